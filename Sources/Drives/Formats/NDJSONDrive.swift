import JSON
import SDLSupport

/// Reads JSON lines. The member `t` of each object is the time in seconds. The other members are the values of signals.
/// `{"t": 1, "gps.heading": 90}` and `{"t": 1, "gps": {"heading": 90}}` have the same meaning.
enum NDJSONDrive {
    static func read(_ text: String, into builder: inout DriveBuilder<some SignalCatalog>) throws(DriveFault) {
        for (number, line) in TextLines(text) {
            let members = try members(of: line, number)
            guard let milliseconds = time(in: members) else {
                throw DriveFault(line: number, problem: "the number \"t\", the seconds since the start, is missing")
            }
            for (name, value) in members where name != "t" {
                try add(value, named: name, at: milliseconds, line: number, &builder)
            }
        }
    }

    private static func members(of line: Substring, _ number: Int) throws(DriveFault) -> OrderedMap<String, JSONValue> {
        do throws(JSONError) {
            if let members = try JSONValue(parsing: String(line)).object { return members }
        } catch {
            throw DriveFault(line: number, problem: "the line is not JSON: \(error)")
        }
        throw DriveFault(line: number, problem: "the line is not a JSON object")
    }

    private static func time(in members: OrderedMap<String, JSONValue>) -> Int? {
        guard let seconds = members["t"]?.double, seconds.isFinite, abs(seconds) < 1e9 else { return nil }
        return Int((seconds * 1_000).rounded())
    }

    /// Adds each member of a nested object as a separate signal, because each member can change without the others.
    private static func add(
        _ value: JSONValue, named name: String, at milliseconds: Int, line: Int,
        _ builder: inout DriveBuilder<some SignalCatalog>
    ) throws(DriveFault) {
        if let object = value.object {
            for (member, value) in object {
                try add(value, named: "\(name).\(member)", at: milliseconds, line: line, &builder)
            }
            return
        }
        try builder.add(value, of: builder.source(named: name, line: line), at: milliseconds, line: line)
    }
}
