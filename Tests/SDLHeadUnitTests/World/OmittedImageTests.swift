import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import TestJournal
import Testing

/// Tests of displays that cannot show any images, and of displays that cannot show images of apps. The state marks the
/// omitted images, and a finding reports these images.
@MainActor
@Suite struct OmittedImageTests {
    struct Display: Sendable, CustomTestStringConvertible {
        let name: String
        let patch: JSONValue
        let received: JSONValue
        let drawn: Set<String>
        let says: String?
        var testDescription: String { name }
    }

    nonisolated static let displays = [
        Display(name: "all", patch: [:], received: ["DYNAMIC", "STATIC"], drawn: ["DYNAMIC", "STATIC"], says: nil),
        Display(
            name: "its own alone", patch: ["displayCapabilities": ["graphicSupported": false]], received: ["STATIC"],
            drawn: ["STATIC"], says: "This display draws no dynamic images: one image is left out."),
        Display(
            name: "none at all", patch: ["displayCapabilities": ["graphicSupported": false, "imageFields": .null]],
            received: [], drawn: [], says: "This display draws no images: 2 images are left out."),
        Display(
            name: "places not listed", patch: ["displayCapabilities": ["imageFields": .null]], received: [],
            drawn: ["DYNAMIC", "STATIC"], says: nil),
    ]

    nonisolated static let sent: JSONValue = ["value": "a.png", "imageType": "DYNAMIC"]
    nonisolated static let own: JSONValue = ["value": "0x11", "imageType": "STATIC"]

    private func app(on car: TestCar, with file: String? = "a.png") async throws -> TestApp {
        let app = try await TestApp.active(car)
        if let file { await app.ask("PutFile", ["syncFileName": .string(file), "fileType": "GRAPHIC_PNG"], bulk: [1]) }
        return app
    }

    @Test(arguments: displays)
    func `omits images that the display does not draw, marks them and reports a finding`(_ display: Display)
        async throws
    {
        let car = TestCar()
        try await car.drive(.profile(.edit(mergePatch: display.patch)))
        let app = try await app(on: car)
        let result = await app.ask(
            "Show",
            [
                "graphic": Self.sent,
                "softButtons": [["softButtonID": 1, "type": "BOTH", "text": "Go", "image": Self.own]],
            ])
        // SDL Core also sends SUCCESS if the display does not draw an image.
        #expect(result == "SUCCESS")
        let window = car.tree("apps", "app", "windows", "0")
        let graphic = window?["graphic"]
        #expect((graphic?["omitted"] == true) == !display.drawn.contains("DYNAMIC"))
        #expect((graphic?["url"] != nil) == display.drawn.contains("DYNAMIC"))
        #expect((window?["softButtons"]?[0]?["image"]?["omitted"] == true) == !display.drawn.contains("STATIC"))
        let findings = car.journal.rows("finding")
        #expect(findings.map { $0["rule"]?.string } == (display.says == nil ? [] : ["screen.omitted"]))
        #expect(findings.first?["message"]?.string == display.says)
        #expect(findings.first?["path"]?.string == (display.says == nil ? nil : "graphic"))
        // The capabilities list the image types that the display draws.
        let asked = await app.begin("GetSystemCapability", ["systemCapabilityType": "DISPLAYS"])
        let capability = app.reply(to: asked)?["systemCapability"]?["displayCapabilities"]?[0]
        #expect(capability?["windowCapabilities"]?[0]?["imageTypeSupported"] == display.received)
    }

    nonisolated static let requests: [(name: String, params: JSONValue)] = [
        ("Show", ["graphic": sent]), ("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "M"], "cmdIcon": sent]),
        ("AddSubMenu", ["menuID": 2, "menuName": "S", "menuIcon": sent]),
        (
            "CreateInteractionChoiceSet",
            [
                "interactionChoiceSetID": 3, "choiceSet": [["choiceID": 1, "menuName": "C", "image": sent]],
            ]
        ), ("SetGlobalProperties", ["menuTitle": "T", "menuIcon": sent]),
    ]

    @Test(arguments: requests.map(\.name), [true, false])
    func `the results equal those on a display that draws images`(_ name: String, isThere: Bool) async throws {
        let request = try #require(Self.requests.first { $0.name == name })
        var results: [String?] = []
        for profile in [Profile.all[0], Profile.all[2]] {
            let app = try await app(on: TestCar(profile), with: isThere ? "a.png" : nil)
            results.append(await app.ask(name, request.params))
        }
        #expect(results[0] == (isThere ? "SUCCESS" : "WARNINGS: Requested image(s) not found"))
        #expect(results[1] == results[0])
    }

    @Test func `a change of display updates whether images are omitted`() async throws {
        let car = TestCar()
        let app = try await app(on: car)
        await app.ask("Show", ["graphic": Self.sent])
        await app.ask("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "M"], "cmdIcon": Self.sent])
        _ = await app.begin("Alert", ["alertText1": "Look", "alertIcon": Self.sent, "duration": 9_000])
        func images() -> [JSONValue?] {
            let overlay = car.tree("overlays")?.object?.values.first
            return [
                car.tree("apps", "app", "windows", "0", "graphic"), car.tree("apps", "app", "commands", "1", "icon"),
                overlay?["params"]?["alertIcon"],
            ]
        }
        for (id, isDrawn) in [("generic", true), ("twoline", false), ("wide", true)] {
            try await car.drive(.profile(.use(id: id)))
            #expect(images().map { $0?["url"] != nil } == [isDrawn, isDrawn, isDrawn])
            #expect(images().map { $0?["omitted"] == true } == [!isDrawn, !isDrawn, !isDrawn])
        }
    }
}
