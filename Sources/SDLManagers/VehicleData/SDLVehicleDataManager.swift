import JSON
import SDLConnection
public import SDLRPC
import SDLSupport

/// Told of what the car says anew of the items one listens to, or why some of them are not told.
public typealias SDLVehicleDataHandler = @MainActor (_ data: SDLOnVehicleData?, _ error: (any Error)?) -> Void

/// Keeps the app subscribed to those items of vehicle data that somebody listens to.
@MainActor
public final class SDLVehicleDataManager {
    private let lifecycle: SDLLifecycleManager
    private let permissions: SDLPermissionManager
    private let queue: FlushQueue
    private var observers: OrderedMap<Int, Observer> = [:]
    /// What the head unit has been asked for.
    private var subscribed: [String] = []
    /// What it does not tell, until somebody asks for it anew.
    private var refused: Set<String> = []
    private var values: OrderedMap<String, JSONValue> = [:]
    private var tokens = Counting()
    /// Called after something has changed, for the inspector.
    package var changed: () -> Void = {}

    private struct Observer {
        let items: [String]
        let handler: SDLVehicleDataHandler
    }

    package init(lifecycle: SDLLifecycleManager, permissions: SDLPermissionManager, queue: FlushQueue) {
        // In any order.
        self.lifecycle = lifecycle
        self.permissions = permissions
        self.queue = queue
        lifecycle.notifications.observe(SDLOnVehicleData.self, owner: self) { [weak self] in self?.notify($0) }
        // An app that nobody has opened may not ask yet.
        _ = permissions.subscribe(toRPCNames: [SDLSubscribeVehicleData.name], groupType: .allAllowed) { [weak self] _ in
            self?.mark()
        }
    }

    /// The newest value of each item the car has told since the app was registered.
    public var latest: SDLOnVehicleData { VehicleItems.message(values) ?? SDLOnVehicleData() }

    /// Tells of items of vehicle data whenever they change, until this is ended by what it returns.
    ///
    /// The head unit is asked for all that is new in a turn at once, as soon as the app may, and again after a break. What is
    /// known of the items already is told after this turn.
    ///
    /// - Parameter items: those that are true.
    public func subscribe(
        to items: SDLSubscribeVehicleData, withHandler handler: @escaping SDLVehicleDataHandler
    ) -> Int {
        let token = tokens.next()
        let names = VehicleItems.names(in: items)
        observers[token] = Observer(items: names, handler: handler)
        // In any order.
        refused.subtract(names)
        mark()
        if names.contains(where: { values[$0] != nil }) {
            lifecycle.endings.later { [weak self] in
                guard let self, let observer = observers[token] else { return }
                notify(observer, of: values)
            }
        }
        return token
    }

    /// Reads items once, whether or not anybody listens to them. The handler is told what the car says; `error` says why where
    /// it tells nothing, or not all, of what was asked.
    ///
    /// - Parameter items: those that are true.
    public func getVehicleData(
        _ items: SDLGetVehicleData,
        completionHandler handler:
            @escaping @MainActor (_ data: SDLGetVehicleDataResponse?, _ error: (any Error)?) -> Void
    ) {
        lifecycle.ask(items, then: handler)
    }

    /// Tells no more; what nobody else listens to, the head unit need not tell either.
    public func unsubscribe(_ token: Int) {
        // In any order.
        observers[token] = nil
        mark()
    }

    package func start() { mark() }

    package func reset() {
        subscribed = []
        refused = []
        values = [:]
        changed()
    }

    /// For the inspector: what the head unit tells, and what it does not.
    package var standings: (subscribed: [String], refused: [String]) { (subscribed, refused.sorted()) }

    private func mark() {
        // In any order.
        if !observers.isEmpty || !subscribed.isEmpty { queue.mark(self) }
    }

    private var wanted: [String] {
        var names: [String] = []
        for observer in observers.values { names += observer.items.filter { !names.contains($0) } }
        return names
    }

    private func notify(_ data: SDLOnVehicleData) {
        let news = VehicleItems.values(of: data)
        for (name, value) in news { values[name] = value }
        // Who is told may end another's listening.
        for token in observers.keys { observers[token].map { notify($0, of: news) } }
    }

    private func notify(_ observer: Observer, of news: OrderedMap<String, JSONValue>) {
        var own: OrderedMap<String, JSONValue> = [:]
        for (name, value) in news where observer.items.contains(name) { own[name] = value }
        guard !own.isEmpty, let message: SDLOnVehicleData = VehicleItems.message(own) else { return }
        observer.handler(message, nil)
    }
}

extension SDLVehicleDataManager: Flushable {
    package func flush() {
        guard lifecycle.isReady, permissions.isRPCNameAllowed(SDLSubscribeVehicleData.name) else { return }
        let wanted = wanted
        let new = wanted.filter { !subscribed.contains($0) && !refused.contains($0) }
        let old = subscribed.filter { !wanted.contains($0) }
        // In any order.
        subscribed = subscribed.filter { !old.contains($0) } + new
        // What is told no more is not known any more, either.
        for name in old { values[name] = nil }
        changed()
        if let request: SDLUnsubscribeVehicleData = VehicleItems.request(old) { lifecycle.send(request) { _ in } }
        guard let request: SDLSubscribeVehicleData = VehicleItems.request(new) else { return }
        lifecycle.send(request) { [weak self] result in self?.answered(new, result) }
    }

    private func answered(_ items: [String], _ result: Result<SDLSubscribeVehicleDataResponse, RequestFailure>) {
        let codes: [String: SDLVehicleDataResultCode]
        let otherwise: SDLVehicleDataError
        switch result {
        case .success(let response):
            codes = VehicleItems.codes(in: response)
            // In any order.
            if codes.isEmpty, response.success { return }
            otherwise = .refused(response.resultCode, info: response.info)
        case .failure(let failure):
            // In any order.
            codes = [:]
            otherwise = .noAnswer("\(failure)")
        }
        var errors: OrderedMap<String, SDLVehicleDataError> = [:]
        for item in items {
            guard let code = codes[item] else {
                errors[item] = otherwise
                continue
            }
            if !VehicleItems.isTold(code) { errors[item] = .notTold(item, code) }
        }
        guard !errors.isEmpty else { return }
        // In any order.
        refused.formUnion(errors.keys)
        subscribed.removeAll { errors[$0] != nil }
        changed()

        let told = observers.values.compactMap { observer in
            observer.items.lazy.compactMap { errors[$0] }.first.map { (observer.handler, $0) }
        }
        lifecycle.endings.deliver { for (handler, error) in told { handler(nil, error) } }
    }
}

/// Why an item of vehicle data is not told.
public enum SDLVehicleDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the head unit says of the item, such as VEHICLE_DATA_NOT_AVAILABLE where the car has no such sensor.
    case notTold(String, SDLVehicleDataResultCode)
    /// The head unit's answer to all that was asked.
    case refused(SDLResult, info: String?)
    /// The connection has gone, or the answer never came.
    case noAnswer(String)

    /// What happened, in words.
    public var description: String {
        switch self {
        case .notTold(let item, let code): "The car does not tell \(item): \(code)"
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        }
    }
}
