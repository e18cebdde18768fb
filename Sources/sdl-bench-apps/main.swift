import BenchSupport

// sdl-bench-apps [--json FILE] [--list] [NAME ...]: the app tower's benches, which `sdl-bench` names too.

let program = BenchProgram(
    [
        Bench(name: "screen", run: ScreenBench.run),
        Bench(name: "picture", run: PictureBench.run),
        Bench(name: "views", run: ViewsBench.run),
        Bench(name: "crawl", run: CrawlBench.run),
    ],
    file: ".build/bench-apps.json")
await program.main()
