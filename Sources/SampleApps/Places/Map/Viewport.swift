import SDLKit

/// The visible part of the town and the scale of the map.
struct Viewport {
    /// The size of the view, in points.
    var size = CGSize(width: 800, height: 400)
    /// The point of the town in the centre of the view, in metres.
    private(set) var center = CGPoint.zero
    private(set) var metresPerPoint: CGFloat = 3.2

    private static let closest: CGFloat = 0.8
    private static let furthest: CGFloat = 8

    func point(of place: CGPoint) -> CGPoint {
        CGPoint(
            x: size.width / 2 + (place.x - center.x) / metresPerPoint,
            y: size.height / 2 + (place.y - center.y) / metresPerPoint)
    }

    func place(at point: CGPoint) -> CGPoint {
        CGPoint(
            x: center.x + (point.x - size.width / 2) * metresPerPoint,
            y: center.y + (point.y - size.height / 2) * metresPerPoint)
    }

    /// The transform that converts metres of the town to points of the view.
    var transform: CGAffineTransform {
        let origin = point(of: .zero)
        let scale = 1 / metresPerPoint
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    }

    /// Moves the viewport as if a finger dragged the map from the point `from` to the point `to`.
    mutating func move(from: CGPoint, to: CGPoint) {
        look(
            at: CGPoint(
                x: center.x + (from.x - to.x) * metresPerPoint, y: center.y + (from.y - to.y) * metresPerPoint))
    }

    /// Zooms by `scale`. `point` of the view keeps showing the same point of the town. A scale above 1 zooms in.
    mutating func zoom(by scale: CGFloat, at point: CGPoint) {
        let fixed = place(at: point)
        metresPerPoint = min(max(metresPerPoint / scale, Self.closest), Self.furthest)
        let now = place(at: point)
        look(at: CGPoint(x: center.x + fixed.x - now.x, y: center.y + fixed.y - now.y))
    }

    /// Moves the centre of the viewport to `place`, or as near as possible so that the town stays visible.
    mutating func look(at place: CGPoint) {
        center = CGPoint(x: min(max(place.x, -1800), 1800), y: min(max(place.y, -1400), 1400))
    }

    /// Zooms in as much as possible while all `places` are visible with a margin. `margin` is in points.
    mutating func show(_ places: [CGPoint], margin: CGFloat) {
        guard let first = places.first else { return }
        let bounds = places.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
        let (width, height) = (max(size.width - 2 * margin, 40), max(size.height - 2 * margin, 40))
        let needed = max(bounds.width / width, bounds.height / height)
        metresPerPoint = min(max(needed, 1.6), Self.furthest)
        look(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
}
