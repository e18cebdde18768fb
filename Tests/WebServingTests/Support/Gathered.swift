import SDLSupport
import Testing
import WebSockets

/// Collects values that another thread adds. A test can wait for these values.
final class Gathered<Element: Sendable>: Sendable {
    private struct Wait {
        let number: Int
        let isOver: @Sendable ([Element]) -> Bool
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var elements: [Element] = []
        var waits: [Wait] = []
        var numbers = 0
    }

    private let state = Lock(State())

    func add(_ element: Element) {
        let over = state.withLock { state in
            state.elements.append(element)
            let over = state.waits.filter { $0.isOver(state.elements) }
            state.waits.removeAll { wait in over.contains { $0.number == wait.number } }
            return over
        }
        for wait in over { wait.continuation.resume() }
    }

    var all: [Element] { state.withLock { $0.elements } }

    /// Waits for the first `count` values, and returns these values. Fails if the test's time limit ends first.
    func first(_ count: Int) async throws -> [Element] {
        try await wait { $0.count >= count }
        let found = Array(all.prefix(count))
        // Never return fewer values, whatever ended the wait, because the test would trap on a missing value.
        guard found.count == count else { throw CancellationError() }
        return found
    }

    func wait(until isOver: @escaping @Sendable ([Element]) -> Bool) async throws {
        let number = state.withLock { state in
            state.numbers += 1
            return state.numbers
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    if isOver(state.elements) { return true }
                    state.waits.append(Wait(number: number, isOver: isOver, continuation: continuation))
                    return false
                }
                if isOver { continuation.resume() } else if Task.isCancelled { giveUp(number) }
            }
        } onCancel: {
            giveUp(number)
        }
    }

    private func giveUp(_ number: Int) {
        let given = state.withLock { state in
            let given = state.waits.first { $0.number == number }
            state.waits.removeAll { $0.number == number }
            return given
        }
        given?.continuation.resume(throwing: CancellationError())
    }
}

/// Runs `body` with a new loop, then stops the loop.
@discardableResult
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
    /// Returns an endpoint that sends each message back.
    static func echo(path: String = "/echo") -> SocketEndpoint {
        SocketEndpoint(path: path) { socket in
            { event in
                if case .message(let message) = event {
                    socket.send(SharedFrame(message.kind, message.bytes), topic: .stream)
                }
            }
        }
    }

    /// Returns an endpoint that sends no messages. The endpoint adds each opened socket to `sockets`, and the close
    /// code and reason of each closed socket to `closures`.
    static func keep(in sockets: Gathered<WebSocket>, _ closures: Gathered<SocketClosure>? = nil) -> SocketEndpoint {
        SocketEndpoint(path: "/keep") { socket in
            sockets.add(socket)
            return { if case .closed(let closure) = $0 { closures?.add(closure) } }
        }
    }

    static func receive(in messages: Gathered<SocketMessage>) -> SocketEndpoint {
        SocketEndpoint(path: "/receive") { _ in
            { if case .message(let message) = $0 { messages.add(message) } }
        }
    }
}
