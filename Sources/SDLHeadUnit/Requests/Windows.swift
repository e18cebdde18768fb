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

    mutating func delete(_ request: SDLDeleteWindow, _ caller: Caller, _ turn: inout Turn) {
        guard request.windowID != 0, apps[caller.app]?.windows[request.windowID] != nil else {
            return turn.refuse(caller, .invalidId)
        }
        apps[caller.app]?.windows[request.windowID] = nil
        turn.touch(.window(caller.app, request.windowID))
        turn.respond(caller, SDLDeleteWindowResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }
}
