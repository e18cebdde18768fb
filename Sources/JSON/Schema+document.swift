import SDLSupport

// Conversion of schemas to and from JSON Schema (2020-12). The API's description contains such schemas. Schemas of
// documents are read from files. Text editors use the same files.

extension Schema {
    /// This schema as the JSON Schema of a response. Unknown members are allowed, because later versions may add
    /// members.
    package var json: JSONValue { json(isClosed: false) }

    /// This schema as the JSON Schema of a request. Unknown members are not allowed.
    package var closedJSON: JSONValue { json(isClosed: true) }

    private func json(isClosed: Bool) -> JSONValue {
        switch self {
        case .any: return .object([:])
        case .text(let least, let most, let pattern):
            var json: JSONValue = ["type": "string"]
            json["minLength"] = least > 0 ? .int(least) : nil
            json["maxLength"] = most.map { .int($0) }
            json["pattern"] = pattern.map { .string($0) }
            return json
        case .word(let words): return ["type": "string", "enum": .array(words.map { .string($0) })]
        case .integer(let range):
            var json: JSONValue = ["type": "integer"]
            json["minimum"] = range.map { .int($0.lowerBound) }
            json["maximum"] = range.map { .int($0.upperBound) }
            return json
        case .number: return ["type": "number"]
        case .bounded(let range):
            var json: JSONValue = ["type": "number"]
            if range.lowerBound.isFinite { json["minimum"] = .double(range.lowerBound) }
            if range.upperBound.isFinite { json["maximum"] = .double(range.upperBound) }
            return json
        case .boolean: return ["type": "boolean"]
        case .array(let element, let count, let isSet):
            var json: JSONValue = ["type": "array", "items": element.json(isClosed: isClosed)]
            json["minItems"] = count.map { .int($0.lowerBound) }
            json["maxItems"] = count.flatMap { $0.upperBound == .max ? nil : .int($0.upperBound) }
            if isSet { json["uniqueItems"] = true }
            return json
        case .object(let fields): return Self.json(fields, isClosed)
        case .map(let member):
            return ["type": "object", "additionalProperties": member.json(isClosed: isClosed)]
        case .either(let schemas): return ["anyOf": .array(schemas.map { $0.json(isClosed: isClosed) })]
        case .named(let name): return ["$ref": .string("#/components/schemas/\(name)")]
        case .defined(let name, _): return ["$ref": .string("#/$defs/\(name)")]
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

    // MARK: Reading

    /// The error for a JSON Schema document that contains unsupported keywords.
    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String
    }

    /// Creates a schema from a JSON Schema document. Throws if the document contains an unsupported keyword, because
    /// the schema could not enforce the keyword's constraint.
    package init(document: JSONValue) throws(Unreadable) {
        let definitions = Definitions()
        let borrowed = Definitions(borrowedFrom: definitions)
        let named = document["$defs"]?.object ?? [:]
        for (name, definition) in named {
            guard definition["$ref"] == nil else { throw Unreadable(description: "$defs.\(name) is a reference") }
            definitions.define(name, try Self.read(definition, named, borrowed).schema)
        }
        self = try Self.read(document, named, definitions).schema
    }

    private static let known: Set<String> = [
        "$schema", "$defs", "$ref", "title", "description", "type", "enum", "properties", "required",
        "additionalProperties", "items", "minItems", "maxItems", "uniqueItems", "minimum", "maximum", "minLength",
        "maxLength", "pattern",
    ]

    private static func read(
        _ json: JSONValue, _ named: OrderedMap<String, JSONValue>, _ definitions: Definitions
    ) throws(Unreadable) -> (schema: Schema, what: String) {
        if let word = json.object?.keys.first(where: { !known.contains($0) }) {
            throw Unreadable(description: "\"\(word)\" is not supported")
        }
        let own = json["description"]?.string
        guard let name = json["$ref"]?.string?.split(separator: "/").last.map(String.init) else {
            return (try plain(json, named, definitions), own ?? "")
        }
        guard let definition = named[name] else { throw Unreadable(description: "$defs has no \(name)") }
        return (.defined(name, definitions), own ?? definition["description"]?.string ?? "")
    }

    private static func plain(
        _ json: JSONValue, _ named: OrderedMap<String, JSONValue>, _ definitions: Definitions
    ) throws(Unreadable) -> Schema {
        if let words = json["enum"]?.array { return .word(words.compactMap(\.string)) }
        switch json["type"]?.string {
        case "string":
            let pattern = json["pattern"]?.string
            if let pattern, (try? Regex(pattern)) == nil {
                throw Unreadable(description: "\(pattern) is not a valid regular expression")
            }
            return .text(least: json["minLength"]?.int ?? 0, most: json["maxLength"]?.int, pattern: pattern)
        case "integer":
            return .integer(range(json["minimum"]?.int, json["maximum"]?.int, from: .min, to: .max))
        case "number":
            let bounds = range(json["minimum"]?.double, json["maximum"]?.double, from: -.infinity, to: .infinity)
            return bounds.map { .bounded($0) } ?? .number
        case "boolean": return .boolean
        case "array":
            let element = try json["items"].map { items throws(Unreadable) in
                try read(items, named, definitions).schema
            }
            return .array(
                element ?? .any, range(json["minItems"]?.int, json["maxItems"]?.int, from: 0, to: .max),
                isSet: json["uniqueItems"]?.bool == true)
        case "object": return try object(json, named, definitions)
        case nil where json.object?.keys.allSatisfy { $0 == "description" || $0 == "title" } == true: return .any
        case let other: throw Unreadable(description: "type \(other ?? "none") is not supported")
        }
    }

    private static func object(
        _ json: JSONValue, _ named: OrderedMap<String, JSONValue>, _ definitions: Definitions
    ) throws(Unreadable) -> Schema {
        guard let properties = json["properties"]?.object else {
            guard let others = json["additionalProperties"], others.object != nil else { return .map(.any) }
            return .map(try read(others, named, definitions).schema)
        }
        guard json["additionalProperties"]?.bool == false else {
            throw Unreadable(description: "an object with properties must have \"additionalProperties\": false")
        }
        let required = json["required"]?.array?.compactMap(\.string) ?? []
        var fields: [Field] = []
        for (name, property) in properties {
            let read = try read(property, named, definitions)
            fields.append(
                Field(name: name, schema: read.schema, isRequired: required.contains(name), what: read.what))
        }
        return .object(fields)
    }

    private static func range<Number: Comparable>(
        _ least: Number?, _ most: Number?, from lowest: Number, to highest: Number
    ) -> ClosedRange<Number>? {
        least == nil && most == nil ? nil : (least ?? lowest)...(most ?? highest)
    }
}
