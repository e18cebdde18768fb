import SDLLog
import JSON
import SDLSupport
import Testing
import WebSockets

@testable import SDLBridge

@Suite struct `Row follower` {
    /// A client that reads one frame at a time.
    private final class Client: Sendable {
        private struct State {
            var seen: [Int] = []
            var frames = 0
            var isDone = false
            var follower: RowFollower?
        }

        private let state = Lock(State())
        private let last: Int
        let done = InFlightCounter()

        init(last: Int) {
            self.last = last
            done.begin()
        }

        var seen: [Int] { state.withLock { $0.seen } }

        func follow(_ log: LogBook, _ filter: LogFilter = LogFilter()) -> RowFollower {
            let follower = RowFollower(log, filter: filter) { frame, topic in self.take(frame, topic) }
            state.withLock { $0.follower = follower }
            return follower
        }

        private func take(_ frame: HubFrame, _ topic: Topic) -> SendOutcome {
            let rows = (try? JSONValue(parsing: frame.bytes))?["rows"]?.array ?? []
            let (follower, isFull, isLast) = state.withLock { state in
                state.seen += rows.compactMap { $0["seq"]?.int }
                state.frames += 1
                // The last row may come twice: in a page, and in a frame that arrived before the page was sent.
                let isLast = !state.isDone && state.seen.contains(self.last)
                state.isDone = state.isDone || isLast
                return (state.follower, state.frames.isMultiple(of: 3), isLast)
            }
            if isLast { done.end() }
            guard isFull, case .notify = topic.whenFull else { return .queued }
            Task { follower?.drained() }
            return .full
        }
    }

    private func rows(_ numbers: ClosedRange<UInt64>) throws -> [LogRow] {
        try numbers.map { number in
            let json = Array(#"{"seq":\#(number),"at":\#(number),"kind":"rpc","source":"headUnit"}"#.utf8)
            var facts = RowFacts(seq: 0, at: .zero, kind: "", source: .bridge)
            try facts.read(json)
            return LogRow(facts: facts, json: json)
        }
    }

    @Test(arguments: [0, 1, 2_500, 5_499] as [UInt64])
    func `sends all stored rows in order, then new ones`(after row: UInt64) async throws {
        let log = LogBook(timekeeper: ControlledTimekeeper(pausedAt: .zero))
        log.append(try rows(1...5_500))
        let client = Client(last: 5_600)
        let follower = client.follow(log)
        follower.begin(after: row)
        // The hub, too, appends a row to the log before it notifies the listeners.
        for number: UInt64 in 5_501...5_600 {
            let added = try rows(number...number)
            log.append(added)
            #expect(follower.logged(HubFrame(rows: added)))
        }
        await client.done.settled()
        var known = Set<Int>()
        let fresh = client.seen.filter { known.insert($0).inserted }
        #expect(fresh == Array(Int(row) + 1...5_600))
    }

    @Test func `sends only rows that match a filter, stored and new ones`() async throws {
        let log = LogBook(timekeeper: ControlledTimekeeper(pausedAt: .zero))
        log.append(try rows(1...5_500))
        let client = Client(last: 5_599)
        let follower = client.follow(log, try LogFilter("-seq:10..5589 -seq:5595"))
        follower.begin(after: 0)
        for first: UInt64 in stride(from: 5_501, through: 5_591, by: 10) {
            let added = try rows(first...first + 9)
            log.append(added)
            #expect(follower.logged(HubFrame(rows: added)))
        }
        await client.done.settled()
        var known = Set<Int>()
        let fresh = client.seen.filter { known.insert($0).inserted }
        #expect(fresh.filter { $0 < 5_600 } == Array(1...9) + Array(5_590...5_594) + Array(5_596...5_599))
    }

    @Test func `reads consecutive rows together`() {
        #expect(RowFilter.runs([5, 6, 7, 9, 3, 4]) == [5...7, 9...9, 3...4])
    }

    @Test func `begins with the newest page by default`() async throws {
        let log = LogBook(timekeeper: ControlledTimekeeper(pausedAt: .zero))
        log.append(try rows(1...5_500))
        let client = Client(last: 5_500)
        client.follow(log).begin(after: nil)
        await client.done.settled()
        #expect(client.seen == Array(4_501...5_500))
    }
}
