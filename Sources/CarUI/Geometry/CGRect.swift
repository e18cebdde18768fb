/// A rectangle: an origin and a size.
public struct CGRect: Hashable, Sendable {
    /// The corner with the smallest coordinates, as long as the size is not negative.
    public var origin: CGPoint
    /// How wide and high.
    public var size: CGSize

    /// Creates a rectangle of an origin and a size.
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle of its four numbers.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    /// Creates a rectangle of four whole numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    /// Creates the empty rectangle at the origin.
    public init() {
        self.init(origin: .zero, size: .zero)
    }

    /// The empty rectangle at the origin.
    public static let zero = CGRect()
    /// What no rectangle shares with another.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The left edge.
    public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    /// The middle from left to right.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
    /// The upper edge.
    public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    /// The middle from top to bottom.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The lower edge.
    public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
    /// How wide, never negative.
    public var width: CGFloat { abs(size.width) }
    /// How high, never negative.
    public var height: CGFloat { abs(size.height) }
    /// Whether it is `null`.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether nothing lies within it.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The same rectangle with a size that is not negative.
    public var standardized: CGRect { isNull ? self : CGRect(x: minX, y: minY, width: width, height: height) }

    /// The smallest rectangle of whole numbers around it.
    public var integral: CGRect {
        guard !isNull else { return self }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// Whether a point lies within; the right and lower edges do not count.
    public func contains(_ point: CGPoint) -> Bool {
        !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether another rectangle lies wholly within.
    public func contains(_ other: CGRect) -> Bool { !other.isNull && union(other) == standardized }

    /// Whether the two share an area.
    public func intersects(_ other: CGRect) -> Bool {
        !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// What the two share, or `null`.
    public func intersection(_ other: CGRect) -> CGRect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around both.
    public func union(_ other: CGRect) -> CGRect {
        if isNull { return other.standardized }
        if other.isNull { return standardized }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Smaller by `dx` at the left and the right, and by `dy` above and below; `null` when nothing remains.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let rect = standardized
        guard !isNull, rect.size.width >= 2 * dx, rect.size.height >= 2 * dy else { return .null }
        return CGRect(
            x: rect.origin.x + dx, y: rect.origin.y + dy, width: rect.size.width - 2 * dx,
            height: rect.size.height - 2 * dy)
    }

    /// The same rectangle elsewhere.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(origin: CGPoint(x: origin.x + dx, y: origin.y + dy), size: size)
    }

    /// The rectangle without insets at its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The smallest rectangle around the four transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull else { return self }
        if transform.b == 0, transform.c == 0 {
            let (first, last) = (
                CGPoint(x: minX, y: minY).applying(transform), CGPoint(x: maxX, y: maxY).applying(transform)
            )
            return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y).standardized
        }
        let middle = CGPoint(x: midX, y: midY).applying(transform)
        let across = (abs(transform.a) * width + abs(transform.c) * height) / 2
        let down = (abs(transform.b) * width + abs(transform.d) * height) / 2
        return CGRect(x: middle.x - across, y: middle.y - down, width: 2 * across, height: 2 * down)
    }

    /// The point in the middle.
    var center: CGPoint { CGPoint(x: midX, y: midY) }
    /// How much lies within.
    var area: CGFloat { isNull ? 0 : width * height }
    /// Whether all four numbers are finite.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
