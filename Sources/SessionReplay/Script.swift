import JSON
import SDLSupport

/// What a session asks of its player: who comes when, and what is done.
package struct Script: Sendable {
    /// An app that registers by itself.
    package struct Entry: Sendable, Equatable {
        package var app: String
        package var name: String
        /// In milliseconds, on the head unit's clock.
        package var at: Double
    }

    /// Why a session cannot be played.
    package struct Refusal: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    package var start: Double
    package var end: Double
    package var lastRow: UInt64
    /// In the order in which they came first.
    package var entries: [Entry]
    package var acts: [Act]
    /// Acts on apps that are left out.
    package var leftOut = 0
    private var statuses: [Status]
    private let programs: [String: String]

    /// All of a session.
    package init(_ session: Session) throws(Refusal) {
        guard !session.isWatched else {
            throw Refusal(
                description: "is of a real head unit that was watched: what the driver did there is not in it.")
        }
        var reading = Reading()
        session.eachRow { reading.take($0) }
        try reading.check()
        (start, end, lastRow) = (reading.start ?? 0, reading.end, reading.lastRow)
        (entries, acts, statuses, programs) = (reading.entries, reading.acts, reading.statuses, session.programs)
    }

    /// What is left where some of the apps do not come along.
    package func only(_ apps: some Collection<String>) -> Script {
        var script = self
        script.entries = entries.filter { apps.contains($0.app) }
        let others = Set(entries.map(\.app)).subtracting(script.entries.map(\.app))
        script.acts = []
        for act in acts {
            guard Self.concerns(act, others, programs) else {
                script.acts.append(act)
                continue
            }
            script.leftOut += 1
            // What it made of the apps that come along is the car's doing, as they see it.
            script.acts += statuses.filter { $0.cause == act.seq && !others.contains($0.app) }.map {
                $0.act(in: act.seq)
            }
        }
        return script
    }

    private static func concerns(_ act: Act, _ apps: Set<String>, _ programs: [String: String]) -> Bool {
        if act.command.hasPrefix("headUnit.cloud") { return true }
        if let app = act.params["app"]?.string { return apps.contains(app) }
        guard act.command.hasPrefix("apps."), let program = act.params["id"]?.string else { return false }
        let key = programs.first { $0.value == program }?.key
        return key.map(apps.contains) ?? true
    }
}

/// A level that the head unit gave an app because of something that was done.
private struct Status {
    var app: String
    var cause: UInt64
    var at: Double
    var params: JSONValue

    func act(in seq: UInt64) -> Act {
        var wanted: JSONValue = ["app": .string(app)]
        for name in ["hmiLevel", "audioStreamingState", "videoStreamingState", "systemContext"] {
            wanted[name] = params[name]
        }
        return Act(seq: seq, at: at, command: "headUnit.app.setStatus", params: wanted)
    }
}

/// What is found while rows go by.
private struct Reading {
    var start: Double?
    var end = 0.0
    var lastRow: UInt64 = 0
    var entries: [Script.Entry] = []
    var acts: [Act] = []
    var statuses: [Status] = []
    private var places: [UInt64: Int] = [:]
    private var isWatching = false
    private var first: String?

    mutating func take(_ row: SessionRow) {
        if row.kind == "process", row.json["what"]?.string == "started" {
            // A run begins, and with it everything.
            self = Reading()
            start = row.at
        }
        if first == nil { first = row.kind }
        end = max(end, row.at)
        lastRow = max(lastRow, row.seq)
        let acted = row.causes.compactMap { places[$0] }
        for place in acted {
            if !acts[place].hadEffects, acts[place].command == "bridge.use" {
                // It waited for the thing to be there: what came of it says when it was.
                acts[place].at = max(acts[place].at, row.at)
            }
            acts[place].hadEffects = true
        }
        switch row.kind {
        case "command": take(command: row)
        case "rpc": take(message: row)
        default: break
        }
    }

    private mutating func take(command row: SessionRow) {
        guard let command = row.json["command"]?.string, Act.isAct(command) else { return }
        places[row.seq] = acts.count
        acts.append(
            Act(seq: row.seq, at: row.at, command: command, params: row.json["params"] ?? .object([:])))
    }

    private mutating func take(message row: SessionRow) {
        if row.json["source"]?.string == "hmi" { isWatching = true }
        if row.isRequest, row.name == "RegisterAppInterface" {
            guard let app = row.app ?? row.json["params"]?["fullAppID"]?.string ?? row.json["params"]?["appID"]?.string,
                !entries.contains(where: { $0.app == app }), !isScratch(row)
            else { return }
            entries.append(
                Script.Entry(app: app, name: row.json["params"]?["appName"]?.string ?? app, at: row.at))
        } else if row.name == "OnHMIStatus", let app = row.app, let params = row.json["params"],
            params["windowID"] == nil
                || params["windowID"]?.int == 0
        {
            for place in row.causes.compactMap({ places[$0] }) {
                statuses.append(Status(app: app, cause: acts[place].seq, at: acts[place].at, params: params))
            }
        }
    }

    /// An app without code comes by an act.
    private func isScratch(_ row: SessionRow) -> Bool {
        guard let last = acts.last, last.command == "scratch.create" else { return false }
        return last.params["appName"] == nil || last.params["appName"] == row.json["params"]?["appName"]
    }

    func check() throws(Script.Refusal) {
        guard first != nil else { throw Script.Refusal(description: "has no rows: there is nothing to play.") }
        guard start != nil else {
            throw Script.Refusal(
                description:
                    "begins in the middle of a session, and what led there is not in it: save it without --last and --after."
            )
        }
        guard !isWatching else {
            throw Script.Refusal(
                description:
                    "was shown by a web HMI: what the driver did there is not in it as acts that can be played.")
        }
        guard !entries.isEmpty else { throw Script.Refusal(description: "has no app that could be played again.") }
        if let act = acts.first(where: { !$0.isWhole }) {
            throw Script.Refusal(
                description: "does not hold all that was done in row \(act.seq) (\(act.command)): "
                    + "some of it was taken out, or it was too long to be kept.")
        }
    }
}
