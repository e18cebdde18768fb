/// The state of reading an object with known member names.
public struct JSONMembers {
    let keys: JSONKeys
    var current = -1
    /// The index of the first violation of the current member.
    var mark = 0
    var isFirst = true
}

/// The state of reading an array, or an object with arbitrary member names.
public struct JSONElements {
    /// The number of elements read.
    public internal(set) var count = 0
    /// The number of elements dropped.
    var dropped = 0
    var mark = 0
}

extension JSONReader {
    // MARK: Objects whose member names are known

    /// Enters an object. Returns nil and adds a violation if the value is not an object.
    public mutating func members(_ keys: JSONKeys) throws(JSONError) -> JSONMembers? {
        skipSpace()
        guard byte == UInt8(ascii: "{") else { return try mismatch(.object) }
        try descend()
        return JSONMembers(keys: keys)
    }

    /// Returns the index of the next known member, or nil at the end. Read the member's value before the next call.
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

    /// Enters an object; throws if the value is not an object.
    public mutating func beginObject() throws(JSONError) -> JSONElements {
        skipSpace()
        guard byte == UInt8(ascii: "{") else { throw error("an object") }
        try descend()
        return JSONElements()
    }

    /// Returns the name of the next member, or nil at the end. Read the member's value before the next call.
    public mutating func nextKey(_ frame: inout JSONElements) throws(JSONError) -> String? {
        var isFirst = frame.count == 0
        guard try stepToKey(&isFirst) else { return nil }
        frame.count += 1
        let key = try text(scanString())
        try colon()
        return key
    }

    mutating func nextMember(_ frame: inout JSONElements) throws(JSONError) -> Bool {
        var isFirst = frame.count == 0
        guard try stepToKey(&isFirst) else { return false }
        frame.count += 1
        _ = try scanString()
        try colon()
        return true
    }

    /// Enters an array; throws if the value is not an array.
    public mutating func beginArray() throws(JSONError) -> JSONElements {
        skipSpace()
        guard byte == UInt8(ascii: "[") else { throw error("an array") }
        try descend()
        return JSONElements(mark: violations.count)
    }

    /// Returns whether another element follows. Read that element before the next call.
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
