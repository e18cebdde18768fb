package import SDLRPC
import SDLSupport

// The global properties of an app: help, menu and keyboard.
extension HeadUnitState {
    mutating func setGlobals(_ request: SDLSetGlobalProperties, _ caller: Caller, _ turn: inout Turn) {
        let asked = caller
        var (request, caller) = (request, caller)
        let lacksLayout = drop(&request.menuLayout, &caller)
        guard request != SDLSetGlobalProperties() else {
            let layout = lacksLayout ? " The MenuLayout specified is unsupported." : ""
            return turn.refuse(asked, .invalidData, "There are no parameters present in request.\(layout)")
        }
        guard (request.vrHelp == nil) == (request.vrHelpTitle == nil) else { return turn.refuse(caller, .rejected) }
        if let help = request.vrHelp, help.map(\.position) != Array(1...help.count) {
            return turn.refuse(caller, .rejected)
        }
        guard hasRoom(for: request.keyboardProperties, of: caller.app) else {
            let info = "customKeys exceeds the number of customizable keys in this Layout"
            return turn.refuse(caller, .invalidData, info)
        }
        let prompts = [("help_prompt", request.helpPrompt), ("timeout_prompt", request.timeoutPrompt)]
        guard hasSounds(prompts, caller, &turn) else { return }
        apps[caller.app]?.globalProperties.apply(request)
        apps[caller.app]?.resetProperties.removeAll { request.sets($0) }
        turn.touch(.globals(caller.app))
        turn.respond(
            warning(caller, of: request), SDLSetGlobalPropertiesResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    /// Whether the keyboard layout has enough customizable keys for the app's labels.
    private func hasRoom(for keyboard: SDLKeyboardProperties?, of key: AppKey) -> Bool {
        guard let keys = keyboard?.customKeys, let app = apps[key] else { return true }
        let layout = keyboard?.keyboardLayout ?? app.globalProperties.keyboardProperties?.keyboardLayout ?? .qwerty
        let windows = capability(.displays, for: app)?.displayCapabilities?.first?.windowCapabilities
        let main = windows?.first { $0.windowID ?? 0 == 0 }
        let known = main?.keyboardCapabilities?.supportedKeyboards?.first { $0.keyboardLayout == layout }
        return keys.count <= known?.numConfigurableKeys ?? 0
    }

    mutating func resetGlobals(_ request: SDLResetGlobalProperties, _ caller: Caller, _ turn: inout Turn) {
        for property in request.properties { apps[caller.app]?.globalProperties.reset(property) }
        let known = apps[caller.app]?.resetProperties ?? []
        apps[caller.app]?.resetProperties += request.properties.filter { !known.contains($0) }
        turn.touch(.globals(caller.app))
        turn.respond(caller, SDLResetGlobalPropertiesResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }
}

extension SDLSetGlobalProperties {
    package mutating func apply(_ other: SDLSetGlobalProperties) {
        userLocation = other.userLocation ?? userLocation
        helpPrompt = other.helpPrompt ?? helpPrompt
        timeoutPrompt = other.timeoutPrompt ?? timeoutPrompt
        vrHelpTitle = other.vrHelpTitle ?? vrHelpTitle
        vrHelp = other.vrHelp ?? vrHelp
        menuTitle = other.menuTitle ?? menuTitle
        menuIcon = other.menuIcon ?? menuIcon
        if let keyboard = other.keyboardProperties { keyboardProperties = keyboard.over(keyboardProperties) }
        menuLayout = other.menuLayout ?? menuLayout
    }

    /// Whether the request sets this property.
    package func sets(_ property: SDLGlobalProperty) -> Bool {
        var without = self
        without.reset(property)
        return without != self
    }

    mutating func reset(_ property: SDLGlobalProperty) {
        switch property {
        case .userLocation: userLocation = nil
        case .helpprompt: helpPrompt = nil
        case .timeoutprompt: timeoutPrompt = nil
        case .vrhelptitle: vrHelpTitle = nil
        case .vrhelpitems: vrHelp = nil
        case .menuname: menuTitle = nil
        case .menuicon: menuIcon = nil
        case .keyboardproperties: keyboardProperties = nil
        default: break
        }
    }
}

extension SDLKeyboardProperties {
    /// The properties with `autoCompleteText` converted to a list, because SDL Core passes on only lists.
    package var listed: SDLKeyboardProperties {
        var keyboard = self
        if keyboard.autoCompleteList == nil { keyboard.autoCompleteList = autoCompleteText.map { [$0] } }
        keyboard.autoCompleteText = nil
        return keyboard
    }

    /// Merges new keyboard properties into earlier ones. Omitted members keep their values, except the members that
    /// select keys and key events.
    fileprivate func over(_ before: SDLKeyboardProperties?) -> SDLKeyboardProperties {
        var keyboard = listed
        keyboard.language = language ?? before?.language
        keyboard.keyboardLayout = keyboardLayout ?? before?.keyboardLayout
        keyboard.autoCompleteList = keyboard.autoCompleteList ?? before?.autoCompleteList
        keyboard.maskInputCharacters = maskInputCharacters ?? before?.maskInputCharacters
        // An empty list removes the earlier list.
        if keyboard.autoCompleteList == [] { keyboard.autoCompleteList = nil }
        return keyboard
    }
}

extension SDLSetGlobalProperties: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.globalProperties, before, as: .globals(before.key), &turn)
        state.putBack(\.resetProperties, before, as: .globals(before.key), &turn)
    }
}

extension SDLResetGlobalProperties: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.globalProperties, before, as: .globals(before.key), &turn)
        state.putBack(\.resetProperties, before, as: .globals(before.key), &turn)
    }
}
