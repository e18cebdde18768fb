/// Hands out ids of a range one after the other, and the gaps once its end has been reached.
struct Numbering: Equatable {
    private let range: ClosedRange<Int>
    private var last: Int

    init(_ range: ClosedRange<Int>) {
        self.range = range
        last = range.lowerBound - 1
    }

    /// The next id, where nobody holds one for so long that it comes again.
    mutating func next() -> Int {
        last = last < range.upperBound ? last + 1 : range.lowerBound
        return last
    }

    /// The next id that is not taken; nil when all are.
    mutating func next(isTaken: (Int) -> Bool) -> Int? {
        for _ in range {
            let candidate = next()
            if !isTaken(candidate) { return candidate }
        }
        return nil
    }

    /// Begins anew: nothing is taken any more.
    mutating func reset() {
        last = range.lowerBound - 1
    }
}
