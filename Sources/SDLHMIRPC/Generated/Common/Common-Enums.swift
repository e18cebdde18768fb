// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    package struct AlertType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var ui: Self { Self(rawValue: "UI") }
        package static var both: Self { Self(rawValue: "BOTH") }

        package static let names = JSONKeys(
            "UI", "BOTH")
    }

    package struct AppPriority: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var emergency: Self { Self(rawValue: "EMERGENCY") }
        package static var navigation: Self { Self(rawValue: "NAVIGATION") }
        package static var voiceCommunication: Self { Self(rawValue: "VOICE_COMMUNICATION") }
        package static var communication: Self { Self(rawValue: "COMMUNICATION") }
        package static var normal: Self { Self(rawValue: "NORMAL") }
        package static var none: Self { Self(rawValue: "NONE") }

        package static let names = JSONKeys(
            "EMERGENCY", "NAVIGATION", "VOICE_COMMUNICATION", "COMMUNICATION", "NORMAL", "NONE")
    }

    package struct ApplicationExitReason: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var driverDistractionViolation: Self { Self(rawValue: "DRIVER_DISTRACTION_VIOLATION") }
        package static var userExit: Self { Self(rawValue: "USER_EXIT") }
        package static var unauthorizedTransportRegistration: Self { Self(rawValue: "UNAUTHORIZED_TRANSPORT_REGISTRATION") }
        package static var unsupportedHmiResource: Self { Self(rawValue: "UNSUPPORTED_HMI_RESOURCE") }
        package static var closeCloudConnection: Self { Self(rawValue: "CLOSE_CLOUD_CONNECTION") }
        package static var resourceConstraint: Self { Self(rawValue: "RESOURCE_CONSTRAINT") }

        package static let names = JSONKeys(
            "DRIVER_DISTRACTION_VIOLATION", "USER_EXIT", "UNAUTHORIZED_TRANSPORT_REGISTRATION", "UNSUPPORTED_HMI_RESOURCE", "CLOSE_CLOUD_CONNECTION", "RESOURCE_CONSTRAINT")
    }

    package struct ApplicationsCloseReason: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var ignitionOff: Self { Self(rawValue: "IGNITION_OFF") }
        package static var masterReset: Self { Self(rawValue: "MASTER_RESET") }
        package static var factoryDefaults: Self { Self(rawValue: "FACTORY_DEFAULTS") }
        package static var suspend: Self { Self(rawValue: "SUSPEND") }

        package static let names = JSONKeys(
            "IGNITION_OFF", "MASTER_RESET", "FACTORY_DEFAULTS", "SUSPEND")
    }

    package struct ClockUpdateMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var countup: Self { Self(rawValue: "COUNTUP") }
        package static var countdown: Self { Self(rawValue: "COUNTDOWN") }
        package static var pause: Self { Self(rawValue: "PAUSE") }
        package static var resume: Self { Self(rawValue: "RESUME") }
        package static var clear: Self { Self(rawValue: "CLEAR") }

        package static let names = JSONKeys(
            "COUNTUP", "COUNTDOWN", "PAUSE", "RESUME", "CLEAR")
    }

    package struct CloudConnectionStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var notConnected: Self { Self(rawValue: "NOT_CONNECTED") }
        package static var connected: Self { Self(rawValue: "CONNECTED") }
        package static var retry: Self { Self(rawValue: "RETRY") }

        package static let names = JSONKeys(
            "NOT_CONNECTED", "CONNECTED", "RETRY")
    }

    package struct ConsentSource: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var gui: Self { Self(rawValue: "GUI") }
        package static var vui: Self { Self(rawValue: "VUI") }

        package static let names = JSONKeys(
            "GUI", "VUI")
    }

    package struct DeviceState: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var unknown: Self { Self(rawValue: "UNKNOWN") }
        package static var unpaired: Self { Self(rawValue: "UNPAIRED") }

        package static let names = JSONKeys(
            "UNKNOWN", "UNPAIRED")
    }

    package struct DisplayType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var cid: Self { Self(rawValue: "CID") }
        package static var type2: Self { Self(rawValue: "TYPE2") }
        package static var type5: Self { Self(rawValue: "TYPE5") }
        package static var ngn: Self { Self(rawValue: "NGN") }
        package static var gen28Dma: Self { Self(rawValue: "GEN2_8_DMA") }
        package static var gen26Dma: Self { Self(rawValue: "GEN2_6_DMA") }
        package static var mfd3: Self { Self(rawValue: "MFD3") }
        package static var mfd4: Self { Self(rawValue: "MFD4") }
        package static var mfd5: Self { Self(rawValue: "MFD5") }
        package static var gen38Inch: Self { Self(rawValue: "GEN3_8_INCH") }
        package static var sdlGeneric: Self { Self(rawValue: "SDL_GENERIC") }

        package static let names = JSONKeys(
            "CID", "TYPE2", "TYPE5", "NGN", "GEN2_8_DMA", "GEN2_6_DMA", "MFD3", "MFD4", "MFD5", "GEN3_8_INCH", "SDL_GENERIC")
    }

    package struct EmergencyState: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var emergencyOn: Self { Self(rawValue: "EMERGENCY_ON") }
        package static var emergencyOff: Self { Self(rawValue: "EMERGENCY_OFF") }

        package static let names = JSONKeys(
            "EMERGENCY_ON", "EMERGENCY_OFF")
    }

    package struct EntityStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var on: Self { Self(rawValue: "ON") }
        package static var off: Self { Self(rawValue: "OFF") }

        package static let names = JSONKeys(
            "ON", "OFF")
    }

    package struct EventTypes: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var audioSource: Self { Self(rawValue: "AUDIO_SOURCE") }
        package static var embeddedNavi: Self { Self(rawValue: "EMBEDDED_NAVI") }
        package static var phoneCall: Self { Self(rawValue: "PHONE_CALL") }
        package static var emergencyEvent: Self { Self(rawValue: "EMERGENCY_EVENT") }
        package static var deactivateHmi: Self { Self(rawValue: "DEACTIVATE_HMI") }

        package static let names = JSONKeys(
            "AUDIO_SOURCE", "EMBEDDED_NAVI", "PHONE_CALL", "EMERGENCY_EVENT", "DEACTIVATE_HMI")
    }

    package struct MethodName: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var alert: Self { Self(rawValue: "ALERT") }
        package static var subtleAlert: Self { Self(rawValue: "SUBTLE_ALERT") }
        package static var speak: Self { Self(rawValue: "SPEAK") }
        package static var audioPassThru: Self { Self(rawValue: "AUDIO_PASS_THRU") }
        package static var alertManeuver: Self { Self(rawValue: "ALERT_MANEUVER") }

        package static let names = JSONKeys(
            "ALERT", "SUBTLE_ALERT", "SPEAK", "AUDIO_PASS_THRU", "ALERT_MANEUVER")
    }

    package struct RCAccessMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var autoAllow: Self { Self(rawValue: "AUTO_ALLOW") }
        package static var autoDeny: Self { Self(rawValue: "AUTO_DENY") }
        package static var askDriver: Self { Self(rawValue: "ASK_DRIVER") }

        package static let names = JSONKeys(
            "AUTO_ALLOW", "AUTO_DENY", "ASK_DRIVER")
    }

    package struct Result: NumberedEnumeration {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static var success: Self { Self(rawValue: 0) }
        package static var unsupportedRequest: Self { Self(rawValue: 1) }
        package static var unsupportedResource: Self { Self(rawValue: 2) }
        package static var disallowed: Self { Self(rawValue: 3) }
        package static var rejected: Self { Self(rawValue: 4) }
        package static var aborted: Self { Self(rawValue: 5) }
        package static var ignored: Self { Self(rawValue: 6) }
        package static var retry: Self { Self(rawValue: 7) }
        package static var inUse: Self { Self(rawValue: 8) }
        package static var dataNotAvailable: Self { Self(rawValue: 9) }
        package static var timedOut: Self { Self(rawValue: 10) }
        package static var invalidData: Self { Self(rawValue: 11) }
        package static var charLimitExceeded: Self { Self(rawValue: 12) }
        package static var invalidId: Self { Self(rawValue: 13) }
        package static var duplicateName: Self { Self(rawValue: 14) }
        package static var applicationNotRegistered: Self { Self(rawValue: 15) }
        package static var wrongLanguage: Self { Self(rawValue: 16) }
        package static var outOfMemory: Self { Self(rawValue: 17) }
        package static var tooManyPendingRequests: Self { Self(rawValue: 18) }
        package static var noAppsRegistered: Self { Self(rawValue: 19) }
        package static var noDevicesConnected: Self { Self(rawValue: 20) }
        package static var warnings: Self { Self(rawValue: 21) }
        package static var genericError: Self { Self(rawValue: 22) }
        package static var userDisallowed: Self { Self(rawValue: 23) }
        package static var truncatedData: Self { Self(rawValue: 24) }
        package static var saved: Self { Self(rawValue: 25) }
        package static var readOnly: Self { Self(rawValue: 26) }

        package static let names: KeyValuePairs<Int, String> = [
            0: "SUCCESS",
            1: "UNSUPPORTED_REQUEST",
            2: "UNSUPPORTED_RESOURCE",
            3: "DISALLOWED",
            4: "REJECTED",
            5: "ABORTED",
            6: "IGNORED",
            7: "RETRY",
            8: "IN_USE",
            9: "DATA_NOT_AVAILABLE",
            10: "TIMED_OUT",
            11: "INVALID_DATA",
            12: "CHAR_LIMIT_EXCEEDED",
            13: "INVALID_ID",
            14: "DUPLICATE_NAME",
            15: "APPLICATION_NOT_REGISTERED",
            16: "WRONG_LANGUAGE",
            17: "OUT_OF_MEMORY",
            18: "TOO_MANY_PENDING_REQUESTS",
            19: "NO_APPS_REGISTERED",
            20: "NO_DEVICES_CONNECTED",
            21: "WARNINGS",
            22: "GENERIC_ERROR",
            23: "USER_DISALLOWED",
            24: "TRUNCATED_DATA",
            25: "SAVED",
            26: "READ_ONLY",
        ]
    }

    package struct ServiceEvent: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var requestReceived: Self { Self(rawValue: "REQUEST_RECEIVED") }
        package static var requestAccepted: Self { Self(rawValue: "REQUEST_ACCEPTED") }
        package static var requestRejected: Self { Self(rawValue: "REQUEST_REJECTED") }

        package static let names = JSONKeys(
            "REQUEST_RECEIVED", "REQUEST_ACCEPTED", "REQUEST_REJECTED")
    }

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

    package struct ServiceType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var video: Self { Self(rawValue: "VIDEO") }
        package static var audio: Self { Self(rawValue: "AUDIO") }
        package static var rpc: Self { Self(rawValue: "RPC") }

        package static let names = JSONKeys(
            "VIDEO", "AUDIO", "RPC")
    }

    package struct StatisticsType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var iAPPBUFFERFULL: Self { Self(rawValue: "iAPP_BUFFER_FULL") }

        package static let names = JSONKeys(
            "iAPP_BUFFER_FULL")
    }

    package struct SystemError: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var syncRebooted: Self { Self(rawValue: "SYNC_REBOOTED") }
        package static var syncOutOfMemmory: Self { Self(rawValue: "SYNC_OUT_OF_MEMMORY") }

        package static let names = JSONKeys(
            "SYNC_REBOOTED", "SYNC_OUT_OF_MEMMORY")
    }

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

    package struct UpdateResult: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var upToDate: Self { Self(rawValue: "UP_TO_DATE") }
        package static var updating: Self { Self(rawValue: "UPDATING") }
        package static var updateNeeded: Self { Self(rawValue: "UPDATE_NEEDED") }

        package static let names = JSONKeys(
            "UP_TO_DATE", "UPDATING", "UPDATE_NEEDED")
    }

    package struct VRCommandType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var choice: Self { Self(rawValue: "Choice") }
        package static var command: Self { Self(rawValue: "Command") }

        package static let names = JSONKeys(
            "Choice", "Command")
    }

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
