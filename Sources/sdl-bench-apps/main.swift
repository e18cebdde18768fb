import BenchSupport

// Usage: sdl-bench-apps [--json FILE] [--list] [NAME ...]. This program has the benchmarks of the app side. `sdl-bench`
// runs them too.

let program = BenchProgram(
    [
        Bench(name: "screen", run: ScreenBench.run),
        Bench(name: "picture", run: PictureBench.run),
        Bench(name: "views", run: ViewsBench.run),
        Bench(name: "crawl", run: CrawlBench.run),
    ],
    file: ".build/bench-apps.json")
await program.main()
