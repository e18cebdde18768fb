internal import SDLSupport

/// The position of a string in the document. The string is validated but not decoded yet.
struct JSONText {
    let start: Int
    let count: Int
    let isEscaped: Bool
}

extension JSONReader {
    public mutating func readString() throws(JSONError) -> String {
        skipSpace()
        return try text(scanString())
    }

    /// Moves past a string, and validates UTF-8, escapes and surrogate pairs. Returns the string's position.
    mutating func scanString() throws(JSONError) -> JSONText {
        guard byte == UInt8(ascii: "\"") else { throw error("a string") }
        at += 1
        let start = at
        var isEscaped = false
        while true {
            skipPlain()
            guard at < end else { throw error("'\"'") }
            let byte = base[at]
            if byte == UInt8(ascii: "\"") {
                at += 1
                return JSONText(start: start, count: at - 1 - start, isEscaped: isEscaped)
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
                try scanEscape()
            } else if byte >= 0x80 {
                try scanScalar()
            } else {
                throw error("no control character in a string")
            }
        }
    }

    /// Moves past plain ASCII characters in steps of eight bytes. Escapes, quotation marks and control characters are
    /// not plain characters.
    @inline(__always)
    mutating func skipPlain() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs = ones &* 0x80
        while at + 8 <= end {
            let word = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let special =
                word | ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote)
                | ((backslash &- ones) & ~backslash)
            let found = special & highs
            if found != 0 {
                // The borrow of the subtraction changes only bytes after the first special byte.
                at += UInt64(littleEndian: found).trailingZeroBitCount / 8
                return
            }
            at += 8
        }
        while at < end, base[at] >= 0x20, base[at] < 0x80, base[at] != 0x22, base[at] != 0x5C { at += 1 }
    }

    /// Moves past a Unicode scalar of several bytes (table 3-7 of the Unicode standard).
    private mutating func scanScalar() throws(JSONError) {
        let first = base[at]
        let second = at + 1 < end ? base[at + 1] : 0
        let count: Int
        let seconds: ClosedRange<UInt8>
        switch first {
        case 0xC2...0xDF: (count, seconds) = (2, 0x80...0xBF)
        case 0xE0: (count, seconds) = (3, 0xA0...0xBF)
        case 0xED: (count, seconds) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (count, seconds) = (3, 0x80...0xBF)
        case 0xF0: (count, seconds) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (count, seconds) = (4, 0x80...0xBF)
        case 0xF4: (count, seconds) = (4, 0x80...0x8F)
        default: throw error("UTF-8")
        }
        guard seconds.contains(second) else { throw error("UTF-8", at: at + 1) }
        for offset in 2..<max(2, count) {
            guard at + offset < end, base[at + offset] & 0xC0 == 0x80 else { throw error("UTF-8", at: at + offset) }
        }
        at += count
    }

    private mutating func scanEscape() throws(JSONError) {
        at += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 1
        case UInt8(ascii: "u"):
            let start = at - 1
            let unit = try scanUnit()
            if unit & 0xFC00 == 0xDC00 { throw error("a high surrogate before a low surrogate", at: start) }
            guard unit & 0xFC00 == 0xD800 else { return }
            guard byte == UInt8(ascii: "\\"), at + 1 < end, base[at + 1] == UInt8(ascii: "u") else {
                throw error("a low surrogate after a high surrogate")
            }
            let second = at
            at += 1
            guard try scanUnit() & 0xFC00 == 0xDC00 else {
                throw error("a low surrogate after a high surrogate", at: second)
            }
        default: throw error("one of the letters that may follow '\\'")
        }
    }

    /// Moves past the `u` and the four hexadecimal digits of an escape. Returns the digits' value.
    private mutating func scanUnit() throws(JSONError) -> UInt16 {
        at += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = byte.hexDigit else { throw error("four hexadecimal digits") }
            unit = unit << 4 | UInt16(digit)
            at += 1
        }
        return unit
    }

    func text(_ token: JSONText) -> String {
        let raw = UnsafeBufferPointer(start: base + token.start, count: token.count)
        guard token.isEscaped else { return String(decoding: raw, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: token.count) { Self.unescape(raw, into: $0) }
    }

    /// Decodes the escapes of a validated string into `out`. Returns the number of decoded bytes, which is at most the
    /// number of bytes in `raw`.
    private static func unescape(
        _ raw: UnsafeBufferPointer<UInt8>, into out: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var from = 0
        var to = 0
        while from < raw.count {
            let byte = raw[from]
            from += 1
            guard byte == UInt8(ascii: "\\") else {
                out[to] = byte
                to += 1
                continue
            }
            let letter = raw[from]
            from += 1
            if letter == UInt8(ascii: "u") {
                for unit in UTF8.encode(scalar(raw, &from))! {
                    out[to] = unit
                    to += 1
                }
            } else {
                out[to] = control(letter)
                to += 1
            }
        }
        return to
    }

    private static func scalar(_ raw: UnsafeBufferPointer<UInt8>, _ from: inout Int) -> Unicode.Scalar {
        let high = unit(raw, &from)
        if let scalar = Unicode.Scalar(high) { return scalar }
        from += 2
        let low = unit(raw, &from)
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))!
    }

    private static func unit(_ raw: UnsafeBufferPointer<UInt8>, _ from: inout Int) -> UInt32 {
        defer { from += 4 }
        return (from..<from + 4).reduce(0) { $0 << 4 | UInt32(raw[$1].hexDigit!) }
    }

    private static func control(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }
}
