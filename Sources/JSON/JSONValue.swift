package import SDLSupport

/// Any JSON value as a tree, for data that has no Swift type: state, filters, tests.
///
/// Objects keep the order of their members, but objects with different orders are equal.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// An integer above `Int.max`.
    case uint(UInt64)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object(OrderedMap<String, JSONValue>)
}

extension JSONValue: Equatable {
    /// Returns whether two values are equal. Numbers are compared by value, so `1` equals `1.0`.
    package static func == (one: JSONValue, other: JSONValue) -> Bool {
        switch (one, other) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.int(let one), .int(let other)): one == other
        case (.uint(let one), .uint(let other)): one == other
        case (.double(let one), .double(let other)): one == other
        case (.int(let int), .double(let double)), (.double(let double), .int(let int)): Int(exactly: double) == int
        case (.uint(let uint), .double(let double)), (.double(let double), .uint(let uint)):
            UInt64(exactly: double) == uint
        case (.string(let one), .string(let other)): one == other
        case (.array(let one), .array(let other)): one == other
        case (.object(let one), .object(let other)):
            one.count == other.count && one.keys.allSatisfy { one[$0] == other[$0] }
        default: false
        }
    }
}

// MARK: - Reading and writing

extension JSONValue: JSONReadable, JSONWritable {
    package init(parsing json: [UInt8]) throws(JSONError) {
        self = try JSONReader.read(json) { (reader: inout JSONReader) throws(JSONError) in try Self.parse(&reader) }
    }

    package init(parsing json: String) throws(JSONError) {
        try self.init(parsing: Array(json.utf8))
    }

    package static func read(from reader: inout JSONReader) throws(JSONError) -> JSONValue? {
        try parse(&reader)
    }

    private static func parse(_ reader: inout JSONReader) throws(JSONError) -> JSONValue {
        reader.skipSpace()
        switch reader.byte {
        case UInt8(ascii: "\""): return .string(try reader.readString())
        case UInt8(ascii: "{"):
            var object: OrderedMap<String, JSONValue> = [:]
            var frame = try reader.beginObject()
            while let key = try reader.nextKey(&frame) { object[key] = try parse(&reader) }
            return .object(object)
        case UInt8(ascii: "["):
            var array: [JSONValue] = []
            var frame = try reader.beginArray()
            while try reader.nextElement(&frame) { array.append(try parse(&reader)) }
            return .array(array)
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try reader.readBool())
        case UInt8(ascii: "n"):
            try reader.readNull()
            return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            switch try reader.scanNumber() {
            case .int(let value): return .int(value)
            case .uint(let value): return .uint(value)
            case .double(let value): return .double(value)
            }
        default: throw reader.error("a value")
        }
    }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .int(let value): writer.integer(value)
        case .uint(let value): writer.unsigned(value)
        case .double(let value): writer.double(value)
        case .string(let value): writer.string(value)
        case .array(let values): values.write(to: &writer)
        case .object(let members): members.write(to: &writer)
        }
    }
}

extension JSONValue: CustomStringConvertible {
    package var description: String { String(decoding: json(), as: UTF8.self) }
}
