import BenchSupport
import CBaselines
import JSON
import SDLRPC

/// What a client reads most, an app as the head unit sees it, against plain C libmicrohttpd with the very same bytes: while
/// nothing happens, and while the app changes its screen 200 times a second.
enum StateReadBench {
    private static let connections: Int32 = 32
    private static let milliseconds: Int32 = 1_000
    private static let path = "/v1/apps/bench/screen"
    private static let changesPerSecond = 200

    static func run() async throws -> [Figure] {
        let bed = try await BridgeBed()
        let app = try await PacedApp(bed, "bench", show: show)
        let port = bed.port
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
        await bed.stop()
        let wanted = changesPerSecond * 10
        guard changes > wanted else { throw BenchFailure(description: "\(changes) changes, of \(wanted) and more") }
        return [
            Figure(
                what: "GET of an app's state, \(body.count) bytes", value: still.ours, unit: "a second",
                baseline: (still.theirs, "plain C")),
            Figure(what: "the same, of plain C", value: still.ratio, unit: "times", bar: .atLeast(0.9)),
            Figure(
                what: "while it changes \(changesPerSecond) times a second", value: moving.ours, unit: "a second",
                baseline: (moving.theirs, "plain C")),
            Figure(what: "the same, of plain C", value: moving.ratio, unit: "times", bar: .atLeast(0.6)),
        ]
    }

    /// About 4 KB of screen, of the same length whatever the number.
    private static func show(_ number: Int) -> SDLShow {
        let text = String(repeating: "Kind of Blue ", count: 38)
        return SDLShow(
            mainField1: "Take \(100 + number % 900)", mainField2: text, mainField3: text, mainField4: text,
            softButtons: (1...4).map { SDLSoftButton(type: .text, text: text, softButtonID: $0) })
    }

    /// Waits until the app shows something. - Returns: what is read of it then.
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
