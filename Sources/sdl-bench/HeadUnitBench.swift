import BenchSupport
import Glibc
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import SDLTransport

/// Measures the head unit with one busy app over TCP.
enum HeadUnitBench {
    static func run() async throws -> [Figure] {
        let (headUnit, listener) = try BenchHeadUnit.make()
        defer { listener.stop() }
        guard let port = listener.address.port else { return [] }
        let app = try LoopbackApp(port: port)
        try app.register("bench")
        try await headUnit.drive(.app(key: "bench", .activate), cause: .row(0))
        let (count, depth) = (100_000, 256)
        // The first requests are not measured, because they fill caches and buffers.
        try app.pipeline(show, count: 20_000, depth: depth)
        var rates: [Double] = []
        var costs: [Double] = []
        for _ in 0..<10 {
            let before = Process.cpuMicroseconds
            let seconds = try time { try app.pipeline(show, count: count, depth: depth) }
            rates.append(Double(count) / seconds)
            costs.append((Process.cpuMicroseconds - before) / Double(count))
        }
        let alone = try app.sequence(show, count: 20_000)
        let middle = rates.sorted()[rates.count / 2]
        return [
            Figure(
                what: "Show over TCP, \(depth) in flight", value: middle, unit: "a second", bar: .atLeast(40_000)),
            Figure(what: "processor time per Show, including the app", value: costs.sorted()[5], unit: "µs"),
            // Processor time depends less on other load than real time.
            Figure(
                what: "processor time of the last 200,000 of 1,000,000, relative to the first",
                value: (costs[8] + costs[9]) / (costs[0] + costs[1]), unit: "times", bar: .atMost(1.15)),
            Figure(
                what: "Show over TCP, one at a time, p50", value: Double(alone[alone.count / 2]) / 1000, unit: "µs",
                bar: .atMost(150)),
            Figure(
                what: "Show over TCP, one at a time, p99", value: Double(alone[alone.count * 99 / 100]) / 1000,
                unit: "µs"),
            Figure(
                what: "memory of head unit and app, without code", value: Process.ownMegabytes, unit: "MB",
                bar: .atMost(20)),
        ]
    }

    static let show = SDLShow(
        mainField1: "Kind of Blue", mainField2: "So What", alignment: .centered,
        softButtons: [SDLSoftButton(type: .text, text: "Like", isHighlighted: true, softButtonID: 1)])

    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = SystemTimekeeper.shared.now
        try body()
        return Double(SystemTimekeeper.shared.now.nanoseconds - start.nanoseconds) / 1e9
    }
}

private enum BenchHeadUnit {
    /// Creates a head unit without a journal and without limits for the rate of messages, which would distort the
    /// result.
    static func make() throws -> (HeadUnit, any Listener) {
        var document = Profile.all[0].document
        document["limits"] = ["frames": 0, "requests": 0, "requestsInNone": 0, "fileRequestsInNone": 0]
        let headUnit = HeadUnit(
            profile: try Profile(document), files: Scratch.path, timekeeper: SystemTimekeeper.shared,
            writer: JournalWriter(nil, timekeeper: SystemTimekeeper.shared))
        guard let address = Address("tcp://127.0.0.1:0") else { throw BenchFailure(description: "no loopback") }
        return (headUnit, try listen(at: address) { headUnit.accept($0) })
    }
}

enum Process {
    /// The processor time of all threads of this process, including system time, in microseconds.
    static var cpuMicroseconds: Double {
        var usage = rusage()
        // RUSAGE_SELF is 0 in the C header.
        getrusage(0, &usage)
        func microseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e6 + Double(time.tv_usec) }
        return microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
    }

    /// The resident memory of this process in megabytes. Pages of files, such as code, are not included, because
    /// processes share these pages.
    static var ownMegabytes: Double {
        let pages = WholeFile.text("/proc/self/statm").split(separator: " ").compactMap { Double($0) }
        return pages.count > 2 ? (pages[1] - pages[2]) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576 : 0
    }
}
