import SDLManagers
import SDLRPC

/// The overlays an app has asked for and that are not over yet, oldest first. OVL-06
///
/// They and their handlers are held here, and only here, as long as they are presented. OVL-13
@MainActor
package final class OverlayStore {
    /// OVL-07
    private struct Item {
        let overlay: SDLOverlayController
        let presenter: SDLViewController
        let completion: SDLOverlayControllerCompletionHandler
        /// Its view is part of the screen, as it was told: since when.
        var appearance: Occasion?
    }

    /// Overlays whose appearance is being looked at.
    private var asked: Set<ObjectIdentifier> = []
    /// So often a change is followed: an overlay's hooks could give it a view and take it away again for ever.
    private static let changeLimit = 8
    /// Runs something once everything wanted so far is on the display.
    var afterUpdate: (@escaping @MainActor () -> Void) -> Void = { $0() }

    private var items: [Item] = []
    private let presenter: OverlayPresenter
    /// Tells what ends without an answer of the head unit.
    var endings: Endings { presenter.lifecycle.endings }
    /// The set of overlays has changed: the main screen may look different now.
    var changed: () -> Void = {}

    init(presenter: OverlayPresenter) {
        self.presenter = presenter
        presenter.sent = { [weak self] in self?.changed() }
    }

    /// Who has presented an overlay.
    func presenter(of overlay: SDLOverlayController) -> SDLViewController? {
        items.first { $0.overlay === overlay }?.presenter
    }

    /// The oldest one. OVL-05
    var presented: SDLOverlayController? { items.first?.overlay }
    package var overlays: [SDLOverlayController] { items.map(\.overlay) }

    /// Those that a controller has presented.
    func overlays(of controller: SDLViewController) -> [SDLOverlayController] {
        items.filter { $0.presenter === controller }.map(\.overlay)
    }

    /// Presents irrespective of what else is presented: the head unit decides. OVL-08, OVL-10, OVL-E1, OVL-E2
    func present(
        _ overlay: SDLOverlayController, from controller: SDLViewController,
        completion: @escaping SDLOverlayControllerCompletionHandler
    ) {
        guard !items.contains(where: { $0.overlay === overlay }) else {
            presenter.lifecycle.diagnose(.presentedTwice(overlay))  // OVL-08
            return endings.later { completion(.genericError, SDLOverlayError.presentedAlready) }
        }
        // The slot first: a presentation that fails at once must find itself in the list. Ruling 16
        items.append(Item(overlay: overlay, presenter: controller, completion: completion))
        overlay.manager = controller.manager  // Ruling 64
        changed()

        reconsider(overlay, loads: true)  // Ruling 63
        let turn = overlay.begin(diagnose: presenter.lifecycle.diagnose)
        var hasReturned = false
        overlay.startPresentation(with: presenter) { [weak self, weak overlay] end in
            guard let self, let overlay, overlay.turn === turn else { return }
            finish(overlay, end, isAnswer: hasReturned)
        }
        hasReturned = true
    }

    /// An overlay's view appears with the controller that has presented it, or when it is given one, and goes likewise.
    /// FND-24, FND-25, ruling 63
    ///
    /// - Parameter loads: a view that it has not yet is made: where it comes to the screen, not where the app has just taken it.
    func reconsider(_ overlay: SDLOverlayController, loads: Bool = false) {
        // Changes that the overlay's own hooks make count once the hooks have returned.
        guard asked.insert(ObjectIdentifier(overlay)).inserted else { return }
        defer { asked.remove(ObjectIdentifier(overlay)) }
        for _ in 0..<Self.changeLimit {
            guard let index = due(overlay, loads) else { return }
            step(overlay, at: index)
        }
    }

    /// Where an overlay stands whose view is to be told that it comes, or that it goes; nil where it has been told.
    private func due(_ overlay: SDLOverlayController, _ loads: Bool) -> Int? {
        guard let item = items.first(where: { $0.overlay === overlay }) else { return nil }
        let isVisible = item.presenter.isShown
        if isVisible, loads { overlay.loadViewIfNeeded() }
        guard let index = items.firstIndex(where: { $0.overlay === overlay }) else { return nil }
        let appears = isVisible && overlay.view != nil
        return appears == (items[index].appearance != nil) ? nil : index
    }

    private func step(_ overlay: SDLOverlayController, at index: Int) {
        if items[index].appearance == nil {
            let now = Occasion()
            items[index].appearance = now
            overlay.willAppear()
            whenShown(overlay, now)
        } else {
            items[index].appearance = nil
            overlay.disappear()
        }
    }

    private func whenShown(_ overlay: SDLOverlayController, _ appearance: Occasion) {
        afterUpdate { [weak self, weak overlay] in
            guard let self, let overlay, items.contains(where: { $0.appearance === appearance }) else { return }
            overlay.didAppear()
        }
    }

    /// The controller has come to the screen, or has left it.
    func reconsider(presentedBy controller: SDLViewController) {
        for overlay in overlays(of: controller) { reconsider(overlay, loads: true) }
    }

    /// The item goes first, the screen below comes back (OVL-50), then the app is told: at once what the head unit has
    /// answered, after this turn what ends without it. OVL-09, OVL-E1.5
    private func finish(_ overlay: SDLOverlayController, _ end: OverlayEnd, isAnswer: Bool = false) {
        guard let index = items.firstIndex(where: { $0.overlay === overlay }) else { return }
        let item = items.remove(at: index)
        if item.appearance != nil { overlay.disappear() }  // Ruling 63

        overlay.withdraw()  // Ruling 64
        overlay.manager = nil  // OVL-13
        changed()
        // OVL-67; the choice manager tells its own rules' breaches itself.
        if case .failed(let error) = end, let diagnostic = Diagnostic(error, of: overlay),
            !diagnostic.rule.hasPrefix("CHS")
        {
            presenter.lifecycle.diagnose(diagnostic)
        }
        let tell: @MainActor () -> Void = { item.completion(end.result, end.error) }  // OVL-11
        if isAnswer { endings.deliver(tell) } else { endings.later(tell) }
    }

    /// A controller that leaves the top takes its overlays along. Ruling 63
    func cancel(presentedBy controller: SDLViewController) {
        for item in items where item.presenter === controller { cancel(item.overlay) }
    }

    /// Takes an overlay back: at once while it waits for its images; once it was sent, when the head unit says so.
    func cancel(_ overlay: SDLOverlayController) {
        guard overlay.waitsForImages else { return overlay.cancelPresentation(with: presenter) }
        finish(overlay, .answered(.aborted, info: nil, tryAgainTime: nil))
    }

    /// The connection is gone: each one is told, once. OVL-14
    func failAll() {
        for overlay in overlays { finish(overlay, .failed(.noAnswer("the connection has gone"))) }
    }
}
