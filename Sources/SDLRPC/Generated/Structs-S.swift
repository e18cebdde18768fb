// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `ScreenParams`, since 3.0.
public struct SDLScreenParams: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var resolution: SDLImageResolution
    /// Optional.
    public var touchEventAvailable: SDLTouchEventCapabilities?

    /// Members that are nil are left out of the message.
    public init(
        resolution: SDLImageResolution,
        touchEventAvailable: SDLTouchEventCapabilities? = nil
    ) {
        self.resolution = resolution
        self.touchEventAvailable = touchEventAvailable
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("resolution", resolution)
        writer.field("touchEventAvailable", touchEventAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("resolution", "touchEventAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var resolution: SDLImageResolution?
        var touchEventAvailable: SDLTouchEventCapabilities?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: resolution = try SDLImageResolution.read(from: &reader)
            default: touchEventAvailable = try SDLTouchEventCapabilities.read(from: &reader)
            }
        }
        guard let resolution else { return nil }
        return Self(resolution: resolution, touchEventAvailable: touchEventAvailable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resolution", resolution)
        violations.object("touchEventAvailable", touchEventAvailable)
    }
}

/// The structure `SeatControlCapabilities`, since 5.0.
public struct SDLSeatControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since 6.0.
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

    /// Members that are nil are left out of the message.
    public init(
        moduleName: String,
        moduleInfo: SDLModuleInfo? = nil,
        heatingEnabledAvailable: Bool? = nil,
        coolingEnabledAvailable: Bool? = nil,
        heatingLevelAvailable: Bool? = nil,
        coolingLevelAvailable: Bool? = nil,
        horizontalPositionAvailable: Bool? = nil,
        verticalPositionAvailable: Bool? = nil,
        frontVerticalPositionAvailable: Bool? = nil,
        backVerticalPositionAvailable: Bool? = nil,
        backTiltAngleAvailable: Bool? = nil,
        headSupportHorizontalPositionAvailable: Bool? = nil,
        headSupportVerticalPositionAvailable: Bool? = nil,
        massageEnabledAvailable: Bool? = nil,
        massageModeAvailable: Bool? = nil,
        massageCushionFirmnessAvailable: Bool? = nil,
        memoryAvailable: Bool? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleName", moduleName)
        writer.field("moduleInfo", moduleInfo)
        writer.field("heatingEnabledAvailable", heatingEnabledAvailable)
        writer.field("coolingEnabledAvailable", coolingEnabledAvailable)
        writer.field("heatingLevelAvailable", heatingLevelAvailable)
        writer.field("coolingLevelAvailable", coolingLevelAvailable)
        writer.field("horizontalPositionAvailable", horizontalPositionAvailable)
        writer.field("verticalPositionAvailable", verticalPositionAvailable)
        writer.field("frontVerticalPositionAvailable", frontVerticalPositionAvailable)
        writer.field("backVerticalPositionAvailable", backVerticalPositionAvailable)
        writer.field("backTiltAngleAvailable", backTiltAngleAvailable)
        writer.field("headSupportHorizontalPositionAvailable", headSupportHorizontalPositionAvailable)
        writer.field("headSupportVerticalPositionAvailable", headSupportVerticalPositionAvailable)
        writer.field("massageEnabledAvailable", massageEnabledAvailable)
        writer.field("massageModeAvailable", massageModeAvailable)
        writer.field("massageCushionFirmnessAvailable", massageCushionFirmnessAvailable)
        writer.field("memoryAvailable", memoryAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleName", "moduleInfo", "heatingEnabledAvailable", "coolingEnabledAvailable", "heatingLevelAvailable", "coolingLevelAvailable", "horizontalPositionAvailable", "verticalPositionAvailable", "frontVerticalPositionAvailable", "backVerticalPositionAvailable", "backTiltAngleAvailable", "headSupportHorizontalPositionAvailable", "headSupportVerticalPositionAvailable", "massageEnabledAvailable", "massageModeAvailable", "massageCushionFirmnessAvailable", "memoryAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleName: String?
        var moduleInfo: SDLModuleInfo?
        var heatingEnabledAvailable: Bool?
        var coolingEnabledAvailable: Bool?
        var heatingLevelAvailable: Bool?
        var coolingLevelAvailable: Bool?
        var horizontalPositionAvailable: Bool?
        var verticalPositionAvailable: Bool?
        var frontVerticalPositionAvailable: Bool?
        var backVerticalPositionAvailable: Bool?
        var backTiltAngleAvailable: Bool?
        var headSupportHorizontalPositionAvailable: Bool?
        var headSupportVerticalPositionAvailable: Bool?
        var massageEnabledAvailable: Bool?
        var massageModeAvailable: Bool?
        var massageCushionFirmnessAvailable: Bool?
        var memoryAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleName = try reader.string(1, 100)
            case 1: moduleInfo = try SDLModuleInfo.read(from: &reader)
            case 2: heatingEnabledAvailable = try reader.bool()
            case 3: coolingEnabledAvailable = try reader.bool()
            case 4: heatingLevelAvailable = try reader.bool()
            case 5: coolingLevelAvailable = try reader.bool()
            case 6: horizontalPositionAvailable = try reader.bool()
            case 7: verticalPositionAvailable = try reader.bool()
            case 8: frontVerticalPositionAvailable = try reader.bool()
            case 9: backVerticalPositionAvailable = try reader.bool()
            case 10: backTiltAngleAvailable = try reader.bool()
            case 11: headSupportHorizontalPositionAvailable = try reader.bool()
            case 12: headSupportVerticalPositionAvailable = try reader.bool()
            case 13: massageEnabledAvailable = try reader.bool()
            case 14: massageModeAvailable = try reader.bool()
            case 15: massageCushionFirmnessAvailable = try reader.bool()
            default: memoryAvailable = try reader.bool()
            }
        }
        guard let moduleName else { return nil }
        return Self(moduleName: moduleName, moduleInfo: moduleInfo, heatingEnabledAvailable: heatingEnabledAvailable, coolingEnabledAvailable: coolingEnabledAvailable, heatingLevelAvailable: heatingLevelAvailable, coolingLevelAvailable: coolingLevelAvailable, horizontalPositionAvailable: horizontalPositionAvailable, verticalPositionAvailable: verticalPositionAvailable, frontVerticalPositionAvailable: frontVerticalPositionAvailable, backVerticalPositionAvailable: backVerticalPositionAvailable, backTiltAngleAvailable: backTiltAngleAvailable, headSupportHorizontalPositionAvailable: headSupportHorizontalPositionAvailable, headSupportVerticalPositionAvailable: headSupportVerticalPositionAvailable, massageEnabledAvailable: massageEnabledAvailable, massageModeAvailable: massageModeAvailable, massageCushionFirmnessAvailable: massageCushionFirmnessAvailable, memoryAvailable: memoryAvailable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("moduleName", moduleName, 1, 100)
        violations.object("moduleInfo", moduleInfo)
    }
}

/// The structure `SeatControlData`, since 5.0.
public struct SDLSeatControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; since 5.0; deprecated since 6.0.
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

    /// Members that are nil are left out of the message.
    public init(
        id: SDLSupportedSeat,
        heatingEnabled: Bool? = nil,
        coolingEnabled: Bool? = nil,
        heatingLevel: Int? = nil,
        coolingLevel: Int? = nil,
        horizontalPosition: Int? = nil,
        verticalPosition: Int? = nil,
        frontVerticalPosition: Int? = nil,
        backVerticalPosition: Int? = nil,
        backTiltAngle: Int? = nil,
        headSupportHorizontalPosition: Int? = nil,
        headSupportVerticalPosition: Int? = nil,
        massageEnabled: Bool? = nil,
        massageMode: [SDLMassageModeData]? = nil,
        massageCushionFirmness: [SDLMassageCushionFirmness]? = nil,
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("id", id)
        writer.field("heatingEnabled", heatingEnabled)
        writer.field("coolingEnabled", coolingEnabled)
        writer.field("heatingLevel", heatingLevel)
        writer.field("coolingLevel", coolingLevel)
        writer.field("horizontalPosition", horizontalPosition)
        writer.field("verticalPosition", verticalPosition)
        writer.field("frontVerticalPosition", frontVerticalPosition)
        writer.field("backVerticalPosition", backVerticalPosition)
        writer.field("backTiltAngle", backTiltAngle)
        writer.field("headSupportHorizontalPosition", headSupportHorizontalPosition)
        writer.field("headSupportVerticalPosition", headSupportVerticalPosition)
        writer.field("massageEnabled", massageEnabled)
        writer.field("massageMode", massageMode)
        writer.field("massageCushionFirmness", massageCushionFirmness)
        writer.field("memory", memory)
        writer.endObject()
    }

    private static let keys = JSONKeys("id", "heatingEnabled", "coolingEnabled", "heatingLevel", "coolingLevel", "horizontalPosition", "verticalPosition", "frontVerticalPosition", "backVerticalPosition", "backTiltAngle", "headSupportHorizontalPosition", "headSupportVerticalPosition", "massageEnabled", "massageMode", "massageCushionFirmness", "memory")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var id: SDLSupportedSeat?
        var heatingEnabled: Bool?
        var coolingEnabled: Bool?
        var heatingLevel: Int?
        var coolingLevel: Int?
        var horizontalPosition: Int?
        var verticalPosition: Int?
        var frontVerticalPosition: Int?
        var backVerticalPosition: Int?
        var backTiltAngle: Int?
        var headSupportHorizontalPosition: Int?
        var headSupportVerticalPosition: Int?
        var massageEnabled: Bool?
        var massageMode: [SDLMassageModeData]?
        var massageCushionFirmness: [SDLMassageCushionFirmness]?
        var memory: SDLSeatMemoryAction?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: id = try SDLSupportedSeat.read(from: &reader)
            case 1: heatingEnabled = try reader.bool()
            case 2: coolingEnabled = try reader.bool()
            case 3: heatingLevel = try reader.integer(0, 100)
            case 4: coolingLevel = try reader.integer(0, 100)
            case 5: horizontalPosition = try reader.integer(0, 100)
            case 6: verticalPosition = try reader.integer(0, 100)
            case 7: frontVerticalPosition = try reader.integer(0, 100)
            case 8: backVerticalPosition = try reader.integer(0, 100)
            case 9: backTiltAngle = try reader.integer(0, 100)
            case 10: headSupportHorizontalPosition = try reader.integer(0, 100)
            case 11: headSupportVerticalPosition = try reader.integer(0, 100)
            case 12: massageEnabled = try reader.bool()
            case 13: massageMode = try reader.array(of: SDLMassageModeData.self, 1, 2)
            case 14: massageCushionFirmness = try reader.array(of: SDLMassageCushionFirmness.self, 1, 5)
            default: memory = try SDLSeatMemoryAction.read(from: &reader)
            }
        }
        guard let id else { return nil }
        return Self(id: id, heatingEnabled: heatingEnabled, coolingEnabled: coolingEnabled, heatingLevel: heatingLevel, coolingLevel: coolingLevel, horizontalPosition: horizontalPosition, verticalPosition: verticalPosition, frontVerticalPosition: frontVerticalPosition, backVerticalPosition: backVerticalPosition, backTiltAngle: backTiltAngle, headSupportHorizontalPosition: headSupportHorizontalPosition, headSupportVerticalPosition: headSupportVerticalPosition, massageEnabled: massageEnabled, massageMode: massageMode, massageCushionFirmness: massageCushionFirmness, memory: memory)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("id", id)
        violations.integer("heatingLevel", heatingLevel, 0, 100)
        violations.integer("coolingLevel", coolingLevel, 0, 100)
        violations.integer("horizontalPosition", horizontalPosition, 0, 100)
        violations.integer("verticalPosition", verticalPosition, 0, 100)
        violations.integer("frontVerticalPosition", frontVerticalPosition, 0, 100)
        violations.integer("backVerticalPosition", backVerticalPosition, 0, 100)
        violations.integer("backTiltAngle", backTiltAngle, 0, 100)
        violations.integer("headSupportHorizontalPosition", headSupportHorizontalPosition, 0, 100)
        violations.integer("headSupportVerticalPosition", headSupportVerticalPosition, 0, 100)
        violations.objects("massageMode", massageMode, 1, 2)
        violations.objects("massageCushionFirmness", massageCushionFirmness, 1, 5)
        violations.object("memory", memory)
    }
}

/// The structure `SeatLocation`, since 6.0.
public struct SDLSeatLocation: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var grid: SDLGrid?

    /// Members that are nil are left out of the message.
    public init(
        grid: SDLGrid? = nil
    ) {
        self.grid = grid
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("grid", grid)
        writer.endObject()
    }

    private static let keys = JSONKeys("grid")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var grid: SDLGrid?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: grid = try SDLGrid.read(from: &reader)
            }
        }
        return Self(grid: grid)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("grid", grid)
    }
}

/// The structure `SeatLocationCapability`, since 6.0.
public struct SDLSeatLocationCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; 1 to 100.
    public var rows: Int?
    /// Optional; 1 to 100.
    public var columns: Int?
    /// Optional, 1 when left out; 1 to 100.
    public var levels: Int?
    /// Optional.
    public var seats: [SDLSeatLocation]?
    /// The value of `levels`, or its default if it is absent.
    public var levelsOrDefault: Int { levels ?? 1 }

    /// Members that are nil are left out of the message.
    public init(
        rows: Int? = nil,
        columns: Int? = nil,
        levels: Int? = nil,
        seats: [SDLSeatLocation]? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.levels = levels
        self.seats = seats
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("rows", rows)
        writer.field("columns", columns)
        writer.field("levels", levels)
        writer.field("seats", seats)
        writer.endObject()
    }

    private static let keys = JSONKeys("rows", "columns", "levels", "seats")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var rows: Int?
        var columns: Int?
        var levels: Int?
        var seats: [SDLSeatLocation]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: rows = try reader.integer(1, 100)
            case 1: columns = try reader.integer(1, 100)
            case 2: levels = try reader.integer(1, 100)
            default: seats = try reader.array(of: SDLSeatLocation.self, 0, .max)
            }
        }
        return Self(rows: rows, columns: columns, levels: levels, seats: seats)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("rows", rows, 1, 100)
        violations.integer("columns", columns, 1, 100)
        violations.integer("levels", levels, 1, 100)
        violations.objects("seats", seats, 0, .max)
    }
}

/// The structure `SeatMemoryAction`, since 5.0.
public struct SDLSeatMemoryAction: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 10.
    public var id: Int
    /// Optional; 1 to 100 characters.
    public var label: String?
    /// Mandatory.
    public var action: SDLSeatMemoryActionType

    /// Members that are nil are left out of the message.
    public init(
        id: Int,
        label: String? = nil,
        action: SDLSeatMemoryActionType
    ) {
        self.id = id
        self.label = label
        self.action = action
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("id", id)
        writer.field("label", label)
        writer.field("action", action)
        writer.endObject()
    }

    private static let keys = JSONKeys("id", "label", "action")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var id: Int?
        var label: String?
        var action: SDLSeatMemoryActionType?
        guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: id = try reader.integer(1, 10)
            case 1: label = try reader.string(1, 100)
            default: action = try SDLSeatMemoryActionType.read(from: &reader)
            }
        }
        guard let id, let action else { return nil }
        return Self(id: id, label: label, action: action)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("id", id, 1, 10)
        violations.string("label", label, 1, 100)
        violations.object("action", action)
    }
}

/// The structure `SeatOccupancy`, since 7.1.
public struct SDLSeatOccupancy: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; at most 100 entries.
    public var seatsOccupied: [SDLSeatStatus]?
    /// Optional; at most 100 entries.
    public var seatsBelted: [SDLSeatStatus]?

    /// Members that are nil are left out of the message.
    public init(
        seatsOccupied: [SDLSeatStatus]? = nil,
        seatsBelted: [SDLSeatStatus]? = nil
    ) {
        self.seatsOccupied = seatsOccupied
        self.seatsBelted = seatsBelted
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("seatsOccupied", seatsOccupied)
        writer.field("seatsBelted", seatsBelted)
        writer.endObject()
    }

    private static let keys = JSONKeys("seatsOccupied", "seatsBelted")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var seatsOccupied: [SDLSeatStatus]?
        var seatsBelted: [SDLSeatStatus]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: seatsOccupied = try reader.array(of: SDLSeatStatus.self, 0, 100)
            default: seatsBelted = try reader.array(of: SDLSeatStatus.self, 0, 100)
            }
        }
        return Self(seatsOccupied: seatsOccupied, seatsBelted: seatsBelted)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("seatsOccupied", seatsOccupied, 0, 100)
        violations.objects("seatsBelted", seatsBelted, 0, 100)
    }
}

/// The structure `SeatStatus`, since 7.1.
public struct SDLSeatStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var seatLocation: SDLSeatLocation
    /// Mandatory.
    public var conditionActive: Bool

    /// All its members are mandatory.
    public init(
        seatLocation: SDLSeatLocation,
        conditionActive: Bool
    ) {
        self.seatLocation = seatLocation
        self.conditionActive = conditionActive
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("seatLocation", seatLocation)
        writer.field("conditionActive", conditionActive)
        writer.endObject()
    }

    private static let keys = JSONKeys("seatLocation", "conditionActive")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var seatLocation: SDLSeatLocation?
        var conditionActive: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: seatLocation = try SDLSeatLocation.read(from: &reader)
            default: conditionActive = try reader.bool()
            }
        }
        guard let seatLocation, let conditionActive else { return nil }
        return Self(seatLocation: seatLocation, conditionActive: conditionActive)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("seatLocation", seatLocation)
    }
}

/// The structure `SeekStreamingIndicator`, since 7.1.
public struct SDLSeekStreamingIndicator: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var type: SDLSeekIndicatorType
    /// Optional; 1 to 99.
    public var seekTime: Int?

    /// Members that are nil are left out of the message.
    public init(
        type: SDLSeekIndicatorType,
        seekTime: Int? = nil
    ) {
        self.type = type
        self.seekTime = seekTime
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("type", type)
        writer.field("seekTime", seekTime)
        writer.endObject()
    }

    private static let keys = JSONKeys("type", "seekTime")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var type: SDLSeekIndicatorType?
        var seekTime: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: type = try SDLSeekIndicatorType.read(from: &reader)
            default: seekTime = try reader.integer(1, 99)
            }
        }
        guard let type else { return nil }
        return Self(type: type, seekTime: seekTime)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("type", type)
        violations.integer("seekTime", seekTime, 1, 99)
    }
}

/// The structure `SingleTireStatus`, since 2.0.
public struct SDLSingleTireStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var status: SDLComponentVolumeStatus
    /// Optional; since 5.0.
    public var tpms: SDLTPMS?
    /// Optional; 0 to 2000; since 5.0.
    public var pressure: Double?

    /// Members that are nil are left out of the message.
    public init(
        status: SDLComponentVolumeStatus,
        tpms: SDLTPMS? = nil,
        pressure: Double? = nil
    ) {
        self.status = status
        self.tpms = tpms
        self.pressure = pressure
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("status", status)
        writer.field("tpms", tpms)
        writer.field("pressure", pressure)
        writer.endObject()
    }

    private static let keys = JSONKeys("status", "tpms", "pressure")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var status: SDLComponentVolumeStatus?
        var tpms: SDLTPMS?
        var pressure: Double?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: status = try SDLComponentVolumeStatus.read(from: &reader)
            case 1: tpms = try SDLTPMS.read(from: &reader)
            default: pressure = try reader.number(0, 2000)
            }
        }
        guard let status else { return nil }
        return Self(status: status, tpms: tpms, pressure: pressure)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("status", status)
        violations.object("tpms", tpms)
        violations.number("pressure", pressure, 0, 2000)
    }
}

/// The structure `SisData`, since 5.0.
public struct SDLSisData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

    /// Members that are nil are left out of the message.
    public init(
        stationShortName: String? = nil,
        stationIDNumber: SDLStationIDNumber? = nil,
        stationLongName: String? = nil,
        stationLocation: SDLGPSData? = nil,
        stationMessage: String? = nil
    ) {
        self.stationShortName = stationShortName
        self.stationIDNumber = stationIDNumber
        self.stationLongName = stationLongName
        self.stationLocation = stationLocation
        self.stationMessage = stationMessage
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("stationShortName", stationShortName)
        writer.field("stationIDNumber", stationIDNumber)
        writer.field("stationLongName", stationLongName)
        writer.field("stationLocation", stationLocation)
        writer.field("stationMessage", stationMessage)
        writer.endObject()
    }

    private static let keys = JSONKeys("stationShortName", "stationIDNumber", "stationLongName", "stationLocation", "stationMessage")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var stationShortName: String?
        var stationIDNumber: SDLStationIDNumber?
        var stationLongName: String?
        var stationLocation: SDLGPSData?
        var stationMessage: String?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: stationShortName = try reader.string(4, 7)
            case 1: stationIDNumber = try SDLStationIDNumber.read(from: &reader)
            case 2: stationLongName = try reader.string(0, 56)
            case 3: stationLocation = try SDLGPSData.read(from: &reader)
            default: stationMessage = try reader.string(0, 56)
            }
        }
        return Self(stationShortName: stationShortName, stationIDNumber: stationIDNumber, stationLongName: stationLongName, stationLocation: stationLocation, stationMessage: stationMessage)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("stationShortName", stationShortName, 4, 7)
        violations.object("stationIDNumber", stationIDNumber)
        violations.string("stationLongName", stationLongName, 0, 56)
        violations.object("stationLocation", stationLocation)
        violations.string("stationMessage", stationMessage, 0, 56)
    }
}

/// The structure `SoftButton`, since 2.0.
public struct SDLSoftButton: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var type: SDLSoftButtonType
    /// Optional; at most 500 characters.
    public var text: String?
    /// Optional.
    public var image: SDLImage?
    /// Optional, false when left out.
    public var isHighlighted: Bool?
    /// Mandatory; 0 to 65535.
    public var softButtonID: Int
    /// Optional, `DEFAULT_ACTION` when left out.
    public var systemAction: SDLSystemAction?
    /// The value of `isHighlighted`, or its default if it is absent.
    public var isHighlightedOrDefault: Bool { isHighlighted ?? false }
    /// The value of `systemAction`, or its default if it is absent.
    public var systemActionOrDefault: SDLSystemAction { systemAction ?? .defaultAction }

    /// Members that are nil are left out of the message.
    public init(
        type: SDLSoftButtonType,
        text: String? = nil,
        image: SDLImage? = nil,
        isHighlighted: Bool? = nil,
        softButtonID: Int,
        systemAction: SDLSystemAction? = nil
    ) {
        self.type = type
        self.text = text
        self.image = image
        self.isHighlighted = isHighlighted
        self.softButtonID = softButtonID
        self.systemAction = systemAction
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("type", type)
        writer.field("text", text)
        writer.field("image", image)
        writer.field("isHighlighted", isHighlighted)
        writer.field("softButtonID", softButtonID)
        writer.field("systemAction", systemAction)
        writer.endObject()
    }

    private static let keys = JSONKeys("type", "text", "image", "isHighlighted", "softButtonID", "systemAction")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var type: SDLSoftButtonType?
        var text: String?
        var image: SDLImage?
        var isHighlighted: Bool?
        var softButtonID: Int?
        var systemAction: SDLSystemAction?
        guard var frame = try reader.members(keys, mandatory: 0x11) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: type = try SDLSoftButtonType.read(from: &reader)
            case 1: text = try reader.string(0, 500)
            case 2: image = try SDLImage.read(from: &reader)
            case 3: isHighlighted = try reader.bool()
            case 4: softButtonID = try reader.integer(0, 65535)
            default: systemAction = try SDLSystemAction.read(from: &reader)
            }
        }
        guard let type, let softButtonID else { return nil }
        return Self(type: type, text: text, image: image, isHighlighted: isHighlighted, softButtonID: softButtonID, systemAction: systemAction)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("type", type)
        violations.string("text", text, 0, 500)
        violations.object("image", image)
        violations.integer("softButtonID", softButtonID, 0, 65535)
        violations.object("systemAction", systemAction)
    }
}

/// The structure `SoftButtonCapabilities`, since 2.0.
public struct SDLSoftButtonCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var shortPressAvailable: Bool
    /// Mandatory.
    public var longPressAvailable: Bool
    /// Mandatory.
    public var upDownAvailable: Bool
    /// Mandatory.
    public var imageSupported: Bool
    /// Optional; since 6.0.
    public var textSupported: Bool?

    /// Members that are nil are left out of the message.
    public init(
        shortPressAvailable: Bool,
        longPressAvailable: Bool,
        upDownAvailable: Bool,
        imageSupported: Bool,
        textSupported: Bool? = nil
    ) {
        self.shortPressAvailable = shortPressAvailable
        self.longPressAvailable = longPressAvailable
        self.upDownAvailable = upDownAvailable
        self.imageSupported = imageSupported
        self.textSupported = textSupported
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("shortPressAvailable", shortPressAvailable)
        writer.field("longPressAvailable", longPressAvailable)
        writer.field("upDownAvailable", upDownAvailable)
        writer.field("imageSupported", imageSupported)
        writer.field("textSupported", textSupported)
        writer.endObject()
    }

    private static let keys = JSONKeys("shortPressAvailable", "longPressAvailable", "upDownAvailable", "imageSupported", "textSupported")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var shortPressAvailable: Bool?
        var longPressAvailable: Bool?
        var upDownAvailable: Bool?
        var imageSupported: Bool?
        var textSupported: Bool?
        guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: shortPressAvailable = try reader.bool()
            case 1: longPressAvailable = try reader.bool()
            case 2: upDownAvailable = try reader.bool()
            case 3: imageSupported = try reader.bool()
            default: textSupported = try reader.bool()
            }
        }
        guard let shortPressAvailable, let longPressAvailable, let upDownAvailable, let imageSupported else { return nil }
        return Self(shortPressAvailable: shortPressAvailable, longPressAvailable: longPressAvailable, upDownAvailable: upDownAvailable, imageSupported: imageSupported, textSupported: textSupported)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The structure `StabilityControlsStatus`, since 7.0.
public struct SDLStabilityControlsStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var escSystem: SDLVehicleDataStatus?
    /// Optional.
    public var trailerSwayControl: SDLVehicleDataStatus?

    /// Members that are nil are left out of the message.
    public init(
        escSystem: SDLVehicleDataStatus? = nil,
        trailerSwayControl: SDLVehicleDataStatus? = nil
    ) {
        self.escSystem = escSystem
        self.trailerSwayControl = trailerSwayControl
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("escSystem", escSystem)
        writer.field("trailerSwayControl", trailerSwayControl)
        writer.endObject()
    }

    private static let keys = JSONKeys("escSystem", "trailerSwayControl")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var escSystem: SDLVehicleDataStatus?
        var trailerSwayControl: SDLVehicleDataStatus?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: escSystem = try SDLVehicleDataStatus.read(from: &reader)
            default: trailerSwayControl = try SDLVehicleDataStatus.read(from: &reader)
            }
        }
        return Self(escSystem: escSystem, trailerSwayControl: trailerSwayControl)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("escSystem", escSystem)
        violations.object("trailerSwayControl", trailerSwayControl)
    }
}

/// The structure `StartTime`, since 1.0.
public struct SDLStartTime: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 0 to 59.
    public var hours: Int
    /// Mandatory; 0 to 59.
    public var minutes: Int
    /// Mandatory; 0 to 59.
    public var seconds: Int

    /// All its members are mandatory.
    public init(
        hours: Int,
        minutes: Int,
        seconds: Int
    ) {
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("hours", hours)
        writer.field("minutes", minutes)
        writer.field("seconds", seconds)
        writer.endObject()
    }

    private static let keys = JSONKeys("hours", "minutes", "seconds")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var hours: Int?
        var minutes: Int?
        var seconds: Int?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: hours = try reader.integer(0, 59)
            case 1: minutes = try reader.integer(0, 59)
            default: seconds = try reader.integer(0, 59)
            }
        }
        guard let hours, let minutes, let seconds else { return nil }
        return Self(hours: hours, minutes: minutes, seconds: seconds)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("hours", hours, 0, 59)
        violations.integer("minutes", minutes, 0, 59)
        violations.integer("seconds", seconds, 0, 59)
    }
}

/// The structure `StationIDNumber`, since 5.0.
public struct SDLStationIDNumber: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; 0 to 999.
    public var countryCode: Int?
    /// Optional; 0 to 999999.
    public var fccFacilityId: Int?

    /// Members that are nil are left out of the message.
    public init(
        countryCode: Int? = nil,
        fccFacilityId: Int? = nil
    ) {
        self.countryCode = countryCode
        self.fccFacilityId = fccFacilityId
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("countryCode", countryCode)
        writer.field("fccFacilityId", fccFacilityId)
        writer.endObject()
    }

    private static let keys = JSONKeys("countryCode", "fccFacilityId")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var countryCode: Int?
        var fccFacilityId: Int?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: countryCode = try reader.integer(0, 999)
            default: fccFacilityId = try reader.integer(0, 999999)
            }
        }
        return Self(countryCode: countryCode, fccFacilityId: fccFacilityId)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("countryCode", countryCode, 0, 999)
        violations.integer("fccFacilityId", fccFacilityId, 0, 999999)
    }
}

/// The structure `SyncMsgVersion`, since 1.0.
public struct SDLSyncMsgVersion: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 10.
    public var majorVersion: Int
    /// Mandatory; 0 to 1000.
    public var minorVersion: Int
    /// Optional; 0 to 1000; since 4.3.
    public var patchVersion: Int?

    /// Members that are nil are left out of the message.
    public init(
        majorVersion: Int,
        minorVersion: Int,
        patchVersion: Int? = nil
    ) {
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
        self.patchVersion = patchVersion
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("majorVersion", majorVersion)
        writer.field("minorVersion", minorVersion)
        writer.field("patchVersion", patchVersion)
        writer.endObject()
    }

    private static let keys = JSONKeys("majorVersion", "minorVersion", "patchVersion")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var majorVersion: Int?
        var minorVersion: Int?
        var patchVersion: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: majorVersion = try reader.integer(1, 10)
            case 1: minorVersion = try reader.integer(0, 1000)
            default: patchVersion = try reader.integer(0, 1000)
            }
        }
        guard let majorVersion, let minorVersion else { return nil }
        return Self(majorVersion: majorVersion, minorVersion: minorVersion, patchVersion: patchVersion)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("majorVersion", majorVersion, 1, 10)
        violations.integer("minorVersion", minorVersion, 0, 1000)
        violations.integer("patchVersion", patchVersion, 0, 1000)
    }
}

/// The structure `SystemCapability`, since 4.5.
public struct SDLSystemCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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
    /// Optional; since 5.1.
    public var appServicesCapabilities: SDLAppServicesCapabilities?
    /// Optional; since 6.0.
    public var seatLocationCapability: SDLSeatLocationCapability?
    /// Optional; 1 to 1000 entries; since 6.0.
    public var displayCapabilities: [SDLDisplayCapability]?
    /// Optional; since 7.0.
    public var driverDistractionCapability: SDLDriverDistractionCapability?

    /// Members that are nil are left out of the message.
    public init(
        systemCapabilityType: SDLSystemCapabilityType,
        navigationCapability: SDLNavigationCapability? = nil,
        phoneCapability: SDLPhoneCapability? = nil,
        videoStreamingCapability: SDLVideoStreamingCapability? = nil,
        remoteControlCapability: SDLRemoteControlCapabilities? = nil,
        appServicesCapabilities: SDLAppServicesCapabilities? = nil,
        seatLocationCapability: SDLSeatLocationCapability? = nil,
        displayCapabilities: [SDLDisplayCapability]? = nil,
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("systemCapabilityType", systemCapabilityType)
        writer.field("navigationCapability", navigationCapability)
        writer.field("phoneCapability", phoneCapability)
        writer.field("videoStreamingCapability", videoStreamingCapability)
        writer.field("remoteControlCapability", remoteControlCapability)
        writer.field("appServicesCapabilities", appServicesCapabilities)
        writer.field("seatLocationCapability", seatLocationCapability)
        writer.field("displayCapabilities", displayCapabilities)
        writer.field("driverDistractionCapability", driverDistractionCapability)
        writer.endObject()
    }

    private static let keys = JSONKeys("systemCapabilityType", "navigationCapability", "phoneCapability", "videoStreamingCapability", "remoteControlCapability", "appServicesCapabilities", "seatLocationCapability", "displayCapabilities", "driverDistractionCapability")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var systemCapabilityType: SDLSystemCapabilityType?
        var navigationCapability: SDLNavigationCapability?
        var phoneCapability: SDLPhoneCapability?
        var videoStreamingCapability: SDLVideoStreamingCapability?
        var remoteControlCapability: SDLRemoteControlCapabilities?
        var appServicesCapabilities: SDLAppServicesCapabilities?
        var seatLocationCapability: SDLSeatLocationCapability?
        var displayCapabilities: [SDLDisplayCapability]?
        var driverDistractionCapability: SDLDriverDistractionCapability?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: systemCapabilityType = try SDLSystemCapabilityType.read(from: &reader)
            case 1: navigationCapability = try SDLNavigationCapability.read(from: &reader)
            case 2: phoneCapability = try SDLPhoneCapability.read(from: &reader)
            case 3: videoStreamingCapability = try SDLVideoStreamingCapability.read(from: &reader)
            case 4: remoteControlCapability = try SDLRemoteControlCapabilities.read(from: &reader)
            case 5: appServicesCapabilities = try SDLAppServicesCapabilities.read(from: &reader)
            case 6: seatLocationCapability = try SDLSeatLocationCapability.read(from: &reader)
            case 7: displayCapabilities = try reader.array(of: SDLDisplayCapability.self, 1, 1000)
            default: driverDistractionCapability = try SDLDriverDistractionCapability.read(from: &reader)
            }
        }
        guard let systemCapabilityType else { return nil }
        return Self(systemCapabilityType: systemCapabilityType, navigationCapability: navigationCapability, phoneCapability: phoneCapability, videoStreamingCapability: videoStreamingCapability, remoteControlCapability: remoteControlCapability, appServicesCapabilities: appServicesCapabilities, seatLocationCapability: seatLocationCapability, displayCapabilities: displayCapabilities, driverDistractionCapability: driverDistractionCapability)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("systemCapabilityType", systemCapabilityType)
        violations.object("navigationCapability", navigationCapability)
        violations.object("phoneCapability", phoneCapability)
        violations.object("videoStreamingCapability", videoStreamingCapability)
        violations.object("remoteControlCapability", remoteControlCapability)
        violations.object("appServicesCapabilities", appServicesCapabilities)
        violations.object("seatLocationCapability", seatLocationCapability)
        violations.objects("displayCapabilities", displayCapabilities, 1, 1000)
        violations.object("driverDistractionCapability", driverDistractionCapability)
    }
}
