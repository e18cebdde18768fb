// The list as a visitor. The list adds a violation for each member whose value is out of bounds.
extension ViolationList: MemberVisitor {
    @usableFromInline package typealias Failure = Never

    /// Checks the members of a structure, in the order of declaration.
    @inlinable
    package mutating func object<Value: MemberVisitable>(_ value: Value) {
        // Use a pointer to avoid a copy, as in `JSONWriter`. This is safe because a list changes no member.
        withUnsafePointer(to: value) { Value.visit(&UnsafeMutablePointer(mutating: $0).pointee, &self) }
    }

    @inlinable package mutating func bool(_ key: StaticString, _ value: inout Bool) {}
    @inlinable package mutating func bool(_ key: StaticString, _ value: inout Bool?) {}

    @inlinable
    package mutating func integer(_ key: StaticString, _ value: inout Int, _ low: Int, _ high: Int) {
        let mark = count
        check(value, low, high)
        end(key, since: mark)
    }

    @inlinable
    package mutating func integer(_ key: StaticString, _ value: inout Int?, _ low: Int, _ high: Int) {
        if var value { integer(key, &value, low, high) }
    }

    @inlinable
    package mutating func number(_ key: StaticString, _ value: inout Double, _ low: Double, _ high: Double) {
        let mark = count
        check(value, low, high)
        end(key, since: mark)
    }

    @inlinable
    package mutating func number(_ key: StaticString, _ value: inout Double?, _ low: Double, _ high: Double) {
        if var value { number(key, &value, low, high) }
    }

    @inlinable
    package mutating func string(_ key: StaticString, _ value: inout String, _ low: Int, _ high: Int) {
        let mark = count
        check(value, low, high)
        end(key, since: mark)
    }

    @inlinable
    package mutating func string(_ key: StaticString, _ value: inout String?, _ low: Int, _ high: Int) {
        if var value { string(key, &value, low, high) }
    }

    @inlinable
    package mutating func value<Value: JSONMember>(_ key: StaticString, _ value: inout Value) {
        let mark = count
        value.check(&self)
        end(key, since: mark)
    }

    @inlinable
    package mutating func value<Value: JSONMember>(_ key: StaticString, _ value: inout Value?) {
        guard let value else { return }
        let mark = count
        value.check(&self)
        end(key, since: mark)
    }

    @inlinable
    package mutating func integers(
        _ key: StaticString, _ value: inout [Int], _ low: Int, _ high: Int, values least: Int, _ most: Int
    ) {
        elements(key, value, low, high) { $0.check($1, least, most) }
    }

    @inlinable
    package mutating func integers(
        _ key: StaticString, _ value: inout [Int]?, _ low: Int, _ high: Int, values least: Int, _ most: Int
    ) {
        if var value { integers(key, &value, low, high, values: least, most) }
    }

    @inlinable
    package mutating func strings(
        _ key: StaticString, _ value: inout [String], _ low: Int, _ high: Int, lengths shortest: Int, _ longest: Int
    ) {
        elements(key, value, low, high) { $0.check($1, shortest, longest) }
    }

    @inlinable
    package mutating func strings(
        _ key: StaticString, _ value: inout [String]?, _ low: Int, _ high: Int, lengths shortest: Int, _ longest: Int
    ) {
        if var value { strings(key, &value, low, high, lengths: shortest, longest) }
    }

    @inlinable
    package mutating func values<Value: JSONMember>(
        _ key: StaticString, _ value: inout [Value], _ low: Int, _ high: Int
    ) {
        elements(key, value, low, high) { $1.check(&$0) }
    }

    @inlinable
    package mutating func values<Value: JSONMember>(
        _ key: StaticString, _ value: inout [Value]?, _ low: Int, _ high: Int
    ) {
        if var value { values(key, &value, low, high) }
    }
}
