import JSON
import SDLLog
import SDLSupport
import SessionReplay

/// Reads a session row by row and change by change, and creates a recording of the session.
struct RecordingReader {
    private let rows: ClosedRange<UInt64>
    private var recording = Recording()
    private var screen = Screen()
    private var turn: RecordedTurn?
    /// The number of the newest action that has led to a row, by the number of the row.
    private var actions: [UInt64: UInt64] = [:]
    /// The row number of the newest request of an app, by app key.
    private var requests: [String: UInt64] = [:]
    /// The subjects (see `Screen.Change`) of texts that change without an action, such as the speed during a drive.
    private var moving: Set<String> = []
    /// The number of rows that each log filter has found.
    private var counts: [String: Int] = [:]
    private var state = StateTree().reading.snapshot.root

    init(rows: ClosedRange<UInt64>) { self.rows = rows }

    mutating func take(_ event: SessionEvent, _ state: StateNode) {
        switch event {
        case .change(let at, let row, let isVisible):
            guard row <= rows.upperBound else { return }
            self.state = state
            if isVisible { look(at: at, row: row) }
        case .row(let row):
            guard row.seq <= rows.upperBound else { return }
            self.state = state
            take(row)
        }
    }

    mutating func end() -> Recording {
        finishTurn()
        return recording
    }

    // MARK: Rows

    private mutating func take(_ row: SessionRow) {
        let action = row.kind == "command" ? row.seq : row.causes.compactMap { actions[$0] }.max()
        actions[row.seq] = action
        if row.isRequest, let app = row.app { requests[app] = row.seq }
        guard rows.contains(row.seq) else { return }
        if row.kind == "command" {
            take(command: row)
        } else if let filter = Self.filter(of: row) {
            counts[filter, default: 0] += 1
            let answered = row.at + (row.json["latencyMs"]?.double ?? 0)
            if action != nil { turn?.messages.append((filter, counts[filter] ?? 1, answered)) }
        }
    }

    /// The prefixes of message names. A test does not wait for messages with such names. Some of these messages have no
    /// effect that the driver notices. The others only change what the screen shows.
    private static let quiet = [
        "Show", "SetDisplayLayout", "SetGlobalProperties", "ResetGlobalProperties", "SetMediaClockTimer", "PutFile",
        "ListFiles", "DeleteFile", "SendHapticData", "SystemRequest", "Get", "Subscribe", "Unsubscribe",
    ]

    /// Returns the log filter that finds the message or the delegate call in a row; nil if a test should not depend on
    /// this row.
    private static func filter(of row: SessionRow) -> String? {
        if row.kind == "delegate", let call = row.json["call"]?.string { return "call:\(call)" }
        guard row.isRequest, let name = row.name, !quiet.contains(where: name.hasPrefix) else { return nil }
        return "rpc:\(name)" + (row.json["result"]?.string.map { " result:\($0)" } ?? "")
    }

    // MARK: Actions

    private mutating func take(command row: SessionRow) {
        guard let command = row.json["command"]?.string, row.json["result"]?.string != "REJECTED" else { return }
        let params = row.json["params"] ?? .object([:])
        switch command {
        case "bridge.batch", "bridge.control.acquire", "bridge.control.release", "apps.start": return
        case "bridge.reset":
            // A test begins with a reset head unit, so drop the steps before the reset.
            (recording, turn, counts) = (Recording(), nil, [:])
        case "headUnit.touch":
            let touch = RecordedTouch(params, at: row.at)
            if turn?.touches.isContinued(by: touch) != true { begin(row) }
            turn?.touches.append(touch)
        default:
            let action = NamedAction(command, params, used: row.json["used"], in: state)
            if turn?.action?.isReplaced(by: action) != true { begin(row) }
            turn?.action = action
            if let app = action.params["app"]?.string { use(app) }
        }
    }

    private mutating func begin(_ row: SessionRow) {
        finishTurn(at: row.at)
        screen.read(state)
        if recording.steps.isEmpty {
            recording.profile = state.value(at: ["headUnit", "profile", "id"])?.string
            if row.json["command"] != "headUnit.app.activate", let front = screen.front { open(front, before: row.seq) }
        }
        if let front = screen.front { use(front) }
        turn = RecordedTurn(row: row.seq, at: row.at, screen: screen, state: state)
    }

    /// Adds a step that opens the app `front`. At the start of a session, an app may already be in the foreground. At
    /// the start of a test, no app is in the foreground.
    private mutating func open(_ front: String, before row: UInt64) {
        let shown = screen.changes(since: Screen()).filter { $0.text != nil }
        let steps: [Recording.Step.Kind] =
            [.command("headUnit.app.activate", ["app": .string(front)])] + shown.map { .expect($0.words) }
        recording.steps = steps.map { Recording.Step(row: row, kind: $0, front: front) }
    }

    private mutating func finishTurn(at time: Double = .infinity) {
        guard let finished = turn else { return }
        turn = nil
        recording.steps += finished.steps(until: screen, state, at: time)
    }

    private mutating func use(_ app: String) {
        guard recording.apps[app] == nil, let name = state.value(at: ["headUnit", "apps", app, "name"])?.string else {
            return
        }
        let hosts = state.value(at: ["bridge", "hosts"]).map { JSONValue(of: $0) }?.object ?? [:]
        recording.apps[app] = Recording.App(name: name, program: hosts.first { $0.value["app"]?.string == app }?.key)
    }

    // MARK: Changes

    private mutating func look(at: Double, row: UInt64) {
        let before = screen
        screen.read(state)
        guard turn != nil else { return }
        if let front = screen.front { use(front) }
        let action = screen.front.flatMap { requests[$0] }.flatMap { actions[$0] }
        for change in screen.changes(since: before) {
            if change.isOnlyNumbers {
                if action == nil { moving.insert(change.subject) }
                if moving.contains(change.subject) {
                    turn?.forget(change.subject)
                    continue
                }
            }
            if change.text != nil, let action, let begin = turn?.row, action < begin {
                // The change is a late effect of an earlier action. The previous text was visible only for a moment, so
                // remove the step that expects this text.
                recording.steps.removeAll { $0.row >= action && $0.subject == change.subject }
            }
            turn?.note(change, at: at, row: row)
        }
    }
}
