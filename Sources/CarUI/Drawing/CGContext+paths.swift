import CCairo

/// The shape of a line's ends.
public enum CGLineCap: Hashable, Sendable {
    /// The line ends exactly at its last point.
    case butt
    /// The line ends with a half circle around the line's last point.
    case round
    /// The line ends with half a square around the line's last point.
    case square
}

/// The shape of a corner between two lines.
public enum CGLineJoin: Hashable, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off.
    case bevel
}

extension CGContext {
    /// Starts a new, empty path.
    public func beginPath() { cairo_new_path(cairo) }
    /// Moves the current point to `point` without drawing a line.
    public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }
    /// Adds a line from the current point to `point`.
    public func addLine(to point: CGPoint) { cairo_line_to(cairo, point.x, point.y) }
    /// Closes the current subpath with a line to the start of the subpath.
    public func closePath() { cairo_close_path(cairo) }
    /// Adds all lines and curves of `path`.
    public func addPath(_ path: UIBezierPath) { path.trace(in: self) }

    /// Adds lines that connect `points` in their order.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point to `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        cairo_rectangle(cairo, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    /// Adds an arc. The angles are in radians. `clockwise` is the direction as seen on the display.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        if clockwise {
            cairo_arc(cairo, center.x, center.y, radius, startAngle, endAngle)
        } else {
            cairo_arc_negative(cairo, center.x, center.y, radius, startAngle, endAngle)
        }
    }

    /// Adds the ellipse that fits into a rectangle.
    public func addEllipse(in rect: CGRect) {
        guard !rect.isEmpty else { return }
        cairo_save(cairo)
        cairo_new_sub_path(cairo)
        cairo_translate(cairo, rect.midX, rect.midY)
        cairo_scale(cairo, rect.width / 2, rect.height / 2)
        cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
        cairo_close_path(cairo)
        cairo_restore(cairo)
    }

    func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0 else { return addRect(rect) }
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
        cairo_arc(cairo, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
        cairo_arc(cairo, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
        cairo_arc(cairo, rect.minX + radius, rect.minY + radius, radius, .pi, 1.5 * .pi)
        cairo_close_path(cairo)
    }

    func fill(_ rect: CGRect, radius: CGFloat = 0, with color: UIColor) {
        setFillColor(color)
        cairo_new_path(cairo)
        addRoundedRect(rect, radius: radius)
        fillPath()
    }

    func stroke(_ rect: CGRect, radius: CGFloat = 0, width: CGFloat, with color: UIColor) {
        setStrokeColor(color)
        setLineWidth(width)
        cairo_new_path(cairo)
        addRoundedRect(rect, radius: radius)
        strokePath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        fillPath()
    }

    /// Fills the ellipse that fits into a rectangle.
    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        strokePath()
    }

    /// Strokes the ellipse that fits into a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        strokePath()
    }

    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, max(0, width)) }

    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) {
        let cairoCap =
            switch cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(cairo, cairoCap)
    }

    /// Sets the shape of line corners.
    public func setLineJoin(_ join: CGLineJoin) {
        let cairoJoin =
            switch join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(cairo, cairoJoin)
    }

    /// Sets the dash pattern: the lengths of dashes and gaps, alternately. If `lengths` is empty, lines are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        // Cairo rejects negative lengths, and patterns whose lengths are all 0.
        guard lengths.allSatisfy({ $0 >= 0 }), lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return }
        cairo_set_dash(cairo, lengths, Int32(lengths.count), phase)
    }

    /// Limits drawing to the current path until `restoreGState()`.
    public func clip() { cairo_clip(cairo) }

    /// Limits drawing to a rectangle until `restoreGState()`.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        cairo_clip(cairo)
    }

    /// Moves the origin of the coordinate system.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales the coordinate system.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Rotates the coordinate system. `angle` is in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform to the coordinate system. A transform that cannot be inverted is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        // After a transform that cannot be inverted, Cairo would draw nothing more in this context.
        guard transform.isInvertible else { return }
        var matrix = cairo_matrix_t()
        cairo_matrix_init(
            &matrix, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        cairo_transform(cairo, &matrix)
    }

    /// The smallest rectangle that contains the current clip area.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Fills the clipped area with a linear gradient from `start` to `end`. The colours are evenly spaced.
    public func drawLinearGradient(_ colors: [UIColor], start: CGPoint, end: CGPoint) {
        guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
        for (index, color) in colors.enumerated() {
            let shown = color.current
            let place = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            cairo_pattern_add_color_stop_rgba(pattern, place, shown.red, shown.green, shown.blue, shown.alpha)
        }
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        cairo_pattern_destroy(pattern)
    }
}
