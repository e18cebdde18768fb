import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

/// How two ends talk when nothing goes wrong.
@Suite(.timeLimit(.minutes(1))) struct `A conversation` {
    @Test(arguments: [LaneHome.pool, .main])
    func `begins with a session, and a request has its typed reply`(_ home: LaneHome) async throws {
        var options = Pairing.Options()
        options.home = home
        let pair = Pairing(options)
        let session = await pair.startSession()
        #expect(session == Session(id: 1, number: 1))
        #expect(pair.headUnitEnd.sessions == [session])
        let reply = try await pair.app.response(to: SDLShow(mainField1: "Hello"), on: session)
        #expect(reply == SDLShowResponse(success: true, resultCode: .success))
        await pair.flight.settled()
        let show = try #require(pair.headUnitEnd.requests.first?.message as? SDLShow)
        #expect(show.mainField1 == "Hello")
        #expect(pair.app.openRequests == 0)
    }

    @Test func `leaves a row at the head unit, and at the app the instants and what led to its messages`() async throws
    {
        let pair = Pairing()
        let session = await pair.startSession()
        _ = try await Cause.$current.withValue([.row(7)]) {
            try await pair.app.response(to: SDLShow(mainField1: "Hello"), on: session)
        }
        await pair.flight.settled()
        let show = MessageKey(connection: pair.pipes.app.name, session: 1, direction: .toHeadUnit, ordinal: 1)
        #expect(pair.appJournal.rows.isEmpty)
        #expect(pair.appJournal.moments.filter { $0.message == show && $0.place == .sent }.map(\.causes) == [[.row(7)]])
        #expect(pair.headUnitJournal.rows.map(\.kind) == [.rpc, .rpc])
        #expect(pair.headUnitJournal.moments.isEmpty)
    }
}
