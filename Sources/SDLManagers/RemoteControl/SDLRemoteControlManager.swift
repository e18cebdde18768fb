import JSON
import SDLConnection
public import SDLRPC
import SDLSupport

/// Called with the data of a module of the car, or with an error. Exactly one of the two arguments is nil.
public typealias SDLModuleDataHandler = @MainActor (_ data: SDLModuleData?, _ error: (any Error)?) -> Void

/// Called with the modules that are allocated to the app and the modules that are free.
public typealias SDLRemoteControlStatusHandler = @MainActor (_ status: SDLOnRCStatus) -> Void

/// Observes and sets the car's modules: climate, radio, seats, audio, lights and display settings.
///
/// Only apps of type REMOTE_CONTROL can use this manager. A module is identified by its type and its id. Without an id,
/// methods use the first module of the type.
@MainActor
public final class SDLRemoteControlManager {
    let lifecycle: SDLLifecycleManager
    let queue: FlushQueue
    private let permissions: SDLPermissionManager
    private var observers: OrderedMap<Int, Observer> = [:]
    private var statusHandlers: OrderedMap<Int, SDLRemoteControlStatusHandler> = [:]
    /// The modules to which this manager has sent subscription requests, without the refused modules.
    private var subscribed: [ModuleName] = []
    /// The modules whose subscription the head unit has refused. The library requests such a module again only if a new
    /// listener is added.
    private var refused: Set<ModuleName> = []
    /// The current data of the subscribed modules, by a module name that includes the id.
    private var known: OrderedMap<ModuleName, JSONValue> = [:]
    /// The first module of each type. The key is the module name without an id; the value is the name of the same
    /// module with its id.
    private var firsts: [ModuleName: ModuleName] = [:]
    private var tokens = IDCounter()
    var desired: OrderedMap<ModuleName, DesiredModuleState> = [:]
    package var changed: () -> Void = {}

    /// The modules that are allocated to the app and the modules that are free, as last reported by the head unit. Nil
    /// until the first report.
    public private(set) var status: SDLOnRCStatus?

    private struct Observer {
        let name: ModuleName
        let handler: SDLModuleDataHandler
    }

    package init(lifecycle: SDLLifecycleManager, permissions: SDLPermissionManager, queue: FlushQueue) {
        self.lifecycle = lifecycle
        self.permissions = permissions
        self.queue = queue
        lifecycle.notifications.observe(SDLOnInteriorVehicleData.self, owner: self) { [weak self] in
            self?.take($0.moduleData, as: ModuleName($0.moduleData))
        }
        lifecycle.notifications.observe(SDLOnRCStatus.self, owner: self) { [weak self] in self?.take($0) }
        lifecycle.notifications.observe(SDLOnHMIStatus.self, owner: self) { [weak self] status in
            if status.windowID ?? 0 == 0, status.hmiLevel == SDLHMILevel.none { self?.dropSubscriptions() }
        }
        // The app may not subscribe before the driver has opened the app.
        _ = permissions.subscribe(toRPCNames: [SDLGetInteriorVehicleData.name], groupType: .allAllowed) {
            [weak self] _ in self?.mark()
        }
    }

    /// Returns the latest data of a module; nil if the app is not subscribed to the module or no data has arrived yet.
    public func data(ofModule type: SDLModuleType, id: String? = nil) -> SDLModuleData? {
        known[own(ModuleName(type, id))].flatMap(ModuleValues.data)
    }

    /// Returns whether a module is allocated to the app. While it is, no other app can set values of the module.
    public func isAllocated(_ type: SDLModuleType, id: String? = nil) -> Bool {
        let name = own(ModuleName(type, id))
        // The id of a type's first module is unknown until the head unit has reported the id.
        return (status?.allocatedModules ?? []).contains { module in
            name.id == nil ? module.moduleType == type : ModuleName(module) == name
        }
    }

    /// Calls the handler with a module's data now and after each change. To end the calls, pass the returned token to
    /// `unsubscribe(_:)`.
    ///
    /// The library sends only one subscription request for each module. It waits until the app may send this request,
    /// and sends it again after a reconnection.
    public func subscribe(
        toModule type: SDLModuleType, id: String? = nil, withHandler handler: @escaping SDLModuleDataHandler
    ) -> Int {
        let (token, name) = (tokens.next(), ModuleName(type, id))
        observers[token] = Observer(name: name, handler: handler)
        refused.remove(name)
        mark()
        if known[own(name)] != nil {
            lifecycle.endings.later { [weak self] in
                guard let self, let handler = observers[token]?.handler, let data = data(ofModule: type, id: id) else {
                    return
                }
                handler(data, nil)
            }
        }
        return token
    }

    /// Calls the handler with the allocated and free modules now and after each change. To end the calls, pass the
    /// returned token to `unsubscribe(_:)`.
    public func subscribeToStatus(withHandler handler: @escaping SDLRemoteControlStatusHandler) -> Int {
        let token = tokens.next()
        statusHandlers[token] = handler
        if status != nil {
            lifecycle.endings.later { [weak self] in
                guard let self, let handler = statusHandlers[token], let status else { return }
                handler(status)
            }
        }
        return token
    }

    /// Ends a subscription. After the last listener of a module is removed, the library unsubscribes from the module.
    public func unsubscribe(_ token: Int) {
        observers[token] = nil
        statusHandlers[token] = nil
        mark()
    }

    package func reset() {
        subscribed = []
        refused = []
        known = [:]
        firsts = [:]
        status = nil
        cancelDesiredStates()
        changed()
    }

    package var subscriptions: [String] { subscribed.map(\.words) }
    package var allocated: [String] { (status?.allocatedModules ?? []).map { ModuleName($0).words } }

    private func mark() {
        if !observers.isEmpty || !subscribed.isEmpty { queue.mark(self) }
    }

    func own(_ name: ModuleName) -> ModuleName { firsts[name] ?? name }

    /// Clears the list of subscriptions, because the head unit has ended them. This happens when the app was closed or
    /// the driver has switched remote control off. The library subscribes again as soon as the app may subscribe.
    private func dropSubscriptions() {
        subscribed = []
        refused = []
        known = [:]
        changed()
        mark()
    }

    private func take(_ status: SDLOnRCStatus) {
        self.status = status
        if status.allowed == false { dropSubscriptions() } else { mark() }
        changed()
        // A handler may remove other listeners, so each listener is looked up before its call.
        for token in statusHandlers.keys { statusHandlers[token]?(status) }
    }

    /// Merges new data of a module into the earlier data, and passes the result to the listeners of the module.
    private func take(_ data: SDLModuleData, as name: ModuleName) {
        let values = ModuleValues.merged(known[name], with: JSONValue(of: data))
        known[name] = values
        guard let whole = ModuleValues.data(values) else { return }
        for (token, observer) in observers where own(observer.name) == name { observers[token]?.handler(whole, nil) }
    }

    private var wanted: [ModuleName] {
        observers.values.reduce(into: []) { if !$0.contains($1.name) { $0.append($1.name) } }
    }
}

extension SDLRemoteControlManager: Flushable {
    package func flush() {
        guard lifecycle.isReady else { return }
        sendDesiredStates()
        guard permissions.isRPCNameAllowed(SDLGetInteriorVehicleData.name), status?.allowed != false else { return }
        let wanted = wanted
        for name in subscribed where !wanted.contains(name) {
            subscribed.removeAll { $0 == name }
            // The same module may be subscribed under another name, with or without the id.
            guard !wanted.contains(where: { own($0) == own(name) }) else { continue }
            known[own(name)] = nil
            lifecycle.send(SDLGetInteriorVehicleData(moduleType: name.type, moduleId: name.id, subscribe: false)) { _ in
            }
        }
        for name in wanted where !subscribed.contains(name) && !refused.contains(name) {
            subscribed.append(name)
            lifecycle.send(SDLGetInteriorVehicleData(moduleType: name.type, moduleId: name.id, subscribe: true)) {
                [weak self] in self?.answered(name, $0)
            }
        }
        changed()
    }

    private func answered(_ name: ModuleName, _ result: Result<SDLGetInteriorVehicleDataResponse, RequestFailure>) {
        guard subscribed.contains(name) else { return }
        let error: SDLManagerError
        switch result {
        case .success(let response):
            if response.success, let data = response.moduleData {
                let reported = ModuleName(data.moduleType, data.moduleId ?? name.id)
                if reported != name { firsts[name] = reported }
                return take(data, as: reported)
            }
            error = .refused(response.resultCode, info: response.info)
        case .failure(let failure): error = .noAnswer("\(failure)")
        }
        subscribed.removeAll { $0 == name }
        refused.insert(name)
        changed()

        let reported = observers.values.filter { $0.name == name }.map(\.handler)
        lifecycle.endings.deliver { for handler in reported { handler(nil, error) } }
    }
}
