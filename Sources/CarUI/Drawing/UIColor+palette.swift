extension UIColor {
    /// The fully transparent colour.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// The colour black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// The colour white.
    public static let white = UIColor(white: 1, alpha: 1)
    /// A dark grey.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// A middle grey.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A light grey.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// A pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// A pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// A pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// A pure yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The colour orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The colour cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The colour magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The colour purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The colour brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // The system colours are made for displays in cars: muted by day and dim by night, always with good text contrast.

    /// A blue that is the default tint of controls and selected items.
    public static let systemBlue = UIColor(hex: 0x0A63C9, night: 0x5AA9FF)
    /// A green for success.
    public static let systemGreen = UIColor(hex: 0x1B7F4B, night: 0x4CC38A)
    /// A red for errors and destructive actions.
    public static let systemRed = UIColor(hex: 0xC4322B, night: 0xFF7369)
    /// An orange for warnings.
    public static let systemOrange = UIColor(hex: 0xB85C00, night: 0xFFA94D)
    /// A yellow for stars and favourites.
    public static let systemYellow = UIColor(hex: 0xE0A800, night: 0xFFD43B)
    /// A teal for water and weather.
    public static let systemTeal = UIColor(hex: 0x0B7285, night: 0x66D9E8)
    /// A purple for an additional category.
    public static let systemPurple = UIColor(hex: 0x6741D9, night: 0xB197FC)
    /// A pink for an additional category.
    public static let systemPink = UIColor(hex: 0xC2255C, night: 0xFAA2C1)
    /// A grey for neutral elements.
    public static let systemGray = UIColor(hex: 0x6B7682, night: 0x8B96A3)

    /// The colour of important text.
    public static let label = UIColor(hex: 0x10161D, night: 0xF2F5F8)
    /// The colour of less important text, such as subtitles.
    public static let secondaryLabel = UIColor(hex: 0x53606D, night: 0xA3AFBB)
    /// The colour of unimportant text, such as details.
    public static let tertiaryLabel = UIColor(hex: 0x7A8692, night: 0x77838F)
    /// The colour of the placeholder in an empty text field.
    public static let placeholderText = UIColor(hex: 0x56626E, night: 0x8E9AA6)
    /// The background colour of screens.
    public static let systemBackground = UIColor(hex: 0xF1F3F6, night: 0x0C1015)
    /// The background colour of bars, cells and cards.
    public static let secondarySystemBackground = UIColor(hex: 0xFFFFFF, night: 0x171D25)
    /// The background colour of fields and buttons.
    public static let tertiarySystemBackground = UIColor(hex: 0xE6EAEF, night: 0x232B35)
    /// The fill colour of highlighted elements.
    public static let systemFill = UIColor(hex: 0xD5DBE2, night: 0x313B47)
    /// The colour of thin lines between elements.
    public static let separator = UIColor(hex: 0xDCE1E7, night: 0x29323D)
}
