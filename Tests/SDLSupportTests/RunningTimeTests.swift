import SDLSupport
import Testing

/// Tests of a clock that advances by at most a limit while its process is stopped, for example by a debugger.
@Suite struct RunningTimeTests {
    private static let second: Int64 = 1_000_000_000

    @Test func `read often, it shows the same time as any clock`() {
        var time = RunningTime(from: 7, longestGap: .seconds(1))
        for tenth in 0...50 {
            let clock = 7 + Int64(tenth) * Self.second / 10
            #expect(time.now(at: clock).milliseconds == Int64(tenth) * 100)
        }
    }

    @Test(
        arguments: [
            // Each row: the seconds of the clock at each reading, and the running time at these readings.
            ([1, 2, 3], [1, 2, 3]),
            // An hour in a debugger counts as one second.
            ([1, 3601, 3602], [1, 2, 3]),
            // The process stops twice.
            ([100, 200], [1, 2]),
            // Readings may come in the wrong order. The running time never decreases.
            ([1, 2, 1, 3], [1, 2, 2, 3]),
        ] as [([Int64], [Int64])])
    func `a gap above the limit counts as the limit`(looks: [Int64], lived: [Int64]) {
        var time = RunningTime(from: 0, longestGap: .seconds(1))
        #expect(looks.map { time.now(at: $0 * Self.second).milliseconds } == lived.map { $0 * 1000 })
    }

    @Test func `without a limit, a gap counts in full`() {
        var time = RunningTime(from: 0, longestGap: nil)
        #expect(time.now(at: 3600 * Self.second).milliseconds == 3_600_000)
        #expect(time.nextReading(before: nil) == nil)
    }

    @Test func `the next reading is at the alarm, at the latest before a stop would be detected`() {
        var time = RunningTime(from: 0, longestGap: .seconds(1))
        _ = time.now(at: 100 * Self.second)
        // The clock has ignored 99 of 100 seconds. So an alarm that is due at 1.1 s rings when the clock shows 100.1 s.
        #expect(time.nextReading(before: Instant(nanoseconds: Self.second * 11 / 10)) == Self.second * 1001 / 10)
        #expect(time.nextReading(before: Instant(nanoseconds: 9 * Self.second)) == Self.second * 10025 / 100)
        #expect(time.nextReading(before: nil) == Self.second * 10025 / 100)
    }

    @Test func `a timekeeper with skipsStops rings its alarms`() async {
        let keeper = SystemTimekeeper(skipsStops: true)
        let begin = keeper.now
        await withCheckedContinuation { continuation in
            keeper.ring(after: .milliseconds(600)) { continuation.resume() }
        }
        #expect(keeper.now - begin >= .milliseconds(600))
    }
}
