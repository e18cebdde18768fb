/// Something an app does that cannot be meant: said, survived, and left out.
package struct UIDiagnostic: Hashable, Sendable {
    /// What kind of thing, for a program.
    package enum Kind: String, Sendable {
        case cycle, depth, number, layoutLoop, drawLoop, touches, children
    }

    package var kind: Kind
    /// What was asked, and what to do instead.
    package var message: String
    /// The view it is about.
    package var view: Int

    /// Told what views do that are in no window, or in one that has nobody to tell.
    @MainActor package static var onReport: ((UIDiagnostic) -> Void)?
}

extension UIView {
    func report(_ kind: UIDiagnostic.Kind, _ message: String) {
        let diagnostic = UIDiagnostic(kind: kind, message: "\(className) \(viewID): \(message)", view: viewID)
        (window?.onDiagnostic ?? UIDiagnostic.onReport)?(diagnostic)
    }

    /// The name of its class, without its module.
    package var className: String { ClassNames.name(of: type(of: self)) }
}

/// Names of classes, each asked for once.
@MainActor
enum ClassNames {
    private static var known: [ObjectIdentifier: String] = [:]

    static func name(of type: Any.Type) -> String {
        if let name = known[ObjectIdentifier(type)] { return name }
        let name = String(describing: type)
        known[ObjectIdentifier(type)] = name
        return name
    }
}
