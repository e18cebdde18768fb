import JSON
import SDLLog
import SDLSupport

/// A turn of a recording: an action, and all changes until the next action.
struct RecordedTurn {
    private struct Noted {
        var change: Screen.Change
        var at: Double
        var row: UInt64
    }

    let row: UInt64
    let at: Double
    let screen: Screen
    let state: StateNode
    /// The action; nil if the turn consists of touches.
    var action: NamedAction?
    var touches: [RecordedTouch] = []
    /// The messages that the action has caused. Each message has the log filter that finds it, the number of rows that
    /// this filter has found so far, and the time of the response.
    var messages: [(filter: String, count: Int, answered: Double)] = []
    private var noted: [Noted] = []

    init(row: UInt64, at: Double, screen: Screen, state: StateNode) {
        (self.row, self.at, self.screen, self.state) = (row, at, screen, state)
    }

    /// The minimum time in milliseconds for which an overlay must be visible. A test expects only overlays that were
    /// visible for this time.
    private static let glimpse = 1_000.0

    mutating func note(_ change: Screen.Change, at: Double, row: UInt64) {
        let last = noted.last { $0.change.subject == change.subject }
        // If an overlay was visible for at least `glimpse`, the test contains two expectations: the overlay appears,
        // and the overlay disappears.
        let isVisible = last?.change.words["state"] == "visible"
        if change.subject != "overlay" || !isVisible || at - (last?.at ?? at) < Self.glimpse { forget(change.subject) }
        noted.append(Noted(change: change, at: at, row: row))
    }

    mutating func forget(_ subject: String) { noted.removeAll { $0.change.subject == subject } }

    // MARK: Steps

    /// The maximum number of expectations about a picture that an app draws.
    private static let mostViews = 2

    func steps(until end: Screen, _ endState: StateNode, at endTime: Double) -> [Recording.Step] {
        var actions = action.map { [$0] } ?? touches.actions(in: state)
        for place in actions.indices where actions[place].params["app"]?.string == screen.front {
            if actions[place].command == "bridge.use" || actions[place].command == "headUnit.button" {
                actions[place].params["app"] = nil
            }
        }
        var steps = actions.map { action in
            Recording.Step(
                row: row, kind: action.problem.map { .comment($0) } ?? .command(action.command, action.params),
                front: screen.front)
        }
        // If a value is the same as before the action, the test expects no change of this value.
        let lasting = end.changes(since: screen).map(\.subject)
        let isAboutMenu = action?.command.hasPrefix("headUnit.menu.") == true
        var kept = noted.filter { noted in
            let subject = noted.change.subject
            return subject == "menu" ? isAboutMenu : subject == "overlay" || lasting.contains(subject)
        }
        // The command fails if the app does not come to the foreground, so the test needs no expectation for the
        // foreground.
        if action?.command == "headUnit.app.activate", kept.count > 1 {
            kept.removeAll { $0.change.subject == "front" }
        }
        var last = touches.last?.at ?? at
        for one in kept {
            let seconds = Self.limit(after: one.at - last)
            last = max(last, one.at)
            steps.append(
                Recording.Step(
                    row: one.row, kind: .expect(one.change.words, seconds: seconds), front: end.front,
                    subject: one.change.subject))
        }
        // If a gesture moves a picture, the distance differs slightly in each run.
        let isMove = actions.contains { $0.command.hasPrefix("headUnit.touch") && $0.command != "headUnit.touch.tap" }
        var words = isMove ? [] : views(until: endState, of: end.front)
        // A response after the next action may be an effect of that action.
        if kept.isEmpty, words.isEmpty, let message = messages.last(where: { $0.answered < endTime }) {
            words = [["q": .string(message.filter)]]
            if message.count > 1 { words[0]["count"] = .int(message.count) }
        }
        return steps + words.map { Recording.Step(row: row, kind: .expect($0), front: end.front) }
    }

    /// Returns the time limit for a change that happened late; nil if the default limit is long enough.
    private static func limit(after milliseconds: Double) -> Int? {
        milliseconds > 2_000 ? min(60, Int(milliseconds * 2 / 1_000) + 5) : nil
    }

    /// Returns expectations about the controls and texts that have appeared in the picture of an app. If none has
    /// appeared, returns an expectation about one control or text that has disappeared.
    ///
    /// Ignores names with digits, such as distances, because these names may differ in each run.
    private func views(until end: StateNode, of front: String?) -> [JSONValue] {
        guard let front else { return [] }
        func shown(_ state: StateNode) -> [Element] {
            ElementList(state).elements.filter { $0.point != nil && $0.isVisible && $0.app == front }
        }
        func locator(_ element: Element) -> JSONValue {
            ["role": .string(element.role.rawValue), "name": .string(element.name ?? "")]
        }
        let (now, before) = (shown(end).map(locator), shown(state).map(locator))
        func differing(_ these: [JSONValue], from those: [JSONValue]) -> [JSONValue] {
            let new = these.filter { one in !those.contains(one) && these.count { $0 == one } == 1 }
            return Array(new.filter { $0["name"]?.string?.contains(where: \.isNumber) == false }.prefix(Self.mostViews))
        }
        let added = differing(now, from: before)
        guard added.isEmpty else { return added.map { ["locator": $0, "state": "visible"] } }
        return differing(before, from: now).prefix(1).map { ["locator": $0, "state": "hidden"] }
    }
}
