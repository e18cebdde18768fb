import SDLProtocol
import SDLSupport
import Testing

@Suite("The limits of a core")
struct CoreLimitTests {
    static let bad = hex("71070001 00000001 00000001")

    @Test("Ten malformed frames within a second are tolerated; the eleventh closes the connection")
    func malformedRate() {
        var core = CoreWire.open()
        for number in 1...10 as ClosedRange<Int64> {
            let actions = core.take(Self.bad + control(5, .heartbeat), at: .ms(number * 50))
            #expect(actions.frames.map(\.header.control) == [.heartbeatACK])
            #expect(actions.findings.first == .malformed(.version(7)))
        }
        let actions = core.take(Self.bad + control(5, .heartbeat), at: .ms(999))
        #expect(
            actions == [
                .finding(.malformed(.version(7))), .finding(.malformedTooOften), .sessionEnded(1, .malformed),
                .closeConnection(.malformed),
            ])
        #expect(core.take(start(), at: .ms(5_000)).isEmpty)
    }

    @Test("An HTTP request gets an HTTP response, and the connection is closed", arguments: ["GET", "POST", "OPTIONS"])
    func httpRequest(method: String) throws {
        var core = CoreWire(number: 2, ids: SessionIDs())
        let actions = core.take(Array("\(method) /?a=1 HTTP/1.1\r\nHost: car\r\n\r\n".utf8))
        guard actions.count == 3, case .send(let bytes) = actions[1] else {
            Issue.record("unexpected actions: \(actions)")
            return
        }
        #expect(actions[0] == .finding(.httpRequest))
        #expect(actions[2] == .closeConnection(.malformed))
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n\r\n")
        #expect(parts.count == 2)
        #expect(parts[0].hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(parts[0].contains("Content-Length: \(parts[1].utf8.count)\r\n"))
        #expect(parts[1].contains("--port"))
        #expect(core.take(start()).isEmpty)
    }

    @Test("Eleven within more than a second do not close it")
    func slowly() {
        var core = CoreWire.open()
        for number in 0..<100 as Range<Int64> {
            #expect(core.take(Self.bad + single(), at: .ms(number * 100)).messages.count == 1)
        }
    }

    @Test("Any number of invalid bytes in a row counts once")
    func oneRun() {
        var core = CoreWire.open()
        for _ in 0..<50 { #expect(core.take([UInt8](repeating: 0xEE, count: 1_000)).count <= 1) }
        #expect(core.take(single()).messages.count == 1)
    }

    @Test("With a limit of zero, the first malformed frame closes the connection")
    func filteringOff() {
        var settings = CoreWire.Settings()
        settings.limits.malformed = .init(0, per: .seconds(1))
        var core = CoreWire.open(settings: settings)
        #expect(core.take(Self.bad).last == .closeConnection(.malformed))
    }

    @Test("Without a limit, a hosted app's connection is never closed")
    func unlimited() {
        var settings = CoreWire.Settings()
        settings.limits.malformed = nil
        settings.limits.flood = nil
        var core = CoreWire.open(settings: settings)
        for _ in 0..<2_000 { #expect(core.take(Self.bad + single()).messages.count == 1) }
    }

    @Test("1,000 frames of a session within a second are accepted; the next floods only this session")
    func flood() {
        var core = CoreWire.open()
        _ = core.take(start())
        for number in 0..<1_000 as Range<Int64> {
            #expect(core.take(single(), at: .ms(number / 2)).messages.count == 1)
        }
        let actions = core.take(single() + single() + single(session: 2), at: .ms(999))
        #expect(actions.received.dropLast() == [.finding(.flooded(1)), .sessionFlooded(1)])
        #expect(actions.messages.map(\.session) == [2])
        #expect(core.take(control(5, .heartbeat), at: .ms(999)).isEmpty)
        // The owner of the wire may send a last message before it ends the session.
        #expect(core.send([1], on: .rpc, of: 1).frames.count == 1)
        let end = core.endSession(1)
        #expect(end.frames.map(\.header.control) == [.endService])
        #expect(end.received == [.sessionEnded(1, .flood)])
        #expect(core.sessionIDs == [2])
    }

    @Test("The window slides: 1,000 frames a second for ten seconds are no flood")
    func sliding() {
        var core = CoreWire.open()
        for number in 0..<10_000 as Range<Int64> {
            #expect(core.take(single(), at: .ms(number)).messages.count == 1)
        }
        #expect(core.take(single(), at: .ms(9_999)).findings == [.flooded(1)])
    }

    @Test("Audio and video do not count")
    func media() {
        var core = CoreWire.open()
        core.open(.audio)
        for _ in 0..<3_000 { #expect(core.take(single(on: .audio)).count == 1) }
        #expect(core.take(single()).messages.count == 1)
    }

    @Test("More than 1,000 frames a second of unknown sessions close the connection")
    func strays() {
        var core = CoreWire.open()
        // The StartService frame of session 1 was the first of the 1,000 frames.
        for _ in 0..<999 { _ = core.take(single(session: 9)) }
        #expect(
            core.take(single(session: 9)) == [
                .finding(.flooded(9)), .sessionEnded(1, .flood), .closeConnection(.flood),
            ])
    }

    @Test("An app never closes the connection because of a core's frames")
    func app() {
        var app = AppWire.open()
        for _ in 0..<2_000 { #expect(app.take(Self.bad + single()).messages.count == 1) }
    }
}

@Suite("Heartbeats")
struct HeartbeatTests {
    static let answers: [(String?, UInt8, UInt8?)] = [
        ("5.4.1", 5, 5), ("5.0.0", 5, 5), (nil, 4, 4), (nil, 3, 3), (nil, 2, nil), (nil, 1, nil),
    ]

    @Test("A core answers them from version 3 on, with the same message id", arguments: answers)
    func answered(asked: String?, version: UInt8, answer: UInt8?) {
        for isSettled in [true, false] {
            var core = CoreWire.open(asked)
            if isSettled { _ = core.take(single(v: version)) }
            let frames = core.take(control(version, .heartbeat, id: 77)).frames
            #expect(frames.map(\.header.control) == (answer == nil ? [] : [.heartbeatACK]))
            #expect(frames.first?.header.version == answer)
            if answer != nil { #expect(frames.first?.header.messageID == 77) }
        }
    }

    @Test("A heartbeat of an unknown session is not answered")
    func unknown() {
        var core = CoreWire.open()
        #expect(core.take(control(5, .heartbeat, session: 5)) == [.finding(.unknownSession(5, .control))])
    }

    @Test("A session is watched only from its app's first heartbeat on")
    func watching() {
        var core = CoreWire.open()
        _ = core.take(single(), at: .ms(10))
        #expect(core.nextDeadline == nil)
        #expect(core.tick(at: .ms(60_000)).isEmpty)
        _ = core.take(control(5, .heartbeat), at: .ms(60_000))
        #expect(core.nextDeadline == .ms(67_000))
    }

    @Test("After 7 silent seconds a core sends a heartbeat, after 7 more it ends the session")
    func timeout() {
        var core = CoreWire.open()
        core.open(.audio)
        _ = core.take(control(5, .heartbeat), at: .zero)
        #expect(core.tick(at: .ms(6_999)).isEmpty)
        let probe = core.tick(at: .ms(7_000))
        #expect(probe.frames.map(\.header.control) == [.heartbeat])
        #expect(core.nextDeadline == .ms(14_000))
        #expect(core.tick(at: .ms(13_999)).isEmpty)
        let end = core.tick(at: .ms(14_000))
        #expect(end.frames.map(\.header.control) == [.endService])
        #expect(end.frames.map(\.header.service) == [.rpc])
        #expect(
            end.received == [
                .finding(.heartbeatMissed(1)), .serviceEnded(1, .audio, .heartbeatTimeout),
                .sessionEnded(1, .heartbeatTimeout),
            ])
        #expect(core.nextDeadline == nil)
    }

    static let signs: [(String, [UInt8])] = [
        ("an RPC", single()), ("a heartbeat", control(5, .heartbeat)), ("an answer", control(5, .heartbeatACK)),
        ("a part of a message", first(total: 5)), ("unrequested media", single(on: .video)),
    ]

    @Test("Any frame of the session counts as a sign of life", arguments: signs)
    func alive(_: String, sign: [UInt8]) {
        var core = CoreWire.open()
        _ = core.take(control(5, .heartbeat), at: .zero)
        _ = core.tick(at: .ms(7_000))
        _ = core.take(sign, at: .ms(13_000))
        #expect(core.tick(at: .ms(19_999)).isEmpty)
        #expect(core.tick(at: .ms(20_000)).frames.map(\.header.control) == [.heartbeat])
    }

    @Test("Frames of other sessions do not count")
    func perSession() {
        var core = CoreWire.open()
        _ = core.take(start())
        _ = core.take(control(5, .heartbeat, session: 1), at: .zero)
        _ = core.take(single(session: 2), at: .ms(6_000))
        #expect(core.tick(at: .ms(7_000)).frames.map(\.header.session) == [1])
    }

    @Test("Without a timeout, no session is watched")
    func off() {
        var settings = CoreWire.Settings()
        settings.heartbeatTimeout = nil
        var core = CoreWire.open(settings: settings)
        #expect(core.take(control(5, .heartbeat)).frames.count == 1)
        #expect(core.nextDeadline == nil)
    }

    @Test("An app answers a core's heartbeat with the same message id")
    func appAnswers() {
        var app = AppWire.open()
        let frames = app.take(control(5, .heartbeat, id: 99)).frames
        #expect(frames.map(\.header.control) == [.heartbeatACK])
        #expect(frames.map(\.header.messageID) == [99])
    }

    @Test("An app with a heartbeat interval sends heartbeats and ends a silent session")
    func appSends() {
        var settings = AppWire.Settings()
        settings.heartbeat = .seconds(5)
        var app = AppWire.open(settings: settings)
        #expect(app.nextDeadline == .ms(5_000))
        #expect(app.tick(at: .ms(5_000)).frames.map(\.header.control) == [.heartbeat])
        _ = app.take(control(5, .heartbeatACK), at: .ms(5_100))
        #expect(app.tick(at: .ms(10_099)).isEmpty)
        #expect(app.tick(at: .ms(10_100)).frames.map(\.header.control) == [.heartbeat])
        let ended = app.tick(at: .ms(15_100)).received
        #expect(ended == [.finding(.heartbeatMissed(1)), .sessionEnded(1, .heartbeatTimeout)])
        #expect(app.nextDeadline == nil)
        let old = AppWire.openLegacy(2, settings: settings)
        #expect(old.nextDeadline == nil)
    }
}
