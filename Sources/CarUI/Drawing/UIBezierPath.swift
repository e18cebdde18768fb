import CCairo
import Glibc

/// A path of lines and curves that can be filled and stroked repeatedly.
@MainActor
public final class UIBezierPath {
    private enum Step {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case arc(CGPoint, CGFloat, CGFloat, CGFloat, Bool)
        case ellipse(CGRect)
        case rounded(CGRect, CGFloat)
        case close
    }

    private var steps: [Step] = []
    private var dash: (phase: CGFloat, lengths: [CGFloat])?
    /// The width of the line, in points.
    public var lineWidth: CGFloat = 1
    /// The shape of the line's ends.
    public var lineCapStyle = CGLineCap.butt
    /// The shape of the line's corners.
    public var lineJoinStyle = CGLineJoin.miter
    /// The end point of the last line or curve.
    public private(set) var currentPoint = CGPoint.zero

    /// Creates an empty path.
    public init() {}

    /// Creates a rectangular path.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: 0)
    }

    /// Creates a rectangular path with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        steps = [.rounded(rect, cornerRadius)]
    }

    /// Creates an ellipse that fits into a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        steps = [.ellipse(rect)]
    }

    /// Creates an arc. The angles are in radians. `clockwise` is the direction as seen on the display.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Whether the path has no lines or curves.
    public var isEmpty: Bool { steps.isEmpty }

    /// Moves the current point to `point` without drawing a line.
    public func move(to point: CGPoint) { add(.move(point), to: point) }
    /// Adds a line from the current point to `point`.
    public func addLine(to point: CGPoint) { add(.line(point), to: point) }

    /// Adds a cubic Bézier curve from the current point to `end`.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        add(.curve(controlPoint1, controlPoint2, end), to: end)
    }

    /// Adds a quadratic Bézier curve from the current point to `end`.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        let start = currentPoint
        func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (controlPoint.x - point.x) * 2 / 3, y: point.y + (controlPoint.y - point.y) * 2 / 3)
        }
        addCurve(to: end, controlPoint1: towards(start), controlPoint2: towards(end))
    }

    /// Adds an arc, and a line from the current point to the start of the arc. The angles are in radians.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let end = CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
        add(.arc(center, radius, startAngle, endAngle, clockwise), to: end)
    }

    /// Closes the current subpath with a line to the start of the subpath.
    public func close() { steps.append(.close) }

    /// Adds all lines and curves of `path`.
    public func append(_ path: UIBezierPath) {
        steps += path.steps
        currentPoint = path.currentPoint
    }

    /// Sets the dash pattern: the lengths of dashes and gaps, alternately. If `lengths` is empty, the line is solid.
    public func setLineDash(_ lengths: [CGFloat], phase: CGFloat) { dash = (phase, lengths) }

    /// Fills the path with the current context's fill colour.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        trace(in: context)
        context.fillPath()
    }

    /// Strokes the path with the current context's stroke colour.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        if let dash { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
        context.beginPath()
        trace(in: context)
        context.strokePath()
        context.restoreGState()
    }

    /// Limits drawing in the current context to the path, until the state of the context is restored.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        trace(in: context)
        context.clip()
    }

    /// Whether a point is inside the path.
    public func contains(_ point: CGPoint) -> Bool {
        guard let context = Surface(width: 1, height: 1).map(CGContext.init) else { return false }
        trace(in: context)
        return cairo_in_fill(context.cairo, point.x, point.y) != 0
    }

    func trace(in context: CGContext) {
        for step in steps {
            switch step {
            case .move(let point): context.move(to: point)
            case .line(let point): context.addLine(to: point)
            case .curve(let first, let second, let end): context.addCurve(to: end, control1: first, control2: second)
            case .arc(let center, let radius, let start, let end, let clockwise):
                context.addArc(
                    center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
            case .ellipse(let rect): context.addEllipse(in: rect)
            case .rounded(let rect, let radius): context.addRoundedRect(rect, radius: radius)
            case .close: context.closePath()
            }
        }
    }

    private func add(_ step: Step, to point: CGPoint) {
        steps.append(step)
        currentPoint = point
    }
}
