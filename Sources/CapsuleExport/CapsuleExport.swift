/// Converts the rows of a session to the format of another tool, piece by piece.
package protocol CapsuleExport {
    /// Returns the first bytes of the file.
    mutating func begin() -> [UInt8]
    /// Converts rows that follow the rows of the previous call. `rows` contains one row per line, the oldest row first.
    mutating func add(rows: [UInt8]) -> [UInt8]
    mutating func end() -> [UInt8]
}

package enum ExportForm: String, CaseIterable, Sendable {
    case ndjson, perfetto, pcapng

    /// Returns a converter for this format.
    ///
    /// - Parameter wire: the capsule's capture of the apps' connections as a pcapng file. Only the format `pcapng` uses
    ///   this capture.
    package func export(wire: [UInt8] = []) -> any CapsuleExport {
        switch self {
        case .ndjson: PlainExport()
        case .perfetto: PerfettoExport()
        case .pcapng: PcapngExport(wire: wire)
        }
    }
}

/// Exports the rows unchanged.
struct PlainExport: CapsuleExport {
    func begin() -> [UInt8] { [] }
    func add(rows: [UInt8]) -> [UInt8] { rows }
    func end() -> [UInt8] { [] }
}

/// Parses lines into rows, and computes the calendar time at which the clock of each run of the bridge started.
///
/// Each run has its own clock, which may have been paused or advanced. The start time is computed from the run's first
/// row with a calendar time.
struct RowLines {
    private(set) var epoch = ""
    private var start: Int64?

    mutating func read(_ text: [UInt8]) -> [(row: SessionRow, start: Int64)] {
        text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let row = SessionRow(line) else { return nil }
            if let epoch = row.epoch, row.kind == "process", row.title == "started" {
                self.epoch = epoch
                start = nil
            }
            if start == nil, let wall = row.wall { start = wall - row.at * 1000 }
            return (row, start ?? 0)
        }
    }
}
