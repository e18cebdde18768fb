public import SDLRPC

/// One state of a soft button. A state has a name and a text, an image or both.
public struct SDLSoftButtonState: Hashable, Sendable {
    /// The name of the state, which is unique within the button.
    public let name: String
    /// The button's text; nil if the button shows only an image.
    public let text: String?
    /// The button's image; nil if the button shows only a text.
    public let artwork: SDLArtwork?
    /// Whether the head unit highlights the button.
    public var isHighlighted: Bool
    /// The action that the head unit performs when the driver presses the button.
    public var systemAction: SDLSystemAction

    /// Creates a state. Returns nil if `text` is nil or empty and `artwork` is nil.
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
