// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `ScreenParams`.
    package struct ScreenParams: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var resolution: HMI.Common.ImageResolution
        package var touchEventAvailable: HMI.Common.TouchEventCapabilities?

        package init(
            resolution: HMI.Common.ImageResolution,
            touchEventAvailable: HMI.Common.TouchEventCapabilities? = nil
        ) {
            self.resolution = resolution
            self.touchEventAvailable = touchEventAvailable
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("resolution", resolution)
            writer.field("touchEventAvailable", touchEventAvailable)
            writer.endObject()
        }

        private static let keys = JSONKeys("resolution", "touchEventAvailable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var resolution: HMI.Common.ImageResolution?
            var touchEventAvailable: HMI.Common.TouchEventCapabilities?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: resolution = try HMI.Common.ImageResolution.read(from: &reader)
                default: touchEventAvailable = try HMI.Common.TouchEventCapabilities.read(from: &reader)
                }
            }
            guard let resolution else { return nil }
            return Self(resolution: resolution, touchEventAvailable: touchEventAvailable)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("resolution", resolution)
            violations.object("touchEventAvailable", touchEventAvailable)
        }
    }
}

extension HMI.Common {
    /// The structure `SeatControlCapabilities`.
    package struct SeatControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var moduleName: String
        package var moduleInfo: HMI.Common.ModuleInfo?
        package var heatingEnabledAvailable: Bool?
        package var coolingEnabledAvailable: Bool?
        package var heatingLevelAvailable: Bool?
        package var coolingLevelAvailable: Bool?
        package var horizontalPositionAvailable: Bool?
        package var verticalPositionAvailable: Bool?
        package var frontVerticalPositionAvailable: Bool?
        package var backVerticalPositionAvailable: Bool?
        package var backTiltAngleAvailable: Bool?
        package var headSupportHorizontalPositionAvailable: Bool?
        package var headSupportVerticalPositionAvailable: Bool?
        package var massageEnabledAvailable: Bool?
        package var massageModeAvailable: Bool?
        package var massageCushionFirmnessAvailable: Bool?
        package var memoryAvailable: Bool?

        package init(
            moduleName: String,
            moduleInfo: HMI.Common.ModuleInfo? = nil,
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleName: String?
            var moduleInfo: HMI.Common.ModuleInfo?
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
                case 1: moduleInfo = try HMI.Common.ModuleInfo.read(from: &reader)
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

        package func check(_ violations: inout ViolationList) {
            violations.string("moduleName", moduleName, 1, 100)
            violations.object("moduleInfo", moduleInfo)
        }
    }
}

extension HMI.Common {
    /// The structure `SeatControlData`.
    package struct SeatControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var id: HMI.Common.SupportedSeat?
        package var heatingEnabled: Bool?
        package var coolingEnabled: Bool?
        package var heatingLevel: Int?
        package var coolingLevel: Int?
        package var horizontalPosition: Int?
        package var verticalPosition: Int?
        package var frontVerticalPosition: Int?
        package var backVerticalPosition: Int?
        package var backTiltAngle: Int?
        package var headSupportHorizontalPosition: Int?
        package var headSupportVerticalPosition: Int?
        package var massageEnabled: Bool?
        package var massageMode: [HMI.Common.MassageModeData]?
        package var massageCushionFirmness: [HMI.Common.MassageCushionFirmness]?
        package var memory: HMI.Common.SeatMemoryAction?

        package init(
            id: HMI.Common.SupportedSeat? = nil,
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
            massageMode: [HMI.Common.MassageModeData]? = nil,
            massageCushionFirmness: [HMI.Common.MassageCushionFirmness]? = nil,
            memory: HMI.Common.SeatMemoryAction? = nil
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var id: HMI.Common.SupportedSeat?
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
            var massageMode: [HMI.Common.MassageModeData]?
            var massageCushionFirmness: [HMI.Common.MassageCushionFirmness]?
            var memory: HMI.Common.SeatMemoryAction?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: id = try HMI.Common.SupportedSeat.read(from: &reader)
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
                case 13: massageMode = try reader.array(of: HMI.Common.MassageModeData.self, 1, 2)
                case 14: massageCushionFirmness = try reader.array(of: HMI.Common.MassageCushionFirmness.self, 1, 5)
                default: memory = try HMI.Common.SeatMemoryAction.read(from: &reader)
                }
            }
            return Self(id: id, heatingEnabled: heatingEnabled, coolingEnabled: coolingEnabled, heatingLevel: heatingLevel, coolingLevel: coolingLevel, horizontalPosition: horizontalPosition, verticalPosition: verticalPosition, frontVerticalPosition: frontVerticalPosition, backVerticalPosition: backVerticalPosition, backTiltAngle: backTiltAngle, headSupportHorizontalPosition: headSupportHorizontalPosition, headSupportVerticalPosition: headSupportVerticalPosition, massageEnabled: massageEnabled, massageMode: massageMode, massageCushionFirmness: massageCushionFirmness, memory: memory)
        }

        package func check(_ violations: inout ViolationList) {
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
}

extension HMI.Common {
    /// The structure `SeatLocation`.
    package struct SeatLocation: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var grid: HMI.Common.Grid?

        package init(
            grid: HMI.Common.Grid? = nil
        ) {
            self.grid = grid
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("grid", grid)
            writer.endObject()
        }

        private static let keys = JSONKeys("grid")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var grid: HMI.Common.Grid?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: grid = try HMI.Common.Grid.read(from: &reader)
                }
            }
            return Self(grid: grid)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("grid", grid)
        }
    }
}

extension HMI.Common {
    /// The structure `SeatLocationCapability`.
    package struct SeatLocationCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var rows: Int?
        package var columns: Int?
        package var levels: Int?
        package var seats: [HMI.Common.SeatLocation]?
        package var levelsOrDefault: Int { levels ?? 1 }

        package init(
            rows: Int? = nil,
            columns: Int? = nil,
            levels: Int? = nil,
            seats: [HMI.Common.SeatLocation]? = nil
        ) {
            self.rows = rows
            self.columns = columns
            self.levels = levels
            self.seats = seats
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("rows", rows)
            writer.field("columns", columns)
            writer.field("levels", levels)
            writer.field("seats", seats)
            writer.endObject()
        }

        private static let keys = JSONKeys("rows", "columns", "levels", "seats")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var rows: Int?
            var columns: Int?
            var levels: Int?
            var seats: [HMI.Common.SeatLocation]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: rows = try reader.integer(1, 100)
                case 1: columns = try reader.integer(1, 100)
                case 2: levels = try reader.integer(1, 100)
                default: seats = try reader.array(of: HMI.Common.SeatLocation.self, 0, .max)
                }
            }
            return Self(rows: rows, columns: columns, levels: levels, seats: seats)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("rows", rows, 1, 100)
            violations.integer("columns", columns, 1, 100)
            violations.integer("levels", levels, 1, 100)
            violations.objects("seats", seats, 0, .max)
        }
    }
}

extension HMI.Common {
    /// The structure `SeatMemoryAction`.
    package struct SeatMemoryAction: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var id: Int
        package var label: String?
        package var action: HMI.Common.SeatMemoryActionType

        package init(
            id: Int,
            label: String? = nil,
            action: HMI.Common.SeatMemoryActionType
        ) {
            self.id = id
            self.label = label
            self.action = action
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("id", id)
            writer.field("label", label)
            writer.field("action", action)
            writer.endObject()
        }

        private static let keys = JSONKeys("id", "label", "action")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var id: Int?
            var label: String?
            var action: HMI.Common.SeatMemoryActionType?
            guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: id = try reader.integer(1, 10)
                case 1: label = try reader.string(1, 100)
                default: action = try HMI.Common.SeatMemoryActionType.read(from: &reader)
                }
            }
            guard let id, let action else { return nil }
            return Self(id: id, label: label, action: action)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("id", id, 1, 10)
            violations.string("label", label, 1, 100)
            violations.object("action", action)
        }
    }
}

extension HMI.Common {
    /// The structure `SeatOccupancy`.
    package struct SeatOccupancy: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var seatsOccupied: [HMI.Common.SeatStatus]?
        package var seatsBelted: [HMI.Common.SeatStatus]?

        package init(
            seatsOccupied: [HMI.Common.SeatStatus]? = nil,
            seatsBelted: [HMI.Common.SeatStatus]? = nil
        ) {
            self.seatsOccupied = seatsOccupied
            self.seatsBelted = seatsBelted
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("seatsOccupied", seatsOccupied)
            writer.field("seatsBelted", seatsBelted)
            writer.endObject()
        }

        private static let keys = JSONKeys("seatsOccupied", "seatsBelted")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var seatsOccupied: [HMI.Common.SeatStatus]?
            var seatsBelted: [HMI.Common.SeatStatus]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: seatsOccupied = try reader.array(of: HMI.Common.SeatStatus.self, 0, 100)
                default: seatsBelted = try reader.array(of: HMI.Common.SeatStatus.self, 0, 100)
                }
            }
            return Self(seatsOccupied: seatsOccupied, seatsBelted: seatsBelted)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("seatsOccupied", seatsOccupied, 0, 100)
            violations.objects("seatsBelted", seatsBelted, 0, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `SeatStatus`.
    package struct SeatStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var seatLocation: HMI.Common.SeatLocation
        package var conditionActive: Bool

        package init(
            seatLocation: HMI.Common.SeatLocation,
            conditionActive: Bool
        ) {
            self.seatLocation = seatLocation
            self.conditionActive = conditionActive
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("seatLocation", seatLocation)
            writer.field("conditionActive", conditionActive)
            writer.endObject()
        }

        private static let keys = JSONKeys("seatLocation", "conditionActive")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var seatLocation: HMI.Common.SeatLocation?
            var conditionActive: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: seatLocation = try HMI.Common.SeatLocation.read(from: &reader)
                default: conditionActive = try reader.bool()
                }
            }
            guard let seatLocation, let conditionActive else { return nil }
            return Self(seatLocation: seatLocation, conditionActive: conditionActive)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("seatLocation", seatLocation)
        }
    }
}

extension HMI.Common {
    /// The structure `SeekStreamingIndicator`.
    package struct SeekStreamingIndicator: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var type: HMI.Common.SeekIndicatorType
        package var seekTime: Int?

        package init(
            type: HMI.Common.SeekIndicatorType,
            seekTime: Int? = nil
        ) {
            self.type = type
            self.seekTime = seekTime
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("type", type)
            writer.field("seekTime", seekTime)
            writer.endObject()
        }

        private static let keys = JSONKeys("type", "seekTime")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var type: HMI.Common.SeekIndicatorType?
            var seekTime: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: type = try HMI.Common.SeekIndicatorType.read(from: &reader)
                default: seekTime = try reader.integer(1, 99)
                }
            }
            guard let type else { return nil }
            return Self(type: type, seekTime: seekTime)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("type", type)
            violations.integer("seekTime", seekTime, 1, 99)
        }
    }
}

extension HMI.Common {
    /// The structure `ServiceInfo`.
    package struct ServiceInfo: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var url: String
        package var appID: Int?

        package init(
            url: String,
            appID: Int? = nil
        ) {
            self.url = url
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("url", url)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("url", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var url: String?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: url = try reader.string(1, .max)
                default: appID = try reader.integer()
                }
            }
            guard let url else { return nil }
            return Self(url: url, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("url", url, 1, .max)
        }
    }
}

extension HMI.Common {
    /// The structure `SingleTireStatus`.
    package struct SingleTireStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var status: HMI.Common.ComponentVolumeStatus
        package var tpms: HMI.Common.TPMS?
        package var pressure: Double?

        package init(
            status: HMI.Common.ComponentVolumeStatus,
            tpms: HMI.Common.TPMS? = nil,
            pressure: Double? = nil
        ) {
            self.status = status
            self.tpms = tpms
            self.pressure = pressure
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("status", status)
            writer.field("tpms", tpms)
            writer.field("pressure", pressure)
            writer.endObject()
        }

        private static let keys = JSONKeys("status", "tpms", "pressure")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var status: HMI.Common.ComponentVolumeStatus?
            var tpms: HMI.Common.TPMS?
            var pressure: Double?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: status = try HMI.Common.ComponentVolumeStatus.read(from: &reader)
                case 1: tpms = try HMI.Common.TPMS.read(from: &reader)
                default: pressure = try reader.number(0, 2000)
                }
            }
            guard let status else { return nil }
            return Self(status: status, tpms: tpms, pressure: pressure)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("status", status)
            violations.object("tpms", tpms)
            violations.number("pressure", pressure, 0, 2000)
        }
    }
}

extension HMI.Common {
    /// The structure `SisData`.
    package struct SisData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var stationShortName: String?
        package var stationIDNumber: HMI.Common.StationIDNumber?
        package var stationLongName: String?
        package var stationLocation: HMI.Common.GPSData?
        package var stationMessage: String?

        package init(
            stationShortName: String? = nil,
            stationIDNumber: HMI.Common.StationIDNumber? = nil,
            stationLongName: String? = nil,
            stationLocation: HMI.Common.GPSData? = nil,
            stationMessage: String? = nil
        ) {
            self.stationShortName = stationShortName
            self.stationIDNumber = stationIDNumber
            self.stationLongName = stationLongName
            self.stationLocation = stationLocation
            self.stationMessage = stationMessage
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("stationShortName", stationShortName)
            writer.field("stationIDNumber", stationIDNumber)
            writer.field("stationLongName", stationLongName)
            writer.field("stationLocation", stationLocation)
            writer.field("stationMessage", stationMessage)
            writer.endObject()
        }

        private static let keys = JSONKeys("stationShortName", "stationIDNumber", "stationLongName", "stationLocation", "stationMessage")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var stationShortName: String?
            var stationIDNumber: HMI.Common.StationIDNumber?
            var stationLongName: String?
            var stationLocation: HMI.Common.GPSData?
            var stationMessage: String?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: stationShortName = try reader.string(4, 7)
                case 1: stationIDNumber = try HMI.Common.StationIDNumber.read(from: &reader)
                case 2: stationLongName = try reader.string(0, 56)
                case 3: stationLocation = try HMI.Common.GPSData.read(from: &reader)
                default: stationMessage = try reader.string(0, 56)
                }
            }
            return Self(stationShortName: stationShortName, stationIDNumber: stationIDNumber, stationLongName: stationLongName, stationLocation: stationLocation, stationMessage: stationMessage)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("stationShortName", stationShortName, 4, 7)
            violations.object("stationIDNumber", stationIDNumber)
            violations.string("stationLongName", stationLongName, 0, 56)
            violations.object("stationLocation", stationLocation)
            violations.string("stationMessage", stationMessage, 0, 56)
        }
    }
}

extension HMI.Common {
    /// The structure `SoftButton`.
    package struct SoftButton: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var type: HMI.Common.SoftButtonType
        package var text: String?
        package var image: HMI.Common.Image?
        package var isHighlighted: Bool?
        package var softButtonID: Int
        package var systemAction: HMI.Common.SystemAction

        package init(
            type: HMI.Common.SoftButtonType,
            text: String? = nil,
            image: HMI.Common.Image? = nil,
            isHighlighted: Bool? = nil,
            softButtonID: Int,
            systemAction: HMI.Common.SystemAction
        ) {
            self.type = type
            self.text = text
            self.image = image
            self.isHighlighted = isHighlighted
            self.softButtonID = softButtonID
            self.systemAction = systemAction
        }

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var type: HMI.Common.SoftButtonType?
            var text: String?
            var image: HMI.Common.Image?
            var isHighlighted: Bool?
            var softButtonID: Int?
            var systemAction: HMI.Common.SystemAction?
            guard var frame = try reader.members(keys, mandatory: 0x31) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: type = try HMI.Common.SoftButtonType.read(from: &reader)
                case 1: text = try reader.string(1, 500)
                case 2: image = try HMI.Common.Image.read(from: &reader)
                case 3: isHighlighted = try reader.bool()
                case 4: softButtonID = try reader.integer(0, 65535)
                default: systemAction = try HMI.Common.SystemAction.read(from: &reader)
                }
            }
            guard let type, let softButtonID, let systemAction else { return nil }
            return Self(type: type, text: text, image: image, isHighlighted: isHighlighted, softButtonID: softButtonID, systemAction: systemAction)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("type", type)
            violations.string("text", text, 1, 500)
            violations.object("image", image)
            violations.integer("softButtonID", softButtonID, 0, 65535)
            violations.object("systemAction", systemAction)
        }
    }
}

extension HMI.Common {
    /// The structure `SoftButtonCapabilities`.
    package struct SoftButtonCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var shortPressAvailable: Bool
        package var longPressAvailable: Bool
        package var upDownAvailable: Bool
        package var imageSupported: Bool
        package var textSupported: Bool?

        package init(
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("shortPressAvailable", shortPressAvailable)
            writer.field("longPressAvailable", longPressAvailable)
            writer.field("upDownAvailable", upDownAvailable)
            writer.field("imageSupported", imageSupported)
            writer.field("textSupported", textSupported)
            writer.endObject()
        }

        private static let keys = JSONKeys("shortPressAvailable", "longPressAvailable", "upDownAvailable", "imageSupported", "textSupported")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `StabilityControlsStatus`.
    package struct StabilityControlsStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var escSystem: HMI.Common.VehicleDataStatus?
        package var trailerSwayControl: HMI.Common.VehicleDataStatus?

        package init(
            escSystem: HMI.Common.VehicleDataStatus? = nil,
            trailerSwayControl: HMI.Common.VehicleDataStatus? = nil
        ) {
            self.escSystem = escSystem
            self.trailerSwayControl = trailerSwayControl
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("escSystem", escSystem)
            writer.field("trailerSwayControl", trailerSwayControl)
            writer.endObject()
        }

        private static let keys = JSONKeys("escSystem", "trailerSwayControl")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var escSystem: HMI.Common.VehicleDataStatus?
            var trailerSwayControl: HMI.Common.VehicleDataStatus?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: escSystem = try HMI.Common.VehicleDataStatus.read(from: &reader)
                default: trailerSwayControl = try HMI.Common.VehicleDataStatus.read(from: &reader)
                }
            }
            return Self(escSystem: escSystem, trailerSwayControl: trailerSwayControl)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("escSystem", escSystem)
            violations.object("trailerSwayControl", trailerSwayControl)
        }
    }
}

extension HMI.Common {
    /// The structure `StationIDNumber`.
    package struct StationIDNumber: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var countryCode: Int?
        package var fccFacilityId: Int?

        package init(
            countryCode: Int? = nil,
            fccFacilityId: Int? = nil
        ) {
            self.countryCode = countryCode
            self.fccFacilityId = fccFacilityId
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("countryCode", countryCode)
            writer.field("fccFacilityId", fccFacilityId)
            writer.endObject()
        }

        private static let keys = JSONKeys("countryCode", "fccFacilityId")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.integer("countryCode", countryCode, 0, 999)
            violations.integer("fccFacilityId", fccFacilityId, 0, 999999)
        }
    }
}

extension HMI.Common {
    /// The structure `SyncMsgVersion`.
    package struct SyncMsgVersion: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var majorVersion: Int
        package var minorVersion: Int
        package var patchVersion: Int?

        package init(
            majorVersion: Int,
            minorVersion: Int,
            patchVersion: Int? = nil
        ) {
            self.majorVersion = majorVersion
            self.minorVersion = minorVersion
            self.patchVersion = patchVersion
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("majorVersion", majorVersion)
            writer.field("minorVersion", minorVersion)
            writer.field("patchVersion", patchVersion)
            writer.endObject()
        }

        private static let keys = JSONKeys("majorVersion", "minorVersion", "patchVersion")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.integer("majorVersion", majorVersion, 1, 10)
            violations.integer("minorVersion", minorVersion, 0, 1000)
            violations.integer("patchVersion", patchVersion, 0, 1000)
        }
    }
}

extension HMI.Common {
    /// The structure `SystemCapabilities`.
    package struct SystemCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var navigationCapability: HMI.Common.NavigationCapability?
        package var phoneCapability: HMI.Common.PhoneCapability?
        package var videoStreamingCapability: HMI.Common.VideoStreamingCapability?
        package var driverDistractionCapability: HMI.Common.DriverDistractionCapability?

        package init(
            navigationCapability: HMI.Common.NavigationCapability? = nil,
            phoneCapability: HMI.Common.PhoneCapability? = nil,
            videoStreamingCapability: HMI.Common.VideoStreamingCapability? = nil,
            driverDistractionCapability: HMI.Common.DriverDistractionCapability? = nil
        ) {
            self.navigationCapability = navigationCapability
            self.phoneCapability = phoneCapability
            self.videoStreamingCapability = videoStreamingCapability
            self.driverDistractionCapability = driverDistractionCapability
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("navigationCapability", navigationCapability)
            writer.field("phoneCapability", phoneCapability)
            writer.field("videoStreamingCapability", videoStreamingCapability)
            writer.field("driverDistractionCapability", driverDistractionCapability)
            writer.endObject()
        }

        private static let keys = JSONKeys("navigationCapability", "phoneCapability", "videoStreamingCapability", "driverDistractionCapability")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var navigationCapability: HMI.Common.NavigationCapability?
            var phoneCapability: HMI.Common.PhoneCapability?
            var videoStreamingCapability: HMI.Common.VideoStreamingCapability?
            var driverDistractionCapability: HMI.Common.DriverDistractionCapability?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: navigationCapability = try HMI.Common.NavigationCapability.read(from: &reader)
                case 1: phoneCapability = try HMI.Common.PhoneCapability.read(from: &reader)
                case 2: videoStreamingCapability = try HMI.Common.VideoStreamingCapability.read(from: &reader)
                default: driverDistractionCapability = try HMI.Common.DriverDistractionCapability.read(from: &reader)
                }
            }
            return Self(navigationCapability: navigationCapability, phoneCapability: phoneCapability, videoStreamingCapability: videoStreamingCapability, driverDistractionCapability: driverDistractionCapability)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("navigationCapability", navigationCapability)
            violations.object("phoneCapability", phoneCapability)
            violations.object("videoStreamingCapability", videoStreamingCapability)
            violations.object("driverDistractionCapability", driverDistractionCapability)
        }
    }
}

extension HMI.Common {
    /// The structure `SystemCapability`.
    package struct SystemCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var systemCapabilityType: HMI.Common.SystemCapabilityType
        package var navigationCapability: HMI.Common.NavigationCapability?
        package var phoneCapability: HMI.Common.PhoneCapability?
        package var videoStreamingCapability: HMI.Common.VideoStreamingCapability?
        package var remoteControlCapability: HMI.Common.RemoteControlCapabilities?
        package var appServicesCapabilities: HMI.Common.AppServicesCapabilities?
        package var displayCapabilities: [HMI.Common.DisplayCapability]?
        package var seatLocationCapability: HMI.Common.SeatLocationCapability?
        package var driverDistractionCapability: HMI.Common.DriverDistractionCapability?

        package init(
            systemCapabilityType: HMI.Common.SystemCapabilityType,
            navigationCapability: HMI.Common.NavigationCapability? = nil,
            phoneCapability: HMI.Common.PhoneCapability? = nil,
            videoStreamingCapability: HMI.Common.VideoStreamingCapability? = nil,
            remoteControlCapability: HMI.Common.RemoteControlCapabilities? = nil,
            appServicesCapabilities: HMI.Common.AppServicesCapabilities? = nil,
            displayCapabilities: [HMI.Common.DisplayCapability]? = nil,
            seatLocationCapability: HMI.Common.SeatLocationCapability? = nil,
            driverDistractionCapability: HMI.Common.DriverDistractionCapability? = nil
        ) {
            self.systemCapabilityType = systemCapabilityType
            self.navigationCapability = navigationCapability
            self.phoneCapability = phoneCapability
            self.videoStreamingCapability = videoStreamingCapability
            self.remoteControlCapability = remoteControlCapability
            self.appServicesCapabilities = appServicesCapabilities
            self.displayCapabilities = displayCapabilities
            self.seatLocationCapability = seatLocationCapability
            self.driverDistractionCapability = driverDistractionCapability
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("systemCapabilityType", systemCapabilityType)
            writer.field("navigationCapability", navigationCapability)
            writer.field("phoneCapability", phoneCapability)
            writer.field("videoStreamingCapability", videoStreamingCapability)
            writer.field("remoteControlCapability", remoteControlCapability)
            writer.field("appServicesCapabilities", appServicesCapabilities)
            writer.field("displayCapabilities", displayCapabilities)
            writer.field("seatLocationCapability", seatLocationCapability)
            writer.field("driverDistractionCapability", driverDistractionCapability)
            writer.endObject()
        }

        private static let keys = JSONKeys("systemCapabilityType", "navigationCapability", "phoneCapability", "videoStreamingCapability", "remoteControlCapability", "appServicesCapabilities", "displayCapabilities", "seatLocationCapability", "driverDistractionCapability")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var systemCapabilityType: HMI.Common.SystemCapabilityType?
            var navigationCapability: HMI.Common.NavigationCapability?
            var phoneCapability: HMI.Common.PhoneCapability?
            var videoStreamingCapability: HMI.Common.VideoStreamingCapability?
            var remoteControlCapability: HMI.Common.RemoteControlCapabilities?
            var appServicesCapabilities: HMI.Common.AppServicesCapabilities?
            var displayCapabilities: [HMI.Common.DisplayCapability]?
            var seatLocationCapability: HMI.Common.SeatLocationCapability?
            var driverDistractionCapability: HMI.Common.DriverDistractionCapability?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: systemCapabilityType = try HMI.Common.SystemCapabilityType.read(from: &reader)
                case 1: navigationCapability = try HMI.Common.NavigationCapability.read(from: &reader)
                case 2: phoneCapability = try HMI.Common.PhoneCapability.read(from: &reader)
                case 3: videoStreamingCapability = try HMI.Common.VideoStreamingCapability.read(from: &reader)
                case 4: remoteControlCapability = try HMI.Common.RemoteControlCapabilities.read(from: &reader)
                case 5: appServicesCapabilities = try HMI.Common.AppServicesCapabilities.read(from: &reader)
                case 6: displayCapabilities = try reader.array(of: HMI.Common.DisplayCapability.self, 1, 1000)
                case 7: seatLocationCapability = try HMI.Common.SeatLocationCapability.read(from: &reader)
                default: driverDistractionCapability = try HMI.Common.DriverDistractionCapability.read(from: &reader)
                }
            }
            guard let systemCapabilityType else { return nil }
            return Self(systemCapabilityType: systemCapabilityType, navigationCapability: navigationCapability, phoneCapability: phoneCapability, videoStreamingCapability: videoStreamingCapability, remoteControlCapability: remoteControlCapability, appServicesCapabilities: appServicesCapabilities, displayCapabilities: displayCapabilities, seatLocationCapability: seatLocationCapability, driverDistractionCapability: driverDistractionCapability)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("systemCapabilityType", systemCapabilityType)
            violations.object("navigationCapability", navigationCapability)
            violations.object("phoneCapability", phoneCapability)
            violations.object("videoStreamingCapability", videoStreamingCapability)
            violations.object("remoteControlCapability", remoteControlCapability)
            violations.object("appServicesCapabilities", appServicesCapabilities)
            violations.objects("displayCapabilities", displayCapabilities, 1, 1000)
            violations.object("seatLocationCapability", seatLocationCapability)
            violations.object("driverDistractionCapability", driverDistractionCapability)
        }
    }
}
