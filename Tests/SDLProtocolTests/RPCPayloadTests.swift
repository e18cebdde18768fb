import SDLProtocol
import Testing

@Suite("The payload of an RPC")
struct RPCPayloadTests {
    @Test("A ListFiles without parameters is 14 bytes")
    func listFiles() throws {
        let bytes = hex("00000022 00000001 00000002 7b7d")
        let payload = RPCPayload(kind: .request, functionID: 34, correlationID: 1, json: [0x7B, 0x7D])
        #expect(payload.bytes == bytes)
        #expect(try RPCPayload(bytes[...]) == payload)
    }

    static let kindTable: [(RPCKind, String)] = [
        (.request, "00008001"), (.response, "10008001"), (.notification, "20008001"),
    ]

    @Test("The kind stands in the top four bits", arguments: kindTable)
    func kind(kind: RPCKind, word: String) throws {
        let payload = RPCPayload(kind: kind, functionID: 0x8001, correlationID: -1, json: [], bulk: [9])
        #expect(hex(payload.bytes) == word + "ffffffff" + "00000000" + "09")
        #expect(try RPCPayload(payload.bytes[...]) == payload)
    }

    @Test("All behind the JSON is binary, and both are slices of the message")
    func bulk() throws {
        let message = [0xAA] + hex("10000020 00000007 00000002 7b7d 01020304")
        let payload = try RPCPayload(message[1...])
        #expect(payload.functionID == 32)
        #expect(payload.correlationID == 7)
        #expect(payload.json == message[13..<15])
        #expect(payload.bulk == message[15...])
        #expect(payload.bulk.startIndex == 15)
    }

    static let faultTable: [(String, RPCPayload.Fault)] = [
        ("", .tooShort(0)), ("00000022 00000001 000000", .tooShort(11)),
        ("30000022 00000001 00000002 7b7d", .kind(3)), ("f0000022 00000001 00000002 7b7d", .kind(15)),
        ("00000022 00000001 00000003 7b7d", .jsonSize(3, of: 2)),
        ("00000022 00000001 ffffffff 7b7d", .jsonSize(0xFFFF_FFFF, of: 2)),
    ]

    @Test("A payload that is no RPC says why", arguments: faultTable)
    func faults(text: String, fault: RPCPayload.Fault) {
        #expect(throws: fault) { try RPCPayload(hex(text)[...]) }
    }

    @Test("A function id keeps to its 28 bits")
    func functionID() {
        let payload = RPCPayload(kind: .request, functionID: 0xFFFF_FFFF, correlationID: 0, json: [])
        #expect(hex(payload.bytes.prefix(4)) == "0fffffff")
    }
}
