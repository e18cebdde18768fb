/// Passes elements to another thread, in batches and in the order of sending.
///
/// A `Task` for each element would lose the order. The first element of a batch wakes the receiver, which then takes
/// the whole batch. An `InFlightCounter` counts the inbox from the first element of a batch until the receiver has
/// processed the batch.
///
/// The type is public so that the compiler specialises it in other modules, as with `Heap`.
public final class Inbox<Element: Sendable>: Sendable {
    @usableFromInline struct Batch {
        @usableFromInline var elements: [Element] = []
        @usableFromInline var rung = false

        @inlinable init() {}
    }

    @usableFromInline let batch = Lock(Batch())
    @usableFromInline let inFlight: InFlightCounter?
    @usableFromInline let wake: @Sendable () -> Void

    /// Creates an inbox. `wake` wakes the receiver. The closure `wake` is called on the sender's thread, at most once
    /// between two calls of `drain`.
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
        // Begin the count under the lock, so that no call of `drain` can end the count earlier.
        inFlight?.begin()
        return true
    }

    /// Passes all elements since the last call to `body`, the oldest element first. The batch counts as in flight until
    /// `body` has returned.
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

    /// Returns all elements since the last call, the oldest element first. Only for inboxes without an in-flight
    /// counter, because the elements would not count any more while the caller processes them.
    @inlinable package func drain() -> [Element] {
        precondition(inFlight == nil, "an inbox with an in-flight counter must be drained with a body")
        return drain { $0 }
    }

    @inlinable package var count: Int { batch.withLock { $0.elements.count } }
}
