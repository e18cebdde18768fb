import SDLSupport

/// When the requests that are open give up waiting, earliest first.
///
/// A request that ends before its time is not looked for here: its entry is passed over when it comes up, and entries
/// that have become useless are thrown out whenever they are the most.
struct Deadlines: Sendable {
    struct Entry: Sendable {
        let due: Instant
        /// Which request of the connection it is; no two have the same.
        let number: UInt64
        let key: PendingKey
    }

    /// A binary heap by (due, number).
    private var heap: [Entry] = []

    mutating func add(_ entry: Entry) {
        heap.append(entry)
        var child = heap.count - 1
        while child > 0, precedes(child, (child - 1) / 2) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// The first entry that `isOpen` still knows.
    mutating func next(_ isOpen: (Entry) -> Bool) -> Entry? {
        while let first = heap.first {
            if isOpen(first) { return first }
            removeFirst()
        }
        return nil
    }

    /// The first entry, if it is due and still open, taken out.
    mutating func take(dueBy instant: Instant, _ isOpen: (Entry) -> Bool) -> Entry? {
        guard let first = next(isOpen), first.due <= instant else { return nil }
        removeFirst()
        return first
    }

    /// - Parameter open: how many requests are open.
    mutating func tidy(open: Int, _ isOpen: (Entry) -> Bool) {
        guard heap.count > 64, heap.count > 2 * open else { return }
        heap.removeAll { !isOpen($0) }
        for parent in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(parent) }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        sink(0)
    }

    private mutating func sink(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, least) {
                least = child
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        (heap[left].due, heap[left].number) < (heap[right].due, heap[right].number)
    }
}
