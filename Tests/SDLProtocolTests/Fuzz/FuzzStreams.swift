import SDLProtocol

/// Generates the byte streams that the tests change. A stream contains frames that real peers send, in any order.
struct FuzzStreams {
    var random: FuzzRandom

    init(seed: UInt64) {
        random = FuzzRandom(seed: seed)
    }

    mutating func towardsCore() -> [UInt8] { stream { $0.frameOfApp() } }
    mutating func towardsApp() -> [UInt8] { stream { $0.frameOfCore() } }

    private mutating func stream(_ frame: (inout FuzzStreams) -> [UInt8]) -> [UInt8] {
        var frames: [[UInt8]] = []
        for _ in 0...random.below(16) { frames.append(frame(&self)) }
        // Some streams stay unchanged, because the rules also apply to correct peers.
        for _ in 0..<random.below(5) {
            let index = random.below(frames.count)
            random.mutate(&frames[index])
        }
        if random.one(in: 4) { frames.shuffle(using: &random) }
        var stream = Array(frames.joined())
        for _ in 0..<random.below(3) { random.mutate(&stream) }
        return stream
    }

    // MARK: - Frames

    private mutating func version() -> UInt8 { random.pick([1, 2, 3, 4, 5, 5, 5]) }
    private mutating func session() -> SessionID { SessionID(random.pick([1, 1, 1, 1, 2, 3, 0, 255])) }
    private mutating func service() -> ServiceType { random.pick(ServiceType.allCases) }
    private mutating func id() -> UInt32 { random.pick([1, 2, 3, 0, 0xFFFF_FFFF]) }

    private mutating func payload() -> [UInt8] {
        random.bytes(1 + random.below(random.one(in: 20) ? 5_000 : 40))
    }

    private mutating func frameOfApp() -> [UInt8] {
        switch random.below(12) {
        case 0: start(header: version(), random.pick(["5.4.1", "5.0.0", "4.1.0", nil, "6.0.0"]))
        case 1: control(version(), .startService, service(), session: session(), document())
        case 2: control(version(), .endService, service(), session: session(), hash())
        case 3: control(version(), .registerSecondaryTransport, session: session())
        default: frameOfEither()
        }
    }

    private mutating func frameOfCore() -> [UInt8] {
        switch random.below(14) {
        case 0, 1: control(version(), .startServiceACK, .rpc, session: session(), id: id(), document())
        case 2: control(version(), .startServiceACK, service(), session: session(), document())
        case 3: control(version(), .startServiceNAK, service(), session: session(), document())
        case 4: control(version(), .endServiceACK, service(), session: session())
        case 5: control(version(), .endServiceNAK, service(), session: session(), document())
        case 6: control(5, .transportEventUpdate, session: session(), document())
        default: frameOfEither()
        }
    }

    private mutating func frameOfEither() -> [UInt8] {
        switch random.below(8) {
        case 0: return control(version(), .heartbeat, session: session(), id: id())
        case 1:
            let code = random.pick(ControlCode.allCases)
            return control(version(), code, service(), session: session(), payload())
        case 2, 3: return single(v: version(), on: service(), session: session(), id: id(), payload())
        case 4, 5: return longMessage()
        case 6:
            var frame = single(v: version(), on: service(), session: session(), id: id(), payload())
            frame[0] |= 8
            return frame
        default:
            return consecutive(v: version(), on: service(), session: session(), id: id(), random.byte(), payload())
        }
    }

    private mutating func longMessage() -> [UInt8] {
        let (version, service, session, id) = (version(), service(), session(), id())
        var parts: [[UInt8]] = []
        for _ in 0...random.below(4) { parts.append(payload()) }
        let total = random.one(in: 4) ? Int(UInt32(truncatingIfNeeded: random.next())) : parts.joined().count
        var frames = first(v: version, on: service, session: session, id: id, total: total, count: parts.count)
        for (index, part) in parts.enumerated() {
            let number = index == parts.count - 1 ? 0 : UInt8(index + 1)
            frames += consecutive(v: version, on: service, session: session, id: id, number, part)
        }
        return frames
    }

    private mutating func hash() -> [UInt8] {
        switch random.below(4) {
        case 0: []
        case 1: [0, 1, 0, 2]
        case 2: (["hashId": .int32(0x0001_0002)] as BSONDocument).bytes
        default: document()
        }
    }

    private mutating func document() -> [UInt8] {
        let keys = [
            "protocolVersion", "hashId", "mtu", "height", "width", "videoProtocol", "videoCodec", "rejectedParams",
            "reason", "secondaryTransports", "audioServiceTransports", "authToken", "make", "tcpIpAddress", "tcpPort",
        ]
        var document = BSONDocument()
        for _ in 0..<random.below(6) { document.append(random.pick(keys), value(depth: 0)) }
        return document.bytes
    }

    mutating func value(depth: Int) -> BSONValue {
        switch random.below(depth > 2 ? 5 : 7) {
        case 0: .int32(Int32(truncatingIfNeeded: random.next()))
        case 1: .int64(random.pick([-1, 0, 64, 65, 1_500, 131_072, 1 << 33, .max, .min]))
        case 2: .string(random.pick(["5.4.1", "5.0.0", "", "RAW", "H264", "10.0.0.1", "é\u{0}"]))
        case 3: .bool(random.one(in: 2))
        case 4: .double(Double(random.below(1_000)) / 8)
        case 5: .array([value(depth: depth + 1), value(depth: depth + 1)])
        default: .document(["k": value(depth: depth + 1)])
        }
    }
}
