import JSON
import SDLSupport
import Testing

@Suite("A JSON tree")
struct JSONValueTests {
    private let tree: JSONValue = [
        "name": "Bridge", "open": true, "count": 3, "ratio": 0.5, "apps": [["id": "a"], ["id": "b"]], "nothing": nil,
    ]

    @Test("keeps the order of its members")
    func order() throws {
        let json = #"{"z":1,"a":2,"m":{"y":1,"b":2}}"#
        #expect(try JSONValue(parsing: json).description == json)
        #expect(
            tree.description
                == #"{"name":"Bridge","open":true,"count":3,"ratio":0.5,"apps":[{"id":"a"},{"id":"b"}],"nothing":null}"#
        )
    }

    @Test("compares objects without regard to member order")
    func equality() throws {
        #expect(try JSONValue(parsing: #"{"a":1,"b":2}"#) == JSONValue(parsing: #"{"b":2.0,"a":1}"#))
        #expect(JSONValue.uint(1 << 63) == .double(0x1p63))
        #expect(JSONValue.int(1 << 53 | 1) != .double(0x1p53))
        let all: [JSONValue] = [nil, false, true, 0, 1, 1.5, "", "1", [], [1], [:], ["a": 1], ["a": nil], ["b": 1]]
        for (index, one) in all.enumerated() {
            for (against, other) in all.enumerated() {
                #expect((one == other) == (index == against), "\(one) \(other)")
            }
        }
    }

    @Test("returns the value at a path, or nil if there is none")
    func access() {
        #expect(tree["name"]?.string == "Bridge")
        #expect(tree["open"]?.bool == true)
        #expect(tree["count"]?.int == 3)
        #expect(tree["count"]?.double == 3)
        #expect(tree["ratio"]?.int == nil)
        #expect(tree["apps"]?[1]?["id"] == "b")
        #expect(tree["apps"]?[2] == nil)
        #expect(tree["apps"]?["id"] == nil)
        #expect(tree["nothing"]?.isNull == true)
        #expect(tree["absent"] == nil)
        #expect(tree[JSONPath([.key("apps"), .index(0), .key("id")])] == "a")
        #expect(tree[JSONPath([.key("apps"), .key("id")])] == nil)
        #expect(tree[JSONPath()] == tree)
    }

    @Test("changes members by subscript")
    func change() {
        var value = tree
        value["count"] = 4
        value["ratio"] = nil
        value["new"] = ["x": []]
        #expect(value["count"] == 4)
        #expect(value["ratio"] == nil)
        #expect(value.object?.keys.last == "new")
        var fresh: JSONValue = nil
        fresh["a"] = 1
        #expect(fresh == ["a": 1])
        var text: JSONValue = "x"
        text["a"] = 1
        #expect(text == "x")
    }

    @Test("writes indented JSON")
    func pretty() {
        let value: JSONValue = ["a": [1, [], ["b": [:]]], "c": "d"]
        #expect(
            value.pretty() == """
                {
                  "a": [
                    1,
                    [],
                    {
                      "b": {}
                    }
                  ],
                  "c": "d"
                }
                """)
    }
}
