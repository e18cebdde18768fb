import SDLRPC

/// One type of module: its names in the mobile API, and the values that apps cannot set.
struct ModuleKind: Sendable {
    /// The value that switches a module on. While the module is off, other changes are refused.
    struct Power: Sendable {
        let member: String
        let refusal: SDLResult
        let info: String
    }

    let type: SDLModuleType
    /// The name of the ModuleData member that contains the module's values.
    let data: String
    /// The name of the RemoteControlCapabilities member that contains the module's capabilities.
    let capabilities: String
    /// Whether a car has at most one module of this type. The capabilities of such a type are not an array.
    let isAlone: Bool
    /// The names of the module's values that only the car sets.
    let readOnly: [String]
    let power: Power?

    private init(
        _ name: String, _ type: SDLModuleType, isAlone: Bool = false, readOnly: [String] = [], power: Power? = nil
    ) {
        self.type = type
        data = "\(name)ControlData"
        capabilities = "\(name)ControlCapabilities"
        self.isAlone = isAlone
        self.readOnly = readOnly
        self.power = power
    }

    /// All module types of the mobile API, in SDL Core's order.
    static let all: [ModuleKind] = [
        ModuleKind(
            "climate", .climate, readOnly: ["currentTemperature"],
            power: Power(
                member: "climateEnable", refusal: .rejected,
                info: "The climate control is off. Turn it on by climateEnable.")),
        ModuleKind(
            "radio", .radio,
            readOnly: [
                "rdsData", "availableHDs", "availableHdChannels", "signalStrength", "signalChangeThreshold", "state",
                "sisData",
            ],
            power: Power(
                member: "radioEnable", refusal: .ignored, info: "The radio is off. Turn it on by radioEnable.")),
        ModuleKind("seat", .seat), ModuleKind("audio", .audio), ModuleKind("light", .light, isAlone: true),
        ModuleKind("hmiSettings", .hmiSettings, isAlone: true),
    ]

    static let byType = Dictionary(uniqueKeysWithValues: all.map { ($0.type, $0) })

    /// Returns the name of the capability for a value. Most names follow one pattern.
    static func capability(of value: String) -> String { oddCapabilities[value] ?? "\(value)Available" }

    private static let oddCapabilities = [
        "heatedSteeringWheelEnable": "heatedSteeringWheelAvailable",
        "heatedWindshieldEnable": "heatedWindshieldAvailable",
        "heatedRearWindowEnable": "heatedRearWindowAvailable", "heatedMirrorsEnable": "heatedMirrorsAvailable",
        "band": "radioBandAvailable", "frequencyInteger": "radioFrequencyAvailable",
        // SDL Core uses this name for hdChannel, although the mobile API also has hdChannelAvailable.
        "frequencyFraction": "radioFrequencyAvailable", "hdChannel": "availableHdChannelsAvailable",
        "equalizerSettings": "equalizerAvailable", "displayMode": "displayModeUnitAvailable",
    ]

    /// The name of the capability for each member of a light's state.
    static let lightCapabilities = [
        "status": "statusAvailable", "density": "densityAvailable", "color": "rgbColorSpaceAvailable",
    ]

    /// The member that identifies an element of a list, by the name of the list. Setting one element leaves the other
    /// elements unchanged.
    static let identities = [
        "lightState": "id", "equalizerSettings": "channelId", "massageMode": "massageZone",
        "massageCushionFirmness": "cushion",
    ]
}
