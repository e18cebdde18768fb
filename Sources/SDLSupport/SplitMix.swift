/// A random number generator with a seed (SplitMix64). Equal seeds give equal numbers.
package struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator. The factor for the seed must differ from the step of the generator. Otherwise, adjacent
    /// seeds would give the same sequence, shifted by one number.
    package init(_ seed: UInt64) { state = (seed &+ 1) &* 0xD134_2543_DE82_EF95 }

    /// Creates a generator for a name. Each name has its own sequence, so that an additional name does not change the
    /// numbers of other names.
    package init(_ seed: UInt64, for name: String) {
        self.init(name.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    package mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &self)! }
}
