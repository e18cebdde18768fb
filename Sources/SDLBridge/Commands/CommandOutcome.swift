import JSON
import SDLSupport
import WebServing

/// The outcome of a command, for the command's row in the log.
struct CommandOutcome: Sendable {
    /// The result code: `SUCCESS` or `REJECTED`.
    let result: String
    /// The reason why the command was refused; nil if the command succeeded.
    var info: String?
    /// The key of the app that owns the used element, for example the pressed button; nil if the command used no
    /// element.
    var app: String?
    /// The role of the used element; nil if the command used no element.
    var role: String?

    init(_ result: Result<OrderedMap<String, JSONValue>, Problem>) {
        switch result {
        case .success(let more) where more["ok"]?.bool == false:
            self.result = "REJECTED"
            let place = more["results"]?.array?.firstIndex { $0["ok"]?.bool == false } ?? 0
            info = "Step \(place + 1) failed."
        case .success(let more):
            self.result = "SUCCESS"
            (app, role) = (more["element"]?["app"]?.string, more["element"]?["role"]?.string)
        case .failure(let problem):
            self.result = "REJECTED"
            info = problem.detail
        }
    }

    /// The members that the outcome adds to the command's row, as a JSON object.
    var json: [UInt8] {
        var members: JSONValue = ["result": .string(result)]
        members["info"] = info.map { .string($0) }
        if let role {
            var used: JSONValue = ["role": .string(role)]
            used["app"] = app.map { .string($0) }
            members["used"] = used
        }
        return members.json()
    }
}
