import SDLKit

/// A test card with four coloured fields and a white square. The card has good and bad examples for tools that check
/// views: a button of normal size, a button that is too small, a text with low contrast, and a hidden button.
final class CardView: UIView {
    private let fields = [(200, 30, 30), (30, 160, 60), (30, 70, 200), (230, 200, 30)].map { red, green, blue in
        let field = UIView(frame: .zero)
        field.backgroundColor = .of(red, green, blue)
        return field
    }
    private let square = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let home = UIButton(frame: .zero)
    /// A button that switches how taps are reported: immediately, or after the time in which a second tap is possible.
    let mark = UIButton(frame: .zero)
    private let pale = UILabel(frame: .zero)
    private let hidden = UIButton(frame: .zero)
    private var middle: CGPoint?
    /// The number of steps by which the fields are rotated.
    private var turns = 0
    private var isTurning = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        square.backgroundColor = .white
        home.setTitle("Home", for: .normal)
        home.style = .filled
        home.addAction(
            UIAction { [weak self] _ in
                self?.middle = nil; self?.setNeedsLayout()
            }, for: .primaryActionTriggered)
        mark.setTitle("x", for: .normal)
        mark.contentEdgeInsets = .zero
        mark.setTitleColor(.white, for: .normal)
        pale.text = "Hard to read"
        pale.textColor = .of(240, 215, 80)
        hidden.isHidden = true
        for view in fields + [home, mark, pale, hidden, square] { addSubview(view) }
    }

    func move(to point: CGPoint) {
        middle = point
        setNeedsLayout()
    }

    /// Starts or stops the rotation of the fields.
    func turn() {
        isTurning.toggle()
        if isTurning { goOn() }
    }

    private func goOn() {
        turns += 1
        UIView.animate(withDuration: 1, animations: { self.layoutFields() }) { [weak self] _ in
            guard let self else { return }
            if isTurning || turns % fields.count != 0 { goOn() }
        }
    }

    private func layoutFields() {
        let (width, height) = (bounds.width / 2, bounds.height / 2)
        for (index, field) in fields.enumerated() {
            let (column, row) = [(0, 0), (1, 0), (0, 1), (1, 1)][(index + turns) % fields.count]
            field.frame = CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
        }
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width / 2, bounds.height / 2)
        if !isTurning { layoutFields() }
        home.frame = CGRect(x: width + 80, y: 120, width: 160, height: 80)
        mark.frame = CGRect(x: width + 280, y: 140, width: 40, height: 40)
        pale.frame = CGRect(x: width + 40, y: height + 20, width: 200, height: 40)
        hidden.frame = CGRect(x: width + 280, y: height + 20, width: 80, height: 80)
        let half = square.bounds.width / 2
        let point = middle ?? CGPoint(x: width, y: height)
        square.center = CGPoint(
            x: min(max(half, point.x), bounds.width - half), y: min(max(half, point.y), bounds.height - half))
    }
}

extension UIColor {
    fileprivate static func of(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
}
