import CBaselines
import SDLRPC
import SDLSupport

/// What a client reads most, an app as the head unit sees it, against plain C libmicrohttpd with the very same bytes: while
/// nothing happens, and while the app changes its screen 200 times a second.
enum StateReadBench {
    private static let connections: Int32 = 32
    private static let milliseconds: Int32 = 1_000
    private static let path = "/v1/apps/bench"
    private static let changesPerSecond = 200

    static func run() async throws -> [Figure] {
        let bed = try await BridgeBed()
        // The same length whatever it shows.
        let app = try await PacedApp(bed, "bench") { SDLShow(mainField1: "Take \(100 + $0 % 900)") }
        let port = bed.port
        let body = try await onThread("furnish") { try furnish(port) }
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

    /// Brings the app to the front and gives it voice for a state of about 4 KB. - Returns: what is read of it then.
    private static func furnish(_ port: UInt16) throws -> [UInt8] {
        let probe = try SocketProbe(port: port)
        try probe.run("headUnit.app.activate", ["app": "bench"])
        let first = try Descriptor.get(port, path)
        guard first.count < 8_000 else { throw BenchFailure(description: "the state has \(first.count) bytes") }
        return first
    }

    private static func load(_ port: UInt16, _ path: String, _ body: Int) throws -> Double {
        let answers = baseline_http_load(port, path, connections, milliseconds, body)
        guard answers > 0 else { throw BenchFailure(description: "the HTTP load failed with \(answers)") }
        return Double(answers) * 1_000 / Double(milliseconds)
    }
}
