import JSON
import SDLSupport

/// The first difference between an app's behaviour in a session and in its replay.
package struct Difference: Sendable, Equatable {
    /// One value that differs between the session and the replay.
    package struct Line: Sendable, Equatable {
        package var what: String
        package var then: String
        package var now: String
    }

    /// The number of the last input before the difference, from 1; 0 if the difference came before the first input.
    package var number: Int
    package var input: String
    /// The time of the difference, in milliseconds since the session's start.
    package var at: Double
    package var app: String
    package var lines: [Line]
    /// The number of the row in the session to which the difference refers.
    package var then: UInt64
    /// The number of the row in the replay to which the difference refers.
    package var now: UInt64
}

/// Compares the actions of apps in a session and in its replay, and finds the first difference.
///
/// The session and the replay are divided into turns. A turn is an input and the time until the next input. Two
/// differences are allowed between the runs: concurrent actions of a turn may have a different order, and an action
/// close to an input may come before the input in one run and after it in the other.
package struct Comparison {
    /// The maximum difference between the times of matching actions, in milliseconds.
    private static let slack = TurnReader.slack
    /// The maximum time by which a timer may be late, in milliseconds. A value that appears within this time before an
    /// input may be missing in the other run, because in that run the input came before the timer.
    private static let lateness = 20.0
    /// The maximum difference for messages about files. Each file is sent after the response to the previous one, so
    /// the delays of a busy machine add up.
    private static let fileSlack = 10_000.0
    /// The maximum number of lines, each with one different value, that a difference contains.
    private static let mostLines = 6

    private let apps: [String]
    private let then: [InputResult]
    private let now: [InputResult]
    private let valueComparison: ValueComparison
    /// The inputs that the replay could not perform: the reasons, by the number of the input.
    private let refusals: [Int: String]
    /// The inputs before which an app has sent a different number of messages than in the session, by the number of the
    /// input.
    private let shifts: [Int: InputShift]
    /// The app that has ended the replay early, and the reason (`why`); nil if the replay is complete.
    private let stop: (app: String, why: String)?

    package init(
        apps: [String], then: [InputResult], now: [InputResult], refusals: [Int: String] = [:],
        shifts: [Int: InputShift] = [:], stop: (app: String, why: String)? = nil,
        contents: (then: [String: String], now: [String: String]) = ([:], [:])
    ) {
        (self.apps, self.then, self.now) = (apps, then, now)
        (self.refusals, self.shifts, self.stop) = (refusals, shifts, stop)
        valueComparison = ValueComparison(then: contents.then, now: contents.now)
    }

    /// An action for which no matching action was found in the other run.
    private struct UnmatchedAction {
        var turn: Int
        var action: AppAction
    }

    /// The actions for which no match was found so far, in the session (`then`) and in the replay (`now`). A nearby
    /// turn may still contain a match.
    private struct UnmatchedActions {
        var then: [UnmatchedAction] = []
        var now: [UnmatchedAction] = []

        var isEmpty: Bool { then.isEmpty && now.isEmpty }
        var first: Int? { (then + now).map(\.turn).min() }
    }

    package var first: Difference? {
        var unmatched = UnmatchedActions()
        for place in then.indices {
            guard place < now.count else { break }
            let swapped = match(place, &unmatched)
            // If earlier turns have unmatched actions, report these: they explain why the input could not be performed.
            if let found = refused(place) { return unmatched.first.flatMap { difference($0, unmatched) } ?? found }
            if let late = unmatched.first, isOver(late, unmatched, at: place) { return difference(late, unmatched) }
            if let swapped, unmatched.isEmpty { return swapped }
            if unmatched.isEmpty, let found = visibleDifference(place) { return found }
        }
        dropCut(&unmatched)
        return unmatched.first.flatMap { difference($0, unmatched) } ?? stopped
    }

    /// The numbers for the summary: `calls` is the number of compared life-cycle calls, and `actions` is the number of
    /// all other compared actions.
    package var counts: (actions: Int, calls: Int) {
        let all = then.flatMap(\.actions)
        let calls = all.count { $0.kind == .lifeCycle }
        return (all.count - calls, calls)
    }

    // MARK: Actions

    /// Matches the actions that the session and the replay have in the turn with the index `place`. Then matches the
    /// remaining actions with actions of nearby turns.
    ///
    /// - Returns: a difference if two matched actions are in a different order; nil otherwise.
    private func match(_ place: Int, _ unmatched: inout UnmatchedActions) -> Difference? {
        var open = now[place].actions.map { Optional($0) }
        var pairs: [(then: AppAction, now: AppAction)] = []
        for action in then[place].actions {
            let found = open.firstIndex { $0.map { isSame(action, $0) } ?? false }
            if let found, let other = open[found] {
                pairs.append((action, other))
                open[found] = nil
            } else {
                unmatched.then.append(UnmatchedAction(turn: place, action: action))
            }
        }
        unmatched.now += open.compactMap { $0 }.map { UnmatchedAction(turn: place, action: $0) }
        unmatched.then.removeAll { one in
            let found = unmatched.now.firstIndex { isSame(one.action, $0.action) && isClose(one, $0) }
            if let found { unmatched.now.remove(at: found) }
            return found != nil
        }
        return swapped(pairs, place)
    }

    private func isSame(_ one: AppAction, _ other: AppAction) -> Bool {
        one.kind == other.kind && one.what == other.what && one.app == other.app
            && valueComparison.isSame(one.params, other.params, of: one.app)
    }

    /// Returns whether two actions are close enough in time to match. In the same turn, the times do not matter. In
    /// different turns, the times must differ by at most `slack` or `fileSlack`.
    private func isClose(_ one: UnmatchedAction, _ other: UnmatchedAction) -> Bool {
        one.turn == other.turn || abs(one.action.at - other.action.at) <= Self.slack(of: one.action)
    }

    private static func slack(of action: AppAction) -> Double { action.isAboutFile ? fileSlack : slack }

    /// Returns a difference if two successive actions of a sequence have the opposite order in the replay; nil
    /// otherwise. `pairs` contains the matched actions of a turn.
    private func swapped(_ pairs: [(then: AppAction, now: AppAction)], _ place: Int) -> Difference? {
        var streams: OrderedMap<String, [(then: AppAction, now: AppAction)]> = [:]
        for pair in pairs { streams["\(pair.then.app) \(pair.then.stream)", default: []].append(pair) }
        for stream in streams.values {
            for (one, next) in zip(stream, stream.dropFirst()) {
                let wasInOrder = one.then.end <= next.then.at && one.then.row < next.then.row
                let isTurned = next.now.row < one.now.row && next.now.end <= one.now.at
                guard wasInOrder, isTurned, !isSame(one.then, next.then) else { continue }
                return difference(
                    place, app: one.then.app,
                    [
                        Difference.Line(
                            what: "order", then: "\(one.then.words), then \(next.then.words)",
                            now: "\(next.now.words), then \(one.now.words)")
                    ], then: one.then.row, now: next.now.row)
            }
        }
        return nil
    }

    /// Returns whether no further match is possible for the unmatched actions in the turn with the index `turn`,
    /// because all actions after the turn with the index `place` are too late.
    private func isOver(_ turn: Int, _ unmatched: UnmatchedActions, at place: Int) -> Bool {
        guard place + 1 < then.count, place + 1 < now.count else { return false }
        let slack = (unmatched.then + unmatched.now).filter { $0.turn == turn }.map { Self.slack(of: $0.action) }.min()
        return min(then[place + 1].at, now[place + 1].at) > then[min(turn + 1, place + 1)].at + (slack ?? Self.slack)
    }

    /// Drops unmatched actions at the end of the replay, because the session may have been saved before they happened.
    /// A life-cycle call may also belong to an earlier turn: its row arrives on another connection than messages, so it
    /// may arrive after the next input.
    private func dropCut(_ unmatched: inout UnmatchedActions) {
        guard now.count == then.count, let last = then.last else { return }
        unmatched.now.removeAll {
            $0.action.at > last.end - Self.slack
                && ($0.action.kind == .lifeCycle || $0.turn == then.count - 1 && $0.action.kind != .process)
        }
    }

    private func difference(_ turn: Int, _ unmatched: UnmatchedActions) -> Difference? {
        let missing = Self.endsFirst(unmatched.then.filter { $0.turn == turn })
        var added = Self.endsFirst(unmatched.now.filter { $0.turn == turn })
        guard let app = (missing.first ?? added.first)?.app else { return nil }
        var lines: [Difference.Line] = []
        var rows: (then: UInt64?, now: UInt64?)
        // The end of a process explains all missing actions, so the end is the first line.
        for action in added where action.kind == .process && missing.allSatisfy({ $0.kind != .process }) {
            rows.now = rows.now ?? action.row
            lines.append(line(nil, action))
        }
        added.removeAll { $0.kind == .process && !lines.isEmpty }
        for action in missing {
            let found = added.firstIndex { $0.kind == action.kind && $0.what == action.what }
            let other = found.map { added.remove(at: $0) }
            rows = (rows.then ?? action.row, rows.now ?? other?.row)
            lines.append(line(action, other))
        }
        for action in added {
            rows.now = rows.now ?? action.row
            lines.append(line(nil, action))
        }
        lines += visibleMismatches(turn).map(\.line)
        return difference(turn, app: app, lines, then: rows.then, now: rows.now)
    }

    private static func endsFirst(_ unmatched: [UnmatchedAction]) -> [AppAction] {
        let actions = unmatched.map(\.action)
        // An app may stop responding before it crashes. The crash is then the last action. List the crash first.
        return actions.filter { $0.kind == .process }.reversed() + actions.filter { $0.kind != .process }
    }

    private func line(_ then: AppAction?, _ now: AppAction?) -> Difference.Line {
        if let then, let now, let mismatch = valueComparison.mismatch(then.params, now.params, of: then.app) {
            return Difference.Line(
                what: ([then.what] + mismatch.path).joined(separator: " "), then: ValueText.value(mismatch.then),
                now: ValueText.value(mismatch.now))
        }
        let kind = (then ?? now)?.kind ?? .request
        let what =
            switch kind {
            case .request, .answer, .notification: "message"
            case .lifeCycle: "call"
            case .process: "process"
            }
        return Difference.Line(what: what, then: then?.words ?? "nothing", now: now?.words ?? "nothing")
    }

    // MARK: Visible state

    private func visibleDifference(_ place: Int) -> Difference? {
        let visibleMismatches = visibleMismatches(place)
        guard let first = visibleMismatches.first else { return nil }
        return difference(place, app: first.app, visibleMismatches.map(\.line), then: nil, now: nil)
    }

    /// Returns the differences between the visible states of both runs at the end of a turn. Ignores differences that
    /// exist only because a value has changed close to the next input.
    private func visibleMismatches(_ place: Int) -> [(app: String, line: Difference.Line)] {
        guard let then = then[place].snapshots.last, let now = now[place].snapshots.last else { return [] }
        var found: [(app: String, line: Difference.Line)] = []
        var lists: Set<[String]> = []
        func compare(_ part: (VisibleState) -> JSONValue?, of app: String) {
            let (then, now) = (part(then.state), part(now.state))
            for mismatch in valueComparison.mismatches(then, now, of: app) {
                if let list = list(around: mismatch.path, then, now) {
                    guard lists.insert([app] + list).inserted else { continue }
                    found += listLines(list, place, app, then, now, part).map { (app, $0) }
                } else if !isCaughtUp(mismatch, place, app, part), !isInMotion(mismatch, place, app) {
                    found.append((app, Self.line(mismatch)))
                }
            }
        }
        for app in apps { compare({ $0.apps[app] }, of: app) }
        compare({ $0.driver }, of: then.state.driver["active app"]?.string ?? apps.first ?? "")
        return found
    }

    /// Returns the path of the outermost list that contains the value at `path` and does not have the same number of
    /// elements in both runs; nil if there is no such list.
    private func list(around path: [String], _ then: JSONValue?, _ now: JSONValue?) -> [String]? {
        path.indices.lazy.map { Array(path[..<$0]) }.first { path in
            let (then, now) = (ValueComparison.value(at: path, in: then), ValueComparison.value(at: path, in: now))
            return then?.array != nil && now?.array != nil && then?.array?.count != now?.array?.count
        }
    }

    /// Describes the list elements that exist in only one of the two runs. Elements that have only moved are left out,
    /// and elements whose difference is only a matter of timing.
    private func listLines(
        _ path: [String], _ place: Int, _ app: String, _ then: JSONValue?, _ now: JSONValue?,
        _ part: (VisibleState) -> JSONValue?
    ) -> [Difference.Line] {
        func elements(_ value: JSONValue?) -> [JSONValue] { ValueComparison.value(at: path, in: value)?.array ?? [] }
        func count(_ element: JSONValue, _ value: JSONValue?) -> Int {
            elements(value).count { valueComparison.isSame(element, $0, of: app) }
        }
        func isTiming(_ element: JSONValue) -> Bool {
            isInMotion(ValueComparison.ValueDifference(path: path, then: element, now: element), place, app)
                || isCaughtUp(place, part, then: count(element, then), now: count(element, now)) { wanted, state in
                    count(element, state) == wanted
                }
        }
        var added = elements(now)
        var missing: [JSONValue] = []
        for element in elements(then) {
            if let found = added.firstIndex(where: { valueComparison.isSame(element, $0, of: app) }) {
                added.remove(at: found)
            } else {
                missing.append(element)
            }
        }
        let what = path.joined(separator: " ")
        func line(then: String = "nothing", now: String = "nothing") -> Difference.Line {
            Difference.Line(what: what, then: then, now: now)
        }
        return missing.filter { !isTiming($0) }.map { line(then: ValueText.element($0)) }
            + added.filter { !isTiming($0) }.map { line(now: ValueText.element($0)) }
    }

    /// Describes a difference between two values. If the path of the difference is empty, the app is registered in only
    /// one of the two runs.
    private static func line(_ mismatch: ValueComparison.ValueDifference) -> Difference.Line {
        guard !mismatch.path.isEmpty else {
            func presence(_ state: JSONValue?) -> String {
                state == nil || state == .null ? "not registered" : "registered"
            }
            return Difference.Line(what: "the app", then: presence(mismatch.then), now: presence(mismatch.now))
        }
        return Difference.Line(
            what: mismatch.path.joined(separator: " "), then: ValueText.value(mismatch.then),
            now: ValueText.value(mismatch.now))
    }

    private func isCaughtUp(
        _ mismatch: ValueComparison.ValueDifference, _ place: Int, _ app: String, _ part: (VisibleState) -> JSONValue?
    ) -> Bool {
        isCaughtUp(place, part, then: mismatch.then, now: mismatch.now) { value, state in
            guard let there = ValueComparison.place(mismatch.path, in: state) else { return false }
            return valueComparison.isSame(there, value, of: app)
        }
    }

    /// Returns whether a difference is only a matter of timing: each run has the other run's value shortly before or
    /// shortly after the next input, or one run had the other run's value until a moment before the next input.
    /// `isThere` returns whether a state has a value.
    private func isCaughtUp<Value>(
        _ place: Int, _ part: (VisibleState) -> JSONValue?, then thenValue: Value, now nowValue: Value,
        _ isThere: (Value, JSONValue?) -> Bool
    ) -> Bool {
        func has(_ turns: [InputResult], _ value: Value, isAfter: Bool, slack: Double = Self.slack) -> Bool {
            let end = place + 1 < turns.count ? turns[place + 1].at : turns[place].end
            let span = isAfter ? end...(end + slack) : (end - slack)...end
            // The next input can be at the same instant as the states that it causes.
            let turns = isAfter ? turns[...] : turns[...place]
            return visibleStates(of: turns, in: span, around: place).contains { isThere(value, part($0)) }
        }
        let isAtEnd = place + 1 == then.count
        let wasLate = has(now, thenValue, isAfter: false) && (isAtEnd || has(then, nowValue, isAfter: true))
        let wasEarly = has(then, nowValue, isAfter: false) && !isAtEnd && has(now, thenValue, isAfter: true)
        func isBrief(_ turns: [InputResult], _ other: Value) -> Bool {
            !isAtEnd && has(turns, other, isAfter: false, slack: Self.lateness)
        }
        return wasLate || wasEarly || isBrief(now, thenValue) || isBrief(then, nowValue)
    }

    /// Returns whether a difference is only in a number of a streamed picture that changes all the time. Apps draw such a
    /// number a few times per second, so the runs show it at other moments of a drive. A number that was set once
    /// changes once in each run. A number that has just appeared or begun to move continues to change after the next input.
    private func isInMotion(_ mismatch: ValueComparison.ValueDifference, _ place: Int, _ app: String) -> Bool {
        guard mismatch.path.first == "picture", let then = mismatch.then?.string, let now = mismatch.now?.string,
            ValueComparison.numberless(then) == ValueComparison.numberless(now)
        else { return false }
        func changes(_ turns: [InputResult], after: Double) -> Int {
            let end = place + 1 < turns.count ? turns[place + 1].at : turns[place].end
            let states = visibleStates(of: turns[...], in: (end - Self.slack)...(end + after), around: place)
            // The place of the text in the list changes when other views appear or disappear.
            let numbers = states.compactMap { $0.apps[app]?["picture"]?.array }.map { picture in
                picture.compactMap(\.string).filter {
                    ValueComparison.numberless($0) == ValueComparison.numberless(then)
                }
            }.filter { !$0.isEmpty }
            return zip(numbers, numbers.dropFirst()).count { $0 != $1 }
        }
        let before = [self.then, self.now].map { changes($0, after: 0) }
        let around = [self.then, self.now].map { changes($0, after: Self.slack) }
        return before.allSatisfy { $0 >= 1 } && before[0] + before[1] >= 3 || around.allSatisfy { $0 >= 3 }
    }

    /// Returns the visible states within a time span, preceded by the last state before the span. The span is at the
    /// end of the turn with the index `place`.
    private func visibleStates(
        of turns: ArraySlice<InputResult>, in span: ClosedRange<Double>, around place: Int
    ) -> [VisibleState] {
        var before: InputResult.Snapshot?
        var within: [VisibleState] = []
        // Go back to the turn before the one in which the span begins. It ends with the last state before the span if
        // the state has not changed since.
        var first = place
        while first > 0, turns[first].at >= span.lowerBound { first -= 1 }
        first = max(0, first - 1)
        for turn in turns[first...] {
            guard turn.at <= span.upperBound else { break }
            for snapshot in turn.snapshots {
                if snapshot.at < span.lowerBound {
                    before = snapshot
                } else if snapshot.at <= span.upperBound {
                    within.append(snapshot.state)
                }
            }
        }
        return (before.map { [$0.state] } ?? []) + within
    }

    // MARK: Inputs

    /// A difference which says that an app has ended in the replay but kept running in the session; nil if no app has
    /// ended the replay early.
    private var stopped: Difference? {
        guard let stop, !then.flatMap(\.actions).contains(where: { $0.kind == .process && $0.app == stop.app }) else {
            return nil
        }
        let line = Difference.Line(what: "process", then: "kept running", now: stop.why)
        return difference(min(now.count, then.count) - 1, app: stop.app, [line], then: nil, now: nil)
    }

    private func refused(_ place: Int) -> Difference? {
        guard place > 0, let input = then[place].input, input.hadEffects, let why = refusals[place] else { return nil }
        let line = Difference.Line(what: "the input", then: "was possible", now: why)
        return difference(place, app: input.params["app"]?.string ?? apps.first ?? "", [line], then: nil, now: nil)
    }

    private func difference(
        _ place: Int, app: String, _ lines: [Difference.Line], then: UInt64?, now: UInt64?
    ) -> Difference {
        // If an input came at a different moment, this input may be the reason for all other differences.
        let shifted = [("the input", place), ("the next input", place + 1)].compactMap { what, number in
            shifts[number].map { Difference.Line(what: what, then: $0.then, now: $0.now) }
        }
        func last(_ turn: InputResult) -> UInt64 { turn.snapshots.last?.row ?? turn.input?.seq ?? 1 }
        return Difference(
            number: place, input: self.then[place].input?.words ?? "nothing yet", at: self.then[place].at, app: app,
            lines: lines.prefix(Self.mostLines - shifted.count) + shifted, then: then ?? last(self.then[place]),
            now: now ?? last(self.now[place]))
    }
}
