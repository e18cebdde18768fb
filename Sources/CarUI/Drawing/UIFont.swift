/// A typeface at a size and a weight.
public struct UIFont: Hashable, Sendable {
    /// How bold, as steps of a hundred from 100 to 900.
    public struct Weight: Hashable, Sendable {
        /// The step.
        public var rawValue: Int
        /// Creates a weight of its step.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Thin.
        public static let light = Weight(rawValue: 300)
        /// As books are set.
        public static let regular = Weight(rawValue: 400)
        /// A little bolder.
        public static let medium = Weight(rawValue: 500)
        /// Nearly bold.
        public static let semibold = Weight(rawValue: 600)
        /// Bold.
        public static let bold = Weight(rawValue: 700)
    }

    /// What a text is for.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        /// The one thing on the screen.
        case largeTitle
        /// The title of a screen.
        case title1
        /// The title of a part.
        case title2
        /// What is read at a glance.
        case headline
        /// What is read.
        case body
        /// What says more about it.
        case subheadline
        /// What may be overlooked.
        case footnote
        /// The smallest that is read in a car.
        case caption1
    }

    /// The family's name, as fontconfig knows it; names after a comma stand in when the first is missing.
    public var familyName: String
    /// The height of the type, in points.
    public var pointSize: CGFloat
    /// How bold.
    public var weight: Weight

    /// Creates a font of a family.
    public init(name: String, size: CGFloat, weight: Weight = .regular) {
        familyName = name
        pointSize = size.isFinite ? min(max(size, 1), 500) : 17
        self.weight = weight
    }

    /// The house's typeface, the same on every machine.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(name: "DejaVu Sans", size: size, weight: weight)
    }

    /// The house's typeface in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The house's typeface with digits of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: "DejaVu Sans Mono", size: size, weight: weight)
    }

    /// The font for what a text is for, at sizes that can be read at arm's length.
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

    /// The same face at another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(name: familyName, size: size, weight: weight) }

    /// How high a line is.
    @MainActor public var lineHeight: CGFloat { TextLayout.lineHeight(of: self) }
}
