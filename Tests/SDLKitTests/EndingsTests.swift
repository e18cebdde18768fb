import SDLSupport
import Testing

@testable import SDLManagers

/// Tests of the time at which completions run if the library itself creates the result. For example, before the app has
/// connected, the library creates an error.
@MainActor
@Suite struct EndingsTests {
    let clock = ControlledTimekeeper(pausedAt: .zero)
    let inFlight = InFlightCounter()

    @MainActor final class EventRecorder {
        var lines: [String] = []
    }

    let received = EventRecorder()

    func note(_ line: String) -> @MainActor () -> Void {
        { [received] in received.lines.append(line) }
    }

    @Test func `Answers are delivered immediately, and during a teardown after it`() async {
        let endings = Endings(timekeeper: clock, inFlight: inFlight)
        for _ in 1...3 {
            endings.tearDown {
                // A teardown may cause a further teardown.
                endings.tearDown {}
                endings.deliver(note("end"))
                received.lines.append("torn down: \(endings.isTearingDown)")
            }
            await inFlight.settled()
        }
        let once = ["torn down: true", "end"]
        #expect(received.lines == once + once + once && !endings.isTearingDown)
        endings.deliver(note("answer"))
        #expect(received.lines.last == "answer")
    }

    @Test func `Results are delivered in order in the next run loop turn; those of nested requests a second later`()
        async
    {
        let endings = Endings(timekeeper: clock, inFlight: inFlight)
        endings.later(note("one"))
        endings.later { [received] in
            received.lines.append("two")
            endings.later(self.note("again"))
            endings.later(self.note("and again"))
        }
        endings.later(note("three"))
        #expect(received.lines == [])
        await clock.advance(by: .milliseconds(999), settling: inFlight)
        #expect(received.lines == ["one", "two", "three"])
        await clock.advance(by: .milliseconds(1), settling: inFlight)
        #expect(received.lines == ["one", "two", "three", "again", "and again"])
        // Each later request waits its own second, even if another request is waiting.
        endings.later { [received] in
            endings.later {
                received.lines.append("A")
                endings.later(self.note("A again"))
            }
        }
        await clock.advance(by: .milliseconds(500), settling: inFlight)
        endings.later { endings.later(self.note("B")) }
        await clock.advance(by: .milliseconds(1499), settling: inFlight)
        #expect(received.lines.suffix(2) == ["A", "B"])
        await clock.advance(by: .milliseconds(1), settling: inFlight)
        #expect(received.lines.suffix(3) == ["A", "B", "A again"])
        // When all results are delivered, the initial state is restored.
        endings.later(note("four"))
        await inFlight.settled()
        #expect(received.lines.last == "four")
    }
}
