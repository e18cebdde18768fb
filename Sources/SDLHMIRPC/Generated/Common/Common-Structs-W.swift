// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    package struct WeatherData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var currentTemperature: HMI.Common.Temperature?
        package var temperatureHigh: HMI.Common.Temperature?
        package var temperatureLow: HMI.Common.Temperature?
        package var apparentTemperature: HMI.Common.Temperature?
        package var apparentTemperatureHigh: HMI.Common.Temperature?
        package var apparentTemperatureLow: HMI.Common.Temperature?
        package var weatherSummary: String?
        package var time: HMI.Common.DateTime?
        package var humidity: Double?
        package var cloudCover: Double?
        package var moonPhase: Double?
        package var windBearing: Int?
        package var windGust: Double?
        package var windSpeed: Double?
        package var nearestStormBearing: Int?
        package var nearestStormDistance: Int?
        package var precipAccumulation: Double?
        package var precipIntensity: Double?
        package var precipProbability: Double?
        package var precipType: String?
        package var visibility: Double?
        package var weatherIcon: HMI.Common.Image?

        package init(
            currentTemperature: HMI.Common.Temperature? = nil, temperatureHigh: HMI.Common.Temperature? = nil,
            temperatureLow: HMI.Common.Temperature? = nil, apparentTemperature: HMI.Common.Temperature? = nil,
            apparentTemperatureHigh: HMI.Common.Temperature? = nil,
            apparentTemperatureLow: HMI.Common.Temperature? = nil, weatherSummary: String? = nil,
            time: HMI.Common.DateTime? = nil, humidity: Double? = nil, cloudCover: Double? = nil,
            moonPhase: Double? = nil, windBearing: Int? = nil, windGust: Double? = nil, windSpeed: Double? = nil,
            nearestStormBearing: Int? = nil, nearestStormDistance: Int? = nil, precipAccumulation: Double? = nil,
            precipIntensity: Double? = nil, precipProbability: Double? = nil, precipType: String? = nil,
            visibility: Double? = nil, weatherIcon: HMI.Common.Image? = nil
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
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct WeatherServiceData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var location: HMI.Common.LocationDetails
        package var currentForecast: HMI.Common.WeatherData?
        package var minuteForecast: [HMI.Common.WeatherData]?
        package var hourlyForecast: [HMI.Common.WeatherData]?
        package var multidayForecast: [HMI.Common.WeatherData]?
        package var alerts: [HMI.Common.WeatherAlert]?

        package init(
            location: HMI.Common.LocationDetails, currentForecast: HMI.Common.WeatherData? = nil,
            minuteForecast: [HMI.Common.WeatherData]? = nil, hourlyForecast: [HMI.Common.WeatherData]? = nil,
            multidayForecast: [HMI.Common.WeatherData]? = nil, alerts: [HMI.Common.WeatherAlert]? = nil
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
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct WindowCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var windowID: Int?
        package var textFields: [HMI.Common.TextField]?
        package var imageFields: [HMI.Common.ImageField]?
        package var imageTypeSupported: [HMI.Common.ImageType]?
        package var templatesAvailable: [String]?
        package var numCustomPresetsAvailable: Int?
        package var buttonCapabilities: [HMI.Common.ButtonCapabilities]?
        package var softButtonCapabilities: [HMI.Common.SoftButtonCapabilities]?
        package var menuLayoutsAvailable: [HMI.Common.MenuLayout]?
        package var dynamicUpdateCapabilities: HMI.Common.DynamicUpdateCapabilities?
        package var keyboardCapabilities: HMI.Common.KeyboardCapabilities?

        package init(
            windowID: Int? = nil, textFields: [HMI.Common.TextField]? = nil,
            imageFields: [HMI.Common.ImageField]? = nil, imageTypeSupported: [HMI.Common.ImageType]? = nil,
            templatesAvailable: [String]? = nil, numCustomPresetsAvailable: Int? = nil,
            buttonCapabilities: [HMI.Common.ButtonCapabilities]? = nil,
            softButtonCapabilities: [HMI.Common.SoftButtonCapabilities]? = nil,
            menuLayoutsAvailable: [HMI.Common.MenuLayout]? = nil,
            dynamicUpdateCapabilities: HMI.Common.DynamicUpdateCapabilities? = nil,
            keyboardCapabilities: HMI.Common.KeyboardCapabilities? = nil
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
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
