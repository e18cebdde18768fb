/// A value in the BSON payload of a control frame. There are cases only for the BSON types that apps and head units
/// use.
package enum BSONValue: Hashable, Sendable {
    case double(Double)
    case string(String)
    case document(BSONDocument)
    case array([BSONValue])
    case bool(Bool)
    case int32(Int32)
    case int64(Int64)

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The value of a 32-bit or 64-bit integer; nil for other types. For some keys, different apps and head units use
    /// different integer types.
    package var integer: Int64? {
        switch self {
        case .int32(let value): Int64(value)
        case .int64(let value): value
        default: nil
        }
    }

    package var array: [BSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }
}

/// The BSON payload of a control frame of version 5: an ordered list of keys and values.
package struct BSONDocument: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    package struct Element: Hashable, Sendable {
        package let key: String
        package let value: BSONValue
    }

    package private(set) var elements: [Element] = []

    package init() {}

    package init(dictionaryLiteral elements: (String, BSONValue)...) {
        for (key, value) in elements { append(key, value) }
    }

    /// Returns the value of `key`; nil if the key is missing. If the key occurs several times, returns the last value.
    package subscript(key: String) -> BSONValue? {
        elements.last { $0.key == key }?.value
    }

    package mutating func append(_ key: String, _ value: BSONValue) {
        elements.append(Element(key: key, value: value))
    }

    package mutating func append(_ key: String, _ value: String?) {
        if let value { append(key, .string(value)) }
    }

    package mutating func append(_ key: String, _ value: Int32?) {
        if let value { append(key, .int32(value)) }
    }
}
