/// A colour, or a pair of colours for day and night.
public final class UIColor: Hashable, Sendable {
    /// The components of a colour: red, green, blue and opacity, each from 0 to 1.
    struct Components: Hashable, Sendable {
        var red, green, blue, alpha: CGFloat
    }

    private let day: Components
    private let night: Components

    private init(day: Components, night: Components) {
        self.day = day
        self.night = night
    }

    /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = Components(
            red: red.within01, green: green.within01, blue: blue.within01, alpha: alpha.within01)
        self.init(day: components, night: components)
    }

    /// Creates a grey, from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour for day and night. `dynamicProvider` is called once for the day and once for the night.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            day: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).day,
            night: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).night)
    }

    /// Creates a colour from `0xRRGGBB`, optionally with a different colour for the night.
    convenience init(hex: UInt32, night: UInt32? = nil, alpha: CGFloat = 1) {
        self.init(day: Components(hex: hex, alpha: alpha), night: Components(hex: night ?? hex, alpha: alpha))
    }

    /// Returns the same colour with the opacity `alpha`.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var (day, night) = (day, night)
        day.alpha = alpha.within01
        night.alpha = alpha.within01
        return UIColor(day: day, night: night)
    }

    /// Returns the colour for the day or for the night, depending on the traits.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        let components = components(for: traits.userInterfaceStyle)
        return UIColor(day: components, night: components)
    }

    /// This colour as a `CGColor`, for a layer.
    public var cgColor: CGColor { self }

    /// Sets the fill colour of the current context to this colour.
    @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }
    /// Sets the stroke colour of the current context to this colour.
    @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(self) }
    /// Sets the fill and stroke colours of the current context to this colour.
    @MainActor public func set() {
        setFill()
        setStroke()
    }

    /// Returns the colour in CSS notation: `#rrggbb`, or `#rrggbbaa` if the colour is not opaque.
    func hex(for style: UIUserInterfaceStyle) -> String {
        let parts = components(for: style)
        let opaque = [parts.red, parts.green, parts.blue]
        return "#"
            + (parts.alpha < 1 ? opaque + [parts.alpha] : opaque).map {
                let digits = String(Int(($0 * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    func components(for style: UIUserInterfaceStyle) -> Components { style == .dark ? night : day }

    @MainActor var current: Components { components(for: UITraitCollection.current.userInterfaceStyle) }

    /// Returns a mix of this colour and `other`. `part` is the share of `other` in the mix, from 0 to 1.
    func mixed(with other: UIColor, at part: CGFloat) -> UIColor {
        UIColor(day: day.mixed(with: other.day, at: part), night: night.mixed(with: other.night, at: part))
    }

    /// Whether the two colours are equal by day and by night.
    public static func == (left: UIColor, right: UIColor) -> Bool {
        left === right || (left.day == right.day && left.night == right.night)
    }

    /// Hashes the day and night colours.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(day)
        hasher.combine(night)
    }
}

/// The colour of a layer.
public typealias CGColor = UIColor

extension UIColor.Components {
    init(hex: UInt32, alpha: CGFloat) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha.within01)
    }

    func mixed(with other: Self, at part: CGFloat) -> Self {
        Self(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
    }
}

extension CGFloat {
    /// The number limited to the range from 0 to 1. NaN becomes 0.
    var within01: CGFloat { isNaN ? 0 : Swift.min(1, Swift.max(0, self)) }
}
