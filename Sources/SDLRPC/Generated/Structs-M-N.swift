// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `MassageCushionFirmness`, since 5.0.
public struct SDLMassageCushionFirmness: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var cushion: SDLMassageCushion
    /// Mandatory; 0 to 100.
    public var firmness: Int

    /// All its members are mandatory.
    public init(
        cushion: SDLMassageCushion,
        firmness: Int
    ) {
        self.cushion = cushion
        self.firmness = firmness
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("cushion", cushion)
        writer.field("firmness", firmness)
        writer.endObject()
    }

    private static let keys = JSONKeys("cushion", "firmness")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var cushion: SDLMassageCushion?
        var firmness: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: cushion = try SDLMassageCushion.read(from: &reader)
            default: firmness = try reader.integer(0, 100)
            }
        }
        guard let cushion, let firmness else { return nil }
        return Self(cushion: cushion, firmness: firmness)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("cushion", cushion)
        violations.integer("firmness", firmness, 0, 100)
    }
}

/// The structure `MassageModeData`, since 5.0.
public struct SDLMassageModeData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var massageZone: SDLMassageZone
    /// Mandatory.
    public var massageMode: SDLMassageMode

    /// All its members are mandatory.
    public init(
        massageZone: SDLMassageZone,
        massageMode: SDLMassageMode
    ) {
        self.massageZone = massageZone
        self.massageMode = massageMode
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("massageZone", massageZone)
        writer.field("massageMode", massageMode)
        writer.endObject()
    }

    private static let keys = JSONKeys("massageZone", "massageMode")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var massageZone: SDLMassageZone?
        var massageMode: SDLMassageMode?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: massageZone = try SDLMassageZone.read(from: &reader)
            default: massageMode = try SDLMassageMode.read(from: &reader)
            }
        }
        guard let massageZone, let massageMode else { return nil }
        return Self(massageZone: massageZone, massageMode: massageMode)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("massageZone", massageZone)
        violations.object("massageMode", massageMode)
    }
}

/// The structure `MediaServiceData`, since 5.1.
public struct SDLMediaServiceData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var mediaType: SDLMediaType?
    /// Optional.
    public var mediaTitle: String?
    /// Optional.
    public var mediaArtist: String?
    /// Optional.
    public var mediaAlbum: String?
    /// Optional.
    public var playlistName: String?
    /// Optional.
    public var isExplicit: Bool?
    /// Optional.
    public var trackPlaybackProgress: Int?
    /// Optional.
    public var trackPlaybackDuration: Int?
    /// Optional.
    public var queuePlaybackProgress: Int?
    /// Optional.
    public var queuePlaybackDuration: Int?
    /// Optional.
    public var queueCurrentTrackNumber: Int?
    /// Optional.
    public var queueTotalTrackCount: Int?
    /// Optional; since 6.0.
    public var mediaImage: SDLImage?

    /// Members that are nil are left out of the message.
    public init(
        mediaType: SDLMediaType? = nil,
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
        mediaImage: SDLImage? = nil
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var mediaType: SDLMediaType?
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
        var mediaImage: SDLImage?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: mediaType = try SDLMediaType.read(from: &reader)
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
            default: mediaImage = try SDLImage.read(from: &reader)
            }
        }
        return Self(mediaType: mediaType, mediaTitle: mediaTitle, mediaArtist: mediaArtist, mediaAlbum: mediaAlbum, playlistName: playlistName, isExplicit: isExplicit, trackPlaybackProgress: trackPlaybackProgress, trackPlaybackDuration: trackPlaybackDuration, queuePlaybackProgress: queuePlaybackProgress, queuePlaybackDuration: queuePlaybackDuration, queueCurrentTrackNumber: queueCurrentTrackNumber, queueTotalTrackCount: queueTotalTrackCount, mediaImage: mediaImage)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("mediaType", mediaType)
        violations.string("mediaTitle", mediaTitle, 1, .max)
        violations.string("mediaArtist", mediaArtist, 1, .max)
        violations.string("mediaAlbum", mediaAlbum, 1, .max)
        violations.string("playlistName", playlistName, 1, .max)
        violations.object("mediaImage", mediaImage)
    }
}

/// The structure `MediaServiceManifest`, since 5.1.
public struct SDLMediaServiceManifest: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// It has no members.
    public init() {}

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.endObject()
    }

    private static let keys = JSONKeys()

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        guard var frame = try reader.members(keys) else { return nil }
        while try reader.next(&frame) != nil { try reader.skipValue() }
        return Self()
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The structure `MenuParams`, since 1.0.
public struct SDLMenuParams: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional, 0 when left out; 0 to 2000000000.
    public var parentID: Int?
    /// Optional; 0 to 1000.
    public var position: Int?
    /// Mandatory; 1 to 500 characters.
    public var menuName: String
    /// Optional; 1 to 500 characters; since 7.1.
    public var secondaryText: String?
    /// Optional; 1 to 500 characters; since 7.1.
    public var tertiaryText: String?
    /// The value of `parentID`, or its default if it is absent.
    public var parentIDOrDefault: Int { parentID ?? 0 }

    /// Members that are nil are left out of the message.
    public init(
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("parentID", parentID)
        writer.field("position", position)
        writer.field("menuName", menuName)
        writer.field("secondaryText", secondaryText)
        writer.field("tertiaryText", tertiaryText)
        writer.endObject()
    }

    private static let keys = JSONKeys("parentID", "position", "menuName", "secondaryText", "tertiaryText")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

    public func check(_ violations: inout ViolationList) {
        violations.integer("parentID", parentID, 0, 2000000000)
        violations.integer("position", position, 0, 1000)
        violations.string("menuName", menuName, 1, 500)
        violations.string("secondaryText", secondaryText, 1, 500)
        violations.string("tertiaryText", tertiaryText, 1, 500)
    }
}

/// The structure `MetadataTags`, since 4.5.
public struct SDLMetadataTags: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional; at most 5 entries.
    public var mainField1: [SDLMetadataType]?
    /// Optional; at most 5 entries.
    public var mainField2: [SDLMetadataType]?
    /// Optional; at most 5 entries.
    public var mainField3: [SDLMetadataType]?
    /// Optional; at most 5 entries.
    public var mainField4: [SDLMetadataType]?

    /// Members that are nil are left out of the message.
    public init(
        mainField1: [SDLMetadataType]? = nil,
        mainField2: [SDLMetadataType]? = nil,
        mainField3: [SDLMetadataType]? = nil,
        mainField4: [SDLMetadataType]? = nil
    ) {
        self.mainField1 = mainField1
        self.mainField2 = mainField2
        self.mainField3 = mainField3
        self.mainField4 = mainField4
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("mainField1", mainField1)
        writer.field("mainField2", mainField2)
        writer.field("mainField3", mainField3)
        writer.field("mainField4", mainField4)
        writer.endObject()
    }

    private static let keys = JSONKeys("mainField1", "mainField2", "mainField3", "mainField4")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var mainField1: [SDLMetadataType]?
        var mainField2: [SDLMetadataType]?
        var mainField3: [SDLMetadataType]?
        var mainField4: [SDLMetadataType]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: mainField1 = try reader.array(of: SDLMetadataType.self, 0, 5)
            case 1: mainField2 = try reader.array(of: SDLMetadataType.self, 0, 5)
            case 2: mainField3 = try reader.array(of: SDLMetadataType.self, 0, 5)
            default: mainField4 = try reader.array(of: SDLMetadataType.self, 0, 5)
            }
        }
        return Self(mainField1: mainField1, mainField2: mainField2, mainField3: mainField3, mainField4: mainField4)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("mainField1", mainField1, 0, 5)
        violations.objects("mainField2", mainField2, 0, 5)
        violations.objects("mainField3", mainField3, 0, 5)
        violations.objects("mainField4", mainField4, 0, 5)
    }
}

/// The structure `ModuleData`, since 4.5.
public struct SDLModuleData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var moduleType: SDLModuleType
    /// Optional; 1 to 100 characters; since 6.0.
    public var moduleId: String?
    /// Optional.
    public var radioControlData: SDLRadioControlData?
    /// Optional.
    public var climateControlData: SDLClimateControlData?
    /// Optional; since 5.0.
    public var seatControlData: SDLSeatControlData?
    /// Optional; since 5.0.
    public var audioControlData: SDLAudioControlData?
    /// Optional; since 5.0.
    public var lightControlData: SDLLightControlData?
    /// Optional; since 5.0.
    public var hmiSettingsControlData: SDLHMISettingsControlData?

    /// Members that are nil are left out of the message.
    public init(
        moduleType: SDLModuleType,
        moduleId: String? = nil,
        radioControlData: SDLRadioControlData? = nil,
        climateControlData: SDLClimateControlData? = nil,
        seatControlData: SDLSeatControlData? = nil,
        audioControlData: SDLAudioControlData? = nil,
        lightControlData: SDLLightControlData? = nil,
        hmiSettingsControlData: SDLHMISettingsControlData? = nil
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleType: SDLModuleType?
        var moduleId: String?
        var radioControlData: SDLRadioControlData?
        var climateControlData: SDLClimateControlData?
        var seatControlData: SDLSeatControlData?
        var audioControlData: SDLAudioControlData?
        var lightControlData: SDLLightControlData?
        var hmiSettingsControlData: SDLHMISettingsControlData?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleType = try SDLModuleType.read(from: &reader)
            case 1: moduleId = try reader.string(1, 100)
            case 2: radioControlData = try SDLRadioControlData.read(from: &reader)
            case 3: climateControlData = try SDLClimateControlData.read(from: &reader)
            case 4: seatControlData = try SDLSeatControlData.read(from: &reader)
            case 5: audioControlData = try SDLAudioControlData.read(from: &reader)
            case 6: lightControlData = try SDLLightControlData.read(from: &reader)
            default: hmiSettingsControlData = try SDLHMISettingsControlData.read(from: &reader)
            }
        }
        guard let moduleType else { return nil }
        return Self(moduleType: moduleType, moduleId: moduleId, radioControlData: radioControlData, climateControlData: climateControlData, seatControlData: seatControlData, audioControlData: audioControlData, lightControlData: lightControlData, hmiSettingsControlData: hmiSettingsControlData)
    }

    public func check(_ violations: inout ViolationList) {
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

/// The structure `ModuleInfo`, since 6.0.
public struct SDLModuleInfo: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleId: String
    /// Optional.
    public var location: SDLGrid?
    /// Optional.
    public var serviceArea: SDLGrid?
    /// Optional, true when left out.
    public var allowMultipleAccess: Bool?
    /// The value of `allowMultipleAccess`, or its default if it is absent.
    public var allowMultipleAccessOrDefault: Bool { allowMultipleAccess ?? true }

    /// Members that are nil are left out of the message.
    public init(
        moduleId: String,
        location: SDLGrid? = nil,
        serviceArea: SDLGrid? = nil,
        allowMultipleAccess: Bool? = nil
    ) {
        self.moduleId = moduleId
        self.location = location
        self.serviceArea = serviceArea
        self.allowMultipleAccess = allowMultipleAccess
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleId", moduleId)
        writer.field("location", location)
        writer.field("serviceArea", serviceArea)
        writer.field("allowMultipleAccess", allowMultipleAccess)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleId", "location", "serviceArea", "allowMultipleAccess")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleId: String?
        var location: SDLGrid?
        var serviceArea: SDLGrid?
        var allowMultipleAccess: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleId = try reader.string(1, 100)
            case 1: location = try SDLGrid.read(from: &reader)
            case 2: serviceArea = try SDLGrid.read(from: &reader)
            default: allowMultipleAccess = try reader.bool()
            }
        }
        guard let moduleId else { return nil }
        return Self(moduleId: moduleId, location: location, serviceArea: serviceArea, allowMultipleAccess: allowMultipleAccess)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("moduleId", moduleId, 1, 100)
        violations.object("location", location)
        violations.object("serviceArea", serviceArea)
    }
}

/// The structure `MyKey`, since 2.0.
public struct SDLMyKey: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var e911Override: SDLVehicleDataStatus

    /// All its members are mandatory.
    public init(
        e911Override: SDLVehicleDataStatus
    ) {
        self.e911Override = e911Override
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("e911Override", e911Override)
        writer.endObject()
    }

    private static let keys = JSONKeys("e911Override")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var e911Override: SDLVehicleDataStatus?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: e911Override = try SDLVehicleDataStatus.read(from: &reader)
            }
        }
        guard let e911Override else { return nil }
        return Self(e911Override: e911Override)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("e911Override", e911Override)
    }
}

/// The structure `NavigationCapability`, since 4.5.
public struct SDLNavigationCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var sendLocationEnabled: Bool?
    /// Optional.
    public var getWayPointsEnabled: Bool?

    /// Members that are nil are left out of the message.
    public init(
        sendLocationEnabled: Bool? = nil,
        getWayPointsEnabled: Bool? = nil
    ) {
        self.sendLocationEnabled = sendLocationEnabled
        self.getWayPointsEnabled = getWayPointsEnabled
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("sendLocationEnabled", sendLocationEnabled)
        writer.field("getWayPointsEnabled", getWayPointsEnabled)
        writer.endObject()
    }

    private static let keys = JSONKeys("sendLocationEnabled", "getWayPointsEnabled")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

    public func check(_ violations: inout ViolationList) {}
}

/// The structure `NavigationInstruction`, since 5.1.
public struct SDLNavigationInstruction: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var locationDetails: SDLLocationDetails
    /// Mandatory.
    public var action: SDLNavigationAction
    /// Optional.
    public var eta: SDLDateTime?
    /// Optional; 0 to 359.
    public var bearing: Int?
    /// Optional.
    public var junctionType: SDLNavigationJunction?
    /// Optional.
    public var drivingSide: SDLDirection?
    /// Optional.
    public var details: String?
    /// Optional.
    public var image: SDLImage?

    /// Members that are nil are left out of the message.
    public init(
        locationDetails: SDLLocationDetails,
        action: SDLNavigationAction,
        eta: SDLDateTime? = nil,
        bearing: Int? = nil,
        junctionType: SDLNavigationJunction? = nil,
        drivingSide: SDLDirection? = nil,
        details: String? = nil,
        image: SDLImage? = nil
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var locationDetails: SDLLocationDetails?
        var action: SDLNavigationAction?
        var eta: SDLDateTime?
        var bearing: Int?
        var junctionType: SDLNavigationJunction?
        var drivingSide: SDLDirection?
        var details: String?
        var image: SDLImage?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: locationDetails = try SDLLocationDetails.read(from: &reader)
            case 1: action = try SDLNavigationAction.read(from: &reader)
            case 2: eta = try SDLDateTime.read(from: &reader)
            case 3: bearing = try reader.integer(0, 359)
            case 4: junctionType = try SDLNavigationJunction.read(from: &reader)
            case 5: drivingSide = try SDLDirection.read(from: &reader)
            case 6: details = try reader.string(1, .max)
            default: image = try SDLImage.read(from: &reader)
            }
        }
        guard let locationDetails, let action else { return nil }
        return Self(locationDetails: locationDetails, action: action, eta: eta, bearing: bearing, junctionType: junctionType, drivingSide: drivingSide, details: details, image: image)
    }

    public func check(_ violations: inout ViolationList) {
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

/// The structure `NavigationServiceData`, since 5.1.
public struct SDLNavigationServiceData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var timeStamp: SDLDateTime
    /// Optional.
    public var origin: SDLLocationDetails?
    /// Optional.
    public var destination: SDLLocationDetails?
    /// Optional.
    public var destinationETA: SDLDateTime?
    /// Optional.
    public var instructions: [SDLNavigationInstruction]?
    /// Optional.
    public var nextInstructionETA: SDLDateTime?
    /// Optional.
    public var nextInstructionDistance: Double?
    /// Optional.
    public var nextInstructionDistanceScale: Double?
    /// Optional.
    public var prompt: String?

    /// Members that are nil are left out of the message.
    public init(
        timeStamp: SDLDateTime,
        origin: SDLLocationDetails? = nil,
        destination: SDLLocationDetails? = nil,
        destinationETA: SDLDateTime? = nil,
        instructions: [SDLNavigationInstruction]? = nil,
        nextInstructionETA: SDLDateTime? = nil,
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var timeStamp: SDLDateTime?
        var origin: SDLLocationDetails?
        var destination: SDLLocationDetails?
        var destinationETA: SDLDateTime?
        var instructions: [SDLNavigationInstruction]?
        var nextInstructionETA: SDLDateTime?
        var nextInstructionDistance: Double?
        var nextInstructionDistanceScale: Double?
        var prompt: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: timeStamp = try SDLDateTime.read(from: &reader)
            case 1: origin = try SDLLocationDetails.read(from: &reader)
            case 2: destination = try SDLLocationDetails.read(from: &reader)
            case 3: destinationETA = try SDLDateTime.read(from: &reader)
            case 4: instructions = try reader.array(of: SDLNavigationInstruction.self, 0, .max)
            case 5: nextInstructionETA = try SDLDateTime.read(from: &reader)
            case 6: nextInstructionDistance = try reader.number()
            case 7: nextInstructionDistanceScale = try reader.number()
            default: prompt = try reader.string(1, .max)
            }
        }
        guard let timeStamp else { return nil }
        return Self(timeStamp: timeStamp, origin: origin, destination: destination, destinationETA: destinationETA, instructions: instructions, nextInstructionETA: nextInstructionETA, nextInstructionDistance: nextInstructionDistance, nextInstructionDistanceScale: nextInstructionDistanceScale, prompt: prompt)
    }

    public func check(_ violations: inout ViolationList) {
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

/// The structure `NavigationServiceManifest`, since 5.1.
public struct SDLNavigationServiceManifest: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var acceptsWayPoints: Bool?

    /// Members that are nil are left out of the message.
    public init(
        acceptsWayPoints: Bool? = nil
    ) {
        self.acceptsWayPoints = acceptsWayPoints
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("acceptsWayPoints", acceptsWayPoints)
        writer.endObject()
    }

    private static let keys = JSONKeys("acceptsWayPoints")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var acceptsWayPoints: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: acceptsWayPoints = try reader.bool()
            }
        }
        return Self(acceptsWayPoints: acceptsWayPoints)
    }

    public func check(_ violations: inout ViolationList) {}
}
