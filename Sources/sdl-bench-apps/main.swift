import BenchSupport

// Usage: sdl-bench-apps [NAME ...]. This program has the benchmarks of the app side. `sdl-bench` runs them too.

let program = BenchProgram(
    [
        Bench(name: "picture", run: PictureBench.run),
        Bench(name: "views", run: ViewsBench.run),
        Bench(name: "crawl", run: CrawlBench.run),
    ])
await program.main()
