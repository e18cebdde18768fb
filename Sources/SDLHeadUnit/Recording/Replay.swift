import JSON
import SDLSupport

/// Replays a recording on a head unit without a clock, a disk and connections.
package enum Replay {
    package struct Report: Hashable, Sendable {
        package var inputs = 0
        package var effects = 0
        /// The first line whose effects differ from the recorded ones; nil if all are identical, byte by byte.
        package var difference: Difference?
    }

    package struct Difference: Hashable, Sendable, CustomStringConvertible {
        /// The line number, from 1.
        package let line: Int
        package let recorded: String
        package let replayed: String

        package var description: String {
            "line \(line): the effects differ from the recorded ones\nrecorded \(recorded)\nreplayed \(replayed)"
        }
    }

    package static func run(_ recording: [UInt8]) throws(ReplayFailure) -> Report {
        var lines = recording.split(separator: UInt8(ascii: "\n"))[...]
        guard let first = lines.popFirst() else { throw ReplayFailure(line: 1, what: "the recording is empty") }
        let start = try RecordedStart(line: first)
        var reducer = HeadUnitReducer(profile: start.profiles[0], profiles: ProfileSet(start.profiles))
        var report = Report()
        var past = Past()
        for (index, line) in lines.enumerated() {
            let turn = try read(line, number: index + 2, &reducer, &past)
            report.inputs += 1
            report.effects += turn.effects.count
            let replayed = turn.line
            guard replayed.elementsEqual(line) else {
                report.difference = Difference(
                    line: index + 2, recorded: String(decoding: line, as: UTF8.self),
                    replayed: String(decoding: replayed, as: UTF8.self))
                return report
            }
        }
        return report
    }

    private static func read(
        _ line: ArraySlice<UInt8>, number: Int, _ reducer: inout HeadUnitReducer, _ past: inout Past
    ) throws(ReplayFailure) -> RecordedTurn {
        guard let json = try? JSONValue(parsing: Array(line)), let at = json["at"]?.int, let what = json["input"] else {
            throw ReplayFailure(
                line: number, what: "the line has no input with an instant; the recording may be cut off")
        }
        let input: HeadUnitInput
        do throws(HeadUnitInput.Unreadable) {
            input = try HeadUnitInput(recorded: what, past)
        } catch {
            throw ReplayFailure(line: number, what: error.what)
        }
        let instant = Instant(nanoseconds: Int64(at))
        past.note(input, reducer.state)
        return RecordedTurn(instant: instant, input: input, effects: reducer.receive(input, at: instant))
    }

    /// The states of apps before their most recent requests. A replay needs them when a web HMI refuses a request.
    struct Past {
        private var apps: OrderedMap<ReplyTicket, RegisteredApp> = [:]
        /// The maximum number of kept states. At any time, fewer requests than this wait for an answer of the HMI.
        private let limit = 1_000

        mutating func note(_ input: HeadUnitInput, _ state: HeadUnitState) {
            guard state.presenter.policy.confirms, case .request(let session, let request) = input,
                let app = state.keys[session].flatMap({ state.apps[$0] })
            else { return }
            apps[ReplyTicket(session: session, correlationID: request.correlationID)] = app
            if apps.count > limit, let oldest = apps.keys.first { apps[oldest] = nil }
        }

        func app(before ticket: ReplyTicket) throws(HeadUnitInput.Unreadable) -> RegisteredApp {
            guard let app = apps[ticket] else {
                throw HeadUnitInput.Unreadable(
                    what: "a web HMI revoked request \(ticket.correlationID), which is not in the recording")
            }
            return app
        }
    }

    /// Replays the recording in a file.
    package static func run(file path: String) throws(ReplayFailure) -> Report {
        guard let bytes = WholeFile.read(path) else { throw ReplayFailure(line: 0, what: "\(path) cannot be read") }
        return try run(bytes)
    }
}
