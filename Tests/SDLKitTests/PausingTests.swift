import SDLSupport
import Testing

@testable import SDLManagers

/// Work that waits for a value is not under way, and what it has begun is.
@MainActor
@Suite struct PausingTests {
    @Test func `Until what it has begun is done, nothing has settled`() async {
        let flight = Flight()
        var steps: [String] = []
        var done: (@MainActor @Sendable (Int) -> Void)?
        flight.begin()
        let waiter = Task {
            if await flight.settled(within: .seconds(3600)) { steps.append("settled") }
        }
        for _ in 0..<20 { await Task.yield() }
        let work = Task {
            let value = await pausing(flight) { (taker: @escaping @MainActor @Sendable (Int) -> Void) in
                flight.begin()
                done = taker
            }
            steps.append("took \(value)")
            flight.end()
        }
        while done == nil { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
        #expect(steps == [])
        done?(7)
        flight.end()
        await work.value
        await waiter.value
        #expect(steps == ["took 7", "settled"])
    }
}
