import SDLSupport
import Testing

@testable import SDLProtocol

@Suite("Secondary transports")
struct SecondaryTransportTests {
    static let refusals: [(SessionID, String)] = [
        (0, "RegisterSecondaryTransport MUST include a non-zero session ID"),
        (9, "RegisterSecondaryTransport session ID not found"),
        (1, "RegisterSecondaryTransport session ID has already been registered"),
    ]

    @Test("Without them, a core refuses in SDL Core's words, with message id 2", arguments: refusals)
    func refused(session: SessionID, reason: String) throws {
        var core = CoreWire.open()
        let answer = try #require(core.take(control(5, .registerSecondaryTransport, session: session)).frames.first)
        #expect(answer.header.control == .registerSecondaryTransportNAK)
        #expect(answer.header.version == 5)
        #expect(answer.header.messageID == 2)
        #expect(answer.header.session == session)
        #expect(answer.reason == reason)
    }

    static var enabled: CoreWire.Settings {
        var settings = CoreWire.Settings()
        settings.secondaryTransports = SecondaryTransports(names: ["TCP_WIFI"], audio: [1, 2], video: [2])
        settings.tcpEndpoint = TCPEndpoint(address: "127.0.0.1", port: 12_345)
        return settings
    }

    @Test("With them, an app from 5.1 on gets them in the answer, and then the address")
    func announced() throws {
        var core = CoreWire(number: 2, ids: SessionIDs(), settings: Self.enabled)
        let frames = core.take(start()).frames
        #expect(frames.map(\.header.control) == [.startServiceACK, .transportEventUpdate])
        #expect(frames[0].document["secondaryTransports"] == .array([.string("TCP_WIFI")]))
        #expect(frames[0].document["audioServiceTransports"] == .array([.int32(1), .int32(2)]))
        #expect(frames[1].document == ["tcpIpAddress": .string("127.0.0.1"), "tcpPort": .int32(12_345)])
        #expect(core.take(start("5.0.0")).frames.count == 1)
        #expect(core.take(start(nil)).frames.count == 1)
        var actions: [WireAction] = []
        core.announce(nil, into: &actions)
        #expect(actions.frames.map(\.header.session) == [1])
        #expect(actions.frames.map(\.document) == [["tcpIpAddress": .string("")]])
    }

    @Test("A second connection carries only the media of a session")
    func carriesMedia() throws {
        var core = CoreWire(number: 3, ids: SessionIDs(), settings: Self.enabled)
        #expect(core.take(control(5, .registerSecondaryTransport, session: 4)) == [.secondaryTransportRequested(4)])
        var actions: [WireAction] = []
        core.answerSecondaryTransport(4, .accepted(ProtocolVersion(5, 4)), into: &actions)
        #expect(actions.frames.map(\.header.control) == [.registerSecondaryTransportACK])
        #expect(actions.frames.map(\.header.messageID) == [2])
        #expect(core.take(single(session: 4)) == [.finding(.serviceNotOpen(4, .rpc))])
        #expect(core.take(control(5, .startService, .video, session: 4)).count == 1)
        #expect(core.answer(.video, of: 4, .accepted()).frames.first?.header.control == .startServiceACK)
        #expect(core.take(single(on: .video, session: 4)).count == 1)
        // The session's own connection checks the heartbeat of the app.
        #expect(core.take(control(5, .heartbeat, session: 4)).frames.map(\.header.control) == [.heartbeatACK])
        #expect(core.nextDeadline == nil)
        #expect(core.take(control(5, .endService, .rpc, session: 4)).frames.map(\.header.control) == [.endServiceNAK])
        #expect(
            core.connectionLost() == [.serviceEnded(4, .video, .connectionLost), .sessionEnded(4, .connectionLost)])
    }

    @Test("A session that uses the connection for media keeps its id, even if its own connection has released it")
    func keepsID() {
        var core = CoreWire(number: 3, ids: SessionIDs(), settings: Self.enabled)
        var actions: [WireAction] = []
        core.answerSecondaryTransport(1, .accepted(.core), into: &actions)
        _ = core.take(start())
        #expect(core.sessionIDs == [1, 2])
        actions = []
        core.answerSecondaryTransport(2, .accepted(.core), into: &actions)
        #expect(actions.frames.map(\.header.control) == [.registerSecondaryTransportNAK])
        #expect(core.sessionIDs == [1, 2])
    }

    static let answers: [(CoreWire.SecondaryAnswer, UInt8, String)] = [
        (.notFound, 5, "RegisterSecondaryTransport session ID not found"),
        (
            .alreadyRegistered(ProtocolVersion(4)), 4,
            "RegisterSecondaryTransport session ID has already been registered"
        ),
    ]

    @Test("The head unit may refuse", arguments: answers)
    func refusedByOwner(answer: CoreWire.SecondaryAnswer, version: UInt8, reason: String) throws {
        var core = CoreWire(number: 3, ids: SessionIDs(), settings: Self.enabled)
        _ = core.take(control(5, .registerSecondaryTransport, session: 4))
        var actions: [WireAction] = []
        core.answerSecondaryTransport(4, answer, into: &actions)
        let frame = try #require(actions.frames.first)
        #expect(frame.header.control == .registerSecondaryTransportNAK)
        #expect(frame.header.version == version)
        #expect(frame.reason == reason)
        #expect(core.sessionIDs.isEmpty)
    }

    @Test("An app requests it with message id 1, and streams after the answer")
    func app() {
        var app = AppWire()
        var actions: [WireAction] = []
        app.registerSecondaryTransport(for: SessionStart(session: 4, version: .core), into: &actions)
        #expect(hex(actions.sent) == "500007040000000000000001")
        #expect(
            app.take(control(5, .registerSecondaryTransportACK, session: 4)) == [.secondaryTransportAnswered(4, nil)])
        app.startService(.audio, of: 4, into: &actions)
        #expect(actions.frames.last?.header.service == .audio)
        #expect(app.take(control(5, .startServiceACK, .audio, session: 4)) == [.serviceStarted(4, .audio, nil)])
        #expect(app.send([1], on: .audio, of: 4).frames.count == 1)
        #expect(!app.send([1], on: .rpc, of: 4, into: &actions))
        #expect(app.endSession(4).isEmpty)
    }

    @Test("An app that is refused gets the reason")
    func appRefused() {
        var app = AppWire()
        var actions: [WireAction] = []
        app.registerSecondaryTransport(for: SessionStart(session: 4, version: .core), into: &actions)
        let payload = (["reason": .string("no")] as BSONDocument).bytes
        #expect(
            app.take(control(5, .registerSecondaryTransportNAK, session: 4, payload)) == [
                .secondaryTransportAnswered(4, Refusal(reason: "no"))
            ])
        #expect(app.sessionIDs.isEmpty)
    }

    static let endpoints: [(BSONDocument, TCPEndpoint?)] = [
        (
            ["tcpIpAddress": .string("10.0.0.1"), "tcpPort": .int32(12_345)],
            TCPEndpoint(address: "10.0.0.1", port: 12_345)
        ),
        (["tcpIpAddress": .string("10.0.0.1"), "tcpPort": .int64(1)], TCPEndpoint(address: "10.0.0.1", port: 1)),
        (["tcpIpAddress": .string("")], nil), (["tcpIpAddress": .string("10.0.0.1")], nil), ([:], nil),
    ]

    @Test("An app is notified of the core's address, or that there is none", arguments: endpoints)
    func changed(document: BSONDocument, endpoint: TCPEndpoint?) {
        var app = AppWire.open()
        #expect(
            app.take(control(5, .transportEventUpdate, .control, document.bytes)) == [.transportChanged(1, endpoint)])
    }
}
