/// A font with a family, a size and a weight.
public struct UIFont: Hashable, Sendable {
    /// The thickness of the lines of a font.
    public struct Weight: Hashable, Sendable {
        /// The weight as a number from 100 to 900.
        public var rawValue: Int
        /// Creates a weight from its number, such as 300 for `light`.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A weight that is lighter than `regular`.
        public static let light = Weight(rawValue: 300)
        /// The normal weight of a font.
        public static let regular = Weight(rawValue: 400)
        /// A weight that is slightly bolder than `regular`.
        public static let medium = Weight(rawValue: 500)
        /// A weight between `medium` and `bold`.
        public static let semibold = Weight(rawValue: 600)
        /// The weight of bold text.
        public static let bold = Weight(rawValue: 700)
    }

    /// The purposes of texts. For each purpose there is a font.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        /// A single large text that fills the screen.
        case largeTitle
        /// The title of a screen.
        case title1
        /// The title of a section.
        case title2
        /// A text that is read at a glance.
        case headline
        /// A normal text.
        case body
        /// A text with details below a normal text.
        case subheadline
        /// A text with unimportant details.
        case footnote
        /// The smallest text that a driver can read.
        case caption1
    }

    /// The name of the font family, or several names separated by commas. fontconfig uses the first installed family.
    public var familyName: String
    /// The size of the font, in points.
    public var pointSize: CGFloat
    /// The weight of the font.
    public var weight: Weight

    /// Creates a font from a family name. The size is clamped to 1…500 points.
    public init(name: String, size: CGFloat, weight: Weight = .regular) {
        familyName = name
        pointSize = size.isFinite ? min(max(size, 1), 500) : 17
        self.weight = weight
    }

    /// Returns the system font, which is the same on every machine.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(name: "DejaVu Sans", size: size, weight: weight)
    }

    /// Returns the bold system font.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// Returns the monospaced system font.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: "DejaVu Sans Mono", size: size, weight: weight)
    }

    /// Returns the font for a text style, in a size that is readable at arm's length.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: systemFont(ofSize: 32, weight: .bold)
        case .title1: systemFont(ofSize: 28, weight: .bold)
        case .title2: systemFont(ofSize: 26, weight: .bold)
        case .headline: systemFont(ofSize: 24, weight: .bold)
        case .body: systemFont(ofSize: 24)
        case .subheadline: systemFont(ofSize: 20)
        case .footnote: systemFont(ofSize: 18)
        case .caption1: systemFont(ofSize: 16)
        }
    }

    /// Returns the same font in another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(name: familyName, size: size, weight: weight) }

    /// The height of a line, in points.
    @MainActor public var lineHeight: CGFloat { TextLayout.lineHeight(of: self) }
}
