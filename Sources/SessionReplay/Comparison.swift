import JSON
import SDLSupport

/// The first moment at which an app does something else than in the session.
package struct Difference: Sendable, Equatable {
    /// One thing that is another.
    package struct Line: Sendable, Equatable {
        package var what: String
        package var then: String
        package var now: String
    }

    /// Which act led to it, counted from 1; 0 for what was before the first.
    package var number: Int
    /// In words.
    package var act: String
    /// In milliseconds since the session's start.
    package var at: Double
    package var app: String
    package var lines: [Line]
    /// The rows to look at, then and now.
    package var then: UInt64
    package var now: UInt64
}

/// Holds what apps do now against what they did in a session, and finds the first difference.
///
/// What belongs to one turn may come in another order where things went on side by side; what came close to an act may have come
/// before it or behind it.
package struct Comparison {
    /// How far two runs may be apart at the same thing, in milliseconds.
    private static let slack = TurnReader.slack
    /// More lines than these are not read.
    private static let mostLines = 6

    private let apps: [String]
    private let then: [ActTurn]
    private let now: [ActTurn]
    private let sameness: Sameness
    /// Acts that could not be done now, by their numbers, with the reason.
    private let refusals: [Int: String]
    /// Why there is no more of what goes on now.
    private let stop: (app: String, why: String)?

    package init(
        apps: [String], then: [ActTurn], now: [ActTurn], refusals: [Int: String] = [:],
        stop: (app: String, why: String)? = nil,
        contents: (then: [String: String], now: [String: String]) = ([:], [:])
    ) {
        (self.apps, self.then, self.now, self.refusals, self.stop) = (apps, then, now, refusals, stop)
        sameness = Sameness(then: contents.then, now: contents.now)
    }

    /// A deed without its counterpart.
    private struct Loose {
        var turn: Int
        var deed: Deed
    }

    /// Deeds whose counterparts may still be found in a turn nearby.
    private struct LooseEnds {
        var then: [Loose] = []
        var now: [Loose] = []

        var isEmpty: Bool { then.isEmpty && now.isEmpty }
        var first: Int? { (then + now).map(\.turn).min() }
    }

    package var first: Difference? {
        var loose = LooseEnds()
        for place in then.indices {
            guard place < now.count else { break }
            let swapped = match(place, &loose)
            // What is loose until then has led to it.
            if let found = refused(place) { return loose.first.flatMap { difference($0, loose) } ?? found }
            if let late = loose.first, isOver(late, at: place) { return difference(late, loose) }
            if let swapped, loose.isEmpty { return swapped }
            if loose.isEmpty, let found = looks(place) { return found }
        }
        dropCut(&loose)
        return loose.first.flatMap { difference($0, loose) } ?? stopped
    }

    /// What an app did in so many turns, for people.
    package var counts: (deeds: Int, calls: Int) {
        let all = then.flatMap(\.deeds)
        let calls = all.count { $0.kind == .lifeCycle }
        return (all.count - calls, calls)
    }

    // MARK: Deeds

    /// Finds the counterparts within a turn, and of what is loose from others close by.
    ///
    /// - Returns: what came in another order than it may.
    private func match(_ place: Int, _ loose: inout LooseEnds) -> Difference? {
        var open = now[place].deeds.map { Optional($0) }
        var pairs: [(then: Deed, now: Deed)] = []
        for deed in then[place].deeds {
            let found = open.firstIndex { $0.map { isSame(deed, $0) } ?? false }
            if let found, let other = open[found] {
                pairs.append((deed, other))
                open[found] = nil
            } else {
                loose.then.append(Loose(turn: place, deed: deed))
            }
        }
        loose.now += open.compactMap { $0 }.map { Loose(turn: place, deed: $0) }
        loose.then.removeAll { one in
            let found = loose.now.firstIndex { isSame(one.deed, $0.deed) && isClose(one, $0) }
            if let found { loose.now.remove(at: found) }
            return found != nil
        }
        return swapped(pairs, place)
    }

    private func isSame(_ one: Deed, _ other: Deed) -> Bool {
        one.kind == other.kind && one.what == other.what && one.app == other.app
            && sameness.isSame(one.params, other.params, of: one.app)
    }

    /// Turn to turn an act lies between two deeds: they are the same only where both were close to it.
    private func isClose(_ one: Loose, _ other: Loose) -> Bool {
        one.turn == other.turn || abs(one.deed.at - other.deed.at) <= Self.slack
    }

    /// One after the other then, and the other way round now.
    private func swapped(_ pairs: [(then: Deed, now: Deed)], _ place: Int) -> Difference? {
        var streams: OrderedMap<String, [(then: Deed, now: Deed)]> = [:]
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

    /// Nothing that could still come is close enough to what is loose since that turn.
    private func isOver(_ turn: Int, at place: Int) -> Bool {
        guard place + 1 < then.count, place + 1 < now.count else { return false }
        return min(then[place + 1].at, now[place + 1].at) > then[min(turn + 1, place + 1)].at + Self.slack
    }

    /// The session may have been saved before an app was done.
    private func dropCut(_ loose: inout LooseEnds) {
        guard now.count == then.count, let last = then.last else { return }
        loose.now.removeAll {
            $0.turn == then.count - 1 && $0.deed.at > last.end - Self.slack && $0.deed.kind != .process
        }
    }

    private func difference(_ turn: Int, _ loose: LooseEnds) -> Difference? {
        let missing = Self.endsFirst(loose.then.filter { $0.turn == turn })
        var added = Self.endsFirst(loose.now.filter { $0.turn == turn })
        guard let app = (missing.first ?? added.first)?.app else { return nil }
        var lines: [Difference.Line] = []
        var rows: (then: UInt64?, now: UInt64?)
        // An end leaves out much else.
        for deed in added where deed.kind == .process && missing.allSatisfy({ $0.kind != .process }) {
            rows.now = rows.now ?? deed.row
            lines.append(line(nil, deed))
        }
        added.removeAll { $0.kind == .process && !lines.isEmpty }
        for deed in missing {
            let found = added.firstIndex { $0.kind == deed.kind && $0.what == deed.what }
            let other = found.map { added.remove(at: $0) }
            rows = (rows.then ?? deed.row, rows.now ?? other?.row)
            lines.append(line(deed, other))
        }
        for deed in added {
            rows.now = rows.now ?? deed.row
            lines.append(line(nil, deed))
        }
        lines += parted(turn).map(\.line)
        return difference(turn, app: app, lines, then: rows.then, now: rows.now)
    }

    private static func endsFirst(_ loose: [Loose]) -> [Deed] {
        let deeds = loose.map(\.deed)
        // One that is about to crash may fall silent before.
        return deeds.filter { $0.kind == .process }.reversed() + deeds.filter { $0.kind != .process }
    }

    private func line(_ then: Deed?, _ now: Deed?) -> Difference.Line {
        if let then, let now, let parting = sameness.parting(then.params, now.params, of: then.app) {
            return Difference.Line(
                what: ([then.what] + parting.path).joined(separator: " "), then: Spoken.value(parting.then),
                now: Spoken.value(parting.now))
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

    // MARK: Looks

    private func looks(_ place: Int) -> Difference? {
        let parted = parted(place)
        guard let first = parted.first else { return nil }
        return difference(place, app: first.app, parted.map(\.line), then: nil, now: nil)
    }

    /// What looks another way at the end of a turn, whatever an act has fallen in between of that was going on.
    private func parted(_ place: Int) -> [(app: String, line: Difference.Line)] {
        guard let then = then[place].looks.last, let now = now[place].looks.last else { return [] }
        var found: [(app: String, line: Difference.Line)] = []
        func compare(_ part: (Sight) -> JSONValue?, of app: String) {
            for parting in sameness.partings(part(then.sight), part(now.sight), of: app) {
                guard !isCaughtUp(parting, place, app, part) else { continue }
                found.append((app, Self.line(parting)))
            }
        }
        for app in apps { compare({ $0.apps[app] }, of: app) }
        compare({ $0.driver }, of: then.sight.driver["app in front"]?.string ?? apps.first ?? "")
        return found
    }

    /// An app that is not there at all looks like nothing.
    private static func line(_ parting: Sameness.Parting) -> Difference.Line {
        guard !parting.path.isEmpty else {
            func presence(_ look: JSONValue?) -> String { look == nil || look == .null ? "is gone" : "is there" }
            return Difference.Line(what: "the app", then: presence(parting.then), now: presence(parting.now))
        }
        return Difference.Line(
            what: parting.path.joined(separator: " "), then: Spoken.value(parting.then),
            now: Spoken.value(parting.now))
    }

    /// Whether one run has looked as the other does shortly before the act, and the other looks so shortly behind it: what was
    /// going on only came on the other side of it.
    private func isCaughtUp(
        _ parting: Sameness.Parting, _ place: Int, _ app: String, _ part: (Sight) -> JSONValue?
    ) -> Bool {
        func has(_ turns: [ActTurn], _ value: JSONValue?, isAfter: Bool) -> Bool {
            let end = place + 1 < turns.count ? turns[place + 1].at : turns[place].end
            let span = isAfter ? end...(end + Self.slack) : (end - Self.slack)...end
            return looks(of: turns, in: span, around: place).contains { sight in
                guard let there = Sameness.place(parting.path, in: part(sight)) else { return false }
                return sameness.isSame(there, value, of: app)
            }
        }
        let isAtEnd = place + 1 == then.count
        let wasLate = has(now, parting.then, isAfter: false) && (isAtEnd || has(then, parting.now, isAfter: true))
        let wasEarly = has(then, parting.now, isAfter: false) && !isAtEnd && has(now, parting.then, isAfter: true)
        return wasLate || wasEarly
    }

    /// How things looked at some moment of a span, which lies around the end of a turn.
    private func looks(of turns: [ActTurn], in span: ClosedRange<Double>, around place: Int) -> [Sight] {
        var before: ActTurn.Look?
        var within: [Sight] = []
        // No act is further away than the span is long.
        var first = place
        while first > 0, turns[first].at >= span.lowerBound { first -= 1 }
        for turn in turns[first...] {
            guard turn.at <= span.upperBound else { break }
            for look in turn.looks {
                if look.at < span.lowerBound {
                    before = look
                } else if look.at <= span.upperBound {
                    within.append(look.sight)
                }
            }
        }
        return (before.map { [$0.sight] } ?? []) + within
    }

    // MARK: Acts

    /// An app that does not go on now, and went on then.
    private var stopped: Difference? {
        guard let stop, !then.flatMap(\.deeds).contains(where: { $0.kind == .process && $0.app == stop.app }) else {
            return nil
        }
        let line = Difference.Line(what: "process", then: "went on", now: stop.why)
        return difference(min(now.count, then.count) - 1, app: stop.app, [line], then: nil, now: nil)
    }

    private func refused(_ place: Int) -> Difference? {
        guard place > 0, let act = then[place].act, act.hadEffects, let why = refusals[place] else { return nil }
        let line = Difference.Line(what: "the act", then: "was done", now: why)
        return difference(place, app: act.params["app"]?.string ?? apps.first ?? "", [line], then: nil, now: nil)
    }

    private func difference(
        _ place: Int, app: String, _ lines: [Difference.Line], then: UInt64?, now: UInt64?
    ) -> Difference {
        func last(_ turn: ActTurn) -> UInt64 { turn.looks.last?.row ?? turn.act?.seq ?? 1 }
        return Difference(
            number: place, act: self.then[place].act?.words ?? "nothing yet", at: self.then[place].at, app: app,
            lines: Array(lines.prefix(Self.mostLines)), then: then ?? last(self.then[place]),
            now: now ?? last(self.now[place]))
    }
}
