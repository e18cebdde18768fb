import JSON
import SDLRPC
import SDLSupport

/// Items of vehicle data by their names, out of messages and back into them.
enum VehicleItems {
    /// Those a request asks for.
    static func names(in request: some SDLRPCRequest) -> [String] {
        let members = JSONValue(of: request).object ?? [:]
        return members.keys.filter { members[$0]?.bool == true }
    }

    /// - Parameter own: items that the interface has not, which are only in the message as it came.
    static func values(
        of message: SDLOnVehicleData, _ envelope: RPCEnvelope, own: Set<String>
    ) -> OrderedMap<String, JSONValue> {
        var values = JSONValue(of: message).object ?? [:]
        guard !own.isEmpty else { return values }
        for (name, value) in members(of: envelope) where values[name] == nil && own.contains(name) {
            values[name] = value
        }
        return values
    }

    /// All that an answer or a notification says.
    static func members(of envelope: RPCEnvelope?) -> OrderedMap<String, JSONValue> {
        envelope.flatMap { try? JSONValue(parsing: Array($0.json)) }?.object ?? [:]
    }

    static func message<Message: SDLRPCMessage>(_ members: OrderedMap<String, JSONValue>) -> Message? {
        try? Message.reading(JSONValue.object(members).json()).value
    }

    /// nil where there is nothing to ask for.
    static func request<Request: SDLRPCRequest>(_ names: [String]) -> WiderRequest<Request>? {
        guard !names.isEmpty else { return nil }
        var members: OrderedMap<String, JSONValue> = [:]
        for name in names { members[name] = true }
        guard let request: Request = message(members) else { return nil }
        for name in Self.names(in: request) { members[name] = nil }
        return WiderRequest(request, members)
    }

    /// Whether the car tells an item that it says this of. One that is subscribed already is as good as subscribed.
    static func isTold(_ code: SDLVehicleDataResultCode) -> Bool {
        [.success, .dataAlreadySubscribed].contains(code)
    }

    /// What became of each item; the answer calls one of them by another name.
    static func codes(in reply: RPCEnvelope?) -> [String: SDLVehicleDataResultCode] {
        var codes: [String: SDLVehicleDataResultCode] = [:]
        for (name, member) in members(of: reply) {
            guard let code = member["resultCode"]?.string else { continue }
            codes[name == "clusterModes" ? "clusterModeStatus" : name] = SDLVehicleDataResultCode(rawValue: code)
        }
        return codes
    }
}
