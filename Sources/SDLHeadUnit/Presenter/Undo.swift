import SDLRPC
import SDLSupport

// Requests take effect before a web HMI answers, and are undone if the web HMI refuses them.
extension RegisteredApp {
    /// Takes back what a refused request has changed; later changes remain. Returns the changed part of the state.
    mutating func undo(_ request: any SDLRPCMessage, _ before: RegisteredApp) -> AppPart? {
        if request is SDLSetAppIcon {
            icon = before.icon
            return .icon
        }
        return menu.undo(request, before.menu) ?? choices.undo(request, before.choices)
            ?? screen.undo(request, before.screen)
    }
}
