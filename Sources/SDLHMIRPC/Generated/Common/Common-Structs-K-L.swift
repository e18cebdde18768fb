// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `KeyboardCapabilities`.
    package struct KeyboardCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var maskInputCharactersSupported: Bool?
        package var supportedKeyboards: [HMI.Common.KeyboardLayoutCapability]?

        package init(
            maskInputCharactersSupported: Bool? = nil,
            supportedKeyboards: [HMI.Common.KeyboardLayoutCapability]? = nil
        ) {
            self.maskInputCharactersSupported = maskInputCharactersSupported
            self.supportedKeyboards = supportedKeyboards
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("maskInputCharactersSupported", maskInputCharactersSupported)
            writer.field("supportedKeyboards", supportedKeyboards)
            writer.endObject()
        }

        private static let keys = JSONKeys("maskInputCharactersSupported", "supportedKeyboards")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var maskInputCharactersSupported: Bool?
            var supportedKeyboards: [HMI.Common.KeyboardLayoutCapability]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: maskInputCharactersSupported = try reader.bool()
                default: supportedKeyboards = try reader.array(of: HMI.Common.KeyboardLayoutCapability.self, 1, 1000)
                }
            }
            return Self(maskInputCharactersSupported: maskInputCharactersSupported, supportedKeyboards: supportedKeyboards)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("supportedKeyboards", supportedKeyboards, 1, 1000)
        }
    }
}

extension HMI.Common {
    /// The structure `KeyboardLayoutCapability`.
    package struct KeyboardLayoutCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var keyboardLayout: HMI.Common.KeyboardLayout
        package var numConfigurableKeys: Int

        package init(
            keyboardLayout: HMI.Common.KeyboardLayout,
            numConfigurableKeys: Int
        ) {
            self.keyboardLayout = keyboardLayout
            self.numConfigurableKeys = numConfigurableKeys
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("keyboardLayout", keyboardLayout)
            writer.field("numConfigurableKeys", numConfigurableKeys)
            writer.endObject()
        }

        private static let keys = JSONKeys("keyboardLayout", "numConfigurableKeys")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var keyboardLayout: HMI.Common.KeyboardLayout?
            var numConfigurableKeys: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: keyboardLayout = try HMI.Common.KeyboardLayout.read(from: &reader)
                default: numConfigurableKeys = try reader.integer(0, 10)
                }
            }
            guard let keyboardLayout, let numConfigurableKeys else { return nil }
            return Self(keyboardLayout: keyboardLayout, numConfigurableKeys: numConfigurableKeys)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("keyboardLayout", keyboardLayout)
            violations.integer("numConfigurableKeys", numConfigurableKeys, 0, 10)
        }
    }
}

extension HMI.Common {
    /// The structure `KeyboardProperties`.
    package struct KeyboardProperties: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var language: HMI.Common.Language?
        package var keyboardLayout: HMI.Common.KeyboardLayout?
        package var keypressMode: HMI.Common.KeypressMode?
        package var limitedCharacterList: [String]?
        package var autoCompleteList: [String]?
        package var maskInputCharacters: HMI.Common.KeyboardInputMask?
        package var customKeys: [String]?

        package init(
            language: HMI.Common.Language? = nil,
            keyboardLayout: HMI.Common.KeyboardLayout? = nil,
            keypressMode: HMI.Common.KeypressMode? = nil,
            limitedCharacterList: [String]? = nil,
            autoCompleteList: [String]? = nil,
            maskInputCharacters: HMI.Common.KeyboardInputMask? = nil,
            customKeys: [String]? = nil
        ) {
            self.language = language
            self.keyboardLayout = keyboardLayout
            self.keypressMode = keypressMode
            self.limitedCharacterList = limitedCharacterList
            self.autoCompleteList = autoCompleteList
            self.maskInputCharacters = maskInputCharacters
            self.customKeys = customKeys
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("language", language)
            writer.field("keyboardLayout", keyboardLayout)
            writer.field("keypressMode", keypressMode)
            writer.field("limitedCharacterList", limitedCharacterList)
            writer.field("autoCompleteList", autoCompleteList)
            writer.field("maskInputCharacters", maskInputCharacters)
            writer.field("customKeys", customKeys)
            writer.endObject()
        }

        private static let keys = JSONKeys("language", "keyboardLayout", "keypressMode", "limitedCharacterList", "autoCompleteList", "maskInputCharacters", "customKeys")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var language: HMI.Common.Language?
            var keyboardLayout: HMI.Common.KeyboardLayout?
            var keypressMode: HMI.Common.KeypressMode?
            var limitedCharacterList: [String]?
            var autoCompleteList: [String]?
            var maskInputCharacters: HMI.Common.KeyboardInputMask?
            var customKeys: [String]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: language = try HMI.Common.Language.read(from: &reader)
                case 1: keyboardLayout = try HMI.Common.KeyboardLayout.read(from: &reader)
                case 2: keypressMode = try HMI.Common.KeypressMode.read(from: &reader)
                case 3: limitedCharacterList = try reader.strings(1, 100, lengths: 1, 1)
                case 4: autoCompleteList = try reader.strings(0, 100, lengths: 1, 1000)
                case 5: maskInputCharacters = try HMI.Common.KeyboardInputMask.read(from: &reader)
                default: customKeys = try reader.strings(1, 10, lengths: 1, 1)
                }
            }
            return Self(language: language, keyboardLayout: keyboardLayout, keypressMode: keypressMode, limitedCharacterList: limitedCharacterList, autoCompleteList: autoCompleteList, maskInputCharacters: maskInputCharacters, customKeys: customKeys)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("language", language)
            violations.object("keyboardLayout", keyboardLayout)
            violations.object("keypressMode", keypressMode)
            violations.array("limitedCharacterList", limitedCharacterList, 1, 100) { $0.check($1, 1, 1) }
            violations.array("autoCompleteList", autoCompleteList, 0, 100) { $0.check($1, 1, 1000) }
            violations.object("maskInputCharacters", maskInputCharacters)
            violations.array("customKeys", customKeys, 1, 10) { $0.check($1, 1, 1) }
        }
    }
}

extension HMI.Common {
    /// The structure `LightCapabilities`.
    package struct LightCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var name: HMI.Common.LightName
        package var statusAvailable: Bool?
        package var densityAvailable: Bool?
        package var rgbColorSpaceAvailable: Bool?

        package init(
            name: HMI.Common.LightName,
            statusAvailable: Bool? = nil,
            densityAvailable: Bool? = nil,
            rgbColorSpaceAvailable: Bool? = nil
        ) {
            self.name = name
            self.statusAvailable = statusAvailable
            self.densityAvailable = densityAvailable
            self.rgbColorSpaceAvailable = rgbColorSpaceAvailable
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("name", name)
            writer.field("statusAvailable", statusAvailable)
            writer.field("densityAvailable", densityAvailable)
            writer.field("rgbColorSpaceAvailable", rgbColorSpaceAvailable)
            writer.endObject()
        }

        private static let keys = JSONKeys("name", "statusAvailable", "densityAvailable", "rgbColorSpaceAvailable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var name: HMI.Common.LightName?
            var statusAvailable: Bool?
            var densityAvailable: Bool?
            var rgbColorSpaceAvailable: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: name = try HMI.Common.LightName.read(from: &reader)
                case 1: statusAvailable = try reader.bool()
                case 2: densityAvailable = try reader.bool()
                default: rgbColorSpaceAvailable = try reader.bool()
                }
            }
            guard let name else { return nil }
            return Self(name: name, statusAvailable: statusAvailable, densityAvailable: densityAvailable, rgbColorSpaceAvailable: rgbColorSpaceAvailable)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("name", name)
        }
    }
}

extension HMI.Common {
    /// The structure `LightControlCapabilities`.
    package struct LightControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var moduleName: String
        package var moduleInfo: HMI.Common.ModuleInfo?
        package var supportedLights: [HMI.Common.LightCapabilities]

        package init(
            moduleName: String,
            moduleInfo: HMI.Common.ModuleInfo? = nil,
            supportedLights: [HMI.Common.LightCapabilities]
        ) {
            self.moduleName = moduleName
            self.moduleInfo = moduleInfo
            self.supportedLights = supportedLights
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleName", moduleName)
            writer.field("moduleInfo", moduleInfo)
            writer.field("supportedLights", supportedLights)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleName", "moduleInfo", "supportedLights")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleName: String?
            var moduleInfo: HMI.Common.ModuleInfo?
            var supportedLights: [HMI.Common.LightCapabilities]?
            guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleName = try reader.string(1, 100)
                case 1: moduleInfo = try HMI.Common.ModuleInfo.read(from: &reader)
                default: supportedLights = try reader.array(of: HMI.Common.LightCapabilities.self, 1, 100)
                }
            }
            guard let moduleName, let supportedLights else { return nil }
            return Self(moduleName: moduleName, moduleInfo: moduleInfo, supportedLights: supportedLights)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("moduleName", moduleName, 1, 100)
            violations.object("moduleInfo", moduleInfo)
            violations.objects("supportedLights", supportedLights, 1, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `LightControlData`.
    package struct LightControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var lightState: [HMI.Common.LightState]

        package init(
            lightState: [HMI.Common.LightState]
        ) {
            self.lightState = lightState
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("lightState", lightState)
            writer.endObject()
        }

        private static let keys = JSONKeys("lightState")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var lightState: [HMI.Common.LightState]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: lightState = try reader.array(of: HMI.Common.LightState.self, 1, 100)
                }
            }
            guard let lightState else { return nil }
            return Self(lightState: lightState)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("lightState", lightState, 1, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `LightState`.
    package struct LightState: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var id: HMI.Common.LightName
        package var status: HMI.Common.LightStatus
        package var density: Double?
        package var color: HMI.Common.RGBColor?

        package init(
            id: HMI.Common.LightName,
            status: HMI.Common.LightStatus,
            density: Double? = nil,
            color: HMI.Common.RGBColor? = nil
        ) {
            self.id = id
            self.status = status
            self.density = density
            self.color = color
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("id", id)
            writer.field("status", status)
            writer.field("density", density)
            writer.field("color", color)
            writer.endObject()
        }

        private static let keys = JSONKeys("id", "status", "density", "color")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var id: HMI.Common.LightName?
            var status: HMI.Common.LightStatus?
            var density: Double?
            var color: HMI.Common.RGBColor?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: id = try HMI.Common.LightName.read(from: &reader)
                case 1: status = try HMI.Common.LightStatus.read(from: &reader)
                case 2: density = try reader.number(0, 1)
                default: color = try HMI.Common.RGBColor.read(from: &reader)
                }
            }
            guard let id, let status else { return nil }
            return Self(id: id, status: status, density: density, color: color)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("id", id)
            violations.object("status", status)
            violations.number("density", density, 0, 1)
            violations.object("color", color)
        }
    }
}

extension HMI.Common {
    /// The structure `LocationDetails`.
    package struct LocationDetails: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var coordinate: HMI.Common.Coordinate?
        package var locationName: String?
        package var addressLines: [String]?
        package var locationDescription: String?
        package var phoneNumber: String?
        package var locationImage: HMI.Common.Image?
        package var searchAddress: HMI.Common.OASISAddress?

        package init(
            coordinate: HMI.Common.Coordinate? = nil,
            locationName: String? = nil,
            addressLines: [String]? = nil,
            locationDescription: String? = nil,
            phoneNumber: String? = nil,
            locationImage: HMI.Common.Image? = nil,
            searchAddress: HMI.Common.OASISAddress? = nil
        ) {
            self.coordinate = coordinate
            self.locationName = locationName
            self.addressLines = addressLines
            self.locationDescription = locationDescription
            self.phoneNumber = phoneNumber
            self.locationImage = locationImage
            self.searchAddress = searchAddress
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("coordinate", coordinate)
            writer.field("locationName", locationName)
            writer.field("addressLines", addressLines)
            writer.field("locationDescription", locationDescription)
            writer.field("phoneNumber", phoneNumber)
            writer.field("locationImage", locationImage)
            writer.field("searchAddress", searchAddress)
            writer.endObject()
        }

        private static let keys = JSONKeys("coordinate", "locationName", "addressLines", "locationDescription", "phoneNumber", "locationImage", "searchAddress")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var coordinate: HMI.Common.Coordinate?
            var locationName: String?
            var addressLines: [String]?
            var locationDescription: String?
            var phoneNumber: String?
            var locationImage: HMI.Common.Image?
            var searchAddress: HMI.Common.OASISAddress?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: coordinate = try HMI.Common.Coordinate.read(from: &reader)
                case 1: locationName = try reader.string(1, 500)
                case 2: addressLines = try reader.strings(0, 4, lengths: 1, 500)
                case 3: locationDescription = try reader.string(1, 500)
                case 4: phoneNumber = try reader.string(1, 500)
                case 5: locationImage = try HMI.Common.Image.read(from: &reader)
                default: searchAddress = try HMI.Common.OASISAddress.read(from: &reader)
                }
            }
            return Self(coordinate: coordinate, locationName: locationName, addressLines: addressLines, locationDescription: locationDescription, phoneNumber: phoneNumber, locationImage: locationImage, searchAddress: searchAddress)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("coordinate", coordinate)
            violations.string("locationName", locationName, 1, 500)
            violations.array("addressLines", addressLines, 0, 4) { $0.check($1, 1, 500) }
            violations.string("locationDescription", locationDescription, 1, 500)
            violations.string("phoneNumber", phoneNumber, 1, 500)
            violations.object("locationImage", locationImage)
            violations.object("searchAddress", searchAddress)
        }
    }
}
