import JSON
import SDLRPC
import SDLSupport

// What a web HMI says of its car, as SDL Core hands it on.
extension Reply {
    /// Its answer about items of the car: of those that were asked for, the ones of which it says something. Of the others
    /// an app hears that there are such.
    func ofVehicle(_ answer: [UInt8], for app: RegisteredApp?) -> [UInt8] {
        guard functionID == SDLFunctionID.getVehicleData.rawValue, let app,
            let told = (try? JSONValue(parsing: answer))?.withAllTires(for: app.rpcVersion)
        else { return answer }
        let asked = (asked.flatMap { JSONValue(of: $0).object } ?? [:]).map(\.key) + items.compactMap { $0.schema?.key }
        let given = asked.filter { told[$0] != nil }
        var whole = told
        let isUnavailable = told["resultCode"] == .string(SDLResult.vehicleDataNotAvailable.rawValue)
        if isUnavailable, !given.isEmpty { whole["success"] = true }
        guard whole["success"] == true else { return whole.json() }
        for (name, value) in told.object ?? [:] where !Self.envelope.contains(name) {
            if !asked.contains(name) || value.saysNothing { whole[name] = nil }
        }
        let left = given.filter { whole[$0] != nil }
        if left.isEmpty, !isUnavailable {
            whole["success"] = false
            whole["resultCode"] = .string(SDLResult.genericError.rawValue)
            whole["info"] = "Failed to retrieve data from vehicle"
        } else if left.count < given.count {
            whole["resultCode"] = .string(SDLResult.warnings.rawValue)
            whole["info"] = .string(
                [told["info"]?.string, "Some vehicle data items could not be retrieved"].compactMap(\.self)
                    .joined(separator: ", "))
        }
        return whole.json()
    }

    /// What an answer has beside its items.
    private static let envelope: Set = ["success", "resultCode", "info"]
}

extension JSONValue {
    /// Whether it is a structure with nothing in it, or a list of such.
    var saysNothing: Bool {
        switch self {
        case .object(let members): members.isEmpty
        case .array(let values):
            !values.isEmpty && values.allSatisfy { ($0.object?.isEmpty ?? $0.array?.isEmpty) == true }
        default: false
        }
    }
}
