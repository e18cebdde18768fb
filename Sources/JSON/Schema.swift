import SDLSupport

/// A schema for JSON values. It validates all external input: request bodies of the API and documents such as profiles.
///
/// A schema converts to JSON Schema for the API's description (`json`), and is read from JSON Schema (`init(document:)`).
package indirect enum Schema: Sendable {
    case any
    /// - Parameter pattern: a regular expression that must match the whole text.
    case text(least: Int = 0, most: Int? = nil, pattern: String? = nil)
    case word([String])
    case integer(ClosedRange<Int>? = nil)
    case number
    case bounded(ClosedRange<Double>)
    case boolean
    /// - Parameter isSet: whether all elements must be different.
    case array(Schema, ClosedRange<Int>? = nil, isSet: Bool = false)
    case object([Field])
    /// An object whose members all have the same schema.
    case map(Schema)
    /// One of several schemas; only for output.
    case either([Schema])
    /// A reference to a schema of the API's description; only for output.
    case named(String)
    /// A definition of the document that this schema was read from. It may be recursive.
    case defined(String, Definitions)

    package struct Field: Sendable {
        package let name: String
        package let schema: Schema
        package let isRequired: Bool
        package let what: String

        package static func needs(_ name: String, _ schema: Schema, _ what: String) -> Field {
            Field(name: name, schema: schema, isRequired: true, what: what)
        }

        package static func may(_ name: String, _ schema: Schema, _ what: String) -> Field {
            Field(name: name, schema: schema, isRequired: false, what: what)
        }
    }

    package static let nothing = Schema.object([])

    /// A description in words.
    package var words: String {
        switch self {
        case .any, .either, .named: "any value"
        case .text: "a text"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        case .integer: "a whole number"
        case .number, .bounded: "a number"
        case .boolean: "true or false"
        case .array: "an array"
        case .object, .map: "an object"
        case .defined(let name, let definitions): definitions[name].words
        }
    }

    /// The named definitions of one schema document.
    ///
    /// The document's schema owns them. A definition has only a weak reference to the others, because definitions may
    /// be recursive and would otherwise never be freed.
    package final class Definitions: Sendable {
        private let schemas = Lock<[String: Schema]>([:])
        private weak let lender: Definitions?

        init(borrowedFrom lender: Definitions? = nil) { self.lender = lender }

        subscript(_ name: String) -> Schema { schemas.withLock { $0[name] } ?? lender?[name] ?? .any }

        func define(_ name: String, _ schema: Schema) { schemas.withLock { $0[name] = schema } }
    }
}

extension JSONValue {
    /// The value as an integer. `3.0` is an integer, too, as in JSON Schema.
    package var wholeNumber: Int? { int ?? double.flatMap { Int(exactly: $0) } }
}
