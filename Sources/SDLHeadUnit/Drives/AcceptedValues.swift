import JSON

/// The values of a signal that were already checked and accepted. A number between two accepted numbers is valid too,
/// because the limits of a signal form a range.
///
/// The stored range saves most checks: a drive of an hour has millions of values, and only a few of these values are
/// outside the range of the earlier values.
struct AcceptedValues {
    private static let mostWords = 100

    private var whole: ClosedRange<Int>?
    private var broken: ClosedRange<Double>?
    private var words: Set<String> = []
    private var flags: Set<Bool> = []

    func contains(_ value: JSONValue) -> Bool {
        switch value {
        case .int(let number): whole?.contains(number) == true
        case .double(let number): broken?.contains(number) == true
        case .string(let word): words.contains(word)
        case .bool(let flag): flags.contains(flag)
        default: false
        }
    }

    mutating func add(_ value: JSONValue) {
        switch value {
        case .int(let number):
            whole = whole.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
        case .double(let number):
            broken = broken.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
        case .string(let word): if words.count < Self.mostWords { words.insert(word) }
        case .bool(let flag): flags.insert(flag)
        default: break
        }
    }
}
