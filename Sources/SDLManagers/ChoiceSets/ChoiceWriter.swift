import SDLRPC

/// Writes cells as choices of one head unit: its texts and images only, voice commands where it insists on them, and
/// names that can be told apart.
@MainActor
struct ChoiceWriter {
    let capabilities: SDLSystemCapabilityManager
    /// Whether a choice may come without voice commands.
    let isVoiceOptional: Bool

    /// What the display has no place for is left out. CHS-02
    func choice(_ cell: SDLChoiceCell, id: Int, text: String, needsVoice: Bool = false) -> SDLChoice {
        let voice = cell.voiceCommands?.isEmpty == false ? cell.voiceCommands : nil
        return SDLChoice(
            choiceID: id, menuName: text,
            // What cannot be said must still have something to be said. Ruling 39
            vrCommands: voice ?? (needsVoice || !isVoiceOptional ? ["\(id)"] : nil),
            image: capabilities.hasImage(.choiceImage) ? cell.artwork?.image : nil,
            secondaryText: capabilities.hasText(.secondaryText) ? cell.secondaryText : nil,
            tertiaryText: capabilities.hasText(.tertiaryText) ? cell.tertiaryText : nil,
            secondaryImage: capabilities.hasImage(.choiceSecondaryImage) ? cell.secondaryArtwork?.image : nil)
    }

    /// The images the display will show of a cell.
    func artworks(of cell: SDLChoiceCell) -> [SDLArtwork] {
        var artworks: [SDLArtwork] = []
        if capabilities.hasImage(.choiceImage), let artwork = cell.artwork { artworks.append(artwork) }
        if capabilities.hasImage(.choiceSecondaryImage), let artwork = cell.secondaryArtwork {
            artworks.append(artwork)
        }
        return artworks
    }

    /// What the driver sees of a cell: two that agree in it cannot be told apart. Before version 7.1 head units compared
    /// the first text alone. Ruling 41
    func look(of cell: SDLChoiceCell, text: String) -> SDLChoiceCell {
        guard capabilities.lifecycle.rpcVersion >= SDLVersion(7, 1) else { return SDLChoiceCell(text: text) }
        return SDLChoiceCell(
            text: text, secondaryText: capabilities.hasText(.secondaryText) ? cell.secondaryText : nil,
            tertiaryText: capabilities.hasText(.tertiaryText) ? cell.tertiaryText : nil,
            artwork: capabilities.hasImage(.choiceImage) ? cell.artwork : nil,
            secondaryArtwork: capabilities.hasImage(.choiceSecondaryImage) ? cell.secondaryArtwork : nil)
    }
}
