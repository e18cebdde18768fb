import JSON
import Testing

@testable import SessionReplay

/// Tests inputs that quickly follow each other, and changes of the screen shortly before or after an input.
@Suite struct TimingTests {
    /// Returns a session with three button presses, `pause` milliseconds apart. A text on the screen changes `change`
    /// milliseconds after the second press. After `back` more milliseconds, the old text returns.
    private static func quick(_ pause: Double, change: Double? = 5, back: Double? = nil) -> SessionFixture {
        var moments: [(at: Double, what: (inout SessionFixture) -> Void)] = (1...3).map { number in
            (Double(number) * pause, { $0.press("Press \(number)") })
        }
        if let change {
            moments.append((2 * pause + change, { $0.screen("Changed") }))
            if let back { moments.append((2 * pause + change + back, { $0.screen("Start") })) }
        }
        var (fixture, at) = (SessionFixture(), 0.0)
        fixture.screen("Start")
        for moment in moments.sorted(by: { $0.at < $1.at }) {
            fixture.wait(moment.at - at)
            at = moment.at
            moment.what(&fixture)
        }
        fixture.wait(9_000)
        fixture.note("output", ["text": "the end"])
        return fixture
    }

    /// Pairs of a session and a replay that are not equal. The tests of the page use the same pairs.
    static let cases: [(String, SessionFixture, SessionFixture)] = [
        ("a change that is missing", quick(100), quick(100, change: nil)),
        ("a change just before or just after the next press", quick(100, change: 99), quick(100, change: 101)),
        ("a change that comes earlier", quick(100, change: 101), quick(100, change: 0)),
        ("a change that comes much later", quick(2_000, change: 0), quick(2_000, change: 6_000)),
        ("a temporary change", quick(5_000, change: 10, back: 4_000), quick(5_000, change: nil)),
        ("a temporary change during an input", quick(5_000, change: 10, back: 7_000), quick(5_000, change: nil)),
    ]

    @Test(arguments: [100.0, 400, 5_000])
    func `A missing change is reported with its input, at any pace`(_ pause: Double) throws {
        let found = try difference(Self.quick(pause), Self.quick(pause, change: nil))
        #expect(found?.number == 2)
        #expect(found?.lines.map(\.what) == ["screen mainField1"])
    }

    @Test func `A change that comes slightly later or earlier than an input is no difference`() throws {
        #expect(try difference(Self.quick(100, change: 99), Self.quick(100, change: 101)) == nil)
        #expect(try difference(Self.quick(100, change: 101), Self.quick(100, change: 0)) == nil)
        #expect(try difference(Self.quick(100, change: 0), Self.quick(100, change: 130)) == nil)
    }

    @Test func `A change that comes much later is reported with its input`() throws {
        #expect(try difference(Self.quick(2_000, change: 0), Self.quick(2_000, change: 6_000))?.number == 2)
    }

    @Test func `A temporary change counts only if an input came during it`() throws {
        #expect(try difference(Self.quick(5_000, change: 10, back: 4_000), Self.quick(5_000, change: nil)) == nil)
        #expect(try difference(Self.quick(5_000, change: 10, back: 7_000), Self.quick(5_000, change: nil))?.number == 2)
    }
}
