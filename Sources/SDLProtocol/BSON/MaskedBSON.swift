/// Hides the values of given keys in the payload of a control frame. The length of the payload stays the same, so that
/// the frame can still be decoded.
package struct MaskedBSON {
    private let names: Set<String>
    private var bytes: [UInt8]
    private var cursor = 0

    private static let star = UInt8(ascii: "*")
    private static let deepest = 16
    private static let headSize = 4

    /// Returns the payload with the values of the keys `names` hidden. Each byte of a hidden text becomes a star, and
    /// each byte of another hidden value becomes 0.
    ///
    /// If the payload contains invalid BSON, all bytes from the first invalid byte on are also hidden. If the payload
    /// is not a complete document, for example because it is truncated, all bytes after the first occurrence of a name
    /// in `names` are hidden.
    package static func masked(_ payload: [UInt8], _ names: Set<String>) -> [UInt8] {
        guard !names.isEmpty else { return payload }
        var masked = MaskedBSON(names: names, bytes: payload)
        guard masked.size(at: 0) == payload.count else {
            masked.hideBehindNames()
            return masked.bytes
        }
        if !masked.document(end: payload.count, isHidden: false, depth: 0) {
            masked.fill(masked.cursor..<payload.count, Self.star)
        }
        return masked.bytes
    }

    // MARK: Reading

    /// Hides values in the document that begins at the cursor. Returns false if the document is invalid; the cursor is
    /// then at the first invalid byte.
    private mutating func document(end limit: Int, isHidden: Bool, depth: Int) -> Bool {
        guard depth < Self.deepest, let size = size(at: cursor), size > Self.headSize, size <= limit - cursor else {
            return false
        }
        let end = cursor + size
        cursor += Self.headSize
        while cursor < end {
            let start = cursor
            let type = bytes[cursor]
            cursor += 1
            if type == 0 { return cursor == end }
            guard let key = key(end: end) else {
                cursor = start
                return false
            }
            let hides = isHidden || names.contains(key)
            guard value(type, end: end, isHidden: hides, depth: depth) else { return false }
        }
        return false
    }

    private mutating func value(_ type: UInt8, end: Int, isHidden: Bool, depth: Int) -> Bool {
        switch type {
        case 0x02, 0x0D, 0x0E:
            guard let size = size(at: cursor), size > 0 else { return false }
            return skip(Self.headSize, size, end: end, isHidden ? Self.star : nil, tail: 1)
        case 0x03, 0x04: return document(end: end, isHidden: isHidden, depth: depth + 1)
        case 0x05:
            guard let size = size(at: cursor), size >= 0 else { return false }
            return skip(Self.headSize + 1, size, end: end, isHidden ? 0 : nil)
        case 0x06, 0x0A, 0x7F, 0xFF: return true
        case 0x07: return skip(0, 12, end: end, isHidden ? 0 : nil)
        case 0x08: return skip(0, 1, end: end, isHidden ? 0 : nil)
        case 0x10: return skip(0, 4, end: end, isHidden ? 0 : nil)
        case 0x01, 0x09, 0x11, 0x12: return skip(0, 8, end: end, isHidden ? 0 : nil)
        case 0x13: return skip(0, 16, end: end, isHidden ? 0 : nil)
        // Control frames do not use any other type.
        default: return false
        }
    }

    /// Moves the cursor past a value of `size` bytes. If `filler` is not nil, overwrites the value with `filler`,
    /// except the last `tail` bytes. `head` is the number of bytes of the size field before the value. Returns false if
    /// the value would end after the end of the document.
    private mutating func skip(_ head: Int, _ size: Int, end: Int, _ filler: UInt8?, tail: Int = 0) -> Bool {
        guard head + size <= end - cursor else { return false }
        if let filler { fill(cursor + head..<cursor + head + size - tail, filler) }
        cursor += head + size
        return true
    }

    private mutating func key(end: Int) -> String? {
        guard let terminator = bytes[cursor..<end].firstIndex(of: 0) else { return nil }
        defer { cursor = terminator + 1 }
        return String(decoding: bytes[cursor..<terminator], as: UTF8.self)
    }

    private func size(at place: Int) -> Int? {
        guard place >= 0, bytes.count - place >= Self.headSize else { return nil }
        return Int(Int32(truncatingIfNeeded: (0..<Self.headSize).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }))
    }

    // MARK: Hiding

    private mutating func fill(_ range: Range<Int>, _ filler: UInt8) {
        for index in range { bytes[index] = filler }
    }

    private mutating func hideBehindNames() {
        let ends = names.compactMap { name in
            bytes.firstRange(of: Array(name.utf8)).map(\.upperBound)
        }
        if let first = ends.min() { fill(first..<bytes.count, Self.star) }
    }
}
