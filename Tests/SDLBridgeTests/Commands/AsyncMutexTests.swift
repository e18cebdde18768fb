import Foundation
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `A mutex for tasks` {
    @Test func `resumes a waiting task in the pool, not on the thread that unlocks`() async throws {
        let mutex = AsyncMutex()
        await mutex.lock()
        let (begun, gate, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), Lock(false))
        // Commands arrive on the inline executor's thread.
        Thread.detachNewThread {
            _ = Task.detached(executorPreference: InlineExecutor.shared) {
                #expect(InlineExecutor.isCurrent)
                begun.signal()
                await mutex.lock()
                Self.wait(for: gate)
                done.withLock { $0 = true }
                mutex.unlock()
            }
        }
        await Self.elsewhere { begun.wait() }
        // The waiting task blocks its thread; unlock() must still return.
        while mutex.waitingCount < 1 { await Task.yield() }
        mutex.unlock()
        #expect(!done.withLock { $0 })
        gate.signal()
        await mutex.lock()
        #expect(done.withLock { $0 })
    }

    @Test func `lets tasks through one at a time, in order`() async {
        let mutex = AsyncMutex()
        let order = Lock<[Int]>([])
        await mutex.lock()
        await withTaskGroup { group in
            for number in 0..<20 {
                group.addTask {
                    await mutex.lock()
                    order.withLock { $0.append(number) }
                    mutex.unlock()
                }
                while mutex.waitingCount <= number { await Task.yield() }
            }
            mutex.unlock()
        }
        #expect(order.withLock { $0 } == Array(0..<20))
        #expect(mutex.isFree)
    }

    private static func wait(for gate: DispatchSemaphore) { _ = gate.wait(timeout: .now() + 10) }

    private static func elsewhere(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                body()
                continuation.resume()
            }
        }
    }
}
