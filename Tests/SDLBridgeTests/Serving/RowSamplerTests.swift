import SDLLog
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `Thinning a flood` {
    private let clock = ManualTimekeeper()
    private let came = Lock<[UInt64]>([])

    private func thinner(_ perSecond: Int) -> RowSampler {
        RowSampler(perSecond: perSecond, timekeeper: clock) { [came] row in came.withLock { $0.append(row.facts.seq) } }
    }

    private func row(_ number: UInt64) -> LogRow {
        LogRow(facts: RowFacts(seq: number, at: .zero, kind: "rpc", source: .headUnit), json: [])
    }

    @Test func `The first goes at once, and of what comes in between the newest, when its time has come`() {
        let thinner = thinner(10)
        for number in 1...5 { thinner.send(row(UInt64(number)), isOneOfMany: true) }
        #expect(came.withLock { $0 } == [1])
        clock.advance(by: .milliseconds(99))
        #expect(came.withLock { $0 } == [1])
        clock.advance(by: .milliseconds(1))
        #expect(came.withLock { $0 } == [1, 5])
        clock.advance(by: .seconds(1))
        #expect(came.withLock { $0 } == [1, 5])
    }

    @Test func `What must not be missed goes at once, and nothing older after it`() {
        let thinner = thinner(10)
        thinner.send(row(1), isOneOfMany: false)
        thinner.send(row(2), isOneOfMany: true)
        thinner.send(row(3), isOneOfMany: false)
        clock.advance(by: .seconds(1))
        #expect(came.withLock { $0 } == [1, 3])
    }

    @Test func `After its end nothing comes`() {
        let thinner = thinner(10)
        thinner.send(row(1), isOneOfMany: true)
        thinner.send(row(2), isOneOfMany: true)
        thinner.stop()
        thinner.send(row(3), isOneOfMany: false)
        clock.advance(by: .seconds(1))
        #expect(came.withLock { $0 } == [1])
    }
}
