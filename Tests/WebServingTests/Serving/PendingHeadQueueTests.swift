import SDLSupport
import Testing

@testable import WebServing

/// Tests for the order in which waiting connections are served.
struct PendingHeadQueueTests {
    /// A queue for tests. A number represents a client: the last part of the client's address. Instants are in seconds.
    private final class Asked {
        private var line: PendingHeadQueue

        init(limit: Int) { line = PendingHeadQueue(limit: limit) }

        var descriptors: Set<Int32> { Set(line.descriptors) }
        var count: Int { line.count }
        var firstDue: Instant? { line.firstDue }

        func add(_ descriptor: Int32, client: Int, due: Int64 = 9) throws -> Bool {
            try line.add(
                descriptor, SocketAddress(host: "127.0.0.\(client)", port: 1), due: .zero + .seconds(due))
        }

        func take() -> Int32? {
            defer { line.removeFirst() }
            return line.first?.descriptor
        }

        func late(by seconds: Int64) -> Int32? { line.takeLate(by: .zero + .seconds(seconds)) }
    }

    @Test func `clients take turns, each in its own order`() throws {
        let line = Asked(limit: 16)
        for (number, client) in [1, 1, 1, 1, 2, 1, 3].enumerated() {
            #expect(try line.add(Int32(number), client: client))
        }
        #expect((0..<8).map { _ in line.take() } == [0, 4, 6, 1, 2, 3, 5, nil])
        #expect(line.count == 0 && line.descriptors.isEmpty && line.firstDue == nil)
    }

    @Test func `one client gets three quarters of the queue, and each removal frees a place`() throws {
        let line = Asked(limit: 4)
        #expect(try (0..<4).map { try line.add($0, client: 1) } == [true, true, true, false])
        #expect(try line.add(9, client: 2))
        #expect(try !line.add(10, client: 2), "all are taken")
        #expect(line.take() == 0)
        #expect(try line.add(11, client: 1))
        #expect(line.take() == 9)
        #expect(try line.add(12, client: 2))
        #expect(line.count == 4 && line.descriptors == [1, 2, 11, 12])
    }

    @Test func `takes out expired connections of any client`() throws {
        let line = Asked(limit: 8)
        #expect(try line.add(1, client: 1, due: 5) && line.add(2, client: 1, due: 7) && line.add(3, client: 2, due: 4))
        #expect(line.firstDue == .zero + .seconds(4))
        #expect([3, 4, 4].map { line.late(by: $0) } == [nil, 3, nil])
        #expect(line.firstDue == .zero + .seconds(5))
        #expect([9, 9, 9].map { line.late(by: $0) } == [1, 2, nil])
        #expect(line.take() == nil && line.count == 0)
    }
}
