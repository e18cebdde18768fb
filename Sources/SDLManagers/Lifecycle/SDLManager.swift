public import SDLRPC
import SDLSupport

/// The door to everything the high-level interface does not wrap: any request, any notification.
@MainActor
public final class SDLManager {
    private let lifecycle: SDLLifecycleManager
    private var handlers: OrderedMap<Int, Listening> = [:]
    private var tokens = Counting()

    /// Listens as long as somebody holds it.
    private final class Listening {}

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
    }

    /// What the head unit answered to the registration; nil while the app is not registered.
    public var registerResponse: SDLRegisterAppInterfaceResponse? { lifecycle.registration }
    /// The level of the app's main window; nil until the head unit has said it.
    public var hmiLevel: SDLHMILevel? { lifecycle.status?.hmiLevel }
    /// The language the app speaks on this head unit.
    public var language: SDLLanguage { lifecycle.language }

    /// Sends a request; its end comes exactly once, and never before this has returned. Before `appDidConnect` nothing is
    /// sent.
    public func send<Request: SDLRPCRequest>(
        _ request: Request,
        withResponseHandler handler: @escaping @MainActor (Request.Response?, (any Error)?) -> Void = {
            _, _ in
        }
    ) {
        lifecycle.ask(request, then: handler)
    }

    /// Listens to a notification of the head unit; what is returned ends it.
    public func subscribe<Notification: SDLRPCNotification>(
        to type: Notification.Type, withHandler handler: @escaping @MainActor (Notification) -> Void
    ) -> Int {
        let (token, listening) = (tokens.next(), Listening())
        handlers[token] = listening
        lifecycle.notifications.observe(type, owner: listening) { handler($0) }
        return token
    }

    /// Answers the requests of one kind that the head unit passes on to the app, such as those that a service of the app's
    /// names in its `handledRPCs`; what is returned ends it. Of several the newest is asked, and what nobody answers is
    /// UNSUPPORTED_REQUEST.
    ///
    /// - Parameter handler: calls `answer` once, then or later. A request whose `answer` nobody holds any more without having
    ///   called it ends as GENERIC_ERROR.
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

    /// Ends what `subscribe(to:withHandler:)` or `answer(_:withHandler:)` began; `token` is what that has returned.
    public func unsubscribe(_ token: Int) {
        handlers[token] = nil
    }
}

/// Why a request of the app's own came to nothing.
public enum SDLManagerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The app is not registered, or not set up yet.
    case notReady
    /// The head unit's answer, where it was no success.
    case refused(SDLResult, info: String?)
    /// It was not sent, or the answer never came.
    case noAnswer(String)
    /// Only the newest is sent, and this was not the newest any more.
    case superseded

    /// What happened, in words.
    public var description: String {
        switch self {
        case .notReady: "The app is not ready: wait for appDidConnect."
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        case .superseded: "Something newer was asked for before this was sent."
        }
    }
}
