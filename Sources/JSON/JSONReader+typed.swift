/// The methods that read a value of an expected type. If the value has any other type, these methods add a violation
/// and return nil. If the value is out of bounds, these methods add a violation and return the value.
extension JSONReader {
    public mutating func bool() throws(JSONError) -> Bool? {
        skipSpace()
        guard byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f") else { return try mismatch(.bool) }
        return try readBool()
    }

    public mutating func integer(_ low: Int = .min, _ high: Int = .max) throws(JSONError) -> Int? {
        skipSpace()
        guard startsNumber else { return try mismatch(.integer) }
        guard case .int(let value) = try scanNumber() else {
            violations.add(.type(expected: .integer, found: .double))
            return nil
        }
        violations.check(value, low, high)
        return value
    }

    public mutating func number(_ low: Double = -.infinity, _ high: Double = .infinity) throws(JSONError) -> Double? {
        skipSpace()
        guard startsNumber else { return try mismatch(.number) }
        let value = try readDouble()
        violations.check(value, low, high)
        return value
    }

    public mutating func string(_ low: Int = 0, _ high: Int = .max) throws(JSONError) -> String? {
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { return try mismatch(.string) }
        let value = try text(scanString())
        violations.check(value, low, high)
        return value
    }

    /// Reads a value of the enumeration `enumeration`, and returns the value's name. If the name is not in `names`,
    /// adds a violation.
    public mutating func name(in names: JSONKeys, of enumeration: @autoclosure () -> String) throws(JSONError)
        -> String?
    {
        skipSpace()
        guard byte == UInt8(ascii: "\"") else {
            guard takesNumbers, try kind() == .integer else { return try mismatch(.enumeration) }
            return try name(numberedIn: names, of: enumeration())
        }
        let token = try scanString()
        if !token.isEscaped {
            let raw = UnsafeBufferPointer(start: base + token.start, count: token.count)
            if let index = names.index(of: raw) { return names.name(index) }
        }
        var name = text(token)
        if let index = name.withUTF8({ names.index(of: $0) }) { return names.name(index) }
        violations.add(.unknown(name, of: enumeration()))
        guard dropping == .unknownNames else { return name }
        loss = .name
        return nil
    }

    private mutating func name(numberedIn names: JSONKeys, of enumeration: @autoclosure () -> String) throws(JSONError)
        -> String?
    {
        guard case .int(let number) = try scanNumber() else { return nil }
        if let index = names.index(of: number) {
            violations.note(number, standsFor: names.name(index))
            return names.name(index)
        }
        violations.add(.unknown("\(number)", of: enumeration()))
        if dropping == .unknownNames { loss = .name }
        return nil
    }

    /// Reads an array with `low` to `high` elements. `read` reads one element. Elements for which `read` returns nil
    /// are left out of the result.
    @inlinable
    public mutating func array<Element>(
        _ low: Int = 0, _ high: Int = .max,
        _ read: (inout JSONReader) throws(JSONError) -> Element?
    ) throws(JSONError) -> [Element]? {
        guard var frame = try elements() else { return nil }
        var array: [Element] = []
        while try nextElement(&frame) {
            if let element = try read(&self) { array.append(element) }
        }
        return check(frame, low, high) ? array : nil
    }

    @inlinable
    public mutating func array<Element: JSONReadable>(
        of type: Element.Type, _ low: Int = 0, _ high: Int = .max
    ) throws(JSONError) -> [Element]? {
        try array(low, high) { (reader: inout JSONReader) throws(JSONError) in try Element.read(from: &reader) }
    }

    public mutating func strings(
        _ low: Int = 0, _ high: Int = .max, lengths shortest: Int = 0, _ longest: Int = .max
    ) throws(JSONError) -> [String]? {
        try array(low, high) { (reader: inout JSONReader) throws(JSONError) in try reader.string(shortest, longest) }
    }

    public mutating func integers(
        _ low: Int = 0, _ high: Int = .max, values least: Int = .min, _ most: Int = .max
    ) throws(JSONError) -> [Int]? {
        try array(low, high) { (reader: inout JSONReader) throws(JSONError) in try reader.integer(least, most) }
    }

    /// Begins to read an array of an expected type. If the value is not an array, adds a violation and returns nil.
    @usableFromInline
    mutating func elements() throws(JSONError) -> JSONElements? {
        skipSpace()
        guard byte == UInt8(ascii: "[") else { return try mismatch(.array) }
        return try beginArray()
    }

    /// Adds a violation if the number of elements is not from `low` to `high`. Dropped elements do not count. Returns
    /// false if fewer than `low` elements remain because elements were dropped.
    @usableFromInline
    mutating func check(_ frame: JSONElements, _ low: Int, _ high: Int) -> Bool {
        let size = frame.count - frame.dropped
        violations.check(size: size, low, high)
        if frame.dropped > 0, size < low { loss = .value }
        return loss == .none
    }

    private var startsNumber: Bool { byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10 }

    mutating func mismatch<Value>(_ expected: Violation.Expectation) throws(JSONError) -> Value? {
        let found = try kind()
        try skipValue()
        violations.add(.type(expected: expected, found: found))
        return nil
    }
}
