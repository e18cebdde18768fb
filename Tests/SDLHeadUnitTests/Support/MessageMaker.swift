import Foundation
import JSON
import RPCSpec
import SDLSupport

/// Generates parameters of requests from the compact spec: the smallest valid parameters, or random parameters.
struct MessageMaker {
    var random: SplitMix
    let spec: Spec
    private let interface: Spec.Interface

    /// The compact spec of the mobile API, which is read only once.
    private static let mobile = Result {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return try Spec(json: Array(Data(contentsOf: root.appending(path: "Sources/rpc-gen/Spec/mobile.json"))))
    }

    init(seed: UInt64) throws {
        random = SplitMix(seed)
        spec = try Self.mobile.get()
        interface = spec.interfaces[0]
    }

    var requests: [Spec.Function] { interface.functions.filter { $0.message == .request } }

    func function(_ name: String, _ message: Spec.Message) -> Spec.Function {
        interface.functions.first { $0.name == name && $0.message == message }!
    }

    /// Returns parameters with only the mandatory members.
    mutating func smallest(_ request: Spec.Function) -> JSONValue { object(request.params, depth: 0, whim: 0) }

    /// Returns random parameters. Most results are valid.
    mutating func anything(_ request: Spec.Function) -> JSONValue {
        var params = object(request.params, depth: 0, whim: 0.5)
        if random.chance(0.1) { params = broken(params) }
        return params
    }

    private mutating func object(_ params: [Spec.Parameter], depth: Int, whim: Double) -> JSONValue {
        var members: OrderedMap<String, JSONValue> = [:]
        for param in params where param.isMandatory || depth < 5 && random.chance(whim) {
            members[param.name] = value(param, depth: depth, whim: whim)
        }
        return .object(members)
    }

    private mutating func value(_ param: Spec.Parameter, depth: Int, whim: Double) -> JSONValue {
        guard param.isArray else { return single(param, depth: depth, whim: whim) }
        let least = param.size.min ?? 0
        let most = max(least, min(param.size.max ?? 3, least + 2))
        let count = whim == 0 ? least : Int.random(in: least...most, using: &random)
        return .array((0..<count).map { _ in single(param, depth: depth, whim: whim) })
    }

    private mutating func single(_ param: Spec.Parameter, depth: Int, whim: Double) -> JSONValue {
        switch spec.kind(of: param.type, in: interface) {
        case .boolean: .bool(random.chance(0.5))
        case .integer:
            .int(integer(Int(param.value.min?.double ?? 0), Int(param.value.max?.double ?? 100), whim: whim))
        case .float: .double(param.value.min?.double ?? 0)
        case .string: .string(text(param))
        case .enumeration(let enumeration, _): .string(random.pick(enumeration.elements).name)
        case .structure(let structure, _): object(structure.params, depth: depth + 1, whim: whim)
        case nil: .null
        }
    }

    /// Returns a number near the lower bound in most cases, so that ids repeat.
    private mutating func integer(_ low: Int, _ high: Int, whim: Double) -> Int {
        if whim > 0, random.chance(0.05) { return random.pick([low, high]) }
        return Int.random(in: low...min(high, low + 4), using: &random)
    }

    private mutating func text(_ param: Spec.Parameter) -> String {
        let texts = ["a", "b", "icon", "MEDIA", "TILES_ONLY", "é漢", " "]
        return String(random.pick(texts).prefix(param.length.max ?? 8))
    }

    /// Returns the parameters with one change. Usually the change makes the parameters invalid.
    private mutating func broken(_ params: JSONValue) -> JSONValue {
        guard let members = params.object, let key = members.keys.randomElement(using: &random) else {
            return random.pick([.array([]), .int(1), .null])
        }
        var params = params
        switch Int.random(in: 0..<4, using: &random) {
        case 0: params[key] = JSONValue?.none
        case 1: params[key] = .some(.null)
        case 2: params[key] = .int(Int.random(in: -5...3_000_000_000, using: &random))
        default: params[key] = .string(random.pick(["", "NOBODY_KNOWS", String(repeating: "x", count: 70_000)]))
        }
        return params
    }
}
