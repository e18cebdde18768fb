import JSON
import SDLConnection
public import SDLRPC
import SDLSupport

/// Called with the values that have changed, or with an error if an item is not available.
public typealias SDLVehicleDataHandler = @MainActor (_ data: SDLOnVehicleData?, _ error: (any Error)?) -> Void

/// Subscribes the app to the items of vehicle data for which it has added listeners, and reads items once on request.
@MainActor
public final class SDLVehicleDataManager {
    private let lifecycle: SDLLifecycleManager
    private let permissions: SDLPermissionManager
    private let queue: FlushQueue
    private var observers: OrderedMap<Int, Observer> = [:]
    /// The names of the items for which this manager has sent subscription requests, without the refused items.
    package private(set) var subscribed: [String] = []
    /// The names of the items that the head unit has refused. The library requests such an item again only if a new
    /// listener is added.
    package private(set) var refused: Set<String> = []
    private var values: OrderedMap<String, JSONValue> = [:]
    private var tokens = IDCounter()
    package var changed: () -> Void = {}

    private struct Observer {
        let items: [String]
        /// Whether the observer's item is manufacturer-specific.
        var isOwn = false
        /// Called with the changed values of the observer's items, or with an error.
        let report: ReportHandler
    }

    private typealias ReportHandler = (_ news: OrderedMap<String, JSONValue>, _ error: (any Error)?) -> Void

    package init(lifecycle: SDLLifecycleManager, permissions: SDLPermissionManager, queue: FlushQueue) {
        self.lifecycle = lifecycle
        self.permissions = permissions
        self.queue = queue
        lifecycle.notifications.observe(SDLOnVehicleData.self, owner: self) { [weak self] in self?.notify($0, $1) }
        // The app may not subscribe before the driver has opened the app.
        _ = permissions.subscribe(toRPCNames: [SDLSubscribeVehicleData.name], groupType: .allAllowed) { [weak self] _ in
            self?.mark()
        }
    }

    /// The latest values of the subscribed items. An item is nil if the head unit has reported no value.
    public var latest: SDLOnVehicleData { VehicleItems.message(values) ?? SDLOnVehicleData() }

    /// Calls the handler with the values of items now and after each change. To end the calls, pass the returned token
    /// to `unsubscribe(_:)`.
    ///
    /// The library subscribes to new items as soon as the app may subscribe, and again after a reconnection. All calls
    /// until the next `await` result in one request.
    ///
    /// - Parameter items: the items to observe. Set each item to true.
    public func subscribe(
        to items: SDLSubscribeVehicleData, withHandler handler: @escaping SDLVehicleDataHandler
    ) -> Int {
        observe(
            Observer(items: VehicleItems.names(in: items)) { news, error in
                if let error { return handler(nil, error) }
                if let message: SDLOnVehicleData = VehicleItems.message(news) { handler(message, nil) }
            })
    }

    /// Calls the handler with the value of a manufacturer-specific item now and after each change. To end the calls,
    /// pass the returned token to `unsubscribe(_:)`. If a value does not have the type `Value`, the handler receives an
    /// error.
    public func subscribe<Value>(
        to item: SDLOEMVehicleDataItem<Value>,
        withHandler handler: @escaping @MainActor (_ value: Value?, _ error: (any Error)?) -> Void
    ) -> Int {
        observe(Observer(items: [item.name], isOwn: true, report: reportHandler(of: item, handler)))
    }

    private func reportHandler<Value>(
        of item: SDLOEMVehicleDataItem<Value>, _ handler: @escaping @MainActor (Value?, (any Error)?) -> Void
    ) -> ReportHandler {
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

    /// Reads items of vehicle data once. The handler receives the values, and also an error if some items are not
    /// available.
    ///
    /// - Parameter items: the items to read. Set each item to true.
    public func getVehicleData(
        _ items: SDLGetVehicleData,
        completionHandler handler:
            @escaping @MainActor (_ data: SDLGetVehicleDataResponse?, _ error: (any Error)?) -> Void
    ) {
        lifecycle.ask(items, then: handler)
    }

    /// Reads a manufacturer-specific item once. The app does not receive later changes.
    public func getVehicleData<Value>(
        _ item: SDLOEMVehicleDataItem<Value>,
        completionHandler handler: @escaping @MainActor (_ value: Value?, _ error: (any Error)?) -> Void
    ) {
        let report = reportHandler(of: item, handler)
        lifecycle.askForReply(ExtendedRequest(SDLGetVehicleData(), [item.name: true])) { _, reply, error in
            report(VehicleItems.members(of: reply), error)
        }
    }

    /// Returns the latest value of a manufacturer-specific item. Returns nil if the app is not subscribed to the item,
    /// or if the head unit has reported no value of this type.
    public func latest<Value>(of item: SDLOEMVehicleDataItem<Value>) -> Value? {
        values[item.name].flatMap { try? item.read($0) }
    }

    /// Ends a subscription. After the last listener of an item is removed, the library unsubscribes from the item.
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
        take(VehicleItems.values(of: data, envelope, own: own))
    }

    private func take(_ news: OrderedMap<String, JSONValue>) {
        for (name, value) in news { values[name] = value }
        // A handler may remove other listeners, so each listener is looked up before its call.
        for token in observers.keys { observers[token].map { notify($0, of: news) } }
    }

    private func notify(_ observer: Observer, of news: OrderedMap<String, JSONValue>) {
        var own: OrderedMap<String, JSONValue> = [:]
        for (name, value) in news where observer.items.contains(name) { own[name] = value }
        if !own.isEmpty { observer.report(own, nil) }
    }
}

extension SDLVehicleDataManager: Flushable {
    package func flush() {
        guard lifecycle.isReady, permissions.isRPCNameAllowed(SDLSubscribeVehicleData.name) else { return }
        let wanted = wanted
        let new = wanted.filter { !subscribed.contains($0) && !refused.contains($0) }
        let old = subscribed.filter { !wanted.contains($0) }
        subscribed = subscribed.filter { !old.contains($0) } + new
        // Values of items that are no longer subscribed are discarded.
        for name in old { values[name] = nil }
        changed()
        if let request: ExtendedRequest<SDLUnsubscribeVehicleData> = VehicleItems.request(old) {
            lifecycle.send(request) { _ in }
        }
        guard let request: ExtendedRequest<SDLSubscribeVehicleData> = VehicleItems.request(new) else { return }
        lifecycle.sendForReply(request) { [weak self] result, reply in
            self?.answered(new, result, reply)
            self?.readFirst(new)
        }
    }

    /// Requests the values of items to which the app has just subscribed, because notifications report only later
    /// changes.
    private func readFirst(_ items: [String]) {
        let items = items.filter { subscribed.contains($0) && values[$0] == nil }
        guard permissions.isRPCNameAllowed(SDLGetVehicleData.name),
            let request: ExtendedRequest<SDLGetVehicleData> = VehicleItems.request(items)
        else { return }
        lifecycle.askForReply(request) { [weak self] response, reply, _ in
            guard let self, let response, let reply else { return }
            let read = VehicleItems.values(of: response, reply, own: own)
            var news: OrderedMap<String, JSONValue> = [:]
            // If a notification has already arrived, the notified value is newer than the value in this answer.
            for item in items where subscribed.contains(item) && values[item] == nil { news[item] = read[item] }
            take(news)
        }
    }

    private func answered(
        _ items: [String], _ result: Result<SDLSubscribeVehicleDataResponse, RequestFailure>, _ reply: RPCEnvelope?
    ) {
        switch result {
        case .success(let response):
            let (codes, own) = (VehicleItems.codes(in: reply), own)
            // A head unit ignores unknown items. If a request contains only unknown items, the head unit answers
            // INVALID_DATA.
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

    /// Marks those of the `items` that the head unit has refused, and reports an error to their observers. `codes` has
    /// the result codes by item name. For an item without a code, `otherwise` returns the error; nil if the item was
    /// accepted.
    private func refuse(
        _ items: [String], _ codes: [String: SDLVehicleDataResultCode], _ otherwise: (String) -> SDLVehicleDataError?
    ) {
        var errors: OrderedMap<String, SDLVehicleDataError> = [:]
        for item in items {
            guard let code = codes[item] else {
                errors[item] = otherwise(item)
                continue
            }
            if !VehicleItems.isReported(code) { errors[item] = .notTold(item, code) }
        }
        guard !errors.isEmpty else { return }
        refused.formUnion(errors.keys)
        subscribed.removeAll { errors[$0] != nil }
        changed()

        let reported = observers.values.compactMap { observer in
            observer.items.lazy.compactMap { errors[$0] }.first.map { (observer.report, $0) }
        }
        lifecycle.endings.deliver { for (report, error) in reported { report([:], error) } }
    }
}

/// The reason why the app does not receive an item of vehicle data.
public enum SDLVehicleDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The head unit does not report the item. The code is the reason, such as VEHICLE_DATA_NOT_AVAILABLE if the car
    /// has no such sensor.
    case notTold(String, SDLVehicleDataResultCode)
    /// The head unit refused the whole request.
    case refused(SDLResult, info: String?)
    /// The connection was lost, or no answer arrived.
    case noAnswer(String)
    /// The head unit does not know the manufacturer-specific item.
    case unknown(String)
    /// The value of a manufacturer-specific item does not have the type that the app expects. `value` is the received
    /// JSON, and `why` explains the mismatch.
    case otherKind(String, value: String, why: String)

    /// The error as a sentence in English.
    public var description: String {
        switch self {
        case .notTold(let item, let code): "The head unit does not report \(item): \(code)"
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        case .unknown(let item): "The head unit does not know the item \(item)"
        case .otherKind(let item, let value, let why): "The value \(value) of \(item) has the wrong type: \(why)"
        }
    }
}
