import SDLRPC
import SDLSupport

/// The rate at which an app sends requests, which can change while the app runs.
final class Pace: Sendable {
    private let state = Lock<Int?>(0)

    /// The number of requests per second; nil if the app must stop.
    var perSecond: Int? { state.withLock { $0 } }
    func set(_ perSecond: Int?) { state.withLock { $0 = perSecond } }
}

/// An app that sends `Show` requests at a given rate, on a thread of its own.
struct PacedApp: Sendable {
    private let pace = Pace()
    private let work: Task<Int, any Error>

    /// Registers the app. The app sends no requests until `send` is called.
    init(_ fixture: BridgeFixture, _ id: String, show: @escaping @Sendable (Int) -> SDLShow) async throws {
        let (registered, news) = AsyncStream.makeStream(of: Void.self)
        work = Task.detached { [pace, path = fixture.appsPath] in
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

    /// Stops the app.
    ///
    /// - Returns: the number of requests that the app has sent. All of them were answered.
    func end() async throws -> Int {
        pace.set(nil)
        return try await work.value
    }
}
