/// The lines of a text with their numbers, counted from 1. Empty lines are left out.
struct TextLines: Sequence, IteratorProtocol {
    private var rest: Substring
    private var number = 0

    init(_ text: String) { rest = text.first == "\u{FEFF}" ? text.dropFirst() : Substring(text) }

    mutating func next() -> (number: Int, line: Substring)? {
        while !rest.isEmpty {
            number += 1
            let line = rest.prefix { !$0.isNewline }
            rest = rest[line.endIndex...].dropFirst()
            let trimmed = line.trimmed
            if !trimmed.isEmpty { return (number, trimmed) }
        }
        return nil
    }
}

extension Substring {
    var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}

/// Parses a time since the start of a drive, such as `90`, `1.5`, `1:30` or `1:02:03`.
enum DriveTime {
    static func milliseconds(_ text: some StringProtocol) -> Int? {
        var seconds = 0.0
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        for (index, part) in parts.enumerated() {
            guard let number = Double(part), number.isFinite, number >= 0, number < 1e9 else { return nil }
            if index > 0, number >= 60 { return nil }
            seconds = seconds * 60 + number
        }
        return Int((seconds * 1_000).rounded())
    }
}
