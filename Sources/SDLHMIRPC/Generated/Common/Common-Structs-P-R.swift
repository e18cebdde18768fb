// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `PermissionItem`.
    package struct PermissionItem: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var name: String
        package var id: Int
        package var allowed: Bool?

        package init(
            name: String,
            id: Int,
            allowed: Bool? = nil
        ) {
            self.name = name
            self.id = id
            self.allowed = allowed
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("name", name)
            writer.field("id", id)
            writer.field("allowed", allowed)
            writer.endObject()
        }

        private static let keys = JSONKeys("name", "id", "allowed")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var name: String?
            var id: Int?
            var allowed: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: name = try reader.string(1, .max)
                case 1: id = try reader.integer()
                default: allowed = try reader.bool()
                }
            }
            guard let name, let id else { return nil }
            return Self(name: name, id: id, allowed: allowed)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("name", name, 1, .max)
        }
    }
}

extension HMI.Common {
    /// The structure `PhoneCapability`.
    package struct PhoneCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var dialNumberEnabled: Bool?

        package init(
            dialNumberEnabled: Bool? = nil
        ) {
            self.dialNumberEnabled = dialNumberEnabled
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("dialNumberEnabled", dialNumberEnabled)
            writer.endObject()
        }

        private static let keys = JSONKeys("dialNumberEnabled")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var dialNumberEnabled: Bool?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: dialNumberEnabled = try reader.bool()
                }
            }
            return Self(dialNumberEnabled: dialNumberEnabled)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `PresetBankCapabilities`.
    package struct PresetBankCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var onScreenPresetsAvailable: Bool

        package init(
            onScreenPresetsAvailable: Bool
        ) {
            self.onScreenPresetsAvailable = onScreenPresetsAvailable
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("onScreenPresetsAvailable", onScreenPresetsAvailable)
            writer.endObject()
        }

        private static let keys = JSONKeys("onScreenPresetsAvailable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `RGBColor`.
    package struct RGBColor: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var red: Int
        package var green: Int
        package var blue: Int

        package init(
            red: Int,
            green: Int,
            blue: Int
        ) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("red", red)
            writer.field("green", green)
            writer.field("blue", blue)
            writer.endObject()
        }

        private static let keys = JSONKeys("red", "green", "blue")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.integer("red", red, 0, 255)
            violations.integer("green", green, 0, 255)
            violations.integer("blue", blue, 0, 255)
        }
    }
}

extension HMI.Common {
    /// The structure `RadioControlCapabilities`.
    package struct RadioControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var moduleName: String
        package var moduleInfo: HMI.Common.ModuleInfo?
        package var radioEnableAvailable: Bool?
        package var radioBandAvailable: Bool?
        package var radioFrequencyAvailable: Bool?
        package var hdChannelAvailable: Bool?
        package var rdsDataAvailable: Bool?
        package var availableHDsAvailable: Bool?
        package var availableHdChannelsAvailable: Bool?
        package var stateAvailable: Bool?
        package var signalStrengthAvailable: Bool?
        package var signalChangeThresholdAvailable: Bool?
        package var sisDataAvailable: Bool?
        package var hdRadioEnableAvailable: Bool?
        package var siriusxmRadioAvailable: Bool?

        package init(
            moduleName: String,
            moduleInfo: HMI.Common.ModuleInfo? = nil,
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleName: String?
            var moduleInfo: HMI.Common.ModuleInfo?
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
                case 1: moduleInfo = try HMI.Common.ModuleInfo.read(from: &reader)
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

        package func check(_ violations: inout ViolationList) {
            violations.string("moduleName", moduleName, 1, 100)
            violations.object("moduleInfo", moduleInfo)
        }
    }
}

extension HMI.Common {
    /// The structure `RadioControlData`.
    package struct RadioControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var frequencyInteger: Int?
        package var frequencyFraction: Int?
        package var band: HMI.Common.RadioBand?
        package var rdsData: HMI.Common.RdsData?
        package var hdRadioEnable: Bool?
        package var availableHDs: Int?
        package var availableHdChannels: [Int]?
        package var hdChannel: Int?
        package var signalStrength: Int?
        package var signalChangeThreshold: Int?
        package var radioEnable: Bool?
        package var state: HMI.Common.RadioState?
        package var sisData: HMI.Common.SisData?

        package init(
            frequencyInteger: Int? = nil,
            frequencyFraction: Int? = nil,
            band: HMI.Common.RadioBand? = nil,
            rdsData: HMI.Common.RdsData? = nil,
            hdRadioEnable: Bool? = nil,
            availableHDs: Int? = nil,
            availableHdChannels: [Int]? = nil,
            hdChannel: Int? = nil,
            signalStrength: Int? = nil,
            signalChangeThreshold: Int? = nil,
            radioEnable: Bool? = nil,
            state: HMI.Common.RadioState? = nil,
            sisData: HMI.Common.SisData? = nil
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var frequencyInteger: Int?
            var frequencyFraction: Int?
            var band: HMI.Common.RadioBand?
            var rdsData: HMI.Common.RdsData?
            var hdRadioEnable: Bool?
            var availableHDs: Int?
            var availableHdChannels: [Int]?
            var hdChannel: Int?
            var signalStrength: Int?
            var signalChangeThreshold: Int?
            var radioEnable: Bool?
            var state: HMI.Common.RadioState?
            var sisData: HMI.Common.SisData?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: frequencyInteger = try reader.integer(0, 1710)
                case 1: frequencyFraction = try reader.integer(0, 9)
                case 2: band = try HMI.Common.RadioBand.read(from: &reader)
                case 3: rdsData = try HMI.Common.RdsData.read(from: &reader)
                case 4: hdRadioEnable = try reader.bool()
                case 5: availableHDs = try reader.integer(1, 7)
                case 6: availableHdChannels = try reader.integers(0, 8, values: 0, 7)
                case 7: hdChannel = try reader.integer(0, 7)
                case 8: signalStrength = try reader.integer(0, 100)
                case 9: signalChangeThreshold = try reader.integer(0, 100)
                case 10: radioEnable = try reader.bool()
                case 11: state = try HMI.Common.RadioState.read(from: &reader)
                default: sisData = try HMI.Common.SisData.read(from: &reader)
                }
            }
            return Self(frequencyInteger: frequencyInteger, frequencyFraction: frequencyFraction, band: band, rdsData: rdsData, hdRadioEnable: hdRadioEnable, availableHDs: availableHDs, availableHdChannels: availableHdChannels, hdChannel: hdChannel, signalStrength: signalStrength, signalChangeThreshold: signalChangeThreshold, radioEnable: radioEnable, state: state, sisData: sisData)
        }

        package func check(_ violations: inout ViolationList) {
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
}

extension HMI.Common {
    /// The structure `RdsData`.
    package struct RdsData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var PS: String?
        package var RT: String?
        package var CT: String?
        package var PI: String?
        package var PTY: Int?
        package var TP: Bool?
        package var TA: Bool?
        package var REG: String?

        package init(
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.string("PS", PS, 0, 8)
            violations.string("RT", RT, 0, 64)
            violations.string("CT", CT, 24, 24)
            violations.string("PI", PI, 0, 6)
            violations.integer("PTY", PTY, 0, 31)
            violations.string("REG", REG, 1, .max)
        }
    }
}

extension HMI.Common {
    /// The structure `Rectangle`.
    package struct Rectangle: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("x", x)
            writer.field("y", y)
            writer.field("width", width)
            writer.field("height", height)
            writer.endObject()
        }

        private static let keys = JSONKeys("x", "y", "width", "height")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.number("x", x, -.infinity, .infinity)
            violations.number("y", y, -.infinity, .infinity)
            violations.number("width", width, -.infinity, .infinity)
            violations.number("height", height, -.infinity, .infinity)
        }
    }
}

extension HMI.Common {
    /// The structure `RemoteControlCapabilities`.
    package struct RemoteControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var climateControlCapabilities: [HMI.Common.ClimateControlCapabilities]?
        package var radioControlCapabilities: [HMI.Common.RadioControlCapabilities]?
        package var buttonCapabilities: [HMI.Common.ButtonCapabilities]?
        package var seatControlCapabilities: [HMI.Common.SeatControlCapabilities]?
        package var audioControlCapabilities: [HMI.Common.AudioControlCapabilities]?
        package var hmiSettingsControlCapabilities: HMI.Common.HMISettingsControlCapabilities?
        package var lightControlCapabilities: HMI.Common.LightControlCapabilities?

        package init(
            climateControlCapabilities: [HMI.Common.ClimateControlCapabilities]? = nil,
            radioControlCapabilities: [HMI.Common.RadioControlCapabilities]? = nil,
            buttonCapabilities: [HMI.Common.ButtonCapabilities]? = nil,
            seatControlCapabilities: [HMI.Common.SeatControlCapabilities]? = nil,
            audioControlCapabilities: [HMI.Common.AudioControlCapabilities]? = nil,
            hmiSettingsControlCapabilities: HMI.Common.HMISettingsControlCapabilities? = nil,
            lightControlCapabilities: HMI.Common.LightControlCapabilities? = nil
        ) {
            self.climateControlCapabilities = climateControlCapabilities
            self.radioControlCapabilities = radioControlCapabilities
            self.buttonCapabilities = buttonCapabilities
            self.seatControlCapabilities = seatControlCapabilities
            self.audioControlCapabilities = audioControlCapabilities
            self.hmiSettingsControlCapabilities = hmiSettingsControlCapabilities
            self.lightControlCapabilities = lightControlCapabilities
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("climateControlCapabilities", climateControlCapabilities)
            writer.field("radioControlCapabilities", radioControlCapabilities)
            writer.field("buttonCapabilities", buttonCapabilities)
            writer.field("seatControlCapabilities", seatControlCapabilities)
            writer.field("audioControlCapabilities", audioControlCapabilities)
            writer.field("hmiSettingsControlCapabilities", hmiSettingsControlCapabilities)
            writer.field("lightControlCapabilities", lightControlCapabilities)
            writer.endObject()
        }

        private static let keys = JSONKeys("climateControlCapabilities", "radioControlCapabilities", "buttonCapabilities", "seatControlCapabilities", "audioControlCapabilities", "hmiSettingsControlCapabilities", "lightControlCapabilities")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var climateControlCapabilities: [HMI.Common.ClimateControlCapabilities]?
            var radioControlCapabilities: [HMI.Common.RadioControlCapabilities]?
            var buttonCapabilities: [HMI.Common.ButtonCapabilities]?
            var seatControlCapabilities: [HMI.Common.SeatControlCapabilities]?
            var audioControlCapabilities: [HMI.Common.AudioControlCapabilities]?
            var hmiSettingsControlCapabilities: HMI.Common.HMISettingsControlCapabilities?
            var lightControlCapabilities: HMI.Common.LightControlCapabilities?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: climateControlCapabilities = try reader.array(of: HMI.Common.ClimateControlCapabilities.self, 1, 100)
                case 1: radioControlCapabilities = try reader.array(of: HMI.Common.RadioControlCapabilities.self, 1, 100)
                case 2: buttonCapabilities = try reader.array(of: HMI.Common.ButtonCapabilities.self, 1, 100)
                case 3: seatControlCapabilities = try reader.array(of: HMI.Common.SeatControlCapabilities.self, 1, 100)
                case 4: audioControlCapabilities = try reader.array(of: HMI.Common.AudioControlCapabilities.self, 1, 100)
                case 5: hmiSettingsControlCapabilities = try HMI.Common.HMISettingsControlCapabilities.read(from: &reader)
                default: lightControlCapabilities = try HMI.Common.LightControlCapabilities.read(from: &reader)
                }
            }
            return Self(climateControlCapabilities: climateControlCapabilities, radioControlCapabilities: radioControlCapabilities, buttonCapabilities: buttonCapabilities, seatControlCapabilities: seatControlCapabilities, audioControlCapabilities: audioControlCapabilities, hmiSettingsControlCapabilities: hmiSettingsControlCapabilities, lightControlCapabilities: lightControlCapabilities)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("climateControlCapabilities", climateControlCapabilities, 1, 100)
            violations.objects("radioControlCapabilities", radioControlCapabilities, 1, 100)
            violations.objects("buttonCapabilities", buttonCapabilities, 1, 100)
            violations.objects("seatControlCapabilities", seatControlCapabilities, 1, 100)
            violations.objects("audioControlCapabilities", audioControlCapabilities, 1, 100)
            violations.object("hmiSettingsControlCapabilities", hmiSettingsControlCapabilities)
            violations.object("lightControlCapabilities", lightControlCapabilities)
        }
    }
}

extension HMI.Common {
    /// The structure `RoofStatus`.
    package struct RoofStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var location: HMI.Common.Grid
        package var status: HMI.Common.DoorStatusType
        package var state: HMI.Common.WindowState?

        package init(
            location: HMI.Common.Grid,
            status: HMI.Common.DoorStatusType,
            state: HMI.Common.WindowState? = nil
        ) {
            self.location = location
            self.status = status
            self.state = state
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("location", location)
            writer.field("status", status)
            writer.field("state", state)
            writer.endObject()
        }

        private static let keys = JSONKeys("location", "status", "state")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var location: HMI.Common.Grid?
            var status: HMI.Common.DoorStatusType?
            var state: HMI.Common.WindowState?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: location = try HMI.Common.Grid.read(from: &reader)
                case 1: status = try HMI.Common.DoorStatusType.read(from: &reader)
                default: state = try HMI.Common.WindowState.read(from: &reader)
                }
            }
            guard let location, let status else { return nil }
            return Self(location: location, status: status, state: state)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("location", location)
            violations.object("status", status)
            violations.object("state", state)
        }
    }
}
