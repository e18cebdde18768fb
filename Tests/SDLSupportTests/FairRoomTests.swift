import SDLSupport
import Testing

/// Room that many share: a half for the first to come, the rest in even parts, and a little for everybody.
@Suite struct FairRoomTests {
    @Test func `One that is alone has all of it`() {
        let room = FairRoom(total: 100, least: 2)
        #expect(room.take(60, holding: 0) == 50)
        #expect(room.take(10, holding: 50) == 0)
        #expect(room.used == 50)
        room.give(50, keeping: 0)
        #expect(room.used == 0)
    }

    @Test func `One that holds much leaves an even part to each of those who come after`() {
        let room = FairRoom(total: 100, least: 2)
        #expect(room.take(50, holding: 0) == 50)
        #expect(room.take(50, holding: 0) == 25)
        #expect(room.take(50, holding: 0) == 16)
        #expect(room.take(50, holding: 0) == 9)
        // Full: what everybody may have is all there is.
        #expect(room.take(50, holding: 0) == 2)
        #expect(room.take(50, holding: 2) == 0)
        #expect(room.used == 102)
    }

    @Test func `All or nothing takes nothing where not all is left`() {
        let room = FairRoom(total: 100, least: 2)
        #expect(room.take(51, holding: 0, whole: true) == 0)
        #expect(room.take(50, holding: 0, whole: true) == 50)
        #expect(room.used == 50)
    }

    @Test func `What is given back is there for others`() {
        let room = FairRoom(total: 100, least: 2)
        #expect(room.take(50, holding: 0) == 50)
        room.give(30, keeping: 20)
        #expect(room.take(50, holding: 0) == 30)
        room.give(20, keeping: 0)
        room.give(30, keeping: 0)
        #expect(room.take(50, holding: 0) == 50)
    }

    @Test func `The longest wait of the last seconds is told, and then forgotten`() {
        let lateness = Lateness()
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
