// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `ScreenParams`, since version 3.0.
public struct SDLScreenParams: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var resolution: SDLImageResolution
    /// Optional.
    public var touchEventAvailable: SDLTouchEventCapabilities?

    /// Creates a value. Nil members are not sent.
    public init(resolution: SDLImageResolution, touchEventAvailable: SDLTouchEventCapabilities? = nil) {
        self.resolution = resolution
        self.touchEventAvailable = touchEventAvailable
    }

    @usableFromInline package static var blank: Self { Self(resolution: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("resolution", &it.resolution)
        try v.value("touchEventAvailable", &it.touchEventAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SeatControlCapabilities`, since version 5.0.
public struct SDLSeatControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since version 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Optional.
    public var heatingEnabledAvailable: Bool?
    /// Optional.
    public var coolingEnabledAvailable: Bool?
    /// Optional.
    public var heatingLevelAvailable: Bool?
    /// Optional.
    public var coolingLevelAvailable: Bool?
    /// Optional.
    public var horizontalPositionAvailable: Bool?
    /// Optional.
    public var verticalPositionAvailable: Bool?
    /// Optional.
    public var frontVerticalPositionAvailable: Bool?
    /// Optional.
    public var backVerticalPositionAvailable: Bool?
    /// Optional.
    public var backTiltAngleAvailable: Bool?
    /// Optional.
    public var headSupportHorizontalPositionAvailable: Bool?
    /// Optional.
    public var headSupportVerticalPositionAvailable: Bool?
    /// Optional.
    public var massageEnabledAvailable: Bool?
    /// Optional.
    public var massageModeAvailable: Bool?
    /// Optional.
    public var massageCushionFirmnessAvailable: Bool?
    /// Optional.
    public var memoryAvailable: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        moduleName: String, moduleInfo: SDLModuleInfo? = nil, heatingEnabledAvailable: Bool? = nil,
        coolingEnabledAvailable: Bool? = nil, heatingLevelAvailable: Bool? = nil, coolingLevelAvailable: Bool? = nil,
        horizontalPositionAvailable: Bool? = nil, verticalPositionAvailable: Bool? = nil,
        frontVerticalPositionAvailable: Bool? = nil, backVerticalPositionAvailable: Bool? = nil,
        backTiltAngleAvailable: Bool? = nil, headSupportHorizontalPositionAvailable: Bool? = nil,
        headSupportVerticalPositionAvailable: Bool? = nil, massageEnabledAvailable: Bool? = nil,
        massageModeAvailable: Bool? = nil, massageCushionFirmnessAvailable: Bool? = nil, memoryAvailable: Bool? = nil
    ) {
        self.moduleName = moduleName
        self.moduleInfo = moduleInfo
        self.heatingEnabledAvailable = heatingEnabledAvailable
        self.coolingEnabledAvailable = coolingEnabledAvailable
        self.heatingLevelAvailable = heatingLevelAvailable
        self.coolingLevelAvailable = coolingLevelAvailable
        self.horizontalPositionAvailable = horizontalPositionAvailable
        self.verticalPositionAvailable = verticalPositionAvailable
        self.frontVerticalPositionAvailable = frontVerticalPositionAvailable
        self.backVerticalPositionAvailable = backVerticalPositionAvailable
        self.backTiltAngleAvailable = backTiltAngleAvailable
        self.headSupportHorizontalPositionAvailable = headSupportHorizontalPositionAvailable
        self.headSupportVerticalPositionAvailable = headSupportVerticalPositionAvailable
        self.massageEnabledAvailable = massageEnabledAvailable
        self.massageModeAvailable = massageModeAvailable
        self.massageCushionFirmnessAvailable = massageCushionFirmnessAvailable
        self.memoryAvailable = memoryAvailable
    }

    @usableFromInline package static var blank: Self { Self(moduleName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("moduleName", &it.moduleName, 1, 100)
        try v.value("moduleInfo", &it.moduleInfo)
        try v.bool("heatingEnabledAvailable", &it.heatingEnabledAvailable)
        try v.bool("coolingEnabledAvailable", &it.coolingEnabledAvailable)
        try v.bool("heatingLevelAvailable", &it.heatingLevelAvailable)
        try v.bool("coolingLevelAvailable", &it.coolingLevelAvailable)
        try v.bool("horizontalPositionAvailable", &it.horizontalPositionAvailable)
        try v.bool("verticalPositionAvailable", &it.verticalPositionAvailable)
        try v.bool("frontVerticalPositionAvailable", &it.frontVerticalPositionAvailable)
        try v.bool("backVerticalPositionAvailable", &it.backVerticalPositionAvailable)
        try v.bool("backTiltAngleAvailable", &it.backTiltAngleAvailable)
        try v.bool("headSupportHorizontalPositionAvailable", &it.headSupportHorizontalPositionAvailable)
        try v.bool("headSupportVerticalPositionAvailable", &it.headSupportVerticalPositionAvailable)
        try v.bool("massageEnabledAvailable", &it.massageEnabledAvailable)
        try v.bool("massageModeAvailable", &it.massageModeAvailable)
        try v.bool("massageCushionFirmnessAvailable", &it.massageCushionFirmnessAvailable)
        try v.bool("memoryAvailable", &it.memoryAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SeatControlData`, since version 5.0.
public struct SDLSeatControlData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; since version 5.0; deprecated since version 6.0.
    public var id: SDLSupportedSeat
    /// Optional.
    public var heatingEnabled: Bool?
    /// Optional.
    public var coolingEnabled: Bool?
    /// Optional; 0 to 100.
    public var heatingLevel: Int?
    /// Optional; 0 to 100.
    public var coolingLevel: Int?
    /// Optional; 0 to 100.
    public var horizontalPosition: Int?
    /// Optional; 0 to 100.
    public var verticalPosition: Int?
    /// Optional; 0 to 100.
    public var frontVerticalPosition: Int?
    /// Optional; 0 to 100.
    public var backVerticalPosition: Int?
    /// Optional; 0 to 100.
    public var backTiltAngle: Int?
    /// Optional; 0 to 100.
    public var headSupportHorizontalPosition: Int?
    /// Optional; 0 to 100.
    public var headSupportVerticalPosition: Int?
    /// Optional.
    public var massageEnabled: Bool?
    /// Optional; 1 to 2 entries.
    public var massageMode: [SDLMassageModeData]?
    /// Optional; 1 to 5 entries.
    public var massageCushionFirmness: [SDLMassageCushionFirmness]?
    /// Optional.
    public var memory: SDLSeatMemoryAction?

    /// Creates a value. Nil members are not sent.
    public init(
        id: SDLSupportedSeat, heatingEnabled: Bool? = nil, coolingEnabled: Bool? = nil, heatingLevel: Int? = nil,
        coolingLevel: Int? = nil, horizontalPosition: Int? = nil, verticalPosition: Int? = nil,
        frontVerticalPosition: Int? = nil, backVerticalPosition: Int? = nil, backTiltAngle: Int? = nil,
        headSupportHorizontalPosition: Int? = nil, headSupportVerticalPosition: Int? = nil, massageEnabled: Bool? = nil,
        massageMode: [SDLMassageModeData]? = nil, massageCushionFirmness: [SDLMassageCushionFirmness]? = nil,
        memory: SDLSeatMemoryAction? = nil
    ) {
        self.id = id
        self.heatingEnabled = heatingEnabled
        self.coolingEnabled = coolingEnabled
        self.heatingLevel = heatingLevel
        self.coolingLevel = coolingLevel
        self.horizontalPosition = horizontalPosition
        self.verticalPosition = verticalPosition
        self.frontVerticalPosition = frontVerticalPosition
        self.backVerticalPosition = backVerticalPosition
        self.backTiltAngle = backTiltAngle
        self.headSupportHorizontalPosition = headSupportHorizontalPosition
        self.headSupportVerticalPosition = headSupportVerticalPosition
        self.massageEnabled = massageEnabled
        self.massageMode = massageMode
        self.massageCushionFirmness = massageCushionFirmness
        self.memory = memory
    }

    @usableFromInline package static var blank: Self { Self(id: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("id", &it.id)
        try v.bool("heatingEnabled", &it.heatingEnabled)
        try v.bool("coolingEnabled", &it.coolingEnabled)
        try v.integer("heatingLevel", &it.heatingLevel, 0, 100)
        try v.integer("coolingLevel", &it.coolingLevel, 0, 100)
        try v.integer("horizontalPosition", &it.horizontalPosition, 0, 100)
        try v.integer("verticalPosition", &it.verticalPosition, 0, 100)
        try v.integer("frontVerticalPosition", &it.frontVerticalPosition, 0, 100)
        try v.integer("backVerticalPosition", &it.backVerticalPosition, 0, 100)
        try v.integer("backTiltAngle", &it.backTiltAngle, 0, 100)
        try v.integer("headSupportHorizontalPosition", &it.headSupportHorizontalPosition, 0, 100)
        try v.integer("headSupportVerticalPosition", &it.headSupportVerticalPosition, 0, 100)
        try v.bool("massageEnabled", &it.massageEnabled)
        try v.values("massageMode", &it.massageMode, 1, 2)
        try v.values("massageCushionFirmness", &it.massageCushionFirmness, 1, 5)
        try v.value("memory", &it.memory)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SeatLocation`, since version 6.0.
public struct SDLSeatLocation: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var grid: SDLGrid?

    /// Creates a value. Nil members are not sent.
    public init(grid: SDLGrid? = nil) {
        self.grid = grid
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("grid", &it.grid)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SeatLocationCapability`, since version 6.0.
public struct SDLSeatLocationCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; 1 to 100.
    public var rows: Int?
    /// Optional; 1 to 100.
    public var columns: Int?
    /// Optional, 1 by default; 1 to 100.
    public var levels: Int?
    /// Optional.
    public var seats: [SDLSeatLocation]?
    /// The value of `levels`; if the value is nil, the default value.
    public var levelsOrDefault: Int { levels ?? 1 }

    /// Creates a value. Nil members are not sent.
    public init(rows: Int? = nil, columns: Int? = nil, levels: Int? = nil, seats: [SDLSeatLocation]? = nil) {
        self.rows = rows
        self.columns = columns
        self.levels = levels
        self.seats = seats
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("rows", &it.rows, 1, 100)
        try v.integer("columns", &it.columns, 1, 100)
        try v.integer("levels", &it.levels, 1, 100)
        try v.values("seats", &it.seats, 0, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SeatMemoryAction`, since version 5.0.
public struct SDLSeatMemoryAction: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 10.
    public var id: Int
    /// Optional; 1 to 100 characters.
    public var label: String?
    /// Mandatory.
    public var action: SDLSeatMemoryActionType

    /// Creates a value. Nil members are not sent.
    public init(id: Int, label: String? = nil, action: SDLSeatMemoryActionType) {
        self.id = id
        self.label = label
        self.action = action
    }

    @usableFromInline package static var blank: Self { Self(id: 0, action: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("id", &it.id, 1, 10)
        try v.string("label", &it.label, 1, 100)
        try v.value("action", &it.action)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SeatOccupancy`, since version 7.1.
public struct SDLSeatOccupancy: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; at most 100 entries.
    public var seatsOccupied: [SDLSeatStatus]?
    /// Optional; at most 100 entries.
    public var seatsBelted: [SDLSeatStatus]?

    /// Creates a value. Nil members are not sent.
    public init(seatsOccupied: [SDLSeatStatus]? = nil, seatsBelted: [SDLSeatStatus]? = nil) {
        self.seatsOccupied = seatsOccupied
        self.seatsBelted = seatsBelted
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("seatsOccupied", &it.seatsOccupied, 0, 100)
        try v.values("seatsBelted", &it.seatsBelted, 0, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SeatStatus`, since version 7.1.
public struct SDLSeatStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var seatLocation: SDLSeatLocation
    /// Mandatory.
    public var conditionActive: Bool

    /// Creates a value. All members are mandatory.
    public init(seatLocation: SDLSeatLocation, conditionActive: Bool) {
        self.seatLocation = seatLocation
        self.conditionActive = conditionActive
    }

    @usableFromInline package static var blank: Self { Self(seatLocation: .blank, conditionActive: false) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("seatLocation", &it.seatLocation)
        try v.bool("conditionActive", &it.conditionActive)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SeekStreamingIndicator`, since version 7.1.
public struct SDLSeekStreamingIndicator: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var type: SDLSeekIndicatorType
    /// Optional; 1 to 99.
    public var seekTime: Int?

    /// Creates a value. Nil members are not sent.
    public init(type: SDLSeekIndicatorType, seekTime: Int? = nil) {
        self.type = type
        self.seekTime = seekTime
    }

    @usableFromInline package static var blank: Self { Self(type: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("type", &it.type)
        try v.integer("seekTime", &it.seekTime, 1, 99)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SingleTireStatus`, since version 2.0.
public struct SDLSingleTireStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var status: SDLComponentVolumeStatus
    /// Optional; since version 5.0.
    public var tpms: SDLTPMS?
    /// Optional; 0 to 2000; since version 5.0.
    public var pressure: Double?

    /// Creates a value. Nil members are not sent.
    public init(status: SDLComponentVolumeStatus, tpms: SDLTPMS? = nil, pressure: Double? = nil) {
        self.status = status
        self.tpms = tpms
        self.pressure = pressure
    }

    @usableFromInline package static var blank: Self { Self(status: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("status", &it.status)
        try v.value("tpms", &it.tpms)
        try v.number("pressure", &it.pressure, 0, 2000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SisData`, since version 5.0.
public struct SDLSisData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; 4 to 7 characters.
    public var stationShortName: String?
    /// Optional.
    public var stationIDNumber: SDLStationIDNumber?
    /// Optional; at most 56 characters.
    public var stationLongName: String?
    /// Optional.
    public var stationLocation: SDLGPSData?
    /// Optional; at most 56 characters.
    public var stationMessage: String?

    /// Creates a value. Nil members are not sent.
    public init(
        stationShortName: String? = nil, stationIDNumber: SDLStationIDNumber? = nil, stationLongName: String? = nil,
        stationLocation: SDLGPSData? = nil, stationMessage: String? = nil
    ) {
        self.stationShortName = stationShortName
        self.stationIDNumber = stationIDNumber
        self.stationLongName = stationLongName
        self.stationLocation = stationLocation
        self.stationMessage = stationMessage
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("stationShortName", &it.stationShortName, 4, 7)
        try v.value("stationIDNumber", &it.stationIDNumber)
        try v.string("stationLongName", &it.stationLongName, 0, 56)
        try v.value("stationLocation", &it.stationLocation)
        try v.string("stationMessage", &it.stationMessage, 0, 56)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SoftButton`, since version 2.0.
public struct SDLSoftButton: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var type: SDLSoftButtonType
    /// Optional; at most 500 characters.
    public var text: String?
    /// Optional.
    public var image: SDLImage?
    /// Optional, false by default.
    public var isHighlighted: Bool?
    /// Mandatory; 0 to 65535.
    public var softButtonID: Int
    /// Optional, `DEFAULT_ACTION` by default.
    public var systemAction: SDLSystemAction?
    /// The value of `isHighlighted`; if the value is nil, the default value.
    public var isHighlightedOrDefault: Bool { isHighlighted ?? false }
    /// The value of `systemAction`; if the value is nil, the default value.
    public var systemActionOrDefault: SDLSystemAction { systemAction ?? .defaultAction }

    /// Creates a value. Nil members are not sent.
    public init(
        type: SDLSoftButtonType, text: String? = nil, image: SDLImage? = nil, isHighlighted: Bool? = nil,
        softButtonID: Int, systemAction: SDLSystemAction? = nil
    ) {
        self.type = type
        self.text = text
        self.image = image
        self.isHighlighted = isHighlighted
        self.softButtonID = softButtonID
        self.systemAction = systemAction
    }

    @usableFromInline package static var blank: Self { Self(type: .blank, softButtonID: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("type", &it.type)
        try v.string("text", &it.text, 0, 500)
        try v.value("image", &it.image)
        try v.bool("isHighlighted", &it.isHighlighted)
        try v.integer("softButtonID", &it.softButtonID, 0, 65535)
        try v.value("systemAction", &it.systemAction)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SoftButtonCapabilities`, since version 2.0.
public struct SDLSoftButtonCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var shortPressAvailable: Bool
    /// Mandatory.
    public var longPressAvailable: Bool
    /// Mandatory.
    public var upDownAvailable: Bool
    /// Mandatory.
    public var imageSupported: Bool
    /// Optional; since version 6.0.
    public var textSupported: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        shortPressAvailable: Bool, longPressAvailable: Bool, upDownAvailable: Bool, imageSupported: Bool,
        textSupported: Bool? = nil
    ) {
        self.shortPressAvailable = shortPressAvailable
        self.longPressAvailable = longPressAvailable
        self.upDownAvailable = upDownAvailable
        self.imageSupported = imageSupported
        self.textSupported = textSupported
    }

    @usableFromInline package static var blank: Self { Self(
        shortPressAvailable: false, longPressAvailable: false, upDownAvailable: false, imageSupported: false
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("shortPressAvailable", &it.shortPressAvailable)
        try v.bool("longPressAvailable", &it.longPressAvailable)
        try v.bool("upDownAvailable", &it.upDownAvailable)
        try v.bool("imageSupported", &it.imageSupported)
        try v.bool("textSupported", &it.textSupported)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `StabilityControlsStatus`, since version 7.0.
public struct SDLStabilityControlsStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var escSystem: SDLVehicleDataStatus?
    /// Optional.
    public var trailerSwayControl: SDLVehicleDataStatus?

    /// Creates a value. Nil members are not sent.
    public init(escSystem: SDLVehicleDataStatus? = nil, trailerSwayControl: SDLVehicleDataStatus? = nil) {
        self.escSystem = escSystem
        self.trailerSwayControl = trailerSwayControl
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("escSystem", &it.escSystem)
        try v.value("trailerSwayControl", &it.trailerSwayControl)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `StartTime`, since version 1.0.
public struct SDLStartTime: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 0 to 59.
    public var hours: Int
    /// Mandatory; 0 to 59.
    public var minutes: Int
    /// Mandatory; 0 to 59.
    public var seconds: Int

    /// Creates a value. All members are mandatory.
    public init(hours: Int, minutes: Int, seconds: Int) {
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
    }

    @usableFromInline package static var blank: Self { Self(hours: 0, minutes: 0, seconds: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("hours", &it.hours, 0, 59)
        try v.integer("minutes", &it.minutes, 0, 59)
        try v.integer("seconds", &it.seconds, 0, 59)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `StationIDNumber`, since version 5.0.
public struct SDLStationIDNumber: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; 0 to 999.
    public var countryCode: Int?
    /// Optional; 0 to 999999.
    public var fccFacilityId: Int?

    /// Creates a value. Nil members are not sent.
    public init(countryCode: Int? = nil, fccFacilityId: Int? = nil) {
        self.countryCode = countryCode
        self.fccFacilityId = fccFacilityId
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("countryCode", &it.countryCode, 0, 999)
        try v.integer("fccFacilityId", &it.fccFacilityId, 0, 999999)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SyncMsgVersion`, since version 1.0.
public struct SDLSyncMsgVersion: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 10.
    public var majorVersion: Int
    /// Mandatory; 0 to 1000.
    public var minorVersion: Int
    /// Optional; 0 to 1000; since version 4.3.
    public var patchVersion: Int?

    /// Creates a value. Nil members are not sent.
    public init(majorVersion: Int, minorVersion: Int, patchVersion: Int? = nil) {
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
        self.patchVersion = patchVersion
    }

    @usableFromInline package static var blank: Self { Self(majorVersion: 0, minorVersion: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("majorVersion", &it.majorVersion, 1, 10)
        try v.integer("minorVersion", &it.minorVersion, 0, 1000)
        try v.integer("patchVersion", &it.patchVersion, 0, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `SystemCapability`, since version 4.5.
public struct SDLSystemCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var systemCapabilityType: SDLSystemCapabilityType
    /// Optional.
    public var navigationCapability: SDLNavigationCapability?
    /// Optional.
    public var phoneCapability: SDLPhoneCapability?
    /// Optional.
    public var videoStreamingCapability: SDLVideoStreamingCapability?
    /// Optional.
    public var remoteControlCapability: SDLRemoteControlCapabilities?
    /// Optional; since version 5.1.
    public var appServicesCapabilities: SDLAppServicesCapabilities?
    /// Optional; since version 6.0.
    public var seatLocationCapability: SDLSeatLocationCapability?
    /// Optional; 1 to 1000 entries; since version 6.0.
    public var displayCapabilities: [SDLDisplayCapability]?
    /// Optional; since version 7.0.
    public var driverDistractionCapability: SDLDriverDistractionCapability?

    /// Creates a value. Nil members are not sent.
    public init(
        systemCapabilityType: SDLSystemCapabilityType, navigationCapability: SDLNavigationCapability? = nil,
        phoneCapability: SDLPhoneCapability? = nil, videoStreamingCapability: SDLVideoStreamingCapability? = nil,
        remoteControlCapability: SDLRemoteControlCapabilities? = nil,
        appServicesCapabilities: SDLAppServicesCapabilities? = nil,
        seatLocationCapability: SDLSeatLocationCapability? = nil, displayCapabilities: [SDLDisplayCapability]? = nil,
        driverDistractionCapability: SDLDriverDistractionCapability? = nil
    ) {
        self.systemCapabilityType = systemCapabilityType
        self.navigationCapability = navigationCapability
        self.phoneCapability = phoneCapability
        self.videoStreamingCapability = videoStreamingCapability
        self.remoteControlCapability = remoteControlCapability
        self.appServicesCapabilities = appServicesCapabilities
        self.seatLocationCapability = seatLocationCapability
        self.displayCapabilities = displayCapabilities
        self.driverDistractionCapability = driverDistractionCapability
    }

    @usableFromInline package static var blank: Self { Self(systemCapabilityType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("systemCapabilityType", &it.systemCapabilityType)
        try v.value("navigationCapability", &it.navigationCapability)
        try v.value("phoneCapability", &it.phoneCapability)
        try v.value("videoStreamingCapability", &it.videoStreamingCapability)
        try v.value("remoteControlCapability", &it.remoteControlCapability)
        try v.value("appServicesCapabilities", &it.appServicesCapabilities)
        try v.value("seatLocationCapability", &it.seatLocationCapability)
        try v.values("displayCapabilities", &it.displayCapabilities, 1, 1000)
        try v.value("driverDistractionCapability", &it.driverDistractionCapability)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
