import SDLRPC
import SDLSupport

// Requests take effect before a web HMI answers, and are undone if the web HMI refuses them.
extension RegisteredApp {
    /// Takes back what a refused request has changed; later changes remain. Returns the changed part of the state.
    mutating func undo(_ request: any SDLRPCMessage, _ before: RegisteredApp) -> AppPart? {
        let id: Int
        switch request {
        case let request as SDLShow: id = request.windowID ?? 0
        case let request as SDLCreateWindow: id = request.windowID
        case let request as SDLDeleteWindow: id = request.windowID
        case is SDLSetDisplayLayout: id = 0
        case is SDLSetAppIcon:
            icon = before.icon
            return .icon
        default:
            return menu.undo(request, before.menu) ?? choices.undo(request, before.choices)
                ?? screen.undo(request, before.screen)
        }
        windows[id] = before.windows[id]
        return .window(id)
    }
}
