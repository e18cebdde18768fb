// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `MassageCushionFirmness`, since version 5.0.
public struct SDLMassageCushionFirmness: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var cushion: SDLMassageCushion
    /// Mandatory; 0 to 100.
    public var firmness: Int

    /// Creates a value. All members are mandatory.
    public init(cushion: SDLMassageCushion, firmness: Int) {
        self.cushion = cushion
        self.firmness = firmness
    }

    @usableFromInline package static var blank: Self { Self(cushion: .blank, firmness: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("cushion", &it.cushion)
        try v.integer("firmness", &it.firmness, 0, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `MassageModeData`, since version 5.0.
public struct SDLMassageModeData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var massageZone: SDLMassageZone
    /// Mandatory.
    public var massageMode: SDLMassageMode

    /// Creates a value. All members are mandatory.
    public init(massageZone: SDLMassageZone, massageMode: SDLMassageMode) {
        self.massageZone = massageZone
        self.massageMode = massageMode
    }

    @usableFromInline package static var blank: Self { Self(massageZone: .blank, massageMode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("massageZone", &it.massageZone)
        try v.value("massageMode", &it.massageMode)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `MediaServiceData`, since version 5.1.
public struct SDLMediaServiceData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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
    /// Optional; since version 6.0.
    public var mediaImage: SDLImage?

    /// Creates a value. Nil members are not sent.
    public init(
        mediaType: SDLMediaType? = nil, mediaTitle: String? = nil, mediaArtist: String? = nil,
        mediaAlbum: String? = nil, playlistName: String? = nil, isExplicit: Bool? = nil,
        trackPlaybackProgress: Int? = nil, trackPlaybackDuration: Int? = nil, queuePlaybackProgress: Int? = nil,
        queuePlaybackDuration: Int? = nil, queueCurrentTrackNumber: Int? = nil, queueTotalTrackCount: Int? = nil,
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
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `MediaServiceManifest`, since version 5.1.
public struct SDLMediaServiceManifest: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `MenuParams`, since version 1.0.
public struct SDLMenuParams: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional, 0 by default; 0 to 2000000000.
    public var parentID: Int?
    /// Optional; 0 to 1000.
    public var position: Int?
    /// Mandatory; 1 to 500 characters.
    public var menuName: String
    /// Optional; 1 to 500 characters; since version 7.1.
    public var secondaryText: String?
    /// Optional; 1 to 500 characters; since version 7.1.
    public var tertiaryText: String?
    /// The value of `parentID`; if the value is nil, the default value.
    public var parentIDOrDefault: Int { parentID ?? 0 }

    /// Creates a value. Nil members are not sent.
    public init(
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
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `MetadataTags`, since version 4.5.
public struct SDLMetadataTags: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; at most 5 entries.
    public var mainField1: [SDLMetadataType]?
    /// Optional; at most 5 entries.
    public var mainField2: [SDLMetadataType]?
    /// Optional; at most 5 entries.
    public var mainField3: [SDLMetadataType]?
    /// Optional; at most 5 entries.
    public var mainField4: [SDLMetadataType]?

    /// Creates a value. Nil members are not sent.
    public init(
        mainField1: [SDLMetadataType]? = nil, mainField2: [SDLMetadataType]? = nil,
        mainField3: [SDLMetadataType]? = nil, mainField4: [SDLMetadataType]? = nil
    ) {
        self.mainField1 = mainField1
        self.mainField2 = mainField2
        self.mainField3 = mainField3
        self.mainField4 = mainField4
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("mainField1", &it.mainField1, 0, 5)
        try v.values("mainField2", &it.mainField2, 0, 5)
        try v.values("mainField3", &it.mainField3, 0, 5)
        try v.values("mainField4", &it.mainField4, 0, 5)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ModuleData`, since version 4.5.
public struct SDLModuleData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var moduleType: SDLModuleType
    /// Optional; 1 to 100 characters; since version 6.0.
    public var moduleId: String?
    /// Optional.
    public var radioControlData: SDLRadioControlData?
    /// Optional.
    public var climateControlData: SDLClimateControlData?
    /// Optional; since version 5.0.
    public var seatControlData: SDLSeatControlData?
    /// Optional; since version 5.0.
    public var audioControlData: SDLAudioControlData?
    /// Optional; since version 5.0.
    public var lightControlData: SDLLightControlData?
    /// Optional; since version 5.0.
    public var hmiSettingsControlData: SDLHMISettingsControlData?

    /// Creates a value. Nil members are not sent.
    public init(
        moduleType: SDLModuleType, moduleId: String? = nil, radioControlData: SDLRadioControlData? = nil,
        climateControlData: SDLClimateControlData? = nil, seatControlData: SDLSeatControlData? = nil,
        audioControlData: SDLAudioControlData? = nil, lightControlData: SDLLightControlData? = nil,
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
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ModuleInfo`, since version 6.0.
public struct SDLModuleInfo: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleId: String
    /// Optional.
    public var location: SDLGrid?
    /// Optional.
    public var serviceArea: SDLGrid?
    /// Optional, true by default.
    public var allowMultipleAccess: Bool?
    /// The value of `allowMultipleAccess`; if the value is nil, the default value.
    public var allowMultipleAccessOrDefault: Bool { allowMultipleAccess ?? true }

    /// Creates a value. Nil members are not sent.
    public init(
        moduleId: String, location: SDLGrid? = nil, serviceArea: SDLGrid? = nil, allowMultipleAccess: Bool? = nil
    ) {
        self.moduleId = moduleId
        self.location = location
        self.serviceArea = serviceArea
        self.allowMultipleAccess = allowMultipleAccess
    }

    @usableFromInline package static var blank: Self { Self(moduleId: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("moduleId", &it.moduleId, 1, 100)
        try v.value("location", &it.location)
        try v.value("serviceArea", &it.serviceArea)
        try v.bool("allowMultipleAccess", &it.allowMultipleAccess)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `MyKey`, since version 2.0.
public struct SDLMyKey: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var e911Override: SDLVehicleDataStatus

    /// Creates a value. All members are mandatory.
    public init(e911Override: SDLVehicleDataStatus) {
        self.e911Override = e911Override
    }

    @usableFromInline package static var blank: Self { Self(e911Override: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("e911Override", &it.e911Override)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `NavigationCapability`, since version 4.5.
public struct SDLNavigationCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var sendLocationEnabled: Bool?
    /// Optional.
    public var getWayPointsEnabled: Bool?

    /// Creates a value. Nil members are not sent.
    public init(sendLocationEnabled: Bool? = nil, getWayPointsEnabled: Bool? = nil) {
        self.sendLocationEnabled = sendLocationEnabled
        self.getWayPointsEnabled = getWayPointsEnabled
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("sendLocationEnabled", &it.sendLocationEnabled)
        try v.bool("getWayPointsEnabled", &it.getWayPointsEnabled)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `NavigationInstruction`, since version 5.1.
public struct SDLNavigationInstruction: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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

    /// Creates a value. Nil members are not sent.
    public init(
        locationDetails: SDLLocationDetails, action: SDLNavigationAction, eta: SDLDateTime? = nil, bearing: Int? = nil,
        junctionType: SDLNavigationJunction? = nil, drivingSide: SDLDirection? = nil, details: String? = nil,
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
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `NavigationServiceData`, since version 5.1.
public struct SDLNavigationServiceData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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

    /// Creates a value. Nil members are not sent.
    public init(
        timeStamp: SDLDateTime, origin: SDLLocationDetails? = nil, destination: SDLLocationDetails? = nil,
        destinationETA: SDLDateTime? = nil, instructions: [SDLNavigationInstruction]? = nil,
        nextInstructionETA: SDLDateTime? = nil, nextInstructionDistance: Double? = nil,
        nextInstructionDistanceScale: Double? = nil, prompt: String? = nil
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
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `NavigationServiceManifest`, since version 5.1.
public struct SDLNavigationServiceManifest: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var acceptsWayPoints: Bool?

    /// Creates a value. Nil members are not sent.
    public init(acceptsWayPoints: Bool? = nil) {
        self.acceptsWayPoints = acceptsWayPoints
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("acceptsWayPoints", &it.acceptsWayPoints)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `OASISAddress`, since version 4.1.
public struct SDLOASISAddress: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional; at most 200 characters.
    public var countryName: String?
    /// Optional; at most 50 characters.
    public var countryCode: String?
    /// Optional; at most 16 characters.
    public var postalCode: String?
    /// Optional; at most 200 characters.
    public var administrativeArea: String?
    /// Optional; at most 200 characters.
    public var subAdministrativeArea: String?
    /// Optional; at most 200 characters.
    public var locality: String?
    /// Optional; at most 200 characters.
    public var subLocality: String?
    /// Optional; at most 200 characters.
    public var thoroughfare: String?
    /// Optional; at most 200 characters.
    public var subThoroughfare: String?

    /// Creates a value. Nil members are not sent.
    public init(
        countryName: String? = nil, countryCode: String? = nil, postalCode: String? = nil,
        administrativeArea: String? = nil, subAdministrativeArea: String? = nil, locality: String? = nil,
        subLocality: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("countryName", &it.countryName, 0, 200)
        try v.string("countryCode", &it.countryCode, 0, 50)
        try v.string("postalCode", &it.postalCode, 0, 16)
        try v.string("administrativeArea", &it.administrativeArea, 0, 200)
        try v.string("subAdministrativeArea", &it.subAdministrativeArea, 0, 200)
        try v.string("locality", &it.locality, 0, 200)
        try v.string("subLocality", &it.subLocality, 0, 200)
        try v.string("thoroughfare", &it.thoroughfare, 0, 200)
        try v.string("subThoroughfare", &it.subThoroughfare, 0, 200)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ParameterPermissions`, since version 2.0.
public struct SDLParameterPermissions: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; at most 100 entries; each entry: 1 to 100 characters.
    public var allowed: [String]
    /// Mandatory; at most 100 entries; each entry: 1 to 100 characters.
    public var userDisallowed: [String]

    /// Creates a value. All members are mandatory.
    public init(allowed: [String], userDisallowed: [String]) {
        self.allowed = allowed
        self.userDisallowed = userDisallowed
    }

    @usableFromInline package static var blank: Self { Self(allowed: [], userDisallowed: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.strings("allowed", &it.allowed, 0, 100, lengths: 1, 100)
        try v.strings("userDisallowed", &it.userDisallowed, 0, 100, lengths: 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `PermissionItem`, since version 2.0.
public struct SDLPermissionItem: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var rpcName: String
    /// Mandatory.
    public var hmiPermissions: SDLHMIPermissions
    /// Mandatory.
    public var parameterPermissions: SDLParameterPermissions
    /// Optional; since version 6.0.
    public var requireEncryption: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        rpcName: String, hmiPermissions: SDLHMIPermissions, parameterPermissions: SDLParameterPermissions,
        requireEncryption: Bool? = nil
    ) {
        self.rpcName = rpcName
        self.hmiPermissions = hmiPermissions
        self.parameterPermissions = parameterPermissions
        self.requireEncryption = requireEncryption
    }

    @usableFromInline package static var blank: Self { Self(
        rpcName: "", hmiPermissions: .blank, parameterPermissions: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("rpcName", &it.rpcName, 1, 100)
        try v.value("hmiPermissions", &it.hmiPermissions)
        try v.value("parameterPermissions", &it.parameterPermissions)
        try v.bool("requireEncryption", &it.requireEncryption)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `PhoneCapability`, since version 4.5.
public struct SDLPhoneCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var dialNumberEnabled: Bool?

    /// Creates a value. Nil members are not sent.
    public init(dialNumberEnabled: Bool? = nil) {
        self.dialNumberEnabled = dialNumberEnabled
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("dialNumberEnabled", &it.dialNumberEnabled)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `PresetBankCapabilities`, since version 2.0.
public struct SDLPresetBankCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var onScreenPresetsAvailable: Bool

    /// Creates a value. All members are mandatory.
    public init(onScreenPresetsAvailable: Bool) {
        self.onScreenPresetsAvailable = onScreenPresetsAvailable
    }

    @usableFromInline package static var blank: Self { Self(onScreenPresetsAvailable: false) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("onScreenPresetsAvailable", &it.onScreenPresetsAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
