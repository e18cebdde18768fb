/// A section of the state history: one line of JSON for the whole state, then one line for each later change.
package struct StateStretch: Sendable {
    /// The number of the section. The numbers increase over all runs of the bridge.
    package var number: Int
    /// The epoch (the id) of the run that wrote this section.
    package var epoch: String
    /// The number of the last change that the first line of the section includes.
    package var seq: UInt64
    /// The number of the newest row when the section began.
    package var row: UInt64
    package var bytes: Int
    /// The lines of the section; nil if the lines are in a file.
    var text: [UInt8]?
    var path: String?

    /// The number of the first row of the section. The first section of a run also contains the row that the run writes
    /// before its first change.
    package var firstRow: UInt64 { seq == 1 ? row : row + 1 }

    /// Returns the complete lines of the section; nil if the file of the section was deleted. An incomplete last line,
    /// which a killed process can leave, is left out.
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
