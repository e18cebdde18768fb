/// A value that writes itself as JSON without building a tree.
public protocol JSONWritable {
    func write(to writer: inout JSONWriter)
}

/// A value that reads itself from JSON without building a tree.
public protocol JSONReadable {
    /// Reads one value. Returns nil if the JSON value cannot be this type; the reader has then recorded a violation.
    static func read(from reader: inout JSONReader) throws(JSONError) -> Self?
}

/// A value that can be checked against the bounds of its interface.
public protocol JSONCheckable {
    /// Adds a violation for each broken rule of the interface.
    func check(_ violations: inout ViolationList)
}

/// The result of reading a document: the value as far as it could be read, and all violations.
public struct JSONReading<Value> {
    /// Nil if the document has the wrong type or lacks a mandatory member.
    public var value: Value?
    public var violations: ViolationList

    @inlinable
    public init(value: Value?, violations: ViolationList) {
        self.value = value
        self.violations = violations
    }
}

extension JSONReading: Sendable where Value: Sendable {}

extension JSONWritable {
    @inlinable
    public func json() -> [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension JSONReadable {
    /// Reads a whole document. Throws if it is not JSON; broken rules of the interface are in the result.
    ///
    /// - Parameter takesNumbers: whether an enumeration's value may be given as a number, as SDL Core allows. Always
    ///   true while unknown names are dropped.
    @inlinable
    public static func reading(
        _ json: [UInt8], dropping: JSONReader.Dropping = .nothing, takesNumbers: Bool = false
    ) throws(JSONError) -> JSONReading<Self> {
        try reading(json[...], dropping: dropping, takesNumbers: takesNumbers)
    }

    @inlinable
    public static func reading(
        _ json: ArraySlice<UInt8>, dropping: JSONReader.Dropping = .nothing, takesNumbers: Bool = false
    ) throws(JSONError) -> JSONReading<Self> {
        try JSONReader.read(json, dropping: dropping, takesNumbers: takesNumbers) {
            (reader: inout JSONReader) throws(JSONError) in
            let value = try Self.read(from: &reader)
            return JSONReading(value: value, violations: reader.violations)
        }
    }
}

extension JSONCheckable {
    /// Returns all bounds of the interface that this value breaks.
    @inlinable
    public func validate() -> [Violation] {
        var violations = ViolationList()
        check(&violations)
        return violations.items
    }
}
