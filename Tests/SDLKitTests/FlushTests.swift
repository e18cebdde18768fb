import SDLManagers
import SDLSupport
import Testing

/// Changes that are gathered, and what is told of their flush.
@MainActor
@Suite struct FlushTests {
    @MainActor final class Member: Flushable {
        let note: () -> Void
        init(_ note: @escaping () -> Void) { self.note = note }
        func flush() { note() }
    }

    @Test func `All that is marked in a turn is flushed once, in its order and together, between beginning and end`()
        async
    {
        let flight = Flight()
        let queue = FlushQueue(flight: flight)
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
        await flight.settled()
        #expect(lines == ["began", "(", "one", "three", ")", "ended"])
        queue.mark(members[1])
        await flight.settled()
        #expect(lines.suffix(5) == ["began", "(", "two", ")", "ended"])
    }

    @Test func `What a flush marks anew is flushed in a turn of its own`() async {
        let flight = Flight()
        let queue = FlushQueue(flight: flight)
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
        await flight.settled()
        #expect(rounds == 3 && turns == 3)
        queue.mark(member)
        await flight.settled()
        #expect(rounds == 4 && turns == 4)
    }
}
