/// Finds signals in the text of a drive without reading it, whatever its format is.
package struct DriveSignalSearch: Sendable {
    /// In lower case.
    private let words: Set<String>
    private let isInTracks: Bool

    /// The members of vehicle data that a GPX track moves.
    private static let tracked: Set<String> = [
        "gps", "latitudeDegrees", "longitudeDegrees", "altitude", "heading", "speed",
    ]

    /// - Parameter names: steps of signals' names, such as `vin`, `gps` or `latitudeDegrees`.
    package init(_ names: Set<String>) {
        let foreign = CovesaSignal.all.filter { signal in
            signal.signal.split(separator: ".").contains { names.contains(String($0)) }
        }.compactMap { $0.path.split(separator: ".").last.map(String.init) }
        words = Set((names.union(foreign)).map { $0.lowercased() })
        isInTracks = !names.isDisjoint(with: Self.tracked)
    }

    package var isEmpty: Bool { words.isEmpty }

    /// Whether the text may say a value of one of the signals. It errs on the side of true.
    package func mayFind(in text: String) -> Bool {
        guard !isEmpty else { return false }
        // Only XML has this character, and only a member of JSON can be written with an escape.
        if isInTracks && text.contains("<") || text.contains("\\") { return true }
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { words.contains($0.lowercased()) }
    }
}
