import SDLSupport

@testable import SDLProtocol

/// A fuzz test of `CoreWire`, the head unit's side of a connection. The test passes changed byte streams to the wire
/// and makes the head unit's decisions at random.
struct CoreFuzz {
    private var streams: FuzzStreams
    private var core: CoreWire
    private var oracle: FuzzOracle
    private var now = Instant.zero
    private let stays: Bool

    init(seed: UInt64) {
        streams = FuzzStreams(seed: seed)
        var settings = CoreWire.Settings()
        settings.limits = FuzzLimits.small(.core)
        // Most runs must resynchronise. The other runs must close the connection correctly.
        stays = !seed.isMultiple(of: 5)
        if stays {
            settings.limits.malformed = nil
            settings.limits.flood = nil
        } else {
            settings.limits.flood = .init(20, per: .seconds(1))
        }
        if seed.isMultiple(of: 3) { settings.secondaryTransports = SecondaryTransports(names: ["TCP_WIFI"]) }
        if seed.isMultiple(of: 7) { settings.version = ProtocolVersion(UInt16(seed / 7 % 5 + 1)) }
        core = CoreWire(number: 2, ids: SessionIDs(), settings: settings)
        oracle = FuzzOracle(limits: settings.limits)
    }

    mutating func run() throws {
        try feed(start(header: 1, "5.4.1"))
        let stream = streams.towardsCore()
        for piece in streams.random.pieces(stream) {
            try feed(Array(piece))
            if streams.random.one(in: 4) { try meddle() }
        }
        if stays { try comesBack() }
        var actions: [WireAction] = []
        core.connectionLost(into: &actions)
        try oracle.check(actions, of: core, fed: 0)
    }

    private mutating func feed(_ bytes: [UInt8]) throws {
        try owner(core.receive(bytes, at: now), fed: bytes.count)
    }

    /// Answers each action that needs an answer with a random permitted answer.
    private mutating func owner(_ actions: [WireAction], fed bytes: Int) throws {
        try oracle.check(actions, of: core, fed: bytes)
        var more: [WireAction] = []
        for action in actions {
            switch action {
            case .serviceStartRequested(let request):
                let answer: CoreWire.ServiceAnswer = streams.random.pick([
                    .accepted(), .accepted(VideoParameters(height: 1)), .unanswered,
                    .refused(Refusal(rejected: ["width"], reason: "no")),
                ])
                core.answerService(request.service, of: request.session, answer, into: &more)
            case .sessionFlooded(let id): core.endSession(id, into: &more)
            case .secondaryTransportRequested(let id):
                // After the request, the app may have received a session with this id on this connection.
                let isAccepted = streams.random.one(in: 2)
                let isTaken = core.sessionIDs.contains(id)
                let answer = isAccepted ? CoreWire.SecondaryAnswer.accepted(.core) : .notFound
                core.answerSecondaryTransport(id, answer, into: &more)
                // If the same chunk has also ended the connection, the session does not exist.
                if !isTaken, core.sessionIDs.contains(id) { oracle.adopted(id) }
            default: break
            }
        }
        if !more.isEmpty { try owner(more, fed: 0) }
    }

    private mutating func meddle() throws {
        var actions: [WireAction] = []
        let id = core.sessionIDs.isEmpty ? SessionID(1) : streams.random.pick(core.sessionIDs)
        switch streams.random.below(7) {
        case 0: core.endSession(id, into: &actions)
        case 1: core.endService(streams.random.pick([.audio, .video, .rpc]), of: id, into: &actions)
        case 2: _ = core.send(streams.random.bytes(streams.random.below(3_000))[...], on: .rpc, of: id, into: &actions)
        case 3:
            now = now + .milliseconds(streams.random.below(15_000))
            core.tick(at: now, into: &actions)
        case 4:
            if let due = core.nextDeadline { now = max(now, due) }
            core.tick(at: now, into: &actions)
        case 5: core.announce(TCPEndpoint(address: "127.0.0.1", port: 1), into: &actions)
        default: core.answerService(.video, of: id, .accepted(), into: &actions)
        }
        try owner(actions, fed: 0)
    }

    /// Fails if the wire does not recover. Passes bytes with the value 0 to the wire: the first of these bytes complete
    /// the unfinished frame, and all further bytes are invalid. After that, an app must be able to start a session and
    /// send a message.
    private mutating func comesBack() throws {
        try feed([UInt8](repeating: 0, count: FuzzLimits.largePayload + 24))
        let before = Set(core.sessionIDs)
        try feed(start(header: 1, "5.4.1"))
        let opened = Set(core.sessionIDs).subtracting(before)
        try oracle.require(opened.count == 1, "no new session after the stream")
        let version = core.headerVersion(of: opened.first!)!
        let payload = streams.random.bytes(20)
        let actions = core.receive(single(v: version, session: opened.first!, id: 77, payload), at: now)
        try oracle.check(actions, of: core, fed: 32)
        try oracle.require(actions.messages.map(\.payload) == [payload[...]], "no message after the stream: \(actions)")
    }
}

/// A fuzz test of `AppWire`, the app's side of a connection. The test passes changed byte streams to the wire.
struct AppFuzz {
    private var streams: FuzzStreams
    private var app: AppWire
    private var oracle: FuzzOracle
    private var now = Instant.zero

    init(seed: UInt64) {
        streams = FuzzStreams(seed: seed &+ 0x5EED << 32)
        var settings = AppWire.Settings()
        settings.limits = FuzzLimits.small(.app)
        if seed.isMultiple(of: 3) { settings.heartbeat = .seconds(3) }
        if seed.isMultiple(of: 7) { settings.version = ProtocolVersion(UInt16(seed / 7 % 5 + 1)) }
        app = AppWire(settings: settings)
        var limits = settings.limits
        // The value that a head unit may announce in its answer to a StartService frame.
        limits.largePayload = 1 << 20
        oracle = FuzzOracle(limits: limits)
    }

    mutating func run() throws {
        try begin()
        let stream = streams.towardsApp()
        for piece in streams.random.pieces(stream) {
            try take(app.receive(Array(piece), at: now), fed: piece.count)
            if streams.random.one(in: 4) { try meddle() }
        }
        try comesBack()
        try take(app.connectionLost(), fed: 0)
    }

    private mutating func begin() throws {
        var actions: [WireAction] = []
        for _ in 0...streams.random.below(3) { app.startSession(into: &actions) }
        try take(actions, fed: 0)
        let document: BSONDocument = ["hashId": .int32(5), "mtu": .int64(4_096), "protocolVersion": .string("5.4.0")]
        try take(app.receive(control(5, .startServiceACK, .rpc, document.bytes), at: now), fed: 60)
    }

    private mutating func take(_ actions: [WireAction], fed bytes: Int) throws {
        for case .secondaryTransportAnswered(let id, .some) in actions { oracle.givenUp(id) }
        try oracle.check(actions, of: app, fed: bytes)
    }

    private mutating func meddle() throws {
        var actions: [WireAction] = []
        let id = app.sessionIDs.isEmpty ? SessionID(1) : streams.random.pick(app.sessionIDs)
        switch streams.random.below(8) {
        case 0: app.startSession(into: &actions)
        case 1: app.startService(streams.random.pick([.audio, .video]), of: id, video: nil, into: &actions)
        case 2: app.endSession(id, into: &actions)
        case 3: app.endService(streams.random.pick([.audio, .video]), of: id, into: &actions)
        case 4: _ = app.send(streams.random.bytes(streams.random.below(3_000))[...], on: .rpc, of: id, into: &actions)
        case 5:
            now = now + .milliseconds(streams.random.below(15_000))
            app.tick(at: now, into: &actions)
        case 6:
            if let due = app.nextDeadline { now = max(now, due) }
            app.tick(at: now, into: &actions)
        default:
            let id = SessionID(200)
            guard !app.sessionIDs.contains(id) else { return }
            app.registerSecondaryTransport(for: SessionStart(session: id, version: .core), into: &actions)
            oracle.adopted(id)
        }
        try take(actions, fed: 0)
    }

    private mutating func comesBack() throws {
        // The stream may have announced a larger mtu, so that larger frames are allowed.
        var zeros = FuzzLimits.largePayload + 24
        repeat {
            try take(app.receive([UInt8](repeating: 0, count: zeros), at: now), fed: zeros)
            zeros = 1 << 20
        } while app.memory.frameBytes > 11
        let id = SessionID((1...255).first { !app.sessionIDs.contains(SessionID($0)) }!)
        try take(app.startSession(), fed: 0)
        try take(app.receive(control(5, .startServiceACK, .rpc, session: id), at: now), fed: 12)
        try oracle.require(app.sessionIDs.contains(id), "no new session after the stream")
        let payload = streams.random.bytes(20)
        let actions = app.receive(single(session: id, id: 77, payload), at: now)
        try take(actions, fed: 32)
        try oracle.require(actions.messages.map(\.payload) == [payload[...]], "no message after the stream: \(actions)")
    }
}

enum FuzzLimits {
    static let largePayload = 4_096

    /// Returns limits that are so small that a stream of 1,000 bytes reaches every limit.
    static func small(_ limits: WireLimits) -> WireLimits {
        var limits = limits
        limits.smallPayload = 1_024
        limits.largePayload = largePayload
        limits.sentSmallPayload = 200
        limits.sentLargePayload = 1_000
        limits.sentNegotiatedPayload = 1_000
        limits.messageBytes = 8_000
        limits.refusedMessageBytes = 100
        limits.assemblyBytes = 12_000
        limits.assemblyCount = 4
        return limits
    }
}
