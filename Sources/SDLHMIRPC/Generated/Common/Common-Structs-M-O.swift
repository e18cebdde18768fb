// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `MassageCushionFirmness`.
    package struct MassageCushionFirmness: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var cushion: HMI.Common.MassageCushion
        package var firmness: Int

        package init(
            cushion: HMI.Common.MassageCushion,
            firmness: Int
        ) {
            self.cushion = cushion
            self.firmness = firmness
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("cushion", cushion)
            writer.field("firmness", firmness)
            writer.endObject()
        }

        private static let keys = JSONKeys("cushion", "firmness")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var cushion: HMI.Common.MassageCushion?
            var firmness: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: cushion = try HMI.Common.MassageCushion.read(from: &reader)
                default: firmness = try reader.integer(0, 100)
                }
            }
            guard let cushion, let firmness else { return nil }
            return Self(cushion: cushion, firmness: firmness)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("cushion", cushion)
            violations.integer("firmness", firmness, 0, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `MassageModeData`.
    package struct MassageModeData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var massageZone: HMI.Common.MassageZone
        package var massageMode: HMI.Common.MassageMode

        package init(
            massageZone: HMI.Common.MassageZone,
            massageMode: HMI.Common.MassageMode
        ) {
            self.massageZone = massageZone
            self.massageMode = massageMode
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("massageZone", massageZone)
            writer.field("massageMode", massageMode)
            writer.endObject()
        }

        private static let keys = JSONKeys("massageZone", "massageMode")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var massageZone: HMI.Common.MassageZone?
            var massageMode: HMI.Common.MassageMode?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: massageZone = try HMI.Common.MassageZone.read(from: &reader)
                default: massageMode = try HMI.Common.MassageMode.read(from: &reader)
                }
            }
            guard let massageZone, let massageMode else { return nil }
            return Self(massageZone: massageZone, massageMode: massageMode)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("massageZone", massageZone)
            violations.object("massageMode", massageMode)
        }
    }
}

extension HMI.Common {
    /// The structure `MediaServiceData`.
    package struct MediaServiceData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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
            mediaType: HMI.Common.MediaType? = nil,
            mediaTitle: String? = nil,
            mediaArtist: String? = nil,
            mediaAlbum: String? = nil,
            playlistName: String? = nil,
            isExplicit: Bool? = nil,
            trackPlaybackProgress: Int? = nil,
            trackPlaybackDuration: Int? = nil,
            queuePlaybackProgress: Int? = nil,
            queuePlaybackDuration: Int? = nil,
            queueCurrentTrackNumber: Int? = nil,
            queueTotalTrackCount: Int? = nil,
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("mediaType", mediaType)
            writer.field("mediaTitle", mediaTitle)
            writer.field("mediaArtist", mediaArtist)
            writer.field("mediaAlbum", mediaAlbum)
            writer.field("playlistName", playlistName)
            writer.field("isExplicit", isExplicit)
            writer.field("trackPlaybackProgress", trackPlaybackProgress)
            writer.field("trackPlaybackDuration", trackPlaybackDuration)
            writer.field("queuePlaybackProgress", queuePlaybackProgress)
            writer.field("queuePlaybackDuration", queuePlaybackDuration)
            writer.field("queueCurrentTrackNumber", queueCurrentTrackNumber)
            writer.field("queueTotalTrackCount", queueTotalTrackCount)
            writer.field("mediaImage", mediaImage)
            writer.endObject()
        }

        private static let keys = JSONKeys("mediaType", "mediaTitle", "mediaArtist", "mediaAlbum", "playlistName", "isExplicit", "trackPlaybackProgress", "trackPlaybackDuration", "queuePlaybackProgress", "queuePlaybackDuration", "queueCurrentTrackNumber", "queueTotalTrackCount", "mediaImage")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var mediaType: HMI.Common.MediaType?
            var mediaTitle: String?
            var mediaArtist: String?
            var mediaAlbum: String?
            var playlistName: String?
            var isExplicit: Bool?
            var trackPlaybackProgress: Int?
            var trackPlaybackDuration: Int?
            var queuePlaybackProgress: Int?
            var queuePlaybackDuration: Int?
            var queueCurrentTrackNumber: Int?
            var queueTotalTrackCount: Int?
            var mediaImage: HMI.Common.Image?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: mediaType = try HMI.Common.MediaType.read(from: &reader)
                case 1: mediaTitle = try reader.string(1, .max)
                case 2: mediaArtist = try reader.string(1, .max)
                case 3: mediaAlbum = try reader.string(1, .max)
                case 4: playlistName = try reader.string(1, .max)
                case 5: isExplicit = try reader.bool()
                case 6: trackPlaybackProgress = try reader.integer()
                case 7: trackPlaybackDuration = try reader.integer()
                case 8: queuePlaybackProgress = try reader.integer()
                case 9: queuePlaybackDuration = try reader.integer()
                case 10: queueCurrentTrackNumber = try reader.integer()
                case 11: queueTotalTrackCount = try reader.integer()
                default: mediaImage = try HMI.Common.Image.read(from: &reader)
                }
            }
            return Self(mediaType: mediaType, mediaTitle: mediaTitle, mediaArtist: mediaArtist, mediaAlbum: mediaAlbum, playlistName: playlistName, isExplicit: isExplicit, trackPlaybackProgress: trackPlaybackProgress, trackPlaybackDuration: trackPlaybackDuration, queuePlaybackProgress: queuePlaybackProgress, queuePlaybackDuration: queuePlaybackDuration, queueCurrentTrackNumber: queueCurrentTrackNumber, queueTotalTrackCount: queueTotalTrackCount, mediaImage: mediaImage)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("mediaType", mediaType)
            violations.string("mediaTitle", mediaTitle, 1, .max)
            violations.string("mediaArtist", mediaArtist, 1, .max)
            violations.string("mediaAlbum", mediaAlbum, 1, .max)
            violations.string("playlistName", playlistName, 1, .max)
            violations.object("mediaImage", mediaImage)
        }
    }
}

extension HMI.Common {
    /// The structure `MediaServiceManifest`.
    package struct MediaServiceManifest: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package init() {}

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.endObject()
        }

        private static let keys = JSONKeys()

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            guard var frame = try reader.members(keys) else { return nil }
            while try reader.next(&frame) != nil { try reader.skipValue() }
            return Self()
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `MenuParams`.
    package struct MenuParams: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var parentID: Int?
        package var position: Int?
        package var menuName: String
        package var secondaryText: String?
        package var tertiaryText: String?

        package init(
            parentID: Int? = nil,
            position: Int? = nil,
            menuName: String,
            secondaryText: String? = nil,
            tertiaryText: String? = nil
        ) {
            self.parentID = parentID
            self.position = position
            self.menuName = menuName
            self.secondaryText = secondaryText
            self.tertiaryText = tertiaryText
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("parentID", parentID)
            writer.field("position", position)
            writer.field("menuName", menuName)
            writer.field("secondaryText", secondaryText)
            writer.field("tertiaryText", tertiaryText)
            writer.endObject()
        }

        private static let keys = JSONKeys("parentID", "position", "menuName", "secondaryText", "tertiaryText")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var parentID: Int?
            var position: Int?
            var menuName: String?
            var secondaryText: String?
            var tertiaryText: String?
            guard var frame = try reader.members(keys, mandatory: 0x4) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: parentID = try reader.integer(0, 2000000000)
                case 1: position = try reader.integer(0, 1000)
                case 2: menuName = try reader.string(1, 500)
                case 3: secondaryText = try reader.string(1, 500)
                default: tertiaryText = try reader.string(1, 500)
                }
            }
            guard let menuName else { return nil }
            return Self(parentID: parentID, position: position, menuName: menuName, secondaryText: secondaryText, tertiaryText: tertiaryText)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("parentID", parentID, 0, 2000000000)
            violations.integer("position", position, 0, 1000)
            violations.string("menuName", menuName, 1, 500)
            violations.string("secondaryText", secondaryText, 1, 500)
            violations.string("tertiaryText", tertiaryText, 1, 500)
        }
    }
}

extension HMI.Common {
    /// The structure `ModuleData`.
    package struct ModuleData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var moduleType: HMI.Common.ModuleType
        package var moduleId: String?
        package var radioControlData: HMI.Common.RadioControlData?
        package var climateControlData: HMI.Common.ClimateControlData?
        package var seatControlData: HMI.Common.SeatControlData?
        package var audioControlData: HMI.Common.AudioControlData?
        package var lightControlData: HMI.Common.LightControlData?
        package var hmiSettingsControlData: HMI.Common.HMISettingsControlData?

        package init(
            moduleType: HMI.Common.ModuleType,
            moduleId: String? = nil,
            radioControlData: HMI.Common.RadioControlData? = nil,
            climateControlData: HMI.Common.ClimateControlData? = nil,
            seatControlData: HMI.Common.SeatControlData? = nil,
            audioControlData: HMI.Common.AudioControlData? = nil,
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleType", moduleType)
            writer.field("moduleId", moduleId)
            writer.field("radioControlData", radioControlData)
            writer.field("climateControlData", climateControlData)
            writer.field("seatControlData", seatControlData)
            writer.field("audioControlData", audioControlData)
            writer.field("lightControlData", lightControlData)
            writer.field("hmiSettingsControlData", hmiSettingsControlData)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleType", "moduleId", "radioControlData", "climateControlData", "seatControlData", "audioControlData", "lightControlData", "hmiSettingsControlData")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleType: HMI.Common.ModuleType?
            var moduleId: String?
            var radioControlData: HMI.Common.RadioControlData?
            var climateControlData: HMI.Common.ClimateControlData?
            var seatControlData: HMI.Common.SeatControlData?
            var audioControlData: HMI.Common.AudioControlData?
            var lightControlData: HMI.Common.LightControlData?
            var hmiSettingsControlData: HMI.Common.HMISettingsControlData?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleType = try HMI.Common.ModuleType.read(from: &reader)
                case 1: moduleId = try reader.string(1, 100)
                case 2: radioControlData = try HMI.Common.RadioControlData.read(from: &reader)
                case 3: climateControlData = try HMI.Common.ClimateControlData.read(from: &reader)
                case 4: seatControlData = try HMI.Common.SeatControlData.read(from: &reader)
                case 5: audioControlData = try HMI.Common.AudioControlData.read(from: &reader)
                case 6: lightControlData = try HMI.Common.LightControlData.read(from: &reader)
                default: hmiSettingsControlData = try HMI.Common.HMISettingsControlData.read(from: &reader)
                }
            }
            guard let moduleType else { return nil }
            return Self(moduleType: moduleType, moduleId: moduleId, radioControlData: radioControlData, climateControlData: climateControlData, seatControlData: seatControlData, audioControlData: audioControlData, lightControlData: lightControlData, hmiSettingsControlData: hmiSettingsControlData)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("moduleType", moduleType)
            violations.string("moduleId", moduleId, 1, 100)
            violations.object("radioControlData", radioControlData)
            violations.object("climateControlData", climateControlData)
            violations.object("seatControlData", seatControlData)
            violations.object("audioControlData", audioControlData)
            violations.object("lightControlData", lightControlData)
            violations.object("hmiSettingsControlData", hmiSettingsControlData)
        }
    }
}

extension HMI.Common {
    /// The structure `ModuleInfo`.
    package struct ModuleInfo: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var moduleId: String
        package var location: HMI.Common.Grid?
        package var serviceArea: HMI.Common.Grid?
        package var allowMultipleAccess: Bool?
        package var allowMultipleAccessOrDefault: Bool { allowMultipleAccess ?? true }

        package init(
            moduleId: String,
            location: HMI.Common.Grid? = nil,
            serviceArea: HMI.Common.Grid? = nil,
            allowMultipleAccess: Bool? = nil
        ) {
            self.moduleId = moduleId
            self.location = location
            self.serviceArea = serviceArea
            self.allowMultipleAccess = allowMultipleAccess
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleId", moduleId)
            writer.field("location", location)
            writer.field("serviceArea", serviceArea)
            writer.field("allowMultipleAccess", allowMultipleAccess)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleId", "location", "serviceArea", "allowMultipleAccess")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleId: String?
            var location: HMI.Common.Grid?
            var serviceArea: HMI.Common.Grid?
            var allowMultipleAccess: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleId = try reader.string(1, 100)
                case 1: location = try HMI.Common.Grid.read(from: &reader)
                case 2: serviceArea = try HMI.Common.Grid.read(from: &reader)
                default: allowMultipleAccess = try reader.bool()
                }
            }
            guard let moduleId else { return nil }
            return Self(moduleId: moduleId, location: location, serviceArea: serviceArea, allowMultipleAccess: allowMultipleAccess)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("moduleId", moduleId, 1, 100)
            violations.object("location", location)
            violations.object("serviceArea", serviceArea)
        }
    }
}

extension HMI.Common {
    /// The structure `MyKey`.
    package struct MyKey: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var e911Override: HMI.Common.VehicleDataStatus

        package init(
            e911Override: HMI.Common.VehicleDataStatus
        ) {
            self.e911Override = e911Override
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("e911Override", e911Override)
            writer.endObject()
        }

        private static let keys = JSONKeys("e911Override")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var e911Override: HMI.Common.VehicleDataStatus?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: e911Override = try HMI.Common.VehicleDataStatus.read(from: &reader)
                }
            }
            guard let e911Override else { return nil }
            return Self(e911Override: e911Override)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("e911Override", e911Override)
        }
    }
}

extension HMI.Common {
    /// The structure `NavigationCapability`.
    package struct NavigationCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var sendLocationEnabled: Bool?
        package var getWayPointsEnabled: Bool?

        package init(
            sendLocationEnabled: Bool? = nil,
            getWayPointsEnabled: Bool? = nil
        ) {
            self.sendLocationEnabled = sendLocationEnabled
            self.getWayPointsEnabled = getWayPointsEnabled
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("sendLocationEnabled", sendLocationEnabled)
            writer.field("getWayPointsEnabled", getWayPointsEnabled)
            writer.endObject()
        }

        private static let keys = JSONKeys("sendLocationEnabled", "getWayPointsEnabled")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var sendLocationEnabled: Bool?
            var getWayPointsEnabled: Bool?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: sendLocationEnabled = try reader.bool()
                default: getWayPointsEnabled = try reader.bool()
                }
            }
            return Self(sendLocationEnabled: sendLocationEnabled, getWayPointsEnabled: getWayPointsEnabled)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `NavigationInstruction`.
    package struct NavigationInstruction: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var locationDetails: HMI.Common.LocationDetails
        package var action: HMI.Common.NavigationAction
        package var eta: HMI.Common.DateTime?
        package var bearing: Int?
        package var junctionType: HMI.Common.NavigationJunction?
        package var drivingSide: HMI.Common.Direction?
        package var details: String?
        package var image: HMI.Common.Image?

        package init(
            locationDetails: HMI.Common.LocationDetails,
            action: HMI.Common.NavigationAction,
            eta: HMI.Common.DateTime? = nil,
            bearing: Int? = nil,
            junctionType: HMI.Common.NavigationJunction? = nil,
            drivingSide: HMI.Common.Direction? = nil,
            details: String? = nil,
            image: HMI.Common.Image? = nil
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("locationDetails", locationDetails)
            writer.field("action", action)
            writer.field("eta", eta)
            writer.field("bearing", bearing)
            writer.field("junctionType", junctionType)
            writer.field("drivingSide", drivingSide)
            writer.field("details", details)
            writer.field("image", image)
            writer.endObject()
        }

        private static let keys = JSONKeys("locationDetails", "action", "eta", "bearing", "junctionType", "drivingSide", "details", "image")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var locationDetails: HMI.Common.LocationDetails?
            var action: HMI.Common.NavigationAction?
            var eta: HMI.Common.DateTime?
            var bearing: Int?
            var junctionType: HMI.Common.NavigationJunction?
            var drivingSide: HMI.Common.Direction?
            var details: String?
            var image: HMI.Common.Image?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: locationDetails = try HMI.Common.LocationDetails.read(from: &reader)
                case 1: action = try HMI.Common.NavigationAction.read(from: &reader)
                case 2: eta = try HMI.Common.DateTime.read(from: &reader)
                case 3: bearing = try reader.integer(0, 359)
                case 4: junctionType = try HMI.Common.NavigationJunction.read(from: &reader)
                case 5: drivingSide = try HMI.Common.Direction.read(from: &reader)
                case 6: details = try reader.string(1, .max)
                default: image = try HMI.Common.Image.read(from: &reader)
                }
            }
            guard let locationDetails, let action else { return nil }
            return Self(locationDetails: locationDetails, action: action, eta: eta, bearing: bearing, junctionType: junctionType, drivingSide: drivingSide, details: details, image: image)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("locationDetails", locationDetails)
            violations.object("action", action)
            violations.object("eta", eta)
            violations.integer("bearing", bearing, 0, 359)
            violations.object("junctionType", junctionType)
            violations.object("drivingSide", drivingSide)
            violations.string("details", details, 1, .max)
            violations.object("image", image)
        }
    }
}

extension HMI.Common {
    /// The structure `NavigationServiceData`.
    package struct NavigationServiceData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
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
            timeStamp: HMI.Common.DateTime,
            origin: HMI.Common.LocationDetails? = nil,
            destination: HMI.Common.LocationDetails? = nil,
            destinationETA: HMI.Common.DateTime? = nil,
            instructions: [HMI.Common.NavigationInstruction]? = nil,
            nextInstructionETA: HMI.Common.DateTime? = nil,
            nextInstructionDistance: Double? = nil,
            nextInstructionDistanceScale: Double? = nil,
            prompt: String? = nil
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("timeStamp", timeStamp)
            writer.field("origin", origin)
            writer.field("destination", destination)
            writer.field("destinationETA", destinationETA)
            writer.field("instructions", instructions)
            writer.field("nextInstructionETA", nextInstructionETA)
            writer.field("nextInstructionDistance", nextInstructionDistance)
            writer.field("nextInstructionDistanceScale", nextInstructionDistanceScale)
            writer.field("prompt", prompt)
            writer.endObject()
        }

        private static let keys = JSONKeys("timeStamp", "origin", "destination", "destinationETA", "instructions", "nextInstructionETA", "nextInstructionDistance", "nextInstructionDistanceScale", "prompt")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var timeStamp: HMI.Common.DateTime?
            var origin: HMI.Common.LocationDetails?
            var destination: HMI.Common.LocationDetails?
            var destinationETA: HMI.Common.DateTime?
            var instructions: [HMI.Common.NavigationInstruction]?
            var nextInstructionETA: HMI.Common.DateTime?
            var nextInstructionDistance: Double?
            var nextInstructionDistanceScale: Double?
            var prompt: String?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: timeStamp = try HMI.Common.DateTime.read(from: &reader)
                case 1: origin = try HMI.Common.LocationDetails.read(from: &reader)
                case 2: destination = try HMI.Common.LocationDetails.read(from: &reader)
                case 3: destinationETA = try HMI.Common.DateTime.read(from: &reader)
                case 4: instructions = try reader.array(of: HMI.Common.NavigationInstruction.self, 0, .max)
                case 5: nextInstructionETA = try HMI.Common.DateTime.read(from: &reader)
                case 6: nextInstructionDistance = try reader.number()
                case 7: nextInstructionDistanceScale = try reader.number()
                default: prompt = try reader.string(1, .max)
                }
            }
            guard let timeStamp else { return nil }
            return Self(timeStamp: timeStamp, origin: origin, destination: destination, destinationETA: destinationETA, instructions: instructions, nextInstructionETA: nextInstructionETA, nextInstructionDistance: nextInstructionDistance, nextInstructionDistanceScale: nextInstructionDistanceScale, prompt: prompt)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("timeStamp", timeStamp)
            violations.object("origin", origin)
            violations.object("destination", destination)
            violations.object("destinationETA", destinationETA)
            violations.objects("instructions", instructions, 0, .max)
            violations.object("nextInstructionETA", nextInstructionETA)
            violations.number("nextInstructionDistance", nextInstructionDistance, -.infinity, .infinity)
            violations.number("nextInstructionDistanceScale", nextInstructionDistanceScale, -.infinity, .infinity)
            violations.string("prompt", prompt, 1, .max)
        }
    }
}

extension HMI.Common {
    /// The structure `NavigationServiceManifest`.
    package struct NavigationServiceManifest: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var acceptsWayPoints: Bool?

        package init(
            acceptsWayPoints: Bool? = nil
        ) {
            self.acceptsWayPoints = acceptsWayPoints
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("acceptsWayPoints", acceptsWayPoints)
            writer.endObject()
        }

        private static let keys = JSONKeys("acceptsWayPoints")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var acceptsWayPoints: Bool?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: acceptsWayPoints = try reader.bool()
                }
            }
            return Self(acceptsWayPoints: acceptsWayPoints)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `OASISAddress`.
    package struct OASISAddress: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var countryName: String?
        package var countryCode: String?
        package var postalCode: String?
        package var administrativeArea: String?
        package var subAdministrativeArea: String?
        package var locality: String?
        package var subLocality: String?
        package var thoroughfare: String?
        package var subThoroughfare: String?

        package init(
            countryName: String? = nil,
            countryCode: String? = nil,
            postalCode: String? = nil,
            administrativeArea: String? = nil,
            subAdministrativeArea: String? = nil,
            locality: String? = nil,
            subLocality: String? = nil,
            thoroughfare: String? = nil,
            subThoroughfare: String? = nil
        ) {
            self.countryName = countryName
            self.countryCode = countryCode
            self.postalCode = postalCode
            self.administrativeArea = administrativeArea
            self.subAdministrativeArea = subAdministrativeArea
            self.locality = locality
            self.subLocality = subLocality
            self.thoroughfare = thoroughfare
            self.subThoroughfare = subThoroughfare
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("countryName", countryName)
            writer.field("countryCode", countryCode)
            writer.field("postalCode", postalCode)
            writer.field("administrativeArea", administrativeArea)
            writer.field("subAdministrativeArea", subAdministrativeArea)
            writer.field("locality", locality)
            writer.field("subLocality", subLocality)
            writer.field("thoroughfare", thoroughfare)
            writer.field("subThoroughfare", subThoroughfare)
            writer.endObject()
        }

        private static let keys = JSONKeys("countryName", "countryCode", "postalCode", "administrativeArea", "subAdministrativeArea", "locality", "subLocality", "thoroughfare", "subThoroughfare")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var countryName: String?
            var countryCode: String?
            var postalCode: String?
            var administrativeArea: String?
            var subAdministrativeArea: String?
            var locality: String?
            var subLocality: String?
            var thoroughfare: String?
            var subThoroughfare: String?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: countryName = try reader.string(0, 200)
                case 1: countryCode = try reader.string(0, 50)
                case 2: postalCode = try reader.string(0, 16)
                case 3: administrativeArea = try reader.string(0, 200)
                case 4: subAdministrativeArea = try reader.string(0, 200)
                case 5: locality = try reader.string(0, 200)
                case 6: subLocality = try reader.string(0, 200)
                case 7: thoroughfare = try reader.string(0, 200)
                default: subThoroughfare = try reader.string(0, 200)
                }
            }
            return Self(countryName: countryName, countryCode: countryCode, postalCode: postalCode, administrativeArea: administrativeArea, subAdministrativeArea: subAdministrativeArea, locality: locality, subLocality: subLocality, thoroughfare: thoroughfare, subThoroughfare: subThoroughfare)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("countryName", countryName, 0, 200)
            violations.string("countryCode", countryCode, 0, 50)
            violations.string("postalCode", postalCode, 0, 16)
            violations.string("administrativeArea", administrativeArea, 0, 200)
            violations.string("subAdministrativeArea", subAdministrativeArea, 0, 200)
            violations.string("locality", locality, 0, 200)
            violations.string("subLocality", subLocality, 0, 200)
            violations.string("thoroughfare", thoroughfare, 0, 200)
            violations.string("subThoroughfare", subThoroughfare, 0, 200)
        }
    }
}
