import SDLSupport
import Testing

@testable import SDLManagers

/// Numbers that others are known by, and how long is waited after so many tries.
@Suite struct CountingTests {
    @Test func `Numbers are counted from 1`() {
        var numbers = Counting()
        #expect((1...3).map { _ in numbers.next() } == [1, 2, 3] && numbers.last == 3)
    }

    @Test func `Who has asked too much waits from the first as long as any, and not as if it had tried longer`() {
        let patience = Patience()
        #expect(patience.delay(after: patience.rare) == patience.longest)
        #expect(patience.delay(after: patience.rare - 1) < patience.longest)
    }

    @Test func `Each pause is twice as long as the one before, for twenty tries at most`() {
        var patience = Patience()
        patience.longest = .seconds(10_000_000)
        let pauses = (0...21).map { patience.delay(after: $0) }
        #expect(pauses[0] == .milliseconds(500))
        #expect((1...20).allSatisfy { pauses[$0] == pauses[$0 - 1] * 2 } && pauses[21] == pauses[20])
        #expect(patience.delay(after: .max) == pauses[20])
    }
}
