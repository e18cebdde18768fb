#if canImport(Glibc)
import Glibc
#endif

/// The progress of the reader in a structure. `bit`, `seen`, `read` and `absent` are bit sets with one bit for each
/// mandatory member.
@usableFromInline
struct JSONObjectState {
    /// The position in the document at which the last visit of all members began; see `JSONReader.object`.
    @usableFromInline var start = 0
    /// The bit of the next mandatory member in the current visit; see `JSONReader.object`.
    @usableFromInline var bit: UInt64 = 1
    /// The mandatory members that the document contains.
    @usableFromInline var seen: UInt64 = 0
    /// The mandatory members whose value could be read.
    @usableFromInline var read: UInt64 = 0
    /// The mandatory members that must be reported as missing.
    @usableFromInline var absent: UInt64 = 0
    /// Whether a mandatory member was dropped because of an unknown name.
    @usableFromInline var isLost = false
}

/// The name of the next member in the document.
@usableFromInline
struct JSONPendingName {
    /// The signature of the name; `end` at the end of the object.
    @usableFromInline var signature = Self.end
    var text = JSONText(start: 0, count: 0, isEscaped: false)

    /// A signature that no name has.
    static let end = UInt32.max
}

extension JSONReader {
    /// Reads a structure. Returns nil if the value is not an object or if a mandatory member could not be read.
    ///
    /// The members of the structure are visited in the order of their declaration. If the document has the members in
    /// this order, one visit reads all members. Another order needs more visits. If a whole visit finds no member with
    /// the next name in the document, this name is unknown.
    @inlinable
    package mutating func object<Value: MemberVisitable>(_ type: Value.Type = Value.self) throws(JSONError) -> Value? {
        let outer = object
        guard try enterObject() else { return nil }
        var value = Value.blank
        repeat {
            try Value.visit(&value, &self)
        } while try needsVisit()
        if isIncomplete() { try Value.visit(&value, &self) }
        let isWhole = object.read == .max
        object = outer
        return isWhole ? value : nil
    }

    /// Moves to the first member of an object. If the value is not an object, adds a violation and returns false.
    @usableFromInline
    mutating func enterObject() throws(JSONError) -> Bool {
        skipSpace()
        guard byte == UInt8(ascii: "{") else {
            _ = try mismatch(.object) as Int?
            return false
        }
        try descend()
        object = JSONObjectState()
        try nextName(isFirst: true)
        object.start = at
        return true
    }

    /// Returns whether the members must be visited again, because the document has unread members. If the last visit
    /// has read no member, the name of the next member is unknown, so this member is skipped first.
    @usableFromInline
    mutating func needsVisit() throws(JSONError) -> Bool {
        guard next.signature != JSONPendingName.end else { return false }
        if at == object.start {
            try skipValue()
            try nextName()
            guard next.signature != JSONPendingName.end else { return false }
        }
        object.start = at
        object.bit = 1
        return true
    }

    /// Returns whether mandatory members are missing. If the result is true, the next visit reports the missing
    /// members.
    @usableFromInline
    mutating func isIncomplete() -> Bool {
        if object.isLost { loss = .value }
        let mandatory = object.bit &- 1
        object.absent = mandatory & ~object.seen
        object.read |= ~mandatory
        object.bit = 1
        return object.absent != 0
    }

    /// Returns the bit of the mandatory member `key`. In the last visit, adds a violation if the member is missing.
    @inlinable
    @inline(__always)
    mutating func nextBit(_ key: StaticString) -> UInt64 {
        let bit = object.bit
        object.bit = bit << 1
        if object.absent & bit != 0 { reportMissing(key) }
        return bit
    }

    @usableFromInline
    mutating func reportMissing(_ key: StaticString) { violations.add(.missing, at: key.description) }

    /// If the next name in the document is `key`, begins to read this member and returns the number of violations
    /// before the member. Otherwise, returns nil.
    @inlinable
    @inline(__always)
    mutating func begin(_ key: StaticString) -> Int? {
        let name = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
        guard next.signature == JSONKeys.signature(name) else { return nil }
        let mark = beginLookalike(key)
        return mark < 0 ? nil : mark
    }

    /// If the next name in the document is `key`, begins to read this member and returns the number of violations
    /// before the member. Otherwise, returns -1. Called if the next name and `key` have equal signatures.
    @usableFromInline
    mutating func beginLookalike(_ key: StaticString) -> Int {
        let name = next.text
        let isSame =
            name.isEscaped
            ? text(name) == key.description
            : name.count == key.utf8CodeUnitCount && memcmp(base + name.start, key.utf8Start, name.count) == 0
        return isSame ? violations.count : -1
    }

    /// Ends the member `key`, whose value was read, and moves to the next name.
    ///
    /// - Parameters:
    ///   - mark: the number of violations before the member.
    ///   - bit: the bit of a mandatory member; 0 for an optional member.
    ///   - isRead: whether the value could be read.
    @usableFromInline
    mutating func end(
        _ key: StaticString, since mark: Int, _ bit: UInt64 = 0, isRead: Bool = true
    ) throws(JSONError) {
        object.seen |= bit
        object.read = isRead ? object.read | bit : object.read & ~bit
        if loss != .none { dropLost(bit, since: mark) }
        if violations.count > mark { violations.nest(.key(key.description), from: mark) }
        try nextName()
    }

    /// Reads the next name and the colon after the name, and stores the name in `next`. At the end of the object,
    /// stores the signature `end` in `next`.
    private mutating func nextName(isFirst: Bool = false) throws(JSONError) {
        var isFirst = isFirst
        if takePlainName(isFirst: isFirst) { return }
        guard try stepToKey(&isFirst) else {
            next.signature = JSONPendingName.end
            return
        }
        next.text = try scanString()
        try colon()
        if next.text.isEscaped {
            var text = text(next.text)
            next.signature = text.withUTF8 { JSONKeys.signature($0) }
        } else {
            next.signature = JSONKeys.signature(
                UnsafeBufferPointer(start: base + next.text.start, count: next.text.count))
        }
    }

    /// Reads the next name and returns true if the document continues in the usual form `,"name":`. Otherwise, reads
    /// nothing and returns false.
    private mutating func takePlainName(isFirst: Bool) -> Bool {
        let before = at
        let quote = isFirst ? before : before + 1
        guard quote + 1 < end, base[quote] == UInt8(ascii: "\""), isFirst || base[before] == UInt8(ascii: ",") else {
            return false
        }
        at = quote + 1
        skipPlain()
        guard at + 1 < end, base[at] == UInt8(ascii: "\""), base[at + 1] == UInt8(ascii: ":") else {
            at = before
            return false
        }
        let name = UnsafeBufferPointer(start: base + quote + 1, count: at - quote - 1)
        next.text = JSONText(start: quote + 1, count: name.count, isEscaped: false)
        next.signature = JSONKeys.signature(name)
        at += 2
        return true
    }
}
