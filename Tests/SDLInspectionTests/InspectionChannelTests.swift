import Journaling
import SDLInspection
import SDLSupport
import SDLTransport
import Testing

/// Tests of an inspection channel between an app and the bridge. A memory pipe with a small buffer connects the two
/// sides.
@Suite struct `The inspection channel` {
    private final class Channel {
        let recorder: InspectionRecorder
        let delegate: Delegate
        let appClock: ControlledTimekeeper
        let bridgeClock = ControlledTimekeeper(pausedAt: .zero)
        let listener: InspectionListener
        let near: MemoryPipe
        /// Closures that the bridge's side wants to run soon. The test decides when these closures run.
        let due = Lock([@Sendable () -> Void]())
        /// The number of times that the bridge has asked the app to connect to the head unit.
        let wanted = Lock(0)
        /// Closures that the app's side runs after a delay. The closures run when the test calls `letGo()`.
        let gathering = Lock([@Sendable () -> Void]())

        init(window: Int = 2_000, queue: Int = 4_000) {
            let (near, far) = MemoryPipe.pair(window: window, queue: queue)
            let appClock = ControlledTimekeeper(base: ControlledTimekeeper(pausedAt: .zero))
            appClock.advance(by: .seconds(100))
            let delegate = Delegate()
            self.near = near
            self.appClock = appClock
            self.delegate = delegate
            recorder = InspectionRecorder(
                clock: { command, number, done in
                    switch command {
                    case .pause: appClock.pause()
                    case .resume: appClock.resume()
                    case .advance(let span): appClock.advance(by: span)
                    }
                    done(
                        InspectionMessage.ClockReport(
                            now: appClock.now, due: appClock.nextDue.map { $0 - appClock.now }, work: number))
                },
                soon: { [gathering] work in gathering.withLock { $0.append(work) } },
                connect: { [wanted] in wanted.withLock { $0 += 1 } },
                order: { order, done in
                    done(order == .screenshot ? .done([0x89, 0, 255]) : .refused("no pictures here"))
                })
            listener = InspectionListener(
                far, timekeeper: bridgeClock, delegate: delegate,
                soon: { [due] work in due.withLock { $0.append(work) } })
            listener.open()
        }

        deinit { near.close("the test is over") }

        /// Runs the closures in `gathering`, which otherwise would run after a delay.
        func letGo() {
            let works = gathering.withLock { works in
                defer { works = [] }
                return works
            }
            for work in works { work() }
        }

        func attach(version: Int = InspectionMessage.Hello.currentVersion) {
            recorder.attach(near, .init(version: version, name: "App", key: "app", pid: 7, now: appClock.now))
        }
    }

    private static func row(_ number: UInt64, at instant: Instant = .zero) -> JournalEntry {
        .row(
            JournalRow(
                number: number, instant: instant, kind: "delegate", causes: [],
                payload: LazyJSON(bytes: Array(#"{"call":"a call with some length to it"}"#.utf8))))
    }

    @Test func `limits an app that stops when the journal is full, and loses none of 100,000 rows`() {
        let channel = Channel()
        channel.delegate.journal.fill()
        channel.attach()
        var number: UInt64 = 0
        var waits = 0
        var most = 0
        while number < 100_000 {
            if channel.recorder.isFull {
                waits += 1
                most = max(most, channel.near.waiting)
                let received = Lock(false)
                channel.recorder.whenNotFull { received.withLock { $0 = true } }
                #expect(!received.withLock { $0 }, "the journal has no room yet")
                channel.delegate.journal.empty()
                #expect(received.withLock { $0 })
                channel.delegate.journal.fill()
            }
            number += 1
            channel.recorder.record(Self.row(number))
        }
        channel.delegate.journal.empty()
        #expect(channel.delegate.journal.numbers == Array(1...100_000))
        #expect(waits > 1_000)
        #expect(most <= 4_200, "the mark and the message that went past it")
    }

    @Test func `transfers rows, changes and moments in order, with instants in the bridge's time`() {
        let channel = Channel()
        channel.bridgeClock.advance(by: .seconds(5))
        channel.attach()
        let key = MessageKey(connection: "unix @1", session: 1, direction: .toHeadUnit, ordinal: 2)
        channel.recorder.record(Self.row(1, at: channel.appClock.now + .milliseconds(3)))
        channel.recorder.record(.change(StateChange(.remove, at: ["stack"], causes: [.row(1)])))
        channel.recorder.record(
            .moment(
                MessageMoment(
                    message: key, place: .sent, instant: channel.appClock.now + .milliseconds(4), causes: [.row(1)])))
        channel.letGo()
        let entries = channel.delegate.journal.entries
        try? #require(entries.count == 3)
        guard case .row(let row) = entries[0], case .change(let change) = entries[1],
            case .moment(let moment) = entries[2]
        else {
            Issue.record("\(entries)")
            return
        }
        #expect(row.instant == .zero + .milliseconds(5_003))
        #expect(change.path == ["stack"] && change.causes == [.row(1)])
        #expect(moment.message == key && moment.causes == [.row(1)])
        #expect(moment.instant == .zero + .milliseconds(5_004))
    }

    @Test func `sends orders to the app, and bytes or a reason back`() {
        let channel = Channel()
        channel.attach()
        channel.listener.send(.screenshot, number: 7)
        channel.listener.send(.keyPicture, number: -8)
        let answers = ["answer 7: done [137, 0, 255]", "answer -8: refused no pictures here"]
        #expect(channel.delegate.seen.filter { $0.hasPrefix("answer") } == answers)
    }

    @Test(arguments: [
        (["a=1", "a=2", "a=3"], ["a=3"]),
        (["a=1", "b=1", "a=2"], ["a=2", "b=1"]),
        (["a=1", "a/b=1", "a=2"], ["a=1", "a/b=1", "a=2"]),
        (["a/b=1", "a=1", "a/b=2"], ["a/b=1", "a=1", "a/b=2"]),
        (["a/b=1", "a/c=1", "a/b=2"], ["a/b=2", "a/c=1"]),
        (["a=1", "a-", "a=2"], ["a=1", "a-", "a=2"]),
        (["a=1", "a-"], ["a=1", "a-"]),
    ])
    func `sends only the newest of several changes of the same path`(_ received: [String], _ arrives: [String]) {
        let channel = Channel()
        channel.attach()
        for text in received {
            let (path, value) = (text.split { $0 == "=" || $0 == "-" }[0], text.split(separator: "=").dropFirst().first)
            let operation: StateChange.Operation = value.map { .add(LazyJSON(bytes: Array($0.utf8))) } ?? .remove
            let change = StateChange(operation, at: StatePath(path.split(separator: "/").map(String.init)))
            channel.recorder.record(.change(change))
        }
        channel.letGo()
        let entries = channel.delegate.journal.entries.map { entry -> String in
            guard case .change(let change) = entry else { return "\(entry)" }
            let path = change.path.keys.joined(separator: "/")
            switch change.operation {
            case .add(let value): return "\(path)=\(String(decoding: value.bytes, as: UTF8.self))"
            case .remove: return "\(path)-"
            }
        }
        #expect(entries == arrives)
    }

    private static func change(_ path: StatePath) -> JournalEntry { .change(StateChange(.remove, at: path)) }

    @Test func `sends the changes of one turn together`() {
        let channel = Channel()
        channel.attach()
        for key in ["a", "b", "c"] { channel.recorder.record(Self.change([key])) }
        #expect(channel.gathering.withLock { $0.count } == 1, "the flush is scheduled once")
        #expect(channel.delegate.journal.entries.isEmpty)
        channel.letGo()
        #expect(channel.delegate.journal.batches == [3])
        channel.recorder.record(Self.change(["d"]))
        channel.letGo()
        #expect(channel.delegate.journal.batches == [3, 1])
    }

    @Test func `waits for the end of a batch`() {
        let channel = Channel()
        channel.attach()
        channel.recorder.record(Self.change(["a"]))
        channel.recorder.beginBatch()
        channel.recorder.record(Self.change(["b"]))
        channel.letGo()
        #expect(channel.delegate.journal.entries.isEmpty, "more is to come")
        channel.recorder.record(Self.change(["c"]))
        channel.recorder.endBatch()
        channel.letGo()
        #expect(channel.delegate.journal.batches == [3])
        channel.recorder.beginBatch()
        channel.recorder.record(Self.change(["d"]))
        channel.recorder.record(Self.row(1))
        #expect(channel.delegate.journal.batches == [3, 2], "a row leaves all the same")
        channel.recorder.endBatch()
        #expect(channel.gathering.withLock { $0.isEmpty }, "nothing is left")
    }

    @Test func `sends a row at once, after the collected entries`() {
        let channel = Channel()
        channel.attach()
        channel.recorder.record(Self.change(["a"]))
        channel.recorder.record(Self.row(1))
        #expect(channel.delegate.journal.batches == [2])
        channel.letGo()
        #expect(channel.delegate.journal.batches == [2], "nothing is left")
    }

    @Test func `limits the number of collected entries`() {
        let channel = Channel(window: 1_000_000, queue: 1_000_000)
        channel.attach()
        for number in 1...1_300 { channel.recorder.record(Self.change(["\(number)"])) }
        #expect(channel.delegate.journal.batches == [512, 512])
    }

    @Test func `does not send entries that were recorded before it was attached again`() {
        let channel = Channel()
        channel.attach()
        channel.recorder.record(Self.change(["a"]))
        channel.recorder.pipeEnded(.lost("the bridge has gone"))
        channel.letGo()
        #expect(channel.delegate.journal.entries.isEmpty)
    }

    @Test func `controls the app's clock, and reports when the app has followed`() {
        let channel = Channel()
        channel.attach()
        let start = channel.appClock.now
        let rung = Lock(false)
        channel.appClock.ring(at: start + .seconds(10)) { rung.withLock { $0 = true } }
        channel.listener.send(.pause, number: 1)
        channel.listener.send(.advance(.seconds(10)), number: 2)
        #expect(channel.appClock.now == start + .seconds(10))
        #expect(channel.appClock.isPaused)
        #expect(rung.withLock { $0 })
        channel.listener.send(.resume, number: 3)
        #expect(!channel.appClock.isPaused)
        #expect(channel.delegate.seen == ["attached app", "clocked 1, due in 10.0 seconds", "clocked 2", "clocked 3"])
    }

    @Test func `queries the app's clock and converts the instants of rows`() {
        let channel = Channel()
        channel.attach()
        // Not visible in the hello message: the app's clock has advanced meanwhile.
        channel.appClock.advance(by: .seconds(7))
        let due = channel.due.withLock { $0 }
        #expect(due.count == 1)
        for work in due { work() }
        channel.recorder.record(Self.row(1, at: channel.appClock.now))
        guard case .row(let row) = channel.delegate.journal.entries.last else {
            Issue.record("no row")
            return
        }
        #expect(row.instant == channel.bridgeClock.now)
    }

    @Test func `compares the clocks again after they were advanced one after the other`() {
        let channel = Channel()
        channel.attach()
        channel.bridgeClock.advance(by: .seconds(60))
        channel.listener.send(.pause, number: 1)
        channel.recorder.record(Self.row(1, at: channel.appClock.now))
        guard case .row(let row) = channel.delegate.journal.entries.last else {
            Issue.record("no row")
            return
        }
        #expect(row.instant == channel.bridgeClock.now)
    }

    @Test func `requests that the app connect to its head unit`() {
        let channel = Channel()
        channel.attach()
        channel.listener.connect()
        #expect(channel.wanted.withLock { $0 } == 1)
    }

    @Test func `reports a responsive app and a goodbye`() {
        let channel = Channel()
        channel.attach()
        channel.recorder.alive(at: channel.appClock.now)
        channel.recorder.goodbye("enough")
        #expect(channel.delegate.seen == ["attached app", "alive", "detached, goodbye enough"])
    }

    @Test func `disconnects an app with another protocol version, and names the supported one`() {
        let channel = Channel()
        channel.attach(version: 2)
        #expect(
            channel.delegate.seen == [
                "detached, inspection protocol version 2; the supported version is 1"
            ])
    }

    @Test(
        arguments: [
            ("a row before the hello", [InspectionMessage.alive(.zero)]),
            (
                "a second hello",
                [
                    .hello(.init(name: "A", key: "a", pid: 1, now: .zero)),
                    .hello(.init(name: "A", key: "a", pid: 1, now: .zero)),
                ]
            ),
            (
                "what only the bridge says",
                [.hello(.init(name: "A", key: "a", pid: 1, now: .zero)), .clock(.pause, number: 1)]
            ),
        ] as [(String, [InspectionMessage])])
    func `disconnects an app that sends a message out of order`(_ what: String, _ messages: [InspectionMessage]) {
        let channel = Channel()
        channel.near.send(messages.map(\.frame))
        #expect(channel.delegate.seen.last == "detached, a message before hello, or a second hello")
    }
}

/// The delegate of the bridge's side of the channel. The delegate records the received entries and answers.
private final class Delegate: InspectionListener.Delegate {
    let journal = KeptJournal()
    private let list = Lock([String]())

    var seen: [String] { list.withLock { $0 } }

    func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal {
        list.withLock { $0.append("attached \(hello.key)") }
        return journal
    }

    func alive(_ listener: InspectionListener) { list.withLock { $0.append("alive") } }

    func clocked(_ listener: InspectionListener, number: Int, _ report: InspectionMessage.ClockReport) {
        list.withLock { list in list.append("clocked \(number)" + (report.due.map { ", due in \($0)" } ?? "")) }
    }

    func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, number: Int) {
        let what =
            switch answer {
            case .done(let bytes): "done \(bytes)"
            case .refused(let why): "refused \(why)"
            }
        list.withLock { $0.append("answer \(number): \(what)") }
    }

    func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?) {
        let why = goodbye.map { "goodbye \($0)" } ?? problem.map { "\($0)" } ?? "gone"
        list.withLock { $0.append("detached, \(why)") }
    }
}

/// A journal whose `isFull` the test controls.
private final class KeptJournal: Journal {
    private struct State {
        var entries: [JournalEntry] = []
        /// The number of entries in each batch.
        var batches: [Int] = []
        var isFull = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Lock(State())

    var entries: [JournalEntry] { state.withLock { $0.entries } }

    var numbers: [UInt64] {
        entries.compactMap { entry in
            guard case .row(let row) = entry else { return nil }
            return row.number
        }
    }

    var batches: [Int] { state.withLock { $0.batches } }

    func record(_ entry: JournalEntry) { record(contentsOf: [entry]) }

    func record(contentsOf entries: [JournalEntry]) {
        state.withLock { state in
            state.entries += entries
            state.batches.append(entries.count)
        }
    }

    var isFull: Bool { state.withLock { $0.isFull } }

    func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        let now = state.withLock { state in
            if state.isFull { state.waiting.append(proceed) }
            return !state.isFull
        }
        if now { proceed() }
    }

    func fill() { state.withLock { $0.isFull = true } }

    func empty() {
        let waiting = state.withLock { state in
            state.isFull = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for proceed in waiting { proceed() }
    }
}
