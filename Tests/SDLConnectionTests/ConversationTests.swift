import Journaling
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import TestJournal
import Testing

@testable import SDLConnection

/// Tests of a connection between an app and a head unit that both obey the protocol.
@Suite struct `A conversation` {
    @Test(arguments: [SerialWorkerExecutor.pool, .main])
    func `starts a session, and a request gets its typed reply`(_ home: SerialWorkerExecutor) async throws {
        var options = Pairing.Options()
        options.home = home
        let pair = Pairing(options)
        let session = await pair.startSession()
        #expect(session == Session(id: 1, number: 1))
        #expect(pair.headUnitEnd.sessions == [session])
        let reply = try await pair.app.response(to: SDLShow(mainField1: "Hello"), on: session)
        #expect(reply == SDLShowResponse(success: true, resultCode: .success))
        await pair.inFlight.settled()
        let show = try #require(pair.headUnitEnd.requests.first?.message as? SDLShow)
        #expect(show.mainField1 == "Hello")
        #expect(pair.app.openRequests == 0)
    }

    @Test(arguments: 1...5)
    func `works in every version of the protocol`(_ major: UInt16) async throws {
        var options = Pairing.Options()
        var wire = AppWire.Settings()
        wire.version = ProtocolVersion(major)
        options.app = ConnectionSettings(.app(wire))
        options.core.version = ProtocolVersion(major)
        let pair = Pairing(options)
        let session = await pair.startSession()
        let reply = try await pair.app.response(to: SDLShow(mainField1: "v\(major)"), on: session)
        #expect(reply.success)
        pair.headUnit.notify(
            SDLOnHMIStatus(hmiLevel: .full, audioStreamingState: .audible, systemContext: .main),
            on: pair.headUnitEnd.sessions[0])
        await pair.inFlight.settled()
        #expect((pair.headUnitEnd.requests[0].message as? SDLShow)?.mainField1 == "v\(major)")
        #expect((pair.appEnd.notifications[0].message as? SDLOnHMIStatus)?.hmiLevel == .full)
    }

    @Test(arguments: [0, 1, 1_000, 1_000_000])
    func `carries bulk data in both directions`(_ size: Int) async throws {
        let bulk = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let pair = Pairing { event, connection in
            guard case .request(let request) = event else { return }
            connection.reply(
                SDLGetFileResponse(success: true, resultCode: .success, length: request.envelope.bulk.count),
                to: request, bulk: request.envelope.bulk)
        }
        let session = await pair.startSession()
        let id = pair.app.request(SDLGetFile(fileName: "cover"), on: session, bulk: bulk[...])
        await pair.inFlight.settled()
        let reply = try #require(pair.appEnd.replies.first)
        #expect(reply.id == id)
        #expect(try reply.result.get().envelope.bulk == bulk[...])
        #expect(Array(pair.headUnitEnd.requests[0].envelope.bulk) == bulk)
    }

    @Test func `keeps unknown members`() async throws {
        let pair = Pairing()
        let session = await pair.startSession()
        let json = Array(#"{ "mainField1":"x", "fromTheFuture": [1, {"a":null}] }"#.utf8)
        pair.app.requestRaw(
            RPCEnvelope(kind: .request, functionID: .show, correlationID: 0, json: json[...]), on: session)
        await pair.inFlight.settled()
        let request = try #require(pair.headUnitEnd.requests.first)
        #expect(Array(request.envelope.json) == json)
        #expect((request.message as? SDLShow)?.mainField1 == "x")
        #expect(request.fault == nil)
        #expect(try pair.appEnd.replies[0].result.get().message is SDLShowResponse)
    }

    @Test func `keeps several sessions on one connection apart`() async throws {
        let ids = SessionIDs()
        _ = ids.take(besides: [])
        var options = Pairing.Options()
        options.ids = ids
        let pair = Pairing(options) { event, connection in
            guard case .request(let request) = event else { return }
            connection.reply(
                SDLListFilesResponse(success: true, resultCode: .success, filenames: ["of \(request.session.id)"]),
                to: request)
        }
        var sessions: [Session] = []
        for _ in 0..<3 { sessions.append(await pair.startSession()) }
        #expect(sessions.map(\.id) == [2, 3, 4])
        #expect(sessions.map(\.number) == [1, 2, 3])
        for session in sessions.reversed() {
            let reply = try await pair.app.response(to: SDLListFiles(), on: session)
            #expect(reply.filenames == ["of \(session.id)"])
        }
        // Correlation ids are counted for each session.
        #expect(pair.headUnitEnd.requests.map(\.correlationID) == [1, 1, 1])
        pair.app.endSession(sessions[1])
        await pair.inFlight.settled()
        #expect(await pair.startSession() == Session(id: 3, number: 4))
        await #expect(throws: RequestFailure.noSession) {
            try await pair.app.response(to: SDLListFiles(), on: sessions[1])
        }
    }

    @Test(arguments: [SerialWorkerExecutor.pool, .main])
    func `keeps ten thousand requests in order, with one delivery per batch`(_ home: SerialWorkerExecutor) async throws
    {
        var options = Pairing.Options()
        options.home = home
        options.app.openRequests = 10_000
        options.adjustHeadUnit = { $0.openRequests = 10_000 }
        let pair = Pairing(options)
        let session = await pair.startSession()
        let ids = (0..<10_000).map { pair.app.request(SDLShow(windowID: $0), on: session) }
        await pair.inFlight.settled()
        #expect(pair.headUnitEnd.requests.map { ($0.message as? SDLShow)?.windowID } == Array(0..<10_000))
        #expect(pair.headUnitEnd.requests.map(\.correlationID) == Array(1...10_000))
        #expect(pair.appEnd.replies.map(\.id) == ids)
        #expect(pair.appEnd.overlaps == 0 && pair.headUnitEnd.overlaps == 0)
        #expect(pair.headUnitEnd.batches < 5_000, "a hop for each message would be one for each request")
    }

    @Test func `keeps the order of each of several tasks`() async {
        let pair = Pairing()
        let session = await pair.startSession()
        await withTaskGroup { group in
            for task in 0..<4 {
                group.addTask {
                    for number in 0..<500 {
                        pair.app.request(SDLShow(mainField1: "\(number)", windowID: task), on: session)
                    }
                }
            }
        }
        await pair.inFlight.settled()
        let shows = pair.headUnitEnd.requests.compactMap { $0.message as? SDLShow }
        for task in 0..<4 {
            #expect(shows.filter { $0.windowID == task }.map(\.mainField1) == (0..<500).map { "\($0)" })
        }
    }

    @Test func `opens services, carries media and closes them`() async throws {
        let settled = VideoParameters(height: 480, width: 800, videoProtocol: "RAW", videoCodec: "H264")
        let pair = Pairing { event, connection in
            if case .serviceRequested(let session, let service, _) = event {
                connection.answerService(
                    service, of: session,
                    service == .video ? .accepted(settled) : .refused(Refusal(rejected: ["x"], reason: "no sound")))
            }
        }
        let session = await pair.startSession()
        pair.app.startService(.video, of: session, video: VideoParameters(height: 1, width: 1))
        pair.app.startService(.audio, of: session)
        await pair.inFlight.settled()
        let frame = [UInt8](repeating: 7, count: 300_000)
        pair.app.stream(frame[...], on: .video, of: session)
        pair.app.stream([1], on: .audio, of: session)
        await pair.inFlight.settled()
        pair.app.endService(.video, of: session)
        await pair.inFlight.settled()
        let media = pair.headUnitEnd.events.compactMap {
            if case .media(session, .video, let bytes) = $0 { Array(bytes) } else { nil }
        }
        #expect(media.map(\.count) == [frame.count])
        #expect(media.first?.allSatisfy { $0 == 7 } == true)
        #expect(
            pair.appEnd.notSent == [SendFailure(session: session, what: .media(.audio, bytes: 1), why: .notOpen)])
        let received = pair.appEnd.events.compactMap { event -> String? in
            switch event {
            case .serviceStarted(_, let service, let video): "\(service) \(video == settled)"
            case .serviceRefused(_, let service, let refusal): "\(service) \(refusal.rejected) \(refusal.reason ?? "")"
            case .serviceEnded(_, let service, let reason): "\(service) \(reason)"
            default: nil
            }
        }
        #expect(received == ["video true", "audio [\"x\"] no sound", "video requestedHere"])
    }

    @MainActor @Test func `has the same bytes each time on one executor`() async throws {
        @MainActor func transcript() async throws -> [String] {
            var options = Pairing.Options()
            options.home = .main
            options.name = "memory x"
            options.app.replyLimit = .seconds(10)
            let pair = Pairing(options) { event, connection in
                guard case .request(let request) = event, request.correlationID % 3 != 0 else { return }
                connection.notify(SDLOnHashChange(hashID: "\(request.correlationID)"), on: request.session)
                connection.reply(SDLShowResponse(success: true, resultCode: .success), to: request)
            }
            let first = await pair.startSession()
            let second = await pair.startSession()
            for number in 0..<50 {
                pair.app.request(SDLShow(windowID: number), on: number % 2 == 0 ? first : second)
                if number % 7 == 0 { await pair.clock.advance(by: .milliseconds(900), settling: pair.inFlight) }
            }
            await pair.clock.advance(by: .seconds(20), settling: pair.inFlight)
            pair.app.close("done")
            await pair.inFlight.settled()
            let rows = pair.headUnitJournal.rows.map {
                "\($0.number) \($0.instant) \($0.causes) \(String(decoding: $0.payload.bytes, as: UTF8.self))"
            }
            return rows + pair.appJournal.moments.map { "\($0)" }
                + pair.appEnd.events.map(Transcript.line) + pair.headUnitEnd.events.map(Transcript.line)
        }
        let first = try await transcript()
        #expect(first.count > 300)
        let second = try await transcript()
        #expect(zip(first, second).first { $0 != $1 }.map { "\($0)" } == nil)
        #expect(first.count == second.count)
    }
}

enum Transcript {
    /// Returns a description of an event, without the parts that differ between runs.
    static func line(_ event: ConnectionEvent) -> String {
        switch event {
        case .reply(let id, .success(let incoming)): "reply \(id.rawValue) \(incoming.key) \(incoming.received)"
        case .reply(let id, .failure(let failure)): "reply \(id.rawValue) \(failure)"
        case .request(let incoming), .notification(let incoming), .strayReply(let incoming):
            "\(incoming.key) \(incoming.envelope.kind) \(incoming.received)"
        default: "\(event)"
        }
    }
}
