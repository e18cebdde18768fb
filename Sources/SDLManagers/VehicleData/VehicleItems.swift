import JSON
import SDLRPC
import SDLSupport

/// Converts between messages and the values of vehicle data items, by the items' names.
enum VehicleItems {
    static func names(in request: some SDLRPCRequest) -> [String] {
        let members = JSONValue(of: request).object ?? [:]
        return members.keys.filter { members[$0]?.bool == true }
    }

    /// Returns the values of the items in a message, by name. `own` contains the names of manufacturer-specific items,
    /// whose values are only in the JSON of `envelope`.
    static func values(
        of message: some SDLRPCMessage, _ envelope: RPCEnvelope, own: Set<String>
    ) -> OrderedMap<String, JSONValue> {
        var values = JSONValue(of: message).object ?? [:]
        guard !own.isEmpty else { return values }
        for (name, value) in members(of: envelope) where values[name] == nil && own.contains(name) {
            values[name] = value
        }
        return values
    }

    static func members(of envelope: RPCEnvelope?) -> OrderedMap<String, JSONValue> {
        envelope?.parameters?.object ?? [:]
    }

    static func message<Message: SDLRPCMessage>(_ members: OrderedMap<String, JSONValue>) -> Message? {
        try? Message.reading(JSONValue.object(members).json()).value
    }

    /// Returns the request for the items; nil if `names` is empty.
    static func request<Request: SDLRPCRequest>(_ names: [String]) -> ExtendedRequest<Request>? {
        guard !names.isEmpty else { return nil }
        var members: OrderedMap<String, JSONValue> = [:]
        for name in names { members[name] = true }
        guard let request: Request = message(members) else { return nil }
        for name in Self.names(in: request) { members[name] = nil }
        return ExtendedRequest(request, members)
    }

    /// Returns whether the head unit will report an item with the result `code`. DATA_ALREADY_SUBSCRIBED is a success.
    static func isReported(_ code: SDLVehicleDataResultCode) -> Bool {
        [.success, .dataAlreadySubscribed].contains(code)
    }

    /// Returns the result code of each item by the item's name in requests. In answers, the item `clusterModeStatus`
    /// has the name `clusterModes`.
    static func codes(in reply: RPCEnvelope?) -> [String: SDLVehicleDataResultCode] {
        var codes: [String: SDLVehicleDataResultCode] = [:]
        for (name, member) in members(of: reply) {
            guard let code = member["resultCode"]?.string else { continue }
            codes[name == "clusterModes" ? "clusterModeStatus" : name] = SDLVehicleDataResultCode(rawValue: code)
        }
        return codes
    }
}
