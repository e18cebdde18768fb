import SDLKit

/// A screen with the details of a place: route, rating and a note. The content can be scrolled, because it is larger
/// than the screen.
final class PlaceViewController: SDLProjectionViewController {
    private let place: Place
    private let trip: Trip
    private let scroll = UIScrollView()
    private let header = PlaceHeader()
    private let about = UILabel.text(size: 20)
    private let stars = StarsControl()
    private let note = UITextField()
    private lazy var save = UIButton.titled("Save", .tinted) { [weak self] in self?.toggleSaved() }
    private var rows: [UIView] = []

    init(_ place: Place, _ trip: Trip) {
        (self.place, self.trip) = (place, trip)
        super.init()
        title = place.name
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        header.show(place, from: trip.position)
        let buttons = UIStackView(arrangedSubviews: [
            UIButton.titled("Directions", .filled) { [weak self] in self?.showRoute() }, save,
            UIButton.titled("Hours", .gray) { [weak self] in self.map { $0.trip.showHours(of: $0.place) } },
        ])
        buttons.spacing = 16
        buttons.distribution = .fillEqually
        about.text = place.about
        about.numberOfLines = 0
        stars.value = trip.stars[place.name] ?? 0
        stars.addAction(
            UIAction { [weak self] _ in self.map { $0.trip.stars[$0.place.name] = $0.stars.value } },
            for: .valueChanged)
        note.placeholder = "Your note"
        note.accessibilityLabel = "Note"
        note.text = trip.notes[place.name]
        note.addAction(
            UIAction { [weak self] _ in self.map { $0.trip.notes[$0.place.name] = $0.note.text } },
            for: .editingChanged)
        rows = [header, buttons, about, stars, note]
        rows.forEach(scroll.addSubview)
        scroll.delegate = self
        view.addSubview(scroll)
        showSaved()
    }

    override func viewWillLayoutSubviews() {
        scroll.frame = view.bounds
        let width = max(0, view.bounds.width - 48)
        var top: CGFloat = 12
        for row in rows {
            let height = row === about ? about.sizeThatFits(CGSize(width: width, height: 0)).height : 76
            row.frame = CGRect(x: 24, y: top, width: width, height: height)
            top += height + 16
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: top)
    }

    private func showSaved() { save.setTitle(trip.isSaved(place) ? "Forget" : "Save", for: .normal) }

    private func toggleSaved() {
        trip.toggleSaved(place)
        showSaved()
    }

    private func showRoute() {
        navigationController?.pushViewController(RouteViewController(place, trip), animated: true)
    }
}

extension PlaceViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        UINotificationCenter.default.post(name: .SDLDidUpdateProjectionView, object: nil)
    }
}

/// A custom control with five stars. The driver rates a place by tapping a star. CAR-11
final class StarsControl: UIControl {
    var value = 0 { didSet { if value != oldValue { valueChanged() } } }
    private static let width: CGFloat = 76

    override init(frame: CGRect) {
        super.init(frame: frame)
        valueChanged()
    }

    private func valueChanged() {
        accessibilityLabel = "\(value) of 5 stars"
        setNeedsDisplay()
    }

    override var canBecomeFocused: Bool { true }

    /// Sets the rating to the number of the star at `point`. Called when the driver taps the control or presses the
    /// knob.
    override func performPrimaryAction(at point: CGPoint) -> Bool {
        let wanted = Int(point.x / Self.width) + 1
        guard (1...5).contains(wanted) else { return false }
        value = wanted
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }

    override func draw(_ rect: CGRect) {
        for index in 0..<5 {
            let place = CGRect(x: CGFloat(index) * Self.width + 8, y: bounds.midY - 22, width: 44, height: 44)
            let image = UIImage(systemName: index < value ? "star.fill" : "star")
            image?.withTintColor(index < value ? .systemOrange : .secondaryLabel).draw(in: place)
        }
        let text = value == 0 ? "Not rated yet" : "\(value) of 5"
        let font = UIFont.systemFont(ofSize: 19)
        text.draw(
            at: CGPoint(x: 5 * Self.width + 12, y: bounds.midY - 13), font: font, color: .secondaryLabel)
    }
}
