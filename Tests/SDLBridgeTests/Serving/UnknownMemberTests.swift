import Foundation
import JSON
import SDLSupport
import Testing
import WebServing

@testable import SDLBridge

/// Tests that a command with an unknown JSON member is refused. The answer has the path of the unknown member and the
/// most similar known name.
@Suite struct `Unknown members` {
    /// Returns the paths of all JSON objects in values of a schema, with the member names of each object. `path` is the
    /// path of the value itself.
    private static func places(_ schema: Schema, _ path: [String] = []) -> [(path: [String], names: [String])] {
        switch schema {
        case .object(let fields):
            [(path, fields.map(\.name))] + fields.flatMap { places($0.schema, path + [$0.name]) }
        case .array(let element, _, _): places(element, path + ["0"])
        default: []
        }
    }

    /// Returns a value with an unknown member in the object at `path`.
    private static func value(_ path: ArraySlice<String>, _ member: String) -> JSONValue {
        guard let first = path.first else { return .object([member: 1]) }
        let below = value(path.dropFirst(), member)
        return first == "0" ? .array([below]) : .object([first: below])
    }

    private static func misspelt(_ names: [String]) -> String {
        guard let longest = names.max(by: { $0.utf8.count < $1.utf8.count }) else { return "anything" }
        return longest + "e"
    }

    private static let open = CommandDefinition.all.filter(\.isOpen).map(\.name)

    @Test(arguments: CommandDefinition.all.map(\.name))
    func `are refused by every command at every path`(_ name: String) async throws {
        let definition = try #require(CommandDefinition.byName[name])
        guard !definition.isOpen else {
            // The members of a document are checked by the document's own schema.
            return #expect(["headUnit.profile.edit", "headUnit.vehicle.set", "headUnit.modules.set"].contains(name))
        }
        for (path, names) in Self.places(definition.params) {
            let member = Self.misspelt(names)
            let wrong = definition.params.violations(in: Self.value(path[...], member)).filter { $0.known != nil }
            #expect(wrong.map(\.path.pointer) == ["/" + (path + [member]).joined(separator: "/")])
            #expect(wrong.first?.known?.first == names.max { $0.utf8.count < $1.utf8.count })
            let problem = Problem(wrong)
            #expect(problem.status == .badRequest && problem.more["candidates"] != nil)
        }
    }

    @Test func `are reported with the nearest name, or else with all names`() throws {
        let params = try #require(CommandDefinition.byName["headUnit.overlay.type"]).params
        func detail(_ member: String) -> String? {
            params.violations(in: .object([member: 1])).first { $0.known != nil }?.detail
        }
        #expect(detail("tetx") == "tetx is not known: did you mean text?")
        let other = try #require(detail("qwertyuiop"))
        #expect(other.hasPrefix("qwertyuiop is not known: there are ") && other.contains("text"), "\(other)")
    }

    @Test(arguments: CommandDefinition.all.map(\.name))
    func `are refused before the command runs`(_ name: String) async throws {
        guard !Self.open.contains(name) else { return }
        let folder = try TemporaryFolder()
        let bridge = try await Contracts.bridge(folder)
        let before = await bridge.hub.lastRow
        await #expect(throws: Problem.self) { try await bridge.dispatcher.run(name, ["qwertyuiop": 1]) }
        #expect(await bridge.hub.lastRow == before)
        await bridge.stop()
    }

    @Test func `are forbidden in the documents for everything that clients send`() async throws {
        let folder = try TemporaryFolder()
        let bridge = try await Contracts.bridge(folder)
        await bridge.stop()
        func objects(_ json: JSONValue) -> [JSONValue] {
            let own = json["properties"] == nil ? [] : [json]
            return own + ((json.object?.map(\.value) ?? []) + (json.array ?? [])).flatMap(objects)
        }
        let document = OpenAPI.document(bridge.operations)
        var count = 0
        for item in (document["paths"]?.object ?? [:]).map(\.value) {
            for operation in (item.object ?? [:]).map(\.value) {
                let schema = operation["requestBody"]?["content"]?["application/json"]?["schema"]
                for object in schema.map(objects) ?? [] {
                    count += 1
                    #expect(object["additionalProperties"] == false)
                }
            }
        }
        #expect(count > 30)
        for name in ["identify", "command"] {
            #expect(
                AsyncAPI.document["components"]?["messages"]?[name]?["payload"]?["additionalProperties"] == false)
        }
    }

    @Test(
        arguments: [
            (#"{"path":"/headUnit","equal":"night"}"#, "/equal", "equals"),
            (#"{"path":"/headUnit","equals":1,"count":2}"#, "/count", "equals"),
            (#"{"q":"kind:rpc","exists":true}"#, "/exists", "after"),
            (#"{"locator":{"rol":"softButton","name":"x"}}"#, "/locator/rol", "role"),
            (#"{"locator":{"name":"x"},"stat":"hidden"}"#, "/stat", "state"),
        ] as [(String, String, String)])
    func `are refused in an expectation, like members of another kind of expectation`(
        _ json: String, _ place: String, _ nearest: String
    ) throws {
        do {
            _ = try Expectation(JSONValue(parsing: json))
            Issue.record("\(json) was accepted")
        } catch {
            let problem = try #require(error as? Problem)
            #expect(problem.status == .badRequest)
            #expect(problem.more["errors"]?[0]?["pointer"] == .string(place))
            #expect(problem.more["candidates"]?[0] == .string(nearest))
        }
    }

    @Test(
        arguments: [
            (#"{"command":"headUnit.voice","params":{"txt":"x"}}"#, "/commands/1/params/txt"),
            (#"{"expect":{"path":"/headUnit","equal":1}}"#, "/commands/1/expect/equal"),
            (#"{"command":"bridge.expect","params":{"path":"/headUnit","equal":1}}"#, "/commands/1/params/equal"),
            (#"{"expect":{"path":"/headUnit","exists":true,"count":1}}"#, "/commands/1/expect/count"),
            (#"{"comand":"headUnit.voice"}"#, "/commands/1/comand"),
        ] as [(String, String)])
    func `in one step refuse the whole batch`(_ step: String, _ place: String) async throws {
        let folder = try TemporaryFolder()
        let bridge = try await Contracts.bridge(folder)
        let before = await bridge.hub.lastRow
        let batch = try JSONValue(parsing: #"{"commands":[{"command":"headUnit.clock.pause"},\#(step)]}"#)
        do {
            _ = try await bridge.dispatcher.run("bridge.batch", batch)
            Issue.record("\(step) was accepted")
        } catch {
            #expect(error.status == .badRequest)
            #expect(error.more["errors"]?[0]?["pointer"] == .string(place))
        }
        #expect(await bridge.hub.lastRow == before)
        #expect(!bridge.clock.isPaused)
        await bridge.stop()
    }
}
