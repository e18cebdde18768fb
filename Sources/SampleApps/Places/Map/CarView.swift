import SDLKit

/// The car on the map: an arrow in driving direction. At every zoom, the arrow has the same size on the display.
final class CarView: UIView {
    private let arrow = Arrow(frame: CGRect(x: -26, y: -26, width: 52, height: 52))
    private var heading = CGVector(dx: 0, dy: -1)

    /// The number of metres of the town that one point of the display shows.
    var scale: CGFloat = 1 { didSet { if scale != oldValue { turn() } } }

    init() {
        super.init(frame: .zero)
        addSubview(arrow)
        turn()
    }

    /// Turns the arrow so that it points to `place`, a point of the map.
    func head(to place: CGPoint) {
        let length = center.distance(to: place)
        guard length > 0 else { return }
        heading = CGVector(dx: (place.x - center.x) / length, dy: (place.y - center.y) / length)
        turn()
    }

    private func turn() {
        arrow.transform = CGAffineTransform(
            a: -heading.dy * scale, b: heading.dx * scale, c: -heading.dx * scale, d: -heading.dy * scale, tx: 0, ty: 0)
    }

    private final class Arrow: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.white.setFill()
            UIBezierPath(ovalIn: bounds).fill()
            UIColor.route.setFill()
            UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 26, y: 11))
            for (x, y) in [(37.0, 38.0), (26.0, 32.0), (15.0, 38.0)] { path.addLine(to: CGPoint(x: x, y: y)) }
            path.close()
            UIColor.white.setFill()
            path.fill()
        }
    }
}

/// A compass that shows where north is. When the driver taps it, the map's touch delegate centres the map on the car.
/// CAR-13
final class CompassView: CardView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Compass"
        layer.cornerRadius = 38
    }

    /// Always true, so that the driver can select the compass with a knob and the touch manager reports taps on the
    /// compass.
    override var canBecomeFocused: Bool { true }

    override func draw(_ rect: CGRect) {
        needle(to: -24, .systemRed)
        needle(to: 24, .systemGray)
        let font = UIFont.systemFont(ofSize: 16, weight: .bold)
        let width = "N".size(font: font).width
        "N".draw(at: CGPoint(x: bounds.midX - width / 2, y: 2), font: font, color: .label)
    }

    private func needle(to y: CGFloat, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX, y: bounds.midY + 6 + y * 0.8))
        path.addLine(to: CGPoint(x: bounds.midX - 9, y: bounds.midY + 6))
        path.addLine(to: CGPoint(x: bounds.midX + 9, y: bounds.midY + 6))
        path.close()
        color.setFill()
        path.fill()
    }
}
