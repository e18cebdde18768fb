import JSON
import RPCSpec
import SDLSupport

/// Generates valid JSON for any type that the specification declares.
struct Specimens {
    /// Determines which optional parameters a generated object has.
    enum Fullness: Equatable {
        case mandatory, random, all
    }

    let spec: Spec
    var random: SplitMix

    /// The depth of nesting from which objects have only mandatory parameters. One structure contains itself, so its
    /// nesting would never end.
    private static let depthLimit = 8

    mutating func object(
        _ params: [Spec.Parameter], in interface: Spec.Interface, _ fullness: Fullness, depth: Int = 0
    ) -> JSONValue {
        var members: OrderedMap<String, JSONValue> = [:]
        for param in params {
            let isWanted =
                switch fullness {
                case .mandatory: false
                case .random: random.chance(0.5)
                case .all: true
                }
            guard param.isMandatory || isWanted && depth < Self.depthLimit else { continue }
            members[param.name] = value(param, in: interface, fullness, depth: depth)
        }
        return .object(members)
    }

    mutating func value(
        _ param: Spec.Parameter, in interface: Spec.Interface, _ fullness: Fullness, depth: Int = 0
    ) -> JSONValue {
        guard param.isArray else { return single(param, in: interface, fullness, depth: depth) }
        let shortest = param.size.min ?? 0
        let longest = min(param.size.max ?? .max, shortest + (depth < 2 ? 3 : 1))
        let count =
            switch fullness {
            case .mandatory: shortest
            case .random: Int.random(in: shortest...longest, using: &random)
            case .all: longest
            }
        return .array((0..<count).map { _ in single(param, in: interface, fullness, depth: depth) })
    }

    /// Returns a value of the parameter's type. For an array, returns one element.
    mutating func single(
        _ param: Spec.Parameter, in interface: Spec.Interface, _ fullness: Fullness, depth: Int = 0
    ) -> JSONValue {
        switch spec.kind(of: param.type, in: interface) {
        case .boolean: .bool(random.chance(0.5))
        case .integer: .int(integer(param.value))
        case .float: .double(float(param.value))
        case .string: .string(text(param.length))
        case .enumeration(let enumeration, _):
            .string(enumeration.elements[Int.random(in: enumeration.elements.indices, using: &random)].name)
        case .structure(let structure, let home):
            object(structure.params, in: spec.interface(home) ?? interface, fullness, depth: depth + 1)
        case nil: .null
        }
    }

    // Functions that return values without members, often exactly at a bound.

    private mutating func integer(_ bounds: Spec.Bounds<Spec.Number>) -> Int {
        let (low, high) = (bounds.min.map { Int($0.double) } ?? .min, bounds.max.map { Int($0.double) } ?? .max)
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: low
        case 1: high
        default: Int.random(in: low...high, using: &random)
        }
    }

    private mutating func float(_ bounds: Spec.Bounds<Spec.Number>) -> Double {
        let (low, high) = (bounds.min?.double ?? -1e9, bounds.max?.double ?? 1e9)
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: low
        case 1: high
        case 2: min(max(low.rounded(.up), 0), high.rounded(.down))
        default: Double.random(in: low...high, using: &random)
        }
    }

    private mutating func text(_ bounds: Spec.Bounds<Int>) -> String {
        let shortest = Bound.shortest(bounds)
        let longest = min(bounds.max ?? .max, shortest + 12)
        return Self.text(of: Int.random(in: shortest...longest, using: &random), from: Int(random.next() % 97))
    }

    /// Characters that incorrect code often damages: characters that JSON escapes, control characters, and characters
    /// of two to four bytes.
    private static let alphabet = Array("aZ0 \"\\/\n\t\u{1}\u{7F}ß漢é🚗\u{2028}e\u{301}\u{FFFD}".unicodeScalars)

    /// Returns a text with `count` Unicode scalars. A text of more than 64 scalars consists of ASCII, except for one
    /// character.
    static func text(of count: Int, from start: Int = 0) -> String {
        guard count <= 64 else { return String(repeating: "a", count: count - 2) + "é\"" }
        var text = String.UnicodeScalarView()
        for index in 0..<count { text.append(alphabet[(start + index &* 5) % alphabet.count]) }
        return String(text)
    }
}

/// Bounds that are implied if the specification contains no bound.
enum Bound {
    /// Returns the minimum length of a string. Without a minimum in the specification, SDL Core requires one character.
    static func shortest(_ bounds: Spec.Bounds<Int>) -> Int { bounds.min ?? 1 }
}
