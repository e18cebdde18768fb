import Foundation
import SDLSupport
import Testing

/// Tests of inboxes and serial workers, which pass work between threads. A test waits for the work with an in-flight
/// counter.
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
        let worker = SerialWorker<Int>(on: home, inFlight: inFlight)
        worker.begin { batch, _ in
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
        for number in 0..<1_000 { worker.send(number) }
        worker.send(contentsOf: Array(1_000..<2_000))
        await inFlight.settled()
        #expect(seen.withLock { $0.numbers } == Array(0..<2_000))
        #expect(seen.withLock { $0.overlaps } == 0)
    }

    @Test func `several senders each keep their own order`() async {
        let inFlight = InFlightCounter()
        let seen = Lock([[Int](), [], [], []])
        let worker = SerialWorker<(Int, Int)>(inFlight: inFlight) { batch in
            seen.withLock { seen in for (sender, number) in batch { seen[sender].append(number) } }
        }
        await withTaskGroup { group in
            for sender in 0..<4 {
                group.addTask { for number in 0..<5_000 { worker.send((sender, number)) } }
            }
        }
        await inFlight.settled()
        for sender in 0..<4 { #expect(seen.withLock { $0[sender] } == Array(0..<5_000)) }
    }

    @Test func `elements sent during an open batch are processed together by the task that ends it`() {
        let inFlight = InFlightCounter()
        let batches = Lock([[Int]]())
        let worker = SerialWorker<Int>(inFlight: inFlight) { batch in batches.withLock { $0.append(batch) } }
        worker.beginBatch()
        worker.beginBatch()
        worker.send(1)
        worker.send(contentsOf: [2, 3])
        worker.endBatch()
        #expect(batches.withLock { $0.isEmpty }, "another batch is still open")
        #expect(!inFlight.isSettled, "waiting elements count as in flight")
        worker.sendInline(4)
        worker.endBatch()
        #expect(batches.withLock { $0 } == [[1, 2, 3, 4]])
        #expect(inFlight.isSettled)
        worker.beginBatch()
        worker.endBatch()
        #expect(batches.withLock { $0.count } == 1, "an empty batch is not processed")
    }

    @Test func `sendInline processes an element on this thread, with everything that follows from it`() {
        let inFlight = InFlightCounter()
        let seen = Lock([Int]())
        let itself = Lock<SerialWorker<Int>?>(nil)
        let worker = SerialWorker<Int>(inFlight: inFlight)
        itself.withLock { $0 = worker }
        worker.begin(prompt: { batch in
            seen.withLock { $0 += batch }
            // The element is sent while the worker is processing, so the element belongs to the next batch.
            if batch == [1] { itself.withLock { $0 }?.sendInline(2) }
        })
        worker.sendInline(1)
        #expect(seen.withLock { $0 } == [1, 2])
        #expect(inFlight.isSettled)
        // The worker and its closure retain each other.
        itself.withLock { $0 = nil }
    }

    @Test func `work for an actor runs inline if the actor is free, otherwise on the actor's task`() async {
        let inFlight = InFlightCounter()
        let counter = Counter()
        let worker = SerialWorker<Int>(inFlight: inFlight)
        worker.begin { [counter] batch, _ in await counter.add(batch) }
        let (busy, free) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let sender = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                worker.sendInline(1)
                #expect(inFlight.isSettled, "processed before sendInline returned")
                Task.detached {
                    await counter.hold {
                        busy.signal()
                        free.wait()
                    }
                }
                busy.wait()
                worker.sendInline(2)
                #expect(!inFlight.isSettled, "the sender does not wait for a busy actor")
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
        let worker = SerialWorker<Int> { batch in batches.withLock { $0.append(batch) } }
        worker.beginBatch()
        worker.send(1)
        worker.beginBatch()
        worker.endBatch(evenIfOpen: true)
        #expect(batches.withLock { $0 } == [[1]])
        worker.send(2)
        worker.endBatch(evenIfOpen: true)
        #expect(batches.withLock { $0 } == [[1], [2]])
    }

    @Test func `a sender continues after a few batches, and the pool does the rest`() async {
        let inFlight = InFlightCounter()
        let seen = Lock([Int]())
        let itself = Lock<SerialWorker<Int>?>(nil)
        let worker = SerialWorker<Int>(inFlight: inFlight)
        itself.withLock { $0 = worker }
        worker.begin(prompt: { batch in
            seen.withLock { $0 += batch }
            if batch[0] < 100 { itself.withLock { $0 }?.sendInline(batch[0] + 1) }
        })
        worker.sendInline(1)
        await inFlight.settled()
        #expect(seen.withLock { $0 } == Array(1...100))
        itself.withLock { $0 = nil }
    }

    @Test func `several inline senders take turns and keep their own order`() async {
        let inFlight = InFlightCounter()
        let seen = Lock((all: [[Int](), [], [], []], busy: false, overlaps: 0))
        let worker = SerialWorker<(Int, Int)>(inFlight: inFlight) { batch in
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
                        case 0: worker.sendInline((sender, number))
                        case 1: worker.send((sender, number))
                        default:
                            worker.beginBatch()
                            worker.send((sender, number))
                            worker.endBatch()
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
        let worker = SerialWorker<Int>(on: .main, inFlight: inFlight) { batch in
            MainActor.assumeIsolated { seen.withLock { $0 += batch } }
        }
        worker.sendInline(1)
        worker.beginBatch()
        worker.send(2)
        worker.endBatch()
        #expect(seen.withLock { $0.isEmpty })
        await inFlight.settled()
        #expect(seen.withLock { $0 } == [1, 2])
    }

    @Test func `inline work does not inherit the sender's task-locals`() {
        let causes = Lock([Cause]())
        let worker = SerialWorker<Int> { _ in causes.withLock { $0 = Cause.current + [.row(1)] } }
        Cause.$current.withValue([.row(9)]) { worker.sendInline(1) }
        #expect(causes.withLock { $0 } == [.row(1)])
    }

    @Test func `a worker does not inherit the sender's task-locals`() async {
        let inFlight = InFlightCounter()
        let causes = Lock([Cause]())
        let worker = SerialWorker<Int>(inFlight: inFlight) { _ in causes.withLock { $0 = Cause.current + [.row(1)] } }
        Cause.$current.withValue([.row(9)]) { worker.send(1) }
        await inFlight.settled()
        #expect(causes.withLock { $0 } == [.row(1)])
    }

    @Test(arguments: [SerialWorkerExecutor.pool, .main])
    func `a counter settles only after a chain of workers is done`(_ home: SerialWorkerExecutor) async {
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
            // The waiting test is resumed, but it cannot run before this task ends.
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
