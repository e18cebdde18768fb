import SDLSupport
import Testing

@Suite struct InstantTests {
    @Test func `A sum or a difference that Int64 cannot count is the nearest one that it can`() {
        #expect(Instant.zero + .seconds(Int64.max) == Instant(nanoseconds: .max))
        #expect(Instant.zero + .seconds(Int64.min) == Instant(nanoseconds: .min))
        #expect(Instant(nanoseconds: .max) + .nanoseconds(1) == Instant(nanoseconds: .max))
        #expect(Instant(nanoseconds: .min) + .nanoseconds(-1) == Instant(nanoseconds: .min))
        #expect(Instant(nanoseconds: .max) - Instant(nanoseconds: -1) == .nanoseconds(Int64.max))
        #expect(Instant(nanoseconds: .min) - Instant(nanoseconds: 1) == .nanoseconds(Int64.min))
    }

    @Test(
        arguments: [
            (.seconds(1), 1_000_000_000), (.nanoseconds(-3), -3), (.milliseconds(-1_500), -1_500_000_000),
            (.nanoseconds(Int64.max), Int64.max), (.nanoseconds(Int64.min), Int64.min),
            (.seconds(Int64.max), Int64.max),
            (.seconds(9_223_372_037), Int64.max), (.seconds(-9_223_372_037), Int64.min),
        ] as [(Duration, Int64)])
    func `A duration has the nearest count of nanoseconds`(duration: Duration, nanoseconds: Int64) {
        #expect(duration.nanoseconds == nanoseconds)
    }

    @Test(
        arguments: [
            (1.9, 1), (-1.9, -1), (1e300, Int64.max), (-1e300, Int64.min), (.infinity, Int64.max), (.nan, 0),
            (9.3e18, Int64.max),
        ] as [(Double, Int64)])
    func `A number is clamped to an integer`(number: Double, whole: Int64) {
        #expect(Int64(clamping: number) == whole)
    }
}
