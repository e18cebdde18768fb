import SDLKit

/// A card that shows the place selected on the map, with a button for details.
final class PlaceCard: CardView {
    var onMore: () -> Void = {}
    var onClose: () -> Void = {}
    private let header = PlaceHeader()
    private lazy var more = UIButton.titled("More", .filled) { [weak self] in self?.onMore() }
    private lazy var close = UIButton.onMap("xmark", "Close") { [weak self] in self?.onClose() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        close.backgroundColor = nil
        close.layer.borderWidth = 0
        for view in [header, more, close] { addSubview(view) }
    }

    func show(_ place: Place, from point: CGPoint) { header.show(place, from: point) }

    override func layoutSubviews() {
        close.frame = CGRect(x: bounds.width - 84, y: 12, width: 76, height: 76)
        more.frame = CGRect(x: bounds.width - 200, y: 12, width: 112, height: 76)
        header.frame = CGRect(x: 20, y: 12, width: max(0, bounds.width - 228), height: 76)
    }
}

final class TurnCard: CardView {
    var onEnd: () -> Void = {}
    private let arrow = UIImageView()
    private let text = UILabel.text(weight: .bold, color: .white)
    private let detail = UILabel.text(size: 19, color: .white)
    private lazy var end = UIButton.titled("End", .plain) { [weak self] in self?.onEnd() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.05, green: 0.35, blue: 0.24, alpha: 1)
        layer.borderWidth = 0
        arrow.tintColor = .white
        end.setTitleColor(.white, for: .normal)
        for view in [arrow, text, detail, end] { addSubview(view) }
    }

    func show(_ turn: Route.Turn, minutes: Int) {
        arrow.image = turn.image
        text.text = turn.text
        detail.text = turn.way == .arrive ? "\(minutes) min in total" : "then \(turn.length.asDistance)"
    }

    override func layoutSubviews() {
        arrow.frame = CGRect(x: 20, y: 24, width: 52, height: 52)
        end.frame = CGRect(x: bounds.width - 96, y: 12, width: 88, height: 76)
        let width = max(0, bounds.width - 92 - 104)
        text.frame = CGRect(x: 92, y: 16, width: width, height: 36)
        detail.frame = CGRect(x: 92, y: 54, width: width, height: 28)
    }
}
