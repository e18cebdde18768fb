/// A mapping between a slider's values and the positions ("ticks") of the `Slider` request. OVL-104…106
package struct SliderScale: Equatable, Sendable {
    package static let tickLimits = 2...26

    package let minimum: Int
    package let maximum: Int
    package let ticks: Int
    private let isScaled: Bool

    package enum Refusal: Error, Equatable {
        /// The range has fewer than two values, or the maximum is below the minimum.
        case tooFewValues(minimum: Int, maximum: Int)
        /// The range has more values than a slider has ticks.
        case tooManyValues(count: Int)
    }

    /// Creates a scale. If `scaling` is true, a range of more than 26 values is mapped to 26 ticks, as in the draft of
    /// proposal SDL-0156. FND-61, ruling 11
    package init(minimum: Int, maximum: Int, scaling: Bool = false) throws(Refusal) {
        let (span, overflow) = maximum.subtractingReportingOverflow(minimum)
        guard !overflow, span < Int.max else { throw .tooManyValues(count: Int.max) }
        // OVL-104
        guard span >= 1 else { throw .tooFewValues(minimum: minimum, maximum: maximum) }
        let fits = span + 1 <= Self.tickLimits.upperBound
        guard fits || scaling else { throw .tooManyValues(count: span + 1) }
        self.minimum = minimum
        self.maximum = maximum
        ticks = fits ? span + 1 : Self.tickLimits.upperBound  // OVL-106
        isScaled = !fits
    }

    /// Returns the number of the tick for `value`. The first tick has the number 1. A value outside the range is
    /// treated as the nearest value of the range. OVL-105, OVL-109
    package func position(of value: Int) -> Int {
        let value = min(max(value, minimum), maximum)  // OVL-109
        guard isScaled else { return value - minimum + 1 }  // OVL-105
        let share = Double(value - minimum) / Double(maximum - minimum)
        return Int((share * Double(ticks - 1)).rounded()) + 1  // FND-61
    }

    /// Returns the value of the tick with the number `position`; nil if there is no such tick. Some head units have
    /// sent the position 0. Ruling 54
    package func value(at position: Int) -> Int? {
        guard (1...ticks).contains(position) else { return nil }
        guard isScaled else { return minimum + position - 1 }
        // The last tick returns `maximum`, because the rounded Double of a very large range could exceed `maximum`.
        guard position < ticks else { return maximum }
        let share = Double(position - 1) / Double(ticks - 1)
        return minimum + Int((share * Double(maximum - minimum)).rounded())
    }
}
