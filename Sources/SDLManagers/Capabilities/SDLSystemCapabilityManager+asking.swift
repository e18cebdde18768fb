import SDLConnection
public import SDLRPC
import SDLSupport

/// Called with a capability, or with an error if the capability is not available. `subscribed` is true if the handler
/// will also receive later changes.
public typealias SDLCapabilityUpdateHandler =
    @MainActor (
        _ capability: SDLSystemCapability?, _ subscribed: Bool, _ error: (any Error)?
    ) -> Void

/// The reason why a capability is not available.
public enum SDLCapabilityError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The app is not registered with a head unit.
    case notConnected
    /// The head unit refused to send the capability. The associated values are the result code and the head unit's
    /// explanation, if any.
    case refused(SDLResult, info: String?)

    /// The error as a sentence in English.
    public var description: String {
        switch self {
        case .notConnected: "The app is not registered with a head unit."
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        }
    }
}

// Methods that request capabilities and subscribe to changes of capabilities.
extension SDLSystemCapabilityManager {
    /// Whether the head unit supports subscriptions to capabilities (version 5.1 or later).
    public var supportsSubscriptions: Bool { lifecycle.rpcVersion >= SDLVersion(5, 1) }

    /// Returns the capability that the head unit last reported for `type`; nil before the first report.
    public func capability(ofType type: SDLSystemCapabilityType) -> SDLSystemCapability? { known[type] }

    /// Returns whether the head unit has reported this capability, or has listed it in the registration response.
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

    /// Requests a capability once. The handler receives either the capability or an error.
    public func updateCapability(
        ofType type: SDLSystemCapabilityType,
        completionHandler handler: @escaping @MainActor (SDLSystemCapability?, (any Error)?) -> Void
    ) {
        ask(type, subscribe: nil, then: handler)
    }

    /// Calls the handler with the current capability and after each change. To end the calls, pass the returned token
    /// to `unsubscribe(fromCapability:withObserver:)`.
    ///
    /// The library sends only one subscription request for a capability with several listeners. For the capability
    /// `displays`, no request is sent, because head units report displays without a request.
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

    /// Ends a subscription. After the last listener of a capability is removed, the library unsubscribes from the
    /// capability.
    public func unsubscribe(fromCapability type: SDLSystemCapabilityType, withObserver token: Int) {
        observers[type]?[token] = nil
        guard observers[type]?.isEmpty == true else { return }
        observers[type] = nil
        guard supportsSubscriptions, type != .displays, lifecycle.isReady else { return }
        ask(type, subscribe: false) { _, _ in }
    }

    /// Requests each capability that has listeners and was not reported yet. Called after the app has registered.
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
