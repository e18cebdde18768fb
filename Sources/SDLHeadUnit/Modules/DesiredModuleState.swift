import JSON
import SDLRPC
import SDLSupport

/// The reason why a requested change of a module is refused.
struct ModuleRefusal: Error {
    let result: SDLResult
    let info: String?

    init(_ result: SDLResult, _ info: String? = nil) {
        self.result = result
        self.info = info
    }
}

// Checks of the values that an app requests for a module, in SDL Core's order.
extension CarModule {
    /// Returns the requested values without the read-only values, or throws if the app may not set the values.
    /// `isPlayer` says whether the app may choose the audio source.
    func settable(_ requested: JSONValue, isPlayer: Bool) throws(ModuleRefusal) -> JSONValue {
        let names = requested.object?.keys ?? []
        for name in names { try ask(for: name, requested[name] ?? .null) }
        if names.allSatisfy(kind.readOnly.contains) {
            throw ModuleRefusal(.readOnly, "All request params in module type are READ ONLY!")
        }
        var rest = requested
        for name in kind.readOnly { rest[name] = nil }
        for light in requested["lightState"]?.array ?? [] where Self.carOnly.contains(light["status"]?.string ?? "") {
            throw ModuleRefusal(.readOnly, "The LightStatus enum passed is READ ONLY and cannot be written.")
        }
        if let channels = requested["equalizerSettings"]?.array {
            rest["equalizerSettings"] = .array(
                channels.map { channel in
                    var channel = channel
                    channel["channelName"] = nil
                    return channel
                })
        }
        if requested["source"] != nil, !isPlayer {
            throw ModuleRefusal(.rejected, "App is not allowed to change audio source")
        }
        return rest
    }

    /// Throws if the car cannot carry out the requested change. These checks come after SDL Core's own checks.
    func askCar(for requested: JSONValue) throws(ModuleRefusal) {
        if let power = kind.power, values[power.member] == false, requested[power.member] == nil {
            throw ModuleRefusal(power.refusal, power.info)
        }
        if let problem = problem(withMemory: requested) { throw ModuleRefusal(.rejected, problem) }
        if requested["hdChannel"] != nil, (requested["hdRadioEnable"] ?? values["hdRadioEnable"]) == false {
            throw ModuleRefusal(.unsupportedResource, "HD radio is off. Turn it on by hdRadioEnable.")
        }
        for name in ["defrostZone", "ventilationMode"] {
            guard let value = requested[name], let known = capabilities[name]?.array, !known.contains(value) else {
                continue
            }
            throw ModuleRefusal(.unsupportedResource, "This module has no \(name) \(value).")
        }
        let channels = (requested["equalizerSettings"]?.array ?? []).compactMap { $0["channelId"]?.int }
        if let last = capabilities["equalizerMaxChannelId"]?.int, let channel = channels.max(), channel > last {
            throw ModuleRefusal(.unsupportedResource, "The last channel of this equalizer is \(last).")
        }
    }

    private func ask(for name: String, _ value: JSONValue) throws(ModuleRefusal) {
        if name == "lightState" {
            for light in value.array ?? [] { try ask(forLight: light) }
            return
        }
        let isSatellite = name == "band" && value == "XM"
        if !has(name) || isSatellite && capabilities["siriusxmRadioAvailable"]?.bool != true {
            throw ModuleRefusal(.unsupportedResource, "Accessing not supported module data.")
        }
    }

    private func ask(forLight light: JSONValue) throws(ModuleRefusal) {
        guard let known = capabilities["supportedLights"]?.array?.first(where: { $0["name"] == light["id"] }) else {
            throw ModuleRefusal(
                .unsupportedResource, "The requested LightName is not supported by the vehicle.")
        }
        for (name, _) in light.object ?? [:] {
            guard let capability = ModuleKind.lightCapabilities[name] else { continue }
            switch known[capability]?.bool {
            case true: break
            case false: throw ModuleRefusal(.readOnly, "The requested parameter is read-only.")
            default:
                throw ModuleRefusal(
                    .unsupportedResource,
                    "The requested parameter of the given LightName is not supported by the vehicle.")
            }
        }
    }

    /// The states of a light that only the car reports. Apps cannot set these states.
    private static let carOnly = ["RAMP_UP", "RAMP_DOWN", "UNKNOWN", "INVALID"]
}
