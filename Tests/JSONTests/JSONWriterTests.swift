import JSON
import SDLSupport
import Testing

@Suite("A JSON writer")
struct JSONWriterTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(
        "escapes only what must be escaped",
        arguments: [
            ("", #""""#), ("plain", #""plain""#), ("é€😀\u{7F}\u{2028}", "\"é€😀\u{7F}\u{2028}\""), ("a/b", #""a/b""#),
            ("\"\\", #""\"\\""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
            ("\0\u{1}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000f\u0010\u001f""#), ("\r\n", #""\r\n""#),
            ("a long text, \"quoted\" in its middle", #""a long text, \"quoted\" in its middle""#),
        ])
    func escapes(value: String, json: String) throws {
        #expect(text { $0.string(value) } == json)
        #expect(try JSONValue(parsing: json).string == value)
    }

    @Test(
        "writes integers of all sizes",
        arguments: [
            (0, "0"), (7, "7"), (10, "10"), (-1, "-1"), (-10, "-10"), (.max, "9223372036854775807"),
            (.min, "-9223372036854775808"),
        ]
            as [(Int, String)])
    func integers(value: Int, json: String) {
        #expect(text { $0.integer(value) } == json)
    }

    @Test("writes doubles that read back the same, and null for numbers that are not finite")
    func doubles() throws {
        #expect(text { $0.double(0.1) } == "0.1")
        #expect(text { $0.double(100) } == "100.0")
        for value in [Double.nan, .infinity, -.infinity] { #expect(text { $0.double(value) } == "null") }
        var random = SplitMix(3)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            let read = try JSONReader.read(value.json()) { (reader: inout JSONReader) throws(JSONError) in
                try reader.readDouble()
            }
            try #require(read.bitPattern == value.bitPattern)
        }
    }

    @Test("reads every decimal as the nearest double")
    func decimals() throws {
        var random = SplitMix(4)
        for _ in 0..<20_000 {
            let digits = String(random.next() >> UInt64.random(in: 0...63, using: &random))
            let point = Int.random(in: 0...digits.count, using: &random)
            let whole = point == 0 ? "0" : String(digits.prefix(point))
            let fraction = point == digits.count ? "0" : String(digits.dropFirst(point))
            let text = "\(whole).\(fraction)e\(Int.random(in: -30...30, using: &random))"
            try #require(JSONValue(parsing: text) == .double(Double(text)!), "\(text)")
        }
    }

    @Test("separates members and elements by commas, and omits nil values")
    func containers() {
        let written = text { writer in
            writer.object { writer in
                writer.field("a", 1)
                writer.field("nothing", String?.none)
                writer.field("list", [["x"], [], ["y", "z"]])
                writer.field("none") { $0.array { _ in } }
                writer.field(named: "o\"p", true)
                writer.field("deep") { $0.object { $0.field("null") { $0.null() } } }
            }
        }
        #expect(written == #"{"a":1,"list":[["x"],[],["y","z"]],"none":[],"o\"p":true,"deep":{"null":null}}"#)
        #expect(text { $0.object { _ in } } == "{}")
        #expect(
            text {
                $0.array {
                    $0.element(1)
                    $0.element(UInt64.max)
                }
            } == "[1,18446744073709551615]")
    }

    @Test("writes encoded JSON unchanged")
    func splice() {
        let written = text { writer in
            writer.object {
                $0.field("a") { $0.raw(Array("{ }".utf8)) }
                $0.field("b", 2)
            }
        }
        #expect(written == #"{"a":{ },"b":2}"#)
    }

    @Test("reserves bytes for a header that is filled in later")
    func prefix() {
        var writer = JSONWriter(prefix: 4)
        writer.string("x")
        #expect(writer.bytes == [0, 0, 0, 0] + Array(#""x""#.utf8))
        writer.fill(prefix: [1, 2, 3, 4])
        #expect(writer.bytes == [1, 2, 3, 4] + Array(#""x""#.utf8))
    }

    /// A value that uses every method of the writer to write its JSON.
    private struct Everything: JSONWritable {
        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("null") { $0.null() }
                writer.field("bool", true)
                writer.field("least", Int.min)
                writer.field("most", UInt64.max)
                writer.field("small", UInt64(7))
                writer.field("double", 1.5)
                writer.field("none") { $0.double(.nan) }
                writer.field("text", "a \"quoted\" é")
                writer.field("absent", String?.none)
                writer.field(named: "a\nname", ["x", "y"])
                writer.field("empty") { $0.array { _ in } }
                writer.field("raw") { $0.raw(Array(#"{"a":[1,{}]}"#.utf8)) }
                writer.field("nested") { $0.array { $0.element([[1], []]) } }
                writer.field("bool", false)
            }
        }
    }

    @Test("builds a tree equal to the JSON that it writes")
    func values() throws {
        #expect(try JSONValue(of: Everything()) == JSONValue(parsing: Everything().json()))
        #expect(JSONValue(of: "alone") == "alone")
        #expect(JSONValue(of: UInt64(7)).int == 7)
        #expect(JSONValue(of: Everything()).object?.keys.first == "null")
    }
}
