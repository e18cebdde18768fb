import Foundation
import SDLSupport
import Testing

/// Inbox, lane and flight: how work crosses threads, and how a test knows that all of it has.
@Suite struct `Crossing threads` {
    @Test func `An inbox wakes once for a batch and hands it over oldest first`() {
        let wakes = Lock(0)
        let inbox = Inbox<Int> { wakes.withLock { $0 += 1 } }
        inbox.send(1)
        inbox.send(contentsOf: [2, 3])
        inbox.send(contentsOf: [])
        #expect(wakes.withLock { $0 } == 1)
        #expect(inbox.count == 3)
        #expect(inbox.drain() == [1, 2, 3])
        #expect(inbox.drain().isEmpty)
        inbox.send(4)
        #expect(wakes.withLock { $0 } == 2)
        #expect(inbox.drain() == [4])
    }

    @Test func `A flight counts an inbox until the batch has been worked on`() {
        let flight = Flight()
        let inbox = Inbox<Int>(flight: flight) {}
        #expect(flight.isSettled)
        inbox.send(1)
        inbox.send(2)
        #expect(!flight.isSettled)
        inbox.drain { batch in
            #expect(batch == [1, 2])
            #expect(!flight.isSettled)
            inbox.send(3)
        }
        #expect(!flight.isSettled)
        inbox.drain { #expect($0 == [3]) }
        #expect(flight.isSettled)
        inbox.drain { #expect($0.isEmpty) }
        #expect(flight.isSettled)
    }

    @Test(arguments: [LaneExecutor.pool, .main])
    func `A lane works on everything in order, one batch at a time`(_ home: LaneExecutor) async {
        let flight = Flight()
        let seen = Lock((numbers: [Int](), busy: false, overlaps: 0))
        let lane = Lane<Int>(on: home, flight: flight)
        lane.begin { batch, _ in
            seen.withLock { seen in
                if seen.busy { seen.overlaps += 1 }
                seen.busy = true
            }
            await Task.yield()
            seen.withLock { seen in
                seen.numbers += batch
                seen.busy = false
            }
        }
        for number in 0..<1_000 { lane.send(number) }
        lane.send(contentsOf: Array(1_000..<2_000))
        await flight.settled()
        #expect(seen.withLock { $0.numbers } == Array(0..<2_000))
        #expect(seen.withLock { $0.overlaps } == 0)
    }

    @Test func `Senders on several threads each keep their own order`() async {
        let flight = Flight()
        let seen = Lock([[Int](), [], [], []])
        let lane = Lane<(Int, Int)>(flight: flight) { batch in
            seen.withLock { seen in for (sender, number) in batch { seen[sender].append(number) } }
        }
        await withTaskGroup { group in
            for sender in 0..<4 {
                group.addTask { for number in 0..<5_000 { lane.send((sender, number)) } }
            }
        }
        await flight.settled()
        for sender in 0..<4 { #expect(seen.withLock { $0[sender] } == Array(0..<5_000)) }
    }

    @Test func `What is sent to a held lane is one batch, worked on by the task that lets go`() {
        let flight = Flight()
        let batches = Lock([[Int]]())
        let lane = Lane<Int>(flight: flight) { batch in batches.withLock { $0.append(batch) } }
        lane.beginBatch()
        lane.beginBatch()
        lane.send(1)
        lane.send(contentsOf: [2, 3])
        lane.endBatch()
        #expect(batches.withLock { $0.isEmpty }, "somebody else holds it still")
        #expect(!flight.isSettled, "what waits is under way")
        lane.sendInline(4)
        lane.endBatch()
        #expect(batches.withLock { $0 } == [[1, 2, 3, 4]])
        #expect(flight.isSettled)
        lane.beginBatch()
        lane.endBatch()
        #expect(batches.withLock { $0.count } == 1, "there was nothing to do")
    }

    @Test func `What is sent here is done here, and what that leads to as well`() {
        let flight = Flight()
        let seen = Lock([Int]())
        let itself = Lock<Lane<Int>?>(nil)
        let lane = Lane<Int>(flight: flight)
        itself.withLock { $0 = lane }
        lane.begin(prompt: { batch in
            seen.withLock { $0 += batch }
            // Sent in the midst of its own work: the next batch.
            if batch == [1] { itself.withLock { $0 }?.sendInline(2) }
        })
        lane.sendInline(1)
        #expect(seen.withLock { $0 } == [1, 2])
        #expect(flight.isSettled)
        // The lane holds its work, and the work the lane.
        itself.withLock { $0 = nil }
    }

    @Test func `Work for an actor is done here while it is free, else by the task that keeps it busy`() async {
        let flight = Flight()
        let counter = Counter()
        let lane = Lane<Int>(flight: flight)
        lane.begin { [counter] batch, _ in await counter.add(batch) }
        let (busy, free) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let sender = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                lane.sendInline(1)
                #expect(flight.isSettled, "it was done before sendHere returned")
                Task.detached {
                    await counter.hold {
                        busy.signal()
                        free.wait()
                    }
                }
                busy.wait()
                lane.sendInline(2)
                #expect(!flight.isSettled, "nobody waits for an actor")
                free.signal()
                continuation.resume(returning: pthread_self())
            }
        }
        await flight.settled()
        #expect(await counter.numbers == [1, 2])
        #expect(await counter.threads.map { $0 == sender } == [true, false])
    }

    @Test func `A lane that many hold by turns is worked on whenever one of them lets go, if so wished`() {
        let batches = Lock([[Int]]())
        let lane = Lane<Int> { batch in batches.withLock { $0.append(batch) } }
        lane.beginBatch()
        lane.send(1)
        lane.beginBatch()
        lane.endBatch(evenIfOpen: true)
        #expect(batches.withLock { $0 } == [[1]])
        lane.send(2)
        lane.endBatch(evenIfOpen: true)
        #expect(batches.withLock { $0 } == [[1], [2]])
    }

    @Test func `A sender goes on with its own things soon, and the pool does the rest`() async {
        let flight = Flight()
        let seen = Lock([Int]())
        let itself = Lock<Lane<Int>?>(nil)
        let lane = Lane<Int>(flight: flight)
        itself.withLock { $0 = lane }
        lane.begin(prompt: { batch in
            seen.withLock { $0 += batch }
            if batch[0] < 100 { itself.withLock { $0 }?.sendInline(batch[0] + 1) }
        })
        lane.sendInline(1)
        await flight.settled()
        #expect(seen.withLock { $0 } == Array(1...100))
        itself.withLock { $0 = nil }
    }

    @Test func `Senders that all work here take turns, in their own order`() async {
        let flight = Flight()
        let seen = Lock((all: [[Int](), [], [], []], busy: false, overlaps: 0))
        let lane = Lane<(Int, Int)>(flight: flight) { batch in
            seen.withLock { seen in
                if seen.busy { seen.overlaps += 1 }
                seen.busy = true
            }
            seen.withLock { seen in
                for (sender, number) in batch { seen.all[sender].append(number) }
                seen.busy = false
            }
        }
        await withTaskGroup { group in
            for sender in 0..<4 {
                group.addTask {
                    for number in 0..<5_000 {
                        switch number % 3 {
                        case 0: lane.sendInline((sender, number))
                        case 1: lane.send((sender, number))
                        default:
                            lane.beginBatch()
                            lane.send((sender, number))
                            lane.endBatch()
                        }
                    }
                }
            }
        }
        await flight.settled()
        #expect(seen.withLock { $0.overlaps } == 0)
        for sender in 0..<4 { #expect(seen.withLock { $0.all[sender] } == Array(0..<5_000)) }
    }

    @MainActor @Test func `A lane at home on the main actor waits for its turn there`() async {
        let flight = Flight()
        let seen = Lock([Int]())
        let lane = Lane<Int>(on: .main, flight: flight) { batch in
            MainActor.assumeIsolated { seen.withLock { $0 += batch } }
        }
        lane.sendInline(1)
        lane.beginBatch()
        lane.send(2)
        lane.endBatch()
        #expect(seen.withLock { $0.isEmpty })
        await flight.settled()
        #expect(seen.withLock { $0 } == [1, 2])
    }

    @Test func `Work that is done here does not inherit what its sender runs under either`() {
        let causes = Lock([Cause]())
        let lane = Lane<Int> { _ in causes.withLock { $0 = Cause.current + [.row(1)] } }
        Cause.$current.withValue([.row(9)]) { lane.sendInline(1) }
        #expect(causes.withLock { $0 } == [.row(1)])
    }

    @Test func `A lane's work does not inherit what its sender runs under`() async {
        let flight = Flight()
        let causes = Lock([Cause]())
        let lane = Lane<Int>(flight: flight) { _ in causes.withLock { $0 = Cause.current + [.row(1)] } }
        Cause.$current.withValue([.row(9)]) { lane.send(1) }
        await flight.settled()
        #expect(causes.withLock { $0 } == [.row(1)])
    }

    @Test(arguments: [LaneExecutor.pool, .main])
    func `A flight settles only when a chain of lanes has passed everything on`(_ home: LaneExecutor) async {
        let flight = Flight()
        let arrived = Lock(0)
        let last = Lane<Int>(on: home, flight: flight) { batch in arrived.withLock { $0 += batch.count } }
        let middle = Lane<Int>(on: home, flight: flight) { last.send(contentsOf: $0) }
        let first = Lane<Int>(on: home, flight: flight) { middle.send(contentsOf: $0) }
        for round in 1...50 {
            first.send(contentsOf: [1, 2, 3])
            await flight.settled()
            #expect(arrived.withLock { $0 } == 3 * round)
        }
    }

    @MainActor @Test func `What is begun before the waiting one gets its turn is waited for`() async {
        let flight = Flight()
        let finished = Lock(false)
        flight.begin()
        Task { @MainActor in
            flight.end()
            // The test that waits has been woken, and cannot have its turn before this one is over.
            flight.begin()
            Task { @MainActor in
                finished.withLock { $0 = true }
                flight.end()
            }
        }
        await flight.settled()
        #expect(finished.withLock { $0 })
    }
}

private actor Counter {
    private(set) var numbers: [Int] = []
    private(set) var threads: [pthread_t] = []

    func add(_ batch: [Int]) {
        numbers += batch
        threads.append(pthread_self())
    }

    func hold(_ body: @Sendable () -> Void) { body() }
}
