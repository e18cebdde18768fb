/// Checks whether the text of a drive contains certain signals, without parsing the text. The text may have any drive
/// format.
package struct DriveSignalSearch: Sendable {
    /// The parts of signal names to search for, in lower case, including the last parts of COVESA paths.
    private let words: Set<String>
    private let isInTracks: Bool

    /// The names of the vehicle data that a GPX track contains.
    private static let tracked: Set<String> = [
        "gps", "latitudeDegrees", "longitudeDegrees", "altitude", "heading", "speed",
    ]

    /// Creates a search for signals.
    ///
    /// - Parameter names: parts of signal names, such as `vin`, `gps` or `latitudeDegrees`.
    package init(_ names: Set<String>) {
        let foreign = CovesaSignal.all.filter { signal in
            signal.signal.split(separator: ".").contains { names.contains(String($0)) }
        }.compactMap { $0.path.split(separator: ".").last.map(String.init) }
        words = Set((names.union(foreign)).map { $0.lowercased() })
        isInTracks = !names.isDisjoint(with: Self.tracked)
    }

    package var isEmpty: Bool { words.isEmpty }

    /// Returns true if `text` may contain a value of one of the signals. The result can be true although `text`
    /// contains no such value. If the result is false, `text` contains no such value.
    package func mayFind(in text: String) -> Bool {
        guard !isEmpty else { return false }
        // A text with `<` is XML: a GPX track contains no signal names. A text with a backslash is JSON, in which an
        // escape sequence can hide a name.
        if isInTracks && text.contains("<") || text.contains("\\") { return true }
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { words.contains($0.lowercased()) }
    }
}
