/// A section of the state history: the whole state at one moment and all changes after it, one line of JSON each.
package struct StateStretch: Sendable {
    /// A number that rises across all runs of the bridge.
    package var number: Int
    /// The epoch of the run that wrote it.
    package var epoch: String
    /// The number of the change that its first line, the whole state, includes.
    package var seq: UInt64
    /// The number of the last row at that moment.
    package var row: UInt64
    package var bytes: Int
    /// The lines, if they are not in a file.
    var text: [UInt8]?
    var path: String?

    /// The first row of the section. A run writes one row before its first change.
    package var firstRow: UInt64 { seq == 1 ? row : row + 1 }
    package var isFirstOfRun: Bool { seq == 1 }

    /// Returns its complete lines; a killed process may have left an incomplete last one. Returns nil if the file is
    /// gone.
    package func lines() -> (state: [UInt8], changes: [UInt8])? {
        guard let text = text ?? path.flatMap({ FileBytes.read($0, most: StateHistory.mostStretchBytes) }) else {
            return nil
        }
        guard let head = text.firstIndex(of: UInt8(ascii: "\n")), let end = text.lastIndex(of: UInt8(ascii: "\n"))
        else {
            return nil
        }
        return (Array(text[..<head]), Array(text[(head + 1)..<(end + 1)]))
    }
}
