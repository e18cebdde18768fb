import SDLRPC
import SDLSupport

// What stands on the main screen.
extension HeadUnitState {
    mutating func show(_ request: SDLShow, _ caller: Caller, _ turn: inout Turn) {
        let id = request.windowID ?? 0
        guard var window = apps[caller.app]?.windows[id] else { return turn.refuse(caller, .invalidId) }
        guard request != SDLShow(windowID: request.windowID) else { return turn.refuse(caller, .invalidData) }
        if let template = request.templateConfiguration {
            guard profile.knows(template.template, for: window) else {
                return turn.refuse(caller, .rejected, "This display has no template \(template.template)")
            }
            if window.refuses(template) { return turn.refuse(caller, .rejected) }
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        let before = request.templateConfiguration == nil ? nil : apps[caller.app]
        window.apply(request, profile.quirks)
        apps[caller.app]?.windows[id] = window
        // A text for the clock takes the place of a running one.
        if id == 0, request.mediaClock != nil, apps[caller.app]?.mediaClock != nil {
            apps[caller.app]?.mediaClock = nil
            turn.touch(.mediaClock(caller.app))
        }
        turn.touch(.window(caller.app, id))
        turn.respond(
            warning(caller, ofMissing: request.images), SDLShowResponse(success: true, resultCode: .success))
        if let before { tellTemplate(of: before, &turn) }
    }

    /// Another template shows other fields, and the app is told which.
    func tellTemplate(of before: RegisteredApp, _ turn: inout Turn) {
        guard let app = apps[before.key], app.windows[0]?.template != before.windows[0]?.template else { return }
        tellCapabilities(of: app, since: profile, was: before, &turn)
    }

    /// Whether one of the images is a file the app has not sent.
    func missingImages(of key: AppKey, in images: [SDLImage]) -> Bool {
        guard let files = apps[key]?.files else { return false }
        return images.contains { $0.imageType == .dynamic && files[$0.value] == nil }
    }
}

extension Window {
    /// The same template may be named again, its colours may not change.
    fileprivate func refuses(_ configuration: SDLTemplateConfiguration) -> Bool {
        guard configuration.template == template else { return false }
        let day = configuration.dayColorScheme.map { dayColorScheme != nil && $0 != dayColorScheme } ?? false
        let night = configuration.nightColorScheme.map { nightColorScheme != nil && $0 != nightColorScheme } ?? false
        return day || night
    }
}

extension SDLShow {
    var images: [SDLImage] {
        [graphic, secondaryGraphic].compactMap { $0 } + (softButtons ?? []).compactMap(\.image)
    }
}

extension [SDLSoftButton] {
    /// A button that shows only an image may not carry a blank text, and one that shows text must have one.
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
    /// Whether the display has a template. One without a list of them shows the template an app begins with.
    func knows(_ template: String, for window: Window) -> Bool {
        template == window.template || window.type == .widget
            || display.templatesAvailable?.contains(template) ?? (template == "DEFAULT")
    }
}
