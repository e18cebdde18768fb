/// The appearances of a screen, for day and night.
public enum UIUserInterfaceStyle: String, Hashable, Sendable {
    /// The appearance that is set for the screen.
    case unspecified
    /// The appearance for the day.
    case light
    /// The appearance for the night.
    case dark
}

/// The traits of the display that a view can adapt to.
public struct UITraitCollection: Hashable, Sendable {
    /// The appearance of the display, for day or night.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// The number of pixels in a point.
    public var displayScale: CGFloat

    /// Creates a collection of traits.
    public init(userInterfaceStyle: UIUserInterfaceStyle = .light, displayScale: CGFloat = 1) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
    }

    /// The traits that apply to the current drawing.
    @MainActor public internal(set) static var current = UITraitCollection()
}
