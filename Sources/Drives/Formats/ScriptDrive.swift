import JSON

/// Reads a drive script, with one line per change:
///
///     0          prndl DRIVE
///     0..12      speed 0..50            # a ramp, ten values a second
///     1:05..1:35 link.lossPercent 100   # 30 seconds, then the earlier value
enum ScriptDrive {
    private static let step = 100
    /// The maximum number of values in all ramps of a drive. Without the limit, one short line could create an enormous
    /// drive.
    private static let rampLimit = 1_000_000

    static func read(_ text: String, into builder: inout DriveBuilder<some SignalCatalog>) throws(DriveFault) {
        var before: [String: JSONValue] = ["link.lossPercent": 0, "link.latencyMs": 0]
        var ramped = 0
        for (number, line) in TextLines(text) {
            let words = line.prefix { $0 != "#" }.split(maxSplits: 2, whereSeparator: \.isWhitespace)
            guard !words.isEmpty else { continue }
            guard words.count == 3 else {
                throw DriveFault(
                    line: number, problem: "a line needs a time, a signal and a value: 0..12 speed 0..50")
            }
            let (from, to) = try span(words[0], number)
            let source = try builder.source(named: String(words[1]), line: number)
            let text = words[2].trimmed
            let ends = text.ranges(of: "..").count == 1 ? text.split(separator: "..") : []
            if ends.count == 2, let low = Double(ends[0].trimmed), let high = Double(ends[1].trimmed),
                low.isFinite, high.isFinite
            {
                guard let to else {
                    throw DriveFault(
                        line: number, problem: "a ramp needs a start and an end: 0..12 \(words[1]) \(text)")
                }
                let count = (to - from) / step + 1
                ramped += count
                guard ramped <= rampLimit else {
                    throw DriveFault(
                        line: number,
                        problem: "the ramp has \(count) values, and all ramps of a script may have \(rampLimit); "
                            + "shorten the ramp, or write the drive as CSV or NDJSON")
                }
                for at in stride(from: from, to: to, by: step) {
                    let part = Double(at - from) / Double(to - from)
                    let value = low + (high - low) * part
                    // Coordinates and other small ranges need more digits: for coordinates, the fifth digit after the
                    // point matters.
                    let digits = abs(high - low) < 1 ? 1e7 : 100
                    try builder.add(
                        .double((value * digits).rounded() / digits), of: source, at: at, line: number)
                }
                before[source.signal.name] = .double(high)
                try builder.add(.double(high), of: source, at: to, line: number)
                continue
            }
            let value = source.value(text)
            try builder.add(value, of: source, at: from, line: number)
            guard let to else {
                before[source.signal.name] = value
                continue
            }
            guard let old = before[source.signal.name] else {
                throw DriveFault(
                    line: number,
                    problem: "\(words[1]) has no value to return to; set a value in an earlier line")
            }
            try builder.add(old, of: source, at: to, line: number)
        }
    }

    private static func span(_ text: Substring, _ line: Int) throws(DriveFault) -> (from: Int, to: Int?) {
        let ends = text.split(separator: "..", omittingEmptySubsequences: false)
        guard ends.count <= 2, let from = DriveTime.milliseconds(ends[0]) else {
            throw DriveFault(line: line, problem: "\"\(text)\" is not a time; write 90, 1:30 or 1:30..2:00")
        }
        guard ends.count == 2 else { return (from, nil) }
        guard let to = DriveTime.milliseconds(ends[1]), to > from else {
            throw DriveFault(line: line, problem: "the end of \"\(text)\" is not after its start")
        }
        return (from, to)
    }
}
