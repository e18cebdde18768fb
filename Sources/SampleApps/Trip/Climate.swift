import SDLKit

/// The car's climate control. The app can read the settings at any time, and change the settings after the driver has
/// consented.
final class Climate {
    /// Called when a setting or the status of the climate control has changed.
    var changed: () -> Void = {}
    private let manager: SDLRemoteControlManager
    private var data: SDLModuleData?
    /// A message about a problem with the climate control; nil if there is no problem.
    private var problem: String? { didSet { changed() } }
    private var token: Int?

    init(_ manager: SDLRemoteControlManager) { self.manager = manager }

    /// Whether the car has a climate control whose temperature apps can set.
    var isAvailable: Bool { control?.desiredTemperature != nil }
    var isAllocated: Bool { manager.isAllocated(.climate, id: data?.moduleId) }

    private var control: SDLClimateControlData? { data?.climateControlData }

    var line: String? {
        if let problem { return problem }
        guard let wanted = control?.desiredTemperature else { return nil }
        return "Climate \(wanted.words)" + (control?.fanSpeed.map { ", fan \($0) %" } ?? "")
    }

    func start() {
        guard token == nil else { return }
        _ = manager.subscribeToStatus { [weak self] _ in self?.changed() }
        token = manager.subscribe(toModule: .climate) { [weak self] data, error in
            guard let self else { return }
            self.data = data
            problem = error == nil ? nil : "Apps cannot use the climate control"
        }
    }

    /// Changes the desired temperature by `steps`. A step is 0.5 °C or 1 °F. If necessary, requests the driver's
    /// consent first.
    func change(by steps: Double) {
        guard var wanted = control?.desiredTemperature, let id = data?.moduleId else { return }
        wanted.value += steps * (wanted.unit == .celsius ? 0.5 : 1)
        if isAllocated { return set(wanted, id) }
        problem = "Requesting climate control"
        manager.getConsent(forModules: [id], ofType: .climate) { [weak self] allowed, error in
            guard let self else { return }
            if allowed == [true] { return set(wanted, id) }
            problem = error.map { "\($0)" } ?? "Climate control was refused"
        }
    }

    private func set(_ wanted: SDLTemperature, _ id: String) {
        let climate = SDLClimateControlData(desiredTemperature: wanted)
        manager.set(SDLModuleData(moduleType: .climate, moduleId: id, climateControlData: climate)) {
            [weak self] _, error in self?.problem = error.map { "\($0)" }
        }
    }

    /// Releases the climate control for other apps.
    func leave() { manager.release(.climate, id: data?.moduleId) { [weak self] _ in self?.changed() } }

    /// Presses the A/C button of the climate control, on behalf of the driver.
    func toggleCooling() {
        manager.press(.ac, ofModule: .climate, id: data?.moduleId) { [weak self] error in
            self?.problem = error.map { "\($0)" }
        }
    }
}

extension SDLTemperature {
    var words: String {
        let (whole, tenth) = (Int((value * 10).rounded()) / 10, abs(Int((value * 10).rounded()) % 10))
        return "\(whole)\(tenth == 0 ? "" : ".\(tenth)") °\(unit == .celsius ? "C" : "F")"
    }
}
