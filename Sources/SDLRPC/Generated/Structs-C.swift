// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `Choice`, since 1.0.
public struct SDLChoice: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 0 to 65535.
    public var choiceID: Int
    /// Mandatory; 1 to 500 characters.
    public var menuName: String
    /// Optional; 1 to 100 entries; each of 1 to 99 characters; since 1.0.
    public var vrCommands: [String]?
    /// Optional; since 2.0.
    public var image: SDLImage?
    /// Optional; 1 to 500 characters; since 3.0.
    public var secondaryText: String?
    /// Optional; 1 to 500 characters; since 3.0.
    public var tertiaryText: String?
    /// Optional; since 3.0.
    public var secondaryImage: SDLImage?

    /// Members that are nil are left out of the message.
    public init(
        choiceID: Int,
        menuName: String,
        vrCommands: [String]? = nil,
        image: SDLImage? = nil,
        secondaryText: String? = nil,
        tertiaryText: String? = nil,
        secondaryImage: SDLImage? = nil
    ) {
        self.choiceID = choiceID
        self.menuName = menuName
        self.vrCommands = vrCommands
        self.image = image
        self.secondaryText = secondaryText
        self.tertiaryText = tertiaryText
        self.secondaryImage = secondaryImage
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("choiceID", choiceID)
        writer.field("menuName", menuName)
        writer.field("vrCommands", vrCommands)
        writer.field("image", image)
        writer.field("secondaryText", secondaryText)
        writer.field("tertiaryText", tertiaryText)
        writer.field("secondaryImage", secondaryImage)
        writer.endObject()
    }

    private static let keys = JSONKeys("choiceID", "menuName", "vrCommands", "image", "secondaryText", "tertiaryText", "secondaryImage")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var choiceID: Int?
        var menuName: String?
        var vrCommands: [String]?
        var image: SDLImage?
        var secondaryText: String?
        var tertiaryText: String?
        var secondaryImage: SDLImage?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: choiceID = try reader.integer(0, 65535)
            case 1: menuName = try reader.string(1, 500)
            case 2: vrCommands = try reader.strings(1, 100, lengths: 1, 99)
            case 3: image = try SDLImage.read(from: &reader)
            case 4: secondaryText = try reader.string(1, 500)
            case 5: tertiaryText = try reader.string(1, 500)
            default: secondaryImage = try SDLImage.read(from: &reader)
            }
        }
        guard let choiceID, let menuName else { return nil }
        return Self(choiceID: choiceID, menuName: menuName, vrCommands: vrCommands, image: image, secondaryText: secondaryText, tertiaryText: tertiaryText, secondaryImage: secondaryImage)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("choiceID", choiceID, 0, 65535)
        violations.string("menuName", menuName, 1, 500)
        violations.array("vrCommands", vrCommands, 1, 100) { $0.check($1, 1, 99) }
        violations.object("image", image)
        violations.string("secondaryText", secondaryText, 1, 500)
        violations.string("tertiaryText", tertiaryText, 1, 500)
        violations.object("secondaryImage", secondaryImage)
    }
}

/// The structure `ClimateControlCapabilities`, since 4.5.
public struct SDLClimateControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Optional; since 5.0.
    public var currentTemperatureAvailable: Bool?
    /// Optional.
    public var fanSpeedAvailable: Bool?
    /// Optional.
    public var desiredTemperatureAvailable: Bool?
    /// Optional.
    public var acEnableAvailable: Bool?
    /// Optional.
    public var acMaxEnableAvailable: Bool?
    /// Optional.
    public var circulateAirEnableAvailable: Bool?
    /// Optional.
    public var autoModeEnableAvailable: Bool?
    /// Optional.
    public var dualModeEnableAvailable: Bool?
    /// Optional.
    public var defrostZoneAvailable: Bool?
    /// Optional; 1 to 100 entries.
    public var defrostZone: [SDLDefrostZone]?
    /// Optional.
    public var ventilationModeAvailable: Bool?
    /// Optional; 1 to 100 entries.
    public var ventilationMode: [SDLVentilationMode]?
    /// Optional; since 5.0.
    public var heatedSteeringWheelAvailable: Bool?
    /// Optional; since 5.0.
    public var heatedWindshieldAvailable: Bool?
    /// Optional; since 5.0.
    public var heatedRearWindowAvailable: Bool?
    /// Optional; since 5.0.
    public var heatedMirrorsAvailable: Bool?
    /// Optional; since 6.0.
    public var climateEnableAvailable: Bool?

    /// Members that are nil are left out of the message.
    public init(
        moduleName: String,
        moduleInfo: SDLModuleInfo? = nil,
        currentTemperatureAvailable: Bool? = nil,
        fanSpeedAvailable: Bool? = nil,
        desiredTemperatureAvailable: Bool? = nil,
        acEnableAvailable: Bool? = nil,
        acMaxEnableAvailable: Bool? = nil,
        circulateAirEnableAvailable: Bool? = nil,
        autoModeEnableAvailable: Bool? = nil,
        dualModeEnableAvailable: Bool? = nil,
        defrostZoneAvailable: Bool? = nil,
        defrostZone: [SDLDefrostZone]? = nil,
        ventilationModeAvailable: Bool? = nil,
        ventilationMode: [SDLVentilationMode]? = nil,
        heatedSteeringWheelAvailable: Bool? = nil,
        heatedWindshieldAvailable: Bool? = nil,
        heatedRearWindowAvailable: Bool? = nil,
        heatedMirrorsAvailable: Bool? = nil,
        climateEnableAvailable: Bool? = nil
    ) {
        self.moduleName = moduleName
        self.moduleInfo = moduleInfo
        self.currentTemperatureAvailable = currentTemperatureAvailable
        self.fanSpeedAvailable = fanSpeedAvailable
        self.desiredTemperatureAvailable = desiredTemperatureAvailable
        self.acEnableAvailable = acEnableAvailable
        self.acMaxEnableAvailable = acMaxEnableAvailable
        self.circulateAirEnableAvailable = circulateAirEnableAvailable
        self.autoModeEnableAvailable = autoModeEnableAvailable
        self.dualModeEnableAvailable = dualModeEnableAvailable
        self.defrostZoneAvailable = defrostZoneAvailable
        self.defrostZone = defrostZone
        self.ventilationModeAvailable = ventilationModeAvailable
        self.ventilationMode = ventilationMode
        self.heatedSteeringWheelAvailable = heatedSteeringWheelAvailable
        self.heatedWindshieldAvailable = heatedWindshieldAvailable
        self.heatedRearWindowAvailable = heatedRearWindowAvailable
        self.heatedMirrorsAvailable = heatedMirrorsAvailable
        self.climateEnableAvailable = climateEnableAvailable
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleName", moduleName)
        writer.field("moduleInfo", moduleInfo)
        writer.field("currentTemperatureAvailable", currentTemperatureAvailable)
        writer.field("fanSpeedAvailable", fanSpeedAvailable)
        writer.field("desiredTemperatureAvailable", desiredTemperatureAvailable)
        writer.field("acEnableAvailable", acEnableAvailable)
        writer.field("acMaxEnableAvailable", acMaxEnableAvailable)
        writer.field("circulateAirEnableAvailable", circulateAirEnableAvailable)
        writer.field("autoModeEnableAvailable", autoModeEnableAvailable)
        writer.field("dualModeEnableAvailable", dualModeEnableAvailable)
        writer.field("defrostZoneAvailable", defrostZoneAvailable)
        writer.field("defrostZone", defrostZone)
        writer.field("ventilationModeAvailable", ventilationModeAvailable)
        writer.field("ventilationMode", ventilationMode)
        writer.field("heatedSteeringWheelAvailable", heatedSteeringWheelAvailable)
        writer.field("heatedWindshieldAvailable", heatedWindshieldAvailable)
        writer.field("heatedRearWindowAvailable", heatedRearWindowAvailable)
        writer.field("heatedMirrorsAvailable", heatedMirrorsAvailable)
        writer.field("climateEnableAvailable", climateEnableAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleName", "moduleInfo", "currentTemperatureAvailable", "fanSpeedAvailable", "desiredTemperatureAvailable", "acEnableAvailable", "acMaxEnableAvailable", "circulateAirEnableAvailable", "autoModeEnableAvailable", "dualModeEnableAvailable", "defrostZoneAvailable", "defrostZone", "ventilationModeAvailable", "ventilationMode", "heatedSteeringWheelAvailable", "heatedWindshieldAvailable", "heatedRearWindowAvailable", "heatedMirrorsAvailable", "climateEnableAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleName: String?
        var moduleInfo: SDLModuleInfo?
        var currentTemperatureAvailable: Bool?
        var fanSpeedAvailable: Bool?
        var desiredTemperatureAvailable: Bool?
        var acEnableAvailable: Bool?
        var acMaxEnableAvailable: Bool?
        var circulateAirEnableAvailable: Bool?
        var autoModeEnableAvailable: Bool?
        var dualModeEnableAvailable: Bool?
        var defrostZoneAvailable: Bool?
        var defrostZone: [SDLDefrostZone]?
        var ventilationModeAvailable: Bool?
        var ventilationMode: [SDLVentilationMode]?
        var heatedSteeringWheelAvailable: Bool?
        var heatedWindshieldAvailable: Bool?
        var heatedRearWindowAvailable: Bool?
        var heatedMirrorsAvailable: Bool?
        var climateEnableAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleName = try reader.string(1, 100)
            case 1: moduleInfo = try SDLModuleInfo.read(from: &reader)
            case 2: currentTemperatureAvailable = try reader.bool()
            case 3: fanSpeedAvailable = try reader.bool()
            case 4: desiredTemperatureAvailable = try reader.bool()
            case 5: acEnableAvailable = try reader.bool()
            case 6: acMaxEnableAvailable = try reader.bool()
            case 7: circulateAirEnableAvailable = try reader.bool()
            case 8: autoModeEnableAvailable = try reader.bool()
            case 9: dualModeEnableAvailable = try reader.bool()
            case 10: defrostZoneAvailable = try reader.bool()
            case 11: defrostZone = try reader.array(of: SDLDefrostZone.self, 1, 100)
            case 12: ventilationModeAvailable = try reader.bool()
            case 13: ventilationMode = try reader.array(of: SDLVentilationMode.self, 1, 100)
            case 14: heatedSteeringWheelAvailable = try reader.bool()
            case 15: heatedWindshieldAvailable = try reader.bool()
            case 16: heatedRearWindowAvailable = try reader.bool()
            case 17: heatedMirrorsAvailable = try reader.bool()
            default: climateEnableAvailable = try reader.bool()
            }
        }
        guard let moduleName else { return nil }
        return Self(moduleName: moduleName, moduleInfo: moduleInfo, currentTemperatureAvailable: currentTemperatureAvailable, fanSpeedAvailable: fanSpeedAvailable, desiredTemperatureAvailable: desiredTemperatureAvailable, acEnableAvailable: acEnableAvailable, acMaxEnableAvailable: acMaxEnableAvailable, circulateAirEnableAvailable: circulateAirEnableAvailable, autoModeEnableAvailable: autoModeEnableAvailable, dualModeEnableAvailable: dualModeEnableAvailable, defrostZoneAvailable: defrostZoneAvailable, defrostZone: defrostZone, ventilationModeAvailable: ventilationModeAvailable, ventilationMode: ventilationMode, heatedSteeringWheelAvailable: heatedSteeringWheelAvailable, heatedWindshieldAvailable: heatedWindshieldAvailable, heatedRearWindowAvailable: heatedRearWindowAvailable, heatedMirrorsAvailable: heatedMirrorsAvailable, climateEnableAvailable: climateEnableAvailable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("moduleName", moduleName, 1, 100)
        violations.object("moduleInfo", moduleInfo)
        violations.objects("defrostZone", defrostZone, 1, 100)
        violations.objects("ventilationMode", ventilationMode, 1, 100)
    }
}

/// The structure `ClimateControlData`, since 4.5.
public struct SDLClimateControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; 0 to 100.
    public var fanSpeed: Int?
    /// Optional.
    public var currentTemperature: SDLTemperature?
    /// Optional.
    public var desiredTemperature: SDLTemperature?
    /// Optional.
    public var acEnable: Bool?
    /// Optional.
    public var circulateAirEnable: Bool?
    /// Optional.
    public var autoModeEnable: Bool?
    /// Optional.
    public var defrostZone: SDLDefrostZone?
    /// Optional.
    public var dualModeEnable: Bool?
    /// Optional.
    public var acMaxEnable: Bool?
    /// Optional.
    public var ventilationMode: SDLVentilationMode?
    /// Optional; since 5.0.
    public var heatedSteeringWheelEnable: Bool?
    /// Optional; since 5.0.
    public var heatedWindshieldEnable: Bool?
    /// Optional; since 5.0.
    public var heatedRearWindowEnable: Bool?
    /// Optional; since 5.0.
    public var heatedMirrorsEnable: Bool?
    /// Optional; since 6.0.
    public var climateEnable: Bool?

    /// Members that are nil are left out of the message.
    public init(
        fanSpeed: Int? = nil,
        currentTemperature: SDLTemperature? = nil,
        desiredTemperature: SDLTemperature? = nil,
        acEnable: Bool? = nil,
        circulateAirEnable: Bool? = nil,
        autoModeEnable: Bool? = nil,
        defrostZone: SDLDefrostZone? = nil,
        dualModeEnable: Bool? = nil,
        acMaxEnable: Bool? = nil,
        ventilationMode: SDLVentilationMode? = nil,
        heatedSteeringWheelEnable: Bool? = nil,
        heatedWindshieldEnable: Bool? = nil,
        heatedRearWindowEnable: Bool? = nil,
        heatedMirrorsEnable: Bool? = nil,
        climateEnable: Bool? = nil
    ) {
        self.fanSpeed = fanSpeed
        self.currentTemperature = currentTemperature
        self.desiredTemperature = desiredTemperature
        self.acEnable = acEnable
        self.circulateAirEnable = circulateAirEnable
        self.autoModeEnable = autoModeEnable
        self.defrostZone = defrostZone
        self.dualModeEnable = dualModeEnable
        self.acMaxEnable = acMaxEnable
        self.ventilationMode = ventilationMode
        self.heatedSteeringWheelEnable = heatedSteeringWheelEnable
        self.heatedWindshieldEnable = heatedWindshieldEnable
        self.heatedRearWindowEnable = heatedRearWindowEnable
        self.heatedMirrorsEnable = heatedMirrorsEnable
        self.climateEnable = climateEnable
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("fanSpeed", fanSpeed)
        writer.field("currentTemperature", currentTemperature)
        writer.field("desiredTemperature", desiredTemperature)
        writer.field("acEnable", acEnable)
        writer.field("circulateAirEnable", circulateAirEnable)
        writer.field("autoModeEnable", autoModeEnable)
        writer.field("defrostZone", defrostZone)
        writer.field("dualModeEnable", dualModeEnable)
        writer.field("acMaxEnable", acMaxEnable)
        writer.field("ventilationMode", ventilationMode)
        writer.field("heatedSteeringWheelEnable", heatedSteeringWheelEnable)
        writer.field("heatedWindshieldEnable", heatedWindshieldEnable)
        writer.field("heatedRearWindowEnable", heatedRearWindowEnable)
        writer.field("heatedMirrorsEnable", heatedMirrorsEnable)
        writer.field("climateEnable", climateEnable)
        writer.endObject()
    }

    private static let keys = JSONKeys("fanSpeed", "currentTemperature", "desiredTemperature", "acEnable", "circulateAirEnable", "autoModeEnable", "defrostZone", "dualModeEnable", "acMaxEnable", "ventilationMode", "heatedSteeringWheelEnable", "heatedWindshieldEnable", "heatedRearWindowEnable", "heatedMirrorsEnable", "climateEnable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var fanSpeed: Int?
        var currentTemperature: SDLTemperature?
        var desiredTemperature: SDLTemperature?
        var acEnable: Bool?
        var circulateAirEnable: Bool?
        var autoModeEnable: Bool?
        var defrostZone: SDLDefrostZone?
        var dualModeEnable: Bool?
        var acMaxEnable: Bool?
        var ventilationMode: SDLVentilationMode?
        var heatedSteeringWheelEnable: Bool?
        var heatedWindshieldEnable: Bool?
        var heatedRearWindowEnable: Bool?
        var heatedMirrorsEnable: Bool?
        var climateEnable: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: fanSpeed = try reader.integer(0, 100)
            case 1: currentTemperature = try SDLTemperature.read(from: &reader)
            case 2: desiredTemperature = try SDLTemperature.read(from: &reader)
            case 3: acEnable = try reader.bool()
            case 4: circulateAirEnable = try reader.bool()
            case 5: autoModeEnable = try reader.bool()
            case 6: defrostZone = try SDLDefrostZone.read(from: &reader)
            case 7: dualModeEnable = try reader.bool()
            case 8: acMaxEnable = try reader.bool()
            case 9: ventilationMode = try SDLVentilationMode.read(from: &reader)
            case 10: heatedSteeringWheelEnable = try reader.bool()
            case 11: heatedWindshieldEnable = try reader.bool()
            case 12: heatedRearWindowEnable = try reader.bool()
            case 13: heatedMirrorsEnable = try reader.bool()
            default: climateEnable = try reader.bool()
            }
        }
        return Self(fanSpeed: fanSpeed, currentTemperature: currentTemperature, desiredTemperature: desiredTemperature, acEnable: acEnable, circulateAirEnable: circulateAirEnable, autoModeEnable: autoModeEnable, defrostZone: defrostZone, dualModeEnable: dualModeEnable, acMaxEnable: acMaxEnable, ventilationMode: ventilationMode, heatedSteeringWheelEnable: heatedSteeringWheelEnable, heatedWindshieldEnable: heatedWindshieldEnable, heatedRearWindowEnable: heatedRearWindowEnable, heatedMirrorsEnable: heatedMirrorsEnable, climateEnable: climateEnable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("fanSpeed", fanSpeed, 0, 100)
        violations.object("currentTemperature", currentTemperature)
        violations.object("desiredTemperature", desiredTemperature)
        violations.object("defrostZone", defrostZone)
        violations.object("ventilationMode", ventilationMode)
    }
}

/// The structure `ClimateData`, since 7.1.
public struct SDLClimateData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var externalTemperature: SDLTemperature?
    /// Optional.
    public var cabinTemperature: SDLTemperature?
    /// Optional; 0 to 2000.
    public var atmosphericPressure: Double?

    /// Members that are nil are left out of the message.
    public init(
        externalTemperature: SDLTemperature? = nil,
        cabinTemperature: SDLTemperature? = nil,
        atmosphericPressure: Double? = nil
    ) {
        self.externalTemperature = externalTemperature
        self.cabinTemperature = cabinTemperature
        self.atmosphericPressure = atmosphericPressure
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("externalTemperature", externalTemperature)
        writer.field("cabinTemperature", cabinTemperature)
        writer.field("atmosphericPressure", atmosphericPressure)
        writer.endObject()
    }

    private static let keys = JSONKeys("externalTemperature", "cabinTemperature", "atmosphericPressure")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var externalTemperature: SDLTemperature?
        var cabinTemperature: SDLTemperature?
        var atmosphericPressure: Double?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: externalTemperature = try SDLTemperature.read(from: &reader)
            case 1: cabinTemperature = try SDLTemperature.read(from: &reader)
            default: atmosphericPressure = try reader.number(0, 2000)
            }
        }
        return Self(externalTemperature: externalTemperature, cabinTemperature: cabinTemperature, atmosphericPressure: atmosphericPressure)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("externalTemperature", externalTemperature)
        violations.object("cabinTemperature", cabinTemperature)
        violations.number("atmosphericPressure", atmosphericPressure, 0, 2000)
    }
}

/// The structure `CloudAppProperties`, since 5.1.
public struct SDLCloudAppProperties: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; at most 100 entries; each of at most 100 characters.
    public var nicknames: [String]?
    /// Mandatory; 1 to 100 characters.
    public var appID: String
    /// Optional.
    public var enabled: Bool?
    /// Optional; 1 to 65535 characters.
    public var authToken: String?
    /// Optional; 1 to 100 characters.
    public var cloudTransportType: String?
    /// Optional.
    public var hybridAppPreference: SDLHybridAppPreference?
    /// Optional; 1 to 65535 characters.
    public var endpoint: String?

    /// Members that are nil are left out of the message.
    public init(
        nicknames: [String]? = nil,
        appID: String,
        enabled: Bool? = nil,
        authToken: String? = nil,
        cloudTransportType: String? = nil,
        hybridAppPreference: SDLHybridAppPreference? = nil,
        endpoint: String? = nil
    ) {
        self.nicknames = nicknames
        self.appID = appID
        self.enabled = enabled
        self.authToken = authToken
        self.cloudTransportType = cloudTransportType
        self.hybridAppPreference = hybridAppPreference
        self.endpoint = endpoint
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("nicknames", nicknames)
        writer.field("appID", appID)
        writer.field("enabled", enabled)
        writer.field("authToken", authToken)
        writer.field("cloudTransportType", cloudTransportType)
        writer.field("hybridAppPreference", hybridAppPreference)
        writer.field("endpoint", endpoint)
        writer.endObject()
    }

    private static let keys = JSONKeys("nicknames", "appID", "enabled", "authToken", "cloudTransportType", "hybridAppPreference", "endpoint")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var nicknames: [String]?
        var appID: String?
        var enabled: Bool?
        var authToken: String?
        var cloudTransportType: String?
        var hybridAppPreference: SDLHybridAppPreference?
        var endpoint: String?
        guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: nicknames = try reader.strings(0, 100, lengths: 0, 100)
            case 1: appID = try reader.string(1, 100)
            case 2: enabled = try reader.bool()
            case 3: authToken = try reader.string(1, 65535)
            case 4: cloudTransportType = try reader.string(1, 100)
            case 5: hybridAppPreference = try SDLHybridAppPreference.read(from: &reader)
            default: endpoint = try reader.string(1, 65535)
            }
        }
        guard let appID else { return nil }
        return Self(nicknames: nicknames, appID: appID, enabled: enabled, authToken: authToken, cloudTransportType: cloudTransportType, hybridAppPreference: hybridAppPreference, endpoint: endpoint)
    }

    public func check(_ violations: inout ViolationList) {
        violations.array("nicknames", nicknames, 0, 100) { $0.check($1, 0, 100) }
        violations.string("appID", appID, 1, 100)
        violations.string("authToken", authToken, 1, 65535)
        violations.string("cloudTransportType", cloudTransportType, 1, 100)
        violations.object("hybridAppPreference", hybridAppPreference)
        violations.string("endpoint", endpoint, 1, 65535)
    }
}

/// The structure `ClusterModeStatus`, since 2.0.
public struct SDLClusterModeStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var powerModeActive: Bool
    /// Mandatory.
    public var powerModeQualificationStatus: SDLPowerModeQualificationStatus
    /// Mandatory.
    public var carModeStatus: SDLCarModeStatus
    /// Mandatory.
    public var powerModeStatus: SDLPowerModeStatus

    /// All its members are mandatory.
    public init(
        powerModeActive: Bool,
        powerModeQualificationStatus: SDLPowerModeQualificationStatus,
        carModeStatus: SDLCarModeStatus,
        powerModeStatus: SDLPowerModeStatus
    ) {
        self.powerModeActive = powerModeActive
        self.powerModeQualificationStatus = powerModeQualificationStatus
        self.carModeStatus = carModeStatus
        self.powerModeStatus = powerModeStatus
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("powerModeActive", powerModeActive)
        writer.field("powerModeQualificationStatus", powerModeQualificationStatus)
        writer.field("carModeStatus", carModeStatus)
        writer.field("powerModeStatus", powerModeStatus)
        writer.endObject()
    }

    private static let keys = JSONKeys("powerModeActive", "powerModeQualificationStatus", "carModeStatus", "powerModeStatus")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var powerModeActive: Bool?
        var powerModeQualificationStatus: SDLPowerModeQualificationStatus?
        var carModeStatus: SDLCarModeStatus?
        var powerModeStatus: SDLPowerModeStatus?
        guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: powerModeActive = try reader.bool()
            case 1: powerModeQualificationStatus = try SDLPowerModeQualificationStatus.read(from: &reader)
            case 2: carModeStatus = try SDLCarModeStatus.read(from: &reader)
            default: powerModeStatus = try SDLPowerModeStatus.read(from: &reader)
            }
        }
        guard let powerModeActive, let powerModeQualificationStatus, let carModeStatus, let powerModeStatus else { return nil }
        return Self(powerModeActive: powerModeActive, powerModeQualificationStatus: powerModeQualificationStatus, carModeStatus: carModeStatus, powerModeStatus: powerModeStatus)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("powerModeQualificationStatus", powerModeQualificationStatus)
        violations.object("carModeStatus", carModeStatus)
        violations.object("powerModeStatus", powerModeStatus)
    }
}

/// The structure `Coordinate`, since 4.1.
public struct SDLCoordinate: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; -90 to 90.
    public var latitudeDegrees: Double
    /// Mandatory; -180 to 180.
    public var longitudeDegrees: Double

    /// All its members are mandatory.
    public init(
        latitudeDegrees: Double,
        longitudeDegrees: Double
    ) {
        self.latitudeDegrees = latitudeDegrees
        self.longitudeDegrees = longitudeDegrees
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("latitudeDegrees", latitudeDegrees)
        writer.field("longitudeDegrees", longitudeDegrees)
        writer.endObject()
    }

    private static let keys = JSONKeys("latitudeDegrees", "longitudeDegrees")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var latitudeDegrees: Double?
        var longitudeDegrees: Double?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: latitudeDegrees = try reader.number(-90, 90)
            default: longitudeDegrees = try reader.number(-180, 180)
            }
        }
        guard let latitudeDegrees, let longitudeDegrees else { return nil }
        return Self(latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees)
    }

    public func check(_ violations: inout ViolationList) {
        violations.number("latitudeDegrees", latitudeDegrees, -90, 90)
        violations.number("longitudeDegrees", longitudeDegrees, -180, 180)
    }
}
