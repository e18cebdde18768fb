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
    }

    private var items: [Item] = []
    private let presenter: OverlayPresenter
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

    /// Presents irrespective of what else is presented: the head unit decides. OVL-08, OVL-10, OVL-E1, OVL-E2
    func present(
        _ overlay: SDLOverlayController, from controller: SDLViewController,
        completion: @escaping SDLOverlayControllerCompletionHandler
    ) {
        guard !items.contains(where: { $0.overlay === overlay }) else {
            presenter.lifecycle.diagnose(.presentedTwice(overlay))  // OVL-08
            return completion(.genericError, SDLOverlayError.presentedAlready)
        }
        // The slot first: a presentation that fails at once must find itself in the list. Ruling 16
        items.append(Item(overlay: overlay, presenter: controller, completion: completion))
        overlay.manager = controller.manager  // Ruling 64
        overlay.loadViewIfNeeded()  // Ruling 63
        if overlay.view != nil { overlay.willAppear() }  // Ruling 63
        changed()
        let turn = overlay.begin(diagnose: presenter.lifecycle.diagnose)
        overlay.startPresentation(with: presenter) { [weak self, weak overlay] end in
            guard let overlay, overlay.turn == turn else { return }
            self?.finish(overlay, end)
        }
        guard overlay.view != nil, items.contains(where: { $0.overlay === overlay }) else { return }  // Ruling 63
        overlay.didAppear()  // Ruling 63
    }

    /// The item goes first, the screen below comes back (OVL-50), then the app is told. OVL-09, OVL-E1.5
    private func finish(_ overlay: SDLOverlayController, _ end: OverlayEnd) {
        guard let index = items.firstIndex(where: { $0.overlay === overlay }) else { return }
        let item = items.remove(at: index)
        if overlay.view != nil { overlay.disappear() }  // Ruling 63
        overlay.withdraw()  // Ruling 64
        overlay.manager = nil  // OVL-13
        changed()
        // OVL-67
        if case .failed(let error) = end, !end.isToldByChoices, let diagnostic = Diagnostic(error, of: overlay) {
            presenter.lifecycle.diagnose(diagnostic)
        }
        item.completion(end.result, end.error)  // OVL-11
    }

    /// A controller that leaves the top takes its overlays along. Ruling 63
    func cancel(presentedBy controller: SDLViewController) {
        for item in items where item.presenter === controller { cancel(item.overlay) }
    }

    /// What waits for its images is over at once; what is out is over when the head unit says so.
    func cancel(_ overlay: SDLOverlayController) {
        guard overlay.waitsForImages else { return overlay.cancelPresentation(with: presenter) }
        finish(overlay, .answered(.aborted, info: nil, tryAgainTime: nil))
    }

    /// The connection is gone: each one is told, once. OVL-14
    func failAll() {
        for overlay in overlays { finish(overlay, .failed(.noAnswer("the connection has gone"))) }
    }
}
