internal import JSON
import SDLSupport

/// A filter that is prepared for an index of rows. Names are looked up only once. The text of a row is tested last, so
/// that most rows need only a few comparisons.
struct RowMatcher {
    private var heads: [(RowHead) -> Bool] = []
    private var texts: [RowTextTest] = []
    /// The marks (bits of a `TrigramFilter`) that every matching row has.
    private(set) var marks: [Int] = []
    private(set) var range: ClosedRange<UInt64> = 0...UInt64.max

    init(_ filter: LogFilter, rowIndex: RowIndex) {
        for term in filter.terms {
            if let test = RowTextTest(term) {
                texts.append(test)
                marks += test.marks
                continue
            }
            if !term.negated { narrow(term.test) }
            let matches = HeadTest.make(term.test, rowIndex: rowIndex)
            heads.append(term.negated ? { !matches($0) } : matches)
        }
    }

    var needsText: Bool { !texts.isEmpty }

    /// The cost of testing one text. Each term reads the whole text. A regular expression takes about ten times as long
    /// as another term.
    var textCost: Int { max(1, texts.reduce(0) { $0 + ($1.isExpression ? 10 : 1) }) }

    /// Returns whether the head of a row matches all terms of the filter, except the terms that need the text of the
    /// row.
    func matches(_ head: RowHead) -> Bool {
        for matches in heads where !matches(head) { return false }
        return true
    }

    func matches(text json: [UInt8]) -> Bool { texts.allSatisfy { $0.matches(json) } }

    private mutating func narrow(_ test: LogFilter.Test) {
        var least: Double?
        var most: Double?
        switch test {
        case .field(.seq, .oneOf(let wanted, _)):
            guard wanted.count == 1, case .range(let low, let high) = wanted[0] else { return }
            (least, most) = (low, high)
        case .field(.seq, .compared(let comparison, let bound)):
            if comparison == .more || comparison == .atLeast { least = bound } else { most = bound }
        default: return
        }
        let lowest = least.flatMap { UInt64(exactly: $0.rounded(.down)) } ?? 0
        let highest = most.flatMap { UInt64(exactly: $0.rounded(.up)) } ?? .max
        let low = max(range.lowerBound, lowest)
        range = low...max(low, min(range.upperBound, highest))
    }
}

/// A test of a row's text for one term of a filter.
private struct RowTextTest {
    private let test: LogFilter.Test
    private let negated: Bool

    /// Creates a test. Returns nil if the term does not need the row's text.
    init?(_ term: LogFilter.Term) {
        switch term.test {
        case .text, .parameter: break
        case .field, .marks: return nil
        }
        test = term.test
        negated = term.negated
    }

    var isExpression: Bool {
        switch test {
        case .text(.expression): true
        case .parameter(_, .oneOf(let wanted, let unwanted)):
            (wanted + unwanted).contains { if case .expression = $0 { true } else { false } }
        default: false
        }
    }

    var marks: [Int] {
        guard !negated else { return [] }
        switch test {
        case .text(.within(let part)): return TrigramFilter.marks(of: Array(part.utf8)) ?? []
        case .parameter(_, .oneOf(let wanted, _)):
            guard wanted.count == 1, case .equal(let value) = wanted[0] else { return [] }
            // Use the marks only for a text that JSON writes without escapes. The text of a number cannot be used,
            // because JSON can write a number in several ways.
            let isPlain = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C } && Double(value) == nil
            return isPlain ? TrigramFilter.marks(of: Array(value.utf8)) ?? [] : []
        default: return []
        }
    }

    func matches(_ json: [UInt8]) -> Bool {
        let matches: Bool
        switch test {
        case .text(.within(let part)): matches = RowText.lowercase(json).firstIndex(of: Array(part.utf8)) != nil
        case .text(let value):
            matches = value.matches(lowercase: String(decoding: RowText.lowercase(json), as: UTF8.self))
        case .parameter(let path, let test): matches = Self.matches(test, at: path, of: json)
        case .field, .marks: matches = true
        }
        return matches != negated
    }

    private static func matches(_ test: LogFilter.FieldTest, at path: [String], of json: [UInt8]) -> Bool {
        guard let params = LogRow.value(of: json)?["params"] else { return false }
        return test.matches(follow(path[...], in: params), number: \.double) { wanted, value in
            if let number = value.double { return wanted.matches(number) }
            return wanted.matches(value.string ?? value.description)
        }
    }

    private static func follow(_ path: ArraySlice<String>, in value: JSONValue) -> [JSONValue] {
        if let elements = value.array { return elements.flatMap { follow(path, in: $0) } }
        guard let key = path.first else { return [value] }
        guard let object = value.object, let member = object[key] else { return [] }
        return follow(path.dropFirst(), in: member)
    }
}
