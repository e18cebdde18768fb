import SDLConnection
import SDLSupport
import SDLTransport
import Testing

/// What all connections together may have on its way to a receiver that is behind.
@Suite struct IntakeTests {
    /// A receiver that gives nothing back until it is told to.
    private final class Slow: BytePipeReceiver {
        private let state = Lock((bytes: [UInt8](), held: 0, end: PipeEnd?.none))
        let pipe: any BytePipe

        init(_ pipe: any BytePipe) {
            self.pipe = pipe
            pipe.open(self)
        }

        func pipeReceived(_ chunks: [[UInt8]]) {
            state.withLock { state in
                for chunk in chunks { state.bytes += chunk }
                state.held += chunks.byteCount
            }
        }
        func pipeHasRoom() {}
        func pipeEnded(_ end: PipeEnd) { state.withLock { $0.end = end } }

        var bytes: [UInt8] { state.withLock { $0.bytes } }
        var end: PipeEnd? { state.withLock { $0.end } }

        /// Has worked on what it was given.
        func work() {
            let held = state.withLock { state in
                defer { state.held = 0 }
                return state.held
            }
            pipe.consumed(held)
        }
    }

    private func pair(_ intake: Intake) -> (near: MemoryPipe, far: Slow) {
        let (near, far) = MemoryPipe.pair()
        return (near, Slow(intake.bounding(far)))
    }

    @Test func `A hundred that send all they can have no more on its way than the bound, and a little each`() {
        let intake = Intake(bytes: 10_000, least: 10)
        let pairs = (0..<100).map { _ in pair(intake) }
        for (near, _) in pairs { near.send([[UInt8](repeating: 1, count: 100_000)]) }
        #expect(intake.bytes <= 10_000 + 100 * 10)
        #expect(pairs.allSatisfy { !$0.far.bytes.isEmpty })
        #expect(pairs[0].far.bytes.count == 5_000)
        for (_, far) in pairs { far.pipe.close("over") }
    }

    @Test func `All of it comes in order, in as many turns as it takes, and then the end`() {
        let intake = Intake(bytes: 1_000, least: 10)
        let (near, far) = pair(intake)
        let (other, busy) = pair(intake)
        other.send([[UInt8](repeating: 0, count: 5_000)])
        let sent = (0..<3_000).map { UInt8(truncatingIfNeeded: $0) }
        near.send([Array(sent[..<1_234]), Array(sent[1_234...])])
        near.close("done")
        var turns = 0
        while far.end == nil, turns < 1_000 {
            turns += 1
            far.work()
        }
        #expect(far.bytes == sent)
        #expect(far.end == .closedByPeer("done"))
        #expect(turns > 3)
        #expect(busy.bytes.count < 5_000)
        far.work()
        busy.work()
        busy.pipe.close("over")
        #expect(busy.end == .closedHere("over"))
    }

    @Test func `Of a pipe that is held the end is told at once when the rest is dropped`() {
        let intake = Intake(bytes: 1_000, least: 10)
        let (near, far) = MemoryPipe.pair()
        let bounded = intake.bounding(far)
        let slow = Slow(bounded)
        bounded.holdReading()
        near.send([[1, 2, 3]])
        #expect(!bounded.isPeerGone)
        near.cut("pulled")
        #expect(bounded.isPeerGone)
        #expect(slow.end == nil)
        bounded.dropRest("gone")
        #expect(slow.bytes == [])
        #expect(slow.end == .lost("pulled"))
    }

    @Test func `A pipe that is let go gives back what it held`() {
        let intake = Intake(bytes: 1_000, least: 10)
        do {
            let (near, far) = pair(intake)
            near.send([[UInt8](repeating: 1, count: 400)])
            #expect(intake.bytes == 400)
            far.pipe.close("enough")
            #expect(far.end == .closedHere("enough"))
        }
        #expect(intake.bytes == 0)
    }
}
