import SDLSupport

/// The error for a value that cannot be decoded because its type is wrong.
package struct JSONDecodingError: Error, CustomStringConvertible {
    package let path: [any CodingKey]
    package let wanted: String

    package var description: String {
        let place = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
        return (place.isEmpty ? "" : "\(place.drop { $0 == "." }): ") + "expected \(wanted)"
    }
}

extension JSONValue {
    /// Returns this value decoded as a `Decodable` type. The thrown error contains the path of the first wrong value.
    package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSONValueDecoder(value: self, codingPath: []).decode(type)
    }
}

/// Decodes a `Decodable` type from a JSON tree.
private struct JSONValueDecoder: Decoder {
    let value: JSONValue
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Members<Key>(members: try wanted("object", value.object), decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        Elements(elements: try wanted("array", value.array), decoder: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

    func below(_ value: JSONValue, _ key: any CodingKey) -> JSONValueDecoder {
        JSONValueDecoder(value: value, codingPath: codingPath + [key])
    }

    func wanted<Value>(_ name: String, _ value: Value?) throws -> Value {
        guard let value else { throw JSONDecodingError(path: codingPath, wanted: name) }
        return value
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        switch type {
        case is Bool.Type: try wanted("Boolean", value.bool as? Value)
        case is String.Type: try wanted("text", value.string as? Value)
        case is Double.Type: try wanted("number", value.double as? Value)
        case is Float.Type: try wanted("number", value.double.map { Float($0) } as? Value)
        case let type as any FixedWidthInteger.Type: try wanted("\(type)", whole(type) as? Value)
        default: try Value(from: self)
        }
    }

    private func whole<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
        value.int.flatMap { Number(exactly: $0) }
    }
}

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: OrderedMap<String, JSONValue>
    let decoder: JSONValueDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { members[key.stringValue]?.isNull != false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try below(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try below(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try below(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { try below(key) }

    private func below(_ key: Key) throws -> JSONValueDecoder {
        guard let value = members[key.stringValue] else {
            throw JSONDecodingError(path: codingPath + [key], wanted: "value")
        }
        return decoder.below(value, key)
    }
}

private struct Elements: UnkeyedDecodingContainer {
    let elements: [JSONValue]
    let decoder: JSONValueDecoder
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    init(elements: [JSONValue], decoder: JSONValueDecoder) {
        self.elements = elements
        self.decoder = decoder
    }

    mutating func decodeNil() -> Bool {
        guard !isAtEnd, elements[currentIndex].isNull else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next { try $0.decode(type) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try next { try $0.container(keyedBy: type) } }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }

    private mutating func next<Value>(_ body: (JSONValueDecoder) throws -> Value) throws -> Value {
        let key = Place(intValue: currentIndex)
        guard !isAtEnd else { throw JSONDecodingError(path: codingPath + [key], wanted: "value") }
        let value = try body(decoder.below(elements[currentIndex], key))
        currentIndex += 1
        return value
    }
}

private struct Single: SingleValueDecodingContainer {
    let decoder: JSONValueDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.value.isNull }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}

/// The index of an array element as a coding key.
private struct Place: CodingKey {
    let intValue: Int?
    let stringValue: String

    init(intValue: Int) {
        self.intValue = intValue
        stringValue = "\(intValue)"
    }

    init?(stringValue: String) { nil }
}
