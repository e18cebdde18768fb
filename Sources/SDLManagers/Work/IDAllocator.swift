/// Allocates ids in ascending order within a range. After the last id of the range, the first id follows.
struct IDAllocator: Equatable {
    private let range: ClosedRange<Int>
    private var last: Int

    init(_ range: ClosedRange<Int>) {
        self.range = range
        last = range.lowerBound - 1
    }

    /// Returns the next id without checking whether the id is in use. Use this method only if each id is free again
    /// long before the range restarts.
    mutating func next() -> Int {
        last = last < range.upperBound ? last + 1 : range.lowerBound
        return last
    }

    /// Returns the next id for which `isTaken` returns false; nil if all ids of the range are taken.
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
