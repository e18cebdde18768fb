import JSON
import SDLSupport

/// Builds a drive from the lines of a text. Each value is checked when it is added.
struct DriveBuilder<Catalog: SignalCatalog> {
    private(set) var drive: Drive
    private var catalog: Catalog
    private var places: [String: Int] = [:]
    private var isSorted = true

    /// The maximum number of changes. The limit allows seven hours of 60 signals that change ten times a second.
    static var changeLimit: Int { 15_000_000 }
    private var changes = 0

    /// The maximum length of a drive in days. The limit ensures that a time in milliseconds fits into a 32-bit integer.
    static var dayLimit: Int { 24 }

    init(name: String, _ catalog: Catalog) {
        drive = Drive(name: name)
        self.catalog = catalog
    }

    /// Returns the signal with this name. The name may be the name of a signal of this project or the path of a COVESA
    /// signal.
    func source(named name: String, unit: String? = nil, line: Int) throws(DriveFault) -> SignalSource {
        let foreign = CovesaSignal.byPath[name]
        let own = Drive.Signal(foreign?.signal ?? name)
        guard let traits = catalog.traits(of: own) else {
            let known = catalog.names + (name.hasPrefix("Vehicle.") ? CovesaSignal.all.map(\.path) : [])
            throw DriveFault(
                line: line, problem: "there is no signal \"\(name)\"",
                candidates: Array(NearestMatch.order(known, by: name).prefix(5)))
        }
        var source = SignalSource(signal: own, traits: traits)
        if let foreign { source.conversion = foreign.conversion }
        guard let unit = unit ?? foreign?.unit, let wanted = traits.unit, unit != wanted else { return source }
        guard let factor = UnitConversion(from: unit, to: wanted) else {
            throw DriveFault(
                line: line, problem: "\(name) is in \(wanted); \(unit) cannot be converted to \(wanted)")
        }
        source.units = factor
        return source
    }

    /// Adds the value that a signal has from the time `milliseconds` on.
    mutating func add(
        _ value: JSONValue, of source: SignalSource, at milliseconds: Int, line: Int
    ) throws(DriveFault) {
        guard milliseconds >= 0 else {
            throw DriveFault(line: line, problem: "the time is before the start of the drive")
        }
        guard milliseconds <= Self.dayLimit * 24 * 60 * 60 * 1_000 else {
            let seconds = milliseconds / 1_000
            throw DriveFault(
                line: line,
                problem: "the time is \(seconds) s after the start; a drive lasts at most \(Self.dayLimit) days")
        }
        let value = source.own(value)
        if let problem = catalog.problem(with: value, of: source.signal) {
            let unit = source.traits.unit.map { " (in \($0))" } ?? ""
            throw DriveFault(line: line, problem: "\(source.signal.name)\(unit): \(problem)")
        }
        changes += 1
        guard changes <= Self.changeLimit else {
            throw DriveFault(line: line, problem: "a drive has at most \(Self.changeLimit) values")
        }
        let change = Drive.Change(signal: place(of: source.signal), value: value)
        if let last = drive.moments.last, last.milliseconds == milliseconds {
            drive.moments[drive.moments.count - 1].add(change)
        } else {
            if let last = drive.moments.last, last.milliseconds > milliseconds { isSorted = false }
            drive.moments.append(Drive.Moment(milliseconds: milliseconds, changes: [change]))
        }
    }

    private mutating func place(of signal: Drive.Signal) -> Int {
        if let place = places[signal.name] { return place }
        drive.signals.append(signal)
        places[signal.name] = drive.signals.count - 1
        return drive.signals.count - 1
    }

    /// Returns the drive with its moments sorted by time.
    consuming func finished() throws(DriveFault) -> Drive {
        guard !drive.moments.isEmpty else { throw DriveFault(line: nil, problem: "the drive has no values") }
        guard !isSorted else { return drive }
        let byTime = drive.moments.enumerated().sorted {
            ($0.element.milliseconds, $0.offset) < ($1.element.milliseconds, $1.offset)
        }
        var sorted: [Drive.Moment] = []
        for (_, moment) in byTime {
            if sorted.last?.milliseconds == moment.milliseconds {
                for change in moment.changes { sorted[sorted.count - 1].add(change) }
            } else {
                sorted.append(moment)
            }
        }
        drive.moments = sorted
        return drive
    }
}

/// A signal that a drive's text names, and the conversion from the values in the text to the signal's values.
struct SignalSource {
    let signal: Drive.Signal
    let traits: SignalTraits
    var conversion = CovesaSignal.Conversion.same
    var units: UnitConversion?

    func own(_ value: JSONValue) -> JSONValue {
        var value = conversion.own(value)
        if let units, let number = value.double { value = .double(units.apply(number)) }
        if case .double(let number) = value, traits.isWhole || number == number.rounded() {
            if let whole = Int(exactly: number.rounded()) { value = .int(whole) }
        }
        return value
    }

    /// Parses a value from the text of a drive.
    func value(_ text: some StringProtocol) -> JSONValue {
        if traits.isText { return .string(String(text)) }
        if let whole = Int(text) { return .int(whole) }
        if let number = Double(text), number.isFinite { return .double(number) }
        switch text.lowercased() {
        case "true": return true
        case "false": return false
        default: return .string(String(text))
        }
    }
}
