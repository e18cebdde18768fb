import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

// Helpers for tests of vehicle data.
extension Run {
    /// Returns a head unit with an active app.
    static func active(_ id: String = "app", _ profile: Profile = Profile.all[0]) -> (Run, SessionRef) {
        var run = Run(profile)
        let session = run.register(id)
        run.drive(.app(key: id, .activate))
        return (run, session)
    }

    @discardableResult
    mutating func set(vehicle patch: JSONValue) -> DriveFailure? { drive(.vehicle(mergePatch: patch)) }

    /// Returns the vehicle data that an app has received since the last input of the test.
    func received(_ session: SessionRef) -> [JSONValue] {
        effects.compactMap { effect in
            guard case .sendRaw(session, .notification, .onVehicleData, let json, _) = effect else { return nil }
            return try? JSONValue(parsing: json)
        }
    }

    /// Returns a request for the items with these names.
    static func request<Request: SDLRPCRequest>(_ type: Request.Type, _ names: String...) throws -> Request {
        var params: JSONValue = [:]
        for name in names { params[name] = true }
        return try #require(try type.reading(params.json()).value)
    }

    /// Returns the result code of each item in a response.
    static func codes(_ answer: JSONValue?) -> [String: String] {
        var codes: [String: String] = [:]
        for (name, member) in answer?.object ?? [:] { codes[name] = member["resultCode"]?.string }
        return codes
    }
}

extension Profile {
    /// Returns the first built-in profile with changed members.
    static func car(_ change: (inout JSONValue) -> Void) throws -> Profile {
        var document = Profile.all[0].document
        change(&document)
        return try Profile(document)
    }
}
