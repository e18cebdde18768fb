// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `TTSChunk`, since 1.0.
public struct SDLTTSChunk: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; at most 500 characters.
    public var text: String
    /// Mandatory.
    public var type: SDLSpeechCapabilities

    /// All its members are mandatory.
    public init(
        text: String,
        type: SDLSpeechCapabilities
    ) {
        self.text = text
        self.type = type
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("text", text)
        writer.field("type", type)
        writer.endObject()
    }

    private static let keys = JSONKeys("text", "type")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var text: String?
        var type: SDLSpeechCapabilities?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: text = try reader.string(0, 500)
            default: type = try SDLSpeechCapabilities.read(from: &reader)
            }
        }
        guard let text, let type else { return nil }
        return Self(text: text, type: type)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("text", text, 0, 500)
        violations.object("type", type)
    }
}

/// The structure `Temperature`, since 4.5.
public struct SDLTemperature: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var unit: SDLTemperatureUnit
    /// Mandatory.
    public var value: Double

    /// All its members are mandatory.
    public init(
        unit: SDLTemperatureUnit,
        value: Double
    ) {
        self.unit = unit
        self.value = value
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("unit", unit)
        writer.field("value", value)
        writer.endObject()
    }

    private static let keys = JSONKeys("unit", "value")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var unit: SDLTemperatureUnit?
        var value: Double?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: unit = try SDLTemperatureUnit.read(from: &reader)
            default: value = try reader.number()
            }
        }
        guard let unit, let value else { return nil }
        return Self(unit: unit, value: value)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("unit", unit)
        violations.number("value", value, -.infinity, .infinity)
    }
}

/// The structure `TemplateColorScheme`, since 5.0.
public struct SDLTemplateColorScheme: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var primaryColor: SDLRGBColor?
    /// Optional.
    public var secondaryColor: SDLRGBColor?
    /// Optional.
    public var backgroundColor: SDLRGBColor?

    /// Members that are nil are left out of the message.
    public init(
        primaryColor: SDLRGBColor? = nil,
        secondaryColor: SDLRGBColor? = nil,
        backgroundColor: SDLRGBColor? = nil
    ) {
        self.primaryColor = primaryColor
        self.secondaryColor = secondaryColor
        self.backgroundColor = backgroundColor
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("primaryColor", primaryColor)
        writer.field("secondaryColor", secondaryColor)
        writer.field("backgroundColor", backgroundColor)
        writer.endObject()
    }

    private static let keys = JSONKeys("primaryColor", "secondaryColor", "backgroundColor")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var primaryColor: SDLRGBColor?
        var secondaryColor: SDLRGBColor?
        var backgroundColor: SDLRGBColor?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: primaryColor = try SDLRGBColor.read(from: &reader)
            case 1: secondaryColor = try SDLRGBColor.read(from: &reader)
            default: backgroundColor = try SDLRGBColor.read(from: &reader)
            }
        }
        return Self(primaryColor: primaryColor, secondaryColor: secondaryColor, backgroundColor: backgroundColor)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("primaryColor", primaryColor)
        violations.object("secondaryColor", secondaryColor)
        violations.object("backgroundColor", backgroundColor)
    }
}

/// The structure `TemplateConfiguration`, since 6.0.
public struct SDLTemplateConfiguration: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 500 characters.
    public var template: String
    /// Optional.
    public var dayColorScheme: SDLTemplateColorScheme?
    /// Optional.
    public var nightColorScheme: SDLTemplateColorScheme?

    /// Members that are nil are left out of the message.
    public init(
        template: String,
        dayColorScheme: SDLTemplateColorScheme? = nil,
        nightColorScheme: SDLTemplateColorScheme? = nil
    ) {
        self.template = template
        self.dayColorScheme = dayColorScheme
        self.nightColorScheme = nightColorScheme
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("template", template)
        writer.field("dayColorScheme", dayColorScheme)
        writer.field("nightColorScheme", nightColorScheme)
        writer.endObject()
    }

    private static let keys = JSONKeys("template", "dayColorScheme", "nightColorScheme")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var template: String?
        var dayColorScheme: SDLTemplateColorScheme?
        var nightColorScheme: SDLTemplateColorScheme?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: template = try reader.string(1, 500)
            case 1: dayColorScheme = try SDLTemplateColorScheme.read(from: &reader)
            default: nightColorScheme = try SDLTemplateColorScheme.read(from: &reader)
            }
        }
        guard let template else { return nil }
        return Self(template: template, dayColorScheme: dayColorScheme, nightColorScheme: nightColorScheme)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("template", template, 1, 500)
        violations.object("dayColorScheme", dayColorScheme)
        violations.object("nightColorScheme", nightColorScheme)
    }
}

/// The structure `TextField`, since 1.0.
public struct SDLTextField: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var name: SDLTextFieldName
    /// Mandatory.
    public var characterSet: SDLCharacterSet
    /// Mandatory; 1 to 500.
    public var width: Int
    /// Mandatory; 1 to 8.
    public var rows: Int

    /// All its members are mandatory.
    public init(
        name: SDLTextFieldName,
        characterSet: SDLCharacterSet,
        width: Int,
        rows: Int
    ) {
        self.name = name
        self.characterSet = characterSet
        self.width = width
        self.rows = rows
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("name", name)
        writer.field("characterSet", characterSet)
        writer.field("width", width)
        writer.field("rows", rows)
        writer.endObject()
    }

    private static let keys = JSONKeys("name", "characterSet", "width", "rows")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var name: SDLTextFieldName?
        var characterSet: SDLCharacterSet?
        var width: Int?
        var rows: Int?
        guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: name = try SDLTextFieldName.read(from: &reader)
            case 1: characterSet = try SDLCharacterSet.read(from: &reader)
            case 2: width = try reader.integer(1, 500)
            default: rows = try reader.integer(1, 8)
            }
        }
        guard let name, let characterSet, let width, let rows else { return nil }
        return Self(name: name, characterSet: characterSet, width: width, rows: rows)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("name", name)
        violations.object("characterSet", characterSet)
        violations.integer("width", width, 1, 500)
        violations.integer("rows", rows, 1, 8)
    }
}

/// The structure `TireStatus`, since 2.0.
public struct SDLTireStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; since 2.0.
    public var pressureTelltale: SDLWarningLightStatus?
    /// Optional; since 2.0.
    public var leftFront: SDLSingleTireStatus?
    /// Optional; since 2.0.
    public var rightFront: SDLSingleTireStatus?
    /// Optional; since 2.0.
    public var leftRear: SDLSingleTireStatus?
    /// Optional; since 2.0.
    public var rightRear: SDLSingleTireStatus?
    /// Optional; since 2.0.
    public var innerLeftRear: SDLSingleTireStatus?
    /// Optional; since 2.0.
    public var innerRightRear: SDLSingleTireStatus?

    /// Members that are nil are left out of the message.
    public init(
        pressureTelltale: SDLWarningLightStatus? = nil,
        leftFront: SDLSingleTireStatus? = nil,
        rightFront: SDLSingleTireStatus? = nil,
        leftRear: SDLSingleTireStatus? = nil,
        rightRear: SDLSingleTireStatus? = nil,
        innerLeftRear: SDLSingleTireStatus? = nil,
        innerRightRear: SDLSingleTireStatus? = nil
    ) {
        self.pressureTelltale = pressureTelltale
        self.leftFront = leftFront
        self.rightFront = rightFront
        self.leftRear = leftRear
        self.rightRear = rightRear
        self.innerLeftRear = innerLeftRear
        self.innerRightRear = innerRightRear
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("pressureTelltale", pressureTelltale)
        writer.field("leftFront", leftFront)
        writer.field("rightFront", rightFront)
        writer.field("leftRear", leftRear)
        writer.field("rightRear", rightRear)
        writer.field("innerLeftRear", innerLeftRear)
        writer.field("innerRightRear", innerRightRear)
        writer.endObject()
    }

    private static let keys = JSONKeys("pressureTelltale", "leftFront", "rightFront", "leftRear", "rightRear", "innerLeftRear", "innerRightRear")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var pressureTelltale: SDLWarningLightStatus?
        var leftFront: SDLSingleTireStatus?
        var rightFront: SDLSingleTireStatus?
        var leftRear: SDLSingleTireStatus?
        var rightRear: SDLSingleTireStatus?
        var innerLeftRear: SDLSingleTireStatus?
        var innerRightRear: SDLSingleTireStatus?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: pressureTelltale = try SDLWarningLightStatus.read(from: &reader)
            case 1: leftFront = try SDLSingleTireStatus.read(from: &reader)
            case 2: rightFront = try SDLSingleTireStatus.read(from: &reader)
            case 3: leftRear = try SDLSingleTireStatus.read(from: &reader)
            case 4: rightRear = try SDLSingleTireStatus.read(from: &reader)
            case 5: innerLeftRear = try SDLSingleTireStatus.read(from: &reader)
            default: innerRightRear = try SDLSingleTireStatus.read(from: &reader)
            }
        }
        return Self(pressureTelltale: pressureTelltale, leftFront: leftFront, rightFront: rightFront, leftRear: leftRear, rightRear: rightRear, innerLeftRear: innerLeftRear, innerRightRear: innerRightRear)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("pressureTelltale", pressureTelltale)
        violations.object("leftFront", leftFront)
        violations.object("rightFront", rightFront)
        violations.object("leftRear", leftRear)
        violations.object("rightRear", rightRear)
        violations.object("innerLeftRear", innerLeftRear)
        violations.object("innerRightRear", innerRightRear)
    }
}

/// The structure `TouchCoord`, since 3.0.
public struct SDLTouchCoord: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 0 to 10000.
    public var x: Int
    /// Mandatory; 0 to 10000.
    public var y: Int

    /// All its members are mandatory.
    public init(
        x: Int,
        y: Int
    ) {
        self.x = x
        self.y = y
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("x", x)
        writer.field("y", y)
        writer.endObject()
    }

    private static let keys = JSONKeys("x", "y")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var x: Int?
        var y: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: x = try reader.integer(0, 10000)
            default: y = try reader.integer(0, 10000)
            }
        }
        guard let x, let y else { return nil }
        return Self(x: x, y: y)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("x", x, 0, 10000)
        violations.integer("y", y, 0, 10000)
    }
}

/// The structure `TouchEvent`, since 3.0.
public struct SDLTouchEvent: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 0 to 9.
    public var id: Int
    /// Mandatory; 1 to 1000 entries; each of 0 to 2000000000.
    public var ts: [Int]
    /// Mandatory; 1 to 1000 entries.
    public var c: [SDLTouchCoord]

    /// All its members are mandatory.
    public init(
        id: Int,
        ts: [Int],
        c: [SDLTouchCoord]
    ) {
        self.id = id
        self.ts = ts
        self.c = c
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("id", id)
        writer.field("ts", ts)
        writer.field("c", c)
        writer.endObject()
    }

    private static let keys = JSONKeys("id", "ts", "c")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var id: Int?
        var ts: [Int]?
        var c: [SDLTouchCoord]?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: id = try reader.integer(0, 9)
            case 1: ts = try reader.integers(1, 1000, values: 0, 2000000000)
            default: c = try reader.array(of: SDLTouchCoord.self, 1, 1000)
            }
        }
        guard let id, let ts, let c else { return nil }
        return Self(id: id, ts: ts, c: c)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("id", id, 0, 9)
        violations.array("ts", ts, 1, 1000) { $0.check($1, 0, 2000000000) }
        violations.objects("c", c, 1, 1000)
    }
}

/// The structure `TouchEventCapabilities`, since 3.0.
public struct SDLTouchEventCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var pressAvailable: Bool
    /// Mandatory.
    public var multiTouchAvailable: Bool
    /// Mandatory.
    public var doublePressAvailable: Bool

    /// All its members are mandatory.
    public init(
        pressAvailable: Bool,
        multiTouchAvailable: Bool,
        doublePressAvailable: Bool
    ) {
        self.pressAvailable = pressAvailable
        self.multiTouchAvailable = multiTouchAvailable
        self.doublePressAvailable = doublePressAvailable
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("pressAvailable", pressAvailable)
        writer.field("multiTouchAvailable", multiTouchAvailable)
        writer.field("doublePressAvailable", doublePressAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("pressAvailable", "multiTouchAvailable", "doublePressAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var pressAvailable: Bool?
        var multiTouchAvailable: Bool?
        var doublePressAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: pressAvailable = try reader.bool()
            case 1: multiTouchAvailable = try reader.bool()
            default: doublePressAvailable = try reader.bool()
            }
        }
        guard let pressAvailable, let multiTouchAvailable, let doublePressAvailable else { return nil }
        return Self(pressAvailable: pressAvailable, multiTouchAvailable: multiTouchAvailable, doublePressAvailable: doublePressAvailable)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The structure `Turn`, since 2.0.
public struct SDLTurn: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; 1 to 500 characters.
    public var navigationText: String?
    /// Optional.
    public var turnIcon: SDLImage?

    /// Members that are nil are left out of the message.
    public init(
        navigationText: String? = nil,
        turnIcon: SDLImage? = nil
    ) {
        self.navigationText = navigationText
        self.turnIcon = turnIcon
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("navigationText", navigationText)
        writer.field("turnIcon", turnIcon)
        writer.endObject()
    }

    private static let keys = JSONKeys("navigationText", "turnIcon")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var navigationText: String?
        var turnIcon: SDLImage?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: navigationText = try reader.string(1, 500)
            default: turnIcon = try SDLImage.read(from: &reader)
            }
        }
        return Self(navigationText: navigationText, turnIcon: turnIcon)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("navigationText", navigationText, 1, 500)
        violations.object("turnIcon", turnIcon)
    }
}

/// The structure `VehicleDataResult`, since 2.0.
public struct SDLVehicleDataResult: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var dataType: SDLVehicleDataType
    /// Mandatory.
    public var resultCode: SDLVehicleDataResultCode
    /// Optional; since 6.0.
    public var oemCustomDataType: String?

    /// Members that are nil are left out of the message.
    public init(
        dataType: SDLVehicleDataType,
        resultCode: SDLVehicleDataResultCode,
        oemCustomDataType: String? = nil
    ) {
        self.dataType = dataType
        self.resultCode = resultCode
        self.oemCustomDataType = oemCustomDataType
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("dataType", dataType)
        writer.field("resultCode", resultCode)
        writer.field("oemCustomDataType", oemCustomDataType)
        writer.endObject()
    }

    private static let keys = JSONKeys("dataType", "resultCode", "oemCustomDataType")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var dataType: SDLVehicleDataType?
        var resultCode: SDLVehicleDataResultCode?
        var oemCustomDataType: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: dataType = try SDLVehicleDataType.read(from: &reader)
            case 1: resultCode = try SDLVehicleDataResultCode.read(from: &reader)
            default: oemCustomDataType = try reader.string(1, .max)
            }
        }
        guard let dataType, let resultCode else { return nil }
        return Self(dataType: dataType, resultCode: resultCode, oemCustomDataType: oemCustomDataType)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("dataType", dataType)
        violations.object("resultCode", resultCode)
        violations.string("oemCustomDataType", oemCustomDataType, 1, .max)
    }
}

/// The structure `VehicleType`, since 2.0.
public struct SDLVehicleType: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; 1 to 500 characters.
    public var make: String?
    /// Optional; 1 to 500 characters.
    public var model: String?
    /// Optional; 1 to 500 characters.
    public var modelYear: String?
    /// Optional; 1 to 500 characters.
    public var trim: String?

    /// Members that are nil are left out of the message.
    public init(
        make: String? = nil,
        model: String? = nil,
        modelYear: String? = nil,
        trim: String? = nil
    ) {
        self.make = make
        self.model = model
        self.modelYear = modelYear
        self.trim = trim
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("make", make)
        writer.field("model", model)
        writer.field("modelYear", modelYear)
        writer.field("trim", trim)
        writer.endObject()
    }

    private static let keys = JSONKeys("make", "model", "modelYear", "trim")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var make: String?
        var model: String?
        var modelYear: String?
        var trim: String?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: make = try reader.string(1, 500)
            case 1: model = try reader.string(1, 500)
            case 2: modelYear = try reader.string(1, 500)
            default: trim = try reader.string(1, 500)
            }
        }
        return Self(make: make, model: model, modelYear: modelYear, trim: trim)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("make", make, 1, 500)
        violations.string("model", model, 1, 500)
        violations.string("modelYear", modelYear, 1, 500)
        violations.string("trim", trim, 1, 500)
    }
}

/// The structure `VideoStreamingCapability`, since 4.5.
public struct SDLVideoStreamingCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var preferredResolution: SDLImageResolution?
    /// Optional; 0 to 2147483647.
    public var maxBitrate: Int?
    /// Optional.
    public var supportedFormats: [SDLVideoStreamingFormat]?
    /// Optional.
    public var hapticSpatialDataSupported: Bool?
    /// Optional; at least 0; since 6.0.
    public var diagonalScreenSize: Double?
    /// Optional; at least 0; since 6.0.
    public var pixelPerInch: Double?
    /// Optional; 1 to 10; since 6.0.
    public var scale: Double?
    /// Optional; 0 to 2147483647; since 7.1.
    public var preferredFPS: Int?
    /// Optional; 1 to 100 entries; since 7.1.
    public var additionalVideoStreamingCapabilities: [SDLVideoStreamingCapability]?

    /// Members that are nil are left out of the message.
    public init(
        preferredResolution: SDLImageResolution? = nil,
        maxBitrate: Int? = nil,
        supportedFormats: [SDLVideoStreamingFormat]? = nil,
        hapticSpatialDataSupported: Bool? = nil,
        diagonalScreenSize: Double? = nil,
        pixelPerInch: Double? = nil,
        scale: Double? = nil,
        preferredFPS: Int? = nil,
        additionalVideoStreamingCapabilities: [SDLVideoStreamingCapability]? = nil
    ) {
        self.preferredResolution = preferredResolution
        self.maxBitrate = maxBitrate
        self.supportedFormats = supportedFormats
        self.hapticSpatialDataSupported = hapticSpatialDataSupported
        self.diagonalScreenSize = diagonalScreenSize
        self.pixelPerInch = pixelPerInch
        self.scale = scale
        self.preferredFPS = preferredFPS
        self.additionalVideoStreamingCapabilities = additionalVideoStreamingCapabilities
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("preferredResolution", preferredResolution)
        writer.field("maxBitrate", maxBitrate)
        writer.field("supportedFormats", supportedFormats)
        writer.field("hapticSpatialDataSupported", hapticSpatialDataSupported)
        writer.field("diagonalScreenSize", diagonalScreenSize)
        writer.field("pixelPerInch", pixelPerInch)
        writer.field("scale", scale)
        writer.field("preferredFPS", preferredFPS)
        writer.field("additionalVideoStreamingCapabilities", additionalVideoStreamingCapabilities)
        writer.endObject()
    }

    private static let keys = JSONKeys("preferredResolution", "maxBitrate", "supportedFormats", "hapticSpatialDataSupported", "diagonalScreenSize", "pixelPerInch", "scale", "preferredFPS", "additionalVideoStreamingCapabilities")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var preferredResolution: SDLImageResolution?
        var maxBitrate: Int?
        var supportedFormats: [SDLVideoStreamingFormat]?
        var hapticSpatialDataSupported: Bool?
        var diagonalScreenSize: Double?
        var pixelPerInch: Double?
        var scale: Double?
        var preferredFPS: Int?
        var additionalVideoStreamingCapabilities: [SDLVideoStreamingCapability]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: preferredResolution = try SDLImageResolution.read(from: &reader)
            case 1: maxBitrate = try reader.integer(0, 2147483647)
            case 2: supportedFormats = try reader.array(of: SDLVideoStreamingFormat.self, 0, .max)
            case 3: hapticSpatialDataSupported = try reader.bool()
            case 4: diagonalScreenSize = try reader.number(0, .infinity)
            case 5: pixelPerInch = try reader.number(0, .infinity)
            case 6: scale = try reader.number(1, 10)
            case 7: preferredFPS = try reader.integer(0, 2147483647)
            default: additionalVideoStreamingCapabilities = try reader.array(of: SDLVideoStreamingCapability.self, 1, 100)
            }
        }
        return Self(preferredResolution: preferredResolution, maxBitrate: maxBitrate, supportedFormats: supportedFormats, hapticSpatialDataSupported: hapticSpatialDataSupported, diagonalScreenSize: diagonalScreenSize, pixelPerInch: pixelPerInch, scale: scale, preferredFPS: preferredFPS, additionalVideoStreamingCapabilities: additionalVideoStreamingCapabilities)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("preferredResolution", preferredResolution)
        violations.integer("maxBitrate", maxBitrate, 0, 2147483647)
        violations.objects("supportedFormats", supportedFormats, 0, .max)
        violations.number("diagonalScreenSize", diagonalScreenSize, 0, .infinity)
        violations.number("pixelPerInch", pixelPerInch, 0, .infinity)
        violations.number("scale", scale, 1, 10)
        violations.integer("preferredFPS", preferredFPS, 0, 2147483647)
        violations.objects("additionalVideoStreamingCapabilities", additionalVideoStreamingCapabilities, 1, 100)
    }
}

/// The structure `VideoStreamingFormat`, since 4.5.
public struct SDLVideoStreamingFormat: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var `protocol`: SDLVideoStreamingProtocol
    /// Mandatory.
    public var codec: SDLVideoStreamingCodec

    /// All its members are mandatory.
    public init(
        `protocol`: SDLVideoStreamingProtocol,
        codec: SDLVideoStreamingCodec
    ) {
        self.`protocol` = `protocol`
        self.codec = codec
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("protocol", `protocol`)
        writer.field("codec", codec)
        writer.endObject()
    }

    private static let keys = JSONKeys("protocol", "codec")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var `protocol`: SDLVideoStreamingProtocol?
        var codec: SDLVideoStreamingCodec?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: `protocol` = try SDLVideoStreamingProtocol.read(from: &reader)
            default: codec = try SDLVideoStreamingCodec.read(from: &reader)
            }
        }
        guard let `protocol`, let codec else { return nil }
        return Self(protocol: `protocol`, codec: codec)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("protocol", `protocol`)
        violations.object("codec", codec)
    }
}

/// The structure `VrHelpItem`, since 2.0.
public struct SDLVrHelpItem: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 500 characters.
    public var text: String
    /// Optional.
    public var image: SDLImage?
    /// Mandatory; 1 to 100.
    public var position: Int

    /// Members that are nil are left out of the message.
    public init(
        text: String,
        image: SDLImage? = nil,
        position: Int
    ) {
        self.text = text
        self.image = image
        self.position = position
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("text", text)
        writer.field("image", image)
        writer.field("position", position)
        writer.endObject()
    }

    private static let keys = JSONKeys("text", "image", "position")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var text: String?
        var image: SDLImage?
        var position: Int?
        guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: text = try reader.string(1, 500)
            case 1: image = try SDLImage.read(from: &reader)
            default: position = try reader.integer(1, 100)
            }
        }
        guard let text, let position else { return nil }
        return Self(text: text, image: image, position: position)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("text", text, 1, 500)
        violations.object("image", image)
        violations.integer("position", position, 1, 100)
    }
}
