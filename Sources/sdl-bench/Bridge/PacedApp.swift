import SDLRPC
import SDLSupport

/// How many requests a second an app is to send.
final class Pace: Sendable {
    private let state = Lock<Int?>(0)

    /// nil once it is over.
    var perSecond: Int? { state.withLock { $0 } }
    func set(_ perSecond: Int?) { state.withLock { $0 = perSecond } }
}

/// An app on a thread of its own that shows something else so many times a second.
struct PacedApp: Sendable {
    private let pace = Pace()
    private let work: Task<Int, any Error>

    /// Returns once it is registered; it sends nothing before it is told to.
    init(_ bed: BridgeBed, _ id: String, show: @escaping @Sendable (Int) -> SDLShow) async throws {
        let (registered, news) = AsyncStream.makeStream(of: Void.self)
        work = Task.detached { [pace, path = bed.appsPath] in
            defer { news.finish() }
            return try await onThread(id) {
                let app = try LoopbackApp(unix: path)
                try app.register(id)
                news.yield()
                return try app.keep(pace, show)
            }
        }
        var isRegistered = false
        for await _ in registered {
            isRegistered = true
            break
        }
        if !isRegistered { _ = try await work.value }
    }

    func send(_ perSecond: Int) { pace.set(perSecond) }

    /// Sends no more. - Returns: how many requests were sent and answered.
    func end() async throws -> Int {
        pace.set(nil)
        return try await work.value
    }
}
