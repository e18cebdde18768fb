import Foundation
import SDLSupport
import Testing

/// Inboxes, serial workers and in-flight counters: how work crosses threads, and how a test waits for it.
@Suite struct `Crossing threads` {
    @Test func `an inbox wakes its receiver once per batch and keeps the order`() {
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

    @Test func `an in-flight counter counts an inbox until its batch is processed`() {
        let inFlight = InFlightCounter()
        let inbox = Inbox<Int>(inFlight: inFlight) {}
        #expect(inFlight.isSettled)
        inbox.send(1)
        inbox.send(2)
        #expect(!inFlight.isSettled)
        inbox.drain { batch in
            #expect(batch == [1, 2])
            #expect(!inFlight.isSettled)
            inbox.send(3)
        }
        #expect(!inFlight.isSettled)
        inbox.drain { #expect($0 == [3]) }
        #expect(inFlight.isSettled)
        inbox.drain { #expect($0.isEmpty) }
        #expect(inFlight.isSettled)
    }

    @Test(arguments: [SerialWorkerExecutor.pool, .main])
    func `a worker processes all elements in order, one batch at a time`(_ home: SerialWorkerExecutor) async {
        let inFlight = InFlightCounter()
        let seen = Lock((numbers: [Int](), busy: false, overlaps: 0))
        let lane = SerialWorker<Int>(on: home, inFlight: inFlight)
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
        await inFlight.settled()
        #expect(seen.withLock { $0.numbers } == Array(0..<2_000))
        #expect(seen.withLock { $0.overlaps } == 0)
    }

    @Test func `several senders each keep their own order`() async {
        let inFlight = InFlightCounter()
        let seen = Lock([[Int](), [], [], []])
        let lane = SerialWorker<(Int, Int)>(inFlight: inFlight) { batch in
            seen.withLock { seen in for (sender, number) in batch { seen[sender].append(number) } }
        }
        await withTaskGroup { group in
            for sender in 0..<4 {
                group.addTask { for number in 0..<5_000 { lane.send((sender, number)) } }
            }
        }
        await inFlight.settled()
        for sender in 0..<4 { #expect(seen.withLock { $0[sender] } == Array(0..<5_000)) }
    }

    @Test func `elements sent during an open batch are processed together by the task that ends it`() {
        let inFlight = InFlightCounter()
        let batches = Lock([[Int]]())
        let lane = SerialWorker<Int>(inFlight: inFlight) { batch in batches.withLock { $0.append(batch) } }
        lane.beginBatch()
        lane.beginBatch()
        lane.send(1)
        lane.send(contentsOf: [2, 3])
        lane.endBatch()
        #expect(batches.withLock { $0.isEmpty }, "somebody else holds it still")
        #expect(!inFlight.isSettled, "what waits is under way")
        lane.sendInline(4)
        lane.endBatch()
        #expect(batches.withLock { $0 } == [[1, 2, 3, 4]])
        #expect(inFlight.isSettled)
        lane.beginBatch()
        lane.endBatch()
        #expect(batches.withLock { $0.count } == 1, "there was nothing to do")
    }

    @Test func `sendInline processes an element on this thread, with everything that follows from it`() {
        let inFlight = InFlightCounter()
        let seen = Lock([Int]())
        let itself = Lock<SerialWorker<Int>?>(nil)
        let lane = SerialWorker<Int>(inFlight: inFlight)
        itself.withLock { $0 = lane }
        lane.begin(prompt: { batch in
            seen.withLock { $0 += batch }
            // Sent while the worker is processing, so it belongs to the next batch.
            if batch == [1] { itself.withLock { $0 }?.sendInline(2) }
        })
        lane.sendInline(1)
        #expect(seen.withLock { $0 } == [1, 2])
        #expect(inFlight.isSettled)
        // The worker and its closure retain each other.
        itself.withLock { $0 = nil }
    }

    @Test func `work for an actor runs inline if the actor is free, otherwise on the actor's task`() async {
        let inFlight = InFlightCounter()
        let counter = Counter()
        let lane = SerialWorker<Int>(inFlight: inFlight)
        lane.begin { [counter] batch, _ in await counter.add(batch) }
        let (busy, free) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let sender = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                lane.sendInline(1)
                #expect(inFlight.isSettled, "it was done before sendHere returned")
                Task.detached {
                    await counter.hold {
                        busy.signal()
                        free.wait()
                    }
                }
                busy.wait()
                lane.sendInline(2)
                #expect(!inFlight.isSettled, "nobody waits for an actor")
                free.signal()
                continuation.resume(returning: pthread_self())
            }
        }
        await inFlight.settled()
        #expect(await counter.numbers == [1, 2])
        #expect(await counter.threads.map { $0 == sender } == [true, false])
    }

    @Test func `endBatch(evenIfOpen:) processes elements although other batches are open`() {
        let batches = Lock([[Int]]())
        let lane = SerialWorker<Int> { batch in batches.withLock { $0.append(batch) } }
        lane.beginBatch()
        lane.send(1)
        lane.beginBatch()
        lane.endBatch(evenIfOpen: true)
        #expect(batches.withLock { $0 } == [[1]])
        lane.send(2)
        lane.endBatch(evenIfOpen: true)
        #expect(batches.withLock { $0 } == [[1], [2]])
    }

    @Test func `a sender continues after a few batches, and the pool does the rest`() async {
        let inFlight = InFlightCounter()
        let seen = Lock([Int]())
        let itself = Lock<SerialWorker<Int>?>(nil)
        let lane = SerialWorker<Int>(inFlight: inFlight)
        itself.withLock { $0 = lane }
        lane.begin(prompt: { batch in
            seen.withLock { $0 += batch }
            if batch[0] < 100 { itself.withLock { $0 }?.sendInline(batch[0] + 1) }
        })
        lane.sendInline(1)
        await inFlight.settled()
        #expect(seen.withLock { $0 } == Array(1...100))
        itself.withLock { $0 = nil }
    }

    @Test func `several inline senders take turns and keep their own order`() async {
        let inFlight = InFlightCounter()
        let seen = Lock((all: [[Int](), [], [], []], busy: false, overlaps: 0))
        let lane = SerialWorker<(Int, Int)>(inFlight: inFlight) { batch in
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
        await inFlight.settled()
        #expect(seen.withLock { $0.overlaps } == 0)
        for sender in 0..<4 { #expect(seen.withLock { $0.all[sender] } == Array(0..<5_000)) }
    }

    @MainActor @Test func `a worker on the main actor waits for its turn there`() async {
        let inFlight = InFlightCounter()
        let seen = Lock([Int]())
        let lane = SerialWorker<Int>(on: .main, inFlight: inFlight) { batch in
            MainActor.assumeIsolated { seen.withLock { $0 += batch } }
        }
        lane.sendInline(1)
        lane.beginBatch()
        lane.send(2)
        lane.endBatch()
        #expect(seen.withLock { $0.isEmpty })
        await inFlight.settled()
        #expect(seen.withLock { $0 } == [1, 2])
    }

    @Test func `inline work does not inherit the sender's task-locals`() {
        let causes = Lock([Cause]())
        let lane = SerialWorker<Int> { _ in causes.withLock { $0 = Cause.current + [.row(1)] } }
        Cause.$current.withValue([.row(9)]) { lane.sendInline(1) }
        #expect(causes.withLock { $0 } == [.row(1)])
    }

    @Test func `a worker does not inherit the sender's task-locals`() async {
        let inFlight = InFlightCounter()
        let causes = Lock([Cause]())
        let lane = SerialWorker<Int>(inFlight: inFlight) { _ in causes.withLock { $0 = Cause.current + [.row(1)] } }
        Cause.$current.withValue([.row(9)]) { lane.send(1) }
        await inFlight.settled()
        #expect(causes.withLock { $0 } == [.row(1)])
    }

    @Test(arguments: [SerialWorkerExecutor.pool, .main])
    func `a counter settles only after a chain of workers has passed everything on`(_ home: SerialWorkerExecutor) async {
        let inFlight = InFlightCounter()
        let arrived = Lock(0)
        let last = SerialWorker<Int>(on: home, inFlight: inFlight) { batch in arrived.withLock { $0 += batch.count } }
        let middle = SerialWorker<Int>(on: home, inFlight: inFlight) { last.send(contentsOf: $0) }
        let first = SerialWorker<Int>(on: home, inFlight: inFlight) { middle.send(contentsOf: $0) }
        for round in 1...50 {
            first.send(contentsOf: [1, 2, 3])
            await inFlight.settled()
            #expect(arrived.withLock { $0 } == 3 * round)
        }
    }

    @MainActor @Test func `settled() also waits for work begun before the waiter resumes`() async {
        let inFlight = InFlightCounter()
        let finished = Lock(false)
        inFlight.begin()
        Task { @MainActor in
            inFlight.end()
            // The waiting test has been resumed, but cannot run before this task ends.
            inFlight.begin()
            Task { @MainActor in
                finished.withLock { $0 = true }
                inFlight.end()
            }
        }
        await inFlight.settled()
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
