import SDLLog
package import JSON
package import Journaling
package import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// The API for callers in the same process. It has the same commands, expectations and reads as the HTTP API.
extension Bridge {
    /// Runs a command of the API.
    package func perform(_ command: String, _ params: JSONValue) async throws(Problem) -> JSONValue {
        try await dispatcher.run(command, params).json
    }

    /// Waits until a condition is true, like `POST /v1/expect`. `words` is the body of that request.
    package func expect(_ words: JSONValue) async throws(Problem) {
        _ = try await ExpectationWaiter(hub: hub).wait(for: Expectation(words))
    }

    /// Returns the JSON at a path of the state tree, or nil if the path does not exist.
    package func state(at pointer: String) -> [UInt8]? {
        StatePath(pointer: pointer).flatMap { hub.state.value(at: $0) }?.json
    }

    /// Returns the newest rows that match a filter, oldest first, each as JSON.
    package func rows(_ filter: String, limit: Int) async throws -> [[UInt8]] {
        await hub.gathered()
        return try await hub.log.page(LogQuery(filter: try LogFilter(filter), limit: limit)).rows.map(Array.init)
    }

    // MARK: Apps in this process

    /// Returns a journal for an app that runs in this process.
    package func appJournal(key: String) -> any Journal { hub.appJournal(key: key, pid: Int(getpid())) }

    package func appUnregistered(key: String) async { await hub.appUnregistered(key: key) }
}
