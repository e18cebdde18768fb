import JSON
import Testing

@Suite("A JSON reader")
struct JSONReaderTests {
    private struct Point: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable {
        var x: Int
        var label: String?
        var next: [Point]?

        static var blank: Point { Point(x: 0) }
        static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Point, _ v: inout V) throws(V.Failure) {
            try v.integer("x", &it.x, 0, 9)
            try v.string("label", &it.label, 1, 3)
            try v.values("next", &it.next, 0, 2)
        }
        func write(to writer: inout JSONWriter) { writer.object(self) }
        static func read(from reader: inout JSONReader) throws(JSONError) -> Point? { try reader.object() }
        func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    @Test("reads members in any order and skips unknown ones")
    func order() throws {
        let json = #" {"label":"ab","unknown":{"x":[7]},"\u0078":1,"next":[{"x":2}],"more":null} "#
        let reading = try Point.reading(Array(json.utf8))
        #expect(reading.value == Point(x: 1, label: "ab", next: [Point(x: 2)]))
        #expect(reading.violations.isEmpty)
    }

    @Test(
        "distinguishes a name from similar ones",
        arguments: [
            "label", "labal", "lobel", "labe", "labell", "l", "", "LABEL", "xabel", "labe\\u006c", "lab\\u0061l",
        ])
    func names(name: String) throws {
        // At the beginning of the object, the reader tries the next expected name first. Later in the object, the
        // reader searches all names.
        for json in [#"{"\#(name)":"a","x":1}"#, #"{"x":1,"\#(name)":"a"}"#, #"{"next":[],"\#(name)":"a","x":1}"#] {
            let isLabel = ["label", "labe\\u006c"].contains(name)
            #expect(try Point.reading(Array(json.utf8)).value?.label == (isLabel ? "a" : nil))
        }
    }

    @Test("keeps the last of several members with the same name")
    func duplicates() throws {
        #expect(try Point.reading(Array(#"{"x":1,"label":"a","x":2}"#.utf8)).value == Point(x: 2, label: "a"))
    }

    @Test(
        "keeps the last of several members with the same name even if it is invalid",
        arguments: [
            (#"{"label":"a","x":1,"label":7}"#, ["label: expected String, got Integer"], Point(x: 1)),
            (#"{"label":7,"x":1,"l\u0061bel":"a"}"#, ["label: expected String, got Integer"], Point(x: 1, label: "a")),
            (#"{"x":1,"x":"2"}"#, ["x: expected Integer, got String"], nil),
            (
                #"{"x":"2","label":"long","x":1}"#, ["x: expected Integer, got String", "label: length 4 > 3"],
                Point(x: 1, label: "long")
            ),
            (#"{"x":1,"\u0078":[]}"#, ["x: expected Integer, got Array"], nil),
        ] as [(String, [String], Point?)])
    private func invalidDuplicates(json: String, expected: [String], value: Point?) throws {
        let reading = try Point.reading(Array(json.utf8))
        #expect(reading.violations.items.map(\.description) == expected)
        #expect(reading.value == value)
    }

    @Test("reports violations in the order of the document, then missing members")
    func orderOfViolations() throws {
        let json = #"{"next":[{"label":""},{"next":3,"x":10}],"label":"long","other":{"x":"a"}}"#
        let expected = [
            "next[0].label: length 0 < 1", "next[0].x: missing", "next[1].next: expected Array, got Integer",
            "next[1].x: 10 > 9", "label: length 4 > 3", "x: missing",
        ]
        #expect(try Point.reading(Array(json.utf8)).violations.items.map(\.description) == expected)
    }

    @Test("compares long names whole")
    func longNames() throws {
        // The lowest 16 bits of this name's length equal the length of `label`.
        let name = "l" + String(repeating: "a", count: 65_539) + "l"
        #expect(try Point.reading(Array(#"{"\#(name)":"a","x":1}"#.utf8)).value == Point(x: 1))
    }

    @Test(
        "reports every violation and returns the value",
        arguments: [
            (#"{"x":10}"#, ["x: 10 > 9"], true), (#"{"x":-1}"#, ["x: -1 < 0"], true),
            (#"{"x":1.0}"#, ["x: expected Integer, got Double"], false),
            (#"{"x":99999999999999999999}"#, ["x: expected Integer, got Double"], false),
            (#"{"x":"1"}"#, ["x: expected Integer, got String"], false),
            (#"{"x":null}"#, ["x: expected Integer, got Null"], false), (#"{}"#, ["x: missing"], false),
            (#"{"label":true}"#, ["label: expected String, got Boolean", "x: missing"], false),
            (#"{"x":1,"label":""}"#, ["label: length 0 < 1"], true),
            (#"{"x":1,"label":"😀😀😀"}"#, [], true),
            (#"{"x":1,"label":"e\u0301e\u0301"}"#, ["label: length 4 > 3"], true),
            (#"{"x":1,"next":{}}"#, ["next: expected Array, got Object"], true),
            (
                #"{"x":1,"next":[{"x":11},[],{"x":2,"next":[{"x":1},{"label":"long"}]}]}"#,
                [
                    "next[0].x: 11 > 9", "next[1]: expected Object, got Array", "next[2].next[1].label: length 4 > 3",
                    "next[2].next[1].x: missing", "next: size 3 > 2",
                ], true
            ),
            (#"[]"#, ["expected Object, got Array"], false), (#"3"#, ["expected Object, got Integer"], false),
        ] as [(String, [String], Bool)])
    func violations(json: String, expected: [String], isRead: Bool) throws {
        let reading = try Point.reading(Array(json.utf8))
        #expect(reading.violations.items.map(\.description) == expected)
        #expect((reading.value != nil) == isRead)
    }

    @Test("returns all elements of an array that is too long")
    func overfull() throws {
        let reading = try JSONReader.read(Array("[1,2,3]".utf8)) { (reader: inout JSONReader) throws(JSONError) in
            (try reader.integers(0, 2), reader.violations.items.map(\.description))
        }
        #expect(reading == ([1, 2, 3], ["size 3 > 2"]))
    }

    @Test(
        "counts scalars for both bounds of a length",
        arguments: [
            ("", 0, 0, nil), ("a", 0, 0, "length 1 > 0"), ("", 1, 3, "length 0 < 1"), ("é", 1, 1, nil),
            ("😀", 1, 1, nil),
            ("ééé", 3, 3, nil), ("éééé", 1, 3, "length 4 > 3"), ("😀", 2, 9, "length 1 < 2"),
            ("é", 2, 9, "length 1 < 2"),
            ("😀😀", 2, 2, nil), ("e\u{301}", 2, 2, nil), ("👨‍👩‍👧", 5, 5, nil), ("\r\n", 2, 2, nil),
            ("ab", 3, 9, "length 2 < 3"),
        ] as [(String, Int, Int, String?)])
    func lengths(text: String, low: Int, high: Int, violation: String?) {
        var list = ViolationList()
        list.check(text, low, high)
        #expect(list.items.map(\.description) == [violation].compactMap(\.self))
    }

    @Test("finds the same violations in a value built in Swift as in the same value read from JSON")
    func built() throws {
        let point = Point(x: 12, label: "", next: [Point(x: 1), Point(x: -3), Point(x: 0, label: "long")])
        let expected = [
            "x: 12 > 9", "label: length 0 < 1", "next[1].x: -3 < 0", "next[2].label: length 4 > 3", "next: size 3 > 2",
        ]
        #expect(point.validate().map(\.description) == expected)
    }

    @Test("throws if the document is not JSON, even inside a skipped value")
    func syntax() {
        for json in [#"{"x":1,"unknown":[1,]}"#, #"{"x":1"#, #"{"x":1} 2"#, #"{"x":"\q"}"#] {
            #expect(throws: JSONError.self) { try Point.reading(Array(json.utf8)) }
        }
    }

    @Test("counts further violations of a document beyond the stored ones")
    func limit() throws {
        let json = "[" + Array(repeating: "1", count: 5000).joined(separator: ",") + "]"
        let reading = try JSONReader.read(Array(json.utf8)) { (reader: inout JSONReader) throws(JSONError) in
            _ = try reader.strings()
            return reader.violations
        }
        #expect(reading.items.count == ViolationList.limit)
        #expect(reading.omitted == 4000)
        #expect(reading.items.last?.description == "[999]: expected String, got Integer")
    }

    @Test("returns the bytes of a value unchanged")
    func raw() throws {
        let (raw, after) = try JSONReader.read(Array(#"{"a": [1, {"b" : 2}] ,"c":3}"#.utf8)) {
            (reader: inout JSONReader) throws(JSONError) in
            var frame = try reader.beginObject()
            _ = try reader.nextKey(&frame)
            let raw = try reader.readRaw()
            let key = try reader.nextKey(&frame)
            try reader.skipValue()
            #expect(try reader.nextKey(&frame) == nil)
            return (raw, key)
        }
        #expect(String(decoding: raw, as: UTF8.self) == #"[1, {"b" : 2}]"#)
        #expect(after == "c")
    }

    @Test("counts offsets in a slice from its start")
    func slice() {
        let buffer = Array(#"xxx{"x":}"#.utf8)
        let error = #expect(throws: JSONError.self) { try Point.reading(buffer[3...]) }
        #expect(error?.offset == 5)
    }

    @Test(
        "writes unambiguous paths",
        arguments: [
            ([], ""), ([.key("a")], "a"),
            ([.key("softButtons"), .index(2), .key("image"), .key("value")], "softButtons[2].image.value"),
            ([.index(0), .index(1)], "[0][1]"), ([.key("a.b"), .key("c")], #"["a.b"].c"#),
            ([.key("x"), .key("")], #"x[""]"#),
            ([.key("4"), .key("é\"")], #"["4"]["é\""]"#),
        ] as [([JSONPath.Step], String)])
    func path(steps: [JSONPath.Step], text: String) {
        #expect(JSONPath(steps).description == text)
    }
}
