import SDLKit
import Testing

/// Tests that an overlay's seconds and values are converted to the numbers in the request.
@Suite struct OverlayNumberTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let row: String
        let duration: OverlayDuration
        let seconds: Double
        let milliseconds: Int?
        var testDescription: String { "\(row): \(seconds) s" }
    }

    static let cases: [Case] = [
        Case(row: "OVL-25", duration: .alert, seconds: 0, milliseconds: nil),
        Case(row: "OVL-25", duration: .alert, seconds: 2.999, milliseconds: 3000),
        Case(row: "OVL-25", duration: .alert, seconds: 3, milliseconds: 3000),
        Case(row: "OVL-24", duration: .alert, seconds: 4.5, milliseconds: 4500),
        Case(row: "OVL-25", duration: .alert, seconds: 10, milliseconds: 10000),
        Case(row: "OVL-20", duration: .alert, seconds: 10.001, milliseconds: 10000),
        Case(row: "OVL-21", duration: .alert, seconds: -1, milliseconds: 3000),
        Case(row: "OVL-20", duration: .alert, seconds: .infinity, milliseconds: 10000),
        Case(row: "OVL-26", duration: .scrollableMessage, seconds: 0, milliseconds: nil),
        Case(row: "OVL-26", duration: .scrollableMessage, seconds: 0.999, milliseconds: 1000),
        Case(row: "OVL-26", duration: .scrollableMessage, seconds: 65.535, milliseconds: 65535),
        Case(row: "OVL-26", duration: .scrollableMessage, seconds: 65.536, milliseconds: 65535),
        Case(row: "OVL-27", duration: .slider, seconds: 0, milliseconds: nil),
        Case(row: "OVL-27", duration: .slider, seconds: 0.5, milliseconds: 1000),
        Case(row: "OVL-27", duration: .slider, seconds: 70, milliseconds: 65535),
        Case(row: "OVL-23, OVL-81", duration: .audioInput, seconds: 0, milliseconds: 1_000_000),
        Case(row: "OVL-28", duration: .audioInput, seconds: 0.0004, milliseconds: 1),
        Case(row: "OVL-28", duration: .audioInput, seconds: 1000, milliseconds: 1_000_000),
        Case(row: "OVL-28", duration: .audioInput, seconds: 1000.001, milliseconds: 1_000_000),
        Case(row: "OVL-28", duration: .audioInput, seconds: -1, milliseconds: 1),
        Case(row: "OVL-29", duration: .interaction, seconds: 0, milliseconds: nil),
        Case(row: "OVL-29", duration: .interaction, seconds: 1, milliseconds: 5000),
        Case(row: "OVL-29", duration: .interaction, seconds: 200, milliseconds: 100_000),
        Case(row: "OVL-30", duration: .subtleAlert, seconds: 0, milliseconds: nil),
        Case(row: "OVL-30", duration: .subtleAlert, seconds: 1, milliseconds: 3000),
    ]

    @Test(arguments: cases) func `A duration is clamped, or omitted if it is 0`(_ one: Case) {
        #expect(one.duration.milliseconds(for: one.seconds) == one.milliseconds)
    }

    @Test(arguments: [(-10, 1), (0, 11), (10, 21)])
    func `OVL-106: minus ten to ten has 21 ticks, and values map to the right positions`(_ value: Int, _ position: Int)
        throws
    {
        let scale = try SliderScale(minimum: -10, maximum: 10)
        #expect(scale.ticks == 21)
        #expect(scale.position(of: value) == position)
        #expect(scale.value(at: position) == value)
    }

    @Test func `OVL-104: a range with one value, a reversed one, or one with over 26 values is refused`() {
        #expect(throws: SliderScale.Refusal.tooFewValues(minimum: 3, maximum: 3)) {
            try SliderScale(minimum: 3, maximum: 3)
        }
        #expect(throws: SliderScale.Refusal.tooFewValues(minimum: 4, maximum: 3)) {
            try SliderScale(minimum: 4, maximum: 3)
        }
        #expect(throws: SliderScale.Refusal.tooManyValues(count: 27)) { try SliderScale(minimum: 0, maximum: 26) }
        #expect((try? SliderScale(minimum: 0, maximum: 25))?.ticks == 26)
        #expect((try? SliderScale(minimum: 0, maximum: 1))?.ticks == 2)
        #expect((try? SliderScale(minimum: 0, maximum: .max - 1, scaling: true))?.value(at: 26) == .max - 1)
        #expect(throws: SliderScale.Refusal.tooManyValues(count: .max)) {
            try SliderScale(minimum: .min, maximum: .max)
        }
    }

    @Test func `OVL-109: a value outside the range is at the nearest end`() throws {
        let scale = try SliderScale(minimum: 1, maximum: 5)
        #expect(scale.position(of: 99) == 5)
        #expect(scale.position(of: -99) == 1)
    }

    @Test func `Ruling 54: a position that the slider does not have gives no value`() throws {
        let scale = try SliderScale(minimum: 1, maximum: 5)
        #expect(scale.value(at: 0) == nil)
        #expect(scale.value(at: 6) == nil)
    }

    @Test func `FND-61, OVL-105: with scaling, 101 values are spread over 26 ticks, including both ends`() throws {
        let scale = try SliderScale(minimum: -50, maximum: 50, scaling: true)
        #expect(scale.ticks == 26)
        #expect(throws: SliderScale.Refusal.tooManyValues(count: 27)) { try SliderScale(minimum: 0, maximum: 26) }
        #expect(try SliderScale(minimum: 0, maximum: 25) == SliderScale(minimum: 0, maximum: 25, scaling: true))
        let whole = try SliderScale(minimum: 0, maximum: 25, scaling: true)
        #expect((1...26).map { whole.value(at: $0) } == Array(0...25))
        #expect(scale.position(of: -50) == 1 && scale.position(of: 0) == 14 && scale.position(of: 46) == 25)
        #expect((1...26).map { scale.value(at: $0) } == (0...25).map { -50 + 4 * $0 })
        #expect(scale.position(of: 50) == 26)
    }
}
