import SDLKit

/// The only screen of the app, with a dial, the weather, lines for speed, range, climate and destination, and buttons
/// for the available functions.
final class TripViewController: SDLViewController {
    private let text = SDLTextView()
    private let picture = SDLImageView()
    private let buttons = SDLView(subviews: [])
    private var status = VehicleStatus()
    private var climate: Climate?
    private var destination: Destination?
    private var weather: Weather?

    override init() {
        super.init()
        layout = .graphicWithTextAndSoftbuttons
        nightColorScheme = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 64, green: 190, blue: 255))
    }

    override func loadView() {
        view = SDLView(subviews: [text, picture, buttons])
        update()
    }

    override func viewWillAppear() {
        guard climate == nil, let application else { return }
        let climate = Climate(application.remoteControlManager)
        self.climate = climate
        climate.changed = { [weak self] in self?.update() }
        climate.start()
        let destination = Destination(application.navigationManager)
        self.destination = destination
        destination.changed = { [weak self] in self?.update() }
        destination.start()
        let weather = Weather(application.appServiceManager)
        self.weather = weather
        weather.changed = { [weak self] in self?.update() }
        weather.start()
        follow(application.vehicleDataManager)
    }

    private func follow(_ vehicle: SDLVehicleDataManager) {
        _ = vehicle.subscribe(to: SDLSubscribeVehicleData(speed: true, fuelRange: true)) { [weak self] data, error in
            guard let self else { return }
            if let data { status.take(data) }
            if error != nil { status.problem = "This car does not report its range" }
            update()
        }
    }

    /// Sets the content of the screen. The library sends one Show with only the changed parameters.
    private func update() {
        let lines = [status.speedLine, status.rangeLine, climate?.line, destination?.line]
        text.mainFields = lines.compactMap(\.self).map { SDLTextField($0) }
        text.statusBar = weather?.line
        picture.image = Dial(status).artwork
        showButtons()
    }

    private lazy var warmer = button("Warmer") { $0.climate?.change(by: 1) }
    private lazy var cooler = button("Cooler") { $0.climate?.change(by: -1) }
    private lazy var cooling = button("A/C") { $0.climate?.toggleCooling() }
    private lazy var leave = button("Leave climate") { $0.climate?.leave() }

    private lazy var lake = button("To the lake") { $0.destination?.go(to: Destination.lake) }

    private func showButtons() {
        var wanted: [SDLButtonView] = []
        if climate?.isAvailable == true { wanted += [warmer, cooler, cooling].compactMap(\.self) }
        if climate?.isAllocated == true { wanted += [leave].compactMap(\.self) }
        if destination?.isAvailable == true { wanted += [lake].compactMap(\.self) }
        guard !buttons.subviews.elementsEqual(wanted, by: { $0 === $1 }) else { return }
        buttons.subviews = wanted
    }

    private func button(_ text: String, _ act: @escaping @MainActor (TripViewController) -> Void) -> SDLButtonView? {
        SDLSoftButtonObject(name: text.lowercased(), text: text) { [weak self] press, _ in
            if let self, press != nil { act(self) }
        }.map { SDLButtonView(button: $0) }
    }
}
