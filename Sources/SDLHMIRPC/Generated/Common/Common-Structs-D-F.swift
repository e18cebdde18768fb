// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `DIDResult`.
    package struct DIDResult: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var resultCode: HMI.Common.VehicleDataResultCode
        package var didLocation: Int
        package var data: String?

        package init(
            resultCode: HMI.Common.VehicleDataResultCode,
            didLocation: Int,
            data: String? = nil
        ) {
            self.resultCode = resultCode
            self.didLocation = didLocation
            self.data = data
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("resultCode", resultCode)
            writer.field("didLocation", didLocation)
            writer.field("data", data)
            writer.endObject()
        }

        private static let keys = JSONKeys("resultCode", "didLocation", "data")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var resultCode: HMI.Common.VehicleDataResultCode?
            var didLocation: Int?
            var data: String?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: resultCode = try HMI.Common.VehicleDataResultCode.read(from: &reader)
                case 1: didLocation = try reader.integer(0, 65535)
                default: data = try reader.string(1, 5000)
                }
            }
            guard let resultCode, let didLocation else { return nil }
            return Self(resultCode: resultCode, didLocation: didLocation, data: data)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("resultCode", resultCode)
            violations.integer("didLocation", didLocation, 0, 65535)
            violations.string("data", data, 1, 5000)
        }
    }
}

extension HMI.Common {
    /// The structure `DateTime`.
    package struct DateTime: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var millisecond: Int?
        package var second: Int?
        package var minute: Int?
        package var hour: Int?
        package var day: Int?
        package var month: Int?
        package var year: Int?
        package var tz_hour: Int?
        package var tz_minute: Int?
        package var tz_hourOrDefault: Int { tz_hour ?? 0 }
        package var tz_minuteOrDefault: Int { tz_minute ?? 0 }

        package init(
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
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
}

extension HMI.Common {
    /// The structure `DeviceInfo`.
    package struct DeviceInfo: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var name: String
        package var id: String
        package var transportType: HMI.Common.TransportType?
        package var isSDLAllowed: Bool?

        package init(
            name: String,
            id: String,
            transportType: HMI.Common.TransportType? = nil,
            isSDLAllowed: Bool? = nil
        ) {
            self.name = name
            self.id = id
            self.transportType = transportType
            self.isSDLAllowed = isSDLAllowed
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("name", name)
            writer.field("id", id)
            writer.field("transportType", transportType)
            writer.field("isSDLAllowed", isSDLAllowed)
            writer.endObject()
        }

        private static let keys = JSONKeys("name", "id", "transportType", "isSDLAllowed")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var name: String?
            var id: String?
            var transportType: HMI.Common.TransportType?
            var isSDLAllowed: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: name = try reader.string(1, .max)
                case 1: id = try reader.string(1, .max)
                case 2: transportType = try HMI.Common.TransportType.read(from: &reader)
                default: isSDLAllowed = try reader.bool()
                }
            }
            guard let name, let id else { return nil }
            return Self(name: name, id: id, transportType: transportType, isSDLAllowed: isSDLAllowed)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("name", name, 1, .max)
            violations.string("id", id, 1, .max)
            violations.object("transportType", transportType)
        }
    }
}

extension HMI.Common {
    /// The structure `DeviceStatus`.
    package struct DeviceStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var voiceRecOn: Bool?
        package var btIconOn: Bool?
        package var callActive: Bool?
        package var phoneRoaming: Bool?
        package var textMsgAvailable: Bool?
        package var battLevelStatus: HMI.Common.DeviceLevelStatus?
        package var stereoAudioOutputMuted: Bool?
        package var monoAudioOutputMuted: Bool?
        package var signalLevelStatus: HMI.Common.DeviceLevelStatus?
        package var primaryAudioSource: HMI.Common.PrimaryAudioSource?
        package var eCallEventActive: Bool?

        package init(
            voiceRecOn: Bool? = nil,
            btIconOn: Bool? = nil,
            callActive: Bool? = nil,
            phoneRoaming: Bool? = nil,
            textMsgAvailable: Bool? = nil,
            battLevelStatus: HMI.Common.DeviceLevelStatus? = nil,
            stereoAudioOutputMuted: Bool? = nil,
            monoAudioOutputMuted: Bool? = nil,
            signalLevelStatus: HMI.Common.DeviceLevelStatus? = nil,
            primaryAudioSource: HMI.Common.PrimaryAudioSource? = nil,
            eCallEventActive: Bool? = nil
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var voiceRecOn: Bool?
            var btIconOn: Bool?
            var callActive: Bool?
            var phoneRoaming: Bool?
            var textMsgAvailable: Bool?
            var battLevelStatus: HMI.Common.DeviceLevelStatus?
            var stereoAudioOutputMuted: Bool?
            var monoAudioOutputMuted: Bool?
            var signalLevelStatus: HMI.Common.DeviceLevelStatus?
            var primaryAudioSource: HMI.Common.PrimaryAudioSource?
            var eCallEventActive: Bool?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: voiceRecOn = try reader.bool()
                case 1: btIconOn = try reader.bool()
                case 2: callActive = try reader.bool()
                case 3: phoneRoaming = try reader.bool()
                case 4: textMsgAvailable = try reader.bool()
                case 5: battLevelStatus = try HMI.Common.DeviceLevelStatus.read(from: &reader)
                case 6: stereoAudioOutputMuted = try reader.bool()
                case 7: monoAudioOutputMuted = try reader.bool()
                case 8: signalLevelStatus = try HMI.Common.DeviceLevelStatus.read(from: &reader)
                case 9: primaryAudioSource = try HMI.Common.PrimaryAudioSource.read(from: &reader)
                default: eCallEventActive = try reader.bool()
                }
            }
            return Self(voiceRecOn: voiceRecOn, btIconOn: btIconOn, callActive: callActive, phoneRoaming: phoneRoaming, textMsgAvailable: textMsgAvailable, battLevelStatus: battLevelStatus, stereoAudioOutputMuted: stereoAudioOutputMuted, monoAudioOutputMuted: monoAudioOutputMuted, signalLevelStatus: signalLevelStatus, primaryAudioSource: primaryAudioSource, eCallEventActive: eCallEventActive)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("battLevelStatus", battLevelStatus)
            violations.object("signalLevelStatus", signalLevelStatus)
            violations.object("primaryAudioSource", primaryAudioSource)
        }
    }
}

extension HMI.Common {
    /// The structure `DisplayCapabilities`.
    package struct DisplayCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var displayType: HMI.Common.DisplayType
        package var displayName: String?
        package var textFields: [HMI.Common.TextField]
        package var imageFields: [HMI.Common.ImageField]?
        package var mediaClockFormats: [HMI.Common.MediaClockFormat]
        package var imageCapabilities: [HMI.Common.ImageType]?
        package var graphicSupported: Bool
        package var templatesAvailable: [String]
        package var screenParams: HMI.Common.ScreenParams?
        package var numCustomPresetsAvailable: Int?

        package init(
            displayType: HMI.Common.DisplayType,
            displayName: String? = nil,
            textFields: [HMI.Common.TextField],
            imageFields: [HMI.Common.ImageField]? = nil,
            mediaClockFormats: [HMI.Common.MediaClockFormat],
            imageCapabilities: [HMI.Common.ImageType]? = nil,
            graphicSupported: Bool,
            templatesAvailable: [String],
            screenParams: HMI.Common.ScreenParams? = nil,
            numCustomPresetsAvailable: Int? = nil
        ) {
            self.displayType = displayType
            self.displayName = displayName
            self.textFields = textFields
            self.imageFields = imageFields
            self.mediaClockFormats = mediaClockFormats
            self.imageCapabilities = imageCapabilities
            self.graphicSupported = graphicSupported
            self.templatesAvailable = templatesAvailable
            self.screenParams = screenParams
            self.numCustomPresetsAvailable = numCustomPresetsAvailable
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("displayType", displayType)
            writer.field("displayName", displayName)
            writer.field("textFields", textFields)
            writer.field("imageFields", imageFields)
            writer.field("mediaClockFormats", mediaClockFormats)
            writer.field("imageCapabilities", imageCapabilities)
            writer.field("graphicSupported", graphicSupported)
            writer.field("templatesAvailable", templatesAvailable)
            writer.field("screenParams", screenParams)
            writer.field("numCustomPresetsAvailable", numCustomPresetsAvailable)
            writer.endObject()
        }

        private static let keys = JSONKeys("displayType", "displayName", "textFields", "imageFields", "mediaClockFormats", "imageCapabilities", "graphicSupported", "templatesAvailable", "screenParams", "numCustomPresetsAvailable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var displayType: HMI.Common.DisplayType?
            var displayName: String?
            var textFields: [HMI.Common.TextField]?
            var imageFields: [HMI.Common.ImageField]?
            var mediaClockFormats: [HMI.Common.MediaClockFormat]?
            var imageCapabilities: [HMI.Common.ImageType]?
            var graphicSupported: Bool?
            var templatesAvailable: [String]?
            var screenParams: HMI.Common.ScreenParams?
            var numCustomPresetsAvailable: Int?
            guard var frame = try reader.members(keys, mandatory: 0xd5) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: displayType = try HMI.Common.DisplayType.read(from: &reader)
                case 1: displayName = try reader.string(1, .max)
                case 2: textFields = try reader.array(of: HMI.Common.TextField.self, 0, 100)
                case 3: imageFields = try reader.array(of: HMI.Common.ImageField.self, 1, 100)
                case 4: mediaClockFormats = try reader.array(of: HMI.Common.MediaClockFormat.self, 0, 100)
                case 5: imageCapabilities = try reader.array(of: HMI.Common.ImageType.self, 0, 2)
                case 6: graphicSupported = try reader.bool()
                case 7: templatesAvailable = try reader.strings(0, 100, lengths: 1, 100)
                case 8: screenParams = try HMI.Common.ScreenParams.read(from: &reader)
                default: numCustomPresetsAvailable = try reader.integer(1, 100)
                }
            }
            guard let displayType, let textFields, let mediaClockFormats, let graphicSupported, let templatesAvailable else { return nil }
            return Self(displayType: displayType, displayName: displayName, textFields: textFields, imageFields: imageFields, mediaClockFormats: mediaClockFormats, imageCapabilities: imageCapabilities, graphicSupported: graphicSupported, templatesAvailable: templatesAvailable, screenParams: screenParams, numCustomPresetsAvailable: numCustomPresetsAvailable)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("displayType", displayType)
            violations.string("displayName", displayName, 1, .max)
            violations.objects("textFields", textFields, 0, 100)
            violations.objects("imageFields", imageFields, 1, 100)
            violations.objects("mediaClockFormats", mediaClockFormats, 0, 100)
            violations.objects("imageCapabilities", imageCapabilities, 0, 2)
            violations.array("templatesAvailable", templatesAvailable, 0, 100) { $0.check($1, 1, 100) }
            violations.object("screenParams", screenParams)
            violations.integer("numCustomPresetsAvailable", numCustomPresetsAvailable, 1, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `DisplayCapability`.
    package struct DisplayCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var displayName: String?
        package var windowTypeSupported: [HMI.Common.WindowTypeCapabilities]?
        package var windowCapabilities: [HMI.Common.WindowCapability]?

        package init(
            displayName: String? = nil,
            windowTypeSupported: [HMI.Common.WindowTypeCapabilities]? = nil,
            windowCapabilities: [HMI.Common.WindowCapability]? = nil
        ) {
            self.displayName = displayName
            self.windowTypeSupported = windowTypeSupported
            self.windowCapabilities = windowCapabilities
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("displayName", displayName)
            writer.field("windowTypeSupported", windowTypeSupported)
            writer.field("windowCapabilities", windowCapabilities)
            writer.endObject()
        }

        private static let keys = JSONKeys("displayName", "windowTypeSupported", "windowCapabilities")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var displayName: String?
            var windowTypeSupported: [HMI.Common.WindowTypeCapabilities]?
            var windowCapabilities: [HMI.Common.WindowCapability]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: displayName = try reader.string(1, .max)
                case 1: windowTypeSupported = try reader.array(of: HMI.Common.WindowTypeCapabilities.self, 1, .max)
                default: windowCapabilities = try reader.array(of: HMI.Common.WindowCapability.self, 1, 1000)
                }
            }
            return Self(displayName: displayName, windowTypeSupported: windowTypeSupported, windowCapabilities: windowCapabilities)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("displayName", displayName, 1, .max)
            violations.objects("windowTypeSupported", windowTypeSupported, 1, .max)
            violations.objects("windowCapabilities", windowCapabilities, 1, 1000)
        }
    }
}

extension HMI.Common {
    /// The structure `DoorStatus`.
    package struct DoorStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var location: HMI.Common.Grid
        package var status: HMI.Common.DoorStatusType

        package init(
            location: HMI.Common.Grid,
            status: HMI.Common.DoorStatusType
        ) {
            self.location = location
            self.status = status
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("location", location)
            writer.field("status", status)
            writer.endObject()
        }

        private static let keys = JSONKeys("location", "status")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var location: HMI.Common.Grid?
            var status: HMI.Common.DoorStatusType?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: location = try HMI.Common.Grid.read(from: &reader)
                default: status = try HMI.Common.DoorStatusType.read(from: &reader)
                }
            }
            guard let location, let status else { return nil }
            return Self(location: location, status: status)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("location", location)
            violations.object("status", status)
        }
    }
}

extension HMI.Common {
    /// The structure `DriverDistractionCapability`.
    package struct DriverDistractionCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var menuLength: Int?
        package var subMenuDepth: Int?

        package init(
            menuLength: Int? = nil,
            subMenuDepth: Int? = nil
        ) {
            self.menuLength = menuLength
            self.subMenuDepth = subMenuDepth
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("menuLength", menuLength)
            writer.field("subMenuDepth", subMenuDepth)
            writer.endObject()
        }

        private static let keys = JSONKeys("menuLength", "subMenuDepth")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.integer("subMenuDepth", subMenuDepth, 1, .max)
        }
    }
}

extension HMI.Common {
    /// The structure `DynamicUpdateCapabilities`.
    package struct DynamicUpdateCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var supportedDynamicImageFieldNames: [HMI.Common.ImageFieldName]?
        package var supportsDynamicSubMenus: Bool?

        package init(
            supportedDynamicImageFieldNames: [HMI.Common.ImageFieldName]? = nil,
            supportsDynamicSubMenus: Bool? = nil
        ) {
            self.supportedDynamicImageFieldNames = supportedDynamicImageFieldNames
            self.supportsDynamicSubMenus = supportsDynamicSubMenus
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("supportedDynamicImageFieldNames", supportedDynamicImageFieldNames)
            writer.field("supportsDynamicSubMenus", supportsDynamicSubMenus)
            writer.endObject()
        }

        private static let keys = JSONKeys("supportedDynamicImageFieldNames", "supportsDynamicSubMenus")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var supportedDynamicImageFieldNames: [HMI.Common.ImageFieldName]?
            var supportsDynamicSubMenus: Bool?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: supportedDynamicImageFieldNames = try reader.array(of: HMI.Common.ImageFieldName.self, 1, .max)
                default: supportsDynamicSubMenus = try reader.bool()
                }
            }
            return Self(supportedDynamicImageFieldNames: supportedDynamicImageFieldNames, supportsDynamicSubMenus: supportsDynamicSubMenus)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("supportedDynamicImageFieldNames", supportedDynamicImageFieldNames, 1, .max)
        }
    }
}

extension HMI.Common {
    /// The structure `ECallInfo`.
    package struct ECallInfo: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var eCallNotificationStatus: HMI.Common.VehicleDataNotificationStatus
        package var auxECallNotificationStatus: HMI.Common.VehicleDataNotificationStatus
        package var eCallConfirmationStatus: HMI.Common.ECallConfirmationStatus

        package init(
            eCallNotificationStatus: HMI.Common.VehicleDataNotificationStatus,
            auxECallNotificationStatus: HMI.Common.VehicleDataNotificationStatus,
            eCallConfirmationStatus: HMI.Common.ECallConfirmationStatus
        ) {
            self.eCallNotificationStatus = eCallNotificationStatus
            self.auxECallNotificationStatus = auxECallNotificationStatus
            self.eCallConfirmationStatus = eCallConfirmationStatus
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("eCallNotificationStatus", eCallNotificationStatus)
            writer.field("auxECallNotificationStatus", auxECallNotificationStatus)
            writer.field("eCallConfirmationStatus", eCallConfirmationStatus)
            writer.endObject()
        }

        private static let keys = JSONKeys("eCallNotificationStatus", "auxECallNotificationStatus", "eCallConfirmationStatus")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var eCallNotificationStatus: HMI.Common.VehicleDataNotificationStatus?
            var auxECallNotificationStatus: HMI.Common.VehicleDataNotificationStatus?
            var eCallConfirmationStatus: HMI.Common.ECallConfirmationStatus?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: eCallNotificationStatus = try HMI.Common.VehicleDataNotificationStatus.read(from: &reader)
                case 1: auxECallNotificationStatus = try HMI.Common.VehicleDataNotificationStatus.read(from: &reader)
                default: eCallConfirmationStatus = try HMI.Common.ECallConfirmationStatus.read(from: &reader)
                }
            }
            guard let eCallNotificationStatus, let auxECallNotificationStatus, let eCallConfirmationStatus else { return nil }
            return Self(eCallNotificationStatus: eCallNotificationStatus, auxECallNotificationStatus: auxECallNotificationStatus, eCallConfirmationStatus: eCallConfirmationStatus)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("eCallNotificationStatus", eCallNotificationStatus)
            violations.object("auxECallNotificationStatus", auxECallNotificationStatus)
            violations.object("eCallConfirmationStatus", eCallConfirmationStatus)
        }
    }
}

extension HMI.Common {
    /// The structure `EmergencyEvent`.
    package struct EmergencyEvent: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var emergencyEventType: HMI.Common.EmergencyEventType
        package var fuelCutoffStatus: HMI.Common.FuelCutoffStatus
        package var rolloverEvent: HMI.Common.VehicleDataEventStatus
        package var maximumChangeVelocity: Int
        package var multipleEvents: HMI.Common.VehicleDataEventStatus

        package init(
            emergencyEventType: HMI.Common.EmergencyEventType,
            fuelCutoffStatus: HMI.Common.FuelCutoffStatus,
            rolloverEvent: HMI.Common.VehicleDataEventStatus,
            maximumChangeVelocity: Int,
            multipleEvents: HMI.Common.VehicleDataEventStatus
        ) {
            self.emergencyEventType = emergencyEventType
            self.fuelCutoffStatus = fuelCutoffStatus
            self.rolloverEvent = rolloverEvent
            self.maximumChangeVelocity = maximumChangeVelocity
            self.multipleEvents = multipleEvents
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("emergencyEventType", emergencyEventType)
            writer.field("fuelCutoffStatus", fuelCutoffStatus)
            writer.field("rolloverEvent", rolloverEvent)
            writer.field("maximumChangeVelocity", maximumChangeVelocity)
            writer.field("multipleEvents", multipleEvents)
            writer.endObject()
        }

        private static let keys = JSONKeys("emergencyEventType", "fuelCutoffStatus", "rolloverEvent", "maximumChangeVelocity", "multipleEvents")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var emergencyEventType: HMI.Common.EmergencyEventType?
            var fuelCutoffStatus: HMI.Common.FuelCutoffStatus?
            var rolloverEvent: HMI.Common.VehicleDataEventStatus?
            var maximumChangeVelocity: Int?
            var multipleEvents: HMI.Common.VehicleDataEventStatus?
            guard var frame = try reader.members(keys, mandatory: 0x1f) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: emergencyEventType = try HMI.Common.EmergencyEventType.read(from: &reader)
                case 1: fuelCutoffStatus = try HMI.Common.FuelCutoffStatus.read(from: &reader)
                case 2: rolloverEvent = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 3: maximumChangeVelocity = try reader.integer(0, 255)
                default: multipleEvents = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                }
            }
            guard let emergencyEventType, let fuelCutoffStatus, let rolloverEvent, let maximumChangeVelocity, let multipleEvents else { return nil }
            return Self(emergencyEventType: emergencyEventType, fuelCutoffStatus: fuelCutoffStatus, rolloverEvent: rolloverEvent, maximumChangeVelocity: maximumChangeVelocity, multipleEvents: multipleEvents)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("emergencyEventType", emergencyEventType)
            violations.object("fuelCutoffStatus", fuelCutoffStatus)
            violations.object("rolloverEvent", rolloverEvent)
            violations.integer("maximumChangeVelocity", maximumChangeVelocity, 0, 255)
            violations.object("multipleEvents", multipleEvents)
        }
    }
}

extension HMI.Common {
    /// The structure `EqualizerSettings`.
    package struct EqualizerSettings: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var channelId: Int
        package var channelName: String?
        package var channelSetting: Int

        package init(
            channelId: Int,
            channelName: String? = nil,
            channelSetting: Int
        ) {
            self.channelId = channelId
            self.channelName = channelName
            self.channelSetting = channelSetting
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("channelId", channelId)
            writer.field("channelName", channelName)
            writer.field("channelSetting", channelSetting)
            writer.endObject()
        }

        private static let keys = JSONKeys("channelId", "channelName", "channelSetting")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.integer("channelId", channelId, 1, 100)
            violations.string("channelName", channelName, 1, 50)
            violations.integer("channelSetting", channelSetting, 0, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `ExternalConsentStatus`.
    package struct ExternalConsentStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var entityType: Int
        package var entityID: Int
        package var status: HMI.Common.EntityStatus

        package init(
            entityType: Int,
            entityID: Int,
            status: HMI.Common.EntityStatus
        ) {
            self.entityType = entityType
            self.entityID = entityID
            self.status = status
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("entityType", entityType)
            writer.field("entityID", entityID)
            writer.field("status", status)
            writer.endObject()
        }

        private static let keys = JSONKeys("entityType", "entityID", "status")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var entityType: Int?
            var entityID: Int?
            var status: HMI.Common.EntityStatus?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: entityType = try reader.integer(0, 128)
                case 1: entityID = try reader.integer(0, 128)
                default: status = try HMI.Common.EntityStatus.read(from: &reader)
                }
            }
            guard let entityType, let entityID, let status else { return nil }
            return Self(entityType: entityType, entityID: entityID, status: status)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("entityType", entityType, 0, 128)
            violations.integer("entityID", entityID, 0, 128)
            violations.object("status", status)
        }
    }
}

extension HMI.Common {
    /// The structure `FuelRange`.
    package struct FuelRange: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var type: HMI.Common.FuelType?
        package var range: Double?
        package var level: Double?
        package var levelState: HMI.Common.ComponentVolumeStatus?
        package var capacity: Double?
        package var capacityUnit: HMI.Common.CapacityUnit?

        package init(
            type: HMI.Common.FuelType? = nil,
            range: Double? = nil,
            level: Double? = nil,
            levelState: HMI.Common.ComponentVolumeStatus? = nil,
            capacity: Double? = nil,
            capacityUnit: HMI.Common.CapacityUnit? = nil
        ) {
            self.type = type
            self.range = range
            self.level = level
            self.levelState = levelState
            self.capacity = capacity
            self.capacityUnit = capacityUnit
        }

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var type: HMI.Common.FuelType?
            var range: Double?
            var level: Double?
            var levelState: HMI.Common.ComponentVolumeStatus?
            var capacity: Double?
            var capacityUnit: HMI.Common.CapacityUnit?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: type = try HMI.Common.FuelType.read(from: &reader)
                case 1: range = try reader.number(0, 10000)
                case 2: level = try reader.number(-6, 1000000)
                case 3: levelState = try HMI.Common.ComponentVolumeStatus.read(from: &reader)
                case 4: capacity = try reader.number(0, 1000000)
                default: capacityUnit = try HMI.Common.CapacityUnit.read(from: &reader)
                }
            }
            return Self(type: type, range: range, level: level, levelState: levelState, capacity: capacity, capacityUnit: capacityUnit)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("type", type)
            violations.number("range", range, 0, 10000)
            violations.number("level", level, -6, 1000000)
            violations.object("levelState", levelState)
            violations.number("capacity", capacity, 0, 1000000)
            violations.object("capacityUnit", capacityUnit)
        }
    }
}
