import JSON
import SDLRPC
import SDLSupport

// Finds the app, button, choice or overlay that a command names. A failure lists the candidates.
extension HeadUnitState {
    func app(_ key: String) throws(DriveFailure) -> RegisteredApp {
        guard let app = apps[AppKey(rawValue: key)] else {
            throw DriveFailure(
                .notFound, "No app with the key \"\(key)\" is registered.",
                hint: "Name apps by their fullAppID or appID.", candidates: apps.keys.map(\.rawValue))
        }
        return app
    }

    /// Returns the named app, or the active one if `key` is nil.
    func app(orActive key: String?) throws(DriveFailure) -> RegisteredApp {
        if let key { return try app(key) }
        guard let active = activeApp, let app = apps[active] else {
            throw DriveFailure(
                .notFound, "No app is active.", hint: "Activate an app, or name the app in the command.",
                candidates: apps.keys.map(\.rawValue))
        }
        return app
    }

    /// Returns the named overlay, or the visible one if `id` is nil.
    func overlay(_ id: String?) throws(DriveFailure) -> Overlay {
        guard let id else {
            guard let visible = visibleOverlay else {
                throw DriveFailure(.notFound, "No overlay is shown.", hint: "An app must request an overlay first.")
            }
            return visible
        }
        guard let overlay = overlays[id] else {
            throw DriveFailure(
                .notFound, "There is no overlay \"\(id)\".", hint: "The overlay may have ended already.",
                candidates: overlays.keys)
        }
        return overlay
    }

    func known<Name: OpenEnumeration>(_ name: Name) throws(DriveFailure) -> Name {
        guard name.isKnown else {
            throw DriveFailure(
                .invalid, "\"\(name.rawValue)\" is not a value of \(Name.self).",
                candidates: Name.allCases.map(\.rawValue))
        }
        return name
    }

    func find(_ target: Target, in buttons: [SDLSoftButton]) throws(DriveFailure) -> SDLSoftButton {
        let found = buttons.filter { button in
            (target.id == nil || target.id == button.softButtonID) && (target.text == nil || target.text == button.text)
        }
        guard let button = found.first else {
            throw DriveFailure(
                .notFound, "No soft button matches \(target).", candidates: buttons.map(\.label))
        }
        guard found.count == 1 else {
            throw DriveFailure(
                .ambiguous, "\(found.count) soft buttons match \(target).", hint: "Name the soft button by its id.",
                candidates: found.map(\.label))
        }
        return button
    }
}

extension SDLSoftButton {
    fileprivate var label: String { "\(softButtonID) \(text ?? "")" }
}

extension Target: CustomStringConvertible {
    package var description: String {
        let parts = [id.map { "the id \($0)" }, text.map { "the text \"\($0)\"" }].compactMap { $0 }
        return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
    }
}
