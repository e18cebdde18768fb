internal import JSON

/// Hides values in the JSON of a message. The length of the JSON does not change, because the packet header contains
/// the length.
struct MaskedJSON {
    private let names: Set<String>
    private var bytes: [UInt8]
    private var at = 0
    /// Whether the JSON is invalid. Everything after the first error is then hidden.
    private var isBroken = false

    static func masked(_ json: [UInt8], _ names: Set<String>) -> [UInt8] {
        var masked = MaskedJSON(names: names, bytes: json)
        masked.value(hidden: false, depth: 0)
        masked.space()
        if masked.at < json.count { masked.hide(masked.at..<json.count) }
        return masked.bytes
    }

    /// Hides or skips one value.
    ///
    /// - Parameter hidden: whether to hide the value. A string is replaced by stars, any other value by `null` or 0.
    private mutating func value(hidden: Bool, depth: Int) {
        space()
        guard !isBroken, at < bytes.count, depth < 64 else { return isBroken = true }
        switch bytes[at] {
        case UInt8(ascii: "{"): members(hidden: hidden, depth: depth)
        case UInt8(ascii: "["): elements(hidden: hidden, depth: depth)
        case UInt8(ascii: "\""):
            guard let text = text() else { return isBroken = true }
            if hidden { hide(text) }
        default:
            let start = at
            while at < bytes.count, !Self.ends.contains(bytes[at]) { at += 1 }
            if start == at { isBroken = true }
            guard hidden else { return }
            let word = at - start < 4 ? "0" : "null"
            bytes.replaceSubrange(
                start..<at, with: word.utf8 + [UInt8](repeating: 32, count: at - start - word.utf8.count))
        }
    }

    private static let ends = Set(",]} \t\r\n:\"".utf8)

    private mutating func members(hidden: Bool, depth: Int) {
        at += 1
        space()
        if skip("}") { return }
        while !isBroken {
            space()
            guard let name = text() else { return isBroken = true }
            space()
            guard skip(":") else { return isBroken = true }
            value(hidden: hidden || names.contains(plain(name)), depth: depth + 1)
            space()
            if skip("}") { return }
            if !skip(",") { isBroken = true }
        }
    }

    private mutating func elements(hidden: Bool, depth: Int) {
        at += 1
        space()
        if skip("]") { return }
        while !isBroken {
            value(hidden: hidden, depth: depth + 1)
            space()
            if skip("]") { return }
            if !skip(",") { isBroken = true }
        }
    }

    /// Skips a string. Returns the range between the quotation marks; nil if no valid string follows.
    private mutating func text() -> Range<Int>? {
        guard skip("\"") else { return nil }
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        guard at < bytes.count else {
            at = start
            return nil
        }
        at += 1
        return start..<at - 1
    }

    /// Returns the name in a range of the JSON, with escapes decoded.
    private func plain(_ name: Range<Int>) -> String {
        let text = String(decoding: bytes[name], as: UTF8.self)
        guard text.contains("\\") else { return text }
        let quoted = [UInt8(ascii: "\"")] + Array(bytes[name]) + [UInt8(ascii: "\"")]
        let plain = try? JSONReader.read(quoted) { (reader: inout JSONReader) throws(JSONError) in
            try reader.readString()
        }
        return plain ?? text
    }

    private mutating func hide(_ range: Range<Int>) {
        for index in range { bytes[index] = UInt8(ascii: "*") }
    }

    private mutating func space() {
        while at < bytes.count, [32, 9, 10, 13].contains(bytes[at]) { at += 1 }
    }

    private mutating func skip(_ mark: Character) -> Bool {
        guard at < bytes.count, bytes[at] == mark.asciiValue else { return false }
        at += 1
        return true
    }
}
