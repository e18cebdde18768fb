import SDLSupport
import Testing

@testable import SDLProtocol

/// Both sides of one connection: the `AppWire` of an app and the `CoreWire` of a head unit. The bytes arrive in chunks
/// of `pieces` bytes.
struct Line {
    var app: AppWire
    var core: CoreWire
    var now = Instant.zero
    var pieces: Int
    private(set) var toldApp: [WireAction] = []
    private(set) var toldCore: [WireAction] = []

    init(app: ProtocolVersion, core: ProtocolVersion, pieces: Int = .max, heartbeat: Duration? = nil) {
        var appSettings = AppWire.Settings()
        appSettings.version = app
        appSettings.heartbeat = heartbeat
        self.app = AppWire(settings: appSettings)
        var coreSettings = CoreWire.Settings()
        coreSettings.version = core
        coreSettings.limits.flood = nil
        self.core = CoreWire(number: 1, ids: SessionIDs(), settings: coreSettings)
        self.pieces = pieces
    }

    /// Performs an action of the app, and transfers bytes until neither side sends bytes any more.
    mutating func app(_ body: (inout AppWire, inout [WireAction]) -> Void) {
        var actions: [WireAction] = []
        body(&app, &actions)
        carry(fromApp: actions, fromCore: [])
    }

    mutating func core(_ body: (inout CoreWire, inout [WireAction]) -> Void) {
        var actions: [WireAction] = []
        body(&core, &actions)
        carry(fromApp: [], fromCore: actions)
    }

    /// Returns the actions of both sides since the last call of this method.
    mutating func received() -> (app: [WireAction], core: [WireAction]) {
        defer { (toldApp, toldCore) = ([], []) }
        return (toldApp, toldCore)
    }

    private mutating func carry(fromApp: [WireAction], fromCore: [WireAction]) {
        var (fromApp, fromCore) = (fromApp, fromCore)
        while !fromApp.isEmpty || !fromCore.isEmpty {
            toldApp += fromApp.received
            toldCore += fromCore.received
            let (up, down) = (fromApp.sent, fromCore.sent)
            fromApp = []
            fromCore = []
            for piece in cut(up) { core.receive(piece, at: now, into: &fromCore) }
            for piece in cut(down) { app.receive(piece, at: now, into: &fromApp) }
        }
    }

    private func cut(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        stride(from: 0, to: bytes.count, by: min(pieces, max(bytes.count, 1))).map {
            bytes[$0..<min($0 + min(pieces, bytes.count), bytes.count)]
        }
    }
}

@Suite("An app and a core of any two versions")
struct PairTests {
    static let versions = [
        ProtocolVersion(1), ProtocolVersion(2), ProtocolVersion(3), ProtocolVersion(4), ProtocolVersion(5),
        ProtocolVersion(5, 1), ProtocolVersion(5, 2), ProtocolVersion(5, 3), ProtocolVersion(5, 4),
    ]

    @Test("agree on the lower one and use it in both directions", arguments: versions, versions)
    func agree(app: ProtocolVersion, core: ProtocolVersion) throws {
        var line = Line(app: app, core: core, pieces: 7)
        let id = try start(&line)
        let common = min(app, core)
        #expect(line.app.headerVersion(of: id) == common.header)

        line.app { _ = $0.send([1, 2, 3], on: .rpc, of: id, into: &$1) }
        #expect(line.core.headerVersion(of: id) == common.header)
        line.core { _ = $0.send([4, 5], on: .bulk, of: id, into: &$1) }
        let received = line.received()
        #expect(received.core == [message(id, .rpc, common, [1, 2, 3])])
        #expect(received.app == [message(id, .bulk, common, [4, 5])])
    }

    @Test("carry long messages in both directions at once", arguments: versions, versions)
    func longMessages(app: ProtocolVersion, core: ProtocolVersion) throws {
        var line = Line(app: app, core: core, pieces: 60_001)
        let id = try start(&line)
        let common = min(app, core)
        // The size needs more than two frames in every version.
        let size = common.major <= 2 ? 4_000 : 270_000
        let long = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            for index in 0..<size { buffer[index] = UInt8(truncatingIfNeeded: index &* 31) }
            count = size
        }
        line.app { _ = $0.send(long[...], on: .bulk, of: id, into: &$1) }
        line.core { _ = $0.send(long[...], on: .rpc, of: id, into: &$1) }
        let received = line.received()
        #expect(received.core == [message(id, .bulk, common, long)])
        #expect(received.app == [message(id, .rpc, common, long)])
    }

    @Test("stream from version 3 on, and end the stream", arguments: versions, versions)
    func media(app: ProtocolVersion, core: ProtocolVersion) throws {
        var line = Line(app: app, core: core)
        let id = try start(&line)
        line.app { _ = $0.send([1], on: .rpc, of: id, into: &$1) }
        _ = line.received()
        let requested = VideoParameters(height: 480, width: 800, videoProtocol: "RAW", videoCodec: "H264")
        line.app { $0.startService(.video, of: id, video: requested, into: &$1) }
        guard min(app, core).major >= 3 else {
            #expect(line.received().core.isEmpty)
            return
        }
        let isNamed = min(app, core).major >= 5
        #expect(
            line.received().core == [
                .serviceStartRequested(ServiceRequest(session: id, service: .video, video: isNamed ? requested : nil))
            ])
        line.core { $0.answerService(.video, of: id, .accepted(), into: &$1) }
        #expect(line.received().app == [.serviceStarted(id, .video, requested)])
        let picture = [UInt8](repeating: 9, count: 140_000)
        line.app { _ = $0.send(picture[...], on: .video, of: id, into: &$1) }
        guard case .media(let got) = try #require(line.received().core.first) else {
            Issue.record("no media")
            return
        }
        #expect(got.payload == picture[...])
        line.app { $0.endService(.video, of: id, into: &$1) }
        let received = line.received()
        #expect(received.app == [.serviceEnded(id, .video, .requestedHere)])
        #expect(received.core == [.serviceEnded(id, .video, .requestedByPeer)])
    }

    @Test("end their session from either side", arguments: versions, versions)
    func ends(app: ProtocolVersion, core: ProtocolVersion) throws {
        for byApp in [true, false] {
            var line = Line(app: app, core: core)
            let id = try start(&line)
            if byApp {
                line.app { $0.endSession(id, into: &$1) }
            } else {
                line.core { $0.endSession(id, into: &$1) }
            }
            let received = line.received()
            #expect(received.app == [.sessionEnded(id, byApp ? .requestedHere : .requestedByPeer)])
            #expect(received.core == [.sessionEnded(id, byApp ? .requestedByPeer : .requestedHere)])
            #expect(line.app.sessionIDs.isEmpty && line.core.sessionIDs.isEmpty)
        }
    }

    @Test("keep a session alive with heartbeats from version 3 on", arguments: versions)
    func heartbeats(version: ProtocolVersion) throws {
        var line = Line(app: version, core: .core, heartbeat: .seconds(3))
        let id = try start(&line)
        line.app { _ = $0.send([1], on: .rpc, of: id, into: &$1) }
        _ = line.received()
        for _ in 0..<20 {
            line.now = line.now + .seconds(1)
            let now = line.now
            line.app { $0.tick(at: now, into: &$1) }
            line.core { $0.tick(at: now, into: &$1) }
        }
        #expect(line.received() == ([], []))
        #expect((line.core.nextDeadline != nil) == (version.major >= 3))
        // The app does not send anything any more.
        for _ in 0..<20 where version.major >= 3 {
            line.now = line.now + .seconds(1)
            _ = line.core.tick(at: line.now)
        }
        #expect(line.core.sessionIDs.isEmpty == (version.major >= 3))
    }

    @Test("support 20 sessions on one connection, each with its own messages")
    func sessions() throws {
        var line = Line(app: .app, core: .core, pieces: 100)
        for _ in 0..<20 { line.app { $0.startSession(into: &$1) } }
        let ids = (1...20).map { SessionID($0) }
        #expect(line.app.sessionIDs == ids)
        #expect(line.core.sessionIDs == ids)
        _ = line.received()
        for id in ids { line.app { _ = $0.send([id.rawValue], on: .rpc, of: id, into: &$1) } }
        #expect(line.received().core == ids.map { message($0, .rpc, .core, [$0.rawValue]) })
    }

    private func start(_ line: inout Line) throws -> SessionID {
        line.app { $0.startSession(into: &$1) }
        let received = line.received()
        #expect(received.app.count == 1 && received.core.count == 1)
        return try #require(line.app.sessionIDs.first)
    }

    private func message(
        _ id: SessionID, _ service: ServiceType, _ version: ProtocolVersion, _ payload: [UInt8]
    ) -> WireAction {
        .message(WireMessage(session: id, service: service, version: version.header, payload: payload[...]))
    }
}
