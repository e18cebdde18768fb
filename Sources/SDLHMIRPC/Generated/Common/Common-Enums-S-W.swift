// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The 4 values of `SamplingRate`.
    package struct SamplingRate: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var _8khz: Self { Self(rawValue: "8KHZ") }
        package static var _16khz: Self { Self(rawValue: "16KHZ") }
        package static var _22khz: Self { Self(rawValue: "22KHZ") }
        package static var _44khz: Self { Self(rawValue: "44KHZ") }

        package static let names = JSONKeys(
            "8KHZ", "16KHZ", "22KHZ", "44KHZ")
    }
}

extension HMI.Common {
    /// The 3 values of `SeatMemoryActionType`.
    package struct SeatMemoryActionType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var save: Self { Self(rawValue: "SAVE") }
        package static var restore: Self { Self(rawValue: "RESTORE") }
        package static var none: Self { Self(rawValue: "NONE") }

        package static let names = JSONKeys(
            "SAVE", "RESTORE", "NONE")
    }
}

extension HMI.Common {
    /// The 2 values of `SeekIndicatorType`.
    package struct SeekIndicatorType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var track: Self { Self(rawValue: "TRACK") }
        package static var time: Self { Self(rawValue: "TIME") }

        package static let names = JSONKeys(
            "TRACK", "TIME")
    }
}

extension HMI.Common {
    /// The 3 values of `ServiceEvent`.
    package struct ServiceEvent: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var requestReceived: Self { Self(rawValue: "REQUEST_RECEIVED") }
        package static var requestAccepted: Self { Self(rawValue: "REQUEST_ACCEPTED") }
        package static var requestRejected: Self { Self(rawValue: "REQUEST_REJECTED") }

        package static let names = JSONKeys(
            "REQUEST_RECEIVED", "REQUEST_ACCEPTED", "REQUEST_REJECTED")
    }
}

extension HMI.Common {
    /// The 5 values of `ServiceStatusUpdateReason`.
    package struct ServiceStatusUpdateReason: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var ptuFailed: Self { Self(rawValue: "PTU_FAILED") }
        package static var invalidCert: Self { Self(rawValue: "INVALID_CERT") }
        package static var invalidTime: Self { Self(rawValue: "INVALID_TIME") }
        package static var protectionEnforced: Self { Self(rawValue: "PROTECTION_ENFORCED") }
        package static var protectionDisabled: Self { Self(rawValue: "PROTECTION_DISABLED") }

        package static let names = JSONKeys(
            "PTU_FAILED", "INVALID_CERT", "INVALID_TIME", "PROTECTION_ENFORCED", "PROTECTION_DISABLED")
    }
}

extension HMI.Common {
    /// The 3 values of `ServiceType`.
    package struct ServiceType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var video: Self { Self(rawValue: "VIDEO") }
        package static var audio: Self { Self(rawValue: "AUDIO") }
        package static var rpc: Self { Self(rawValue: "RPC") }

        package static let names = JSONKeys(
            "VIDEO", "AUDIO", "RPC")
    }
}

extension HMI.Common {
    /// The 5 values of `ServiceUpdateReason`.
    package struct ServiceUpdateReason: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var published: Self { Self(rawValue: "PUBLISHED") }
        package static var removed: Self { Self(rawValue: "REMOVED") }
        package static var activated: Self { Self(rawValue: "ACTIVATED") }
        package static var deactivated: Self { Self(rawValue: "DEACTIVATED") }
        package static var manifestUpdate: Self { Self(rawValue: "MANIFEST_UPDATE") }

        package static let names = JSONKeys(
            "PUBLISHED", "REMOVED", "ACTIVATED", "DEACTIVATED", "MANIFEST_UPDATE")
    }
}

extension HMI.Common {
    /// The 3 values of `SoftButtonType`.
    package struct SoftButtonType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var text: Self { Self(rawValue: "TEXT") }
        package static var image: Self { Self(rawValue: "IMAGE") }
        package static var both: Self { Self(rawValue: "BOTH") }

        package static let names = JSONKeys(
            "TEXT", "IMAGE", "BOTH")
    }
}

extension HMI.Common {
    /// The 6 values of `SpeechCapabilities`.
    package struct SpeechCapabilities: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var text: Self { Self(rawValue: "TEXT") }
        package static var sapiPhonemes: Self { Self(rawValue: "SAPI_PHONEMES") }
        package static var lhplusPhonemes: Self { Self(rawValue: "LHPLUS_PHONEMES") }
        package static var preRecorded: Self { Self(rawValue: "PRE_RECORDED") }
        package static var silence: Self { Self(rawValue: "SILENCE") }
        package static var file: Self { Self(rawValue: "FILE") }

        package static let names = JSONKeys(
            "TEXT", "SAPI_PHONEMES", "LHPLUS_PHONEMES", "PRE_RECORDED", "SILENCE", "FILE")
    }
}

extension HMI.Common {
    /// The one value of `StatisticsType`.
    package struct StatisticsType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var iAPPBUFFERFULL: Self { Self(rawValue: "iAPP_BUFFER_FULL") }

        package static let names = JSONKeys(
            "iAPP_BUFFER_FULL")
    }
}

extension HMI.Common {
    /// The 2 values of `SupportedSeat`.
    package struct SupportedSeat: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var driver: Self { Self(rawValue: "DRIVER") }
        package static var frontPassenger: Self { Self(rawValue: "FRONT_PASSENGER") }

        package static let names = JSONKeys(
            "DRIVER", "FRONT_PASSENGER")
    }
}

extension HMI.Common {
    /// The 3 values of `SystemAction`.
    package struct SystemAction: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var defaultAction: Self { Self(rawValue: "DEFAULT_ACTION") }
        package static var stealFocus: Self { Self(rawValue: "STEAL_FOCUS") }
        package static var keepContext: Self { Self(rawValue: "KEEP_CONTEXT") }

        package static let names = JSONKeys(
            "DEFAULT_ACTION", "STEAL_FOCUS", "KEEP_CONTEXT")
    }
}

extension HMI.Common {
    /// The 8 values of `SystemCapabilityType`.
    package struct SystemCapabilityType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var navigation: Self { Self(rawValue: "NAVIGATION") }
        package static var phoneCall: Self { Self(rawValue: "PHONE_CALL") }
        package static var videoStreaming: Self { Self(rawValue: "VIDEO_STREAMING") }
        package static var remoteControl: Self { Self(rawValue: "REMOTE_CONTROL") }
        package static var appServices: Self { Self(rawValue: "APP_SERVICES") }
        package static var seatLocation: Self { Self(rawValue: "SEAT_LOCATION") }
        package static var displays: Self { Self(rawValue: "DISPLAYS") }
        package static var driverDistraction: Self { Self(rawValue: "DRIVER_DISTRACTION") }

        package static let names = JSONKeys(
            "NAVIGATION", "PHONE_CALL", "VIDEO_STREAMING", "REMOTE_CONTROL", "APP_SERVICES", "SEAT_LOCATION", "DISPLAYS", "DRIVER_DISTRACTION")
    }
}

extension HMI.Common {
    /// The 5 values of `SystemContext`.
    package struct SystemContext: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var main: Self { Self(rawValue: "MAIN") }
        package static var vrsession: Self { Self(rawValue: "VRSESSION") }
        package static var menu: Self { Self(rawValue: "MENU") }
        package static var hmiObscured: Self { Self(rawValue: "HMI_OBSCURED") }
        package static var alert: Self { Self(rawValue: "ALERT") }

        package static let names = JSONKeys(
            "MAIN", "VRSESSION", "MENU", "HMI_OBSCURED", "ALERT")
    }
}

extension HMI.Common {
    /// The 2 values of `SystemError`.
    package struct SystemError: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var syncRebooted: Self { Self(rawValue: "SYNC_REBOOTED") }
        package static var syncOutOfMemmory: Self { Self(rawValue: "SYNC_OUT_OF_MEMMORY") }

        package static let names = JSONKeys(
            "SYNC_REBOOTED", "SYNC_OUT_OF_MEMMORY")
    }
}

extension HMI.Common {
    /// The 10 values of `TBTState`.
    package struct TBTState: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var routeUpdateRequest: Self { Self(rawValue: "ROUTE_UPDATE_REQUEST") }
        package static var routeAccepted: Self { Self(rawValue: "ROUTE_ACCEPTED") }
        package static var routeRefused: Self { Self(rawValue: "ROUTE_REFUSED") }
        package static var routeCancelled: Self { Self(rawValue: "ROUTE_CANCELLED") }
        package static var etaRequest: Self { Self(rawValue: "ETA_REQUEST") }
        package static var nextTurnRequest: Self { Self(rawValue: "NEXT_TURN_REQUEST") }
        package static var routeStatusRequest: Self { Self(rawValue: "ROUTE_STATUS_REQUEST") }
        package static var routeSummaryRequest: Self { Self(rawValue: "ROUTE_SUMMARY_REQUEST") }
        package static var tripStatusRequest: Self { Self(rawValue: "TRIP_STATUS_REQUEST") }
        package static var routeUpdateRequestTimeout: Self { Self(rawValue: "ROUTE_UPDATE_REQUEST_TIMEOUT") }

        package static let names = JSONKeys(
            "ROUTE_UPDATE_REQUEST", "ROUTE_ACCEPTED", "ROUTE_REFUSED", "ROUTE_CANCELLED", "ETA_REQUEST", "NEXT_TURN_REQUEST", "ROUTE_STATUS_REQUEST", "ROUTE_SUMMARY_REQUEST", "TRIP_STATUS_REQUEST", "ROUTE_UPDATE_REQUEST_TIMEOUT")
    }
}

extension HMI.Common {
    /// The 8 values of `TPMS`.
    package struct TPMS: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var unknown: Self { Self(rawValue: "UNKNOWN") }
        package static var systemFault: Self { Self(rawValue: "SYSTEM_FAULT") }
        package static var sensorFault: Self { Self(rawValue: "SENSOR_FAULT") }
        package static var low: Self { Self(rawValue: "LOW") }
        package static var systemActive: Self { Self(rawValue: "SYSTEM_ACTIVE") }
        package static var train: Self { Self(rawValue: "TRAIN") }
        package static var trainingComplete: Self { Self(rawValue: "TRAINING_COMPLETE") }
        package static var notTrained: Self { Self(rawValue: "NOT_TRAINED") }

        package static let names = JSONKeys(
            "UNKNOWN", "SYSTEM_FAULT", "SENSOR_FAULT", "LOW", "SYSTEM_ACTIVE", "TRAIN", "TRAINING_COMPLETE", "NOT_TRAINED")
    }
}

extension HMI.Common {
    /// The 2 values of `TemperatureUnit`.
    package struct TemperatureUnit: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var fahrenheit: Self { Self(rawValue: "FAHRENHEIT") }
        package static var celsius: Self { Self(rawValue: "CELSIUS") }

        package static let names = JSONKeys(
            "FAHRENHEIT", "CELSIUS")
    }
}

extension HMI.Common {
    /// The 3 values of `TextAlignment`.
    package struct TextAlignment: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var leftAligned: Self { Self(rawValue: "LEFT_ALIGNED") }
        package static var rightAligned: Self { Self(rawValue: "RIGHT_ALIGNED") }
        package static var centered: Self { Self(rawValue: "CENTERED") }

        package static let names = JSONKeys(
            "LEFT_ALIGNED", "RIGHT_ALIGNED", "CENTERED")
    }
}

extension HMI.Common {
    /// The 38 values of `TextFieldName`.
    package struct TextFieldName: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var mainField1: Self { Self(rawValue: "mainField1") }
        package static var mainField2: Self { Self(rawValue: "mainField2") }
        package static var mainField3: Self { Self(rawValue: "mainField3") }
        package static var mainField4: Self { Self(rawValue: "mainField4") }
        package static var statusBar: Self { Self(rawValue: "statusBar") }
        package static var mediaClock: Self { Self(rawValue: "mediaClock") }
        package static var mediaTrack: Self { Self(rawValue: "mediaTrack") }
        package static var templateTitle: Self { Self(rawValue: "templateTitle") }
        package static var alertText1: Self { Self(rawValue: "alertText1") }
        package static var alertText2: Self { Self(rawValue: "alertText2") }
        package static var alertText3: Self { Self(rawValue: "alertText3") }
        package static var scrollableMessageBody: Self { Self(rawValue: "scrollableMessageBody") }
        package static var initialInteractionText: Self { Self(rawValue: "initialInteractionText") }
        package static var navigationText1: Self { Self(rawValue: "navigationText1") }
        package static var navigationText2: Self { Self(rawValue: "navigationText2") }
        package static var eta: Self { Self(rawValue: "ETA") }
        package static var totalDistance: Self { Self(rawValue: "totalDistance") }
        package static var audioPassThruDisplayText1: Self { Self(rawValue: "audioPassThruDisplayText1") }
        package static var audioPassThruDisplayText2: Self { Self(rawValue: "audioPassThruDisplayText2") }
        package static var sliderHeader: Self { Self(rawValue: "sliderHeader") }
        package static var sliderFooter: Self { Self(rawValue: "sliderFooter") }
        package static var menuName: Self { Self(rawValue: "menuName") }
        package static var secondaryText: Self { Self(rawValue: "secondaryText") }
        package static var tertiaryText: Self { Self(rawValue: "tertiaryText") }
        package static var menuTitle: Self { Self(rawValue: "menuTitle") }
        package static var locationName: Self { Self(rawValue: "locationName") }
        package static var locationDescription: Self { Self(rawValue: "locationDescription") }
        package static var addressLines: Self { Self(rawValue: "addressLines") }
        package static var phoneNumber: Self { Self(rawValue: "phoneNumber") }
        package static var timeToDestination: Self { Self(rawValue: "timeToDestination") }
        package static var turnText: Self { Self(rawValue: "turnText") }
        package static var subtleAlertText1: Self { Self(rawValue: "subtleAlertText1") }
        package static var subtleAlertText2: Self { Self(rawValue: "subtleAlertText2") }
        package static var subtleAlertSoftButtonText: Self { Self(rawValue: "subtleAlertSoftButtonText") }
        package static var menuCommandSecondaryText: Self { Self(rawValue: "menuCommandSecondaryText") }
        package static var menuCommandTertiaryText: Self { Self(rawValue: "menuCommandTertiaryText") }
        package static var menuSubMenuSecondaryText: Self { Self(rawValue: "menuSubMenuSecondaryText") }
        package static var menuSubMenuTertiaryText: Self { Self(rawValue: "menuSubMenuTertiaryText") }

        package static let names = JSONKeys(
            "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaClock", "mediaTrack", "templateTitle", "alertText1", "alertText2", "alertText3", "scrollableMessageBody", "initialInteractionText", "navigationText1", "navigationText2", "ETA", "totalDistance", "audioPassThruDisplayText1", "audioPassThruDisplayText2", "sliderHeader", "sliderFooter", "menuName", "secondaryText", "tertiaryText", "menuTitle", "locationName", "locationDescription", "addressLines", "phoneNumber", "timeToDestination", "turnText", "subtleAlertText1", "subtleAlertText2", "subtleAlertSoftButtonText", "menuCommandSecondaryText", "menuCommandTertiaryText", "menuSubMenuSecondaryText", "menuSubMenuTertiaryText")
    }
}

extension HMI.Common {
    /// The 4 values of `TouchType`.
    package struct TouchType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var begin: Self { Self(rawValue: "BEGIN") }
        package static var move: Self { Self(rawValue: "MOVE") }
        package static var end: Self { Self(rawValue: "END") }
        package static var cancel: Self { Self(rawValue: "CANCEL") }

        package static let names = JSONKeys(
            "BEGIN", "MOVE", "END", "CANCEL")
    }
}

extension HMI.Common {
    /// The 8 values of `TransmissionType`.
    package struct TransmissionType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var manual: Self { Self(rawValue: "MANUAL") }
        package static var automatic: Self { Self(rawValue: "AUTOMATIC") }
        package static var semiAutomatic: Self { Self(rawValue: "SEMI_AUTOMATIC") }
        package static var dualClutch: Self { Self(rawValue: "DUAL_CLUTCH") }
        package static var continuouslyVariable: Self { Self(rawValue: "CONTINUOUSLY_VARIABLE") }
        package static var infinitelyVariable: Self { Self(rawValue: "INFINITELY_VARIABLE") }
        package static var electricVariable: Self { Self(rawValue: "ELECTRIC_VARIABLE") }
        package static var directDrive: Self { Self(rawValue: "DIRECT_DRIVE") }

        package static let names = JSONKeys(
            "MANUAL", "AUTOMATIC", "SEMI_AUTOMATIC", "DUAL_CLUTCH", "CONTINUOUSLY_VARIABLE", "INFINITELY_VARIABLE", "ELECTRIC_VARIABLE", "DIRECT_DRIVE")
    }
}

extension HMI.Common {
    /// The 6 values of `TransportType`.
    package struct TransportType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var bluetooth: Self { Self(rawValue: "BLUETOOTH") }
        package static var usbIos: Self { Self(rawValue: "USB_IOS") }
        package static var usbAoa: Self { Self(rawValue: "USB_AOA") }
        package static var wifi: Self { Self(rawValue: "WIFI") }
        package static var cloudWebsocket: Self { Self(rawValue: "CLOUD_WEBSOCKET") }
        package static var webengineWebsocket: Self { Self(rawValue: "WEBENGINE_WEBSOCKET") }

        package static let names = JSONKeys(
            "BLUETOOTH", "USB_IOS", "USB_AOA", "WIFI", "CLOUD_WEBSOCKET", "WEBENGINE_WEBSOCKET")
    }
}

extension HMI.Common {
    /// The 4 values of `TurnSignal`.
    package struct TurnSignal: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var off: Self { Self(rawValue: "OFF") }
        package static var left: Self { Self(rawValue: "LEFT") }
        package static var right: Self { Self(rawValue: "RIGHT") }
        package static var both: Self { Self(rawValue: "BOTH") }

        package static let names = JSONKeys(
            "OFF", "LEFT", "RIGHT", "BOTH")
    }
}

extension HMI.Common {
    /// The 3 values of `UpdateResult`.
    package struct UpdateResult: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var upToDate: Self { Self(rawValue: "UP_TO_DATE") }
        package static var updating: Self { Self(rawValue: "UPDATING") }
        package static var updateNeeded: Self { Self(rawValue: "UPDATE_NEEDED") }

        package static let names = JSONKeys(
            "UP_TO_DATE", "UPDATING", "UPDATE_NEEDED")
    }
}

extension HMI.Common {
    /// The 2 values of `VRCommandType`.
    package struct VRCommandType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var choice: Self { Self(rawValue: "Choice") }
        package static var command: Self { Self(rawValue: "Command") }

        package static let names = JSONKeys(
            "Choice", "Command")
    }
}

extension HMI.Common {
    /// The 5 values of `VehicleDataEventStatus`.
    package struct VehicleDataEventStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var noEvent: Self { Self(rawValue: "NO_EVENT") }
        package static var no: Self { Self(rawValue: "NO") }
        package static var yes: Self { Self(rawValue: "YES") }
        package static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
        package static var fault: Self { Self(rawValue: "FAULT") }

        package static let names = JSONKeys(
            "NO_EVENT", "NO", "YES", "NOT_SUPPORTED", "FAULT")
    }
}

extension HMI.Common {
    /// The 4 values of `VehicleDataNotificationStatus`.
    package struct VehicleDataNotificationStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
        package static var normal: Self { Self(rawValue: "NORMAL") }
        package static var active: Self { Self(rawValue: "ACTIVE") }
        package static var notUsed: Self { Self(rawValue: "NOT_USED") }

        package static let names = JSONKeys(
            "NOT_SUPPORTED", "NORMAL", "ACTIVE", "NOT_USED")
    }
}

extension HMI.Common {
    /// The 9 values of `VehicleDataResultCode`.
    package struct VehicleDataResultCode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var success: Self { Self(rawValue: "SUCCESS") }
        package static var truncatedData: Self { Self(rawValue: "TRUNCATED_DATA") }
        package static var disallowed: Self { Self(rawValue: "DISALLOWED") }
        package static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
        package static var invalidId: Self { Self(rawValue: "INVALID_ID") }
        package static var vehicleDataNotAvailable: Self { Self(rawValue: "VEHICLE_DATA_NOT_AVAILABLE") }
        package static var dataAlreadySubscribed: Self { Self(rawValue: "DATA_ALREADY_SUBSCRIBED") }
        package static var dataNotSubscribed: Self { Self(rawValue: "DATA_NOT_SUBSCRIBED") }
        package static var ignored: Self { Self(rawValue: "IGNORED") }

        package static let names = JSONKeys(
            "SUCCESS", "TRUNCATED_DATA", "DISALLOWED", "USER_DISALLOWED", "INVALID_ID", "VEHICLE_DATA_NOT_AVAILABLE", "DATA_ALREADY_SUBSCRIBED", "DATA_NOT_SUBSCRIBED", "IGNORED")
    }
}

extension HMI.Common {
    /// The 3 values of `VehicleDataStatus`.
    package struct VehicleDataStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var noDataExists: Self { Self(rawValue: "NO_DATA_EXISTS") }
        package static var off: Self { Self(rawValue: "OFF") }
        package static var on: Self { Self(rawValue: "ON") }

        package static let names = JSONKeys(
            "NO_DATA_EXISTS", "OFF", "ON")
    }
}

extension HMI.Common {
    /// The 38 values of `VehicleDataType`.
    package struct VehicleDataType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var vehicledataGps: Self { Self(rawValue: "VEHICLEDATA_GPS") }
        package static var vehicledataSpeed: Self { Self(rawValue: "VEHICLEDATA_SPEED") }
        package static var vehicledataRpm: Self { Self(rawValue: "VEHICLEDATA_RPM") }
        package static var vehicledataFuellevel: Self { Self(rawValue: "VEHICLEDATA_FUELLEVEL") }
        package static var vehicledataFuellevelState: Self { Self(rawValue: "VEHICLEDATA_FUELLEVEL_STATE") }
        package static var vehicledataFuelconsumption: Self { Self(rawValue: "VEHICLEDATA_FUELCONSUMPTION") }
        package static var vehicledataExterntemp: Self { Self(rawValue: "VEHICLEDATA_EXTERNTEMP") }
        package static var vehicledataClimatedata: Self { Self(rawValue: "VEHICLEDATA_CLIMATEDATA") }
        package static var vehicledataVin: Self { Self(rawValue: "VEHICLEDATA_VIN") }
        package static var vehicledataGearstatus: Self { Self(rawValue: "VEHICLEDATA_GEARSTATUS") }
        package static var vehicledataPrndl: Self { Self(rawValue: "VEHICLEDATA_PRNDL") }
        package static var vehicledataTirepressure: Self { Self(rawValue: "VEHICLEDATA_TIREPRESSURE") }
        package static var vehicledataOdometer: Self { Self(rawValue: "VEHICLEDATA_ODOMETER") }
        package static var vehicledataBeltstatus: Self { Self(rawValue: "VEHICLEDATA_BELTSTATUS") }
        package static var vehicledataBodyinfo: Self { Self(rawValue: "VEHICLEDATA_BODYINFO") }
        package static var vehicledataDevicestatus: Self { Self(rawValue: "VEHICLEDATA_DEVICESTATUS") }
        package static var vehicledataEcallinfo: Self { Self(rawValue: "VEHICLEDATA_ECALLINFO") }
        package static var vehicledataAirbagstatus: Self { Self(rawValue: "VEHICLEDATA_AIRBAGSTATUS") }
        package static var vehicledataEmergencyevent: Self { Self(rawValue: "VEHICLEDATA_EMERGENCYEVENT") }
        package static var vehicledataClustermodestatus: Self { Self(rawValue: "VEHICLEDATA_CLUSTERMODESTATUS") }
        package static var vehicledataMykey: Self { Self(rawValue: "VEHICLEDATA_MYKEY") }
        package static var vehicledataBraking: Self { Self(rawValue: "VEHICLEDATA_BRAKING") }
        package static var vehicledataWiperstatus: Self { Self(rawValue: "VEHICLEDATA_WIPERSTATUS") }
        package static var vehicledataHeadlampstatus: Self { Self(rawValue: "VEHICLEDATA_HEADLAMPSTATUS") }
        package static var vehicledataBattvoltage: Self { Self(rawValue: "VEHICLEDATA_BATTVOLTAGE") }
        package static var vehicledataEnginetorque: Self { Self(rawValue: "VEHICLEDATA_ENGINETORQUE") }
        package static var vehicledataAccpedal: Self { Self(rawValue: "VEHICLEDATA_ACCPEDAL") }
        package static var vehicledataSteeringwheel: Self { Self(rawValue: "VEHICLEDATA_STEERINGWHEEL") }
        package static var vehicledataTurnsignal: Self { Self(rawValue: "VEHICLEDATA_TURNSIGNAL") }
        package static var vehicledataFuelrange: Self { Self(rawValue: "VEHICLEDATA_FUELRANGE") }
        package static var vehicledataEngineoillife: Self { Self(rawValue: "VEHICLEDATA_ENGINEOILLIFE") }
        package static var vehicledataElectronicparkbrakestatus: Self { Self(rawValue: "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS") }
        package static var vehicledataCloudappvehicleid: Self { Self(rawValue: "VEHICLEDATA_CLOUDAPPVEHICLEID") }
        package static var vehicledataOemCustomData: Self { Self(rawValue: "VEHICLEDATA_OEM_CUSTOM_DATA") }
        package static var vehicledataStabilitycontrolsstatus: Self { Self(rawValue: "VEHICLEDATA_STABILITYCONTROLSSTATUS") }
        package static var vehicledataWindowstatus: Self { Self(rawValue: "VEHICLEDATA_WINDOWSTATUS") }
        package static var vehicledataHandsoffsteering: Self { Self(rawValue: "VEHICLEDATA_HANDSOFFSTEERING") }
        package static var vehicledataSeatoccupancy: Self { Self(rawValue: "VEHICLEDATA_SEATOCCUPANCY") }

        package static let names = JSONKeys(
            "VEHICLEDATA_GPS", "VEHICLEDATA_SPEED", "VEHICLEDATA_RPM", "VEHICLEDATA_FUELLEVEL", "VEHICLEDATA_FUELLEVEL_STATE", "VEHICLEDATA_FUELCONSUMPTION", "VEHICLEDATA_EXTERNTEMP", "VEHICLEDATA_CLIMATEDATA", "VEHICLEDATA_VIN", "VEHICLEDATA_GEARSTATUS", "VEHICLEDATA_PRNDL", "VEHICLEDATA_TIREPRESSURE", "VEHICLEDATA_ODOMETER", "VEHICLEDATA_BELTSTATUS", "VEHICLEDATA_BODYINFO", "VEHICLEDATA_DEVICESTATUS", "VEHICLEDATA_ECALLINFO", "VEHICLEDATA_AIRBAGSTATUS", "VEHICLEDATA_EMERGENCYEVENT", "VEHICLEDATA_CLUSTERMODESTATUS", "VEHICLEDATA_MYKEY", "VEHICLEDATA_BRAKING", "VEHICLEDATA_WIPERSTATUS", "VEHICLEDATA_HEADLAMPSTATUS", "VEHICLEDATA_BATTVOLTAGE", "VEHICLEDATA_ENGINETORQUE", "VEHICLEDATA_ACCPEDAL", "VEHICLEDATA_STEERINGWHEEL", "VEHICLEDATA_TURNSIGNAL", "VEHICLEDATA_FUELRANGE", "VEHICLEDATA_ENGINEOILLIFE", "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS", "VEHICLEDATA_CLOUDAPPVEHICLEID", "VEHICLEDATA_OEM_CUSTOM_DATA", "VEHICLEDATA_STABILITYCONTROLSSTATUS", "VEHICLEDATA_WINDOWSTATUS", "VEHICLEDATA_HANDSOFFSTEERING", "VEHICLEDATA_SEATOCCUPANCY")
    }
}

extension HMI.Common {
    /// The 4 values of `VentilationMode`.
    package struct VentilationMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var upper: Self { Self(rawValue: "UPPER") }
        package static var lower: Self { Self(rawValue: "LOWER") }
        package static var both: Self { Self(rawValue: "BOTH") }
        package static var none: Self { Self(rawValue: "NONE") }

        package static let names = JSONKeys(
            "UPPER", "LOWER", "BOTH", "NONE")
    }
}

extension HMI.Common {
    /// The 5 values of `VideoStreamingCodec`.
    package struct VideoStreamingCodec: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var h264: Self { Self(rawValue: "H264") }
        package static var h265: Self { Self(rawValue: "H265") }
        package static var theora: Self { Self(rawValue: "Theora") }
        package static var vp8: Self { Self(rawValue: "VP8") }
        package static var vp9: Self { Self(rawValue: "VP9") }

        package static let names = JSONKeys(
            "H264", "H265", "Theora", "VP8", "VP9")
    }
}

extension HMI.Common {
    /// The 5 values of `VideoStreamingProtocol`.
    package struct VideoStreamingProtocol: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var raw: Self { Self(rawValue: "RAW") }
        package static var rtp: Self { Self(rawValue: "RTP") }
        package static var rtsp: Self { Self(rawValue: "RTSP") }
        package static var rtmp: Self { Self(rawValue: "RTMP") }
        package static var webm: Self { Self(rawValue: "WEBM") }

        package static let names = JSONKeys(
            "RAW", "RTP", "RTSP", "RTMP", "WEBM")
    }
}

extension HMI.Common {
    /// The one value of `VrCapabilities`.
    package struct VrCapabilities: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var text: Self { Self(rawValue: "TEXT") }

        package static let names = JSONKeys(
            "TEXT")
    }
}

extension HMI.Common {
    /// The 4 values of `WarningLightStatus`.
    package struct WarningLightStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var off: Self { Self(rawValue: "OFF") }
        package static var on: Self { Self(rawValue: "ON") }
        package static var flash: Self { Self(rawValue: "FLASH") }
        package static var notUsed: Self { Self(rawValue: "NOT_USED") }

        package static let names = JSONKeys(
            "OFF", "ON", "FLASH", "NOT_USED")
    }
}

extension HMI.Common {
    /// The 2 values of `WayPointType`.
    package struct WayPointType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var all: Self { Self(rawValue: "ALL") }
        package static var destination: Self { Self(rawValue: "DESTINATION") }

        package static let names = JSONKeys(
            "ALL", "DESTINATION")
    }
}

extension HMI.Common {
    /// The 2 values of `WindowType`.
    package struct WindowType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var main: Self { Self(rawValue: "MAIN") }
        package static var widget: Self { Self(rawValue: "WIDGET") }

        package static let names = JSONKeys(
            "MAIN", "WIDGET")
    }
}

extension HMI.Common {
    /// The 15 values of `WiperStatus`.
    package struct WiperStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var off: Self { Self(rawValue: "OFF") }
        package static var autoOff: Self { Self(rawValue: "AUTO_OFF") }
        package static var offMoving: Self { Self(rawValue: "OFF_MOVING") }
        package static var manIntOff: Self { Self(rawValue: "MAN_INT_OFF") }
        package static var manIntOn: Self { Self(rawValue: "MAN_INT_ON") }
        package static var manLow: Self { Self(rawValue: "MAN_LOW") }
        package static var manHigh: Self { Self(rawValue: "MAN_HIGH") }
        package static var manFlick: Self { Self(rawValue: "MAN_FLICK") }
        package static var wash: Self { Self(rawValue: "WASH") }
        package static var autoLow: Self { Self(rawValue: "AUTO_LOW") }
        package static var autoHigh: Self { Self(rawValue: "AUTO_HIGH") }
        package static var courtesywipe: Self { Self(rawValue: "COURTESYWIPE") }
        package static var autoAdjust: Self { Self(rawValue: "AUTO_ADJUST") }
        package static var stalled: Self { Self(rawValue: "STALLED") }
        package static var noDataExists: Self { Self(rawValue: "NO_DATA_EXISTS") }

        package static let names = JSONKeys(
            "OFF", "AUTO_OFF", "OFF_MOVING", "MAN_INT_OFF", "MAN_INT_ON", "MAN_LOW", "MAN_HIGH", "MAN_FLICK", "WASH", "AUTO_LOW", "AUTO_HIGH", "COURTESYWIPE", "AUTO_ADJUST", "STALLED", "NO_DATA_EXISTS")
    }
}
