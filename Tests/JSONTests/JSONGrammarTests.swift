import JSON
import Testing

/// Tests of the grammar in RFC 8259. One table contains valid documents with their values. Another table contains
/// invalid documents with the position of the error.
@Suite("The grammar of JSON")
struct JSONGrammarTests {
    @Test(
        "accepts these documents with these values",
        arguments: [
            ("null", .null), ("true", true), ("false", false), (" \t\r\n1\t\r\n ", 1),
            // Containers
            ("[]", []), ("[ ]", []), ("{}", [:]), ("{ }", [:]), ("[1 , 2]", [1, 2]), ("[[[]]]", [[[]]]),
            (#"{"a" : 1 , "b":[ ]}"#, ["a": 1, "b": []]), (#"{"":0}"#, ["": 0]),
            ("[null,1,\"1\",{}]", [nil, 1, "1", [:]]),
            // Integers, exact to 64 bits
            ("0", 0), ("-0", 0), ("-1", -1), ("9007199254740993", .int(9_007_199_254_740_993)),
            ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
            ("9223372036854775808", .uint(1 << 63)), ("18446744073709551615", .uint(.max)),
            // Doubles
            ("0.5", 0.5), ("-0.5", -0.5), ("1e3", 1000.0), ("1E3", 1000.0), ("1e+3", 1000.0), ("1.5e-3", 0.0015),
            ("0e0", 0.0), ("0.0", 0.0), ("123.456e2", 12345.6), ("1e-400", 0.0), ("0e999999999999999999999", 0.0),
            ("1.7976931348623157e308", .double(.greatestFiniteMagnitude)), ("5e-324", .double(.leastNonzeroMagnitude)),
            ("2.2250738585072011e-308", .double(.leastNormalMagnitude.nextDown)),
            ("0.1000000000000000055511151231257827021181583404541015625", 0.1),
            ("18446744073709551616", .double(0x1p64)),
            ("-9223372036854775809", .double(-0x1p63)),
            ("9007199254740993.0", .double(9_007_199_254_740_992)),
            // Texts
            (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\ud83d\uDE00""#, "😀"), (#""\ud800\udc00""#, "\u{10000}"),
            (#""\udbff\udfff""#, "\u{10FFFF}"), (#""\u0000""#, "\0"), (#""\ufffe\uffff""#, "\u{FFFE}\u{FFFF}"),
            ("\"é€😀\"", "é€😀"), ("\"\u{7F}\u{80}\u{2028}\u{FEFF}\"", "\u{7F}\u{80}\u{2028}\u{FEFF}"),
            (#""'/*not a comment*/""#, "'/*not a comment*/"), (#""\\u0041""#, "\\u0041"),
            (#""12345678\n12345678\"1234567""#, "12345678\n12345678\"1234567"),
        ] as [(String, JSONValue)])
    func accepted(text: String, value: JSONValue) throws {
        let parsed = try JSONValue(parsing: text)
        #expect(parsed == value)
        #expect(parsed.description == value.description, "an integer is exact, a double is none")
        #expect(try JSONValue(parsing: parsed.description) == value, "written and read again")
        #expect(try JSONValue(parsing: parsed.pretty()) == value, "written for people and read again")
        let raw = try JSONReader.read(Array(text.utf8)) { (reader: inout JSONReader) throws(JSONError) in
            try reader.readRaw()
        }
        #expect(try JSONValue(parsing: raw) == value, "stepped over and taken as it is")
    }

    @Test(
        "refuses these documents with position and reason",
        arguments: [
            // Documents
            ("", "offset 0: expected a value, found the end"), (" ", "offset 1: expected a value, found the end"),
            ("1 2", "offset 2: expected the end of the document, found '2'"),
            ("{}x", "offset 2: expected the end of the document, found 'x'"),
            ("[]]", "offset 2: expected the end of the document, found ']'"),
            ("\u{FEFF}{}", "offset 0: expected a value without a byte order mark, found byte 0xEF"),
            ("\u{A0}1", "offset 0: expected a value, found byte 0xC2"),
            ("\u{B}1", "offset 0: expected a value, found byte 0x0B"),
            ("// no\n1", "offset 0: expected a value, found '/'"),
            ("[1]/**/", "offset 3: expected the end of the document, found '/'"),
            // Words
            ("nul", "offset 3: expected null, found the end"), ("nulL", "offset 3: expected null, found 'L'"),
            ("True", "offset 0: expected a value, found 'T'"), ("truth", "offset 3: expected a boolean, found 't'"),
            ("fals", "offset 4: expected a boolean, found the end"), ("NaN", "offset 0: expected a value, found 'N'"),
            ("truex", "offset 4: expected the end of the document, found 'x'"),
            // Arrays
            ("[", "offset 1: expected a value, found the end"), ("[1", "offset 2: expected ',' or ']', found the end"),
            ("[1,]", "offset 3: expected a value, found ']'"), ("[,1]", "offset 1: expected a value, found ','"),
            ("[1,,2]", "offset 3: expected a value, found ','"), ("[1 2]", "offset 3: expected ',' or ']', found '2'"),
            ("[1}", "offset 2: expected ',' or ']', found '}'"), ("[1:2]", "offset 2: expected ',' or ']', found ':'"),
            // Objects
            ("{", "offset 1: expected a name or '}', found the end"),
            ("{1:2}", "offset 1: expected a name or '}', found '1'"),
            ("{a:1}", "offset 1: expected a name or '}', found 'a'"),
            ("{'a':1}", "offset 1: expected a name or '}', found '''"),
            (#"{"a"}"#, "offset 4: expected ':', found '}'"), (#"{"a" 1}"#, "offset 5: expected ':', found '1'"),
            (#"{"a":}"#, "offset 5: expected a value, found '}'"),
            (#"{"a":1,}"#, "offset 7: expected a name, found '}'"),
            (#"{"a":1 "b":2}"#, "offset 7: expected ',' or '}', found '\"'"),
            (#"{"a":1]"#, "offset 6: expected ',' or '}', found ']'"),
            (#"{,"a":1}"#, "offset 1: expected a name or '}', found ','"),
            (#"{"a"::1}"#, "offset 5: expected a value, found ':'"),
            (#"{"a":1,,"b":2}"#, "offset 7: expected a name, found ','"),
            // Numbers
            ("-", "offset 1: expected a number, found the end"), ("+1", "offset 0: expected a value, found '+'"),
            ("01", "offset 1: expected no digit after a leading zero, found '1'"),
            ("-01", "offset 2: expected no digit after a leading zero, found '1'"),
            ("00.5", "offset 1: expected no digit after a leading zero, found '0'"),
            (".5", "offset 0: expected a value, found '.'"),
            ("1.", "offset 2: expected a digit after '.', found the end"),
            ("1.e5", "offset 2: expected a digit after '.', found 'e'"),
            ("-.5", "offset 1: expected a number, found '.'"),
            ("1e", "offset 2: expected a digit of the exponent, found the end"),
            ("1e+", "offset 3: expected a digit of the exponent, found the end"),
            ("1e5.5", "offset 3: expected the end of the document, found '.'"),
            ("--1", "offset 1: expected a number, found '-'"),
            ("0x10", "offset 1: expected the end of the document, found 'x'"),
            ("1_000", "offset 1: expected the end of the document, found '_'"),
            ("1e309", "offset 0: expected a number in the range of a double, found '1'"),
            ("[-1e400]", "offset 1: expected a number in the range of a double, found '-'"),
            ("Infinity", "offset 0: expected a value, found 'I'"),
            ("-Infinity", "offset 1: expected a number, found 'I'"),
            ("\u{FF11}", "offset 0: expected a value, found byte 0xEF"),
            // Texts
            (#"""#, "offset 1: expected '\"', found the end"), (#""a"#, "offset 2: expected '\"', found the end"),
            ("'a'", "offset 0: expected a value, found '''"),
            ("\"\n\"", "offset 1: expected no control character in a string, found byte 0x0A"),
            ("\"\0\"", "offset 1: expected no control character in a string, found byte 0x00"),
            ("\"12345678\t\"", "offset 9: expected no control character in a string, found byte 0x09"),
            (#""\"#, "offset 2: expected one of the letters that may follow '\\', found the end"),
            (#""\a""#, "offset 2: expected one of the letters that may follow '\\', found 'a'"),
            (#""\x41""#, "offset 2: expected one of the letters that may follow '\\', found 'x'"),
            (#""\U0041""#, "offset 2: expected one of the letters that may follow '\\', found 'U'"),
            (#""\u004""#, "offset 6: expected four hexadecimal digits, found '\"'"),
            (#""\u00g0""#, "offset 5: expected four hexadecimal digits, found 'g'"),
            (#""\ud83d""#, "offset 7: expected a low surrogate after a high surrogate, found '\"'"),
            (#""\ud83d\n""#, "offset 7: expected a low surrogate after a high surrogate, found '\\'"),
            (#""\ud83d\u0041""#, "offset 7: expected a low surrogate after a high surrogate, found '\\'"),
            (#""\ud83d\ud83d""#, "offset 7: expected a low surrogate after a high surrogate, found '\\'"),
            (#""\ude00""#, "offset 1: expected a high surrogate before a low surrogate, found '\\'"),
            (#""x\ude00\ud83d""#, "offset 2: expected a high surrogate before a low surrogate, found '\\'"),
        ] as [(String, String)])
    func refused(text: String, reason: String) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.description == reason)
        let skipped = #expect(throws: JSONError.self) {
            try JSONReader.read(Array(text.utf8)) { (reader: inout JSONReader) throws(JSONError) in
                try reader.skipValue()
            }
        }
        #expect(skipped?.description == reason, "stepped over")
    }

    @Test(
        "accepts only valid UTF-8",
        arguments: [
            ([0xC3, 0xA9], nil), ([0xED, 0x9F, 0xBF], nil), ([0xEE, 0x80, 0x80], nil), ([0xF4, 0x8F, 0xBF, 0xBF], nil),
            ([0x80], 1), ([0xBF], 1), ([0xFF], 1), ([0xFE], 1), ([0xC3], 2), ([0xC3, 0x41], 2), ([0xC3, 0xC3], 2),
            ([0xC0, 0x80], 1), ([0xC1, 0xBF], 1), ([0xE0, 0x9F, 0xBF], 2), ([0xE2, 0x82], 3), ([0xE2, 0x28, 0xA1], 2),
            ([0xED, 0xA0, 0x80], 2), ([0xED, 0xBF, 0xBF], 2), ([0xF0, 0x8F, 0xBF, 0xBF], 2), ([0xF0, 0x9F, 0x98], 4),
            ([0xF4, 0x90, 0x80, 0x80], 2), ([0xF5, 0x80, 0x80, 0x80], 1), ([0xF8, 0x88, 0x80, 0x80, 0x80], 1),
        ] as [([UInt8], Int?)])
    func utf8(bytes: [UInt8], offset: Int?) throws {
        let text = [0x22] + bytes + [0x22]
        for document in [text, [0x7B] + text + Array(":1}".utf8), [0x5B] + text + [0x5D]] {
            let shift = document[0] == 0x22 ? 0 : 1
            do throws(JSONError) {
                _ = try JSONValue(parsing: document)
                #expect(offset == nil)
            } catch {
                #expect(error.expected == "UTF-8")
                #expect(error.offset - shift == offset)
            }
        }
    }

    @Test("allows 256 nested arrays and objects, and reports the position of the next one")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: #"[{"a":"#, count: depth / 2) + (depth % 2 == 1 ? "[]" : "1")
                + String(repeating: "}]", count: depth / 2)
        }
        #expect(try JSONValue(parsing: nested(256)).description == nested(256))
        for text in [nested(257), String(repeating: "[", count: 1_000_000)] {
            let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
            #expect(error?.expected == "at most 256 nested arrays and objects")
        }
        // Depth counts nesting, not the number of containers.
        #expect(
            try JSONValue(parsing: "[" + Array(repeating: "[]", count: 1000).joined(separator: ",") + "]").array?.count
                == 1000)
    }

    @Test("keeps the last of several members with the same name, at the place of the first")
    func duplicates() throws {
        #expect(try JSONValue(parsing: #"{"a":1,"b":2,"\u0061":3}"#).description == #"{"a":3,"b":2}"#)
    }
}
