import SDLKit

/// A badge with the speed of the real car, shown only while the car moves.
final class SpeedBadge: CardView {
    private let number = UILabel.text(size: 30, weight: .bold)
    private let unit = UILabel.text("km/h", size: 15, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Touches go to the map below.
        isUserInteractionEnabled = false
        isHidden = true
        for label in [number, unit] {
            label.textAlignment = .center
            addSubview(label)
        }
    }

    func show(_ speed: Double?) {
        let speed = Int((speed ?? 0).rounded())
        number.text = "\(speed)"
        isHidden = speed == 0
    }

    override func layoutSubviews() {
        number.frame = CGRect(x: 0, y: 10, width: bounds.width, height: 36)
        unit.frame = CGRect(x: 0, y: 46, width: bounds.width, height: 20)
    }
}
