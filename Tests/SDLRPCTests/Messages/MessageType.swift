import JSON
import RPCSpec
import SDLHMIRPC
import SDLRPC

/// A message of the specification, with a closure that decodes a document as the generated type of this message.
struct MessageType {
    let dialect: Spec.Dialect
    let interface: Spec.Interface
    let function: Spec.Function
    private let read: ([UInt8]) throws -> Outcome

    var name: String {
        (dialect == .hmi ? "\(interface.name)." : "") + "\(function.name) \(function.message.rawValue)"
    }

    func outcome(of document: JSONValue) throws -> Outcome { try read(document.json()) }

    /// Returns all messages of a specification for which a generated type exists.
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
            {
                var outcome = try Outcome(type, $0)
                outcome.violations = outcome.violations.map(\.inHMI)
                outcome.validated = outcome.validated?.map(\.inHMI)
                return outcome
            }
        }
        return open(type)
    }

    /// Returns the name that violations use for the specification's enum `name`.
    static func enumeration(_ name: String, _ dialect: Spec.Dialect) -> String {
        dialect == .mobile ? "SDL\(name)" : name
    }
}

/// The result of decoding a document as a generated type.
struct Outcome {
    var violations: [Violation]
    /// The violations that `validate()` of the decoded value returns; nil if no value could be decoded.
    var validated: [Violation]?
    /// The value, encoded as JSON and parsed as a tree.
    var written: JSONValue?
    /// Whether encoding is consistent: the encoded JSON decodes to an equal value, and equals the tree that is built
    /// directly from the value.
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
