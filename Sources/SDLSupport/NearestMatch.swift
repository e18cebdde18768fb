/// Finds the known names that are most similar to a misspelled name.
package enum NearestMatch {
    /// Returns the known name with the smallest edit distance. Returns nil if this distance is greater than the larger
    /// of 2 and a third of the length of `name`.
    package static func nearest(to name: String, in known: some Sequence<String>) -> String? {
        known.map { ($0, distance(name, $0)) }.filter { $0.1 <= max(2, name.count / 3) }.min { $0.1 < $1.1 }?.0
    }

    /// Returns all known names, the most similar name first. Equally similar names keep the order of `known`.
    package static func order(_ known: [String], by name: String) -> [String] {
        let name = name.lowercased()
        return known.enumerated().map { ($0.offset, $0.element, difference(name, $0.element.lowercased())) }
            .sorted { ($0.2, $0.0) < ($1.2, $1.0) }.map(\.1)
    }

    /// Returns the edit distance, but at most 2 if `known` contains `name`. Writing only a part of a name, such as PLAY
    /// instead of PLAY_PAUSE, is a common mistake.
    private static func difference(_ name: String, _ known: String) -> Int {
        let steps = distance(name, known)
        return name.count > 2 && known.contains(name) ? min(steps, 2) : steps
    }

    /// Returns a hint for an error about an unknown name. The hint suggests the most similar known name, or lists up to
    /// `most` known names.
    package static func help(for name: String, among known: [String], upTo most: Int = 8) -> String {
        if let nearest = nearest(to: name, in: known) { return "did you mean \(nearest)?" }
        guard !known.isEmpty else { return "there are none here." }
        guard known.count > 1 else { return "the only one is \(known[0])." }
        let more = known.count > most ? " and \(known.count - most) more" : ""
        return "there are \(known.prefix(most).joined(separator: ", "))\(more)."
    }

    /// Returns the edit distance of two names. Swapping two adjacent characters counts as one step.
    package static func distance(_ one: String, _ other: String) -> Int {
        // Do not compare more than 64 characters, because the table for long texts would be large.
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
