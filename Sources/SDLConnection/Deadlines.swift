import SDLSupport

/// The time limits of open requests, sorted by time.
///
/// If a request ends before its time limit, the entry of the request becomes obsolete but stays in the list. An
/// obsolete entry is removed when the entry becomes the first. If more than half of the entries are obsolete, all
/// obsolete entries are removed.
struct Deadlines: Sendable {
    struct Entry: Comparable, Sendable {
        let due: Instant
        /// The number of the request. Each request on a connection has a different number.
        let number: UInt64
        let key: PendingKey

        static func < (one: Entry, other: Entry) -> Bool { (one.due, one.number) < (other.due, other.number) }
        static func == (one: Entry, other: Entry) -> Bool { (one.due, one.number) == (other.due, other.number) }
    }

    private var heap = Heap<Entry>()

    mutating func add(_ entry: Entry) { heap.insert(entry) }

    mutating func next(_ isOpen: (Entry) -> Bool) -> Entry? {
        while let first = heap.first {
            if isOpen(first) { return first }
            heap.removeFirst()
        }
        return nil
    }

    /// Finds the first entry whose request is still open. If the time limit of this request has passed at `instant`,
    /// removes and returns the entry. Otherwise, returns nil.
    mutating func take(dueBy instant: Instant, _ isOpen: (Entry) -> Bool) -> Entry? {
        guard let first = next(isOpen), first.due <= instant else { return nil }
        heap.removeFirst()
        return first
    }

    /// If more than half of the entries are obsolete, removes all obsolete entries. `open` is the number of open
    /// requests.
    mutating func tidy(open: Int, _ isOpen: (Entry) -> Bool) {
        guard heap.count > 64, heap.count > 2 * open else { return }
        heap.removeAll { !isOpen($0) }
    }
}
