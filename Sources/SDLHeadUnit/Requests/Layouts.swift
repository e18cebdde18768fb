import SDLRPC
import SDLSupport

// SetDisplayLayout, the way to change templates before version 6.
extension HeadUnitState {
    mutating func setLayout(_ request: SDLSetDisplayLayout, _ caller: Caller, _ turn: inout Turn) {
        guard let window = apps[caller.app]?.windows[0], knows(request.displayLayout, for: window) else {
            return turn.refuse(caller, .rejected, "This display has no template \(request.displayLayout)")
        }
        let configuration = SDLTemplateConfiguration(
            template: request.displayLayout, dayColorScheme: request.dayColorScheme,
            nightColorScheme: request.nightColorScheme)
        if presenter.policy.judgesRequests, window.refuses(configuration) { return turn.refuse(caller, .rejected) }
        let before = apps[caller.app]
        // Apps of version 6 and later have a replacement for SetDisplayLayout, so only they get the warning.
        let isDeprecated = before.map { $0.rpcVersion >= SDLVersion(6) } ?? false
        apps[caller.app]?.windows[0]?.template = request.displayLayout
        apps[caller.app]?.windows[0]?.dayColorScheme = request.dayColorScheme ?? window.dayColorScheme
        apps[caller.app]?.windows[0]?.nightColorScheme = request.nightColorScheme ?? window.nightColorScheme
        turn.touch(.window(caller.app, 0))
        turn.respond(
            caller,
            SDLSetDisplayLayoutResponse(
                success: true, resultCode: isDeprecated ? .warnings : .success, displayCapabilities: profile.display,
                buttonCapabilities: profile.buttonCapabilities,
                softButtonCapabilities: profile.softButtonCapabilities,
                presetBankCapabilities: profile.presetBankCapabilities,
                info: isDeprecated ? HeadUnitState.layoutsAreOld : nil))
        if let before { notifyTemplate(of: before, &turn) }
    }

    private static let layoutsAreOld = """
        The RPC is deprecated and will be removed in a future version. The requested display layout is set to the main \
        window. Please use `Show.templateConfiguration` instead.
        """
}

extension SDLSetDisplayLayout: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.windows[0], before, as: .window(before.key, 0), &turn)
    }
}
