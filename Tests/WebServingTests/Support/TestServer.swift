import Foundation
import JSON
import SDLSupport
import WebServing
import WebSockets

/// Runs `body` with a new server on a free port, then stops the server. `change` changes the server's settings.
func withServer<Result>(
    _ router: Router = Router(), _ sockets: [SocketEndpoint] = [],
    _ change: (inout WebServer.Settings) -> Void = { _ in },
    _ body: (WebServer) async throws -> Result
) async throws -> Result {
    var settings = WebServer.Settings()
    settings.address = .loopback()
    change(&settings)
    let server = try await WebServer(settings, router: router, sockets: sockets)
    do {
        let result = try await body(server)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

extension Router {
    /// A router with a few simple routes, for most tests.
    static var sample: Router {
        var router = Router()
        router.immediate(.get, "/hello") { _ in .text("hello") }
        router.immediate(.post, "/size") { .json(.int($0.body.count)) }
        router.waiting(.post, "/later") { request in
            await Task.yield()
            return .json(.int(request.body.count))
        }
        router.waiting(.get, "/soon") { _ in .text("soon") }
        return router
    }
}

/// Returns the number of this process's sockets on a port: listening sockets, and both ends of each connection. Unlike the
/// number of all descriptors, this number does not depend on tests that run at the same time.
func openSockets(on port: UInt16) -> Int {
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.compactMap { Int32($0) }.count {
        SocketAddress.local(of: $0).port == port || SocketAddress.remote(of: $0).port == port
    }
}

/// Waits until a condition is true, by checking the condition repeatedly. For conditions without an event, such as the
/// number of open sockets.
func eventually(_ isSo: () async throws -> Bool) async throws {
    while try await !isSo() {
        try Task.checkCancellation()
        await Task.yield()
    }
}

extension WebServer {
    var port: UInt16 {
        guard case .tcp(_, let port) = address else { preconditionFailure("The server has no TCP port.") }
        return port
    }

    /// Sends a request on a new connection.
    func ask(_ line: String, _ fields: [String] = [], body: [UInt8]? = nil) async throws -> Answer {
        try await RawClient(address).ask(line, fields, body: body)
    }
}
