import JSON
import Testing

@testable import SessionReplay

/// Given presses that come quickly, or changes that come close to them.
@Suite struct LookTests {
    /// Three presses, so many milliseconds apart; so long behind the second one a line changes, and so long behind that back.
    private static func quick(_ pause: Double, change: Double? = 5, back: Double? = nil) -> Story {
        var moments: [(at: Double, what: (inout Story) -> Void)] = (1...3).map { number in
            (Double(number) * pause, { $0.press("Press \(number)") })
        }
        if let change {
            moments.append((2 * pause + change, { $0.screen("Changed") }))
            if let back { moments.append((2 * pause + change + back, { $0.screen("Start") })) }
        }
        var (story, at) = (Story(), 0.0)
        story.screen("Start")
        for moment in moments.sorted(by: { $0.at < $1.at }) {
            story.wait(moment.at - at)
            at = moment.at
            moment.what(&story)
        }
        story.wait(9_000)
        story.note("output", ["text": "the end"])
        return story
    }

    /// Then and now, of each pace and place.
    static let stories: [(String, Story, Story)] = [
        ("a change that is missing", quick(100), quick(100, change: nil)),
        ("a change that came late, just behind the next press", quick(100, change: 99), quick(100, change: 101)),
        ("a change that came sooner", quick(100, change: 101), quick(100, change: 0)),
        ("a change that came much later", quick(2_000, change: 0), quick(2_000, change: 6_000)),
        ("what is there for a moment", quick(5_000, change: 10, back: 4_000), quick(5_000, change: nil)),
        ("what is there when an act comes", quick(5_000, change: 10, back: 7_000), quick(5_000, change: nil)),
    ]

    @Test(arguments: [100.0, 400, 5_000])
    func `Given a change that is missing, its act is named at any pace`(_ pause: Double) throws {
        let found = try difference(Self.quick(pause), Self.quick(pause, change: nil))
        #expect(found?.number == 2)
        #expect(found?.lines.map(\.what) == ["screen mainField1"])
    }

    @Test func `Given a change that came late, just behind the next press, nothing differs`() throws {
        #expect(try difference(Self.quick(100, change: 99), Self.quick(100, change: 101)) == nil)
        #expect(try difference(Self.quick(100, change: 101), Self.quick(100, change: 0)) == nil)
        #expect(try difference(Self.quick(100, change: 0), Self.quick(100, change: 130)) == nil)
    }

    @Test func `Given a change that came much later, its act is named`() throws {
        #expect(try difference(Self.quick(2_000, change: 0), Self.quick(2_000, change: 6_000))?.number == 2)
    }

    @Test func `Given what is there for a moment alone, it counts where an act came meanwhile`() throws {
        #expect(try difference(Self.quick(5_000, change: 10, back: 4_000), Self.quick(5_000, change: nil)) == nil)
        #expect(try difference(Self.quick(5_000, change: 10, back: 7_000), Self.quick(5_000, change: nil))?.number == 2)
    }
}
