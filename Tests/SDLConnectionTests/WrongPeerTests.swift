import JSON
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

/// Tests of the connection of a head unit to an app that violates the protocol.
@Suite final class `A wrong peer` {
    let inFlight = InFlightCounter()
    let clock = ControlledTimekeeper(pausedAt: .zero)
    private let opened = Lock([(app: RawApp, headUnit: Connection)]())

    deinit {
        // Each open side retains itself, as with sockets.
        for (app, headUnit) in opened.withLock({ $0 }) {
            headUnit.close("the test is over")
            app.pipe.close("the test is over")
        }
    }

    private func joined(
        _ core: CoreWire.Settings = .init(), window: Int = 262_144, readsOn: Bool = true, outboxBytes: Int? = nil,
        _ reaction: @escaping RecordingReceiver.Reaction = Pairing.answerAll
    ) async -> (RawApp, Connection, RecordingReceiver) {
        var core = core
        core.limits.flood = nil
        let (near, far) = MemoryPipe.pair(window: window, queue: window)
        var settings = ConnectionSettings(.headUnit(number: 1, ids: SessionIDs(), core))
        if let outboxBytes { settings.outboxBytes = outboxBytes }
        let headUnit = Connection(far, settings, timekeeper: clock, inFlight: inFlight)
        let witness = RecordingReceiver(reaction)
        headUnit.open(witness)
        let app = RawApp(near, readsOn: readsOn)
        opened.withLock { $0.append((app, headUnit)) }
        app.startSession()
        await inFlight.settled()
        return (app, headUnit, witness)
    }

    struct Stimulus: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let functionID: SDLFunctionID
        var correlationID: Int32 = 7
        let json: String
        let resultCode: String
        var info: String?
    }

    static let stimuli = [
        Stimulus(testDescription: "not JSON", functionID: .show, json: "{", resultCode: "INVALID_DATA", info: ""),
        Stimulus(testDescription: "no JSON", functionID: .show, json: "", resultCode: "INVALID_DATA", info: ""),
        Stimulus(
            testDescription: "an unknown function", functionID: SDLFunctionID(rawValue: 9_999), json: "{}",
            resultCode: "UNSUPPORTED_REQUEST", info: "Module does not recognize this function id"),
        Stimulus(
            testDescription: "a wrong type", functionID: .show, json: #"{"mainField1":5}"#, resultCode: "INVALID_DATA",
            info: "RPC.msg_params.mainField1: Incorrect type, expected: String, got: Integer"),
        Stimulus(
            testDescription: "a negative correlation id", functionID: .show, correlationID: -3,
            json: #"{"mainField1":""}"#,
            resultCode: "INVALID_ID", info: "Invalid Correlation ID for RPC Request"),
        Stimulus(
            testDescription: "an unknown parameter", functionID: .show, json: #"{"mainField1":"","more":1}"#,
            resultCode: "SUCCESS"),
    ]

    @Test(arguments: stimuli)
    func `is answered as by SDL Core`(_ stimulus: Stimulus) async throws {
        let (app, _, _) = await joined()
        app.request(stimulus.functionID, stimulus.correlationID, stimulus.json)
        app.request(.show, 8, #"{"mainField1":"the next one works"}"#)
        await inFlight.settled()
        #expect(app.replies.map(\.correlationID) == [stimulus.correlationID, 8])
        #expect(app.replies[0].functionID == stimulus.functionID)
        let reply = try SDLGenericResponse.reading(app.replies[0].json)
        #expect(reply.value?.resultCode.rawValue == stimulus.resultCode)
        #expect(reply.value?.info == stimulus.info)
    }

    @Test(
        arguments: [
            ([0x00, 0, 0, 13], "4 bytes are less than the header's 12"),
            ([0x30, 0, 0, 13, 0, 0, 0, 1, 0, 0, 0, 2, 0x7B, 0x7D], "kind 3 is reserved"),
            ([0x00, 0, 0, 13, 0, 0, 0, 1, 0, 0, 0, 9, 0x7B, 0x7D], "9 bytes of JSON announced, but only 2 received"),
        ] as [([UInt8], String)])
    func `that sends no RPC gets no answer, and the next message works`(
        _ payload: [UInt8], _ why: String
    ) async {
        let (app, _, witness) = await joined()
        app.send(payload)
        app.request(.show, 8, #"{"mainField1":"x"}"#)
        await inFlight.settled()
        #expect(app.replies.map(\.correlationID) == [8])
        #expect(witness.findings == ["session 1: dropped a message that is not an RPC: \(why)"])
    }

    @Test func `that reuses the id of an open request is refused, and the open request continues`() async throws {
        let held = Lock([Incoming]())
        let (app, headUnit, _) = await joined { event, connection in
            guard case .request(let request) = event else { return }
            if let fault = request.fault {
                connection.refuse(request, fault.resultCode, info: fault.info)
            } else {
                held.withLock { $0.append(request) }
            }
        }
        for _ in 0..<3 { app.request(.show, 5, #"{"mainField1":"x"}"#) }
        await inFlight.settled()
        headUnit.reply(SDLShowResponse(success: true, resultCode: .success), to: held.withLock { $0[0] })
        await inFlight.settled()
        app.request(.show, 5, #"{"mainField1":"free again"}"#)
        await inFlight.settled()
        let replies = try app.replies.map { try SDLGenericResponse.reading($0.json).value }
        #expect(replies.map { $0?.info } == ["Duplicate correlation_id", "Duplicate correlation_id", nil])
        #expect(replies.map { $0?.success } == [false, false, true])
        #expect(held.withLock { $0.count } == 2)
    }

    @Test func `whose long message lost a frame gets an answer to the rest`() async throws {
        let (app, _, _) = await joined()
        let payload = RPCEnvelope(
            kind: .request, functionID: .putFile, correlationID: 9,
            json: Array(#"{"syncFileName":"f","fileType":"GRAPHIC_PNG"}"#.utf8)[...],
            bulk: [UInt8](repeating: 1, count: 300_000)[...]
        ).payload()
        // The message is incomplete without its second frame, but its header and its JSON have arrived.
        var frames: [[UInt8]] = []
        FrameEncoder.frames(
            FrameHeader(version: 5, type: .single, service: .rpc, session: 1, messageID: 77), payload: payload[...],
            limit: 100_000
        ) { frames.append($0) }
        frames.remove(at: 2)
        app.pipe.send(frames)
        await inFlight.settled()
        app.request(.show, 10, #"{"mainField1":"x"}"#)
        await inFlight.settled()
        #expect(app.replies.map(\.correlationID) == [9, 10])
    }

    @Test func `that sends too many invalid bytes is disconnected, and everything ends`() async {
        let (app, _, witness) = await joined()
        for _ in 0..<11 {
            app.pipe.send([[0xFF]])
            app.request(.show, 1, #"{"mainField1":"x"}"#)
            await inFlight.settled()
        }
        #expect(app.replies.count == 10)
        #expect(app.ended == .closedByPeer("malformed"))
        #expect(witness.closed == [.closedHere("malformed")])
        let ends = witness.events.compactMap { if case .sessionEnded(_, let why) = $0 { why } else { nil } }
        #expect(ends == [.malformed])
    }

    @Test func `that never reads its replies is not read either, and uses limited memory`() async {
        let answered = Lock(0)
        let (app, headUnit, _) = await joined(window: 20_000, readsOn: false, outboxBytes: 40_000) {
            event, connection in
            guard case .request(let request) = event else { return }
            answered.withLock { $0 += 1 }
            connection.reply(
                SDLShowResponse(success: false, resultCode: .rejected, info: String(repeating: "i", count: 900)),
                to: request)
        }
        var sent: Int32 = 0
        while sent < 5_000 {
            sent += 1
            app.request(.show, sent, #"{"mainField1":"\#(String(repeating: "m", count: 400))"}"#)
            await inFlight.settled()
            if app.pipe.waiting > 20_000 { break }
        }
        // The maximum number of answered requests is the sum of four parts: a window of replies in the app, a queue in
        // the pipe, a quarter of the outbox, and the replies to a window of requests.
        #expect(sent < 5_000)
        let bytes = answered.withLock { $0 } * 1_000
        #expect(bytes < 200_000)
        #expect(!headUnit.hasRoom)
        headUnit.close("given up")
        await inFlight.settled()
    }
}
