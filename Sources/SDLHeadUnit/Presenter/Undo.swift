import SDLRPC
import SDLSupport

// Requests take effect before a web HMI answers. Their effects are undone if the web HMI refuses the request.
extension RegisteredApp {
    /// Undoes the change of a refused request, and returns the changed parts of the app. Later changes remain.
    mutating func undo(_ request: any SDLRPCMessage, _ before: RegisteredApp) -> [AppPart] {
        if request is SDLSetAppIcon {
            icon = before.icon
            return [.icon]
        }
        if let request = request as? SDLDeleteWindow {
            capabilities.restore(window: request.windowID, from: before.capabilities)
        }
        let part = menu.undo(request, before.menu) ?? choices.undo(request, before.choices)
        return part.map { [$0] } ?? screen.undo(request, before.screen)
    }
}

extension Window {
    /// Restores the earlier values of the members that a refused Show has set.
    mutating func undo(_ show: SDLShow, _ before: Window) {
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
        // A Show always sets these two members.
        content.alignment = before.content.alignment
        content.customPresets = before.content.customPresets
        if show.templateConfiguration != nil { takeTemplate(of: before) }
    }

    mutating func takeTemplate(of other: Window) {
        (template, dayColorScheme, nightColorScheme) = (other.template, other.dayColorScheme, other.nightColorScheme)
    }
}
