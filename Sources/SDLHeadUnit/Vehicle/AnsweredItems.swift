import JSON
import SDLRPC
import SDLSupport

// Vehicle data in the answers from a web HMI, filtered as SDL Core does.
extension Reply {
    /// Removes items from the HMI's answer that were not requested or are empty, and adjusts the result code and the
    /// info.
    func ofVehicle(_ answer: JSONValue, for app: RegisteredApp?) -> JSONValue {
        guard functionID == SDLFunctionID.getVehicleData.rawValue, let app else { return answer }
        let reported = answer.withAllTires(for: app.rpcVersion)
        let asked = (asked.flatMap { JSONValue(of: $0).object } ?? [:]).map(\.key) + items.compactMap { $0.schema?.key }
        let given = asked.filter { reported[$0] != nil }
        var whole = reported
        let isUnavailable = reported["resultCode"] == .string(SDLResult.vehicleDataNotAvailable.rawValue)
        if isUnavailable, !given.isEmpty { whole["success"] = true }
        guard whole["success"] == true else { return whole }
        for (name, value) in reported.object ?? [:] where !Self.envelope.contains(name) {
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
                [reported["info"]?.string, "Some vehicle data items could not be retrieved"].compactMap(\.self)
                    .joined(separator: ", "))
        }
        return whole
    }

    /// The names of the members of an answer that are not vehicle-data items.
    private static let envelope: Set = ["success", "resultCode", "info"]
}

extension JSONValue {
    /// Whether the value is an empty object, or an array of empty objects or arrays.
    var saysNothing: Bool {
        switch self {
        case .object(let members): members.isEmpty
        case .array(let values):
            !values.isEmpty && values.allSatisfy { ($0.object?.isEmpty ?? $0.array?.isEmpty) == true }
        default: false
        }
    }
}
