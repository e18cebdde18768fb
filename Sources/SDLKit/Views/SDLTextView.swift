public import SDLRPC

/// The text of the main screen. Its fields fill the display's main lines in order. FND-68
open class SDLTextView: SDLView {
    /// How the main lines are aligned; the head unit centres them when nothing is said.
    public var textAlignment: SDLTextAlignment? {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The main lines, first to fourth; nil says nothing of them.
    public var mainFields: [SDLTextField]? {
        didSet { if mainFields != oldValue { setNeedsDisplay() } }
    }

    /// Text of the status bar, on displays that have one; nil says nothing of it.
    public var statusBar: String? {
        didSet { if statusBar != oldValue { setNeedsDisplay() } }
    }

    /// The name of what is playing, on media templates.
    public var mediaTrack: String? {
        didSet { if mediaTrack != oldValue { setNeedsDisplay() } }
    }

    /// Creates a text view.
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

    /// Creates a text view of plain lines.
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
}

extension SDLTextView {
    /// The later text's name of `mainFields`. Ruling 42
    public var textFields: [SDLTextField]? {
        get { mainFields }
        set { mainFields = newValue }
    }
}

/// One line of text, with what it means. FND-69
public struct SDLTextField: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The line's text; nil leaves the line empty.
    public var text: String?
    /// What the text is, so that a head unit can show or speak it fittingly. At most five.
    public var metadataTypes: [SDLMetadataType]?

    /// Creates a line of text, with what the text means.
    public init(_ text: String? = nil, metadataTypes: [SDLMetadataType]? = nil) {
        self.text = text
        self.metadataTypes = metadataTypes
    }

    /// Lets a plain string literal stand for a line.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}
