// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 3 values of `RadioBand`, since 4.5.
public struct SDLRadioBand: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `AM` in messages.
    public static var am: Self { Self(rawValue: "AM") }
    /// `FM` in messages.
    public static var fm: Self { Self(rawValue: "FM") }
    /// `XM` in messages.
    public static var xm: Self { Self(rawValue: "XM") }

    public static let names = JSONKeys(
        "AM", "FM", "XM")
}

/// The 4 values of `RadioState`, since 4.5.
public struct SDLRadioState: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ACQUIRING` in messages.
    public static var acquiring: Self { Self(rawValue: "ACQUIRING") }
    /// `ACQUIRED` in messages.
    public static var acquired: Self { Self(rawValue: "ACQUIRED") }
    /// `MULTICAST` in messages.
    public static var multicast: Self { Self(rawValue: "MULTICAST") }
    /// `NOT_FOUND` in messages.
    public static var notFound: Self { Self(rawValue: "NOT_FOUND") }

    public static let names = JSONKeys(
        "ACQUIRING", "ACQUIRED", "MULTICAST", "NOT_FOUND")
}

/// The 22 values of `RequestType`, since 3.0.
public struct SDLRequestType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `HTTP` in messages.
    public static var http: Self { Self(rawValue: "HTTP") }
    /// `FILE_RESUME` in messages.
    public static var fileResume: Self { Self(rawValue: "FILE_RESUME") }
    /// `AUTH_REQUEST` in messages.
    public static var authRequest: Self { Self(rawValue: "AUTH_REQUEST") }
    /// `AUTH_CHALLENGE` in messages.
    public static var authChallenge: Self { Self(rawValue: "AUTH_CHALLENGE") }
    /// `AUTH_ACK` in messages.
    public static var authAck: Self { Self(rawValue: "AUTH_ACK") }
    /// `PROPRIETARY` in messages.
    public static var proprietary: Self { Self(rawValue: "PROPRIETARY") }
    /// `QUERY_APPS` in messages.
    public static var queryApps: Self { Self(rawValue: "QUERY_APPS") }
    /// `LAUNCH_APP` in messages.
    public static var launchApp: Self { Self(rawValue: "LAUNCH_APP") }
    /// `LOCK_SCREEN_ICON_URL` in messages.
    public static var lockScreenIconUrl: Self { Self(rawValue: "LOCK_SCREEN_ICON_URL") }
    /// `TRAFFIC_MESSAGE_CHANNEL` in messages.
    public static var trafficMessageChannel: Self { Self(rawValue: "TRAFFIC_MESSAGE_CHANNEL") }
    /// `DRIVER_PROFILE` in messages.
    public static var driverProfile: Self { Self(rawValue: "DRIVER_PROFILE") }
    /// `VOICE_SEARCH` in messages.
    public static var voiceSearch: Self { Self(rawValue: "VOICE_SEARCH") }
    /// `NAVIGATION` in messages.
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    /// `PHONE` in messages.
    public static var phone: Self { Self(rawValue: "PHONE") }
    /// `CLIMATE` in messages.
    public static var climate: Self { Self(rawValue: "CLIMATE") }
    /// `SETTINGS` in messages.
    public static var settings: Self { Self(rawValue: "SETTINGS") }
    /// `VEHICLE_DIAGNOSTICS` in messages.
    public static var vehicleDiagnostics: Self { Self(rawValue: "VEHICLE_DIAGNOSTICS") }
    /// `EMERGENCY` in messages.
    public static var emergency: Self { Self(rawValue: "EMERGENCY") }
    /// `MEDIA` in messages.
    public static var media: Self { Self(rawValue: "MEDIA") }
    /// `FOTA` in messages.
    public static var fota: Self { Self(rawValue: "FOTA") }
    /// `OEM_SPECIFIC` in messages; since 5.0.
    public static var oemSpecific: Self { Self(rawValue: "OEM_SPECIFIC") }
    /// `ICON_URL` in messages; since 5.1.
    public static var iconUrl: Self { Self(rawValue: "ICON_URL") }

    public static let names = JSONKeys(
        "HTTP", "FILE_RESUME", "AUTH_REQUEST", "AUTH_CHALLENGE", "AUTH_ACK", "PROPRIETARY", "QUERY_APPS", "LAUNCH_APP", "LOCK_SCREEN_ICON_URL", "TRAFFIC_MESSAGE_CHANNEL", "DRIVER_PROFILE", "VOICE_SEARCH", "NAVIGATION", "PHONE", "CLIMATE", "SETTINGS", "VEHICLE_DIAGNOSTICS", "EMERGENCY", "MEDIA", "FOTA", "OEM_SPECIFIC", "ICON_URL")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "OEM_SPECIFIC": SDLLifespan(since: SDLVersion(5, 0)),
        "ICON_URL": SDLLifespan(since: SDLVersion(5, 1)),
    ]
}

/// The 37 values of `Result`, since 1.0.
public struct SDLResult: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `SUCCESS` in messages.
    public static var success: Self { Self(rawValue: "SUCCESS") }
    /// `UNSUPPORTED_REQUEST` in messages.
    public static var unsupportedRequest: Self { Self(rawValue: "UNSUPPORTED_REQUEST") }
    /// `UNSUPPORTED_RESOURCE` in messages.
    public static var unsupportedResource: Self { Self(rawValue: "UNSUPPORTED_RESOURCE") }
    /// `DISALLOWED` in messages.
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    /// `REJECTED` in messages.
    public static var rejected: Self { Self(rawValue: "REJECTED") }
    /// `ABORTED` in messages.
    public static var aborted: Self { Self(rawValue: "ABORTED") }
    /// `IGNORED` in messages.
    public static var ignored: Self { Self(rawValue: "IGNORED") }
    /// `RETRY` in messages.
    public static var retry: Self { Self(rawValue: "RETRY") }
    /// `IN_USE` in messages.
    public static var inUse: Self { Self(rawValue: "IN_USE") }
    /// `VEHICLE_DATA_NOT_AVAILABLE` in messages; since 2.0.
    public static var vehicleDataNotAvailable: Self { Self(rawValue: "VEHICLE_DATA_NOT_AVAILABLE") }
    /// `TIMED_OUT` in messages.
    public static var timedOut: Self { Self(rawValue: "TIMED_OUT") }
    /// `INVALID_DATA` in messages.
    public static var invalidData: Self { Self(rawValue: "INVALID_DATA") }
    /// `CHAR_LIMIT_EXCEEDED` in messages.
    public static var charLimitExceeded: Self { Self(rawValue: "CHAR_LIMIT_EXCEEDED") }
    /// `INVALID_ID` in messages.
    public static var invalidId: Self { Self(rawValue: "INVALID_ID") }
    /// `DUPLICATE_NAME` in messages.
    public static var duplicateName: Self { Self(rawValue: "DUPLICATE_NAME") }
    /// `APPLICATION_NOT_REGISTERED` in messages.
    public static var applicationNotRegistered: Self { Self(rawValue: "APPLICATION_NOT_REGISTERED") }
    /// `WRONG_LANGUAGE` in messages.
    public static var wrongLanguage: Self { Self(rawValue: "WRONG_LANGUAGE") }
    /// `OUT_OF_MEMORY` in messages.
    public static var outOfMemory: Self { Self(rawValue: "OUT_OF_MEMORY") }
    /// `TOO_MANY_PENDING_REQUESTS` in messages.
    public static var tooManyPendingRequests: Self { Self(rawValue: "TOO_MANY_PENDING_REQUESTS") }
    /// `TOO_MANY_APPLICATIONS` in messages.
    public static var tooManyApplications: Self { Self(rawValue: "TOO_MANY_APPLICATIONS") }
    /// `APPLICATION_REGISTERED_ALREADY` in messages.
    public static var applicationRegisteredAlready: Self { Self(rawValue: "APPLICATION_REGISTERED_ALREADY") }
    /// `WARNINGS` in messages.
    public static var warnings: Self { Self(rawValue: "WARNINGS") }
    /// `GENERIC_ERROR` in messages.
    public static var genericError: Self { Self(rawValue: "GENERIC_ERROR") }
    /// `USER_DISALLOWED` in messages; since 2.0.
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    /// `TRUNCATED_DATA` in messages.
    public static var truncatedData: Self { Self(rawValue: "TRUNCATED_DATA") }
    /// `UNSUPPORTED_VERSION` in messages; since 2.0.
    public static var unsupportedVersion: Self { Self(rawValue: "UNSUPPORTED_VERSION") }
    /// `VEHICLE_DATA_NOT_ALLOWED` in messages; since 2.0.
    public static var vehicleDataNotAllowed: Self { Self(rawValue: "VEHICLE_DATA_NOT_ALLOWED") }
    /// `FILE_NOT_FOUND` in messages; since 3.0.
    public static var fileNotFound: Self { Self(rawValue: "FILE_NOT_FOUND") }
    /// `CANCEL_ROUTE` in messages.
    public static var cancelRoute: Self { Self(rawValue: "CANCEL_ROUTE") }
    /// `SAVED` in messages; since 2.0.
    public static var saved: Self { Self(rawValue: "SAVED") }
    /// `INVALID_CERT` in messages; since 3.0.
    public static var invalidCert: Self { Self(rawValue: "INVALID_CERT") }
    /// `EXPIRED_CERT` in messages; since 3.0.
    public static var expiredCert: Self { Self(rawValue: "EXPIRED_CERT") }
    /// `RESUME_FAILED` in messages; since 3.0.
    public static var resumeFailed: Self { Self(rawValue: "RESUME_FAILED") }
    /// `DATA_NOT_AVAILABLE` in messages; since 4.5.
    public static var dataNotAvailable: Self { Self(rawValue: "DATA_NOT_AVAILABLE") }
    /// `READ_ONLY` in messages; since 4.5.
    public static var readOnly: Self { Self(rawValue: "READ_ONLY") }
    /// `CORRUPTED_DATA` in messages; since 5.0.
    public static var corruptedData: Self { Self(rawValue: "CORRUPTED_DATA") }
    /// `ENCRYPTION_NEEDED` in messages; since 6.0.
    public static var encryptionNeeded: Self { Self(rawValue: "ENCRYPTION_NEEDED") }

    public static let names = JSONKeys(
        "SUCCESS", "UNSUPPORTED_REQUEST", "UNSUPPORTED_RESOURCE", "DISALLOWED", "REJECTED", "ABORTED", "IGNORED", "RETRY", "IN_USE", "VEHICLE_DATA_NOT_AVAILABLE", "TIMED_OUT", "INVALID_DATA", "CHAR_LIMIT_EXCEEDED", "INVALID_ID", "DUPLICATE_NAME", "APPLICATION_NOT_REGISTERED", "WRONG_LANGUAGE", "OUT_OF_MEMORY", "TOO_MANY_PENDING_REQUESTS", "TOO_MANY_APPLICATIONS", "APPLICATION_REGISTERED_ALREADY", "WARNINGS", "GENERIC_ERROR", "USER_DISALLOWED", "TRUNCATED_DATA", "UNSUPPORTED_VERSION", "VEHICLE_DATA_NOT_ALLOWED", "FILE_NOT_FOUND", "CANCEL_ROUTE", "SAVED", "INVALID_CERT", "EXPIRED_CERT", "RESUME_FAILED", "DATA_NOT_AVAILABLE", "READ_ONLY", "CORRUPTED_DATA", "ENCRYPTION_NEEDED")

    /// The names that were added or removed after the first version.
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

/// The 4 values of `SamplingRate`, since 2.0.
public struct SDLSamplingRate: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `8KHZ` in messages.
    public static var _8khz: Self { Self(rawValue: "8KHZ") }
    /// `16KHZ` in messages.
    public static var _16khz: Self { Self(rawValue: "16KHZ") }
    /// `22KHZ` in messages.
    public static var _22khz: Self { Self(rawValue: "22KHZ") }
    /// `44KHZ` in messages.
    public static var _44khz: Self { Self(rawValue: "44KHZ") }

    public static let names = JSONKeys(
        "8KHZ", "16KHZ", "22KHZ", "44KHZ")
}

/// The 3 values of `SeatMemoryActionType`, since 5.0.
public struct SDLSeatMemoryActionType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `SAVE` in messages.
    public static var save: Self { Self(rawValue: "SAVE") }
    /// `RESTORE` in messages.
    public static var restore: Self { Self(rawValue: "RESTORE") }
    /// `NONE` in messages.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "SAVE", "RESTORE", "NONE")
}

/// The 2 values of `SeekIndicatorType`, since 7.1.
public struct SDLSeekIndicatorType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `TRACK` in messages.
    public static var track: Self { Self(rawValue: "TRACK") }
    /// `TIME` in messages.
    public static var time: Self { Self(rawValue: "TIME") }

    public static let names = JSONKeys(
        "TRACK", "TIME")
}

/// The 5 values of `ServiceUpdateReason`, since 5.1.
public struct SDLServiceUpdateReason: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `PUBLISHED` in messages.
    public static var published: Self { Self(rawValue: "PUBLISHED") }
    /// `REMOVED` in messages.
    public static var removed: Self { Self(rawValue: "REMOVED") }
    /// `ACTIVATED` in messages.
    public static var activated: Self { Self(rawValue: "ACTIVATED") }
    /// `DEACTIVATED` in messages.
    public static var deactivated: Self { Self(rawValue: "DEACTIVATED") }
    /// `MANIFEST_UPDATE` in messages.
    public static var manifestUpdate: Self { Self(rawValue: "MANIFEST_UPDATE") }

    public static let names = JSONKeys(
        "PUBLISHED", "REMOVED", "ACTIVATED", "DEACTIVATED", "MANIFEST_UPDATE")
}

/// The 3 values of `SoftButtonType`, since 2.0.
public struct SDLSoftButtonType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `TEXT` in messages.
    public static var text: Self { Self(rawValue: "TEXT") }
    /// `IMAGE` in messages.
    public static var image: Self { Self(rawValue: "IMAGE") }
    /// `BOTH` in messages.
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "TEXT", "IMAGE", "BOTH")
}

/// The 6 values of `SpeechCapabilities`, since 1.0.
public struct SDLSpeechCapabilities: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `TEXT` in messages.
    public static var text: Self { Self(rawValue: "TEXT") }
    /// `SAPI_PHONEMES` in messages.
    public static var sapiPhonemes: Self { Self(rawValue: "SAPI_PHONEMES") }
    /// `LHPLUS_PHONEMES` in messages.
    public static var lhplusPhonemes: Self { Self(rawValue: "LHPLUS_PHONEMES") }
    /// `PRE_RECORDED` in messages.
    public static var preRecorded: Self { Self(rawValue: "PRE_RECORDED") }
    /// `SILENCE` in messages.
    public static var silence: Self { Self(rawValue: "SILENCE") }
    /// `FILE` in messages; since 5.0.
    public static var file: Self { Self(rawValue: "FILE") }

    public static let names = JSONKeys(
        "TEXT", "SAPI_PHONEMES", "LHPLUS_PHONEMES", "PRE_RECORDED", "SILENCE", "FILE")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "FILE": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}

/// The 2 values of `SupportedSeat`, deprecated since 6.0.
public struct SDLSupportedSeat: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `DRIVER` in messages.
    public static var driver: Self { Self(rawValue: "DRIVER") }
    /// `FRONT_PASSENGER` in messages.
    public static var frontPassenger: Self { Self(rawValue: "FRONT_PASSENGER") }

    public static let names = JSONKeys(
        "DRIVER", "FRONT_PASSENGER")
}

/// The 3 values of `SystemAction`, since 1.0.
public struct SDLSystemAction: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `DEFAULT_ACTION` in messages.
    public static var defaultAction: Self { Self(rawValue: "DEFAULT_ACTION") }
    /// `STEAL_FOCUS` in messages.
    public static var stealFocus: Self { Self(rawValue: "STEAL_FOCUS") }
    /// `KEEP_CONTEXT` in messages.
    public static var keepContext: Self { Self(rawValue: "KEEP_CONTEXT") }

    public static let names = JSONKeys(
        "DEFAULT_ACTION", "STEAL_FOCUS", "KEEP_CONTEXT")
}

/// The 8 values of `SystemCapabilityType`, since 4.5.
public struct SDLSystemCapabilityType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NAVIGATION` in messages.
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    /// `PHONE_CALL` in messages.
    public static var phoneCall: Self { Self(rawValue: "PHONE_CALL") }
    /// `VIDEO_STREAMING` in messages.
    public static var videoStreaming: Self { Self(rawValue: "VIDEO_STREAMING") }
    /// `REMOTE_CONTROL` in messages.
    public static var remoteControl: Self { Self(rawValue: "REMOTE_CONTROL") }
    /// `APP_SERVICES` in messages; since 5.1.
    public static var appServices: Self { Self(rawValue: "APP_SERVICES") }
    /// `SEAT_LOCATION` in messages; since 6.0.
    public static var seatLocation: Self { Self(rawValue: "SEAT_LOCATION") }
    /// `DISPLAYS` in messages; since 6.0.
    public static var displays: Self { Self(rawValue: "DISPLAYS") }
    /// `DRIVER_DISTRACTION` in messages; since 7.0.
    public static var driverDistraction: Self { Self(rawValue: "DRIVER_DISTRACTION") }

    public static let names = JSONKeys(
        "NAVIGATION", "PHONE_CALL", "VIDEO_STREAMING", "REMOTE_CONTROL", "APP_SERVICES", "SEAT_LOCATION", "DISPLAYS", "DRIVER_DISTRACTION")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "APP_SERVICES": SDLLifespan(since: SDLVersion(5, 1)),
        "SEAT_LOCATION": SDLLifespan(since: SDLVersion(6, 0)),
        "DISPLAYS": SDLLifespan(since: SDLVersion(6, 0)),
        "DRIVER_DISTRACTION": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 5 values of `SystemContext`, since 1.0.
public struct SDLSystemContext: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MAIN` in messages.
    public static var main: Self { Self(rawValue: "MAIN") }
    /// `VRSESSION` in messages.
    public static var vrsession: Self { Self(rawValue: "VRSESSION") }
    /// `MENU` in messages.
    public static var menu: Self { Self(rawValue: "MENU") }
    /// `HMI_OBSCURED` in messages.
    public static var hmiObscured: Self { Self(rawValue: "HMI_OBSCURED") }
    /// `ALERT` in messages.
    public static var alert: Self { Self(rawValue: "ALERT") }

    public static let names = JSONKeys(
        "MAIN", "VRSESSION", "MENU", "HMI_OBSCURED", "ALERT")
}

/// The 10 values of `TBTState`, since 2.0.
public struct SDLTBTState: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ROUTE_UPDATE_REQUEST` in messages.
    public static var routeUpdateRequest: Self { Self(rawValue: "ROUTE_UPDATE_REQUEST") }
    /// `ROUTE_ACCEPTED` in messages.
    public static var routeAccepted: Self { Self(rawValue: "ROUTE_ACCEPTED") }
    /// `ROUTE_REFUSED` in messages.
    public static var routeRefused: Self { Self(rawValue: "ROUTE_REFUSED") }
    /// `ROUTE_CANCELLED` in messages.
    public static var routeCancelled: Self { Self(rawValue: "ROUTE_CANCELLED") }
    /// `ETA_REQUEST` in messages.
    public static var etaRequest: Self { Self(rawValue: "ETA_REQUEST") }
    /// `NEXT_TURN_REQUEST` in messages.
    public static var nextTurnRequest: Self { Self(rawValue: "NEXT_TURN_REQUEST") }
    /// `ROUTE_STATUS_REQUEST` in messages.
    public static var routeStatusRequest: Self { Self(rawValue: "ROUTE_STATUS_REQUEST") }
    /// `ROUTE_SUMMARY_REQUEST` in messages.
    public static var routeSummaryRequest: Self { Self(rawValue: "ROUTE_SUMMARY_REQUEST") }
    /// `TRIP_STATUS_REQUEST` in messages.
    public static var tripStatusRequest: Self { Self(rawValue: "TRIP_STATUS_REQUEST") }
    /// `ROUTE_UPDATE_REQUEST_TIMEOUT` in messages.
    public static var routeUpdateRequestTimeout: Self { Self(rawValue: "ROUTE_UPDATE_REQUEST_TIMEOUT") }

    public static let names = JSONKeys(
        "ROUTE_UPDATE_REQUEST", "ROUTE_ACCEPTED", "ROUTE_REFUSED", "ROUTE_CANCELLED", "ETA_REQUEST", "NEXT_TURN_REQUEST", "ROUTE_STATUS_REQUEST", "ROUTE_SUMMARY_REQUEST", "TRIP_STATUS_REQUEST", "ROUTE_UPDATE_REQUEST_TIMEOUT")
}

/// The 8 values of `TPMS`, since 5.0.
public struct SDLTPMS: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `UNKNOWN` in messages.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// `SYSTEM_FAULT` in messages.
    public static var systemFault: Self { Self(rawValue: "SYSTEM_FAULT") }
    /// `SENSOR_FAULT` in messages.
    public static var sensorFault: Self { Self(rawValue: "SENSOR_FAULT") }
    /// `LOW` in messages.
    public static var low: Self { Self(rawValue: "LOW") }
    /// `SYSTEM_ACTIVE` in messages.
    public static var systemActive: Self { Self(rawValue: "SYSTEM_ACTIVE") }
    /// `TRAIN` in messages.
    public static var train: Self { Self(rawValue: "TRAIN") }
    /// `TRAINING_COMPLETE` in messages.
    public static var trainingComplete: Self { Self(rawValue: "TRAINING_COMPLETE") }
    /// `NOT_TRAINED` in messages.
    public static var notTrained: Self { Self(rawValue: "NOT_TRAINED") }

    public static let names = JSONKeys(
        "UNKNOWN", "SYSTEM_FAULT", "SENSOR_FAULT", "LOW", "SYSTEM_ACTIVE", "TRAIN", "TRAINING_COMPLETE", "NOT_TRAINED")
}

/// The 2 values of `TemperatureUnit`, since 4.5.
public struct SDLTemperatureUnit: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `FAHRENHEIT` in messages.
    public static var fahrenheit: Self { Self(rawValue: "FAHRENHEIT") }
    /// `CELSIUS` in messages.
    public static var celsius: Self { Self(rawValue: "CELSIUS") }

    public static let names = JSONKeys(
        "FAHRENHEIT", "CELSIUS")
}

/// The 3 values of `TextAlignment`, since 1.0.
public struct SDLTextAlignment: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `LEFT_ALIGNED` in messages.
    public static var leftAligned: Self { Self(rawValue: "LEFT_ALIGNED") }
    /// `RIGHT_ALIGNED` in messages.
    public static var rightAligned: Self { Self(rawValue: "RIGHT_ALIGNED") }
    /// `CENTERED` in messages.
    public static var centered: Self { Self(rawValue: "CENTERED") }

    public static let names = JSONKeys(
        "LEFT_ALIGNED", "RIGHT_ALIGNED", "CENTERED")
}

/// The 38 values of `TextFieldName`, since 1.0.
public struct SDLTextFieldName: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `mainField1` in messages.
    public static var mainField1: Self { Self(rawValue: "mainField1") }
    /// `mainField2` in messages.
    public static var mainField2: Self { Self(rawValue: "mainField2") }
    /// `mainField3` in messages.
    public static var mainField3: Self { Self(rawValue: "mainField3") }
    /// `mainField4` in messages.
    public static var mainField4: Self { Self(rawValue: "mainField4") }
    /// `statusBar` in messages.
    public static var statusBar: Self { Self(rawValue: "statusBar") }
    /// `mediaClock` in messages; since 1.0; deprecated since 7.1.
    public static var mediaClock: Self { Self(rawValue: "mediaClock") }
    /// `mediaTrack` in messages.
    public static var mediaTrack: Self { Self(rawValue: "mediaTrack") }
    /// `templateTitle` in messages; since 6.0.
    public static var templateTitle: Self { Self(rawValue: "templateTitle") }
    /// `alertText1` in messages.
    public static var alertText1: Self { Self(rawValue: "alertText1") }
    /// `alertText2` in messages; since 2.0.
    public static var alertText2: Self { Self(rawValue: "alertText2") }
    /// `alertText3` in messages; since 2.0.
    public static var alertText3: Self { Self(rawValue: "alertText3") }
    /// `scrollableMessageBody` in messages; since 2.0.
    public static var scrollableMessageBody: Self { Self(rawValue: "scrollableMessageBody") }
    /// `initialInteractionText` in messages; since 2.0.
    public static var initialInteractionText: Self { Self(rawValue: "initialInteractionText") }
    /// `navigationText1` in messages; since 2.0.
    public static var navigationText1: Self { Self(rawValue: "navigationText1") }
    /// `navigationText2` in messages; since 2.0.
    public static var navigationText2: Self { Self(rawValue: "navigationText2") }
    /// `ETA` in messages; since 2.0.
    public static var eta: Self { Self(rawValue: "ETA") }
    /// `totalDistance` in messages; since 2.0.
    public static var totalDistance: Self { Self(rawValue: "totalDistance") }
    /// `audioPassThruDisplayText1` in messages; since 2.0.
    public static var audioPassThruDisplayText1: Self { Self(rawValue: "audioPassThruDisplayText1") }
    /// `audioPassThruDisplayText2` in messages; since 2.0.
    public static var audioPassThruDisplayText2: Self { Self(rawValue: "audioPassThruDisplayText2") }
    /// `sliderHeader` in messages; since 2.0.
    public static var sliderHeader: Self { Self(rawValue: "sliderHeader") }
    /// `sliderFooter` in messages; since 2.0.
    public static var sliderFooter: Self { Self(rawValue: "sliderFooter") }
    /// `menuName` in messages.
    public static var menuName: Self { Self(rawValue: "menuName") }
    /// `secondaryText` in messages.
    public static var secondaryText: Self { Self(rawValue: "secondaryText") }
    /// `tertiaryText` in messages.
    public static var tertiaryText: Self { Self(rawValue: "tertiaryText") }
    /// `menuTitle` in messages.
    public static var menuTitle: Self { Self(rawValue: "menuTitle") }
    /// `locationName` in messages; since 4.0.
    public static var locationName: Self { Self(rawValue: "locationName") }
    /// `locationDescription` in messages; since 4.0.
    public static var locationDescription: Self { Self(rawValue: "locationDescription") }
    /// `addressLines` in messages; since 4.0.
    public static var addressLines: Self { Self(rawValue: "addressLines") }
    /// `phoneNumber` in messages; since 4.0.
    public static var phoneNumber: Self { Self(rawValue: "phoneNumber") }
    /// `timeToDestination` in messages; since 7.1.
    public static var timeToDestination: Self { Self(rawValue: "timeToDestination") }
    /// `turnText` in messages; since 7.1.
    public static var turnText: Self { Self(rawValue: "turnText") }
    /// `subtleAlertText1` in messages; since 7.0.
    public static var subtleAlertText1: Self { Self(rawValue: "subtleAlertText1") }
    /// `subtleAlertText2` in messages; since 7.0.
    public static var subtleAlertText2: Self { Self(rawValue: "subtleAlertText2") }
    /// `subtleAlertSoftButtonText` in messages; since 7.0.
    public static var subtleAlertSoftButtonText: Self { Self(rawValue: "subtleAlertSoftButtonText") }
    /// `menuCommandSecondaryText` in messages; since 7.1.
    public static var menuCommandSecondaryText: Self { Self(rawValue: "menuCommandSecondaryText") }
    /// `menuCommandTertiaryText` in messages; since 7.1.
    public static var menuCommandTertiaryText: Self { Self(rawValue: "menuCommandTertiaryText") }
    /// `menuSubMenuSecondaryText` in messages; since 7.1.
    public static var menuSubMenuSecondaryText: Self { Self(rawValue: "menuSubMenuSecondaryText") }
    /// `menuSubMenuTertiaryText` in messages; since 7.1.
    public static var menuSubMenuTertiaryText: Self { Self(rawValue: "menuSubMenuTertiaryText") }

    public static let names = JSONKeys(
        "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaClock", "mediaTrack", "templateTitle", "alertText1", "alertText2", "alertText3", "scrollableMessageBody", "initialInteractionText", "navigationText1", "navigationText2", "ETA", "totalDistance", "audioPassThruDisplayText1", "audioPassThruDisplayText2", "sliderHeader", "sliderFooter", "menuName", "secondaryText", "tertiaryText", "menuTitle", "locationName", "locationDescription", "addressLines", "phoneNumber", "timeToDestination", "turnText", "subtleAlertText1", "subtleAlertText2", "subtleAlertSoftButtonText", "menuCommandSecondaryText", "menuCommandTertiaryText", "menuSubMenuSecondaryText", "menuSubMenuTertiaryText")

    /// The names that were added or removed after the first version.
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

/// The 3 values of `TimerMode`, since 1.0.
public struct SDLTimerMode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `UP` in messages.
    public static var up: Self { Self(rawValue: "UP") }
    /// `DOWN` in messages.
    public static var down: Self { Self(rawValue: "DOWN") }
    /// `NONE` in messages.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "UP", "DOWN", "NONE")
}

/// The 4 values of `TouchType`, since 3.0.
public struct SDLTouchType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `BEGIN` in messages.
    public static var begin: Self { Self(rawValue: "BEGIN") }
    /// `MOVE` in messages.
    public static var move: Self { Self(rawValue: "MOVE") }
    /// `END` in messages.
    public static var end: Self { Self(rawValue: "END") }
    /// `CANCEL` in messages; since 4.5.
    public static var cancel: Self { Self(rawValue: "CANCEL") }

    public static let names = JSONKeys(
        "BEGIN", "MOVE", "END", "CANCEL")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "CANCEL": SDLLifespan(since: SDLVersion(4, 5)),
    ]
}

/// The 8 values of `TransmissionType`, since 7.0.
public struct SDLTransmissionType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MANUAL` in messages.
    public static var manual: Self { Self(rawValue: "MANUAL") }
    /// `AUTOMATIC` in messages.
    public static var automatic: Self { Self(rawValue: "AUTOMATIC") }
    /// `SEMI_AUTOMATIC` in messages.
    public static var semiAutomatic: Self { Self(rawValue: "SEMI_AUTOMATIC") }
    /// `DUAL_CLUTCH` in messages.
    public static var dualClutch: Self { Self(rawValue: "DUAL_CLUTCH") }
    /// `CONTINUOUSLY_VARIABLE` in messages.
    public static var continuouslyVariable: Self { Self(rawValue: "CONTINUOUSLY_VARIABLE") }
    /// `INFINITELY_VARIABLE` in messages.
    public static var infinitelyVariable: Self { Self(rawValue: "INFINITELY_VARIABLE") }
    /// `ELECTRIC_VARIABLE` in messages.
    public static var electricVariable: Self { Self(rawValue: "ELECTRIC_VARIABLE") }
    /// `DIRECT_DRIVE` in messages.
    public static var directDrive: Self { Self(rawValue: "DIRECT_DRIVE") }

    public static let names = JSONKeys(
        "MANUAL", "AUTOMATIC", "SEMI_AUTOMATIC", "DUAL_CLUTCH", "CONTINUOUSLY_VARIABLE", "INFINITELY_VARIABLE", "ELECTRIC_VARIABLE", "DIRECT_DRIVE")
}

/// The 3 values of `TriggerSource`, since 1.0.
public struct SDLTriggerSource: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MENU` in messages.
    public static var menu: Self { Self(rawValue: "MENU") }
    /// `VR` in messages.
    public static var vr: Self { Self(rawValue: "VR") }
    /// `KEYBOARD` in messages; since 3.0.
    public static var keyboard: Self { Self(rawValue: "KEYBOARD") }

    public static let names = JSONKeys(
        "MENU", "VR", "KEYBOARD")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "KEYBOARD": SDLLifespan(since: SDLVersion(3, 0)),
    ]
}

/// The 4 values of `TurnSignal`, since 5.0.
public struct SDLTurnSignal: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `OFF` in messages.
    public static var off: Self { Self(rawValue: "OFF") }
    /// `LEFT` in messages.
    public static var left: Self { Self(rawValue: "LEFT") }
    /// `RIGHT` in messages.
    public static var right: Self { Self(rawValue: "RIGHT") }
    /// `BOTH` in messages.
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "OFF", "LEFT", "RIGHT", "BOTH")
}

/// The 5 values of `UpdateMode`, since 1.0.
public struct SDLUpdateMode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `COUNTUP` in messages.
    public static var countup: Self { Self(rawValue: "COUNTUP") }
    /// `COUNTDOWN` in messages.
    public static var countdown: Self { Self(rawValue: "COUNTDOWN") }
    /// `PAUSE` in messages.
    public static var pause: Self { Self(rawValue: "PAUSE") }
    /// `RESUME` in messages.
    public static var resume: Self { Self(rawValue: "RESUME") }
    /// `CLEAR` in messages.
    public static var clear: Self { Self(rawValue: "CLEAR") }

    public static let names = JSONKeys(
        "COUNTUP", "COUNTDOWN", "PAUSE", "RESUME", "CLEAR")
}
