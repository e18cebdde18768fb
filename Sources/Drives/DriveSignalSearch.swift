/// Finds signals in the text of a drive without parsing it. The text may have any drive format.
package struct DriveSignalSearch: Sendable {
    /// The parts of signal names to search for, in lower case, including the names in COVESA's paths.
    private let words: Set<String>
    private let isInTracks: Bool

    /// The names of the vehicle data that a GPX track contains.
    private static let tracked: Set<String> = [
        "gps", "latitudeDegrees", "longitudeDegrees", "altitude", "heading", "speed",
    ]

    /// - Parameter names: parts of signal names, such as `vin`, `gps` or `latitudeDegrees`.
    package init(_ names: Set<String>) {
        let foreign = CovesaSignal.all.filter { signal in
            signal.signal.split(separator: ".").contains { names.contains(String($0)) }
        }.compactMap { $0.path.split(separator: ".").last.map(String.init) }
        words = Set((names.union(foreign)).map { $0.lowercased() })
        isInTracks = !names.isDisjoint(with: Self.tracked)
    }

    package var isEmpty: Bool { words.isEmpty }

    /// Whether the text may contain a value of one of the signals. False positives are possible.
    package func mayFind(in text: String) -> Bool {
        guard !isEmpty else { return false }
        // `<` means XML: a GPX track does not name its signals. A backslash means JSON, where an escape can hide a
        // name.
        if isInTracks && text.contains("<") || text.contains("\\") { return true }
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { words.contains($0.lowercased()) }
    }
}
