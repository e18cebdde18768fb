import SDLSupport
import Testing

/// Tests of a buffer that several holders share. Every holder may use the first half, the second half is divided
/// equally, and each holder has a guaranteed minimum.
@Suite struct FairBufferTests {
    @Test func `a single holder gets everything`() {
        let room = FairBuffer(total: 100, least: 2)
        #expect(room.take(60, holding: 0) == 50)
        #expect(room.take(10, holding: 50) == 0)
        #expect(room.used == 50)
        room.give(50, keeping: 0)
        #expect(room.used == 0)
    }

    @Test func `a large holder leaves an even share for later ones`() {
        let room = FairBuffer(total: 100, least: 2)
        #expect(room.take(50, holding: 0) == 50)
        #expect(room.take(50, holding: 0) == 25)
        #expect(room.take(50, holding: 0) == 16)
        #expect(room.take(50, holding: 0) == 9)
        // The buffer is full, so each further holder gets only the guaranteed minimum.
        #expect(room.take(50, holding: 0) == 2)
        #expect(room.take(50, holding: 2) == 0)
        #expect(room.used == 102)
    }

    @Test func `reserves nothing if the whole amount is not available`() {
        let room = FairBuffer(total: 100, least: 2)
        #expect(room.take(51, holding: 0, whole: true) == 0)
        #expect(room.take(50, holding: 0, whole: true) == 50)
        #expect(room.used == 50)
    }

    @Test func `returned bytes are available to others`() {
        let room = FairBuffer(total: 100, least: 2)
        #expect(room.take(50, holding: 0) == 50)
        room.give(30, keeping: 20)
        #expect(room.take(50, holding: 0) == 30)
        room.give(20, keeping: 0)
        room.give(30, keeping: 0)
        #expect(room.take(50, holding: 0) == 50)
    }

    @Test func `QueueDelay reports the longest wait of the last seconds`() {
        let lateness = QueueDelay()
        #expect(lateness.value(at: .ms(0)) == .zero)
        lateness.note(.seconds(2), at: .ms(1_000))
        lateness.note(.milliseconds(1), at: .ms(2_000))
        #expect(lateness.value(at: .ms(3_000)) == .seconds(2))
        #expect(lateness.value(at: .ms(6_000)) == .zero)
        lateness.note(.milliseconds(1), at: .ms(7_000))
        #expect(lateness.value(at: .ms(7_000)) == .milliseconds(1))
    }
}

extension Instant {
    fileprivate static func ms(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }
}
