// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `Choice`, since version 1.0.
public struct SDLChoice: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 0 to 65535.
    public var choiceID: Int
    /// Mandatory; 1 to 500 characters.
    public var menuName: String
    /// Optional; 1 to 100 entries; each entry: 1 to 99 characters; since version 1.0.
    public var vrCommands: [String]?
    /// Optional; since version 2.0.
    public var image: SDLImage?
    /// Optional; 1 to 500 characters; since version 3.0.
    public var secondaryText: String?
    /// Optional; 1 to 500 characters; since version 3.0.
    public var tertiaryText: String?
    /// Optional; since version 3.0.
    public var secondaryImage: SDLImage?

    /// Creates a value. Nil members are not sent.
    public init(
        choiceID: Int, menuName: String, vrCommands: [String]? = nil, image: SDLImage? = nil,
        secondaryText: String? = nil, tertiaryText: String? = nil, secondaryImage: SDLImage? = nil
    ) {
        self.choiceID = choiceID
        self.menuName = menuName
        self.vrCommands = vrCommands
        self.image = image
        self.secondaryText = secondaryText
        self.tertiaryText = tertiaryText
        self.secondaryImage = secondaryImage
    }

    @usableFromInline package static var blank: Self { Self(choiceID: 0, menuName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("choiceID", &it.choiceID, 0, 65535)
        try v.string("menuName", &it.menuName, 1, 500)
        try v.strings("vrCommands", &it.vrCommands, 1, 100, lengths: 1, 99)
        try v.value("image", &it.image)
        try v.string("secondaryText", &it.secondaryText, 1, 500)
        try v.string("tertiaryText", &it.tertiaryText, 1, 500)
        try v.value("secondaryImage", &it.secondaryImage)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ClimateControlCapabilities`, since version 4.5.
public struct SDLClimateControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since version 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Optional; since version 5.0.
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
    /// Optional; since version 5.0.
    public var heatedSteeringWheelAvailable: Bool?
    /// Optional; since version 5.0.
    public var heatedWindshieldAvailable: Bool?
    /// Optional; since version 5.0.
    public var heatedRearWindowAvailable: Bool?
    /// Optional; since version 5.0.
    public var heatedMirrorsAvailable: Bool?
    /// Optional; since version 6.0.
    public var climateEnableAvailable: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        moduleName: String, moduleInfo: SDLModuleInfo? = nil, currentTemperatureAvailable: Bool? = nil,
        fanSpeedAvailable: Bool? = nil, desiredTemperatureAvailable: Bool? = nil, acEnableAvailable: Bool? = nil,
        acMaxEnableAvailable: Bool? = nil, circulateAirEnableAvailable: Bool? = nil,
        autoModeEnableAvailable: Bool? = nil, dualModeEnableAvailable: Bool? = nil, defrostZoneAvailable: Bool? = nil,
        defrostZone: [SDLDefrostZone]? = nil, ventilationModeAvailable: Bool? = nil,
        ventilationMode: [SDLVentilationMode]? = nil, heatedSteeringWheelAvailable: Bool? = nil,
        heatedWindshieldAvailable: Bool? = nil, heatedRearWindowAvailable: Bool? = nil,
        heatedMirrorsAvailable: Bool? = nil, climateEnableAvailable: Bool? = nil
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

    @usableFromInline package static var blank: Self { Self(moduleName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("moduleName", &it.moduleName, 1, 100)
        try v.value("moduleInfo", &it.moduleInfo)
        try v.bool("currentTemperatureAvailable", &it.currentTemperatureAvailable)
        try v.bool("fanSpeedAvailable", &it.fanSpeedAvailable)
        try v.bool("desiredTemperatureAvailable", &it.desiredTemperatureAvailable)
        try v.bool("acEnableAvailable", &it.acEnableAvailable)
        try v.bool("acMaxEnableAvailable", &it.acMaxEnableAvailable)
        try v.bool("circulateAirEnableAvailable", &it.circulateAirEnableAvailable)
        try v.bool("autoModeEnableAvailable", &it.autoModeEnableAvailable)
        try v.bool("dualModeEnableAvailable", &it.dualModeEnableAvailable)
        try v.bool("defrostZoneAvailable", &it.defrostZoneAvailable)
        try v.values("defrostZone", &it.defrostZone, 1, 100)
        try v.bool("ventilationModeAvailable", &it.ventilationModeAvailable)
        try v.values("ventilationMode", &it.ventilationMode, 1, 100)
        try v.bool("heatedSteeringWheelAvailable", &it.heatedSteeringWheelAvailable)
        try v.bool("heatedWindshieldAvailable", &it.heatedWindshieldAvailable)
        try v.bool("heatedRearWindowAvailable", &it.heatedRearWindowAvailable)
        try v.bool("heatedMirrorsAvailable", &it.heatedMirrorsAvailable)
        try v.bool("climateEnableAvailable", &it.climateEnableAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ClimateControlData`, since version 4.5.
public struct SDLClimateControlData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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
    /// Optional; since version 5.0.
    public var heatedSteeringWheelEnable: Bool?
    /// Optional; since version 5.0.
    public var heatedWindshieldEnable: Bool?
    /// Optional; since version 5.0.
    public var heatedRearWindowEnable: Bool?
    /// Optional; since version 5.0.
    public var heatedMirrorsEnable: Bool?
    /// Optional; since version 6.0.
    public var climateEnable: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        fanSpeed: Int? = nil, currentTemperature: SDLTemperature? = nil, desiredTemperature: SDLTemperature? = nil,
        acEnable: Bool? = nil, circulateAirEnable: Bool? = nil, autoModeEnable: Bool? = nil,
        defrostZone: SDLDefrostZone? = nil, dualModeEnable: Bool? = nil, acMaxEnable: Bool? = nil,
        ventilationMode: SDLVentilationMode? = nil, heatedSteeringWheelEnable: Bool? = nil,
        heatedWindshieldEnable: Bool? = nil, heatedRearWindowEnable: Bool? = nil, heatedMirrorsEnable: Bool? = nil,
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("fanSpeed", &it.fanSpeed, 0, 100)
        try v.value("currentTemperature", &it.currentTemperature)
        try v.value("desiredTemperature", &it.desiredTemperature)
        try v.bool("acEnable", &it.acEnable)
        try v.bool("circulateAirEnable", &it.circulateAirEnable)
        try v.bool("autoModeEnable", &it.autoModeEnable)
        try v.value("defrostZone", &it.defrostZone)
        try v.bool("dualModeEnable", &it.dualModeEnable)
        try v.bool("acMaxEnable", &it.acMaxEnable)
        try v.value("ventilationMode", &it.ventilationMode)
        try v.bool("heatedSteeringWheelEnable", &it.heatedSteeringWheelEnable)
        try v.bool("heatedWindshieldEnable", &it.heatedWindshieldEnable)
        try v.bool("heatedRearWindowEnable", &it.heatedRearWindowEnable)
        try v.bool("heatedMirrorsEnable", &it.heatedMirrorsEnable)
        try v.bool("climateEnable", &it.climateEnable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ClimateData`, since version 7.1.
public struct SDLClimateData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var externalTemperature: SDLTemperature?
    /// Optional.
    public var cabinTemperature: SDLTemperature?
    /// Optional; 0 to 2000.
    public var atmosphericPressure: Double?

    /// Creates a value. Nil members are not sent.
    public init(
        externalTemperature: SDLTemperature? = nil, cabinTemperature: SDLTemperature? = nil,
        atmosphericPressure: Double? = nil
    ) {
        self.externalTemperature = externalTemperature
        self.cabinTemperature = cabinTemperature
        self.atmosphericPressure = atmosphericPressure
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("externalTemperature", &it.externalTemperature)
        try v.value("cabinTemperature", &it.cabinTemperature)
        try v.number("atmosphericPressure", &it.atmosphericPressure, 0, 2000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `CloudAppProperties`, since version 5.1.
public struct SDLCloudAppProperties: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; at most 100 entries; each entry: at most 100 characters.
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

    /// Creates a value. Nil members are not sent.
    public init(
        nicknames: [String]? = nil, appID: String, enabled: Bool? = nil, authToken: String? = nil,
        cloudTransportType: String? = nil, hybridAppPreference: SDLHybridAppPreference? = nil, endpoint: String? = nil
    ) {
        self.nicknames = nicknames
        self.appID = appID
        self.enabled = enabled
        self.authToken = authToken
        self.cloudTransportType = cloudTransportType
        self.hybridAppPreference = hybridAppPreference
        self.endpoint = endpoint
    }

    @usableFromInline package static var blank: Self { Self(appID: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.strings("nicknames", &it.nicknames, 0, 100, lengths: 0, 100)
        try v.string("appID", &it.appID, 1, 100)
        try v.bool("enabled", &it.enabled)
        try v.string("authToken", &it.authToken, 1, 65535)
        try v.string("cloudTransportType", &it.cloudTransportType, 1, 100)
        try v.value("hybridAppPreference", &it.hybridAppPreference)
        try v.string("endpoint", &it.endpoint, 1, 65535)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ClusterModeStatus`, since version 2.0.
public struct SDLClusterModeStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var powerModeActive: Bool
    /// Mandatory.
    public var powerModeQualificationStatus: SDLPowerModeQualificationStatus
    /// Mandatory.
    public var carModeStatus: SDLCarModeStatus
    /// Mandatory.
    public var powerModeStatus: SDLPowerModeStatus

    /// Creates a value. All members are mandatory.
    public init(
        powerModeActive: Bool, powerModeQualificationStatus: SDLPowerModeQualificationStatus,
        carModeStatus: SDLCarModeStatus, powerModeStatus: SDLPowerModeStatus
    ) {
        self.powerModeActive = powerModeActive
        self.powerModeQualificationStatus = powerModeQualificationStatus
        self.carModeStatus = carModeStatus
        self.powerModeStatus = powerModeStatus
    }

    @usableFromInline package static var blank: Self { Self(
        powerModeActive: false, powerModeQualificationStatus: .blank, carModeStatus: .blank, powerModeStatus: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("powerModeActive", &it.powerModeActive)
        try v.value("powerModeQualificationStatus", &it.powerModeQualificationStatus)
        try v.value("carModeStatus", &it.carModeStatus)
        try v.value("powerModeStatus", &it.powerModeStatus)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `Coordinate`, since version 4.1.
public struct SDLCoordinate: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; -90 to 90.
    public var latitudeDegrees: Double
    /// Mandatory; -180 to 180.
    public var longitudeDegrees: Double

    /// Creates a value. All members are mandatory.
    public init(latitudeDegrees: Double, longitudeDegrees: Double) {
        self.latitudeDegrees = latitudeDegrees
        self.longitudeDegrees = longitudeDegrees
    }

    @usableFromInline package static var blank: Self { Self(latitudeDegrees: 0, longitudeDegrees: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.number("latitudeDegrees", &it.latitudeDegrees, -90, 90)
        try v.number("longitudeDegrees", &it.longitudeDegrees, -180, 180)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DIDResult`, since version 2.0.
public struct SDLDIDResult: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var resultCode: SDLVehicleDataResultCode
    /// Mandatory; 0 to 65535.
    public var didLocation: Int
    /// Optional; 1 to 5000 characters.
    public var data: String?

    /// Creates a value. Nil members are not sent.
    public init(resultCode: SDLVehicleDataResultCode, didLocation: Int, data: String? = nil) {
        self.resultCode = resultCode
        self.didLocation = didLocation
        self.data = data
    }

    @usableFromInline package static var blank: Self { Self(resultCode: .blank, didLocation: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("resultCode", &it.resultCode)
        try v.integer("didLocation", &it.didLocation, 0, 65535)
        try v.string("data", &it.data, 1, 5000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DateTime`, since version 4.1.
public struct SDLDateTime: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; 0 to 999; since version 4.2.2.
    public var millisecond: Int?
    /// Optional; 0 to 60; since version 4.1.
    public var second: Int?
    /// Optional; 0 to 59; since version 4.1.
    public var minute: Int?
    /// Optional; 0 to 23; since version 4.1.
    public var hour: Int?
    /// Optional; 1 to 31; since version 4.1.
    public var day: Int?
    /// Optional; 1 to 12; since version 4.1.
    public var month: Int?
    /// Optional; at most 4095; since version 4.1.
    public var year: Int?
    /// Optional, 0 by default; -12 to 14; since version 4.1.
    public var tz_hour: Int?
    /// Optional, 0 by default; 0 to 59; since version 4.1.
    public var tz_minute: Int?
    /// The value of `tz_hour`; if the value is nil, the default value.
    public var tz_hourOrDefault: Int { tz_hour ?? 0 }
    /// The value of `tz_minute`; if the value is nil, the default value.
    public var tz_minuteOrDefault: Int { tz_minute ?? 0 }

    /// Creates a value. Nil members are not sent.
    public init(
        millisecond: Int? = nil, second: Int? = nil, minute: Int? = nil, hour: Int? = nil, day: Int? = nil,
        month: Int? = nil, year: Int? = nil, tz_hour: Int? = nil, tz_minute: Int? = nil
    ) {
        self.millisecond = millisecond
        self.second = second
        self.minute = minute
        self.hour = hour
        self.day = day
        self.month = month
        self.year = year
        self.tz_hour = tz_hour
        self.tz_minute = tz_minute
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("millisecond", &it.millisecond, 0, 999)
        try v.integer("second", &it.second, 0, 60)
        try v.integer("minute", &it.minute, 0, 59)
        try v.integer("hour", &it.hour, 0, 23)
        try v.integer("day", &it.day, 1, 31)
        try v.integer("month", &it.month, 1, 12)
        try v.integer("year", &it.year, .min, 4095)
        try v.integer("tz_hour", &it.tz_hour, -12, 14)
        try v.integer("tz_minute", &it.tz_minute, 0, 59)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DeviceInfo`, since version 3.0.
public struct SDLDeviceInfo: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; at most 500 characters.
    public var hardware: String?
    /// Optional; at most 500 characters.
    public var firmwareRev: String?
    /// Optional; at most 500 characters.
    public var os: String?
    /// Optional; at most 500 characters.
    public var osVersion: String?
    /// Optional; at most 500 characters.
    public var carrier: String?
    /// Optional; 0 to 100.
    public var maxNumberRFCOMMPorts: Int?

    /// Creates a value. Nil members are not sent.
    public init(
        hardware: String? = nil, firmwareRev: String? = nil, os: String? = nil, osVersion: String? = nil,
        carrier: String? = nil, maxNumberRFCOMMPorts: Int? = nil
    ) {
        self.hardware = hardware
        self.firmwareRev = firmwareRev
        self.os = os
        self.osVersion = osVersion
        self.carrier = carrier
        self.maxNumberRFCOMMPorts = maxNumberRFCOMMPorts
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("hardware", &it.hardware, 0, 500)
        try v.string("firmwareRev", &it.firmwareRev, 0, 500)
        try v.string("os", &it.os, 0, 500)
        try v.string("osVersion", &it.osVersion, 0, 500)
        try v.string("carrier", &it.carrier, 0, 500)
        try v.integer("maxNumberRFCOMMPorts", &it.maxNumberRFCOMMPorts, 0, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DeviceStatus`, since version 2.0.
public struct SDLDeviceStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var voiceRecOn: Bool
    /// Mandatory.
    public var btIconOn: Bool
    /// Mandatory.
    public var callActive: Bool
    /// Mandatory.
    public var phoneRoaming: Bool
    /// Mandatory.
    public var textMsgAvailable: Bool
    /// Mandatory.
    public var battLevelStatus: SDLDeviceLevelStatus
    /// Mandatory.
    public var stereoAudioOutputMuted: Bool
    /// Mandatory.
    public var monoAudioOutputMuted: Bool
    /// Mandatory.
    public var signalLevelStatus: SDLDeviceLevelStatus
    /// Mandatory.
    public var primaryAudioSource: SDLPrimaryAudioSource
    /// Mandatory.
    public var eCallEventActive: Bool

    /// Creates a value. All members are mandatory.
    public init(
        voiceRecOn: Bool, btIconOn: Bool, callActive: Bool, phoneRoaming: Bool, textMsgAvailable: Bool,
        battLevelStatus: SDLDeviceLevelStatus, stereoAudioOutputMuted: Bool, monoAudioOutputMuted: Bool,
        signalLevelStatus: SDLDeviceLevelStatus, primaryAudioSource: SDLPrimaryAudioSource, eCallEventActive: Bool
    ) {
        self.voiceRecOn = voiceRecOn
        self.btIconOn = btIconOn
        self.callActive = callActive
        self.phoneRoaming = phoneRoaming
        self.textMsgAvailable = textMsgAvailable
        self.battLevelStatus = battLevelStatus
        self.stereoAudioOutputMuted = stereoAudioOutputMuted
        self.monoAudioOutputMuted = monoAudioOutputMuted
        self.signalLevelStatus = signalLevelStatus
        self.primaryAudioSource = primaryAudioSource
        self.eCallEventActive = eCallEventActive
    }

    @usableFromInline package static var blank: Self { Self(
        voiceRecOn: false, btIconOn: false, callActive: false, phoneRoaming: false, textMsgAvailable: false,
        battLevelStatus: .blank, stereoAudioOutputMuted: false, monoAudioOutputMuted: false, signalLevelStatus: .blank,
        primaryAudioSource: .blank, eCallEventActive: false
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("voiceRecOn", &it.voiceRecOn)
        try v.bool("btIconOn", &it.btIconOn)
        try v.bool("callActive", &it.callActive)
        try v.bool("phoneRoaming", &it.phoneRoaming)
        try v.bool("textMsgAvailable", &it.textMsgAvailable)
        try v.value("battLevelStatus", &it.battLevelStatus)
        try v.bool("stereoAudioOutputMuted", &it.stereoAudioOutputMuted)
        try v.bool("monoAudioOutputMuted", &it.monoAudioOutputMuted)
        try v.value("signalLevelStatus", &it.signalLevelStatus)
        try v.value("primaryAudioSource", &it.primaryAudioSource)
        try v.bool("eCallEventActive", &it.eCallEventActive)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DisplayCapabilities`, deprecated since version 6.0.
public struct SDLDisplayCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; since version 1.0; deprecated since version 5.0.
    public var displayType: SDLDisplayType
    /// Optional; since version 5.0.
    public var displayName: String?
    /// Mandatory; 1 to 100 entries.
    public var textFields: [SDLTextField]
    /// Optional; 1 to 100 entries.
    public var imageFields: [SDLImageField]?
    /// Mandatory; at most 100 entries.
    public var mediaClockFormats: [SDLMediaClockFormat]
    /// Mandatory; since version 2.0.
    public var graphicSupported: Bool
    /// Optional; at most 100 entries; each entry: 1 to 100 characters; since version 3.0.
    public var templatesAvailable: [String]?
    /// Optional; since version 3.0.
    public var screenParams: SDLScreenParams?
    /// Optional; 1 to 100; since version 3.0.
    public var numCustomPresetsAvailable: Int?

    /// Creates a value. Nil members are not sent.
    public init(
        displayType: SDLDisplayType, displayName: String? = nil, textFields: [SDLTextField],
        imageFields: [SDLImageField]? = nil, mediaClockFormats: [SDLMediaClockFormat], graphicSupported: Bool,
        templatesAvailable: [String]? = nil, screenParams: SDLScreenParams? = nil, numCustomPresetsAvailable: Int? = nil
    ) {
        self.displayType = displayType
        self.displayName = displayName
        self.textFields = textFields
        self.imageFields = imageFields
        self.mediaClockFormats = mediaClockFormats
        self.graphicSupported = graphicSupported
        self.templatesAvailable = templatesAvailable
        self.screenParams = screenParams
        self.numCustomPresetsAvailable = numCustomPresetsAvailable
    }

    @usableFromInline package static var blank: Self { Self(
        displayType: .blank, textFields: [], mediaClockFormats: [], graphicSupported: false
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("displayType", &it.displayType)
        try v.string("displayName", &it.displayName, 1, .max)
        try v.values("textFields", &it.textFields, 1, 100)
        try v.values("imageFields", &it.imageFields, 1, 100)
        try v.values("mediaClockFormats", &it.mediaClockFormats, 0, 100)
        try v.bool("graphicSupported", &it.graphicSupported)
        try v.strings("templatesAvailable", &it.templatesAvailable, 0, 100, lengths: 1, 100)
        try v.value("screenParams", &it.screenParams)
        try v.integer("numCustomPresetsAvailable", &it.numCustomPresetsAvailable, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DisplayCapability`, since version 6.0.
public struct SDLDisplayCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var displayName: String?
    /// Optional.
    public var windowTypeSupported: [SDLWindowTypeCapabilities]?
    /// Optional; 1 to 1000 entries.
    public var windowCapabilities: [SDLWindowCapability]?

    /// Creates a value. Nil members are not sent.
    public init(
        displayName: String? = nil, windowTypeSupported: [SDLWindowTypeCapabilities]? = nil,
        windowCapabilities: [SDLWindowCapability]? = nil
    ) {
        self.displayName = displayName
        self.windowTypeSupported = windowTypeSupported
        self.windowCapabilities = windowCapabilities
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("displayName", &it.displayName, 1, .max)
        try v.values("windowTypeSupported", &it.windowTypeSupported, 1, .max)
        try v.values("windowCapabilities", &it.windowCapabilities, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DoorStatus`, since version 7.1.
public struct SDLDoorStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var location: SDLGrid
    /// Mandatory.
    public var status: SDLDoorStatusType

    /// Creates a value. All members are mandatory.
    public init(location: SDLGrid, status: SDLDoorStatusType) {
        self.location = location
        self.status = status
    }

    @usableFromInline package static var blank: Self { Self(location: .blank, status: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("location", &it.location)
        try v.value("status", &it.status)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DriverDistractionCapability`, since version 7.0.
public struct SDLDriverDistractionCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var menuLength: Int?
    /// Optional; at least 1.
    public var subMenuDepth: Int?

    /// Creates a value. Nil members are not sent.
    public init(menuLength: Int? = nil, subMenuDepth: Int? = nil) {
        self.menuLength = menuLength
        self.subMenuDepth = subMenuDepth
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("menuLength", &it.menuLength, .min, .max)
        try v.integer("subMenuDepth", &it.subMenuDepth, 1, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `DynamicUpdateCapabilities`, since version 7.0.
public struct SDLDynamicUpdateCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var supportedDynamicImageFieldNames: [SDLImageFieldName]?
    /// Optional.
    public var supportsDynamicSubMenus: Bool?

    /// Creates a value. Nil members are not sent.
    public init(supportedDynamicImageFieldNames: [SDLImageFieldName]? = nil, supportsDynamicSubMenus: Bool? = nil) {
        self.supportedDynamicImageFieldNames = supportedDynamicImageFieldNames
        self.supportsDynamicSubMenus = supportsDynamicSubMenus
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("supportedDynamicImageFieldNames", &it.supportedDynamicImageFieldNames, 1, .max)
        try v.bool("supportsDynamicSubMenus", &it.supportsDynamicSubMenus)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ECallInfo`, since version 2.0.
public struct SDLECallInfo: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var eCallNotificationStatus: SDLVehicleDataNotificationStatus
    /// Mandatory.
    public var auxECallNotificationStatus: SDLVehicleDataNotificationStatus
    /// Mandatory.
    public var eCallConfirmationStatus: SDLECallConfirmationStatus

    /// Creates a value. All members are mandatory.
    public init(
        eCallNotificationStatus: SDLVehicleDataNotificationStatus,
        auxECallNotificationStatus: SDLVehicleDataNotificationStatus,
        eCallConfirmationStatus: SDLECallConfirmationStatus
    ) {
        self.eCallNotificationStatus = eCallNotificationStatus
        self.auxECallNotificationStatus = auxECallNotificationStatus
        self.eCallConfirmationStatus = eCallConfirmationStatus
    }

    @usableFromInline package static var blank: Self { Self(
        eCallNotificationStatus: .blank, auxECallNotificationStatus: .blank, eCallConfirmationStatus: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("eCallNotificationStatus", &it.eCallNotificationStatus)
        try v.value("auxECallNotificationStatus", &it.auxECallNotificationStatus)
        try v.value("eCallConfirmationStatus", &it.eCallConfirmationStatus)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `EmergencyEvent`, since version 2.0.
public struct SDLEmergencyEvent: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var emergencyEventType: SDLEmergencyEventType
    /// Mandatory.
    public var fuelCutoffStatus: SDLFuelCutoffStatus
    /// Mandatory.
    public var rolloverEvent: SDLVehicleDataEventStatus
    /// Mandatory; 0 to 255.
    public var maximumChangeVelocity: Int
    /// Mandatory.
    public var multipleEvents: SDLVehicleDataEventStatus

    /// Creates a value. All members are mandatory.
    public init(
        emergencyEventType: SDLEmergencyEventType, fuelCutoffStatus: SDLFuelCutoffStatus,
        rolloverEvent: SDLVehicleDataEventStatus, maximumChangeVelocity: Int, multipleEvents: SDLVehicleDataEventStatus
    ) {
        self.emergencyEventType = emergencyEventType
        self.fuelCutoffStatus = fuelCutoffStatus
        self.rolloverEvent = rolloverEvent
        self.maximumChangeVelocity = maximumChangeVelocity
        self.multipleEvents = multipleEvents
    }

    @usableFromInline package static var blank: Self { Self(
        emergencyEventType: .blank, fuelCutoffStatus: .blank, rolloverEvent: .blank, maximumChangeVelocity: 0,
        multipleEvents: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("emergencyEventType", &it.emergencyEventType)
        try v.value("fuelCutoffStatus", &it.fuelCutoffStatus)
        try v.value("rolloverEvent", &it.rolloverEvent)
        try v.integer("maximumChangeVelocity", &it.maximumChangeVelocity, 0, 255)
        try v.value("multipleEvents", &it.multipleEvents)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `EqualizerSettings`, since version 5.0.
public struct SDLEqualizerSettings: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100.
    public var channelId: Int
    /// Optional; 1 to 50 characters.
    public var channelName: String?
    /// Mandatory; 0 to 100.
    public var channelSetting: Int

    /// Creates a value. Nil members are not sent.
    public init(channelId: Int, channelName: String? = nil, channelSetting: Int) {
        self.channelId = channelId
        self.channelName = channelName
        self.channelSetting = channelSetting
    }

    @usableFromInline package static var blank: Self { Self(channelId: 0, channelSetting: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("channelId", &it.channelId, 1, 100)
        try v.string("channelName", &it.channelName, 1, 50)
        try v.integer("channelSetting", &it.channelSetting, 0, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `FuelRange`, since version 5.0.
public struct SDLFuelRange: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var type: SDLFuelType?
    /// Optional; 0 to 10000.
    public var range: Double?
    /// Optional; -6 to 1000000; since version 7.0.
    public var level: Double?
    /// Optional; since version 7.0.
    public var levelState: SDLComponentVolumeStatus?
    /// Optional; 0 to 1000000; since version 7.0.
    public var capacity: Double?
    /// Optional; since version 7.0.
    public var capacityUnit: SDLCapacityUnit?

    /// Creates a value. Nil members are not sent.
    public init(
        type: SDLFuelType? = nil, range: Double? = nil, level: Double? = nil,
        levelState: SDLComponentVolumeStatus? = nil, capacity: Double? = nil, capacityUnit: SDLCapacityUnit? = nil
    ) {
        self.type = type
        self.range = range
        self.level = level
        self.levelState = levelState
        self.capacity = capacity
        self.capacityUnit = capacityUnit
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("type", &it.type)
        try v.number("range", &it.range, 0, 10000)
        try v.number("level", &it.level, -6, 1000000)
        try v.value("levelState", &it.levelState)
        try v.number("capacity", &it.capacity, 0, 1000000)
        try v.value("capacityUnit", &it.capacityUnit)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
