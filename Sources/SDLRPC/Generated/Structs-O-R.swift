// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `OASISAddress`, since 4.1.
public struct SDLOASISAddress: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; at most 200 characters.
    public var countryName: String?
    /// Optional; at most 50 characters.
    public var countryCode: String?
    /// Optional; at most 16 characters.
    public var postalCode: String?
    /// Optional; at most 200 characters.
    public var administrativeArea: String?
    /// Optional; at most 200 characters.
    public var subAdministrativeArea: String?
    /// Optional; at most 200 characters.
    public var locality: String?
    /// Optional; at most 200 characters.
    public var subLocality: String?
    /// Optional; at most 200 characters.
    public var thoroughfare: String?
    /// Optional; at most 200 characters.
    public var subThoroughfare: String?

    /// Members that are nil are left out of the message.
    public init(
        countryName: String? = nil,
        countryCode: String? = nil,
        postalCode: String? = nil,
        administrativeArea: String? = nil,
        subAdministrativeArea: String? = nil,
        locality: String? = nil,
        subLocality: String? = nil,
        thoroughfare: String? = nil,
        subThoroughfare: String? = nil
    ) {
        self.countryName = countryName
        self.countryCode = countryCode
        self.postalCode = postalCode
        self.administrativeArea = administrativeArea
        self.subAdministrativeArea = subAdministrativeArea
        self.locality = locality
        self.subLocality = subLocality
        self.thoroughfare = thoroughfare
        self.subThoroughfare = subThoroughfare
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("countryName", countryName)
        writer.field("countryCode", countryCode)
        writer.field("postalCode", postalCode)
        writer.field("administrativeArea", administrativeArea)
        writer.field("subAdministrativeArea", subAdministrativeArea)
        writer.field("locality", locality)
        writer.field("subLocality", subLocality)
        writer.field("thoroughfare", thoroughfare)
        writer.field("subThoroughfare", subThoroughfare)
        writer.endObject()
    }

    private static let keys = JSONKeys("countryName", "countryCode", "postalCode", "administrativeArea", "subAdministrativeArea", "locality", "subLocality", "thoroughfare", "subThoroughfare")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var countryName: String?
        var countryCode: String?
        var postalCode: String?
        var administrativeArea: String?
        var subAdministrativeArea: String?
        var locality: String?
        var subLocality: String?
        var thoroughfare: String?
        var subThoroughfare: String?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: countryName = try reader.string(0, 200)
            case 1: countryCode = try reader.string(0, 50)
            case 2: postalCode = try reader.string(0, 16)
            case 3: administrativeArea = try reader.string(0, 200)
            case 4: subAdministrativeArea = try reader.string(0, 200)
            case 5: locality = try reader.string(0, 200)
            case 6: subLocality = try reader.string(0, 200)
            case 7: thoroughfare = try reader.string(0, 200)
            default: subThoroughfare = try reader.string(0, 200)
            }
        }
        return Self(countryName: countryName, countryCode: countryCode, postalCode: postalCode, administrativeArea: administrativeArea, subAdministrativeArea: subAdministrativeArea, locality: locality, subLocality: subLocality, thoroughfare: thoroughfare, subThoroughfare: subThoroughfare)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("countryName", countryName, 0, 200)
        violations.string("countryCode", countryCode, 0, 50)
        violations.string("postalCode", postalCode, 0, 16)
        violations.string("administrativeArea", administrativeArea, 0, 200)
        violations.string("subAdministrativeArea", subAdministrativeArea, 0, 200)
        violations.string("locality", locality, 0, 200)
        violations.string("subLocality", subLocality, 0, 200)
        violations.string("thoroughfare", thoroughfare, 0, 200)
        violations.string("subThoroughfare", subThoroughfare, 0, 200)
    }
}

/// The structure `ParameterPermissions`, since 2.0.
public struct SDLParameterPermissions: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; at most 100 entries; each of 1 to 100 characters.
    public var allowed: [String]
    /// Mandatory; at most 100 entries; each of 1 to 100 characters.
    public var userDisallowed: [String]

    /// All its members are mandatory.
    public init(
        allowed: [String],
        userDisallowed: [String]
    ) {
        self.allowed = allowed
        self.userDisallowed = userDisallowed
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("allowed", allowed)
        writer.field("userDisallowed", userDisallowed)
        writer.endObject()
    }

    private static let keys = JSONKeys("allowed", "userDisallowed")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var allowed: [String]?
        var userDisallowed: [String]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: allowed = try reader.strings(0, 100, lengths: 1, 100)
            default: userDisallowed = try reader.strings(0, 100, lengths: 1, 100)
            }
        }
        guard let allowed, let userDisallowed else { return nil }
        return Self(allowed: allowed, userDisallowed: userDisallowed)
    }

    public func check(_ violations: inout ViolationList) {
        violations.array("allowed", allowed, 0, 100) { $0.check($1, 1, 100) }
        violations.array("userDisallowed", userDisallowed, 0, 100) { $0.check($1, 1, 100) }
    }
}

/// The structure `PermissionItem`, since 2.0.
public struct SDLPermissionItem: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var rpcName: String
    /// Mandatory.
    public var hmiPermissions: SDLHMIPermissions
    /// Mandatory.
    public var parameterPermissions: SDLParameterPermissions
    /// Optional; since 6.0.
    public var requireEncryption: Bool?

    /// Members that are nil are left out of the message.
    public init(
        rpcName: String,
        hmiPermissions: SDLHMIPermissions,
        parameterPermissions: SDLParameterPermissions,
        requireEncryption: Bool? = nil
    ) {
        self.rpcName = rpcName
        self.hmiPermissions = hmiPermissions
        self.parameterPermissions = parameterPermissions
        self.requireEncryption = requireEncryption
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("rpcName", rpcName)
        writer.field("hmiPermissions", hmiPermissions)
        writer.field("parameterPermissions", parameterPermissions)
        writer.field("requireEncryption", requireEncryption)
        writer.endObject()
    }

    private static let keys = JSONKeys("rpcName", "hmiPermissions", "parameterPermissions", "requireEncryption")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var rpcName: String?
        var hmiPermissions: SDLHMIPermissions?
        var parameterPermissions: SDLParameterPermissions?
        var requireEncryption: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: rpcName = try reader.string(1, 100)
            case 1: hmiPermissions = try SDLHMIPermissions.read(from: &reader)
            case 2: parameterPermissions = try SDLParameterPermissions.read(from: &reader)
            default: requireEncryption = try reader.bool()
            }
        }
        guard let rpcName, let hmiPermissions, let parameterPermissions else { return nil }
        return Self(rpcName: rpcName, hmiPermissions: hmiPermissions, parameterPermissions: parameterPermissions, requireEncryption: requireEncryption)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("rpcName", rpcName, 1, 100)
        violations.object("hmiPermissions", hmiPermissions)
        violations.object("parameterPermissions", parameterPermissions)
    }
}

/// The structure `PhoneCapability`, since 4.5.
public struct SDLPhoneCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var dialNumberEnabled: Bool?

    /// Members that are nil are left out of the message.
    public init(
        dialNumberEnabled: Bool? = nil
    ) {
        self.dialNumberEnabled = dialNumberEnabled
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("dialNumberEnabled", dialNumberEnabled)
        writer.endObject()
    }

    private static let keys = JSONKeys("dialNumberEnabled")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var dialNumberEnabled: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: dialNumberEnabled = try reader.bool()
            }
        }
        return Self(dialNumberEnabled: dialNumberEnabled)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The structure `PresetBankCapabilities`, since 2.0.
public struct SDLPresetBankCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var onScreenPresetsAvailable: Bool

    /// All its members are mandatory.
    public init(
        onScreenPresetsAvailable: Bool
    ) {
        self.onScreenPresetsAvailable = onScreenPresetsAvailable
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("onScreenPresetsAvailable", onScreenPresetsAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("onScreenPresetsAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var onScreenPresetsAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: onScreenPresetsAvailable = try reader.bool()
            }
        }
        guard let onScreenPresetsAvailable else { return nil }
        return Self(onScreenPresetsAvailable: onScreenPresetsAvailable)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The structure `RGBColor`, since 5.0.
public struct SDLRGBColor: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 0 to 255.
    public var red: Int
    /// Mandatory; 0 to 255.
    public var green: Int
    /// Mandatory; 0 to 255.
    public var blue: Int

    /// All its members are mandatory.
    public init(
        red: Int,
        green: Int,
        blue: Int
    ) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("red", red)
        writer.field("green", green)
        writer.field("blue", blue)
        writer.endObject()
    }

    private static let keys = JSONKeys("red", "green", "blue")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var red: Int?
        var green: Int?
        var blue: Int?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: red = try reader.integer(0, 255)
            case 1: green = try reader.integer(0, 255)
            default: blue = try reader.integer(0, 255)
            }
        }
        guard let red, let green, let blue else { return nil }
        return Self(red: red, green: green, blue: blue)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("red", red, 0, 255)
        violations.integer("green", green, 0, 255)
        violations.integer("blue", blue, 0, 255)
    }
}

/// The structure `RadioControlCapabilities`, since 4.5.
public struct SDLRadioControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Optional.
    public var radioEnableAvailable: Bool?
    /// Optional.
    public var radioBandAvailable: Bool?
    /// Optional.
    public var radioFrequencyAvailable: Bool?
    /// Optional.
    public var hdChannelAvailable: Bool?
    /// Optional.
    public var rdsDataAvailable: Bool?
    /// Optional; since 4.5; deprecated since 6.0.
    public var availableHDsAvailable: Bool?
    /// Optional; since 6.0.
    public var availableHdChannelsAvailable: Bool?
    /// Optional.
    public var stateAvailable: Bool?
    /// Optional.
    public var signalStrengthAvailable: Bool?
    /// Optional.
    public var signalChangeThresholdAvailable: Bool?
    /// Optional; since 5.0.
    public var sisDataAvailable: Bool?
    /// Optional; since 5.0.
    public var hdRadioEnableAvailable: Bool?
    /// Optional; since 5.0.
    public var siriusxmRadioAvailable: Bool?

    /// Members that are nil are left out of the message.
    public init(
        moduleName: String,
        moduleInfo: SDLModuleInfo? = nil,
        radioEnableAvailable: Bool? = nil,
        radioBandAvailable: Bool? = nil,
        radioFrequencyAvailable: Bool? = nil,
        hdChannelAvailable: Bool? = nil,
        rdsDataAvailable: Bool? = nil,
        availableHDsAvailable: Bool? = nil,
        availableHdChannelsAvailable: Bool? = nil,
        stateAvailable: Bool? = nil,
        signalStrengthAvailable: Bool? = nil,
        signalChangeThresholdAvailable: Bool? = nil,
        sisDataAvailable: Bool? = nil,
        hdRadioEnableAvailable: Bool? = nil,
        siriusxmRadioAvailable: Bool? = nil
    ) {
        self.moduleName = moduleName
        self.moduleInfo = moduleInfo
        self.radioEnableAvailable = radioEnableAvailable
        self.radioBandAvailable = radioBandAvailable
        self.radioFrequencyAvailable = radioFrequencyAvailable
        self.hdChannelAvailable = hdChannelAvailable
        self.rdsDataAvailable = rdsDataAvailable
        self.availableHDsAvailable = availableHDsAvailable
        self.availableHdChannelsAvailable = availableHdChannelsAvailable
        self.stateAvailable = stateAvailable
        self.signalStrengthAvailable = signalStrengthAvailable
        self.signalChangeThresholdAvailable = signalChangeThresholdAvailable
        self.sisDataAvailable = sisDataAvailable
        self.hdRadioEnableAvailable = hdRadioEnableAvailable
        self.siriusxmRadioAvailable = siriusxmRadioAvailable
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleName", moduleName)
        writer.field("moduleInfo", moduleInfo)
        writer.field("radioEnableAvailable", radioEnableAvailable)
        writer.field("radioBandAvailable", radioBandAvailable)
        writer.field("radioFrequencyAvailable", radioFrequencyAvailable)
        writer.field("hdChannelAvailable", hdChannelAvailable)
        writer.field("rdsDataAvailable", rdsDataAvailable)
        writer.field("availableHDsAvailable", availableHDsAvailable)
        writer.field("availableHdChannelsAvailable", availableHdChannelsAvailable)
        writer.field("stateAvailable", stateAvailable)
        writer.field("signalStrengthAvailable", signalStrengthAvailable)
        writer.field("signalChangeThresholdAvailable", signalChangeThresholdAvailable)
        writer.field("sisDataAvailable", sisDataAvailable)
        writer.field("hdRadioEnableAvailable", hdRadioEnableAvailable)
        writer.field("siriusxmRadioAvailable", siriusxmRadioAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleName", "moduleInfo", "radioEnableAvailable", "radioBandAvailable", "radioFrequencyAvailable", "hdChannelAvailable", "rdsDataAvailable", "availableHDsAvailable", "availableHdChannelsAvailable", "stateAvailable", "signalStrengthAvailable", "signalChangeThresholdAvailable", "sisDataAvailable", "hdRadioEnableAvailable", "siriusxmRadioAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleName: String?
        var moduleInfo: SDLModuleInfo?
        var radioEnableAvailable: Bool?
        var radioBandAvailable: Bool?
        var radioFrequencyAvailable: Bool?
        var hdChannelAvailable: Bool?
        var rdsDataAvailable: Bool?
        var availableHDsAvailable: Bool?
        var availableHdChannelsAvailable: Bool?
        var stateAvailable: Bool?
        var signalStrengthAvailable: Bool?
        var signalChangeThresholdAvailable: Bool?
        var sisDataAvailable: Bool?
        var hdRadioEnableAvailable: Bool?
        var siriusxmRadioAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleName = try reader.string(1, 100)
            case 1: moduleInfo = try SDLModuleInfo.read(from: &reader)
            case 2: radioEnableAvailable = try reader.bool()
            case 3: radioBandAvailable = try reader.bool()
            case 4: radioFrequencyAvailable = try reader.bool()
            case 5: hdChannelAvailable = try reader.bool()
            case 6: rdsDataAvailable = try reader.bool()
            case 7: availableHDsAvailable = try reader.bool()
            case 8: availableHdChannelsAvailable = try reader.bool()
            case 9: stateAvailable = try reader.bool()
            case 10: signalStrengthAvailable = try reader.bool()
            case 11: signalChangeThresholdAvailable = try reader.bool()
            case 12: sisDataAvailable = try reader.bool()
            case 13: hdRadioEnableAvailable = try reader.bool()
            default: siriusxmRadioAvailable = try reader.bool()
            }
        }
        guard let moduleName else { return nil }
        return Self(moduleName: moduleName, moduleInfo: moduleInfo, radioEnableAvailable: radioEnableAvailable, radioBandAvailable: radioBandAvailable, radioFrequencyAvailable: radioFrequencyAvailable, hdChannelAvailable: hdChannelAvailable, rdsDataAvailable: rdsDataAvailable, availableHDsAvailable: availableHDsAvailable, availableHdChannelsAvailable: availableHdChannelsAvailable, stateAvailable: stateAvailable, signalStrengthAvailable: signalStrengthAvailable, signalChangeThresholdAvailable: signalChangeThresholdAvailable, sisDataAvailable: sisDataAvailable, hdRadioEnableAvailable: hdRadioEnableAvailable, siriusxmRadioAvailable: siriusxmRadioAvailable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("moduleName", moduleName, 1, 100)
        violations.object("moduleInfo", moduleInfo)
    }
}

/// The structure `RadioControlData`, since 4.5.
public struct SDLRadioControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; 0 to 1710.
    public var frequencyInteger: Int?
    /// Optional; 0 to 9.
    public var frequencyFraction: Int?
    /// Optional.
    public var band: SDLRadioBand?
    /// Optional.
    public var rdsData: SDLRdsData?
    /// Optional; since 5.0.
    public var hdRadioEnable: Bool?
    /// Optional; 1 to 7; since 4.5; deprecated since 6.0.
    public var availableHDs: Int?
    /// Optional; at most 8 entries; each of 0 to 7; since 6.0.
    public var availableHdChannels: [Int]?
    /// Optional; 0 to 7; since 4.5.
    public var hdChannel: Int?
    /// Optional; 0 to 100.
    public var signalStrength: Int?
    /// Optional; 0 to 100.
    public var signalChangeThreshold: Int?
    /// Optional.
    public var radioEnable: Bool?
    /// Optional.
    public var state: SDLRadioState?
    /// Optional; since 5.0.
    public var sisData: SDLSisData?

    /// Members that are nil are left out of the message.
    public init(
        frequencyInteger: Int? = nil,
        frequencyFraction: Int? = nil,
        band: SDLRadioBand? = nil,
        rdsData: SDLRdsData? = nil,
        hdRadioEnable: Bool? = nil,
        availableHDs: Int? = nil,
        availableHdChannels: [Int]? = nil,
        hdChannel: Int? = nil,
        signalStrength: Int? = nil,
        signalChangeThreshold: Int? = nil,
        radioEnable: Bool? = nil,
        state: SDLRadioState? = nil,
        sisData: SDLSisData? = nil
    ) {
        self.frequencyInteger = frequencyInteger
        self.frequencyFraction = frequencyFraction
        self.band = band
        self.rdsData = rdsData
        self.hdRadioEnable = hdRadioEnable
        self.availableHDs = availableHDs
        self.availableHdChannels = availableHdChannels
        self.hdChannel = hdChannel
        self.signalStrength = signalStrength
        self.signalChangeThreshold = signalChangeThreshold
        self.radioEnable = radioEnable
        self.state = state
        self.sisData = sisData
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("frequencyInteger", frequencyInteger)
        writer.field("frequencyFraction", frequencyFraction)
        writer.field("band", band)
        writer.field("rdsData", rdsData)
        writer.field("hdRadioEnable", hdRadioEnable)
        writer.field("availableHDs", availableHDs)
        writer.field("availableHdChannels", availableHdChannels)
        writer.field("hdChannel", hdChannel)
        writer.field("signalStrength", signalStrength)
        writer.field("signalChangeThreshold", signalChangeThreshold)
        writer.field("radioEnable", radioEnable)
        writer.field("state", state)
        writer.field("sisData", sisData)
        writer.endObject()
    }

    private static let keys = JSONKeys("frequencyInteger", "frequencyFraction", "band", "rdsData", "hdRadioEnable", "availableHDs", "availableHdChannels", "hdChannel", "signalStrength", "signalChangeThreshold", "radioEnable", "state", "sisData")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var frequencyInteger: Int?
        var frequencyFraction: Int?
        var band: SDLRadioBand?
        var rdsData: SDLRdsData?
        var hdRadioEnable: Bool?
        var availableHDs: Int?
        var availableHdChannels: [Int]?
        var hdChannel: Int?
        var signalStrength: Int?
        var signalChangeThreshold: Int?
        var radioEnable: Bool?
        var state: SDLRadioState?
        var sisData: SDLSisData?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: frequencyInteger = try reader.integer(0, 1710)
            case 1: frequencyFraction = try reader.integer(0, 9)
            case 2: band = try SDLRadioBand.read(from: &reader)
            case 3: rdsData = try SDLRdsData.read(from: &reader)
            case 4: hdRadioEnable = try reader.bool()
            case 5: availableHDs = try reader.integer(1, 7)
            case 6: availableHdChannels = try reader.integers(0, 8, values: 0, 7)
            case 7: hdChannel = try reader.integer(0, 7)
            case 8: signalStrength = try reader.integer(0, 100)
            case 9: signalChangeThreshold = try reader.integer(0, 100)
            case 10: radioEnable = try reader.bool()
            case 11: state = try SDLRadioState.read(from: &reader)
            default: sisData = try SDLSisData.read(from: &reader)
            }
        }
        return Self(frequencyInteger: frequencyInteger, frequencyFraction: frequencyFraction, band: band, rdsData: rdsData, hdRadioEnable: hdRadioEnable, availableHDs: availableHDs, availableHdChannels: availableHdChannels, hdChannel: hdChannel, signalStrength: signalStrength, signalChangeThreshold: signalChangeThreshold, radioEnable: radioEnable, state: state, sisData: sisData)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("frequencyInteger", frequencyInteger, 0, 1710)
        violations.integer("frequencyFraction", frequencyFraction, 0, 9)
        violations.object("band", band)
        violations.object("rdsData", rdsData)
        violations.integer("availableHDs", availableHDs, 1, 7)
        violations.array("availableHdChannels", availableHdChannels, 0, 8) { $0.check($1, 0, 7) }
        violations.integer("hdChannel", hdChannel, 0, 7)
        violations.integer("signalStrength", signalStrength, 0, 100)
        violations.integer("signalChangeThreshold", signalChangeThreshold, 0, 100)
        violations.object("state", state)
        violations.object("sisData", sisData)
    }
}

/// The structure `RdsData`, since 4.5.
public struct SDLRdsData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; at most 8 characters.
    public var PS: String?
    /// Optional; at most 64 characters.
    public var RT: String?
    /// Optional; 24 characters.
    public var CT: String?
    /// Optional; at most 6 characters.
    public var PI: String?
    /// Optional; 0 to 31.
    public var PTY: Int?
    /// Optional.
    public var TP: Bool?
    /// Optional.
    public var TA: Bool?
    /// Optional.
    public var REG: String?

    /// Members that are nil are left out of the message.
    public init(
        PS: String? = nil,
        RT: String? = nil,
        CT: String? = nil,
        PI: String? = nil,
        PTY: Int? = nil,
        TP: Bool? = nil,
        TA: Bool? = nil,
        REG: String? = nil
    ) {
        self.PS = PS
        self.RT = RT
        self.CT = CT
        self.PI = PI
        self.PTY = PTY
        self.TP = TP
        self.TA = TA
        self.REG = REG
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("PS", PS)
        writer.field("RT", RT)
        writer.field("CT", CT)
        writer.field("PI", PI)
        writer.field("PTY", PTY)
        writer.field("TP", TP)
        writer.field("TA", TA)
        writer.field("REG", REG)
        writer.endObject()
    }

    private static let keys = JSONKeys("PS", "RT", "CT", "PI", "PTY", "TP", "TA", "REG")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var PS: String?
        var RT: String?
        var CT: String?
        var PI: String?
        var PTY: Int?
        var TP: Bool?
        var TA: Bool?
        var REG: String?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: PS = try reader.string(0, 8)
            case 1: RT = try reader.string(0, 64)
            case 2: CT = try reader.string(24, 24)
            case 3: PI = try reader.string(0, 6)
            case 4: PTY = try reader.integer(0, 31)
            case 5: TP = try reader.bool()
            case 6: TA = try reader.bool()
            default: REG = try reader.string(1, .max)
            }
        }
        return Self(PS: PS, RT: RT, CT: CT, PI: PI, PTY: PTY, TP: TP, TA: TA, REG: REG)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("PS", PS, 0, 8)
        violations.string("RT", RT, 0, 64)
        violations.string("CT", CT, 24, 24)
        violations.string("PI", PI, 0, 6)
        violations.integer("PTY", PTY, 0, 31)
        violations.string("REG", REG, 1, .max)
    }
}

/// The structure `Rectangle`, since 4.5.
public struct SDLRectangle: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var x: Double
    /// Mandatory.
    public var y: Double
    /// Mandatory.
    public var width: Double
    /// Mandatory.
    public var height: Double

    /// All its members are mandatory.
    public init(
        x: Double,
        y: Double,
        width: Double,
        height: Double
    ) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("x", x)
        writer.field("y", y)
        writer.field("width", width)
        writer.field("height", height)
        writer.endObject()
    }

    private static let keys = JSONKeys("x", "y", "width", "height")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?
        guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: x = try reader.number()
            case 1: y = try reader.number()
            case 2: width = try reader.number()
            default: height = try reader.number()
            }
        }
        guard let x, let y, let width, let height else { return nil }
        return Self(x: x, y: y, width: width, height: height)
    }

    public func check(_ violations: inout ViolationList) {
        violations.number("x", x, -.infinity, .infinity)
        violations.number("y", y, -.infinity, .infinity)
        violations.number("width", width, -.infinity, .infinity)
        violations.number("height", height, -.infinity, .infinity)
    }
}

/// The structure `RemoteControlCapabilities`, since 4.5.
public struct SDLRemoteControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; 1 to 100 entries.
    public var climateControlCapabilities: [SDLClimateControlCapabilities]?
    /// Optional; 1 to 100 entries.
    public var radioControlCapabilities: [SDLRadioControlCapabilities]?
    /// Optional; 1 to 100 entries.
    public var buttonCapabilities: [SDLButtonCapabilities]?
    /// Optional; 1 to 100 entries; since 5.0.
    public var audioControlCapabilities: [SDLAudioControlCapabilities]?
    /// Optional; since 5.0.
    public var hmiSettingsControlCapabilities: SDLHMISettingsControlCapabilities?
    /// Optional; since 5.0.
    public var lightControlCapabilities: SDLLightControlCapabilities?
    /// Optional; 1 to 100 entries; since 5.0.
    public var seatControlCapabilities: [SDLSeatControlCapabilities]?

    /// Members that are nil are left out of the message.
    public init(
        climateControlCapabilities: [SDLClimateControlCapabilities]? = nil,
        radioControlCapabilities: [SDLRadioControlCapabilities]? = nil,
        buttonCapabilities: [SDLButtonCapabilities]? = nil,
        audioControlCapabilities: [SDLAudioControlCapabilities]? = nil,
        hmiSettingsControlCapabilities: SDLHMISettingsControlCapabilities? = nil,
        lightControlCapabilities: SDLLightControlCapabilities? = nil,
        seatControlCapabilities: [SDLSeatControlCapabilities]? = nil
    ) {
        self.climateControlCapabilities = climateControlCapabilities
        self.radioControlCapabilities = radioControlCapabilities
        self.buttonCapabilities = buttonCapabilities
        self.audioControlCapabilities = audioControlCapabilities
        self.hmiSettingsControlCapabilities = hmiSettingsControlCapabilities
        self.lightControlCapabilities = lightControlCapabilities
        self.seatControlCapabilities = seatControlCapabilities
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("climateControlCapabilities", climateControlCapabilities)
        writer.field("radioControlCapabilities", radioControlCapabilities)
        writer.field("buttonCapabilities", buttonCapabilities)
        writer.field("audioControlCapabilities", audioControlCapabilities)
        writer.field("hmiSettingsControlCapabilities", hmiSettingsControlCapabilities)
        writer.field("lightControlCapabilities", lightControlCapabilities)
        writer.field("seatControlCapabilities", seatControlCapabilities)
        writer.endObject()
    }

    private static let keys = JSONKeys("climateControlCapabilities", "radioControlCapabilities", "buttonCapabilities", "audioControlCapabilities", "hmiSettingsControlCapabilities", "lightControlCapabilities", "seatControlCapabilities")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var climateControlCapabilities: [SDLClimateControlCapabilities]?
        var radioControlCapabilities: [SDLRadioControlCapabilities]?
        var buttonCapabilities: [SDLButtonCapabilities]?
        var audioControlCapabilities: [SDLAudioControlCapabilities]?
        var hmiSettingsControlCapabilities: SDLHMISettingsControlCapabilities?
        var lightControlCapabilities: SDLLightControlCapabilities?
        var seatControlCapabilities: [SDLSeatControlCapabilities]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: climateControlCapabilities = try reader.array(of: SDLClimateControlCapabilities.self, 1, 100)
            case 1: radioControlCapabilities = try reader.array(of: SDLRadioControlCapabilities.self, 1, 100)
            case 2: buttonCapabilities = try reader.array(of: SDLButtonCapabilities.self, 1, 100)
            case 3: audioControlCapabilities = try reader.array(of: SDLAudioControlCapabilities.self, 1, 100)
            case 4: hmiSettingsControlCapabilities = try SDLHMISettingsControlCapabilities.read(from: &reader)
            case 5: lightControlCapabilities = try SDLLightControlCapabilities.read(from: &reader)
            default: seatControlCapabilities = try reader.array(of: SDLSeatControlCapabilities.self, 1, 100)
            }
        }
        return Self(climateControlCapabilities: climateControlCapabilities, radioControlCapabilities: radioControlCapabilities, buttonCapabilities: buttonCapabilities, audioControlCapabilities: audioControlCapabilities, hmiSettingsControlCapabilities: hmiSettingsControlCapabilities, lightControlCapabilities: lightControlCapabilities, seatControlCapabilities: seatControlCapabilities)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("climateControlCapabilities", climateControlCapabilities, 1, 100)
        violations.objects("radioControlCapabilities", radioControlCapabilities, 1, 100)
        violations.objects("buttonCapabilities", buttonCapabilities, 1, 100)
        violations.objects("audioControlCapabilities", audioControlCapabilities, 1, 100)
        violations.object("hmiSettingsControlCapabilities", hmiSettingsControlCapabilities)
        violations.object("lightControlCapabilities", lightControlCapabilities)
        violations.objects("seatControlCapabilities", seatControlCapabilities, 1, 100)
    }
}

/// The structure `RoofStatus`, since 7.1.
public struct SDLRoofStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var location: SDLGrid
    /// Mandatory.
    public var status: SDLDoorStatusType
    /// Optional.
    public var state: SDLWindowState?

    /// Members that are nil are left out of the message.
    public init(
        location: SDLGrid,
        status: SDLDoorStatusType,
        state: SDLWindowState? = nil
    ) {
        self.location = location
        self.status = status
        self.state = state
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("location", location)
        writer.field("status", status)
        writer.field("state", state)
        writer.endObject()
    }

    private static let keys = JSONKeys("location", "status", "state")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var location: SDLGrid?
        var status: SDLDoorStatusType?
        var state: SDLWindowState?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: location = try SDLGrid.read(from: &reader)
            case 1: status = try SDLDoorStatusType.read(from: &reader)
            default: state = try SDLWindowState.read(from: &reader)
            }
        }
        guard let location, let status else { return nil }
        return Self(location: location, status: status, state: state)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("location", location)
        violations.object("status", status)
        violations.object("state", state)
    }
}
