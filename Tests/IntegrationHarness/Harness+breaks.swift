package import JSON
internal import SDLHeadUnit
internal import SDLKit
internal import SDLManagers

extension Harness {
    /// Merges into the head unit's profile.
    package func edit(_ patch: JSONValue) async throws { try await drive(.profile(.edit(mergePatch: patch.json()))) }

    /// What to edit into a profile for a head unit that speaks this version of RPC.
    package static func version(_ major: Int, _ minor: Int) -> JSONValue {
        ["rpcVersion": ["majorVersion": .int(major), "minorVersion": .int(minor), "patchVersion": 0]]
    }

    /// What to edit into a profile for a display with so many main lines, as its text fields tell.
    package static func lines(_ count: Int) -> JSONValue {
        let names = ["mainField1", "mainField2", "mainField3", "mainField4"].prefix(count) + ["statusBar"]
        let fields: [JSONValue] = names.map {
            ["name": .string($0), "characterSet": "UTF_8", "width": 500, "rows": 1]
        }
        return ["displayCapabilities": ["textFields": .array(fields)]]
    }

    /// Answers a function so, instead of how the head unit would.
    package func force(
        _ function: String, _ result: String, info: String? = nil, times: Int? = nil, delayMs: Int = 0
    ) async throws {
        try await drive(
            .force(ForcedResult(function: function, result: result, info: info, times: times, delayMs: delayMs)))
    }

    /// The head unit notifies the app.
    package func notify(_ name: String, _ params: JSONValue) async throws {
        try await drive(.send(app: app.configuration.appID, name: name, isRequest: false, params: params.json()))
    }

    /// The connection breaks without a word.
    package func lose() async throws {
        try await drive(.app(key: app.configuration.appID, .disconnect(reason: "TRANSPORT_LOST")))
    }

    /// The connection breaks, is there again, and the driver starts the app.
    package func comeBack() async throws {
        try await lose()
        await pass(.seconds(1))
        try await activate()
    }
}
