// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `KeyboardCapabilities`, since 7.1.
public struct SDLKeyboardCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var maskInputCharactersSupported: Bool?
    /// Optional; 1 to 1000 entries.
    public var supportedKeyboards: [SDLKeyboardLayoutCapability]?

    /// Members that are nil are left out of the message.
    public init(
        maskInputCharactersSupported: Bool? = nil,
        supportedKeyboards: [SDLKeyboardLayoutCapability]? = nil
    ) {
        self.maskInputCharactersSupported = maskInputCharactersSupported
        self.supportedKeyboards = supportedKeyboards
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("maskInputCharactersSupported", maskInputCharactersSupported)
        writer.field("supportedKeyboards", supportedKeyboards)
        writer.endObject()
    }

    private static let keys = JSONKeys("maskInputCharactersSupported", "supportedKeyboards")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var maskInputCharactersSupported: Bool?
        var supportedKeyboards: [SDLKeyboardLayoutCapability]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: maskInputCharactersSupported = try reader.bool()
            default: supportedKeyboards = try reader.array(of: SDLKeyboardLayoutCapability.self, 1, 1000)
            }
        }
        return Self(maskInputCharactersSupported: maskInputCharactersSupported, supportedKeyboards: supportedKeyboards)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("supportedKeyboards", supportedKeyboards, 1, 1000)
    }
}

/// The structure `KeyboardLayoutCapability`, since 7.1.
public struct SDLKeyboardLayoutCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var keyboardLayout: SDLKeyboardLayout
    /// Mandatory; 0 to 10.
    public var numConfigurableKeys: Int

    /// All its members are mandatory.
    public init(
        keyboardLayout: SDLKeyboardLayout,
        numConfigurableKeys: Int
    ) {
        self.keyboardLayout = keyboardLayout
        self.numConfigurableKeys = numConfigurableKeys
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("keyboardLayout", keyboardLayout)
        writer.field("numConfigurableKeys", numConfigurableKeys)
        writer.endObject()
    }

    private static let keys = JSONKeys("keyboardLayout", "numConfigurableKeys")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var keyboardLayout: SDLKeyboardLayout?
        var numConfigurableKeys: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: keyboardLayout = try SDLKeyboardLayout.read(from: &reader)
            default: numConfigurableKeys = try reader.integer(0, 10)
            }
        }
        guard let keyboardLayout, let numConfigurableKeys else { return nil }
        return Self(keyboardLayout: keyboardLayout, numConfigurableKeys: numConfigurableKeys)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("keyboardLayout", keyboardLayout)
        violations.integer("numConfigurableKeys", numConfigurableKeys, 0, 10)
    }
}

/// The structure `KeyboardProperties`, since 3.0.
public struct SDLKeyboardProperties: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var language: SDLLanguage?
    /// Optional.
    public var keyboardLayout: SDLKeyboardLayout?
    /// Optional.
    public var keypressMode: SDLKeypressMode?
    /// Optional; 1 to 100 entries; each of 1 characters.
    public var limitedCharacterList: [String]?
    /// Optional; 1 to 1000 characters; since 3.0; deprecated since 6.0.
    public var autoCompleteText: String?
    /// Optional; at most 100 entries; each of 1 to 1000 characters; since 6.0.
    public var autoCompleteList: [String]?
    /// Optional; since 7.1.
    public var maskInputCharacters: SDLKeyboardInputMask?
    /// Optional; 1 to 10 entries; each of 1 characters; since 7.1.
    public var customKeys: [String]?

    /// Members that are nil are left out of the message.
    public init(
        language: SDLLanguage? = nil,
        keyboardLayout: SDLKeyboardLayout? = nil,
        keypressMode: SDLKeypressMode? = nil,
        limitedCharacterList: [String]? = nil,
        autoCompleteText: String? = nil,
        autoCompleteList: [String]? = nil,
        maskInputCharacters: SDLKeyboardInputMask? = nil,
        customKeys: [String]? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("language", language)
        writer.field("keyboardLayout", keyboardLayout)
        writer.field("keypressMode", keypressMode)
        writer.field("limitedCharacterList", limitedCharacterList)
        writer.field("autoCompleteText", autoCompleteText)
        writer.field("autoCompleteList", autoCompleteList)
        writer.field("maskInputCharacters", maskInputCharacters)
        writer.field("customKeys", customKeys)
        writer.endObject()
    }

    private static let keys = JSONKeys("language", "keyboardLayout", "keypressMode", "limitedCharacterList", "autoCompleteText", "autoCompleteList", "maskInputCharacters", "customKeys")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var language: SDLLanguage?
        var keyboardLayout: SDLKeyboardLayout?
        var keypressMode: SDLKeypressMode?
        var limitedCharacterList: [String]?
        var autoCompleteText: String?
        var autoCompleteList: [String]?
        var maskInputCharacters: SDLKeyboardInputMask?
        var customKeys: [String]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: language = try SDLLanguage.read(from: &reader)
            case 1: keyboardLayout = try SDLKeyboardLayout.read(from: &reader)
            case 2: keypressMode = try SDLKeypressMode.read(from: &reader)
            case 3: limitedCharacterList = try reader.strings(1, 100, lengths: 1, 1)
            case 4: autoCompleteText = try reader.string(1, 1000)
            case 5: autoCompleteList = try reader.strings(0, 100, lengths: 1, 1000)
            case 6: maskInputCharacters = try SDLKeyboardInputMask.read(from: &reader)
            default: customKeys = try reader.strings(1, 10, lengths: 1, 1)
            }
        }
        return Self(language: language, keyboardLayout: keyboardLayout, keypressMode: keypressMode, limitedCharacterList: limitedCharacterList, autoCompleteText: autoCompleteText, autoCompleteList: autoCompleteList, maskInputCharacters: maskInputCharacters, customKeys: customKeys)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("language", language)
        violations.object("keyboardLayout", keyboardLayout)
        violations.object("keypressMode", keypressMode)
        violations.array("limitedCharacterList", limitedCharacterList, 1, 100) { $0.check($1, 1, 1) }
        violations.string("autoCompleteText", autoCompleteText, 1, 1000)
        violations.array("autoCompleteList", autoCompleteList, 0, 100) { $0.check($1, 1, 1000) }
        violations.object("maskInputCharacters", maskInputCharacters)
        violations.array("customKeys", customKeys, 1, 10) { $0.check($1, 1, 1) }
    }
}

/// The structure `LightCapabilities`, since 5.0.
public struct SDLLightCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var name: SDLLightName
    /// Optional.
    public var statusAvailable: Bool?
    /// Optional.
    public var densityAvailable: Bool?
    /// Optional.
    public var rgbColorSpaceAvailable: Bool?

    /// Members that are nil are left out of the message.
    public init(
        name: SDLLightName,
        statusAvailable: Bool? = nil,
        densityAvailable: Bool? = nil,
        rgbColorSpaceAvailable: Bool? = nil
    ) {
        self.name = name
        self.statusAvailable = statusAvailable
        self.densityAvailable = densityAvailable
        self.rgbColorSpaceAvailable = rgbColorSpaceAvailable
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("name", name)
        writer.field("statusAvailable", statusAvailable)
        writer.field("densityAvailable", densityAvailable)
        writer.field("rgbColorSpaceAvailable", rgbColorSpaceAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("name", "statusAvailable", "densityAvailable", "rgbColorSpaceAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var name: SDLLightName?
        var statusAvailable: Bool?
        var densityAvailable: Bool?
        var rgbColorSpaceAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: name = try SDLLightName.read(from: &reader)
            case 1: statusAvailable = try reader.bool()
            case 2: densityAvailable = try reader.bool()
            default: rgbColorSpaceAvailable = try reader.bool()
            }
        }
        guard let name else { return nil }
        return Self(name: name, statusAvailable: statusAvailable, densityAvailable: densityAvailable, rgbColorSpaceAvailable: rgbColorSpaceAvailable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("name", name)
    }
}

/// The structure `LightControlCapabilities`, since 5.0.
public struct SDLLightControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Mandatory; 1 to 100 entries.
    public var supportedLights: [SDLLightCapabilities]

    /// Members that are nil are left out of the message.
    public init(
        moduleName: String,
        moduleInfo: SDLModuleInfo? = nil,
        supportedLights: [SDLLightCapabilities]
    ) {
        self.moduleName = moduleName
        self.moduleInfo = moduleInfo
        self.supportedLights = supportedLights
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleName", moduleName)
        writer.field("moduleInfo", moduleInfo)
        writer.field("supportedLights", supportedLights)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleName", "moduleInfo", "supportedLights")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleName: String?
        var moduleInfo: SDLModuleInfo?
        var supportedLights: [SDLLightCapabilities]?
        guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleName = try reader.string(1, 100)
            case 1: moduleInfo = try SDLModuleInfo.read(from: &reader)
            default: supportedLights = try reader.array(of: SDLLightCapabilities.self, 1, 100)
            }
        }
        guard let moduleName, let supportedLights else { return nil }
        return Self(moduleName: moduleName, moduleInfo: moduleInfo, supportedLights: supportedLights)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("moduleName", moduleName, 1, 100)
        violations.object("moduleInfo", moduleInfo)
        violations.objects("supportedLights", supportedLights, 1, 100)
    }
}

/// The structure `LightControlData`, since 5.0.
public struct SDLLightControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 entries.
    public var lightState: [SDLLightState]

    /// All its members are mandatory.
    public init(
        lightState: [SDLLightState]
    ) {
        self.lightState = lightState
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("lightState", lightState)
        writer.endObject()
    }

    private static let keys = JSONKeys("lightState")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var lightState: [SDLLightState]?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: lightState = try reader.array(of: SDLLightState.self, 1, 100)
            }
        }
        guard let lightState else { return nil }
        return Self(lightState: lightState)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("lightState", lightState, 1, 100)
    }
}

/// The structure `LightState`, since 5.0.
public struct SDLLightState: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var id: SDLLightName
    /// Mandatory.
    public var status: SDLLightStatus
    /// Optional; 0 to 1.
    public var density: Double?
    /// Optional.
    public var color: SDLRGBColor?

    /// Members that are nil are left out of the message.
    public init(
        id: SDLLightName,
        status: SDLLightStatus,
        density: Double? = nil,
        color: SDLRGBColor? = nil
    ) {
        self.id = id
        self.status = status
        self.density = density
        self.color = color
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("id", id)
        writer.field("status", status)
        writer.field("density", density)
        writer.field("color", color)
        writer.endObject()
    }

    private static let keys = JSONKeys("id", "status", "density", "color")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var id: SDLLightName?
        var status: SDLLightStatus?
        var density: Double?
        var color: SDLRGBColor?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: id = try SDLLightName.read(from: &reader)
            case 1: status = try SDLLightStatus.read(from: &reader)
            case 2: density = try reader.number(0, 1)
            default: color = try SDLRGBColor.read(from: &reader)
            }
        }
        guard let id, let status else { return nil }
        return Self(id: id, status: status, density: density, color: color)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("id", id)
        violations.object("status", status)
        violations.number("density", density, 0, 1)
        violations.object("color", color)
    }
}

/// The structure `LocationDetails`, since 4.1.
public struct SDLLocationDetails: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var coordinate: SDLCoordinate?
    /// Optional; 1 to 500 characters.
    public var locationName: String?
    /// Optional; at most 4 entries; each of 1 to 500 characters.
    public var addressLines: [String]?
    /// Optional; 1 to 500 characters.
    public var locationDescription: String?
    /// Optional; 1 to 500 characters.
    public var phoneNumber: String?
    /// Optional.
    public var locationImage: SDLImage?
    /// Optional.
    public var searchAddress: SDLOASISAddress?

    /// Members that are nil are left out of the message.
    public init(
        coordinate: SDLCoordinate? = nil,
        locationName: String? = nil,
        addressLines: [String]? = nil,
        locationDescription: String? = nil,
        phoneNumber: String? = nil,
        locationImage: SDLImage? = nil,
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var coordinate: SDLCoordinate?
        var locationName: String?
        var addressLines: [String]?
        var locationDescription: String?
        var phoneNumber: String?
        var locationImage: SDLImage?
        var searchAddress: SDLOASISAddress?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: coordinate = try SDLCoordinate.read(from: &reader)
            case 1: locationName = try reader.string(1, 500)
            case 2: addressLines = try reader.strings(0, 4, lengths: 1, 500)
            case 3: locationDescription = try reader.string(1, 500)
            case 4: phoneNumber = try reader.string(1, 500)
            case 5: locationImage = try SDLImage.read(from: &reader)
            default: searchAddress = try SDLOASISAddress.read(from: &reader)
            }
        }
        return Self(coordinate: coordinate, locationName: locationName, addressLines: addressLines, locationDescription: locationDescription, phoneNumber: phoneNumber, locationImage: locationImage, searchAddress: searchAddress)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("coordinate", coordinate)
        violations.string("locationName", locationName, 1, 500)
        violations.array("addressLines", addressLines, 0, 4) { $0.check($1, 1, 500) }
        violations.string("locationDescription", locationDescription, 1, 500)
        violations.string("phoneNumber", phoneNumber, 1, 500)
        violations.object("locationImage", locationImage)
        violations.object("searchAddress", searchAddress)
    }
}
