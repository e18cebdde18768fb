import SDLConnection
import SDLManagers
import SDLRPC

/// What overlays need of the app they are shown for: requests, ids, buttons.
@MainActor
final class OverlayPresenter {
    let lifecycle: SDLLifecycleManager
    let choices: SDLChoiceSetManager
    private var lastCancelID = 0
    private var blocks: [Int: [SDLSoftButtonObject]] = [:]

    /// Ids of alerts and their like; choice sets have 101…200.
    private static let cancelIDs = 1...100
    /// Each live overlay owns a block of button ids, the first from 10 on; the main screen has 1…8. Ruling 70
    private static let blockSize = 10

    init(lifecycle: SDLLifecycleManager, choices: SDLChoiceSetManager) {
        self.lifecycle = lifecycle
        self.choices = choices
        lifecycle.notifications.observe(SDLOnButtonPress.self, owner: self) { [weak self] press in
            self?.button(press.customButtonID)?.eventHandler?(press, nil)
        }
        lifecycle.notifications.observe(SDLOnButtonEvent.self, owner: self) { [weak self] event in
            self?.button(event.customButtonID)?.eventHandler?(nil, event)
        }
    }

    func nextCancelID() -> Int {
        lastCancelID = lastCancelID % Self.cancelIDs.upperBound + 1
        return lastCancelID
    }

    func send<Request: SDLRPCRequest>(
        _ request: Request, completion: @escaping (OverlayEnd) -> Void,
        reading read: @escaping (Request.Response) -> Int? = { _ in nil }
    ) {
        lifecycle.send(request, limit: .unlimited) { result in
            switch result {
            case .success(let response):
                completion(.answered(response.resultCode, info: response.info, tryAgainTime: read(response)))
            case .failure(let failure): completion(.failed(.noAnswer("\(failure)")))
            }
        }
    }

    /// Cancels what is out; the request itself is then answered ABORTED. Ruling 64
    func cancel(_ overlay: SDLOverlayController) {
        guard let function = overlay.cancellableFunction, let id = overlay.cancelID else { return }
        lifecycle.send(SDLCancelInteraction(cancelID: id, functionID: function.rawValue)) { _ in }
    }

    // MARK: Buttons

    /// Takes a block of ids for an overlay's buttons, and gives the buttons as the request names them.
    func claim(_ views: [SDLButtonView]?, limit: Int) -> (block: Int?, buttons: [SDLSoftButton]?) {
        let objects = (views ?? []).compactMap(\.button).prefix(limit)
        guard !objects.isEmpty else { return (nil, nil) }
        let block = (1...).first { blocks[$0] == nil } ?? 1
        blocks[block] = Array(objects)
        let buttons = objects.enumerated().map { index, object in
            let state = object.currentState
            return SDLSoftButton(
                type: .text, text: state.text ?? object.name, isHighlighted: state.isHighlighted ? true : nil,
                softButtonID: block * Self.blockSize + index,
                systemAction: state.systemAction == .defaultAction ? nil : state.systemAction)
        }
        return (block, buttons)
    }

    func release(_ block: Int?) {
        if let block { blocks[block] = nil }
    }

    private func button(_ id: Int?) -> SDLSoftButtonObject? {
        guard let id, let block = blocks[id / Self.blockSize], id % Self.blockSize < block.count else { return nil }
        return block[id % Self.blockSize]
    }
}
