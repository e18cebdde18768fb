/// Hands out ids of a range one after the other, and the gaps once its end has been reached.
struct Numbering: Equatable {
    private let range: ClosedRange<Int>
    private var last: Int

    init(_ range: ClosedRange<Int>) {
        // In any order.
        self.range = range
        last = range.lowerBound - 1
    }

    /// The next id that is not taken; nil when all are.
    mutating func next(isTaken: (Int) -> Bool) -> Int? {
        var candidate = last
        for _ in range {
            candidate = candidate < range.upperBound ? candidate + 1 : range.lowerBound
            if !isTaken(candidate) {
                last = candidate
                return candidate
            }
        }
        return nil
    }

    /// Begins anew: nothing is taken any more.
    mutating func reset() {
        last = range.lowerBound - 1
    }
}
