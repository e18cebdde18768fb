package import SDLSupport

extension JSONValue {
    /// The member `key` of this object; nil if the member does not exist or this value is not an object. If this value
    /// is `null`, setting a member turns this value into an object. If this value is neither `null` nor an object,
    /// setting a member has no effect.
    package subscript(key: String) -> JSONValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members[key]
        }
        set {
            switch self {
            case .object(var members):
                self = .null
                members[key] = newValue
                self = .object(members)
            case .null:
                if let newValue { self = .object([key: newValue]) }
            default: break
            }
        }
    }

    /// The element of this array at `index`; nil if the element does not exist or this value is not an array.
    package subscript(index: Int) -> JSONValue? {
        guard case .array(let values) = self, values.indices.contains(index) else { return nil }
        return values[index]
    }

    /// The value at a path relative to this value; nil if the path does not exist.
    package subscript(path: JSONPath) -> JSONValue? {
        var value = self
        for step in path.steps {
            let next =
                switch step {
                case .key(let key): value[key]
                case .index(let index): value[index]
                }
            guard let next else { return nil }
            value = next
        }
        return value
    }

    /// Replaces the value at the path `steps` inside this value by `value`. If `value` is nil, removes the value at the
    /// path. Does nothing if the path does not exist.
    package mutating func set(_ value: JSONValue?, at steps: ArraySlice<JSONPath.Step>) {
        guard let step = steps.first else { return }
        let rest = steps.dropFirst()
        switch (self, step) {
        case (.object(var members), .key(let key)):
            if rest.isEmpty { members[key] = value } else { members[key]?.set(value, at: rest) }
            self = .object(members)
        case (.array(var elements), .index(let index)) where elements.indices.contains(index):
            if rest.isEmpty { elements[index] = value ?? .null } else { elements[index].set(value, at: rest) }
            self = .array(elements)
        default: break
        }
    }

    /// Returns the paths of all values inside this value, except arrays and objects. `path` is the path of this value.
    package func leaves(below path: JSONPath) -> [JSONPath] {
        switch self {
        case .object(let members): members.flatMap { $1.leaves(below: path + .key($0)) }
        case .array(let elements): elements.enumerated().flatMap { $1.leaves(below: path + .index($0)) }
        default: [path]
        }
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var int: Int? {
        if case .int(let value) = self { value } else { nil }
    }

    package var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .uint(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    package var object: OrderedMap<String, JSONValue>? {
        if case .object(let members) = self { members } else { nil }
    }

    package var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// Returns this value as JSON text, with two spaces of indentation for each level.
    package func pretty() -> String {
        var text = ""
        pretty(into: &text, indent: "")
        return text
    }

    private func pretty(into text: inout String, indent: String) {
        let inner = indent + "  "
        switch self {
        case .array(let values) where !values.isEmpty:
            text += "["
            for (index, value) in values.enumerated() {
                text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
                value.pretty(into: &text, indent: inner)
            }
            text += "\n\(indent)]"
        case .object(let members) where !members.isEmpty:
            text += "{"
            for (index, member) in members.enumerated() {
                text += (index == 0 ? "\n\(inner)" : ",\n\(inner)") + JSONWriter.text(of: member.key) + ": "
                member.value.pretty(into: &text, indent: inner)
            }
            text += "\n\(indent)}"
        default: text += description
        }
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(nilLiteral: ()) { self = .null }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .int(value) }
    package init(floatLiteral value: Double) { self = .double(value) }
    package init(stringLiteral value: String) { self = .string(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        var members: OrderedMap<String, JSONValue> = [:]
        for (key, value) in elements { members[key] = value }
        self = .object(members)
    }
}
