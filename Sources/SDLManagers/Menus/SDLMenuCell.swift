public import SDLRPC

/// One line of the app's menu. A line is either a command or a submenu.
@MainActor
public struct SDLMenuCell {
    /// The first line of text.
    public let title: String
    /// The second line of text, on displays that show two lines for each menu entry.
    public let secondaryText: String?
    /// The third line of text, on displays that show three lines for each menu entry.
    public let tertiaryText: String?
    /// The image before the title of the line.
    public let icon: SDLArtwork?
    /// A second image after the title, on displays that show two images for each menu entry.
    public let secondaryArtwork: SDLArtwork?
    /// The voice commands that select the line; nil for a line without voice commands, such as a submenu.
    public let voiceCommands: [String]?
    /// Called when the driver selects the command; nil for a submenu.
    public let handler: (@MainActor (SDLTriggerSource) -> Void)?
    /// The layout of the submenu. If the value is nil, `SDLMenuConfiguration` determines the layout.
    public let submenuLayout: SDLMenuLayout?
    /// The lines of the submenu; nil for a command.
    public let subCells: [SDLMenuCell]?

    /// Creates a command, which calls `handler` when the driver selects the command.
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

    /// Creates a submenu. `subCells` are the lines of the submenu.
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

    /// Returns whether both lines look equal on the head unit. Their handlers and the lines inside submenus are not
    /// compared.
    func looks(like other: SDLMenuCell) -> Bool {
        title == other.title && secondaryText == other.secondaryText && tertiaryText == other.tertiaryText
            && icon?.name == other.icon?.name && secondaryArtwork?.name == other.secondaryArtwork?.name
            && voiceCommands == other.voiceCommands && submenuLayout == other.submenuLayout
            && (subCells == nil) == (other.subCells == nil)
    }

    var all: [SDLMenuCell] { [self] + (subCells ?? []).flatMap(\.all) }
}

/// The layouts of the app's menus.
public struct SDLMenuConfiguration: Hashable, Sendable {
    /// The layout of the main menu.
    public var mainMenuLayout: SDLMenuLayout
    /// The layout of submenus whose `submenuLayout` is nil.
    public var defaultSubmenuLayout: SDLMenuLayout

    /// Creates a configuration. By default, both layouts are lists.
    public init(mainMenuLayout: SDLMenuLayout = .list, defaultSubmenuLayout: SDLMenuLayout = .list) {
        self.mainMenuLayout = mainMenuLayout
        self.defaultSubmenuLayout = defaultSubmenuLayout
    }
}
