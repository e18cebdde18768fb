import Foundation
import FoundationXML
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import Testing

/// What should no longer be used is told with what the interface has in its place.
@MainActor
@Suite struct SuccessorTests {
    struct Old: Sendable, CustomTestStringConvertible {
        let function: String
        let params: JSONValue
        let fix: String

        var testDescription: String { "\(function) \(params)" }
    }

    nonisolated static let old = [
        Old(
            function: "SetDisplayLayout", params: ["displayLayout": "MEDIA"],
            fix: "Use templateConfiguration of Show instead."),
        Old(
            function: "Show", params: ["mediaClock": "12:00"], fix: "Use SetMediaClockTimer instead."),
        Old(function: "GetVehicleData", params: ["prndl": true], fix: "Use gearStatus instead."),
        Old(function: "SubscribeVehicleData", params: ["fuelLevel_State": true], fix: "Use fuelRange instead."),
        Old(
            function: "SetGlobalProperties", params: ["keyboardProperties": ["autoCompleteText": "a"]],
            fix: "Use autoCompleteList instead."),
    ]

    @Test(arguments: old) func `Who uses what is old is told what is new`(_ old: Old) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        await app.ask(old.function, old.params)
        let findings = car.journal.rows("finding").filter { $0["rule"] == "rpc.deprecated" }
        #expect(findings.map { $0["fix"]?.string } == [old.fix])
    }

    /// Every request, and every member of one, that should no longer be used.
    private var deprecated: [(function: String, place: String)] {
        SDLRPCRegistry.messages.compactMap { $0 as? any SDLRPCRequest.Type }.flatMap { request in
            (request.lifespan.deprecated == nil ? [] : [(request.name, request.name)])
                + request.memberLifespans.filter { $0.lifespan.deprecated != nil }
                .map { (request.name, $0.path.joined(separator: ".")) }
        }
    }

    @Test func `Each request and each member that is old has a successor, which the interface declares`() throws {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let spec = try String(contentsOf: root.appending(path: "Sources/rpc-gen/Spec/mobile.json"), encoding: .utf8)
        let declared = Set(spec.components(separatedBy: #""name": ""#).dropFirst().map { $0.prefix { $0 != #"""# } })
        #expect(deprecated.count > 15)
        for (function, place) in deprecated {
            let successor = try #require(Successors.of(place), "\(function): \(place)")
            // SyncPData is left of an older interface, by its number alone.
            let isThere = successor.components(separatedBy: " of ").allSatisfy {
                declared.contains($0[...]) || declared.contains("\($0)ID")
            }
            #expect(isThere, "\(function): \(place)")
        }
        // No name of an enumeration in a request is old: it would be told without its successor.
        let names = SDLRPCRegistry.messages.compactMap { ($0 as? any SDLRPCRequest.Type)?.memberNames }.joined()
        #expect(names.allSatisfy { $0.lifespans.values.allSatisfy { $0.deprecated == nil } })
    }

    private nonisolated static let official: URL? = {
        let folder = ProcessInfo.processInfo.environment["SDL_SPEC_DIR"].map { URL(filePath: $0) }
        let file = folder?.appending(path: "MOBILE_API.xml")
        return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }()

    @Test(.enabled(if: official != nil, "SDL_SPEC_DIR does not name the official definition."))
    func `Where the official definition names a successor, it is ours`() throws {
        let document = try XMLDocument(data: Data(contentsOf: try #require(Self.official)))
        var held = 0
        for (function, place) in deprecated {
            let request = "//function[@name='\(function)'][@messagetype='request']"
            let last = place.split(separator: ".").last ?? ""
            let element =
                place == function ? request : "\(request)/param[@name='\(last)'] | //struct/param[@name='\(last)']"
            let told = try document.nodes(forXPath: "(\(element))[@deprecated]/description").compactMap(\.stringValue)
                .joined(separator: " ")
            guard ["use ", "see ", "covered in", "replaced by"].contains(where: told.lowercased().contains) else {
                continue
            }
            held += 1
            let names = Successors.of(place)?.components(separatedBy: " of ") ?? []
            #expect(names.contains { told.contains($0) }, "\(function): \(place), of which it says: \(told)")
        }
        #expect(held > 13)
    }
}
