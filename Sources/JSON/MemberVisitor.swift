/// A value that can be a member of an object or an element of an array.
public typealias JSONMember = JSONReadable & JSONWritable & JSONCheckable

/// A structure that lists its members once, for every visitor.
///
/// A conforming type implements `write(to:)`, `read(from:)` and `check(_:)` by passing itself to `object` of the writer,
/// reader or list. Defaults in an extension would not be specialised in other modules.
@usableFromInline
package protocol MemberVisitable {
    /// A value to start reading from. Its mandatory members are empty until they are read.
    static var blank: Self { get }

    /// Passes each member to the visitor, in the order of declaration.
    static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure)
}

/// What is done with the members of a structure: a writer writes them, a reader reads them, a `ViolationList` checks
/// them.
///
/// Each method has two forms: an optional value is an optional member, any other value is a mandatory member. The
/// numbers are the inclusive bounds of a number, of the length of a text or of the size of an array; `lengths` and
/// `values` bound the elements of an array.
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

    mutating func bools(_ key: StaticString, _ value: inout [Bool], _ low: Int, _ high: Int) throws(Failure)
    mutating func bools(_ key: StaticString, _ value: inout [Bool]?, _ low: Int, _ high: Int) throws(Failure)
    mutating func integers(
        _ key: StaticString, _ value: inout [Int], _ low: Int, _ high: Int, values least: Int, _ most: Int
    ) throws(Failure)
    mutating func integers(
        _ key: StaticString, _ value: inout [Int]?, _ low: Int, _ high: Int, values least: Int, _ most: Int
    ) throws(Failure)
    mutating func numbers(
        _ key: StaticString, _ value: inout [Double], _ low: Int, _ high: Int, values least: Double, _ most: Double
    ) throws(Failure)
    mutating func numbers(
        _ key: StaticString, _ value: inout [Double]?, _ low: Int, _ high: Int, values least: Double, _ most: Double
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
