import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

@testable import SDLConnection

/// Tests that every request ends exactly once: with a response, after its time limit, or when its session ends.
@Suite struct `A request` {
    let show = SDLShow(mainField1: "x")

    private func pair(limit: Duration? = nil, _ reaction: @escaping RecordingReceiver.Reaction) -> Pairing {
        var options = Pairing.Options()
        options.app.replyLimit = limit
        return Pairing(options, headUnit: reaction)
    }

    // MARK: Time

    @Test func `without a reply ends exactly at its time limit`() async throws {
        let pair = pair(limit: .seconds(10), Pairing.answerNothing)
        let session = await pair.startSession()
        let standard = pair.app.request(show, on: session)
        let short = pair.app.request(show, on: session, limit: .within(.seconds(1)))
        let patient = pair.app.request(show, on: session, limit: .unlimited)
        await pair.clock.advance(by: .milliseconds(999), settling: pair.inFlight)
        #expect(pair.appEnd.replies.isEmpty)
        await pair.clock.advance(by: .milliseconds(1), settling: pair.inFlight)
        #expect(pair.appEnd.replies.map(\.id) == [short])
        await pair.clock.advance(by: .seconds(100), settling: pair.inFlight)
        #expect(pair.appEnd.replies.map(\.id) == [short, standard])
        #expect(
            pair.appEnd.replies.map(\.result.failure) == [
                .timedOut(after: .seconds(1)), .timedOut(after: .seconds(10)),
            ])
        #expect(pair.app.openRequests == 1)
        pair.app.close("done")
        await pair.inFlight.settled()
        #expect(pair.appEnd.replies.map(\.id) == [short, standard, patient])
        #expect(pair.clock.nextDue == nil)
    }

    @Test func `that timed out ignores a late reply, and its id is not confused`() async throws {
        let held = Lock([Incoming]())
        let pair = pair(limit: .seconds(1)) { event, _ in
            if case .request(let request) = event { held.withLock { $0.append(request) } }
        }
        let session = await pair.startSession()
        pair.app.request(show, on: session)
        await pair.clock.advance(by: .seconds(1), settling: pair.inFlight)
        let late = held.withLock { $0[0] }
        pair.headUnit.reply(SDLShowResponse(success: true, resultCode: .success), to: late)
        await pair.inFlight.settled()
        #expect(pair.appEnd.replies.count == 1)
        let strays = pair.appEnd.events.compactMap { if case .strayReply(let incoming) = $0 { incoming } else { nil } }
        #expect(strays.map(\.correlationID) == [1])
    }

    @Test func `a thousand of them need only one alarm`() async throws {
        let pair = pair(limit: .seconds(10)) { event, connection in
            guard case .request(let request) = event, request.correlationID % 10 != 0 else { return }
            connection.reply(SDLShowResponse(success: true, resultCode: .success), to: request)
        }
        let session = await pair.startSession()
        for second in 0..<10 {
            for _ in 0..<100 { pair.app.request(show, on: session) }
            await pair.clock.advance(by: .milliseconds(second == 9 ? 0 : 500), settling: pair.inFlight)
        }
        #expect(pair.app.openRequests == 100)
        #expect(pair.clock.nextDue == Instant(nanoseconds: 10_000_000_000))
        await pair.clock.advance(by: .seconds(60), settling: pair.inFlight)
        #expect(pair.appEnd.replies.count == 1_000)
        #expect(pair.appEnd.replies.filter { $0.result.failure == .timedOut(after: .seconds(10)) }.count == 100)
    }

    // MARK: Replies

    @Test func `is answered once; a second answer is not sent`() async throws {
        let pair = pair { event, connection in
            guard case .request(let request) = event else { return }
            connection.reply(SDLShowResponse(success: true, resultCode: .success), to: request)
            connection.reply(SDLShowResponse(success: false, resultCode: .aborted), to: request)
        }
        let session = await pair.startSession()
        let reply = try await pair.app.response(to: show, on: session)
        await pair.inFlight.settled()
        #expect(reply.success)
        #expect(
            pair.headUnitEnd.notSent == [
                SendFailure(session: session, what: .reply(.show, correlationID: 1), why: .answered)
            ])
        #expect(!pair.appEnd.events.contains { if case .strayReply = $0 { true } else { false } })
    }

    @Test func `that the head unit does not know gets a generic response`() async throws {
        let pair = pair { event, connection in
            guard case .request(let request) = event else { return }
            connection.reply(
                SDLGenericResponse(success: false, resultCode: .unsupportedRequest, info: "never heard of it"),
                to: request)
        }
        let session = await pair.startSession()
        let reply = try await pair.app.response(to: show, on: session)
        #expect(reply == SDLShowResponse(success: false, resultCode: .unsupportedRequest, info: "never heard of it"))
    }

    @Test func `with a reply to another function fails`() async throws {
        let pair = pair { event, connection in
            guard case .request(let request) = event else { return }
            connection.reply(SDLAlertResponse(success: true, resultCode: .success), to: request)
        }
        let session = await pair.startSession()
        await #expect(throws: RequestFailure.unreadable("the reply is for Alert, but the request was for Show")) {
            try await pair.app.response(to: show, on: session)
        }
    }

    @Test(arguments: [
        (#"{"success":true,"resultCode":"SUCCESS","info":""}"#, true),
        (#"{"success":true,"resultCode":"NEW_CODE"}"#, true),
        (#"{"success":true}"#, false),
        (#"[]"#, false),
        (#"{"success":"#, false),
        ("", false),
    ])
    func `has a reply if the received value is complete`(_ json: String, _ isReply: Bool) async throws {
        let pair = pair { event, connection in
            guard case .request(let request) = event else { return }
            connection.perform { state in
                let envelope = RPCEnvelope(
                    kind: .response, functionID: .show, correlationID: request.correlationID,
                    json: Array(json.utf8)[...])
                state.reply(Outgoing(raw: envelope, causes: [], asked: nil), to: request)
            }
        }
        let session = await pair.startSession()
        do {
            let reply = try await pair.app.response(to: show, on: session)
            #expect(isReply)
            #expect(reply.success)
        } catch {
            guard case .unreadable = error else {
                Issue.record("\(error)")
                return
            }
            #expect(!isReply)
        }
    }

    // MARK: Correlation ids

    @Test func `gets ids from 1 to the highest, then from 1 again, without open ones`() async throws {
        let pair = pair(Pairing.answerNothing)
        let session = await pair.startSession()
        for _ in 0..<2 { pair.app.request(show, on: session) }
        pair.app.perform { $0.sessions[0].lastCorrelationID = .max - 1 }
        for _ in 0..<3 { pair.app.request(show, on: session) }
        await pair.inFlight.settled()
        #expect(pair.headUnitEnd.requests.map(\.correlationID) == [1, 2, .max, 3, 4])
    }

    // MARK: Limits

    @Test func `above the limit of five thousand fails at once, and the next is sent when there is room`() async throws
    {
        let held = Lock([Incoming]())
        let pair = pair { event, _ in
            if case .request(let request) = event { held.withLock { $0.append(request) } }
        }
        let session = await pair.startSession()
        for _ in 0..<5_001 { pair.app.request(show, on: session) }
        await pair.inFlight.settled()
        #expect(held.withLock { $0.count } == 5_000)
        #expect(pair.appEnd.replies.map(\.result.failure) == [.tooManyOpen(limit: 5_000)])
        #expect(pair.app.openRequests == 5_000)
        pair.headUnit.reply(SDLShowResponse(success: true, resultCode: .success), to: held.withLock { $0[7] })
        await pair.inFlight.settled()
        pair.app.request(show, on: session)
        await pair.inFlight.settled()
        #expect(held.withLock { $0.count } == 5_001)
    }

    @Test func `of a peer that has five thousand open ones is refused`() async throws {
        var options = Pairing.Options()
        options.app.openRequests = 6_000
        let pair = Pairing(options) { event, connection in
            guard case .request(let request) = event, let fault = request.fault else { return }
            connection.refuse(request, fault.resultCode, info: fault.info)
        }
        let session = await pair.startSession()
        for _ in 0..<5_002 { pair.app.request(show, on: session) }
        await pair.inFlight.settled()
        #expect(
            try pair.appEnd.replies.map { try ($0.result.get().message as? SDLShowResponse)?.resultCode }
                == [.tooManyPendingRequests, .tooManyPendingRequests])
        #expect(try pair.appEnd.replies.map { try $0.result.get().correlationID } == [5_001, 5_002])
    }

    // MARK: On the main actor

    @MainActor final class Story: ConnectionReceiver {
        var lines: [String] = []

        func receive(_ events: [ConnectionEvent], from connection: Connection) {
            for event in events {
                switch event {
                case .mainReply(let reply): reply.deliver()
                case .notification(let incoming): lines.append((incoming.message as! SDLOnHashChange).hashID)
                default: break
                }
            }
        }
    }

    @MainActor @Test func `of the main actor gets its result in order with the notifications`() async throws {
        let (near, far) = MemoryPipe.pair()
        let inFlight = InFlightCounter()
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let story = Story()
        let app = Connection(near, ConnectionSettings(.app()), timekeeper: clock, inFlight: inFlight)
        let headUnit = Connection(
            far, ConnectionSettings(.headUnit(number: 1, ids: SessionIDs())), timekeeper: clock, inFlight: inFlight)
        headUnit.open(
            RecordingReceiver { event, connection in
                guard case .request(let request) = event else { return }
                connection.notify(SDLOnHashChange(hashID: "before \(request.correlationID)"), on: request.session)
                connection.reply(SDLShowResponse(success: true, resultCode: .success), to: request)
                connection.notify(SDLOnHashChange(hashID: "after \(request.correlationID)"), on: request.session)
            })
        app.open(story)
        app.startSession()
        await inFlight.settled()
        let session = Session(id: 1, number: 1)
        for number in 1...3 {
            app.request(show, on: session) { result, _ in
                story.lines.append("reply \(number) \((try? result.get().success) ?? false) \(Cause.current.count)")
            }
        }
        await inFlight.settled()
        #expect(
            story.lines == [
                "before 1", "reply 1 true 1", "after 1", "before 2", "reply 2 true 1", "after 2", "before 3",
                "reply 3 true 1", "after 3",
            ])
        app.close("done")
        await inFlight.settled()
        app.request(show, on: session) { result, _ in story.lines.append("late: \(result.failure!)") }
        await inFlight.settled()
        #expect(story.lines.last == "late: disconnected (closed here: done)")
    }
}

extension Result {
    var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
