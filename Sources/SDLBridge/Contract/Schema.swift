import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

/// What a JSON value must be: checks what comes in, and stands in the OpenAPI document as JSON Schema.
indirect enum Schema: Sendable {
    case any
    case text(most: Int? = nil)
    /// One of these words.
    case word([String])
    case integer(ClosedRange<Int>? = nil)
    case number
    case boolean
    case array(Schema, ClosedRange<Int>? = nil)
    case object([Field])
    /// An object whose members all are of one kind.
    case map(Schema)
    /// One of several; only for what goes out.
    case either([Schema])
    /// A schema by its name in the document; only for what goes out.
    case named(String)

    struct Field: Sendable {
        let name: String
        let schema: Schema
        let isRequired: Bool
        let what: String

        /// A member that must be there.
        static func needs(_ name: String, _ schema: Schema, _ what: String) -> Field {
            Field(name: name, schema: schema, isRequired: true, what: what)
        }

        /// A member that may be left out.
        static func may(_ name: String, _ schema: Schema, _ what: String) -> Field {
            Field(name: name, schema: schema, isRequired: false, what: what)
        }
    }

    static let nothing = Schema.object([])
}

// MARK: As JSON Schema

extension Schema {
    /// The schema of an answer: it may have more members some day.
    var json: JSONValue { json(isClosed: false) }

    /// The schema of a request: an unknown member is refused.
    var closedJSON: JSONValue { json(isClosed: true) }

    private func json(isClosed: Bool) -> JSONValue {
        switch self {
        case .any: return .object([:])
        case .text(let most):
            var json: JSONValue = ["type": "string"]
            json["maxLength"] = most.map { .int($0) }
            return json
        case .word(let words): return ["type": "string", "enum": .array(words.map { .string($0) })]
        case .integer(let range):
            var json: JSONValue = ["type": "integer"]
            json["minimum"] = range.map { .int($0.lowerBound) }
            json["maximum"] = range.map { .int($0.upperBound) }
            return json
        case .number: return ["type": "number"]
        case .boolean: return ["type": "boolean"]
        case .array(let element, let count):
            var json: JSONValue = ["type": "array", "items": element.json(isClosed: isClosed)]
            json["minItems"] = count.map { .int($0.lowerBound) }
            json["maxItems"] = count.map { .int($0.upperBound) }
            return json
        case .object(let fields): return Self.json(fields, isClosed)
        case .map(let member):
            return ["type": "object", "additionalProperties": member.json(isClosed: isClosed)]
        case .either(let schemas): return ["anyOf": .array(schemas.map { $0.json(isClosed: isClosed) })]
        case .named(let name): return ["$ref": .string("#/components/schemas/\(name)")]
        }
    }

    private static func json(_ fields: [Field], _ isClosed: Bool) -> JSONValue {
        var json: JSONValue = ["type": "object"]
        if isClosed { json["additionalProperties"] = false }
        guard !fields.isEmpty else { return json }
        var properties: JSONValue = .object([:])
        for field in fields {
            var property = field.schema.json(isClosed: isClosed)
            property["description"] = .string(field.what)
            properties[field.name] = property
        }
        json["properties"] = properties
        let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { json["required"] = .array(required) }
        return json
    }
}

// MARK: Checking

extension Schema {
    struct Violation: Hashable, Sendable {
        /// A JSON pointer (RFC 6901).
        var pointer: String
        /// Begins with the member's name.
        var detail: String
        /// A member that nobody knows, and those that there are, nearest first.
        var known: [String]?
    }

    /// What is wrong with a value, outermost first.
    func violations(in value: JSONValue, at path: StatePath = []) -> [Violation] {
        switch self {
        case .any, .either, .named: return []
        case .text(let most):
            guard let text = value.string else { return wrong(value, path) }
            guard let most, text.unicodeScalars.count > most else { return [] }
            return [violation(path, "longer than \(most) characters.")]
        case .word(let words):
            guard let text = value.string else { return wrong(value, path) }
            return words.contains(text)
                ? [] : [violation(path, "\"\(text)\" is none of \(words.joined(separator: ", ")).")]
        case .integer(let range):
            guard let number = value.wholeNumber else { return wrong(value, path) }
            guard let range, !range.contains(number) else { return [] }
            return [violation(path, "\(number) is not from \(range.lowerBound) to \(range.upperBound).")]
        case .number: return value.double == nil ? wrong(value, path) : []
        case .boolean: return value.bool == nil ? wrong(value, path) : []
        case .array(let element, let count):
            guard let elements = value.array else { return wrong(value, path) }
            if let count, !count.contains(elements.count) {
                return [
                    violation(
                        path, "\(elements.count) elements, where \(count.lowerBound) to \(count.upperBound) may be.")
                ]
            }
            return elements.enumerated().flatMap { element.violations(in: $0.element, at: path / "\($0.offset)") }
        case .object(let fields): return violations(of: fields, in: value, at: path)
        case .map(let member):
            guard let members = value.object else { return wrong(value, path) }
            return members.flatMap { member.violations(in: $0.value, at: path / $0.key) }
        }
    }

    private func violations(of fields: [Field], in value: JSONValue, at path: StatePath) -> [Violation] {
        guard let members = value.object else { return wrong(value, path) }
        let names = fields.map(\.name)
        // First: a misspelt member is missing, too.
        let unknown = members.keys.filter { !names.contains($0) }.map { Self.unknown(path / $0, $0, names) }
        return unknown
            + fields.flatMap { field -> [Violation] in
                if let member = value[field.name] { return field.schema.violations(in: member, at: path / field.name) }
                guard field.isRequired else { return [] }
                let missing = path / field.name
                return [
                    Violation(
                        pointer: "\(missing)", detail: "\(Self.name(missing)) is missing; it is \(field.schema.words).")
                ]
            }
    }

    private static func unknown(_ path: StatePath, _ member: String, _ names: [String]) -> Violation {
        let nearest = Resemblance.order(names, by: member)
        let ending = names.isEmpty ? "nothing can be said here" : "is \(nearest[0]) meant"
        return Violation(
            pointer: "\(path)", detail: "\(name(path)) is not known: \(ending)\(names.isEmpty ? "." : "?")",
            known: nearest)
    }

    private func wrong(_ value: JSONValue, _ path: StatePath) -> [Violation] {
        [violation(path, "\(words) is wanted, not \(String("\(value)".prefix(80))).")]
    }

    private func violation(_ path: StatePath, _ detail: String) -> Violation {
        Violation(pointer: "\(path)", detail: path.keys.isEmpty ? detail : "\(Self.name(path)): \(detail)")
    }

    private static func name(_ path: StatePath) -> String { path.keys.joined(separator: ".") }

    private var words: String {
        switch self {
        case .any, .either, .named: "any value"
        case .text: "a text"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        case .integer: "a whole number"
        case .number: "a number"
        case .boolean: "true or false"
        case .array: "an array"
        case .object, .map: "an object"
        }
    }
}

extension JSONValue {
    /// `3.0` is a whole number too, as JSON Schema has it.
    var wholeNumber: Int? { int ?? double.flatMap { Int(exactly: $0) } }
}

extension Problem {
    /// A body that is not what its schema says. What nobody knows is no request at all; what is known and out of its bounds
    /// cannot be done.
    init(_ violations: [Schema.Violation]) {
        let unknown = violations.first { $0.known != nil }
        var more: OrderedMap<String, JSONValue> = [
            "errors": .array(
                violations.prefix(20).map { ["pointer": .string($0.pointer), "detail": .string($0.detail)] })
        ]
        if let unknown { more["candidates"] = .array((unknown.known ?? []).prefix(5).map { .string($0) }) }
        self.init(
            unknown == nil ? .unprocessable : .badRequest, title: unknown.map { _ in "Unknown member" },
            detail: (unknown ?? violations.first)?.detail ?? "", hint: "GET /openapi.json says what may stand where.",
            type: unknown.map { _ in ProblemKinds.unknownMember }, more: more)
    }

    /// A query that an operation does not know.
    init(unknownQuery name: String, known: [String]) {
        let nearest = Resemblance.order(known, by: name)
        self.init(
            .badRequest, title: "Unknown member",
            detail: "The query parameter \(name) is not known: "
                + (nearest.first.map { "is \($0) meant?" } ?? "there is none here."),
            hint: "GET /openapi.json says what may stand where.", type: ProblemKinds.unknownMember,
            more: ["candidates": .array(nearest.prefix(5).map { .string($0) })])
    }
}
