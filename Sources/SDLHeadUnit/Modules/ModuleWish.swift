import JSON
import SDLRPC
import SDLSupport

/// Why an app's wish for a module is not carried out.
struct ModuleRefusal: Error {
    let result: SDLResult
    let info: String?

    init(_ result: SDLResult, _ info: String? = nil) {
        self.result = result
        self.info = info
    }
}

// What of an app's wish can be set, asked in SDL Core's order.
extension CarModule {
    /// - Parameter isPlayer: whether the app may choose the source of sound.
    /// - Returns: what is left to set.
    func settable(_ wish: JSONValue, isPlayer: Bool) throws(ModuleRefusal) -> JSONValue {
        let names = wish.object?.keys ?? []
        for name in names { try ask(for: name, wish[name] ?? .null) }
        if names.allSatisfy(kind.readOnly.contains) {
            throw ModuleRefusal(.readOnly, "All request params in module type are READ ONLY!")
        }
        var rest = wish
        for name in kind.readOnly { rest[name] = nil }
        for light in wish["lightState"]?.array ?? [] where Self.carOnly.contains(light["status"]?.string ?? "") {
            throw ModuleRefusal(.readOnly, "The LightStatus enum passed is READ ONLY and cannot be written.")
        }
        if let channels = wish["equalizerSettings"]?.array {
            rest["equalizerSettings"] = .array(
                channels.map { channel in
                    var channel = channel
                    channel["channelName"] = nil
                    return channel
                })
        }
        if wish["source"] != nil, !isPlayer {
            throw ModuleRefusal(.rejected, "App is not allowed to change audio source")
        }
        return rest
    }

    /// What a car says to a wish that SDL Core lets through.
    func askCar(for wish: JSONValue) throws(ModuleRefusal) {
        if let power = kind.power, values[power.member] == false, wish[power.member] == nil {
            throw ModuleRefusal(power.refusal, power.info)
        }
        if let problem = problem(withMemory: wish) { throw ModuleRefusal(.rejected, problem) }
        if wish["hdChannel"] != nil, (wish["hdRadioEnable"] ?? values["hdRadioEnable"]) == false {
            throw ModuleRefusal(.unsupportedResource, "HD radio is off. Turn it on by hdRadioEnable.")
        }
        for name in ["defrostZone", "ventilationMode"] {
            guard let value = wish[name], let known = capabilities[name]?.array, !known.contains(value) else {
                continue
            }
            throw ModuleRefusal(.unsupportedResource, "This module has no \(name) \(value).")
        }
        let channels = (wish["equalizerSettings"]?.array ?? []).compactMap { $0["channelId"]?.int }
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

    /// What a light is only said to be doing.
    private static let carOnly = ["RAMP_UP", "RAMP_DOWN", "UNKNOWN", "INVALID"]
}
