/// A piece of what the state was: all of it at one moment, and every change behind that, a line of JSON each.
package struct StateStretch: Sendable {
    /// Rising, over all runs.
    package var number: Int
    /// Of the run that it is of.
    package var epoch: String
    /// The change that its first line holds all of.
    package var seq: UInt64
    /// The last row there was at that moment.
    package var row: UInt64
    package var bytes: Int
    /// Where its lines are, when no file has them.
    var text: [UInt8]?
    var path: String?

    /// The first row that belongs to it. A run writes one row before its first change.
    package var firstRow: UInt64 { seq == 1 ? row : row + 1 }
    package var isFirstOfRun: Bool { seq == 1 }

    /// Its lines as far as they are whole: a process that was killed may have left half a one. Nil when they are gone.
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
