import BenchSupport

// Usage: sdl-bench [NAME ...]. The list below contains all benchmarks.

let program = BenchProgram(
    [
        Bench(name: "head-unit", run: HeadUnitBench.run),
        Bench(name: "press", run: PressBench.run),
    ],
    // Benchmarks that draw pictures are in a separate program, because their memory would distort the results here.
    others: [(program: "sdl-bench-apps", names: ["picture", "views", "crawl"])])
await program.main()
