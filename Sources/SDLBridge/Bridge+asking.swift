import SDLLog
package import JSON
package import Journaling
package import SDLInspection
package import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// The methods with which code in the same process uses the commands, expectations and reads of the HTTP API.
extension Bridge {
    /// Runs the API command `command`, such as `headUnit.clock.pause`. Returns the body of the API's answer.
    package func perform(_ command: String, _ params: JSONValue) async throws(Problem) -> JSONValue {
        try await dispatcher.run(command, params).json
    }

    /// Waits until the condition in `words` is true. `words` is a body of `POST /v1/expect`. Throws an error if the
    /// condition is still false at its time limit.
    package func expect(_ words: JSONValue) async throws(Problem) {
        _ = try await ExpectationWaiter(hub: hub).wait(for: Expectation(words))
    }

    /// Returns the JSON at the path `pointer` of the state tree, or nil if the path does not exist.
    package func state(at pointer: String) -> [UInt8]? {
        StatePath(pointer: pointer).flatMap { hub.state.value(at: $0) }?.json
    }

    /// Returns the newest `limit` rows that match `filter`, each as JSON. The oldest row is the first element.
    package func rows(_ filter: String, limit: Int) async throws -> [[UInt8]] {
        await hub.gathered()
        return try await hub.log.page(LogQuery(filter: try LogFilter(filter), limit: limit)).rows.map(Array.init)
    }

    // MARK: Apps in this process

    /// Returns the journal that receives the rows and the state of an app in this process. `key` is the app's key.
    package func appJournal(key: String) -> any Journal { hub.appJournal(key: key, pid: Int(getpid())) }

    /// Sets the function that carries out the bridge's orders to an app in this process.
    package func setOrderHandler(
        of key: String,
        _ handler: @escaping @Sendable (InspectionMessage.Order) async -> InspectionMessage.Answer?
    ) {
        dispatcher.attachedApps.setOrderHandler(handler, of: key)
    }

    package func appUnregistered(key: String) async {
        dispatcher.attachedApps.setOrderHandler(nil, of: key)
        await hub.appUnregistered(key: key)
    }
}
