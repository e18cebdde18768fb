import SDLProtocol
import SDLSupport
import Testing

@Suite("Ending sessions and services with a core")
struct CoreEndTests {
    static let right: [(UInt8, [UInt8])] = [
        (1, []), (2, [0, 1, 0, 2]), (3, [0, 1, 0, 2]), (4, [0, 1, 0, 2]), (2, []), (3, []), (4, []),
        (5, (["hashId": .int32(0x0001_0002)] as BSONDocument).bytes),
        (5, (["hashId": .int64(0x0001_0002)] as BSONDocument).bytes),
    ]

    @Test(
        "With the right hash, or none in a version without hashes, a session ends with all its services",
        arguments: right)
    func ends(version: UInt8, payload: [UInt8]) {
        var core = CoreWire.open(version == 5 ? "5.4.1" : nil)
        if version >= 3 { core.open(.video, header: version) }
        let actions = core.take(control(version, .endService, .rpc, payload))
        #expect(actions.frames.map(\.header.control) == [.endServiceACK])
        #expect(actions.frames.map(\.header.version) == [version])
        let media: [WireAction] = version >= 3 ? [.serviceEnded(1, .video, .requestedByPeer)] : []
        #expect(actions.received == media + [.sessionEnded(1, .requestedByPeer)])
        #expect(core.sessionIDs.isEmpty)
        #expect(core.take(single()) == [.finding(.unknownSession(1, .rpc))])
    }

    static let wrong: [(UInt8, [UInt8])] = [
        (2, [0, 1, 0, 3]), (4, [0, 0, 0, 0]), (3, [1]), (5, []), (5, [0, 1, 0, 2]),
        (5, (["hashId": .int32(5)] as BSONDocument).bytes), (5, ([:] as BSONDocument).bytes),
        (5, (["hashId": .string("65538")] as BSONDocument).bytes),
    ]

    @Test("With a wrong hash, or none in version 5, the session stays open", arguments: wrong)
    func wrongHash(version: UInt8, payload: [UInt8]) throws {
        var core = CoreWire.open(version == 5 ? "5.4.1" : nil)
        let actions = core.take(control(version, .endService, .rpc, payload))
        let answer = try #require(actions.frames.first)
        #expect(answer.header.control == .endServiceNAK)
        #expect(answer.header.version == version)
        #expect(answer.rejected == (version == 5 ? ["hashId"] : nil))
        #expect(answer.reason == (version == 5 ? "Wrong hash_id for session 1" : nil))
        #expect(actions.findings == [.wrongHash(1)])
        #expect(core.sessionIDs == [1])
        #expect(!core.take(single(v: version == 5 ? 5 : 4)).messages.isEmpty)
    }

    @Test("Only sessions from 5.3 on get the reason", arguments: [("5.2.0", false), ("5.3.0", true)])
    func reason(version: String, isReported: Bool) throws {
        var core = CoreWire.open(version)
        let answer = try #require(core.take(control(5, .endService, .rpc)).frames.first)
        #expect(answer.rejected == ["hashId"])
        #expect((answer.reason != nil) == isReported)
    }

    static let notOpenTable: [(ServiceType, String)] = [
        (.video, "Couldn't remove service 11"), (.audio, "Couldn't remove service 10"),
        (.bulk, "Couldn't remove service 15"), (.control, "Couldn't remove service 0"),
    ]

    @Test("The end of a closed or dependent service is refused", arguments: notOpenTable)
    func notOpen(service: ServiceType, reason: String) throws {
        var core = CoreWire.open()
        let answer = try #require(core.take(control(5, .endService, service)).frames.first)
        #expect(answer.header.control == .endServiceNAK)
        #expect(answer.header.service == service)
        #expect(answer.reason == reason)
    }

    @Test("The end of an unknown session is refused", arguments: [2, 5] as [UInt8])
    func unknownSession(version: UInt8) throws {
        var core = CoreWire.open()
        let actions = core.take(control(version, .endService, .rpc, session: 9))
        let answer = try #require(actions.frames.first)
        #expect(answer.header.control == .endServiceNAK)
        #expect(answer.header.session == 9)
        #expect(actions.findings == [.unknownSession(9, .rpc)])
    }

    @Test("A media service can end separately, open or starting, and may start again", arguments: [true, false])
    func media(isOpen: Bool) {
        var core = CoreWire.open()
        _ = core.take(control(5, .startService, .audio))
        if isOpen { _ = core.answer(.audio, .accepted()) }
        let actions = core.take(control(5, .endService, .audio))
        #expect(actions.frames.map(\.header.control) == [.endServiceACK])
        #expect(actions.received == [.serviceEnded(1, .audio, .requestedByPeer)])
        #expect(core.answer(.audio, .accepted()).isEmpty)
        #expect(core.sessionIDs == [1])
        #expect(core.take(control(5, .startService, .audio)).count == 1)
    }

    @Test("A core ends a session with an empty frame and does not wait for the app's confirmation")
    func endedHere() {
        var core = CoreWire.open()
        core.open(.audio)
        let actions = core.endSession(1)
        #expect(actions.frames.map(\.header.control) == [.endService])
        #expect(actions.frames.map(\.payload.count) == [0])
        #expect(actions.received == [.serviceEnded(1, .audio, .requestedHere), .sessionEnded(1, .requestedHere)])
        #expect(core.take(control(5, .endServiceACK, .rpc)).isEmpty)
        #expect(core.endSession(1).isEmpty)
    }

    @Test("The end of a session does not affect other sessions of the connection")
    func others() {
        var core = CoreWire.open()
        _ = core.take(start())
        _ = core.endSession(1)
        #expect(core.take(single(session: 2)).messages.count == 1)
        #expect(core.take(single(session: 1)).messages.isEmpty)
    }

    @Test("Message ids count from 0 for all services of a session together")
    func messageIDs() {
        var core = CoreWire(number: 2, ids: SessionIDs())
        let sent =
            core.take(start()).frames + core.send([1], on: .rpc, of: 1).frames + core.send([1], on: .bulk, of: 1).frames
            + core.take(control(5, .endService, .video)).frames + core.send([1], on: .rpc, of: 1).frames
        #expect(sent.map(\.header.messageID) == [0, 1, 2, 3, 4])
    }

    @Test("After the connection is lost, input is ignored")
    func lost() {
        var core = CoreWire.open()
        core.open(.video)
        #expect(
            core.connectionLost() == [.serviceEnded(1, .video, .connectionLost), .sessionEnded(1, .connectionLost)])
        #expect(core.connectionLost().isEmpty)
        #expect(core.take(start()).isEmpty)
        #expect(core.nextDeadline == nil)
    }
}
