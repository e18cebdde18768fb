import SDLProtocol
import SDLSupport

// Functions that build frames and wires for tests.

func bytes(
    _ version: UInt8, _ type: FrameType, _ service: ServiceType, info: UInt8 = 0, session: SessionID = 1,
    id: UInt32 = 1, _ payload: [UInt8] = []
) -> [UInt8] {
    let header = FrameHeader(
        version: version, type: type, service: service, info: info, session: session, messageID: id)
    return FrameEncoder.frame(header, payload: payload[...])
}

func control(
    _ version: UInt8, _ code: ControlCode, _ service: ServiceType = .control, session: SessionID = 1, id: UInt32 = 1,
    _ payload: [UInt8] = []
) -> [UInt8] {
    bytes(version, .control, service, info: code.rawValue, session: session, id: id, payload)
}

/// Returns the StartService frame of an app. If `version` is nil, the payload is empty; otherwise, the payload is a
/// BSON document with this protocol version.
func start(header: UInt8 = 1, _ version: String? = "5.4.1") -> [UInt8] {
    let document: BSONDocument? = version.map { ["protocolVersion": .string($0)] }
    return control(header, .startService, .rpc, session: .none, id: 0, document?.bytes ?? [])
}

func single(
    v version: UInt8 = 5, on service: ServiceType = .rpc, session: SessionID = 1, id: UInt32 = 1,
    _ payload: [UInt8] = [1, 2, 3]
) -> [UInt8] {
    bytes(version, .single, service, session: session, id: id, payload)
}

func first(
    v version: UInt8 = 5, on service: ServiceType = .rpc, session: SessionID = 1, id: UInt32 = 1, total: Int,
    count: Int = 1
) -> [UInt8] {
    let payload = [total, count].flatMap { number in withUnsafeBytes(of: UInt32(number).bigEndian) { Array($0) } }
    return bytes(version, .first, service, session: session, id: id, payload)
}

func consecutive(
    v version: UInt8 = 5, on service: ServiceType = .rpc, session: SessionID = 1, id: UInt32 = 1, _ number: UInt8,
    _ payload: [UInt8]
) -> [UInt8] {
    bytes(version, .consecutive, service, info: number, session: session, id: id, payload)
}

extension Instant {
    static func ms(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }
}

extension CoreWire {
    /// Returns the head unit's side of a connection, in which session 1 is open. The number of the connection is 2. The
    /// app has sent `version` in its StartService frame; nil means a StartService frame without a payload.
    static func open(_ version: String? = "5.4.1", header: UInt8 = 1, settings: Settings = Settings()) -> CoreWire {
        var core = CoreWire(number: 2, ids: SessionIDs(), settings: settings)
        _ = core.receive(start(header: header, version), at: .zero)
        precondition(core.sessionIDs == [1])
        return core
    }

    mutating func take(_ bytes: [UInt8], at now: Instant = .zero) -> [WireAction] { receive(bytes, at: now) }

    mutating func answer(_ service: ServiceType, of session: SessionID = 1, _ answer: ServiceAnswer) -> [WireAction] {
        var actions: [WireAction] = []
        answerService(service, of: session, answer, into: &actions)
        return actions
    }

    /// Opens an audio or video service in session 1.
    mutating func open(_ service: ServiceType, header: UInt8 = 5) {
        _ = take(control(header, .startService, service))
        precondition(!answer(service, .accepted()).isEmpty)
    }
}

extension AppWire {
    /// Returns the app's side of a connection, in which session 1 is open with this protocol version.
    static func open(_ version: String = "5.4.0", mtu: Int64 = 131_072, settings: Settings = Settings()) -> AppWire {
        var app = AppWire(settings: settings)
        _ = app.startSession()
        let document: BSONDocument = [
            "hashId": .int32(0x0001_0002), "mtu": .int64(mtu), "protocolVersion": .string(version),
        ]
        _ = app.take(control(5, .startServiceACK, .rpc, id: 0, document.bytes))
        precondition(app.sessionIDs == [1])
        return app
    }

    static func openLegacy(_ header: UInt8, settings: Settings = Settings()) -> AppWire {
        var app = AppWire(settings: settings)
        _ = app.startSession()
        _ = app.take(control(header, .startServiceACK, .rpc, id: 0, header == 1 ? [] : [0, 1, 0, 2]))
        precondition(app.sessionIDs == [1])
        return app
    }

    mutating func take(_ bytes: [UInt8], at now: Instant = .zero) -> [WireAction] { receive(bytes, at: now) }

    mutating func start(_ service: ServiceType, video: VideoParameters? = nil) -> [WireAction] {
        var actions: [WireAction] = []
        startService(service, of: 1, video: video, into: &actions)
        return actions
    }
}

extension Frame {
    /// The payload as a BSON document; empty if the payload is not a BSON document.
    var document: BSONDocument { (try? BSONDocument(payload)) ?? [:] }
    var reason: String? { document["reason"]?.string }
    var rejected: [String]? { document["rejectedParams"]?.array?.compactMap(\.string) }
}
