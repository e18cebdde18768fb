import SDLRPC
import SDLSupport

// Widgets, in addition to the main window.
extension HeadUnitState {
    mutating func create(_ request: SDLCreateWindow, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app], app.windows[request.windowID] == nil else {
            return turn.refuse(caller, .invalidId)
        }
        let source = request.duplicateUpdatesFromWindowID
        // An app can only create widgets; its main window already exists.
        guard request.type == .widget, source.map({ app.windows[$0] != nil }) != false else {
            return turn.refuse(caller, .invalidData)
        }
        // As in SDL Core, the widget with the id 1 may have the name of another window.
        guard request.windowID == 1 || !app.windowNames.contains(request.windowName) else {
            return turn.refuse(caller, .duplicateName)
        }
        guard app.windows.count <= app.reportedWidgets ?? profile.widgets else {
            return turn.refuse(caller, .rejected, "Maximum allowed amount of windows is exceeded")
        }
        if let service = request.associatedServiceType,
            app.windows.values.contains(where: { $0.associatedServiceType == service })
        {
            return turn.refuse(caller, .rejected, "Window for this associated service type is already created")
        }
        open(request, of: app, caller, &turn)
    }

    private mutating func open(
        _ request: SDLCreateWindow, of app: RegisteredApp, _ caller: Caller, _ turn: inout Turn
    ) {
        let id = request.windowID
        var window = Window(windowID: id, name: request.windowName, type: .widget, template: "TEXT_WITH_GRAPHIC")
        window.associatedServiceType = request.associatedServiceType
        window.duplicatesFrom = request.duplicateUpdatesFromWindowID
        if let source = window.duplicatesFrom { window.content = app.windows[source]?.content ?? SDLShow() }
        apps[caller.app]?.windows[id] = window
        turn.touch(.window(id), of: caller.app)
        turn.respond(caller, SDLCreateWindowResponse(success: true, resultCode: .success))
        turn.notify(
            app,
            SDLOnHMIStatus(hmiLevel: .none, audioStreamingState: .notAudible, systemContext: .main, windowID: id))
        // A web HMI reports the capabilities of its widgets itself, and which of them it shows. The page's home screen
        // shows all widgets.
        if presenter.policy.hasProfileDisplay {
            notifyDisplays(of: caller.app, window: id, &turn)
            apps[caller.app]?.windows[id]?.level = .full
            turn.touch(.window(id), of: caller.app)
            notifyWindow(id, of: caller.app, &turn)
        }
        changeHash(of: caller.app, &turn)
    }

    /// Sets the level and context of a widget for a tester.
    mutating func setWindow(
        _ id: Int, of app: RegisteredApp, level: String?, context: String?, _ turn: inout Turn
    ) throws(DriveFailure) {
        guard id != 0, var window = app.windows[id] else {
            throw DriveFailure(
                .notFound, "\(app.name) has no widget \(id).",
                hint: "To change the main window (id 0), set the app's status.",
                candidates: app.windows.keys.filter { $0 != 0 }.map { "\($0)" })
        }
        let before = window
        if let level { window.level = try known(SDLHMILevel(rawValue: level)) }
        if let context { window.context = try known(SDLSystemContext(rawValue: context)) }
        guard window.level != .limited else {
            throw DriveFailure(.invalid, "A widget cannot be LIMITED.", candidates: Self.widgetLevels.map(\.rawValue))
        }
        guard before.level != window.level || before.context != window.context else { return }
        apps[app.key]?.windows[id] = window
        turn.touch(.window(id), of: app.key)
        notifyWindow(id, of: app.key, &turn)
    }

    /// Sets the system context of a window. For the main window, it is the context of the app.
    mutating func setContext(
        _ context: SDLSystemContext, window id: Int, of key: AppKey, _ turn: inout Turn
    ) {
        guard id != 0 else { return setContext(context, of: key, &turn) }
        guard let before = apps[key]?.windows[id]?.context, before != context else { return }
        apps[key]?.windows[id]?.context = context
        turn.touch(.window(id), of: key)
        notifyWindow(id, of: key, &turn)
    }

    /// Widgets are never behind another app, so they are never LIMITED.
    private static let widgetLevels: [SDLHMILevel] = [.none, .background, .full]

    /// Changes a widget's level by one step when the presenter shows or hides it, independent of its app's level.
    mutating func turnWindow(_ id: Int, of key: AppKey, isActivated: Bool, _ turn: inout Turn) {
        guard id != 0, let window = apps[key]?.windows[id] else { return }
        let steps = Self.widgetLevels
        let at = (steps.firstIndex(of: window.level) ?? 0) + (isActivated ? 1 : -1)
        guard steps.indices.contains(at) else { return }
        apps[key]?.windows[id]?.level = steps[at]
        turn.touch(.window(id), of: key)
        notifyWindow(id, of: key, &turn)
    }

    /// Notifies the widgets that are visible when the audio or video state of their app changes.
    mutating func notifyWindows(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.windows.count > 1 else { return }
        for (id, window) in app.windows where window.level != .none && window.reported != app.status.media {
            notifyWindow(id, of: key, &turn)
        }
    }

    mutating func notifyWindow(_ id: Int, of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], let window = app.windows[id] else { return }
        apps[key]?.windows[id]?.reported = app.status.media
        turn.notify(
            app,
            SDLOnHMIStatus(
                hmiLevel: window.level, audioStreamingState: app.status.audio, systemContext: window.context,
                videoStreamingState: app.status.video, windowID: id))
    }

    mutating func delete(_ request: SDLDeleteWindow, _ caller: Caller, _ turn: inout Turn) {
        guard request.windowID != 0, apps[caller.app]?.windows[request.windowID] != nil else {
            return turn.refuse(caller, .invalidId)
        }
        apps[caller.app]?.windows[request.windowID] = nil
        apps[caller.app]?.reported[.displays]?.forget(window: request.windowID)
        turn.touch(.window(request.windowID), of: caller.app)
        for (id, window) in apps[caller.app]?.windows ?? [:] where window.duplicatesFrom == request.windowID {
            apps[caller.app]?.windows[id]?.duplicatesFrom = nil
            turn.touch(.window(id), of: caller.app)
        }
        turn.respond(caller, SDLDeleteWindowResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }
}

extension RegisteredApp {
    /// The names of the app and its windows. Another widget cannot use them.
    fileprivate var windowNames: [String] { [name] + windows.values.compactMap(\.name) }

    /// The maximum number of widgets that a web HMI reported for this app; nil if it reported none.
    fileprivate var reportedWidgets: Int? {
        let types = reported[.displays]?.displayCapabilities?.first?.windowTypeSupported
        return types.map { types in types.first { $0.type == .widget }?.maximumNumberOfWindows ?? 0 }
    }
}

extension RegisteredApp.Status {
    fileprivate var media: [String] { [audio.rawValue, video.rawValue] }
}
