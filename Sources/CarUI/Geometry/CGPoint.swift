/// A length or a coordinate of the view tree, in points.
public typealias CGFloat = Double

/// A time or a duration, in seconds.
public typealias TimeInterval = Double

/// A point in a coordinate system.
public struct CGPoint: Hashable, Sendable {
    /// The distance from the left edge, increasing to the right.
    public var x: CGFloat
    /// The distance from the upper edge, increasing downwards.
    public var y: CGFloat

    /// Creates a point from its coordinates.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates a point from whole numbers.
    public init(x: Int, y: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y))
    }

    /// Creates the point at the origin.
    public init() {
        self.init(x: 0.0, y: 0.0)
    }

    /// The point at the origin of the coordinate system.
    public static let zero = CGPoint()

    /// Returns the transformed point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }

    func distance(to other: CGPoint) -> CGFloat {
        let (across, down) = (x - other.x, y - other.y)
        return (across * across + down * down).squareRoot()
    }
}

/// A width and a height.
public struct CGSize: Hashable, Sendable {
    /// The width of an area, in points.
    public var width: CGFloat
    /// The height of an area, in points.
    public var height: CGFloat

    /// Creates a size.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// Creates a size from whole numbers.
    public init(width: Int, height: Int) {
        self.init(width: CGFloat(width), height: CGFloat(height))
    }

    /// Creates the empty size.
    public init() {
        self.init(width: 0.0, height: 0.0)
    }

    /// The size with the width 0 and the height 0.
    public static let zero = CGSize()
}

/// A two-dimensional vector.
public struct CGVector: Hashable, Sendable {
    /// The horizontal component of the vector, positive to the right.
    public var dx: CGFloat
    /// The vertical component of the vector, positive downwards.
    public var dy: CGFloat

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector of length 0.
    public static let zero = CGVector(dx: 0, dy: 0)
}
