import SDLManagers
import SDLSupport
import Testing

/// Tests that the library collects an app's changes to a screen and sends the changes together.
@MainActor
@Suite struct FlushTests {
    @MainActor final class Member: Flushable {
        let note: () -> Void
        init(_ note: @escaping () -> Void) { self.note = note }
        func flush() { note() }
    }

    @Test func `All members marked in one run loop turn are flushed once, in order, between began and ended`()
        async
    {
        let inFlight = InFlightCounter()
        let queue = FlushQueue(inFlight: inFlight)
        var lines: [String] = []
        let members = ["one", "two", "three"].map { name in Member { lines.append(name) } }
        for member in members { queue.add(member) }
        queue.began = { lines.append("began") }
        queue.ended = { lines.append("ended") }
        queue.together = { body in
            lines.append("(")
            body()
            lines.append(")")
        }
        for member in [members[2], members[0], members[2]] { queue.mark(member) }
        #expect(lines == ["began"])
        await inFlight.settled()
        #expect(lines == ["began", "(", "one", "three", ")", "ended"])
        queue.mark(members[1])
        await inFlight.settled()
        #expect(lines.suffix(5) == ["began", "(", "two", ")", "ended"])
    }

    @Test func `A member marked during a flush is flushed in the next run loop turn`() async {
        let inFlight = InFlightCounter()
        let queue = FlushQueue(inFlight: inFlight)
        var (rounds, turns) = (0, 0)
        var again: Member?
        let member = Member {
            rounds += 1
            if rounds < 3, let again { queue.mark(again) }
        }
        again = member
        queue.add(member)
        queue.ended = { turns += 1 }
        queue.mark(member)
        await inFlight.settled()
        #expect(rounds == 3 && turns == 3)
        queue.mark(member)
        await inFlight.settled()
        #expect(rounds == 4 && turns == 4)
    }
}
