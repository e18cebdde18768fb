import SDLSupport

/// Reads a table. The first column is the time. Each other column is a signal, such as `speed` or `Vehicle.Speed
/// [m/s]`. An empty cell means that the signal does not change.
enum CSVDrive {
    static func read(_ text: String, into builder: inout DriveBuilder<some SignalCatalog>) throws(DriveFault) {
        var columns: [SignalSource] = []
        var clock: Clock?
        for (number, line) in TextLines(text) where line.first != "#" {
            let cells = try cells(of: line, number)
            guard clock != nil else {
                clock = try Clock(header: cells[0], line: number)
                for cell in cells.dropFirst() {
                    let (name, unit) = heading(cell)
                    columns.append(try builder.source(named: name, unit: unit, line: number))
                }
                continue
            }
            guard cells.count <= columns.count + 1 else {
                throw DriveFault(
                    line: number, problem: "there are \(cells.count) cells, but only \(columns.count + 1) columns")
            }
            let milliseconds = try clock?.milliseconds(cells[0], line: number) ?? 0
            for (cell, column) in zip(cells.dropFirst(), columns) where !cell.isEmpty {
                try builder.add(column.value(cell), of: column, at: milliseconds, line: number)
            }
        }
    }

    /// Splits a heading such as `Vehicle.Speed [m/s]` into name and unit. `unit` is nil if the heading has no unit.
    private static func heading(_ cell: String) -> (name: String, unit: String?) {
        guard cell.last == "]", let start = cell.firstIndex(of: "[") else { return (cell, nil) }
        let unit = cell[cell.index(after: start)...].dropLast()
        return (String(cell[..<start].trimmed), String(unit.trimmed))
    }

    /// Splits a line into its cells (RFC 4180). Line breaks in cells are not supported.
    private static func cells(of line: Substring, _ number: Int) throws(DriveFault) -> [String] {
        guard line.contains("\"") else {
            return line.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
        }
        var cells: [String] = []
        var cell = ""
        var isQuoted = false
        for letter in line {
            switch letter {
            case "\"":
                // A doubled quotation mark in a quoted cell represents one quotation mark.
                if !isQuoted, cell.hasSuffix("\u{0}") { cell = cell.dropLast() + "\"" }
                isQuoted.toggle()
                if !isQuoted { cell += "\u{0}" }
            case "," where !isQuoted:
                cells.append(cell)
                cell = ""
            default: cell.append(letter)
            }
        }
        guard !isQuoted else { throw DriveFault(line: number, problem: "a quotation mark is not closed") }
        return (cells + [cell]).map { String($0.filter { $0 != "\u{0}" }[...].trimmed) }
    }

    /// Reads the times in the first column. The heading of this column determines the format of the times.
    private struct Clock {
        private enum Form { case seconds, milliseconds, calendar }

        private let form: Form
        private var start: Double?

        init(header: String, line: Int) throws(DriveFault) {
            switch header.lowercased() {
            case "t", "time", "seconds", "time [s]", "t [s]": form = .seconds
            case "ms", "time [ms]", "t [ms]": form = .milliseconds
            case "timestamp", "date", "datetime": form = .calendar
            default:
                throw DriveFault(
                    line: line, problem: "the first column is \"\(header)\", but it must be the time",
                    candidates: ["time", "ms", "timestamp"])
            }
        }

        mutating func milliseconds(_ cell: String, line: Int) throws(DriveFault) -> Int {
            let found: Double? =
                switch form {
                case .seconds:
                    DriveTime.milliseconds(cell).map(Double.init) ?? CalendarTime.seconds(cell).map { $0 * 1_000 }
                case .milliseconds: Double(cell)
                case .calendar: CalendarTime.seconds(cell).map { $0 * 1_000 }
                }
            guard let found, found.isFinite, abs(found) < 1e14 else {
                throw DriveFault(line: line, problem: "\"\(cell)\" is not a time")
            }
            // With calendar times, the time in the first line is the start of the drive.
            let start = self.start ?? (abs(found) >= 1e11 ? found : 0)
            self.start = start
            return Int((found - start).rounded())
        }
    }
}
