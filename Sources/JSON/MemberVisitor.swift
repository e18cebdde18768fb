/// A value that can be a member of an object or an element of an array.
public typealias JSONMember = JSONReadable & JSONWritable & JSONCheckable

/// A structure that lists its members once, in `visit`. Visitors read, write or check the members.
///
/// A conforming type implements `write(to:)`, `read(from:)` and `check(_:)` by calling the method `object` of the
/// writer, the reader or the violation list. The protocol has no default implementations of these methods, because the
/// compiler would not specialise them in other modules.
@usableFromInline
package protocol MemberVisitable {
    /// An empty value, into which a reader reads the members.
    static var blank: Self { get }

    /// Passes each member to a visitor, in the order of declaration.
    static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure)
}

/// Processes the members of a structure. A writer writes the members, a reader reads the members, and a `ViolationList`
/// checks the members.
///
/// Each method has a form for mandatory members, and a form with an optional value for optional members. Two parameters
/// without labels are the inclusive bounds of a number, of the length of a text, or of the size of an array. `lengths`
/// and `values` are the bounds of an array's elements.
@usableFromInline
package protocol MemberVisitor: ~Copyable {
    associatedtype Failure: Error

    mutating func bool(_ key: StaticString, _ value: inout Bool) throws(Failure)
    mutating func bool(_ key: StaticString, _ value: inout Bool?) throws(Failure)
    mutating func integer(_ key: StaticString, _ value: inout Int, _ low: Int, _ high: Int) throws(Failure)
    mutating func integer(_ key: StaticString, _ value: inout Int?, _ low: Int, _ high: Int) throws(Failure)
    mutating func number(_ key: StaticString, _ value: inout Double, _ low: Double, _ high: Double) throws(Failure)
    mutating func number(_ key: StaticString, _ value: inout Double?, _ low: Double, _ high: Double) throws(Failure)
    mutating func string(_ key: StaticString, _ value: inout String, _ low: Int, _ high: Int) throws(Failure)
    mutating func string(_ key: StaticString, _ value: inout String?, _ low: Int, _ high: Int) throws(Failure)
    mutating func value<Value: JSONMember>(_ key: StaticString, _ value: inout Value) throws(Failure)
    mutating func value<Value: JSONMember>(_ key: StaticString, _ value: inout Value?) throws(Failure)

    mutating func integers(
        _ key: StaticString, _ value: inout [Int], _ low: Int, _ high: Int, values least: Int, _ most: Int
    ) throws(Failure)
    mutating func integers(
        _ key: StaticString, _ value: inout [Int]?, _ low: Int, _ high: Int, values least: Int, _ most: Int
    ) throws(Failure)
    mutating func strings(
        _ key: StaticString, _ value: inout [String], _ low: Int, _ high: Int, lengths shortest: Int, _ longest: Int
    ) throws(Failure)
    mutating func strings(
        _ key: StaticString, _ value: inout [String]?, _ low: Int, _ high: Int, lengths shortest: Int, _ longest: Int
    ) throws(Failure)
    mutating func values<Value: JSONMember>(
        _ key: StaticString, _ value: inout [Value], _ low: Int, _ high: Int
    ) throws(Failure)
    mutating func values<Value: JSONMember>(
        _ key: StaticString, _ value: inout [Value]?, _ low: Int, _ high: Int
    ) throws(Failure)
}
