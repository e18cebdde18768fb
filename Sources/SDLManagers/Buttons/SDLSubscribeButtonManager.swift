import SDLConnection
public import SDLRPC
import SDLSupport

/// Called when a hardware button is pressed, when the button goes down or up, or when the subscription fails. Exactly
/// one of the three arguments is not nil.
public typealias SDLSubscribeButtonHandler =
    @MainActor (
        _ press: SDLOnButtonPress?, _ event: SDLOnButtonEvent?, _ error: (any Error)?
    ) -> Void

/// Subscribes the app to the hardware buttons for which the app has added listeners. The manager sends requests only
/// after the driver has opened the app.
@MainActor
package final class SDLSubscribeButtonManager {
    private let lifecycle: SDLLifecycleManager
    private var handlers: OrderedMap<SDLButtonName, OrderedMap<Int, SDLSubscribeButtonHandler>> = [:]
    /// The buttons to which this manager has sent subscription requests, without the refused buttons.
    private var subscribed: [SDLButtonName] = []
    /// The buttons that the head unit has refused. A refused button is requested again when a listener is added.
    private var refused: Set<SDLButtonName> = []
    private var tokens = IDCounter()
    package var changed: () -> Void = {}

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
        lifecycle.notifications.observe(SDLOnButtonPress.self, owner: self) { [weak self] press in
            self?.notify(press.buttonName) { $0(press, nil, nil) }
        }
        lifecycle.notifications.observe(SDLOnButtonEvent.self, owner: self) { [weak self] event in
            self?.notify(event.buttonName) { $0(nil, event, nil) }
        }
        lifecycle.notifications.observe(SDLOnHMIStatus.self, owner: self) { [weak self] _ in self?.reconsider() }
    }

    package var names: [SDLButtonName] { handlers.keys }

    /// Adds a listener for a button and returns the token for `unsubscribe`. The first listener of a button causes a
    /// subscription request to the head unit.
    package func subscribe(_ name: SDLButtonName, _ handler: @escaping SDLSubscribeButtonHandler) -> Int {
        let token = tokens.next()
        handlers[name, default: [:]][token] = handler
        refused.remove(name)
        reconsider()
        changed()
        return token
    }

    /// Removes a listener of a button. After the last listener is removed, the manager ends the subscription to the
    /// button.
    package func unsubscribe(_ name: SDLButtonName, _ token: Int) {
        handlers[name]?[token] = nil
        guard handlers[name]?.isEmpty == true else { return }
        handlers[name] = nil
        changed()
        reconsider()
    }

    /// Sends the missing subscription and unsubscription requests. Sends no requests while the app is in HMI level
    /// NONE, because the head unit would refuse the requests.
    package func reconsider() {
        guard lifecycle.isReady, let level = lifecycle.status?.hmiLevel, level != SDLHMILevel.none else { return }
        let unheard = subscribed.filter { handlers[$0] == nil }
        subscribed.removeAll { unheard.contains($0) }
        for name in unheard { lifecycle.send(SDLUnsubscribeButton(buttonName: name)) { _ in } }
        for name in handlers.keys where !refused.contains(name) { request(name) }
    }

    package func stop() {
        subscribed = []
        refused = []
    }

    private func request(_ name: SDLButtonName) {
        guard !subscribed.contains(name) else { return }
        subscribed.append(name)
        lifecycle.send(SDLSubscribeButton(buttonName: name)) { [weak self] result in
            guard let self, let error = Self.error(result) else { return }
            subscribed.removeAll { $0 == name }
            refused.insert(name)
            let handlers = handlers[name]?.values.map { $0 } ?? []
            lifecycle.endings.deliver { for handler in handlers { handler(nil, nil, error) } }
        }
    }

    /// Returns the error of an answer; nil for a success. The answer IGNORED counts as a success, because the button is
    /// already subscribed.
    private static func error(_ result: Result<SDLSubscribeButtonResponse, RequestFailure>) -> (any Error)? {
        switch result {
        case .success(let response):
            response.success || response.resultCode == .ignored
                ? nil : SDLButtonError.refused(response.resultCode, info: response.info)
        case .failure(let failure): SDLButtonError.noAnswer("\(failure)")
        }
    }

    /// Calls `body` for the listeners of a button. Events of OK and of PLAY_PAUSE go to the listeners of both buttons.
    /// Events of PLAY_PAUSE are ignored if the head unit is older than version 5, because that version introduced the
    /// button.
    private func notify(_ name: SDLButtonName, _ body: (SDLSubscribeButtonHandler) -> Void) {
        let twins: [SDLButtonName] = [.ok, .playPause]
        guard twins.contains(name) else { return each(name, body) }
        if lifecycle.rpcVersion < SDLVersion(5), name == .playPause { return }
        for twin in twins { each(twin, body) }
    }

    private func each(_ name: SDLButtonName, _ body: (SDLSubscribeButtonHandler) -> Void) {
        for handler in handlers[name]?.values ?? [] { body(handler) }
    }
}

/// The reason why the subscription to a hardware button failed.
public enum SDLButtonError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The head unit refused the subscription, for example with UNSUPPORTED_RESOURCE if the car has no such button.
    case refused(SDLResult, info: String?)
    /// The connection was lost, or no answer arrived.
    case noAnswer(String)

    /// The error as a sentence in English.
    public var description: String {
        switch self {
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        }
    }
}
