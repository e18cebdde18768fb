import SDLSupport
import Testing

@testable import SDLManagers

/// Tests that a task does not count as unfinished work while it waits. Work that the task has started counts as
/// unfinished work.
@MainActor
@Suite struct PausingTests {
    @Test func `settled returns only after the started work is done`() async {
        let inFlight = InFlightCounter()
        var steps: [String] = []
        var done: (@MainActor @Sendable (Int) -> Void)?
        inFlight.begin()
        let waiter = Task {
            if await inFlight.settled(within: .seconds(3600)) { steps.append("settled") }
        }
        for _ in 0..<20 { await Task.yield() }
        let work = Task {
            let value = await pausing(inFlight) { (taker: @escaping @MainActor @Sendable (Int) -> Void) in
                inFlight.begin()
                done = taker
            }
            steps.append("took \(value)")
            inFlight.end()
        }
        while done == nil { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
        #expect(steps == [])
        done?(7)
        inFlight.end()
        await work.value
        await waiter.value
        #expect(steps == ["took 7", "settled"])
    }
}
