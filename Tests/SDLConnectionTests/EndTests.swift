import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

/// Tests of the end of a connection. In whatever way a connection ends, each of its sessions and requests ends exactly
/// once, and all objects are released.
@Suite struct `The end of a connection` {
    enum Who: CaseIterable, Sendable {
        case app, headUnit, link
    }

    enum Moment: CaseIterable, Sendable {
        case beforeAnything, sessionAsked, sessionOpen, requestsOpen, requestsOnTheirWay, longMessageOnItsWay,
            serviceAsked, serviceOpen, sessionEndAsked, sessionEnded, timeLimitNear
    }

    static let cases = Moment.allCases.flatMap { moment in Who.allCases.map { (moment, $0) } }

    @Test(arguments: cases)
    func `leaves nothing open`(_ moment: Moment, _ who: Who) async {
        var options = Pairing.Options()
        options.app.replyLimit = .seconds(10)
        let pair = Pairing(options, headUnit: Pairing.answerNothing)
        let asked = await reach(moment, pair)
        end(pair, who)
        await pair.inFlight.settled()
        #expect(pair.appEnd.closed.count == 1 && pair.headUnitEnd.closed.count == 1)
        for witness in [pair.appEnd, pair.headUnitEnd] {
            guard case .closed = witness.events.last else {
                Issue.record("closed is not the last event: \(witness.events)")
                return
            }
            let started = witness.sessions
            let ended = witness.events.compactMap {
                if case .sessionEnded(let session, _) = $0 { session } else { nil }
            }
            #expect(started == ended)
        }
        #expect(pair.appEnd.replies.map(\.id.rawValue) == asked.map(\.rawValue))
        #expect(pair.app.openRequests == 0)
        // Session ids are released, and no alarm is set any more.
        #expect(options.ids.take(besides: []) == 1)
        #expect(pair.clock.nextDue == nil)
        // A request after the end fails immediately.
        await #expect(throws: RequestFailure.self) {
            try await pair.app.response(to: SDLShow(), on: Session(id: 1, number: 1))
        }
        pair.app.close("again")
        pair.headUnit.close("again")
        await pair.inFlight.settled()
        #expect(pair.appEnd.closed.count == 1)
    }

    private func reach(_ moment: Moment, _ pair: Pairing) async -> [RequestID] {
        if moment == .beforeAnything { return [] }
        pair.app.startSession()
        if moment == .sessionAsked { return [] }
        await pair.inFlight.settled()
        let session = pair.appEnd.sessions[0]
        func ask(_ count: Int, bulk: Int = 0) -> [RequestID] {
            (0..<count).map { _ in
                pair.app.request(
                    SDLPutFile(syncFileName: "f", fileType: .graphicPng), on: session,
                    bulk: [UInt8](repeating: 1, count: bulk)[...])
            }
        }
        switch moment {
        case .beforeAnything, .sessionAsked, .sessionOpen: return []
        case .requestsOpen:
            defer { withExtendedLifetime(pair) {} }
            let ids = ask(5)
            await pair.inFlight.settled()
            return ids
        case .requestsOnTheirWay: return ask(5)
        case .longMessageOnItsWay: return ask(1, bulk: 3_000_000)
        case .serviceAsked, .serviceOpen:
            pair.app.startService(.video, of: session)
            await pair.inFlight.settled()
            if moment == .serviceOpen {
                pair.headUnit.answerService(.video, of: pair.headUnitEnd.sessions[0], .accepted())
                await pair.inFlight.settled()
            }
            return []
        case .sessionEndAsked:
            let ids = ask(2)
            pair.app.endSession(session)
            return ids
        case .sessionEnded:
            let ids = ask(2)
            await pair.inFlight.settled()
            pair.app.endSession(session)
            await pair.inFlight.settled()
            return ids
        case .timeLimitNear:
            let ids = ask(2)
            await pair.clock.advance(by: .milliseconds(9_999), settling: pair.inFlight)
            return ids
        }
    }

    private func end(_ pair: Pairing, _ who: Who) {
        switch who {
        case .app: pair.app.close("the app has had enough")
        case .headUnit: pair.headUnit.close("ignition off")
        case .link: pair.pipes.app.cut()
        }
    }

    @Test func `of a session first ends its requests, and not those of other sessions`() async {
        let pair = Pairing(headUnit: Pairing.answerNothing)
        let first = await pair.startSession()
        let second = await pair.startSession()
        let ids = [first, second, first].map { pair.app.request(SDLShow(), on: $0) }
        await pair.inFlight.settled()
        pair.appEnd.forget()
        pair.headUnit.endSession(pair.headUnitEnd.sessions[0])
        await pair.inFlight.settled()
        #expect(pair.appEnd.replies.map(\.id) == [ids[0], ids[2]])
        #expect(
            pair.appEnd.replies.map(\.result.failure) == [
                .sessionEnded(.requestedByPeer), .sessionEnded(.requestedByPeer),
            ])
        guard case .sessionEnded(first, .requestedByPeer) = pair.appEnd.events.last else {
            Issue.record("\(pair.appEnd.events)")
            return
        }
        #expect(pair.app.openRequests == 1)
    }

    @Test func `drops a reply to a request of an ended session, even if its id is reused`() async {
        let held = Lock([Incoming]())
        let pair = Pairing(headUnit: { event, _ in
            if case .request(let request) = event { held.withLock { $0.append(request) } }
        })
        let first = await pair.startSession()
        pair.app.request(SDLShow(), on: first)
        await pair.inFlight.settled()
        pair.app.endSession(first)
        await pair.inFlight.settled()
        let second = await pair.startSession()
        #expect(second.id == first.id && second != first)
        pair.app.request(SDLShow(), on: second)
        await pair.inFlight.settled()
        pair.appEnd.forget()
        pair.headUnit.reply(SDLShowResponse(success: true, resultCode: .success), to: held.withLock { $0[0] })
        await pair.inFlight.settled()
        #expect(pair.appEnd.events.isEmpty)
        #expect(pair.headUnitEnd.notSent.map(\.why) == [.noSession])
    }

    @Test func `a thousand times leaves no connection, receiver or session in memory`() async {
        struct Watch { weak var object: AnyObject? }
        let ids = SessionIDs()
        var watches: [Watch] = []
        for round in 0..<1_000 {
            var options = Pairing.Options()
            options.ids = ids
            options.journals = false
            options.app.replyLimit = .seconds(10)
            let pair = Pairing(options, headUnit: round % 3 == 0 ? Pairing.answerNothing : Pairing.answerAll)
            let session = await pair.startSession()
            #expect(session.id == 1)
            async let reply = try? await pair.app.response(to: SDLShow(mainField1: "\(round)"), on: session)
            pair.app.request(SDLShow(mainField1: "\(round)"), on: session)
            if round % 2 == 0 { await pair.inFlight.settled() }
            end(pair, Who.allCases[round % Who.allCases.count])
            _ = await reply
            await pair.inFlight.settled()
            for object: AnyObject in [pair.app, pair.headUnit, pair.appEnd, pair.headUnitEnd, pair.pipes.app] {
                watches.append(Watch(object: object))
            }
        }
        // A worker's task releases its connection shortly after the counter has settled.
        while watches.contains(where: { $0.object != nil }) { await Task.yield() }
    }
}
