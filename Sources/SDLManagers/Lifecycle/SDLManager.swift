public import SDLRPC
import SDLSupport

/// Sends any request and receives any notification, for functions that the high-level interface does not cover.
@MainActor
public final class SDLManager {
    private let lifecycle: SDLLifecycleManager
    private var handlers: OrderedMap<Int, Listening> = [:]
    private var tokens = IDCounter()

    /// The owner of one subscription. The subscription ends when this object is released.
    private final class Listening {}

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
    }

    /// The head unit's registration response; nil while the app is not registered.
    public var registerResponse: SDLRegisterAppInterfaceResponse? { lifecycle.registration }
    /// The HMI level of the app's main window; nil until the head unit has reported it.
    public var hmiLevel: SDLHMILevel? { lifecycle.status?.hmiLevel }
    /// The app's current language on this head unit.
    public var language: SDLLanguage { lifecycle.language }

    /// Sends a request. The handler is called exactly once, and never before this method returns. No request is sent
    /// before `appDidConnect`.
    public func send<Request: SDLRPCRequest>(
        _ request: Request,
        withResponseHandler handler: @escaping @MainActor (Request.Response?, (any Error)?) -> Void = {
            _, _ in
        }
    ) {
        lifecycle.ask(request, then: handler)
    }

    /// Calls the handler for each notification of a type, until `unsubscribe(_:)` is called with the returned token.
    public func subscribe<Notification: SDLRPCNotification>(
        to type: Notification.Type, withHandler handler: @escaping @MainActor (Notification) -> Void
    ) -> Int {
        let (token, listening) = (tokens.next(), Listening())
        handlers[token] = listening
        lifecycle.notifications.observe(type, owner: listening) { handler($0) }
        return token
    }

    /// Answers the requests of one type that the head unit forwards to the app, until `unsubscribe(_:)` is called with
    /// the returned token. For example, a service of the app lists such requests in its `handledRPCs`. If there are
    /// several handlers, only the newest is called. Requests without a handler are answered with UNSUPPORTED_REQUEST.
    ///
    /// - Parameter handler: calls `answer` once, immediately or later. If `answer` is released without a call, the
    ///   request fails with GENERIC_ERROR.
    public func answer<Request: SDLRPCRequest>(
        _ type: Request.Type,
        withHandler handler:
            @escaping @MainActor (_ request: Request, _ answer: @escaping @MainActor (Request.Response) -> Void) -> Void
    ) -> Int {
        let (token, listening) = (tokens.next(), Listening())
        handlers[token] = listening
        lifecycle.requests.answer(type, owner: listening) { request, answer in handler(request) { answer($0) } }
        return token
    }

    /// Ends a subscription or removes a handler. `token` is the value that `subscribe(to:withHandler:)` or
    /// `answer(_:withHandler:)` returned.
    public func unsubscribe(_ token: Int) {
        handlers[token] = nil
    }
}

/// The reason why a request of the app failed.
public enum SDLManagerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The app is not registered, or its setup is not complete.
    case notReady
    /// The head unit refused the request.
    case refused(SDLResult, info: String?)
    /// The request was not sent, or no answer arrived.
    case noAnswer(String)
    /// A newer request replaced this one before it was sent.
    case superseded

    /// A readable description of the error.
    public var description: String {
        switch self {
        case .notReady: "The app is not ready: wait for appDidConnect."
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        case .superseded: "A newer request replaced this one before it was sent."
        }
    }
}
