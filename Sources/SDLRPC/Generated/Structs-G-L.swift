// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `GPSData`, since version 2.0.
public struct SDLGPSData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; -180 to 180.
    public var longitudeDegrees: Double
    /// Mandatory; -90 to 90.
    public var latitudeDegrees: Double
    /// Optional; 2010 to 2100; since version 2.0.
    public var utcYear: Int?
    /// Optional; 1 to 12; since version 2.0.
    public var utcMonth: Int?
    /// Optional; 1 to 31; since version 2.0.
    public var utcDay: Int?
    /// Optional; 0 to 23; since version 2.0.
    public var utcHours: Int?
    /// Optional; 0 to 59; since version 2.0.
    public var utcMinutes: Int?
    /// Optional; 0 to 59; since version 2.0.
    public var utcSeconds: Int?
    /// Optional; since version 2.0.
    public var compassDirection: SDLCompassDirection?
    /// Optional, 0 by default; 0 to 1000; since version 2.0.
    public var pdop: Double?
    /// Optional, 0 by default; 0 to 1000; since version 2.0.
    public var hdop: Double?
    /// Optional, 0 by default; 0 to 1000; since version 2.0.
    public var vdop: Double?
    /// Optional; since version 2.0.
    public var actual: Bool?
    /// Optional; 0 to 31; since version 2.0.
    public var satellites: Int?
    /// Optional; since version 2.0.
    public var dimension: SDLDimension?
    /// Optional; -10000 to 10000; since version 2.0.
    public var altitude: Double?
    /// Optional; 0 to 359.99; since version 2.0.
    public var heading: Double?
    /// Optional; 0 to 500; since version 2.0.
    public var speed: Double?
    /// Optional; since version 6.0.
    public var shifted: Bool?
    /// The value of `pdop`; if the value is nil, the default value.
    public var pdopOrDefault: Double { pdop ?? 0 }
    /// The value of `hdop`; if the value is nil, the default value.
    public var hdopOrDefault: Double { hdop ?? 0 }
    /// The value of `vdop`; if the value is nil, the default value.
    public var vdopOrDefault: Double { vdop ?? 0 }

    /// Creates a value. Nil members are not sent.
    public init(
        longitudeDegrees: Double, latitudeDegrees: Double, utcYear: Int? = nil, utcMonth: Int? = nil,
        utcDay: Int? = nil, utcHours: Int? = nil, utcMinutes: Int? = nil, utcSeconds: Int? = nil,
        compassDirection: SDLCompassDirection? = nil, pdop: Double? = nil, hdop: Double? = nil, vdop: Double? = nil,
        actual: Bool? = nil, satellites: Int? = nil, dimension: SDLDimension? = nil, altitude: Double? = nil,
        heading: Double? = nil, speed: Double? = nil, shifted: Bool? = nil
    ) {
        self.longitudeDegrees = longitudeDegrees
        self.latitudeDegrees = latitudeDegrees
        self.utcYear = utcYear
        self.utcMonth = utcMonth
        self.utcDay = utcDay
        self.utcHours = utcHours
        self.utcMinutes = utcMinutes
        self.utcSeconds = utcSeconds
        self.compassDirection = compassDirection
        self.pdop = pdop
        self.hdop = hdop
        self.vdop = vdop
        self.actual = actual
        self.satellites = satellites
        self.dimension = dimension
        self.altitude = altitude
        self.heading = heading
        self.speed = speed
        self.shifted = shifted
    }

    @usableFromInline package static var blank: Self { Self(longitudeDegrees: 0, latitudeDegrees: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.number("longitudeDegrees", &it.longitudeDegrees, -180, 180)
        try v.number("latitudeDegrees", &it.latitudeDegrees, -90, 90)
        try v.integer("utcYear", &it.utcYear, 2010, 2100)
        try v.integer("utcMonth", &it.utcMonth, 1, 12)
        try v.integer("utcDay", &it.utcDay, 1, 31)
        try v.integer("utcHours", &it.utcHours, 0, 23)
        try v.integer("utcMinutes", &it.utcMinutes, 0, 59)
        try v.integer("utcSeconds", &it.utcSeconds, 0, 59)
        try v.value("compassDirection", &it.compassDirection)
        try v.number("pdop", &it.pdop, 0, 1000)
        try v.number("hdop", &it.hdop, 0, 1000)
        try v.number("vdop", &it.vdop, 0, 1000)
        try v.bool("actual", &it.actual)
        try v.integer("satellites", &it.satellites, 0, 31)
        try v.value("dimension", &it.dimension)
        try v.number("altitude", &it.altitude, -10000, 10000)
        try v.number("heading", &it.heading, 0, 359.99)
        try v.number("speed", &it.speed, 0, 500)
        try v.bool("shifted", &it.shifted)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `GateStatus`, since version 7.1.
public struct SDLGateStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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

/// The structure `GearStatus`, since version 7.0.
public struct SDLGearStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var userSelectedGear: SDLPRNDL?
    /// Optional.
    public var actualGear: SDLPRNDL?
    /// Optional.
    public var transmissionType: SDLTransmissionType?

    /// Creates a value. Nil members are not sent.
    public init(
        userSelectedGear: SDLPRNDL? = nil, actualGear: SDLPRNDL? = nil, transmissionType: SDLTransmissionType? = nil
    ) {
        self.userSelectedGear = userSelectedGear
        self.actualGear = actualGear
        self.transmissionType = transmissionType
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("userSelectedGear", &it.userSelectedGear)
        try v.value("actualGear", &it.actualGear)
        try v.value("transmissionType", &it.transmissionType)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `Grid`, since version 6.0.
public struct SDLGrid: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; -1 to 100.
    public var col: Int
    /// Mandatory; -1 to 100.
    public var row: Int
    /// Optional, 0 by default; -1 to 100.
    public var level: Int?
    /// Optional, 1 by default; 1 to 100.
    public var colspan: Int?
    /// Optional, 1 by default; 1 to 100.
    public var rowspan: Int?
    /// Optional, 1 by default; 1 to 100.
    public var levelspan: Int?
    /// The value of `level`; if the value is nil, the default value.
    public var levelOrDefault: Int { level ?? 0 }
    /// The value of `colspan`; if the value is nil, the default value.
    public var colspanOrDefault: Int { colspan ?? 1 }
    /// The value of `rowspan`; if the value is nil, the default value.
    public var rowspanOrDefault: Int { rowspan ?? 1 }
    /// The value of `levelspan`; if the value is nil, the default value.
    public var levelspanOrDefault: Int { levelspan ?? 1 }

    /// Creates a value. Nil members are not sent.
    public init(
        col: Int, row: Int, level: Int? = nil, colspan: Int? = nil, rowspan: Int? = nil, levelspan: Int? = nil
    ) {
        self.col = col
        self.row = row
        self.level = level
        self.colspan = colspan
        self.rowspan = rowspan
        self.levelspan = levelspan
    }

    @usableFromInline package static var blank: Self { Self(col: 0, row: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("col", &it.col, -1, 100)
        try v.integer("row", &it.row, -1, 100)
        try v.integer("level", &it.level, -1, 100)
        try v.integer("colspan", &it.colspan, 1, 100)
        try v.integer("rowspan", &it.rowspan, 1, 100)
        try v.integer("levelspan", &it.levelspan, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `HMICapabilities`, since version 3.0.
public struct SDLHMICapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var navigation: Bool?
    /// Optional.
    public var phoneCall: Bool?
    /// Optional; since version 4.5.
    public var videoStreaming: Bool?
    /// Optional; since version 4.5.
    public var remoteControl: Bool?
    /// Optional; since version 6.0.
    public var appServices: Bool?
    /// Optional; since version 6.0.
    public var displays: Bool?
    /// Optional; since version 6.0.
    public var seatLocation: Bool?
    /// Optional; since version 7.0.
    public var driverDistraction: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        navigation: Bool? = nil, phoneCall: Bool? = nil, videoStreaming: Bool? = nil, remoteControl: Bool? = nil,
        appServices: Bool? = nil, displays: Bool? = nil, seatLocation: Bool? = nil, driverDistraction: Bool? = nil
    ) {
        self.navigation = navigation
        self.phoneCall = phoneCall
        self.videoStreaming = videoStreaming
        self.remoteControl = remoteControl
        self.appServices = appServices
        self.displays = displays
        self.seatLocation = seatLocation
        self.driverDistraction = driverDistraction
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("navigation", &it.navigation)
        try v.bool("phoneCall", &it.phoneCall)
        try v.bool("videoStreaming", &it.videoStreaming)
        try v.bool("remoteControl", &it.remoteControl)
        try v.bool("appServices", &it.appServices)
        try v.bool("displays", &it.displays)
        try v.bool("seatLocation", &it.seatLocation)
        try v.bool("driverDistraction", &it.driverDistraction)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `HMIPermissions`, since version 2.0.
public struct SDLHMIPermissions: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; at most 100 entries.
    public var allowed: [SDLHMILevel]
    /// Mandatory; at most 100 entries.
    public var userDisallowed: [SDLHMILevel]

    /// Creates a value. All members are mandatory.
    public init(allowed: [SDLHMILevel], userDisallowed: [SDLHMILevel]) {
        self.allowed = allowed
        self.userDisallowed = userDisallowed
    }

    @usableFromInline package static var blank: Self { Self(allowed: [], userDisallowed: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("allowed", &it.allowed, 0, 100)
        try v.values("userDisallowed", &it.userDisallowed, 0, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `HMISettingsControlCapabilities`, since version 5.0.
public struct SDLHMISettingsControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since version 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Optional.
    public var distanceUnitAvailable: Bool?
    /// Optional.
    public var temperatureUnitAvailable: Bool?
    /// Optional.
    public var displayModeUnitAvailable: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        moduleName: String, moduleInfo: SDLModuleInfo? = nil, distanceUnitAvailable: Bool? = nil,
        temperatureUnitAvailable: Bool? = nil, displayModeUnitAvailable: Bool? = nil
    ) {
        self.moduleName = moduleName
        self.moduleInfo = moduleInfo
        self.distanceUnitAvailable = distanceUnitAvailable
        self.temperatureUnitAvailable = temperatureUnitAvailable
        self.displayModeUnitAvailable = displayModeUnitAvailable
    }

    @usableFromInline package static var blank: Self { Self(moduleName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("moduleName", &it.moduleName, 1, 100)
        try v.value("moduleInfo", &it.moduleInfo)
        try v.bool("distanceUnitAvailable", &it.distanceUnitAvailable)
        try v.bool("temperatureUnitAvailable", &it.temperatureUnitAvailable)
        try v.bool("displayModeUnitAvailable", &it.displayModeUnitAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `HMISettingsControlData`, since version 5.0.
public struct SDLHMISettingsControlData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var displayMode: SDLDisplayMode?
    /// Optional.
    public var temperatureUnit: SDLTemperatureUnit?
    /// Optional.
    public var distanceUnit: SDLDistanceUnit?

    /// Creates a value. Nil members are not sent.
    public init(
        displayMode: SDLDisplayMode? = nil, temperatureUnit: SDLTemperatureUnit? = nil,
        distanceUnit: SDLDistanceUnit? = nil
    ) {
        self.displayMode = displayMode
        self.temperatureUnit = temperatureUnit
        self.distanceUnit = distanceUnit
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("displayMode", &it.displayMode)
        try v.value("temperatureUnit", &it.temperatureUnit)
        try v.value("distanceUnit", &it.distanceUnit)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `HapticRect`, since version 4.5.
public struct SDLHapticRect: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 0 to 2000000000.
    public var id: Int
    /// Mandatory.
    public var rect: SDLRectangle

    /// Creates a value. All members are mandatory.
    public init(id: Int, rect: SDLRectangle) {
        self.id = id
        self.rect = rect
    }

    @usableFromInline package static var blank: Self { Self(id: 0, rect: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("id", &it.id, 0, 2000000000)
        try v.value("rect", &it.rect)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `HeadLampStatus`, since version 2.0.
public struct SDLHeadLampStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var lowBeamsOn: Bool
    /// Mandatory.
    public var highBeamsOn: Bool
    /// Optional.
    public var ambientLightSensorStatus: SDLAmbientLightStatus?

    /// Creates a value. Nil members are not sent.
    public init(lowBeamsOn: Bool, highBeamsOn: Bool, ambientLightSensorStatus: SDLAmbientLightStatus? = nil) {
        self.lowBeamsOn = lowBeamsOn
        self.highBeamsOn = highBeamsOn
        self.ambientLightSensorStatus = ambientLightSensorStatus
    }

    @usableFromInline package static var blank: Self { Self(lowBeamsOn: false, highBeamsOn: false) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("lowBeamsOn", &it.lowBeamsOn)
        try v.bool("highBeamsOn", &it.highBeamsOn)
        try v.value("ambientLightSensorStatus", &it.ambientLightSensorStatus)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `Image`, since version 2.0.
public struct SDLImage: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; at most 65535 characters.
    public var value: String
    /// Mandatory.
    public var imageType: SDLImageType
    /// Optional; since version 5.0.
    public var isTemplate: Bool?

    /// Creates a value. Nil members are not sent.
    public init(value: String, imageType: SDLImageType, isTemplate: Bool? = nil) {
        self.value = value
        self.imageType = imageType
        self.isTemplate = isTemplate
    }

    @usableFromInline package static var blank: Self { Self(value: "", imageType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("value", &it.value, 0, 65535)
        try v.value("imageType", &it.imageType)
        try v.bool("isTemplate", &it.isTemplate)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ImageField`, since version 3.0.
public struct SDLImageField: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var name: SDLImageFieldName
    /// Mandatory; 1 to 100 entries.
    public var imageTypeSupported: [SDLFileType]
    /// Optional.
    public var imageResolution: SDLImageResolution?

    /// Creates a value. Nil members are not sent.
    public init(
        name: SDLImageFieldName, imageTypeSupported: [SDLFileType], imageResolution: SDLImageResolution? = nil
    ) {
        self.name = name
        self.imageTypeSupported = imageTypeSupported
        self.imageResolution = imageResolution
    }

    @usableFromInline package static var blank: Self { Self(name: .blank, imageTypeSupported: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("name", &it.name)
        try v.values("imageTypeSupported", &it.imageTypeSupported, 1, 100)
        try v.value("imageResolution", &it.imageResolution)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ImageResolution`, since version 3.0.
public struct SDLImageResolution: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 10000.
    public var resolutionWidth: Int
    /// Mandatory; 1 to 10000.
    public var resolutionHeight: Int

    /// Creates a value. All members are mandatory.
    public init(resolutionWidth: Int, resolutionHeight: Int) {
        self.resolutionWidth = resolutionWidth
        self.resolutionHeight = resolutionHeight
    }

    @usableFromInline package static var blank: Self { Self(resolutionWidth: 0, resolutionHeight: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("resolutionWidth", &it.resolutionWidth, 1, 10000)
        try v.integer("resolutionHeight", &it.resolutionHeight, 1, 10000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `KeyboardCapabilities`, since version 7.1.
public struct SDLKeyboardCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var maskInputCharactersSupported: Bool?
    /// Optional; 1 to 1000 entries.
    public var supportedKeyboards: [SDLKeyboardLayoutCapability]?

    /// Creates a value. Nil members are not sent.
    public init(maskInputCharactersSupported: Bool? = nil, supportedKeyboards: [SDLKeyboardLayoutCapability]? = nil) {
        self.maskInputCharactersSupported = maskInputCharactersSupported
        self.supportedKeyboards = supportedKeyboards
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("maskInputCharactersSupported", &it.maskInputCharactersSupported)
        try v.values("supportedKeyboards", &it.supportedKeyboards, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `KeyboardLayoutCapability`, since version 7.1.
public struct SDLKeyboardLayoutCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var keyboardLayout: SDLKeyboardLayout
    /// Mandatory; 0 to 10.
    public var numConfigurableKeys: Int

    /// Creates a value. All members are mandatory.
    public init(keyboardLayout: SDLKeyboardLayout, numConfigurableKeys: Int) {
        self.keyboardLayout = keyboardLayout
        self.numConfigurableKeys = numConfigurableKeys
    }

    @usableFromInline package static var blank: Self { Self(keyboardLayout: .blank, numConfigurableKeys: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("keyboardLayout", &it.keyboardLayout)
        try v.integer("numConfigurableKeys", &it.numConfigurableKeys, 0, 10)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `KeyboardProperties`, since version 3.0.
public struct SDLKeyboardProperties: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var language: SDLLanguage?
    /// Optional.
    public var keyboardLayout: SDLKeyboardLayout?
    /// Optional.
    public var keypressMode: SDLKeypressMode?
    /// Optional; 1 to 100 entries; each entry: 1 characters.
    public var limitedCharacterList: [String]?
    /// Optional; 1 to 1000 characters; since version 3.0; deprecated since version 6.0.
    public var autoCompleteText: String?
    /// Optional; at most 100 entries; each entry: 1 to 1000 characters; since version 6.0.
    public var autoCompleteList: [String]?
    /// Optional; since version 7.1.
    public var maskInputCharacters: SDLKeyboardInputMask?
    /// Optional; 1 to 10 entries; each entry: 1 characters; since version 7.1.
    public var customKeys: [String]?

    /// Creates a value. Nil members are not sent.
    public init(
        language: SDLLanguage? = nil, keyboardLayout: SDLKeyboardLayout? = nil, keypressMode: SDLKeypressMode? = nil,
        limitedCharacterList: [String]? = nil, autoCompleteText: String? = nil, autoCompleteList: [String]? = nil,
        maskInputCharacters: SDLKeyboardInputMask? = nil, customKeys: [String]? = nil
    ) {
        self.language = language
        self.keyboardLayout = keyboardLayout
        self.keypressMode = keypressMode
        self.limitedCharacterList = limitedCharacterList
        self.autoCompleteText = autoCompleteText
        self.autoCompleteList = autoCompleteList
        self.maskInputCharacters = maskInputCharacters
        self.customKeys = customKeys
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("language", &it.language)
        try v.value("keyboardLayout", &it.keyboardLayout)
        try v.value("keypressMode", &it.keypressMode)
        try v.strings("limitedCharacterList", &it.limitedCharacterList, 1, 100, lengths: 1, 1)
        try v.string("autoCompleteText", &it.autoCompleteText, 1, 1000)
        try v.strings("autoCompleteList", &it.autoCompleteList, 0, 100, lengths: 1, 1000)
        try v.value("maskInputCharacters", &it.maskInputCharacters)
        try v.strings("customKeys", &it.customKeys, 1, 10, lengths: 1, 1)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `LightCapabilities`, since version 5.0.
public struct SDLLightCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var name: SDLLightName
    /// Optional.
    public var statusAvailable: Bool?
    /// Optional.
    public var densityAvailable: Bool?
    /// Optional.
    public var rgbColorSpaceAvailable: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        name: SDLLightName, statusAvailable: Bool? = nil, densityAvailable: Bool? = nil,
        rgbColorSpaceAvailable: Bool? = nil
    ) {
        self.name = name
        self.statusAvailable = statusAvailable
        self.densityAvailable = densityAvailable
        self.rgbColorSpaceAvailable = rgbColorSpaceAvailable
    }

    @usableFromInline package static var blank: Self { Self(name: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("name", &it.name)
        try v.bool("statusAvailable", &it.statusAvailable)
        try v.bool("densityAvailable", &it.densityAvailable)
        try v.bool("rgbColorSpaceAvailable", &it.rgbColorSpaceAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `LightControlCapabilities`, since version 5.0.
public struct SDLLightControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since version 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Mandatory; 1 to 100 entries.
    public var supportedLights: [SDLLightCapabilities]

    /// Creates a value. Nil members are not sent.
    public init(moduleName: String, moduleInfo: SDLModuleInfo? = nil, supportedLights: [SDLLightCapabilities]) {
        self.moduleName = moduleName
        self.moduleInfo = moduleInfo
        self.supportedLights = supportedLights
    }

    @usableFromInline package static var blank: Self { Self(moduleName: "", supportedLights: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("moduleName", &it.moduleName, 1, 100)
        try v.value("moduleInfo", &it.moduleInfo)
        try v.values("supportedLights", &it.supportedLights, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `LightControlData`, since version 5.0.
public struct SDLLightControlData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 entries.
    public var lightState: [SDLLightState]

    /// Creates a value. All members are mandatory.
    public init(lightState: [SDLLightState]) {
        self.lightState = lightState
    }

    @usableFromInline package static var blank: Self { Self(lightState: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("lightState", &it.lightState, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `LightState`, since version 5.0.
public struct SDLLightState: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var id: SDLLightName
    /// Mandatory.
    public var status: SDLLightStatus
    /// Optional; 0 to 1.
    public var density: Double?
    /// Optional.
    public var color: SDLRGBColor?

    /// Creates a value. Nil members are not sent.
    public init(id: SDLLightName, status: SDLLightStatus, density: Double? = nil, color: SDLRGBColor? = nil) {
        self.id = id
        self.status = status
        self.density = density
        self.color = color
    }

    @usableFromInline package static var blank: Self { Self(id: .blank, status: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("id", &it.id)
        try v.value("status", &it.status)
        try v.number("density", &it.density, 0, 1)
        try v.value("color", &it.color)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `LocationDetails`, since version 4.1.
public struct SDLLocationDetails: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var coordinate: SDLCoordinate?
    /// Optional; 1 to 500 characters.
    public var locationName: String?
    /// Optional; at most 4 entries; each entry: 1 to 500 characters.
    public var addressLines: [String]?
    /// Optional; 1 to 500 characters.
    public var locationDescription: String?
    /// Optional; 1 to 500 characters.
    public var phoneNumber: String?
    /// Optional.
    public var locationImage: SDLImage?
    /// Optional.
    public var searchAddress: SDLOASISAddress?

    /// Creates a value. Nil members are not sent.
    public init(
        coordinate: SDLCoordinate? = nil, locationName: String? = nil, addressLines: [String]? = nil,
        locationDescription: String? = nil, phoneNumber: String? = nil, locationImage: SDLImage? = nil,
        searchAddress: SDLOASISAddress? = nil
    ) {
        self.coordinate = coordinate
        self.locationName = locationName
        self.addressLines = addressLines
        self.locationDescription = locationDescription
        self.phoneNumber = phoneNumber
        self.locationImage = locationImage
        self.searchAddress = searchAddress
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("coordinate", &it.coordinate)
        try v.string("locationName", &it.locationName, 1, 500)
        try v.strings("addressLines", &it.addressLines, 0, 4, lengths: 1, 500)
        try v.string("locationDescription", &it.locationDescription, 1, 500)
        try v.string("phoneNumber", &it.phoneNumber, 1, 500)
        try v.value("locationImage", &it.locationImage)
        try v.value("searchAddress", &it.searchAddress)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
