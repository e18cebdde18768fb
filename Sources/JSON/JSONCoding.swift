/// A value that writes itself as JSON, with no tree between.
public protocol JSONWritable {
    /// Appends it to a document.
    func write(to writer: inout JSONWriter)
}

/// A value that reads itself from JSON, with no tree between.
public protocol JSONReadable {
    /// Reads one value. `nil` when what stands there cannot be this type; the reader then has noted why.
    static func read(from reader: inout JSONReader) throws(JSONError) -> Self?
}

/// A value that knows the bounds its interface sets.
public protocol JSONCheckable {
    /// Notes each rule of the interface that it breaks.
    func check(_ violations: inout ViolationList)
}

/// What came out of reading a document: as much of the value as could be made, and every rule the document breaks.
public struct JSONReading<Value> {
    /// `nil` when the document has another shape or lacks what is mandatory.
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
    /// Reads a whole document. What breaks the interface's rules is in the result; what is not JSON is thrown.
    ///
    /// - Parameter takesNumbers: whether the number of an enumeration's name may stand for it, as with SDL Core. Where
    ///   unknown names are dropped it may.
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
    /// Every bound of the interface that this value breaks.
    @inlinable
    public func validate() -> [Violation] {
        var violations = ViolationList()
        check(&violations)
        return violations.items
    }
}
