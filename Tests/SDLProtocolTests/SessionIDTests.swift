import SDLProtocol
import SDLSupport
import Testing

@Suite("Session ids")
struct SessionIDTests {
    @Test("Each connection gets the lowest id that is free in the process")
    func lowestFree() {
        let ids = SessionIDs()
        var (one, two) = (CoreWire(number: 1, ids: ids), CoreWire(number: 2, ids: ids))
        _ = one.take(start())
        _ = two.take(start())
        _ = one.take(start())
        #expect(one.sessionIDs == [1, 3])
        #expect(two.sessionIDs == [2])
        _ = one.endSession(1)
        _ = two.take(start())
        #expect(two.sessionIDs == [2, 1])
    }

    @Test("A lost connection releases all its ids")
    func givenBack() {
        let ids = SessionIDs()
        var one = CoreWire(number: 1, ids: ids)
        for _ in 0..<3 { _ = one.take(start()) }
        #expect(
            one.connectionLost() == [
                .sessionEnded(1, .connectionLost), .sessionEnded(2, .connectionLost), .sessionEnded(3, .connectionLost),
            ])
        var two = CoreWire(number: 2, ids: ids)
        _ = two.take(start())
        #expect(two.sessionIDs == [1])
    }

    @Test("If all are used, ids are still unique on their connection, which can have 255 sessions")
    func exhausted() throws {
        let ids = SessionIDs()
        var settings = CoreWire.Settings()
        settings.limits.flood = nil
        var (one, two) = (CoreWire(number: 1, ids: ids, settings: settings), CoreWire(number: 2, ids: ids))
        for _ in 0..<255 { _ = one.take(start()) }
        #expect(one.sessionIDs == (1...255).map { SessionID($0) })
        _ = two.take(start())
        _ = two.take(start())
        #expect(two.sessionIDs == [1, 2])
        let refused = try #require(one.take(start(header: 5)).frames.first)
        #expect(refused.header.control == .startServiceNAK)
        #expect(refused.header.session == .none)
        #expect(refused.reason == "Unable to create new session")
        // Two sessions have the id 1. The id is free in the process only when both sessions have ended.
        _ = one.endSession(1)
        _ = two.endSession(2)
        _ = one.endSession(9)
        #expect(ids.take(besides: []) == 9)
        _ = two.endSession(1)
        #expect(ids.take(besides: []) == 1)
    }

    @Test("The hash id contains the session and the connection", arguments: [(1, 1, 0x0001_0001), (2, 3, 0x0003_0002)])
    func hash(number: UInt16, sessions: Int, hash: Int32) throws {
        var core = CoreWire(number: number, ids: SessionIDs())
        for _ in 1..<sessions { _ = core.take(start()) }
        let answer = try #require(core.take(start()).frames.first)
        #expect(answer.document["hashId"] == .int32(hash))
    }
}
