import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests for the requests that the app sends at the start, for the screen and for soft buttons. Rules 4.1 to 4.11 in
/// docs/rules/managers.md.
@MainActor
@Suite struct SectionFourScreenTests {
    final class Page: SDLViewController {
        let text = SDLTextView()
        let image = SDLImageView()
        let second = SDLImageView()
        override func loadView() { view = SDLView(subviews: [text, image, second]) }
    }

    func running(
        _ profile: String = "generic", edit: JSONValue = [:], appIcon: SDLArtwork? = nil,
        _ prepare: (Page) -> Void = { _ in }
    ) async throws -> (Harness, Page) {
        let page = Page()
        prepare(page)
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appIcon: appIcon)
        let harness = try Harness(configuration, profile: profile) { page }
        try await harness.drive(.profile(.edit(mergePatch: edit)))
        await harness.start()
        try await harness.activate()
        return (harness, page)
    }

    func shown(_ harness: Harness, _ key: String) -> JSONValue? { harness.tree("apps", "hello", "windows", "0", key) }

    // MARK: 4.1

    @Test func `4.1: correlation ids start from 1 on each connection`() async throws {
        let (harness, _) = try await running()
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await harness.pass(.milliseconds(500))
        let registrations = harness.sent("RegisterAppInterface")
        #expect(registrations.map { $0["correlationID"]?.int } == [1, 1])
    }

    @Test(arguments: [(true, ["PutFile", "SetAppIcon"]), (false, [])])
    func `4.1: a head unit that shows no app images is sent no icon`(_ shows: Bool, _ expected: [String])
        async throws
    {
        let icon = SDLArtwork(data: [1, 2, 3], name: "icon")
        let edit: JSONValue = ["displayCapabilities": ["graphicSupported": .bool(shows)]]
        let (harness, _) = try await running(edit: edit, appIcon: icon)
        #expect(harness.requests.filter { ["PutFile", "SetAppIcon"].contains($0) } == expected)
        #expect(harness.app.lifecycle.state == .ready)
    }

    @Test func `4.1: a head unit without imageTypeSupported is sent the icon`() async throws {
        let icon = SDLArtwork(data: [1, 2, 3], name: "icon")
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appIcon: icon)
        let harness = try Harness(configuration, hiddenField: "imageTypeSupported") { Page() }
        await harness.start()
        #expect(harness.requests.filter { ["PutFile", "SetAppIcon"].contains($0) } == ["PutFile", "SetAppIcon"])
    }

    // MARK: 4.2

    @Test(arguments: [
        (4, ["t", "a", "b", "g"]), (3, ["t", "a", "b - g"]), (2, ["t - a", "b - g"]), (1, ["t - a - b - g"]), (0, []),
    ])
    func `4.2: four lines are joined by " - " on a display with fewer, and none is sent without lines`(
        _ lines: Int, _ expected: [String]
    ) async throws {
        let (harness, _) = try await running(edit: Harness.lines(lines)) {
            $0.text.mainFields = ["t", "a", "b", "g"]
            $0.text.statusBar = "s"
        }
        let sent = harness.sent("Show").last?["params"]
        #expect((1...4).compactMap { sent?["mainField\($0)"]?.string } == expected)
        #expect(sent?["statusBar"] == "s")
    }

    @Test func `4.2: metadata of joined lines is joined, with at most five types`() async throws {
        let (harness, page) = try await running(edit: Harness.lines(1)) {
            $0.text.mainFields = [
                SDLTextField("t", metadataTypes: [.mediaTitle]), SDLTextField("a", metadataTypes: [.mediaArtist]),
            ]
        }
        let tags = harness.sent("Show").last?["params"]?["metadataTags"]
        #expect(tags == ["mainField1": ["mediaTitle", "mediaArtist"]])
        page.text.mainFields = [
            SDLTextField("t", metadataTypes: [.mediaTitle, .mediaYear, .rating]),
            SDLTextField("a", metadataTypes: [.mediaArtist, .mediaAlbum, .mediaGenre]),
        ]
        await harness.inFlight.settled()
        let more = harness.sent("Show").last?["params"]?["metadataTags"]?["mainField1"]
        #expect(more == ["mediaTitle", "mediaYear", "rating", "mediaArtist", "mediaAlbum"])
        #expect(harness.diagnostics == ["FND-69"])
    }

    @Test func `4.2: a template in flight is assumed to have four lines, until the head unit reports its lines`()
        async throws
    {
        let (harness, page) = try await running(edit: Harness.lines(2)) { $0.text.mainFields = ["t", "a", "b", "g"] }
        page.layout = .media
        page.text.mainFields = ["T", "A", "B", "G"]
        await harness.inFlight.settled()
        let sent = harness.sent("Show").compactMap { $0["params"] }.filter { $0["templateConfiguration"] != nil }
        #expect(sent.count == 1)
        #expect((1...4).map { sent.last?["mainField\($0)"]?.string } == ["T", "A", "B", "G"])
        #expect(shown(harness, "mainField1") == "T - A" && shown(harness, "mainField2") == "B - G")
    }

    @Test func `4.2: lines are centred by default, and again when the alignment is removed`() async throws {
        let (harness, page) = try await running { $0.text.mainFields = ["t"] }
        #expect(harness.sent("Show").last?["params"]?["alignment"] == nil)
        page.text.textAlignment = .leftAligned
        await harness.inFlight.settled()
        #expect(shown(harness, "alignment") == "LEFT_ALIGNED")
        page.text.textAlignment = nil
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["alignment": "CENTERED"])
    }

    @Test func `4.2, OVL-45: a removed image is replaced by a blank one of 5 by 5 pixels, uploaded once`() async throws
    {
        let (harness, page) = try await running {
            $0.image.image = SDLArtwork(staticIcon: "0x11")
            $0.second.image = SDLArtwork(staticIcon: "0x12")
        }
        let nothing: JSONValue = ["value": "sdl_BlankArt", "imageType": "DYNAMIC"]
        page.image.image = nil
        page.second.removeFromSuperview()
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["graphic": nothing, "secondaryGraphic": nothing])
        let put = try #require(harness.sent("PutFile").last)
        #expect(put["params"]?["persistentFile"] == true && put["params"]?["fileType"] == "GRAPHIC_PNG")
        #expect(SDLArtwork.blank.data.starts(with: [0x89] + Array("PNG".utf8)))
        #expect(SDLArtwork.blank.data[16..<24] == [0, 0, 0, 5, 0, 0, 0, 5])
        let count = harness.sent("Show").count
        page.text.mainFields = ["t"]
        await harness.inFlight.settled()
        #expect(harness.sent("Show").count == count + 1 && harness.sent("Show").last?["params"] == ["mainField1": "t"])
        page.image.image = SDLArtwork(staticIcon: "0x11")
        await harness.inFlight.settled()
        #expect(shown(harness, "graphic")?["value"] == "0x11")
        page.image.image = nil
        await harness.inFlight.settled()
        #expect(shown(harness, "graphic")?["value"] == "sdl_BlankArt" && harness.sent("PutFile").count == 1)
    }

    @Test func `4.2: before version 5 a display with a first image has a second one too`() async throws {
        let only: JSONValue = ["name": "graphic", "imageTypeSupported": ["GRAPHIC_PNG"]]
        for (version, expected) in [(4, ["0x11", "0x12"]), (5, ["0x11"])] {
            let edit: JSONValue = [
                "rpcVersion": ["majorVersion": .int(version), "minorVersion": 0, "patchVersion": 0],
                "displayCapabilities": ["imageFields": [only]],
            ]
            let (harness, _) = try await running(edit: edit) {
                $0.image.image = SDLArtwork(staticIcon: "0x11")
                $0.second.image = SDLArtwork(staticIcon: "0x12")
            }
            let sent = harness.sent("Show").last?["params"]
            #expect(["graphic", "secondaryGraphic"].compactMap { sent?[$0]?["value"]?.string } == expected)
        }
    }

    // MARK: 4.3

    @Test func `4.3: a button has a text or an image, and its states have distinct names`() throws {
        let icon = SDLArtwork(staticIcon: "0x11")
        #expect(SDLSoftButtonState(name: "a", text: "") == nil && SDLSoftButtonState(name: "a", text: nil) == nil)
        let one = try #require(SDLSoftButtonState(name: "1", text: "One"))
        let two = try #require(SDLSoftButtonState(name: "2", text: "Two", artwork: icon))
        #expect(SDLSoftButtonObject(name: "a", states: [one, one], initialStateName: "1") == nil)
        #expect(SDLSoftButtonObject(name: "a", states: [one, two], initialStateName: "3") == nil)
        let button = try #require(SDLSoftButtonObject(name: "a", states: [one, two], initialStateName: "1"))
        #expect(button.currentStateSoftButton.type == .text && button.currentStateSoftButton.systemAction == nil)
        #expect(!button.transitionToState(named: "3") && button.transitionToState(named: "2"))
        #expect(button.currentStateSoftButton.type == .both)
        button.transitionToNextState()
        #expect(button.currentState.name == "1")
        let image = try #require(SDLSoftButtonObject(name: "b", text: nil, artwork: icon))
        #expect(image.currentStateSoftButton.type == .image && !image.transitionToState(named: "b"))
    }

    @Test func `4.3: a display without graphics shows no image of an app on a button`() async throws {
        let edit: JSONValue = ["displayCapabilities": ["graphicSupported": false]]
        let (harness, page) = try await running(edit: edit)
        page.view = SDLView(subviews: [
            SDLButtonView(name: "a", text: "A", artwork: SDLArtwork(data: [1], name: "a"))!,
            SDLButtonView(name: "b", text: "B", artwork: SDLArtwork(staticIcon: "0x11"))!,
        ])
        await harness.inFlight.settled()
        let sent = harness.sent("Show").last?["params"]?["softButtons"]?.array ?? []
        #expect(sent.map { $0["type"] } == ["TEXT", "BOTH"] && harness.sent("PutFile").isEmpty)
        page.view?.addSubview(SDLButtonView(name: "c", text: nil, artwork: SDLArtwork(data: [1], name: "c"))!)
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"]?["softButtons"] == [] && harness.diagnostics == ["FND-71"])
    }
}
