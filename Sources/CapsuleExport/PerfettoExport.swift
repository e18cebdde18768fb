internal import JSON

/// Creates a trace in Chrome's JSON format for ui.perfetto.dev and chrome://tracing. In the trace, the bridge, the web
/// HMI and each app are processes. A process has one track for each direction of messages, and one track for each kind
/// of row that is not a message. Flow arrows lead from causes to effects.
struct PerfettoExport: CapsuleExport {
    private struct Track: Hashable {
        var process: Int
        var name: String
    }

    /// The position of a row in the trace. A flow arrow can start at this position.
    private struct Place {
        var process: Int32
        var lane: Int32
        var start: Int64
    }

    /// The shortest duration of a slice, in microseconds. A flow arrow can start only inside a slice.
    private static let shortest: Int64 = 1

    private var lines = RowLines()
    private var isFirst = true
    private var processes: [String: Int] = [:]
    /// For each track, the sub-tracks with the end time of their last slice. Slices that overlap are in different
    /// sub-tracks.
    private var lanes: [Track: [(lane: Int, end: Int64)]] = [:]
    private var laneCount = 0
    private var places = RowPlaces<Place>()
    /// The positions of the rows of the current batch, by row number.
    private var fresh: [UInt64: Place] = [:]
    private var arrows = 0
    private var firstStart: Int64?

    func begin() -> [UInt8] { Array(#"{"displayTimeUnit":"ms","traceEvents":["#.utf8) }
    func end() -> [UInt8] { Array("\n]}\n".utf8) }

    mutating func add(rows: [UInt8]) -> [UInt8] {
        var out = JSONWriter(capacity: rows.count * 2)
        // Sort the rows by time, because the tools require this order in a sub-track. The bridge stores rows in the
        // order of arrival.
        let found = lines.read(rows).sorted { ($0.start + $0.row.at * 1000) < ($1.start + $1.row.at * 1000) }
        for (row, start) in found {
            // The first run begins at time zero. Later runs keep their distance in time from the first run.
            if firstStart == nil { firstStart = start }
            add(row, at: (start - firstStart!) / 1000 + row.at, to: &out)
        }
        for (row, place) in fresh.sorted(by: { $0.key < $1.key }) { places.append(place, of: row) }
        fresh.removeAll(keepingCapacity: true)
        return out.bytes
    }

    private mutating func add(_ row: SessionRow, at start: Int64, to out: inout JSONWriter) {
        let process = process(of: row, &out)
        let length = max(row.took ?? 0, Self.shortest)
        let lane = lane(Track(process: process, name: Self.track(of: row)), start, length, &out)
        event(&out) { out in
            out.field("ph", "X")
            out.field("name", row.title)
            out.field("cat", row.kind.isEmpty ? "row" : row.kind)
            out.field("ts", Int(start))
            out.field("dur", Int(length))
            out.field("pid", process)
            out.field("tid", lane)
            if let color = Self.color(row.result) { out.field("cname", color) }
            out.field("args") { out in out.object { $0.field("row") { $0.raw(row.json) } } }
        }
        let place = Place(process: Int32(process), lane: Int32(lane), start: start)
        for cause in row.causes {
            // A cause may be missing in the capsule. A cause may also have a later time than its effect, because clocks
            // differ slightly.
            guard let from = fresh[cause] ?? places[cause], from.start <= start else { continue }
            arrows += 1
            arrow("s", arrows, from, &out)
            arrow("f", arrows, place, &out)
        }
        fresh[row.seq] = place
    }

    private mutating func arrow(_ phase: String, _ id: Int, _ place: Place, _ out: inout JSONWriter) {
        event(&out) { out in
            out.field("ph", phase)
            if phase == "f" { out.field("bp", "e") }
            out.field("name", "cause")
            out.field("cat", "cause")
            out.field("id", id)
            out.field("ts", Int(place.start))
            out.field("pid", Int(place.process))
            out.field("tid", Int(place.lane))
        }
    }

    // MARK: Tracks

    private mutating func process(of row: SessionRow, _ out: inout JSONWriter) -> Int {
        let name = row.app.map { "app \($0)" } ?? (row.source == "hmi" ? "web HMI" : "bridge")
        if let known = processes[name] { return known }
        let number = processes.count + 1
        processes[name] = number
        report("process_name", name, process: number, lane: 0, &out)
        return number
    }

    private static func track(of row: SessionRow) -> String {
        switch row.direction {
        case "toHeadUnit": "to the head unit"
        case "toApp": "to the app"
        case "toHMI": "to the HMI"
        default: row.kind.isEmpty ? "rows" : row.kind
        }
    }

    private mutating func lane(_ track: Track, _ start: Int64, _ length: Int64, _ out: inout JSONWriter) -> Int {
        var known = lanes[track] ?? []
        defer { lanes[track] = known }
        if let free = known.firstIndex(where: { $0.end <= start }) {
            known[free].end = start + length
            return known[free].lane
        }
        laneCount += 1
        known.append((laneCount, start + length))
        report(
            "thread_name", known.count == 1 ? track.name : "\(track.name) (\(known.count))",
            process: track.process, lane: laneCount, &out)
        return laneCount
    }

    private mutating func report(_ what: String, _ name: String, process: Int, lane: Int, _ out: inout JSONWriter) {
        event(&out) { out in
            out.field("ph", "M")
            out.field("name", what)
            out.field("pid", process)
            out.field("tid", lane)
            out.field("args") { out in out.object { $0.field("name", name) } }
        }
    }

    private mutating func event(_ out: inout JSONWriter, _ body: (inout JSONWriter) -> Void) {
        out.raw((isFirst ? "\n" : ",\n").utf8)
        isFirst = false
        out.object(body)
    }

    /// Returns the colour of a slice for a result code; nil for the default colour. The viewer chrome://tracing
    /// supports only a few colour names.
    private static func color(_ result: String?) -> String? {
        switch result {
        case nil, "SUCCESS": nil
        case "WARNINGS": "bad"
        default: "terrible"
        }
    }
}
