/// The reason why bytes are not a valid BSON document, and the position of the error.
package struct BSONError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case tooShort
        case size(Int)
        case unterminatedKey
        case unknownType(UInt8)
        case badString
        case badBool(UInt8)
        case tooDeep
        case noEnd
    }

    package let reason: Reason
    /// The position of the error, in bytes from the start of the payload.
    package let offset: Int

    package var description: String { "BSON: \(reason) at byte \(offset)" }
}

extension BSONDocument {
    /// Parses a payload that consists of one BSON document. Elements with types that control frames do not use are
    /// skipped.
    package init(_ payload: ArraySlice<UInt8>) throws(BSONError) {
        var reader = BSONReader(bytes: payload)
        self = try reader.document(depth: 0)
        guard reader.cursor == payload.endIndex else { throw reader.error(.size(payload.count)) }
    }
}

private struct BSONReader {
    let bytes: ArraySlice<UInt8>
    var cursor: Int
    /// The end offset of the innermost document that is being read.
    var end: Int

    static let deepest = 16

    init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        cursor = bytes.startIndex
        end = bytes.endIndex
    }

    func error(_ reason: BSONError.Reason) -> BSONError {
        BSONError(reason: reason, offset: cursor - bytes.startIndex)
    }

    mutating func document(depth: Int) throws(BSONError) -> BSONDocument {
        guard depth < Self.deepest else { throw error(.tooDeep) }
        let start = cursor
        let size = Int(try integer(Int32.self))
        guard size >= 5, size <= end - start else { throw error(.size(size)) }
        let outer = end
        end = start + size
        defer { end = outer }
        var document = BSONDocument()
        while true {
            let type = try byte()
            if type == 0 { break }
            let key = try key()
            if let value = try value(type, depth: depth) { document.append(key, value) }
        }
        guard cursor == end else { throw error(.noEnd) }
        return document
    }

    private mutating func value(_ type: UInt8, depth: Int) throws(BSONError) -> BSONValue? {
        switch type {
        case 0x01: return .double(Double(bitPattern: try integer(UInt64.self)))
        case 0x02: return .string(try string())
        case 0x03: return .document(try document(depth: depth + 1))
        case 0x04: return .array(try document(depth: depth + 1).elements.map(\.value))
        case 0x08:
            let byte = try byte()
            guard byte <= 1 else { throw error(.badBool(byte)) }
            return .bool(byte == 1)
        case 0x10: return .int32(try integer(Int32.self))
        case 0x12: return .int64(try integer(Int64.self))
        default:
            try skipValue(type)
            return nil
        }
    }

    /// Skips a value whose type control frames do not use.
    private mutating func skipValue(_ type: UInt8) throws(BSONError) {
        switch type {
        case 0x06, 0x0A, 0x7F, 0xFF: break
        case 0x09, 0x11: try skip(8)
        case 0x07: try skip(12)
        case 0x13: try skip(16)
        case 0x0D, 0x0E: _ = try string()
        case 0x05: try skip(Int(try integer(Int32.self)), and: 1)
        case 0x0B:
            _ = try key()
            _ = try key()
        case 0x0C:
            _ = try string()
            try skip(12)
        case 0x0F: try skip(Int(try integer(Int32.self)), and: -4)
        default: throw error(.unknownType(type))
        }
    }

    private mutating func skip(_ size: Int, and more: Int = 0) throws(BSONError) {
        guard size >= 0, size + more >= 0, size + more <= end - cursor else { throw error(.size(size)) }
        cursor += size + more
    }

    private mutating func byte() throws(BSONError) -> UInt8 {
        guard cursor < end else { throw error(.tooShort) }
        defer { cursor += 1 }
        return bytes[cursor]
    }

    private mutating func integer<Integer: FixedWidthInteger>(_: Integer.Type) throws(BSONError) -> Integer {
        let size = MemoryLayout<Integer>.size
        guard end - cursor >= size else { throw error(.tooShort) }
        defer { cursor += size }
        return bytes[cursor..<(cursor + size)].withUnsafeBytes {
            Integer(littleEndian: $0.loadUnaligned(as: Integer.self))
        }
    }

    private mutating func key() throws(BSONError) -> String {
        guard let terminator = bytes[cursor..<end].firstIndex(of: 0) else { throw error(.unterminatedKey) }
        guard let key = String(validating: bytes[cursor..<terminator], as: UTF8.self) else { throw error(.badString) }
        cursor = terminator + 1
        return key
    }

    private mutating func string() throws(BSONError) -> String {
        let size = Int(try integer(Int32.self))
        guard size >= 1, size <= end - cursor, bytes[cursor + size - 1] == 0,
            let string = String(validating: bytes[cursor..<(cursor + size - 1)], as: UTF8.self)
        else { throw error(.badString) }
        cursor += size
        return string
    }
}
