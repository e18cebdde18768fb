// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `WeatherAlert`, since 5.1.
public struct SDLWeatherAlert: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

    /// Members that are nil are left out of the message.
    public init(
        title: String? = nil,
        summary: String? = nil,
        expires: SDLDateTime? = nil,
        regions: [String]? = nil,
        severity: String? = nil,
        timeIssued: SDLDateTime? = nil
    ) {
        self.title = title
        self.summary = summary
        self.expires = expires
        self.regions = regions
        self.severity = severity
        self.timeIssued = timeIssued
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("title", title)
        writer.field("summary", summary)
        writer.field("expires", expires)
        writer.field("regions", regions)
        writer.field("severity", severity)
        writer.field("timeIssued", timeIssued)
        writer.endObject()
    }

    private static let keys = JSONKeys("title", "summary", "expires", "regions", "severity", "timeIssued")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var title: String?
        var summary: String?
        var expires: SDLDateTime?
        var regions: [String]?
        var severity: String?
        var timeIssued: SDLDateTime?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: title = try reader.string(1, .max)
            case 1: summary = try reader.string(1, .max)
            case 2: expires = try SDLDateTime.read(from: &reader)
            case 3: regions = try reader.strings(1, 99, lengths: 1, .max)
            case 4: severity = try reader.string(1, .max)
            default: timeIssued = try SDLDateTime.read(from: &reader)
            }
        }
        return Self(title: title, summary: summary, expires: expires, regions: regions, severity: severity, timeIssued: timeIssued)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("title", title, 1, .max)
        violations.string("summary", summary, 1, .max)
        violations.object("expires", expires)
        violations.array("regions", regions, 1, 99) { $0.check($1, 1, .max) }
        violations.string("severity", severity, 1, .max)
        violations.object("timeIssued", timeIssued)
    }
}

/// The structure `WeatherData`, since 5.1.
public struct SDLWeatherData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

    /// Members that are nil are left out of the message.
    public init(
        currentTemperature: SDLTemperature? = nil,
        temperatureHigh: SDLTemperature? = nil,
        temperatureLow: SDLTemperature? = nil,
        apparentTemperature: SDLTemperature? = nil,
        apparentTemperatureHigh: SDLTemperature? = nil,
        apparentTemperatureLow: SDLTemperature? = nil,
        weatherSummary: String? = nil,
        time: SDLDateTime? = nil,
        humidity: Double? = nil,
        cloudCover: Double? = nil,
        moonPhase: Double? = nil,
        windBearing: Int? = nil,
        windGust: Double? = nil,
        windSpeed: Double? = nil,
        nearestStormBearing: Int? = nil,
        nearestStormDistance: Int? = nil,
        precipAccumulation: Double? = nil,
        precipIntensity: Double? = nil,
        precipProbability: Double? = nil,
        precipType: String? = nil,
        visibility: Double? = nil,
        weatherIcon: SDLImage? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("currentTemperature", currentTemperature)
        writer.field("temperatureHigh", temperatureHigh)
        writer.field("temperatureLow", temperatureLow)
        writer.field("apparentTemperature", apparentTemperature)
        writer.field("apparentTemperatureHigh", apparentTemperatureHigh)
        writer.field("apparentTemperatureLow", apparentTemperatureLow)
        writer.field("weatherSummary", weatherSummary)
        writer.field("time", time)
        writer.field("humidity", humidity)
        writer.field("cloudCover", cloudCover)
        writer.field("moonPhase", moonPhase)
        writer.field("windBearing", windBearing)
        writer.field("windGust", windGust)
        writer.field("windSpeed", windSpeed)
        writer.field("nearestStormBearing", nearestStormBearing)
        writer.field("nearestStormDistance", nearestStormDistance)
        writer.field("precipAccumulation", precipAccumulation)
        writer.field("precipIntensity", precipIntensity)
        writer.field("precipProbability", precipProbability)
        writer.field("precipType", precipType)
        writer.field("visibility", visibility)
        writer.field("weatherIcon", weatherIcon)
        writer.endObject()
    }

    private static let keys = JSONKeys("currentTemperature", "temperatureHigh", "temperatureLow", "apparentTemperature", "apparentTemperatureHigh", "apparentTemperatureLow", "weatherSummary", "time", "humidity", "cloudCover", "moonPhase", "windBearing", "windGust", "windSpeed", "nearestStormBearing", "nearestStormDistance", "precipAccumulation", "precipIntensity", "precipProbability", "precipType", "visibility", "weatherIcon")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var currentTemperature: SDLTemperature?
        var temperatureHigh: SDLTemperature?
        var temperatureLow: SDLTemperature?
        var apparentTemperature: SDLTemperature?
        var apparentTemperatureHigh: SDLTemperature?
        var apparentTemperatureLow: SDLTemperature?
        var weatherSummary: String?
        var time: SDLDateTime?
        var humidity: Double?
        var cloudCover: Double?
        var moonPhase: Double?
        var windBearing: Int?
        var windGust: Double?
        var windSpeed: Double?
        var nearestStormBearing: Int?
        var nearestStormDistance: Int?
        var precipAccumulation: Double?
        var precipIntensity: Double?
        var precipProbability: Double?
        var precipType: String?
        var visibility: Double?
        var weatherIcon: SDLImage?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: currentTemperature = try SDLTemperature.read(from: &reader)
            case 1: temperatureHigh = try SDLTemperature.read(from: &reader)
            case 2: temperatureLow = try SDLTemperature.read(from: &reader)
            case 3: apparentTemperature = try SDLTemperature.read(from: &reader)
            case 4: apparentTemperatureHigh = try SDLTemperature.read(from: &reader)
            case 5: apparentTemperatureLow = try SDLTemperature.read(from: &reader)
            case 6: weatherSummary = try reader.string(1, .max)
            case 7: time = try SDLDateTime.read(from: &reader)
            case 8: humidity = try reader.number(0, 1)
            case 9: cloudCover = try reader.number(0, 1)
            case 10: moonPhase = try reader.number(0, 1)
            case 11: windBearing = try reader.integer()
            case 12: windGust = try reader.number()
            case 13: windSpeed = try reader.number()
            case 14: nearestStormBearing = try reader.integer()
            case 15: nearestStormDistance = try reader.integer()
            case 16: precipAccumulation = try reader.number()
            case 17: precipIntensity = try reader.number()
            case 18: precipProbability = try reader.number(0, 1)
            case 19: precipType = try reader.string(1, .max)
            case 20: visibility = try reader.number()
            default: weatherIcon = try SDLImage.read(from: &reader)
            }
        }
        return Self(currentTemperature: currentTemperature, temperatureHigh: temperatureHigh, temperatureLow: temperatureLow, apparentTemperature: apparentTemperature, apparentTemperatureHigh: apparentTemperatureHigh, apparentTemperatureLow: apparentTemperatureLow, weatherSummary: weatherSummary, time: time, humidity: humidity, cloudCover: cloudCover, moonPhase: moonPhase, windBearing: windBearing, windGust: windGust, windSpeed: windSpeed, nearestStormBearing: nearestStormBearing, nearestStormDistance: nearestStormDistance, precipAccumulation: precipAccumulation, precipIntensity: precipIntensity, precipProbability: precipProbability, precipType: precipType, visibility: visibility, weatherIcon: weatherIcon)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("currentTemperature", currentTemperature)
        violations.object("temperatureHigh", temperatureHigh)
        violations.object("temperatureLow", temperatureLow)
        violations.object("apparentTemperature", apparentTemperature)
        violations.object("apparentTemperatureHigh", apparentTemperatureHigh)
        violations.object("apparentTemperatureLow", apparentTemperatureLow)
        violations.string("weatherSummary", weatherSummary, 1, .max)
        violations.object("time", time)
        violations.number("humidity", humidity, 0, 1)
        violations.number("cloudCover", cloudCover, 0, 1)
        violations.number("moonPhase", moonPhase, 0, 1)
        violations.number("windGust", windGust, -.infinity, .infinity)
        violations.number("windSpeed", windSpeed, -.infinity, .infinity)
        violations.number("precipAccumulation", precipAccumulation, -.infinity, .infinity)
        violations.number("precipIntensity", precipIntensity, -.infinity, .infinity)
        violations.number("precipProbability", precipProbability, 0, 1)
        violations.string("precipType", precipType, 1, .max)
        violations.number("visibility", visibility, -.infinity, .infinity)
        violations.object("weatherIcon", weatherIcon)
    }
}

/// The structure `WeatherServiceData`, since 5.1.
public struct SDLWeatherServiceData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

    /// Members that are nil are left out of the message.
    public init(
        location: SDLLocationDetails,
        currentForecast: SDLWeatherData? = nil,
        minuteForecast: [SDLWeatherData]? = nil,
        hourlyForecast: [SDLWeatherData]? = nil,
        multidayForecast: [SDLWeatherData]? = nil,
        alerts: [SDLWeatherAlert]? = nil
    ) {
        self.location = location
        self.currentForecast = currentForecast
        self.minuteForecast = minuteForecast
        self.hourlyForecast = hourlyForecast
        self.multidayForecast = multidayForecast
        self.alerts = alerts
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("location", location)
        writer.field("currentForecast", currentForecast)
        writer.field("minuteForecast", minuteForecast)
        writer.field("hourlyForecast", hourlyForecast)
        writer.field("multidayForecast", multidayForecast)
        writer.field("alerts", alerts)
        writer.endObject()
    }

    private static let keys = JSONKeys("location", "currentForecast", "minuteForecast", "hourlyForecast", "multidayForecast", "alerts")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var location: SDLLocationDetails?
        var currentForecast: SDLWeatherData?
        var minuteForecast: [SDLWeatherData]?
        var hourlyForecast: [SDLWeatherData]?
        var multidayForecast: [SDLWeatherData]?
        var alerts: [SDLWeatherAlert]?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: location = try SDLLocationDetails.read(from: &reader)
            case 1: currentForecast = try SDLWeatherData.read(from: &reader)
            case 2: minuteForecast = try reader.array(of: SDLWeatherData.self, 15, 60)
            case 3: hourlyForecast = try reader.array(of: SDLWeatherData.self, 1, 96)
            case 4: multidayForecast = try reader.array(of: SDLWeatherData.self, 1, 30)
            default: alerts = try reader.array(of: SDLWeatherAlert.self, 1, 10)
            }
        }
        guard let location else { return nil }
        return Self(location: location, currentForecast: currentForecast, minuteForecast: minuteForecast, hourlyForecast: hourlyForecast, multidayForecast: multidayForecast, alerts: alerts)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("location", location)
        violations.object("currentForecast", currentForecast)
        violations.objects("minuteForecast", minuteForecast, 15, 60)
        violations.objects("hourlyForecast", hourlyForecast, 1, 96)
        violations.objects("multidayForecast", multidayForecast, 1, 30)
        violations.objects("alerts", alerts, 1, 10)
    }
}

/// The structure `WeatherServiceManifest`, since 5.1.
public struct SDLWeatherServiceManifest: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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

    /// Members that are nil are left out of the message.
    public init(
        currentForecastSupported: Bool? = nil,
        maxMultidayForecastAmount: Int? = nil,
        maxHourlyForecastAmount: Int? = nil,
        maxMinutelyForecastAmount: Int? = nil,
        weatherForLocationSupported: Bool? = nil
    ) {
        self.currentForecastSupported = currentForecastSupported
        self.maxMultidayForecastAmount = maxMultidayForecastAmount
        self.maxHourlyForecastAmount = maxHourlyForecastAmount
        self.maxMinutelyForecastAmount = maxMinutelyForecastAmount
        self.weatherForLocationSupported = weatherForLocationSupported
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("currentForecastSupported", currentForecastSupported)
        writer.field("maxMultidayForecastAmount", maxMultidayForecastAmount)
        writer.field("maxHourlyForecastAmount", maxHourlyForecastAmount)
        writer.field("maxMinutelyForecastAmount", maxMinutelyForecastAmount)
        writer.field("weatherForLocationSupported", weatherForLocationSupported)
        writer.endObject()
    }

    private static let keys = JSONKeys("currentForecastSupported", "maxMultidayForecastAmount", "maxHourlyForecastAmount", "maxMinutelyForecastAmount", "weatherForLocationSupported")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var currentForecastSupported: Bool?
        var maxMultidayForecastAmount: Int?
        var maxHourlyForecastAmount: Int?
        var maxMinutelyForecastAmount: Int?
        var weatherForLocationSupported: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: currentForecastSupported = try reader.bool()
            case 1: maxMultidayForecastAmount = try reader.integer()
            case 2: maxHourlyForecastAmount = try reader.integer()
            case 3: maxMinutelyForecastAmount = try reader.integer()
            default: weatherForLocationSupported = try reader.bool()
            }
        }
        return Self(currentForecastSupported: currentForecastSupported, maxMultidayForecastAmount: maxMultidayForecastAmount, maxHourlyForecastAmount: maxHourlyForecastAmount, maxMinutelyForecastAmount: maxMinutelyForecastAmount, weatherForLocationSupported: weatherForLocationSupported)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The structure `WindowCapability`, since 6.0.
public struct SDLWindowCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var windowID: Int?
    /// Optional; 1 to 100 entries.
    public var textFields: [SDLTextField]?
    /// Optional; 1 to 100 entries.
    public var imageFields: [SDLImageField]?
    /// Optional; at most 1000 entries.
    public var imageTypeSupported: [SDLImageType]?
    /// Optional; at most 100 entries; each of 1 to 100 characters.
    public var templatesAvailable: [String]?
    /// Optional; 1 to 100.
    public var numCustomPresetsAvailable: Int?
    /// Optional; 1 to 100 entries.
    public var buttonCapabilities: [SDLButtonCapabilities]?
    /// Optional; 1 to 100 entries.
    public var softButtonCapabilities: [SDLSoftButtonCapabilities]?
    /// Optional; 1 to 1000 entries; since 6.0.
    public var menuLayoutsAvailable: [SDLMenuLayout]?
    /// Optional; since 7.0.
    public var dynamicUpdateCapabilities: SDLDynamicUpdateCapabilities?
    /// Optional; since 7.1.
    public var keyboardCapabilities: SDLKeyboardCapabilities?

    /// Members that are nil are left out of the message.
    public init(
        windowID: Int? = nil,
        textFields: [SDLTextField]? = nil,
        imageFields: [SDLImageField]? = nil,
        imageTypeSupported: [SDLImageType]? = nil,
        templatesAvailable: [String]? = nil,
        numCustomPresetsAvailable: Int? = nil,
        buttonCapabilities: [SDLButtonCapabilities]? = nil,
        softButtonCapabilities: [SDLSoftButtonCapabilities]? = nil,
        menuLayoutsAvailable: [SDLMenuLayout]? = nil,
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("windowID", windowID)
        writer.field("textFields", textFields)
        writer.field("imageFields", imageFields)
        writer.field("imageTypeSupported", imageTypeSupported)
        writer.field("templatesAvailable", templatesAvailable)
        writer.field("numCustomPresetsAvailable", numCustomPresetsAvailable)
        writer.field("buttonCapabilities", buttonCapabilities)
        writer.field("softButtonCapabilities", softButtonCapabilities)
        writer.field("menuLayoutsAvailable", menuLayoutsAvailable)
        writer.field("dynamicUpdateCapabilities", dynamicUpdateCapabilities)
        writer.field("keyboardCapabilities", keyboardCapabilities)
        writer.endObject()
    }

    private static let keys = JSONKeys("windowID", "textFields", "imageFields", "imageTypeSupported", "templatesAvailable", "numCustomPresetsAvailable", "buttonCapabilities", "softButtonCapabilities", "menuLayoutsAvailable", "dynamicUpdateCapabilities", "keyboardCapabilities")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var windowID: Int?
        var textFields: [SDLTextField]?
        var imageFields: [SDLImageField]?
        var imageTypeSupported: [SDLImageType]?
        var templatesAvailable: [String]?
        var numCustomPresetsAvailable: Int?
        var buttonCapabilities: [SDLButtonCapabilities]?
        var softButtonCapabilities: [SDLSoftButtonCapabilities]?
        var menuLayoutsAvailable: [SDLMenuLayout]?
        var dynamicUpdateCapabilities: SDLDynamicUpdateCapabilities?
        var keyboardCapabilities: SDLKeyboardCapabilities?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: windowID = try reader.integer()
            case 1: textFields = try reader.array(of: SDLTextField.self, 1, 100)
            case 2: imageFields = try reader.array(of: SDLImageField.self, 1, 100)
            case 3: imageTypeSupported = try reader.array(of: SDLImageType.self, 0, 1000)
            case 4: templatesAvailable = try reader.strings(0, 100, lengths: 1, 100)
            case 5: numCustomPresetsAvailable = try reader.integer(1, 100)
            case 6: buttonCapabilities = try reader.array(of: SDLButtonCapabilities.self, 1, 100)
            case 7: softButtonCapabilities = try reader.array(of: SDLSoftButtonCapabilities.self, 1, 100)
            case 8: menuLayoutsAvailable = try reader.array(of: SDLMenuLayout.self, 1, 1000)
            case 9: dynamicUpdateCapabilities = try SDLDynamicUpdateCapabilities.read(from: &reader)
            default: keyboardCapabilities = try SDLKeyboardCapabilities.read(from: &reader)
            }
        }
        return Self(windowID: windowID, textFields: textFields, imageFields: imageFields, imageTypeSupported: imageTypeSupported, templatesAvailable: templatesAvailable, numCustomPresetsAvailable: numCustomPresetsAvailable, buttonCapabilities: buttonCapabilities, softButtonCapabilities: softButtonCapabilities, menuLayoutsAvailable: menuLayoutsAvailable, dynamicUpdateCapabilities: dynamicUpdateCapabilities, keyboardCapabilities: keyboardCapabilities)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("textFields", textFields, 1, 100)
        violations.objects("imageFields", imageFields, 1, 100)
        violations.objects("imageTypeSupported", imageTypeSupported, 0, 1000)
        violations.array("templatesAvailable", templatesAvailable, 0, 100) { $0.check($1, 1, 100) }
        violations.integer("numCustomPresetsAvailable", numCustomPresetsAvailable, 1, 100)
        violations.objects("buttonCapabilities", buttonCapabilities, 1, 100)
        violations.objects("softButtonCapabilities", softButtonCapabilities, 1, 100)
        violations.objects("menuLayoutsAvailable", menuLayoutsAvailable, 1, 1000)
        violations.object("dynamicUpdateCapabilities", dynamicUpdateCapabilities)
        violations.object("keyboardCapabilities", keyboardCapabilities)
    }
}

/// The structure `WindowState`, since 7.0.
public struct SDLWindowState: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 0 to 100.
    public var approximatePosition: Int
    /// Mandatory; 0 to 100.
    public var deviation: Int

    /// All its members are mandatory.
    public init(
        approximatePosition: Int,
        deviation: Int
    ) {
        self.approximatePosition = approximatePosition
        self.deviation = deviation
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("approximatePosition", approximatePosition)
        writer.field("deviation", deviation)
        writer.endObject()
    }

    private static let keys = JSONKeys("approximatePosition", "deviation")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var approximatePosition: Int?
        var deviation: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: approximatePosition = try reader.integer(0, 100)
            default: deviation = try reader.integer(0, 100)
            }
        }
        guard let approximatePosition, let deviation else { return nil }
        return Self(approximatePosition: approximatePosition, deviation: deviation)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("approximatePosition", approximatePosition, 0, 100)
        violations.integer("deviation", deviation, 0, 100)
    }
}

/// The structure `WindowStatus`, since 7.0.
public struct SDLWindowStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var location: SDLGrid
    /// Mandatory.
    public var state: SDLWindowState

    /// All its members are mandatory.
    public init(
        location: SDLGrid,
        state: SDLWindowState
    ) {
        self.location = location
        self.state = state
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("location", location)
        writer.field("state", state)
        writer.endObject()
    }

    private static let keys = JSONKeys("location", "state")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var location: SDLGrid?
        var state: SDLWindowState?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: location = try SDLGrid.read(from: &reader)
            default: state = try SDLWindowState.read(from: &reader)
            }
        }
        guard let location, let state else { return nil }
        return Self(location: location, state: state)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("location", location)
        violations.object("state", state)
    }
}

/// The structure `WindowTypeCapabilities`, since 6.0.
public struct SDLWindowTypeCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var type: SDLWindowType
    /// Mandatory.
    public var maximumNumberOfWindows: Int

    /// All its members are mandatory.
    public init(
        type: SDLWindowType,
        maximumNumberOfWindows: Int
    ) {
        self.type = type
        self.maximumNumberOfWindows = maximumNumberOfWindows
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("type", type)
        writer.field("maximumNumberOfWindows", maximumNumberOfWindows)
        writer.endObject()
    }

    private static let keys = JSONKeys("type", "maximumNumberOfWindows")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var type: SDLWindowType?
        var maximumNumberOfWindows: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: type = try SDLWindowType.read(from: &reader)
            default: maximumNumberOfWindows = try reader.integer()
            }
        }
        guard let type, let maximumNumberOfWindows else { return nil }
        return Self(type: type, maximumNumberOfWindows: maximumNumberOfWindows)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("type", type)
    }
}
