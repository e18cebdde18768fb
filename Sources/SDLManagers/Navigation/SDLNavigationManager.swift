import SDLConnection
public import SDLRPC
import SDLSupport

/// Called with the waypoints of the car's route in travel order, or with an error. The list is empty if there is no
/// route. Exactly one argument is not nil.
public typealias SDLWayPointsHandler =
    @MainActor (_ wayPoints: [SDLLocationDetails]?, _ error: (any Error)?) -> Void

/// Sends destinations to the car's navigation, observes its route, and shows the turns of a navigation app.
@MainActor
public final class SDLNavigationManager {
    /// Called with the result of a request; nil means success.
    public typealias CompletionHandler = @MainActor (_ error: (any Error)?) -> Void

    private let lifecycle: SDLLifecycleManager
    private let permissions: SDLPermissionManager
    private let queue: FlushQueue
    private var observers: OrderedMap<Int, SDLWayPointsHandler> = [:]
    private var tokens = IDCounter()
    package private(set) var isSubscribed = false
    /// Whether the head unit refused the subscription, which is requested again when another listener subscribes.
    private var isRefused = false
    private var isKnown = false
    private lazy var destination = NewestRequest<SDLSendLocation>(lifecycle) { [weak self] in self?.mark() }
    private lazy var turn = NewestRequest<SDLShowConstantTBT>(lifecycle) { [weak self] in self?.mark() }
    private lazy var turnList = NewestRequest<SDLUpdateTurnList>(lifecycle) { [weak self] in self?.mark() }
    package var changed: () -> Void = {}

    /// The latest route of the car; empty while the app has no listener.
    public private(set) var wayPoints: [SDLLocationDetails] = []

    package init(lifecycle: SDLLifecycleManager, permissions: SDLPermissionManager, queue: FlushQueue) {
        self.lifecycle = lifecycle
        self.permissions = permissions
        self.queue = queue
        lifecycle.notifications.observe(SDLOnWayPointChange.self, owner: self) { [weak self] in self?.take($0.wayPoints)
        }
        // An app may not subscribe before the driver has opened it.
        _ = permissions.subscribe(toRPCNames: [SDLSubscribeWayPoints.name], groupType: .allAllowed) { [weak self] _ in
            self?.mark()
        }
    }

    // MARK: The car's navigation

    /// Sends a destination to the car's navigation. The head unit may first ask the driver, and the result waits for
    /// the driver's decision.
    ///
    /// While one request is in flight, only the newest further request waits. Older waiting requests fail with
    /// `SDLManagerError.superseded`.
    public func sendLocation(
        _ location: SDLSendLocation, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        destination.send(location) { _, error in handler(error) }
    }

    /// Requests the car's route once.
    public func getWayPoints(
        ofType type: SDLWayPointType = .all, completionHandler handler: @escaping SDLWayPointsHandler
    ) {
        lifecycle.ask(SDLGetWayPoints(wayPointType: type)) { response, error in
            handler(error == nil ? response?.wayPoints ?? [] : nil, error)
        }
    }

    /// Calls the handler with the car's route now and after each change, until `unsubscribeFromWayPoints(_:)` is called
    /// with the returned token.
    ///
    /// The library asks the head unit once, as soon as the app may ask, and again after a reconnection.
    public func subscribeToWayPoints(withHandler handler: @escaping SDLWayPointsHandler) -> Int {
        let token = tokens.next()
        observers[token] = handler
        isRefused = false
        mark()
        if isKnown {
            lifecycle.endings.later { [weak self] in
                guard let self, let handler = observers[token] else { return }
                handler(wayPoints, nil)
            }
        }
        return token
    }

    /// Ends a subscription to the route. When there are no listeners left, the subscription at the head unit is ended
    /// too.
    public func unsubscribeFromWayPoints(_ token: Int) {
        observers[token] = nil
        mark()
    }

    // MARK: Turn by turn

    /// Shows the next turn of a navigation app. A newer call replaces a waiting one.
    public func showTurn(
        _ next: SDLShowConstantTBT, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        turn.send(next) { _, error in handler(error) }
    }

    /// Shows the list of all further turns. A newer call replaces a waiting one.
    public func showTurnList(
        _ list: SDLUpdateTurnList, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        turnList.send(list) { _, error in handler(error) }
    }

    /// Announces a turn, by speech and on the display.
    public func alertManeuver(
        _ maneuver: SDLAlertManeuver, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        lifecycle.ask(maneuver) { _, error in handler(error) }
    }

    // MARK: Internals

    package func reset() {
        destination.reset()
        turn.reset()
        turnList.reset()
        forget()
        isRefused = false
        changed()
    }

    private func forget() {
        isSubscribed = false
        isKnown = false
        wayPoints = []
    }

    private func mark() { queue.mark(self) }

    private func take(_ wayPoints: [SDLLocationDetails]) {
        guard isSubscribed else { return }
        self.wayPoints = wayPoints
        isKnown = true
        changed()

        // A handler may remove other listeners, so each listener is looked up before its call.
        for token in observers.keys { observers[token]?(wayPoints, nil) }
    }
}

extension SDLNavigationManager: Flushable {
    package func flush() {
        guard lifecycle.isReady else { return }
        destination.flush()
        turn.flush()
        turnList.flush()
        guard permissions.isRPCNameAllowed(SDLSubscribeWayPoints.name) else { return }
        if observers.isEmpty, isSubscribed {
            forget()
            changed()
            lifecycle.send(SDLUnsubscribeWayPoints()) { _ in }
        } else if !observers.isEmpty, !isSubscribed, !isRefused {
            isSubscribed = true
            changed()
            lifecycle.send(SDLSubscribeWayPoints()) { [weak self] in self?.answered($0) }
        }
    }

    /// Handles the answer. An existing subscription counts as a success. The current route must be requested
    /// separately, because notifications report only changes.
    private func answered(_ result: Result<SDLSubscribeWayPointsResponse, RequestFailure>) {
        guard isSubscribed else { return }
        let error: SDLManagerError
        switch result {
        case .success(let response):
            if response.success || response.resultCode == .ignored { return readFirst() }
            error = .refused(response.resultCode, info: response.info)
        case .failure(let failure): error = .noAnswer("\(failure)")
        }
        forget()
        isRefused = true
        changed()
        let reported = observers.values.map { $0 }
        lifecycle.endings.deliver { for handler in reported { handler(nil, error) } }
    }

    private func readFirst() {
        lifecycle.ask(SDLGetWayPoints(wayPointType: .all)) { [weak self] response, error in
            // If a notification has already arrived, its route is newer than this answer.
            guard let self, error == nil, !isKnown else { return }
            take(response?.wayPoints ?? [])
        }
    }
}
