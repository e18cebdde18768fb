import SDLSupport
import Testing

@testable import SDLManagers

/// When the ends are told that nobody else brings.
@MainActor
@Suite struct EndingsTests {
    let clock = ManualTimekeeper()
    let flight = Flight()

    @MainActor final class Told {
        var lines: [String] = []
    }

    let told = Told()

    func note(_ line: String) -> @MainActor () -> Void {
        { [told] in told.lines.append(line) }
    }

    @Test func `What is answered is told at once, and within a teardown after it, each time`() async {
        let endings = Endings(timekeeper: clock, flight: flight)
        for _ in 1...3 {
            endings.tearDown {
                // One teardown may lead to another.
                endings.tearDown {}
                endings.deliver(note("end"))
                told.lines.append("torn down: \(endings.isTearingDown)")
            }
            await flight.settled()
        }
        let once = ["torn down: true", "end"]
        #expect(told.lines == once + once + once && !endings.isTearingDown)
        endings.deliver(note("answer"))
        #expect(told.lines.last == "answer")
    }

    @Test func `Ends are told after the turn, in their order, and what is asked again within one a second later`() async
    {
        let endings = Endings(timekeeper: clock, flight: flight)
        endings.later(note("one"))
        endings.later { [told] in
            told.lines.append("two")
            endings.later(self.note("again"))
            endings.later(self.note("and again"))
        }
        endings.later(note("three"))
        #expect(told.lines == [])
        await clock.advance(by: .milliseconds(999), settling: flight)
        #expect(told.lines == ["one", "two", "three"])
        await clock.advance(by: .milliseconds(1), settling: flight)
        #expect(told.lines == ["one", "two", "three", "again", "and again"])
        // Who asks later waits a second of its own, also where another is waiting.
        endings.later { [told] in
            endings.later {
                told.lines.append("A")
                endings.later(self.note("A again"))
            }
        }
        await clock.advance(by: .milliseconds(500), settling: flight)
        endings.later { endings.later(self.note("B")) }
        await clock.advance(by: .milliseconds(1499), settling: flight)
        #expect(told.lines.suffix(2) == ["A", "B"])
        await clock.advance(by: .milliseconds(1), settling: flight)
        #expect(told.lines.suffix(3) == ["A", "B", "A again"])
        // Afterwards all is as it was.
        endings.later(note("four"))
        await flight.settled()
        #expect(told.lines.last == "four")
    }
}
