import Foundation
import FoundationXML
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import TestJournal
import Testing

/// Tests that a finding about a deprecated request or member names the replacement.
@MainActor
@Suite struct SuccessorTests {
    struct DeprecatedUse: Sendable, CustomTestStringConvertible {
        let function: String
        let params: JSONValue
        let fix: String

        var testDescription: String { "\(function) \(params)" }
    }

    nonisolated static let deprecatedUses = [
        DeprecatedUse(
            function: "SetDisplayLayout", params: ["displayLayout": "MEDIA"],
            fix: "Use templateConfiguration of Show instead."),
        DeprecatedUse(
            function: "Show", params: ["mediaClock": "12:00"], fix: "Use SetMediaClockTimer instead."),
        DeprecatedUse(function: "GetVehicleData", params: ["prndl": true], fix: "Use gearStatus instead."),
        DeprecatedUse(
            function: "SubscribeVehicleData", params: ["fuelLevel_State": true], fix: "Use fuelRange instead."),
        DeprecatedUse(
            function: "SetGlobalProperties", params: ["keyboardProperties": ["autoCompleteText": "a"]],
            fix: "Use autoCompleteList instead."),
    ]

    @Test(arguments: deprecatedUses)
    func `A deprecated name is a finding with its replacement`(_ use: DeprecatedUse) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        await app.ask(use.function, use.params)
        let findings = car.journal.rows("finding").filter { $0["rule"] == "rpc.deprecated" }
        #expect(findings.map { $0["fix"]?.string } == [use.fix])
    }

    /// All deprecated requests, and deprecated members of requests.
    private var deprecated: [(function: String, place: String)] {
        SDLRPCRegistry.messages.compactMap { $0 as? any SDLRPCRequest.Type }.flatMap { request in
            (request.lifespan.deprecated == nil ? [] : [(request.name, request.name)])
                + request.memberLifespans.filter { $0.lifespan.deprecated != nil }
                .map { (request.name, $0.path.joined(separator: ".")) }
        }
    }

    @Test func `Each deprecated request and member has a replacement that the interface declares`() throws {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let spec = try String(contentsOf: root.appending(path: "Sources/rpc-gen/Spec/mobile.json"), encoding: .utf8)
        let declared = Set(spec.components(separatedBy: #""name": ""#).dropFirst().map { $0.prefix { $0 != #"""# } })
        #expect(deprecated.count > 15)
        for (function, place) in deprecated {
            let successor = try #require(Successors.of(place), "\(function): \(place)")
            // SyncPData exists only as a function id of an older version of the mobile API.
            let isThere = successor.components(separatedBy: " of ").allSatisfy {
                declared.contains($0[...]) || declared.contains("\($0)ID")
            }
            #expect(isThere, "\(function): \(place)")
        }
        // No enumeration name in a request is deprecated; otherwise the name would need a replacement too.
        let names = SDLRPCRegistry.messages.compactMap { ($0 as? any SDLRPCRequest.Type)?.memberNames }.joined()
        #expect(names.allSatisfy { $0.lifespans.values.allSatisfy { $0.deprecated == nil } })
    }

    private nonisolated static let official: URL? = {
        let folder = ProcessInfo.processInfo.environment["SDL_SPEC_DIR"].map { URL(filePath: $0) }
        let file = folder?.appending(path: "MOBILE_API.xml")
        return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }()

    @Test(.enabled(if: official != nil, "SDL_SPEC_DIR does not name the official definition."))
    func `Replacements in the official definition match ours`() throws {
        let document = try XMLDocument(data: Data(contentsOf: try #require(Self.official)))
        var compared = 0
        for (function, place) in deprecated {
            let request = "//function[@name='\(function)'][@messagetype='request']"
            let last = place.split(separator: ".").last ?? ""
            let element =
                place == function ? request : "\(request)/param[@name='\(last)'] | //struct/param[@name='\(last)']"
            let text = try document.nodes(forXPath: "(\(element))[@deprecated]/description").compactMap(\.stringValue)
                .joined(separator: " ")
            guard ["use ", "see ", "covered in", "replaced by"].contains(where: text.lowercased().contains) else {
                continue
            }
            compared += 1
            let names = Successors.of(place)?.components(separatedBy: " of ") ?? []
            #expect(names.contains { text.contains($0) }, "\(function): \(place); the definition says: \(text)")
        }
        #expect(compared > 13)
    }
}
