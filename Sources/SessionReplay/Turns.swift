import JSON
import SDLLog
import SDLSupport

/// A turn: an input, and everything that happens until the next input. Contains the actions of apps and the visible
/// states.
package struct InputResult: Sendable {
    /// The input that began the turn; nil for the time before the first input.
    package var input: SessionInput?
    /// The time at which the turn began, in milliseconds since the session's start.
    package var at: Double
    /// The time at which the turn ended, in milliseconds since the session's start.
    package var end: Double
    package var actions: [AppAction] = []
    /// The states that were visible one after the other, in the time shortly after this input and in the time shortly
    /// before the next input. The last snapshot is the state at the end of the turn.
    var snapshots: [Snapshot] = []

    struct Snapshot: Sendable {
        var at: Double
        /// The number of the newest row at the time of the snapshot.
        var row: UInt64
        var state: VisibleState
    }
}

/// Reads a session once and divides the session into turns.
package struct TurnReader {
    /// The time span after each input and before the next input in which all visible states are recorded, in
    /// milliseconds. These states are needed because times differ slightly between runs.
    static let slack = 1_500.0

    private let apps: [String]
    private let inputs: [UInt64: (place: Int, input: SessionInput)]
    /// The end time of each turn. The last turn has no end time.
    private let ends: [Double]
    private var actions: AppActionReader
    private let start: Double
    private var state: StateNode
    private var stateTracker = VisibleStateTracker()
    package private(set) var turns: [InputResult] = []
    private var lastRow: UInt64 = 0

    /// Prepares to read the turns of a session.
    ///
    /// - Parameters:
    ///   - inputs: the inputs that begin turns, with the numbers of their rows in this session.
    ///   - apps: the keys of the apps whose actions are read.
    ///   - hosts: the id of each app's process, as in `/v1/hosts`, by app.
    ///   - start: the session's start on the head unit's clock, in milliseconds.
    package init(
        _ session: Session, inputs: [SessionInput], apps: [String], hosts: [String: String] = [:], start: Double
    ) {
        self.apps = apps
        self.start = start
        self.inputs = Dictionary(
            inputs.enumerated().map { ($0.element.seq, ($0.offset, $0.element)) },
            uniquingKeysWith: { first, _ in first }
        )
        ends = inputs.map { $0.at - start }
        state = StateTree().reading.snapshot.root
        actions = AppActionReader(apps: Set(apps), hosts: hosts, start: start)
        turns = [InputResult(at: 0, end: 0)]
        session.walk { event, state in
            self.state = state
            switch event {
            case .change(let at, let row, let isVisible): apply(at: at, row: row, isVisible: isVisible)
            case .row(let row): take(row)
            }
        }
        takeSnapshot(at: turns[turns.count - 1].end)
    }

    // MARK: Reading

    private mutating func apply(at: Double, row: UInt64, isVisible: Bool) {
        let at = at - start
        lastRow = max(lastRow, row)
        turns[turns.count - 1].end = max(turns[turns.count - 1].end, at)
        let place = turns.count - 1
        let isNear = place == ends.count || at >= ends[place] - Self.slack || at <= turns[place].at + Self.slack
        if isVisible, isNear { takeSnapshot(at: at) }
    }

    private mutating func take(_ row: SessionRow) {
        let at = row.at - start
        // In a damaged session, several rows may have the number of an input. The first of them begins the turn.
        if let (place, input) = inputs[row.seq], place >= turns.count - 1 {
            takeSnapshot(at: turns[turns.count - 1].end)
            var begun = input
            if begun.target == nil { begun = begun.resolvingTarget(in: state) }
            turns.append(InputResult(input: begun, at: at, end: at))
        } else if let action = actions.read(row) {
            turns[turns.count - 1].actions.append(action)
        }
        turns[turns.count - 1].end = max(turns[turns.count - 1].end, at)
        lastRow = max(lastRow, row.seq)
    }

    private mutating func takeSnapshot(at: Double) {
        let state = stateTracker.visibleState(in: state, apps)
        let place = turns.count - 1
        if let last = turns[place].snapshots.last, last.state == state { return }
        turns[place].snapshots.append(InputResult.Snapshot(at: at, row: lastRow, state: state))
    }
}
