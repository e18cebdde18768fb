/// Checks values against the bounds that an interface sets.
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

    /// Counts Unicode scalars, as SDL Core does: it counts only the bytes that begin a UTF-8 character.
    public mutating func check(_ value: String, _ low: Int, _ high: Int) {
        let bytes = value.utf8.count
        // A text has at most as many scalars as bytes, and at least a quarter as many.
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

    public mutating func integer(_ key: StaticString, _ value: Int?, _ low: Int, _ high: Int) {
        guard let value, value < low || value > high else { return }
        within(key) { $0.check(value, low, high) }
    }

    public mutating func number(_ key: StaticString, _ value: Double?, _ low: Double, _ high: Double) {
        guard let value, !(value >= low && value <= high && value.isFinite) else { return }
        within(key) { $0.check(value, low, high) }
    }

    public mutating func string(_ key: StaticString, _ value: String?, _ low: Int, _ high: Int) {
        guard let value else { return }
        within(key) { $0.check(value, low, high) }
    }

    public mutating func object(_ key: StaticString, _ value: (some JSONCheckable)?) {
        guard let value else { return }
        within(key) { value.check(&$0) }
    }

    public mutating func array<Element>(
        _ key: StaticString, _ values: [Element]?, _ low: Int, _ high: Int,
        _ body: (inout ViolationList, Element) -> Void = { _, _ in }
    ) {
        guard let values else { return }
        within(key) { list in
            for (index, value) in values.enumerated() {
                let mark = list.count
                body(&list, value)
                if list.count > mark { list.nest(.index(index), from: mark) }
            }
            list.check(size: values.count, low, high)
        }
    }

    public mutating func objects(_ key: StaticString, _ values: [some JSONCheckable]?, _ low: Int, _ high: Int) {
        array(key, values, low, high) { $1.check(&$0) }
    }

    private mutating func within(_ key: StaticString, _ body: (inout ViolationList) -> Void) {
        let mark = count
        body(&self)
        if count > mark { nest(.key(key.description), from: mark) }
    }
}

extension OpenEnumeration {
    public func check(_ violations: inout ViolationList) {
        if !isKnown { violations.add(.unknown(rawValue, of: "\(Self.self)")) }
    }
}
