import CCairo

/// Where `draw(_:)` draws: a pen with colours, a path, and a stack of states.
@MainActor
public final class CGContext {
    /// Cairo's own context, freed with the last that holds it.
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

    /// Draws with this context as the current one.
    func asCurrent(_ body: () -> Void) {
        contexts.append(self)
        body()
        contexts.removeLast()
    }

    /// Fills with this colour from now on.
    public func setFillColor(_ color: UIColor) { pen.fill = color }
    /// Strokes with this colour from now on.
    public func setStrokeColor(_ color: UIColor) { pen.stroke = color }

    /// Remembers colours, lines, transform and clip, until `restoreGState()`.
    public func saveGState() {
        saved.append(pen)
        cairo_save(cairo)
    }

    /// Takes back what has changed since the last `saveGState()`.
    public func restoreGState() {
        // One too many would put the context out of order for good.
        guard let last = saved.popLast() else { return }
        pen = last
        cairo_restore(cairo)
    }

    /// Runs a drawing of someone else's, and leaves colours, transform and clip as they were.
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

    /// What a fill is drawn with.
    func sourceIsFill() { source(pen.fill) }

    /// Fills the path that was made, and begins a new one.
    public func fillPath() {
        source(pen.fill)
        cairo_fill(cairo)
    }

    /// Strokes the path that was made, and begins a new one.
    public func strokePath() {
        source(pen.stroke)
        cairo_stroke(cairo)
    }

    /// Fills and strokes the path that was made, and begins a new one.
    public func fillAndStrokePath() {
        source(pen.fill)
        cairo_fill_preserve(cairo)
        strokePath()
    }
}

/// The contexts being drawn in, innermost last.
@MainActor private var contexts: [CGContext] = []

/// The context that `draw(_:)` draws in; nil outside of a drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
