import SDLKit

extension UIButton {
    /// Creates a round button for the map. `symbol` is the name of the image, and `label` is the text for screen
    /// readers.
    static func onMap(_ symbol: String, _ label: String, _ press: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.imageSize = CGSize(width: 32, height: 32)
        button.contentEdgeInsets = .zero
        button.accessibilityLabel = label
        button.backgroundColor = .card
        button.cornerRadius = 38
        button.layer.cornerRadius = 38
        button.layer.borderWidth = 1
        button.layer.borderColor = .cardEdge
        button.addAction(UIAction { _ in press() }, for: .touchUpInside)
        return button
    }

    static func titled(_ title: String, _ style: Style, _ press: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.style = style
        button.titleFont = .systemFont(ofSize: 20, weight: .bold)
        button.addAction(UIAction { _ in press() }, for: .touchUpInside)
        return button
    }
}

extension UILabel {
    static func text(
        _ text: String = "", size: CGFloat = 24, weight: UIFont.Weight = .regular, color: UIColor = .label
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }
}

/// A card with rounded corners that is shown in front of the map.
class CardView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .card
        layer.cornerRadius = 22
        layer.borderWidth = 1
        layer.borderColor = .cardEdge
    }
}

/// The badge, name and details of a place.
final class PlaceHeader: UIView {
    private let badge = UIImageView()
    private let name = UILabel.text(weight: .bold)
    private let detail = UILabel.text(size: 19, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [badge, name, detail] { addSubview(view) }
    }

    func show(_ place: Place, from point: CGPoint) {
        badge.image = place.kind.badge(side: 56)
        name.text = place.name
        detail.text = "\(place.kind.rawValue) · \(place.distance(from: point).asDistance) · \(place.street)"
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 76) }

    override func layoutSubviews() {
        badge.frame = CGRect(x: 0, y: bounds.midY - 28, width: 56, height: 56)
        let width = max(0, bounds.width - 72)
        name.frame = CGRect(x: 72, y: bounds.midY - 32, width: width, height: 34)
        detail.frame = CGRect(x: 72, y: bounds.midY + 2, width: width, height: 28)
    }
}
