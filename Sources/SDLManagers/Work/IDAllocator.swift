/// Allocates ids in ascending order within a range. After the highest id, the allocation starts again at the lowest.
struct IDAllocator: Equatable {
    private let range: ClosedRange<Int>
    private var last: Int

    init(_ range: ClosedRange<Int>) {
        self.range = range
        last = range.lowerBound - 1
    }

    /// Returns the next id without checking whether it is in use. Use this method only if ids are free again long
    /// before the allocation starts again at the lowest id.
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
