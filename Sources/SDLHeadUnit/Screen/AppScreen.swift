import JSON
package import SDLRPC
package import SDLSupport

/// The settings of one app for its part of the display: windows, global properties, buttons, media clock and haptic
/// rectangles.
package struct AppScreen: Feature {
    package internal(set) var windows: OrderedMap<Int, Window>
    @Boxed package internal(set) var globalProperties: SDLSetGlobalProperties
    /// The properties that the app has reset and has not set again. A web HMI gets SDL Core's defaults for these
    /// properties.
    package internal(set) var resetProperties: [SDLGlobalProperty]
    package internal(set) var buttons: [SDLButtonName]
    @Boxed package internal(set) var mediaClock: MediaClock?
    package internal(set) var haptics: [SDLHapticRect]
    /// The journal row of the request that set the haptic rectangles.
    var hapticsRow: UInt64?

    /// Boxes are expensive to create, and each request about the screen needs an empty screen for a moment. So all empty
    /// screens share their boxes.
    private static let empty = AppScreen(buttons: [.customButton])

    package init() { self = Self.empty }

    private init(buttons: [SDLButtonName]) {
        (windows, resetProperties, haptics) = ([:], [], [])
        (globalProperties, mediaClock) = (SDLSetGlobalProperties(), nil)
        self.buttons = buttons
    }

    mutating func restore(
        _ properties: SDLSetGlobalProperties, reset: [SDLGlobalProperty], buttons: [SDLButtonName]
    ) {
        (globalProperties, resetProperties, self.buttons) = (properties, reset, buttons)
    }

    /// Undoes the change of a refused request, and returns the changed parts of the app's state.
    mutating func undo(_ request: any SDLRPCMessage, _ before: AppScreen) -> [AppPart] {
        switch request {
        case let request as SDLShow: return undo(show: request, before)
        case let request as SDLCreateWindow:
            windows[request.windowID] = before.windows[request.windowID]
            return [.window(request.windowID)]
        case let request as SDLDeleteWindow: return undo(deletionOf: request.windowID, before)
        case is SDLSetDisplayLayout:
            if let window = before.windows[0] { windows[0]?.takeTemplate(of: window) }
            return [.window(0)]
        case let request as SDLSubscribeButton:
            undo(button: request.buttonName, before)
            return [.buttons]
        case let request as SDLUnsubscribeButton:
            undo(button: request.buttonName, before)
            return [.buttons]
        case let request as SDLSetGlobalProperties:
            undo(SDLGlobalProperty.allCases.filter(request.sets), before)
            if request.menuLayout != nil { globalProperties.menuLayout = before.globalProperties.menuLayout }
            return [.globals]
        case let request as SDLResetGlobalProperties:
            undo(request.properties, before)
            return [.globals]
        case is SDLSetMediaClockTimer:
            mediaClock = before.mediaClock
            return [.mediaClock]
        case is SDLSendHapticData:
            (haptics, hapticsRow) = (before.haptics, before.hapticsRow)
            return [.haptics]
        default: return []
        }
    }

    private mutating func undo(show request: SDLShow, _ before: AppScreen) -> [AppPart] {
        let id = request.windowID ?? 0
        var parts: [AppPart] = []
        for (other, old) in before.windows where other == id || windows[other]?.duplicatesFrom == id {
            var request = request
            if other != id { request.templateConfiguration = nil }
            windows[other]?.undo(request, old)
            parts.append(.window(other))
        }
        // A text in the clock field has replaced the media clock.
        if id == 0, request.mediaClock != nil, mediaClock == nil, let clock = before.mediaClock {
            mediaClock = clock
            parts.append(.mediaClock)
        }
        return parts
    }

    private mutating func undo(deletionOf id: Int, _ before: AppScreen) -> [AppPart] {
        windows.restore(id, from: before.windows)
        let copies = before.windows.filter { $0.value.duplicatesFrom == id }.map(\.key)
        for copy in copies { windows[copy]?.duplicatesFrom = id }
        return ([id] + copies).map(AppPart.window)
    }

    private mutating func undo(button name: SDLButtonName, _ before: AppScreen) {
        // OK is PLAY_PAUSE for some apps.
        let names: [SDLButtonName] = name == .ok ? [.ok, .playPause] : [name]
        for name in names {
            buttons.removeAll { $0 == name }
            if let index = before.buttons.firstIndex(of: name) { buttons.insert(name, at: min(index, buttons.count)) }
        }
    }

    private mutating func undo(_ properties: [SDLGlobalProperty], _ before: AppScreen) {
        for property in properties { globalProperties.set(property, as: before.globalProperties) }
        resetProperties.removeAll(where: properties.contains)
        resetProperties += before.resetProperties.filter(properties.contains)
    }

    mutating func keep(buttons: [SDLButtonName]) { self.buttons = buttons }

    mutating func setGlobals(_ request: SDLSetGlobalProperties, _ caller: Caller, _ turn: inout Turn) {
        let asked = caller
        var (request, caller) = (request, caller)
        let lacksLayout = caller.dropUnknown(&request.menuLayout, turn.car.apps[caller.app].map(with), turn.profile)
        guard request != SDLSetGlobalProperties() else {
            let layout = lacksLayout ? " The MenuLayout specified is unsupported." : ""
            return turn.refuse(asked, .invalidData, "There are no parameters present in request.\(layout)")
        }
        guard (request.vrHelp == nil) == (request.vrHelpTitle == nil) else { return turn.refuse(caller, .rejected) }
        if let help = request.vrHelp, help.map(\.position) != Array(1...help.count) {
            return turn.refuse(caller, .rejected)
        }
        guard hasRoom(for: request.keyboardProperties, of: caller.app, turn.car) else {
            let info = "customKeys exceeds the number of customizable keys in this Layout"
            return turn.refuse(caller, .invalidData, info)
        }
        let prompts = [("help_prompt", request.helpPrompt), ("timeout_prompt", request.timeoutPrompt)]
        guard turn.hasSounds(prompts, caller) else { return }
        globalProperties.apply(request)
        resetProperties.removeAll { request.sets($0) }
        turn.touch(.globals, of: caller.app)
        turn.respond(
            turn.warning(caller, of: request), SDLSetGlobalPropertiesResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    /// Returns whether the keyboard layout has enough customizable keys for the app's labels.
    private func hasRoom(for keyboard: SDLKeyboardProperties?, of key: AppKey, _ car: HeadUnitState) -> Bool {
        guard let keys = keyboard?.customKeys, let app = car.apps[key] else { return true }
        let layout = keyboard?.keyboardLayout ?? globalProperties.keyboardProperties?.keyboardLayout ?? .qwerty
        let windows = with(app).capability(.displays, in: car)?.displayCapabilities?.first?.windowCapabilities
        let main = windows?.first { $0.windowID ?? 0 == 0 }
        let known = main?.keyboardCapabilities?.supportedKeyboards?.first { $0.keyboardLayout == layout }
        return keys.count <= known?.numConfigurableKeys ?? 0
    }

    mutating func resetGlobals(_ request: SDLResetGlobalProperties, _ caller: Caller, _ turn: inout Turn) {
        for property in request.properties { globalProperties.reset(property) }
        let known = resetProperties
        resetProperties += request.properties.filter { !known.contains($0) }
        turn.touch(.globals, of: caller.app)
        turn.respond(caller, SDLResetGlobalPropertiesResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
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

    package func sets(_ property: SDLGlobalProperty) -> Bool {
        var without = self
        without.reset(property)
        return without != self
    }

    mutating func reset(_ property: SDLGlobalProperty) { set(property, as: SDLSetGlobalProperties()) }

    /// Copies the value of one property from `other`.
    mutating func set(_ property: SDLGlobalProperty, as other: SDLSetGlobalProperties) {
        switch property {
        case .userLocation: userLocation = other.userLocation
        case .helpprompt: helpPrompt = other.helpPrompt
        case .timeoutprompt: timeoutPrompt = other.timeoutPrompt
        case .vrhelptitle: vrHelpTitle = other.vrHelpTitle
        case .vrhelpitems: vrHelp = other.vrHelp
        case .menuname: menuTitle = other.menuTitle
        case .menuicon: menuIcon = other.menuIcon
        case .keyboardproperties: keyboardProperties = other.keyboardProperties
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

    /// Returns these properties with the omitted members taken from `before`. The members that select keys and key
    /// events are not taken from `before`.
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
