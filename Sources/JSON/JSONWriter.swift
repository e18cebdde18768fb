/// Writes compact JSON without building a tree, or builds a tree without writing text.
///
/// The writer writes a comma after each member and element. At the end of an object or array, the writer removes the
/// last comma.
public struct JSONWriter {
    /// The bytes that were written so far; empty if the writer builds a tree.
    public private(set) var bytes: [UInt8]
    /// The builder of the tree; nil if the writer appends to `bytes`.
    private var maker: JSONValueBuilder?

    /// Creates a writer that puts `prefix` zero bytes before the JSON. `fill` can later replace the zero bytes, for
    /// example with a length.
    public init(capacity: Int = 256, prefix: Int = 0) {
        bytes = []
        bytes.reserveCapacity(capacity + prefix)
        bytes.append(contentsOf: repeatElement(0, count: prefix))
    }

    init(making maker: JSONValueBuilder) {
        bytes = []
        self.maker = maker
    }

    /// Replaces the zero bytes before the JSON with `prefix`.
    public mutating func fill(prefix: [UInt8]) { bytes.replaceSubrange(0..<prefix.count, with: prefix) }

    /// Returns `value` as a JSON string with quotation marks.
    static func text(of value: String) -> String {
        var writer = JSONWriter(capacity: value.utf8.count + 2)
        writer.string(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    // MARK: Values

    public mutating func null() {
        if let maker { return maker.add(.null) }
        append("null")
    }

    public mutating func bool(_ value: Bool) {
        if let maker { return maker.add(.bool(value)) }
        append(value ? "true" : "false")
    }

    public mutating func integer(_ value: Int) {
        if let maker { return maker.add(.int(value)) }
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        digits(UInt64(value.magnitude))
    }

    public mutating func unsigned(_ value: UInt64) {
        if let maker { return maker.add(Int(exactly: value).map { .int($0) } ?? .uint(value)) }
        digits(value)
    }

    private mutating func digits(_ value: UInt64) {
        if value < 10 {
            bytes.append(UInt8(truncatingIfNeeded: value) + UInt8(ascii: "0"))
            return
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var rest = value
            var first = 20
            repeat {
                first -= 1
                digits[first] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
                rest /= 10
            } while rest > 0
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
        }
    }

    /// Writes a double as the shortest text that has the same value. JSON has no infinite numbers and no NaN. As in
    /// JavaScript, these values are written as `null`. `validate()` reports these values.
    public mutating func double(_ value: Double) {
        if let maker { return maker.add(value.isFinite ? .double(value) : .null) }
        guard value.isFinite else { return null() }
        bytes.append(contentsOf: value.description.utf8)
    }

    public mutating func string(_ value: String) {
        if let maker { return maker.add(.string(value)) }
        bytes.append(UInt8(ascii: "\""))
        if value.utf8.withContiguousStorageIfAvailable({ escape($0) }) == nil {
            var copy = value
            copy.withUTF8 { escape($0) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a value that is already encoded as JSON.
    public mutating func raw(_ json: some Collection<UInt8>) {
        if let maker { return maker.add((try? JSONValue(parsing: Array(json))) ?? .null) }
        bytes.append(contentsOf: json)
    }

    // MARK: Containers

    public mutating func beginObject() {
        if let maker { return maker.begin(isArray: false) }
        bytes.append(UInt8(ascii: "{"))
    }

    public mutating func endObject() { close(UInt8(ascii: "}")) }

    public mutating func beginArray() {
        if let maker { return maker.begin(isArray: true) }
        bytes.append(UInt8(ascii: "["))
    }

    public mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Ends a member or an element by writing the comma.
    public mutating func next() {
        if maker == nil { bytes.append(UInt8(ascii: ",")) }
    }

    /// Writes a member name that contains no characters that need escapes.
    public mutating func key(_ name: StaticString) {
        if let maker { return maker.key("\(name)") }
        // One append of the whole name is faster than one append for each part.
        let count = name.utf8CodeUnitCount
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 3) { text in
            text[0] = UInt8(ascii: "\"")
            text.baseAddress!.advanced(by: 1).update(from: name.utf8Start, count: count)
            text[count + 1] = UInt8(ascii: "\"")
            text[count + 2] = UInt8(ascii: ":")
            bytes.append(contentsOf: UnsafeBufferPointer(text))
        }
    }

    /// Writes a member name, which may contain any characters.
    public mutating func key(named name: String) {
        if let maker { return maker.key(name) }
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func close(_ bracket: UInt8) {
        if let maker { return maker.end() }
        if bytes.last == UInt8(ascii: ",") {
            bytes[bytes.count - 1] = bracket
        } else {
            bytes.append(bracket)
        }
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    // MARK: Escapes

    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        guard let base = text.baseAddress else { return }
        var plain = 0
        var index = 0
        while index < text.count {
            let byte = base[index]
            if byte < 0x20 || byte == 0x22 || byte == 0x5C {
                bytes.append(contentsOf: UnsafeBufferPointer(start: base + plain, count: index - plain))
                plain = index + 1
                escape(byte)
            }
            index += 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(start: base + plain, count: text.count - plain))
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x08: append("\\b")
        case 0x09: append("\\t")
        case 0x0A: append("\\n")
        case 0x0C: append("\\f")
        case 0x0D: append("\\r")
        case 0x22: append("\\\"")
        case 0x5C: append("\\\\")
        default:
            append(byte < 0x10 ? "\\u000" : "\\u001")
            let digit = byte & 0xF
            bytes.append(digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a"))
        }
    }
}
