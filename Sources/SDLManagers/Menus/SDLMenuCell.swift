public import SDLRPC

/// One line of the app's menu: a command, or a menu of its own.
@MainActor
public struct SDLMenuCell {
    /// The line's text.
    public let title: String
    /// A second line, where the display has one in menus.
    public let secondaryText: String?
    /// A third line, where the display has one in menus.
    public let tertiaryText: String?
    /// The image before the title; nil for none.
    public let icon: SDLArtwork?
    /// A second image after the title, where the display has one in menus.
    public let secondaryArtwork: SDLArtwork?
    /// What the driver may say to choose the command; nil for a line that opens a menu.
    public let voiceCommands: [String]?
    /// Called when the driver has chosen the command; nil for a line that opens a menu.
    public let handler: (@MainActor (SDLTriggerSource) -> Void)?
    /// How the menu behind it is laid out; nil leaves it to `SDLMenuConfiguration`.
    public let submenuLayout: SDLMenuLayout?
    /// The lines of the menu behind it; nil for a command.
    public let subCells: [SDLMenuCell]?

    /// Creates a command: a line that calls `handler` when the driver chooses it.
    public init(
        title: String, secondaryText: String? = nil, tertiaryText: String? = nil, icon: SDLArtwork? = nil,
        secondaryArtwork: SDLArtwork? = nil, voiceCommands: [String]? = nil,
        handler: @escaping @MainActor (SDLTriggerSource) -> Void
    ) {
        self.title = title
        self.secondaryText = secondaryText
        self.tertiaryText = tertiaryText
        self.icon = icon
        self.secondaryArtwork = secondaryArtwork
        self.voiceCommands = voiceCommands?.isEmpty == false ? voiceCommands : nil
        self.handler = handler
        submenuLayout = nil
        subCells = nil
    }

    /// Creates a line that opens a menu of `subCells`.
    public init(
        title: String, secondaryText: String? = nil, tertiaryText: String? = nil, icon: SDLArtwork? = nil,
        secondaryArtwork: SDLArtwork? = nil, submenuLayout: SDLMenuLayout? = nil, subCells: [SDLMenuCell]
    ) {
        self.title = title
        self.secondaryText = secondaryText
        self.tertiaryText = tertiaryText
        self.icon = icon
        self.secondaryArtwork = secondaryArtwork
        voiceCommands = nil
        handler = nil
        self.submenuLayout = submenuLayout
        self.subCells = subCells
    }

    /// Whether the head unit would show and hear the same line. What is behind it, and what it does, does not count.
    func looks(like other: SDLMenuCell) -> Bool {
        title == other.title && secondaryText == other.secondaryText && tertiaryText == other.tertiaryText
            && icon?.name == other.icon?.name && secondaryArtwork?.name == other.secondaryArtwork?.name
            && voiceCommands == other.voiceCommands && submenuLayout == other.submenuLayout
            && (subCells == nil) == (other.subCells == nil)
    }

    /// The cell and everything behind it.
    var all: [SDLMenuCell] { [self] + (subCells ?? []).flatMap(\.all) }
}

/// How the app's menus are laid out.
public struct SDLMenuConfiguration: Hashable, Sendable {
    /// The layout of the main menu.
    public var mainMenuLayout: SDLMenuLayout
    /// The layout of a menu behind a line, where the line's `submenuLayout` is nil.
    public var defaultSubmenuLayout: SDLMenuLayout

    /// Creates a configuration; both layouts are lists unless said otherwise.
    public init(mainMenuLayout: SDLMenuLayout = .list, defaultSubmenuLayout: SDLMenuLayout = .list) {
        self.mainMenuLayout = mainMenuLayout
        self.defaultSubmenuLayout = defaultSubmenuLayout
    }
}
