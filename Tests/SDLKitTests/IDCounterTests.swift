import SDLSupport
import Testing

@testable import SDLManagers

/// Tests of counters for ids, and of the delays between connection attempts.
@Suite struct IDCounterTests {
    @Test func `A counter starts at 1`() {
        var numbers = IDCounter()
        #expect((1...3).map { _ in numbers.next() } == [1, 2, 3] && numbers.last == 3)
    }

    @Test func `After too many requests, the first delay is the longest one`() {
        let patience = ReconnectBackoff()
        #expect(patience.delay(after: patience.rare) == patience.longest)
        #expect(patience.delay(after: patience.rare - 1) < patience.longest)
    }

    @Test func `Each delay is twice the previous one, for at most twenty attempts`() {
        var patience = ReconnectBackoff()
        patience.longest = .seconds(10_000_000)
        let pauses = (0...21).map { patience.delay(after: $0) }
        #expect(pauses[0] == .milliseconds(500))
        #expect((1...20).allSatisfy { pauses[$0] == pauses[$0 - 1] * 2 } && pauses[21] == pauses[20])
        #expect(patience.delay(after: .max) == pauses[20])
    }
}
