import SDLRPC
import SDLSupport

// The content of windows.
extension HeadUnitState {
    mutating func show(_ request: SDLShow, _ caller: Caller, _ turn: inout Turn) {
        let id = request.windowID ?? 0
        guard let window = apps.peek(at: caller.app)?.windows[id] else { return turn.refuse(caller, .invalidId) }
        guard request != SDLShow(windowID: request.windowID) else { return turn.refuse(caller, .invalidData) }
        if let template = request.templateConfiguration {
            guard knows(template.template, for: window) else {
                return turn.refuse(caller, .rejected, "This display has no template \(template.template)")
            }
            if presenter.policy.judgesRequests, window.refuses(template) { return turn.refuse(caller, .rejected) }
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        let before = request.templateConfiguration == nil ? nil : apps[caller.app]
        let quirks = profile.quirks
        apps[caller.app]?.windows[id]?.apply(request, quirks)
        // A text in the clock field replaces a running media clock.
        if id == 0, request.mediaClock != nil, apps.peek(at: caller.app)?.mediaClock != nil {
            apps[caller.app]?.mediaClock = nil
            turn.touch(.mediaClock(caller.app))
        }
        turn.touch(.window(caller.app, id))
        duplicate(request, from: id, of: caller.app, &turn)
        var caller = warning(caller, of: request)
        if request.tagsNothing { caller.warn("Metadata tag was provided for a field with no data.") }
        turn.respond(caller, SDLShowResponse(success: true, resultCode: .success))
        if let before { notifyTemplate(of: before, &turn) }
    }

    /// Applies a Show to the widgets that duplicate the window. The widgets keep their own templates.
    private mutating func duplicate(
        _ request: SDLShow, from source: Int, of key: AppKey, _ turn: inout Turn
    ) {
        guard let windows = apps.peek(at: key)?.windows, windows.count > 1 else { return }
        var content = request
        content.templateConfiguration = nil
        let quirks = profile.quirks
        for (id, window) in windows where window.duplicatesFrom == source && id != source {
            apps[key]?.windows[id]?.apply(content, quirks)
            turn.touch(.window(key, id))
        }
    }

    /// Whether a template exists. A web HMI and an external car decide this themselves.
    func knows(_ template: String, for window: Window) -> Bool {
        !presenter.policy.hasProfileDisplay || profile.knows(template, for: window)
    }

    /// Notifies the app of the fields that a new template shows.
    func notifyTemplate(of before: RegisteredApp, _ turn: inout Turn) {
        guard let app = apps[before.key],
            app.windows.contains(where: { before.windows[$0.key]?.template != $0.value.template })
        else { return }
        notifyCapabilities(of: app, since: profile, was: before, &turn)
    }

    /// Whether one of the images refers to a file that the app has not sent.
    func missingImages(of key: AppKey, in images: [SDLImage]) -> Bool {
        guard !images.isEmpty, let files = apps.peek(at: key)?.files else { return false }
        return images.contains { $0.imageType == .dynamic && files[$0.value] == nil }
    }
}

extension Window {
    /// Whether a configuration must be refused: it names the current template but other colors than this template has.
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
    /// Returns the first problem: a text button has no text, or an image button has no image or has a blank text.
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

extension Profile {
    /// Whether the display has a template. If it lists none, only the app's current template and DEFAULT exist.
    func knows(_ template: String, for window: Window) -> Bool {
        template == window.template || window.type == .widget
            || display.templatesAvailable?.contains(template) ?? (template == "DEFAULT")
    }
}

extension SDLShow: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.windows[windowID ?? 0], before, as: .window(before.key, windowID ?? 0), &turn)
    }
}
