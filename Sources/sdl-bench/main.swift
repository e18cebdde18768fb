import BenchSupport

// Usage: sdl-bench [--json FILE] [--list] [NAME ...]. The list below contains all benchmarks.

let program = BenchProgram(
    [
        Bench(name: "json", run: JSONBench.run),
        Bench(name: "head-unit", run: HeadUnitBench.run),
        Bench(name: "hmi", run: HMIBench.run),
        Bench(name: "press", run: PressBench.run),
        Bench(name: "journal", run: JournalBench.run),
        Bench(name: "capsule", run: CapsuleBench.run),
        Bench(name: "proxy", run: ProxyBench.run),
        Bench(name: "drive", run: DriveBench.run),
        Bench(name: "soak", run: SoakBench.run),
    ],
    file: ".build/bench.json",
    // Benchmarks that draw pictures are in a separate program, because their memory would distort the results here.
    others: [(program: "sdl-bench-apps", names: ["screen", "picture", "views", "crawl"])])
await program.main()
