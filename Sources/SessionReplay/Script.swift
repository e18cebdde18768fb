import JSON
import SDLSupport

/// The plan for replaying a session: when apps register, and the inputs.
package struct Script: Sendable {
    /// An app, and the time at which it registers.
    package struct Entry: Sendable, Equatable {
        package var app: String
        package var name: String
        /// The time of registration in milliseconds, on the head unit's clock.
        package var at: Double
    }

    /// The reason why a session cannot be replayed.
    package struct Refusal: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    package var start: Double
    package var end: Double
    package var lastRow: UInt64
    /// The apps in the order of their first registration.
    package var entries: [Entry]
    package var inputs: [SessionInput]
    /// The number of inputs that belong to apps that are not replayed.
    package var leftOut = 0
    private var statuses: [Status]
    private let programs: [String: String]

    /// Creates the script of a whole session.
    package init(_ session: Session) throws(Refusal) {
        guard !session.isWatched else {
            throw Refusal(
                description: "is a watched session of a real head unit, without the driver's actions.")
        }
        var reading = Reading()
        session.eachRow { reading.take($0) }
        try reading.check()
        (start, end, lastRow) = (reading.start ?? 0, reading.end, reading.lastRow)
        (entries, inputs, statuses, programs) = (reading.entries, reading.inputs, reading.statuses, session.programs)
    }

    /// Returns the script for only some of the apps.
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
            // A left-out input may have changed the HMI level of the other apps. Apply these changes directly.
            script.inputs += statuses.filter { $0.cause == input.seq && !others.contains($0.app) }.map {
                $0.input(in: input.seq)
            }
        }
        return script
    }

    /// The first input whose parameters were redacted, or were too long to be stored. The session can be replayed up to
    /// this input.
    package var incomplete: SessionInput? { inputs.first { !$0.isWhole } }

    private static func concerns(_ input: SessionInput, _ apps: Set<String>, _ programs: [String: String]) -> Bool {
        if input.command.hasPrefix("headUnit.cloud") { return true }
        if let app = input.app { return apps.contains(app) }
        guard input.command.hasPrefix("apps."), let program = input.params["id"]?.string else { return false }
        let key = programs.first { $0.value == program }?.key
        return key.map(apps.contains) ?? true
    }
}

/// An HMI level that the head unit gave to an app because of an input.
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

/// The state of the script while the rows are read.
private struct Reading {
    var start: Double?
    var end = 0.0
    var lastRow: UInt64 = 0
    var entries: [Script.Entry] = []
    var inputs: [SessionInput] = []
    var statuses: [Status] = []
    private var places: [UInt64: Int] = [:]
    /// The number of registrations of each app, and the last row that gave the app a level.
    private var registrations: [String: Int] = [:]
    private var levels: [String: (seq: UInt64, at: Double, params: JSONValue)] = [:]
    /// The number of messages of each app so far.
    private var messages: [String: Int] = [:]
    /// The app in the foreground.
    private var front: String?
    /// The overlays of all apps, each with the time at which it was answered.
    private var overlays: [(app: String, at: Double, end: Double)] = []
    private static let overlayRequests: Set<String> = [
        "Alert", "SubtleAlert", "PerformInteraction", "Slider", "ScrollableMessage", "PerformAudioPassThru",
    ]
    private var isWatching = false
    private var first: String?
    /// The first row with a number or a time that no session has.
    private var impossible: SessionRow?
    /// The latest time of a row, in milliseconds. A later one would take hours to reach.
    private static let latest = 366 * 86_400_000.0
    private static let lastNumber: UInt64 = 1 << 53

    mutating func take(_ row: SessionRow) {
        if row.kind == "process", row.json["what"]?.string == "started" {
            // A new run begins here, so everything before it is dropped.
            let last = (lastRow, impossible)
            self = Reading()
            (lastRow, impossible) = last
            start = row.at
        }
        let isPossible = row.seq > lastRow && row.seq <= Self.lastNumber && (0...Self.latest).contains(row.at)
        if !isPossible, impossible == nil { impossible = row }
        if first == nil { first = row.kind }
        end = max(end, row.at)
        lastRow = max(lastRow, row.seq)
        let acted = row.causes.compactMap { places[$0] }
        for place in acted {
            if !inputs[place].hadEffects, inputs[place].command == "bridge.use" {
                // The command had to wait for its target. It found the target when its first effect happened.
                inputs[place].at = max(inputs[place].at, row.at)
                inputs[place].messages = messages
            }
            if inputs[place].isForOneApp { assign(place, row) }
            inputs[place].hadEffects = true
        }
        switch row.kind {
        case "command": take(command: row)
        case "rpc": take(message: row)
        case "finding" where row.json["rule"] == "app.levelRestoration": take(restoration: row)
        default: break
        }
    }

    private mutating func take(command row: SessionRow) {
        guard let command = row.json["command"]?.string, SessionInput.isInput(command) else { return }
        places[row.seq] = inputs.count
        var input = SessionInput(
            seq: row.seq, at: row.at, command: command, params: row.json["params"] ?? .object([:]))
        if input.app == nil, input.isForOneApp {
            let overlay = command.hasPrefix("headUnit.overlay.") ? overlays.last { $0.end >= row.at }?.app : nil
            input.app = row.json["used"]?["app"]?.string ?? overlay ?? front
        }
        input.messages = messages
        inputs.append(input)
    }

    /// Handles that an app got the level back that it had before. If it lost that level in an earlier run of the bridge,
    /// the replayed head unit does not know the level, so an input sets it.
    private mutating func take(restoration row: SessionRow) {
        guard let app = row.app, registrations[app] == 1, let level = levels[app], level.at == row.at else { return }
        inputs.append(Status(app: app, cause: level.seq, at: level.at, params: level.params).input(in: level.seq))
    }

    /// Corrects the app of an input by its first effect: a message to the app, or the app's move to the foreground.
    private mutating func assign(_ place: Int, _ row: SessionRow) {
        guard !inputs[place].hadEffects, inputs[place].params["app"] == nil, let app = row.app else { return }
        if row.name != "OnHMIStatus" || row.json["params"]?["hmiLevel"] == "FULL" { inputs[place].app = app }
    }

    private mutating func take(message row: SessionRow) {
        if row.json["source"]?.string == "hmi" { isWatching = true }
        if let app = row.app, row.json["direction"] == "toHeadUnit", row.json["rpcType"] != "response" {
            messages[app, default: 0] += row.name == "RegisterAppInterface" ? 0 : 1
        }
        if row.isRequest, row.name == "RegisterAppInterface" {
            if let app = row.app { registrations[app, default: 0] += 1 }
            guard let app = row.app ?? row.json["params"]?["fullAppID"]?.string ?? row.json["params"]?["appID"]?.string,
                !entries.contains(where: { $0.app == app }), !isScratch(row)
            else { return }
            entries.append(
                Script.Entry(app: app, name: row.json["params"]?["appName"]?.string ?? app, at: row.at))
        } else if row.isRequest, Self.overlayRequests.contains(row.name ?? ""), let app = row.app {
            let end = row.json["latencyMs"]?.double.map { row.at + $0 } ?? .infinity
            overlays.append((app, row.at, end))
        } else if row.name == "OnHMIStatus", let app = row.app, let params = row.json["params"],
            params["windowID"] == nil
                || params["windowID"]?.int == 0
        {
            levels[app] = (row.seq, row.at, params)
            if params["hmiLevel"] == "FULL" { front = app } else if front == app { front = nil }
            for place in row.causes.compactMap({ places[$0] }) {
                statuses.append(Status(app: app, cause: inputs[place].seq, at: inputs[place].at, params: params))
            }
        }
    }

    /// Returns whether the app was created by a command and has no code.
    private func isScratch(_ row: SessionRow) -> Bool {
        guard let last = inputs.last, last.command == "scratch.create" else { return false }
        return last.params["appName"] == nil || last.params["appName"] == row.json["params"]?["appName"]
    }

    func check() throws(Script.Refusal) {
        guard first != nil else { throw Script.Refusal(description: "has no rows; there is nothing to replay.") }
        if let impossible {
            throw Script.Refusal(
                description:
                    "is damaged: the row with the number \(impossible.seq) and the time \(impossible.at) ms cannot "
                    + "follow the row before it.")
        }
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
        guard !entries.isEmpty else { throw Script.Refusal(description: "has no app that could be replayed.") }
    }
}
