import SDLKit

/// The car's climate as the driver sets it from the app, with the head unit's consent.
@MainActor
final class Climate {
    /// Called when `line` or what can be done is another.
    var changed: () -> Void = {}
    private let manager: SDLRemoteControlManager
    private var data: SDLModuleData?
    /// What stands in the way, in a sentence.
    private var trouble: String? { didSet { changed() } }
    private var token: Int?

    init(_ manager: SDLRemoteControlManager) { self.manager = manager }

    /// Whether there is a climate that apps may set.
    var isThere: Bool { control?.desiredTemperature != nil }
    var isOurs: Bool { manager.isAllocated(.climate, id: data?.moduleId) }

    private var control: SDLClimateControlData? { data?.climateControlData }

    var line: String? {
        if let trouble { return trouble }
        guard let wanted = control?.desiredTemperature else { return nil }
        return "Climate \(wanted.words)" + (control?.fanSpeed.map { ", fan \($0) %" } ?? "")
    }

    func start() {
        guard token == nil else { return }
        _ = manager.subscribeToStatus { [weak self] _ in self?.changed() }
        token = manager.subscribe(toModule: .climate) { [weak self] data, error in
            guard let self else { return }
            self.data = data
            trouble = error == nil ? nil : "No climate for apps here"
        }
    }

    /// Warmer or cooler by so many steps: half a degree Celsius, or one degree Fahrenheit.
    func change(by steps: Double) {
        guard var wanted = control?.desiredTemperature, let id = data?.moduleId else { return }
        wanted.value += steps * (wanted.unit == .celsius ? 0.5 : 1)
        if isOurs { return set(wanted, id) }
        trouble = "Asking for the climate"
        manager.getConsent(forModules: [id], ofType: .climate) { [weak self] allowed, error in
            guard let self else { return }
            if allowed == [true] { return set(wanted, id) }
            trouble = error.map { "\($0)" } ?? "The climate is not for us now"
        }
    }

    private func set(_ wanted: SDLTemperature, _ id: String) {
        let climate = SDLClimateControlData(desiredTemperature: wanted)
        manager.set(SDLModuleData(moduleType: .climate, moduleId: id, climateControlData: climate)) {
            [weak self] _, error in self?.trouble = error.map { "\($0)" }
        }
    }

    /// Leaves it to other apps.
    func leave() { manager.release(.climate, id: data?.moduleId) { [weak self] _ in self?.changed() } }

    /// The driver presses the climate's own button, through the app.
    func toggleCooling() {
        manager.press(.ac, ofModule: .climate, id: data?.moduleId) { [weak self] error in
            self?.trouble = error.map { "\($0)" }
        }
    }
}

extension SDLTemperature {
    var words: String {
        let (whole, tenth) = (Int((value * 10).rounded()) / 10, abs(Int((value * 10).rounded()) % 10))
        return "\(whole)\(tenth == 0 ? "" : ".\(tenth)") °\(unit == .celsius ? "C" : "F")"
    }
}
