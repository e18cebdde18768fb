import JSON
import RPCSpec
import SDLSupport

/// A part of a message's parameter: its path, and examples of valid and invalid values.
struct InterfacePlace {
    let path: [InterfaceStep]
    var good: [JSONValue] = []
    var bad: [JSONValue] = []
}

enum InterfaceStep: Equatable {
    case member(String)
    /// The first element of an array.
    case element
    /// The whole array instead of an element.
    case list
}

/// Lists valid and invalid values for parameters of the mobile API, as the compact spec defines them.
struct InterfaceWalk {
    let spec: Spec
    let interface: Spec.Interface
    /// For each structure, the members that the head unit requires although they are optional in the mobile API.
    var given: [String: OrderedMap<String, JSONValue>] = [:]
    /// The character that all generated texts consist of.
    var letter = "x"

    init(given: [String: OrderedMap<String, JSONValue>] = [:], letter: String = "x") throws {
        spec = try MessageMaker(seed: 1).spec
        interface = spec.interfaces[0]
        self.given = given
        self.letter = letter
    }

    func request(_ name: String) -> [Spec.Parameter] {
        interface.functions.first { $0.name == name && $0.message == .request }?.params ?? []
    }

    /// Returns the parameters of a response, except success, resultCode and info.
    func response(_ name: String) -> [Spec.Parameter] {
        let params = interface.functions.first { $0.name == name && $0.message == .response }?.params ?? []
        return params.filter { !["success", "resultCode", "info"].contains($0.name) }
    }

    func notification(_ name: String) -> [Spec.Parameter] {
        interface.functions.first { $0.name == name && $0.message == .notification }?.params ?? []
    }

    func structure(_ type: Spec.TypeName) -> [Spec.Parameter] {
        guard case .structure(let structure, _) = spec.kind(of: type, in: interface) else { return [] }
        return structure.params
    }

    func places(_ param: Spec.Parameter, _ path: [InterfaceStep]) -> [InterfacePlace] {
        guard param.isArray else { return single(param, path) }
        let (least, most) = (param.size.min ?? 0, param.size.max ?? 100)
        var list = InterfacePlace(path: path + [.list])
        for count in Set([least, most]) { list.good.append(.array((0..<count).map { _ in smallest(param) })) }
        if param.size.max != nil { list.bad.append(.array((0...most).map { _ in smallest(param) })) }
        if least > 0 { list.bad.append(.array((1..<least).map { _ in smallest(param) })) }
        list.bad += [1, "a"]
        return [list] + single(param, path + [.element])
    }

    private func single(_ param: Spec.Parameter, _ path: [InterfaceStep]) -> [InterfacePlace] {
        let (low, high) = (param.value.min?.double, param.value.max?.double)
        switch spec.kind(of: param.type, in: interface) {
        case .boolean: return [InterfacePlace(path: path, good: [true, false], bad: ["yes"])]
        case .integer:
            let good = [low, high].compactMap { $0.map { JSONValue.int(Int($0)) } }
            let bad = [low.map { $0 - 1 }, high.map { $0 + 1 }].compactMap { $0.map { JSONValue.int(Int($0)) } }
            return [InterfacePlace(path: path, good: good.isEmpty ? [7] : good, bad: bad + ["a"])]
        case .float:
            let good = [low, high].compactMap { $0.map { JSONValue.double($0) } }
            let bad = [low.map { $0 - 0.5 }, high.map { $0 + 0.5 }].compactMap { $0.map { JSONValue.double($0) } }
            return [InterfacePlace(path: path, good: good.isEmpty ? [7.5] : good, bad: bad + ["a"])]
        case .string:
            let text = { JSONValue.string(String(repeating: letter, count: $0)) }
            let most = param.length.max
            return [
                InterfacePlace(
                    path: path, good: [text(1), text(most ?? 500)], bad: [1] + (most.map { [text($0 + 1)] } ?? []))
            ]
        case .enumeration(let enumeration, _):
            let names = enumeration.elements.map { JSONValue.string($0.name) }
            return [InterfacePlace(path: path, good: names, bad: ["NOBODY_KNOWS"])]
        case .structure(let structure, _):
            return structure.params.flatMap { places($0, path + [.member($0.name)]) }
        case nil: return []
        }
    }

    /// Returns the smallest valid value of a parameter, with the value at `path` replaced by `wanted`.
    func value(_ param: Spec.Parameter, _ path: ArraySlice<InterfaceStep>, _ wanted: JSONValue) -> JSONValue {
        switch path.first {
        case nil, .list: return wanted
        case .element:
            let others = (1..<max(1, param.size.min ?? 1)).map { _ in smallest(param) }
            return .array([single(param, path.dropFirst(), wanted)] + others)
        case .member: return single(param, path, wanted)
        }
    }

    private func single(_ param: Spec.Parameter, _ path: ArraySlice<InterfaceStep>, _ wanted: JSONValue) -> JSONValue {
        guard case .member(let name) = path.first else { return wanted }
        guard case .structure(let structure, _) = spec.kind(of: param.type, in: interface) else { return .null }
        var whole = smallest(param)
        if let member = structure.params.first(where: { $0.name == name }) {
            whole[name] = value(member, path.dropFirst(), wanted)
        }
        return whole
    }

    /// Returns the smallest valid value of a parameter; for an array, the smallest valid element.
    private func smallest(_ param: Spec.Parameter) -> JSONValue {
        let low = param.value.min?.double ?? 0
        switch spec.kind(of: param.type, in: interface) {
        case .boolean: return true
        case .integer: return .int(Int(low))
        case .float: return .double(low)
        case .string: return .string(letter)
        case .enumeration(let enumeration, _): return .string(enumeration.elements.first?.name ?? "")
        case .structure(let structure, _):
            var members = given[structure.name] ?? [:]
            for member in structure.params where member.isMandatory && members[member.name] == nil {
                members[member.name] = member.isArray ? .array([smallest(member)]) : smallest(member)
            }
            return .object(members)
        case nil: return .null
        }
    }
}
