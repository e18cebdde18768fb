import SDLProtocol
import Testing

@Suite("BSON")
struct BSONTests {
    static let goldenTable: [(BSONDocument, String)] = [
        ([:], "0500000000"),
        (
            ["protocolVersion": .string("5.4.1")],
            "20000000 02 70726f746f636f6c56657273696f6e00 06000000 352e342e3100 00"
        ),
        (["hashId": .int32(0x0001_0002)], "11000000 10 68617368496400 02000100 00"),
        (["mtu": .int64(131_072)], "12000000 12 6d747500 0000020000000000 00"),
        (["a": .bool(true), "b": .bool(false)], "0d000000 08 6100 01 08 6200 00 00"),
        (["d": .double(1.5)], "10000000 01 6400 000000000000f83f 00"),
        (
            ["l": .array([.string("x"), .int32(-1)])],
            "1d000000 04 6c00 15000000 02 3000 02000000 7800 10 3100 ffffffff 00 00"
        ),
        (["o": .document(["i": .int32(1)])], "14000000 03 6f00 0c000000 10 6900 01000000 00 00"),
        (["é": .string("ü\u{0}x")], "12000000 02 c3a900 05000000 c3bc007800 00"),
    ]

    @Test("Documents are written in the BSON format and read back", arguments: goldenTable)
    func golden(document: BSONDocument, text: String) throws {
        #expect(hex(document.bytes) == hex(hex(text)))
        #expect(try BSONDocument(hex(text)[...]) == document)
    }

    static let others: [(String, String)] = [
        ("binary", "05 7800 03000000 00 010203"), ("undefined", "06 7800"), ("object id", "07 7800" + zeros(12)),
        ("date", "09 7800" + zeros(8)), ("null", "0a 7800"), ("regular expression", "0b 7800 612e6200 6900"),
        ("pointer", "0c 7800 02000000 6100" + zeros(12)), ("code", "0d 7800 02000000 6100"),
        ("symbol", "0e 7800 02000000 6100"), ("scoped code", "0f 7800 0f000000 02000000 6100 0500000000"),
        ("timestamp", "11 7800" + zeros(8)), ("decimal", "13 7800" + zeros(16)), ("least key", "ff 7800"),
        ("greatest key", "7f 7800"),
    ]

    @Test("A type that control frames do not use is skipped", arguments: others)
    func passedOver(_: String, element: String) throws {
        let inner = hex(element) + hex("10 6900 07000000")
        let document = try BSONDocument((size(inner.count + 5) + inner + [0])[...])
        #expect(document == ["i": .int32(7)])
    }

    static let bad: [(String, String, BSONError.Reason)] = [
        ("nothing", "", .tooShort),
        ("three bytes", "050000", .tooShort),
        ("a hash instead of a document", "00010001", .size(16_777_472)),
        ("a size of 4", "0400000000", .size(4)),
        ("a negative size", "ffffffff00", .size(-1)),
        ("a size beyond the payload", "0600000000", .size(6)),
        ("bytes behind the end", "050000000000", .size(6)),
        ("no end", "0500000001", .unterminatedKey),
        ("an end too early", "06000000 0000", .noEnd),
        ("a key without end", "08000000 10 616263", .unterminatedKey),
        ("a key that is not UTF-8", "0c000000 10 ff00 00000000 00", .badString),
        ("an unknown type", "08000000 14 6100 00", .unknownType(0x14)),
        ("a bool of 2", "09000000 08 6100 02 00", .badBool(2)),
        ("an integer cut short", "09000000 10 6100 0000", .tooShort),
        ("a string of size 0", "0d000000 02 6100 00000000 0000", .badString),
        ("a string without its 0", "0d000000 02 6100 01000000 41 00", .badString),
        ("a string beyond the document", "0d000000 02 6100 7f000000 00 00", .badString),
        ("a string that is not UTF-8", "0e000000 02 6100 02000000 ff00 00", .badString),
        ("a document beyond its parent", "0e000000 03 6100 09000000 00 0000", .size(9)),
        ("binary of negative size", "0d000000 05 6100 ffffffff 00 00", .size(-1)),
        ("scoped code of size 1", "0d000000 0f 6100 01000000 00 00", .size(1)),
    ]

    @Test("Invalid documents are refused with a reason", arguments: bad)
    func refused(_: String, text: String, reason: BSONError.Reason) {
        #expect { try BSONDocument(hex(text)[...]) } throws: { ($0 as? BSONError)?.reason == reason }
    }

    @Test("Documents are read up to 16 levels deep")
    func depth() throws {
        var document = BSONDocument()
        for _ in 0..<15 { document = ["d": .document(document)] }
        #expect(try BSONDocument(document.bytes[...]) == document)
        document = ["d": .document(document)]
        #expect(throws: BSONError.self) { try BSONDocument(document.bytes[...]) }
    }

    @Test("Either integer type is read as a number, and the last of a repeated key counts")
    func lookUp() {
        #expect((["mtu": .int32(5)] as BSONDocument)["mtu"]?.integer == 5)
        #expect((["mtu": .int64(5)] as BSONDocument)["mtu"]?.integer == 5)
        #expect((["mtu": .string("5")] as BSONDocument)["mtu"]?.integer == nil)
        #expect((["k": .int32(1), "k": .int32(2)] as BSONDocument)["k"] == .int32(2))
    }

    @Test("Truncated or changed at any byte, a document never traps")
    func mutations() throws {
        let whole = BSONDocument(
            dictionaryLiteral: ("l", .array([.string("x"), .document(["i": .int64(1)]), .bool(true)])),
            ("s", .string("text")), ("d", .double(0.5))
        ).bytes
        var read = 0
        for length in 0..<whole.count {
            #expect(throws: BSONError.self) { try BSONDocument(whole[..<length]) }
        }
        for position in whole.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = whole
                changed[position] = byte
                if let document = try? BSONDocument(changed[...]) {
                    read += 1
                    #expect(document.bytes.count <= whole.count + 8)
                }
            }
        }
        #expect(read > whole.count)
    }

    private static func zeros(_ count: Int) -> String { String(repeating: "00", count: count) }
    private func size(_ size: Int) -> [UInt8] { [UInt8(size), 0, 0, 0] }
}
