internal import Capsules
internal import JSON

/// The members of a row that the export formats need.
struct SessionRow {
    var seq: UInt64
    /// The time of the row, in microseconds since the start of the run.
    var at: Int64
    /// The duration of the row's event in microseconds; nil if the event has no duration.
    var took: Int64?
    var kind: String
    var source: String
    var app: String?
    var direction: String?
    var causes: [UInt64]
    var title: String
    var result: String?
    /// The epoch (the id of the run); nil unless this is the first row of the run.
    var epoch: String?
    /// The wall-clock time of the row, in nanoseconds since 1970; nil if the row contains no wall-clock time.
    var wall: Int64?
    var json: [UInt8]

    /// Parses a line. Returns nil if the line is not a row.
    init?(_ line: ArraySlice<UInt8>) {
        let json = Array(line)
        guard let value = CapsuleReader.json(json), let seq = value["seq"]?.int, seq >= 0,
            let at = value["at"]?.double, abs(at) < 1e12
        else { return nil }
        self.seq = UInt64(seq)
        self.at = Int64((at * 1000).rounded())
        self.json = json
        kind = value["kind"]?.string ?? ""
        source = value["source"]?.string ?? ""
        app = value["app"]?.string
        direction = value["direction"]?.string
        causes = (value["causes"]?.array ?? []).compactMap { $0.int.flatMap { UInt64(exactly: $0) } }
        result = value["result"]?.string
        epoch = value["epoch"]?.string
        wall = value["wall"]?.string.flatMap(CalendarInstant.nanoseconds)
        title = Self.title(value, kind)
        took = Self.took(value, from: at)
    }

    /// Returns the duration of a row in microseconds; nil if the duration is unknown. The duration of a request ends
    /// with the response. The duration of any other message ends when the receiver has handled the message.
    private static func took(_ row: JSONValue, from at: Double) -> Int64? {
        let length = row["latencyMs"]?.double ?? row["moments"]?["handled"]?.double.map { $0 - at }
        guard let length, length > 0, length < 1e12 else { return nil }
        return Int64((length * 1000).rounded())
    }

    private static func title(_ row: JSONValue, _ kind: String) -> String {
        if kind == "viewController", let call = row["call"]?.string {
            return "\(row["class"]?.string ?? row["controller"]?.string ?? "").\(call)"
        }
        for name in ["name", "command", "call", "rule", "what"] {
            if let text = row[name]?.string { return text }
        }
        return kind.isEmpty ? "row" : kind
    }
}
