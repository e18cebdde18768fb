import JSON
import SDLRPC
import SDLSupport
import Testing

@Suite("An RPC envelope")
struct RPCEnvelopeTests {
    @Test("of an empty ListFiles has these bytes")
    func goldenVector() throws {
        let bytes: [UInt8] = [0, 0, 0, 0x22, 0, 0, 0, 1, 0, 0, 0, 2, 0x7B, 0x7D]
        let envelope = try RPCEnvelope(payload: bytes)
        #expect(envelope == RPCEnvelope(SDLListFiles(), correlationID: 1))
        #expect(envelope.payload() == bytes)
        #expect(RPCEnvelope.payload(SDLListFiles(), correlationID: 1) == bytes)
    }

    @Test("keeps kind, correlation id and bulk data", arguments: SDLRPCKind.allCases)
    func kinds(kind: SDLRPCKind) throws {
        let envelope = RPCEnvelope(
            kind: kind, functionID: .onHMIStatus, correlationID: -1, json: [0x7B, 0x20, 0x7D], bulk: [0, 1, 2, 0xFF])
        let bytes = envelope.payload()
        #expect(bytes[0] == kind.rawValue << 4)
        #expect(bytes[4..<8] == [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try RPCEnvelope(payload: bytes) == envelope)
        // For a slice from the middle of a buffer, offsets begin at the start of the slice.
        #expect(try RPCEnvelope(payload: ([9, 9, 9] + bytes)[3...]) == envelope)
    }

    @Test("with a message and bulk data is the same for all initialisers")
    func straight() throws {
        let put = SDLPutFile(syncFileName: "cover", fileType: .graphicPng)
        let bulk: [UInt8] = Array(0...255)
        let payload = RPCEnvelope.payload(put, correlationID: 77, bulk: bulk[...])
        #expect(payload == RPCEnvelope(put, correlationID: 77, bulk: bulk[...]).payload())
        #expect(try RPCEnvelope(payload: payload).reading(SDLPutFile.self).value == put)
        #expect(try Array(RPCEnvelope(payload: payload).bulk) == bulk)
    }

    @Test("reports why a payload is invalid")
    func refusals() {
        func refusal(_ bytes: [UInt8]) -> String? {
            do throws(RPCEnvelopeError) {
                _ = try RPCEnvelope(payload: bytes)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(refusal(Array(repeating: 0, count: 11)) == "11 bytes are less than the header's 12")
        #expect(refusal([0x30, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0]) == "kind 3 is reserved")
        #expect(
            refusal([0, 0, 0, 1, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7B])
                == "4294967295 bytes of JSON announced, but only 1 received")
        // A request with an unknown function is valid. Its answer is UNSUPPORTED_REQUEST.
        #expect(refusal([0x0F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0]) == nil)
    }

    @Test("of version 1 is only JSON")
    func version1() throws {
        let text = #"{"request":{"name":"Show","correlationID":7,"parameters":{"mainField1":"a","x":[1]}}}"#
        let envelope = try RPCEnvelope(version1: Array(text.utf8)[...])
        #expect(envelope.kind == .request)
        #expect(envelope.functionID == .show)
        #expect(envelope.correlationID == 7)
        #expect(String(decoding: envelope.json, as: UTF8.self) == #"{"mainField1":"a","x":[1]}"#)
        #expect(try String(decoding: envelope.version1(), as: UTF8.self) == text)
        let status = RPCEnvelope(SDLOnHashChange(hashID: "1"), correlationID: -1)
        #expect(
            try String(decoding: status.version1(), as: UTF8.self)
                == #"{"notification":{"name":"OnHashChange","parameters":{"hashID":"1"}}}"#)
    }

    @Test(
        "of version 1 reports why a payload is invalid",
        arguments: [
            ("[]", "neither request, response nor notification"),
            ("{}", "neither request, response nor notification"),
            (#"{"request":{"correlationID":1}}"#, "no name"),
            (#"{"request":{"name":"Show"}}"#, "no correlationID"),
            (#"{"request":{"name":"Show","correlationID":3000000000}}"#, "no correlationID"),
            (#"{"request":{"name":"Dance","correlationID":1}}"#, "there is no request named Dance"),
            (#"{"notification":{"name":"Show"}}"#, "there is no notification named Show"),
            (#"{"request":"#, "offset 11: expected a value, found the end"),
        ])
    func version1Refusals(text: String, reason: String) {
        let error = #expect(throws: RPCEnvelopeError.self) {
            try RPCEnvelope(version1: Array(text.utf8)[...])
        }
        #expect(error?.description == reason)
    }
}
