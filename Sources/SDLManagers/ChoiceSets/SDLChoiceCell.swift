/// One thing to choose from: a text, and what may stand, sound or be seen with it. CHS-02
///
/// A cell has no id: what has to be numbered or uploaded is the library's business. Two cells with the same texts, image
/// names and voice commands are the same cell, and are put on the head unit once. CHS-24, CHS-27
public struct SDLChoiceCell: Sendable {
    /// The first line: the text by which the driver knows the choice.
    public let text: String
    /// A second line, where the display has one for choices.
    public let secondaryText: String?
    /// A third line, where the display has one for choices.
    public let tertiaryText: String?
    /// What the driver may say to choose it; nil for a choice by hand alone.
    public let voiceCommands: [String]?
    /// The image before the text, where the display has one for choices.
    public let artwork: SDLArtwork?
    /// A second image after the text, where the display has one for choices.
    public let secondaryArtwork: SDLArtwork?

    /// Creates a cell of everything a choice can have; only the text has to be there. CHS-03
    public init(
        text: String, secondaryText: String? = nil, tertiaryText: String? = nil, voiceCommands: [String]? = nil,
        artwork: SDLArtwork? = nil, secondaryArtwork: SDLArtwork? = nil
    ) {
        self.text = text
        self.secondaryText = secondaryText
        self.tertiaryText = tertiaryText
        self.voiceCommands = voiceCommands
        self.artwork = artwork
        self.secondaryArtwork = secondaryArtwork
    }

    /// Creates a cell with an image and voice commands. CHS-03
    public init(text: String, artwork: SDLArtwork?, voiceCommands: [String]?) {
        self.init(text: text, voiceCommands: voiceCommands, artwork: artwork)
    }

    package var artworks: [SDLArtwork] { [artwork, secondaryArtwork].compactMap(\.self) }
}

/// By all texts, image names and voice commands. CHS-16
extension SDLChoiceCell: Hashable {
    /// Two cells are equal when the driver sees and says the same.
    public static func == (one: SDLChoiceCell, other: SDLChoiceCell) -> Bool {
        one.traits == other.traits
    }

    /// Hashes what counts for equality.
    public func hash(into hasher: inout Hasher) {
        traits.hash(into: &hasher)
    }

    private struct Traits: Hashable {
        let text: String
        let secondaryText: String?
        let tertiaryText: String?
        let voiceCommands: [String]?
        let artwork: String?
        let secondaryArtwork: String?
    }

    private var traits: Traits {
        Traits(
            text: text, secondaryText: secondaryText, tertiaryText: tertiaryText, voiceCommands: voiceCommands,
            artwork: artwork?.name, secondaryArtwork: secondaryArtwork?.name)
    }
}

/// Choices that are put on the head unit, and presented, as one. CHS-04
///
/// There may be more than a hundred of them; in return they are never mixed with others.
public struct SDLChoiceCellGroup: Sendable, Hashable {
    /// By this name a choice set asks for the group.
    public let name: String
    /// All its choices, in order.
    public let choices: [SDLChoiceCell]

    /// Creates a group of 1 to 10,000 choices; preload it before a choice set asks for it by name.
    public init(name: String, choices: [SDLChoiceCell]) {
        self.name = name
        self.choices = choices
    }

    /// How many choices a set of the head unit takes, and how many sets an interaction. CHS-05
    package static let setLimit = 100
    package static let limit = setLimit * setLimit
}
