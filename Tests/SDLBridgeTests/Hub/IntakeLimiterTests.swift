import SDLSupport
import Testing

@testable import SDLBridge

/// Tests for the limit on the number of journal entries that the hub has received but not yet processed.
@Suite struct IntakeLimiterTests {
    @Test func `reports the age of the oldest waiting entry`() async {
        let (clock, inFlight) = (ControlledTimekeeper(pausedAt: .zero), InFlightCounter())
        let gate = IntakeLimiter(timekeeper: clock)
        #expect(gate.lateness == .zero)
        gate.came(1)
        await clock.advance(by: .seconds(2), settling: inFlight)
        gate.came(1_000)
        #expect(gate.lateness == .seconds(2))
        await clock.advance(by: .seconds(1), settling: inFlight)
        gate.done(1)
        #expect(gate.lateness == .seconds(1))
        gate.done(1_000)
        #expect(gate.lateness == .zero)
    }
}
