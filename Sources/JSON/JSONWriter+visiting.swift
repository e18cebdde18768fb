// The writer as a visitor. The writer writes the name and the value of each member.
extension JSONWriter: MemberVisitor {
    @usableFromInline package typealias Failure = Never

    /// Writes a structure as an object. Optional members that are nil are left out.
    @inlinable
    package mutating func object<Value: MemberVisitable>(_ value: Value) {
        beginObject()
        // Use a pointer, because copying a large value would take a tenth of the writing time. This is safe because a
        // writer changes no member.
        withUnsafePointer(to: value) { Value.visit(&UnsafeMutablePointer(mutating: $0).pointee, &self) }
        endObject()
    }

    @inlinable package mutating func bool(_ key: StaticString, _ value: inout Bool) { field(key, value) }
    @inlinable package mutating func bool(_ key: StaticString, _ value: inout Bool?) { field(key, value) }

    @inlinable
    package mutating func integer(_ key: StaticString, _ value: inout Int, _: Int, _: Int) {
        field(key, value)
    }

    @inlinable
    package mutating func integer(_ key: StaticString, _ value: inout Int?, _: Int, _: Int) {
        field(key, value)
    }

    @inlinable
    package mutating func number(_ key: StaticString, _ value: inout Double, _: Double, _: Double) {
        field(key, value)
    }

    @inlinable
    package mutating func number(_ key: StaticString, _ value: inout Double?, _: Double, _: Double) {
        field(key, value)
    }

    @inlinable
    package mutating func string(_ key: StaticString, _ value: inout String, _: Int, _: Int) {
        field(key, value)
    }

    @inlinable
    package mutating func string(_ key: StaticString, _ value: inout String?, _: Int, _: Int) {
        field(key, value)
    }

    @inlinable
    package mutating func value<Value: JSONMember>(_ key: StaticString, _ value: inout Value) {
        field(key, value)
    }

    @inlinable
    package mutating func value<Value: JSONMember>(_ key: StaticString, _ value: inout Value?) {
        field(key, value)
    }

    @inlinable
    package mutating func integers(_ key: StaticString, _ value: inout [Int], _: Int, _: Int, values _: Int, _: Int) {
        field(key, value)
    }

    @inlinable
    package mutating func integers(_ key: StaticString, _ value: inout [Int]?, _: Int, _: Int, values _: Int, _: Int) {
        field(key, value)
    }

    @inlinable
    package mutating func strings(
        _ key: StaticString, _ value: inout [String], _: Int, _: Int, lengths _: Int, _: Int
    ) {
        field(key, value)
    }

    @inlinable
    package mutating func strings(
        _ key: StaticString, _ value: inout [String]?, _: Int, _: Int, lengths _: Int, _: Int
    ) {
        field(key, value)
    }

    @inlinable
    package mutating func values<Value: JSONMember>(_ key: StaticString, _ value: inout [Value], _: Int, _: Int) {
        field(key, value)
    }

    @inlinable
    package mutating func values<Value: JSONMember>(_ key: StaticString, _ value: inout [Value]?, _: Int, _: Int) {
        field(key, value)
    }
}
