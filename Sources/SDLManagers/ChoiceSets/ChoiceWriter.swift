import SDLRPC

/// Converts cells to the choices that are sent to a head unit. Omits texts and images that the display cannot show.
/// Adds a voice command if the head unit requires voice commands and the cell has no voice command.
@MainActor
struct ChoiceWriter {
    let capabilities: SDLSystemCapabilityManager
    /// Whether the head unit accepts choices without voice commands.
    let isVoiceOptional: Bool

    /// Returns the choice for `cell`, without fields that the display cannot show. `text` is the unique first line of
    /// the choice. CHS-02
    func choice(_ cell: SDLChoiceCell, id: Int, text: String, needsVoice: Bool = false) -> SDLChoice {
        let voice = cell.voiceCommands?.isEmpty == false ? cell.voiceCommands : nil
        return SDLChoice(
            choiceID: id, menuName: text,
            // If the head unit requires a voice command and the cell has no voice command, use the id. Ruling 39
            vrCommands: voice ?? (needsVoice || !isVoiceOptional ? ["\(id)"] : nil),
            image: capabilities.hasImage(.choiceImage) ? cell.artwork?.image : nil,
            secondaryText: capabilities.hasText(.secondaryText) ? cell.secondaryText : nil,
            tertiaryText: capabilities.hasText(.tertiaryText) ? cell.tertiaryText : nil,
            secondaryImage: capabilities.hasImage(.choiceSecondaryImage) ? cell.secondaryArtwork?.image : nil)
    }

    /// Returns the images of a cell that the display can show.
    func artworks(of cell: SDLChoiceCell) -> [SDLArtwork] {
        var artworks: [SDLArtwork] = []
        if capabilities.hasImage(.choiceImage), let artwork = cell.artwork { artworks.append(artwork) }
        if capabilities.hasImage(.choiceSecondaryImage), let artwork = cell.secondaryArtwork {
            artworks.append(artwork)
        }
        return artworks
    }

    /// Returns a copy of `cell` with only those properties by which the driver can distinguish choices on this display.
    /// `text` is the first line. For head units before version 7.1, the copy has only `text`, because they compare
    /// nothing else. Ruling 41
    func appearance(of cell: SDLChoiceCell, text: String) -> SDLChoiceCell {
        guard capabilities.lifecycle.rpcVersion >= SDLVersion(7, 1) else { return SDLChoiceCell(text: text) }
        return SDLChoiceCell(
            text: text, secondaryText: capabilities.hasText(.secondaryText) ? cell.secondaryText : nil,
            tertiaryText: capabilities.hasText(.tertiaryText) ? cell.tertiaryText : nil,
            artwork: capabilities.hasImage(.choiceImage) ? cell.artwork : nil,
            secondaryArtwork: capabilities.hasImage(.choiceSecondaryImage) ? cell.secondaryArtwork : nil)
    }
}
