import JSON
import SDLRPC
import SDLSupport

/// The items of a request, divided into permitted items and forbidden items.
struct RequestedVehicleItems {
    private(set) var items: [VehicleItem] = []
    /// Forbidden items, as in SDL Core: first the items that the driver has disallowed, then the items that the policy
    /// lacks.
    private(set) var forbidden: [(item: VehicleItem, result: SDLVehicleDataResultCode)] = []

    /// Whether the request has a value other than true or false for an item that the profile adds.
    let isMistaken: Bool

    /// Reads the items from a request. `raw` is the original request, including members that the mobile API does not
    /// know.
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

    /// The info text that lists the forbidden items; nil if no item is forbidden.
    var info: String? {
        guard !forbidden.isEmpty else { return nil }
        return forbidden.map { "'\($0.item.name)'" }.joined(separator: ", ") + " disallowed by policies."
    }

    var results: [(VehicleItem, SDLVehicleDataResultCode)] { forbidden.map { ($0.item, $0.result) } }

    /// Returns these items without the permitted items that do not match the condition.
    func only(_ isMeant: (VehicleItem) -> Bool) -> RequestedVehicleItems {
        var kept = self
        kept.items = items.filter(isMeant)
        return kept
    }

    /// Returns the request with the permitted items only.
    func request<Request: SDLRPCRequest>(as type: Request.Type) -> Request? {
        var params: JSONValue = [:]
        for item in items { params[item.name] = true }
        return try? type.reading(params.json()).value
    }
}

/// The requested items for which the presenter is not asked, because other apps share the subscription or because the
/// app's own subscription does not change.
struct SettledItems {
    let results: [(VehicleItem, SDLVehicleDataResultCode)]
    /// The info of the result IGNORED, if a result of an item requires this result.
    let info: String?

    init(_ results: [(VehicleItem, SDLVehicleDataResultCode)] = [], info: String? = nil) {
        self.results = results
        self.info = info
    }

    /// The names of the items whose subscription changes.
    var changed: [String] { results.filter { $0.1 == .success }.map(\.0.name) }
}

extension RequestedVehicleItems {
    /// Returns the results of items as members of a subscription response. The type of a profile's item may depend on
    /// `version`, the app's version.
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
    /// Responds to a request with a response that is built from single members.
    mutating func respond<Response: SDLRPCResponse>(
        _ caller: Caller, as type: Response.Type, _ result: SDLResult, success: Bool, info: String?,
        _ params: JSONValue = [:]
    ) {
        var whole = params
        whole["success"] = .bool(success)
        whole["resultCode"] = .string(result.rawValue)
        if let info { whole["info"] = .string(info) }
        guard let response = try? type.reading(whole.json()).value else {
            return refuse(caller, .genericError, "The car's values do not form a valid response")
        }
        let known = JSONValue(of: response)
        var more: OrderedMap<String, JSONValue> = [:]
        for (name, value) in whole.object ?? [:] where known[name] == nil { more[name] = value }
        if more.isEmpty { respond(caller, response) } else { respond(caller, ExtendedResponse(response, more)) }
    }
}
