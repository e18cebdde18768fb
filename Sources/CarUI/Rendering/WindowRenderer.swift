import CCairo

/// A renderer that draws a window into a bitmap. Each call of `render()` draws only the parts that have changed.
@MainActor
package final class WindowRenderer {
    private weak var window: UIWindow?
    private var surface: Surface?
    private var number: UInt64 = 0
    private var isDrawing = false
    /// The number of views that the renderer drew for the latest picture.
    package private(set) var drawnViews = 0

    package init(_ window: UIWindow) {
        self.window = window
    }

    /// Lays out the window and draws the parts that have changed since the last call. Throws if the window was released
    /// or if the bitmap cannot be created.
    package func render() throws(PictureError) -> Redraw {
        // A strong reference. While the views of the window draw, they may release the window.
        guard let window else { throw .windowIsGone }
        window.layoutPass()
        let surface = try surface(for: window)
        let scale = window.scale
        let size = CGSize(width: CGFloat(surface.width) / scale, height: CGFloat(surface.height) / scale)
        let rects = window.takeDirty(within: CGRect(origin: .zero, size: size)).map { pixels(of: $0, scale, surface) }
        // A view may call `render()` in its drawing code. If that code also changes the view, the change is drawn with
        // the next picture.
        guard !rects.isEmpty, !isDrawing else { return Redraw(number: number, rects: []) }
        isDrawing = true
        drawnViews = 0
        let context = CGContext(on: surface)
        UITraitCollection.current = window.traitCollection
        for rect in rects { draw(window, rect, scale, context) }
        isDrawing = false
        window.endOfPicture()
        let status = cairo_status(context.cairo)
        guard status == CAIRO_STATUS_SUCCESS else {
            self.surface = nil
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
        number += 1
        return Redraw(number: number, rects: rects)
    }

    /// Calls `body` with the bytes of the current picture and the number of bytes in a line. Returns nil before the
    /// first picture. A pixel has 4 bytes: blue, green, red, alpha.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer, _ stride: Int) throws -> Result) rethrows
        -> Result?
    {
        guard let surface else { return nil }
        return try surface.withPixels { try body($0, surface.stride) }
    }

    private func surface(for window: UIWindow) throws(PictureError) -> Surface {
        let bounds = window.look.bounds.size
        let (width, height) = ((bounds.width * window.scale).rounded(), (bounds.height * window.scale).rounded())
        let most = CGFloat(Surface.maximumSide)
        guard (1...most).contains(width), (1...most).contains(height) else {
            throw .size(width: width, height: height)
        }
        if let surface, surface.width == Int(width), surface.height == Int(height) { return surface }
        guard let made = Surface(width: Int(width), height: Int(height)) else {
            throw .cairo("no memory for \(Int(width)) x \(Int(height)) pixels")
        }
        surface = made
        window.addDirtyEverything()
        return made
    }

    /// Converts a rectangle in points to whole pixels. If the scale is not 1, edges are anti-aliased, so the result is
    /// one pixel larger on each side.
    private func pixels(of rect: CGRect, _ scale: CGFloat, _ surface: Surface) -> CGRect {
        let all = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
        guard scale != 1 else { return rect.integral.intersection(all) }
        return rect.applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: -1, dy: -1).integral
            .intersection(all)
    }

    private func draw(_ window: UIWindow, _ pixels: CGRect, _ scale: CGFloat, _ context: CGContext) {
        let cairo = context.cairo
        cairo_save(cairo)
        context.clip(to: pixels)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        cairo_paint(cairo)
        cairo_scale(cairo, scale, scale)
        let look = window.shownLook
        cairo_translate(cairo, -look.bounds.origin.x, -look.bounds.origin.y)
        let visible = pixels.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .offsetBy(dx: look.bounds.origin.x, dy: look.bounds.origin.y)
        context.asCurrent { drawInside(window, look, visible, context) }
        cairo_restore(cairo)
    }

    /// Draws `view` and its descendants. `visible` is the area to draw, in the superview's coordinates.
    private func draw(_ view: UIView, _ visible: CGRect, _ context: CGContext) {
        let look = view.shownLook
        guard !view.isHidden, look.isVisible else { return }
        let inside = look.inside(visible)
        guard view.extent.intersects(inside) else { return }
        let cairo = context.cairo
        cairo_save(cairo)
        if look.transform.isIdentity {
            cairo_translate(cairo, look.center.x - look.bounds.midX, look.center.y - look.bounds.midY)
        } else {
            cairo_translate(cairo, look.center.x, look.center.y)
            context.concatenate(look.transform)
            cairo_translate(cairo, -look.bounds.midX, -look.bounds.midY)
        }
        if look.alpha < 1 {
            cairo_push_group(cairo)
            drawInside(view, look, inside, context)
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, look.alpha)
        } else {
            drawInside(view, look, inside, context)
        }
        cairo_restore(cairo)
    }

    /// Draws the background, contents, subviews and border of `view`. `context` uses the coordinates of `view`.
    private func drawInside(_ view: UIView, _ look: Look, _ visible: CGRect, _ context: CGContext) {
        drawnViews += 1
        let cairo = context.cairo
        let (bounds, layer) = (look.bounds, view.storedLayer)
        let radius = layer?.cornerRadius ?? 0
        var visible = visible
        if view.clipsToBounds {
            visible = visible.intersection(bounds)
            guard !visible.isEmpty else { return }
            cairo_new_path(cairo)
            context.addRoundedRect(bounds, radius: radius)
            cairo_clip(cairo)
        }
        let own = visible.intersection(bounds)
        if !own.isEmpty {
            if let ground = look.backgroundColor, ground != .clear {
                cairo_new_path(cairo)
                context.addRoundedRect(bounds, radius: radius)
                context.source(ground)
                cairo_fill(cairo)
            }
            context.guarded {
                view.drawContents(in: context)
                view.draw(own)
            }
        }
        for child in view.storedSubviews { draw(child, visible, context) }
        if let layer, layer.borderWidth > 0, let color = layer.borderColor, !own.isEmpty {
            let inset = layer.borderWidth / 2
            cairo_new_path(cairo)
            context.addRoundedRect(bounds.insetBy(dx: inset, dy: inset), radius: max(0, radius - inset))
            context.source(color)
            cairo_set_line_width(cairo, layer.borderWidth)
            cairo_stroke(cairo)
        }
    }
}
