import SDLRPC
import SDLSupport

// Requests take effect before a web HMI answers, and are undone if the web HMI refuses them.
extension RegisteredApp {
    /// Takes back what a refused request has changed; later changes remain. Returns the changed parts of the state.
    mutating func undo(_ request: any SDLRPCMessage, _ before: RegisteredApp) -> [AppPart] {
        switch request {
        case let request as SDLShow: return undo(show: request, before)
        case let request as SDLCreateWindow:
            windows[request.windowID] = before.windows[request.windowID]
            return [.window(request.windowID)]
        case let request as SDLDeleteWindow: return undo(deletionOf: request.windowID, before)
        case is SDLSetDisplayLayout:
            if let window = before.windows[0] { windows[0]?.takeTemplate(of: window) }
            return [.window(0)]
        case is SDLSetAppIcon:
            icon = before.icon
            return [.icon]
        default:
            let part =
                menu.undo(request, before.menu) ?? choices.undo(request, before.choices)
                ?? screen.undo(request, before.screen)
            return part.map { [$0] } ?? []
        }
    }

    private mutating func undo(show request: SDLShow, _ before: RegisteredApp) -> [AppPart] {
        let id = request.windowID ?? 0
        var parts: [AppPart] = []
        for (other, old) in before.windows where other == id || windows[other]?.duplicatesFrom == id {
            var request = request
            if other != id { request.templateConfiguration = nil }
            windows[other]?.undo(request, old)
            parts.append(.window(other))
        }
        // A text in the clock field has replaced the media clock.
        if id == 0, request.mediaClock != nil, screen.mediaClock == nil, let clock = before.screen.mediaClock {
            screen.mediaClock = clock
            parts.append(.mediaClock)
        }
        return parts
    }

    private mutating func undo(deletionOf id: Int, _ before: RegisteredApp) -> [AppPart] {
        windows.restore(id, from: before.windows)
        reported[.displays]?.restore(window: id, from: before.reported[.displays])
        let copies = before.windows.filter { $0.value.duplicatesFrom == id }.map(\.key)
        for copy in copies { windows[copy]?.duplicatesFrom = id }
        return ([id] + copies).map(AppPart.window)
    }
}

extension Window {
    /// Takes back the values that a Show has set.
    fileprivate mutating func undo(_ show: SDLShow, _ before: Window) {
        func back<Value>(_ member: WritableKeyPath<SDLShow, Value?>) {
            if show[keyPath: member] != nil { content[keyPath: member] = before.content[keyPath: member] }
        }
        let texts: [WritableKeyPath<SDLShow, String?>] = [
            \.mainField1, \.mainField2, \.mainField3, \.mainField4, \.statusBar, \.mediaClock, \.mediaTrack,
            \.templateTitle,
        ]
        for text in texts { back(text) }
        back(\.graphic)
        back(\.secondaryGraphic)
        back(\.softButtons)
        back(\.metadataTags)
        // A Show always sets these two.
        content.alignment = before.content.alignment
        content.customPresets = before.content.customPresets
        if show.templateConfiguration != nil { takeTemplate(of: before) }
    }

    fileprivate mutating func takeTemplate(of other: Window) {
        (template, dayColorScheme, nightColorScheme) = (other.template, other.dayColorScheme, other.nightColorScheme)
    }
}
