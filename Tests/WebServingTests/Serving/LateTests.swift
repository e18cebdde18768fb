import Glibc
import SDLSupport
import Testing
import WebSockets

@testable import WebServing

/// Tests for method calls on a connection or socket that has already ended. A new connection may already have the same
/// descriptor number.
@Suite
struct LateTests {
    private func pair() -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0)
        return (ends[0], ends[1])
    }

    /// Reads at most one byte. Returns the number of read bytes: 0 at the end of the connection, and nil if the
    /// connection is open but has no bytes.
    private func heard(_ descriptor: Int32) -> Int? {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, 0)
        return count < 0 ? nil : count
    }

    @Test func `a last answer after the end of the loop closes its connection`() async {
        let loop = AcceptLoop(
            [], WebServer.Settings(), DescriptorBudget(wanted: 1, descriptors: 64),
            ConnectionRouter([], places: Quota(1)), health: { _, _ in nil },
            deliver: { _, _, _, _ in .taken })
        await loop.stop()
        let (ours, theirs) = pair()
        defer { close(theirs) }
        loop.linger(ours, Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
        #expect(heard(theirs) == 0)
    }

    @Test func `ringing a wake-up after its thread has ended reaches no other descriptor`() async throws {
        for _ in 0..<20 {
            var hangUps = DisconnectMonitor()
            hangUps.stop()
            // The thread keeps a reference until it has ended.
            try await eventually { isKnownUniquelyReferenced(&hangUps) }
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
