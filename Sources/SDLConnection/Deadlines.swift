import SDLSupport

/// The time limits of open requests, earliest first.
///
/// The entry of a request that ends early stays until it is the first entry. If such entries are the majority, all of
/// them are removed.
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

    /// Removes and returns the first entry if it is due and its request is open.
    mutating func take(dueBy instant: Instant, _ isOpen: (Entry) -> Bool) -> Entry? {
        guard let first = next(isOpen), first.due <= instant else { return nil }
        heap.removeFirst()
        return first
    }

    /// Removes obsolete entries if they are the majority.
    ///
    /// - Parameter open: the number of open requests.
    mutating func tidy(open: Int, _ isOpen: (Entry) -> Bool) {
        guard heap.count > 64, heap.count > 2 * open else { return }
        heap.removeAll { !isOpen($0) }
    }
}
