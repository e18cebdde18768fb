import SDLRPC
import SDLSupport

extension AppScreen {
    mutating func show(_ request: SDLShow, _ caller: Caller, _ turn: inout Turn) {
        let id = request.windowID ?? 0
        guard let window = windows[id] else { return turn.refuse(caller, .invalidId) }
        guard request != SDLShow(windowID: request.windowID) else { return turn.refuse(caller, .invalidData) }
        if let template = request.templateConfiguration {
            guard knows(template.template, for: window, turn) else {
                return turn.refuse(caller, .rejected, "This display has no template \(template.template)")
            }
            if turn.policy.judgesRequests, window.refuses(template) { return turn.refuse(caller, .rejected) }
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        let before = request.templateConfiguration == nil ? nil : self
        let quirks = turn.profile.quirks
        windows[id]?.apply(request, quirks)
        // A text in the clock field replaces a running media clock.
        if id == 0, request.mediaClock != nil, mediaClock != nil {
            mediaClock = nil
            turn.touch(.mediaClock, of: caller.app)
        }
        turn.touch(.window(id), of: caller.app)
        duplicate(request, from: id, of: caller.app, &turn)
        var caller = turn.warning(caller, of: request)
        if request.tagsNothing { caller.warn("Metadata tag was provided for a field with no data.") }
        turn.respond(caller, SDLShowResponse(success: true, resultCode: .success))
        if let before { notifyTemplate(since: before, of: caller.app, &turn) }
    }

    /// Applies a Show to the widgets that duplicate the window. The widgets keep their own templates.
    private mutating func duplicate(_ request: SDLShow, from source: Int, of key: AppKey, _ turn: inout Turn) {
        guard windows.count > 1 else { return }
        var content = request
        content.templateConfiguration = nil
        for id in windows.keys where windows[id]?.duplicatesFrom == source && id != source {
            windows[id]?.apply(content, turn.profile.quirks)
            turn.touch(.window(id), of: key)
        }
    }

    /// Returns whether a window can show a template; always true for a web HMI or an external car, because the HMI or
    /// the car itself checks templates.
    private func knows(_ template: String, for window: Window, _ turn: borrowing Turn) -> Bool {
        !turn.policy.hasProfileDisplay || turn.profile.knows(template, for: window)
    }

    /// Notifies the app of the fields that a new template shows.
    private func notifyTemplate(since before: AppScreen, of key: AppKey, _ turn: inout Turn) {
        guard windows.contains(where: { before.windows[$0.key]?.template != $0.value.template }),
            let app = turn.car.apps[key]
        else { return }
        let profile = turn.profile
        turn.notifyCapabilities(of: with(app), on: profile, was: before.with(app), since: profile)
    }

    /// Handles SetDisplayLayout, the way to change templates before version 6.
    mutating func setLayout(_ request: SDLSetDisplayLayout, _ caller: Caller, _ turn: inout Turn) {
        guard let window = windows[0], knows(request.displayLayout, for: window, turn) else {
            return turn.refuse(caller, .rejected, "This display has no template \(request.displayLayout)")
        }
        let configuration = SDLTemplateConfiguration(
            template: request.displayLayout, dayColorScheme: request.dayColorScheme,
            nightColorScheme: request.nightColorScheme)
        if turn.policy.judgesRequests, window.refuses(configuration) { return turn.refuse(caller, .rejected) }
        let before = self
        // Apps since version 6 have a replacement for SetDisplayLayout, so only these apps get the warning.
        let isDeprecated = turn.car.apps.peek(at: caller.app).map { $0.rpcVersion >= SDLVersion(6) } ?? false
        windows[0]?.apply(configuration)
        turn.touch(.window(0), of: caller.app)
        let profile = turn.profile
        turn.respond(
            caller,
            SDLSetDisplayLayoutResponse(
                success: true, resultCode: isDeprecated ? .warnings : .success, displayCapabilities: profile.display,
                buttonCapabilities: profile.buttonCapabilities,
                softButtonCapabilities: profile.softButtonCapabilities,
                presetBankCapabilities: profile.presetBankCapabilities,
                info: isDeprecated ? Self.layoutsAreOld : nil))
        notifyTemplate(since: before, of: caller.app, &turn)
    }

    private static let layoutsAreOld = """
        The RPC is deprecated and will be removed in a future version. The requested display layout is set to the main \
        window. Please use `Show.templateConfiguration` instead.
        """

    /// Adapts to a new profile: replaces an unsupported template, and removes subscriptions to missing buttons.
    mutating func adapt(of key: AppKey, _ turn: inout Turn) {
        guard let app = turn.car.apps[key] else { return }
        if let template = windows[0]?.template, turn.profile.lacks(template) {
            windows[0]?.template = turn.profile.template(for: app)
            turn.touch(.window(0), of: key)
        }
        let known = buttons.filter { name in turn.profile.buttonCapabilities.contains { $0.name == name } }
        guard known != buttons else { return }
        buttons = known
        turn.touch(.buttons, of: key)
    }
}

extension Window {
    /// Returns whether a configuration is refused because the configuration names the current template with other
    /// colors.
    func refuses(_ configuration: SDLTemplateConfiguration) -> Bool {
        guard configuration.template == template else { return false }
        let day = configuration.dayColorScheme.map { dayColorScheme != nil && $0 != dayColorScheme } ?? false
        let night = configuration.nightColorScheme.map { nightColorScheme != nil && $0 != nightColorScheme } ?? false
        return day || night
    }
}

extension SDLShow {
    /// Whether the request contains a metadata tag for a text field that the request does not set.
    fileprivate var tagsNothing: Bool {
        guard let tags = metadataTags else { return false }
        return tags.mainField1 != nil && mainField1 == nil || tags.mainField2 != nil && mainField2 == nil
            || tags.mainField3 != nil && mainField3 == nil || tags.mainField4 != nil && mainField4 == nil
    }
}

extension [SDLSoftButton] {
    /// The problem of the first invalid button; nil if all buttons are valid. A text button needs a text. An image
    /// button needs an image and may not have a blank text.
    var firstProblem: String? {
        for button in self {
            let isBlank = button.text.map { $0.allSatisfy(\.isWhitespace) }
            switch button.type {
            case .text where isBlank != false: return "Soft button \(button.softButtonID) has no text"
            case .image where button.image == nil, .both where button.image == nil:
                return "Soft button \(button.softButtonID) has no image"
            case .image where isBlank == true, .both where isBlank != false:
                return "Soft button \(button.softButtonID) has a blank text"
            default: continue
            }
        }
        return nil
    }
}
