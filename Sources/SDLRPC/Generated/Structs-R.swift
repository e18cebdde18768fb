// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `RGBColor`, since version 5.0.
public struct SDLRGBColor: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 0 to 255.
    public var red: Int
    /// Mandatory; 0 to 255.
    public var green: Int
    /// Mandatory; 0 to 255.
    public var blue: Int

    /// Creates a value. All members are mandatory.
    public init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    @usableFromInline package static var blank: Self { Self(red: 0, green: 0, blue: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("red", &it.red, 0, 255)
        try v.integer("green", &it.green, 0, 255)
        try v.integer("blue", &it.blue, 0, 255)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `RadioControlCapabilities`, since version 4.5.
public struct SDLRadioControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since version 6.0.
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
    /// Optional; since version 4.5; deprecated since version 6.0.
    public var availableHDsAvailable: Bool?
    /// Optional; since version 6.0.
    public var availableHdChannelsAvailable: Bool?
    /// Optional.
    public var stateAvailable: Bool?
    /// Optional.
    public var signalStrengthAvailable: Bool?
    /// Optional.
    public var signalChangeThresholdAvailable: Bool?
    /// Optional; since version 5.0.
    public var sisDataAvailable: Bool?
    /// Optional; since version 5.0.
    public var hdRadioEnableAvailable: Bool?
    /// Optional; since version 5.0.
    public var siriusxmRadioAvailable: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        moduleName: String, moduleInfo: SDLModuleInfo? = nil, radioEnableAvailable: Bool? = nil,
        radioBandAvailable: Bool? = nil, radioFrequencyAvailable: Bool? = nil, hdChannelAvailable: Bool? = nil,
        rdsDataAvailable: Bool? = nil, availableHDsAvailable: Bool? = nil, availableHdChannelsAvailable: Bool? = nil,
        stateAvailable: Bool? = nil, signalStrengthAvailable: Bool? = nil, signalChangeThresholdAvailable: Bool? = nil,
        sisDataAvailable: Bool? = nil, hdRadioEnableAvailable: Bool? = nil, siriusxmRadioAvailable: Bool? = nil
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

    @usableFromInline package static var blank: Self { Self(moduleName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("moduleName", &it.moduleName, 1, 100)
        try v.value("moduleInfo", &it.moduleInfo)
        try v.bool("radioEnableAvailable", &it.radioEnableAvailable)
        try v.bool("radioBandAvailable", &it.radioBandAvailable)
        try v.bool("radioFrequencyAvailable", &it.radioFrequencyAvailable)
        try v.bool("hdChannelAvailable", &it.hdChannelAvailable)
        try v.bool("rdsDataAvailable", &it.rdsDataAvailable)
        try v.bool("availableHDsAvailable", &it.availableHDsAvailable)
        try v.bool("availableHdChannelsAvailable", &it.availableHdChannelsAvailable)
        try v.bool("stateAvailable", &it.stateAvailable)
        try v.bool("signalStrengthAvailable", &it.signalStrengthAvailable)
        try v.bool("signalChangeThresholdAvailable", &it.signalChangeThresholdAvailable)
        try v.bool("sisDataAvailable", &it.sisDataAvailable)
        try v.bool("hdRadioEnableAvailable", &it.hdRadioEnableAvailable)
        try v.bool("siriusxmRadioAvailable", &it.siriusxmRadioAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `RadioControlData`, since version 4.5.
public struct SDLRadioControlData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; 0 to 1710.
    public var frequencyInteger: Int?
    /// Optional; 0 to 9.
    public var frequencyFraction: Int?
    /// Optional.
    public var band: SDLRadioBand?
    /// Optional.
    public var rdsData: SDLRdsData?
    /// Optional; since version 5.0.
    public var hdRadioEnable: Bool?
    /// Optional; 1 to 7; since version 4.5; deprecated since version 6.0.
    public var availableHDs: Int?
    /// Optional; at most 8 entries; each entry: 0 to 7; since version 6.0.
    public var availableHdChannels: [Int]?
    /// Optional; 0 to 7; since version 4.5.
    public var hdChannel: Int?
    /// Optional; 0 to 100.
    public var signalStrength: Int?
    /// Optional; 0 to 100.
    public var signalChangeThreshold: Int?
    /// Optional.
    public var radioEnable: Bool?
    /// Optional.
    public var state: SDLRadioState?
    /// Optional; since version 5.0.
    public var sisData: SDLSisData?

    /// Creates a value. Nil members are not sent.
    public init(
        frequencyInteger: Int? = nil, frequencyFraction: Int? = nil, band: SDLRadioBand? = nil,
        rdsData: SDLRdsData? = nil, hdRadioEnable: Bool? = nil, availableHDs: Int? = nil,
        availableHdChannels: [Int]? = nil, hdChannel: Int? = nil, signalStrength: Int? = nil,
        signalChangeThreshold: Int? = nil, radioEnable: Bool? = nil, state: SDLRadioState? = nil,
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("frequencyInteger", &it.frequencyInteger, 0, 1710)
        try v.integer("frequencyFraction", &it.frequencyFraction, 0, 9)
        try v.value("band", &it.band)
        try v.value("rdsData", &it.rdsData)
        try v.bool("hdRadioEnable", &it.hdRadioEnable)
        try v.integer("availableHDs", &it.availableHDs, 1, 7)
        try v.integers("availableHdChannels", &it.availableHdChannels, 0, 8, values: 0, 7)
        try v.integer("hdChannel", &it.hdChannel, 0, 7)
        try v.integer("signalStrength", &it.signalStrength, 0, 100)
        try v.integer("signalChangeThreshold", &it.signalChangeThreshold, 0, 100)
        try v.bool("radioEnable", &it.radioEnable)
        try v.value("state", &it.state)
        try v.value("sisData", &it.sisData)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `RdsData`, since version 4.5.
public struct SDLRdsData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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

    /// Creates a value. Nil members are not sent.
    public init(
        PS: String? = nil, RT: String? = nil, CT: String? = nil, PI: String? = nil, PTY: Int? = nil, TP: Bool? = nil,
        TA: Bool? = nil, REG: String? = nil
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("PS", &it.PS, 0, 8)
        try v.string("RT", &it.RT, 0, 64)
        try v.string("CT", &it.CT, 24, 24)
        try v.string("PI", &it.PI, 0, 6)
        try v.integer("PTY", &it.PTY, 0, 31)
        try v.bool("TP", &it.TP)
        try v.bool("TA", &it.TA)
        try v.string("REG", &it.REG, 1, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `Rectangle`, since version 4.5.
public struct SDLRectangle: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var x: Double
    /// Mandatory.
    public var y: Double
    /// Mandatory.
    public var width: Double
    /// Mandatory.
    public var height: Double

    /// Creates a value. All members are mandatory.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @usableFromInline package static var blank: Self { Self(x: 0, y: 0, width: 0, height: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.number("x", &it.x, -.infinity, .infinity)
        try v.number("y", &it.y, -.infinity, .infinity)
        try v.number("width", &it.width, -.infinity, .infinity)
        try v.number("height", &it.height, -.infinity, .infinity)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `RemoteControlCapabilities`, since version 4.5.
public struct SDLRemoteControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; 1 to 100 entries.
    public var climateControlCapabilities: [SDLClimateControlCapabilities]?
    /// Optional; 1 to 100 entries.
    public var radioControlCapabilities: [SDLRadioControlCapabilities]?
    /// Optional; 1 to 100 entries.
    public var buttonCapabilities: [SDLButtonCapabilities]?
    /// Optional; 1 to 100 entries; since version 5.0.
    public var audioControlCapabilities: [SDLAudioControlCapabilities]?
    /// Optional; since version 5.0.
    public var hmiSettingsControlCapabilities: SDLHMISettingsControlCapabilities?
    /// Optional; since version 5.0.
    public var lightControlCapabilities: SDLLightControlCapabilities?
    /// Optional; 1 to 100 entries; since version 5.0.
    public var seatControlCapabilities: [SDLSeatControlCapabilities]?

    /// Creates a value. Nil members are not sent.
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("climateControlCapabilities", &it.climateControlCapabilities, 1, 100)
        try v.values("radioControlCapabilities", &it.radioControlCapabilities, 1, 100)
        try v.values("buttonCapabilities", &it.buttonCapabilities, 1, 100)
        try v.values("audioControlCapabilities", &it.audioControlCapabilities, 1, 100)
        try v.value("hmiSettingsControlCapabilities", &it.hmiSettingsControlCapabilities)
        try v.value("lightControlCapabilities", &it.lightControlCapabilities)
        try v.values("seatControlCapabilities", &it.seatControlCapabilities, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `RoofStatus`, since version 7.1.
public struct SDLRoofStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var location: SDLGrid
    /// Mandatory.
    public var status: SDLDoorStatusType
    /// Optional.
    public var state: SDLWindowState?

    /// Creates a value. Nil members are not sent.
    public init(location: SDLGrid, status: SDLDoorStatusType, state: SDLWindowState? = nil) {
        self.location = location
        self.status = status
        self.state = state
    }

    @usableFromInline package static var blank: Self { Self(location: .blank, status: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("location", &it.location)
        try v.value("status", &it.status)
        try v.value("state", &it.state)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
