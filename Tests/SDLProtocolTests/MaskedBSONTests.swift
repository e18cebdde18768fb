import SDLProtocol
import Testing

/// Tests that masking does not change the length of a payload. If the payload is a valid document, masking must not
/// change the structure of the document.
@Suite struct `Masked BSON` {
    private static let names: Set<String> = ["authToken"]

    private func masked(_ document: BSONDocument) throws -> BSONDocument {
        let masked = MaskedBSON.masked(document.bytes, Self.names)
        #expect(masked.count == document.bytes.count)
        return try BSONDocument(masked[...])
    }

    @Test(
        arguments: [
            (
                ["hashId": .int32(7), "authToken": .string("s3cret")],
                ["hashId": .int32(7), "authToken": .string("******")]
            ),
            (["authToken": .string("")], ["authToken": .string("")]),
            (["authToken": .int64(12)], ["authToken": .int64(0)]),
            (["authToken": .bool(true)], ["authToken": .bool(false)]),
            (
                ["a": .document(["authToken": .array([.string("xy"), .double(1.5)])]), "make": .string("SDL")],
                ["a": .document(["authToken": .array([.string("**"), .double(0)])]), "make": .string("SDL")]
            ),
            (["make": .string("authToken")], ["make": .string("authToken")]), ([:], [:]),
        ] as [(BSONDocument, BSONDocument)]) func `Values under a name are hidden`(
            _ document: BSONDocument, _ wanted: BSONDocument
        ) throws
    {
        #expect(try masked(document) == wanted)
    }

    @Test func `Other types are skipped, or the rest of the payload is hidden`() {
        for (name, element) in BSONTests.others {
            let token = hex("02 61757468546f6b656e00 03000000 787900")
            let body = hex(element) + token + [0]
            let payload = [UInt8(body.count + 4), 0, 0, 0] + body
            let masked = MaskedBSON.masked(payload, Self.names)
            #expect(masked.count == payload.count)
            #expect(masked.firstRange(of: Array("xy".utf8)) == nil, "\(name)")
        }
    }

    @Test func `A payload that is not a document is hidden only after the name`() {
        let document: BSONDocument = ["hashId": .int32(7), "authToken": .string("s3cret"), "make": .string("SDL")]
        let half = document.bytes.dropLast(8)
        let masked = MaskedBSON.masked(Array(half), Self.names)
        #expect(masked.count == half.count)
        #expect(masked.firstRange(of: Array("s3cret".utf8)) == nil)
        for payload in [[], [0, 1, 0, 2], [5, 0, 0, 0, 9, 9, 9]] as [[UInt8]] {
            #expect(MaskedBSON.masked(payload, Self.names) == payload)
        }
        #expect(MaskedBSON.masked(document.bytes, []) == document.bytes)
    }

    @Test func `A broken document is hidden from its first invalid part on`() {
        var bytes = (["hashId": .int32(7), "authToken": .string("s3cret")] as BSONDocument).bytes
        bytes[4] = 0x7E
        let masked = MaskedBSON.masked(bytes, Self.names)
        #expect(masked.count == bytes.count)
        #expect(masked.firstRange(of: Array("s3cret".utf8)) == nil)
    }

    @Test func `Any payload keeps its length`() {
        let document = (["l": .array([.string("x")]), "authToken": .string("s3cret")] as BSONDocument).bytes
        for index in document.indices {
            for value in [0, 1, 2, 3, 4, 5, 8, 0x0F, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = document
                bytes[index] = value
                #expect(MaskedBSON.masked(bytes, Self.names).count == bytes.count)
            }
        }
    }
}
