import SDLSupport

/// When the requests that are open give up waiting, earliest first.
///
/// A request that ends before its time is not looked for here: its entry is passed over when it comes up, and entries
/// that have become useless are thrown out whenever they are the most.
struct Deadlines: Sendable {
    struct Entry: Comparable, Sendable {
        let due: Instant
        /// Which request of the connection it is; no two have the same.
        let number: UInt64
        let key: PendingKey

        static func < (one: Entry, other: Entry) -> Bool { (one.due, one.number) < (other.due, other.number) }
        static func == (one: Entry, other: Entry) -> Bool { (one.due, one.number) == (other.due, other.number) }
    }

    private var heap = Heap<Entry>()

    mutating func add(_ entry: Entry) { heap.insert(entry) }

    /// The first entry that `isOpen` still knows.
    mutating func next(_ isOpen: (Entry) -> Bool) -> Entry? {
        while let first = heap.first {
            if isOpen(first) { return first }
            heap.removeFirst()
        }
        return nil
    }

    /// The first entry, if it is due and still open, taken out.
    mutating func take(dueBy instant: Instant, _ isOpen: (Entry) -> Bool) -> Entry? {
        guard let first = next(isOpen), first.due <= instant else { return nil }
        heap.removeFirst()
        return first
    }

    /// - Parameter open: how many requests are open.
    mutating func tidy(open: Int, _ isOpen: (Entry) -> Bool) {
        guard heap.count > 64, heap.count > 2 * open else { return }
        heap.removeAll { !isOpen($0) }
    }
}
