import SDLSupport
import Testing

@testable import SDLProtocol

@Suite("An app's sessions")
struct AppSessionTests {
    static let starts: [(String, String)] = [
        ("5.4.1", "10070100 00000020 20000000 02 70726f746f636f6c56657273696f6e00 06000000 352e342e3100 00"),
        ("5.0.0", "10070100 00000020 20000000 02 70726f746f636f6c56657273696f6e00 06000000 352e302e3000 00"),
        ("4.0.0", "10070100 00000000"), ("1.0.0", "10070100 00000000"),
    ]

    @Test("A session is requested in version 1; from version 5 on, the app adds its version", arguments: starts)
    func start(version: String, bytes: String) throws {
        var settings = AppWire.Settings()
        settings.version = try #require(ProtocolVersion(version))
        var app = AppWire(settings: settings)
        #expect(app.startSession().sent == hex(bytes))
    }

    static let settled: [(String, UInt8, String?, String)] = [
        ("5.4.1", 5, "5.4.0", "5.4.0"), ("5.4.1", 5, "5.0.0", "5.0.0"), ("5.4.1", 5, "6.1.0", "5.4.1"),
        ("5.4.1", 5, nil, "5.0.0"), ("5.4.1", 5, "junk", "5.0.0"), ("5.4.1", 5, "4.0.0", "5.0.0"),
        ("5.1.0", 5, "5.4.0", "5.1.0"), ("5.4.1", 4, nil, "4.0.0"), ("5.4.1", 3, nil, "3.0.0"),
        ("5.4.1", 2, nil, "2.0.0"), ("5.4.1", 1, nil, "1.0.0"), ("3.0.0", 4, nil, "3.0.0"), ("2.0.0", 4, nil, "2.0.0"),
        ("1.0.0", 4, nil, "1.0.0"), ("4.0.0", 2, nil, "2.0.0"),
    ]

    @Test("The highest version that both support is agreed on and used from then on", arguments: settled)
    func settles(own: String, header: UInt8, named: String?, version: String) throws {
        var settings = AppWire.Settings()
        settings.version = try #require(ProtocolVersion(own))
        var app = AppWire(settings: settings)
        _ = app.startSession()
        var document: BSONDocument = ["hashId": .int32(0x0001_0002)]
        document.append("protocolVersion", named)
        let payload = header >= 5 ? document.bytes : header == 1 ? [] : [0, 1, 0, 2]
        let actions = app.take(control(header, .startServiceACK, .rpc, session: 9, id: 0, payload))
        guard case .sessionStarted(let start) = try #require(actions.last) else {
            Issue.record("no session started")
            return
        }
        #expect(start.session == 9)
        #expect(start.version.description == version)
        #expect(start.hash == (start.version.major == 1 ? nil : 0x0001_0002))
        #expect(app.headerVersion(of: 9) == start.version.header)
        let sent = app.send([1], on: .rpc, of: 9).frames
        #expect(sent.map(\.header.version) == [start.version.header])
        #expect(sent.map(\.header.messageID) == [start.version.major == 1 ? 0 : 1])
    }

    @Test("The whole content of the core's answer is reported")
    func facts() throws {
        var app = AppWire()
        _ = app.startSession()
        let document: BSONDocument = [
            "hashId": .int32(-5), "mtu": .int32(1_000), "protocolVersion": .string("5.4.0"),
            "secondaryTransports": .array([.string("TCP_WIFI"), .int32(1)]),
            "audioServiceTransports": .array([.int32(2), .int64(1)]), "videoServiceTransports": .array([.int32(2)]),
            "authToken": .string("token"), "make": .string("Make"), "systemHardwareVersion": .string("7"),
        ]
        var start = SessionStart(session: 1, version: .core)
        start.hash = -5
        start.mtu = 1_000
        start.transports = SecondaryTransports(names: ["TCP_WIFI"], audio: [2, 1], video: [2])
        start.authToken = "token"
        start.vehicle = VehicleInfo(make: "Make", systemHardwareVersion: "7")
        #expect(app.take(control(5, .startServiceACK, .rpc, document.bytes)) == [.sessionStarted(start)])
        #expect(
            app.send([UInt8](repeating: 1, count: 988), on: .rpc, of: 1).frames.map(\.payload.count) == [8, 987, 1])
    }

    @Test("An unreadable answer still starts the session, with the header's values")
    func unreadable() {
        var app = AppWire()
        _ = app.startSession()
        let actions = app.take(control(5, .startServiceACK, .rpc, [1, 2, 3]))
        #expect(actions.findings == [.unreadableControl(1, .rpc, .startServiceACK)])
        #expect(app.headerVersion(of: 1) == 5)
    }

    @Test("Several sessions are requested and answered one by one")
    func several() {
        var app = AppWire()
        _ = app.startSession() + app.startSession() + app.startSession()
        _ = app.take(control(5, .startServiceACK, .rpc, session: 2))
        #expect(app.take(hex("10070300 00000000")) == [.sessionRefused(Refusal())])
        _ = app.take(control(5, .startServiceACK, .rpc, session: 5))
        #expect(app.sessionIDs == [2, 5])
    }

    @Test("A refusal has the core's reason")
    func refused() {
        var app = AppWire()
        _ = app.startSession()
        let document: BSONDocument = ["rejectedParams": .array([.string("protocolVersion")]), "reason": .string("no")]
        #expect(
            app.take(control(5, .startServiceNAK, .rpc, session: .none, document.bytes)) == [
                .sessionRefused(Refusal(rejected: ["protocolVersion"], reason: "no"))
            ])
    }

    static let oddTable: [(String, [UInt8], Finding)] = [
        (
            "an unrequested answer", control(5, .startServiceACK, .rpc, session: 3),
            .unexpectedControl(3, .rpc, .startServiceACK)
        ),
        (
            "an unrequested refusal", control(5, .startServiceNAK, .rpc, session: .none),
            .unexpectedControl(0, .rpc, .startServiceNAK)
        ),
        ("a start, which only apps send", control(5, .startService, .rpc), .unexpectedControl(1, .rpc, .startService)),
        (
            "media it did not ask for", control(5, .startServiceACK, .video),
            .unexpectedControl(1, .video, .startServiceACK)
        ),
        (
            "a refusal of such media", control(5, .startServiceNAK, .video),
            .unexpectedControl(1, .video, .startServiceNAK)
        ),
        (
            "the end of a service that is not open", control(5, .endService, .video),
            .unexpectedControl(1, .video, .endService)
        ),
        ("the end of bulk alone", control(5, .endService, .bulk), .unexpectedControl(1, .bulk, .endService)),
        ("consent to nothing", control(5, .endServiceACK, .rpc), .unexpectedControl(1, .rpc, .endServiceACK)),
        ("refusal of nothing", control(5, .endServiceNAK, .audio), .unexpectedControl(1, .audio, .endServiceNAK)),
        (
            "a secondary answer", control(5, .registerSecondaryTransportACK),
            .unexpectedControl(1, .control, .registerSecondaryTransportACK)
        ),
        ("another session's content", single(session: 9), .unknownSession(9, .rpc)),
        ("another session's heartbeat", control(5, .heartbeat, session: 9), .unknownSession(9, .control)),
        ("media that is not open", single(on: .audio), .serviceNotOpen(1, .audio)),
    ]

    @Test("Unexpected control frames of a core are reported and change nothing", arguments: oddTable)
    func odd(_: String, frame: [UInt8], finding: Finding) {
        var app = AppWire.open()
        #expect(app.take(frame) == [.finding(finding)])
        #expect(app.sessionIDs == [1])
        #expect(app.take(single()).messages.count == 1)
    }

    @Test("An answer with an id that is in use, or none, starts nothing", arguments: [0, 1] as [SessionID])
    func badID(id: SessionID) {
        var app = AppWire.open()
        _ = app.startSession()
        #expect(
            app.take(control(5, .startServiceACK, .rpc, session: id)).findings == [
                .unexpectedControl(id, .rpc, .startServiceACK)
            ])
        #expect(app.sessionIDs == [1])
    }

    static let hashes: [(AppWire, String)] = [
        (.openLegacy(1), "10070401 00000000"), (.openLegacy(2), "20070401 00000004 00000001 00010002"),
        (.openLegacy(4), "40070401 00000004 00000001 00010002"),
        (.open(), "50070401 00000011 00000001 11000000 10 68617368496400 02000100 00"),
    ]

    @Test("An app sends its hash to end a session, which ends when the core agrees", arguments: hashes)
    func end(app: AppWire, bytes: String) throws {
        var app = app
        #expect(app.endSession(1).sent == hex(bytes))
        #expect(app.take(single(v: 1)).messages.count == 1)
        let version = try #require(app.headerVersion(of: 1))
        #expect(app.take(control(version, .endServiceACK, .rpc)) == [.sessionEnded(1, .requestedHere)])
        #expect(app.sessionIDs.isEmpty)
    }

    @Test("If the core refuses, the session stays open")
    func endRefused() {
        var app = AppWire.open()
        _ = app.endSession(1)
        let refusal: BSONDocument = ["rejectedParams": .array([.string("hashId")]), "reason": .string("Wrong hash_id")]
        #expect(
            app.take(control(5, .endServiceNAK, .rpc, refusal.bytes)) == [
                .endRefused(1, .rpc, Refusal(rejected: ["hashId"], reason: "Wrong hash_id"))
            ])
        #expect(app.take(control(5, .endServiceACK, .rpc)).findings.count == 1)
        #expect(app.sessionIDs == [1])
    }

    @Test("If the core ends a session, the app agrees and the session ends with its media")
    func endedByCore() {
        var app = AppWire.open()
        _ = app.start(.video)
        _ = app.take(control(5, .startServiceACK, .video))
        let actions = app.take(control(5, .endService, .rpc))
        #expect(actions.frames.map(\.header.control) == [.endServiceACK])
        #expect(actions.received == [.serviceEnded(1, .video, .requestedByPeer), .sessionEnded(1, .requestedByPeer)])
    }

    @Test("A lost connection ends all sessions, and later input is ignored")
    func lost() {
        var app = AppWire.open()
        #expect(app.connectionLost() == [.sessionEnded(1, .connectionLost)])
        #expect(app.take(single()).isEmpty)
        #expect(app.connectionLost().isEmpty)
    }

    @Test("A core that accepts larger frames may send larger frames, too")
    func largeFrames() {
        let frame = single([UInt8](repeating: 1, count: 200_000))
        var usual = AppWire.open()
        #expect(usual.take(frame).findings.first == .malformed(.dataSize(200_000, limit: 131_072)))
        var large = AppWire.open(mtu: 200_000)
        #expect(large.take(frame).messages.map(\.payload.count) == [200_000])
    }
}

@Suite("An app's media")
struct AppMediaTests {
    static let requested = VideoParameters(height: 480, width: 800, videoProtocol: "RAW", videoCodec: "H264")

    @Test("Video is requested with its parameters, in version 5 only", arguments: [3, 4, 5] as [UInt8])
    func video(version: UInt8) throws {
        var app = version == 5 ? AppWire.open() : AppWire.openLegacy(version)
        let frame = try #require(app.start(.video, video: Self.requested).frames.first)
        #expect(frame.header.control == .startService)
        #expect(frame.header.service == .video)
        #expect(frame.header.version == version)
        #expect(
            frame.document
                == (version < 5
                    ? [:]
                    : [
                        "height": .int32(480), "width": .int32(800), "videoProtocol": .string("RAW"),
                        "videoCodec": .string("H264"),
                    ]))
        #expect(app.take(control(version, .startServiceACK, .video)) == [.serviceStarted(1, .video, Self.requested)])
        #expect(app.send([1], on: .video, of: 1).frames.map(\.header.service) == [.video])
    }

    @Test("The parameters of the answer apply, and its mtu for this service only")
    func accepted() {
        var app = AppWire.open()
        _ = app.start(.video, video: Self.requested)
        let document: BSONDocument = ["mtu": .int64(1_013), "height": .int32(240), "width": .int32(400)]
        #expect(
            app.take(control(5, .startServiceACK, .video, document.bytes)) == [
                .serviceStarted(1, .video, VideoParameters(height: 240, width: 400))
            ])
        let picture = [UInt8](repeating: 1, count: 1_001)
        #expect(app.send(picture, on: .video, of: 1).frames.map(\.payload.count) == [8, 1_000, 1])
        #expect(app.send(picture, on: .rpc, of: 1).frames.count == 1)
    }

    @Test("A refused service is closed, and the reason is reported")
    func refused() {
        var app = AppWire.open()
        _ = app.start(.audio)
        let reason: BSONDocument = ["reason": .string("Service type: 10 disallowed with current HMI level")]
        #expect(
            app.take(control(5, .startServiceNAK, .audio, reason.bytes)) == [
                .serviceRefused(1, .audio, Refusal(reason: "Service type: 10 disallowed with current HMI level"))
            ])
        #expect(app.send([1], on: .audio, of: 1).isEmpty)
        #expect(app.start(.audio).count == 1)
    }

    @Test("Versions 1 and 2 have no media, and RPC cannot be started as a service", arguments: [1, 2, 5] as [UInt8])
    func none(version: UInt8) {
        var app = version == 5 ? AppWire.open() : AppWire.openLegacy(version)
        #expect(app.start(version == 5 ? .rpc : .video).isEmpty)
    }

    @Test("A service ends when the core agrees; nothing is sent on it meanwhile")
    func end() {
        var app = AppWire.open()
        _ = app.start(.audio)
        _ = app.take(control(5, .startServiceACK, .audio))
        #expect(app.endService(.audio, of: 1).frames.map(\.payload.count) == [0])
        #expect(app.send([1], on: .audio, of: 1).isEmpty)
        #expect(app.take(control(5, .endServiceACK, .audio)) == [.serviceEnded(1, .audio, .requestedHere)])
        #expect(app.endService(.audio, of: 1).isEmpty)
    }

    @Test("If the core refuses the end, the service stays open")
    func endRefused() {
        var app = AppWire.open()
        _ = app.start(.audio)
        _ = app.take(control(5, .startServiceACK, .audio))
        _ = app.endService(.audio, of: 1)
        #expect(app.take(control(5, .endServiceNAK, .audio)) == [.endRefused(1, .audio, Refusal())])
        #expect(app.send([1], on: .audio, of: 1).count == 1)
    }

    @Test("If the core ends it, the app agrees", arguments: [true, false])
    func endedByCore(isOpen: Bool) {
        var app = AppWire.open()
        _ = app.start(.audio)
        if isOpen { _ = app.take(control(5, .startServiceACK, .audio)) }
        let actions = app.take(control(5, .endService, .audio))
        #expect(actions.frames.map(\.header.control) == [.endServiceACK])
        #expect(actions.received == [.serviceEnded(1, .audio, .requestedByPeer)])
    }

    @Test("Media from the core is delivered, too")
    func media() {
        var app = AppWire.open()
        _ = app.start(.audio)
        _ = app.take(control(5, .startServiceACK, .audio))
        #expect(
            app.take(single(on: .audio, [7])) == [
                .media(WireMessage(session: 1, service: .audio, version: 5, payload: [7]))
            ])
    }
}
