import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

// What the stories of vehicle data ask of a head unit as a value.
extension Run {
    /// An app that is in front of the driver.
    static func active(_ id: String = "app", _ profile: Profile = Profile.all[0]) -> (Run, SessionRef) {
        var run = Run(profile)
        let session = run.register(id)
        run.drive(.app(key: id, .activate))
        return (run, session)
    }

    @discardableResult
    mutating func set(vehicle patch: JSONValue) -> DriveFailure? { drive(.vehicle(mergePatch: patch.json())) }

    /// What an app has been told of the car since the last input.
    func told(_ session: SessionRef) -> [JSONValue] {
        effects.compactMap { effect in
            guard case .sendRaw(session, .notification, .onVehicleData, let json, _) = effect else { return nil }
            return try? JSONValue(parsing: json)
        }
    }

    /// A request with an item of this name.
    static func request<Request: SDLRPCRequest>(_ type: Request.Type, _ names: String...) throws -> Request {
        var params: JSONValue = [:]
        for name in names { params[name] = true }
        return try #require(try type.reading(params.json()).value)
    }

    /// Codes of single items in an answer.
    static func codes(_ answer: JSONValue?) -> [String: String] {
        var codes: [String: String] = [:]
        for (name, member) in answer?.object ?? [:] { codes[name] = member["resultCode"]?.string }
        return codes
    }
}

extension Profile {
    /// The first profile with other members.
    static func car(_ change: (inout JSONValue) -> Void) throws -> Profile {
        var document = Profile.all[0].document
        change(&document)
        return try Profile(document)
    }
}
