import SDLLog
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `A row sampler` {
    private let clock = ControlledTimekeeper(pausedAt: .zero)
    private let came = Lock<[UInt64]>([])

    private func thinner(_ perSecond: Int) -> RowSampler {
        RowSampler(perSecond: perSecond, timekeeper: clock) { [came] row in came.withLock { $0.append(row.facts.seq) } }
    }

    private func row(_ number: UInt64) -> LogRow {
        LogRow(facts: RowFacts(seq: number, at: .zero, kind: "rpc", source: .headUnit), json: [])
    }

    @Test func `sends the first row at once, and then the newest at the next interval`() {
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

    @Test func `sends a row that must not be missed at once, and nothing older after it`() {
        let thinner = thinner(10)
        thinner.send(row(1), isOneOfMany: false)
        thinner.send(row(2), isOneOfMany: true)
        thinner.send(row(3), isOneOfMany: false)
        clock.advance(by: .seconds(1))
        #expect(came.withLock { $0 } == [1, 3])
    }

    @Test func `sends nothing after its end`() {
        let thinner = thinner(10)
        thinner.send(row(1), isOneOfMany: true)
        thinner.send(row(2), isOneOfMany: true)
        thinner.stop()
        thinner.send(row(3), isOneOfMany: false)
        clock.advance(by: .seconds(1))
        #expect(came.withLock { $0 } == [1])
    }
}
