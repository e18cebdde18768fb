/// Exports the rows of a session to a format of other tools, piece by piece.
package protocol CapsuleExport {
    /// Returns the head of the file.
    mutating func begin() -> [UInt8]
    /// Converts further rows, one per line, in order.
    mutating func add(rows: [UInt8]) -> [UInt8]
    mutating func end() -> [UInt8]
}

/// The export formats.
package enum ExportForm: String, CaseIterable, Sendable {
    case ndjson, perfetto, otlp, pcapng

    /// - Parameter wire: The capsule's network capture of the apps' connections.
    package func export(wire: [UInt8] = []) -> any CapsuleExport {
        switch self {
        case .ndjson: PlainExport()
        case .perfetto: PerfettoExport()
        case .otlp: OTLPExport()
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

/// Parses lines to rows and determines the wall-clock time of each.
///
/// Each run has its own clock, which may have been changed. The wall-clock time of the run's first row is the reference
/// for all others.
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
