import SDLSupport

/// The time limits of open requests, ordered by time.
///
/// When a request ends early, its entry becomes obsolete but stays in the list. Obsolete entries are removed when they
/// become the first entry, and when more than half of the entries are obsolete.
struct Deadlines: Sendable {
    struct Entry: Comparable, Sendable {
        let due: Instant
        /// The number of the request on its connection.
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

    /// Removes and returns the first entry whose request is still open, if the time limit of this request has passed at
    /// `instant`; otherwise, returns nil.
    mutating func take(dueBy instant: Instant, _ isOpen: (Entry) -> Bool) -> Entry? {
        guard let first = next(isOpen), first.due <= instant else { return nil }
        heap.removeFirst()
        return first
    }

    /// Removes all obsolete entries if more than half of the entries are obsolete. `open` is the number of open
    /// requests.
    mutating func tidy(open: Int, _ isOpen: (Entry) -> Bool) {
        guard heap.count > 64, heap.count > 2 * open else { return }
        heap.removeAll { !isOpen($0) }
    }
}
