import SDLConnection
public import SDLRPC
import SDLSupport

/// Called with the services of apps and of the car, or with an error. Exactly one of the two arguments is nil.
public typealias SDLAppServicesHandler =
    @MainActor (_ services: [SDLAppServiceRecord]?, _ error: (any Error)?) -> Void

/// Called with the data of the active service of a type, or with an error. Exactly one of the two arguments is nil.
public typealias SDLAppServiceDataHandler = @MainActor (_ data: SDLAppServiceData?, _ error: (any Error)?) -> Void

/// Reads data from the services of other apps and the car, such as the weather, and publishes the app's services.
@MainActor
public final class SDLAppServiceManager {
    let lifecycle: SDLLifecycleManager
    let permissions: SDLPermissionManager
    let queue: FlushQueue
    private let capabilities: SDLSystemCapabilityManager
    private var listeners: OrderedMap<Int, SDLAppServicesHandler> = [:]
    private var observers: OrderedMap<Int, Observer> = [:]
    private var tokens = IDCounter()
    /// The token of the subscription to the head unit's list of services; nil while the app is subscribed neither to
    /// services nor to their data.
    private var watch: Int?
    /// The service types to which the app is subscribed, each with the number of the latest subscription request.
    private var asked: OrderedMap<String, Int> = [:]
    private var askings = IDCounter()
    private var values: OrderedMap<String, SDLAppServiceData> = [:]
    /// The id of the active service of each service type. Nil until the head unit has reported the services.
    private var active: [String: String]?
    var slots: OrderedMap<String, ServiceSlot> = [:]
    /// A counter that identifies the current connection. Answers to requests of an earlier connection are ignored.
    var connections = IDCounter()
    package var changed: () -> Void = {}

    private struct Observer {
        let type: String
        let handler: SDLAppServiceDataHandler
    }

    package init(
        lifecycle: SDLLifecycleManager, permissions: SDLPermissionManager, capabilities: SDLSystemCapabilityManager,
        queue: FlushQueue
    ) {
        self.lifecycle = lifecycle
        self.permissions = permissions
        self.capabilities = capabilities
        self.queue = queue
        lifecycle.notifications.observe(SDLOnAppServiceData.self, owner: self) { [weak self] in
            self?.take($0.serviceData)
        }
        lifecycle.notifications.observe(SDLOnSystemCapabilityUpdated.self, owner: self) { [weak self] in
            self?.takeOwn($0.systemCapability.appServicesCapabilities?.appServices ?? [])
        }
        answerRequests()
        // An app may not subscribe or publish before the driver has opened the app.
        for name in [SDLGetAppServiceData.name, SDLPublishAppService.name] {
            _ = permissions.subscribe(toRPCNames: [name], groupType: .allAllowed) { [weak self] _ in self?.mark() }
        }
    }

    // MARK: Available services

    /// The services of apps and of the car; empty while the app is subscribed neither to services nor to their data.
    public var services: [SDLAppServiceRecord] { known ?? [] }

    private var known: [SDLAppServiceRecord]? {
        guard watch != nil else { return nil }
        return capabilities.capability(ofType: .appServices)?.appServicesCapabilities?.appServices?
            .map(\.updatedAppServiceRecord)
    }

    /// Calls the handler with the available services now and after each change. To end the calls, pass the returned
    /// token to `unsubscribe(_:)`.
    public func subscribeToServices(withHandler handler: @escaping SDLAppServicesHandler) -> Int {
        let token = tokens.next()
        listeners[token] = handler
        mark()
        if known != nil {
            lifecycle.endings.later { [weak self] in
                guard let self, let handler = listeners[token], let known else { return }
                handler(known, nil)
            }
        }
        return token
    }

    // MARK: Data of services

    /// Returns the latest data of the active service of a type. Returns nil while the app is not subscribed to the
    /// type, or before the data has arrived.
    public func data(ofType type: String) -> SDLAppServiceData? { values[type] }

    /// Calls the handler with the data of the active service of a type now and after each change. To end the calls,
    /// pass the returned token to `unsubscribe(_:)`.
    ///
    /// The library sends one request per type to the head unit, as soon as the app may request service data. The
    /// library sends the request again after a reconnection, and when another service becomes the active service. If no
    /// service of the type exists, the handler receives an error.
    public func subscribe(
        toServiceType type: String, withHandler handler: @escaping SDLAppServiceDataHandler
    ) -> Int {
        let token = tokens.next()
        observers[token] = Observer(type: type, handler: handler)
        mark()
        if values[type] != nil {
            lifecycle.endings.later { [weak self] in
                guard let self, let handler = observers[token]?.handler, let data = values[type] else { return }
                handler(data, nil)
            }
        } else {
            // The service may be available now, so ask again.
            asked[type] = nil
        }
        return token
    }

    /// Ends a subscription. When the last listener of a service type is removed, the library requests the head unit to
    /// stop sending the data of this type.
    public func unsubscribe(_ token: Int) {
        listeners[token] = nil
        observers[token] = nil
        mark()
    }

    package func reset() {
        asked = [:]
        values = [:]
        active = nil
        resetSlots()
        changed()
    }

    /// The service types to which the app is subscribed, for the inspector.
    package var subscriptions: [String] { asked.keys }

    func mark() { queue.mark(self) }

    // MARK: Notifications from the head unit

    private func take(_ data: SDLAppServiceData) {
        guard asked[data.serviceType] != nil else { return }
        values[data.serviceType] = data
        notify(data.serviceType, data, nil)
    }

    private func takeServices(_ error: (any Error)?) {
        if let known {
            var now: [String: String] = [:]
            for service in known where service.serviceActive {
                now[service.serviceManifest.serviceType] = service.serviceID
            }
            // If a service has become active, the data of this service must be requested.
            if let active {
                for type in asked.keys where active[type] != now[type] { asked[type] = nil }
                if asked.count < wanted.count { mark() }
            }
            active = now
        }
        // A handler may remove other listeners, so each listener is looked up before its call.
        for token in listeners.keys { listeners[token]?(error == nil ? services : nil, error) }
    }

    private func notify(_ type: String, _ data: SDLAppServiceData?, _ error: (any Error)?) {
        for (token, observer) in observers where observer.type == type { observers[token]?.handler(data, error) }
    }

    private var wanted: [String] {
        observers.values.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
    }
}

extension SDLAppServiceManager: Flushable {
    package func flush() {
        watchServices()
        guard lifecycle.isReady else { return }
        flushSlots()
        guard permissions.isRPCNameAllowed(SDLGetAppServiceData.name) else { return }
        let wanted = wanted
        for type in asked.keys where !wanted.contains(type) {
            asked[type] = nil
            values[type] = nil
            lifecycle.send(SDLGetAppServiceData(serviceType: type, subscribe: false)) { _ in }
        }
        for type in wanted where asked[type] == nil { ask(type) }
        changed()
    }

    /// Subscribes to the head unit's list of services if the app is subscribed to services or to their data. Otherwise,
    /// ends the subscription to the list.
    private func watchServices() {
        let isWanted = !listeners.isEmpty || !observers.isEmpty
        if isWanted, watch == nil {
            watch = capabilities.subscribe(toCapability: .appServices) { [weak self] _, _, error in
                self?.takeServices(error)
            }
        } else if !isWanted, let watch {
            capabilities.unsubscribe(fromCapability: .appServices, withObserver: watch)
            self.watch = nil
            active = nil
        }
    }

    private func ask(_ type: String) {
        let number = askings.next()
        asked[type] = number
        lifecycle.ask(SDLGetAppServiceData(serviceType: type, subscribe: true)) { [weak self] response, error in
            // If a newer request was sent, ignore this answer.
            guard let self, asked[type] == number else { return }
            let data = error == nil ? response?.serviceData : nil
            // A notification may already have delivered the same data.
            guard data == nil || data != values[type] else { return }
            values[type] = data
            notify(type, data, data == nil ? error ?? SDLManagerError.noAnswer("the answer contains no data") : nil)
        }
    }
}
