import SDLRPC
import SDLSupport

// The selectable rectangles of a projected video.
extension HeadUnitState {
    mutating func setHaptics(_ request: SDLSendHapticData, _ caller: Caller, _ turn: inout Turn) {
        apps[caller.app]?.haptics = request.hapticRectData ?? []
        if case .row(let number) = caller.cause { apps[caller.app]?.hapticsRow = number }
        turn.touch(.haptics(caller.app))
        turn.respond(caller, SDLSendHapticDataResponse(success: true, resultCode: .success))
    }
}

extension SDLSendHapticData: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.haptics, before, as: .haptics(before.key), &turn)
    }
}
