import SDLSupport

/// What a JSON value must be: the one checker of what comes in, for bodies of the API and for documents such as profiles.
///
/// It stands in the API's description as JSON Schema (`json`), and is read from one (`init(document:)`).
package indirect enum Schema: Sendable {
    case any
    /// - Parameter pattern: a regular expression that the whole text fits.
    case text(least: Int = 0, most: Int? = nil, pattern: String? = nil)
    /// One of these words.
    case word([String])
    case integer(ClosedRange<Int>? = nil)
    case number
    case bounded(ClosedRange<Double>)
    case boolean
    /// - Parameter isSet: no element stands there twice.
    case array(Schema, ClosedRange<Int>? = nil, isSet: Bool = false)
    case object([Field])
    /// An object whose members all are of one kind.
    case map(Schema)
    /// One of several; only for what goes out.
    case either([Schema])
    /// A schema by its name in the document; only for what goes out.
    case named(String)
    /// A definition of the document that this was read from; it may lead back to itself.
    case defined(String, Definitions)

    package struct Field: Sendable {
        package let name: String
        package let schema: Schema
        package let isRequired: Bool
        package let what: String

        /// A member that must be there.
        package static func needs(_ name: String, _ schema: Schema, _ what: String) -> Field {
            Field(name: name, schema: schema, isRequired: true, what: what)
        }

        /// A member that may be left out.
        package static func may(_ name: String, _ schema: Schema, _ what: String) -> Field {
            Field(name: name, schema: schema, isRequired: false, what: what)
        }
    }

    package static let nothing = Schema.object([])

    /// What it is, for people.
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

    /// What the schemas of one document call each other by.
    ///
    /// The document keeps them. One definition only borrows the others, which may lead back to it: each would keep the other
    /// for ever otherwise.
    package final class Definitions: Sendable {
        private let schemas = Lock<[String: Schema]>([:])
        private weak let lender: Definitions?

        init(borrowedFrom lender: Definitions? = nil) { self.lender = lender }

        subscript(_ name: String) -> Schema { schemas.withLock { $0[name] } ?? lender?[name] ?? .any }

        func define(_ name: String, _ schema: Schema) { schemas.withLock { $0[name] = schema } }
    }
}

extension JSONValue {
    /// `3.0` is a whole number too, as JSON Schema has it.
    package var wholeNumber: Int? { int ?? double.flatMap { Int(exactly: $0) } }
}
