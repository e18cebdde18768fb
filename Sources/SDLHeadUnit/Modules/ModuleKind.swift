import SDLRPC

/// One type of module: by which names the interface speaks of it, and what of it is not an app's to set.
struct ModuleKind: Sendable {
    /// What switches a module, and what is answered to who sets something else while it is off.
    struct Power: Sendable {
        let member: String
        let refusal: SDLResult
        let info: String
    }

    let type: SDLModuleType
    /// Its values, in a ModuleData.
    let data: String
    /// What it can do, in RemoteControlCapabilities.
    let capabilities: String
    /// There is one of it at most, so its capabilities are no array.
    let isAlone: Bool
    /// What the car alone sets.
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

    /// Every type of the interface, in SDL Core's order.
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

    /// The capability that says whether there is a value. Most are named alike.
    static func capability(of value: String) -> String { oddCapabilities[value] ?? "\(value)Available" }

    private static let oddCapabilities = [
        "heatedSteeringWheelEnable": "heatedSteeringWheelAvailable",
        "heatedWindshieldEnable": "heatedWindshieldAvailable",
        "heatedRearWindowEnable": "heatedRearWindowAvailable", "heatedMirrorsEnable": "heatedMirrorsAvailable",
        "band": "radioBandAvailable", "frequencyInteger": "radioFrequencyAvailable",
        // As SDL Core has it, though the interface has hdChannelAvailable, too.
        "frequencyFraction": "radioFrequencyAvailable", "hdChannel": "availableHdChannelsAvailable",
        "equalizerSettings": "equalizerAvailable", "displayMode": "displayModeUnitAvailable",
    ]

    /// The capabilities of parts of a light's state.
    static let lightCapabilities = [
        "status": "statusAvailable", "density": "densityAvailable", "color": "rgbColorSpaceAvailable",
    ]

    /// What tells the elements of a list apart: who sets one of them leaves the others.
    static let identities = [
        "lightState": "id", "equalizerSettings": "channelId", "massageMode": "massageZone",
        "massageCushionFirmness": "cushion",
    ]
}
