import SDLSupport
import Testing

@testable import SDLProtocol

@Suite("Messages in several frames")
struct LongMessageTests {
    static func message(
        _ payload: [UInt8], service: ServiceType = .rpc, isWhole: Bool = true
    ) -> WireAction {
        .message(WireMessage(session: 1, service: service, version: 5, payload: payload[...], isWhole: isWhole))
    }

    @Test(
        "The frames of a message are joined, on the service of the first frame",
        arguments: [ServiceType.rpc, .bulk])
    func joined(service: ServiceType) {
        var core = CoreWire.open()
        #expect(core.take(first(on: service, total: 5, count: 2)).isEmpty)
        #expect(core.take(consecutive(on: service, 1, [1, 2, 3])).isEmpty)
        #expect(core.take(consecutive(on: service, 0, [4, 5])) == [Self.message([1, 2, 3, 4, 5], service: service)])
    }

    @Test("Two messages of a session may interleave, with a single frame and a heartbeat between them")
    func interleaved() {
        var core = CoreWire.open()
        let actions = core.take(
            first(id: 8, total: 4) + first(on: .bulk, id: 9, total: 3) + consecutive(id: 8, 1, [1, 2])
                + consecutive(on: .bulk, id: 9, 1, [7]) + single(id: 10, [5]) + control(5, .heartbeat)
                + consecutive(on: .bulk, id: 9, 0, [8, 9]) + consecutive(id: 8, 0, [3, 4]))
        #expect(
            actions.filter { if case .message = $0 { true } else { false } } == [
                Self.message([5]), Self.message([7, 8, 9], service: .bulk), Self.message([1, 2, 3, 4]),
            ])
        #expect(actions.findings.isEmpty)
    }

    @Test("The same message id in two sessions means two messages")
    func twoSessions() {
        var core = CoreWire.open()
        _ = core.take(start())
        let actions = core.take(
            first(session: 1, total: 1) + first(session: 2, total: 2) + consecutive(session: 2, 0, [2, 2])
                + consecutive(session: 1, 0, [1]))
        #expect(actions.messages.map(\.session) == [2, 1])
        #expect(actions.messages.allSatisfy { $0.isWhole })
    }

    @Test("After 255, consecutive frames count from 1 again")
    func wrap() {
        var core = CoreWire.open()
        var stream = first(total: 300, count: 300)
        for number in 1...300 {
            stream += consecutive(number == 300 ? 0 : FrameEncoder.consecutiveNumber(number), [UInt8(number & 0xFF)])
        }
        #expect(core.take(stream) == [Self.message((1...300).map { UInt8($0 & 0xFF) })])
    }

    @Test("An app accepts SDL Core's version 2 chunks of 1,488 bytes")
    func versionTwoChunks() {
        var app = AppWire.openLegacy(2)
        let payload = (0..<4_000).map { UInt8(truncatingIfNeeded: $0) }
        var stream = first(v: 2, total: 4_000, count: 3)
        stream += consecutive(v: 2, 1, Array(payload[..<1_488])) + consecutive(v: 2, 2, Array(payload[1_488..<2_976]))
        #expect(
            app.take(stream + consecutive(v: 2, 0, Array(payload[2_976...]))).messages.map(\.payload) == [payload[...]])
    }

    @Test("Version 1 has no message ids, so only one long message at a time")
    func versionOne() {
        var core = CoreWire.open(nil)
        _ = core.take(single(v: 1))
        let actions = core.take(first(v: 1, total: 3) + consecutive(v: 1, 1, [1, 2]) + consecutive(v: 1, 0, [3]))
        #expect(actions.messages.map(\.payload) == [[1, 2, 3]])
        #expect(actions.messages.map(\.version) == [1])
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var stream: [UInt8]
        var actions: [WireAction]
    }

    static let faults: [Fault] = [
        Fault(
            testDescription: "after a missing number, the frame is dropped",
            stream: first(total: 6) + consecutive(1, [1, 2]) + consecutive(3, [5, 6]) + consecutive(0, [7, 8]),
            actions: [
                .finding(.wrongSequence(1, messageID: 1, expected: 2, got: 3)),
                .finding(.shortMessage(1, messageID: 1, announced: 6, got: 4)),
                message([1, 2, 7, 8], isWhole: false),
            ]),
        Fault(
            testDescription: "after a wrong number, the right frame is accepted",
            stream: first(total: 3) + consecutive(1, [1]) + consecutive(7, [9]) + consecutive(2, [2])
                + consecutive(0, [3]),
            actions: [.finding(.wrongSequence(1, messageID: 1, expected: 2, got: 7)), message([1, 2, 3])]),
        Fault(
            testDescription: "a repeated number is dropped, and the message is complete",
            stream: first(total: 4) + consecutive(1, [1, 2]) + consecutive(1, [1, 2]) + consecutive(0, [3, 4]),
            actions: [
                .finding(.wrongSequence(1, messageID: 1, expected: 2, got: 1)), message([1, 2, 3, 4]),
            ]),
        Fault(
            testDescription: "a repeated first frame is dropped",
            stream: first(total: 2) + consecutive(1, [1]) + first(total: 9) + consecutive(0, [2]),
            actions: [.finding(.repeatedFirst(1, messageID: 1)), message([1, 2])]),
        Fault(
            testDescription: "a consecutive frame without a first frame is dropped",
            stream: consecutive(1, [1]) + consecutive(0, [2]) + single([3]),
            actions: [
                .finding(.consecutiveWithoutFirst(1, messageID: 1)),
                .finding(.consecutiveWithoutFirst(1, messageID: 1)), message([3]),
            ]),
        Fault(
            testDescription: "a frame beyond the announced size is dropped whole",
            stream: first(total: 3) + consecutive(1, [1, 2]) + consecutive(2, [3, 4]) + consecutive(0, [5]),
            actions: [
                .finding(.pastAnnouncedSize(1, messageID: 1, announced: 3)),
                .finding(.shortMessage(1, messageID: 1, announced: 3, got: 3)),
                message([1, 2, 5], isWhole: false),
            ]),
        Fault(
            testDescription: "a last frame beyond the announced size still ends the message",
            stream: first(total: 3) + consecutive(1, [1, 2]) + consecutive(0, [3, 4]),
            actions: [.finding(.pastAnnouncedSize(1, messageID: 1, announced: 3)), message([1, 2], isWhole: false)]),
        Fault(
            testDescription: "a message that ends early is delivered incomplete",
            stream: first(total: 9) + consecutive(0, [1]),
            actions: [
                .finding(.shortMessage(1, messageID: 1, announced: 9, got: 1)), message([1], isWhole: false),
            ]),
        Fault(
            testDescription: "a message without any valid data is not delivered",
            stream: first(total: 0) + consecutive(0, [1]) + consecutive(0, [1]),
            actions: [
                .finding(.pastAnnouncedSize(1, messageID: 1, announced: 0)),
                .finding(.consecutiveWithoutFirst(1, messageID: 1)),
            ]),
        Fault(
            testDescription: "long messages of an unknown session are dropped",
            stream: first(session: 4, total: 2) + consecutive(session: 4, 0, [1, 2]),
            actions: [.finding(.unknownSession(4, .rpc)), .finding(.unknownSession(4, .rpc))]),
    ]

    @Test("A wrong frame is dropped alone, and the last frame ends the message", arguments: faults)
    func fault(row: Fault) {
        var core = CoreWire.open()
        #expect(core.take(row.stream) == row.actions)
        #expect(core.take(single([9])) == [Self.message([9])])
    }

    @Test("An app restarts a message with a repeated first frame and accepts message id 0, because a core's ids repeat")
    func appSide() {
        var app = AppWire.open()
        let actions = app.take(
            first(id: 0, total: 2) + consecutive(id: 0, 1, [9]) + first(id: 0, total: 2)
                + consecutive(id: 0, 0, [1, 2]))
        #expect(actions.findings == [.repeatedFirst(1, messageID: 0)])
        #expect(actions.messages.map(\.payload) == [[1, 2]])
        #expect(actions.messages.allSatisfy { $0.isWhole })
    }
}

@Suite("The memory of long messages")
struct LongMessageLimitTests {
    @Test("A message without frames for 10 seconds is delivered incomplete; each frame restarts the time")
    func expiry() {
        var core = CoreWire.open()
        _ = core.take(first(id: 1, total: 9), at: .ms(1_000))
        _ = core.take(first(id: 2, total: 9), at: .ms(2_000))
        #expect(core.nextDeadline == .ms(11_000))
        _ = core.take(consecutive(id: 1, 1, [1]), at: .ms(3_000))
        #expect(core.nextDeadline == .ms(12_000))
        #expect(core.tick(at: .ms(11_999)).isEmpty)
        #expect(core.tick(at: .ms(12_000)) == [.finding(.expired(1, messageID: 2, announced: 9, got: 0))])
        #expect(core.nextDeadline == .ms(13_000))
        #expect(
            core.tick(at: .ms(13_500)) == [
                .finding(.expired(1, messageID: 1, announced: 9, got: 1)),
                LongMessageTests.message([1], isWhole: false),
            ])
        #expect(core.nextDeadline == nil)
        #expect(core.take(consecutive(id: 1, 2, [2])).findings == [.consecutiveWithoutFirst(1, messageID: 1)])
    }

    @Test("An app drops incomplete messages in the same way")
    func appExpiry() {
        var app = AppWire.open()
        _ = app.take(first(total: 9) + consecutive(1, [1]), at: .ms(500))
        #expect(app.nextDeadline == .ms(10_500))
        #expect(app.tick(at: .ms(10_500)).messages.map(\.payload) == [[1]])
    }

    @Test("The beginning of a message that is too long is kept, so that it can be answered")
    func tooLong() {
        var settings = CoreWire.Settings()
        settings.limits.messageBytes = 1_000
        settings.limits.refusedMessageBytes = 5
        var core = CoreWire.open(settings: settings)
        let actions = core.take(
            first(total: 1_001) + consecutive(1, [1, 2, 3]) + consecutive(2, [4, 5, 6]) + consecutive(3, [7])
                + consecutive(0, [8]))
        #expect(
            actions == [
                .finding(.tooLong(1, messageID: 1, announced: 1_001, limit: 1_000)),
                .finding(.shortMessage(1, messageID: 1, announced: 1_001, got: 5)),
                LongMessageTests.message([1, 2, 3, 4, 5], isWhole: false),
            ])
        #expect(core.take(first(total: 1_000)).isEmpty)
    }

    @Test("The number of incomplete messages is limited")
    func count() {
        var settings = CoreWire.Settings()
        settings.limits.assemblyCount = 3
        var core = CoreWire.open(settings: settings)
        for id in 1...3 as ClosedRange<UInt32> { #expect(core.take(first(id: id, total: 1)).isEmpty) }
        #expect(core.take(first(id: 4, total: 1)) == [.finding(.noRoomToAssemble(1, messageID: 4))])
        _ = core.take(consecutive(id: 2, 0, [1]))
        #expect(core.take(first(id: 4, total: 1)).isEmpty)
    }

    @Test("Their total memory is limited, and a completed message frees it")
    func memory() {
        var settings = CoreWire.Settings()
        settings.limits.assemblyBytes = 10
        var core = CoreWire.open(settings: settings)
        _ = core.take(first(id: 1, total: 6) + first(id: 2, total: 6))
        #expect(core.take(consecutive(id: 1, 1, [1, 2, 3, 4, 5, 6])).isEmpty)
        #expect(core.take(consecutive(id: 2, 1, [1, 2, 3, 4, 5])).findings == [.noRoomToAssemble(1, messageID: 2)])
        #expect(core.take(consecutive(id: 2, 2, [1, 2])).isEmpty)
        #expect(core.take(consecutive(id: 1, 0, [7])).messages.map(\.payload) == [[1, 2, 3, 4, 5, 6]])
        #expect(
            core.take(consecutive(id: 2, 0, [3, 4, 5, 6])).messages == [
                WireMessage(session: 1, service: .rpc, version: 5, payload: [1, 2, 3, 4, 5, 6], isWhole: false)
            ])
    }

    @Test("The memory of all connections together is limited, and each has its share")
    func sharedRoom() {
        var settings = CoreWire.Settings()
        settings.assemblyRoom = FairBuffer(total: 100, least: 4)
        var greedy = CoreWire.open(settings: settings)
        var modest = CoreWire.open(settings: settings)
        let room = settings.assemblyRoom!
        #expect(greedy.take(first(total: 90) + consecutive(1, [UInt8](repeating: 1, count: 40))).isEmpty)
        #expect(
            greedy.take(consecutive(2, [UInt8](repeating: 1, count: 20))).findings == [
                .noRoomToAssemble(1, messageID: 1)
            ])
        #expect(modest.take(first(total: 20) + consecutive(1, [UInt8](repeating: 2, count: 15))).isEmpty)
        #expect(modest.take(consecutive(0, [1, 2, 3, 4, 5])).messages.map(\.isWhole) == [true])
        #expect(room.used == 40)
        _ = greedy.connectionLost()
        #expect(room.used == 0)
    }

    @Test("The end of a session or service removes its incomplete messages")
    func forgotten() {
        var core = CoreWire.open()
        core.open(.video)
        _ = core.take(first(id: 1, total: 9) + first(on: .video, id: 2, total: 9))
        _ = core.take(control(5, .endService, .video))
        #expect(core.memory.messages == 1)
        core.open(.video)
        #expect(
            core.take(consecutive(on: .video, id: 2, 0, [1])).findings == [.consecutiveWithoutFirst(1, messageID: 2)])
        _ = core.endSession(1)
        #expect(core.nextDeadline == nil)
    }
}
