import SDLSupport

/// A schema for JSON values. Schemas check external input: request bodies of the API, and documents such as profiles.
///
/// The property `json` converts a schema to JSON Schema, for the description of the API. The initializer
/// `init(document:)` creates a schema from JSON Schema, for documents.
package indirect enum Schema: Sendable {
    case any
    /// A text with `least` to `most` characters. The regular expression `pattern` must match the whole text.
    case text(least: Int = 0, most: Int? = nil, pattern: String? = nil)
    case word([String])
    case integer(ClosedRange<Int>? = nil)
    case number
    case bounded(ClosedRange<Double>)
    case boolean
    /// An array. If `isSet` is true, all elements must be different.
    case array(Schema, ClosedRange<Int>? = nil, isSet: Bool = false)
    case object([Field])
    /// An object whose members all have the same schema.
    case map(Schema)
    /// A value that matches one of several schemas. Used only to describe responses.
    case either([Schema])
    /// A reference to a named schema in the description of the API. Used only to describe responses.
    case named(String)
    /// A reference to a named definition in the JSON Schema document from which this schema was created. Definitions
    /// may refer to themselves.
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

    /// A description of the schema for error messages.
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

    /// The named definitions of a JSON Schema document.
    ///
    /// The schema of the document retains the definitions. Schemas inside definitions have only weak references to
    /// definitions. With strong references, definitions that refer to each other would never be released.
    package final class Definitions: Sendable {
        private let schemas = Lock<[String: Schema]>([:])
        private weak let lender: Definitions?

        init(borrowedFrom lender: Definitions? = nil) { self.lender = lender }

        subscript(_ name: String) -> Schema { schemas.withLock { $0[name] } ?? lender?[name] ?? .any }

        func define(_ name: String, _ schema: Schema) { schemas.withLock { $0[name] = schema } }
    }
}

extension JSONValue {
    /// This value as an integer; nil if the value is not a whole number. As in JSON Schema, `3.0` is an integer too.
    package var wholeNumber: Int? { int ?? double.flatMap { Int(exactly: $0) } }
}
