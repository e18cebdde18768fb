package import JSON
import SDLSupport

/// One action of an app: a message, a life-cycle call, or the end of the app's process.
package struct AppAction: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case request, answer, notification, lifeCycle, process
    }

    package var kind: Kind
    /// The name of the sequence to which the action belongs, such as the app's messages, its delegate calls, or the
    /// calls of one controller. Only the actions of the same sequence are compared for their order.
    package var stream: String
    package var what: String
    package var params: JSONValue
    package var app: String
    package var row: UInt64
    /// The time at which the action began, in milliseconds since the session's start.
    package var at: Double
    /// The time at which the action ended, in milliseconds since the session's start. A request ends with its response.
    package var end: Double

    /// Whether the action is a message about a file. A slow machine sends such messages much later.
    var isAboutFile: Bool { stream.hasPrefix("file ") }

    /// A description of the action for readers, such as `Alert alertText1 "Sent to Work"`.
    package var words: String {
        guard let members = params.object, !members.isEmpty else { return what }
        let text = ValueText.words(of: params)
        return text.isEmpty ? what : "\(what) \(text)"
    }
}

/// Converts rows of the log to the actions of apps.
struct AppActionReader {
    /// Messages that only change the state of the head unit. Their resulting state is compared instead of the messages,
    /// because an app may reach the same state with different messages.
    static let lasting: Set<String> = [
        "Show", "SetDisplayLayout", "SetGlobalProperties", "ResetGlobalProperties", "SetMediaClockTimer", "AddCommand",
        "AddSubMenu", "DeleteCommand", "DeleteSubMenu", "CreateInteractionChoiceSet", "DeleteInteractionChoiceSet",
        "SubscribeButton", "UnsubscribeButton", "SubscribeVehicleData", "UnsubscribeVehicleData", "CreateWindow",
        "DeleteWindow", "SendHapticData",
    ]

    let apps: Set<String>
    /// The id of each app's process, as in `/v1/hosts`, by app.
    let hosts: [String: String]
    /// The time on the head unit's clock at which the session started, in milliseconds.
    let start: Double
    /// The titles of the choices in each choice set, by app and by id of the choice set.
    private var choices: [String: [Int: [JSONValue]]] = [:]

    init(apps: Set<String>, hosts: [String: String], start: Double) {
        (self.apps, self.hosts, self.start) = (apps, hosts, start)
    }

    mutating func read(_ row: SessionRow) -> AppAction? {
        let host = row.kind == "process" ? row.json["host"]?.string : nil
        // A process may end before the app has registered.
        let app = row.app ?? host.flatMap { host in hosts.first { $0.value == host }?.key }
        guard let app, apps.contains(app) else { return nil }
        switch row.kind {
        case "rpc": return message(row, app)
        case "delegate":
            guard let call = row.json["call"]?.string, row.json["point"] == nil else { return nil }
            let stream = call.hasPrefix("application") ? "application" : "app"
            return action(.lifeCycle, stream, call, .object([:]), row, app)
        case "viewController":
            guard let call = row.json["call"]?.string else { return nil }
            let name = row.json["class"]?.string ?? "a controller"
            return action(.lifeCycle, name, "\(name).\(call)", .object([:]), row, app)
        case "process":
            guard let what = row.json["what"]?.string, ["crashed", "exited", "notResponding"].contains(what) else {
                return nil
            }
            let message = row.json["message"].map { ["message": $0] as JSONValue } ?? .object([:])
            return action(.process, "process", what, message, row, app)
        default: return nil
        }
    }

    private mutating func message(_ row: SessionRow, _ app: String) -> AppAction? {
        guard let name = row.name, let type = row.json["rpcType"]?.string else { return nil }
        let isOut = row.json["direction"]?.string == "toHeadUnit"
        let params = row.json["params"] ?? .object([:])
        switch (type, isOut) {
        case ("request", true):
            if name == "CreateInteractionChoiceSet", let set = params["interactionChoiceSetID"]?.int {
                choices[app, default: [:]][set] = (params["choiceSet"]?.array ?? []).compactMap { $0["menuName"] }
            }
            guard !Self.lasting.contains(name) else { return nil }
            // Only the first part of a large file is compared. Messages about files may be sent in any order.
            if ["PutFile", "DeleteFile", "SetAppIcon"].contains(name) {
                guard params["offset"]?.int ?? 0 == 0 else { return nil }
                return action(.request, "file \(row.seq)", name, meaning(of: params, app), row, app)
            }
            return action(.request, "message", name, meaning(of: params, app), row, app)
        case ("notification", true):
            return action(.notification, name, name, meaning(of: params, app), row, app)
        // The row is the app's response to a request from the head unit.
        case ("request", false):
            guard let result = row.json["result"]?.string else { return nil }
            return action(.answer, "answer", "answer to \(name)", ["result": .string(result)], row, app)
        default: return nil
        }
    }

    /// Returns the parameters of a message in a form that can be compared between builds. Ids and hashes that differ
    /// between builds are removed. The id of a choice set is replaced by the titles of its choices.
    private func meaning(of params: JSONValue, _ app: String) -> JSONValue {
        var meaning = NormalizedValue.of(params)
        if let sets = params["interactionChoiceSetIDList"]?.array {
            meaning["interactionChoiceSetIDList"] = nil
            meaning["choices"] = .array(sets.flatMap { set in set.int.flatMap { choices[app]?[$0] } ?? [] })
        }
        return meaning
    }

    private func action(
        _ kind: AppAction.Kind, _ stream: String, _ what: String, _ params: JSONValue, _ row: SessionRow, _ app: String
    ) -> AppAction {
        let at = row.at - start
        return AppAction(
            kind: kind, stream: stream, what: what, params: params, app: app, row: row.seq, at: at,
            end: at + (row.json["latencyMs"]?.double ?? 0))
    }
}
