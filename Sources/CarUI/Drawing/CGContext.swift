import CCairo

/// A drawing context: colours, a path and a stack of saved states.
@MainActor
public final class CGContext {
    final class Handle {
        let pointer: OpaquePointer

        init(on surface: Surface) { pointer = cairo_create(surface.pointer) }

        deinit { cairo_destroy(pointer) }
    }

    private struct Pen {
        var fill = UIColor.black
        var stroke = UIColor.black
    }

    let handle: Handle
    private var pen = Pen()
    private var saved: [Pen] = []

    init(on surface: Surface) {
        handle = Handle(on: surface)
    }

    var cairo: OpaquePointer { handle.pointer }

    func asCurrent(_ body: () -> Void) {
        contexts.append(self)
        body()
        contexts.removeLast()
    }

    /// Sets the fill colour.
    public func setFillColor(_ color: UIColor) { pen.fill = color }
    /// Sets the stroke colour.
    public func setStrokeColor(_ color: UIColor) { pen.stroke = color }

    /// Saves the colours, line style, transform and clip, for `restoreGState()`.
    public func saveGState() {
        saved.append(pen)
        cairo_save(cairo)
    }

    /// Restores the state of the matching `saveGState()`. Does nothing if there is no matching call.
    public func restoreGState() {
        // Cairo's context would stay in an error state after an unmatched restore.
        guard let last = saved.popLast() else { return }
        pen = last
        cairo_restore(cairo)
    }

    /// Runs `body`, which is drawing code of the app. Then restores the state, even if `body` calls `saveGState()`
    /// without `restoreGState()`.
    func guarded(_ body: () -> Void) {
        let depth = saved.count
        saveGState()
        body()
        while saved.count > depth { restoreGState() }
        cairo_new_path(cairo)
    }

    func source(_ color: UIColor) {
        let shown = color.current
        cairo_set_source_rgba(cairo, shown.red, shown.green, shown.blue, shown.alpha)
    }

    /// Fills the current path and starts a new path.
    public func fillPath() {
        source(pen.fill)
        cairo_fill(cairo)
    }

    /// Strokes the current path and starts a new path.
    public func strokePath() {
        source(pen.stroke)
        var (width, height) = (cairo_get_line_width(cairo), 0.0)
        cairo_user_to_device_distance(cairo, &width, &height)
        // For wide lines, the faster antialiasing halves the time and looks the same. Thin lines would look uneven.
        if width * width + height * height >= 9 { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_FAST) }
        cairo_stroke(cairo)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Fills and strokes the current path and starts a new path.
    public func fillAndStrokePath() {
        source(pen.fill)
        cairo_fill_preserve(cairo)
        strokePath()
    }
}

/// The stack of contexts. The last element is the current context.
@MainActor private var contexts: [CGContext] = []

/// Returns the context in which `draw(_:)` draws; nil outside of `draw(_:)`.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
