import JSON
import RPCSpec
import SDLHMIRPC
import SDLRPC
import SDLSupport
import Testing

/// The names and types of all properties of types. For example, the generated type `SDLRPC.SDLShow` has the property
/// `mainField1: Swift.Optional<Swift.String>`.
struct Shapes {
    private var dialect = Spec.Dialect.mobile
    private var types: [String: [String]] = [:]
    /// The values of each enum, by the name of the enum.
    private(set) var enumerations: [String: [String]] = [:]

    var count: Int { types.values.reduce(0) { $0 + $1.count } }

    func differences(from wanted: Shapes) -> [String] { types.differences(from: wanted.types) }

    /// Adds the properties of the value's type and of the types of its members.
    mutating func add(_ value: Any) {
        if let value = value as? any OpenEnumeration {
            enumerations[name(of: type(of: value))] = type(of: value).names.names
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .collection: break
        case .struct:
            types[name(of: type(of: value))] = mirror.children.map { child in
                "\(child.label ?? "?"): \(name(of: type(of: child.value)))"
            }
        default: return
        }
        for child in mirror.children { add(child.value) }
    }

    /// Returns the full name of a type. If the HMI interface uses a type of the mobile interface, returns the name that
    /// the HMI specification has for this type.
    private func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return dialect == .hmi ? name.replacing("SDLRPC.SDL", with: "SDLHMIRPC.HMI.Common.") : name
    }
}

extension Shapes {
    /// Adds all generated types of an interface. For each message, decodes a document in which every parameter has a
    /// value, and adds the types of the decoded values.
    init(of dialect: Spec.Dialect) throws {
        self.dialect = dialect
        for message in try MessageType.all(dialect) {
            let seed = SplitMix(1, for: message.name)
            var specimens = Specimens(spec: try CompactSpec.of(dialect), random: seed)
            let document = specimens.object(message.function.params, in: message.interface, .all)
            add(try #require(message.outcome(of: document).value))
        }
    }

    init(wantedBy spec: Spec) {
        for interface in spec.interfaces {
            let home = spec.dialect == .mobile ? "SDLRPC.SDL" : "SDLHMIRPC.HMI.\(interface.name)."
            for structure in interface.structs {
                types[home + structure.name] = Self.properties(structure.params, in: interface, of: spec)
            }
            for function in interface.functions {
                // The name of `GenericResponse` already ends with the suffix.
                let isPlain = function.message != .response || function.name.hasSuffix("Response")
                types[home + function.name + (isPlain ? "" : "Response")] = Self.properties(
                    function.params, in: interface, of: spec)
            }
        }
    }

    private static func properties(
        _ params: [Spec.Parameter], in interface: Spec.Interface, of spec: Spec
    ) -> [String] {
        params.map { param in
            var type =
                switch spec.kind(of: param.type, in: interface) {
                case .boolean: "Swift.Bool"
                case .integer: "Swift.Int"
                case .float: "Swift.Double"
                case .string: "Swift.String"
                case .enumeration(let found, let home): name(found.name, home, spec)
                case .structure(let found, let home): name(found.name, home, spec)
                case nil: "undeclared"
                }
            if param.isArray { type = "Swift.Array<\(type)>" }
            if !param.isMandatory { type = "Swift.Optional<\(type)>" }
            return "\(param.name): \(type)"
        }
    }

    private static func name(_ name: String, _ home: String, _ spec: Spec) -> String {
        spec.dialect == .mobile ? "SDLRPC.SDL\(name)" : "SDLHMIRPC.HMI.\(home).\(name)"
    }
}

extension [String: [String]] {
    /// Returns the keys whose values differ, each with both values, in alphabetical order.
    func differences(from wanted: Self) -> [String] {
        Set(keys).union(wanted.keys).sorted().compactMap { key in
            let (mine, theirs) = (self[key], wanted[key])
            return mine == theirs ? nil : "\(key): \(mine ?? []), wanted \(theirs ?? [])"
        }
    }
}
