/// A rectangle: an origin and a size.
public struct CGRect: Hashable, Sendable {
    /// The upper left corner of the rectangle, if the width and height are not negative.
    public var origin: CGPoint
    /// The width and height of the rectangle.
    public var size: CGSize

    /// Creates a rectangle from origin and size.
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from the coordinates of its origin, its width and its height.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    /// Creates a rectangle from whole numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    /// Creates the empty rectangle at the origin.
    public init() {
        self.init(origin: .zero, size: .zero)
    }

    /// The empty rectangle at the origin.
    public static let zero = CGRect()
    /// The intersection of rectangles that have no common point.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The x coordinate of the rectangle's left edge.
    public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    /// The x coordinate of the rectangle's centre.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The x coordinate of the rectangle's right edge.
    public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
    /// The y coordinate of the rectangle's upper edge.
    public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    /// The y coordinate of the rectangle's centre.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The y coordinate of the rectangle's lower edge.
    public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
    /// The width of the rectangle, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The height of the rectangle, never negative.
    public var height: CGFloat { abs(size.height) }
    /// Whether the rectangle is `null`.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle is `null` or has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// This rectangle, described with a non-negative width and height.
    public var standardized: CGRect { isNull ? self : CGRect(x: minX, y: minY, width: width, height: height) }

    /// The smallest rectangle with integral coordinates that contains this rectangle.
    public var integral: CGRect {
        guard !isNull else { return self }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// Whether `point` is inside the rectangle. Points on the right and lower edges are outside.
    public func contains(_ point: CGPoint) -> Bool {
        !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether `other` is completely inside this rectangle.
    public func contains(_ other: CGRect) -> Bool { !other.isNull && union(other) == standardized }

    /// Whether the two rectangles have a common area.
    public func intersects(_ other: CGRect) -> Bool {
        !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns the common part of the two rectangles; `null` if the rectangles have no common point.
    public func intersection(_ other: CGRect) -> CGRect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the smallest rectangle that contains this rectangle and `other`.
    public func union(_ other: CGRect) -> CGRect {
        if isNull { return other.standardized }
        if other.isNull { return standardized }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns a smaller rectangle. The left and right edges are moved inwards by `dx`, and the upper and lower edges
    /// by `dy`. Returns `null` if the rectangle is too small.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let rect = standardized
        guard !isNull, rect.size.width >= 2 * dx, rect.size.height >= 2 * dy else { return .null }
        return CGRect(
            x: rect.origin.x + dx, y: rect.origin.y + dy, width: rect.size.width - 2 * dx,
            height: rect.size.height - 2 * dy)
    }

    /// Returns the rectangle moved by an offset.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(origin: CGPoint(x: origin.x + dx, y: origin.y + dy), size: size)
    }

    /// Returns the rectangle with its four edges moved inwards by `insets`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// Returns the bounding box of the four transformed corners.
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

    var center: CGPoint { CGPoint(x: midX, y: midY) }
    var area: CGFloat { isNull ? 0 : width * height }
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
