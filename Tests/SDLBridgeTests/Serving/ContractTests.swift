import Foundation
import JSON
import SDLSupport
import Testing
import WebServing

@testable import SDLBridge

@Suite struct `Contracts` {
    static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../openapi")

    /// A whole bridge, as it serves.
    static func bridge(_ folder: TemporaryFolder) async throws -> Bridge {
        var settings = Bridge.Settings(files: folder.path, epoch: "one")
        settings.web.listen(host: "127.0.0.1", port: 0)
        settings.apps = []
        return try await Bridge(settings)
    }

    /// `SDL_WRITE_CONTRACTS=1` writes the documents anew; a reviewer of the change sees what clients will see.
    @Test func `The documents in the repository are those that are served`() async throws {
        let folder = try TemporaryFolder()
        let bridge = try await Self.bridge(folder)
        await bridge.stop()
        let served = [
            ("bridge.json", OpenAPI.document(bridge.operations)), ("events.json", AsyncAPI.document),
        ]
        for (name, document) in served {
            let path = Self.file.appending(path: name)
            if ProcessInfo.processInfo.environment["SDL_WRITE_CONTRACTS"] != nil {
                try Data((document.pretty() + "\n").utf8).write(to: path)
            }
            let kept = try JSONValue(parsing: Array(Data(contentsOf: path)))
            #expect(kept == document, "openapi/\(name) is of another day: run this test with SDL_WRITE_CONTRACTS=1")
        }
    }

    /// The page sends commands by their names and shows their REST form: `SDL_WRITE_CONTRACTS=1` writes its table too.
    @Test func `The page has every command's REST form`() throws {
        let lines = CommandDefinition.all.map { command in
            "  \"\(command.name)\": \"\(command.method.rawValue) \(command.path.dropFirst("/v1/".count))\",\n"
        }
        let module = """
            // Command name to its REST form: made of the bridge's own table by its tests, never by hand.
            export const commands = {
            \(lines.joined())};

            """
        let path = Self.file.appending(path: "../web/core/command-table.js")
        if ProcessInfo.processInfo.environment["SDL_WRITE_CONTRACTS"] != nil { try Data(module.utf8).write(to: path) }
        let kept = try String(contentsOf: path, encoding: .utf8)
        #expect(kept == module, "web/core/command-table.js is of another day: run this test with SDL_WRITE_CONTRACTS=1")
    }

    @Test func `Every route is described once, and every description has its route`() async throws {
        let folder = try TemporaryFolder()
        let bridge = try await Self.bridge(folder)
        await bridge.stop()
        let document = OpenAPI.document(bridge.operations)
        var described = Set<String>()
        var ids = Set<String>()
        for (path, item) in document["paths"]?.object ?? [:] {
            for (method, operation) in item.object ?? [:] {
                described.insert("\(method) \(path)")
                let id = try #require(operation["operationId"]?.string)
                #expect(ids.insert(id).inserted, "\(id) stands twice")
                #expect(operation["summary"]?.string?.hasSuffix(".") == true, "\(id): a summary is a sentence")
                #expect(OpenAPI.tags.contains { .string($0.0) == operation["tags"]?[0] })
            }
        }
        let routes = bridge.routes.map { method, path in
            "\(method.rawValue.lowercased()) \(path.replacingOccurrences(of: ":int}", with: "}"))"
        }
        #expect(Set(routes) == described)
        #expect(routes.count == described.count)
    }

    @Test func `Every command of the socket is an operation, and the other way about`() async throws {
        let folder = try TemporaryFolder()
        let bridge = try await Self.bridge(folder)
        await bridge.stop()
        #expect(Set(bridge.operations.compactMap(\.command)) == Set(CommandDefinition.all.map(\.name)))
        #expect(CommandDefinition.byName.count == CommandDefinition.all.count)
    }

    /// The least that fits a schema.
    private static func least(_ schema: Schema) -> JSONValue {
        switch schema {
        case .text: "text"
        case .word(let words): .string(words[0])
        case .integer(let range): .int(range?.lowerBound ?? 0)
        case .number: 0
        case .bounded(let range): .double(range.lowerBound)
        case .boolean: true
        case .array(let element, let count, _): .array(Array(repeating: least(element), count: count?.lowerBound ?? 0))
        case .object(let fields):
            fields.filter(\.isRequired).reduce(into: .object([:])) { $0[$1.name] = least($1.schema) }
        case .any, .map, .either, .named, .defined: .object([:])
        }
    }

    /// What a command reads without asking whether it is there, its schema needs: else it would end here.
    @Test(arguments: CommandDefinition.all.map(\.name))
    func `A command reads the least that fits its schema`(_ name: String) throws {
        let definition = try #require(CommandDefinition.byName[name])
        let params = try CommandParams(Self.least(definition.params), fitting: definition.params)
        do throws(Problem) {
            _ = try definition.read(params)
        } catch {
            #expect(error.status == .unprocessable || error.status == .badRequest)
        }
    }

    @Test func `Every name that the documents refer to is there`() throws {
        let folder = JSONValue.object(["components": ["schemas": Components.schemas]])
        func names(_ json: JSONValue) -> [String] {
            let own = json["$ref"]?.string.map { [$0] } ?? []
            let below = (json.object?.map(\.value) ?? []) + (json.array ?? [])
            return own + below.flatMap(names)
        }
        for name in names(folder) {
            let schema = try #require(name.split(separator: "/").last)
            #expect(folder["components"]?["schemas"]?[String(schema)] != nil, "\(name)")
        }
        for name in names(AsyncAPI.document) {
            let path = name.split(separator: "/").dropFirst().map(String.init)
            #expect(path.reduce(AsyncAPI.document as JSONValue?) { $0?[$1] } != nil, "\(name)")
        }
    }

    @Test(
        arguments: [
            (.object([.needs("name", .text(), "")]), #"{"name":7}"#, ["name: expected a text, got 7."]),
            (.object([.needs("name", .text(), "")]), "{}", ["name is missing; it is a text."]),
            (.object([.may("n", .integer(1...3), "")]), #"{"n":4}"#, ["n: 4 is not from 1 to 3."]),
            (.object([.may("n", .integer(1...3), "")]), #"{"n":3.0}"#, []),
            (.object([.may("n", .integer(), "")]), #"{"n":3.5}"#, ["n: expected a whole number, got 3.5."]),
            (.word(["a", "b"]), #""c""#, ["\"c\" is not one of a, b."]),
            (.array(.boolean, 1...2), "[true,1]", ["1: expected true or false, got 1."]),
            (.array(.boolean, 1...2), "[]", ["0 elements; expected 1 to 2."]),
            (.map(.number), #"{"a":1,"b":"x"}"#, ["b: expected a number, got \"x\"."]),
            (.text(most: 2), #""äöü""#, ["longer than 2 characters."]),
            (.object([]), "[]", ["expected an object, got []."]),
            (
                .object([.may("a", .object([.needs("b", .any, "")]), "")]), #"{"a":{}}"#,
                ["a.b is missing; it is any value."]
            ),
        ] as [(Schema, String, [String])])
    func `A value is held against its schema, and what is wrong is told by its place`(
        _ schema: Schema, _ json: String, _ wrong: [String]
    ) throws {
        #expect(schema.violations(in: try JSONValue(parsing: json)).map(\.detail) == wrong)
    }
}
