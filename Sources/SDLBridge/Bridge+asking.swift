import SDLLog
package import JSON
package import Journaling
package import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// What a program that has the bridge in its own process asks of it, without a socket in between: the API's own doors.
extension Bridge {
    /// Carries out a command of the API.
    package func perform(_ command: String, _ params: JSONValue) async throws(Problem) -> JSONValue {
        try await dispatcher.run(command, params).json
    }

    /// Waits as `POST /v1/expect` does, with the same words.
    package func expect(_ words: JSONValue) async throws(Problem) {
        _ = try await ExpectationWaiter(hub: hub).wait(for: Expectation(words))
    }

    /// The JSON at a place of the state; nil when nothing stands there.
    package func state(at pointer: String) -> [UInt8]? {
        StatePath(pointer: pointer).flatMap { hub.state.value(at: $0) }?.json
    }

    /// The newest rows that fit a filter, from old to new, each as JSON.
    package func rows(_ filter: String, limit: Int) async throws -> [[UInt8]] {
        await hub.gathered()
        return try await hub.log.page(LogQuery(filter: try LogFilter(filter), limit: limit)).rows.map(Array.init)
    }

    // MARK: Apps in this process

    /// What an app writes its rows into, and tells of its insides.
    package func appJournal(key: String) -> any Journal { hub.appJournal(key: key, pid: Int(getpid())) }

    package func appUnregistered(key: String) async { await hub.appUnregistered(key: key) }
}
