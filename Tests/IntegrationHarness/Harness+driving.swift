package import JSON
internal import SDLHeadUnit
internal import SDLKit
internal import SDLManagers

extension Harness {
    /// Merges `patch` into the head unit's profile.
    package func edit(_ patch: JSONValue) async throws { try await drive(.profile(.edit(mergePatch: patch))) }

    /// Returns the profile patch for a head unit of the given RPC version.
    package static func version(_ major: Int, _ minor: Int) -> JSONValue {
        ["rpcVersion": ["majorVersion": .int(major), "minorVersion": .int(minor), "patchVersion": 0]]
    }

    /// Returns the profile patch for a display with `count` main text fields.
    package static func lines(_ count: Int) -> JSONValue {
        let names = ["mainField1", "mainField2", "mainField3", "mainField4"].prefix(count) + ["statusBar"]
        let fields: [JSONValue] = names.map {
            ["name": .string($0), "characterSet": "UTF_8", "width": 500, "rows": 1]
        }
        return ["displayCapabilities": ["textFields": .array(fields)]]
    }

    /// Makes the head unit answer requests of `function` with `result` and `info`, without processing the requests.
    package func force(
        _ function: String, _ result: String, info: String? = nil, times: Int? = nil, delayMs: Int = 0
    ) async throws {
        try await drive(
            .force(ForcedResult(function: function, result: result, info: info, times: times, delayMs: delayMs)))
    }

    /// Sends the app a notification from the head unit.
    package func notify(_ name: String, _ params: JSONValue) async throws {
        try await drive(.send(app: app.configuration.appID, name: name, isRequest: false, params: params.json()))
    }

    /// Breaks the app's connection so that the app cannot unregister first.
    package func loseConnection() async throws {
        try await drive(.app(key: app.configuration.appID, .disconnect(reason: "TRANSPORT_LOST")))
    }

    /// Breaks the connection, waits until the app has reconnected, and activates the app.
    package func reconnect() async throws {
        try await loseConnection()
        await pass(.seconds(1))
        try await activate()
    }
}
