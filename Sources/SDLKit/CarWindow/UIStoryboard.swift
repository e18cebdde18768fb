public import CarUI
public import Foundation

/// Creates view controllers by name, as far as the worked example of SDL-0091 needs storyboards. Ruling 73
///
/// SDLKit has no interface files. An app registers a closure for each name before it uses the name:
/// `UIStoryboard.register(name: "SDLWindow") { MapViewController() }`.
@MainActor
public final class UIStoryboard {
    private struct Scene: Hashable {
        let storyboard: String
        /// The identifier of a controller; nil means the initial controller.
        let identifier: String?
    }

    private static var scenes: [Scene: () -> UIViewController] = [:]
    private let name: String

    /// Creates a storyboard with a registered name. `bundle` is ignored, because no bundle contains storyboards.
    public init(name: String, bundle: Bundle?) { self.name = name }

    /// Registers a closure that creates the initial controller of a storyboard, or the controller with an identifier. A
    /// later registration replaces an earlier one.
    public static func register(
        name: String, identifier: String? = nil, _ create: @escaping @MainActor () -> UIViewController
    ) {
        scenes[Scene(storyboard: name, identifier: identifier)] = create
    }

    /// Returns a new initial controller. Without a registration for the name, reports a diagnostic and returns nil.
    public func instantiateInitialViewController() -> UIViewController? { make(nil) }

    /// Returns a new controller with an identifier, or an empty controller and a diagnostic if none is registered.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier) ?? UIViewController()
    }

    private func make(_ identifier: String?) -> UIViewController? {
        guard let create = Self.scenes[Scene(storyboard: name, identifier: identifier)] else {
            let names = Set(Self.scenes.keys.map(\.storyboard)).sorted().joined(separator: ", ")
            let scene = identifier.map { "no controller \"\($0)\"" } ?? "no initial controller"
            UIDiagnostic.onReport?(
                UIDiagnostic(
                    kind: .storyboard,
                    message: "the storyboard \"\(name)\" has \(scene); call UIStoryboard.register first. Registered "
                        + "names: \(names.isEmpty ? "none" : names)",
                    view: 0))
            return nil
        }
        return create()
    }
}
