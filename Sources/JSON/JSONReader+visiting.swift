// The reader as a visitor. The reader reads the value of a member if the next name in the document is the name of this
// member.
extension JSONReader: MemberVisitor {
    @usableFromInline package typealias Failure = JSONError

    @inlinable
    package mutating func bool(_ key: StaticString, _ value: inout Bool) throws(JSONError) {
        let bit = nextBit(key)
        guard let mark = begin(key) else { return }
        let new = try bool()
        try end(key, since: mark, bit, isRead: new != nil)
        if let new { value = new }
    }

    @inlinable
    package mutating func bool(_ key: StaticString, _ value: inout Bool?) throws(JSONError) {
        guard let mark = begin(key) else { return }
        value = try bool()
        try end(key, since: mark)
    }

    @inlinable
    package mutating func integer(_ key: StaticString, _ value: inout Int, _ low: Int, _ high: Int) throws(JSONError) {
        let bit = nextBit(key)
        guard let mark = begin(key) else { return }
        let new = try integer(low, high)
        try end(key, since: mark, bit, isRead: new != nil)
        if let new { value = new }
    }

    @inlinable
    package mutating func integer(_ key: StaticString, _ value: inout Int?, _ low: Int, _ high: Int) throws(JSONError) {
        guard let mark = begin(key) else { return }
        value = try integer(low, high)
        try end(key, since: mark)
    }

    @inlinable
    package mutating func number(
        _ key: StaticString, _ value: inout Double, _ low: Double, _ high: Double
    ) throws(JSONError) {
        let bit = nextBit(key)
        guard let mark = begin(key) else { return }
        let new = try number(low, high)
        try end(key, since: mark, bit, isRead: new != nil)
        if let new { value = new }
    }

    @inlinable
    package mutating func number(
        _ key: StaticString, _ value: inout Double?, _ low: Double, _ high: Double
    ) throws(JSONError) {
        guard let mark = begin(key) else { return }
        value = try number(low, high)
        try end(key, since: mark)
    }

    @inlinable
    package mutating func string(
        _ key: StaticString, _ value: inout String, _ low: Int, _ high: Int
    ) throws(JSONError) {
        let bit = nextBit(key)
        guard let mark = begin(key) else { return }
        let new = try string(low, high)
        try end(key, since: mark, bit, isRead: new != nil)
        if let new { value = new }
    }

    @inlinable
    package mutating func string(
        _ key: StaticString, _ value: inout String?, _ low: Int, _ high: Int
    ) throws(JSONError) {
        guard let mark = begin(key) else { return }
        value = try string(low, high)
        try end(key, since: mark)
    }

    @inlinable
    package mutating func value<Value: JSONMember>(_ key: StaticString, _ value: inout Value) throws(JSONError) {
        let bit = nextBit(key)
        guard let mark = begin(key) else { return }
        let new = try Value.read(from: &self)
        try end(key, since: mark, bit, isRead: new != nil)
        if let new { value = new }
    }

    @inlinable
    package mutating func value<Value: JSONMember>(_ key: StaticString, _ value: inout Value?) throws(JSONError) {
        guard let mark = begin(key) else { return }
        value = try Value.read(from: &self)
        try end(key, since: mark)
    }

    @inlinable
    package mutating func integers(
        _ key: StaticString, _ value: inout [Int], _ low: Int, _ high: Int, values least: Int, _ most: Int
    ) throws(JSONError) {
        let bit = nextBit(key)
        guard let mark = begin(key) else { return }
        let new = try integers(low, high, values: least, most)
        try end(key, since: mark, bit, isRead: new != nil)
        if let new { value = new }
    }

    @inlinable
    package mutating func integers(
        _ key: StaticString, _ value: inout [Int]?, _ low: Int, _ high: Int, values least: Int, _ most: Int
    ) throws(JSONError) {
        guard let mark = begin(key) else { return }
        value = try integers(low, high, values: least, most)
        try end(key, since: mark)
    }

    @inlinable
    package mutating func strings(
        _ key: StaticString, _ value: inout [String], _ low: Int, _ high: Int, lengths shortest: Int, _ longest: Int
    ) throws(JSONError) {
        let bit = nextBit(key)
        guard let mark = begin(key) else { return }
        let new = try strings(low, high, lengths: shortest, longest)
        try end(key, since: mark, bit, isRead: new != nil)
        if let new { value = new }
    }

    @inlinable
    package mutating func strings(
        _ key: StaticString, _ value: inout [String]?, _ low: Int, _ high: Int, lengths shortest: Int, _ longest: Int
    ) throws(JSONError) {
        guard let mark = begin(key) else { return }
        value = try strings(low, high, lengths: shortest, longest)
        try end(key, since: mark)
    }

    @inlinable
    package mutating func values<Value: JSONMember>(
        _ key: StaticString, _ value: inout [Value], _ low: Int, _ high: Int
    ) throws(JSONError) {
        let bit = nextBit(key)
        guard let mark = begin(key) else { return }
        let new = try array(of: Value.self, low, high)
        try end(key, since: mark, bit, isRead: new != nil)
        if let new { value = new }
    }

    @inlinable
    package mutating func values<Value: JSONMember>(
        _ key: StaticString, _ value: inout [Value]?, _ low: Int, _ high: Int
    ) throws(JSONError) {
        guard let mark = begin(key) else { return }
        value = try array(of: Value.self, low, high)
        try end(key, since: mark)
    }
}
