/// A value in a filter term: a text, a pattern with stars, a regular expression or a range. Matching ignores the
/// difference between upper and lower case.
package enum FilterValue: Hashable, Sendable {
    /// Matches a text that is equal to the value. The value is in lower case.
    case equal(String)
    /// Matches a text that contains the value. The value is in lower case.
    case within(String)
    /// Matches a text that consists of these parts in order, with any text between two parts. The parts are in lower
    /// case.
    case stars([String])
    case expression(LinearExpression)
    case range(Double, Double)

    package func matches(_ text: String) -> Bool { matches(lowercase: text.lowercased()) }

    package func matches(lowercase text: String) -> Bool {
        switch self {
        case .equal(let wanted): text == wanted
        case .within(let part): text.utf8.firstIndex(of: part.utf8) != nil
        case .stars(let pieces): Self.matches(Array(text.utf8), pieces.map { Array($0.utf8) })
        case .expression(let expression): expression.matches(lowercase: text)
        case .range: false
        }
    }

    package func matches(_ number: Double) -> Bool {
        if case .range(let low, let high) = self { return low <= number && number <= high }
        return matches(Self.text(of: number))
    }

    /// Formats a number as JavaScript does: a whole number has no fraction.
    package static func text(of number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    private static func matches(_ text: [UInt8], _ pieces: [[UInt8]]) -> Bool {
        guard text.starts(with: pieces[0]) else { return false }
        var from = pieces[0].count
        for piece in pieces[1..<pieces.count - 1] {
            guard let place = text[from...].firstIndex(of: piece) else { return false }
            from = place + piece.count
        }
        let last = pieces[pieces.count - 1]
        return text.count - from >= last.count && text.suffix(last.count).elementsEqual(last)
    }
}

extension Collection where Element == UInt8 {
    func firstIndex<Part: Collection>(of part: Part) -> Index? where Part.Element == UInt8 {
        guard let first = part.first else { return startIndex }
        var start = startIndex
        while let found = self[start...].firstIndex(of: first) {
            if self[found...].starts(with: part) { return found }
            start = index(after: found)
        }
        return nil
    }
}
