/// A strict pull parser for JSON in UTF-8 (RFC 8259). The parser reads typed values without building a tree.
///
/// Invalid JSON throws a `JSONError`. If valid JSON violates the interface definition, a violation is added to
/// `violations`, and reading continues. If an object has two members with the same name, the last of these members
/// counts.
public struct JSONReader: ~Copyable {
    public static let maximumDepth = 256

    let base: UnsafePointer<UInt8>
    let end: Int
    var at = 0
    var depth = 0
    public internal(set) var violations = ViolationList()
    let dropping: Dropping
    /// Whether an enumeration's value may be a number instead of a name.
    let takesNumbers: Bool
    /// The effect of a dropped unknown name on the value that was read last.
    var loss = Loss.none
    /// The progress of the reader in the current structure.
    @usableFromInline var object = JSONObjectState()
    @usableFromInline var next = JSONPendingName()

    @usableFromInline
    init(_ base: UnsafePointer<UInt8>, _ count: Int, _ dropping: Dropping, takesNumbers: Bool) {
        self.base = base
        self.dropping = dropping
        self.takesNumbers = takesNumbers || dropping == .unknownNames
        end = count
    }

    @usableFromInline
    func start() throws(JSONError) {
        if end >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF {
            throw error("a value without a byte order mark")
        }
    }

    @usableFromInline
    mutating func finish() throws(JSONError) {
        skipSpace()
        guard at == end else { throw error("the end of the document") }
    }

    /// Reads a whole document. `body` must read the document's only value. Throws if anything other than white space
    /// follows the value.
    @inlinable
    public static func read<Value>(
        _ json: [UInt8], dropping: Dropping = .nothing, takesNumbers: Bool = false,
        _ body: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        try read(json[...], dropping: dropping, takesNumbers: takesNumbers, body)
    }

    /// Reads a whole document from a slice of a buffer. `body` must read the document's only value. Offsets in errors
    /// count from the start of the slice.
    @inlinable
    public static func read<Value>(
        _ json: ArraySlice<UInt8>, dropping: Dropping = .nothing, takesNumbers: Bool = false,
        _ body: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        try json.withUnsafeBufferPointer { (bytes) throws(JSONError) in
            guard let base = bytes.baseAddress else { throw JSONError(offset: 0, expected: "a value", found: nil) }
            var reader = JSONReader(base, bytes.count, dropping, takesNumbers: takesNumbers)
            try reader.start()
            let value = try body(&reader)
            try reader.finish()
            return value
        }
    }

    func error(_ expected: String) -> JSONError { error(expected, at: at) }

    func error(_ expected: String, at offset: Int) -> JSONError {
        JSONError(offset: offset, expected: expected, found: offset < end ? base[offset] : nil)
    }

    /// The byte at the current position. At the end of the document, the result is 0, which is not a valid character of
    /// JSON.
    var byte: UInt8 { at < end ? base[at] : 0 }

    @inline(__always)
    mutating func skipSpace() {
        // Compact documents have no white space.
        if at < end, base[at] <= 0x20 { skipSpaces() }
    }

    private mutating func skipSpaces() {
        while at < end {
            let byte = base[at]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            at += 1
        }
    }

    mutating func descend() throws(JSONError) {
        depth += 1
        if depth > Self.maximumDepth { throw error("at most \(Self.maximumDepth) nested arrays and objects") }
        at += 1
    }

    /// Returns the type of the next value without reading it.
    public mutating func kind() throws(JSONError) -> JSONKind {
        skipSpace()
        switch byte {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let start = at
            defer { at = start }
            if case .double = try scanNumber() { return .double }
            return .integer
        default: throw error("a value")
        }
    }

    public mutating func readNull() throws(JSONError) {
        skipSpace()
        try word("null", "null")
    }

    public mutating func readBool() throws(JSONError) -> Bool {
        skipSpace()
        if byte == UInt8(ascii: "t") {
            try word("true", "a boolean")
            return true
        }
        try word("false", "a boolean")
        return false
    }

    private mutating func word(_ word: StaticString, _ expected: String) throws(JSONError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard at + index < end, base[at + index] == word.utf8Start[index] else {
                throw error(expected, at: at + index)
            }
        }
        at += word.utf8CodeUnitCount
    }

    /// Skips one value of any type. Throws if the value is not valid JSON.
    public mutating func skipValue() throws(JSONError) {
        skipSpace()
        switch byte {
        case UInt8(ascii: "\""): _ = try scanString()
        case UInt8(ascii: "{"):
            var frame = try beginObject()
            while try nextMember(&frame) != nil { try skipValue() }
        case UInt8(ascii: "["):
            var frame = try beginArray()
            while try nextElement(&frame) { try skipValue() }
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try readBool()
        case UInt8(ascii: "n"): try readNull()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try scanNumber()
        default: throw error("a value")
        }
    }

    /// Skips one value of any type and returns the bytes of this value as they are in the document.
    public mutating func readRaw() throws(JSONError) -> [UInt8] {
        skipSpace()
        let start = at
        try skipValue()
        return Array(UnsafeBufferPointer(start: base + start, count: at - start))
    }
}
