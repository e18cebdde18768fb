/// Passes elements to another thread in order: a locked batch and one wake-up.
///
/// A `Task` per message would lose the order. The sender wakes the receiver only when an empty batch gets its first
/// element, and the receiver takes the whole batch at once. With an `InFlightCounter`, the inbox counts as in flight
/// from the first element sent until the receiver has processed the batch that it took.
///
/// Public so that the compiler specialises it in other modules, as with `Heap`.
public final class Inbox<Element: Sendable>: Sendable {
    @usableFromInline struct Batch {
        @usableFromInline var elements: [Element] = []
        @usableFromInline var rung = false

        @inlinable init() {}
    }

    @usableFromInline let batch = Lock(Batch())
    @usableFromInline let inFlight: InFlightCounter?
    @usableFromInline let wake: @Sendable () -> Void

    /// - Parameter wake: runs on the sender's thread, at most once between two drains.
    @inlinable package init(inFlight: InFlightCounter? = nil, wake: @escaping @Sendable () -> Void) {
        self.inFlight = inFlight
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
        // Under the lock, so that no drain can end a count that has not begun.
        inFlight?.begin()
        return true
    }

    /// Passes everything sent since the last call to `body`, oldest first. The in-flight count ends when `body`
    /// returns.
    @discardableResult
    @inlinable package func drain<Result, Failure: Error>(
        _ body: ([Element]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (elements, rung) = batch.withLock { batch in
            defer { batch = Batch() }
            return (batch.elements, batch.rung)
        }
        defer { if rung { inFlight?.end() } }
        return try body(elements)
    }

    /// Returns everything sent since the last call, oldest first. Only for inboxes without an in-flight counter,
    /// because the count would end before the batch is processed.
    @inlinable package func drain() -> [Element] {
        precondition(inFlight == nil, "an inbox with an in-flight counter must be drained with a body")
        return drain { $0 }
    }

    @inlinable package var count: Int { batch.withLock { $0.elements.count } }
}
