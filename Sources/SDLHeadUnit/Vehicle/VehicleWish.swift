import JSON
import SDLRPC
import SDLSupport

/// The items a request names, parted by whether the app may have them.
struct VehicleWish {
    private(set) var items: [VehicleItem] = []
    /// What the driver has not allowed, then what the policy does not name, as SDL Core tells them.
    private(set) var forbidden: [(item: VehicleItem, result: SDLVehicleDataResultCode)] = []

    /// An item that the profile adds is asked for with something else than true or false.
    let isMistaken: Bool

    /// - Parameter raw: the request as it came, with what the interface does not know.
    init(_ request: some SDLRPCRequest, _ raw: JSONValue, _ app: RegisteredApp, among items: VehicleItems) {
        var members = JSONValue(of: request)
        let added = items.added.filter { $0.isKnown(at: app.rpcVersion) && raw[$0.name] != nil }
        for item in added { members[item.name] = raw[item.name] }
        isMistaken = added.contains { raw[$0.name]?.bool == nil }
        let parameters = app.policy.parameters(of: type(of: request).functionID)
        var unnamed: [VehicleItem] = []
        for item in items.all where members[item.name]?.bool == true {
            guard let parameters else {
                self.items.append(item)
                continue
            }
            if parameters.userDisallowed.contains(item.name) {
                forbidden.append((item, .userDisallowed))
            } else if parameters.allowed.contains(item.name) {
                self.items.append(item)
            } else {
                unnamed.append(item)
            }
        }
        forbidden += unnamed.map { ($0, .disallowed) }
    }

    /// What the answer says of items that were left out.
    var info: String? {
        guard !forbidden.isEmpty else { return nil }
        return forbidden.map { "'\($0.item.name)'" }.joined(separator: ", ") + " disallowed by policies."
    }

    /// The result of each item that was left out.
    var results: [(VehicleItem, SDLVehicleDataResultCode)] { forbidden.map { ($0.item, $0.result) } }

    /// The request with what the app may have.
    func request<Request: SDLRPCRequest>(as type: Request.Type) -> Request? {
        var params: JSONValue = [:]
        for item in items { params[item.name] = true }
        return try? type.reading(params.json()).value
    }
}

extension VehicleWish {
    /// What became of single items, as the answer to a subscription carries it.
    ///
    /// - Parameter version: the app's; what an item of a profile holds differs among them.
    static func members(
        _ results: [(VehicleItem, SDLVehicleDataResultCode)], for version: SDLVersion
    ) -> JSONValue {
        var members: JSONValue = [:]
        for (item, code) in results {
            var result: JSONValue = ["dataType": .string(item.type.rawValue), "resultCode": .string(code.rawValue)]
            result["oemCustomDataType"] = item.schema.map { .string(($0.form(at: version) ?? $0).type) }
            members[item.answerName] = result
        }
        return members
    }
}

extension Turn {
    /// Answers with parameters put together one by one.
    mutating func respond<Response: SDLRPCResponse>(
        _ caller: Caller, as type: Response.Type, _ result: SDLResult, success: Bool, info: String?,
        _ params: JSONValue = [:]
    ) {
        var whole = params
        whole["success"] = .bool(success)
        whole["resultCode"] = .string(result.rawValue)
        if let info { whole["info"] = .string(info) }
        guard let response = try? type.reading(whole.json()).value else {
            return refuse(caller, .genericError, "The car's values cannot be told")
        }
        let known = JSONValue(of: response)
        var more: OrderedMap<String, JSONValue> = [:]
        for (name, value) in whole.object ?? [:] where known[name] == nil { more[name] = value }
        if more.isEmpty { respond(caller, response) } else { respond(caller, WiderResponse(response, more)) }
    }
}
