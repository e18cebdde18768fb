/// The rows of a session in a form that other people's tools read, written as the rows come.
package protocol CapsuleExport {
    /// What is put in front of everything.
    mutating func begin() -> [UInt8]
    /// Some rows more, a line each, in their order.
    mutating func add(rows: [UInt8]) -> [UInt8]
    mutating func end() -> [UInt8]
}

/// The forms there are.
package enum ExportForm: String, CaseIterable, Sendable {
    case ndjson, perfetto, otlp, pcapng

    /// - Parameter wire: the capture in the capsule of what passed on apps' connections.
    package func export(wire: [UInt8] = []) -> any CapsuleExport {
        switch self {
        case .ndjson: PlainExport()
        case .perfetto: PerfettoExport()
        case .otlp: OTLPExport()
        case .pcapng: PcapngExport(wire: wire)
        }
    }
}

/// The rows as they are.
struct PlainExport: CapsuleExport {
    func begin() -> [UInt8] { [] }
    func add(rows: [UInt8]) -> [UInt8] { rows }
    func end() -> [UInt8] { [] }
}

/// Reads lines and knows when each row was by the calendar.
///
/// Each run has a clock of its own, which may have been moved: its first row says when it began, and all else counts from there.
struct RowLines {
    /// The run whose rows come now.
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
