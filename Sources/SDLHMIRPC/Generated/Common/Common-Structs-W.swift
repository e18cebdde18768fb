// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `WeatherAlert`.
    package struct WeatherAlert: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var title: String?
        package var summary: String?
        package var expires: HMI.Common.DateTime?
        package var regions: [String]?
        package var severity: String?
        package var timeIssued: HMI.Common.DateTime?

        package init(
            title: String? = nil,
            summary: String? = nil,
            expires: HMI.Common.DateTime? = nil,
            regions: [String]? = nil,
            severity: String? = nil,
            timeIssued: HMI.Common.DateTime? = nil
        ) {
            self.title = title
            self.summary = summary
            self.expires = expires
            self.regions = regions
            self.severity = severity
            self.timeIssued = timeIssued
        }

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var title: String?
            var summary: String?
            var expires: HMI.Common.DateTime?
            var regions: [String]?
            var severity: String?
            var timeIssued: HMI.Common.DateTime?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: title = try reader.string(1, .max)
                case 1: summary = try reader.string(1, .max)
                case 2: expires = try HMI.Common.DateTime.read(from: &reader)
                case 3: regions = try reader.strings(1, 99, lengths: 1, .max)
                case 4: severity = try reader.string(1, .max)
                default: timeIssued = try HMI.Common.DateTime.read(from: &reader)
                }
            }
            return Self(title: title, summary: summary, expires: expires, regions: regions, severity: severity, timeIssued: timeIssued)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("title", title, 1, .max)
            violations.string("summary", summary, 1, .max)
            violations.object("expires", expires)
            violations.array("regions", regions, 1, 99) { $0.check($1, 1, .max) }
            violations.string("severity", severity, 1, .max)
            violations.object("timeIssued", timeIssued)
        }
    }
}

extension HMI.Common {
    /// The structure `WeatherData`.
    package struct WeatherData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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
            currentTemperature: HMI.Common.Temperature? = nil,
            temperatureHigh: HMI.Common.Temperature? = nil,
            temperatureLow: HMI.Common.Temperature? = nil,
            apparentTemperature: HMI.Common.Temperature? = nil,
            apparentTemperatureHigh: HMI.Common.Temperature? = nil,
            apparentTemperatureLow: HMI.Common.Temperature? = nil,
            weatherSummary: String? = nil,
            time: HMI.Common.DateTime? = nil,
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
            weatherIcon: HMI.Common.Image? = nil
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var currentTemperature: HMI.Common.Temperature?
            var temperatureHigh: HMI.Common.Temperature?
            var temperatureLow: HMI.Common.Temperature?
            var apparentTemperature: HMI.Common.Temperature?
            var apparentTemperatureHigh: HMI.Common.Temperature?
            var apparentTemperatureLow: HMI.Common.Temperature?
            var weatherSummary: String?
            var time: HMI.Common.DateTime?
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
            var weatherIcon: HMI.Common.Image?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: currentTemperature = try HMI.Common.Temperature.read(from: &reader)
                case 1: temperatureHigh = try HMI.Common.Temperature.read(from: &reader)
                case 2: temperatureLow = try HMI.Common.Temperature.read(from: &reader)
                case 3: apparentTemperature = try HMI.Common.Temperature.read(from: &reader)
                case 4: apparentTemperatureHigh = try HMI.Common.Temperature.read(from: &reader)
                case 5: apparentTemperatureLow = try HMI.Common.Temperature.read(from: &reader)
                case 6: weatherSummary = try reader.string(1, .max)
                case 7: time = try HMI.Common.DateTime.read(from: &reader)
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
                default: weatherIcon = try HMI.Common.Image.read(from: &reader)
                }
            }
            return Self(currentTemperature: currentTemperature, temperatureHigh: temperatureHigh, temperatureLow: temperatureLow, apparentTemperature: apparentTemperature, apparentTemperatureHigh: apparentTemperatureHigh, apparentTemperatureLow: apparentTemperatureLow, weatherSummary: weatherSummary, time: time, humidity: humidity, cloudCover: cloudCover, moonPhase: moonPhase, windBearing: windBearing, windGust: windGust, windSpeed: windSpeed, nearestStormBearing: nearestStormBearing, nearestStormDistance: nearestStormDistance, precipAccumulation: precipAccumulation, precipIntensity: precipIntensity, precipProbability: precipProbability, precipType: precipType, visibility: visibility, weatherIcon: weatherIcon)
        }

        package func check(_ violations: inout ViolationList) {
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
}

extension HMI.Common {
    /// The structure `WeatherServiceData`.
    package struct WeatherServiceData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var location: HMI.Common.LocationDetails
        package var currentForecast: HMI.Common.WeatherData?
        package var minuteForecast: [HMI.Common.WeatherData]?
        package var hourlyForecast: [HMI.Common.WeatherData]?
        package var multidayForecast: [HMI.Common.WeatherData]?
        package var alerts: [HMI.Common.WeatherAlert]?

        package init(
            location: HMI.Common.LocationDetails,
            currentForecast: HMI.Common.WeatherData? = nil,
            minuteForecast: [HMI.Common.WeatherData]? = nil,
            hourlyForecast: [HMI.Common.WeatherData]? = nil,
            multidayForecast: [HMI.Common.WeatherData]? = nil,
            alerts: [HMI.Common.WeatherAlert]? = nil
        ) {
            self.location = location
            self.currentForecast = currentForecast
            self.minuteForecast = minuteForecast
            self.hourlyForecast = hourlyForecast
            self.multidayForecast = multidayForecast
            self.alerts = alerts
        }

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var location: HMI.Common.LocationDetails?
            var currentForecast: HMI.Common.WeatherData?
            var minuteForecast: [HMI.Common.WeatherData]?
            var hourlyForecast: [HMI.Common.WeatherData]?
            var multidayForecast: [HMI.Common.WeatherData]?
            var alerts: [HMI.Common.WeatherAlert]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: location = try HMI.Common.LocationDetails.read(from: &reader)
                case 1: currentForecast = try HMI.Common.WeatherData.read(from: &reader)
                case 2: minuteForecast = try reader.array(of: HMI.Common.WeatherData.self, 15, 60)
                case 3: hourlyForecast = try reader.array(of: HMI.Common.WeatherData.self, 1, 96)
                case 4: multidayForecast = try reader.array(of: HMI.Common.WeatherData.self, 1, 30)
                default: alerts = try reader.array(of: HMI.Common.WeatherAlert.self, 1, 10)
                }
            }
            guard let location else { return nil }
            return Self(location: location, currentForecast: currentForecast, minuteForecast: minuteForecast, hourlyForecast: hourlyForecast, multidayForecast: multidayForecast, alerts: alerts)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("location", location)
            violations.object("currentForecast", currentForecast)
            violations.objects("minuteForecast", minuteForecast, 15, 60)
            violations.objects("hourlyForecast", hourlyForecast, 1, 96)
            violations.objects("multidayForecast", multidayForecast, 1, 30)
            violations.objects("alerts", alerts, 1, 10)
        }
    }
}

extension HMI.Common {
    /// The structure `WeatherServiceManifest`.
    package struct WeatherServiceManifest: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var currentForecastSupported: Bool?
        package var maxMultidayForecastAmount: Int?
        package var maxHourlyForecastAmount: Int?
        package var maxMinutelyForecastAmount: Int?
        package var weatherForLocationSupported: Bool?

        package init(
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("currentForecastSupported", currentForecastSupported)
            writer.field("maxMultidayForecastAmount", maxMultidayForecastAmount)
            writer.field("maxHourlyForecastAmount", maxHourlyForecastAmount)
            writer.field("maxMinutelyForecastAmount", maxMinutelyForecastAmount)
            writer.field("weatherForLocationSupported", weatherForLocationSupported)
            writer.endObject()
        }

        private static let keys = JSONKeys("currentForecastSupported", "maxMultidayForecastAmount", "maxHourlyForecastAmount", "maxMinutelyForecastAmount", "weatherForLocationSupported")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `WindowCapability`.
    package struct WindowCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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
            windowID: Int? = nil,
            textFields: [HMI.Common.TextField]? = nil,
            imageFields: [HMI.Common.ImageField]? = nil,
            imageTypeSupported: [HMI.Common.ImageType]? = nil,
            templatesAvailable: [String]? = nil,
            numCustomPresetsAvailable: Int? = nil,
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

        package func write(to writer: inout JSONWriter) {
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

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var windowID: Int?
            var textFields: [HMI.Common.TextField]?
            var imageFields: [HMI.Common.ImageField]?
            var imageTypeSupported: [HMI.Common.ImageType]?
            var templatesAvailable: [String]?
            var numCustomPresetsAvailable: Int?
            var buttonCapabilities: [HMI.Common.ButtonCapabilities]?
            var softButtonCapabilities: [HMI.Common.SoftButtonCapabilities]?
            var menuLayoutsAvailable: [HMI.Common.MenuLayout]?
            var dynamicUpdateCapabilities: HMI.Common.DynamicUpdateCapabilities?
            var keyboardCapabilities: HMI.Common.KeyboardCapabilities?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: windowID = try reader.integer()
                case 1: textFields = try reader.array(of: HMI.Common.TextField.self, 1, 100)
                case 2: imageFields = try reader.array(of: HMI.Common.ImageField.self, 1, 100)
                case 3: imageTypeSupported = try reader.array(of: HMI.Common.ImageType.self, 0, 1000)
                case 4: templatesAvailable = try reader.strings(0, 100, lengths: 1, 100)
                case 5: numCustomPresetsAvailable = try reader.integer(1, 100)
                case 6: buttonCapabilities = try reader.array(of: HMI.Common.ButtonCapabilities.self, 1, 100)
                case 7: softButtonCapabilities = try reader.array(of: HMI.Common.SoftButtonCapabilities.self, 1, 100)
                case 8: menuLayoutsAvailable = try reader.array(of: HMI.Common.MenuLayout.self, 1, 1000)
                case 9: dynamicUpdateCapabilities = try HMI.Common.DynamicUpdateCapabilities.read(from: &reader)
                default: keyboardCapabilities = try HMI.Common.KeyboardCapabilities.read(from: &reader)
                }
            }
            return Self(windowID: windowID, textFields: textFields, imageFields: imageFields, imageTypeSupported: imageTypeSupported, templatesAvailable: templatesAvailable, numCustomPresetsAvailable: numCustomPresetsAvailable, buttonCapabilities: buttonCapabilities, softButtonCapabilities: softButtonCapabilities, menuLayoutsAvailable: menuLayoutsAvailable, dynamicUpdateCapabilities: dynamicUpdateCapabilities, keyboardCapabilities: keyboardCapabilities)
        }

        package func check(_ violations: inout ViolationList) {
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
}

extension HMI.Common {
    /// The structure `WindowState`.
    package struct WindowState: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var approximatePosition: Int
        package var deviation: Int

        package init(
            approximatePosition: Int,
            deviation: Int
        ) {
            self.approximatePosition = approximatePosition
            self.deviation = deviation
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("approximatePosition", approximatePosition)
            writer.field("deviation", deviation)
            writer.endObject()
        }

        private static let keys = JSONKeys("approximatePosition", "deviation")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

        package func check(_ violations: inout ViolationList) {
            violations.integer("approximatePosition", approximatePosition, 0, 100)
            violations.integer("deviation", deviation, 0, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `WindowStatus`.
    package struct WindowStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var location: HMI.Common.Grid
        package var state: HMI.Common.WindowState

        package init(
            location: HMI.Common.Grid,
            state: HMI.Common.WindowState
        ) {
            self.location = location
            self.state = state
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("location", location)
            writer.field("state", state)
            writer.endObject()
        }

        private static let keys = JSONKeys("location", "state")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var location: HMI.Common.Grid?
            var state: HMI.Common.WindowState?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: location = try HMI.Common.Grid.read(from: &reader)
                default: state = try HMI.Common.WindowState.read(from: &reader)
                }
            }
            guard let location, let state else { return nil }
            return Self(location: location, state: state)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("location", location)
            violations.object("state", state)
        }
    }
}

extension HMI.Common {
    /// The structure `WindowTypeCapabilities`.
    package struct WindowTypeCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var type: HMI.Common.WindowType
        package var maximumNumberOfWindows: Int

        package init(
            type: HMI.Common.WindowType,
            maximumNumberOfWindows: Int
        ) {
            self.type = type
            self.maximumNumberOfWindows = maximumNumberOfWindows
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("type", type)
            writer.field("maximumNumberOfWindows", maximumNumberOfWindows)
            writer.endObject()
        }

        private static let keys = JSONKeys("type", "maximumNumberOfWindows")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var type: HMI.Common.WindowType?
            var maximumNumberOfWindows: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: type = try HMI.Common.WindowType.read(from: &reader)
                default: maximumNumberOfWindows = try reader.integer()
                }
            }
            guard let type, let maximumNumberOfWindows else { return nil }
            return Self(type: type, maximumNumberOfWindows: maximumNumberOfWindows)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("type", type)
        }
    }
}
