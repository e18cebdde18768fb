// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import SDLSupport

/// The 4 values of `SamplingRate`, since 2.0.
public struct SDLSamplingRate: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var _8khz: Self { Self(rawValue: "8KHZ") }
    public static var _16khz: Self { Self(rawValue: "16KHZ") }
    public static var _22khz: Self { Self(rawValue: "22KHZ") }
    public static var _44khz: Self { Self(rawValue: "44KHZ") }

    public static let names = JSONKeys(
        "8KHZ", "16KHZ", "22KHZ", "44KHZ")
}

/// The 3 values of `SeatMemoryActionType`, since 5.0.
public struct SDLSeatMemoryActionType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var save: Self { Self(rawValue: "SAVE") }
    public static var restore: Self { Self(rawValue: "RESTORE") }
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "SAVE", "RESTORE", "NONE")
}

/// The 2 values of `SeekIndicatorType`, since 7.1.
public struct SDLSeekIndicatorType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var track: Self { Self(rawValue: "TRACK") }
    public static var time: Self { Self(rawValue: "TIME") }

    public static let names = JSONKeys(
        "TRACK", "TIME")
}

/// The 5 values of `ServiceUpdateReason`, since 5.1.
public struct SDLServiceUpdateReason: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var published: Self { Self(rawValue: "PUBLISHED") }
    public static var removed: Self { Self(rawValue: "REMOVED") }
    public static var activated: Self { Self(rawValue: "ACTIVATED") }
    public static var deactivated: Self { Self(rawValue: "DEACTIVATED") }
    public static var manifestUpdate: Self { Self(rawValue: "MANIFEST_UPDATE") }

    public static let names = JSONKeys(
        "PUBLISHED", "REMOVED", "ACTIVATED", "DEACTIVATED", "MANIFEST_UPDATE")
}

/// The 3 values of `SoftButtonType`, since 2.0.
public struct SDLSoftButtonType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var text: Self { Self(rawValue: "TEXT") }
    public static var image: Self { Self(rawValue: "IMAGE") }
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "TEXT", "IMAGE", "BOTH")
}

/// The 6 values of `SpeechCapabilities`, since 1.0.
public struct SDLSpeechCapabilities: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var text: Self { Self(rawValue: "TEXT") }
    public static var sapiPhonemes: Self { Self(rawValue: "SAPI_PHONEMES") }
    public static var lhplusPhonemes: Self { Self(rawValue: "LHPLUS_PHONEMES") }
    public static var preRecorded: Self { Self(rawValue: "PRE_RECORDED") }
    public static var silence: Self { Self(rawValue: "SILENCE") }
    public static var file: Self { Self(rawValue: "FILE") }

    public static let names = JSONKeys(
        "TEXT", "SAPI_PHONEMES", "LHPLUS_PHONEMES", "PRE_RECORDED", "SILENCE", "FILE")

    public static let lifespans: [String: SDLLifespan] = [
        "FILE": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}

/// The 2 values of `SupportedSeat`, deprecated since 6.0.
public struct SDLSupportedSeat: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var driver: Self { Self(rawValue: "DRIVER") }
    public static var frontPassenger: Self { Self(rawValue: "FRONT_PASSENGER") }

    public static let names = JSONKeys(
        "DRIVER", "FRONT_PASSENGER")
}

/// The 3 values of `SystemAction`, since 1.0.
public struct SDLSystemAction: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var defaultAction: Self { Self(rawValue: "DEFAULT_ACTION") }
    public static var stealFocus: Self { Self(rawValue: "STEAL_FOCUS") }
    public static var keepContext: Self { Self(rawValue: "KEEP_CONTEXT") }

    public static let names = JSONKeys(
        "DEFAULT_ACTION", "STEAL_FOCUS", "KEEP_CONTEXT")
}

/// The 8 values of `SystemCapabilityType`, since 4.5.
public struct SDLSystemCapabilityType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    public static var phoneCall: Self { Self(rawValue: "PHONE_CALL") }
    public static var videoStreaming: Self { Self(rawValue: "VIDEO_STREAMING") }
    public static var remoteControl: Self { Self(rawValue: "REMOTE_CONTROL") }
    public static var appServices: Self { Self(rawValue: "APP_SERVICES") }
    public static var seatLocation: Self { Self(rawValue: "SEAT_LOCATION") }
    public static var displays: Self { Self(rawValue: "DISPLAYS") }
    public static var driverDistraction: Self { Self(rawValue: "DRIVER_DISTRACTION") }

    public static let names = JSONKeys(
        "NAVIGATION", "PHONE_CALL", "VIDEO_STREAMING", "REMOTE_CONTROL", "APP_SERVICES", "SEAT_LOCATION", "DISPLAYS", "DRIVER_DISTRACTION")

    public static let lifespans: [String: SDLLifespan] = [
        "APP_SERVICES": SDLLifespan(since: SDLVersion(5, 1)),
        "SEAT_LOCATION": SDLLifespan(since: SDLVersion(6, 0)),
        "DISPLAYS": SDLLifespan(since: SDLVersion(6, 0)),
        "DRIVER_DISTRACTION": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 5 values of `SystemContext`, since 1.0.
public struct SDLSystemContext: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var main: Self { Self(rawValue: "MAIN") }
    public static var vrsession: Self { Self(rawValue: "VRSESSION") }
    public static var menu: Self { Self(rawValue: "MENU") }
    public static var hmiObscured: Self { Self(rawValue: "HMI_OBSCURED") }
    public static var alert: Self { Self(rawValue: "ALERT") }

    public static let names = JSONKeys(
        "MAIN", "VRSESSION", "MENU", "HMI_OBSCURED", "ALERT")
}

/// The 10 values of `TBTState`, since 2.0.
public struct SDLTBTState: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var routeUpdateRequest: Self { Self(rawValue: "ROUTE_UPDATE_REQUEST") }
    public static var routeAccepted: Self { Self(rawValue: "ROUTE_ACCEPTED") }
    public static var routeRefused: Self { Self(rawValue: "ROUTE_REFUSED") }
    public static var routeCancelled: Self { Self(rawValue: "ROUTE_CANCELLED") }
    public static var etaRequest: Self { Self(rawValue: "ETA_REQUEST") }
    public static var nextTurnRequest: Self { Self(rawValue: "NEXT_TURN_REQUEST") }
    public static var routeStatusRequest: Self { Self(rawValue: "ROUTE_STATUS_REQUEST") }
    public static var routeSummaryRequest: Self { Self(rawValue: "ROUTE_SUMMARY_REQUEST") }
    public static var tripStatusRequest: Self { Self(rawValue: "TRIP_STATUS_REQUEST") }
    public static var routeUpdateRequestTimeout: Self { Self(rawValue: "ROUTE_UPDATE_REQUEST_TIMEOUT") }

    public static let names = JSONKeys(
        "ROUTE_UPDATE_REQUEST", "ROUTE_ACCEPTED", "ROUTE_REFUSED", "ROUTE_CANCELLED", "ETA_REQUEST", "NEXT_TURN_REQUEST", "ROUTE_STATUS_REQUEST", "ROUTE_SUMMARY_REQUEST", "TRIP_STATUS_REQUEST", "ROUTE_UPDATE_REQUEST_TIMEOUT")
}

/// The 8 values of `TPMS`, since 5.0.
public struct SDLTPMS: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    public static var systemFault: Self { Self(rawValue: "SYSTEM_FAULT") }
    public static var sensorFault: Self { Self(rawValue: "SENSOR_FAULT") }
    public static var low: Self { Self(rawValue: "LOW") }
    public static var systemActive: Self { Self(rawValue: "SYSTEM_ACTIVE") }
    public static var train: Self { Self(rawValue: "TRAIN") }
    public static var trainingComplete: Self { Self(rawValue: "TRAINING_COMPLETE") }
    public static var notTrained: Self { Self(rawValue: "NOT_TRAINED") }

    public static let names = JSONKeys(
        "UNKNOWN", "SYSTEM_FAULT", "SENSOR_FAULT", "LOW", "SYSTEM_ACTIVE", "TRAIN", "TRAINING_COMPLETE", "NOT_TRAINED")
}

/// The 2 values of `TemperatureUnit`, since 4.5.
public struct SDLTemperatureUnit: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var fahrenheit: Self { Self(rawValue: "FAHRENHEIT") }
    public static var celsius: Self { Self(rawValue: "CELSIUS") }

    public static let names = JSONKeys(
        "FAHRENHEIT", "CELSIUS")
}

/// The 3 values of `TextAlignment`, since 1.0.
public struct SDLTextAlignment: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var leftAligned: Self { Self(rawValue: "LEFT_ALIGNED") }
    public static var rightAligned: Self { Self(rawValue: "RIGHT_ALIGNED") }
    public static var centered: Self { Self(rawValue: "CENTERED") }

    public static let names = JSONKeys(
        "LEFT_ALIGNED", "RIGHT_ALIGNED", "CENTERED")
}

/// The 38 values of `TextFieldName`, since 1.0.
public struct SDLTextFieldName: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var mainField1: Self { Self(rawValue: "mainField1") }
    public static var mainField2: Self { Self(rawValue: "mainField2") }
    public static var mainField3: Self { Self(rawValue: "mainField3") }
    public static var mainField4: Self { Self(rawValue: "mainField4") }
    public static var statusBar: Self { Self(rawValue: "statusBar") }
    public static var mediaClock: Self { Self(rawValue: "mediaClock") }
    public static var mediaTrack: Self { Self(rawValue: "mediaTrack") }
    public static var templateTitle: Self { Self(rawValue: "templateTitle") }
    public static var alertText1: Self { Self(rawValue: "alertText1") }
    public static var alertText2: Self { Self(rawValue: "alertText2") }
    public static var alertText3: Self { Self(rawValue: "alertText3") }
    public static var scrollableMessageBody: Self { Self(rawValue: "scrollableMessageBody") }
    public static var initialInteractionText: Self { Self(rawValue: "initialInteractionText") }
    public static var navigationText1: Self { Self(rawValue: "navigationText1") }
    public static var navigationText2: Self { Self(rawValue: "navigationText2") }
    public static var eta: Self { Self(rawValue: "ETA") }
    public static var totalDistance: Self { Self(rawValue: "totalDistance") }
    public static var audioPassThruDisplayText1: Self { Self(rawValue: "audioPassThruDisplayText1") }
    public static var audioPassThruDisplayText2: Self { Self(rawValue: "audioPassThruDisplayText2") }
    public static var sliderHeader: Self { Self(rawValue: "sliderHeader") }
    public static var sliderFooter: Self { Self(rawValue: "sliderFooter") }
    public static var menuName: Self { Self(rawValue: "menuName") }
    public static var secondaryText: Self { Self(rawValue: "secondaryText") }
    public static var tertiaryText: Self { Self(rawValue: "tertiaryText") }
    public static var menuTitle: Self { Self(rawValue: "menuTitle") }
    public static var locationName: Self { Self(rawValue: "locationName") }
    public static var locationDescription: Self { Self(rawValue: "locationDescription") }
    public static var addressLines: Self { Self(rawValue: "addressLines") }
    public static var phoneNumber: Self { Self(rawValue: "phoneNumber") }
    public static var timeToDestination: Self { Self(rawValue: "timeToDestination") }
    public static var turnText: Self { Self(rawValue: "turnText") }
    public static var subtleAlertText1: Self { Self(rawValue: "subtleAlertText1") }
    public static var subtleAlertText2: Self { Self(rawValue: "subtleAlertText2") }
    public static var subtleAlertSoftButtonText: Self { Self(rawValue: "subtleAlertSoftButtonText") }
    public static var menuCommandSecondaryText: Self { Self(rawValue: "menuCommandSecondaryText") }
    public static var menuCommandTertiaryText: Self { Self(rawValue: "menuCommandTertiaryText") }
    public static var menuSubMenuSecondaryText: Self { Self(rawValue: "menuSubMenuSecondaryText") }
    public static var menuSubMenuTertiaryText: Self { Self(rawValue: "menuSubMenuTertiaryText") }

    public static let names = JSONKeys(
        "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaClock", "mediaTrack", "templateTitle", "alertText1", "alertText2", "alertText3", "scrollableMessageBody", "initialInteractionText", "navigationText1", "navigationText2", "ETA", "totalDistance", "audioPassThruDisplayText1", "audioPassThruDisplayText2", "sliderHeader", "sliderFooter", "menuName", "secondaryText", "tertiaryText", "menuTitle", "locationName", "locationDescription", "addressLines", "phoneNumber", "timeToDestination", "turnText", "subtleAlertText1", "subtleAlertText2", "subtleAlertSoftButtonText", "menuCommandSecondaryText", "menuCommandTertiaryText", "menuSubMenuSecondaryText", "menuSubMenuTertiaryText")

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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var up: Self { Self(rawValue: "UP") }
    public static var down: Self { Self(rawValue: "DOWN") }
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "UP", "DOWN", "NONE")
}

/// The 4 values of `TouchType`, since 3.0.
public struct SDLTouchType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var begin: Self { Self(rawValue: "BEGIN") }
    public static var move: Self { Self(rawValue: "MOVE") }
    public static var end: Self { Self(rawValue: "END") }
    public static var cancel: Self { Self(rawValue: "CANCEL") }

    public static let names = JSONKeys(
        "BEGIN", "MOVE", "END", "CANCEL")

    public static let lifespans: [String: SDLLifespan] = [
        "CANCEL": SDLLifespan(since: SDLVersion(4, 5)),
    ]
}

/// The 8 values of `TransmissionType`, since 7.0.
public struct SDLTransmissionType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var manual: Self { Self(rawValue: "MANUAL") }
    public static var automatic: Self { Self(rawValue: "AUTOMATIC") }
    public static var semiAutomatic: Self { Self(rawValue: "SEMI_AUTOMATIC") }
    public static var dualClutch: Self { Self(rawValue: "DUAL_CLUTCH") }
    public static var continuouslyVariable: Self { Self(rawValue: "CONTINUOUSLY_VARIABLE") }
    public static var infinitelyVariable: Self { Self(rawValue: "INFINITELY_VARIABLE") }
    public static var electricVariable: Self { Self(rawValue: "ELECTRIC_VARIABLE") }
    public static var directDrive: Self { Self(rawValue: "DIRECT_DRIVE") }

    public static let names = JSONKeys(
        "MANUAL", "AUTOMATIC", "SEMI_AUTOMATIC", "DUAL_CLUTCH", "CONTINUOUSLY_VARIABLE", "INFINITELY_VARIABLE", "ELECTRIC_VARIABLE", "DIRECT_DRIVE")
}

/// The 3 values of `TriggerSource`, since 1.0.
public struct SDLTriggerSource: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var menu: Self { Self(rawValue: "MENU") }
    public static var vr: Self { Self(rawValue: "VR") }
    public static var keyboard: Self { Self(rawValue: "KEYBOARD") }

    public static let names = JSONKeys(
        "MENU", "VR", "KEYBOARD")

    public static let lifespans: [String: SDLLifespan] = [
        "KEYBOARD": SDLLifespan(since: SDLVersion(3, 0)),
    ]
}

/// The 4 values of `TurnSignal`, since 5.0.
public struct SDLTurnSignal: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var off: Self { Self(rawValue: "OFF") }
    public static var left: Self { Self(rawValue: "LEFT") }
    public static var right: Self { Self(rawValue: "RIGHT") }
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "OFF", "LEFT", "RIGHT", "BOTH")
}

/// The 5 values of `UpdateMode`, since 1.0.
public struct SDLUpdateMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var countup: Self { Self(rawValue: "COUNTUP") }
    public static var countdown: Self { Self(rawValue: "COUNTDOWN") }
    public static var pause: Self { Self(rawValue: "PAUSE") }
    public static var resume: Self { Self(rawValue: "RESUME") }
    public static var clear: Self { Self(rawValue: "CLEAR") }

    public static let names = JSONKeys(
        "COUNTUP", "COUNTDOWN", "PAUSE", "RESUME", "CLEAR")
}

/// The 5 values of `VehicleDataActiveStatus`, since 2.0.
public struct SDLVehicleDataActiveStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var inactiveNotConfirmed: Self { Self(rawValue: "INACTIVE_NOT_CONFIRMED") }
    public static var inactiveConfirmed: Self { Self(rawValue: "INACTIVE_CONFIRMED") }
    public static var activeNotConfirmed: Self { Self(rawValue: "ACTIVE_NOT_CONFIRMED") }
    public static var activeConfirmed: Self { Self(rawValue: "ACTIVE_CONFIRMED") }
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "INACTIVE_NOT_CONFIRMED", "INACTIVE_CONFIRMED", "ACTIVE_NOT_CONFIRMED", "ACTIVE_CONFIRMED", "FAULT")
}

/// The 5 values of `VehicleDataEventStatus`, since 2.0.
public struct SDLVehicleDataEventStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var noEvent: Self { Self(rawValue: "NO_EVENT") }
    public static var no: Self { Self(rawValue: "NO") }
    public static var yes: Self { Self(rawValue: "YES") }
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "NO_EVENT", "NO", "YES", "NOT_SUPPORTED", "FAULT")
}

/// The 4 values of `VehicleDataNotificationStatus`, since 2.0.
public struct SDLVehicleDataNotificationStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    public static var normal: Self { Self(rawValue: "NORMAL") }
    public static var active: Self { Self(rawValue: "ACTIVE") }
    public static var notUsed: Self { Self(rawValue: "NOT_USED") }

    public static let names = JSONKeys(
        "NOT_SUPPORTED", "NORMAL", "ACTIVE", "NOT_USED")
}

/// The 9 values of `VehicleDataResultCode`, since 2.0.
public struct SDLVehicleDataResultCode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var success: Self { Self(rawValue: "SUCCESS") }
    public static var truncatedData: Self { Self(rawValue: "TRUNCATED_DATA") }
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    public static var invalidId: Self { Self(rawValue: "INVALID_ID") }
    public static var vehicleDataNotAvailable: Self { Self(rawValue: "VEHICLE_DATA_NOT_AVAILABLE") }
    public static var dataAlreadySubscribed: Self { Self(rawValue: "DATA_ALREADY_SUBSCRIBED") }
    public static var dataNotSubscribed: Self { Self(rawValue: "DATA_NOT_SUBSCRIBED") }
    public static var ignored: Self { Self(rawValue: "IGNORED") }

    public static let names = JSONKeys(
        "SUCCESS", "TRUNCATED_DATA", "DISALLOWED", "USER_DISALLOWED", "INVALID_ID", "VEHICLE_DATA_NOT_AVAILABLE", "DATA_ALREADY_SUBSCRIBED", "DATA_NOT_SUBSCRIBED", "IGNORED")
}

/// The 3 values of `VehicleDataStatus`, since 2.0.
public struct SDLVehicleDataStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var noDataExists: Self { Self(rawValue: "NO_DATA_EXISTS") }
    public static var off: Self { Self(rawValue: "OFF") }
    public static var on: Self { Self(rawValue: "ON") }

    public static let names = JSONKeys(
        "NO_DATA_EXISTS", "OFF", "ON")
}

/// The 38 values of `VehicleDataType`, since 2.0.
public struct SDLVehicleDataType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var vehicledataGps: Self { Self(rawValue: "VEHICLEDATA_GPS") }
    public static var vehicledataSpeed: Self { Self(rawValue: "VEHICLEDATA_SPEED") }
    public static var vehicledataRpm: Self { Self(rawValue: "VEHICLEDATA_RPM") }
    public static var vehicledataFuellevel: Self { Self(rawValue: "VEHICLEDATA_FUELLEVEL") }
    public static var vehicledataFuellevelState: Self { Self(rawValue: "VEHICLEDATA_FUELLEVEL_STATE") }
    public static var vehicledataFuelconsumption: Self { Self(rawValue: "VEHICLEDATA_FUELCONSUMPTION") }
    public static var vehicledataClimatedata: Self { Self(rawValue: "VEHICLEDATA_CLIMATEDATA") }
    public static var vehicledataExterntemp: Self { Self(rawValue: "VEHICLEDATA_EXTERNTEMP") }
    public static var vehicledataVin: Self { Self(rawValue: "VEHICLEDATA_VIN") }
    public static var vehicledataGearstatus: Self { Self(rawValue: "VEHICLEDATA_GEARSTATUS") }
    public static var vehicledataPrndl: Self { Self(rawValue: "VEHICLEDATA_PRNDL") }
    public static var vehicledataTirepressure: Self { Self(rawValue: "VEHICLEDATA_TIREPRESSURE") }
    public static var vehicledataOdometer: Self { Self(rawValue: "VEHICLEDATA_ODOMETER") }
    public static var vehicledataBeltstatus: Self { Self(rawValue: "VEHICLEDATA_BELTSTATUS") }
    public static var vehicledataBodyinfo: Self { Self(rawValue: "VEHICLEDATA_BODYINFO") }
    public static var vehicledataDevicestatus: Self { Self(rawValue: "VEHICLEDATA_DEVICESTATUS") }
    public static var vehicledataEcallinfo: Self { Self(rawValue: "VEHICLEDATA_ECALLINFO") }
    public static var vehicledataAirbagstatus: Self { Self(rawValue: "VEHICLEDATA_AIRBAGSTATUS") }
    public static var vehicledataEmergencyevent: Self { Self(rawValue: "VEHICLEDATA_EMERGENCYEVENT") }
    public static var vehicledataClustermodestatus: Self { Self(rawValue: "VEHICLEDATA_CLUSTERMODESTATUS") }
    public static var vehicledataMykey: Self { Self(rawValue: "VEHICLEDATA_MYKEY") }
    public static var vehicledataBraking: Self { Self(rawValue: "VEHICLEDATA_BRAKING") }
    public static var vehicledataWiperstatus: Self { Self(rawValue: "VEHICLEDATA_WIPERSTATUS") }
    public static var vehicledataHeadlampstatus: Self { Self(rawValue: "VEHICLEDATA_HEADLAMPSTATUS") }
    public static var vehicledataBattvoltage: Self { Self(rawValue: "VEHICLEDATA_BATTVOLTAGE") }
    public static var vehicledataEnginetorque: Self { Self(rawValue: "VEHICLEDATA_ENGINETORQUE") }
    public static var vehicledataAccpedal: Self { Self(rawValue: "VEHICLEDATA_ACCPEDAL") }
    public static var vehicledataSteeringwheel: Self { Self(rawValue: "VEHICLEDATA_STEERINGWHEEL") }
    public static var vehicledataTurnsignal: Self { Self(rawValue: "VEHICLEDATA_TURNSIGNAL") }
    public static var vehicledataFuelrange: Self { Self(rawValue: "VEHICLEDATA_FUELRANGE") }
    public static var vehicledataEngineoillife: Self { Self(rawValue: "VEHICLEDATA_ENGINEOILLIFE") }
    public static var vehicledataElectronicparkbrakestatus: Self { Self(rawValue: "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS") }
    public static var vehicledataCloudappvehicleid: Self { Self(rawValue: "VEHICLEDATA_CLOUDAPPVEHICLEID") }
    public static var vehicledataOemCustomData: Self { Self(rawValue: "VEHICLEDATA_OEM_CUSTOM_DATA") }
    public static var vehicledataStabilitycontrolsstatus: Self { Self(rawValue: "VEHICLEDATA_STABILITYCONTROLSSTATUS") }
    public static var vehicledataWindowstatus: Self { Self(rawValue: "VEHICLEDATA_WINDOWSTATUS") }
    public static var vehicledataHandsoffsteering: Self { Self(rawValue: "VEHICLEDATA_HANDSOFFSTEERING") }
    public static var vehicledataSeatoccupancy: Self { Self(rawValue: "VEHICLEDATA_SEATOCCUPANCY") }

    public static let names = JSONKeys(
        "VEHICLEDATA_GPS", "VEHICLEDATA_SPEED", "VEHICLEDATA_RPM", "VEHICLEDATA_FUELLEVEL", "VEHICLEDATA_FUELLEVEL_STATE", "VEHICLEDATA_FUELCONSUMPTION", "VEHICLEDATA_CLIMATEDATA", "VEHICLEDATA_EXTERNTEMP", "VEHICLEDATA_VIN", "VEHICLEDATA_GEARSTATUS", "VEHICLEDATA_PRNDL", "VEHICLEDATA_TIREPRESSURE", "VEHICLEDATA_ODOMETER", "VEHICLEDATA_BELTSTATUS", "VEHICLEDATA_BODYINFO", "VEHICLEDATA_DEVICESTATUS", "VEHICLEDATA_ECALLINFO", "VEHICLEDATA_AIRBAGSTATUS", "VEHICLEDATA_EMERGENCYEVENT", "VEHICLEDATA_CLUSTERMODESTATUS", "VEHICLEDATA_MYKEY", "VEHICLEDATA_BRAKING", "VEHICLEDATA_WIPERSTATUS", "VEHICLEDATA_HEADLAMPSTATUS", "VEHICLEDATA_BATTVOLTAGE", "VEHICLEDATA_ENGINETORQUE", "VEHICLEDATA_ACCPEDAL", "VEHICLEDATA_STEERINGWHEEL", "VEHICLEDATA_TURNSIGNAL", "VEHICLEDATA_FUELRANGE", "VEHICLEDATA_ENGINEOILLIFE", "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS", "VEHICLEDATA_CLOUDAPPVEHICLEID", "VEHICLEDATA_OEM_CUSTOM_DATA", "VEHICLEDATA_STABILITYCONTROLSSTATUS", "VEHICLEDATA_WINDOWSTATUS", "VEHICLEDATA_HANDSOFFSTEERING", "VEHICLEDATA_SEATOCCUPANCY")

    public static let lifespans: [String: SDLLifespan] = [
        "VEHICLEDATA_FUELLEVEL": SDLLifespan(since: SDLVersion(2, 0), until: SDLVersion(7, 0)),
        "VEHICLEDATA_FUELLEVEL_STATE": SDLLifespan(since: SDLVersion(2, 0), until: SDLVersion(7, 0)),
        "VEHICLEDATA_CLIMATEDATA": SDLLifespan(since: SDLVersion(7, 1)),
        "VEHICLEDATA_EXTERNTEMP": SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 1)),
        "VEHICLEDATA_GEARSTATUS": SDLLifespan(since: SDLVersion(7, 0)),
        "VEHICLEDATA_PRNDL": SDLLifespan(since: SDLVersion(2, 0), until: SDLVersion(7, 0)),
        "VEHICLEDATA_TURNSIGNAL": SDLLifespan(since: SDLVersion(5, 0)),
        "VEHICLEDATA_FUELRANGE": SDLLifespan(since: SDLVersion(5, 0)),
        "VEHICLEDATA_ENGINEOILLIFE": SDLLifespan(since: SDLVersion(5, 0)),
        "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS": SDLLifespan(since: SDLVersion(5, 0)),
        "VEHICLEDATA_CLOUDAPPVEHICLEID": SDLLifespan(since: SDLVersion(5, 1)),
        "VEHICLEDATA_OEM_CUSTOM_DATA": SDLLifespan(since: SDLVersion(6, 0)),
        "VEHICLEDATA_STABILITYCONTROLSSTATUS": SDLLifespan(since: SDLVersion(7, 0)),
        "VEHICLEDATA_WINDOWSTATUS": SDLLifespan(since: SDLVersion(7, 0)),
        "VEHICLEDATA_HANDSOFFSTEERING": SDLLifespan(since: SDLVersion(7, 0)),
        "VEHICLEDATA_SEATOCCUPANCY": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 4 values of `VentilationMode`, since 4.5.
public struct SDLVentilationMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var upper: Self { Self(rawValue: "UPPER") }
    public static var lower: Self { Self(rawValue: "LOWER") }
    public static var both: Self { Self(rawValue: "BOTH") }
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "UPPER", "LOWER", "BOTH", "NONE")
}

/// The 5 values of `VideoStreamingCodec`, since 4.5.
public struct SDLVideoStreamingCodec: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var h264: Self { Self(rawValue: "H264") }
    public static var h265: Self { Self(rawValue: "H265") }
    public static var theora: Self { Self(rawValue: "Theora") }
    public static var vp8: Self { Self(rawValue: "VP8") }
    public static var vp9: Self { Self(rawValue: "VP9") }

    public static let names = JSONKeys(
        "H264", "H265", "Theora", "VP8", "VP9")
}

/// The 5 values of `VideoStreamingProtocol`, since 4.5.
public struct SDLVideoStreamingProtocol: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var raw: Self { Self(rawValue: "RAW") }
    public static var rtp: Self { Self(rawValue: "RTP") }
    public static var rtsp: Self { Self(rawValue: "RTSP") }
    public static var rtmp: Self { Self(rawValue: "RTMP") }
    public static var webm: Self { Self(rawValue: "WEBM") }

    public static let names = JSONKeys(
        "RAW", "RTP", "RTSP", "RTMP", "WEBM")
}

/// The 2 values of `VideoStreamingState`, since 5.0.
public struct SDLVideoStreamingState: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var streamable: Self { Self(rawValue: "STREAMABLE") }
    public static var notStreamable: Self { Self(rawValue: "NOT_STREAMABLE") }

    public static let names = JSONKeys(
        "STREAMABLE", "NOT_STREAMABLE")
}

/// The one value of `VrCapabilities`, since 1.0.
public struct SDLVrCapabilities: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var text: Self { Self(rawValue: "TEXT") }

    public static let names = JSONKeys(
        "TEXT")
}

/// The 4 values of `WarningLightStatus`, since 2.0.
public struct SDLWarningLightStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var off: Self { Self(rawValue: "OFF") }
    public static var on: Self { Self(rawValue: "ON") }
    public static var flash: Self { Self(rawValue: "FLASH") }
    public static var notUsed: Self { Self(rawValue: "NOT_USED") }

    public static let names = JSONKeys(
        "OFF", "ON", "FLASH", "NOT_USED")
}

/// The 2 values of `WayPointType`, since 4.1.
public struct SDLWayPointType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var all: Self { Self(rawValue: "ALL") }
    public static var destination: Self { Self(rawValue: "DESTINATION") }

    public static let names = JSONKeys(
        "ALL", "DESTINATION")
}

/// The 2 values of `WindowType`, since 6.0.
public struct SDLWindowType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var main: Self { Self(rawValue: "MAIN") }
    public static var widget: Self { Self(rawValue: "WIDGET") }

    public static let names = JSONKeys(
        "MAIN", "WIDGET")
}

/// The 15 values of `WiperStatus`, since 2.0.
public struct SDLWiperStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var off: Self { Self(rawValue: "OFF") }
    public static var autoOff: Self { Self(rawValue: "AUTO_OFF") }
    public static var offMoving: Self { Self(rawValue: "OFF_MOVING") }
    public static var manIntOff: Self { Self(rawValue: "MAN_INT_OFF") }
    public static var manIntOn: Self { Self(rawValue: "MAN_INT_ON") }
    public static var manLow: Self { Self(rawValue: "MAN_LOW") }
    public static var manHigh: Self { Self(rawValue: "MAN_HIGH") }
    public static var manFlick: Self { Self(rawValue: "MAN_FLICK") }
    public static var wash: Self { Self(rawValue: "WASH") }
    public static var autoLow: Self { Self(rawValue: "AUTO_LOW") }
    public static var autoHigh: Self { Self(rawValue: "AUTO_HIGH") }
    public static var courtesywipe: Self { Self(rawValue: "COURTESYWIPE") }
    public static var autoAdjust: Self { Self(rawValue: "AUTO_ADJUST") }
    public static var stalled: Self { Self(rawValue: "STALLED") }
    public static var noDataExists: Self { Self(rawValue: "NO_DATA_EXISTS") }

    public static let names = JSONKeys(
        "OFF", "AUTO_OFF", "OFF_MOVING", "MAN_INT_OFF", "MAN_INT_ON", "MAN_LOW", "MAN_HIGH", "MAN_FLICK", "WASH", "AUTO_LOW", "AUTO_HIGH", "COURTESYWIPE", "AUTO_ADJUST", "STALLED", "NO_DATA_EXISTS")
}
