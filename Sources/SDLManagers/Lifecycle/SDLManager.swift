public import SDLRPC
import SDLSupport

/// Sends requests and receives notifications of every type. Use this class for functions that the other managers do not
/// cover.
@MainActor
public final class SDLManager {
    private let lifecycle: SDLLifecycleManager
    private var handlers: OrderedMap<Int, Listening> = [:]
    private var tokens = IDCounter()

    /// The owner of one subscription. Releasing this object ends the subscription.
    private final class Listening {}

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
    }

    /// The head unit's registration response; nil while the app is not registered.
    public var registerResponse: SDLRegisterAppInterfaceResponse? { lifecycle.registration }
    /// The HMI level of the app's main window; nil until the head unit has reported the level.
    public var hmiLevel: SDLHMILevel? { lifecycle.status?.hmiLevel }
    /// The language in which the app is registered.
    public var language: SDLLanguage { lifecycle.language }

    /// Sends a request. The handler is called exactly once, and never before this method returns. If the app is not
    /// registered, the request is not sent and the handler receives `SDLManagerError.notReady`.
    public func send<Request: SDLRPCRequest>(
        _ request: Request,
        withResponseHandler handler: @escaping @MainActor (Request.Response?, (any Error)?) -> Void = {
            _, _ in
        }
    ) {
        lifecycle.ask(request, then: handler)
    }

    /// Calls the handler for each notification of type `type`. To end the calls, pass the returned token to
    /// `unsubscribe(_:)`.
    public func subscribe<Notification: SDLRPCNotification>(
        to type: Notification.Type, withHandler handler: @escaping @MainActor (Notification) -> Void
    ) -> Int {
        let (token, listening) = (tokens.next(), Listening())
        handlers[token] = listening
        lifecycle.notifications.observe(type, owner: listening) { handler($0) }
        return token
    }

    /// Sets the handler for requests of type `type` that the head unit forwards to the app. An app service, for
    /// example, lists the names of such requests in its `handledRPCs`. To remove the handler, pass the returned token
    /// to `unsubscribe(_:)`. If there are several handlers for a type, only the newest handler is called. Without a
    /// handler, the library answers UNSUPPORTED_REQUEST.
    ///
    /// - Parameter handler: must call `answer` once, immediately or later. If `answer` is released without a call, the
    ///   library sends GENERIC_ERROR.
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

    /// Ends a subscription or removes a request handler. `token` is the value that `subscribe(to:withHandler:)` or
    /// `answer(_:withHandler:)` has returned.
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
    /// The request was not sent, because a newer request of the app has replaced it.
    case superseded

    /// The error as a sentence in English.
    public var description: String {
        switch self {
        case .notReady: "The app is not ready: wait for appDidConnect."
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        case .superseded: "The request was not sent, because a newer request has replaced this request."
        }
    }
}
