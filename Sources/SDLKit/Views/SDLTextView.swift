public import SDLRPC

/// Text on the main screen. The text fields fill the main lines of the display from the top. FND-68
open class SDLTextView: SDLView {
    /// The alignment of the main lines. If the value is nil, the head unit centres the lines.
    public var textAlignment: SDLTextAlignment? {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The main text lines, at most four. If the value is nil in a transparent view of an overlay, the lines of the
    /// view tree below stay.
    public var mainFields: [SDLTextField]? {
        didSet { if mainFields != oldValue { setNeedsDisplay() } }
    }

    /// The text of the status bar, on displays that have a status bar; nil for no text.
    public var statusBar: String? {
        didSet { if statusBar != oldValue { setNeedsDisplay() } }
    }

    /// The title of the current track, on media templates; nil for no title.
    public var mediaTrack: String? {
        didSet { if mediaTrack != oldValue { setNeedsDisplay() } }
    }

    /// Creates a text view from text fields.
    public init(
        mainFields: [SDLTextField]? = nil, textAlignment: SDLTextAlignment? = nil, statusBar: String? = nil,
        mediaTrack: String? = nil
    ) {
        self.mainFields = mainFields
        self.textAlignment = textAlignment
        self.statusBar = statusBar
        self.mediaTrack = mediaTrack
        super.init()
    }

    /// Creates a text view from plain lines.
    public convenience init(_ line: String, _ more: String...) {
        self.init(mainFields: ([line] + more).map { SDLTextField($0) })
    }

    override var kind: Kind? { .text }
    override func fill(_ layer: inout ScreenLayer, isOpaque: Bool) {
        layer.text.join(isOpaque: isOpaque)
        layer.text.elements += mainFields ?? []
        layer.alignment = textAlignment ?? layer.alignment
        layer.statusBar = statusBar ?? layer.statusBar
        layer.mediaTrack = mediaTrack ?? layer.mediaTrack
    }

    /// The name of `mainFields` in proposal SDL-0176. Ruling 42
    public var textFields: [SDLTextField]? {
        get { mainFields }
        set { mainFields = newValue }
    }
}

/// A line of text with the types of its content, such as the title of a track. FND-69
public struct SDLTextField: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text of the line; nil leaves the line empty.
    public var text: String?
    /// The types of the content, at most five. The types help the head unit to show or speak the text.
    public var metadataTypes: [SDLMetadataType]?

    /// Creates a line of text, optionally with the types of its content.
    public init(_ text: String? = nil, metadataTypes: [SDLMetadataType]? = nil) {
        self.text = text
        self.metadataTypes = metadataTypes
    }

    /// Creates a line from a string literal.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}
