/// A regular expression that is matched in a time proportional to the length of the text.
///
/// Any client that can reach the server can search the log, so an expression must not block the server. The regular
/// expressions of Swift's standard library use backtracking and can be very slow. This type does not support back
/// references and look-arounds. Matching ignores case, `.` matches any character, and `^` and `$` match the ends of the
/// text.
package struct LinearExpression: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case set(ScalarSet)
        /// Continues with two steps. The values are the indexes of these steps.
        case split(Int, Int)
        case jump(Int)
        case assert(Assertion)
        case matched
    }

    enum Assertion: Hashable, Sendable {
        case start
        case end
        case wordEdge
        case noWordEdge
    }

    private let steps: [Step]

    package init?(_ pattern: String) {
        guard let steps = ExpressionCompiler.compile(pattern) else { return nil }
        self.steps = steps
    }

    package func matches(_ text: String) -> Bool { matches(lowercase: text.lowercased()) }

    /// Returns whether the expression matches a part of `text`, which must be in lower case. The method simulates an
    /// NFA: the method keeps the set of all steps that are possible after the characters read so far.
    package func matches(lowercase text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var now = Places(count: steps.count)
        var next = Places(count: steps.count)
        for index in 0...scalars.count {
            if add(0, at: index, of: scalars, to: &now) { return true }
            guard index < scalars.count else { return false }
            for place in now.places {
                guard case .set(let set) = steps[place], set.contains(scalars[index]) else { continue }
                if add(place + 1, at: index + 1, of: scalars, to: &next) { return true }
            }
            swap(&now, &next)
            next.removeAll()
        }
        return false
    }

    private struct Places {
        var places: [Int] = []
        private var marks: [Bool]

        init(count: Int) {
            marks = Array(repeating: false, count: count)
        }

        mutating func insert(_ place: Int) -> Bool {
            guard !marks[place] else { return false }
            marks[place] = true
            places.append(place)
            return true
        }

        mutating func removeAll() {
            for place in places { marks[place] = false }
            places.removeAll(keepingCapacity: true)
        }
    }

    /// Adds a step, and all steps that can be reached from this step without reading a character. Returns true if the
    /// end of the expression is reached.
    private func add(_ place: Int, at index: Int, of text: [Unicode.Scalar], to places: inout Places) -> Bool {
        var waiting = [place]
        while let place = waiting.popLast() {
            guard places.insert(place) else { continue }
            switch steps[place] {
            case .matched: return true
            case .set: break
            case .jump(let target): waiting.append(target)
            case .split(let one, let other): waiting += [other, one]
            case .assert(let assertion):
                if Self.matches(assertion, at: index, of: text) { waiting.append(place + 1) }
            }
        }
        return false
    }

    private static func matches(_ assertion: Assertion, at index: Int, of text: [Unicode.Scalar]) -> Bool {
        switch assertion {
        case .start: index == 0
        case .end: index == text.count
        case .wordEdge: isEdge(index, of: text)
        case .noWordEdge: !isEdge(index, of: text)
        }
    }

    private static func isEdge(_ index: Int, of text: [Unicode.Scalar]) -> Bool {
        let before = index > 0 && ScalarSet.word.contains(text[index - 1])
        let after = index < text.count && ScalarSet.word.contains(text[index])
        return before != after
    }
}

/// A set of characters, stored as ranges.
struct ScalarSet: Hashable, Sendable {
    var ranges: [ClosedRange<UInt32>]
    var inverted = false

    static let any = ScalarSet(ranges: [0...0x10FFFF])
    static let digit = ScalarSet(ranges: [0x30...0x39])
    static let word = ScalarSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let space = ScalarSet(ranges: [0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x2028...0x2029, 0xFEFF...0xFEFF])

    init(ranges: [ClosedRange<UInt32>], inverted: Bool = false) {
        self.ranges = ranges
        self.inverted = inverted
    }

    init(_ scalar: Unicode.Scalar) {
        ranges = scalar.properties.lowercaseMapping.unicodeScalars.map { $0.value...$0.value }
        if ranges.count > 1 { ranges = [scalar.value...scalar.value] }
    }

    /// Returns whether the set contains a lower-case character or its upper-case form. `A-Z` thus matches lower-case
    /// text.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        if ranges.contains(where: { $0.contains(scalar.value) }) { return !inverted }
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        let isIn = upper.count == 1 && ranges.contains { $0.contains(upper.first!.value) }
        return isIn != inverted
    }
}
