import JSON
import SDLConnection
public import SDLRPC
import SDLSupport

/// Told how a module of the car stands, or why that is not told: one of the two is given.
public typealias SDLModuleDataHandler = @MainActor (_ data: SDLModuleData?, _ error: (any Error)?) -> Void

/// Told which modules of the car the app has, and which are free.
public typealias SDLRemoteControlStatusHandler = @MainActor (_ status: SDLOnRCStatus) -> Void

/// Watches the car's modules (climate, radio, seats, audio, lights, display settings), and sets them.
///
/// For apps of type REMOTE_CONTROL. A module is named by its type and its id; without an id the first of its type is meant.
@MainActor
public final class SDLRemoteControlManager {
    let lifecycle: SDLLifecycleManager
    let queue: FlushQueue
    private let permissions: SDLPermissionManager
    private var observers: OrderedMap<Int, Observer> = [:]
    private var statusHandlers: OrderedMap<Int, SDLRemoteControlStatusHandler> = [:]
    /// What the head unit has been asked to tell.
    private var subscribed: [ModuleName] = []
    /// What it does not tell, until somebody asks for it anew.
    private var refused: Set<ModuleName> = []
    /// How the modules stand that are told, each under its own id.
    private var known: OrderedMap<ModuleName, JSONValue> = [:]
    /// What the first of a type is called.
    private var firsts: [ModuleName: ModuleName] = [:]
    private var tokens = Counting()
    /// What is to be set, and who waits for it.
    var wishes: OrderedMap<ModuleName, ModuleWish> = [:]
    /// Called after something has changed, for the inspector.
    package var changed: () -> Void = {}

    /// Which modules the app has and which are free, as the head unit has said last; nil before it has.
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
        // An app that nobody has opened may not ask yet.
        _ = permissions.subscribe(toRPCNames: [SDLGetInteriorVehicleData.name], groupType: .allAllowed) {
            [weak self] _ in self?.mark()
        }
    }

    /// How a module stands, as far as the head unit has told it; nil where nobody listens to it.
    public func data(ofModule type: SDLModuleType, id: String? = nil) -> SDLModuleData? {
        known[own(ModuleName(type, id))].flatMap(ModuleValues.data)
    }

    /// Whether the app has a module, so that no other may set it.
    public func isAllocated(_ type: SDLModuleType, id: String? = nil) -> Bool {
        let name = own(ModuleName(type, id))
        // Which one the first of a type is, is known once it was told.
        return (status?.allocatedModules ?? []).contains { module in
            name.id == nil ? module.moduleType == type : ModuleName(module) == name
        }
    }

    /// Tells of a module now and whenever it changes, until this is ended by what it returns.
    ///
    /// The head unit is asked once for each module, as soon as the app may, and again after a break.
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

    /// Tells of which modules the app has whenever that changes, until this is ended by what it returns.
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

    /// Ends what one of the two began; a module nobody else listens to, the head unit need not tell either.
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
        endWishes()
        changed()
    }

    /// For the inspector.
    package var subscriptions: [String] { subscribed.map(\.words) }
    /// For the inspector.
    package var allocated: [String] { (status?.allocatedModules ?? []).map { ModuleName($0).words } }

    private func mark() {
        if !observers.isEmpty || !subscribed.isEmpty { queue.mark(self) }
    }

    func own(_ name: ModuleName) -> ModuleName { firsts[name] ?? name }

    private func take(_ status: SDLOnRCStatus) {
        self.status = status
        changed()
        // Who is told may end another's listening.
        for token in statusHandlers.keys { statusHandlers[token]?(status) }
    }

    /// What is told anew goes into what was told before; each listener gets all of it.
    private func take(_ data: SDLModuleData, as name: ModuleName) {
        let values = ModuleValues.merged(known[name], with: ModuleValues.values(of: data))
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
        sendWishes()
        guard permissions.isRPCNameAllowed(SDLGetInteriorVehicleData.name) else { return }
        let wanted = wanted
        for name in subscribed where !wanted.contains(name) {
            subscribed.removeAll { $0 == name }
            // The same module may be listened to by another name.
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
                let told = ModuleName(data.moduleType, data.moduleId ?? name.id)
                if told != name { firsts[name] = told }
                return take(data, as: told)
            }
            error = .refused(response.resultCode, info: response.info)
        case .failure(let failure): error = .noAnswer("\(failure)")
        }
        subscribed.removeAll { $0 == name }
        refused.insert(name)
        changed()

        let told = observers.values.filter { $0.name == name }.map(\.handler)
        lifecycle.endings.deliver { for handler in told { handler(nil, error) } }
    }
}
