import BenchSupport
import Glibc
import JSON
import SDLRPC
import SDLSupport

/// Runs a bridge for several minutes with 1,000 RPCs per second and ten clients that read everything. Checks that the
/// bridge's memory does not grow.
///
/// The size limit of the journal is low, so that even this run reaches it. Usually, only a long run does.
enum SoakBench {
    private static let clients = 10
    private static let perSecond = 1_000

    /// The duration of the run in seconds, which `SDL_SOAK_SECONDS` can change. The first quarter is not measured,
    /// because buffers and caches fill up in this time.
    private static var seconds: Int { getenv("SDL_SOAK_SECONDS").flatMap { Int(String(cString: $0)) } ?? 300 }

    static func run() async throws -> [Figure] {
        let seconds = seconds
        let fixture = try await BridgeFixture(journalBytes: 32 << 20)
        let app = try await PacedApp(fixture, "bench") { SDLShow(mainField1: "Take \(100 + $0 % 900)") }
        let port = fixture.port
        _ = try await onThread("activate") {
            try SocketProbe(port: port).run("headUnit.app.activate", ["app": "bench"])
        }
        let readers = try Readers(port: port, clients: clients, path: "/v1/socket")
        try readers.say(#"{"op":"identify","protocol":1,"topics":["state","log"]}"#)
        let start = SystemTimekeeper.shared.now
        app.send(perSecond)
        var memory: [Double] = []
        for _ in 0..<seconds {
            try readers.read(milliseconds: 1_000)
            memory.append(Process.megabytes)
        }
        let sent = try await app.end()
        let elapsed = Double((SystemTimekeeper.shared.now - start).nanoseconds) / 1e9
        await fixture.stop()
        let steady = Array(memory.dropFirst(seconds / 4))
        return [
            Figure(
                what: "RPCs for \(seconds) s, \(clients) clients", value: Double(sent) / elapsed, unit: "a second",
                bar: .atLeast(Double(perSecond) * 0.99)),
            Figure(
                what: "memory at the end", value: memory.last ?? 0, unit: "MB",
                baseline: (steady.first ?? 0, "after a quarter of the run")),
            Figure(
                what: "growth of memory in the last three quarters", value: slope(steady) * 60, unit: "MB/min",
                bar: .atMost(max(0.1, 20 / Double(seconds)))),
        ]
    }

    private static func slope(_ values: [Double]) -> Double {
        let count = Double(values.count)
        guard count > 1 else { return 0 }
        let middle = (count - 1) / 2
        let mean = values.reduce(0, +) / count
        var (above, below) = (0.0, 0.0)
        for (index, value) in values.enumerated() {
            above += (Double(index) - middle) * (value - mean)
            below += (Double(index) - middle) * (Double(index) - middle)
        }
        return above / below
    }
}
