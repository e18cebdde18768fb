public import SDLRPC

/// One look of a soft button: a name to switch by, and a text, an image, or both.
public struct SDLSoftButtonState: Hashable, Sendable {
    /// The state's name, unique among those of its button.
    public let name: String
    /// The button's text; nil for an image alone.
    public let text: String?
    /// The button's image; nil for a text alone.
    public let artwork: SDLArtwork?
    /// Whether the button is shown highlighted.
    public var isHighlighted: Bool
    /// What the head unit itself does at a press.
    public var systemAction: SDLSystemAction

    /// Creates a state; nil when it has neither text nor image.
    public init?(
        name: String, text: String?, artwork: SDLArtwork? = nil, isHighlighted: Bool = false,
        systemAction: SDLSystemAction = .defaultAction
    ) {
        guard text?.isEmpty == false || artwork != nil else { return nil }
        self.name = name
        self.text = text
        self.artwork = artwork
        self.isHighlighted = isHighlighted
        self.systemAction = systemAction
    }
}
