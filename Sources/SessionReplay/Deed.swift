package import JSON
import SDLSupport

/// Something an app did that is over when it is done: a message, a call of its life cycle, its end.
package struct Deed: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case request, answer, notification, lifeCycle, process
    }

    package var kind: Kind
    /// What stays in its order among others of its kind: a message, calls of the delegate, calls of one controller.
    package var stream: String
    package var what: String
    package var params: JSONValue
    package var app: String
    package var row: UInt64
    /// In milliseconds since the session's start; a request is under way until its reply.
    package var at: Double
    package var end: Double

    /// For people: `Alert alertText1 "Sent to Work"`.
    package var words: String {
        guard let members = params.object, !members.isEmpty else { return what }
        let text = Spoken.words(of: params)
        return text.isEmpty ? what : "\(what) \(text)"
    }
}

/// Makes deeds of an app's rows.
struct DeedReader {
    /// Messages whose whole meaning is what they leave behind on the head unit: that is looked at instead, and in how many of them
    /// an app says it is its own affair.
    static let lasting: Set<String> = [
        "Show", "SetDisplayLayout", "SetGlobalProperties", "ResetGlobalProperties", "SetMediaClockTimer", "AddCommand",
        "AddSubMenu", "DeleteCommand", "DeleteSubMenu", "CreateInteractionChoiceSet", "DeleteInteractionChoiceSet",
        "SubscribeButton", "UnsubscribeButton", "SubscribeVehicleData", "UnsubscribeVehicleData", "SubscribeWayPoints",
        "UnsubscribeWayPoints", "CreateWindow", "DeleteWindow", "ListFiles", "PutFile", "DeleteFile", "SetAppIcon",
        "SendHapticData",
    ]

    let apps: Set<String>
    /// What each app's process is called.
    let hosts: [String: String]
    /// Where the session began.
    let start: Double
    /// What choices say, by the app and the number of their set.
    private var choices: [String: [Int: [JSONValue]]] = [:]

    init(apps: Set<String>, hosts: [String: String], start: Double) {
        (self.apps, self.hosts, self.start) = (apps, hosts, start)
    }

    mutating func read(_ row: SessionRow) -> Deed? {
        let host = row.kind == "process" ? row.json["host"]?.string : nil
        // A program may end before it has said which app it is.
        let app = row.app ?? host.flatMap { host in hosts.first { $0.value == host }?.key }
        guard let app, apps.contains(app) else { return nil }
        switch row.kind {
        case "rpc": return message(row, app)
        case "delegate":
            guard let call = row.json["call"]?.string, row.json["point"] == nil else { return nil }
            let stream = call.hasPrefix("application") ? "application" : "app"
            return deed(.lifeCycle, stream, call, .object([:]), row, app)
        case "viewController":
            guard let call = row.json["call"]?.string else { return nil }
            let name = row.json["class"]?.string ?? "a controller"
            return deed(.lifeCycle, name, "\(name).\(call)", .object([:]), row, app)
        case "process":
            guard let what = row.json["what"]?.string, ["crashed", "exited", "notResponding"].contains(what) else {
                return nil
            }
            let message = row.json["message"].map { ["message": $0] as JSONValue } ?? .object([:])
            return deed(.process, "process", what, message, row, app)
        default: return nil
        }
    }

    private mutating func message(_ row: SessionRow, _ app: String) -> Deed? {
        guard let name = row.name, let type = row.json["rpcType"]?.string else { return nil }
        let isOut = row.json["direction"]?.string == "toHeadUnit"
        let params = row.json["params"] ?? .object([:])
        switch (type, isOut) {
        case ("request", true):
            if name == "CreateInteractionChoiceSet", let set = params["interactionChoiceSetID"]?.int {
                choices[app, default: [:]][set] = (params["choiceSet"]?.array ?? []).compactMap { $0["menuName"] }
            }
            guard !Self.lasting.contains(name) else { return nil }
            return deed(.request, "message", name, meaning(of: params, app), row, app)
        case ("notification", true):
            return deed(.notification, name, name, meaning(of: params, app), row, app)
        // It was asked, and this is what it said.
        case ("request", false):
            guard let result = row.json["result"]?.string else { return nil }
            return deed(.answer, "answer", "answer to \(name)", ["result": .string(result)], row, app)
        default: return nil
        }
    }

    /// A message's parameters without the numbers and hashes that are a build's own; the choices that it names by numbers are
    /// what they say.
    private func meaning(of params: JSONValue, _ app: String) -> JSONValue {
        var meaning = Meaning.of(params)
        if let sets = params["interactionChoiceSetIDList"]?.array {
            meaning["interactionChoiceSetIDList"] = nil
            meaning["choices"] = .array(sets.flatMap { set in set.int.flatMap { choices[app]?[$0] } ?? [] })
        }
        return meaning
    }

    private func deed(
        _ kind: Deed.Kind, _ stream: String, _ what: String, _ params: JSONValue, _ row: SessionRow, _ app: String
    ) -> Deed {
        let at = row.at - start
        return Deed(
            kind: kind, stream: stream, what: what, params: params, app: app, row: row.seq, at: at,
            end: at + (row.json["latencyMs"]?.double ?? 0))
    }
}
