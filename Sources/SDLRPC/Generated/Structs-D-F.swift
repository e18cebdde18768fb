// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `DIDResult`, since 2.0.
public struct SDLDIDResult: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var resultCode: SDLVehicleDataResultCode
    /// Mandatory; 0 to 65535.
    public var didLocation: Int
    /// Optional; 1 to 5000 characters.
    public var data: String?

    /// Members that are nil are left out of the message.
    public init(
        resultCode: SDLVehicleDataResultCode,
        didLocation: Int,
        data: String? = nil
    ) {
        self.resultCode = resultCode
        self.didLocation = didLocation
        self.data = data
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("resultCode", resultCode)
        writer.field("didLocation", didLocation)
        writer.field("data", data)
        writer.endObject()
    }

    private static let keys = JSONKeys("resultCode", "didLocation", "data")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var resultCode: SDLVehicleDataResultCode?
        var didLocation: Int?
        var data: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: resultCode = try SDLVehicleDataResultCode.read(from: &reader)
            case 1: didLocation = try reader.integer(0, 65535)
            default: data = try reader.string(1, 5000)
            }
        }
        guard let resultCode, let didLocation else { return nil }
        return Self(resultCode: resultCode, didLocation: didLocation, data: data)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.integer("didLocation", didLocation, 0, 65535)
        violations.string("data", data, 1, 5000)
    }
}

/// The structure `DateTime`, since 4.1.
public struct SDLDateTime: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; 0 to 999; since 4.2.2.
    public var millisecond: Int?
    /// Optional; 0 to 60; since 4.1.
    public var second: Int?
    /// Optional; 0 to 59; since 4.1.
    public var minute: Int?
    /// Optional; 0 to 23; since 4.1.
    public var hour: Int?
    /// Optional; 1 to 31; since 4.1.
    public var day: Int?
    /// Optional; 1 to 12; since 4.1.
    public var month: Int?
    /// Optional; at most 4095; since 4.1.
    public var year: Int?
    /// Optional, 0 when left out; -12 to 14; since 4.1.
    public var tz_hour: Int?
    /// Optional, 0 when left out; 0 to 59; since 4.1.
    public var tz_minute: Int?
    /// The value of `tz_hour`, or its default if it is absent.
    public var tz_hourOrDefault: Int { tz_hour ?? 0 }
    /// The value of `tz_minute`, or its default if it is absent.
    public var tz_minuteOrDefault: Int { tz_minute ?? 0 }

    /// Members that are nil are left out of the message.
    public init(
        millisecond: Int? = nil,
        second: Int? = nil,
        minute: Int? = nil,
        hour: Int? = nil,
        day: Int? = nil,
        month: Int? = nil,
        year: Int? = nil,
        tz_hour: Int? = nil,
        tz_minute: Int? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("millisecond", millisecond)
        writer.field("second", second)
        writer.field("minute", minute)
        writer.field("hour", hour)
        writer.field("day", day)
        writer.field("month", month)
        writer.field("year", year)
        writer.field("tz_hour", tz_hour)
        writer.field("tz_minute", tz_minute)
        writer.endObject()
    }

    private static let keys = JSONKeys("millisecond", "second", "minute", "hour", "day", "month", "year", "tz_hour", "tz_minute")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var millisecond: Int?
        var second: Int?
        var minute: Int?
        var hour: Int?
        var day: Int?
        var month: Int?
        var year: Int?
        var tz_hour: Int?
        var tz_minute: Int?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: millisecond = try reader.integer(0, 999)
            case 1: second = try reader.integer(0, 60)
            case 2: minute = try reader.integer(0, 59)
            case 3: hour = try reader.integer(0, 23)
            case 4: day = try reader.integer(1, 31)
            case 5: month = try reader.integer(1, 12)
            case 6: year = try reader.integer(.min, 4095)
            case 7: tz_hour = try reader.integer(-12, 14)
            default: tz_minute = try reader.integer(0, 59)
            }
        }
        return Self(millisecond: millisecond, second: second, minute: minute, hour: hour, day: day, month: month, year: year, tz_hour: tz_hour, tz_minute: tz_minute)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("millisecond", millisecond, 0, 999)
        violations.integer("second", second, 0, 60)
        violations.integer("minute", minute, 0, 59)
        violations.integer("hour", hour, 0, 23)
        violations.integer("day", day, 1, 31)
        violations.integer("month", month, 1, 12)
        violations.integer("year", year, .min, 4095)
        violations.integer("tz_hour", tz_hour, -12, 14)
        violations.integer("tz_minute", tz_minute, 0, 59)
    }
}

/// The structure `DeviceInfo`, since 3.0.
public struct SDLDeviceInfo: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

    /// Members that are nil are left out of the message.
    public init(
        hardware: String? = nil,
        firmwareRev: String? = nil,
        os: String? = nil,
        osVersion: String? = nil,
        carrier: String? = nil,
        maxNumberRFCOMMPorts: Int? = nil
    ) {
        self.hardware = hardware
        self.firmwareRev = firmwareRev
        self.os = os
        self.osVersion = osVersion
        self.carrier = carrier
        self.maxNumberRFCOMMPorts = maxNumberRFCOMMPorts
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("hardware", hardware)
        writer.field("firmwareRev", firmwareRev)
        writer.field("os", os)
        writer.field("osVersion", osVersion)
        writer.field("carrier", carrier)
        writer.field("maxNumberRFCOMMPorts", maxNumberRFCOMMPorts)
        writer.endObject()
    }

    private static let keys = JSONKeys("hardware", "firmwareRev", "os", "osVersion", "carrier", "maxNumberRFCOMMPorts")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var hardware: String?
        var firmwareRev: String?
        var os: String?
        var osVersion: String?
        var carrier: String?
        var maxNumberRFCOMMPorts: Int?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: hardware = try reader.string(0, 500)
            case 1: firmwareRev = try reader.string(0, 500)
            case 2: os = try reader.string(0, 500)
            case 3: osVersion = try reader.string(0, 500)
            case 4: carrier = try reader.string(0, 500)
            default: maxNumberRFCOMMPorts = try reader.integer(0, 100)
            }
        }
        return Self(hardware: hardware, firmwareRev: firmwareRev, os: os, osVersion: osVersion, carrier: carrier, maxNumberRFCOMMPorts: maxNumberRFCOMMPorts)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("hardware", hardware, 0, 500)
        violations.string("firmwareRev", firmwareRev, 0, 500)
        violations.string("os", os, 0, 500)
        violations.string("osVersion", osVersion, 0, 500)
        violations.string("carrier", carrier, 0, 500)
        violations.integer("maxNumberRFCOMMPorts", maxNumberRFCOMMPorts, 0, 100)
    }
}

/// The structure `DeviceStatus`, since 2.0.
public struct SDLDeviceStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

    /// All its members are mandatory.
    public init(
        voiceRecOn: Bool,
        btIconOn: Bool,
        callActive: Bool,
        phoneRoaming: Bool,
        textMsgAvailable: Bool,
        battLevelStatus: SDLDeviceLevelStatus,
        stereoAudioOutputMuted: Bool,
        monoAudioOutputMuted: Bool,
        signalLevelStatus: SDLDeviceLevelStatus,
        primaryAudioSource: SDLPrimaryAudioSource,
        eCallEventActive: Bool
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("voiceRecOn", voiceRecOn)
        writer.field("btIconOn", btIconOn)
        writer.field("callActive", callActive)
        writer.field("phoneRoaming", phoneRoaming)
        writer.field("textMsgAvailable", textMsgAvailable)
        writer.field("battLevelStatus", battLevelStatus)
        writer.field("stereoAudioOutputMuted", stereoAudioOutputMuted)
        writer.field("monoAudioOutputMuted", monoAudioOutputMuted)
        writer.field("signalLevelStatus", signalLevelStatus)
        writer.field("primaryAudioSource", primaryAudioSource)
        writer.field("eCallEventActive", eCallEventActive)
        writer.endObject()
    }

    private static let keys = JSONKeys("voiceRecOn", "btIconOn", "callActive", "phoneRoaming", "textMsgAvailable", "battLevelStatus", "stereoAudioOutputMuted", "monoAudioOutputMuted", "signalLevelStatus", "primaryAudioSource", "eCallEventActive")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var voiceRecOn: Bool?
        var btIconOn: Bool?
        var callActive: Bool?
        var phoneRoaming: Bool?
        var textMsgAvailable: Bool?
        var battLevelStatus: SDLDeviceLevelStatus?
        var stereoAudioOutputMuted: Bool?
        var monoAudioOutputMuted: Bool?
        var signalLevelStatus: SDLDeviceLevelStatus?
        var primaryAudioSource: SDLPrimaryAudioSource?
        var eCallEventActive: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x7ff) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: voiceRecOn = try reader.bool()
            case 1: btIconOn = try reader.bool()
            case 2: callActive = try reader.bool()
            case 3: phoneRoaming = try reader.bool()
            case 4: textMsgAvailable = try reader.bool()
            case 5: battLevelStatus = try SDLDeviceLevelStatus.read(from: &reader)
            case 6: stereoAudioOutputMuted = try reader.bool()
            case 7: monoAudioOutputMuted = try reader.bool()
            case 8: signalLevelStatus = try SDLDeviceLevelStatus.read(from: &reader)
            case 9: primaryAudioSource = try SDLPrimaryAudioSource.read(from: &reader)
            default: eCallEventActive = try reader.bool()
            }
        }
        guard let voiceRecOn, let btIconOn, let callActive, let phoneRoaming, let textMsgAvailable, let battLevelStatus, let stereoAudioOutputMuted, let monoAudioOutputMuted, let signalLevelStatus, let primaryAudioSource, let eCallEventActive else { return nil }
        return Self(voiceRecOn: voiceRecOn, btIconOn: btIconOn, callActive: callActive, phoneRoaming: phoneRoaming, textMsgAvailable: textMsgAvailable, battLevelStatus: battLevelStatus, stereoAudioOutputMuted: stereoAudioOutputMuted, monoAudioOutputMuted: monoAudioOutputMuted, signalLevelStatus: signalLevelStatus, primaryAudioSource: primaryAudioSource, eCallEventActive: eCallEventActive)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("battLevelStatus", battLevelStatus)
        violations.object("signalLevelStatus", signalLevelStatus)
        violations.object("primaryAudioSource", primaryAudioSource)
    }
}

/// The structure `DisplayCapabilities`, deprecated since 6.0.
public struct SDLDisplayCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; since 1.0; deprecated since 5.0.
    public var displayType: SDLDisplayType
    /// Optional; since 5.0.
    public var displayName: String?
    /// Mandatory; 1 to 100 entries.
    public var textFields: [SDLTextField]
    /// Optional; 1 to 100 entries.
    public var imageFields: [SDLImageField]?
    /// Mandatory; at most 100 entries.
    public var mediaClockFormats: [SDLMediaClockFormat]
    /// Mandatory; since 2.0.
    public var graphicSupported: Bool
    /// Optional; at most 100 entries; each of 1 to 100 characters; since 3.0.
    public var templatesAvailable: [String]?
    /// Optional; since 3.0.
    public var screenParams: SDLScreenParams?
    /// Optional; 1 to 100; since 3.0.
    public var numCustomPresetsAvailable: Int?

    /// Members that are nil are left out of the message.
    public init(
        displayType: SDLDisplayType,
        displayName: String? = nil,
        textFields: [SDLTextField],
        imageFields: [SDLImageField]? = nil,
        mediaClockFormats: [SDLMediaClockFormat],
        graphicSupported: Bool,
        templatesAvailable: [String]? = nil,
        screenParams: SDLScreenParams? = nil,
        numCustomPresetsAvailable: Int? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("displayType", displayType)
        writer.field("displayName", displayName)
        writer.field("textFields", textFields)
        writer.field("imageFields", imageFields)
        writer.field("mediaClockFormats", mediaClockFormats)
        writer.field("graphicSupported", graphicSupported)
        writer.field("templatesAvailable", templatesAvailable)
        writer.field("screenParams", screenParams)
        writer.field("numCustomPresetsAvailable", numCustomPresetsAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("displayType", "displayName", "textFields", "imageFields", "mediaClockFormats", "graphicSupported", "templatesAvailable", "screenParams", "numCustomPresetsAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var displayType: SDLDisplayType?
        var displayName: String?
        var textFields: [SDLTextField]?
        var imageFields: [SDLImageField]?
        var mediaClockFormats: [SDLMediaClockFormat]?
        var graphicSupported: Bool?
        var templatesAvailable: [String]?
        var screenParams: SDLScreenParams?
        var numCustomPresetsAvailable: Int?
        guard var frame = try reader.members(keys, mandatory: 0x35) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: displayType = try SDLDisplayType.read(from: &reader)
            case 1: displayName = try reader.string(1, .max)
            case 2: textFields = try reader.array(of: SDLTextField.self, 1, 100)
            case 3: imageFields = try reader.array(of: SDLImageField.self, 1, 100)
            case 4: mediaClockFormats = try reader.array(of: SDLMediaClockFormat.self, 0, 100)
            case 5: graphicSupported = try reader.bool()
            case 6: templatesAvailable = try reader.strings(0, 100, lengths: 1, 100)
            case 7: screenParams = try SDLScreenParams.read(from: &reader)
            default: numCustomPresetsAvailable = try reader.integer(1, 100)
            }
        }
        guard let displayType, let textFields, let mediaClockFormats, let graphicSupported else { return nil }
        return Self(displayType: displayType, displayName: displayName, textFields: textFields, imageFields: imageFields, mediaClockFormats: mediaClockFormats, graphicSupported: graphicSupported, templatesAvailable: templatesAvailable, screenParams: screenParams, numCustomPresetsAvailable: numCustomPresetsAvailable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("displayType", displayType)
        violations.string("displayName", displayName, 1, .max)
        violations.objects("textFields", textFields, 1, 100)
        violations.objects("imageFields", imageFields, 1, 100)
        violations.objects("mediaClockFormats", mediaClockFormats, 0, 100)
        violations.array("templatesAvailable", templatesAvailable, 0, 100) { $0.check($1, 1, 100) }
        violations.object("screenParams", screenParams)
        violations.integer("numCustomPresetsAvailable", numCustomPresetsAvailable, 1, 100)
    }
}

/// The structure `DisplayCapability`, since 6.0.
public struct SDLDisplayCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var displayName: String?
    /// Optional.
    public var windowTypeSupported: [SDLWindowTypeCapabilities]?
    /// Optional; 1 to 1000 entries.
    public var windowCapabilities: [SDLWindowCapability]?

    /// Members that are nil are left out of the message.
    public init(
        displayName: String? = nil,
        windowTypeSupported: [SDLWindowTypeCapabilities]? = nil,
        windowCapabilities: [SDLWindowCapability]? = nil
    ) {
        self.displayName = displayName
        self.windowTypeSupported = windowTypeSupported
        self.windowCapabilities = windowCapabilities
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("displayName", displayName)
        writer.field("windowTypeSupported", windowTypeSupported)
        writer.field("windowCapabilities", windowCapabilities)
        writer.endObject()
    }

    private static let keys = JSONKeys("displayName", "windowTypeSupported", "windowCapabilities")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var displayName: String?
        var windowTypeSupported: [SDLWindowTypeCapabilities]?
        var windowCapabilities: [SDLWindowCapability]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: displayName = try reader.string(1, .max)
            case 1: windowTypeSupported = try reader.array(of: SDLWindowTypeCapabilities.self, 1, .max)
            default: windowCapabilities = try reader.array(of: SDLWindowCapability.self, 1, 1000)
            }
        }
        return Self(displayName: displayName, windowTypeSupported: windowTypeSupported, windowCapabilities: windowCapabilities)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("displayName", displayName, 1, .max)
        violations.objects("windowTypeSupported", windowTypeSupported, 1, .max)
        violations.objects("windowCapabilities", windowCapabilities, 1, 1000)
    }
}

/// The structure `DoorStatus`, since 7.1.
public struct SDLDoorStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var location: SDLGrid
    /// Mandatory.
    public var status: SDLDoorStatusType

    /// All its members are mandatory.
    public init(
        location: SDLGrid,
        status: SDLDoorStatusType
    ) {
        self.location = location
        self.status = status
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("location", location)
        writer.field("status", status)
        writer.endObject()
    }

    private static let keys = JSONKeys("location", "status")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var location: SDLGrid?
        var status: SDLDoorStatusType?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: location = try SDLGrid.read(from: &reader)
            default: status = try SDLDoorStatusType.read(from: &reader)
            }
        }
        guard let location, let status else { return nil }
        return Self(location: location, status: status)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("location", location)
        violations.object("status", status)
    }
}

/// The structure `DriverDistractionCapability`, since 7.0.
public struct SDLDriverDistractionCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var menuLength: Int?
    /// Optional; at least 1.
    public var subMenuDepth: Int?

    /// Members that are nil are left out of the message.
    public init(
        menuLength: Int? = nil,
        subMenuDepth: Int? = nil
    ) {
        self.menuLength = menuLength
        self.subMenuDepth = subMenuDepth
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("menuLength", menuLength)
        writer.field("subMenuDepth", subMenuDepth)
        writer.endObject()
    }

    private static let keys = JSONKeys("menuLength", "subMenuDepth")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var menuLength: Int?
        var subMenuDepth: Int?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: menuLength = try reader.integer()
            default: subMenuDepth = try reader.integer(1, .max)
            }
        }
        return Self(menuLength: menuLength, subMenuDepth: subMenuDepth)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("subMenuDepth", subMenuDepth, 1, .max)
    }
}

/// The structure `DynamicUpdateCapabilities`, since 7.0.
public struct SDLDynamicUpdateCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var supportedDynamicImageFieldNames: [SDLImageFieldName]?
    /// Optional.
    public var supportsDynamicSubMenus: Bool?

    /// Members that are nil are left out of the message.
    public init(
        supportedDynamicImageFieldNames: [SDLImageFieldName]? = nil,
        supportsDynamicSubMenus: Bool? = nil
    ) {
        self.supportedDynamicImageFieldNames = supportedDynamicImageFieldNames
        self.supportsDynamicSubMenus = supportsDynamicSubMenus
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("supportedDynamicImageFieldNames", supportedDynamicImageFieldNames)
        writer.field("supportsDynamicSubMenus", supportsDynamicSubMenus)
        writer.endObject()
    }

    private static let keys = JSONKeys("supportedDynamicImageFieldNames", "supportsDynamicSubMenus")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var supportedDynamicImageFieldNames: [SDLImageFieldName]?
        var supportsDynamicSubMenus: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: supportedDynamicImageFieldNames = try reader.array(of: SDLImageFieldName.self, 1, .max)
            default: supportsDynamicSubMenus = try reader.bool()
            }
        }
        return Self(supportedDynamicImageFieldNames: supportedDynamicImageFieldNames, supportsDynamicSubMenus: supportsDynamicSubMenus)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("supportedDynamicImageFieldNames", supportedDynamicImageFieldNames, 1, .max)
    }
}

/// The structure `ECallInfo`, since 2.0.
public struct SDLECallInfo: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var eCallNotificationStatus: SDLVehicleDataNotificationStatus
    /// Mandatory.
    public var auxECallNotificationStatus: SDLVehicleDataNotificationStatus
    /// Mandatory.
    public var eCallConfirmationStatus: SDLECallConfirmationStatus

    /// All its members are mandatory.
    public init(
        eCallNotificationStatus: SDLVehicleDataNotificationStatus,
        auxECallNotificationStatus: SDLVehicleDataNotificationStatus,
        eCallConfirmationStatus: SDLECallConfirmationStatus
    ) {
        self.eCallNotificationStatus = eCallNotificationStatus
        self.auxECallNotificationStatus = auxECallNotificationStatus
        self.eCallConfirmationStatus = eCallConfirmationStatus
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("eCallNotificationStatus", eCallNotificationStatus)
        writer.field("auxECallNotificationStatus", auxECallNotificationStatus)
        writer.field("eCallConfirmationStatus", eCallConfirmationStatus)
        writer.endObject()
    }

    private static let keys = JSONKeys("eCallNotificationStatus", "auxECallNotificationStatus", "eCallConfirmationStatus")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var eCallNotificationStatus: SDLVehicleDataNotificationStatus?
        var auxECallNotificationStatus: SDLVehicleDataNotificationStatus?
        var eCallConfirmationStatus: SDLECallConfirmationStatus?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: eCallNotificationStatus = try SDLVehicleDataNotificationStatus.read(from: &reader)
            case 1: auxECallNotificationStatus = try SDLVehicleDataNotificationStatus.read(from: &reader)
            default: eCallConfirmationStatus = try SDLECallConfirmationStatus.read(from: &reader)
            }
        }
        guard let eCallNotificationStatus, let auxECallNotificationStatus, let eCallConfirmationStatus else { return nil }
        return Self(eCallNotificationStatus: eCallNotificationStatus, auxECallNotificationStatus: auxECallNotificationStatus, eCallConfirmationStatus: eCallConfirmationStatus)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("eCallNotificationStatus", eCallNotificationStatus)
        violations.object("auxECallNotificationStatus", auxECallNotificationStatus)
        violations.object("eCallConfirmationStatus", eCallConfirmationStatus)
    }
}

/// The structure `EmergencyEvent`, since 2.0.
public struct SDLEmergencyEvent: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

    /// All its members are mandatory.
    public init(
        emergencyEventType: SDLEmergencyEventType,
        fuelCutoffStatus: SDLFuelCutoffStatus,
        rolloverEvent: SDLVehicleDataEventStatus,
        maximumChangeVelocity: Int,
        multipleEvents: SDLVehicleDataEventStatus
    ) {
        self.emergencyEventType = emergencyEventType
        self.fuelCutoffStatus = fuelCutoffStatus
        self.rolloverEvent = rolloverEvent
        self.maximumChangeVelocity = maximumChangeVelocity
        self.multipleEvents = multipleEvents
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("emergencyEventType", emergencyEventType)
        writer.field("fuelCutoffStatus", fuelCutoffStatus)
        writer.field("rolloverEvent", rolloverEvent)
        writer.field("maximumChangeVelocity", maximumChangeVelocity)
        writer.field("multipleEvents", multipleEvents)
        writer.endObject()
    }

    private static let keys = JSONKeys("emergencyEventType", "fuelCutoffStatus", "rolloverEvent", "maximumChangeVelocity", "multipleEvents")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var emergencyEventType: SDLEmergencyEventType?
        var fuelCutoffStatus: SDLFuelCutoffStatus?
        var rolloverEvent: SDLVehicleDataEventStatus?
        var maximumChangeVelocity: Int?
        var multipleEvents: SDLVehicleDataEventStatus?
        guard var frame = try reader.members(keys, mandatory: 0x1f) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: emergencyEventType = try SDLEmergencyEventType.read(from: &reader)
            case 1: fuelCutoffStatus = try SDLFuelCutoffStatus.read(from: &reader)
            case 2: rolloverEvent = try SDLVehicleDataEventStatus.read(from: &reader)
            case 3: maximumChangeVelocity = try reader.integer(0, 255)
            default: multipleEvents = try SDLVehicleDataEventStatus.read(from: &reader)
            }
        }
        guard let emergencyEventType, let fuelCutoffStatus, let rolloverEvent, let maximumChangeVelocity, let multipleEvents else { return nil }
        return Self(emergencyEventType: emergencyEventType, fuelCutoffStatus: fuelCutoffStatus, rolloverEvent: rolloverEvent, maximumChangeVelocity: maximumChangeVelocity, multipleEvents: multipleEvents)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("emergencyEventType", emergencyEventType)
        violations.object("fuelCutoffStatus", fuelCutoffStatus)
        violations.object("rolloverEvent", rolloverEvent)
        violations.integer("maximumChangeVelocity", maximumChangeVelocity, 0, 255)
        violations.object("multipleEvents", multipleEvents)
    }
}

/// The structure `EqualizerSettings`, since 5.0.
public struct SDLEqualizerSettings: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100.
    public var channelId: Int
    /// Optional; 1 to 50 characters.
    public var channelName: String?
    /// Mandatory; 0 to 100.
    public var channelSetting: Int

    /// Members that are nil are left out of the message.
    public init(
        channelId: Int,
        channelName: String? = nil,
        channelSetting: Int
    ) {
        self.channelId = channelId
        self.channelName = channelName
        self.channelSetting = channelSetting
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("channelId", channelId)
        writer.field("channelName", channelName)
        writer.field("channelSetting", channelSetting)
        writer.endObject()
    }

    private static let keys = JSONKeys("channelId", "channelName", "channelSetting")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var channelId: Int?
        var channelName: String?
        var channelSetting: Int?
        guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: channelId = try reader.integer(1, 100)
            case 1: channelName = try reader.string(1, 50)
            default: channelSetting = try reader.integer(0, 100)
            }
        }
        guard let channelId, let channelSetting else { return nil }
        return Self(channelId: channelId, channelName: channelName, channelSetting: channelSetting)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("channelId", channelId, 1, 100)
        violations.string("channelName", channelName, 1, 50)
        violations.integer("channelSetting", channelSetting, 0, 100)
    }
}

/// The structure `FuelRange`, since 5.0.
public struct SDLFuelRange: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var type: SDLFuelType?
    /// Optional; 0 to 10000.
    public var range: Double?
    /// Optional; -6 to 1000000; since 7.0.
    public var level: Double?
    /// Optional; since 7.0.
    public var levelState: SDLComponentVolumeStatus?
    /// Optional; 0 to 1000000; since 7.0.
    public var capacity: Double?
    /// Optional; since 7.0.
    public var capacityUnit: SDLCapacityUnit?

    /// Members that are nil are left out of the message.
    public init(
        type: SDLFuelType? = nil,
        range: Double? = nil,
        level: Double? = nil,
        levelState: SDLComponentVolumeStatus? = nil,
        capacity: Double? = nil,
        capacityUnit: SDLCapacityUnit? = nil
    ) {
        self.type = type
        self.range = range
        self.level = level
        self.levelState = levelState
        self.capacity = capacity
        self.capacityUnit = capacityUnit
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("type", type)
        writer.field("range", range)
        writer.field("level", level)
        writer.field("levelState", levelState)
        writer.field("capacity", capacity)
        writer.field("capacityUnit", capacityUnit)
        writer.endObject()
    }

    private static let keys = JSONKeys("type", "range", "level", "levelState", "capacity", "capacityUnit")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var type: SDLFuelType?
        var range: Double?
        var level: Double?
        var levelState: SDLComponentVolumeStatus?
        var capacity: Double?
        var capacityUnit: SDLCapacityUnit?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: type = try SDLFuelType.read(from: &reader)
            case 1: range = try reader.number(0, 10000)
            case 2: level = try reader.number(-6, 1000000)
            case 3: levelState = try SDLComponentVolumeStatus.read(from: &reader)
            case 4: capacity = try reader.number(0, 1000000)
            default: capacityUnit = try SDLCapacityUnit.read(from: &reader)
            }
        }
        return Self(type: type, range: range, level: level, levelState: levelState, capacity: capacity, capacityUnit: capacityUnit)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("type", type)
        violations.number("range", range, 0, 10000)
        violations.number("level", level, -6, 1000000)
        violations.object("levelState", levelState)
        violations.number("capacity", capacity, 0, 1000000)
        violations.object("capacityUnit", capacityUnit)
    }
}
