import SDLRPC
import SDLSupport

// Widgets, in addition to the main window.
extension AppScreen {
    mutating func create(_ request: SDLCreateWindow, _ caller: Caller, _ turn: inout Turn) {
        guard windows[request.windowID] == nil, let app = turn.car.apps[caller.app] else {
            return turn.refuse(caller, .invalidId)
        }
        let source = request.duplicateUpdatesFromWindowID
        // An app can only create widgets; its main window already exists.
        guard request.type == .widget, source.map({ windows[$0] != nil }) != false else {
            return turn.refuse(caller, .invalidData)
        }
        // As in SDL Core, the widget with the id 1 may have the name of the app or of another window.
        let names = [app.name] + windows.values.compactMap(\.name)
        guard request.windowID == 1 || !names.contains(request.windowName) else {
            return turn.refuse(caller, .duplicateName)
        }
        guard windows.count <= app.capabilities.reportedWidgets ?? turn.profile.widgets else {
            return turn.refuse(caller, .rejected, "Maximum allowed amount of windows is exceeded")
        }
        if let service = request.associatedServiceType,
            windows.values.contains(where: { $0.associatedServiceType == service })
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
        if let source = window.duplicatesFrom { window.content = windows[source]?.content ?? SDLShow() }
        windows[id] = window
        turn.touch(.window(id), of: caller.app)
        turn.respond(caller, SDLCreateWindowResponse(success: true, resultCode: .success))
        turn.notify(
            app,
            SDLOnHMIStatus(hmiLevel: .none, audioStreamingState: .notAudible, systemContext: .main, windowID: id))
        // A web HMI reports the visible widgets and the capabilities of these widgets. The page's home screen shows all
        // widgets.
        if turn.policy.hasProfileDisplay {
            let profile = turn.profile
            turn.notifyDisplays(of: with(app), window: id, on: profile)
            windows[id]?.level = .full
            notify(id, of: caller.app, &turn)
        }
        turn.raise(.hash(caller.app))
    }

    /// Returns `app` with this screen as the app's screen. Needed because the app in `turn.car` has no screen while a
    /// function of the screen runs.
    func with(_ app: RegisteredApp) -> RegisteredApp {
        var app = app
        app.screen = self
        return app
    }

    /// Sets the level and context of a widget for a tester.
    mutating func set(
        _ id: Int, level: String?, context: String?, of app: RegisteredApp, _ turn: inout Turn
    ) throws(DriveFailure) {
        guard id != 0, var window = windows[id] else {
            throw DriveFailure(
                .notFound, "\(app.name) has no widget \(id).",
                hint: "To change the main window (id 0), set the app's status.",
                candidates: windows.keys.filter { $0 != 0 }.map { "\($0)" })
        }
        if let level { window.level = try known(SDLHMILevel(rawValue: level)) }
        if let context { window.context = try known(SDLSystemContext(rawValue: context)) }
        guard window.level != .limited else {
            throw DriveFailure(.invalid, "A widget cannot be LIMITED.", candidates: Self.widgetLevels.map(\.rawValue))
        }
        set(id, level: window.level, context: window.context, of: app.key, &turn)
    }

    /// Sets the level and context of a widget, and notifies the app of changes.
    mutating func set(
        _ id: Int, level: SDLHMILevel? = nil, context: SDLSystemContext? = nil, of key: AppKey, _ turn: inout Turn
    ) {
        guard let before = windows[id] else { return }
        windows[id]?.level = level ?? before.level
        windows[id]?.context = context ?? before.context
        guard windows[id]?.level != before.level || windows[id]?.context != before.context else { return }
        turn.touch(.window(id), of: key)
        notify(id, of: key, &turn)
    }

    /// The levels that a widget can have. A widget is never behind another app, so LIMITED is missing.
    private static let widgetLevels: [SDLHMILevel] = [.none, .background, .full]

    /// Changes a widget's level by one step when the presenter shows or hides the widget. The app's level is not used.
    mutating func step(_ id: Int, isActivated: Bool, of key: AppKey, _ turn: inout Turn) {
        guard id != 0, let window = windows[id] else { return }
        let steps = Self.widgetLevels
        let at = (steps.firstIndex(of: window.level) ?? 0) + (isActivated ? 1 : -1)
        if steps.indices.contains(at) { set(id, level: steps[at], of: key, &turn) }
    }

    /// Shows all widgets of a restored app.
    mutating func resumeWidgets(of key: AppKey, _ turn: inout Turn) {
        for id in windows.keys where id != 0 {
            if turn.policy.hasProfileDisplay { windows[id]?.level = .full }
            notify(id, of: key, &turn)
        }
    }

    /// Sends the status of each active widget if the audio or video state of the app has changed.
    mutating func notifyWidgets(of key: AppKey, _ turn: inout Turn) {
        guard let app = turn.car.apps.peek(at: key) else { return }
        let media = app.status.media
        for (id, window) in windows where window.level != .none && window.reported != media {
            notify(id, of: key, &turn)
        }
    }

    private mutating func notify(_ id: Int, of key: AppKey, _ turn: inout Turn) {
        guard let app = turn.car.apps[key], let window = windows[id] else { return }
        windows[id]?.reported = app.status.media
        turn.notify(
            app,
            SDLOnHMIStatus(
                hmiLevel: window.level, audioStreamingState: app.status.audio, systemContext: window.context,
                videoStreamingState: app.status.video, windowID: id))
    }

    mutating func delete(_ request: SDLDeleteWindow, _ caller: Caller, _ turn: inout Turn) {
        guard request.windowID != 0, windows[request.windowID] != nil else { return turn.refuse(caller, .invalidId) }
        windows[request.windowID] = nil
        turn.raise(.windowGone(request.windowID, caller.app))
        turn.touch(.window(request.windowID), of: caller.app)
        for (id, window) in windows where window.duplicatesFrom == request.windowID {
            windows[id]?.duplicatesFrom = nil
            turn.touch(.window(id), of: caller.app)
        }
        turn.respond(caller, SDLDeleteWindowResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    /// Deletes all widgets, because a web HMI cannot restore widgets.
    mutating func dropWidgets() { for id in windows.keys where id != 0 { windows[id] = nil } }
}

extension RegisteredApp.Status {
    fileprivate var media: [String] { [audio.rawValue, video.rawValue] }
}
