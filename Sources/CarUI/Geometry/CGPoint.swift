/// A length or a coordinate of the view tree, in points.
public typealias CGFloat = Double

/// A span of time or an instant, in seconds.
public typealias TimeInterval = Double

/// A place in a coordinate system.
public struct CGPoint: Hashable, Sendable {
    /// To the right.
    public var x: CGFloat
    /// Downwards.
    public var y: CGFloat

    /// Creates a point at a place.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates a point at whole numbers.
    public init(x: Int, y: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y))
    }

    /// Creates the point at the origin.
    public init() {
        self.init(x: 0.0, y: 0.0)
    }

    /// The origin.
    public static let zero = CGPoint()

    /// Where the point lies after a transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }

    /// How far it is to another point, as the crow flies.
    func distance(to other: CGPoint) -> CGFloat {
        let (across, down) = (x - other.x, y - other.y)
        return (across * across + down * down).squareRoot()
    }
}

/// A width and a height.
public struct CGSize: Hashable, Sendable {
    /// How wide.
    public var width: CGFloat
    /// How high.
    public var height: CGFloat

    /// Creates a size.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// Creates a size of whole numbers.
    public init(width: Int, height: Int) {
        self.init(width: CGFloat(width), height: CGFloat(height))
    }

    /// Creates the empty size.
    public init() {
        self.init(width: 0.0, height: 0.0)
    }

    /// No size at all.
    public static let zero = CGSize()
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector that leads nowhere.
    public static let zero = CGVector(dx: 0, dy: 0)
}
