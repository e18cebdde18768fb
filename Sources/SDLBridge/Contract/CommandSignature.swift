import JSON
import WebServing

/// One command as a caller has to know it: its name, where it goes over REST, and what it takes. The command line makes its
/// verbs, their help and their completion of these.
package struct CommandSignature: Sendable {
    /// What a parameter must be.
    package indirect enum Kind: Sendable {
        case text
        case integer(ClosedRange<Int>?)
        case number
        case boolean
        /// One of these words.
        case word([String])
        case object([Parameter])
        /// An array, or anything: written as JSON.
        case json
    }

    package struct Parameter: Sendable {
        package let name: String
        package let kind: Kind
        package let isRequired: Bool
        package let what: String
    }

    package let name: String
    package let method: String
    /// A place in braces is a parameter.
    package let path: String
    package let summary: String
    package let parameters: [Parameter]
    /// Its members are not known beforehand.
    package let isOpen: Bool

    /// Every command there is, in the order of the contract.
    package static let all: [CommandSignature] =
        CommandDefinition.all.map { definition in
            CommandSignature(
                name: definition.name, method: definition.method.rawValue, path: definition.path,
                summary: definition.summary,
                parameters: definition.fields.map(\.parameter), isOpen: definition.isOpen)
        }
}

extension Schema.Field {
    fileprivate var parameter: CommandSignature.Parameter {
        CommandSignature.Parameter(name: name, kind: schema.kind, isRequired: isRequired, what: what)
    }
}

extension Schema {
    fileprivate var kind: CommandSignature.Kind {
        switch self {
        case .text: .text
        case .word(let words): .word(words)
        case .integer(let range): .integer(range)
        case .number, .bounded: .number
        case .boolean: .boolean
        case .object(let fields) where !fields.isEmpty: .object(fields.map(\.parameter))
        case .any, .array, .object, .map, .either, .named, .defined: .json
        }
    }
}
