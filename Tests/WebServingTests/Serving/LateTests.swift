import Glibc
import SDLSupport
import Testing
import WebSockets

@testable import WebServing

/// What comes when those it was meant for have ended: by then their descriptors' numbers may be somebody else's.
@Suite(.timeLimit(.minutes(1)))
struct LateTests {
    private func pair() -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0)
        return (ends[0], ends[1])
    }

    /// What there is to read: nil where it is open and silent.
    private func heard(_ descriptor: Int32) -> Int? {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, 0)
        return count < 0 ? nil : count
    }

    @Test func `A last answer that comes after the loop has ended closes its connection`() async {
        let loop = AcceptLoop(
            [], AcceptLoop.Settings(), ConnectionRouter([], places: Quota(1)), health: { _, _ in nil },
            deliver: { _, _, _, _ in .taken })
        await loop.stop()
        let (ours, theirs) = pair()
        defer { close(theirs) }
        loop.linger(ours, Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
        #expect(heard(theirs) == 0)
    }

    @Test func `A bell that is rung when its thread has ended is heard by nobody else`() {
        for _ in 0..<20 {
            let hangUps = DisconnectMonitor()
            hangUps.stop()
            // Its thread ends.
            for _ in 0..<1_000 { sched_yield() }
            let others = (0..<8).map { _ in pair() }
            hangUps.stop()
            for (one, other) in others {
                #expect(heard(one) == nil && heard(other) == nil)
                close(one)
                close(other)
            }
        }
    }
}
