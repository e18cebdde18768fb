import SDLKit

/// A screen with the app's settings: a switch, a slider and a text field.
final class SettingsViewController: SDLProjectionViewController {
    private let trip: Trip
    private let dark = UISwitch()
    private let radius = UISlider()
    private let distance = UILabel.text(color: .secondaryLabel)
    private let driver = UITextField()
    private var rows: [(title: UILabel, control: UIView)] = []
    private let heading = UILabel.text("Settings", size: 28, weight: .bold)
    private lazy var done = UIButton.titled("Done", .filled) { [weak self] in self?.dismiss(animated: true) }

    init(_ trip: Trip) {
        self.trip = trip
        super.init()
        title = "Settings"
        modalPresentationStyle = .pageSheet
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        dark.accessibilityLabel = "Dark map"
        dark.addTarget(self, action: SettingsViewController.darkChanged, for: .valueChanged)
        radius.accessibilityLabel = "Search radius"
        (radius.minimumValue, radius.maximumValue) = (0.5, 5)
        radius.addTarget(self, action: SettingsViewController.radiusChanged, for: .valueChanged)
        driver.accessibilityLabel = "Driver's name"
        driver.placeholder = "Your name"
        driver.delegate = self
        driver.addTarget(self, action: SettingsViewController.nameChanged, for: .editingChanged)
        rows = [("Dark map", dark), ("Search radius", radius), ("Your name", driver)].map { (.text($0), $1) }
        for subview in [heading, done, distance] + rows.flatMap({ [$0.title, $0.control] }) { view.addSubview(subview) }
    }

    override func viewWillAppear(_ animated: Bool) {
        dark.isOn = view.window?.overrideUserInterfaceStyle == .dark
        radius.value = Float(trip.radius / 1000)
        driver.text = trip.driver
        showDistance()
    }

    override func viewWillLayoutSubviews() {
        let safe = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 24, dy: 12)
        done.frame = CGRect(x: safe.maxX - 140, y: safe.minY, width: 140, height: 76)
        heading.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width - 156, height: 76)
        for (index, row) in rows.enumerated() {
            let top = safe.minY + 92 + CGFloat(index) * 92
            row.title.frame = CGRect(x: safe.minX, y: top, width: 200, height: 76)
            let width = row.control === dark ? 100 : min(safe.width - 216, 460)
            row.control.frame = CGRect(x: safe.minX + 216, y: top, width: width, height: 76)
        }
        distance.frame = CGRect(
            x: radius.frame.maxX + 12, y: radius.frame.minY, width: max(0, safe.maxX - radius.frame.maxX - 12),
            height: 76)
    }

    private func darkChanged(_ sender: UISwitch) {
        view.window?.overrideUserInterfaceStyle = sender.isOn ? .dark : .unspecified
    }

    private func radiusChanged(_ sender: UISlider) {
        trip.radius = CGFloat(sender.value) * 1000
        showDistance()
    }

    private func nameChanged(_ sender: UITextField) { trip.driver = sender.text ?? "" }

    private func showDistance() { distance.text = trip.radius.asDistance }
}

extension SettingsViewController: UITextFieldDelegate {
    /// Returns false for text with digits, because a name has no digits.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { !string.contains(where: \.isNumber) }
}
