import JSON
import Journaling
import SDLSupport
import Testing

@testable import SDLLog

@Suite struct `State tree` {
    private func operation(_ path: String, _ value: String?) throws -> StateOperation {
        StateOperation(path: try #require(StatePath(pointer: path)), value: value.map { Array($0.utf8) })
    }

    /// Returns a tree after some operations. Each operation is a separate change.
    private func tree(_ operations: (String, String?)...) throws -> StateTree {
        var tree = StateTree()
        for (number, (path, value)) in operations.enumerated() {
            _ = tree.apply([try operation(path, value)], number: UInt64(number + 1)) { Issue.record("\($0): \($1)") }
        }
        tree.publish()
        return tree
    }

    private func text(_ tree: StateTree, _ path: String) throws -> String? {
        let path = try #require(StatePath(pointer: path))
        return tree.reading.value(at: path).map { String(decoding: $0.json, as: UTF8.self) }
    }

    @Test func `a value set at a path can be read as a whole and in parts`() throws {
        let tree = try tree(
            ("/headUnit", #"{"apps":{},"display":{"mode":"day","sizes":[{"w":800}]}}"#),
            ("/headUnit/apps/a~1b", #"{"name":"A"}"#), ("/headUnit/display/mode", #""night""#))
        #expect(
            try text(tree, "")
                == #"{"headUnit":{"apps":{"a/b":{"name":"A"}},"display":{"mode":"night","sizes":[{"w":800}]}}}"#)
        #expect(try text(tree, "/headUnit/apps/a~1b/name") == #""A""#)
        #expect(try text(tree, "/headUnit/display/sizes/0/w") == "800")
        #expect(try text(tree, "/headUnit/display/sizes/1") == nil)
        #expect(try text(tree, "/headUnit/apps/c") == nil)
        #expect(try text(tree, "/headUnit/display/mode/x") == nil)
    }

    @Test func `a patch contains exactly the changes that were made`() throws {
        var tree = try tree(("/a", #"{"b":1,"c":{}}"#))
        let patch = tree.apply(
            [
                try operation("/a/b", "2"), try operation("/a/c/d", "[1]"), try operation("/a/e", nil),
                try operation("/a/c", nil),
            ], number: 9, refuse: { _, _ in })
        #expect(
            patch.map { String(decoding: $0, as: UTF8.self) }
                == #"[{"op":"replace","path":"/a/b","value":2},{"op":"add","path":"/a/c/d","value":[1]},{"op":"remove","path":"/a/c"}]"#
        )
        #expect(tree.apply([try operation("/a/zz", nil)], number: 10, refuse: { _, _ in }) == nil)
    }

    @Test(
        "an operation that fails is refused and changes nothing",
        arguments: [("/x/y", "1"), ("/a/b/c", "1"), ("/a/z", "{"), ("/a/z", "1 2"), ("/a/z", "nul")])
    func refused(path: String, value: String) throws {
        var tree = try tree(("/a", #"{"b":1}"#))
        var refused: [String] = []
        #expect(
            tree.apply([try operation(path, value)], number: 2, refuse: { refused.append($0.path.description + $1) })
                == nil)
        #expect(refused.count == 1)
        tree.publish()
        #expect(try text(tree, "") == #"{"a":{"b":1}}"#)
    }

    @Test func `readers see the published state, not later changes`() throws {
        var tree = try tree(("/a", #"{"b":1}"#))
        let before = tree.reading.snapshot
        _ = tree.apply([try operation("/a/b", "2")], number: 2, refuse: { _, _ in })
        #expect(try text(tree, "/a/b") == "1")
        tree.publish()
        #expect(try text(tree, "/a/b") == "2")
        #expect(String(decoding: before.root.json, as: UTF8.self) == #"{"a":{"b":1}}"#)
        #expect(before.number == 1)
    }

    @Test func `a value has the number of the last change in it or above it`() throws {
        let tree = try tree(
            ("/a", #"{"b":{"x":1},"c":{"y":1}}"#), ("/a/b/x", "2"), ("/d", #"{"e":{"f":1}}"#))
        func number(_ path: String) throws -> UInt64? {
            let path = try #require(StatePath(pointer: path))
            return tree.reading.value(at: path)?.changed
        }
        #expect(try number("") == 3)
        #expect(try number("/a") == 2)
        #expect(try number("/a/b") == 2)
        #expect(try number("/a/b/x") == 2)
        #expect(try number("/a/c") == 1)
        #expect(try number("/d/e/f") == 3)
    }

    @Test func `line ends between tokens are removed, but not in strings`() throws {
        let tree = try tree(("/a", "{\n \"b\" :\t\"x \\\"\\n y\",\r\n \"c\": [1, 2]}"))
        #expect(try text(tree, "/a") == #"{"b":"x \"\n y","c":[1,2]}"#)
    }

    @Test func `a client that applies all patches has the same state`() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            var tree = StateTree()
            var mirror = JSONValue.object([:])
            for number in 1...200 {
                let operation = try operation(Self.path(&random), Self.value(&random))
                if let patch = tree.apply([operation], number: UInt64(number), refuse: { _, _ in }) {
                    try Patch.apply(JSONValue(parsing: patch), to: &mirror)
                }
            }
            tree.publish()
            #expect(try JSONValue(parsing: tree.reading.snapshot.root.json) == mirror)
        }
    }

    private static func path(_ random: inout some RandomNumberGenerator) -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            "/" + ["a", "b", "c", "d~0", "e~1"].randomElement(using: &random)!
        }.joined()
    }

    private static func value(_ random: inout some RandomNumberGenerator) -> String? {
        [nil, "1", "{}", #"{"a":{"b":{}}}"#, #"{"c":[1,{"a":2}],"d~":{}}"#, "[]", #""x""#].randomElement(
            using: &random)!
    }
}

/// Applies a JSON Patch (RFC 6902) to an object, as a client does.
enum Patch {
    static func apply(_ patch: JSONValue, to document: inout JSONValue) throws {
        for operation in try #require(patch.array) {
            let pointer = try #require(operation["path"]?.string)
            let path = try #require(StatePath(pointer: pointer))
            let existed = value(path.keys, in: document) != nil
            switch operation["op"]?.string {
            case "add":
                #expect(!existed, "add of \(path)")
                set(operation["value"], at: path.keys[...], in: &document)
            case "replace":
                #expect(existed, "replace of \(path)")
                set(operation["value"], at: path.keys[...], in: &document)
            case "remove":
                #expect(existed, "remove of \(path)")
                set(nil, at: path.keys[...], in: &document)
            default: Issue.record("\(operation)")
            }
        }
    }

    private static func value(_ keys: [String], in document: JSONValue) -> JSONValue? {
        keys.reduce(document) { $0?[$1] }
    }

    private static func set(_ value: JSONValue?, at keys: ArraySlice<String>, in document: inout JSONValue) {
        guard let key = keys.first else {
            document = value ?? .null
            return
        }
        if keys.count == 1 {
            document[key] = value
            return
        }
        var inner = document[key] ?? .null
        set(value, at: keys.dropFirst(), in: &inner)
        document[key] = inner
    }
}
