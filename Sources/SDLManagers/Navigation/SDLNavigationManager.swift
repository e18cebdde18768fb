import SDLConnection
public import SDLRPC
import SDLSupport

/// Told where the car is going, in the order of the way (empty where there is no route), or why that is not told: one of the
/// two is given.
public typealias SDLWayPointsHandler =
    @MainActor (_ wayPoints: [SDLLocationDetails]?, _ error: (any Error)?) -> Void

/// Sends places to the car's own navigation, follows its route, and shows the turns of an app that leads the way itself.
@MainActor
public final class SDLNavigationManager {
    /// Told how a request of this manager's ended: nil is a success.
    public typealias CompletionHandler = @MainActor (_ error: (any Error)?) -> Void

    private let lifecycle: SDLLifecycleManager
    private let permissions: SDLPermissionManager
    private let queue: FlushQueue
    private var observers: OrderedMap<Int, SDLWayPointsHandler> = [:]
    private var tokens = Counting()
    /// Whether the head unit has been asked to tell the route.
    package private(set) var isSubscribed = false
    /// It does not tell it, until somebody asks anew.
    private var isRefused = false
    private var isKnown = false
    private lazy var destination = NewestRequest<SDLSendLocation>(lifecycle) { [weak self] in self?.mark() }
    private lazy var turn = NewestRequest<SDLShowConstantTBT>(lifecycle) { [weak self] in self?.mark() }
    private lazy var turnList = NewestRequest<SDLUpdateTurnList>(lifecycle) { [weak self] in self?.mark() }
    /// Called after something has changed, for the inspector.
    package var changed: () -> Void = {}

    /// The car's route as it was told last; empty while nobody listens to it.
    public private(set) var wayPoints: [SDLLocationDetails] = []

    package init(lifecycle: SDLLifecycleManager, permissions: SDLPermissionManager, queue: FlushQueue) {
        self.lifecycle = lifecycle
        self.permissions = permissions
        self.queue = queue
        lifecycle.notifications.observe(SDLOnWayPointChange.self, owner: self) { [weak self] in self?.take($0.wayPoints)
        }
        // An app that nobody has opened may not ask yet.
        _ = permissions.subscribe(toRPCNames: [SDLSubscribeWayPoints.name], groupType: .allAllowed) { [weak self] _ in
            self?.mark()
        }
    }

    // MARK: The car's own navigation

    /// Offers the car's navigation a place to go to. The driver may be asked, and the answer waits for that.
    ///
    /// The newest wins: of what is sent while the head unit is busy with another only the last is sent, the others end as
    /// superseded.
    public func sendLocation(
        _ location: SDLSendLocation, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        destination.send(location) { _, error in handler(error) }
    }

    /// Asks once where the car is going.
    public func getWayPoints(
        ofType type: SDLWayPointType = .all, completionHandler handler: @escaping SDLWayPointsHandler
    ) {
        lifecycle.ask(SDLGetWayPoints(wayPointType: type)) { response, error in
            handler(error == nil ? response?.wayPoints ?? [] : nil, error)
        }
    }

    /// Tells of the car's route now and whenever it changes, until this is ended by what it returns.
    ///
    /// The head unit is asked once, as soon as the app may, and again after a break.
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

    /// Ends what `subscribeToWayPoints` began. With the last listener the head unit is asked to tell no more, either.
    public func unsubscribeFromWayPoints(_ token: Int) {
        observers[token] = nil
        mark()
    }

    // MARK: Turn by turn

    /// Shows the next turn of an app that leads the way. The newest wins.
    public func showTurn(
        _ next: SDLShowConstantTBT, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        turn.send(next) { _, error in handler(error) }
    }

    /// Shows the list of all turns to come. The newest wins.
    public func showTurnList(
        _ list: SDLUpdateTurnList, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        turnList.send(list) { _, error in handler(error) }
    }

    /// Announces a turn, aloud and over the screen.
    public func alertManeuver(
        _ maneuver: SDLAlertManeuver, completionHandler handler: @escaping CompletionHandler = { _ in }
    ) {
        lifecycle.ask(maneuver) { _, error in handler(error) }
    }

    // MARK: The tower's

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

        // Who is told may end another's listening.
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

    /// Subscribed already is as good as subscribed. Where there is a route already, only asking tells it.
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
        let told = observers.values.map { $0 }
        lifecycle.endings.deliver { for handler in told { handler(nil, error) } }
    }

    private func readFirst() {
        lifecycle.ask(SDLGetWayPoints(wayPointType: .all)) { [weak self] response, error in
            // What was told meanwhile is newer.
            guard let self, error == nil, !isKnown else { return }
            take(response?.wayPoints ?? [])
        }
    }
}
