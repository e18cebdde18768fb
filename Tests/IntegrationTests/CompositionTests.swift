import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of the changes that the view of an overlay makes to the screen below: texts, images and buttons that are kept,
/// replaced or cleared. OVL-40, OVL-41, OVL-42
@MainActor
@Suite struct CompositionTests {
    final class Page: SDLViewController {
        override func loadView() {
            let buttons = ["fav", "remove"].map { SDLButtonView(button: SDLSoftButtonObject(name: $0, text: $0)) }
            view = SDLView(subviews: [
                SDLTextView("title", "artist"), SDLView(subviews: buttons),
                SDLImageView(image: SDLArtwork(staticIcon: "0x11")),
            ])
        }
    }

    func shown(under overlay: SDLView) async throws -> (texts: [String], buttons: [String], graphic: String?) {
        let page = Page()
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        alert.view = overlay
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        let window = harness.tree("apps", "hello", "windows", "0")
        let texts = (1...4).compactMap { window?["mainField\($0)"]?.string }.filter { !$0.isEmpty }
        let buttons = (window?["softButtons"]?.array ?? []).compactMap { $0["text"]?.string }
        return (texts, buttons, window?["graphic"]?["value"]?.string)
    }

    func transparent(_ views: SDLView...) -> SDLView {
        let view = SDLView(subviews: views)
        view.opaque = false
        return view
    }

    @Test func `OVL-43, OVL-48: under a transparent root an image replaces only the image`() async throws {
        let screen = try await shown(
            under: transparent(SDLImageView(image: SDLArtwork(staticIcon: "0x22"))))
        #expect(screen.texts == ["title", "artist"] && screen.buttons == ["fav", "remove"])
        #expect(screen.graphic == "0x22")
    }

    @Test func `OVL-46, OVL-48, OVL-49: a transparent text overrides line by line, an opaque one as a whole`()
        async throws
    {
        let through = SDLTextView("wait")
        through.opaque = false
        #expect(try await shown(under: transparent(through)).texts == ["wait", "artist"])
        #expect(try await shown(under: transparent(SDLTextView("wait"))).texts == ["wait"])
    }

    @Test func `FND-72: elements that do not fit because of an overlay's view are reported, too`() async throws {
        let page = SDLViewController()
        page.view = SDLTextView("one")
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        alert.view = SDLTextView("1", "2", "3", "4", "5")
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        #expect(harness.diagnostics == ["FND-72"])
    }

    private final class Box: SDLView {}

    @Test func `Ruling 62: the opaque flag of an app's own view class has no effect`() {
        var under = ScreenLayer(root: SDLTextView("title", "artist"))
        let box = Box(subviews: [SDLTextView("loading")])
        box.opaque = false
        let root = SDLView(subviews: [box])
        root.opaque = false
        under.lay(ScreenLayer(root: root))
        #expect(under.text.elements.map(\.text) == ["loading"])
    }

    /// Returns the texts, images and buttons that are shown if `view` covers a screen with two texts, two images and
    /// two buttons.
    private func composed(_ view: SDLView) -> (texts: [String?], images: [String?], buttons: [String]) {
        let images = ["1", "2"].map { SDLImageView(image: SDLArtwork(data: [1], name: $0)) }
        let buttons = ["fav", "remove"].map { SDLButtonView(button: SDLSoftButtonObject(name: $0, text: $0)) }
        var under = ScreenLayer(root: SDLView(subviews: [SDLTextView("title", "artist")] + images + buttons))
        under.lay(ScreenLayer(root: transparent(view)))
        return (
            under.text.elements.map(\.text), under.images.elements.map { $0?.name }, under.buttons.elements.map(\.name)
        )
    }

    private func leaves() -> (text: SDLView, image: SDLView, button: SDLView) {
        (
            SDLTextView("wait"), SDLImageView(image: SDLArtwork(data: [1], name: "3")),
            SDLButtonView(button: SDLSoftButtonObject(name: "x", text: "x"))
        )
    }

    @Test(arguments: [true, false])
    func `Ruling 62: a plain view with one kind of element uses its own flag, not those of its subviews`(
        _ isOpaque: Bool
    ) {
        let (text, image, button) = leaves()
        for leaf in [text, image, button] {
            leaf.opaque = !isOpaque
            let holder = SDLView(subviews: [SDLView(subviews: [leaf]), SDLView()])
            holder.opaque = isOpaque
            let screen = composed(holder)
            #expect(screen.texts == (leaf === text ? isOpaque ? ["wait"] : ["wait", "artist"] : ["title", "artist"]))
            #expect(screen.images == (leaf === image ? isOpaque ? ["3"] : ["3", "2"] : ["1", "2"]))
            #expect(screen.buttons == (leaf === button ? isOpaque ? ["x"] : ["x", "remove"] : ["fav", "remove"]))
        }
    }

    @Test(arguments: [true, false])
    func `Ruling 62: in a plain view of several kinds each view's own flag counts`(_ isOpaque: Bool) {
        let (text, image, button) = leaves()
        for leaf in [text, image, button] { leaf.opaque = isOpaque }
        for pair in [[text, image], [image, button], [button, text]] {
            let holder = SDLView(subviews: pair)
            holder.opaque = !isOpaque
            let screen = composed(holder)
            if pair.contains(where: { $0 === text }) {
                #expect(screen.texts == (isOpaque ? ["wait"] : ["wait", "artist"]))
            }
            if pair.contains(where: { $0 === image }) { #expect(screen.images == (isOpaque ? ["3"] : ["3", "2"])) }
            if pair.contains(where: { $0 === button }) {
                #expect(screen.buttons == (isOpaque ? ["x"] : ["x", "remove"]))
            }
        }
    }

    @Test func `OVL-46, OVL-48: each element of a transparent view replaces the one at its position`() {
        let texts = SDLTextView(mainFields: ["one", SDLTextField(nil), "three"])
        let images = SDLView(subviews: ["3", "4", "5"].map { SDLImageView(image: SDLArtwork(data: [1], name: $0)) })
        let buttons = SDLView(
            subviews: ["x", "y", "z"].map { SDLButtonView(button: SDLSoftButtonObject(name: $0, text: $0)) })
        for view in [texts, images, buttons] { view.opaque = false }
        #expect(composed(texts).texts == ["one", "artist", "three"])
        #expect(composed(images).images == ["3", "4", "5"] && composed(buttons).buttons == ["x", "y", "z"])
    }

    @Test func `Ruling 62: a plain view of buttons only acts as the button view, and its flag counts`() async throws {
        let buttons = SDLView(subviews: [SDLButtonView(button: SDLSoftButtonObject(name: "x", text: "x"))])
        #expect(try await shown(under: transparent(buttons)).buttons == ["x"])
        buttons.opaque = false
        #expect(try await shown(under: transparent(buttons)).buttons == ["x", "remove"])
    }
}
