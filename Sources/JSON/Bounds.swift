/// The methods that check values against the bounds in an interface definition.
extension ViolationList {
    public mutating func check(_ value: Int, _ low: Int, _ high: Int) {
        if value < low { add(.integer(value, .atLeast(low))) }
        if value > high { add(.integer(value, .atMost(high))) }
    }

    public mutating func check(_ value: Double, _ low: Double, _ high: Double) {
        if value < low { add(.number(value, .atLeast(low))) }
        if value > high { add(.number(value, .atMost(high))) }
        if !value.isFinite { add(.notFinite) }
    }

    /// Adds a violation if the length of a text is not from `low` to `high`. The length is in Unicode scalars, as in
    /// SDL Core.
    public mutating func check(_ value: String, _ low: Int, _ high: Int) {
        let bytes = value.utf8.count
        // A text has at most as many scalars as bytes, and at least a quarter as many scalars as bytes.
        if bytes <= high, bytes >= low, low <= 1 || bytes / 4 >= low { return }
        let length = value.unicodeScalars.count
        if length < low { add(.length(length, .atLeast(low))) }
        if length > high { add(.length(length, .atMost(high))) }
    }

    public mutating func check(size: Int, _ low: Int, _ high: Int) {
        if size < low { add(.size(size, .atLeast(low))) }
        if size > high { add(.size(size, .atMost(high))) }
    }

    // MARK: Members of a value built in Swift

    /// Checks each element of an array with `body`. Then adds a violation if the number of elements is not from `low`
    /// to `high`.
    @inlinable
    mutating func elements<Element>(
        _ key: StaticString, _ values: [Element], _ low: Int, _ high: Int,
        _ body: (inout ViolationList, Element) -> Void
    ) {
        let mark = count
        for (index, value) in values.enumerated() {
            let mark = count
            body(&self, value)
            if count > mark { nest(.index(index), from: mark) }
        }
        check(size: values.count, low, high)
        end(key, since: mark)
    }

    /// Ends the check of the member `key`: inserts the member's name into the paths of the violations that this check
    /// has added. `mark` is the number of violations before the check.
    @inlinable
    mutating func end(_ key: StaticString, since mark: Int) {
        if count > mark { nest(.key(key.description), from: mark) }
    }
}

extension OpenEnumeration {
    public func check(_ violations: inout ViolationList) {
        if !isKnown { violations.add(.unknown(rawValue, of: "\(Self.self)")) }
    }
}
