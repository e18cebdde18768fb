package import SDLRPC

/// One text for a line of the display, with its metadata types. An empty text means that there is no line.
package struct TextLine: Equatable, Sendable {
    package var text: String
    package var metadata: [SDLMetadataType]

    package init(_ text: String, metadata: [SDLMetadataType] = []) {
        self.text = text
        self.metadata = metadata
    }

    package static let empty = TextLine("")
}

/// Distributes up to four texts over the lines of a display. If the display has fewer lines, texts are joined in the
/// same way as in SDL's iOS library.
package enum TextLines {
    package static let separator = " - "
    /// The maximum number of lines, because a `Show` request has four text fields.
    package static let most = 4

    /// Returns a text for each of the display's `lines` lines. A returned text may be empty.
    package static func compose(_ wanted: [TextLine], lines: Int) -> [TextLine] {
        var texts = Array(wanted.prefix(most))
        while texts.count < most { texts.append(.empty) }
        switch lines {
        case most...: return texts
        case 3: return [texts[0], texts[1], join(texts[2...])]
        case 2: return twoLines(texts)
        case 1: return [join(texts[...])]
        default: return []
        }
    }

    /// Distributes four texts over two lines. If the third and fourth text are empty, the first two texts get one line
    /// each. Otherwise, the first two texts share the first line.
    private static func twoLines(_ texts: [TextLine]) -> [TextLine] {
        let tail = join(texts[2...])
        return tail.text.isEmpty ? [texts[0], texts[1]] : [join(texts[..<2]), tail]
    }

    private static func join(_ texts: ArraySlice<TextLine>) -> TextLine {
        let present = texts.filter { !$0.text.isEmpty }
        return TextLine(
            present.map(\.text).joined(separator: separator), metadata: present.flatMap(\.metadata))
    }
}
