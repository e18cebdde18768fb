/// The animatable properties of a view: position, size, transform, opacity and background.
struct Look: Equatable {
    var bounds: CGRect
    var center: CGPoint
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?

    /// The smallest rectangle that contains the view, in the superview's coordinates.
    var frame: CGRect {
        get {
            let (width, height) = (bounds.size.width, bounds.size.height)
            guard !transform.isIdentity else {
                return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
            }
            return CGRect(x: -width / 2, y: -height / 2, width: width, height: height).applying(transform)
                .offsetBy(dx: center.x, dy: center.y)
        }
        set {
            let rect = newValue.standardized
            if transform.isIdentity {
                bounds.size = rect.size
            } else {
                let size = CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
                bounds.size = size
            }
            center = rect.center
        }
    }

    /// Converts a point from the superview's coordinates to the view's own coordinates.
    func inside(_ point: CGPoint) -> CGPoint {
        var point = CGPoint(x: point.x - center.x, y: point.y - center.y)
        if !transform.isIdentity { point = point.applying(transform.inverted()) }
        return CGPoint(x: point.x + bounds.midX, y: point.y + bounds.midY)
    }

    /// Converts a point from the view's own coordinates to the superview's coordinates.
    func outside(_ point: CGPoint) -> CGPoint {
        var point = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
        if !transform.isIdentity { point = point.applying(transform) }
        return CGPoint(x: point.x + center.x, y: point.y + center.y)
    }

    func inside(_ rect: CGRect) -> CGRect {
        guard !transform.isIdentity else {
            return rect.offsetBy(dx: bounds.midX - center.x, dy: bounds.midY - center.y)
        }
        return rect.offsetBy(dx: -center.x, dy: -center.y).applying(transform.inverted())
            .offsetBy(dx: bounds.midX, dy: bounds.midY)
    }

    func outside(_ rect: CGRect) -> CGRect {
        guard !transform.isIdentity else {
            return rect.offsetBy(dx: center.x - bounds.midX, dy: center.y - bounds.midY)
        }
        return rect.offsetBy(dx: -bounds.midX, dy: -bounds.midY).applying(transform)
            .offsetBy(dx: center.x, dy: center.y)
    }

    /// The transform from the view's own coordinates to the superview's coordinates.
    var toSuperview: CGAffineTransform {
        if transform.isIdentity {
            return CGAffineTransform(translationX: center.x - bounds.midX, y: center.y - bounds.midY)
        }
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Whether the two looks differ in position, size or visibility. After such a change, a touch at the same point may
    /// reach a different view.
    func isPlaced(unlike other: Look) -> Bool {
        bounds != other.bounds || center != other.center || transform != other.transform
            || (alpha >= Self.smallestAlpha) != (other.alpha >= Self.smallestAlpha)
    }

    /// The opacity below which a view is not drawn and receives no touches.
    static let smallestAlpha: CGFloat = 0.01

    /// Whether all numbers of the look are finite.
    var isDrawable: Bool {
        bounds.isFinite && center.x.isFinite && center.y.isFinite && alpha.isFinite
            && [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy(\.isFinite)
    }

    /// Whether the opacity and the transform allow the view to be visible.
    var isVisible: Bool { alpha >= Self.smallestAlpha && transform.isInvertible }

    /// Returns a mix of this look and `other`. `part` is the share of `other`, from 0 to 1.
    func mixed(with other: Look, at part: CGFloat) -> Look {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        var look = other
        look.bounds = CGRect(
            x: mix(bounds.origin.x, other.bounds.origin.x), y: mix(bounds.origin.y, other.bounds.origin.y),
            width: mix(bounds.size.width, other.bounds.size.width),
            height: mix(bounds.size.height, other.bounds.size.height))
        look.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
        let (old, new) = (transform, other.transform)
        look.transform = CGAffineTransform(
            a: mix(old.a, new.a), b: mix(old.b, new.b), c: mix(old.c, new.c), d: mix(old.d, new.d),
            tx: mix(old.tx, new.tx), ty: mix(old.ty, new.ty))
        look.alpha = mix(alpha, other.alpha)
        switch (backgroundColor, other.backgroundColor) {
        case (let from?, let to?): look.backgroundColor = from.mixed(with: to, at: part)
        case (nil, let to?): look.backgroundColor = to.withAlphaComponent(0).mixed(with: to, at: part)
        case (let from?, nil): look.backgroundColor = from.mixed(with: from.withAlphaComponent(0), at: part)
        case (nil, nil): break
        }
        return look
    }
}
