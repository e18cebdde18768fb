import Glibc
import SDLSupport
import Testing
import WebServing

@testable import SDLBridge

@Suite struct `Concurrency limits` {
    @Test func `run as many tasks as allowed, then the next, and refuse tasks above the limit`()
        async throws
    {
        let limit = ConcurrencyLimit("searches", atOnce: 1, waiting: 1)
        let (going, go) = AsyncStream.makeStream(of: Void.self)
        let (begun, begin) = AsyncStream.makeStream(of: Int.self)
        var began = begun.makeAsyncIterator()
        let first = Task {
            try await limit.run {
                begin.yield(1)
                for await _ in going { break }
            }
        }
        #expect(await began.next() == 1)
        let second = Task { try await limit.run { _ = begin.yield(2) } }
        while limit.waiting < 1 { await Task.yield() }
        do {
            try await limit.run {}
            Issue.record("a third task was accepted")
        } catch let problem as Problem {
            #expect(problem.status == .unavailable && problem.headers.field("Retry-After") == "1")
        }
        go.yield()
        #expect(await began.next() == 2)
        try await first.value
        try await second.value
        try await limit.run {}
    }

    @Test func `run on low-priority threads`() async throws {
        let limit = ConcurrencyLimit(
            "searches", atOnce: 1, waiting: 1, on: BackgroundThreads(named: "searches", count: 1))
        let niceness = try await limit.run {
            await Task.yield()
            return getpriority(Int32(PRIO_PROCESS.rawValue), 0)
        }
        #expect(niceness == getpriority(Int32(PRIO_PROCESS.rawValue), 0) + 10)
    }

    @Test func `drop a waiting task whose client has disconnected`() async throws {
        let limit = ConcurrencyLimit("searches", atOnce: 1, waiting: 1)
        let (going, go) = AsyncStream.makeStream(of: Void.self)
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let first = Task {
            try await limit.run {
                begin.yield()
                for await _ in going { break }
            }
        }
        for await _ in begun { break }
        let second = Task { try await limit.run { Issue.record("a cancelled task ran") } }
        while limit.waiting < 1 { await Task.yield() }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        go.yield()
        try await first.value
        try await limit.run {}
    }
}
