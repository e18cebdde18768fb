import SDLRPC
import SDLSupport

// Capabilities that a web HMI reports for an app. They replace those of the profile.
extension HeadUnitState {
    /// - Parameter key: the app; nil for all apps.
    mutating func take(_ capability: SDLSystemCapability, for key: AppKey?, _ turn: inout Turn) {
        let type = capability.systemCapabilityType
        for app in apps.values where key == nil || app.key == key {
            let whole = capability.completed(by: app.reported[type])
            apps[app.key]?.reported[type] = whole
            let isFirst = earlierCapabilities[app.key]?.contains(type) == true
            earlierCapabilities[app.key]?.removeAll { $0 == type }
            // Skip a capability that the app already received from the HMI before the HMI reconnected.
            if isFirst, whole == app.reported[type] { continue }
            if type == .displays, let awaited = awaitedWindows[app.key] {
                let open = awaited.open.filter { id in !capability.windows.contains { $0.number == id } }
                // If none of the reported windows is awaited, the app is notified immediately.
                guard open != awaited.open else {
                    if !app.awaitsRestoring { hear(capability, app, &turn) }
                    continue
                }
                awaitedWindows[app.key]?.open = open
                if open.isEmpty, !app.awaitsRestoring {
                    awaitedWindows[app.key] = nil
                    hear(whole.only(awaited.all), app, &turn)
                }
                continue
            }
            hear(capability, app, &turn)
        }
    }

    /// Sends the awaited display capabilities of a restored app, if they are complete.
    mutating func hearDisplays(of key: AppKey, _ turn: inout Turn) {
        guard let awaited = awaitedWindows[key], awaited.open.isEmpty, let app = apps[key],
            let whole = app.reported[.displays]
        else { return }
        awaitedWindows[key] = nil
        hear(whole.only(awaited.all), app, &turn)
    }

    /// Notifies an app of a capability, if it is the display capability or the app subscribes to it.
    private func hear(_ capability: SDLSystemCapability, _ app: RegisteredApp, _ turn: inout Turn) {
        let type = capability.systemCapabilityType
        let isMeant = type == .displays ? app.rpcVersion >= SDLVersion(6) : app.subscribedCapabilities.contains(type)
        if isMeant { turn.notify(app, SDLOnSystemCapabilityUpdated(systemCapability: capability)) }
    }

    /// Removes the reported capabilities, so that the profile's capabilities apply again.
    mutating func forgetReportedCapabilities(_ turn: inout Turn) {
        for was in apps.values where !was.reported.isEmpty {
            apps[was.key]?.reported = [:]
            if let app = apps[was.key] { notifyCapabilities(of: app, since: profile, was: was, &turn) }
        }
        let unheard = awaitedWindows.keys.filter { apps[$0]?.windows.isEmpty == false }
        awaitedWindows = [:]
        for key in unheard.sorted(by: { $0.rawValue < $1.rawValue }) { notifyDisplays(of: key, &turn) }
    }
}

extension SDLSystemCapability {
    /// Merges a display capability with the earlier one. A report lists only changed windows.
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

    /// Returns the display capability with these windows only.
    fileprivate func only(_ ids: [Int]) -> SDLSystemCapability {
        var part = self
        part.displayCapabilities?[0].windowCapabilities?.removeAll { !ids.contains($0.number) }
        return part
    }

    fileprivate var windows: [SDLWindowCapability] { displayCapabilities?.first?.windowCapabilities ?? [] }

    /// Restores a window whose deletion was undone.
    mutating func restore(window id: Int, from before: SDLSystemCapability?) {
        if displayCapabilities != nil { self = completed(by: before?.only([id])) }
    }

    /// Removes a window that was deleted.
    mutating func forget(window id: Int) {
        displayCapabilities?[0].windowCapabilities?.removeAll { $0.number == id }
    }
}

/// The windows of a new app, and those whose capabilities the HMI has not reported yet.
struct AwaitedWindows: Sendable {
    private(set) var all: [Int]
    var open: [Int]

    /// Removes all other windows.
    mutating func keep(_ ids: [Int]) {
        all.removeAll { !ids.contains($0) }
        open.removeAll { !ids.contains($0) }
    }
}

extension SDLWindowCapability {
    /// The window id. If the HMI omits the id, the main window is meant.
    fileprivate var number: Int { windowID ?? 0 }
}
