import SDLConnection
public import SDLRPC
import SDLSupport

/// Told of a press or an event of a button of the car, or why there will be none: one of the three is given.
public typealias SDLSubscribeButtonHandler =
    @MainActor (
        _ press: SDLOnButtonPress?, _ event: SDLOnButtonEvent?, _ error: (any Error)?
    ) -> Void

/// Keeps the app subscribed to those buttons of the car that somebody listens to, from when it has been opened.
@MainActor
package final class SDLSubscribeButtonManager {
    private let lifecycle: SDLLifecycleManager
    private var handlers: OrderedMap<SDLButtonName, OrderedMap<Int, SDLSubscribeButtonHandler>> = [:]
    /// What the head unit has been asked for.
    private var subscribed: [SDLButtonName] = []
    /// What it has not, until somebody asks anew.
    private var refused: Set<SDLButtonName> = []
    private var tokens = Counting()
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

    /// The names somebody listens to.
    package var names: [SDLButtonName] { handlers.keys }

    /// The first listener subscribes; each is told until it is removed by what this returns.
    package func subscribe(_ name: SDLButtonName, _ handler: @escaping SDLSubscribeButtonHandler) -> Int {
        let token = tokens.next()
        handlers[name, default: [:]][token] = handler
        refused.remove(name)
        reconsider()
        changed()
        return token
    }

    /// The last listener unsubscribes.
    package func unsubscribe(_ name: SDLButtonName, _ token: Int) {
        handlers[name]?[token] = nil
        guard handlers[name]?.isEmpty == true else { return }
        handlers[name] = nil
        changed()
        reconsider()
    }

    /// A head unit takes neither request from an app in NONE.
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

    /// A button that the head unit says is subscribed already is as good as subscribed.
    private static func error(_ result: Result<SDLSubscribeButtonResponse, RequestFailure>) -> (any Error)? {
        switch result {
        case .success(let response):
            response.success || response.resultCode == .ignored
                ? nil : SDLButtonError.refused(response.resultCode, info: response.info)
        case .failure(let failure): SDLButtonError.noAnswer("\(failure)")
        }
    }

    /// OK and PLAY_PAUSE were one button before version 5, so listeners of either hear both; before it, PLAY_PAUSE did
    /// not exist.
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

/// Why a button of the car cannot be heard.
public enum SDLButtonError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The head unit's answer, such as UNSUPPORTED_RESOURCE where the car has no such button.
    case refused(SDLResult, info: String?)
    /// The connection has gone, or the answer never came.
    case noAnswer(String)

    /// What happened, in words.
    public var description: String {
        switch self {
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        }
    }
}
