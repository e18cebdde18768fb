import JSON
import SDLRPC
import SDLSupport

// Finds the app, button, choice or overlay that a command names. A failure lists the candidates.
extension AppTable {
    func named(_ key: String) throws(DriveFailure) -> RegisteredApp {
        guard let app = self[AppKey(rawValue: key)] else {
            throw DriveFailure(
                .notFound, "No app with the key \"\(key)\" is registered.",
                hint: "Name apps by their fullAppID or appID.", candidates: keys.map(\.rawValue))
        }
        return app
    }

    /// Returns the app with this key, or the active app if `key` is nil.
    func named(_ key: String?, orActive active: AppKey?) throws(DriveFailure) -> RegisteredApp {
        if let key { return try named(key) }
        guard let active, let app = self[active] else {
            throw DriveFailure(
                .notFound, "No app is active.", hint: "Activate an app, or name the app in the command.",
                candidates: keys.map(\.rawValue))
        }
        return app
    }
}

/// Returns the enumeration name if the mobile API defines the name; otherwise throws an error that lists the valid
/// names.
func known<Name: OpenEnumeration>(_ name: Name) throws(DriveFailure) -> Name {
    guard name.isKnown else {
        throw DriveFailure(
            .invalid, "\"\(name.rawValue)\" is not a value of \(Name.self).", candidates: Name.allCases.map(\.rawValue))
    }
    return name
}

/// Returns the function id of a request or notification; throws if the mobile API has no message with this name.
func function(named name: String) throws(DriveFailure) -> SDLFunctionID {
    let type =
        SDLRPCRegistry.message(named: name, .request) ?? SDLRPCRegistry.message(named: name, .notification)
        ?? (name == SDLGenericResponse.name ? SDLGenericResponse.self : nil)
    guard let type else {
        throw DriveFailure(
            .notFound, "\"\(name)\" is not a request of the interface.",
            candidates: SDLRPCRegistry.messages.filter { $0.kind == .request }.map { $0.name })
    }
    return type.functionID
}

extension [SDLSoftButton] {
    func first(matching target: Target) throws(DriveFailure) -> SDLSoftButton {
        let found = filter { button in
            (target.id == nil || target.id == button.softButtonID) && (target.text == nil || target.text == button.text)
        }
        guard let button = found.first else {
            throw DriveFailure(.notFound, "No soft button matches \(target).", candidates: map(\.label))
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
