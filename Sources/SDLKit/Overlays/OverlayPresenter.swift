import JSON
import SDLConnection
import SDLManagers
import SDLRPC
import SDLSupport

/// The object that sends the requests of overlays and assigns cancel ids and button ids.
@MainActor
final class OverlayPresenter {
    let lifecycle: SDLLifecycleManager
    let choices: SDLChoiceSetManager
    private let files: SDLFileManager
    private let blocks: ButtonBlocks

    init(lifecycle: SDLLifecycleManager, choices: SDLChoiceSetManager, blocks: ButtonBlocks) {
        self.lifecycle = lifecycle
        self.choices = choices
        self.blocks = blocks
        files = choices.files
    }

    var sent: () -> Void = {}

    /// The maximum number of text lines in an alert on the head unit's display.
    var alertLines: Int { choices.capabilities.alertLines }

    /// Returns a new cancel id; nil before RPC version 6, which introduced the request `CancelInteraction`.
    func nextCancelID() -> Int? { lifecycle.rpcVersion >= SDLVersion(6) ? blocks.nextCancelID() : nil }

    func send<Request: SDLRPCRequest>(
        _ request: Request, for overlay: SDLOverlayController, completion: @escaping (OverlayEnd) -> Void,
        reading read: @escaping (Request.Response) -> Int? = { _ in nil }
    ) {
        begin(request, overlay)
        lifecycle.send(request, limit: .unlimited) { completion(OverlayEnd($0, reading: read)) }
    }

    /// Sends an alert. `completion` is called even if the head unit does not answer.
    func send(_ alert: SDLAlert, for overlay: SDLOverlayController, completion: @escaping (OverlayEnd) -> Void) {
        begin(alert, overlay)
        lifecycle.present(alert) { completion(OverlayEnd($0, reading: \.tryAgainTime)) }
    }

    private func begin(_ request: some SDLRPCRequest, _ overlay: SDLOverlayController) {
        overlay.sentParameters = JSONValue(of: request)
        sent()
    }

    /// Asks the head unit to end `overlay`. The head unit then answers the overlay's own request with ABORTED. Ruling
    /// 64
    func cancel(_ overlay: SDLOverlayController) {
        guard let function = overlay.cancellableFunction, let id = overlay.cancelID else { return }
        lifecycle.send(SDLCancelInteraction(cancelID: id, functionID: function.rawValue)) { _ in }
    }

    // MARK: Buttons

    /// Assigns ids to the buttons in `views`, waits until the images of the buttons are uploaded, and passes the
    /// buttons to `send`. Without images, `send` is called immediately. If there are more than `limit` buttons, reports
    /// a diagnostic and omits the surplus buttons at the end.
    func claim(
        _ views: [SDLButtonView]?, limit: Int, for overlay: SDLOverlayController,
        then send: @escaping @MainActor @Sendable (_ block: Int?, _ buttons: [SDLSoftButton]?) -> Void
    ) {
        let all = (views ?? []).compactMap(\.button)
        if all.count > limit {
            lifecycle.diagnose(
                rule: overlay is SDLAlertController ? "OVL-64" : "OVL-93",
                "\(type(of: overlay)) has \(all.count) buttons, but only \(limit) can be shown.",
                fix: "Show at most \(limit) buttons.")
        }
        let objects = Array(all.prefix(limit))
        guard !objects.isEmpty else { return send(nil, nil) }
        let block = blocks.claim(objects)
        let writer = SoftButtonWriter(files: files, capabilities: choices.capabilities)
        let artworks = objects.compactMap(\.currentState.artwork).filter(writer.isShown)
        files.whenSettled(artworks) {
            switch writer.write(objects, firstID: block) {
            case .buttons(let buttons, _): send(block, buttons)
            case .waiting: send(block, nil)
            case .nothingToShow:
                self.lifecycle.diagnose(.emptyButtons)
                send(block, nil)
            }
        }
    }

    func release(_ block: Int?) { blocks.release(block) }
}

extension OverlayEnd {
    fileprivate init<Response: SDLRPCResponse>(
        _ result: Result<Response, RequestFailure>, reading read: (Response) -> Int?
    ) {
        switch result {
        case .success(let response):
            self = .answered(response.resultCode, info: response.info, tryAgainTime: read(response))
        case .failure(let failure): self = .failed(.noAnswer("\(failure)"))
        }
    }
}
