import Testing

@testable import SDLSupport

@Suite struct LazyValueTests {
    @Test func `computes its value once, at the first access, with concurrent callers`() async {
        let times = Lock(0)
        let lazily = LazyValue {
            times.withLock { times in
                times += 1
                return times
            }
        }
        #expect(times.withLock { $0 } == 0)
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { lazily.made } }
            for await made in group { #expect(made == 1) }
        }
        #expect(times.withLock { $0 } == 1)
    }
}
