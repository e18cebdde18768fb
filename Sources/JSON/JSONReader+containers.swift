/// The progress of the reader in an object whose member names are known.
public struct JSONMembers {
    let keys: JSONKeys
    var current = -1
    /// The number of violations that were found before the current member.
    var mark = 0
    var isFirst = true
}

/// The progress of the reader in an array, or in an object with any member names.
public struct JSONElements {
    /// The number of elements or members that were read so far.
    public internal(set) var count = 0
    /// The number of elements that were dropped so far because they contained unknown names.
    var dropped = 0
    var mark = 0
}

extension JSONReader {
    // MARK: Objects whose member names are known

    /// Begins to read an object with the members `keys`. If the value is no object, adds a violation and returns nil.
    public mutating func members(_ keys: JSONKeys) throws(JSONError) -> JSONMembers? {
        skipSpace()
        guard byte == UInt8(ascii: "{") else { return try mismatch(.object) }
        try descend()
        return JSONMembers(keys: keys)
    }

    /// Returns the index of the next known member; nil at the end of the object. The caller must read the member's
    /// value before the next call.
    public mutating func next(_ frame: inout JSONMembers) throws(JSONError) -> Int? {
        if frame.current >= 0, violations.count > frame.mark {
            violations.nest(.key(frame.keys.name(frame.current)), from: frame.mark)
        }
        while true {
            guard try stepToKey(&frame.isFirst) else { return nil }
            let found = try matchKey(frame.keys, after: frame.current)
            try colon()
            guard let found else {
                try skipValue()
                continue
            }
            frame.current = found
            frame.mark = violations.count
            return found
        }
    }

    private mutating func matchKey(_ keys: JSONKeys, after current: Int) throws(JSONError) -> Int? {
        let hint = current + 1
        if let length = keys.quoted(at: hint, in: base + at + 1, end - at - 1) {
            at += length + 2
            return hint
        }
        let token = try scanString()
        if token.isEscaped {
            var key = text(token)
            return key.withUTF8 { keys.index(of: $0) }
        }
        return keys.index(of: UnsafeBufferPointer(start: base + token.start, count: token.count), from: hint)
    }

    // MARK: Objects of any member names, and arrays

    /// Begins to read an object. Throws if the value is not an object.
    public mutating func beginObject() throws(JSONError) -> JSONElements {
        skipSpace()
        guard byte == UInt8(ascii: "{") else { throw error("an object") }
        try descend()
        return JSONElements()
    }

    /// Returns the name of the next member; nil at the end of the object. The caller must read the member's value
    /// before the next call.
    public mutating func nextKey(_ frame: inout JSONElements) throws(JSONError) -> String? {
        guard let name = try nextMember(&frame) else { return nil }
        return text(name)
    }

    mutating func nextMember(_ frame: inout JSONElements) throws(JSONError) -> JSONText? {
        var isFirst = frame.count == 0
        guard try stepToKey(&isFirst) else { return nil }
        frame.count += 1
        let name = try scanString()
        try colon()
        return name
    }

    /// Begins to read an array. Throws if the value is not an array.
    public mutating func beginArray() throws(JSONError) -> JSONElements {
        skipSpace()
        guard byte == UInt8(ascii: "[") else { throw error("an array") }
        try descend()
        return JSONElements(mark: violations.count)
    }

    /// Returns whether the array has another element. The caller must read this element before the next call.
    public mutating func nextElement(_ frame: inout JSONElements) throws(JSONError) -> Bool {
        if loss != .none { dropLost(&frame) }
        if violations.count > frame.mark {
            violations.nest(.index(frame.count - 1), from: frame.mark)
        }
        skipSpace()
        let isFirst = frame.count == 0
        if byte == UInt8(ascii: "]") {
            at += 1
            depth -= 1
            return false
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else { throw error("',' or ']'") }
            at += 1
        }
        frame.count += 1
        frame.mark = violations.count
        return true
    }

    /// Moves to the quotation mark of the next name, or past the end of the object.
    mutating func stepToKey(_ isFirst: inout Bool) throws(JSONError) -> Bool {
        skipSpace()
        if byte == UInt8(ascii: "}") {
            at += 1
            depth -= 1
            return false
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else { throw error("',' or '}'") }
            at += 1
            skipSpace()
        }
        guard byte == UInt8(ascii: "\"") else { throw error(isFirst ? "a name or '}'" : "a name") }
        isFirst = false
        return true
    }

    mutating func colon() throws(JSONError) {
        if byte != UInt8(ascii: ":") { skipSpace() }
        guard byte == UInt8(ascii: ":") else { throw error("':'") }
        at += 1
    }
}
