import BenchSupport
import CBaselines
import JSON
import SDLRPC

/// Measures the most frequent read request, for the screen of an app. For comparison, a plain C server with
/// libmicrohttpd sends the same bytes. There are two measurements: one with an unchanged screen, and one in which the
/// app changes its screen 200 times a second.
enum StateReadBench {
    private static let connections: Int32 = 32
    private static let milliseconds: Int32 = 1_000
    private static let path = "/v1/apps/bench/screen"
    private static let changesPerSecond = 200

    static func run() async throws -> [Figure] {
        let fixture = try await BridgeFixture()
        let app = try await PacedApp(fixture, "bench", show: show)
        let port = fixture.port
        _ = try await onThread("activate") {
            try SocketProbe(port: port).run("headUnit.app.activate", ["app": "bench"])
        }
        app.send(changesPerSecond)
        let body = try await onThread("furnish") { try furnish(port) }
        app.send(0)
        guard let plain = body.withUnsafeBytes({ baseline_http_start($0.baseAddress, $0.count) }) else {
            throw BenchFailure(description: "the plain C server could not listen")
        }
        defer { baseline_http_stop(plain) }
        let plainPort = baseline_http_port(plain)
        func compare() async throws -> (ours: Double, theirs: Double, ratio: Double) {
            try await alternating(
                rounds: 7, ours: { try load(port, path, body.count) },
                theirs: { try load(plainPort, "/", body.count) })
        }
        let still = try await compare()
        app.send(changesPerSecond)
        let moving = try await compare()
        let changes = try await app.end()
        await fixture.stop()
        let wanted = changesPerSecond * 10
        guard changes > wanted else { throw BenchFailure(description: "\(changes) changes; over \(wanted) expected") }
        return [
            Figure(
                what: "GET of an app's state, \(body.count) bytes", value: still.ours, unit: "a second",
                baseline: (still.theirs, "plain C")),
            Figure(
                what: "GET of the state, relative to plain C", value: still.ratio, unit: "times", bar: .atLeast(0.9)),
            Figure(
                what: "GET of the state, \(changesPerSecond) changes a second", value: moving.ours, unit: "a second",
                baseline: (moving.theirs, "plain C")),
            Figure(
                what: "GET of the changing state, relative to plain C", value: moving.ratio, unit: "times",
                bar: .atLeast(0.6)),
        ]
    }

    /// Returns a screen of about 4 KB. All screens have the same number of bytes.
    private static func show(_ number: Int) -> SDLShow {
        let text = String(repeating: "Kind of Blue ", count: 38)
        return SDLShow(
            mainField1: "Take \(100 + number % 900)", mainField2: text, mainField3: text, mainField4: text,
            softButtons: (1...4).map { SDLSoftButton(type: .text, text: text, softButtonID: $0) })
    }

    /// Waits until the bridge shows the app's screen.
    ///
    /// - Returns: the screen, as the API returns it.
    private static func furnish(_ port: UInt16) throws -> [UInt8] {
        let shown: JSONValue = ["path": "/headUnit/apps/bench/windows/0/mainField4", "timeoutMs": 20_000]
        try SocketProbe(port: port).run("bridge.batch", ["commands": [["expect": shown]]])
        return try Descriptor.get(port, path)
    }

    private static func load(_ port: UInt16, _ path: String, _ body: Int) throws -> Double {
        let answers = baseline_http_load(port, path, connections, milliseconds, body)
        guard answers > 0 else { throw BenchFailure(description: "the HTTP load failed with \(answers)") }
        return Double(answers) * 1_000 / Double(milliseconds)
    }
}
