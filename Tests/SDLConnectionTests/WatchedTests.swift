import Journaling
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import TestJournal
import Testing

/// Builds the bytes that an app and a head unit exchange in protocol version 5.
private struct Talk {
    typealias Part = (MessageKey.Direction, [UInt8])
    var parts: [Part] = []
    private var message: UInt32 = 0

    mutating func control(
        _ direction: MessageKey.Direction, _ code: ControlCode, _ service: ServiceType, session: SessionID = 1,
        _ document: BSONDocument? = nil
    ) {
        let header = FrameHeader(version: 5, type: .control, service: service, info: code.rawValue, session: session)
        parts.append((direction, FrameEncoder.frame(header, payload: (document?.bytes ?? [])[...])))
    }

    mutating func say(
        _ direction: MessageKey.Direction, _ kind: SDLRPCKind, _ function: SDLFunctionID, _ id: Int32, _ json: String,
        bulk: [UInt8] = [], session: SessionID = 1, limit: Int = 1_000
    ) {
        message += 1
        var envelope = RPCEnvelope(kind: kind, functionID: function, correlationID: id, json: Array(json.utf8)[...])
        envelope.bulk = bulk[...]
        let header = FrameHeader(
            version: 5, type: .single, service: bulk.isEmpty ? .rpc : .bulk, session: session, messageID: message)
        var whole: [UInt8] = []
        FrameEncoder.frames(header, payload: envelope.payload()[...], limit: limit) { whole += $0 }
        parts.append((direction, whole))
    }

    static let usual: Talk = {
        var talk = Talk()
        talk.control(.toHeadUnit, .startService, .rpc, session: .none, ["protocolVersion": .string("5.4.0")])
        talk.control(
            .toApp, .startServiceACK, .rpc, ["protocolVersion": .string("5.4.0"), "make": .string("Acme")])
        talk.say(.toHeadUnit, .request, .show, 1, #"{"mainField1":"one"}"#)
        talk.say(.toHeadUnit, .request, .show, 2, #"{"mainField1":"two"}"#)
        // Answers may arrive in any order.
        talk.say(.toApp, .response, .show, 2, #"{"success":false,"resultCode":"REJECTED"}"#)
        talk.say(.toApp, .response, .show, 1, #"{"success":true,"resultCode":"SUCCESS"}"#)
        talk.say(
            .toHeadUnit, .request, .putFile, 3, #"{"syncFileName":"a","fileType":"GRAPHIC_PNG"}"#,
            bulk: [UInt8](repeating: 7, count: 5_000))
        talk.say(.toApp, .response, .putFile, 3, #"{"success":true,"resultCode":"SUCCESS"}"#)
        talk.say(
            .toApp, .notification, .onHMIStatus, -1,
            #"{"hmiLevel":"FULL","audioStreamingState":"AUDIBLE","systemContext":"MAIN"}"#)
        talk.control(.toHeadUnit, .startService, .video, ["width": .int32(800), "videoCodec": .string("H264")])
        talk.control(.toApp, .startServiceACK, .video, ["height": .int32(480)])
        talk.parts.append(
            (
                .toHeadUnit,
                FrameEncoder.frame(
                    FrameHeader(version: 5, type: .single, service: .video, session: 1, messageID: 90), payload: [1, 2])
            ))
        talk.control(.toHeadUnit, .endService, .rpc)
        talk.control(.toApp, .endServiceACK, .rpc)
        return talk
    }()

    static let received = [
        "began 1 5.4.0 Acme", "asks Show 1", "asks Show 2", "Show 2 answered REJECTED", "Show 1 answered SUCCESS",
        "asks PutFile 3 +5000", "PutFile 3 answered SUCCESS", "notified OnHMIStatus", "video 800 x 480 H264",
        "video 2 bytes", "video ended", "ended 1",
    ]
}

private func text(_ event: WatchedEvent) -> String {
    switch event {
    case .sessionStarted(let session, let start): "began \(session.id) \(start.version) \(start.vehicle?.make ?? "-")"
    case .sessionEnded(let session): "ended \(session.id)"
    case .request(let message):
        "asks \(message.name ?? "?") \(message.correlationID)"
            + (message.envelope.bulk.isEmpty ? "" : " +\(message.envelope.bulk.count)")
    case .reply(let reply, let request):
        "\(request.name ?? "?") \(request.correlationID) answered "
            + ((reply.message as? any SDLRPCResponse)?.resultCode.rawValue ?? "?")
    case .notification(let message): "notified \(message.name ?? "?")"
    case .unasked(let message, let direction): "unasked \(message.name ?? "?") \(direction)"
    case .serviceStarted(_, let service, let video):
        "\(service) \(video.width ?? 0) x \(video.height ?? 0) \(video.videoCodec ?? "-")"
    case .serviceEnded(_, let service): "\(service) ended"
    case .media(_, let service, let bytes): "\(service) \(bytes.count) bytes"
    case .finding(let text, _): "finding: \(text)"
    case .gap(let text): "gap: \(text)"
    case .unreachable(let text): "unreachable: \(text)"
    }
}

/// Tests in which the bridge observes the bytes of a connection between an app and an external head unit.
@Suite struct `A connection that is watched` {
    private let clock = ControlledTimekeeper(pausedAt: .zero)

    private func watch(_ parts: [Talk.Part], _ watched: inout WatchedConnection) -> [String] {
        var found: [String] = []
        for (direction, bytes) in parts {
            watched.read(WatchedBytes(bytes[...], direction, at: clock.now)) { found.append(text($0)) }
        }
        return found
    }

    private func end(_ watched: inout WatchedConnection) -> [String] {
        var found: [String] = []
        watched.end { found.append(text($0)) }
        return found
    }

    /// Returns the bytes in the same order, split into chunks of random sizes.
    private func cut(_ parts: [Talk.Part], seed: UInt64) -> [Talk.Part] {
        var dice = SplitMix(seed)
        return parts.flatMap { direction, bytes -> [Talk.Part] in
            var pieces: [Talk.Part] = []
            var at = 0
            while at < bytes.count {
                let end = min(bytes.count, at + 1 + Int(dice.next() % 40))
                pieces.append((direction, Array(bytes[at..<end])))
                at = end
            }
            return pieces
        }
    }

    @Test(arguments: 0..<40) func `reports the same events for chunks of any size`(seed: UInt64) {
        var watched = WatchedConnection(name: "tcp 1", writer: nil)
        let parts = seed == 0 ? Talk.usual.parts : cut(Talk.usual.parts, seed: seed)
        #expect(watch(parts, &watched) == Talk.received)
        #expect(end(&watched).isEmpty)
    }

    @Test func `writes a row for each message, an answer's caused by its request`() throws {
        let journal = MemoryJournal()
        var watched = WatchedConnection(name: "tcp 1", writer: JournalWriter(journal, timekeeper: clock))
        _ = watch(Talk.usual.parts, &watched)
        #expect(journal.rows.map(\.causes) == [[], [], [.row(2)], [.row(1)], [], [.row(5)], []])
        let answer = String(decoding: journal.rows[3].payload.bytes, as: UTF8.self)
        #expect(answer.contains(#""ordinal":2,"rpcType":"response","name":"Show""#) && answer.contains(#""answers":1"#))
    }

    @Test(arguments: 0..<60) func `continues after invalid bytes`(seed: UInt64) {
        var dice = SplitMix(seed)
        var watched = WatchedConnection(name: "tcp 1", writer: nil)
        var all: [String] = watch(Array(Talk.usual.parts.prefix(2)), &watched)
        for _ in 0..<20 {
            // No frame of a valid version begins with one of these bytes.
            let nonsense = (0..<Int(dice.next() % 300)).map { _ in UInt8(0xF0 | dice.next() % 16) }
            all += watch([(dice.next() % 2 == 0 ? .toApp : .toHeadUnit, nonsense)], &watched)
            all += watch(Array(Talk.usual.parts[2..<6]), &watched)
        }
        #expect(all.filter { $0 == "Show 1 answered SUCCESS" }.count == 20)
        #expect(all.contains { $0.hasPrefix("finding: malformed frame") } && !all.contains { $0.contains("unasked") })
    }

    @Test(arguments: 0..<200) func `accepts any bytes`(seed: UInt64) {
        var dice = SplitMix(seed)
        var watched = WatchedConnection(name: "tcp 1", writer: nil)
        for (direction, bytes) in cut(Talk.usual.parts, seed: seed) {
            var broken = bytes
            if dice.next() % 4 == 0 {
                broken[Int(dice.next() % UInt64(broken.count))] = UInt8(truncatingIfNeeded: dice.next())
            }
            _ = watch([(direction, broken)], &watched)
        }
        _ = end(&watched)
        #expect(end(&watched).isEmpty)
    }

    @Test(arguments: 1..<40) func `continues after missed bytes`(lost: Int) {
        var watched = WatchedConnection(name: "tcp 1", writer: nil)
        _ = watch(Array(Talk.usual.parts.prefix(3)), &watched)
        // Decoding continues in the middle of a file's frame.
        var gap: [String] = []
        watched.miss(1_000, .toHeadUnit, at: clock.now) { gap.append(text($0)) }
        #expect(gap.count == 1 && gap[0].contains("1000 bytes from the app were forwarded but not decoded"))
        let rest = Talk.usual.parts[6].1.dropFirst(lost * 100)
        let found = watch([(.toHeadUnit, Array(rest))] + Talk.usual.parts[2...3], &watched)
        #expect(found.contains("asks Show 2") && !found.contains { $0.hasPrefix("finding: malformed") })
    }

    @Test func `reports an encrypted session once, and follows the others`() {
        var watched = WatchedConnection(name: "tcp 1", writer: nil)
        _ = watch(Array(Talk.usual.parts.prefix(2)), &watched)
        let header = FrameHeader(
            version: 5, type: .single, service: .rpc, session: 1, messageID: 9, isProtected: true)
        let sealed = FrameEncoder.frame(header, payload: [9, 9, 9])
        let found = watch([(.toHeadUnit, sealed), (.toApp, sealed), Talk.usual.parts[2]], &watched)
        #expect(found.count == 2 && found[0].contains("session 1 is encrypted") && found[1] == "asks Show 1")
    }

    @Test func `reports replies without a request, and starts sessions whose start it has missed`() {
        var watched = WatchedConnection(name: "tcp 1", writer: nil)
        let found = watch([Talk.usual.parts[5], Talk.usual.parts[2], Talk.usual.parts[5]], &watched)
        #expect(found == ["began 1 5.0.0 -", "unasked Show toApp", "asks Show 1", "Show 1 answered SUCCESS"])
    }

    @Test func `limits the number of requests and the size of files`() {
        var talk = Talk()
        for id in 0..<5_001 { talk.say(.toHeadUnit, .request, .show, Int32(id), "{}") }
        talk.say(.toApp, .response, .show, 0, #"{"success":true,"resultCode":"SUCCESS"}"#)
        talk.say(.toApp, .response, .show, 1, #"{"success":true,"resultCode":"SUCCESS"}"#)
        for id in 1...3 {
            talk.say(
                .toHeadUnit, .request, .putFile, 5_000 + Int32(id), #"{"syncFileName":"a","fileType":"BINARY"}"#,
                bulk: [UInt8](repeating: 1, count: 12 << 20), limit: 100_000)
        }
        var watched = WatchedConnection(name: "tcp 1", writer: nil)
        let found = watch(talk.parts, &watched)
        #expect(found.filter { $0.contains("more than 5000 requests are open") }.count >= 1)
        #expect(found.contains("unasked Show toApp") && found.contains("Show 1 answered SUCCESS"))
        #expect(found.contains("asks PutFile 5002 +12582912") && found.contains("asks PutFile 5003"))
        #expect(found.contains { $0.contains("12582912 bytes of a request were not kept") })
    }
}
