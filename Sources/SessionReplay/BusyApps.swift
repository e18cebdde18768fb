import JSON
import SDLSupport

/// The moment at which a replay must perform an input that came while apps were busy: after the same messages of these
/// apps as in the session.
package struct Hold: Sendable, Equatable {
    /// The instant from which messages are counted, in milliseconds; nil to count from the previous input.
    package var from: Double?
    /// The number of messages that each busy app sends before the input, by app. Further messages of the app are
    /// delayed until the input was performed.
    package var counts: [String: Int]
}

/// Uses the causes in the rows to find inputs that came while an app was busy, and inputs that an app has processed
/// together with the next message. An app is busy at an input if it then still sends messages that were caused by an
/// earlier event.
struct BusyApps {
    private struct Row {
        var at: Double
        var causes: [UInt64]
        /// Whether the row is an event that can make apps busy: a command, a registration, or a message to an app
        /// without a cause in the session, for example the next value of a recorded drive.
        var isEvent: Bool
    }

    private struct Message {
        var seq: UInt64
        var at: Double
        var app: String
    }

    /// The maximum time between an input and a later message by which the app counts as busy, in milliseconds.
    private static let span = TurnReader.slack
    /// The maximum time by which an event in the session may be late, in milliseconds.
    private static let delay = 20.0
    /// The maximum time from an input to a message that an app may process together with the input, in milliseconds.
    private static let haste = 5.0

    private var rows: [UInt64: Row] = [:]
    /// The instants of the messages to apps that no other row has caused.
    private var ownMessages: [Double] = []
    /// The messages in the order in which the head unit has received them. The row of a message may be written later
    /// than the row of an input that came after the message.
    private var messages: [Message] = []

    mutating func take(_ row: SessionRow) {
        guard ["rpc", "command", "delegate", "viewController"].contains(row.kind) else { return }
        let type = row.json["rpcType"]?.string
        let isOut = row.kind == "rpc" && row.json["direction"]?.string == "toHeadUnit"
        let isRegistration = isOut && row.name == "RegisterAppInterface"
        let isEvent = row.kind == "command" || isRegistration || row.kind == "rpc" && !isOut && row.causes.isEmpty
        rows[row.seq] = Row(at: row.at, causes: row.causes, isEvent: isEvent)
        if isEvent, row.kind == "rpc", !isOut { ownMessages.append(row.at) }
        guard isOut, !isRegistration, type == "request" || type == "notification", let app = row.app else { return }
        let message = Message(seq: row.seq, at: row.at, app: app)
        messages.insert(message, at: place(of: message.seq, at: message.at))
    }

    /// Returns the moment at which the replay must perform an input; nil if no app was busy.
    ///
    /// - Parameters:
    ///   - input: the number of the input's row.
    ///   - at: the instant of the input.
    ///   - row: the number of the input's row; if the input had to wait for its target, the number of the row of its
    ///     first effect.
    ///   - previous: the row number and the instant of the previous input.
    ///   - apps: the apps that are replayed.
    func hold(
        of input: UInt64, at: Double, row: UInt64, after previous: (row: UInt64, at: Double)?, apps: Set<String>
    ) -> Hold? {
        var first: Row?
        var busy: Set<String> = []
        let end = place(of: row, at: at)
        for message in messages[end...].prefix(while: { $0.at <= at + Self.span }) where apps.contains(message.app) {
            guard let event = event(before: row, of: message.seq, except: input), at - event.at <= Self.span else {
                continue
            }
            busy.insert(message.app)
            if event.at < first?.at ?? .infinity { first = event }
        }
        guard let first else { return nil }
        let from = first.at - Self.delay
        let isAfterPrevious = previous.map { from <= $0.at } ?? false
        let begin = previous.map { place(of: $0.row, at: $0.at) } ?? 0
        let start = isAfterPrevious ? begin : messages.firstIndex { $0.at > from } ?? 0
        var counts = Dictionary(uniqueKeysWithValues: busy.map { ($0, 0) })
        for message in messages[start..<max(start, end)] { counts[message.app]? += 1 }
        return Hold(from: isAfterPrevious ? nil : from, counts: counts)
    }

    /// Returns the instant of a message that the head unit sent by itself immediately after an input; nil if there was
    /// no such message, or if an app has reacted to the input. An app that does not react has processed both messages
    /// together, for example if the value of a drive replaces the value of the input.
    ///
    /// - Parameter end: the instant of the next input.
    func follower(of input: UInt64, at: Double, before end: Double) -> Double? {
        let later = messages[place(of: input, at: at)...].prefix { $0.at <= at + Self.span }
        guard !later.contains(where: { isCaused($0.seq, by: input) }) else { return nil }
        return ownMessages.first { $0 >= at && $0 < min(at + Self.haste, end) }
    }

    private func isCaused(_ row: UInt64, by input: UInt64) -> Bool {
        var open = rows[row]?.causes ?? []
        var seen: Set<UInt64> = []
        while let seq = open.popLast() {
            guard seq != input else { return true }
            if seen.insert(seq).inserted { open += rows[seq]?.causes ?? [] }
        }
        return false
    }

    /// Returns the index of the first message that came at the instant `at` or later. Of several messages at this
    /// instant, only those with the row number `row` or higher count.
    private func place(of row: UInt64, at: Double) -> Int {
        messages.partitioningIndex { ($0.at, $0.seq) >= (at, row) }
    }

    /// Returns the latest of the events that are a direct or indirect cause of `message`. Returns nil if there is none,
    /// or if `input` or an event at or after `row` is also a cause.
    private func event(before row: UInt64, of message: UInt64, except input: UInt64) -> Row? {
        var open = rows[message]?.causes ?? []
        var seen: Set<UInt64> = []
        var last: (seq: UInt64, row: Row)?
        while let seq = open.popLast() {
            guard seen.insert(seq).inserted, let cause = rows[seq] else { continue }
            guard cause.isEvent else {
                open += cause.causes
                continue
            }
            guard seq < row, seq != input else { return nil }
            if seq > last?.seq ?? 0 { last = (seq, cause) }
        }
        return last?.row
    }
}

/// The description of a difference in timing: before an input, an app has sent more messages in the session than in the
/// replay, or fewer.
package struct InputShift: Sendable, Equatable {
    let then: String
    let now: String

    /// Describes by how many messages the moments of an input differ. Returns nil if the same messages came before the
    /// input in both runs.
    ///
    /// - Parameters:
    ///   - counts: the number of messages before the input in the session, by app.
    ///   - unused: how many of these messages did not come before the input in the replay, by app.
    ///   - isLate: whether the replay could perform the input only after further messages.
    package init?(_ counts: [String: Int], unused: [String: Int], isLate: Bool) {
        let app = counts.keys.sorted().first { isLate || unused[$0] ?? 0 > 0 }
        guard let app, let count = counts[app] else { return nil }
        func words(_ count: Int) -> String { "came after \(count) message\(count == 1 ? "" : "s") of \(app)" }
        then = words(count)
        now = isLate ? "was possible only after further messages of \(app)" : words(count - (unused[app] ?? 0))
    }
}
