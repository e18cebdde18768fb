import SDLSupport
import Testing

@testable import SDLProtocol

@Suite("The services of a session")
struct CoreServiceTests {
    static let video: BSONDocument = [
        "height": .int32(480), "width": .int32(800), "videoProtocol": .string("RAW"), "videoCodec": .string("H264"),
    ]
    static let requested = VideoParameters(height: 480, width: 800, videoProtocol: "RAW", videoCodec: "H264")

    @Test("RPC and bulk are open from the start; their content is delivered with its service")
    func content() {
        var core = CoreWire.open()
        #expect(core.take(single(on: .rpc)).messages.map(\.service) == [.rpc])
        #expect(core.take(single(on: .bulk)).messages.map(\.service) == [.bulk])
        #expect(core.take(single(on: .video)) == [.finding(.serviceNotOpen(1, .video))])
        #expect(core.take(single(on: .video) + first(on: .video, total: 9)).isEmpty)
        #expect(core.take(single(on: .audio)) == [.finding(.serviceNotOpen(1, .audio))])
        #expect(core.memory.messages == 0)
        #expect(core.take(single(on: .rpc, session: 7)) == [.finding(.unknownSession(7, .rpc))])
    }

    @Test("A start of video is requested with its parameters, and the answer repeats them")
    func videoAccepted() throws {
        var core = CoreWire.open()
        #expect(
            core.take(control(5, .startService, .video, Self.video.bytes)) == [
                .serviceStartRequested(ServiceRequest(session: 1, service: .video, video: Self.requested))
            ])
        let actions = core.answer(.video, .accepted())
        let answer = try #require(actions.frames.first)
        #expect(answer.header.control == .startServiceACK)
        #expect(answer.header.service == .video)
        #expect(answer.document["mtu"] == .int64(131_072))
        #expect(answer.document["height"] == .int32(480))
        #expect(answer.document["videoCodec"] == .string("H264"))
        #expect(actions.received == [.serviceStarted(1, .video, Self.requested)])
        let media = core.take(single(on: .video, [0, 0, 0, 1]))
        #expect(media == [.media(WireMessage(session: 1, service: .video, version: 5, payload: [0, 0, 0, 1]))])
    }

    @Test("The head unit may choose other parameters")
    func otherParameters() {
        var core = CoreWire.open()
        _ = core.take(control(5, .startService, .video, Self.video.bytes))
        let smaller = VideoParameters(height: 240, width: 400, videoProtocol: "RTP", videoCodec: "H264")
        let actions = core.answer(.video, .accepted(smaller))
        #expect(actions.received == [.serviceStarted(1, .video, smaller)])
        #expect(actions.frames.first?.document["width"] == .int32(400))
    }

    @Test("Video also starts without parameters, or with 64-bit ones", arguments: [true, false])
    func oddParameters(none: Bool) {
        var core = CoreWire.open()
        let document: BSONDocument =
            none ? [:] : ["height": .int64(480), "width": .double(800), "videoCodec": .int32(1)]
        let requested = none ? VideoParameters() : VideoParameters(height: 480)
        #expect(
            core.take(control(5, .startService, .video, document.bytes)) == [
                .serviceStartRequested(ServiceRequest(session: 1, service: .video, video: requested))
            ])
        #expect(core.answer(.video, .accepted()).frames.first?.header.control == .startServiceACK)
    }

    @Test(
        "The answer to a start of audio has only the mtu; below version 5 it is empty",
        arguments: [3, 4, 5] as [UInt8])
    func audio(version: UInt8) throws {
        var core = CoreWire.open(version == 5 ? "5.4.1" : nil)
        _ = core.take(single(v: version))
        _ = core.take(control(version, .startService, .audio))
        let answer = try #require(core.answer(.audio, .accepted()).frames.first)
        #expect(answer.header.version == version)
        #expect(answer.payload.isEmpty == (version < 5))
        if version == 5 { #expect(answer.document == ["mtu": .int64(131_072)]) }
    }

    @Test("Unreadable parameters are reported and ignored")
    func unreadable() {
        var core = CoreWire.open()
        #expect(
            core.take(control(5, .startService, .video, [1, 2])) == [
                .finding(.unreadableControl(1, .video, .startService)),
                .serviceStartRequested(ServiceRequest(session: 1, service: .video)),
            ])
    }

    static let refusals: [(String, String?)] = [
        ("5.4.1", "Service type: 10 disallowed with current HMI level"),
        ("5.3.0", "Service type: 10 disallowed with current HMI level"), ("5.2.0", nil), ("5.0.0", nil),
    ]

    @Test("A refusal lists the parameters, and from 5.3 on the reason", arguments: refusals)
    func refused(version: String, reason: String?) throws {
        var core = CoreWire.open(version)
        _ = core.take(control(5, .startService, .audio))
        let refusal = Refusal(
            rejected: ["videoCodec"], reason: "Service type: 10 disallowed with current HMI level")
        let answer = try #require(core.answer(.audio, .refused(refusal)).frames.first)
        #expect(answer.header.control == .startServiceNAK)
        #expect(answer.rejected == ["videoCodec"])
        #expect(answer.reason == reason)
        #expect(core.take(control(5, .startService, .audio)).count == 1)
    }

    @Test("An unanswered start has no effect and may be repeated")
    func unanswered() {
        var core = CoreWire.open()
        _ = core.take(control(5, .startService, .audio))
        #expect(core.answer(.audio, .unanswered).isEmpty)
        #expect(core.answer(.audio, .accepted()).isEmpty)
        #expect(core.take(single(on: .audio)) == [.finding(.serviceNotOpen(1, .audio))])
        #expect(core.take(control(5, .startService, .audio)).count == 1)
    }

    static let obstacles: [(ServiceType, SessionID, String)] = [
        (
            .rpc, 1,
            "Cannot start an unprotected service of type 7. Session 1 already has an unprotected service of type 7"
        ),
        (
            .bulk, 1,
            "Cannot start an unprotected service of type 15. Session 1 already has an unprotected service of type 15"
        ),
        (.control, 1, "Cannot start an unprotected service of type 0. Wrong service type 0"),
        (.audio, 9, "Cannot start an unprotected service of type 10. Session 9 not found for connection 2"),
        (.video, 0, "Cannot start an unprotected service of type 11. Session 0 not found for connection 2"),
        (.rpc, 9, "Cannot start an unprotected service of type 7. Session 9 not found for connection 2"),
    ]

    @Test("A start that the protocol does not allow is refused in SDL Core's words", arguments: obstacles)
    func obstacle(service: ServiceType, session: SessionID, reason: String) throws {
        var core = CoreWire.open()
        let actions = core.take(control(5, .startService, service, session: session))
        #expect(actions.findings == [.startRefused(session, service, reason)])
        let answer = try #require(actions.frames.first)
        #expect(answer.header.control == .startServiceNAK)
        #expect(answer.header.session == session)
        #expect(answer.reason == reason)
        #expect(core.sessionIDs == [1])
    }

    @Test(
        "A second start of a media service is refused, requested or open, and reported to its owner",
        arguments: [true, false])
    func secondStart(isOpen: Bool) throws {
        var core = CoreWire.open()
        _ = core.take(control(5, .startService, .video))
        if isOpen { _ = core.answer(.video, .accepted()) }
        let actions = core.take(control(5, .startService, .video))
        let reason =
            "Cannot start an unprotected service of type 11. Session 1 already has an unprotected service of type 11"
        #expect(actions.frames.first?.reason == reason)
        #expect(actions.received == [.serviceRefused(1, .video, Refusal(reason: reason))])
        if isOpen { #expect(core.take(single(on: .video)).count == 1) }
    }

    @Test("Versions 1 and 2 have no media services", arguments: [1, 2] as [UInt8])
    func oldVersions(version: UInt8) throws {
        var core = CoreWire.open(nil)
        _ = core.take(single(v: version))
        let actions = core.take(control(version, .startService, .video))
        let answer = try #require(actions.frames.first)
        #expect(answer.header.control == .startServiceNAK)
        #expect(answer.header.version == version)
        #expect(answer.payload.isEmpty)
    }

    @Test("A core that has ended a service drops its frames, and reports the app's confirmation")
    func endedHere() {
        var core = CoreWire.open()
        core.open(.video)
        let actions = core.endService(.video, of: 1)
        #expect(actions.frames.map(\.header.control) == [.endService])
        #expect(actions.received == [.serviceEnded(1, .video, .requestedHere)])
        #expect(core.take(single(on: .video)) == [.finding(.serviceNotOpen(1, .video)), .strayMedia(1, .video)])
        #expect(core.take(single(on: .video)) == [.strayMedia(1, .video)])
        #expect(core.take(control(5, .endServiceACK, .video)) == [.serviceEndConfirmed(1, .video)])
        #expect(
            core.take(control(5, .endServiceACK, .video)) == [.finding(.unexpectedControl(1, .video, .endServiceACK))])
        #expect(core.endService(.video, of: 1).isEmpty)
        #expect(core.take(control(5, .startService, .video)).count == 1)
    }
}
