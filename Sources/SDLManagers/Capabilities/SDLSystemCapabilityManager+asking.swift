import SDLConnection
public import SDLRPC
import SDLSupport

/// Told of a capability: what it is now, whether news of it will follow, and why not, if so.
public typealias SDLCapabilityUpdateHandler =
    @MainActor (
        _ capability: SDLSystemCapability?, _ subscribed: Bool, _ error: (any Error)?
    ) -> Void

/// Why a capability is not known.
public enum SDLCapabilityError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The app is not registered with a head unit.
    case notConnected
    /// The head unit did not answer with the capability: its result code, and its info where it gave one.
    case refused(SDLResult, info: String?)

    /// What happened, in words.
    public var description: String {
        switch self {
        case .notConnected: "The app is not registered with a head unit."
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        }
    }
}

// What has to be asked for.
extension SDLSystemCapabilityManager {
    /// Whether the head unit tells of changes by itself.
    public var supportsSubscriptions: Bool { lifecycle.rpcVersion >= SDLVersion(5, 1) }

    /// What the head unit has told of a capability so far; nil before it has told anything.
    public func capability(ofType type: SDLSystemCapabilityType) -> SDLSystemCapability? { known[type] }

    /// Whether the head unit said at registration that it has this at all.
    public func isCapabilitySupported(_ type: SDLSystemCapabilityType) -> Bool {
        if known[type] != nil { return true }
        guard let has = lifecycle.registration?.hmiCapabilities else { return false }
        switch type {
        case .navigation: return has.navigation ?? false
        case .phoneCall: return has.phoneCall ?? false
        case .videoStreaming: return has.videoStreaming ?? false
        case .remoteControl: return has.remoteControl ?? false
        case .appServices: return has.appServices ?? false
        case .displays: return has.displays ?? false
        case .seatLocation: return has.seatLocation ?? false
        case .driverDistraction: return has.driverDistraction ?? false
        default: return false
        }
    }

    /// Asks the head unit once. The handler is called with the capability, or with why there is none.
    public func updateCapability(
        ofType type: SDLSystemCapabilityType,
        completionHandler handler: @escaping @MainActor (SDLSystemCapability?, (any Error)?) -> Void
    ) {
        ask(type, subscribe: nil, then: handler)
    }

    /// Tells of a capability and of each change of it, until this is ended by what it returns.
    ///
    /// The head unit is asked once, however many listen. Displays need no asking.
    public func subscribe(
        toCapability type: SDLSystemCapabilityType, withUpdateHandler handler: @escaping SDLCapabilityUpdateHandler
    ) -> Int {
        let token = tokens.next()
        observers[type, default: [:]][token] = handler
        if let capability = known[type] {
            lifecycle.endings.later { [weak self] in
                guard let self, let handler = observers[type]?[token] else { return }
                handler(known[type] ?? capability, supportsSubscriptions, nil)
            }
        } else if lifecycle.isReady {
            ask(type, subscribe: supportsSubscriptions ? true : nil) { [weak self] capability, error in
                guard let self, capability == nil else { return }
                observers[type]?[token]?(nil, false, error)
            }
        }
        return token
    }

    /// Ends what `subscribe` began. With the last listener the head unit is asked to send no more, either.
    public func unsubscribe(fromCapability type: SDLSystemCapabilityType, withObserver token: Int) {
        observers[type]?[token] = nil
        guard observers[type]?.isEmpty == true else { return }
        observers[type] = nil
        guard supportsSubscriptions, type != .displays, lifecycle.isReady else { return }
        ask(type, subscribe: false) { _, _ in }
    }

    /// What is listened to is asked of each new head unit.
    package func start() {
        for type in observers.keys where known[type] == nil {
            ask(type, subscribe: supportsSubscriptions ? true : nil) { _, _ in }
        }
    }

    private func ask(
        _ type: SDLSystemCapabilityType, subscribe: Bool?,
        then handler: @escaping @MainActor @Sendable (SDLSystemCapability?, (any Error)?) -> Void
    ) {
        guard lifecycle.isReady else {
            return lifecycle.endings.later { handler(nil, SDLCapabilityError.notConnected) }
        }
        let endings = lifecycle.endings
        lifecycle.send(SDLGetSystemCapability(systemCapabilityType: type, subscribe: subscribe)) { [weak self] result in
            switch result {
            case .success(let response):
                if let capability = response.systemCapability, response.success {
                    self?.take(capability)
                    handler(capability, nil)
                } else {
                    endings.deliver {
                        handler(nil, SDLCapabilityError.refused(response.resultCode, info: response.info))
                    }
                }
            case .failure: endings.deliver { handler(nil, SDLCapabilityError.notConnected) }
            }
        }
    }
}
