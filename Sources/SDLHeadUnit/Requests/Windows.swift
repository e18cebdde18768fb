import SDLRPC
import SDLSupport

// Widgets beside the main window.
extension HeadUnitState {
    mutating func create(_ request: SDLCreateWindow, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app], app.windows[request.windowID] == nil, request.type == .widget else {
            return turn.refuse(caller, .invalidId)
        }
        guard !app.windows.values.contains(where: { $0.name == request.windowName }) else {
            return turn.refuse(caller, .duplicateName)
        }
        guard app.windows.count <= profile.widgets else { return turn.refuse(caller, .rejected) }
        apps[caller.app]?.windows[request.windowID] = Window(
            windowID: request.windowID, name: request.windowName, type: .widget, template: "TEXT_WITH_GRAPHIC")
        turn.touch(.window(caller.app, request.windowID))
        turn.respond(caller, SDLCreateWindowResponse(success: true, resultCode: .success))
        turn.notify(
            app,
            SDLOnHMIStatus(
                hmiLevel: .none, audioStreamingState: .notAudible, systemContext: .main, windowID: request.windowID))
        changeHash(of: caller.app, &turn)
    }

    /// The front shows a widget, or no longer does: it rises and sinks a step at a time, whatever becomes of its app.
    mutating func turnWindow(_ id: Int, of key: AppKey, isActivated: Bool, _ turn: inout Turn) {
        guard id != 0, let window = apps[key]?.windows[id] else { return }
        let steps: [SDLHMILevel] = [.none, .background, .full]
        let at = (steps.firstIndex(of: window.level) ?? 0) + (isActivated ? 1 : -1)
        guard steps.indices.contains(at) else { return }
        apps[key]?.windows[id]?.level = steps[at]
        turn.touch(.window(key, id))
        tellWindow(id, of: key, &turn)
    }

    /// A widget that can be seen is told of its app's sound and picture, when they change.
    mutating func tellWindows(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.windows.count > 1 else { return }
        for (id, window) in app.windows where window.level != .none && window.told != app.status.media {
            tellWindow(id, of: key, &turn)
        }
    }

    private mutating func tellWindow(_ id: Int, of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], let window = app.windows[id] else { return }
        apps[key]?.windows[id]?.told = app.status.media
        turn.notify(
            app,
            SDLOnHMIStatus(
                hmiLevel: window.level, audioStreamingState: app.status.audio, systemContext: .main,
                videoStreamingState: app.status.video, windowID: id))
    }

    mutating func delete(_ request: SDLDeleteWindow, _ caller: Caller, _ turn: inout Turn) {
        guard request.windowID != 0, apps[caller.app]?.windows[request.windowID] != nil else {
            return turn.refuse(caller, .invalidId)
        }
        apps[caller.app]?.windows[request.windowID] = nil
        apps[caller.app]?.reported[.displays]?.forget(window: request.windowID)
        turn.touch(.window(caller.app, request.windowID))
        turn.respond(caller, SDLDeleteWindowResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }
}

extension RegisteredApp.Status {
    fileprivate var media: [String] { [audio.rawValue, video.rawValue] }
}
