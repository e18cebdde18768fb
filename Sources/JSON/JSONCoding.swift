/// A type whose values can be written as JSON without an intermediate tree.
public protocol JSONWritable {
    func write(to writer: inout JSONWriter)
}

/// A type whose values can be read from JSON without an intermediate tree.
public protocol JSONReadable {
    /// Reads one value. If the JSON value does not have the expected type, adds a violation to the reader and returns
    /// nil.
    static func read(from reader: inout JSONReader) throws(JSONError) -> Self?
}

/// A type whose values can be checked against the bounds in an interface definition.
public protocol JSONCheckable {
    /// Adds a violation for each bound that the value exceeds.
    func check(_ violations: inout ViolationList)
}

/// The result of reading a document: the value, as far as it could be read, and all violations.
public struct JSONReading<Value> {
    /// The value in the document; nil if the document has the wrong type or lacks a mandatory member.
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
    /// Reads a whole document. Throws if the document is not valid JSON. If the document violates the interface
    /// definition, the function does not throw; the result contains the violations.
    ///
    /// - Parameter takesNumbers: whether an enumeration's value may be a number instead of a name, as SDL Core allows.
    ///   If `dropping` is `unknownNames`, numbers are always allowed.
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
    /// Returns a violation for each bound in the interface definition that this value exceeds.
    @inlinable
    public func validate() -> [Violation] {
        var violations = ViolationList()
        check(&violations)
        return violations.items
    }
}
