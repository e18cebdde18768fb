import SDLKit

/// The one screen: the dial, what the car says of the way, where it leads, the climate, and the weather above; with what can be
/// done about them.
final class TripViewController: SDLViewController {
    private let text = SDLTextView()
    private let picture = SDLImageView()
    private let buttons = SDLView(subviews: [])
    private var journey = Journey()
    private var climate: Climate?
    private var way: Way?
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
        let way = Way(application.navigationManager)
        self.way = way
        way.changed = { [weak self] in self?.update() }
        way.start()
        let weather = Weather(application.appServiceManager)
        self.weather = weather
        weather.changed = { [weak self] in self?.update() }
        weather.start()
        follow(application.vehicleDataManager)
    }

    /// Once for how things stand, and from then on whatever changes.
    private func follow(_ vehicle: SDLVehicleDataManager) {
        _ = vehicle.subscribe(to: SDLSubscribeVehicleData(speed: true, fuelRange: true)) { [weak self] data, error in
            guard let self else { return }
            if let data { journey.take(data) }
            if error != nil { journey.trouble = "This car keeps its range to itself" }
            update()
        }
        vehicle.getVehicleData(SDLGetVehicleData(speed: true, fuelRange: true)) { [weak self] data, _ in
            guard let self, let data else { return }
            journey.take(data)
            update()
        }
    }

    /// All of this becomes one message, with just what has changed.
    private func update() {
        let lines = [journey.speedLine, journey.rangeLine, climate?.line, way?.line]
        text.mainFields = lines.compactMap(\.self).map { SDLTextField($0) }
        text.statusBar = weather?.line
        picture.image = Dial(journey).artwork
        showButtons()
    }

    private lazy var warmer = button("Warmer") { $0.climate?.change(by: 1) }
    private lazy var cooler = button("Cooler") { $0.climate?.change(by: -1) }
    private lazy var cooling = button("A/C") { $0.climate?.toggleCooling() }
    private lazy var leave = button("Leave climate") { $0.climate?.leave() }

    private lazy var lake = button("To the lake") { $0.way?.go(to: Way.lake) }

    /// Only what can be done now.
    private func showButtons() {
        var wanted: [SDLButtonView] = []
        if climate?.isThere == true { wanted += [warmer, cooler, cooling].compactMap(\.self) }
        if climate?.isOurs == true { wanted += [leave].compactMap(\.self) }
        if way?.isThere == true { wanted += [lake].compactMap(\.self) }
        guard !buttons.subviews.elementsEqual(wanted, by: { $0 === $1 }) else { return }
        buttons.subviews = wanted
    }

    private func button(_ text: String, _ act: @escaping @MainActor (TripViewController) -> Void) -> SDLButtonView? {
        SDLSoftButtonObject(name: text.lowercased(), text: text) { [weak self] press, _ in
            if let self, press != nil { act(self) }
        }.map { SDLButtonView(button: $0) }
    }
}
