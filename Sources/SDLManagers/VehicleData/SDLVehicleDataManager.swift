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
        /// Whether its item is one of the car's own.
        var isOwn = false
        /// Told of those of its items that are new, or why some are not told.
        let tell: Teller
    }

    private typealias Teller = (_ news: OrderedMap<String, JSONValue>, _ error: (any Error)?) -> Void

    package init(lifecycle: SDLLifecycleManager, permissions: SDLPermissionManager, queue: FlushQueue) {
        self.lifecycle = lifecycle
        self.permissions = permissions
        self.queue = queue
        lifecycle.notifications.observe(SDLOnVehicleData.self, owner: self) { [weak self] in self?.notify($0, $1) }
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
        observe(
            Observer(items: VehicleItems.names(in: items)) { news, error in
                if let error { return handler(nil, error) }
                if let message: SDLOnVehicleData = VehicleItems.message(news) { handler(message, nil) }
            })
    }

    /// Tells of an item of the car's own whenever it changes, as of those of the interface, until this is ended by what it
    /// returns. What the car says and is no `Value` is told as an error.
    public func subscribe<Value>(
        to item: SDLOEMVehicleDataItem<Value>,
        withHandler handler: @escaping @MainActor (_ value: Value?, _ error: (any Error)?) -> Void
    ) -> Int {
        observe(Observer(items: [item.name], isOwn: true, tell: teller(of: item, handler)))
    }

    private func teller<Value>(
        of item: SDLOEMVehicleDataItem<Value>, _ handler: @escaping @MainActor (Value?, (any Error)?) -> Void
    ) -> Teller {
        { news, error in
            if let error { return handler(nil, error) }
            item.report(news[item.name], handler)
        }
    }

    private func observe(_ observer: Observer) -> Int {
        let token = tokens.next()
        let names = observer.items
        observers[token] = observer
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

    /// Reads an item of the car's own once.
    public func getVehicleData<Value>(
        _ item: SDLOEMVehicleDataItem<Value>,
        completionHandler handler: @escaping @MainActor (_ value: Value?, _ error: (any Error)?) -> Void
    ) {
        let tell = teller(of: item, handler)
        lifecycle.askForReply(WiderRequest(SDLGetVehicleData(), [item.name: true])) { _, reply, error in
            tell(VehicleItems.members(of: reply), error)
        }
    }

    /// The newest value of an item of the car's own that somebody listens to; nil where the car has told none.
    public func latest<Value>(of item: SDLOEMVehicleDataItem<Value>) -> Value? {
        values[item.name].flatMap { try? item.read($0) }
    }

    /// Tells no more; what nobody else listens to, the head unit need not tell either.
    public func unsubscribe(_ token: Int) {
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
        if !observers.isEmpty || !subscribed.isEmpty { queue.mark(self) }
    }

    private var wanted: [String] {
        var names: [String] = []
        for observer in observers.values { names += observer.items.filter { !names.contains($0) } }
        return names
    }

    private var own: Set<String> { Set(observers.values.filter(\.isOwn).flatMap(\.items)) }

    private func notify(_ data: SDLOnVehicleData, _ envelope: RPCEnvelope) {
        let news = VehicleItems.values(of: data, envelope, own: own)
        for (name, value) in news { values[name] = value }
        // Who is told may end another's listening.
        for token in observers.keys { observers[token].map { notify($0, of: news) } }
    }

    private func notify(_ observer: Observer, of news: OrderedMap<String, JSONValue>) {
        var own: OrderedMap<String, JSONValue> = [:]
        for (name, value) in news where observer.items.contains(name) { own[name] = value }
        if !own.isEmpty { observer.tell(own, nil) }
    }
}

extension SDLVehicleDataManager: Flushable {
    package func flush() {
        guard lifecycle.isReady, permissions.isRPCNameAllowed(SDLSubscribeVehicleData.name) else { return }
        let wanted = wanted
        let new = wanted.filter { !subscribed.contains($0) && !refused.contains($0) }
        let old = subscribed.filter { !wanted.contains($0) }
        subscribed = subscribed.filter { !old.contains($0) } + new
        // What is told no more is not known any more, either.
        for name in old { values[name] = nil }
        changed()
        if let request: WiderRequest<SDLUnsubscribeVehicleData> = VehicleItems.request(old) {
            lifecycle.send(request) { _ in }
        }
        guard let request: WiderRequest<SDLSubscribeVehicleData> = VehicleItems.request(new) else { return }
        lifecycle.sendForReply(request) { [weak self] result, reply in self?.answered(new, result, reply) }
    }

    private func answered(
        _ items: [String], _ result: Result<SDLSubscribeVehicleDataResponse, RequestFailure>, _ reply: RPCEnvelope?
    ) {
        switch result {
        case .success(let response):
            let (codes, own) = (VehicleItems.codes(in: reply), own)
            // What a head unit does not know it passes over, and where nothing else is asked for, that is no request.
            let passesOver =
                response.success || (response.resultCode == .invalidData && own.isSuperset(of: items))
            let saysNothing = codes.isEmpty && response.success
            refuse(items, codes) { item in
                if passesOver, own.contains(item) { return .unknown(item) }
                return saysNothing ? nil : .refused(response.resultCode, info: response.info)
            }
        case .failure(let failure): refuse(items, [:]) { _ in .noAnswer("\(failure)") }
        }
    }

    /// - Parameter otherwise: what is to be said of an item that the answer says nothing of.
    private func refuse(
        _ items: [String], _ codes: [String: SDLVehicleDataResultCode], _ otherwise: (String) -> SDLVehicleDataError?
    ) {
        var errors: OrderedMap<String, SDLVehicleDataError> = [:]
        for item in items {
            guard let code = codes[item] else {
                errors[item] = otherwise(item)
                continue
            }
            if !VehicleItems.isTold(code) { errors[item] = .notTold(item, code) }
        }
        guard !errors.isEmpty else { return }
        refused.formUnion(errors.keys)
        subscribed.removeAll { errors[$0] != nil }
        changed()

        let told = observers.values.compactMap { observer in
            observer.items.lazy.compactMap { errors[$0] }.first.map { (observer.tell, $0) }
        }
        lifecycle.endings.deliver { for (tell, error) in told { tell([:], error) } }
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
    /// The head unit has never heard of an item of the car's own.
    case unknown(String)
    /// The car says something else of an item of its own than the app wants to read: what it says, as JSON, and why it cannot.
    case otherKind(String, value: String, why: String)

    /// What happened, in words.
    public var description: String {
        switch self {
        case .notTold(let item, let code): "The car does not tell \(item): \(code)"
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        case .unknown(let item): "The car knows no \(item)"
        case .otherKind(let item, let value, let why): "The car says \(value) of \(item): \(why)"
        }
    }
}
