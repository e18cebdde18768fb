// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `GPSData`.
    package struct GPSData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var longitudeDegrees: Double
        package var latitudeDegrees: Double
        package var utcYear: Int?
        package var utcMonth: Int?
        package var utcDay: Int?
        package var utcHours: Int?
        package var utcMinutes: Int?
        package var utcSeconds: Int?
        package var compassDirection: HMI.Common.CompassDirection?
        package var pdop: Double?
        package var hdop: Double?
        package var vdop: Double?
        package var actual: Bool?
        package var satellites: Int?
        package var dimension: HMI.Common.Dimension?
        package var altitude: Double?
        package var heading: Double?
        package var speed: Double?
        package var shifted: Bool?

        package init(
            longitudeDegrees: Double,
            latitudeDegrees: Double,
            utcYear: Int? = nil,
            utcMonth: Int? = nil,
            utcDay: Int? = nil,
            utcHours: Int? = nil,
            utcMinutes: Int? = nil,
            utcSeconds: Int? = nil,
            compassDirection: HMI.Common.CompassDirection? = nil,
            pdop: Double? = nil,
            hdop: Double? = nil,
            vdop: Double? = nil,
            actual: Bool? = nil,
            satellites: Int? = nil,
            dimension: HMI.Common.Dimension? = nil,
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var longitudeDegrees: Double?
            var latitudeDegrees: Double?
            var utcYear: Int?
            var utcMonth: Int?
            var utcDay: Int?
            var utcHours: Int?
            var utcMinutes: Int?
            var utcSeconds: Int?
            var compassDirection: HMI.Common.CompassDirection?
            var pdop: Double?
            var hdop: Double?
            var vdop: Double?
            var actual: Bool?
            var satellites: Int?
            var dimension: HMI.Common.Dimension?
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
                case 8: compassDirection = try HMI.Common.CompassDirection.read(from: &reader)
                case 9: pdop = try reader.number(0, 1000)
                case 10: hdop = try reader.number(0, 1000)
                case 11: vdop = try reader.number(0, 1000)
                case 12: actual = try reader.bool()
                case 13: satellites = try reader.integer(0, 31)
                case 14: dimension = try HMI.Common.Dimension.read(from: &reader)
                case 15: altitude = try reader.number(-10000, 10000)
                case 16: heading = try reader.number(0, 359.99)
                case 17: speed = try reader.number(0, 500)
                default: shifted = try reader.bool()
                }
            }
            guard let longitudeDegrees, let latitudeDegrees else { return nil }
            return Self(longitudeDegrees: longitudeDegrees, latitudeDegrees: latitudeDegrees, utcYear: utcYear, utcMonth: utcMonth, utcDay: utcDay, utcHours: utcHours, utcMinutes: utcMinutes, utcSeconds: utcSeconds, compassDirection: compassDirection, pdop: pdop, hdop: hdop, vdop: vdop, actual: actual, satellites: satellites, dimension: dimension, altitude: altitude, heading: heading, speed: speed, shifted: shifted)
        }

        package func check(_ violations: inout ViolationList) {
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
}

extension HMI.Common {
    /// The structure `GateStatus`.
    package struct GateStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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
    /// The structure `GearStatus`.
    package struct GearStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var userSelectedGear: HMI.Common.PRNDL?
        package var actualGear: HMI.Common.PRNDL?
        package var transmissionType: HMI.Common.TransmissionType?

        package init(
            userSelectedGear: HMI.Common.PRNDL? = nil,
            actualGear: HMI.Common.PRNDL? = nil,
            transmissionType: HMI.Common.TransmissionType? = nil
        ) {
            self.userSelectedGear = userSelectedGear
            self.actualGear = actualGear
            self.transmissionType = transmissionType
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("userSelectedGear", userSelectedGear)
            writer.field("actualGear", actualGear)
            writer.field("transmissionType", transmissionType)
            writer.endObject()
        }

        private static let keys = JSONKeys("userSelectedGear", "actualGear", "transmissionType")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var userSelectedGear: HMI.Common.PRNDL?
            var actualGear: HMI.Common.PRNDL?
            var transmissionType: HMI.Common.TransmissionType?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: userSelectedGear = try HMI.Common.PRNDL.read(from: &reader)
                case 1: actualGear = try HMI.Common.PRNDL.read(from: &reader)
                default: transmissionType = try HMI.Common.TransmissionType.read(from: &reader)
                }
            }
            return Self(userSelectedGear: userSelectedGear, actualGear: actualGear, transmissionType: transmissionType)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("userSelectedGear", userSelectedGear)
            violations.object("actualGear", actualGear)
            violations.object("transmissionType", transmissionType)
        }
    }
}

extension HMI.Common {
    /// The structure `Grid`.
    package struct Grid: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var col: Int
        package var row: Int
        package var level: Int?
        package var colspan: Int?
        package var rowspan: Int?
        package var levelspan: Int?
        package var levelOrDefault: Int { level ?? 0 }
        package var colspanOrDefault: Int { colspan ?? 1 }
        package var rowspanOrDefault: Int { rowspan ?? 1 }
        package var levelspanOrDefault: Int { levelspan ?? 1 }

        package init(
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.integer("col", col, -1, 100)
            violations.integer("row", row, -1, 100)
            violations.integer("level", level, -1, 100)
            violations.integer("colspan", colspan, 1, 100)
            violations.integer("rowspan", rowspan, 1, 100)
            violations.integer("levelspan", levelspan, 1, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `HMIApplication`.
    package struct HMIApplication: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var appName: String
        package var ngnMediaScreenAppName: String?
        package var icon: String?
        package var deviceInfo: HMI.Common.DeviceInfo
        package var secondaryDeviceInfo: HMI.Common.DeviceInfo?
        package var policyAppID: String
        package var ttsName: [HMI.Common.TTSChunk]?
        package var vrSynonyms: [String]?
        package var appID: Int
        package var hmiDisplayLanguageDesired: HMI.Common.Language?
        package var isMediaApplication: Bool?
        package var appType: [HMI.Common.AppHMIType]?
        package var greyOut: Bool?
        package var requestType: [HMI.Common.RequestType]?
        package var requestSubType: [String]?
        package var dayColorScheme: HMI.Common.TemplateColorScheme?
        package var nightColorScheme: HMI.Common.TemplateColorScheme?
        package var isCloudApplication: Bool?
        package var cloudConnectionStatus: HMI.Common.CloudConnectionStatus?

        package init(
            appName: String,
            ngnMediaScreenAppName: String? = nil,
            icon: String? = nil,
            deviceInfo: HMI.Common.DeviceInfo,
            secondaryDeviceInfo: HMI.Common.DeviceInfo? = nil,
            policyAppID: String,
            ttsName: [HMI.Common.TTSChunk]? = nil,
            vrSynonyms: [String]? = nil,
            appID: Int,
            hmiDisplayLanguageDesired: HMI.Common.Language? = nil,
            isMediaApplication: Bool? = nil,
            appType: [HMI.Common.AppHMIType]? = nil,
            greyOut: Bool? = nil,
            requestType: [HMI.Common.RequestType]? = nil,
            requestSubType: [String]? = nil,
            dayColorScheme: HMI.Common.TemplateColorScheme? = nil,
            nightColorScheme: HMI.Common.TemplateColorScheme? = nil,
            isCloudApplication: Bool? = nil,
            cloudConnectionStatus: HMI.Common.CloudConnectionStatus? = nil
        ) {
            self.appName = appName
            self.ngnMediaScreenAppName = ngnMediaScreenAppName
            self.icon = icon
            self.deviceInfo = deviceInfo
            self.secondaryDeviceInfo = secondaryDeviceInfo
            self.policyAppID = policyAppID
            self.ttsName = ttsName
            self.vrSynonyms = vrSynonyms
            self.appID = appID
            self.hmiDisplayLanguageDesired = hmiDisplayLanguageDesired
            self.isMediaApplication = isMediaApplication
            self.appType = appType
            self.greyOut = greyOut
            self.requestType = requestType
            self.requestSubType = requestSubType
            self.dayColorScheme = dayColorScheme
            self.nightColorScheme = nightColorScheme
            self.isCloudApplication = isCloudApplication
            self.cloudConnectionStatus = cloudConnectionStatus
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appName", appName)
            writer.field("ngnMediaScreenAppName", ngnMediaScreenAppName)
            writer.field("icon", icon)
            writer.field("deviceInfo", deviceInfo)
            writer.field("secondaryDeviceInfo", secondaryDeviceInfo)
            writer.field("policyAppID", policyAppID)
            writer.field("ttsName", ttsName)
            writer.field("vrSynonyms", vrSynonyms)
            writer.field("appID", appID)
            writer.field("hmiDisplayLanguageDesired", hmiDisplayLanguageDesired)
            writer.field("isMediaApplication", isMediaApplication)
            writer.field("appType", appType)
            writer.field("greyOut", greyOut)
            writer.field("requestType", requestType)
            writer.field("requestSubType", requestSubType)
            writer.field("dayColorScheme", dayColorScheme)
            writer.field("nightColorScheme", nightColorScheme)
            writer.field("isCloudApplication", isCloudApplication)
            writer.field("cloudConnectionStatus", cloudConnectionStatus)
            writer.endObject()
        }

        private static let keys = JSONKeys("appName", "ngnMediaScreenAppName", "icon", "deviceInfo", "secondaryDeviceInfo", "policyAppID", "ttsName", "vrSynonyms", "appID", "hmiDisplayLanguageDesired", "isMediaApplication", "appType", "greyOut", "requestType", "requestSubType", "dayColorScheme", "nightColorScheme", "isCloudApplication", "cloudConnectionStatus")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appName: String?
            var ngnMediaScreenAppName: String?
            var icon: String?
            var deviceInfo: HMI.Common.DeviceInfo?
            var secondaryDeviceInfo: HMI.Common.DeviceInfo?
            var policyAppID: String?
            var ttsName: [HMI.Common.TTSChunk]?
            var vrSynonyms: [String]?
            var appID: Int?
            var hmiDisplayLanguageDesired: HMI.Common.Language?
            var isMediaApplication: Bool?
            var appType: [HMI.Common.AppHMIType]?
            var greyOut: Bool?
            var requestType: [HMI.Common.RequestType]?
            var requestSubType: [String]?
            var dayColorScheme: HMI.Common.TemplateColorScheme?
            var nightColorScheme: HMI.Common.TemplateColorScheme?
            var isCloudApplication: Bool?
            var cloudConnectionStatus: HMI.Common.CloudConnectionStatus?
            guard var frame = try reader.members(keys, mandatory: 0x129) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appName = try reader.string(1, 100)
                case 1: ngnMediaScreenAppName = try reader.string(1, 100)
                case 2: icon = try reader.string(1, .max)
                case 3: deviceInfo = try HMI.Common.DeviceInfo.read(from: &reader)
                case 4: secondaryDeviceInfo = try HMI.Common.DeviceInfo.read(from: &reader)
                case 5: policyAppID = try reader.string(1, 50)
                case 6: ttsName = try reader.array(of: HMI.Common.TTSChunk.self, 1, 100)
                case 7: vrSynonyms = try reader.strings(1, 100, lengths: 1, 40)
                case 8: appID = try reader.integer()
                case 9: hmiDisplayLanguageDesired = try HMI.Common.Language.read(from: &reader)
                case 10: isMediaApplication = try reader.bool()
                case 11: appType = try reader.array(of: HMI.Common.AppHMIType.self, 1, 100)
                case 12: greyOut = try reader.bool()
                case 13: requestType = try reader.array(of: HMI.Common.RequestType.self, 0, 100)
                case 14: requestSubType = try reader.strings(0, 100, lengths: 1, 100)
                case 15: dayColorScheme = try HMI.Common.TemplateColorScheme.read(from: &reader)
                case 16: nightColorScheme = try HMI.Common.TemplateColorScheme.read(from: &reader)
                case 17: isCloudApplication = try reader.bool()
                default: cloudConnectionStatus = try HMI.Common.CloudConnectionStatus.read(from: &reader)
                }
            }
            guard let appName, let deviceInfo, let policyAppID, let appID else { return nil }
            return Self(appName: appName, ngnMediaScreenAppName: ngnMediaScreenAppName, icon: icon, deviceInfo: deviceInfo, secondaryDeviceInfo: secondaryDeviceInfo, policyAppID: policyAppID, ttsName: ttsName, vrSynonyms: vrSynonyms, appID: appID, hmiDisplayLanguageDesired: hmiDisplayLanguageDesired, isMediaApplication: isMediaApplication, appType: appType, greyOut: greyOut, requestType: requestType, requestSubType: requestSubType, dayColorScheme: dayColorScheme, nightColorScheme: nightColorScheme, isCloudApplication: isCloudApplication, cloudConnectionStatus: cloudConnectionStatus)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("appName", appName, 1, 100)
            violations.string("ngnMediaScreenAppName", ngnMediaScreenAppName, 1, 100)
            violations.string("icon", icon, 1, .max)
            violations.object("deviceInfo", deviceInfo)
            violations.object("secondaryDeviceInfo", secondaryDeviceInfo)
            violations.string("policyAppID", policyAppID, 1, 50)
            violations.objects("ttsName", ttsName, 1, 100)
            violations.array("vrSynonyms", vrSynonyms, 1, 100) { $0.check($1, 1, 40) }
            violations.object("hmiDisplayLanguageDesired", hmiDisplayLanguageDesired)
            violations.objects("appType", appType, 1, 100)
            violations.objects("requestType", requestType, 0, 100)
            violations.array("requestSubType", requestSubType, 0, 100) { $0.check($1, 1, 100) }
            violations.object("dayColorScheme", dayColorScheme)
            violations.object("nightColorScheme", nightColorScheme)
            violations.object("cloudConnectionStatus", cloudConnectionStatus)
        }
    }
}

extension HMI.Common {
    /// The structure `HMICapabilities`.
    package struct HMICapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var navigation: Bool?
        package var phoneCall: Bool?
        package var videoStreaming: Bool?

        package init(
            navigation: Bool? = nil,
            phoneCall: Bool? = nil,
            videoStreaming: Bool? = nil
        ) {
            self.navigation = navigation
            self.phoneCall = phoneCall
            self.videoStreaming = videoStreaming
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("navigation", navigation)
            writer.field("phoneCall", phoneCall)
            writer.field("videoStreaming", videoStreaming)
            writer.endObject()
        }

        private static let keys = JSONKeys("navigation", "phoneCall", "videoStreaming")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var navigation: Bool?
            var phoneCall: Bool?
            var videoStreaming: Bool?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: navigation = try reader.bool()
                case 1: phoneCall = try reader.bool()
                default: videoStreaming = try reader.bool()
                }
            }
            return Self(navigation: navigation, phoneCall: phoneCall, videoStreaming: videoStreaming)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `HMISettingsControlCapabilities`.
    package struct HMISettingsControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var moduleName: String
        package var moduleInfo: HMI.Common.ModuleInfo?
        package var distanceUnitAvailable: Bool?
        package var temperatureUnitAvailable: Bool?
        package var displayModeUnitAvailable: Bool?

        package init(
            moduleName: String,
            moduleInfo: HMI.Common.ModuleInfo? = nil,
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleName", moduleName)
            writer.field("moduleInfo", moduleInfo)
            writer.field("distanceUnitAvailable", distanceUnitAvailable)
            writer.field("temperatureUnitAvailable", temperatureUnitAvailable)
            writer.field("displayModeUnitAvailable", displayModeUnitAvailable)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleName", "moduleInfo", "distanceUnitAvailable", "temperatureUnitAvailable", "displayModeUnitAvailable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleName: String?
            var moduleInfo: HMI.Common.ModuleInfo?
            var distanceUnitAvailable: Bool?
            var temperatureUnitAvailable: Bool?
            var displayModeUnitAvailable: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleName = try reader.string(1, 100)
                case 1: moduleInfo = try HMI.Common.ModuleInfo.read(from: &reader)
                case 2: distanceUnitAvailable = try reader.bool()
                case 3: temperatureUnitAvailable = try reader.bool()
                default: displayModeUnitAvailable = try reader.bool()
                }
            }
            guard let moduleName else { return nil }
            return Self(moduleName: moduleName, moduleInfo: moduleInfo, distanceUnitAvailable: distanceUnitAvailable, temperatureUnitAvailable: temperatureUnitAvailable, displayModeUnitAvailable: displayModeUnitAvailable)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("moduleName", moduleName, 1, 100)
            violations.object("moduleInfo", moduleInfo)
        }
    }
}

extension HMI.Common {
    /// The structure `HMISettingsControlData`.
    package struct HMISettingsControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var displayMode: HMI.Common.DisplayMode?
        package var temperatureUnit: HMI.Common.TemperatureUnit?
        package var distanceUnit: HMI.Common.DistanceUnit?

        package init(
            displayMode: HMI.Common.DisplayMode? = nil,
            temperatureUnit: HMI.Common.TemperatureUnit? = nil,
            distanceUnit: HMI.Common.DistanceUnit? = nil
        ) {
            self.displayMode = displayMode
            self.temperatureUnit = temperatureUnit
            self.distanceUnit = distanceUnit
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("displayMode", displayMode)
            writer.field("temperatureUnit", temperatureUnit)
            writer.field("distanceUnit", distanceUnit)
            writer.endObject()
        }

        private static let keys = JSONKeys("displayMode", "temperatureUnit", "distanceUnit")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var displayMode: HMI.Common.DisplayMode?
            var temperatureUnit: HMI.Common.TemperatureUnit?
            var distanceUnit: HMI.Common.DistanceUnit?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: displayMode = try HMI.Common.DisplayMode.read(from: &reader)
                case 1: temperatureUnit = try HMI.Common.TemperatureUnit.read(from: &reader)
                default: distanceUnit = try HMI.Common.DistanceUnit.read(from: &reader)
                }
            }
            return Self(displayMode: displayMode, temperatureUnit: temperatureUnit, distanceUnit: distanceUnit)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("displayMode", displayMode)
            violations.object("temperatureUnit", temperatureUnit)
            violations.object("distanceUnit", distanceUnit)
        }
    }
}

extension HMI.Common {
    /// The structure `HapticRect`.
    package struct HapticRect: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var id: Int
        package var rect: HMI.Common.Rectangle

        package init(
            id: Int,
            rect: HMI.Common.Rectangle
        ) {
            self.id = id
            self.rect = rect
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("id", id)
            writer.field("rect", rect)
            writer.endObject()
        }

        private static let keys = JSONKeys("id", "rect")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var id: Int?
            var rect: HMI.Common.Rectangle?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: id = try reader.integer(0, 2000000000)
                default: rect = try HMI.Common.Rectangle.read(from: &reader)
                }
            }
            guard let id, let rect else { return nil }
            return Self(id: id, rect: rect)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("id", id, 0, 2000000000)
            violations.object("rect", rect)
        }
    }
}

extension HMI.Common {
    /// The structure `HeadLampStatus`.
    package struct HeadLampStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var lowBeamsOn: Bool
        package var highBeamsOn: Bool
        package var ambientLightSensorStatus: HMI.Common.AmbientLightStatus

        package init(
            lowBeamsOn: Bool,
            highBeamsOn: Bool,
            ambientLightSensorStatus: HMI.Common.AmbientLightStatus
        ) {
            self.lowBeamsOn = lowBeamsOn
            self.highBeamsOn = highBeamsOn
            self.ambientLightSensorStatus = ambientLightSensorStatus
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("lowBeamsOn", lowBeamsOn)
            writer.field("highBeamsOn", highBeamsOn)
            writer.field("ambientLightSensorStatus", ambientLightSensorStatus)
            writer.endObject()
        }

        private static let keys = JSONKeys("lowBeamsOn", "highBeamsOn", "ambientLightSensorStatus")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var lowBeamsOn: Bool?
            var highBeamsOn: Bool?
            var ambientLightSensorStatus: HMI.Common.AmbientLightStatus?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: lowBeamsOn = try reader.bool()
                case 1: highBeamsOn = try reader.bool()
                default: ambientLightSensorStatus = try HMI.Common.AmbientLightStatus.read(from: &reader)
                }
            }
            guard let lowBeamsOn, let highBeamsOn, let ambientLightSensorStatus else { return nil }
            return Self(lowBeamsOn: lowBeamsOn, highBeamsOn: highBeamsOn, ambientLightSensorStatus: ambientLightSensorStatus)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("ambientLightSensorStatus", ambientLightSensorStatus)
        }
    }
}

extension HMI.Common {
    /// The structure `Image`.
    package struct Image: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var value: String
        package var imageType: HMI.Common.ImageType
        package var isTemplate: Bool?

        package init(
            value: String,
            imageType: HMI.Common.ImageType,
            isTemplate: Bool? = nil
        ) {
            self.value = value
            self.imageType = imageType
            self.isTemplate = isTemplate
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("value", value)
            writer.field("imageType", imageType)
            writer.field("isTemplate", isTemplate)
            writer.endObject()
        }

        private static let keys = JSONKeys("value", "imageType", "isTemplate")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var value: String?
            var imageType: HMI.Common.ImageType?
            var isTemplate: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: value = try reader.string(1, 65535)
                case 1: imageType = try HMI.Common.ImageType.read(from: &reader)
                default: isTemplate = try reader.bool()
                }
            }
            guard let value, let imageType else { return nil }
            return Self(value: value, imageType: imageType, isTemplate: isTemplate)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("value", value, 1, 65535)
            violations.object("imageType", imageType)
        }
    }
}

extension HMI.Common {
    /// The structure `ImageField`.
    package struct ImageField: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var name: HMI.Common.ImageFieldName
        package var imageTypeSupported: [HMI.Common.FileType]?
        package var imageResolution: HMI.Common.ImageResolution?

        package init(
            name: HMI.Common.ImageFieldName,
            imageTypeSupported: [HMI.Common.FileType]? = nil,
            imageResolution: HMI.Common.ImageResolution? = nil
        ) {
            self.name = name
            self.imageTypeSupported = imageTypeSupported
            self.imageResolution = imageResolution
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("name", name)
            writer.field("imageTypeSupported", imageTypeSupported)
            writer.field("imageResolution", imageResolution)
            writer.endObject()
        }

        private static let keys = JSONKeys("name", "imageTypeSupported", "imageResolution")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var name: HMI.Common.ImageFieldName?
            var imageTypeSupported: [HMI.Common.FileType]?
            var imageResolution: HMI.Common.ImageResolution?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: name = try HMI.Common.ImageFieldName.read(from: &reader)
                case 1: imageTypeSupported = try reader.array(of: HMI.Common.FileType.self, 1, 100)
                default: imageResolution = try HMI.Common.ImageResolution.read(from: &reader)
                }
            }
            guard let name else { return nil }
            return Self(name: name, imageTypeSupported: imageTypeSupported, imageResolution: imageResolution)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("name", name)
            violations.objects("imageTypeSupported", imageTypeSupported, 1, 100)
            violations.object("imageResolution", imageResolution)
        }
    }
}

extension HMI.Common {
    /// The structure `ImageResolution`.
    package struct ImageResolution: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var resolutionWidth: Int
        package var resolutionHeight: Int

        package init(
            resolutionWidth: Int,
            resolutionHeight: Int
        ) {
            self.resolutionWidth = resolutionWidth
            self.resolutionHeight = resolutionHeight
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("resolutionWidth", resolutionWidth)
            writer.field("resolutionHeight", resolutionHeight)
            writer.endObject()
        }

        private static let keys = JSONKeys("resolutionWidth", "resolutionHeight")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.integer("resolutionWidth", resolutionWidth, 1, 10000)
            violations.integer("resolutionHeight", resolutionHeight, 1, 10000)
        }
    }
}
