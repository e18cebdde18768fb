import SDLRPC
import SDLSupport

// What a web HMI says it can do for an app, in the place of what the profile says.
extension HeadUnitState {
    /// - Parameter key: nil where every app is meant.
    mutating func take(_ capability: SDLSystemCapability, for key: AppKey?, _ turn: inout Turn) {
        let type = capability.systemCapabilityType
        for app in apps.values where key == nil || app.key == key {
            let whole = capability.completed(by: app.reported[type])
            apps[app.key]?.reported[type] = whole
            let isFirst = toldBefore[app.key]?.contains(type) == true
            toldBefore[app.key]?.removeAll { $0 == type }
            // An HMI that has come back says what the app knows.
            if isFirst, whole == app.reported[type] { continue }
            if type == .displays, let awaited = awaitedWindows[app.key] {
                let open = awaited.open.filter { id in !capability.windows.contains { $0.number == id } }
                // Of another window than those an app came with it hears at once.
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

    /// What a web HMI has said meanwhile of the display of an app that is back.
    mutating func hearDisplays(of key: AppKey, _ turn: inout Turn) {
        guard let awaited = awaitedWindows[key], awaited.open.isEmpty, let app = apps[key],
            let whole = app.reported[.displays]
        else { return }
        awaitedWindows[key] = nil
        hear(whole.only(awaited.all), app, &turn)
    }

    /// Every app hears of its display, and of the rest who has asked to.
    private func hear(_ capability: SDLSystemCapability, _ app: RegisteredApp, _ turn: inout Turn) {
        let type = capability.systemCapabilityType
        let isMeant = type == .displays ? app.rpcVersion >= SDLVersion(6) : app.subscribedCapabilities.contains(type)
        if isMeant { turn.notify(app, SDLOnSystemCapabilityUpdated(systemCapability: capability)) }
    }

    /// The profile counts again.
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
    /// Of a display only the windows that have changed are told: the others stay as they were.
    fileprivate func completed(by before: SDLSystemCapability?) -> SDLSystemCapability {
        guard let old = before?.displayCapabilities?.first, var new = displayCapabilities?.first else { return self }
        let told = new.windowCapabilities ?? []
        let kept = (old.windowCapabilities ?? []).filter { window in !told.contains { $0.number == window.number } }
        new.windowCapabilities = (kept + told).sorted { $0.number < $1.number }
        new.displayName = new.displayName ?? old.displayName
        new.windowTypeSupported = new.windowTypeSupported ?? old.windowTypeSupported
        var whole = self
        whole.displayCapabilities = [new]
        return whole
    }

    /// Of a display these windows.
    fileprivate func only(_ ids: [Int]) -> SDLSystemCapability {
        var part = self
        part.displayCapabilities?[0].windowCapabilities?.removeAll { !ids.contains($0.number) }
        return part
    }

    fileprivate var windows: [SDLWindowCapability] { displayCapabilities?.first?.windowCapabilities ?? [] }

    /// Without a window that is gone.
    mutating func forget(window id: Int) {
        displayCapabilities?[0].windowCapabilities?.removeAll { $0.number == id }
    }
}

/// Windows that an app has come with, and those of them of which the HMI has said nothing yet.
struct AwaitedWindows: Sendable {
    private(set) var all: [Int]
    var open: [Int]

    /// The others are not there any more.
    mutating func keep(_ ids: [Int]) {
        all.removeAll { !ids.contains($0) }
        open.removeAll { !ids.contains($0) }
    }
}

extension SDLWindowCapability {
    /// The main window may go without.
    fileprivate var number: Int { windowID ?? 0 }
}
