import SDLRPC
import SDLSupport

// CloseApplication: an app closes itself.
extension HeadUnitState {
    mutating func closeApplication(_ caller: Caller, _ turn: inout Turn) {
        turn.respond(caller, SDLCloseApplicationResponse(success: true, resultCode: .success))
        close(caller.app, &turn)
    }
}
