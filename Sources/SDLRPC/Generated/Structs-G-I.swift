// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `GPSData`, since 2.0.
public struct SDLGPSData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; -180 to 180.
    public var longitudeDegrees: Double
    /// Mandatory; -90 to 90.
    public var latitudeDegrees: Double
    /// Optional; 2010 to 2100; since 2.0.
    public var utcYear: Int?
    /// Optional; 1 to 12; since 2.0.
    public var utcMonth: Int?
    /// Optional; 1 to 31; since 2.0.
    public var utcDay: Int?
    /// Optional; 0 to 23; since 2.0.
    public var utcHours: Int?
    /// Optional; 0 to 59; since 2.0.
    public var utcMinutes: Int?
    /// Optional; 0 to 59; since 2.0.
    public var utcSeconds: Int?
    /// Optional; since 2.0.
    public var compassDirection: SDLCompassDirection?
    /// Optional, 0 when left out; 0 to 1000; since 2.0.
    public var pdop: Double?
    /// Optional, 0 when left out; 0 to 1000; since 2.0.
    public var hdop: Double?
    /// Optional, 0 when left out; 0 to 1000; since 2.0.
    public var vdop: Double?
    /// Optional; since 2.0.
    public var actual: Bool?
    /// Optional; 0 to 31; since 2.0.
    public var satellites: Int?
    /// Optional; since 2.0.
    public var dimension: SDLDimension?
    /// Optional; -10000 to 10000; since 2.0.
    public var altitude: Double?
    /// Optional; 0 to 359.99; since 2.0.
    public var heading: Double?
    /// Optional; 0 to 500; since 2.0.
    public var speed: Double?
    /// Optional; since 6.0.
    public var shifted: Bool?
    /// The value of `pdop`, or its default if it is absent.
    public var pdopOrDefault: Double { pdop ?? 0 }
    /// The value of `hdop`, or its default if it is absent.
    public var hdopOrDefault: Double { hdop ?? 0 }
    /// The value of `vdop`, or its default if it is absent.
    public var vdopOrDefault: Double { vdop ?? 0 }

    /// Members that are nil are left out of the message.
    public init(
        longitudeDegrees: Double,
        latitudeDegrees: Double,
        utcYear: Int? = nil,
        utcMonth: Int? = nil,
        utcDay: Int? = nil,
        utcHours: Int? = nil,
        utcMinutes: Int? = nil,
        utcSeconds: Int? = nil,
        compassDirection: SDLCompassDirection? = nil,
        pdop: Double? = nil,
        hdop: Double? = nil,
        vdop: Double? = nil,
        actual: Bool? = nil,
        satellites: Int? = nil,
        dimension: SDLDimension? = nil,
        altitude: Double? = nil,
        heading: Double? = nil,
        speed: Double? = nil,
        shifted: Bool? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("longitudeDegrees", longitudeDegrees)
        writer.field("latitudeDegrees", latitudeDegrees)
        writer.field("utcYear", utcYear)
        writer.field("utcMonth", utcMonth)
        writer.field("utcDay", utcDay)
        writer.field("utcHours", utcHours)
        writer.field("utcMinutes", utcMinutes)
        writer.field("utcSeconds", utcSeconds)
        writer.field("compassDirection", compassDirection)
        writer.field("pdop", pdop)
        writer.field("hdop", hdop)
        writer.field("vdop", vdop)
        writer.field("actual", actual)
        writer.field("satellites", satellites)
        writer.field("dimension", dimension)
        writer.field("altitude", altitude)
        writer.field("heading", heading)
        writer.field("speed", speed)
        writer.field("shifted", shifted)
        writer.endObject()
    }

    private static let keys = JSONKeys("longitudeDegrees", "latitudeDegrees", "utcYear", "utcMonth", "utcDay", "utcHours", "utcMinutes", "utcSeconds", "compassDirection", "pdop", "hdop", "vdop", "actual", "satellites", "dimension", "altitude", "heading", "speed", "shifted")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var longitudeDegrees: Double?
        var latitudeDegrees: Double?
        var utcYear: Int?
        var utcMonth: Int?
        var utcDay: Int?
        var utcHours: Int?
        var utcMinutes: Int?
        var utcSeconds: Int?
        var compassDirection: SDLCompassDirection?
        var pdop: Double?
        var hdop: Double?
        var vdop: Double?
        var actual: Bool?
        var satellites: Int?
        var dimension: SDLDimension?
        var altitude: Double?
        var heading: Double?
        var speed: Double?
        var shifted: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: longitudeDegrees = try reader.number(-180, 180)
            case 1: latitudeDegrees = try reader.number(-90, 90)
            case 2: utcYear = try reader.integer(2010, 2100)
            case 3: utcMonth = try reader.integer(1, 12)
            case 4: utcDay = try reader.integer(1, 31)
            case 5: utcHours = try reader.integer(0, 23)
            case 6: utcMinutes = try reader.integer(0, 59)
            case 7: utcSeconds = try reader.integer(0, 59)
            case 8: compassDirection = try SDLCompassDirection.read(from: &reader)
            case 9: pdop = try reader.number(0, 1000)
            case 10: hdop = try reader.number(0, 1000)
            case 11: vdop = try reader.number(0, 1000)
            case 12: actual = try reader.bool()
            case 13: satellites = try reader.integer(0, 31)
            case 14: dimension = try SDLDimension.read(from: &reader)
            case 15: altitude = try reader.number(-10000, 10000)
            case 16: heading = try reader.number(0, 359.99)
            case 17: speed = try reader.number(0, 500)
            default: shifted = try reader.bool()
            }
        }
        guard let longitudeDegrees, let latitudeDegrees else { return nil }
        return Self(longitudeDegrees: longitudeDegrees, latitudeDegrees: latitudeDegrees, utcYear: utcYear, utcMonth: utcMonth, utcDay: utcDay, utcHours: utcHours, utcMinutes: utcMinutes, utcSeconds: utcSeconds, compassDirection: compassDirection, pdop: pdop, hdop: hdop, vdop: vdop, actual: actual, satellites: satellites, dimension: dimension, altitude: altitude, heading: heading, speed: speed, shifted: shifted)
    }

    public func check(_ violations: inout ViolationList) {
        violations.number("longitudeDegrees", longitudeDegrees, -180, 180)
        violations.number("latitudeDegrees", latitudeDegrees, -90, 90)
        violations.integer("utcYear", utcYear, 2010, 2100)
        violations.integer("utcMonth", utcMonth, 1, 12)
        violations.integer("utcDay", utcDay, 1, 31)
        violations.integer("utcHours", utcHours, 0, 23)
        violations.integer("utcMinutes", utcMinutes, 0, 59)
        violations.integer("utcSeconds", utcSeconds, 0, 59)
        violations.object("compassDirection", compassDirection)
        violations.number("pdop", pdop, 0, 1000)
        violations.number("hdop", hdop, 0, 1000)
        violations.number("vdop", vdop, 0, 1000)
        violations.integer("satellites", satellites, 0, 31)
        violations.object("dimension", dimension)
        violations.number("altitude", altitude, -10000, 10000)
        violations.number("heading", heading, 0, 359.99)
        violations.number("speed", speed, 0, 500)
    }
}

/// The structure `GateStatus`, since 7.1.
public struct SDLGateStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

/// The structure `GearStatus`, since 7.0.
public struct SDLGearStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var userSelectedGear: SDLPRNDL?
    /// Optional.
    public var actualGear: SDLPRNDL?
    /// Optional.
    public var transmissionType: SDLTransmissionType?

    /// Members that are nil are left out of the message.
    public init(
        userSelectedGear: SDLPRNDL? = nil,
        actualGear: SDLPRNDL? = nil,
        transmissionType: SDLTransmissionType? = nil
    ) {
        self.userSelectedGear = userSelectedGear
        self.actualGear = actualGear
        self.transmissionType = transmissionType
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("userSelectedGear", userSelectedGear)
        writer.field("actualGear", actualGear)
        writer.field("transmissionType", transmissionType)
        writer.endObject()
    }

    private static let keys = JSONKeys("userSelectedGear", "actualGear", "transmissionType")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var userSelectedGear: SDLPRNDL?
        var actualGear: SDLPRNDL?
        var transmissionType: SDLTransmissionType?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: userSelectedGear = try SDLPRNDL.read(from: &reader)
            case 1: actualGear = try SDLPRNDL.read(from: &reader)
            default: transmissionType = try SDLTransmissionType.read(from: &reader)
            }
        }
        return Self(userSelectedGear: userSelectedGear, actualGear: actualGear, transmissionType: transmissionType)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("userSelectedGear", userSelectedGear)
        violations.object("actualGear", actualGear)
        violations.object("transmissionType", transmissionType)
    }
}

/// The structure `Grid`, since 6.0.
public struct SDLGrid: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; -1 to 100.
    public var col: Int
    /// Mandatory; -1 to 100.
    public var row: Int
    /// Optional, 0 when left out; -1 to 100.
    public var level: Int?
    /// Optional, 1 when left out; 1 to 100.
    public var colspan: Int?
    /// Optional, 1 when left out; 1 to 100.
    public var rowspan: Int?
    /// Optional, 1 when left out; 1 to 100.
    public var levelspan: Int?
    /// The value of `level`, or its default if it is absent.
    public var levelOrDefault: Int { level ?? 0 }
    /// The value of `colspan`, or its default if it is absent.
    public var colspanOrDefault: Int { colspan ?? 1 }
    /// The value of `rowspan`, or its default if it is absent.
    public var rowspanOrDefault: Int { rowspan ?? 1 }
    /// The value of `levelspan`, or its default if it is absent.
    public var levelspanOrDefault: Int { levelspan ?? 1 }

    /// Members that are nil are left out of the message.
    public init(
        col: Int,
        row: Int,
        level: Int? = nil,
        colspan: Int? = nil,
        rowspan: Int? = nil,
        levelspan: Int? = nil
    ) {
        self.col = col
        self.row = row
        self.level = level
        self.colspan = colspan
        self.rowspan = rowspan
        self.levelspan = levelspan
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("col", col)
        writer.field("row", row)
        writer.field("level", level)
        writer.field("colspan", colspan)
        writer.field("rowspan", rowspan)
        writer.field("levelspan", levelspan)
        writer.endObject()
    }

    private static let keys = JSONKeys("col", "row", "level", "colspan", "rowspan", "levelspan")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var col: Int?
        var row: Int?
        var level: Int?
        var colspan: Int?
        var rowspan: Int?
        var levelspan: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: col = try reader.integer(-1, 100)
            case 1: row = try reader.integer(-1, 100)
            case 2: level = try reader.integer(-1, 100)
            case 3: colspan = try reader.integer(1, 100)
            case 4: rowspan = try reader.integer(1, 100)
            default: levelspan = try reader.integer(1, 100)
            }
        }
        guard let col, let row else { return nil }
        return Self(col: col, row: row, level: level, colspan: colspan, rowspan: rowspan, levelspan: levelspan)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("col", col, -1, 100)
        violations.integer("row", row, -1, 100)
        violations.integer("level", level, -1, 100)
        violations.integer("colspan", colspan, 1, 100)
        violations.integer("rowspan", rowspan, 1, 100)
        violations.integer("levelspan", levelspan, 1, 100)
    }
}

/// The structure `HMICapabilities`, since 3.0.
public struct SDLHMICapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var navigation: Bool?
    /// Optional.
    public var phoneCall: Bool?
    /// Optional; since 4.5.
    public var videoStreaming: Bool?
    /// Optional; since 4.5.
    public var remoteControl: Bool?
    /// Optional; since 6.0.
    public var appServices: Bool?
    /// Optional; since 6.0.
    public var displays: Bool?
    /// Optional; since 6.0.
    public var seatLocation: Bool?
    /// Optional; since 7.0.
    public var driverDistraction: Bool?

    /// Members that are nil are left out of the message.
    public init(
        navigation: Bool? = nil,
        phoneCall: Bool? = nil,
        videoStreaming: Bool? = nil,
        remoteControl: Bool? = nil,
        appServices: Bool? = nil,
        displays: Bool? = nil,
        seatLocation: Bool? = nil,
        driverDistraction: Bool? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("navigation", navigation)
        writer.field("phoneCall", phoneCall)
        writer.field("videoStreaming", videoStreaming)
        writer.field("remoteControl", remoteControl)
        writer.field("appServices", appServices)
        writer.field("displays", displays)
        writer.field("seatLocation", seatLocation)
        writer.field("driverDistraction", driverDistraction)
        writer.endObject()
    }

    private static let keys = JSONKeys("navigation", "phoneCall", "videoStreaming", "remoteControl", "appServices", "displays", "seatLocation", "driverDistraction")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var navigation: Bool?
        var phoneCall: Bool?
        var videoStreaming: Bool?
        var remoteControl: Bool?
        var appServices: Bool?
        var displays: Bool?
        var seatLocation: Bool?
        var driverDistraction: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: navigation = try reader.bool()
            case 1: phoneCall = try reader.bool()
            case 2: videoStreaming = try reader.bool()
            case 3: remoteControl = try reader.bool()
            case 4: appServices = try reader.bool()
            case 5: displays = try reader.bool()
            case 6: seatLocation = try reader.bool()
            default: driverDistraction = try reader.bool()
            }
        }
        return Self(navigation: navigation, phoneCall: phoneCall, videoStreaming: videoStreaming, remoteControl: remoteControl, appServices: appServices, displays: displays, seatLocation: seatLocation, driverDistraction: driverDistraction)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The structure `HMIPermissions`, since 2.0.
public struct SDLHMIPermissions: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; at most 100 entries.
    public var allowed: [SDLHMILevel]
    /// Mandatory; at most 100 entries.
    public var userDisallowed: [SDLHMILevel]

    /// All its members are mandatory.
    public init(
        allowed: [SDLHMILevel],
        userDisallowed: [SDLHMILevel]
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
        var allowed: [SDLHMILevel]?
        var userDisallowed: [SDLHMILevel]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: allowed = try reader.array(of: SDLHMILevel.self, 0, 100)
            default: userDisallowed = try reader.array(of: SDLHMILevel.self, 0, 100)
            }
        }
        guard let allowed, let userDisallowed else { return nil }
        return Self(allowed: allowed, userDisallowed: userDisallowed)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("allowed", allowed, 0, 100)
        violations.objects("userDisallowed", userDisallowed, 0, 100)
    }
}

/// The structure `HMISettingsControlCapabilities`, since 5.0.
public struct SDLHMISettingsControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Optional.
    public var distanceUnitAvailable: Bool?
    /// Optional.
    public var temperatureUnitAvailable: Bool?
    /// Optional.
    public var displayModeUnitAvailable: Bool?

    /// Members that are nil are left out of the message.
    public init(
        moduleName: String,
        moduleInfo: SDLModuleInfo? = nil,
        distanceUnitAvailable: Bool? = nil,
        temperatureUnitAvailable: Bool? = nil,
        displayModeUnitAvailable: Bool? = nil
    ) {
        self.moduleName = moduleName
        self.moduleInfo = moduleInfo
        self.distanceUnitAvailable = distanceUnitAvailable
        self.temperatureUnitAvailable = temperatureUnitAvailable
        self.displayModeUnitAvailable = displayModeUnitAvailable
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleName", moduleName)
        writer.field("moduleInfo", moduleInfo)
        writer.field("distanceUnitAvailable", distanceUnitAvailable)
        writer.field("temperatureUnitAvailable", temperatureUnitAvailable)
        writer.field("displayModeUnitAvailable", displayModeUnitAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleName", "moduleInfo", "distanceUnitAvailable", "temperatureUnitAvailable", "displayModeUnitAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleName: String?
        var moduleInfo: SDLModuleInfo?
        var distanceUnitAvailable: Bool?
        var temperatureUnitAvailable: Bool?
        var displayModeUnitAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleName = try reader.string(1, 100)
            case 1: moduleInfo = try SDLModuleInfo.read(from: &reader)
            case 2: distanceUnitAvailable = try reader.bool()
            case 3: temperatureUnitAvailable = try reader.bool()
            default: displayModeUnitAvailable = try reader.bool()
            }
        }
        guard let moduleName else { return nil }
        return Self(moduleName: moduleName, moduleInfo: moduleInfo, distanceUnitAvailable: distanceUnitAvailable, temperatureUnitAvailable: temperatureUnitAvailable, displayModeUnitAvailable: displayModeUnitAvailable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("moduleName", moduleName, 1, 100)
        violations.object("moduleInfo", moduleInfo)
    }
}

/// The structure `HMISettingsControlData`, since 5.0.
public struct SDLHMISettingsControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var displayMode: SDLDisplayMode?
    /// Optional.
    public var temperatureUnit: SDLTemperatureUnit?
    /// Optional.
    public var distanceUnit: SDLDistanceUnit?

    /// Members that are nil are left out of the message.
    public init(
        displayMode: SDLDisplayMode? = nil,
        temperatureUnit: SDLTemperatureUnit? = nil,
        distanceUnit: SDLDistanceUnit? = nil
    ) {
        self.displayMode = displayMode
        self.temperatureUnit = temperatureUnit
        self.distanceUnit = distanceUnit
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("displayMode", displayMode)
        writer.field("temperatureUnit", temperatureUnit)
        writer.field("distanceUnit", distanceUnit)
        writer.endObject()
    }

    private static let keys = JSONKeys("displayMode", "temperatureUnit", "distanceUnit")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var displayMode: SDLDisplayMode?
        var temperatureUnit: SDLTemperatureUnit?
        var distanceUnit: SDLDistanceUnit?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: displayMode = try SDLDisplayMode.read(from: &reader)
            case 1: temperatureUnit = try SDLTemperatureUnit.read(from: &reader)
            default: distanceUnit = try SDLDistanceUnit.read(from: &reader)
            }
        }
        return Self(displayMode: displayMode, temperatureUnit: temperatureUnit, distanceUnit: distanceUnit)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("displayMode", displayMode)
        violations.object("temperatureUnit", temperatureUnit)
        violations.object("distanceUnit", distanceUnit)
    }
}

/// The structure `HapticRect`, since 4.5.
public struct SDLHapticRect: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 0 to 2000000000.
    public var id: Int
    /// Mandatory.
    public var rect: SDLRectangle

    /// All its members are mandatory.
    public init(
        id: Int,
        rect: SDLRectangle
    ) {
        self.id = id
        self.rect = rect
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("id", id)
        writer.field("rect", rect)
        writer.endObject()
    }

    private static let keys = JSONKeys("id", "rect")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var id: Int?
        var rect: SDLRectangle?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: id = try reader.integer(0, 2000000000)
            default: rect = try SDLRectangle.read(from: &reader)
            }
        }
        guard let id, let rect else { return nil }
        return Self(id: id, rect: rect)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("id", id, 0, 2000000000)
        violations.object("rect", rect)
    }
}

/// The structure `HeadLampStatus`, since 2.0.
public struct SDLHeadLampStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var lowBeamsOn: Bool
    /// Mandatory.
    public var highBeamsOn: Bool
    /// Optional.
    public var ambientLightSensorStatus: SDLAmbientLightStatus?

    /// Members that are nil are left out of the message.
    public init(
        lowBeamsOn: Bool,
        highBeamsOn: Bool,
        ambientLightSensorStatus: SDLAmbientLightStatus? = nil
    ) {
        self.lowBeamsOn = lowBeamsOn
        self.highBeamsOn = highBeamsOn
        self.ambientLightSensorStatus = ambientLightSensorStatus
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("lowBeamsOn", lowBeamsOn)
        writer.field("highBeamsOn", highBeamsOn)
        writer.field("ambientLightSensorStatus", ambientLightSensorStatus)
        writer.endObject()
    }

    private static let keys = JSONKeys("lowBeamsOn", "highBeamsOn", "ambientLightSensorStatus")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var lowBeamsOn: Bool?
        var highBeamsOn: Bool?
        var ambientLightSensorStatus: SDLAmbientLightStatus?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: lowBeamsOn = try reader.bool()
            case 1: highBeamsOn = try reader.bool()
            default: ambientLightSensorStatus = try SDLAmbientLightStatus.read(from: &reader)
            }
        }
        guard let lowBeamsOn, let highBeamsOn else { return nil }
        return Self(lowBeamsOn: lowBeamsOn, highBeamsOn: highBeamsOn, ambientLightSensorStatus: ambientLightSensorStatus)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("ambientLightSensorStatus", ambientLightSensorStatus)
    }
}

/// The structure `Image`, since 2.0.
public struct SDLImage: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; at most 65535 characters.
    public var value: String
    /// Mandatory.
    public var imageType: SDLImageType
    /// Optional; since 5.0.
    public var isTemplate: Bool?

    /// Members that are nil are left out of the message.
    public init(
        value: String,
        imageType: SDLImageType,
        isTemplate: Bool? = nil
    ) {
        self.value = value
        self.imageType = imageType
        self.isTemplate = isTemplate
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("value", value)
        writer.field("imageType", imageType)
        writer.field("isTemplate", isTemplate)
        writer.endObject()
    }

    private static let keys = JSONKeys("value", "imageType", "isTemplate")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var value: String?
        var imageType: SDLImageType?
        var isTemplate: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: value = try reader.string(0, 65535)
            case 1: imageType = try SDLImageType.read(from: &reader)
            default: isTemplate = try reader.bool()
            }
        }
        guard let value, let imageType else { return nil }
        return Self(value: value, imageType: imageType, isTemplate: isTemplate)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("value", value, 0, 65535)
        violations.object("imageType", imageType)
    }
}

/// The structure `ImageField`, since 3.0.
public struct SDLImageField: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var name: SDLImageFieldName
    /// Mandatory; 1 to 100 entries.
    public var imageTypeSupported: [SDLFileType]
    /// Optional.
    public var imageResolution: SDLImageResolution?

    /// Members that are nil are left out of the message.
    public init(
        name: SDLImageFieldName,
        imageTypeSupported: [SDLFileType],
        imageResolution: SDLImageResolution? = nil
    ) {
        self.name = name
        self.imageTypeSupported = imageTypeSupported
        self.imageResolution = imageResolution
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("name", name)
        writer.field("imageTypeSupported", imageTypeSupported)
        writer.field("imageResolution", imageResolution)
        writer.endObject()
    }

    private static let keys = JSONKeys("name", "imageTypeSupported", "imageResolution")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var name: SDLImageFieldName?
        var imageTypeSupported: [SDLFileType]?
        var imageResolution: SDLImageResolution?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: name = try SDLImageFieldName.read(from: &reader)
            case 1: imageTypeSupported = try reader.array(of: SDLFileType.self, 1, 100)
            default: imageResolution = try SDLImageResolution.read(from: &reader)
            }
        }
        guard let name, let imageTypeSupported else { return nil }
        return Self(name: name, imageTypeSupported: imageTypeSupported, imageResolution: imageResolution)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("name", name)
        violations.objects("imageTypeSupported", imageTypeSupported, 1, 100)
        violations.object("imageResolution", imageResolution)
    }
}

/// The structure `ImageResolution`, since 3.0.
public struct SDLImageResolution: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 10000.
    public var resolutionWidth: Int
    /// Mandatory; 1 to 10000.
    public var resolutionHeight: Int

    /// All its members are mandatory.
    public init(
        resolutionWidth: Int,
        resolutionHeight: Int
    ) {
        self.resolutionWidth = resolutionWidth
        self.resolutionHeight = resolutionHeight
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("resolutionWidth", resolutionWidth)
        writer.field("resolutionHeight", resolutionHeight)
        writer.endObject()
    }

    private static let keys = JSONKeys("resolutionWidth", "resolutionHeight")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var resolutionWidth: Int?
        var resolutionHeight: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: resolutionWidth = try reader.integer(1, 10000)
            default: resolutionHeight = try reader.integer(1, 10000)
            }
        }
        guard let resolutionWidth, let resolutionHeight else { return nil }
        return Self(resolutionWidth: resolutionWidth, resolutionHeight: resolutionHeight)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("resolutionWidth", resolutionWidth, 1, 10000)
        violations.integer("resolutionHeight", resolutionHeight, 1, 10000)
    }
}
