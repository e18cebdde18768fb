import SDLSupport

/// The time limits of open requests, earliest first.
///
/// If a request ends early, its entry is not removed at once. The entry is skipped when it is the first one. If more
/// than half of the entries are obsolete, all obsolete entries are removed.
struct Deadlines: Sendable {
    struct Entry: Comparable, Sendable {
        let due: Instant
        /// The number of the request in the order of all requests of the connection.
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

    /// Removes and returns the first entry that is due and whose request is still open.
    mutating func take(dueBy instant: Instant, _ isOpen: (Entry) -> Bool) -> Entry? {
        guard let first = next(isOpen), first.due <= instant else { return nil }
        heap.removeFirst()
        return first
    }

    /// Removes all obsolete entries if they are the majority.
    ///
    /// - Parameter open: the number of open requests.
    mutating func tidy(open: Int, _ isOpen: (Entry) -> Bool) {
        guard heap.count > 64, heap.count > 2 * open else { return }
        heap.removeAll { !isOpen($0) }
    }
}
