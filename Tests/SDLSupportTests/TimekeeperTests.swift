import SDLSupport
import Testing

private typealias Notes = Lock<[String]>

extension Lock<[String]> {
    fileprivate func note(_ text: String) { withLock { $0.append(text) } }
    fileprivate var all: [String] { withLock { $0 } }
}

@Suite struct Timekeepers {
    @Test func `rings alarms by instant, and equal instants in the order set`() {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let notes = Notes([])
        for (name, second) in [("c", 3), ("a1", 1), ("b", 2), ("a2", 1)] {
            clock.ring(after: .seconds(second)) { notes.note("\(name)@\(clock.now.milliseconds)") }
        }
        #expect(clock.nextDue == Instant(nanoseconds: 1_000_000_000))
        clock.advance(by: .milliseconds(999))
        #expect(notes.all.isEmpty)
        clock.advance(by: .seconds(10))
        #expect(notes.all == ["a1@1000", "a2@1000", "b@2000", "c@3000"])
        #expect(clock.now.milliseconds == 10_999)
        #expect(clock.nextDue == nil)
    }

    @Test func `an alarm set by an alarm rings in the same advance at its instant`() {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let notes = Notes([])
        let next = Lock(Alarm?.none)
        @Sendable func tick() {
            notes.note("\(clock.now.milliseconds)")
            let alarm = clock.ring(after: .milliseconds(10), tick)
            next.withLock { $0 = alarm }
        }
        clock.ring(after: .milliseconds(10), tick)
        clock.advance(by: .milliseconds(45))
        #expect(notes.all == ["10", "20", "30", "40"])
        if let alarm = next.withLock({ $0 }) { clock.cancel(alarm) }
    }

    @Test func `a cancelled alarm does not ring, however many there are`() {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let rung = Lock([Int]())
        var random = SplitMix(7)
        var alarms: [(number: Int, due: Instant, alarm: Alarm)] = []
        for number in 0..<2_000 {
            let due = Instant(nanoseconds: Int64(random.next() % 1_000))
            alarms.append((number, due, clock.ring(at: due) { rung.withLock { $0.append(number) } }))
        }
        var kept: [(number: Int, due: Instant, alarm: Alarm)] = []
        for entry in alarms {
            if random.next() % 5 == 0 { kept.append(entry) } else { clock.cancel(entry.alarm) }
        }
        clock.advance(by: .nanoseconds(1_000))
        #expect(rung.withLock { $0 } == kept.sorted { $0.alarm < $1.alarm }.map(\.number))
    }

    @Test func `settling between alarms lets work happen at the instant of its alarm`() async {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let inFlight = InFlightCounter()
        let notes = Notes([])
        let worker = SerialWorker<Int>(inFlight: inFlight) { batch in
            for left in batch {
                notes.note("\(left)@\(clock.now.milliseconds)")
                if left > 0 { clock.ring(after: .seconds(1)) { again.withLock { $0 }?.send(left - 1) } }
            }
        }
        again.withLock { $0 = worker }
        clock.ring(after: .seconds(1)) { worker.send(2) }
        await clock.advance(by: .seconds(10), settling: inFlight)
        #expect(notes.all == ["2@1000", "1@2000", "0@3000"])
        #expect(clock.now.milliseconds == 10_000)
        again.withLock { $0 = nil }
    }
    private let again = Lock<SerialWorker<Int>?>(nil)

    @Test func `the system clock rings alarms in order, without the cancelled ones`() async {
        let clock = SystemTimekeeper.shared
        let before = clock.now
        let order: [String] = await withCheckedContinuation { continuation in
            let notes = Notes([])
            // All alarms are set on the clock's own thread, so that no alarm rings before all are set.
            clock.ring(at: before) {
                clock.ring(after: .milliseconds(20)) {
                    notes.note("late")
                    continuation.resume(returning: notes.all)
                }
                let never = clock.ring(after: .milliseconds(10)) { notes.note("cancelled") }
                clock.ring(after: .milliseconds(5)) { notes.note("early") }
                clock.ring(at: before) { notes.note("past") }
                clock.cancel(never)
            }
        }
        #expect(order == ["past", "early", "late"])
        #expect(clock.now - before >= .milliseconds(20))
    }

    @Suite struct `A controlled clock` {
        let base = ControlledTimekeeper(pausedAt: .zero)
        private let notes = Notes([])
        let clock: ControlledTimekeeper

        init() { clock = ControlledTimekeeper(base: base) }

        private func ring(_ name: String, after milliseconds: Int) {
            clock.ring(after: .milliseconds(milliseconds)) { [clock, notes] in
                notes.note("\(name)@\(clock.now.milliseconds)")
            }
        }

        @Test func `follows its base`() {
            ring("b", after: 20)
            ring("a", after: 10)
            base.advance(by: .milliseconds(15))
            #expect(notes.all == ["a@10"])
            base.advance(by: .milliseconds(15))
            #expect(notes.all == ["a@10", "b@20"])
        }

        @Test func `pauses, and resumes from the same time`() {
            ring("a", after: 10)
            base.advance(by: .milliseconds(4))
            clock.pause()
            clock.pause()
            base.advance(by: .seconds(100))
            #expect(clock.isPaused && clock.now.milliseconds == 4)
            #expect(notes.all.isEmpty)
            clock.resume()
            clock.resume()
            base.advance(by: .milliseconds(5))
            #expect(notes.all.isEmpty)
            base.advance(by: .milliseconds(1))
            #expect(notes.all == ["a@10"])
        }

        @Test func `advances while paused and rings each alarm at its instant`() {
            clock.pause()
            ring("b", after: 20)
            ring("a", after: 10)
            #expect(clock.nextDue?.milliseconds == 10)
            clock.advance(by: .milliseconds(30))
            #expect(notes.all == ["a@10", "b@20"])
            #expect(clock.now.milliseconds == 30)
            base.advance(by: .seconds(1))
            #expect(clock.now.milliseconds == 30)
        }

        @Test func `advances while running and continues to run`() {
            ring("a", after: 10)
            ring("b", after: 50)
            clock.advance(by: .milliseconds(20))
            #expect(notes.all == ["a@10"])
            base.advance(by: .milliseconds(30))
            #expect(notes.all == ["a@10", "b@50"])
        }

        @Test func `does not ring a cancelled alarm`() {
            let alarm = clock.ring(after: .milliseconds(10)) { [notes] in notes.note("never") }
            ring("b", after: 20)
            clock.cancel(alarm)
            base.advance(by: .milliseconds(30))
            #expect(notes.all == ["b@20"])
        }

        @Test func `settles between the alarms of an advance`() async {
            let inFlight = InFlightCounter()
            let clock = clock
            let notes = notes
            let worker = SerialWorker<String>(inFlight: inFlight) { batch in
                for name in batch { notes.note("\(name)@\(clock.now.milliseconds)") }
            }
            clock.pause()
            clock.ring(after: .milliseconds(10)) { worker.send("a") }
            clock.ring(after: .milliseconds(20)) { worker.send("b") }
            await clock.advance(by: .milliseconds(50), settling: inFlight)
            #expect(notes.all == ["a@10", "b@20"])
        }

        @Test(arguments: [true, false])
        func `can pass time before any alarm rings`(_ pauses: Bool) {
            if pauses { clock.pause() }
            ring("a", after: 10)
            clock.pass(.milliseconds(10))
            #expect(notes.all == [] && clock.now.milliseconds == 10)
            clock.advance(by: .zero)
            #expect(notes.all == ["a@10"])
        }

        @Test func `settled(within:) waits at most for the limit, and begun counts all work`() async {
            let inFlight = InFlightCounter()
            #expect(await inFlight.settled(within: .zero) && inFlight.begun == 0)
            inFlight.begin()
            #expect(await !inFlight.settled(within: .milliseconds(1)))
            async let settled = inFlight.settled(within: .seconds(60))
            inFlight.end()
            #expect(await settled && inFlight.begun == 1)
        }
    }
}
