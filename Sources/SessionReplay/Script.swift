import JSON
import SDLLog
import SDLSupport

/// The plan for the replay of a session: the times at which the apps register, and the inputs.
package struct Script: Sendable {
    /// An app, and when it registers.
    package struct Entry: Sendable, Equatable {
        package var app: String
        package var name: String
        /// The time at which the app registers, in milliseconds on the head unit's clock.
        package var at: Double
    }

    /// The reason why a session cannot be replayed.
    package struct Refusal: Error, Equatable, CustomStringConvertible {
        package let description: String
        /// The row number of the first incomplete input if the session can be replayed up to that input; otherwise nil.
        package var row: UInt64?
    }

    package var start: Double
    package var end: Double
    package var lastRow: UInt64
    /// The apps, in the order of their first registration.
    package var entries: [Entry]
    package var inputs: [SessionInput]
    /// The number of inputs that are not performed because they are for apps that are not replayed.
    package var leftOut = 0
    private var statuses: [Status]
    private let programs: [String: String]
    private let busyApps: BusyApps

    /// Creates the script of a whole session.
    ///
    /// - Parameter typed: the text to type where the session hides the text that the driver typed.
    package init(_ session: Session, typed: String? = nil) throws(Refusal) {
        guard !session.isWatched else {
            throw Refusal(
                description: "is a watched session of a real head unit, without the driver's actions.")
        }
        guard session.lastChange <= Reading.highestNumber else {
            throw Refusal(description: "has the change number \(session.lastChange), which is impossible.")
        }
        var reading = Reading(typed: typed)
        session.walk { event, state in
            switch event {
            case .row(let row): reading.take(row, state)
            // The last picture of a streaming app may come after the last row.
            case .change(let at, _, let isVisible): if isVisible { reading.take(changeAt: at) }
            }
        }
        try reading.check()
        (start, end, lastRow) = (reading.start ?? 0, reading.end, reading.lastRow)
        (entries, inputs, statuses, programs) = (reading.entries, reading.inputs, reading.statuses, session.programs)
        busyApps = reading.busyApps
        setHolds()
    }

    /// Sets the properties `hold` and `follower` of the inputs.
    private mutating func setHolds() {
        let apps = Set(entries.map(\.app))
        for place in inputs.indices where !inputs[place].wasRefused {
            let previous = place > 0 ? (row: inputs[place - 1].turnRow, at: inputs[place - 1].at) : nil
            inputs[place].hold = busyApps.hold(
                of: inputs[place].seq, at: inputs[place].at, row: inputs[place].turnRow, after: previous, apps: apps)
            let next = inputs.dropFirst(place + 1).first?.at ?? .infinity
            guard inputs[place].command == "headUnit.vehicle.set" else { continue }
            inputs[place].follower = busyApps.follower(of: inputs[place].seq, at: inputs[place].at, before: next)
        }
    }

    package func only(_ apps: some Collection<String>) -> Script {
        var script = self
        script.entries = entries.filter { apps.contains($0.app) }
        let others = Set(entries.map(\.app)).subtracting(script.entries.map(\.app))
        script.inputs = []
        for input in inputs {
            guard Self.concerns(input, others, programs) else {
                script.inputs.append(input)
                continue
            }
            script.leftOut += 1
            // An input that is left out may have changed the HMI levels of other apps. Apply these changes directly.
            script.inputs += statuses.filter { $0.cause == input.seq && !others.contains($0.app) }.map {
                $0.input(in: input.seq)
            }
        }
        script.setHolds()
        return script
    }

    private static func concerns(_ input: SessionInput, _ apps: Set<String>, _ programs: [String: String]) -> Bool {
        if input.command.hasPrefix("headUnit.cloud") { return true }
        if !input.apps.isEmpty { return apps.isSuperset(of: input.apps) }
        guard input.command.hasPrefix("apps."), let program = input.params["id"]?.string else { return false }
        let key = programs.first { $0.value == program }?.key
        return key.map(apps.contains) ?? true
    }
}

/// An HMI level that an app received because of an input.
private struct Status {
    var app: String
    var cause: UInt64
    var at: Double
    var params: JSONValue

    func input(in seq: UInt64) -> SessionInput {
        var wanted: JSONValue = ["app": .string(app)]
        for name in ["hmiLevel", "audioStreamingState", "videoStreamingState", "systemContext"] {
            wanted[name] = params[name]
        }
        return SessionInput(seq: seq, at: at, command: "headUnit.app.setStatus", params: wanted)
    }
}

/// The values that are collected while the rows of a session are read.
private struct Reading {
    let typed: String?
    var start: Double?
    var end = 0.0
    var lastRow: UInt64 = 0
    var entries: [Script.Entry] = []
    var inputs: [SessionInput] = []
    var statuses: [Status] = []
    var busyApps = BusyApps()
    private var places: [UInt64: Int] = [:]
    /// The apps that have registered, but whose first state on the head unit was not read yet.
    private var arriving: Set<String> = []
    /// The first app that has resumed data of an earlier run; nil if there is none.
    private var resumed: String?
    private var isWatching = false
    private var first: String?
    /// The reason why a row cannot be from a real session; nil if all rows are possible.
    private var impossible: String?

    /// The highest row number and change number that the replay accepts. The replay continues with the next numbers.
    static let highestNumber: UInt64 = 1 << 53
    /// The times that the replay accepts, in milliseconds. The replay advances its clock in small steps, so it would
    /// practically not end with much later times.
    private static let times = 0...(100 * 86_400_000.0)

    init(typed: String?) { self.typed = typed }

    mutating func take(_ row: SessionRow, _ state: StateNode) {
        if row.kind == "process", row.json["what"]?.string == "started" {
            // A new run begins at this row, so drop all earlier rows.
            self = Reading(typed: typed)
            start = row.at
        }
        if !Self.times.contains(row.at) {
            impossible = impossible ?? "has the time \(row.at) ms in row \(row.seq), which is impossible."
        }
        if row.seq > Self.highestNumber {
            impossible = impossible ?? "has the row number \(row.seq), which is impossible."
        }
        if first == nil { first = row.kind }
        end = max(end, row.at)
        lastRow = max(lastRow, row.seq)
        busyApps.take(row)
        checkArriving(in: state)
        let acted = row.causes.compactMap { places[$0] }
        for place in acted {
            if !inputs[place].hadEffects, inputs[place].command == "bridge.use" {
                // The command may have had to wait for its target. Use the time of the command's first effect as the
                // time of the input.
                inputs[place].at = max(inputs[place].at, row.at)
                inputs[place].turnRow = row.seq
                inputs[place].setApp(in: state)
            }
            inputs[place].hadEffects = true
            inputs[place].note(effect: row)
        }
        switch row.kind {
        case "command": take(command: row, state)
        case "rpc": take(message: row)
        default: break
        }
    }

    mutating func take(changeAt at: Double) {
        if Self.times.contains(at) { end = max(end, at) }
    }

    private mutating func take(command row: SessionRow, _ state: StateNode) {
        guard let command = row.json["command"]?.string, SessionInput.isInput(command) else { return }
        places[row.seq] = inputs.count
        var input = SessionInput(seq: row.seq, at: row.at, command: command, params: row.json["params"] ?? .object([:]))
        input.isRejected = row.json["result"]?.string == "REJECTED"
        if let typed { input.type(typed) }
        input.setApp(in: state)
        inputs.append(input)
    }

    private mutating func take(message row: SessionRow) {
        if row.json["source"]?.string == "hmi" { isWatching = true }
        if row.isRequest, row.name == "RegisterAppInterface" {
            guard let app = row.app ?? row.json["params"]?["fullAppID"]?.string ?? row.json["params"]?["appID"]?.string,
                !entries.contains(where: { $0.app == app }), !isScratch(row)
            else { return }
            arriving.insert(app)
            entries.append(
                Script.Entry(app: app, name: row.json["params"]?["appName"]?.string ?? app, at: row.at))
        } else if row.name == "OnHMIStatus", let app = row.app, let params = row.json["params"],
            params["windowID"] == nil
                || params["windowID"]?.int == 0
        {
            for place in row.causes.compactMap({ places[$0] }) {
                statuses.append(Status(app: app, cause: inputs[place].seq, at: inputs[place].at, params: params))
            }
        }
    }

    /// Looks in `state` for the first state of apps that have just registered. An app whose first state already
    /// contains files or other data has resumed data of an earlier run.
    private mutating func checkArriving(in state: StateNode) {
        for app in arriving {
            guard let first = Display(state).json("headUnit", "apps", app) else { continue }
            arriving.remove(app)
            let hasFiles = first["files"]?.object?.isEmpty == false
            if hasFiles || first["resumed"]?.bool == true || first["levelRestoration"] != nil {
                resumed = resumed ?? app
            }
        }
    }

    /// Returns whether the app that the row registers is a scratch app, that is, was created by a command of the API.
    private func isScratch(_ row: SessionRow) -> Bool {
        guard let last = inputs.last, last.command == "scratch.create" else { return false }
        return last.params["appName"] == nil || last.params["appName"] == row.json["params"]?["appName"]
    }

    func check() throws(Script.Refusal) {
        guard first != nil else { throw Script.Refusal(description: "has no rows; there is nothing to replay.") }
        if let impossible { throw Script.Refusal(description: impossible) }
        guard start != nil else {
            throw Script.Refusal(
                description:
                    "begins in the middle of a session without its earlier part: save it without --last and --after."
            )
        }
        guard !isWatching else {
            throw Script.Refusal(
                description:
                    "was shown by a web HMI, so the driver's actions are missing.")
        }
        if let resumed {
            throw Script.Refusal(
                description:
                    "has the app \(resumed), which resumed its level, its menus or its files from an earlier run, "
                    + "and the session does not have this data. Record a session with a new --data folder.")
        }
        guard !entries.isEmpty else { throw Script.Refusal(description: "has no app that could be replayed.") }
        if let input = inputs.first(where: { !$0.isWhole }) {
            throw Script.Refusal(
                description: "does not contain the complete input of row \(input.seq) (\(input.command)): "
                    + "a part was redacted, or it was too long to be stored.", row: input.seq)
        }
    }
}
