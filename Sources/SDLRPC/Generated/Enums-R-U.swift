// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 3 values of `RadioBand`, since version 4.5.
public struct SDLRadioBand: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `AM`.
    public static var am: Self { Self(rawValue: "AM") }
    /// The value `FM`.
    public static var fm: Self { Self(rawValue: "FM") }
    /// The value `XM`.
    public static var xm: Self { Self(rawValue: "XM") }

    public static let names = JSONKeys(
        "AM", "FM", "XM")
}

/// The 4 values of `RadioState`, since version 4.5.
public struct SDLRadioState: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `ACQUIRING`.
    public static var acquiring: Self { Self(rawValue: "ACQUIRING") }
    /// The value `ACQUIRED`.
    public static var acquired: Self { Self(rawValue: "ACQUIRED") }
    /// The value `MULTICAST`.
    public static var multicast: Self { Self(rawValue: "MULTICAST") }
    /// The value `NOT_FOUND`.
    public static var notFound: Self { Self(rawValue: "NOT_FOUND") }

    public static let names = JSONKeys(
        "ACQUIRING", "ACQUIRED", "MULTICAST", "NOT_FOUND")
}

/// The 22 values of `RequestType`, since version 3.0.
public struct SDLRequestType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `HTTP`.
    public static var http: Self { Self(rawValue: "HTTP") }
    /// The value `FILE_RESUME`.
    public static var fileResume: Self { Self(rawValue: "FILE_RESUME") }
    /// The value `AUTH_REQUEST`.
    public static var authRequest: Self { Self(rawValue: "AUTH_REQUEST") }
    /// The value `AUTH_CHALLENGE`.
    public static var authChallenge: Self { Self(rawValue: "AUTH_CHALLENGE") }
    /// The value `AUTH_ACK`.
    public static var authAck: Self { Self(rawValue: "AUTH_ACK") }
    /// The value `PROPRIETARY`.
    public static var proprietary: Self { Self(rawValue: "PROPRIETARY") }
    /// The value `QUERY_APPS`.
    public static var queryApps: Self { Self(rawValue: "QUERY_APPS") }
    /// The value `LAUNCH_APP`.
    public static var launchApp: Self { Self(rawValue: "LAUNCH_APP") }
    /// The value `LOCK_SCREEN_ICON_URL`.
    public static var lockScreenIconUrl: Self { Self(rawValue: "LOCK_SCREEN_ICON_URL") }
    /// The value `TRAFFIC_MESSAGE_CHANNEL`.
    public static var trafficMessageChannel: Self { Self(rawValue: "TRAFFIC_MESSAGE_CHANNEL") }
    /// The value `DRIVER_PROFILE`.
    public static var driverProfile: Self { Self(rawValue: "DRIVER_PROFILE") }
    /// The value `VOICE_SEARCH`.
    public static var voiceSearch: Self { Self(rawValue: "VOICE_SEARCH") }
    /// The value `NAVIGATION`.
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    /// The value `PHONE`.
    public static var phone: Self { Self(rawValue: "PHONE") }
    /// The value `CLIMATE`.
    public static var climate: Self { Self(rawValue: "CLIMATE") }
    /// The value `SETTINGS`.
    public static var settings: Self { Self(rawValue: "SETTINGS") }
    /// The value `VEHICLE_DIAGNOSTICS`.
    public static var vehicleDiagnostics: Self { Self(rawValue: "VEHICLE_DIAGNOSTICS") }
    /// The value `EMERGENCY`.
    public static var emergency: Self { Self(rawValue: "EMERGENCY") }
    /// The value `MEDIA`.
    public static var media: Self { Self(rawValue: "MEDIA") }
    /// The value `FOTA`.
    public static var fota: Self { Self(rawValue: "FOTA") }
    /// The value `OEM_SPECIFIC`; since version 5.0.
    public static var oemSpecific: Self { Self(rawValue: "OEM_SPECIFIC") }
    /// The value `ICON_URL`; since version 5.1.
    public static var iconUrl: Self { Self(rawValue: "ICON_URL") }

    public static let names = JSONKeys(
        "HTTP", "FILE_RESUME", "AUTH_REQUEST", "AUTH_CHALLENGE", "AUTH_ACK", "PROPRIETARY", "QUERY_APPS", "LAUNCH_APP", "LOCK_SCREEN_ICON_URL", "TRAFFIC_MESSAGE_CHANNEL", "DRIVER_PROFILE", "VOICE_SEARCH", "NAVIGATION", "PHONE", "CLIMATE", "SETTINGS", "VEHICLE_DIAGNOSTICS", "EMERGENCY", "MEDIA", "FOTA", "OEM_SPECIFIC", "ICON_URL")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "OEM_SPECIFIC": SDLLifespan(since: SDLVersion(5, 0)),
        "ICON_URL": SDLLifespan(since: SDLVersion(5, 1)),
    ]
}

/// The 37 values of `Result`, since version 1.0.
public struct SDLResult: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `SUCCESS`.
    public static var success: Self { Self(rawValue: "SUCCESS") }
    /// The value `UNSUPPORTED_REQUEST`.
    public static var unsupportedRequest: Self { Self(rawValue: "UNSUPPORTED_REQUEST") }
    /// The value `UNSUPPORTED_RESOURCE`.
    public static var unsupportedResource: Self { Self(rawValue: "UNSUPPORTED_RESOURCE") }
    /// The value `DISALLOWED`.
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    /// The value `REJECTED`.
    public static var rejected: Self { Self(rawValue: "REJECTED") }
    /// The value `ABORTED`.
    public static var aborted: Self { Self(rawValue: "ABORTED") }
    /// The value `IGNORED`.
    public static var ignored: Self { Self(rawValue: "IGNORED") }
    /// The value `RETRY`.
    public static var retry: Self { Self(rawValue: "RETRY") }
    /// The value `IN_USE`.
    public static var inUse: Self { Self(rawValue: "IN_USE") }
    /// The value `VEHICLE_DATA_NOT_AVAILABLE`; since version 2.0.
    public static var vehicleDataNotAvailable: Self { Self(rawValue: "VEHICLE_DATA_NOT_AVAILABLE") }
    /// The value `TIMED_OUT`.
    public static var timedOut: Self { Self(rawValue: "TIMED_OUT") }
    /// The value `INVALID_DATA`.
    public static var invalidData: Self { Self(rawValue: "INVALID_DATA") }
    /// The value `CHAR_LIMIT_EXCEEDED`.
    public static var charLimitExceeded: Self { Self(rawValue: "CHAR_LIMIT_EXCEEDED") }
    /// The value `INVALID_ID`.
    public static var invalidId: Self { Self(rawValue: "INVALID_ID") }
    /// The value `DUPLICATE_NAME`.
    public static var duplicateName: Self { Self(rawValue: "DUPLICATE_NAME") }
    /// The value `APPLICATION_NOT_REGISTERED`.
    public static var applicationNotRegistered: Self { Self(rawValue: "APPLICATION_NOT_REGISTERED") }
    /// The value `WRONG_LANGUAGE`.
    public static var wrongLanguage: Self { Self(rawValue: "WRONG_LANGUAGE") }
    /// The value `OUT_OF_MEMORY`.
    public static var outOfMemory: Self { Self(rawValue: "OUT_OF_MEMORY") }
    /// The value `TOO_MANY_PENDING_REQUESTS`.
    public static var tooManyPendingRequests: Self { Self(rawValue: "TOO_MANY_PENDING_REQUESTS") }
    /// The value `TOO_MANY_APPLICATIONS`.
    public static var tooManyApplications: Self { Self(rawValue: "TOO_MANY_APPLICATIONS") }
    /// The value `APPLICATION_REGISTERED_ALREADY`.
    public static var applicationRegisteredAlready: Self { Self(rawValue: "APPLICATION_REGISTERED_ALREADY") }
    /// The value `WARNINGS`.
    public static var warnings: Self { Self(rawValue: "WARNINGS") }
    /// The value `GENERIC_ERROR`.
    public static var genericError: Self { Self(rawValue: "GENERIC_ERROR") }
    /// The value `USER_DISALLOWED`; since version 2.0.
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    /// The value `TRUNCATED_DATA`.
    public static var truncatedData: Self { Self(rawValue: "TRUNCATED_DATA") }
    /// The value `UNSUPPORTED_VERSION`; since version 2.0.
    public static var unsupportedVersion: Self { Self(rawValue: "UNSUPPORTED_VERSION") }
    /// The value `VEHICLE_DATA_NOT_ALLOWED`; since version 2.0.
    public static var vehicleDataNotAllowed: Self { Self(rawValue: "VEHICLE_DATA_NOT_ALLOWED") }
    /// The value `FILE_NOT_FOUND`; since version 3.0.
    public static var fileNotFound: Self { Self(rawValue: "FILE_NOT_FOUND") }
    /// The value `CANCEL_ROUTE`.
    public static var cancelRoute: Self { Self(rawValue: "CANCEL_ROUTE") }
    /// The value `SAVED`; since version 2.0.
    public static var saved: Self { Self(rawValue: "SAVED") }
    /// The value `INVALID_CERT`; since version 3.0.
    public static var invalidCert: Self { Self(rawValue: "INVALID_CERT") }
    /// The value `EXPIRED_CERT`; since version 3.0.
    public static var expiredCert: Self { Self(rawValue: "EXPIRED_CERT") }
    /// The value `RESUME_FAILED`; since version 3.0.
    public static var resumeFailed: Self { Self(rawValue: "RESUME_FAILED") }
    /// The value `DATA_NOT_AVAILABLE`; since version 4.5.
    public static var dataNotAvailable: Self { Self(rawValue: "DATA_NOT_AVAILABLE") }
    /// The value `READ_ONLY`; since version 4.5.
    public static var readOnly: Self { Self(rawValue: "READ_ONLY") }
    /// The value `CORRUPTED_DATA`; since version 5.0.
    public static var corruptedData: Self { Self(rawValue: "CORRUPTED_DATA") }
    /// The value `ENCRYPTION_NEEDED`; since version 6.0.
    public static var encryptionNeeded: Self { Self(rawValue: "ENCRYPTION_NEEDED") }

    public static let names = JSONKeys(
        "SUCCESS", "UNSUPPORTED_REQUEST", "UNSUPPORTED_RESOURCE", "DISALLOWED", "REJECTED", "ABORTED", "IGNORED", "RETRY", "IN_USE", "VEHICLE_DATA_NOT_AVAILABLE", "TIMED_OUT", "INVALID_DATA", "CHAR_LIMIT_EXCEEDED", "INVALID_ID", "DUPLICATE_NAME", "APPLICATION_NOT_REGISTERED", "WRONG_LANGUAGE", "OUT_OF_MEMORY", "TOO_MANY_PENDING_REQUESTS", "TOO_MANY_APPLICATIONS", "APPLICATION_REGISTERED_ALREADY", "WARNINGS", "GENERIC_ERROR", "USER_DISALLOWED", "TRUNCATED_DATA", "UNSUPPORTED_VERSION", "VEHICLE_DATA_NOT_ALLOWED", "FILE_NOT_FOUND", "CANCEL_ROUTE", "SAVED", "INVALID_CERT", "EXPIRED_CERT", "RESUME_FAILED", "DATA_NOT_AVAILABLE", "READ_ONLY", "CORRUPTED_DATA", "ENCRYPTION_NEEDED")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "VEHICLE_DATA_NOT_AVAILABLE": SDLLifespan(since: SDLVersion(2, 0)),
        "USER_DISALLOWED": SDLLifespan(since: SDLVersion(2, 0)),
        "UNSUPPORTED_VERSION": SDLLifespan(since: SDLVersion(2, 0)),
        "VEHICLE_DATA_NOT_ALLOWED": SDLLifespan(since: SDLVersion(2, 0)),
        "FILE_NOT_FOUND": SDLLifespan(since: SDLVersion(3, 0)),
        "SAVED": SDLLifespan(since: SDLVersion(2, 0)),
        "INVALID_CERT": SDLLifespan(since: SDLVersion(3, 0)),
        "EXPIRED_CERT": SDLLifespan(since: SDLVersion(3, 0)),
        "RESUME_FAILED": SDLLifespan(since: SDLVersion(3, 0)),
        "DATA_NOT_AVAILABLE": SDLLifespan(since: SDLVersion(4, 5)),
        "READ_ONLY": SDLLifespan(since: SDLVersion(4, 5)),
        "CORRUPTED_DATA": SDLLifespan(since: SDLVersion(5, 0)),
        "ENCRYPTION_NEEDED": SDLLifespan(since: SDLVersion(6, 0)),
    ]
}

/// The 4 values of `SamplingRate`, since version 2.0.
public struct SDLSamplingRate: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `8KHZ`.
    public static var _8khz: Self { Self(rawValue: "8KHZ") }
    /// The value `16KHZ`.
    public static var _16khz: Self { Self(rawValue: "16KHZ") }
    /// The value `22KHZ`.
    public static var _22khz: Self { Self(rawValue: "22KHZ") }
    /// The value `44KHZ`.
    public static var _44khz: Self { Self(rawValue: "44KHZ") }

    public static let names = JSONKeys(
        "8KHZ", "16KHZ", "22KHZ", "44KHZ")
}

/// The 3 values of `SeatMemoryActionType`, since version 5.0.
public struct SDLSeatMemoryActionType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `SAVE`.
    public static var save: Self { Self(rawValue: "SAVE") }
    /// The value `RESTORE`.
    public static var restore: Self { Self(rawValue: "RESTORE") }
    /// The value `NONE`.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "SAVE", "RESTORE", "NONE")
}

/// The 2 values of `SeekIndicatorType`, since version 7.1.
public struct SDLSeekIndicatorType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `TRACK`.
    public static var track: Self { Self(rawValue: "TRACK") }
    /// The value `TIME`.
    public static var time: Self { Self(rawValue: "TIME") }

    public static let names = JSONKeys(
        "TRACK", "TIME")
}

/// The 5 values of `ServiceUpdateReason`, since version 5.1.
public struct SDLServiceUpdateReason: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `PUBLISHED`.
    public static var published: Self { Self(rawValue: "PUBLISHED") }
    /// The value `REMOVED`.
    public static var removed: Self { Self(rawValue: "REMOVED") }
    /// The value `ACTIVATED`.
    public static var activated: Self { Self(rawValue: "ACTIVATED") }
    /// The value `DEACTIVATED`.
    public static var deactivated: Self { Self(rawValue: "DEACTIVATED") }
    /// The value `MANIFEST_UPDATE`.
    public static var manifestUpdate: Self { Self(rawValue: "MANIFEST_UPDATE") }

    public static let names = JSONKeys(
        "PUBLISHED", "REMOVED", "ACTIVATED", "DEACTIVATED", "MANIFEST_UPDATE")
}

/// The 3 values of `SoftButtonType`, since version 2.0.
public struct SDLSoftButtonType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `TEXT`.
    public static var text: Self { Self(rawValue: "TEXT") }
    /// The value `IMAGE`.
    public static var image: Self { Self(rawValue: "IMAGE") }
    /// The value `BOTH`.
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "TEXT", "IMAGE", "BOTH")
}

/// The 6 values of `SpeechCapabilities`, since version 1.0.
public struct SDLSpeechCapabilities: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `TEXT`.
    public static var text: Self { Self(rawValue: "TEXT") }
    /// The value `SAPI_PHONEMES`.
    public static var sapiPhonemes: Self { Self(rawValue: "SAPI_PHONEMES") }
    /// The value `LHPLUS_PHONEMES`.
    public static var lhplusPhonemes: Self { Self(rawValue: "LHPLUS_PHONEMES") }
    /// The value `PRE_RECORDED`.
    public static var preRecorded: Self { Self(rawValue: "PRE_RECORDED") }
    /// The value `SILENCE`.
    public static var silence: Self { Self(rawValue: "SILENCE") }
    /// The value `FILE`; since version 5.0.
    public static var file: Self { Self(rawValue: "FILE") }

    public static let names = JSONKeys(
        "TEXT", "SAPI_PHONEMES", "LHPLUS_PHONEMES", "PRE_RECORDED", "SILENCE", "FILE")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "FILE": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}

/// The 2 values of `SupportedSeat`, deprecated since version 6.0.
public struct SDLSupportedSeat: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `DRIVER`.
    public static var driver: Self { Self(rawValue: "DRIVER") }
    /// The value `FRONT_PASSENGER`.
    public static var frontPassenger: Self { Self(rawValue: "FRONT_PASSENGER") }

    public static let names = JSONKeys(
        "DRIVER", "FRONT_PASSENGER")
}

/// The 3 values of `SystemAction`, since version 1.0.
public struct SDLSystemAction: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `DEFAULT_ACTION`.
    public static var defaultAction: Self { Self(rawValue: "DEFAULT_ACTION") }
    /// The value `STEAL_FOCUS`.
    public static var stealFocus: Self { Self(rawValue: "STEAL_FOCUS") }
    /// The value `KEEP_CONTEXT`.
    public static var keepContext: Self { Self(rawValue: "KEEP_CONTEXT") }

    public static let names = JSONKeys(
        "DEFAULT_ACTION", "STEAL_FOCUS", "KEEP_CONTEXT")
}

/// The 8 values of `SystemCapabilityType`, since version 4.5.
public struct SDLSystemCapabilityType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NAVIGATION`.
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    /// The value `PHONE_CALL`.
    public static var phoneCall: Self { Self(rawValue: "PHONE_CALL") }
    /// The value `VIDEO_STREAMING`.
    public static var videoStreaming: Self { Self(rawValue: "VIDEO_STREAMING") }
    /// The value `REMOTE_CONTROL`.
    public static var remoteControl: Self { Self(rawValue: "REMOTE_CONTROL") }
    /// The value `APP_SERVICES`; since version 5.1.
    public static var appServices: Self { Self(rawValue: "APP_SERVICES") }
    /// The value `SEAT_LOCATION`; since version 6.0.
    public static var seatLocation: Self { Self(rawValue: "SEAT_LOCATION") }
    /// The value `DISPLAYS`; since version 6.0.
    public static var displays: Self { Self(rawValue: "DISPLAYS") }
    /// The value `DRIVER_DISTRACTION`; since version 7.0.
    public static var driverDistraction: Self { Self(rawValue: "DRIVER_DISTRACTION") }

    public static let names = JSONKeys(
        "NAVIGATION", "PHONE_CALL", "VIDEO_STREAMING", "REMOTE_CONTROL", "APP_SERVICES", "SEAT_LOCATION", "DISPLAYS", "DRIVER_DISTRACTION")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "APP_SERVICES": SDLLifespan(since: SDLVersion(5, 1)),
        "SEAT_LOCATION": SDLLifespan(since: SDLVersion(6, 0)),
        "DISPLAYS": SDLLifespan(since: SDLVersion(6, 0)),
        "DRIVER_DISTRACTION": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 5 values of `SystemContext`, since version 1.0.
public struct SDLSystemContext: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MAIN`.
    public static var main: Self { Self(rawValue: "MAIN") }
    /// The value `VRSESSION`.
    public static var vrsession: Self { Self(rawValue: "VRSESSION") }
    /// The value `MENU`.
    public static var menu: Self { Self(rawValue: "MENU") }
    /// The value `HMI_OBSCURED`.
    public static var hmiObscured: Self { Self(rawValue: "HMI_OBSCURED") }
    /// The value `ALERT`.
    public static var alert: Self { Self(rawValue: "ALERT") }

    public static let names = JSONKeys(
        "MAIN", "VRSESSION", "MENU", "HMI_OBSCURED", "ALERT")
}

/// The 10 values of `TBTState`, since version 2.0.
public struct SDLTBTState: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `ROUTE_UPDATE_REQUEST`.
    public static var routeUpdateRequest: Self { Self(rawValue: "ROUTE_UPDATE_REQUEST") }
    /// The value `ROUTE_ACCEPTED`.
    public static var routeAccepted: Self { Self(rawValue: "ROUTE_ACCEPTED") }
    /// The value `ROUTE_REFUSED`.
    public static var routeRefused: Self { Self(rawValue: "ROUTE_REFUSED") }
    /// The value `ROUTE_CANCELLED`.
    public static var routeCancelled: Self { Self(rawValue: "ROUTE_CANCELLED") }
    /// The value `ETA_REQUEST`.
    public static var etaRequest: Self { Self(rawValue: "ETA_REQUEST") }
    /// The value `NEXT_TURN_REQUEST`.
    public static var nextTurnRequest: Self { Self(rawValue: "NEXT_TURN_REQUEST") }
    /// The value `ROUTE_STATUS_REQUEST`.
    public static var routeStatusRequest: Self { Self(rawValue: "ROUTE_STATUS_REQUEST") }
    /// The value `ROUTE_SUMMARY_REQUEST`.
    public static var routeSummaryRequest: Self { Self(rawValue: "ROUTE_SUMMARY_REQUEST") }
    /// The value `TRIP_STATUS_REQUEST`.
    public static var tripStatusRequest: Self { Self(rawValue: "TRIP_STATUS_REQUEST") }
    /// The value `ROUTE_UPDATE_REQUEST_TIMEOUT`.
    public static var routeUpdateRequestTimeout: Self { Self(rawValue: "ROUTE_UPDATE_REQUEST_TIMEOUT") }

    public static let names = JSONKeys(
        "ROUTE_UPDATE_REQUEST", "ROUTE_ACCEPTED", "ROUTE_REFUSED", "ROUTE_CANCELLED", "ETA_REQUEST", "NEXT_TURN_REQUEST", "ROUTE_STATUS_REQUEST", "ROUTE_SUMMARY_REQUEST", "TRIP_STATUS_REQUEST", "ROUTE_UPDATE_REQUEST_TIMEOUT")
}

/// The 8 values of `TPMS`, since version 5.0.
public struct SDLTPMS: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `UNKNOWN`.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// The value `SYSTEM_FAULT`.
    public static var systemFault: Self { Self(rawValue: "SYSTEM_FAULT") }
    /// The value `SENSOR_FAULT`.
    public static var sensorFault: Self { Self(rawValue: "SENSOR_FAULT") }
    /// The value `LOW`.
    public static var low: Self { Self(rawValue: "LOW") }
    /// The value `SYSTEM_ACTIVE`.
    public static var systemActive: Self { Self(rawValue: "SYSTEM_ACTIVE") }
    /// The value `TRAIN`.
    public static var train: Self { Self(rawValue: "TRAIN") }
    /// The value `TRAINING_COMPLETE`.
    public static var trainingComplete: Self { Self(rawValue: "TRAINING_COMPLETE") }
    /// The value `NOT_TRAINED`.
    public static var notTrained: Self { Self(rawValue: "NOT_TRAINED") }

    public static let names = JSONKeys(
        "UNKNOWN", "SYSTEM_FAULT", "SENSOR_FAULT", "LOW", "SYSTEM_ACTIVE", "TRAIN", "TRAINING_COMPLETE", "NOT_TRAINED")
}

/// The 2 values of `TemperatureUnit`, since version 4.5.
public struct SDLTemperatureUnit: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `FAHRENHEIT`.
    public static var fahrenheit: Self { Self(rawValue: "FAHRENHEIT") }
    /// The value `CELSIUS`.
    public static var celsius: Self { Self(rawValue: "CELSIUS") }

    public static let names = JSONKeys(
        "FAHRENHEIT", "CELSIUS")
}

/// The 3 values of `TextAlignment`, since version 1.0.
public struct SDLTextAlignment: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `LEFT_ALIGNED`.
    public static var leftAligned: Self { Self(rawValue: "LEFT_ALIGNED") }
    /// The value `RIGHT_ALIGNED`.
    public static var rightAligned: Self { Self(rawValue: "RIGHT_ALIGNED") }
    /// The value `CENTERED`.
    public static var centered: Self { Self(rawValue: "CENTERED") }

    public static let names = JSONKeys(
        "LEFT_ALIGNED", "RIGHT_ALIGNED", "CENTERED")
}

/// The 38 values of `TextFieldName`, since version 1.0.
public struct SDLTextFieldName: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `mainField1`.
    public static var mainField1: Self { Self(rawValue: "mainField1") }
    /// The value `mainField2`.
    public static var mainField2: Self { Self(rawValue: "mainField2") }
    /// The value `mainField3`.
    public static var mainField3: Self { Self(rawValue: "mainField3") }
    /// The value `mainField4`.
    public static var mainField4: Self { Self(rawValue: "mainField4") }
    /// The value `statusBar`.
    public static var statusBar: Self { Self(rawValue: "statusBar") }
    /// The value `mediaClock`; since version 1.0; deprecated since version 7.1.
    public static var mediaClock: Self { Self(rawValue: "mediaClock") }
    /// The value `mediaTrack`.
    public static var mediaTrack: Self { Self(rawValue: "mediaTrack") }
    /// The value `templateTitle`; since version 6.0.
    public static var templateTitle: Self { Self(rawValue: "templateTitle") }
    /// The value `alertText1`.
    public static var alertText1: Self { Self(rawValue: "alertText1") }
    /// The value `alertText2`; since version 2.0.
    public static var alertText2: Self { Self(rawValue: "alertText2") }
    /// The value `alertText3`; since version 2.0.
    public static var alertText3: Self { Self(rawValue: "alertText3") }
    /// The value `scrollableMessageBody`; since version 2.0.
    public static var scrollableMessageBody: Self { Self(rawValue: "scrollableMessageBody") }
    /// The value `initialInteractionText`; since version 2.0.
    public static var initialInteractionText: Self { Self(rawValue: "initialInteractionText") }
    /// The value `navigationText1`; since version 2.0.
    public static var navigationText1: Self { Self(rawValue: "navigationText1") }
    /// The value `navigationText2`; since version 2.0.
    public static var navigationText2: Self { Self(rawValue: "navigationText2") }
    /// The value `ETA`; since version 2.0.
    public static var eta: Self { Self(rawValue: "ETA") }
    /// The value `totalDistance`; since version 2.0.
    public static var totalDistance: Self { Self(rawValue: "totalDistance") }
    /// The value `audioPassThruDisplayText1`; since version 2.0.
    public static var audioPassThruDisplayText1: Self { Self(rawValue: "audioPassThruDisplayText1") }
    /// The value `audioPassThruDisplayText2`; since version 2.0.
    public static var audioPassThruDisplayText2: Self { Self(rawValue: "audioPassThruDisplayText2") }
    /// The value `sliderHeader`; since version 2.0.
    public static var sliderHeader: Self { Self(rawValue: "sliderHeader") }
    /// The value `sliderFooter`; since version 2.0.
    public static var sliderFooter: Self { Self(rawValue: "sliderFooter") }
    /// The value `menuName`.
    public static var menuName: Self { Self(rawValue: "menuName") }
    /// The value `secondaryText`.
    public static var secondaryText: Self { Self(rawValue: "secondaryText") }
    /// The value `tertiaryText`.
    public static var tertiaryText: Self { Self(rawValue: "tertiaryText") }
    /// The value `menuTitle`.
    public static var menuTitle: Self { Self(rawValue: "menuTitle") }
    /// The value `locationName`; since version 4.0.
    public static var locationName: Self { Self(rawValue: "locationName") }
    /// The value `locationDescription`; since version 4.0.
    public static var locationDescription: Self { Self(rawValue: "locationDescription") }
    /// The value `addressLines`; since version 4.0.
    public static var addressLines: Self { Self(rawValue: "addressLines") }
    /// The value `phoneNumber`; since version 4.0.
    public static var phoneNumber: Self { Self(rawValue: "phoneNumber") }
    /// The value `timeToDestination`; since version 7.1.
    public static var timeToDestination: Self { Self(rawValue: "timeToDestination") }
    /// The value `turnText`; since version 7.1.
    public static var turnText: Self { Self(rawValue: "turnText") }
    /// The value `subtleAlertText1`; since version 7.0.
    public static var subtleAlertText1: Self { Self(rawValue: "subtleAlertText1") }
    /// The value `subtleAlertText2`; since version 7.0.
    public static var subtleAlertText2: Self { Self(rawValue: "subtleAlertText2") }
    /// The value `subtleAlertSoftButtonText`; since version 7.0.
    public static var subtleAlertSoftButtonText: Self { Self(rawValue: "subtleAlertSoftButtonText") }
    /// The value `menuCommandSecondaryText`; since version 7.1.
    public static var menuCommandSecondaryText: Self { Self(rawValue: "menuCommandSecondaryText") }
    /// The value `menuCommandTertiaryText`; since version 7.1.
    public static var menuCommandTertiaryText: Self { Self(rawValue: "menuCommandTertiaryText") }
    /// The value `menuSubMenuSecondaryText`; since version 7.1.
    public static var menuSubMenuSecondaryText: Self { Self(rawValue: "menuSubMenuSecondaryText") }
    /// The value `menuSubMenuTertiaryText`; since version 7.1.
    public static var menuSubMenuTertiaryText: Self { Self(rawValue: "menuSubMenuTertiaryText") }

    public static let names = JSONKeys(
        "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaClock", "mediaTrack", "templateTitle", "alertText1", "alertText2", "alertText3", "scrollableMessageBody", "initialInteractionText", "navigationText1", "navigationText2", "ETA", "totalDistance", "audioPassThruDisplayText1", "audioPassThruDisplayText2", "sliderHeader", "sliderFooter", "menuName", "secondaryText", "tertiaryText", "menuTitle", "locationName", "locationDescription", "addressLines", "phoneNumber", "timeToDestination", "turnText", "subtleAlertText1", "subtleAlertText2", "subtleAlertSoftButtonText", "menuCommandSecondaryText", "menuCommandTertiaryText", "menuSubMenuSecondaryText", "menuSubMenuTertiaryText")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "mediaClock": SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 1)),
        "templateTitle": SDLLifespan(since: SDLVersion(6, 0)),
        "alertText2": SDLLifespan(since: SDLVersion(2, 0)),
        "alertText3": SDLLifespan(since: SDLVersion(2, 0)),
        "scrollableMessageBody": SDLLifespan(since: SDLVersion(2, 0)),
        "initialInteractionText": SDLLifespan(since: SDLVersion(2, 0)),
        "navigationText1": SDLLifespan(since: SDLVersion(2, 0)),
        "navigationText2": SDLLifespan(since: SDLVersion(2, 0)),
        "ETA": SDLLifespan(since: SDLVersion(2, 0)),
        "totalDistance": SDLLifespan(since: SDLVersion(2, 0)),
        "audioPassThruDisplayText1": SDLLifespan(since: SDLVersion(2, 0)),
        "audioPassThruDisplayText2": SDLLifespan(since: SDLVersion(2, 0)),
        "sliderHeader": SDLLifespan(since: SDLVersion(2, 0)),
        "sliderFooter": SDLLifespan(since: SDLVersion(2, 0)),
        "locationName": SDLLifespan(since: SDLVersion(4, 0)),
        "locationDescription": SDLLifespan(since: SDLVersion(4, 0)),
        "addressLines": SDLLifespan(since: SDLVersion(4, 0)),
        "phoneNumber": SDLLifespan(since: SDLVersion(4, 0)),
        "timeToDestination": SDLLifespan(since: SDLVersion(7, 1)),
        "turnText": SDLLifespan(since: SDLVersion(7, 1)),
        "subtleAlertText1": SDLLifespan(since: SDLVersion(7, 0)),
        "subtleAlertText2": SDLLifespan(since: SDLVersion(7, 0)),
        "subtleAlertSoftButtonText": SDLLifespan(since: SDLVersion(7, 0)),
        "menuCommandSecondaryText": SDLLifespan(since: SDLVersion(7, 1)),
        "menuCommandTertiaryText": SDLLifespan(since: SDLVersion(7, 1)),
        "menuSubMenuSecondaryText": SDLLifespan(since: SDLVersion(7, 1)),
        "menuSubMenuTertiaryText": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 3 values of `TimerMode`, since version 1.0.
public struct SDLTimerMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `UP`.
    public static var up: Self { Self(rawValue: "UP") }
    /// The value `DOWN`.
    public static var down: Self { Self(rawValue: "DOWN") }
    /// The value `NONE`.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "UP", "DOWN", "NONE")
}

/// The 4 values of `TouchType`, since version 3.0.
public struct SDLTouchType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `BEGIN`.
    public static var begin: Self { Self(rawValue: "BEGIN") }
    /// The value `MOVE`.
    public static var move: Self { Self(rawValue: "MOVE") }
    /// The value `END`.
    public static var end: Self { Self(rawValue: "END") }
    /// The value `CANCEL`; since version 4.5.
    public static var cancel: Self { Self(rawValue: "CANCEL") }

    public static let names = JSONKeys(
        "BEGIN", "MOVE", "END", "CANCEL")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "CANCEL": SDLLifespan(since: SDLVersion(4, 5)),
    ]
}

/// The 8 values of `TransmissionType`, since version 7.0.
public struct SDLTransmissionType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MANUAL`.
    public static var manual: Self { Self(rawValue: "MANUAL") }
    /// The value `AUTOMATIC`.
    public static var automatic: Self { Self(rawValue: "AUTOMATIC") }
    /// The value `SEMI_AUTOMATIC`.
    public static var semiAutomatic: Self { Self(rawValue: "SEMI_AUTOMATIC") }
    /// The value `DUAL_CLUTCH`.
    public static var dualClutch: Self { Self(rawValue: "DUAL_CLUTCH") }
    /// The value `CONTINUOUSLY_VARIABLE`.
    public static var continuouslyVariable: Self { Self(rawValue: "CONTINUOUSLY_VARIABLE") }
    /// The value `INFINITELY_VARIABLE`.
    public static var infinitelyVariable: Self { Self(rawValue: "INFINITELY_VARIABLE") }
    /// The value `ELECTRIC_VARIABLE`.
    public static var electricVariable: Self { Self(rawValue: "ELECTRIC_VARIABLE") }
    /// The value `DIRECT_DRIVE`.
    public static var directDrive: Self { Self(rawValue: "DIRECT_DRIVE") }

    public static let names = JSONKeys(
        "MANUAL", "AUTOMATIC", "SEMI_AUTOMATIC", "DUAL_CLUTCH", "CONTINUOUSLY_VARIABLE", "INFINITELY_VARIABLE", "ELECTRIC_VARIABLE", "DIRECT_DRIVE")
}

/// The 3 values of `TriggerSource`, since version 1.0.
public struct SDLTriggerSource: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MENU`.
    public static var menu: Self { Self(rawValue: "MENU") }
    /// The value `VR`.
    public static var vr: Self { Self(rawValue: "VR") }
    /// The value `KEYBOARD`; since version 3.0.
    public static var keyboard: Self { Self(rawValue: "KEYBOARD") }

    public static let names = JSONKeys(
        "MENU", "VR", "KEYBOARD")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "KEYBOARD": SDLLifespan(since: SDLVersion(3, 0)),
    ]
}

/// The 4 values of `TurnSignal`, since version 5.0.
public struct SDLTurnSignal: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `OFF`.
    public static var off: Self { Self(rawValue: "OFF") }
    /// The value `LEFT`.
    public static var left: Self { Self(rawValue: "LEFT") }
    /// The value `RIGHT`.
    public static var right: Self { Self(rawValue: "RIGHT") }
    /// The value `BOTH`.
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "OFF", "LEFT", "RIGHT", "BOTH")
}

/// The 5 values of `UpdateMode`, since version 1.0.
public struct SDLUpdateMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `COUNTUP`.
    public static var countup: Self { Self(rawValue: "COUNTUP") }
    /// The value `COUNTDOWN`.
    public static var countdown: Self { Self(rawValue: "COUNTDOWN") }
    /// The value `PAUSE`.
    public static var pause: Self { Self(rawValue: "PAUSE") }
    /// The value `RESUME`.
    public static var resume: Self { Self(rawValue: "RESUME") }
    /// The value `CLEAR`.
    public static var clear: Self { Self(rawValue: "CLEAR") }

    public static let names = JSONKeys(
        "COUNTUP", "COUNTDOWN", "PAUSE", "RESUME", "CLEAR")
}
