import SDLConnection
public import SDLRPC
import SDLSupport

/// Called with the waypoints of the car's route in travel order, or with an error. Without a route, the list is empty.
/// Exactly one of the two arguments is nil.
public typealias SDLWayPointsHandler =
    @MainActor (_ wayPoints: [SDLLocationDetails]?, _ error: (any Error)?) -> Void

/// Sends destinations to the car's navigation system, observes the car's route, and shows the turns of a navigation
/// app.
@MainActor
public final class SDLNavigationManager {
    /// Called when a request has ended. `error` is nil after a success.
    public typealias CompletionHandler = @MainActor (_ error: (any Error)?) -> Void

    private let lifecycle: SDLLifecycleManager
    private let permissions: SDLPermissionManager
    private let queue: FlushQueue
    private var observers: OrderedMap<Int, SDLWayPointsHandler> = [:]
    private var tokens = IDCounter()
    package private(set) var isSubscribed = false
    /// Whether the head unit has refused the subscription. The library subscribes again when a listener is added.
    private var isRefused = false
    private var isKnown = false
    private lazy var destination = NewestRequest<SDLSendLocation>(lifecycle) { [weak self] in self?.mark() }
    private lazy var turn = NewestRequest<SDLShowConstantTBT>(lifecycle) { [weak self] in self?.mark() }
    private lazy var turnList = NewestRequest<SDLUpdateTurnList>(lifecycle) { [weak self] in self?.mark() }
    package var changed: () -> Void = {}

    /// The waypoints of the car's current route. The list is empty if the car has no route, or while the app is not
    /// subscribed to the route.
    public private(set) var wayPoints: [SDLLocationDetails] = []

    package init(lifecycle: SDLLifecycleManager, permissions: SDLPermissionManager, queue: FlushQueue) {
        self.lifecycle = lifecycle
        self.permissions = permissions
        self.queue = queue
        lifecycle.notifications.observe(SDLOnWayPointChange.self, owner: self) { [weak self] in self?.take($0.wayPoints)
        }
        // The app may not subscribe before the driver has opened the app.
        _ = permissions.subscribe(toRPCNames: [SDLSubscribeWayPoints.name], groupType: .allAllowed) { [weak self] _ in
            self?.mark()
        }
    }

    // MARK: The car's navigation

    /// Sends a destination to the car's navigation system. The head unit may ask the driver first. The handler is then
    /// called after the driver's decision.
    ///
    /// While a request is in flight, only the newest of the further requests waits. The older ones fail with
    /// `SDLManagerError.superseded`.
    public func sendLocation(
        _ location: SDLSendLocation, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        destination.send(location) { _, error in handler(error) }
    }

    /// Requests the car's route once. The app does not receive later changes.
    public func getWayPoints(
        ofType type: SDLWayPointType = .all, completionHandler handler: @escaping SDLWayPointsHandler
    ) {
        lifecycle.ask(SDLGetWayPoints(wayPointType: type)) { response, error in
            handler(error == nil ? response?.wayPoints ?? [] : nil, error)
        }
    }

    /// Calls the handler with the car's route now and after each change. To end the calls, pass the returned token to
    /// `unsubscribeFromWayPoints(_:)`.
    ///
    /// The library sends one subscription request, even if there are several handlers. The library waits until the app
    /// may send this request, and sends the request again after a reconnection.
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

    /// Ends a subscription to the route. After the last listener is removed, the library unsubscribes from the route.
    public func unsubscribeFromWayPoints(_ token: Int) {
        observers[token] = nil
        mark()
    }

    // MARK: Turn by turn

    /// Shows the next turn of a navigation app on the display. If an earlier call of this method still waits to be
    /// sent, the new call replaces it.
    public func showTurn(
        _ next: SDLShowConstantTBT, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        turn.send(next) { _, error in handler(error) }
    }

    /// Shows the list of all further turns on the display. If an earlier call of this method still waits to be sent,
    /// the new call replaces it.
    public func showTurnList(
        _ list: SDLUpdateTurnList, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        turnList.send(list) { _, error in handler(error) }
    }

    /// Announces a turn by speech and on the display.
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

    /// Processes the answer to a subscription request. The answer IGNORED counts as a success, because it means that
    /// the app is already subscribed. After a success, requests the current route, because notifications report only
    /// changes.
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
