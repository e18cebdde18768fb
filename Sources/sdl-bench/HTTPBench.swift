import BenchSupport
import CBaselines
import SDLSupport
import WebServing
import WebSockets

/// Measures this project's HTTP server: it sends a snapshot of 1 KB on 32 connections that stay open. For comparison, a
/// plain C server with libmicrohttpd sends the same bytes.
enum HTTPBench {
    private static let connections: Int32 = 32
    /// The length of a round in milliseconds. The servers are measured alternately in many short rounds, so that other
    /// load on the machine affects both equally.
    private static let milliseconds: Int32 = 200

    static func run() async throws -> [Figure] {
        let body = [UInt8](repeating: UInt8(ascii: "x"), count: 1_024)
        guard let plain = body.withUnsafeBytes({ baseline_http_start($0.baseAddress, $0.count) }) else {
            throw BenchFailure(description: "the plain C server could not listen")
        }
        defer { baseline_http_stop(plain) }
        var settings = WebServer.Settings()
        settings.address = .loopback(0)
        var router = Router()
        let current = Lock(1)
        router.immediate(.get, "/snapshot") { _ in
            let number = current.withLock { $0 }
            return .prepared(
                PreparedBody(
                    body, contentType: "application/json", tag: "\(number)",
                    isCurrent: { current.withLock { $0 == number } }))
        }
        let server = try await WebServer(settings, router: router)
        guard case .tcp(host: _, let port) = server.address else { throw BenchFailure(description: "no port") }
        let plainPort = baseline_http_port(plain)
        let result = try await alternating(
            rounds: 35, ours: { try load(port, body.count) }, theirs: { try load(plainPort, body.count) })
        await server.stop()
        return [
            Figure(
                what: "HTTP, GET of 1 KB, 32 connections", value: result.ours, unit: "a second",
                baseline: (result.theirs, "plain C")),
            Figure(what: "HTTP rate, relative to plain C", value: result.ratio, unit: "times", bar: .atLeast(0.9)),
        ]
    }

    private static func load(_ port: UInt16, _ body: Int) throws -> Double {
        let answers = baseline_http_load(port, "/snapshot", connections, milliseconds, body)
        guard answers > 0 else { throw BenchFailure(description: "the HTTP load failed with \(answers)") }
        return Double(answers) * 1_000 / Double(milliseconds)
    }
}
