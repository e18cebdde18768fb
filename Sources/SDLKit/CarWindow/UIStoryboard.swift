public import CarUI
public import Foundation

/// A collection of view controllers with names. The class has only the members that the example in proposal SDL-0091
/// uses. Ruling 73
///
/// SDLKit reads no storyboard files. Before you use a name, register a closure for this name:
/// `UIStoryboard.register(name: "SDLWindow") { MapViewController() }`.
@MainActor
public final class UIStoryboard {
    private struct Scene: Hashable {
        let storyboard: String
        /// The identifier of the view controller; nil for the storyboard's initial view controller.
        let identifier: String?
    }

    private static var scenes: [Scene: () -> UIViewController] = [:]
    private let name: String

    /// Creates a storyboard with a registered name. `bundle` is ignored, because SDLKit reads no storyboard files.
    public init(name: String, bundle: Bundle?) { self.name = name }

    /// Registers a closure that creates the view controller named `identifier`; a nil identifier means the storyboard's
    /// initial view controller. A later registration replaces an earlier registration.
    public static func register(
        name: String, identifier: String? = nil, _ create: @escaping @MainActor () -> UIViewController
    ) {
        scenes[Scene(storyboard: name, identifier: identifier)] = create
    }

    /// Returns a new initial controller. Without a registered closure, returns nil and reports a diagnostic.
    public func instantiateInitialViewController() -> UIViewController? { make(nil) }

    /// Returns a new controller for `identifier`. Without a registered closure, returns an empty controller and reports
    /// a diagnostic.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier) ?? UIViewController()
    }

    private func make(_ identifier: String?) -> UIViewController? {
        guard let create = Self.scenes[Scene(storyboard: name, identifier: identifier)] else {
            let names = Set(Self.scenes.keys.map(\.storyboard)).sorted().joined(separator: ", ")
            let scene = identifier.map { "no controller \"\($0)\"" } ?? "no initial controller"
            UIDiagnostic.report(
                .storyboard,
                "the storyboard \"\(name)\" has \(scene); call UIStoryboard.register first. Registered names: "
                    + (names.isEmpty ? "none" : names))
            return nil
        }
        return create()
    }
}
