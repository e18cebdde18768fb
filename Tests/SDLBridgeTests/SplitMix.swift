/// A random source that a test can begin anew (SplitMix64).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    /// Seeds are spread by another factor than the steps, or one seed would be the next one's sequence a step later.
    init(_ seed: UInt64) { state = (seed &+ 1) &* 0xD134_2543_DE82_EF95 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
