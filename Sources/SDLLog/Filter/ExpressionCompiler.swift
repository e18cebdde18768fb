/// Compiles the pattern of a regular expression to the steps of a `LinearExpression`.
struct ExpressionCompiler {
    private typealias Step = LinearExpression.Step

    /// The maximum number of steps. The limit is needed because a repetition such as `{2,500}` becomes many steps.
    private static let stepLimit = 2_000

    private let pattern: [Unicode.Scalar]
    private var at = 0
    private var depth = 0

    static func compile(_ pattern: String) -> [LinearExpression.Step]? {
        var compiler = ExpressionCompiler(pattern: Array(pattern.unicodeScalars))
        guard let steps = compiler.alternatives(), compiler.at == compiler.pattern.count else { return nil }
        return steps + [.matched]
    }

    private var next: Unicode.Scalar? { at < pattern.count ? pattern[at] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        at += 1
        return true
    }

    // A jump target is relative to the start of its own list of steps, until `moved` adjusts the target.

    private static func moved(_ steps: [Step], by offset: Int) -> [Step] {
        steps.map { step in
            switch step {
            case .split(let one, let other): .split(one + offset, other + offset)
            case .jump(let target): .jump(target + offset)
            default: step
            }
        }
    }

    private static func joined(_ parts: [Step]...) -> [Step] {
        parts.reduce(into: []) { $0 += moved($1, by: $0.count) }
    }

    private mutating func alternatives() -> [Step]? {
        guard var steps = sequence() else { return nil }
        while take("|") {
            guard let other = sequence(), steps.count + other.count < Self.stepLimit else { return nil }
            steps =
                [.split(1, steps.count + 2)] + Self.moved(steps, by: 1) + [.jump(steps.count + 2 + other.count)]
                + Self.moved(other, by: steps.count + 2)
        }
        return steps
    }

    private mutating func sequence() -> [Step]? {
        var steps: [Step] = []
        while let scalar = next, scalar != "|", scalar != ")" {
            guard let atom = atom(), let repeated = repetition(of: atom) else { return nil }
            steps = Self.joined(steps, repeated)
            guard steps.count < Self.stepLimit else { return nil }
        }
        return steps
    }

    private mutating func atom() -> [Step]? {
        guard let scalar = next else { return nil }
        at += 1
        switch scalar {
        case "(": return group()
        case "[": return set().map { [.set($0)] }
        case ".": return [.set(.any)]
        case "^": return [.assert(.start)]
        case "$": return [.assert(.end)]
        case "\\": return escape()
        case "*", "+", "?", "{": return nil
        default: return [.set(ScalarSet(scalar))]
        }
    }

    private mutating func group() -> [Step]? {
        if take("?"), !take(":") { return nil }
        depth += 1
        defer { depth -= 1 }
        guard depth < 100, let steps = alternatives(), take(")") else { return nil }
        return steps
    }

    // MARK: Repetitions

    private mutating func repetition(of atom: [Step]) -> [Step]? {
        guard let (low, high) = bounds() else { return nil }
        // A lazy repetition matches the same texts as a greedy repetition.
        _ = take("?")
        if let scalar = next, ["*", "+", "?"].contains(scalar) { return nil }
        guard atom.count * max(low, high ?? 1) < Self.stepLimit else { return nil }
        var steps: [Step] = []
        for _ in 0..<low { steps = Self.joined(steps, atom) }
        guard let high else {
            return Self.joined(steps, [.split(1, atom.count + 2)] + Self.moved(atom, by: 1) + [.jump(0)])
        }
        for _ in low..<max(low, high) {
            steps = Self.joined(steps, [.split(1, atom.count + 1)] + Self.moved(atom, by: 1))
        }
        return steps
    }

    /// Parses a repetition such as `{2,5}` and returns the lower and the upper bound of the repetition. The upper bound
    /// is nil if the repetition has no limit. If no repetition follows, returns (1, 1). If the repetition is invalid,
    /// returns nil.
    private mutating func bounds() -> (Int, Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        guard take("{") else { return (1, 1) }
        guard let low = number() else { return nil }
        if take("}") { return (low, low) }
        guard take(",") else { return nil }
        if take("}") { return (low, nil) }
        guard let high = number(), take("}"), low <= high else { return nil }
        return (low, high)
    }

    private mutating func number() -> Int? {
        let start = at
        while let scalar = next, ("0"..."9").contains(scalar) { at += 1 }
        return Int(String(String.UnicodeScalarView(pattern[start..<at])))
    }

    // MARK: Characters

    private mutating func escape() -> [Step]? {
        guard let scalar = next else { return nil }
        switch scalar {
        case "b":
            at += 1
            return [.assert(.wordEdge)]
        case "B":
            at += 1
            return [.assert(.noWordEdge)]
        default: return escapedSet().map { [.set($0)] }
        }
    }

    private mutating func escapedSet() -> ScalarSet? {
        guard let scalar = next else { return nil }
        at += 1
        switch scalar {
        case "d": return .digit
        case "D": return Self.inverted(.digit)
        case "w": return .word
        case "W": return Self.inverted(.word)
        case "s": return .space
        case "S": return Self.inverted(.space)
        case "t": return ScalarSet("\t")
        case "n": return ScalarSet("\n")
        case "r": return ScalarSet("\r")
        case "x": return hexadecimal(2)
        case "u": return hexadecimal(4)
        // In other dialects, further letters and digits have a special meaning, such as back references and classes.
        case let other where ScalarSet.word.contains(other) && other != "_": return nil
        default: return ScalarSet(scalar)
        }
    }

    private static func inverted(_ set: ScalarSet) -> ScalarSet { ScalarSet(ranges: set.ranges, inverted: true) }

    private mutating func hexadecimal(_ count: Int) -> ScalarSet? {
        guard at + count <= pattern.count else { return nil }
        defer { at += count }
        let digits = String(String.UnicodeScalarView(pattern[at..<at + count]))
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { ScalarSet($0) }
    }

    private mutating func set() -> ScalarSet? {
        let inverted = take("^")
        var ranges: [ClosedRange<UInt32>] = []
        while let scalar = next, scalar != "]" {
            guard let low = member() else { return nil }
            guard case .one(let first) = low else {
                if case .several(let more) = low { ranges += more }
                continue
            }
            if at + 1 < pattern.count, next == "-", pattern[at + 1] != "]" {
                at += 1
                guard case .one(let last)? = member(), first <= last else { return nil }
                ranges.append(first...last)
            } else {
                ranges += ScalarSet(Unicode.Scalar(first)!).ranges
            }
        }
        guard take("]") else { return nil }
        return ScalarSet(ranges: ranges, inverted: inverted)
    }

    private enum Member {
        case one(UInt32)
        case several([ClosedRange<UInt32>])
    }

    private mutating func member() -> Member? {
        guard let scalar = next else { return nil }
        at += 1
        guard scalar == "\\" else { return .one(scalar.value) }
        if take("b") { return .one(8) }
        let start = at
        guard let set = escapedSet() else { return nil }
        if set.inverted { return .several(Self.complement(set.ranges)) }
        if set.ranges.count == 1, set.ranges[0].count == 1 {
            // Keep the character's original case, so that a range keeps its bounds.
            let literal = pattern[start]
            return .one(ScalarSet.word.contains(literal) ? set.ranges[0].lowerBound : literal.value)
        }
        return .several(set.ranges)
    }

    private static func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var rest: [ClosedRange<UInt32>] = []
        var from: UInt32 = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if from < range.lowerBound { rest.append(from...range.lowerBound - 1) }
            from = range.upperBound + 1
        }
        return from <= 0x10FFFF ? rest + [from...0x10FFFF] : rest
    }
}
