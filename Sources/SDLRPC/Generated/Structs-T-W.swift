// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `TTSChunk`, since version 1.0.
public struct SDLTTSChunk: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; at most 500 characters.
    public var text: String
    /// Mandatory.
    public var type: SDLSpeechCapabilities

    /// Creates a value. All members are mandatory.
    public init(text: String, type: SDLSpeechCapabilities) {
        self.text = text
        self.type = type
    }

    @usableFromInline package static var blank: Self { Self(text: "", type: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("text", &it.text, 0, 500)
        try v.value("type", &it.type)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `Temperature`, since version 4.5.
public struct SDLTemperature: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var unit: SDLTemperatureUnit
    /// Mandatory.
    public var value: Double

    /// Creates a value. All members are mandatory.
    public init(unit: SDLTemperatureUnit, value: Double) {
        self.unit = unit
        self.value = value
    }

    @usableFromInline package static var blank: Self { Self(unit: .blank, value: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("unit", &it.unit)
        try v.number("value", &it.value, -.infinity, .infinity)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `TemplateColorScheme`, since version 5.0.
public struct SDLTemplateColorScheme: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var primaryColor: SDLRGBColor?
    /// Optional.
    public var secondaryColor: SDLRGBColor?
    /// Optional.
    public var backgroundColor: SDLRGBColor?

    /// Creates a value. Nil members are not sent.
    public init(
        primaryColor: SDLRGBColor? = nil, secondaryColor: SDLRGBColor? = nil, backgroundColor: SDLRGBColor? = nil
    ) {
        self.primaryColor = primaryColor
        self.secondaryColor = secondaryColor
        self.backgroundColor = backgroundColor
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("primaryColor", &it.primaryColor)
        try v.value("secondaryColor", &it.secondaryColor)
        try v.value("backgroundColor", &it.backgroundColor)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `TemplateConfiguration`, since version 6.0.
public struct SDLTemplateConfiguration: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 500 characters.
    public var template: String
    /// Optional.
    public var dayColorScheme: SDLTemplateColorScheme?
    /// Optional.
    public var nightColorScheme: SDLTemplateColorScheme?

    /// Creates a value. Nil members are not sent.
    public init(
        template: String, dayColorScheme: SDLTemplateColorScheme? = nil, nightColorScheme: SDLTemplateColorScheme? = nil
    ) {
        self.template = template
        self.dayColorScheme = dayColorScheme
        self.nightColorScheme = nightColorScheme
    }

    @usableFromInline package static var blank: Self { Self(template: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("template", &it.template, 1, 500)
        try v.value("dayColorScheme", &it.dayColorScheme)
        try v.value("nightColorScheme", &it.nightColorScheme)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `TextField`, since version 1.0.
public struct SDLTextField: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var name: SDLTextFieldName
    /// Mandatory.
    public var characterSet: SDLCharacterSet
    /// Mandatory; 1 to 500.
    public var width: Int
    /// Mandatory; 1 to 8.
    public var rows: Int

    /// Creates a value. All members are mandatory.
    public init(name: SDLTextFieldName, characterSet: SDLCharacterSet, width: Int, rows: Int) {
        self.name = name
        self.characterSet = characterSet
        self.width = width
        self.rows = rows
    }

    @usableFromInline package static var blank: Self { Self(name: .blank, characterSet: .blank, width: 0, rows: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("name", &it.name)
        try v.value("characterSet", &it.characterSet)
        try v.integer("width", &it.width, 1, 500)
        try v.integer("rows", &it.rows, 1, 8)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `TireStatus`, since version 2.0.
public struct SDLTireStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; since version 2.0.
    public var pressureTelltale: SDLWarningLightStatus?
    /// Optional; since version 2.0.
    public var leftFront: SDLSingleTireStatus?
    /// Optional; since version 2.0.
    public var rightFront: SDLSingleTireStatus?
    /// Optional; since version 2.0.
    public var leftRear: SDLSingleTireStatus?
    /// Optional; since version 2.0.
    public var rightRear: SDLSingleTireStatus?
    /// Optional; since version 2.0.
    public var innerLeftRear: SDLSingleTireStatus?
    /// Optional; since version 2.0.
    public var innerRightRear: SDLSingleTireStatus?

    /// Creates a value. Nil members are not sent.
    public init(
        pressureTelltale: SDLWarningLightStatus? = nil, leftFront: SDLSingleTireStatus? = nil,
        rightFront: SDLSingleTireStatus? = nil, leftRear: SDLSingleTireStatus? = nil,
        rightRear: SDLSingleTireStatus? = nil, innerLeftRear: SDLSingleTireStatus? = nil,
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("pressureTelltale", &it.pressureTelltale)
        try v.value("leftFront", &it.leftFront)
        try v.value("rightFront", &it.rightFront)
        try v.value("leftRear", &it.leftRear)
        try v.value("rightRear", &it.rightRear)
        try v.value("innerLeftRear", &it.innerLeftRear)
        try v.value("innerRightRear", &it.innerRightRear)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `TouchCoord`, since version 3.0.
public struct SDLTouchCoord: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 0 to 10000.
    public var x: Int
    /// Mandatory; 0 to 10000.
    public var y: Int

    /// Creates a value. All members are mandatory.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    @usableFromInline package static var blank: Self { Self(x: 0, y: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("x", &it.x, 0, 10000)
        try v.integer("y", &it.y, 0, 10000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `TouchEvent`, since version 3.0.
public struct SDLTouchEvent: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 0 to 9.
    public var id: Int
    /// Mandatory; 1 to 1000 entries; each entry: 0 to 2000000000.
    public var ts: [Int]
    /// Mandatory; 1 to 1000 entries.
    public var c: [SDLTouchCoord]

    /// Creates a value. All members are mandatory.
    public init(id: Int, ts: [Int], c: [SDLTouchCoord]) {
        self.id = id
        self.ts = ts
        self.c = c
    }

    @usableFromInline package static var blank: Self { Self(id: 0, ts: [], c: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("id", &it.id, 0, 9)
        try v.integers("ts", &it.ts, 1, 1000, values: 0, 2000000000)
        try v.values("c", &it.c, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `TouchEventCapabilities`, since version 3.0.
public struct SDLTouchEventCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var pressAvailable: Bool
    /// Mandatory.
    public var multiTouchAvailable: Bool
    /// Mandatory.
    public var doublePressAvailable: Bool

    /// Creates a value. All members are mandatory.
    public init(pressAvailable: Bool, multiTouchAvailable: Bool, doublePressAvailable: Bool) {
        self.pressAvailable = pressAvailable
        self.multiTouchAvailable = multiTouchAvailable
        self.doublePressAvailable = doublePressAvailable
    }

    @usableFromInline package static var blank: Self { Self(
        pressAvailable: false, multiTouchAvailable: false, doublePressAvailable: false
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("pressAvailable", &it.pressAvailable)
        try v.bool("multiTouchAvailable", &it.multiTouchAvailable)
        try v.bool("doublePressAvailable", &it.doublePressAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `Turn`, since version 2.0.
public struct SDLTurn: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; 1 to 500 characters.
    public var navigationText: String?
    /// Optional.
    public var turnIcon: SDLImage?

    /// Creates a value. Nil members are not sent.
    public init(navigationText: String? = nil, turnIcon: SDLImage? = nil) {
        self.navigationText = navigationText
        self.turnIcon = turnIcon
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("navigationText", &it.navigationText, 1, 500)
        try v.value("turnIcon", &it.turnIcon)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `VehicleDataResult`, since version 2.0.
public struct SDLVehicleDataResult: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var dataType: SDLVehicleDataType
    /// Mandatory.
    public var resultCode: SDLVehicleDataResultCode
    /// Optional; since version 6.0.
    public var oemCustomDataType: String?

    /// Creates a value. Nil members are not sent.
    public init(dataType: SDLVehicleDataType, resultCode: SDLVehicleDataResultCode, oemCustomDataType: String? = nil) {
        self.dataType = dataType
        self.resultCode = resultCode
        self.oemCustomDataType = oemCustomDataType
    }

    @usableFromInline package static var blank: Self { Self(dataType: .blank, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("dataType", &it.dataType)
        try v.value("resultCode", &it.resultCode)
        try v.string("oemCustomDataType", &it.oemCustomDataType, 1, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `VehicleType`, since version 2.0.
public struct SDLVehicleType: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; 1 to 500 characters.
    public var make: String?
    /// Optional; 1 to 500 characters.
    public var model: String?
    /// Optional; 1 to 500 characters.
    public var modelYear: String?
    /// Optional; 1 to 500 characters.
    public var trim: String?

    /// Creates a value. Nil members are not sent.
    public init(make: String? = nil, model: String? = nil, modelYear: String? = nil, trim: String? = nil) {
        self.make = make
        self.model = model
        self.modelYear = modelYear
        self.trim = trim
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("make", &it.make, 1, 500)
        try v.string("model", &it.model, 1, 500)
        try v.string("modelYear", &it.modelYear, 1, 500)
        try v.string("trim", &it.trim, 1, 500)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `VideoStreamingCapability`, since version 4.5.
public struct SDLVideoStreamingCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var preferredResolution: SDLImageResolution?
    /// Optional; 0 to 2147483647.
    public var maxBitrate: Int?
    /// Optional.
    public var supportedFormats: [SDLVideoStreamingFormat]?
    /// Optional.
    public var hapticSpatialDataSupported: Bool?
    /// Optional; at least 0; since version 6.0.
    public var diagonalScreenSize: Double?
    /// Optional; at least 0; since version 6.0.
    public var pixelPerInch: Double?
    /// Optional; 1 to 10; since version 6.0.
    public var scale: Double?
    /// Optional; 0 to 2147483647; since version 7.1.
    public var preferredFPS: Int?
    /// Optional; 1 to 100 entries; since version 7.1.
    public var additionalVideoStreamingCapabilities: [SDLVideoStreamingCapability]?

    /// Creates a value. Nil members are not sent.
    public init(
        preferredResolution: SDLImageResolution? = nil, maxBitrate: Int? = nil,
        supportedFormats: [SDLVideoStreamingFormat]? = nil, hapticSpatialDataSupported: Bool? = nil,
        diagonalScreenSize: Double? = nil, pixelPerInch: Double? = nil, scale: Double? = nil, preferredFPS: Int? = nil,
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("preferredResolution", &it.preferredResolution)
        try v.integer("maxBitrate", &it.maxBitrate, 0, 2147483647)
        try v.values("supportedFormats", &it.supportedFormats, 0, .max)
        try v.bool("hapticSpatialDataSupported", &it.hapticSpatialDataSupported)
        try v.number("diagonalScreenSize", &it.diagonalScreenSize, 0, .infinity)
        try v.number("pixelPerInch", &it.pixelPerInch, 0, .infinity)
        try v.number("scale", &it.scale, 1, 10)
        try v.integer("preferredFPS", &it.preferredFPS, 0, 2147483647)
        try v.values("additionalVideoStreamingCapabilities", &it.additionalVideoStreamingCapabilities, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `VideoStreamingFormat`, since version 4.5.
public struct SDLVideoStreamingFormat: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var `protocol`: SDLVideoStreamingProtocol
    /// Mandatory.
    public var codec: SDLVideoStreamingCodec

    /// Creates a value. All members are mandatory.
    public init(`protocol`: SDLVideoStreamingProtocol, codec: SDLVideoStreamingCodec) {
        self.`protocol` = `protocol`
        self.codec = codec
    }

    @usableFromInline package static var blank: Self { Self(protocol: .blank, codec: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("protocol", &it.`protocol`)
        try v.value("codec", &it.codec)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `VrHelpItem`, since version 2.0.
public struct SDLVrHelpItem: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 500 characters.
    public var text: String
    /// Optional.
    public var image: SDLImage?
    /// Mandatory; 1 to 100.
    public var position: Int

    /// Creates a value. Nil members are not sent.
    public init(text: String, image: SDLImage? = nil, position: Int) {
        self.text = text
        self.image = image
        self.position = position
    }

    @usableFromInline package static var blank: Self { Self(text: "", position: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("text", &it.text, 1, 500)
        try v.value("image", &it.image)
        try v.integer("position", &it.position, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `WeatherAlert`, since version 5.1.
public struct SDLWeatherAlert: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var title: String?
    /// Optional.
    public var summary: String?
    /// Optional.
    public var expires: SDLDateTime?
    /// Optional; 1 to 99 entries.
    public var regions: [String]?
    /// Optional.
    public var severity: String?
    /// Optional.
    public var timeIssued: SDLDateTime?

    /// Creates a value. Nil members are not sent.
    public init(
        title: String? = nil, summary: String? = nil, expires: SDLDateTime? = nil, regions: [String]? = nil,
        severity: String? = nil, timeIssued: SDLDateTime? = nil
    ) {
        self.title = title
        self.summary = summary
        self.expires = expires
        self.regions = regions
        self.severity = severity
        self.timeIssued = timeIssued
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("title", &it.title, 1, .max)
        try v.string("summary", &it.summary, 1, .max)
        try v.value("expires", &it.expires)
        try v.strings("regions", &it.regions, 1, 99, lengths: 1, .max)
        try v.string("severity", &it.severity, 1, .max)
        try v.value("timeIssued", &it.timeIssued)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `WeatherData`, since version 5.1.
public struct SDLWeatherData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var currentTemperature: SDLTemperature?
    /// Optional.
    public var temperatureHigh: SDLTemperature?
    /// Optional.
    public var temperatureLow: SDLTemperature?
    /// Optional.
    public var apparentTemperature: SDLTemperature?
    /// Optional.
    public var apparentTemperatureHigh: SDLTemperature?
    /// Optional.
    public var apparentTemperatureLow: SDLTemperature?
    /// Optional.
    public var weatherSummary: String?
    /// Optional.
    public var time: SDLDateTime?
    /// Optional; 0 to 1.
    public var humidity: Double?
    /// Optional; 0 to 1.
    public var cloudCover: Double?
    /// Optional; 0 to 1.
    public var moonPhase: Double?
    /// Optional.
    public var windBearing: Int?
    /// Optional.
    public var windGust: Double?
    /// Optional.
    public var windSpeed: Double?
    /// Optional.
    public var nearestStormBearing: Int?
    /// Optional.
    public var nearestStormDistance: Int?
    /// Optional.
    public var precipAccumulation: Double?
    /// Optional.
    public var precipIntensity: Double?
    /// Optional; 0 to 1.
    public var precipProbability: Double?
    /// Optional.
    public var precipType: String?
    /// Optional.
    public var visibility: Double?
    /// Optional.
    public var weatherIcon: SDLImage?

    /// Creates a value. Nil members are not sent.
    public init(
        currentTemperature: SDLTemperature? = nil, temperatureHigh: SDLTemperature? = nil,
        temperatureLow: SDLTemperature? = nil, apparentTemperature: SDLTemperature? = nil,
        apparentTemperatureHigh: SDLTemperature? = nil, apparentTemperatureLow: SDLTemperature? = nil,
        weatherSummary: String? = nil, time: SDLDateTime? = nil, humidity: Double? = nil, cloudCover: Double? = nil,
        moonPhase: Double? = nil, windBearing: Int? = nil, windGust: Double? = nil, windSpeed: Double? = nil,
        nearestStormBearing: Int? = nil, nearestStormDistance: Int? = nil, precipAccumulation: Double? = nil,
        precipIntensity: Double? = nil, precipProbability: Double? = nil, precipType: String? = nil,
        visibility: Double? = nil, weatherIcon: SDLImage? = nil
    ) {
        self.currentTemperature = currentTemperature
        self.temperatureHigh = temperatureHigh
        self.temperatureLow = temperatureLow
        self.apparentTemperature = apparentTemperature
        self.apparentTemperatureHigh = apparentTemperatureHigh
        self.apparentTemperatureLow = apparentTemperatureLow
        self.weatherSummary = weatherSummary
        self.time = time
        self.humidity = humidity
        self.cloudCover = cloudCover
        self.moonPhase = moonPhase
        self.windBearing = windBearing
        self.windGust = windGust
        self.windSpeed = windSpeed
        self.nearestStormBearing = nearestStormBearing
        self.nearestStormDistance = nearestStormDistance
        self.precipAccumulation = precipAccumulation
        self.precipIntensity = precipIntensity
        self.precipProbability = precipProbability
        self.precipType = precipType
        self.visibility = visibility
        self.weatherIcon = weatherIcon
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("currentTemperature", &it.currentTemperature)
        try v.value("temperatureHigh", &it.temperatureHigh)
        try v.value("temperatureLow", &it.temperatureLow)
        try v.value("apparentTemperature", &it.apparentTemperature)
        try v.value("apparentTemperatureHigh", &it.apparentTemperatureHigh)
        try v.value("apparentTemperatureLow", &it.apparentTemperatureLow)
        try v.string("weatherSummary", &it.weatherSummary, 1, .max)
        try v.value("time", &it.time)
        try v.number("humidity", &it.humidity, 0, 1)
        try v.number("cloudCover", &it.cloudCover, 0, 1)
        try v.number("moonPhase", &it.moonPhase, 0, 1)
        try v.integer("windBearing", &it.windBearing, .min, .max)
        try v.number("windGust", &it.windGust, -.infinity, .infinity)
        try v.number("windSpeed", &it.windSpeed, -.infinity, .infinity)
        try v.integer("nearestStormBearing", &it.nearestStormBearing, .min, .max)
        try v.integer("nearestStormDistance", &it.nearestStormDistance, .min, .max)
        try v.number("precipAccumulation", &it.precipAccumulation, -.infinity, .infinity)
        try v.number("precipIntensity", &it.precipIntensity, -.infinity, .infinity)
        try v.number("precipProbability", &it.precipProbability, 0, 1)
        try v.string("precipType", &it.precipType, 1, .max)
        try v.number("visibility", &it.visibility, -.infinity, .infinity)
        try v.value("weatherIcon", &it.weatherIcon)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `WeatherServiceData`, since version 5.1.
public struct SDLWeatherServiceData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var location: SDLLocationDetails
    /// Optional.
    public var currentForecast: SDLWeatherData?
    /// Optional; 15 to 60 entries.
    public var minuteForecast: [SDLWeatherData]?
    /// Optional; 1 to 96 entries.
    public var hourlyForecast: [SDLWeatherData]?
    /// Optional; 1 to 30 entries.
    public var multidayForecast: [SDLWeatherData]?
    /// Optional; 1 to 10 entries.
    public var alerts: [SDLWeatherAlert]?

    /// Creates a value. Nil members are not sent.
    public init(
        location: SDLLocationDetails, currentForecast: SDLWeatherData? = nil, minuteForecast: [SDLWeatherData]? = nil,
        hourlyForecast: [SDLWeatherData]? = nil, multidayForecast: [SDLWeatherData]? = nil,
        alerts: [SDLWeatherAlert]? = nil
    ) {
        self.location = location
        self.currentForecast = currentForecast
        self.minuteForecast = minuteForecast
        self.hourlyForecast = hourlyForecast
        self.multidayForecast = multidayForecast
        self.alerts = alerts
    }

    @usableFromInline package static var blank: Self { Self(location: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("location", &it.location)
        try v.value("currentForecast", &it.currentForecast)
        try v.values("minuteForecast", &it.minuteForecast, 15, 60)
        try v.values("hourlyForecast", &it.hourlyForecast, 1, 96)
        try v.values("multidayForecast", &it.multidayForecast, 1, 30)
        try v.values("alerts", &it.alerts, 1, 10)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `WeatherServiceManifest`, since version 5.1.
public struct SDLWeatherServiceManifest: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var currentForecastSupported: Bool?
    /// Optional.
    public var maxMultidayForecastAmount: Int?
    /// Optional.
    public var maxHourlyForecastAmount: Int?
    /// Optional.
    public var maxMinutelyForecastAmount: Int?
    /// Optional.
    public var weatherForLocationSupported: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        currentForecastSupported: Bool? = nil, maxMultidayForecastAmount: Int? = nil,
        maxHourlyForecastAmount: Int? = nil, maxMinutelyForecastAmount: Int? = nil,
        weatherForLocationSupported: Bool? = nil
    ) {
        self.currentForecastSupported = currentForecastSupported
        self.maxMultidayForecastAmount = maxMultidayForecastAmount
        self.maxHourlyForecastAmount = maxHourlyForecastAmount
        self.maxMinutelyForecastAmount = maxMinutelyForecastAmount
        self.weatherForLocationSupported = weatherForLocationSupported
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("currentForecastSupported", &it.currentForecastSupported)
        try v.integer("maxMultidayForecastAmount", &it.maxMultidayForecastAmount, .min, .max)
        try v.integer("maxHourlyForecastAmount", &it.maxHourlyForecastAmount, .min, .max)
        try v.integer("maxMinutelyForecastAmount", &it.maxMinutelyForecastAmount, .min, .max)
        try v.bool("weatherForLocationSupported", &it.weatherForLocationSupported)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `WindowCapability`, since version 6.0.
public struct SDLWindowCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var windowID: Int?
    /// Optional; 1 to 100 entries.
    public var textFields: [SDLTextField]?
    /// Optional; 1 to 100 entries.
    public var imageFields: [SDLImageField]?
    /// Optional; at most 1000 entries.
    public var imageTypeSupported: [SDLImageType]?
    /// Optional; at most 100 entries; each entry: 1 to 100 characters.
    public var templatesAvailable: [String]?
    /// Optional; 1 to 100.
    public var numCustomPresetsAvailable: Int?
    /// Optional; 1 to 100 entries.
    public var buttonCapabilities: [SDLButtonCapabilities]?
    /// Optional; 1 to 100 entries.
    public var softButtonCapabilities: [SDLSoftButtonCapabilities]?
    /// Optional; 1 to 1000 entries; since version 6.0.
    public var menuLayoutsAvailable: [SDLMenuLayout]?
    /// Optional; since version 7.0.
    public var dynamicUpdateCapabilities: SDLDynamicUpdateCapabilities?
    /// Optional; since version 7.1.
    public var keyboardCapabilities: SDLKeyboardCapabilities?

    /// Creates a value. Nil members are not sent.
    public init(
        windowID: Int? = nil, textFields: [SDLTextField]? = nil, imageFields: [SDLImageField]? = nil,
        imageTypeSupported: [SDLImageType]? = nil, templatesAvailable: [String]? = nil,
        numCustomPresetsAvailable: Int? = nil, buttonCapabilities: [SDLButtonCapabilities]? = nil,
        softButtonCapabilities: [SDLSoftButtonCapabilities]? = nil, menuLayoutsAvailable: [SDLMenuLayout]? = nil,
        dynamicUpdateCapabilities: SDLDynamicUpdateCapabilities? = nil,
        keyboardCapabilities: SDLKeyboardCapabilities? = nil
    ) {
        self.windowID = windowID
        self.textFields = textFields
        self.imageFields = imageFields
        self.imageTypeSupported = imageTypeSupported
        self.templatesAvailable = templatesAvailable
        self.numCustomPresetsAvailable = numCustomPresetsAvailable
        self.buttonCapabilities = buttonCapabilities
        self.softButtonCapabilities = softButtonCapabilities
        self.menuLayoutsAvailable = menuLayoutsAvailable
        self.dynamicUpdateCapabilities = dynamicUpdateCapabilities
        self.keyboardCapabilities = keyboardCapabilities
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("windowID", &it.windowID, .min, .max)
        try v.values("textFields", &it.textFields, 1, 100)
        try v.values("imageFields", &it.imageFields, 1, 100)
        try v.values("imageTypeSupported", &it.imageTypeSupported, 0, 1000)
        try v.strings("templatesAvailable", &it.templatesAvailable, 0, 100, lengths: 1, 100)
        try v.integer("numCustomPresetsAvailable", &it.numCustomPresetsAvailable, 1, 100)
        try v.values("buttonCapabilities", &it.buttonCapabilities, 1, 100)
        try v.values("softButtonCapabilities", &it.softButtonCapabilities, 1, 100)
        try v.values("menuLayoutsAvailable", &it.menuLayoutsAvailable, 1, 1000)
        try v.value("dynamicUpdateCapabilities", &it.dynamicUpdateCapabilities)
        try v.value("keyboardCapabilities", &it.keyboardCapabilities)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `WindowState`, since version 7.0.
public struct SDLWindowState: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 0 to 100.
    public var approximatePosition: Int
    /// Mandatory; 0 to 100.
    public var deviation: Int

    /// Creates a value. All members are mandatory.
    public init(approximatePosition: Int, deviation: Int) {
        self.approximatePosition = approximatePosition
        self.deviation = deviation
    }

    @usableFromInline package static var blank: Self { Self(approximatePosition: 0, deviation: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("approximatePosition", &it.approximatePosition, 0, 100)
        try v.integer("deviation", &it.deviation, 0, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `WindowStatus`, since version 7.0.
public struct SDLWindowStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var location: SDLGrid
    /// Mandatory.
    public var state: SDLWindowState

    /// Creates a value. All members are mandatory.
    public init(location: SDLGrid, state: SDLWindowState) {
        self.location = location
        self.state = state
    }

    @usableFromInline package static var blank: Self { Self(location: .blank, state: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("location", &it.location)
        try v.value("state", &it.state)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `WindowTypeCapabilities`, since version 6.0.
public struct SDLWindowTypeCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var type: SDLWindowType
    /// Mandatory.
    public var maximumNumberOfWindows: Int

    /// Creates a value. All members are mandatory.
    public init(type: SDLWindowType, maximumNumberOfWindows: Int) {
        self.type = type
        self.maximumNumberOfWindows = maximumNumberOfWindows
    }

    @usableFromInline package static var blank: Self { Self(type: .blank, maximumNumberOfWindows: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("type", &it.type)
        try v.integer("maximumNumberOfWindows", &it.maximumNumberOfWindows, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
