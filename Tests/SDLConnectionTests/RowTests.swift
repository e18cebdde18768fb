import JSON
import Journaling
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import TestJournal
import Testing

/// Tests of the journal rows of messages, and of the times at which messages pass the two sides of a connection.
@Suite struct `Rows and moments` {
    private func text(_ row: JournalRow) -> String { String(decoding: row.payload.bytes, as: UTF8.self) }

    @Test func `a request and its reply are two rows of the head unit, the second caused by the first`() async throws {
        var options = Pairing.Options()
        options.name = "memory r"
        let pair = Pairing(options)
        let session = await pair.startSession()
        await pair.clock.advance(by: .milliseconds(5), settling: pair.inFlight)
        pair.app.request(SDLShow(mainField1: "x"), on: session)
        await pair.inFlight.settled()
        let rows = pair.headUnitJournal.rows
        try #require(rows.count == 2)
        #expect(rows.map(\.kind) == [.rpc, .rpc])
        #expect(rows.map(\.causes) == [[], [.row(1)]])
        #expect(rows[0].instant.milliseconds == 5)
        #expect(
            text(rows[0])
                == #"{"connection":"memory r","session":1,"direction":"toHeadUnit","ordinal":1,"rpcType":"request","#
                + #""name":"Show","functionID":13,"correlationID":1,"bytes":18,"params":{"mainField1":"x"}}"#)
        #expect(
            text(rows[1])
                == #"{"connection":"memory r","session":1,"direction":"toApp","ordinal":1,"rpcType":"response","#
                + #""name":"Show","functionID":13,"correlationID":1,"answers":1,"bytes":39,"#
                + #""params":{"success":true,"resultCode":"SUCCESS"}}"#)
        #expect(pair.headUnitEnd.requests[0].cause == .row(1))
    }

    @Test func `the app adds its times, joined by connection, session, direction and ordinal`() async throws {
        var options = Pairing.Options()
        options.name = "memory r"
        let pair = Pairing(options)
        let session = await pair.startSession()
        pair.app.request(SDLShow(mainField1: "x"), on: session, causes: [.row(7)])
        await pair.inFlight.settled()
        #expect(pair.appJournal.rows.isEmpty && pair.headUnitJournal.moments.isEmpty)
        let out = MessageKey(connection: "memory r", session: 1, direction: .toHeadUnit, ordinal: 1)
        let back = MessageKey(connection: "memory r", session: 1, direction: .toApp, ordinal: 1)
        let moments = pair.appJournal.moments
        #expect(moments.map(\.message) == [out, out, back, back])
        #expect(moments.map(\.place) == [.asked, .sent, .received, .handled])
        // Only the sender knows the causes of a message.
        #expect(moments.map(\.causes) == [[], [.row(7)], [], []])
        #expect(pair.headUnitEnd.requests[0].key == out)
        guard case .success(let reply) = pair.appEnd.replies[0].result else { return }
        #expect(reply.cause == .message(back))
    }

    @Test func `given or running causes are the row's causes`() async {
        let pair = Pairing(headUnit: Pairing.answerNothing)
        let session = await pair.startSession()
        let headUnitSession = pair.headUnitEnd.sessions[0]
        Cause.$current.withValue([.row(41), .row(42)]) {
            pair.headUnit.notify(SDLOnHashChange(hashID: "a"), on: headUnitSession)
        }
        pair.headUnit.notify(SDLOnHashChange(hashID: "b"), on: headUnitSession, causes: [.row(7)])
        pair.app.request(SDLShow(), on: session)
        await pair.inFlight.settled()
        let request = pair.headUnitEnd.requests[0]
        pair.headUnit.reply(
            SDLShowResponse(success: false, resultCode: .aborted), to: request, forced: true,
            causes: [.row(99), request.cause])
        await pair.inFlight.settled()
        #expect(
            pair.headUnitJournal.rows.map(\.causes) == [[.row(41), .row(42)], [.row(7)], [], [.row(99), .row(3)]])
        #expect(text(pair.headUnitJournal.rows[3]).contains(#""forced":true"#))
    }

    @Test func `the row of a faulty message contains the message and its faults`() async throws {
        let pair = Pairing(headUnit: Pairing.answerNothing)
        let session = await pair.startSession()
        func send(_ function: SDLFunctionID, _ json: String, bulk: Int = 0) async -> String {
            pair.app.requestRaw(
                RPCEnvelope(
                    kind: .request, functionID: function, correlationID: 0, json: Array(json.utf8)[...],
                    bulk: [UInt8](repeating: 1, count: bulk)[...]), on: session)
            await pair.inFlight.settled()
            return text(pair.headUnitJournal.rows.last!)
        }
        let wrong = await send(.show, #"{"mainField1":5,"mainField2":6}"#)
        #expect(wrong.contains(#""violations":["mainField1: expected String, got Integer","mainField2: "#))
        #expect(wrong.hasSuffix(#""params":{"mainField1":5,"mainField2":6}}"#))
        let broken = await send(.show, "{\"a\":\u{1}")
        #expect(broken.contains(#""violations":["not JSON: "#) && broken.hasSuffix(#""text":"{\"a\":\u0001"}"#))
        let unknown = await send(SDLFunctionID(rawValue: 4_000), "{}", bulk: 300)
        #expect(unknown.contains(#""violations":["unknown function 4000"]"#))
        #expect(unknown.contains(#""bulkBytes":300"#) && !unknown.contains(#""name""#))
        for row in pair.headUnitJournal.rows { #expect(throws: Never.self) { try JSONValue(parsing: text(row)) } }
    }

    @Test func `the app's end writes the rows when it connects to a real core`() async {
        var options = Pairing.Options()
        options.app.record = .rows
        options.adjustHeadUnit = { $0.record = .moments }
        let pair = Pairing(options)
        let session = await pair.startSession()
        pair.app.request(SDLShow(), on: session, causes: [.row(5)])
        await pair.inFlight.settled()
        #expect(pair.appJournal.rows.map(\.causes) == [[.row(5)], [.row(1)]])
        #expect(pair.headUnitJournal.rows.isEmpty)
        #expect(pair.headUnitJournal.moments.count == 4)
    }

    @Test func `behaves the same without a journal`() async throws {
        var options = Pairing.Options()
        options.journals = false
        let pair = Pairing(options)
        let session = await pair.startSession()
        #expect(try await pair.app.response(to: SDLShow(mainField1: "x"), on: session).success)
        #expect(pair.headUnitEnd.requests[0].cause == .message(pair.headUnitEnd.requests[0].key))
    }
}
