import JSON
import RPCSpec
import SDLSupport

/// A document that violates exactly one rule of the specification, or a valid document with a value exactly at a bound.
struct Breakage {
    let document: JSONValue
    let path: JSONPath
    /// The violated rule; nil for a value exactly at a bound.
    let rule: Violation.Rule?

    var violations: [Violation] { rule.map { [Violation(path: path, $0)] } ?? [] }
}

/// Generates documents of a message. For each parameter, including nested parameters, and for each rule about the
/// parameter, one document violates only this rule.
///
/// All other parts of a document are as small as the specification allows.
struct Breakages {
    private let spec: Spec
    private var specimens: Specimens
    /// Returns the name of the Swift type for an enum of the specification.
    private let typeName: (_ enumeration: String) -> String
    private let found: (Breakage) -> Void
    private var enums: Set<String> = []

    init(
        _ spec: Spec, seed: SplitMix, typeName: @escaping (String) -> String, found: @escaping (Breakage) -> Void
    ) {
        self.spec = spec
        specimens = Specimens(spec: spec, random: seed)
        self.typeName = typeName
        self.found = found
    }

    /// The position of an object in the message: its path, and a function that returns a whole document with a given
    /// value at this path.
    private struct Place {
        let path: [JSONPath.Step]
        let embed: (JSONValue) -> JSONValue

        func inside(_ step: JSONPath.Step, _ embed: @escaping (JSONValue) -> JSONValue) -> Place {
            let outer = self.embed
            return Place(path: path + [step]) { outer(embed($0)) }
        }
    }

    mutating func walk(_ function: Spec.Function, in interface: Spec.Interface) {
        walk(function.params, in: interface, at: Place(path: []) { $0 }, structs: [])
    }

    private mutating func walk(
        _ params: [Spec.Parameter], in interface: Spec.Interface, at place: Place, structs: Set<String>
    ) {
        let whole = specimens.object(params, in: interface, .mandatory)
        for param in params {
            if param.isMandatory {
                let rest = whole.without(param.name)
                note(place.embed(rest), place.path + [.key(param.name)], .missing)
            }
            let member = place.inside(.key(param.name)) { whole.with(param.name, $0) }
            if param.isArray {
                breakArray(param, in: interface, at: member, structs)
            } else {
                breakValue(param, in: interface, at: member, structs)
            }
        }
    }

    private mutating func breakArray(
        _ param: Spec.Parameter, in interface: Spec.Interface, at member: Place, _ structs: Set<String>
    ) {
        let element = specimens.single(param, in: interface, .mandatory)
        let filled = { (count: Int) in JSONValue.array(Array(repeating: element, count: count)) }
        breakType(.array, at: member)
        if let low = param.size.min {
            note(member.embed(filled(low)), member.path, nil)
            if low > 0 { note(member.embed(filled(low - 1)), member.path, .size(low - 1, .atLeast(low))) }
        }
        if let high = param.size.max {
            note(member.embed(filled(high)), member.path, nil)
            note(member.embed(filled(high + 1)), member.path, .size(high + 1, .atMost(high)))
        }
        // The last of several elements violates the rule, so that its index matters.
        let count = max(param.size.min ?? 0, min(param.size.max ?? 3, 3))
        let last = member.inside(.index(count - 1)) { .array(Array(repeating: element, count: count - 1) + [$0]) }
        breakValue(param, in: interface, at: last, structs)
    }

    private mutating func breakValue(
        _ param: Spec.Parameter, in interface: Spec.Interface, at place: Place, _ structs: Set<String>
    ) {
        switch spec.kind(of: param.type, in: interface) {
        case .boolean: breakType(.bool, at: place)
        case .integer: breakInteger(param, at: place)
        case .float: breakFloat(param, at: place)
        case .string: breakString(param, at: place)
        case .enumeration(let enumeration, _):
            breakType(.enumeration, at: place)
            let unknown = "NO_\(enumeration.name)"
            note(place.embed(.string(unknown)), place.path, .unknown(unknown, of: typeName(enumeration.name)))
            // Each known name is tested only once per message, because an enum has the same names everywhere.
            guard enums.insert(enumeration.name).inserted else { return }
            for element in enumeration.elements { note(place.embed(.string(element.name)), place.path, nil) }
        case .structure(let structure, let home):
            breakType(.object, at: place)
            let name = "\(home).\(structure.name)"
            guard let home = spec.interface(home), !structs.contains(name) else { return }
            walk(structure.params, in: home, at: place, structs: structs.union([name]))
        case nil: note(.null, place.path, .missing)
        }
    }

    private mutating func breakInteger(_ param: Spec.Parameter, at place: Place) {
        breakType(.integer, at: place)
        note(place.embed(.double(0.5)), place.path, .type(expected: .integer, found: .double))
        for (bound, outside) in [(param.value.min, -1), (param.value.max, 1)] {
            guard let limit = bound.map({ Int($0.double) }) else { continue }
            note(place.embed(.int(limit)), place.path, nil)
            note(place.embed(.int(limit + outside)), place.path, .integer(limit + outside, broken(limit, outside)))
        }
    }

    private mutating func breakFloat(_ param: Spec.Parameter, at place: Place) {
        breakType(.number, at: place)
        for (bound, outside) in [(param.value.min?.double, -1), (param.value.max?.double, 1)] {
            guard let limit = bound else { continue }
            note(place.embed(.double(limit)), place.path, nil)
            let beyond = outside < 0 ? limit.nextDown : limit.nextUp
            note(place.embed(.double(beyond)), place.path, .number(beyond, broken(limit, outside)))
        }
    }

    private func broken<Value>(_ limit: Value, _ outside: Int) -> Violation.Limit<Value> {
        outside < 0 ? .atLeast(limit) : .atMost(limit)
    }

    private mutating func breakString(_ param: Spec.Parameter, at place: Place) {
        breakType(.string, at: place)
        let low = Bound.shortest(param.length)
        note(place.embed(.string(Specimens.text(of: low))), place.path, nil)
        if low > 0 {
            note(place.embed(.string(Specimens.text(of: low - 1))), place.path, .length(low - 1, .atLeast(low)))
        }
        guard let high = param.length.max else { return }
        note(place.embed(.string(Specimens.text(of: high))), place.path, nil)
        note(place.embed(.string(Specimens.text(of: high + 1))), place.path, .length(high + 1, .atMost(high)))
    }

    private static let strangers: [(JSONValue, JSONKind)] = [
        (.null, .null), (.bool(true), .bool), (.int(7), .integer), (.double(0.5), .double), (.string("A"), .string),
        (.array([]), .array), (.object([:]), .object),
    ]

    /// Reports one document for each JSON type that is invalid at this place.
    private mutating func breakType(_ expected: Violation.Expectation, at place: Place) {
        for (value, kind) in Self.strangers where !expected.takes(kind) {
            note(place.embed(value), place.path, .type(expected: expected, found: kind))
        }
    }

    private func note(_ document: JSONValue, _ path: [JSONPath.Step], _ rule: Violation.Rule?) {
        found(Breakage(document: document, path: JSONPath(path), rule: rule))
    }
}

extension Violation.Expectation {
    /// Returns whether a value of this JSON type is valid. A number such as 0.5 counts as valid for an integer, because
    /// it violates another rule.
    fileprivate func takes(_ kind: JSONKind) -> Bool {
        switch (self, kind) {
        case (.bool, .bool), (.integer, .integer), (.integer, .double), (.number, .integer), (.number, .double),
            (.string, .string), (.enumeration, .string), (.array, .array), (.object, .object):
            true
        default: false
        }
    }
}

extension JSONValue {
    /// Returns a copy of the object in which the member `key` has this value.
    func with(_ key: String, _ value: JSONValue) -> JSONValue {
        var copy = self
        copy[key] = value
        return copy
    }

    func without(_ key: String) -> JSONValue {
        guard case .object(var members) = self else { return self }
        members.removeValue(forKey: key)
        return .object(members)
    }
}
