import JSON
import WebServing

/// The name, REST path and parameters of a command. The command line derives its verbs, help and completion from all
/// signatures.
package struct CommandSignature: Sendable {
    package indirect enum Kind: Sendable {
        case text
        case integer(ClosedRange<Int>?)
        case number
        case boolean
        /// A text that must be a word of the list.
        case word([String])
        case object([Parameter])
        /// An array or any value, written as JSON.
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
    /// The REST path, such as `/v1/apps/{app}:connect`. A word in braces is the name of a parameter.
    package let path: String
    package let summary: String
    package let parameters: [Parameter]
    /// Whether the request body may have members with any names.
    package let isOpen: Bool

    /// All commands, in the order of the OpenAPI document.
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
