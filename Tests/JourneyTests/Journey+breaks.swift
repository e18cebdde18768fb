import JSON
import SDLHeadUnit
import SDLKit
import SDLManagers

extension Journey {
    /// Merges into the head unit's profile.
    func edit(_ patch: JSONValue) async throws { try await drive(.profile(.edit(mergePatch: patch.json()))) }

    /// Answers a function so, instead of how the head unit would.
    func force(
        _ function: String, _ result: String, info: String? = nil, times: Int? = nil, delayMs: Int = 0
    ) async throws {
        try await drive(
            .force(ForcedResult(function: function, result: result, info: info, times: times, delayMs: delayMs)))
    }

    /// The head unit notifies the app.
    func notify(_ name: String, _ params: JSONValue) async throws {
        try await drive(.send(app: app.configuration.appID, name: name, isRequest: false, params: params.json()))
    }

    /// The connection breaks without a word.
    func lose() async throws {
        try await drive(.app(key: app.configuration.appID, .disconnect(reason: "TRANSPORT_LOST")))
    }

    /// The connection breaks, is there again, and the driver starts the app.
    func comeBack() async throws {
        try await lose()
        await pass(.seconds(1))
        try await activate()
    }
}
