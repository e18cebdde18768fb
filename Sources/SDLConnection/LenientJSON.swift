import SDLSupport

/// Repairs invalid JSON that SDL Core's parser accepts. The repaired JSON has the same meaning that SDL Core's parser
/// gives to the invalid JSON.
struct LenientJSON {
    private(set) var bytes: [UInt8] = []
    /// Descriptions of the repaired errors, in the order of the text; empty if the JSON was valid.
    private(set) var oddities: [String] = []

    init(_ json: ArraySlice<UInt8>) {
        let text = withoutEnd(json)
        write(document(in: String(validating: text, as: UTF8.self) == nil ? latin(text) : Array(text)))
    }

    private mutating func note(_ oddity: String) {
        if !oddities.contains(oddity) { oddities.append(oddity) }
    }

    /// Removes NUL characters at the end of the text. Some apps send a NUL character at the end, as in a C string.
    private mutating func withoutEnd(_ json: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let last = json.lastIndex(where: { $0 != 0 }), last != json.endIndex - 1 else { return json }
        note("a NUL at the end")
        return json[...last]
    }

    /// Converts text from Latin-1, in which each byte is one character, to UTF-8. Called only for text that is not
    /// valid UTF-8.
    private mutating func latin(_ text: ArraySlice<UInt8>) -> [UInt8] {
        note("text in Latin-1")
        return text.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    }

    /// Returns the first JSON value of the text, without comments. SDL Core's parser skips comments and ignores
    /// everything after the first value.
    private mutating func document(in text: [UInt8]) -> [UInt8] {
        var (found, index, depth, isText) = ([UInt8](), 0, 0, false)
        while index < text.count {
            let byte = text[index]
            let next = index + 1 < text.count ? text[index + 1] : 0
            if isText {
                if byte == UInt8(ascii: "\\"), index + 1 < text.count {
                    found += [byte, next]
                    index += 2
                    continue
                }
                isText = byte != UInt8(ascii: "\"")
            } else if byte == UInt8(ascii: "/"), let end = Self.endOfComment(at: index, in: text) {
                note("a comment")
                index = end
                continue
            } else {
                isText = byte == UInt8(ascii: "\"")
                if "{[".utf8.contains(byte) { depth += 1 }
                if "}]".utf8.contains(byte) { depth -= 1 }
            }
            found.append(byte)
            index += 1
            guard depth == 0, !isText, "}]".utf8.contains(byte) else { continue }
            if text[index...].contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
                note("data after the document")
            }
            return found
        }
        return found
    }

    private static func endOfComment(at start: Int, in text: [UInt8]) -> Int? {
        guard start + 1 < text.count else { return nil }
        switch text[start + 1] {
        case UInt8(ascii: "/"): return text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
        case UInt8(ascii: "*"):
            var index = start + 2
            while index + 1 < text.count {
                if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") { return index + 2 }
                index += 1
            }
            return nil
        default: return nil
        }
    }

    private mutating func write(_ text: [UInt8]) {
        var (isText, isEscaped) = (false, false)
        for (index, byte) in text.enumerated() {
            guard isText else {
                if byte == UInt8(ascii: ","), Self.closes(text[(index + 1)...]) {
                    note("a trailing comma")
                    continue
                }
                isText = byte == UInt8(ascii: "\"")
                bytes.append(byte)
                continue
            }
            if byte < 0x20 {
                note("a control character in a string")
                let digits = String(byte, radix: 16)
                bytes += Array("\\u00\(digits.count < 2 ? "0" : "")\(digits)".utf8)
            } else {
                bytes.append(byte)
            }
            if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
    }

    /// Returns whether the next character that is not white space closes an object or an array.
    private static func closes(_ rest: ArraySlice<UInt8>) -> Bool {
        let next = rest.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
    }
}
