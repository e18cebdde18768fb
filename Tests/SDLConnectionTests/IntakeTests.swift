import SDLConnection
import SDLSupport
import SDLTransport
import Testing

/// Tests of the limit for received bytes that the receiver has not acknowledged. All connections of a slow receiver
/// share this limit.
@Suite struct IntakeTests {
    /// A receiver that acknowledges received bytes only when the test calls `work()`.
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

    @Test func `a hundred flooding connections stay within the limit, and each gets a little`() {
        let intake = Intake(bytes: 10_000, least: 10)
        let pairs = (0..<100).map { _ in pair(intake) }
        for (near, _) in pairs { near.send([[UInt8](repeating: 1, count: 100_000)]) }
        #expect(intake.bytes <= 10_000 + 100 * 10)
        #expect(pairs.allSatisfy { !$0.far.bytes.isEmpty })
        #expect(pairs[0].far.bytes.count == 5_000)
        for (_, far) in pairs { far.pipe.close("over") }
    }

    @Test func `all bytes arrive in order, in several turns, and then the end`() {
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

    @Test func `a paused pipe reports the end at once when the rest is dropped`() {
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

    @Test func `a released pipe returns its budget`() {
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
