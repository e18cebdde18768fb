import SDLManagers
import SDLRPC

/// The presented overlays of an app, oldest first. OVL-06
///
/// Only this store retains overlays and their completion handlers, and only while the overlays are presented. OVL-13
@MainActor
package final class OverlayStore {
    /// A presented overlay. OVL-07
    private struct Item {
        let overlay: SDLOverlayController
        let presenter: SDLViewController
        let completion: SDLOverlayControllerCompletionHandler
        /// The identity of the current appearance of the overlay's view; nil while the view is not displayed.
        var appearance: Generation?
    }

    /// The overlays for which `reconsider` is running.
    private var asked: Set<ObjectIdentifier> = []
    /// The maximum number of times that one call of `reconsider` shows or hides a view. Without a limit, an overlay
    /// that sets and clears its view in its own life-cycle methods could loop forever.
    private static let changeLimit = 8
    /// A function that runs its argument when all requested updates are on the display.
    var afterUpdate: (@escaping @MainActor () -> Void) -> Void = { $0() }

    private var items: [Item] = []
    private let presenter: OverlayPresenter
    /// The object that calls the completions of presentations that end without an answer from the head unit.
    var endings: Endings { presenter.lifecycle.endings }
    /// Called when an overlay was added or removed, or when the request of an overlay was sent.
    var changed: () -> Void = {}

    init(presenter: OverlayPresenter) {
        self.presenter = presenter
        presenter.sent = { [weak self] in self?.changed() }
    }

    func presenter(of overlay: SDLOverlayController) -> SDLViewController? {
        items.first { $0.overlay === overlay }?.presenter
    }

    /// The oldest presented overlay; nil if no overlay is presented. OVL-05
    var presented: SDLOverlayController? { items.first?.overlay }
    package var overlays: [SDLOverlayController] { items.map(\.overlay) }

    /// Returns the overlays that `controller` has presented, oldest first.
    func overlays(of controller: SDLViewController) -> [SDLOverlayController] {
        items.filter { $0.presenter === controller }.map(\.overlay)
    }

    /// Presents `overlay`, even if other overlays are presented. The head unit decides whether to show the new overlay.
    /// OVL-08, OVL-10, OVL-E1, OVL-E2
    func present(
        _ overlay: SDLOverlayController, from controller: SDLViewController,
        completion: @escaping SDLOverlayControllerCompletionHandler
    ) {
        guard !items.contains(where: { $0.overlay === overlay }) else {
            presenter.lifecycle.diagnose(
                rule: "OVL-08", "\(type(of: overlay)) was presented again during its presentation.",
                fix: "Wait for the overlay's completion, or present a new overlay.")
            return endings.later { completion(.genericError, SDLOverlayError.presentedAlready) }
        }
        // Add the item before presenting, because a presentation that fails immediately must find its item. Ruling 16
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

    /// Shows or hides the view of `overlay` if necessary. The view is shown while the presenting controller is visible
    /// and the view is set. FND-24, FND-25, ruling 63
    ///
    /// - Parameter loads: whether to load a missing view; false if the app has removed the view.
    func reconsider(_ overlay: SDLOverlayController, loads: Bool = false) {
        // If the overlay's own hooks make changes, the loop below handles these changes after the hooks have returned.
        guard asked.insert(ObjectIdentifier(overlay)).inserted else { return }
        defer { asked.remove(ObjectIdentifier(overlay)) }
        for _ in 0..<Self.changeLimit {
            guard let index = due(overlay, loads) else { return }
            step(overlay, at: index)
        }
    }

    /// Returns the index of `overlay` in `items` if the overlay's view must now be shown or hidden; otherwise nil.
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
            let now = Generation()
            items[index].appearance = now
            overlay.willAppear()
            whenShown(overlay, now)
        } else {
            items[index].appearance = nil
            overlay.disappear()
        }
    }

    private func whenShown(_ overlay: SDLOverlayController, _ appearance: Generation) {
        afterUpdate { [weak self, weak overlay] in
            guard let self, let overlay, items.contains(where: { $0.appearance === appearance }) else { return }
            overlay.didAppear()
        }
    }

    /// Updates the views of the overlays that `controller` has presented. Called when `controller` has appeared or
    /// disappeared.
    func reconsider(presentedBy controller: SDLViewController) {
        for overlay in overlays(of: controller) { reconsider(overlay, loads: true) }
    }

    /// Removes the overlay, restores the screen below it (OVL-50), then calls the completion. `isAnswer` is true if the
    /// head unit has answered the request: the completion is then called during this method, otherwise after this
    /// method has returned. OVL-09, OVL-E1.5
    private func finish(_ overlay: SDLOverlayController, _ end: OverlayEnd, isAnswer: Bool = false) {
        guard let index = items.firstIndex(where: { $0.overlay === overlay }) else { return }
        let item = items.remove(at: index)
        if item.appearance != nil { overlay.disappear() }  // Ruling 63

        overlay.withdraw()  // Ruling 64
        overlay.manager = nil  // OVL-13
        changed()
        // OVL-67. The choice manager itself reports violations of the CHS rules.
        if case .failed(let error) = end, let diagnostic = Diagnostic(error, of: overlay),
            !diagnostic.rule.hasPrefix("CHS")
        {
            presenter.lifecycle.diagnose(diagnostic)
        }
        let deliver: @MainActor () -> Void = { item.completion(end.result, end.error) }  // OVL-11
        if isAnswer { endings.deliver(deliver) } else { endings.later(deliver) }
    }

    /// Cancels the overlays that `controller` has presented. Called when `controller` is no longer visible. Ruling 63
    func cancel(presentedBy controller: SDLViewController) {
        for item in items where item.presenter === controller { cancel(item.overlay) }
    }

    /// Cancels `overlay`. An overlay that still waits for images ends immediately. An overlay whose request was sent
    /// ends when the head unit answers.
    func cancel(_ overlay: SDLOverlayController) {
        guard overlay.waitsForImages else { return overlay.cancelPresentation(with: presenter) }
        finish(overlay, .answered(.aborted, info: nil, tryAgainTime: nil))
    }

    /// Ends all overlays with an error, because the connection has ended. OVL-14
    func failAll() {
        for overlay in overlays { finish(overlay, .failed(.noAnswer("the connection has ended"))) }
    }
}
