/// The violations in one value. They are collected from the inside out: each level inserts its step before the paths
/// found further in. So a valid value needs no paths.
public struct ViolationList: Sendable {
    /// The maximum number of stored violations. A document of a few hundred kilobytes can break a rule with each byte;
    /// further violations are only counted.
    public static let limit = 1_000

    public private(set) var items: [Violation] = []
    /// The number of violations beyond those in `items`.
    public private(set) var omitted = 0

    /// Numbers that were given instead of enumeration names, with their names. SDL Core accepts them, so they are no
    /// violations.
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

    /// Removes everything added since `mark`, except unknown names.
    mutating func keepUnknownNames(from mark: Int) {
        var kept: [Violation] = []
        for violation in items[mark...] {
            if case .unknown = violation.rule { kept.append(violation) }
        }
        items.replaceSubrange(mark..., with: kept)
    }

    /// Inserts a step before the paths of everything added since `mark`.
    public mutating func nest(_ step: JSONPath.Step, from mark: Int) {
        for index in mark..<items.count {
            items[index].path.steps.insert(step, at: 0)
        }
    }
}
