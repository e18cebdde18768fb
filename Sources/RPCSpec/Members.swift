import JSON
import SDLSupport

/// Reads the members of an object in a compact specification. `finish()` throws an error if some members were not read.
struct Members {
    private var place: String
    private var rest: [String: JSONValue] = [:]

    init(_ value: JSONValue, at place: String) throws {
        self.place = place
        guard case .object(let object) = value else { throw error("not an object") }
        for (key, value) in object { rest[key] = value }
        if let name = rest["name"]?.string { self.place += " \(name)" }
    }

    func error(_ reason: String) -> SpecError { SpecError(place: place, reason: reason) }

    func finish() throws {
        if let key = rest.keys.min() { throw error("unknown key \(key)") }
    }

    // MARK: Values

    mutating func optional<Value>(_ key: String, _ read: (inout Members, String) throws -> Value) throws -> Value? {
        rest[key] == nil ? nil : try read(&self, key)
    }

    mutating func string(_ key: String) throws -> String { try take(key, "a string", \.string) }

    mutating func integer(_ key: String) throws -> Int { try take(key, "an integer", \.int) }

    mutating func boolean(_ key: String) throws -> Bool { try take(key, "true or false", \.bool) }

    /// Returns true if the member `key` exists, otherwise false. The specification files never contain the value false.
    mutating func mark(_ key: String) throws -> Bool { try optional(key) { try $0.boolean($1) } ?? false }

    mutating func version(_ key: String) throws -> Spec.Version {
        try take(key, "a version") { $0.string.flatMap { Spec.Version($0) } }
    }

    mutating func number(_ key: String) throws -> Spec.Number { try take(key, "a number", Self.number) }

    mutating func choice<Choice: RawRepresentable<String>>(_ key: String) throws -> Choice {
        try take(key, "a \(Choice.self)") { $0.string.flatMap { Choice(rawValue: $0) } }
    }

    mutating func strings(_ key: String) throws -> [String] {
        let values = try take(key, "an array", \.array)
        return try values.map { value in
            guard let text = value.string else { throw error("\(key) contains a value that is not a string") }
            return text
        }
    }

    mutating func defaultValue(_ key: String) throws -> Spec.Default {
        try take(key, "a default") { value in
            switch value {
            case .bool(let value): .boolean(value)
            case .string(let value): .text(value)
            default: Self.number(value).map { .number($0) }
            }
        }
    }

    /// Reads two optional bounds. For example, if `of` is `Size`, reads the members `minSize` and `maxSize`.
    mutating func bounds<Value>(
        _ of: String, _ read: (inout Members, String) throws -> Value
    ) throws -> Spec.Bounds<Value> {
        try Spec.Bounds(min: optional("min" + of, read), max: optional("max" + of, read))
    }

    // MARK: Objects

    mutating func members(_ key: String) throws -> Members {
        try Members(take(key, "an object") { $0 }, at: "\(place).\(key)")
    }

    mutating func list<Entry>(_ key: String, _ read: (inout Members) throws -> Entry) throws -> [Entry] {
        let values = try take(key, "an array", \.array)
        return try values.enumerated().map { index, value in
            var members = try Members(value, at: "\(place).\(key)[\(index)]")
            let entry = try read(&members)
            try members.finish()
            return entry
        }
    }

    mutating func history<Form>(_ read: (inout Members) throws -> Form) throws -> [Form] {
        try optional("history") { try $0.list($1, read) } ?? []
    }

    private mutating func take<Value>(
        _ key: String, _ wanted: String, _ convert: (JSONValue) -> Value?
    ) throws -> Value {
        guard let value = rest.removeValue(forKey: key) else { throw error("no \(key)") }
        guard let converted = convert(value) else { throw error("\(key) is not \(wanted)") }
        return converted
    }

    private static func number(_ value: JSONValue) -> Spec.Number? {
        switch value {
        case .int(let value): .integer(value)
        case .double(let value): .decimal(value)
        default: nil
        }
    }
}
