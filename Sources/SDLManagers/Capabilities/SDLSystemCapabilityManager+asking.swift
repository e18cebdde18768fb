import SDLConnection
public import SDLRPC
import SDLSupport

/// Called with a capability, whether updates will follow, and an error if the capability is not available.
public typealias SDLCapabilityUpdateHandler =
    @MainActor (
        _ capability: SDLSystemCapability?, _ subscribed: Bool, _ error: (any Error)?
    ) -> Void

/// The reason why a capability is not available.
public enum SDLCapabilityError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The app is not registered with a head unit.
    case notConnected
    /// The head unit refused to send the capability. The values are the result code and the info text, if any.
    case refused(SDLResult, info: String?)

    /// A readable description of the error.
    public var description: String {
        switch self {
        case .notConnected: "The app is not registered with a head unit."
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        }
    }
}

// Requests and subscriptions.
extension SDLSystemCapabilityManager {
    /// Whether the head unit supports subscriptions to capabilities (version 5.1 or later).
    public var supportsSubscriptions: Bool { lifecycle.rpcVersion >= SDLVersion(5, 1) }

    /// Returns a capability as the head unit last reported it; nil before its first report.
    public func capability(ofType type: SDLSystemCapabilityType) -> SDLSystemCapability? { known[type] }

    /// Returns whether the head unit supports a capability, according to its registration response or a later report.
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

    /// Requests a capability once. The handler receives the capability or an error.
    public func updateCapability(
        ofType type: SDLSystemCapabilityType,
        completionHandler handler: @escaping @MainActor (SDLSystemCapability?, (any Error)?) -> Void
    ) {
        ask(type, subscribe: nil, then: handler)
    }

    /// Calls the handler with a capability and with each change of it, until
    /// `unsubscribe(fromCapability:withObserver:)` is called with the returned token.
    ///
    /// The library sends one subscription request, whatever the number of listeners. Head units report displays without
    /// a request.
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

    /// Ends a subscription. When a capability has no listeners left, its subscription at the head unit is ended too.
    public func unsubscribe(fromCapability type: SDLSystemCapabilityType, withObserver token: Int) {
        observers[type]?[token] = nil
        guard observers[type]?.isEmpty == true else { return }
        observers[type] = nil
        guard supportsSubscriptions, type != .displays, lifecycle.isReady else { return }
        ask(type, subscribe: false) { _, _ in }
    }

    /// Requests every capability that has listeners. Called after a connection to a head unit.
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
                    self?.refuse(type)
                    endings.deliver {
                        handler(nil, SDLCapabilityError.refused(response.resultCode, info: response.info))
                    }
                }
            case .failure:
                if self?.lifecycle.isReady == true { self?.refuse(type) }
                endings.deliver { handler(nil, SDLCapabilityError.notConnected) }
            }
        }
    }
}
