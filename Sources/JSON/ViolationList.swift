/// The violations of one value, gathered from the inside out: each step outwards puts itself before the paths found
/// further in, so that a valid value costs no path at all.
public struct ViolationList: Sendable {
    /// A document of a few hundred kilobytes can break a rule once for each of its bytes; past this many they are
    /// only counted.
    public static let limit = 1_000

    public private(set) var items: [Violation] = []
    /// How many more there were than `items` holds.
    public private(set) var omitted = 0

    /// Numbers that stood for names of enumerations, each with its name. They break no rule that SDL Core has.
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

    /// Forgets what was added since `mark`, but for names that were unknown.
    mutating func keepUnknownNames(from mark: Int) {
        var kept: [Violation] = []
        for violation in items[mark...] {
            if case .unknown = violation.rule { kept.append(violation) }
        }
        items.replaceSubrange(mark..., with: kept)
    }

    /// Puts a step before the path of everything added since `mark`.
    public mutating func nest(_ step: JSONPath.Step, from mark: Int) {
        for index in mark..<items.count {
            items[index].path.steps.insert(step, at: 0)
        }
    }
}
