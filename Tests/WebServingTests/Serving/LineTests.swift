import SDLSupport
import Testing

@testable import WebServing

/// Who is next, of those that wait for a library.
struct LineTests {
    private func place(_ host: String) throws -> SocketPlace { try SocketPlace(host: host, port: 1) }

    private func at(_ seconds: Int64) -> Instant { .zero + .seconds(seconds) }

    @Test func `Clients take turns, and one client's come in their order`() throws {
        var line = Line(limit: 16)
        let hosts: [Character: String] = ["a": "127.0.0.1", "b": "127.0.0.2", "c": "127.0.0.3"]
        for (number, client) in "aaaabac".enumerated() {
            let host = try #require(hosts[client])
            #expect(try line.add(Int32(number), place(host), due: at(9)))
        }
        var served: [Int32] = []
        while let (descriptor, _) = line.first {
            served.append(descriptor)
            line.removeFirst()
        }
        #expect(served == [0, 4, 6, 1, 2, 3, 5])
        #expect(line.count == 0 && line.descriptors.isEmpty && line.firstDue == nil)
    }

    @Test func `One client has three quarters of the places, and each that leaves frees one`() throws {
        var line = Line(limit: 4)
        let crowd = try place("127.0.0.1")
        let alone = try place("127.0.0.2")
        #expect((0..<4).map { line.add($0, crowd, due: at(1)) } == [true, true, true, false])
        #expect(line.add(9, alone, due: at(1)))
        #expect(!line.add(10, alone, due: at(1)), "all are taken")
        line.removeFirst()
        #expect(line.add(11, crowd, due: at(1)))
        #expect(line.takeLate(by: at(1)) == 9, "after the crowd's turn comes the other's")
        #expect(line.add(12, alone, due: at(1)))
        #expect(line.count == 4 && Set(line.descriptors) == [1, 2, 11, 12])
    }

    @Test func `Those who have waited for too long are taken out, whosever turn it is`() throws {
        var line = Line(limit: 8)
        #expect(try line.add(1, place("127.0.0.1"), due: at(5)))
        #expect(try line.add(2, place("127.0.0.1"), due: at(7)))
        #expect(try line.add(3, place("127.0.0.2"), due: at(4)))
        #expect(line.firstDue == at(4))
        #expect(line.takeLate(by: at(3)) == nil)
        #expect(line.takeLate(by: at(4)) == 3 && line.takeLate(by: at(4)) == nil)
        #expect(line.firstDue == at(5))
        #expect(line.takeLate(by: at(9)) == 1 && line.takeLate(by: at(9)) == 2 && line.takeLate(by: at(9)) == nil)
        #expect(line.first == nil)
        line.removeFirst()
        #expect(line.count == 0)
    }
}
