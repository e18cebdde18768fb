// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON
import SDLRPC

extension HMI.Common {
    package struct MediaServiceData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var mediaType: HMI.Common.MediaType?
        package var mediaTitle: String?
        package var mediaArtist: String?
        package var mediaAlbum: String?
        package var playlistName: String?
        package var isExplicit: Bool?
        package var trackPlaybackProgress: Int?
        package var trackPlaybackDuration: Int?
        package var queuePlaybackProgress: Int?
        package var queuePlaybackDuration: Int?
        package var queueCurrentTrackNumber: Int?
        package var queueTotalTrackCount: Int?
        package var mediaImage: HMI.Common.Image?

        package init(
            mediaType: HMI.Common.MediaType? = nil, mediaTitle: String? = nil, mediaArtist: String? = nil,
            mediaAlbum: String? = nil, playlistName: String? = nil, isExplicit: Bool? = nil,
            trackPlaybackProgress: Int? = nil, trackPlaybackDuration: Int? = nil, queuePlaybackProgress: Int? = nil,
            queuePlaybackDuration: Int? = nil, queueCurrentTrackNumber: Int? = nil, queueTotalTrackCount: Int? = nil,
            mediaImage: HMI.Common.Image? = nil
        ) {
            self.mediaType = mediaType
            self.mediaTitle = mediaTitle
            self.mediaArtist = mediaArtist
            self.mediaAlbum = mediaAlbum
            self.playlistName = playlistName
            self.isExplicit = isExplicit
            self.trackPlaybackProgress = trackPlaybackProgress
            self.trackPlaybackDuration = trackPlaybackDuration
            self.queuePlaybackProgress = queuePlaybackProgress
            self.queuePlaybackDuration = queuePlaybackDuration
            self.queueCurrentTrackNumber = queueCurrentTrackNumber
            self.queueTotalTrackCount = queueTotalTrackCount
            self.mediaImage = mediaImage
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("mediaType", &it.mediaType)
            try v.string("mediaTitle", &it.mediaTitle, 1, .max)
            try v.string("mediaArtist", &it.mediaArtist, 1, .max)
            try v.string("mediaAlbum", &it.mediaAlbum, 1, .max)
            try v.string("playlistName", &it.playlistName, 1, .max)
            try v.bool("isExplicit", &it.isExplicit)
            try v.integer("trackPlaybackProgress", &it.trackPlaybackProgress, .min, .max)
            try v.integer("trackPlaybackDuration", &it.trackPlaybackDuration, .min, .max)
            try v.integer("queuePlaybackProgress", &it.queuePlaybackProgress, .min, .max)
            try v.integer("queuePlaybackDuration", &it.queuePlaybackDuration, .min, .max)
            try v.integer("queueCurrentTrackNumber", &it.queueCurrentTrackNumber, .min, .max)
            try v.integer("queueTotalTrackCount", &it.queueTotalTrackCount, .min, .max)
            try v.value("mediaImage", &it.mediaImage)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct MenuParams: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var parentID: Int?
        package var position: Int?
        package var menuName: String
        package var secondaryText: String?
        package var tertiaryText: String?

        package init(
            parentID: Int? = nil, position: Int? = nil, menuName: String, secondaryText: String? = nil,
            tertiaryText: String? = nil
        ) {
            self.parentID = parentID
            self.position = position
            self.menuName = menuName
            self.secondaryText = secondaryText
            self.tertiaryText = tertiaryText
        }

        @usableFromInline package static var blank: Self { Self(menuName: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("parentID", &it.parentID, 0, 2000000000)
            try v.integer("position", &it.position, 0, 1000)
            try v.string("menuName", &it.menuName, 1, 500)
            try v.string("secondaryText", &it.secondaryText, 1, 500)
            try v.string("tertiaryText", &it.tertiaryText, 1, 500)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ModuleData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var moduleType: HMI.Common.ModuleType
        package var moduleId: String?
        package var radioControlData: HMI.Common.RadioControlData?
        package var climateControlData: HMI.Common.ClimateControlData?
        package var seatControlData: HMI.Common.SeatControlData?
        package var audioControlData: HMI.Common.AudioControlData?
        package var lightControlData: HMI.Common.LightControlData?
        package var hmiSettingsControlData: HMI.Common.HMISettingsControlData?

        package init(
            moduleType: HMI.Common.ModuleType, moduleId: String? = nil,
            radioControlData: HMI.Common.RadioControlData? = nil,
            climateControlData: HMI.Common.ClimateControlData? = nil,
            seatControlData: HMI.Common.SeatControlData? = nil, audioControlData: HMI.Common.AudioControlData? = nil,
            lightControlData: HMI.Common.LightControlData? = nil,
            hmiSettingsControlData: HMI.Common.HMISettingsControlData? = nil
        ) {
            self.moduleType = moduleType
            self.moduleId = moduleId
            self.radioControlData = radioControlData
            self.climateControlData = climateControlData
            self.seatControlData = seatControlData
            self.audioControlData = audioControlData
            self.lightControlData = lightControlData
            self.hmiSettingsControlData = hmiSettingsControlData
        }

        @usableFromInline package static var blank: Self { Self(moduleType: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("moduleType", &it.moduleType)
            try v.string("moduleId", &it.moduleId, 1, 100)
            try v.value("radioControlData", &it.radioControlData)
            try v.value("climateControlData", &it.climateControlData)
            try v.value("seatControlData", &it.seatControlData)
            try v.value("audioControlData", &it.audioControlData)
            try v.value("lightControlData", &it.lightControlData)
            try v.value("hmiSettingsControlData", &it.hmiSettingsControlData)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct NavigationInstruction: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var locationDetails: HMI.Common.LocationDetails
        package var action: HMI.Common.NavigationAction
        package var eta: HMI.Common.DateTime?
        package var bearing: Int?
        package var junctionType: HMI.Common.NavigationJunction?
        package var drivingSide: HMI.Common.Direction?
        package var details: String?
        package var image: HMI.Common.Image?

        package init(
            locationDetails: HMI.Common.LocationDetails, action: HMI.Common.NavigationAction,
            eta: HMI.Common.DateTime? = nil, bearing: Int? = nil, junctionType: HMI.Common.NavigationJunction? = nil,
            drivingSide: HMI.Common.Direction? = nil, details: String? = nil, image: HMI.Common.Image? = nil
        ) {
            self.locationDetails = locationDetails
            self.action = action
            self.eta = eta
            self.bearing = bearing
            self.junctionType = junctionType
            self.drivingSide = drivingSide
            self.details = details
            self.image = image
        }

        @usableFromInline package static var blank: Self { Self(locationDetails: .blank, action: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("locationDetails", &it.locationDetails)
            try v.value("action", &it.action)
            try v.value("eta", &it.eta)
            try v.integer("bearing", &it.bearing, 0, 359)
            try v.value("junctionType", &it.junctionType)
            try v.value("drivingSide", &it.drivingSide)
            try v.string("details", &it.details, 1, .max)
            try v.value("image", &it.image)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct NavigationServiceData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var timeStamp: HMI.Common.DateTime
        package var origin: HMI.Common.LocationDetails?
        package var destination: HMI.Common.LocationDetails?
        package var destinationETA: HMI.Common.DateTime?
        package var instructions: [HMI.Common.NavigationInstruction]?
        package var nextInstructionETA: HMI.Common.DateTime?
        package var nextInstructionDistance: Double?
        package var nextInstructionDistanceScale: Double?
        package var prompt: String?

        package init(
            timeStamp: HMI.Common.DateTime, origin: HMI.Common.LocationDetails? = nil,
            destination: HMI.Common.LocationDetails? = nil, destinationETA: HMI.Common.DateTime? = nil,
            instructions: [HMI.Common.NavigationInstruction]? = nil, nextInstructionETA: HMI.Common.DateTime? = nil,
            nextInstructionDistance: Double? = nil, nextInstructionDistanceScale: Double? = nil, prompt: String? = nil
        ) {
            self.timeStamp = timeStamp
            self.origin = origin
            self.destination = destination
            self.destinationETA = destinationETA
            self.instructions = instructions
            self.nextInstructionETA = nextInstructionETA
            self.nextInstructionDistance = nextInstructionDistance
            self.nextInstructionDistanceScale = nextInstructionDistanceScale
            self.prompt = prompt
        }

        @usableFromInline package static var blank: Self { Self(timeStamp: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("timeStamp", &it.timeStamp)
            try v.value("origin", &it.origin)
            try v.value("destination", &it.destination)
            try v.value("destinationETA", &it.destinationETA)
            try v.values("instructions", &it.instructions, 0, .max)
            try v.value("nextInstructionETA", &it.nextInstructionETA)
            try v.number("nextInstructionDistance", &it.nextInstructionDistance, -.infinity, .infinity)
            try v.number("nextInstructionDistanceScale", &it.nextInstructionDistanceScale, -.infinity, .infinity)
            try v.string("prompt", &it.prompt, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PermissionItem: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var name: String
        package var id: Int
        package var allowed: Bool?

        package init(name: String, id: Int, allowed: Bool? = nil) {
            self.name = name
            self.id = id
            self.allowed = allowed
        }

        @usableFromInline package static var blank: Self { Self(name: "", id: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("name", &it.name, 1, .max)
            try v.integer("id", &it.id, .min, .max)
            try v.bool("allowed", &it.allowed)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct RadioControlData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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
            frequencyInteger: Int? = nil, frequencyFraction: Int? = nil, band: HMI.Common.RadioBand? = nil,
            rdsData: HMI.Common.RdsData? = nil, hdRadioEnable: Bool? = nil, availableHDs: Int? = nil,
            availableHdChannels: [Int]? = nil, hdChannel: Int? = nil, signalStrength: Int? = nil,
            signalChangeThreshold: Int? = nil, radioEnable: Bool? = nil, state: HMI.Common.RadioState? = nil,
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

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("frequencyInteger", &it.frequencyInteger, 0, 1710)
            try v.integer("frequencyFraction", &it.frequencyFraction, 0, 9)
            try v.value("band", &it.band)
            try v.value("rdsData", &it.rdsData)
            try v.bool("hdRadioEnable", &it.hdRadioEnable)
            try v.integer("availableHDs", &it.availableHDs, 1, 7)
            try v.integers("availableHdChannels", &it.availableHdChannels, 0, 8, values: 0, 7)
            try v.integer("hdChannel", &it.hdChannel, 0, 7)
            try v.integer("signalStrength", &it.signalStrength, 0, 100)
            try v.integer("signalChangeThreshold", &it.signalChangeThreshold, 0, 100)
            try v.bool("radioEnable", &it.radioEnable)
            try v.value("state", &it.state)
            try v.value("sisData", &it.sisData)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct RemoteControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("climateControlCapabilities", &it.climateControlCapabilities, 1, 100)
            try v.values("radioControlCapabilities", &it.radioControlCapabilities, 1, 100)
            try v.values("buttonCapabilities", &it.buttonCapabilities, 1, 100)
            try v.values("seatControlCapabilities", &it.seatControlCapabilities, 1, 100)
            try v.values("audioControlCapabilities", &it.audioControlCapabilities, 1, 100)
            try v.value("hmiSettingsControlCapabilities", &it.hmiSettingsControlCapabilities)
            try v.value("lightControlCapabilities", &it.lightControlCapabilities)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SeatControlData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var id: HMI.Common.SupportedSeat?
        package var heatingEnabled: Bool?
        package var coolingEnabled: Bool?
        package var heatingLevel: Int?
        package var coolingLevel: Int?
        package var horizontalPosition: Int?
        package var verticalPosition: Int?
        package var frontVerticalPosition: Int?
        package var backVerticalPosition: Int?
        package var backTiltAngle: Int?
        package var headSupportHorizontalPosition: Int?
        package var headSupportVerticalPosition: Int?
        package var massageEnabled: Bool?
        package var massageMode: [HMI.Common.MassageModeData]?
        package var massageCushionFirmness: [HMI.Common.MassageCushionFirmness]?
        package var memory: HMI.Common.SeatMemoryAction?

        package init(
            id: HMI.Common.SupportedSeat? = nil, heatingEnabled: Bool? = nil, coolingEnabled: Bool? = nil,
            heatingLevel: Int? = nil, coolingLevel: Int? = nil, horizontalPosition: Int? = nil,
            verticalPosition: Int? = nil, frontVerticalPosition: Int? = nil, backVerticalPosition: Int? = nil,
            backTiltAngle: Int? = nil, headSupportHorizontalPosition: Int? = nil,
            headSupportVerticalPosition: Int? = nil, massageEnabled: Bool? = nil,
            massageMode: [HMI.Common.MassageModeData]? = nil,
            massageCushionFirmness: [HMI.Common.MassageCushionFirmness]? = nil,
            memory: HMI.Common.SeatMemoryAction? = nil
        ) {
            self.id = id
            self.heatingEnabled = heatingEnabled
            self.coolingEnabled = coolingEnabled
            self.heatingLevel = heatingLevel
            self.coolingLevel = coolingLevel
            self.horizontalPosition = horizontalPosition
            self.verticalPosition = verticalPosition
            self.frontVerticalPosition = frontVerticalPosition
            self.backVerticalPosition = backVerticalPosition
            self.backTiltAngle = backTiltAngle
            self.headSupportHorizontalPosition = headSupportHorizontalPosition
            self.headSupportVerticalPosition = headSupportVerticalPosition
            self.massageEnabled = massageEnabled
            self.massageMode = massageMode
            self.massageCushionFirmness = massageCushionFirmness
            self.memory = memory
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("id", &it.id)
            try v.bool("heatingEnabled", &it.heatingEnabled)
            try v.bool("coolingEnabled", &it.coolingEnabled)
            try v.integer("heatingLevel", &it.heatingLevel, 0, 100)
            try v.integer("coolingLevel", &it.coolingLevel, 0, 100)
            try v.integer("horizontalPosition", &it.horizontalPosition, 0, 100)
            try v.integer("verticalPosition", &it.verticalPosition, 0, 100)
            try v.integer("frontVerticalPosition", &it.frontVerticalPosition, 0, 100)
            try v.integer("backVerticalPosition", &it.backVerticalPosition, 0, 100)
            try v.integer("backTiltAngle", &it.backTiltAngle, 0, 100)
            try v.integer("headSupportHorizontalPosition", &it.headSupportHorizontalPosition, 0, 100)
            try v.integer("headSupportVerticalPosition", &it.headSupportVerticalPosition, 0, 100)
            try v.bool("massageEnabled", &it.massageEnabled)
            try v.values("massageMode", &it.massageMode, 1, 2)
            try v.values("massageCushionFirmness", &it.massageCushionFirmness, 1, 5)
            try v.value("memory", &it.memory)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ServiceInfo: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var url: String
        package var appID: Int?

        package init(url: String, appID: Int? = nil) {
            self.url = url
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(url: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("url", &it.url, 1, .max)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SisData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var stationShortName: String?
        package var stationIDNumber: HMI.Common.StationIDNumber?
        package var stationLongName: String?
        package var stationLocation: HMI.Common.GPSData?
        package var stationMessage: String?

        package init(
            stationShortName: String? = nil, stationIDNumber: HMI.Common.StationIDNumber? = nil,
            stationLongName: String? = nil, stationLocation: HMI.Common.GPSData? = nil, stationMessage: String? = nil
        ) {
            self.stationShortName = stationShortName
            self.stationIDNumber = stationIDNumber
            self.stationLongName = stationLongName
            self.stationLocation = stationLocation
            self.stationMessage = stationMessage
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("stationShortName", &it.stationShortName, 4, 7)
            try v.value("stationIDNumber", &it.stationIDNumber)
            try v.string("stationLongName", &it.stationLongName, 0, 56)
            try v.value("stationLocation", &it.stationLocation)
            try v.string("stationMessage", &it.stationMessage, 0, 56)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SoftButton: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var type: HMI.Common.SoftButtonType
        package var text: String?
        package var image: HMI.Common.Image?
        package var isHighlighted: Bool?
        package var softButtonID: Int
        package var systemAction: HMI.Common.SystemAction

        package init(
            type: HMI.Common.SoftButtonType, text: String? = nil, image: HMI.Common.Image? = nil,
            isHighlighted: Bool? = nil, softButtonID: Int, systemAction: HMI.Common.SystemAction
        ) {
            self.type = type
            self.text = text
            self.image = image
            self.isHighlighted = isHighlighted
            self.softButtonID = softButtonID
            self.systemAction = systemAction
        }

        @usableFromInline package static var blank: Self { Self(type: .blank, softButtonID: 0, systemAction: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("type", &it.type)
            try v.string("text", &it.text, 1, 500)
            try v.value("image", &it.image)
            try v.bool("isHighlighted", &it.isHighlighted)
            try v.integer("softButtonID", &it.softButtonID, 0, 65535)
            try v.value("systemAction", &it.systemAction)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SystemCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var navigationCapability: HMI.Common.NavigationCapability?
        package var phoneCapability: HMI.Common.PhoneCapability?
        package var videoStreamingCapability: HMI.Common.VideoStreamingCapability?
        package var driverDistractionCapability: HMI.Common.DriverDistractionCapability?

        package init(
            navigationCapability: HMI.Common.NavigationCapability? = nil,
            phoneCapability: HMI.Common.PhoneCapability? = nil,
            videoStreamingCapability: HMI.Common.VideoStreamingCapability? = nil,
            driverDistractionCapability: HMI.Common.DriverDistractionCapability? = nil
        ) {
            self.navigationCapability = navigationCapability
            self.phoneCapability = phoneCapability
            self.videoStreamingCapability = videoStreamingCapability
            self.driverDistractionCapability = driverDistractionCapability
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("navigationCapability", &it.navigationCapability)
            try v.value("phoneCapability", &it.phoneCapability)
            try v.value("videoStreamingCapability", &it.videoStreamingCapability)
            try v.value("driverDistractionCapability", &it.driverDistractionCapability)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SystemCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var systemCapabilityType: HMI.Common.SystemCapabilityType
        package var navigationCapability: HMI.Common.NavigationCapability?
        package var phoneCapability: HMI.Common.PhoneCapability?
        package var videoStreamingCapability: HMI.Common.VideoStreamingCapability?
        package var remoteControlCapability: HMI.Common.RemoteControlCapabilities?
        package var appServicesCapabilities: HMI.Common.AppServicesCapabilities?
        package var displayCapabilities: [HMI.Common.DisplayCapability]?
        package var seatLocationCapability: HMI.Common.SeatLocationCapability?
        package var driverDistractionCapability: HMI.Common.DriverDistractionCapability?

        package init(
            systemCapabilityType: HMI.Common.SystemCapabilityType,
            navigationCapability: HMI.Common.NavigationCapability? = nil,
            phoneCapability: HMI.Common.PhoneCapability? = nil,
            videoStreamingCapability: HMI.Common.VideoStreamingCapability? = nil,
            remoteControlCapability: HMI.Common.RemoteControlCapabilities? = nil,
            appServicesCapabilities: HMI.Common.AppServicesCapabilities? = nil,
            displayCapabilities: [HMI.Common.DisplayCapability]? = nil,
            seatLocationCapability: HMI.Common.SeatLocationCapability? = nil,
            driverDistractionCapability: HMI.Common.DriverDistractionCapability? = nil
        ) {
            self.systemCapabilityType = systemCapabilityType
            self.navigationCapability = navigationCapability
            self.phoneCapability = phoneCapability
            self.videoStreamingCapability = videoStreamingCapability
            self.remoteControlCapability = remoteControlCapability
            self.appServicesCapabilities = appServicesCapabilities
            self.displayCapabilities = displayCapabilities
            self.seatLocationCapability = seatLocationCapability
            self.driverDistractionCapability = driverDistractionCapability
        }

        @usableFromInline package static var blank: Self { Self(systemCapabilityType: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("systemCapabilityType", &it.systemCapabilityType)
            try v.value("navigationCapability", &it.navigationCapability)
            try v.value("phoneCapability", &it.phoneCapability)
            try v.value("videoStreamingCapability", &it.videoStreamingCapability)
            try v.value("remoteControlCapability", &it.remoteControlCapability)
            try v.value("appServicesCapabilities", &it.appServicesCapabilities)
            try v.values("displayCapabilities", &it.displayCapabilities, 1, 1000)
            try v.value("seatLocationCapability", &it.seatLocationCapability)
            try v.value("driverDistractionCapability", &it.driverDistractionCapability)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct TTSChunk: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var text: String
        package var type: HMI.Common.SpeechCapabilities

        package init(text: String, type: HMI.Common.SpeechCapabilities) {
            self.text = text
            self.type = type
        }

        @usableFromInline package static var blank: Self { Self(text: "", type: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("text", &it.text, 1, 500)
            try v.value("type", &it.type)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct TextFieldStruct: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var fieldName: HMI.Common.TextFieldName
        package var fieldText: String
        package var fieldTypes: [HMI.Common.MetadataType]?

        package init(
            fieldName: HMI.Common.TextFieldName, fieldText: String, fieldTypes: [HMI.Common.MetadataType]? = nil
        ) {
            self.fieldName = fieldName
            self.fieldText = fieldText
            self.fieldTypes = fieldTypes
        }

        @usableFromInline package static var blank: Self { Self(fieldName: .blank, fieldText: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("fieldName", &it.fieldName)
            try v.string("fieldText", &it.fieldText, 1, 500)
            try v.values("fieldTypes", &it.fieldTypes, 0, 5)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct TimeFormat: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var hours: Int
        package var minutes: Int
        package var seconds: Int

        package init(hours: Int, minutes: Int, seconds: Int) {
            self.hours = hours
            self.minutes = minutes
            self.seconds = seconds
        }

        @usableFromInline package static var blank: Self { Self(hours: 0, minutes: 0, seconds: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("hours", &it.hours, 0, 59)
            try v.integer("minutes", &it.minutes, 0, 59)
            try v.integer("seconds", &it.seconds, 0, 59)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct TouchEvent: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var id: Int
        package var ts: [Int]
        package var c: [HMI.Common.TouchCoord]

        package init(id: Int, ts: [Int], c: [HMI.Common.TouchCoord]) {
            self.id = id
            self.ts = ts
            self.c = c
        }

        @usableFromInline package static var blank: Self { Self(id: 0, ts: [], c: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("id", &it.id, 0, 9)
            try v.integers("ts", &it.ts, 1, 1000, values: 0, 2147483647)
            try v.values("c", &it.c, 1, 1000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Turn: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var navigationText: HMI.Common.TextFieldStruct?
        package var turnIcon: HMI.Common.Image?

        package init(navigationText: HMI.Common.TextFieldStruct? = nil, turnIcon: HMI.Common.Image? = nil) {
            self.navigationText = navigationText
            self.turnIcon = turnIcon
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("navigationText", &it.navigationText)
            try v.value("turnIcon", &it.turnIcon)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UserFriendlyMessage: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var messageCode: String
        package var ttsString: String?
        package var label: String?
        package var line1: String?
        package var line2: String?
        package var textBody: String?

        package init(
            messageCode: String, ttsString: String? = nil, label: String? = nil, line1: String? = nil,
            line2: String? = nil, textBody: String? = nil
        ) {
            self.messageCode = messageCode
            self.ttsString = ttsString
            self.label = label
            self.line1 = line1
            self.line2 = line2
            self.textBody = textBody
        }

        @usableFromInline package static var blank: Self { Self(messageCode: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("messageCode", &it.messageCode, 1, .max)
            try v.string("ttsString", &it.ttsString, 1, .max)
            try v.string("label", &it.label, 1, .max)
            try v.string("line1", &it.line1, 1, .max)
            try v.string("line2", &it.line2, 1, .max)
            try v.string("textBody", &it.textBody, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct VehicleDataResult: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var dataType: HMI.Common.VehicleDataType
        package var resultCode: HMI.Common.VehicleDataResultCode

        package init(dataType: HMI.Common.VehicleDataType, resultCode: HMI.Common.VehicleDataResultCode) {
            self.dataType = dataType
            self.resultCode = resultCode
        }

        @usableFromInline package static var blank: Self { Self(dataType: .blank, resultCode: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("dataType", &it.dataType)
            try v.value("resultCode", &it.resultCode)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct VideoConfig: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var `protocol`: HMI.Common.VideoStreamingProtocol?
        package var codec: HMI.Common.VideoStreamingCodec?
        package var width: Int?
        package var height: Int?

        package init(
            `protocol`: HMI.Common.VideoStreamingProtocol? = nil, codec: HMI.Common.VideoStreamingCodec? = nil,
            width: Int? = nil, height: Int? = nil
        ) {
            self.`protocol` = `protocol`
            self.codec = codec
            self.width = width
            self.height = height
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("protocol", &it.`protocol`)
            try v.value("codec", &it.codec)
            try v.integer("width", &it.width, .min, .max)
            try v.integer("height", &it.height, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct VrHelpItem: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var text: String
        package var image: HMI.Common.Image?
        package var position: Int

        package init(text: String, image: HMI.Common.Image? = nil, position: Int) {
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
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
