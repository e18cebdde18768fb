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

    static func values(of message: SDLOnVehicleData) -> OrderedMap<String, JSONValue> {
        JSONValue(of: message).object ?? [:]
    }

    static func message<Message: SDLRPCMessage>(_ members: OrderedMap<String, JSONValue>) -> Message? {
        try? Message.reading(JSONValue.object(members).json()).value
    }

    /// nil where there is nothing to ask for.
    static func request<Request: SDLRPCRequest>(_ names: [String]) -> Request? {
        guard !names.isEmpty else { return nil }
        var members: OrderedMap<String, JSONValue> = [:]
        for name in names { members[name] = true }
        return message(members)
    }

    /// Whether the car tells an item that it says this of. One that is subscribed already is as good as subscribed.
    static func isTold(_ code: SDLVehicleDataResultCode) -> Bool {
        [.success, .dataAlreadySubscribed].contains(code)
    }

    /// What became of each item; the answer calls one of them by another name.
    static func codes(in response: SDLSubscribeVehicleDataResponse) -> [String: SDLVehicleDataResultCode] {
        var codes: [String: SDLVehicleDataResultCode] = [:]
        for (name, member) in JSONValue(of: response).object ?? [:] {
            guard let code = member["resultCode"]?.string else { continue }
            codes[name == "clusterModes" ? "clusterModeStatus" : name] = SDLVehicleDataResultCode(rawValue: code)
        }
        return codes
    }
}
