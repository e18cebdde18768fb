import SDLConnection
public import SDLRPC
import SDLSupport

/// Told which services there are, of apps and of the car, or why that is not told: one of the two is given.
public typealias SDLAppServicesHandler =
    @MainActor (_ services: [SDLAppServiceRecord]?, _ error: (any Error)?) -> Void

/// Told what the active service of a type says, or why it says nothing: one of the two is given.
public typealias SDLAppServiceDataHandler = @MainActor (_ data: SDLAppServiceData?, _ error: (any Error)?) -> Void

/// Uses what other apps and the car offer, such as the weather, and offers what the app has to give.
@MainActor
public final class SDLAppServiceManager {
    let lifecycle: SDLLifecycleManager
    let permissions: SDLPermissionManager
    let queue: FlushQueue
    private let capabilities: SDLSystemCapabilityManager
    private var listeners: OrderedMap<Int, SDLAppServicesHandler> = [:]
    private var observers: OrderedMap<Int, Observer> = [:]
    private var tokens = Counting()
    /// By which the head unit tells of services; nil while nobody here wants to know.
    private var watch: Int?
    /// What the head unit has been asked to tell, by type: in which asking of ours.
    private var asked: OrderedMap<String, Int> = [:]
    private var askings = Counting()
    private var values: OrderedMap<String, SDLAppServiceData> = [:]
    /// The active service of each type; nil before the services are known.
    private var active: [String: String]?
    /// What the app offers, by type.
    var places: OrderedMap<String, ServicePlace> = [:]
    /// What an earlier connection answers is no matter of this one's.
    var connections = Counting()
    /// Called after something has changed, for the inspector.
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
        // An app that nobody has opened may not ask yet, nor offer anything.
        for name in [SDLGetAppServiceData.name, SDLPublishAppService.name] {
            _ = permissions.subscribe(toRPCNames: [name], groupType: .allAllowed) { [weak self] _ in self?.mark() }
        }
    }

    // MARK: Which there are

    /// The services of apps and of the car, while somebody listens to them or to what they say.
    public var services: [SDLAppServiceRecord] { known ?? [] }

    private var known: [SDLAppServiceRecord]? {
        guard watch != nil else { return nil }
        return capabilities.capability(ofType: .appServices)?.appServicesCapabilities?.appServices?
            .map(\.updatedAppServiceRecord)
    }

    /// Tells which services there are now and whenever that changes, until this is ended by what it returns.
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

    // MARK: What they say

    /// What the active service of a type has said last; nil where nobody listens to it.
    public func data(ofType type: String) -> SDLAppServiceData? { values[type] }

    /// Tells what the active service of a type says now and whenever it says something else, until this is ended by what it
    /// returns.
    ///
    /// The head unit is asked once for each type, as soon as the app may, again after a break, and again when another service
    /// has become the active one; where there is none, the handler is told so.
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
            // It may be there by now.
            asked[type] = nil
        }
        return token
    }

    /// Ends what one of the two began; what nobody else listens to, the head unit need not tell either.
    public func unsubscribe(_ token: Int) {
        listeners[token] = nil
        observers[token] = nil
        mark()
    }

    package func reset() {
        asked = [:]
        values = [:]
        active = nil
        resetPlaces()
        changed()
    }

    /// For the inspector.
    package var subscriptions: [String] { asked.keys }

    func mark() { queue.mark(self) }

    // MARK: Told by the head unit

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
            // What another service says is to be asked for.
            if let active {
                for type in asked.keys where active[type] != now[type] { asked[type] = nil }
                if asked.count < wanted.count { mark() }
            }
            active = now
        }
        // Who is told may end another's listening.
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
        flushPlaces()
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

    /// The head unit tells of services as long as somebody wants to know of them, or of what they say.
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
            // What a later asking brings is newer.
            guard let self, asked[type] == number else { return }
            let data = error == nil ? response?.serviceData : nil
            // It may have been told of by itself meanwhile.
            guard data == nil || data != values[type] else { return }
            values[type] = data
            notify(type, data, data == nil ? error ?? SDLManagerError.noAnswer("it brought no data") : nil)
        }
    }
}
