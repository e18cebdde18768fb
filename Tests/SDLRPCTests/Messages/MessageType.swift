import JSON
import RPCSpec
import SDLHMIRPC
import SDLRPC

/// A function of the spec with what the generated type that stands for it makes of a document.
struct MessageType {
    let dialect: Spec.Dialect
    let interface: Spec.Interface
    let function: Spec.Function
    private let read: ([UInt8]) throws -> Outcome

    var name: String {
        (dialect == .hmi ? "\(interface.name)." : "") + "\(function.name) \(function.message.rawValue)"
    }

    func outcome(of document: JSONValue) throws -> Outcome { try read(document.json()) }

    /// Every function of a dialect that the registry knows a type for.
    static func all(_ dialect: Spec.Dialect) throws -> [MessageType] {
        let spec = try CompactSpec.of(dialect)
        return spec.interfaces.flatMap { interface in
            interface.functions.compactMap { function in
                reader(function, in: interface, dialect).map {
                    MessageType(dialect: dialect, interface: interface, function: function, read: $0)
                }
            }
        }
    }

    private static func reader(
        _ function: Spec.Function, in interface: Spec.Interface, _ dialect: Spec.Dialect
    ) -> (([UInt8]) throws -> Outcome)? {
        switch dialect {
        case .mobile:
            let kind = SDLRPCKind.allCases.first { "\($0)" == function.message.rawValue }
            return kind.flatMap { SDLRPCRegistry.message(named: function.name, $0) }.map { reader(of: $0) }
        case .hmi:
            let kind = HMIMessageKind.allCases.first { "\($0)" == function.message.rawValue }
            let method = "\(interface.name).\(function.name)"
            return kind.flatMap { HMIRegistry.message(method, $0) }.map { reader(of: $0) }
        }
    }

    private static func reader(of type: any SDLRPCMessage.Type) -> ([UInt8]) throws -> Outcome {
        func open<Message: SDLRPCMessage>(_ type: Message.Type) -> ([UInt8]) throws -> Outcome {
            { try Outcome(type, $0) }
        }
        return open(type)
    }

    private static func reader(of type: any HMIMessage.Type) -> ([UInt8]) throws -> Outcome {
        func open<Message: HMIMessage>(_ type: Message.Type) -> ([UInt8]) throws -> Outcome {
            { try Outcome(type, $0) }
        }
        return open(type)
    }

    /// What a generated enum is called in a violation.
    static func enumeration(_ name: String, _ dialect: Spec.Dialect) -> String {
        dialect == .mobile ? "SDL\(name)" : name
    }
}

/// What a generated type makes of a document.
struct Outcome {
    var violations: [Violation]
    /// The same value's own check, as for a value built in Swift; nil when no value could be made.
    var validated: [Violation]?
    /// What the value writes, read back as a tree.
    var written: JSONValue?
    /// Whether what it writes reads as an equal value, and the values it makes are those it writes.
    var isStable = false
    var value: Any?

    init<Message: JSONReadable & JSONWritable & JSONCheckable & Equatable>(
        _ type: Message.Type, _ bytes: [UInt8]
    ) throws {
        let reading = try Message.reading(bytes)
        violations = reading.violations.items
        guard let value = reading.value else { return }
        self.value = value
        validated = value.validate()
        let json = value.json()
        written = try JSONValue(parsing: json)
        isStable = try Message.reading(json).value == value && JSONValue(of: value) == written
    }
}
