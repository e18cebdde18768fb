import SDLSupport
import Testing

/// A clock that leaves out the time in which its process stood still.
@Suite struct LivedTimeTests {
    private static let second: Int64 = 1_000_000_000

    @Test func `Looked at often, it tells the time as any clock does`() {
        var time = LivedTime(from: 7, longestGap: .seconds(1))
        for tenth in 0...50 {
            let clock = 7 + Int64(tenth) * Self.second / 10
            #expect(time.now(at: clock).milliseconds == Int64(tenth) * 100)
        }
    }

    @Test(
        arguments: [
            // Seconds of the clock at each look, and what has been lived then.
            ([1, 2, 3], [1, 2, 3]),
            // An hour in a debugger is a second.
            ([1, 3601, 3602], [1, 2, 3]),
            // Two stops in a row.
            ([100, 200], [1, 2]),
            // Looks may come late to the lock: time never goes back.
            ([1, 2, 1, 3], [1, 2, 2, 3]),
        ] as [([Int64], [Int64])])
    func `A gap longer than the longest counts as that one`(looks: [Int64], lived: [Int64]) {
        var time = LivedTime(from: 0, longestGap: .seconds(1))
        #expect(looks.map { time.now(at: $0 * Self.second).milliseconds } == lived.map { $0 * 1000 })
    }

    @Test func `Where all time counts, a gap is time`() {
        var time = LivedTime(from: 0, longestGap: nil)
        #expect(time.now(at: 3600 * Self.second).milliseconds == 3_600_000)
        #expect(time.nextLook(before: nil) == nil)
    }

    @Test func `An alarm is waited for by the clock that does not stop, and never longer than a look can wait`() {
        var time = LivedTime(from: 0, longestGap: .seconds(1))
        _ = time.now(at: 100 * Self.second)
        // Ninety-nine of the hundred seconds were lost, so what is due at 1.1 s is due at 100.1 on the clock.
        #expect(time.nextLook(before: Instant(nanoseconds: Self.second * 11 / 10)) == Self.second * 1001 / 10)
        #expect(time.nextLook(before: Instant(nanoseconds: 9 * Self.second)) == Self.second * 10025 / 100)
        #expect(time.nextLook(before: nil) == Self.second * 10025 / 100)
    }

    @Test func `A timekeeper that skips stops rings what is set`() async {
        let keeper = SystemTimekeeper(skipsStops: true)
        let begin = keeper.now
        await withCheckedContinuation { continuation in
            keeper.ring(after: .milliseconds(600)) { continuation.resume() }
        }
        #expect(keeper.now - begin >= .milliseconds(600))
    }
}
