/// A report that an app has used a view class in a wrong way. The wrong call had no effect.
package struct UIDiagnostic: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case cycle, depth, number, layoutLoop, drawLoop, touches, children, target, symbol, rows, storyboard
    }

    package var kind: Kind
    /// A description of the problem and of its remedy.
    package var message: String
    /// The id of the view with the problem; 0 if no view is involved.
    package var view: Int

    /// The handler for diagnostics of views that have no window, and for diagnostics of windows whose `onDiagnostic` is
    /// nil.
    @MainActor package static var onReport: ((UIDiagnostic) -> Void)?

    /// Reports a problem that belongs to no view.
    @MainActor
    package static func report(_ kind: Kind, _ message: String) {
        onReport?(UIDiagnostic(kind: kind, message: message, view: 0))
    }
}

extension UIView {
    func report(_ kind: UIDiagnostic.Kind, _ message: String) {
        let diagnostic = UIDiagnostic(kind: kind, message: "\(className) \(viewID): \(message)", view: viewID)
        (window?.onDiagnostic ?? UIDiagnostic.onReport)?(diagnostic)
    }

    /// The name of the view's class, without the module.
    package var className: String { ClassNames.name(of: type(of: self)) }
}

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
