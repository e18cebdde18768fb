/// Day or night.
public enum UIUserInterfaceStyle: String, Hashable, Sendable {
    /// As the screen says.
    case unspecified
    /// By day.
    case light
    /// By night.
    case dark
}

/// What a view may take into account when it chooses its looks.
public struct UITraitCollection: Hashable, Sendable {
    /// Day or night.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels to a point.
    public var displayScale: CGFloat

    /// Creates traits.
    public init(userInterfaceStyle: UIUserInterfaceStyle = .light, displayScale: CGFloat = 1) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
    }

    /// The traits of what is being drawn at this moment.
    @MainActor public internal(set) static var current = UITraitCollection()
}
