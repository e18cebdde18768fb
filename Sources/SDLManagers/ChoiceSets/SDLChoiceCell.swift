/// One choice: a text, with optional further texts, images and voice commands. CHS-02
///
/// A cell has no id. The library assigns the ids and uploads the images. Two cells with equal texts, image names and
/// voice commands count as the same cell, which the library sends to the head unit only once. CHS-24, CHS-27
public struct SDLChoiceCell: Sendable {
    /// The first line of text, by which the driver recognizes the choice.
    public let text: String
    /// The second line of text, on displays that show two lines for each choice.
    public let secondaryText: String?
    /// The third line of text, on displays that show three lines for each choice.
    public let tertiaryText: String?
    /// The voice commands that select the choice. If the list is nil, the driver cannot select the choice by voice.
    public let voiceCommands: [String]?
    /// The image before the text, on displays that show images for choices.
    public let artwork: SDLArtwork?
    /// A second image after the text, on displays that show two images for each choice.
    public let secondaryArtwork: SDLArtwork?

    /// Creates a cell. Only the text is required. CHS-03
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

extension SDLChoiceCell: Hashable {
    /// Returns whether all texts, image names and voice commands are equal. CHS-16
    public static func == (one: SDLChoiceCell, other: SDLChoiceCell) -> Bool {
        one.traits == other.traits
    }

    /// Hashes those properties in which cells usually differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(artwork?.name)
    }

    private var traits: (String, String?, String?, [String]?, String?, String?) {
        (text, secondaryText, tertiaryText, voiceCommands, artwork?.name, secondaryArtwork?.name)
    }
}

/// Choices that are sent to the head unit and presented together. CHS-04
///
/// A group may have more than a hundred choices. A question shows either a group or single choices, not both.
public struct SDLChoiceCellGroup: Sendable, Hashable {
    /// The name by which a choice set refers to this group.
    public let name: String
    /// The choices of the group, in display order.
    public let choices: [SDLChoiceCell]

    /// Creates a group of 1 to 10,000 choices. Preload the group before you present a choice set that refers to the
    /// group.
    public init(name: String, choices: [SDLChoiceCell]) {
        self.name = name
        self.choices = choices
    }

    /// The maximum number of choices in one choice set. Choice sets that are presented together may not have more
    /// choices in total. CHS-05
    package static let setLimit = 100
    package static let limit = setLimit * setLimit
}
