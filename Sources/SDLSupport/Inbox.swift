/// Carries elements across one thread boundary in order: a locked batch and one wake-up.
///
/// A `Task` per message would lose the order; here the sender only rings when the batch goes from empty to filled, and
/// the receiver takes the whole batch at once.
package final class Inbox<Element: Sendable>: Sendable {
    private struct Batch {
        var elements: [Element] = []
        var rung = false
    }

    private let batch = Lock(Batch())
    private let wake: @Sendable () -> Void

    /// `wake` runs on the sender's thread, at most once between two calls of `drain()`.
    package init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    package func send(_ element: Element) {
        let ring = batch.withLock { batch in
            batch.elements.append(element)
            defer { batch.rung = true }
            return !batch.rung
        }
        if ring { wake() }
    }

    package func send(contentsOf elements: [Element]) {
        guard !elements.isEmpty else { return }
        let ring = batch.withLock { batch in
            batch.elements.append(contentsOf: elements)
            defer { batch.rung = true }
            return !batch.rung
        }
        if ring { wake() }
    }

    /// Everything sent since the last call, oldest first.
    package func drain() -> [Element] {
        batch.withLock { batch in
            batch.rung = false
            let elements = batch.elements
            batch.elements = []
            return elements
        }
    }

    package var count: Int { batch.withLock { $0.elements.count } }
}
