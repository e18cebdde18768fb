import BenchSupport
import CBaselines
import Glibc
import JSON
import SDLSupport

/// Measures the time from a press of a soft button, sent on a WebSocket, to its effect. The press is sent to the hello
/// app, which runs in another process. The app then sends a `Show`, whose state change arrives on the WebSocket. All
/// settings are the defaults: the journal is on disk, and the bridge inspects the app.
enum PressBench {
    private static let warmUp = 200
    private static let count = 3_000

    static func run() async throws -> [Figure] {
        let fixture = try await BridgeFixture()
        let port = fixture.port
        let times = try await onThread("presses") { try presses(SocketProbe(port: port)) }
        await fixture.stop()
        let hops: [Int64] = try await onThread("hops") { try Self.hops() }
        return [
            Figure(
                what: "button press to the app's process and back, p50", value: times.milliseconds(at: 0.5), unit: "ms",
                baseline: (hops.milliseconds(at: 0.5), "waking as many threads in plain C"), bar: .atMost(0.5)),
            Figure(
                what: "button press to the app's process and back, p99", value: times.milliseconds(at: 0.99),
                unit: "ms", bar: .atMost(5)),
        ]
    }

    /// Measures the time to wake as many threads, one after the other, as a button press wakes. Returns the times in
    /// nanoseconds, sorted.
    private static func hops() throws -> [Int64] {
        var times = [Int64](repeating: 0, count: count)
        guard baseline_hops(&times, Int32(count)) == 0 else { throw BenchFailure(description: "a thread stopped") }
        return times.sorted()
    }

    /// Returns whether `message` contains `first` and, behind it, `second`. The function must be fast, because its time
    /// is part of the measurement.
    private static func contains(_ message: [UInt8], _ first: [UInt8], _ second: [UInt8]) -> Bool {
        message.withUnsafeBytes { bytes in
            guard let place = first.withUnsafeBytes({ ByteSearch.first($0, in: bytes) }) else { return false }
            let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
            return second.withUnsafeBytes { ByteSearch.first($0, in: rest) } != nil
        }
    }

    private static func presses(_ probe: SocketProbe) throws -> [Int64] {
        let shown = "/headUnit/apps/hello/windows/0"
        try probe.run(
            "bridge.batch",
            [
                "commands": [
                    ["expect": ["path": "/headUnit/apps/hello", "timeoutMs": 20_000]],
                    ["command": "headUnit.app.activate", "params": ["app": "hello"]],
                    ["expect": ["path": .string("\(shown)/mainField1"), "equals": "Hello, driver"]],
                ]
            ])
        let place = Array(shown.utf8)
        var times: [Int64] = []
        for number in 1...warmUp + count {
            let wanted = Array((number == 1 ? "\"Once\"" : "\"\(number) times\"").utf8)
            let start = SystemTimekeeper.shared.now
            try probe.send("headUnit.softButton", ["text": "Greet"])
            while !Self.contains(try probe.next(), place, wanted) {}
            if number > warmUp { times.append((SystemTimekeeper.shared.now - start).nanoseconds) }
        }
        return times.sorted()
    }
}
