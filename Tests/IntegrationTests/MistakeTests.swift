import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests for apps that use the API wrongly: the inspector shows the id of the broken rule and how to correct the app,
/// and the app sends no invalid request.
@MainActor
@Suite struct MistakeTests {
    final class Page: SDLViewController {
        override func loadView() { view = SDLView() }
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        let row: String
        let what: String
        let make: @MainActor @Sendable (Harness, Page) -> Void
        var testDescription: String { "\(row): \(what)" }
    }

    private nonisolated static let long = String(repeating: "x", count: 501)

    @MainActor private static func present(_ page: Page, _ overlay: SDLOverlayController) {
        page.presentOverlayController(overlay)
    }

    @MainActor private static func ask(_ harness: Harness, _ cells: [SDLChoiceCell], title: String = "Which?") {
        harness.app.screenManager.presentChoiceSet(
            SDLChoiceSet(title: title, delegate: nil, choices: cells), mode: .manualOnly)
    }

    @MainActor private static func button(_ name: String) -> SDLButtonView {
        SDLButtonView(button: SDLSoftButtonObject(name: name, text: name))
    }

    nonisolated static let mistakes: [Mistake] = [
        Mistake(row: "OVL-04", what: "presenting from below") { harness, page in
            harness.app.viewControllerManager.pushViewController(SDLViewController())
            present(page, SDLAlertController(message: "Hello", buttons: nil))
        },
        Mistake(row: "OVL-08", what: "presenting twice at once") { _, page in
            let alert = SDLAlertController(message: "Hello", buttons: nil)
            present(page, alert)
            present(page, alert)
        },
        Mistake(row: "OVL-12", what: "an overlay of the base class") { _, page in
            present(page, SDLOverlayController())
        },
        Mistake(row: "OVL-62", what: "more lines than an alert has") { _, page in
            present(page, SDLAlertController(message: "a\nb\nc\nd", buttons: nil))
        },
        Mistake(row: "OVL-64", what: "five buttons on an alert") { _, page in
            present(page, SDLAlertController(message: "Hello", buttons: (1...5).map { button("\($0)") }))
        },
        Mistake(row: "OVL-67", what: "an alert with nothing to show") { _, page in
            present(page, SDLAlertController(message: nil, prompt: nil, buttons: nil))
        },
        Mistake(row: "OVL-92", what: "a message too long") { _, page in
            present(page, SDLScrollableMessageController(message: long, duration: 0))
        },
        Mistake(row: "OVL-93", what: "nine buttons on a message") { _, page in
            present(
                page,
                SDLScrollableMessageController(message: "a", buttons: (1...9).map { button("\($0)") }, duration: 0))
        },
        Mistake(row: "OVL-104", what: "a slider of 27 values") { _, page in
            present(page, SDLSliderController(title: "T", value: 0, minimumValue: 0, maximumValue: 26))
        },
        Mistake(row: "OVL-104", what: "a slider of one value") { _, page in
            present(page, SDLSliderController(title: "T", value: 3, minimumValue: 3, maximumValue: 3))
        },
        Mistake(row: "FND-60", what: "a slider with too few labels") { _, page in
            let slider = SDLSliderController(title: "T", value: 1, minimumValue: 1, maximumValue: 3)
            slider.valueLabels = ["one", "two"]
            present(page, slider)
        },
        Mistake(row: "OVL-122", what: "a picker of one label") { _, page in
            present(page, SDLValuePickerController(title: "T", valueLabels: ["only"], value: 0))
        },
        Mistake(row: "3.1", what: "a slider without a title") { _, page in
            present(page, SDLSliderController(title: "", value: 1, minimumValue: 1, maximumValue: 3))
        },
        Mistake(row: "FND-63", what: "a question without a way to answer") { _, page in
            let choices = SDLChoiceSet(title: "Which?", delegate: nil, choices: [SDLChoiceCell(text: "a")])
            present(page, SDLInteractionController(choiceSet: choices, manualInteraction: nil))
        },
        Mistake(row: "CHS-27", what: "two equal choices in an overlay") { _, page in
            let choices = [SDLChoiceCell(text: "a"), SDLChoiceCell(text: "a")]
            present(
                page,
                SDLInteractionController(choiceSet: SDLChoiceSet(title: "Which?", delegate: nil, choices: choices)))
        },
        Mistake(row: "CHS-27", what: "two equal choices") { harness, _ in
            ask(harness, [SDLChoiceCell(text: "a"), SDLChoiceCell(text: "a")])
        },
        Mistake(row: "CHS-29", what: "no choice at all") { harness, _ in ask(harness, []) },
        Mistake(row: "CHS-29", what: "a choice set without a title") { harness, _ in
            ask(harness, [SDLChoiceCell(text: "a")], title: "")
        },
        Mistake(row: "CHS-30", what: "one voice command twice") { harness, _ in
            ask(harness, ["a", "b"].map { SDLChoiceCell(text: $0, artwork: nil, voiceCommands: ["Go"]) })
        },
        Mistake(row: "CHS-17", what: "101 choices preloaded") { harness, _ in
            harness.app.screenManager.preloadChoices((0..<101).map { SDLChoiceCell(text: "\($0)") })
        },
        Mistake(row: "CHS-05", what: "an empty group") { harness, _ in
            harness.app.screenManager.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: []))
        },
        Mistake(row: "CHS-18", what: "an unknown group") { harness, _ in
            harness.app.screenManager.presentChoiceSet(
                SDLChoiceSet(title: "Which?", delegate: nil, choiceGroupName: "none"), mode: .manualOnly)
        },
        Mistake(row: "FND-50", what: "one controller pushed twice") { harness, page in
            harness.app.viewControllerManager.pushViewController(page)
        },
        Mistake(row: "FND-51", what: "the root popped") { harness, _ in
            harness.app.viewControllerManager.popViewController()
        },
        Mistake(row: "FND-51", what: "the stack emptied") { harness, _ in
            harness.app.viewControllerManager.viewControllers = []
        },
        Mistake(row: "FND-51", what: "the root set to nil") { harness, _ in
            harness.app.viewControllerManager.rootViewController = nil
        },
        Mistake(row: "FND-51", what: "the top set to nil, with one controller") { harness, _ in
            harness.app.viewControllerManager.topViewController = nil
        },
        Mistake(row: "FND-50", what: "a stack with one controller twice") { harness, page in
            let other = SDLViewController()
            harness.app.viewControllerManager.viewControllers = [page, other, page]
        },
        Mistake(row: "FND-50", what: "a stack with one controller twice below its top") { harness, page in
            let other = SDLViewController()
            harness.app.viewControllerManager.viewControllers = [other, other, page]
        },
        Mistake(row: "OVL-01", what: "a stack with an overlay below its top") { harness, page in
            let alert = SDLAlertController(message: "Hello", buttons: nil)
            harness.app.viewControllerManager.viewControllers = [alert, page]
        },
        Mistake(row: "FND-52", what: "a clock for an app without media") { harness, _ in
            harness.app.screenManager.mediaClock = SDLMediaClock(startTime: 1)
        },
        Mistake(row: "FND-67", what: "a view added to itself") { _, page in
            guard let view = page.view else { return }
            view.addSubview(view)
        },
        Mistake(row: "FND-67", what: "a view added to one of its subviews") { _, page in
            let inner = SDLView()
            page.view?.addSubview(SDLView(subviews: [inner]))
            inner.subviews = [page.view, SDLTextView("still here")].compactMap(\.self)
        },
        Mistake(row: "FND-53", what: "an overlay changed after it was presented") { _, page in
            let alert = SDLAlertController(message: "Hello", buttons: nil)
            present(page, alert)
            alert.message = "Other"
        },
        Mistake(row: "FND-68", what: "a text too long") { _, page in page.view = SDLTextView(long) },
        Mistake(row: "FND-69", what: "six metadata types for a line") { _, page in
            let tags = [SDLMetadataType.mediaTitle, .mediaArtist, .mediaAlbum, .mediaYear, .mediaGenre, .mediaStation]
            page.view = SDLTextView(mainFields: [SDLTextField("a", metadataTypes: tags)])
        },
        Mistake(row: "FND-70", what: "an image that does not exist") { _, page in
            page.view = SDLImageView(image: SDLArtwork(data: [], name: "nothing"))
        },
        Mistake(row: "FND-71", what: "two buttons of one name") { _, page in
            page.view = SDLView(subviews: [button("a"), button("a")])
        },
        Mistake(row: "FND-72", what: "nine buttons") { _, page in
            page.view = SDLView(subviews: (1...9).map { button("\($0)") })
        },
        Mistake(row: "4.7", what: "one voice command on two lines of the menu") { harness, _ in
            harness.app.screenManager.menu = ["a", "b"].map {
                SDLMenuCell(title: $0, voiceCommands: ["Go"]) { _ in }
            }
        },
        Mistake(row: "4.7", what: "a menu line without a title") { harness, _ in
            harness.app.screenManager.menu = [SDLMenuCell(title: "") { _ in }]
        },
        Mistake(row: "4.7", what: "the same phrase for two commands") { harness, _ in
            harness.app.screenManager.voiceCommands = [
                SDLVoiceCommand(voiceCommands: ["Go"], handler: nil),
                SDLVoiceCommand(voiceCommands: ["go"], handler: nil),
            ]
        },
    ]

    @Test(arguments: mistakes) func `A mistake is reported with its row and its fix, and nothing invalid is sent`(
        _ mistake: Mistake
    ) async throws {
        let page = Page()
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        mistake.make(harness, page)
        await harness.inFlight.settled()
        #expect(harness.diagnostics == [mistake.row])
        let latest = harness.appTree("diagnostics", "latest")
        #expect(harness.appTree("diagnostics", "count") == 1 && latest?["rule"]?.string == mistake.row)
        #expect(latest?["message"]?.string?.isEmpty == false && latest?["fix"]?.string?.isEmpty == false)
        #expect(latest?["see"]?.string == "/docs/api/#/rules/\(mistake.row)")
        #expect(!harness.results.contains("INVALID_DATA"))
        #expect(harness.carJournal.rows.allSatisfy { $0.kind != "finding" })
    }

    @Test func `Each mistake with choices has its own fix`() {
        let rules = ["CHS-04", "CHS-05", "CHS-17", "CHS-18", "CHS-29", "CHS-30"]
        #expect(Set(rules.map { SDLChoiceSetError.fix(of: $0) }).count == rules.count)
        #expect(SDLChoiceSetError.fix(of: "CHS-27") == SDLChoiceSetError.fix(of: "CHS-04"))
    }

    @Test func `The app continues to work after each mistake`() async throws {
        let page = Page()
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        for mistake in Self.mistakes { mistake.make(harness, page) }
        await harness.inFlight.settled()
        harness.app.viewControllerManager.popToRootViewController()
        page.view = SDLTextView("fine")
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "fine")
        #expect(!harness.results.contains("INVALID_DATA"))
    }
}
