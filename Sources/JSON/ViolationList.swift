/// The violations in a value. A new violation has an empty path. Each enclosing object or array then inserts a step at
/// the front of the path. Thus, no path is built for valid values.
public struct ViolationList: Sendable {
    /// The maximum number of stored violations. In a document of a few hundred kilobytes, each byte might violate a
    /// rule. Further violations are only counted.
    public static let limit = 1_000

    public private(set) var items: [Violation] = []
    /// The number of violations that were counted but not stored in `items`.
    public private(set) var omitted = 0

    /// The descriptions of numbers that a message contains instead of the names of an enumeration. SDL Core accepts
    /// these numbers, so they are not violations.
    public private(set) var numbers: [String] = []

    public init() {}

    public var isEmpty: Bool { items.isEmpty }

    @usableFromInline var count: Int { items.count }

    public mutating func add(_ rule: Violation.Rule) {
        guard items.count < Self.limit else {
            omitted += 1
            return
        }
        items.append(Violation(rule))
    }

    public mutating func add(_ rule: Violation.Rule, at key: String) {
        let mark = items.count
        add(rule)
        nest(.key(key), from: mark)
    }

    mutating func note(_ number: Int, standsFor name: String) {
        let text = "\(number) for \(name)"
        if numbers.count < 20, !numbers.contains(text) { numbers.append(text) }
    }

    /// Removes all violations after the first `mark` violations, except violations about unknown names.
    mutating func keepUnknownNames(from mark: Int) {
        var kept: [Violation] = []
        for violation in items[mark...] {
            if case .unknown = violation.rule { kept.append(violation) }
        }
        items.replaceSubrange(mark..., with: kept)
    }

    /// Inserts a step at the front of the path of each violation after the first `mark` violations.
    public mutating func nest(_ step: JSONPath.Step, from mark: Int) {
        for index in mark..<items.count {
            items[index].path.steps.insert(step, at: 0)
        }
    }
}
