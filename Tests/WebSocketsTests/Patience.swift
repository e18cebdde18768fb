import SDLSupport
import Testing
import WebSockets

/// Gathers what comes from a socket's thread, for a test that waits for some of it.
final class Gathered<Element: Sendable>: Sendable {
    private struct State {
        var elements: [Element] = []
        var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Lock(State())

    func add(_ element: Element) {
        let ready = state.withLock { state in
            state.elements.append(element)
            let count = state.elements.count
            let ready = state.waiting.filter { $0.count <= count }.map(\.continuation)
            state.waiting.removeAll { $0.count <= count }
            return ready
        }
        for continuation in ready { continuation.resume() }
    }

    var all: [Element] { state.withLock { $0.elements } }

    /// The first so many, once they are there. A test's own time limit ends a wait for what never comes.
    func first(_ count: Int) async -> [Element] {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state in
                if state.elements.count >= count { return true }
                state.waiting.append((count, continuation))
                return false
            }
            if ready { continuation.resume() }
        }
        return Array(all.prefix(count))
    }
}

/// A loop for one test, stopped at its end.
func withLoop<Result>(
    _ change: (inout WebSocketLoop.Settings) -> Void = { _ in }, _ body: (WebSocketLoop) async throws -> Result
) async throws -> Result {
    var settings = WebSocketLoop.Settings()
    change(&settings)
    let loop = WebSocketLoop(settings)
    do {
        let result = try await body(loop)
        await loop.stop()
        return result
    } catch {
        await loop.stop()
        throw error
    }
}

extension SocketEndpoint {
    /// Sends back what it gets.
    static func echo(path: String = "/echo") -> SocketEndpoint {
        SocketEndpoint(path: path) { socket in
            { event in
                if case .message(let message) = event { socket.send(SharedFrame(message.kind, message.bytes)) }
            }
        }
    }
}
