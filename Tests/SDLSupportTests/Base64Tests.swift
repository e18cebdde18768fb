import SDLSupport
import Testing

@Suite struct Base64Tests {
    /// The examples in section 10 of RFC 4648, and bytes whose encoding contains `+` and `/`.
    static let pairs: [(bytes: [UInt8], text: String)] = [
        ([], ""), (Array("f".utf8), "Zg=="), (Array("fo".utf8), "Zm8="), (Array("foo".utf8), "Zm9v"),
        (Array("foob".utf8), "Zm9vYg=="), (Array("fooba".utf8), "Zm9vYmE="), (Array("foobar".utf8), "Zm9vYmFy"),
        ([0xFB, 0xFF, 0xBF], "+/+/"), ([0, 0, 0], "AAAA"), ([255], "/w=="),
    ]

    @Test(arguments: pairs) func `encodes and decodes`(bytes: [UInt8], text: String) {
        #expect(Base64.encode(bytes[...]) == text)
        #expect(Base64.decode(text) == bytes)
    }

    @Test(arguments: ["Zg", "Zg=", "Z===", "Zm9v=", "Zm-_", "Zm 9", "=AAA", "AA=A"])
    func `refuses invalid Base64`(text: String) {
        #expect(Base64.decode(text) == nil)
    }

    @Test func `encodes a slice from its own start`() {
        #expect(Base64.encode(Array("xxfoo".utf8)[2...]) == "Zm9v")
    }
}
