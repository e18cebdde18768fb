import CCairo
import CPango

/// The horizontal alignment of text lines.
public enum NSTextAlignment: Hashable, Sendable {
    /// Aligns lines to the left.
    case left
    /// Centres lines.
    case center
    /// Aligns lines to the right.
    case right
    /// Aligns lines to the side where lines begin in the text's language, for example to the left for English.
    case natural
}

/// The ways to break a long text into lines or to truncate the text.
public enum NSLineBreakMode: Hashable, Sendable {
    /// Breaks lines between words, and ends the last line with an ellipsis if the text is too long.
    case byTruncatingTail
    /// Replaces the middle of the text with an ellipsis.
    case byTruncatingMiddle
    /// Replaces the beginning of the text with an ellipsis.
    case byTruncatingHead
    /// Breaks lines between words, and clips the part of the text that does not fit.
    case byWordWrapping
    /// Clips the part of the text that does not fit.
    case byClipping
}

/// The font, alignment and limits of a text layout.
struct TextStyle: Hashable {
    var font: UIFont
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines in the layout; 0 for no limit.
    var numberOfLines = 1
    /// The maximum width of a line; infinity for no line breaks.
    var width = CGFloat.infinity
    /// The available height for the text. Has an effect only if `numberOfLines` is 0.
    var height = CGFloat.infinity
}

/// A text that Pango has laid out.
@MainActor
final class TextLayout {
    private final class Handle {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    private struct Key: Hashable {
        var text: String
        var style: TextStyle
    }

    private let handle: Handle
    let size: CGSize
    /// Whether a part of the text was replaced with an ellipsis.
    let isTruncated: Bool

    private static let room = Handle(makeContext())
    private static var cache: [Key: TextLayout] = [:]
    private static var fonts: [UIFont: (description: OpaquePointer, lineHeight: CGFloat)] = [:]

    /// Returns the layout of a text, from the cache if possible.
    static func of(_ text: String, style: TextStyle) -> TextLayout {
        let key = Key(text: text, style: style)
        if let known = cache[key] { return known }
        // Clears the whole cache when it is full. Finding the least recently used layouts would cost time in every
        // drawing.
        if cache.count >= 2_000 { cache.removeAll(keepingCapacity: true) }
        let made = TextLayout(text, style: style)
        cache[key] = made
        return made
    }

    static func lineHeight(of font: UIFont) -> CGFloat { described(font).lineHeight }

    private init(_ text: String, style: TextStyle) {
        handle = Handle(pango_layout_new(Self.room.pointer))
        let layout = handle.pointer
        pango_layout_set_font_description(layout, Self.described(style.font).description)
        pango_layout_set_text(layout, text, -1)
        Self.apply(style, to: layout)
        var (width, height) = (Int32(0), Int32(0))
        pango_layout_get_size(layout, &width, &height)
        size = CGSize(
            width: (CGFloat(width) / CGFloat(PANGO_SCALE)).rounded(.up),
            height: (CGFloat(height) / CGFloat(PANGO_SCALE)).rounded(.up))
        isTruncated = pango_layout_is_ellipsized(layout) != 0
    }

    private static func apply(_ style: TextStyle, to layout: OpaquePointer) {
        if style.width.isFinite {
            // Half a pixel of extra width, so that a text that fits exactly does not break.
            pango_layout_set_width(layout, units(max(0, style.width) + 0.5))
        }
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        let ellipsis: PangoEllipsizeMode? =
            switch style.lineBreakMode {
            case .byTruncatingTail: PANGO_ELLIPSIZE_END
            case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
            case .byTruncatingHead: PANGO_ELLIPSIZE_START
            case .byWordWrapping, .byClipping: nil
            }
        if let ellipsis {
            pango_layout_set_ellipsize(layout, ellipsis)
            if style.numberOfLines > 0 {
                pango_layout_set_height(layout, -Int32(clamping: style.numberOfLines))
            } else {
                pango_layout_set_height(layout, style.height.isFinite ? units(max(1, style.height)) : Int32.max / 2)
            }
        } else if style.numberOfLines == 1 {
            pango_layout_set_width(layout, -1)
        }
        let rightToLeft = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
        switch style.alignment {
        // In Pango, "left" means the side on which lines of the language begin.
        case .natural: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
        case .left: pango_layout_set_alignment(layout, rightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
        case .right: pango_layout_set_alignment(layout, rightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
        case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        }
    }

    private static func units(_ length: CGFloat) -> Int32 {
        Int32(clamping: Int(min(length, 1_000_000) * CGFloat(PANGO_SCALE)))
    }

    /// Draws the text with its upper left corner at a point.
    func draw(at point: CGPoint, in context: CGContext, color: UIColor) {
        context.source(color)
        cairo_move_to(context.cairo, point.x, point.y)
        pango_cairo_show_layout(context.cairo, handle.pointer)
        cairo_new_path(context.cairo)
    }

    /// Returns the rectangle of a caret before the character at `offset`. `offset` is the number of UTF-8 bytes before
    /// the character.
    func caret(atUTF8Offset offset: Int) -> CGRect {
        var strong = PangoRectangle()
        pango_layout_get_cursor_pos(handle.pointer, Int32(clamping: offset), &strong, nil)
        let scale = CGFloat(PANGO_SCALE)
        return CGRect(
            x: CGFloat(strong.x) / scale, y: CGFloat(strong.y) / scale, width: 0, height: CGFloat(strong.height) / scale
        )
    }

    private static func described(_ font: UIFont) -> (description: OpaquePointer, lineHeight: CGFloat) {
        if let known = fonts[font] { return known }
        if fonts.count >= 200 {
            fonts.values.forEach { pango_font_description_free($0.description) }
            fonts.removeAll()
        }
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, font.familyName)
        pango_font_description_set_absolute_size(description, font.pointSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(clamping: font.weight.rawValue)))
        let metrics = pango_context_get_metrics(room.pointer, description, nil)
        let height = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
        pango_font_metrics_unref(metrics)
        let known = (description, (CGFloat(height) / CGFloat(PANGO_SCALE)).rounded(.up))
        fonts[font] = known
        return known
    }

    /// Creates a Pango context in which text looks the same on every machine. The context does not use subpixel
    /// rendering, because video compression would blur its colours. The context does not round the widths of glyphs.
    private static func makeContext() -> OpaquePointer {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return context
    }
}
