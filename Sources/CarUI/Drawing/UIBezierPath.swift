import CCairo
import Glibc

/// A path of lines and curves, to fill and to stroke as often as one likes.
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
    /// How thick its line is.
    public var lineWidth: CGFloat = 1
    /// How its line ends.
    public var lineCapStyle = CGLineCap.butt
    /// How its lines meet.
    public var lineJoinStyle = CGLineJoin.miter
    /// Where the last step led to.
    public private(set) var currentPoint = CGPoint.zero

    /// Creates an empty path.
    public init() {}

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: 0)
    }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        steps = [.rounded(rect, cornerRadius)]
    }

    /// Creates the ellipse that fits into a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        steps = [.ellipse(rect)]
    }

    /// Creates an arc, angles in radians; clockwise as it is seen on the display.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Whether nothing was added yet.
    public var isEmpty: Bool { steps.isEmpty }

    /// Goes somewhere without a line.
    public func move(to point: CGPoint) { add(.move(point), to: point) }
    /// Draws a line to a point.
    public func addLine(to point: CGPoint) { add(.line(point), to: point) }

    /// Draws a curve with two points that pull at it.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        add(.curve(controlPoint1, controlPoint2, end), to: end)
    }

    /// Draws a curve with one point that pulls at it.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        let start = currentPoint
        func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (controlPoint.x - point.x) * 2 / 3, y: point.y + (controlPoint.y - point.y) * 2 / 3)
        }
        addCurve(to: end, controlPoint1: towards(start), controlPoint2: towards(end))
    }

    /// Draws an arc, after a line to where it begins.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let end = CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
        add(.arc(center, radius, startAngle, endAngle, clockwise), to: end)
    }

    /// Leads back to where the figure began.
    public func close() { steps.append(.close) }

    /// Adds another path's steps.
    public func append(_ path: UIBezierPath) {
        steps += path.steps
        currentPoint = path.currentPoint
    }

    /// Dashes its line; no lengths make it whole again.
    public func setLineDash(_ lengths: [CGFloat], phase: CGFloat) { dash = (phase, lengths) }

    /// Fills it with the current context's colour.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        trace(in: context)
        context.fillPath()
    }

    /// Strokes it with the current context's colour.
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

    /// Draws only within it, until the context's state is restored.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        trace(in: context)
        context.clip()
    }

    /// Whether a point lies within.
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
