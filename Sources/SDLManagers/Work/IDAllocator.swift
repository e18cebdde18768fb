/// Allocates the ids of a range in order. After the last id, ids that are free again are used.
struct IDAllocator: Equatable {
    private let range: ClosedRange<Int>
    private var last: Int

    init(_ range: ClosedRange<Int>) {
        self.range = range
        last = range.lowerBound - 1
    }

    /// Returns the next id without a check. Use this method for ids that are always released long before they are used
    /// again.
    mutating func next() -> Int {
        last = last < range.upperBound ? last + 1 : range.lowerBound
        return last
    }

    /// Returns the next free id; nil if all are taken.
    mutating func next(isTaken: (Int) -> Bool) -> Int? {
        for _ in range {
            let candidate = next()
            if !isTaken(candidate) { return candidate }
        }
        return nil
    }

    mutating func reset() {
        last = range.lowerBound - 1
    }
}
