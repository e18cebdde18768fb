/// Finds what somebody may have meant.
package enum Resemblance {
    /// The known name most like a mistyped one, if any is near: at most two steps away, or a third of its letters.
    package static func nearest(to name: String, in known: some Sequence<String>) -> String? {
        known.map { ($0, distance(name, $0)) }.filter { $0.1 <= max(2, name.count / 3) }.min { $0.1 < $1.1 }?.0
    }

    /// Those most like a name first, then the others as they stand.
    package static func order(_ known: [String], by name: String) -> [String] {
        let name = name.lowercased()
        return known.enumerated().map { ($0.offset, $0.element, distance(name, $0.element.lowercased())) }
            .sorted { ($0.2, $0.0) < ($1.2, $1.0) }.map(\.1)
    }

    /// What to say of a name that nobody knows: the one that may be meant, or which there are.
    package static func help(for name: String, among known: [String], upTo most: Int = 8) -> String {
        if let nearest = nearest(to: name, in: known) { return "is \(nearest) meant?" }
        guard !known.isEmpty else { return "there is none here." }
        guard known.count > 1 else { return "there is \(known[0]) alone." }
        let more = known.count > most ? " and \(known.count - most) more" : ""
        return "there are \(known.prefix(most).joined(separator: ", "))\(more)."
    }

    /// Edit distance in which two swapped neighbours count as one step.
    package static func distance(_ one: String, _ other: String) -> Int {
        // Long texts are not slips of each other; the table for them would only cost.
        let (a, b) = (Array(one.prefix(64)), Array(other.prefix(64)))
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var rows = [Array(0...b.count)]
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                var steps = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    steps = min(steps, rows[i - 2][j - 2] + 1)
                }
                row.append(steps)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
