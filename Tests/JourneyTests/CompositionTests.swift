import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// A view over another: what shines through, what is replaced, what is cleared. OVL-40, OVL-41, OVL-42
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
        let journey = try Journey { page }
        await journey.start()
        try await journey.activate()
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        alert.view = overlay
        page.presentOverlayController(alert)
        await journey.flight.settled()
        let window = journey.tree("apps", "hello", "windows", "0")
        let texts = (1...4).compactMap { window?["mainField\($0)"]?.string }.filter { !$0.isEmpty }
        let buttons = (window?["softButtons"]?.array ?? []).compactMap { $0["text"]?.string }
        return (texts, buttons, window?["graphic"]?["value"]?.string)
    }

    func transparent(_ views: SDLView...) -> SDLView {
        let view = SDLView(subviews: views)
        view.opaque = false
        return view
    }

    @Test func `OVL-43, OVL-48: under a transparent root an image replaces the image alone`() async throws {
        let screen = try await shown(
            under: transparent(SDLImageView(image: SDLArtwork(staticIcon: "0x22"))))
        #expect(screen.texts == ["title", "artist"] && screen.buttons == ["fav", "remove"])
        #expect(screen.graphic == "0x22")
    }

    @Test func `OVL-45: under an opaque root what is absent is cleared`() async throws {
        let screen = try await shown(under: SDLView(subviews: [SDLTextView("wait")]))
        #expect(screen.texts == ["wait"] && screen.buttons.isEmpty)
    }

    @Test func `OVL-46, OVL-48, OVL-49: a transparent text overrides line by line, an opaque one as a whole`()
        async throws
    {
        let through = SDLTextView("wait")
        through.opaque = false
        #expect(try await shown(under: transparent(through)).texts == ["wait", "artist"])
        #expect(try await shown(under: transparent(SDLTextView("wait"))).texts == ["wait"])
    }

    private final class Box: SDLView {}

    @Test func `Ruling 62: a view of the app's own kind governs nothing`() {
        var under = ScreenLayer(root: SDLTextView("title", "artist"))
        let box = Box(subviews: [SDLTextView("loading")])
        box.opaque = false
        let root = SDLView(subviews: [box])
        root.opaque = false
        under.lay(ScreenLayer(root: root))
        #expect(under.text.elements.map(\.text) == ["loading"])
    }

    @Test func `Ruling 62: a plain view of buttons only is the button view, and its flag counts`() async throws {
        let buttons = SDLView(subviews: [SDLButtonView(button: SDLSoftButtonObject(name: "x", text: "x"))])
        #expect(try await shown(under: transparent(buttons)).buttons == ["x"])
        buttons.opaque = false
        #expect(try await shown(under: transparent(buttons)).buttons == ["x", "remove"])
    }
}
