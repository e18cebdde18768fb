/// Carries elements across one thread boundary in order: a locked batch and one wake-up.
///
/// A `Task` per message would lose the order; here the sender only rings when the batch goes from empty to filled, and
/// the receiver takes the whole batch at once. Given a flight, the inbox counts as under way from the first element sent
/// until the receiver is done with the batch it took.
///
/// Public for the reason that `Heap` gives.
public final class Inbox<Element: Sendable>: Sendable {
    @usableFromInline struct Batch {
        @usableFromInline var elements: [Element] = []
        @usableFromInline var rung = false

        @inlinable init() {}
    }

    @usableFromInline let batch = Lock(Batch())
    @usableFromInline let flight: Flight?
    @usableFromInline let wake: @Sendable () -> Void

    /// `wake` runs on the sender's thread, at most once between two drains.
    @inlinable package init(flight: Flight? = nil, wake: @escaping @Sendable () -> Void) {
        self.flight = flight
        self.wake = wake
    }

    @inlinable package func send(_ element: Element) {
        let ring = batch.withLock { batch in
            batch.elements.append(element)
            return self.rings(&batch)
        }
        if ring { wake() }
    }

    @inlinable package func send(contentsOf elements: [Element]) {
        guard !elements.isEmpty else { return }
        let ring = batch.withLock { batch in
            batch.elements.append(contentsOf: elements)
            return self.rings(&batch)
        }
        if ring { wake() }
    }

    @inlinable func rings(_ batch: inout Batch) -> Bool {
        guard !batch.rung else { return false }
        batch.rung = true
        // Under the lock, so that no drain can end what has not begun.
        flight?.begin()
        return true
    }

    /// Hands over everything sent since the last call, oldest first. The flight counts it until `body` returns.
    @discardableResult
    @inlinable package func drain<Result, Failure: Error>(
        _ body: ([Element]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (elements, rung) = batch.withLock { batch in
            defer { batch = Batch() }
            return (batch.elements, batch.rung)
        }
        defer { if rung { flight?.end() } }
        return try body(elements)
    }

    /// Everything sent since the last call, oldest first. For receivers no flight waits for: a flight would count the
    /// batch as settled before it is worked on.
    @inlinable package func drain() -> [Element] {
        precondition(flight == nil, "an inbox with a flight is drained with a body")
        return drain { $0 }
    }

    @inlinable package var count: Int { batch.withLock { $0.elements.count } }
}
