import SDLRPC
import SDLSupport

/// The capabilities that one app subscribes to, and the capabilities that a web HMI reports for the app. Reported
/// capabilities replace the profile's capabilities.
struct AppCapabilities: Feature {
    var subscribed: [SDLSystemCapabilityType] = []
    private(set) var reported: OrderedMap<SDLSystemCapabilityType, SDLSystemCapability> = [:]
    /// The types of the capabilities that an earlier web HMI reported. If the next web HMI reports the same value for
    /// one of these types, the app is not notified.
    private var earlier: [SDLSystemCapabilityType] = []
    /// The windows of a new app. Nil after the web HMI has reported the capabilities of all these windows.
    private var awaited: AwaitedWindows?

    mutating func get(_ request: SDLGetSystemCapability, _ caller: Caller, _ turn: inout Turn) {
        guard var app = turn.car.apps[caller.app] else { return }
        app.capabilities = self
        let type = request.systemCapabilityType
        guard let capability = app.capability(type, in: turn.car) else {
            // Remote control is for apps of the type REMOTE_CONTROL.
            let result: SDLResult =
                switch type {
                case .remoteControl where !app.isController: .disallowed
                case .remoteControl, .appServices: .unsupportedResource
                default: .dataNotAvailable
                }
            return turn.refuse(caller, result, "This car has no \(type)")
        }
        var info: String?
        if type == .displays, request.subscribe != nil {
            info =
                "Subscribe parameter is ignored. Auto Subscription/Unsubscription is used for DISPLAY capability type."
        } else if let subscribe = request.subscribe {
            subscribed.removeAll { $0 == type }
            if subscribe { subscribed.append(type) }
        }
        turn.respond(
            caller,
            SDLGetSystemCapabilityResponse(
                systemCapability: capability, resultCode: .success, info: info, success: true))
    }

    // MARK: Reports of a web HMI

    mutating func take(_ capability: SDLSystemCapability, for key: AppKey, _ turn: inout Turn) {
        guard let app = turn.car.apps[key] else { return }
        let type = capability.systemCapabilityType
        let before = reported[type]
        let whole = capability.completed(by: before)
        reported[type] = whole
        let isFirst = earlier.contains(type)
        earlier.removeAll { $0 == type }
        // The app already received the same value from the earlier web HMI.
        if isFirst, whole == before { return }
        guard type == .displays, let awaited else { return hear(capability, app, &turn) }
        let open = awaited.open.filter { id in !capability.windows.contains { $0.number == id } }
        // If none of the reported windows is awaited, the app is notified immediately.
        guard open != awaited.open else {
            if !app.awaitsRestoring { hear(capability, app, &turn) }
            return
        }
        self.awaited?.open = open
        if !app.awaitsRestoring { hearDisplays(of: app, &turn) }
    }

    /// Delays the display notification to a new app until the web HMI has reported the capabilities of all `windows`.
    mutating func expect(_ windows: [Int]) { awaited = AwaitedWindows(all: windows, open: windows) }

    /// Notifies an app of the display capabilities if the web HMI has reported all awaited windows.
    mutating func hearDisplays(of app: RegisteredApp, _ turn: inout Turn) {
        guard let awaited, awaited.open.isEmpty, let whole = reported[.displays] else { return }
        self.awaited = nil
        hear(whole.only(awaited.all), app, &turn)
    }

    /// Notifies an app of a capability that the app subscribes to. Apps of version 6 or later receive the display
    /// capability without a subscription.
    private func hear(_ capability: SDLSystemCapability, _ app: RegisteredApp, _ turn: inout Turn) {
        let type = capability.systemCapabilityType
        let isMeant = type == .displays ? app.rpcVersion >= SDLVersion(6) : subscribed.contains(type)
        if isMeant { turn.notify(app, SDLOnSystemCapabilityUpdated(systemCapability: capability)) }
    }

    /// Removes the reported capabilities, so that the profile's capabilities apply again.
    mutating func forgetReported(of key: AppKey, _ turn: inout Turn) {
        guard var app = turn.car.apps[key] else { return }
        let profile = turn.profile
        app.capabilities = self
        let was = app
        let isUnheard = awaited != nil
        (reported, awaited) = ([:], nil)
        app.capabilities = self
        if !was.capabilities.reported.isEmpty {
            turn.notifyCapabilities(of: app, on: profile, was: was, since: profile)
        }
        if isUnheard { turn.notifyDisplays(of: app, on: profile) }
    }

    /// Stores the reported capability types in `earlier`. Called when another web HMI becomes the presenter.
    mutating func handOver() { earlier = reported.keys }

    mutating func forget(window id: Int) { reported[.displays]?.forget(window: id) }

    /// Restores the capability of a window whose deletion was undone.
    mutating func restore(window id: Int, from before: AppCapabilities) {
        guard let old = before.reported[.displays] else { return }
        reported[.displays] = reported[.displays]?.completed(by: old.only([id]))
    }

    mutating func dropWidgets() {
        reported[.displays] = reported[.displays]?.only([0])
        awaited?.keep([0])
    }

    /// The maximum number of widgets that a web HMI reported for this app; nil if the HMI reported no window types.
    var reportedWidgets: Int? {
        let types = reported[.displays]?.displayCapabilities?.first?.windowTypeSupported
        return types.map { types in types.first { $0.type == .widget }?.maximumNumberOfWindows ?? 0 }
    }
}

extension Turn {
    /// Notifies the presenting web HMI of a capability that an app has reported.
    mutating func passCapability(_ message: UnsolicitedMessage, of app: RegisteredApp?, isNotified: Bool) {
        typealias News = SDLOnAppCapabilityUpdated
        guard let app, News.lifespan.since <= app.rpcVersion,
            app.policy.verdict(on: News.functionID, at: app.status.hmiLevel) == .allowed
        else { return note(message, of: app?.key) }
        guard let news: News = read(message, of: app.key), isNotified else { return }
        add(.notifyPresenter(.appCapability(app.key, news.appCapability)))
    }

    /// Notifies an app of each changed capability that the app subscribes to, and of a changed display capability. The
    /// old values come from the profile `before` and the app's state `was`.
    mutating func notifyCapabilities(
        of app: RegisteredApp, on profile: Profile, was: RegisteredApp, since before: Profile
    ) {
        let displays: [SDLSystemCapabilityType] = app.rpcVersion >= SDLVersion(6) ? [.displays] : []
        for type in displays + app.capabilities.subscribed {
            guard let capability = profile.capability(type, for: app), capability != before.capability(type, for: was)
            else { continue }
            notify(app, SDLOnSystemCapabilityUpdated(systemCapability: capability))
        }
    }

    /// Notifies an app of the display capability, if the app's version is 6 or later. The registration response
    /// contains this capability only in the form of earlier versions.
    ///
    /// - Parameter id: the only window to include; nil for all windows.
    mutating func notifyDisplays(of app: RegisteredApp, window id: Int? = nil, on profile: Profile) {
        guard app.rpcVersion >= SDLVersion(6), var capability = profile.capability(.displays, for: app) else { return }
        if let id { capability.displayCapabilities = [profile.displayCapability(for: app, window: id)] }
        notify(app, SDLOnSystemCapabilityUpdated(systemCapability: capability))
    }
}

extension SDLSystemCapability {
    /// Returns this display capability together with the windows and members that only `before` contains. A web HMI
    /// reports only changed windows, so the other windows are added here.
    fileprivate func completed(by before: SDLSystemCapability?) -> SDLSystemCapability {
        guard let old = before?.displayCapabilities?.first, var new = displayCapabilities?.first else { return self }
        let reported = new.windowCapabilities ?? []
        let kept = (old.windowCapabilities ?? []).filter { window in !reported.contains { $0.number == window.number } }
        new.windowCapabilities = (kept + reported).sorted { $0.number < $1.number }
        new.displayName = new.displayName ?? old.displayName
        new.windowTypeSupported = new.windowTypeSupported ?? old.windowTypeSupported
        var whole = self
        whole.displayCapabilities = [new]
        return whole
    }

    fileprivate func only(_ ids: [Int]) -> SDLSystemCapability {
        var part = self
        part.displayCapabilities?[0].windowCapabilities?.removeAll { !ids.contains($0.number) }
        return part
    }

    fileprivate var windows: [SDLWindowCapability] { displayCapabilities?.first?.windowCapabilities ?? [] }

    fileprivate mutating func forget(window id: Int) {
        displayCapabilities?[0].windowCapabilities?.removeAll { $0.number == id }
    }
}

/// The windows of a new app. The web HMI has not reported the capabilities of the windows in `open` yet.
private struct AwaitedWindows: Sendable {
    var all: [Int]
    var open: [Int]

    /// Removes all awaited windows except the windows in `ids`.
    mutating func keep(_ ids: [Int]) {
        all.removeAll { !ids.contains($0) }
        open.removeAll { !ids.contains($0) }
    }
}

extension SDLWindowCapability {
    /// The window id, or 0 for the main window if the HMI omits the id.
    fileprivate var number: Int { windowID ?? 0 }
}
