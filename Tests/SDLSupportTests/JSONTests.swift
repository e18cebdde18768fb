import SDLSupport
import Testing

@Suite("JSON")
struct JSONTests {
    @Test("what is written compactly is what was parsed")
    func roundTrip() throws {
        let text = #"{"a":[1,-2,3.5,true,null,"x\n\u0001é😀"],"b":{},"c":18446744073709551615,"d":[]}"#
        #expect(try JSONValue(parsing: text).description == text)
    }

    @Test("an escaped pair of surrogates is one character")
    func surrogates() throws {
        #expect(
            try JSONValue(parsing: #""\ud83d\ude00 \u00e9 \/ long enough for words""#).string
                == "😀 é / long enough for words")
    }
}
