public import CarUI
public import Foundation

/// Creates view controllers by name. The class has only the members that the example in proposal SDL-0091 uses. Ruling
/// 73
///
/// SDLKit reads no storyboard files. Register a closure for each name before you use the name:
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

    /// Creates a storyboard for a registered name. `bundle` is ignored, because SDLKit reads no storyboard files.
    public init(name: String, bundle: Bundle?) { self.name = name }

    /// Registers a closure that creates a controller: the one with `identifier`, or without an identifier the
    /// storyboard's initial controller. A later registration replaces an earlier one.
    public static func register(
        name: String, identifier: String? = nil, _ create: @escaping @MainActor () -> UIViewController
    ) {
        scenes[Scene(storyboard: name, identifier: identifier)] = create
    }

    /// Returns a new initial controller. If none is registered for the storyboard's name, reports a diagnostic and
    /// returns nil.
    public func instantiateInitialViewController() -> UIViewController? { make(nil) }

    /// Returns a new controller with an identifier. If none is registered, reports a diagnostic and returns an empty
    /// controller.
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
