// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 5 values of `VehicleDataActiveStatus`, since 2.0.
public struct SDLVehicleDataActiveStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `INACTIVE_NOT_CONFIRMED` in messages.
    public static var inactiveNotConfirmed: Self { Self(rawValue: "INACTIVE_NOT_CONFIRMED") }
    /// `INACTIVE_CONFIRMED` in messages.
    public static var inactiveConfirmed: Self { Self(rawValue: "INACTIVE_CONFIRMED") }
    /// `ACTIVE_NOT_CONFIRMED` in messages.
    public static var activeNotConfirmed: Self { Self(rawValue: "ACTIVE_NOT_CONFIRMED") }
    /// `ACTIVE_CONFIRMED` in messages.
    public static var activeConfirmed: Self { Self(rawValue: "ACTIVE_CONFIRMED") }
    /// `FAULT` in messages.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "INACTIVE_NOT_CONFIRMED", "INACTIVE_CONFIRMED", "ACTIVE_NOT_CONFIRMED", "ACTIVE_CONFIRMED", "FAULT")
}

/// The 5 values of `VehicleDataEventStatus`, since 2.0.
public struct SDLVehicleDataEventStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NO_EVENT` in messages.
    public static var noEvent: Self { Self(rawValue: "NO_EVENT") }
    /// `NO` in messages.
    public static var no: Self { Self(rawValue: "NO") }
    /// `YES` in messages.
    public static var yes: Self { Self(rawValue: "YES") }
    /// `NOT_SUPPORTED` in messages.
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    /// `FAULT` in messages.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "NO_EVENT", "NO", "YES", "NOT_SUPPORTED", "FAULT")
}

/// The 4 values of `VehicleDataNotificationStatus`, since 2.0.
public struct SDLVehicleDataNotificationStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NOT_SUPPORTED` in messages.
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    /// `NORMAL` in messages.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// `ACTIVE` in messages.
    public static var active: Self { Self(rawValue: "ACTIVE") }
    /// `NOT_USED` in messages.
    public static var notUsed: Self { Self(rawValue: "NOT_USED") }

    public static let names = JSONKeys(
        "NOT_SUPPORTED", "NORMAL", "ACTIVE", "NOT_USED")
}

/// The 9 values of `VehicleDataResultCode`, since 2.0.
public struct SDLVehicleDataResultCode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `SUCCESS` in messages.
    public static var success: Self { Self(rawValue: "SUCCESS") }
    /// `TRUNCATED_DATA` in messages.
    public static var truncatedData: Self { Self(rawValue: "TRUNCATED_DATA") }
    /// `DISALLOWED` in messages.
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    /// `USER_DISALLOWED` in messages.
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    /// `INVALID_ID` in messages.
    public static var invalidId: Self { Self(rawValue: "INVALID_ID") }
    /// `VEHICLE_DATA_NOT_AVAILABLE` in messages.
    public static var vehicleDataNotAvailable: Self { Self(rawValue: "VEHICLE_DATA_NOT_AVAILABLE") }
    /// `DATA_ALREADY_SUBSCRIBED` in messages.
    public static var dataAlreadySubscribed: Self { Self(rawValue: "DATA_ALREADY_SUBSCRIBED") }
    /// `DATA_NOT_SUBSCRIBED` in messages.
    public static var dataNotSubscribed: Self { Self(rawValue: "DATA_NOT_SUBSCRIBED") }
    /// `IGNORED` in messages.
    public static var ignored: Self { Self(rawValue: "IGNORED") }

    public static let names = JSONKeys(
        "SUCCESS", "TRUNCATED_DATA", "DISALLOWED", "USER_DISALLOWED", "INVALID_ID", "VEHICLE_DATA_NOT_AVAILABLE", "DATA_ALREADY_SUBSCRIBED", "DATA_NOT_SUBSCRIBED", "IGNORED")
}

/// The 3 values of `VehicleDataStatus`, since 2.0.
public struct SDLVehicleDataStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NO_DATA_EXISTS` in messages.
    public static var noDataExists: Self { Self(rawValue: "NO_DATA_EXISTS") }
    /// `OFF` in messages.
    public static var off: Self { Self(rawValue: "OFF") }
    /// `ON` in messages.
    public static var on: Self { Self(rawValue: "ON") }

    public static let names = JSONKeys(
        "NO_DATA_EXISTS", "OFF", "ON")
}

/// The 38 values of `VehicleDataType`, since 2.0.
public struct SDLVehicleDataType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `VEHICLEDATA_GPS` in messages.
    public static var vehicledataGps: Self { Self(rawValue: "VEHICLEDATA_GPS") }
    /// `VEHICLEDATA_SPEED` in messages.
    public static var vehicledataSpeed: Self { Self(rawValue: "VEHICLEDATA_SPEED") }
    /// `VEHICLEDATA_RPM` in messages.
    public static var vehicledataRpm: Self { Self(rawValue: "VEHICLEDATA_RPM") }
    /// `VEHICLEDATA_FUELLEVEL` in messages; gone since 7.0.
    public static var vehicledataFuellevel: Self { Self(rawValue: "VEHICLEDATA_FUELLEVEL") }
    /// `VEHICLEDATA_FUELLEVEL_STATE` in messages; gone since 7.0.
    public static var vehicledataFuellevelState: Self { Self(rawValue: "VEHICLEDATA_FUELLEVEL_STATE") }
    /// `VEHICLEDATA_FUELCONSUMPTION` in messages.
    public static var vehicledataFuelconsumption: Self { Self(rawValue: "VEHICLEDATA_FUELCONSUMPTION") }
    /// `VEHICLEDATA_CLIMATEDATA` in messages; since 7.1.
    public static var vehicledataClimatedata: Self { Self(rawValue: "VEHICLEDATA_CLIMATEDATA") }
    /// `VEHICLEDATA_EXTERNTEMP` in messages; since 2.0; deprecated since 7.1.
    public static var vehicledataExterntemp: Self { Self(rawValue: "VEHICLEDATA_EXTERNTEMP") }
    /// `VEHICLEDATA_VIN` in messages.
    public static var vehicledataVin: Self { Self(rawValue: "VEHICLEDATA_VIN") }
    /// `VEHICLEDATA_GEARSTATUS` in messages; since 7.0.
    public static var vehicledataGearstatus: Self { Self(rawValue: "VEHICLEDATA_GEARSTATUS") }
    /// `VEHICLEDATA_PRNDL` in messages; gone since 7.0.
    public static var vehicledataPrndl: Self { Self(rawValue: "VEHICLEDATA_PRNDL") }
    /// `VEHICLEDATA_TIREPRESSURE` in messages.
    public static var vehicledataTirepressure: Self { Self(rawValue: "VEHICLEDATA_TIREPRESSURE") }
    /// `VEHICLEDATA_ODOMETER` in messages.
    public static var vehicledataOdometer: Self { Self(rawValue: "VEHICLEDATA_ODOMETER") }
    /// `VEHICLEDATA_BELTSTATUS` in messages.
    public static var vehicledataBeltstatus: Self { Self(rawValue: "VEHICLEDATA_BELTSTATUS") }
    /// `VEHICLEDATA_BODYINFO` in messages.
    public static var vehicledataBodyinfo: Self { Self(rawValue: "VEHICLEDATA_BODYINFO") }
    /// `VEHICLEDATA_DEVICESTATUS` in messages.
    public static var vehicledataDevicestatus: Self { Self(rawValue: "VEHICLEDATA_DEVICESTATUS") }
    /// `VEHICLEDATA_ECALLINFO` in messages.
    public static var vehicledataEcallinfo: Self { Self(rawValue: "VEHICLEDATA_ECALLINFO") }
    /// `VEHICLEDATA_AIRBAGSTATUS` in messages.
    public static var vehicledataAirbagstatus: Self { Self(rawValue: "VEHICLEDATA_AIRBAGSTATUS") }
    /// `VEHICLEDATA_EMERGENCYEVENT` in messages.
    public static var vehicledataEmergencyevent: Self { Self(rawValue: "VEHICLEDATA_EMERGENCYEVENT") }
    /// `VEHICLEDATA_CLUSTERMODESTATUS` in messages.
    public static var vehicledataClustermodestatus: Self { Self(rawValue: "VEHICLEDATA_CLUSTERMODESTATUS") }
    /// `VEHICLEDATA_MYKEY` in messages.
    public static var vehicledataMykey: Self { Self(rawValue: "VEHICLEDATA_MYKEY") }
    /// `VEHICLEDATA_BRAKING` in messages.
    public static var vehicledataBraking: Self { Self(rawValue: "VEHICLEDATA_BRAKING") }
    /// `VEHICLEDATA_WIPERSTATUS` in messages.
    public static var vehicledataWiperstatus: Self { Self(rawValue: "VEHICLEDATA_WIPERSTATUS") }
    /// `VEHICLEDATA_HEADLAMPSTATUS` in messages.
    public static var vehicledataHeadlampstatus: Self { Self(rawValue: "VEHICLEDATA_HEADLAMPSTATUS") }
    /// `VEHICLEDATA_BATTVOLTAGE` in messages.
    public static var vehicledataBattvoltage: Self { Self(rawValue: "VEHICLEDATA_BATTVOLTAGE") }
    /// `VEHICLEDATA_ENGINETORQUE` in messages.
    public static var vehicledataEnginetorque: Self { Self(rawValue: "VEHICLEDATA_ENGINETORQUE") }
    /// `VEHICLEDATA_ACCPEDAL` in messages.
    public static var vehicledataAccpedal: Self { Self(rawValue: "VEHICLEDATA_ACCPEDAL") }
    /// `VEHICLEDATA_STEERINGWHEEL` in messages.
    public static var vehicledataSteeringwheel: Self { Self(rawValue: "VEHICLEDATA_STEERINGWHEEL") }
    /// `VEHICLEDATA_TURNSIGNAL` in messages; since 5.0.
    public static var vehicledataTurnsignal: Self { Self(rawValue: "VEHICLEDATA_TURNSIGNAL") }
    /// `VEHICLEDATA_FUELRANGE` in messages; since 5.0.
    public static var vehicledataFuelrange: Self { Self(rawValue: "VEHICLEDATA_FUELRANGE") }
    /// `VEHICLEDATA_ENGINEOILLIFE` in messages; since 5.0.
    public static var vehicledataEngineoillife: Self { Self(rawValue: "VEHICLEDATA_ENGINEOILLIFE") }
    /// `VEHICLEDATA_ELECTRONICPARKBRAKESTATUS` in messages; since 5.0.
    public static var vehicledataElectronicparkbrakestatus: Self { Self(rawValue: "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS") }
    /// `VEHICLEDATA_CLOUDAPPVEHICLEID` in messages; since 5.1.
    public static var vehicledataCloudappvehicleid: Self { Self(rawValue: "VEHICLEDATA_CLOUDAPPVEHICLEID") }
    /// `VEHICLEDATA_OEM_CUSTOM_DATA` in messages; since 6.0.
    public static var vehicledataOemCustomData: Self { Self(rawValue: "VEHICLEDATA_OEM_CUSTOM_DATA") }
    /// `VEHICLEDATA_STABILITYCONTROLSSTATUS` in messages; since 7.0.
    public static var vehicledataStabilitycontrolsstatus: Self { Self(rawValue: "VEHICLEDATA_STABILITYCONTROLSSTATUS") }
    /// `VEHICLEDATA_WINDOWSTATUS` in messages; since 7.0.
    public static var vehicledataWindowstatus: Self { Self(rawValue: "VEHICLEDATA_WINDOWSTATUS") }
    /// `VEHICLEDATA_HANDSOFFSTEERING` in messages; since 7.0.
    public static var vehicledataHandsoffsteering: Self { Self(rawValue: "VEHICLEDATA_HANDSOFFSTEERING") }
    /// `VEHICLEDATA_SEATOCCUPANCY` in messages; since 7.1.
    public static var vehicledataSeatoccupancy: Self { Self(rawValue: "VEHICLEDATA_SEATOCCUPANCY") }

    public static let names = JSONKeys(
        "VEHICLEDATA_GPS", "VEHICLEDATA_SPEED", "VEHICLEDATA_RPM", "VEHICLEDATA_FUELLEVEL", "VEHICLEDATA_FUELLEVEL_STATE", "VEHICLEDATA_FUELCONSUMPTION", "VEHICLEDATA_CLIMATEDATA", "VEHICLEDATA_EXTERNTEMP", "VEHICLEDATA_VIN", "VEHICLEDATA_GEARSTATUS", "VEHICLEDATA_PRNDL", "VEHICLEDATA_TIREPRESSURE", "VEHICLEDATA_ODOMETER", "VEHICLEDATA_BELTSTATUS", "VEHICLEDATA_BODYINFO", "VEHICLEDATA_DEVICESTATUS", "VEHICLEDATA_ECALLINFO", "VEHICLEDATA_AIRBAGSTATUS", "VEHICLEDATA_EMERGENCYEVENT", "VEHICLEDATA_CLUSTERMODESTATUS", "VEHICLEDATA_MYKEY", "VEHICLEDATA_BRAKING", "VEHICLEDATA_WIPERSTATUS", "VEHICLEDATA_HEADLAMPSTATUS", "VEHICLEDATA_BATTVOLTAGE", "VEHICLEDATA_ENGINETORQUE", "VEHICLEDATA_ACCPEDAL", "VEHICLEDATA_STEERINGWHEEL", "VEHICLEDATA_TURNSIGNAL", "VEHICLEDATA_FUELRANGE", "VEHICLEDATA_ENGINEOILLIFE", "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS", "VEHICLEDATA_CLOUDAPPVEHICLEID", "VEHICLEDATA_OEM_CUSTOM_DATA", "VEHICLEDATA_STABILITYCONTROLSSTATUS", "VEHICLEDATA_WINDOWSTATUS", "VEHICLEDATA_HANDSOFFSTEERING", "VEHICLEDATA_SEATOCCUPANCY")

    /// The names that were added or removed after the first version.
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
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `UPPER` in messages.
    public static var upper: Self { Self(rawValue: "UPPER") }
    /// `LOWER` in messages.
    public static var lower: Self { Self(rawValue: "LOWER") }
    /// `BOTH` in messages.
    public static var both: Self { Self(rawValue: "BOTH") }
    /// `NONE` in messages.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "UPPER", "LOWER", "BOTH", "NONE")
}

/// The 5 values of `VideoStreamingCodec`, since 4.5.
public struct SDLVideoStreamingCodec: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `H264` in messages.
    public static var h264: Self { Self(rawValue: "H264") }
    /// `H265` in messages.
    public static var h265: Self { Self(rawValue: "H265") }
    /// `Theora` in messages.
    public static var theora: Self { Self(rawValue: "Theora") }
    /// `VP8` in messages.
    public static var vp8: Self { Self(rawValue: "VP8") }
    /// `VP9` in messages.
    public static var vp9: Self { Self(rawValue: "VP9") }

    public static let names = JSONKeys(
        "H264", "H265", "Theora", "VP8", "VP9")
}

/// The 5 values of `VideoStreamingProtocol`, since 4.5.
public struct SDLVideoStreamingProtocol: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `RAW` in messages.
    public static var raw: Self { Self(rawValue: "RAW") }
    /// `RTP` in messages.
    public static var rtp: Self { Self(rawValue: "RTP") }
    /// `RTSP` in messages.
    public static var rtsp: Self { Self(rawValue: "RTSP") }
    /// `RTMP` in messages.
    public static var rtmp: Self { Self(rawValue: "RTMP") }
    /// `WEBM` in messages.
    public static var webm: Self { Self(rawValue: "WEBM") }

    public static let names = JSONKeys(
        "RAW", "RTP", "RTSP", "RTMP", "WEBM")
}

/// The 2 values of `VideoStreamingState`, since 5.0.
public struct SDLVideoStreamingState: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `STREAMABLE` in messages.
    public static var streamable: Self { Self(rawValue: "STREAMABLE") }
    /// `NOT_STREAMABLE` in messages.
    public static var notStreamable: Self { Self(rawValue: "NOT_STREAMABLE") }

    public static let names = JSONKeys(
        "STREAMABLE", "NOT_STREAMABLE")
}

/// The one value of `VrCapabilities`, since 1.0.
public struct SDLVrCapabilities: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `TEXT` in messages.
    public static var text: Self { Self(rawValue: "TEXT") }

    public static let names = JSONKeys(
        "TEXT")
}

/// The 4 values of `WarningLightStatus`, since 2.0.
public struct SDLWarningLightStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `OFF` in messages.
    public static var off: Self { Self(rawValue: "OFF") }
    /// `ON` in messages.
    public static var on: Self { Self(rawValue: "ON") }
    /// `FLASH` in messages.
    public static var flash: Self { Self(rawValue: "FLASH") }
    /// `NOT_USED` in messages.
    public static var notUsed: Self { Self(rawValue: "NOT_USED") }

    public static let names = JSONKeys(
        "OFF", "ON", "FLASH", "NOT_USED")
}

/// The 2 values of `WayPointType`, since 4.1.
public struct SDLWayPointType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ALL` in messages.
    public static var all: Self { Self(rawValue: "ALL") }
    /// `DESTINATION` in messages.
    public static var destination: Self { Self(rawValue: "DESTINATION") }

    public static let names = JSONKeys(
        "ALL", "DESTINATION")
}

/// The 2 values of `WindowType`, since 6.0.
public struct SDLWindowType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MAIN` in messages.
    public static var main: Self { Self(rawValue: "MAIN") }
    /// `WIDGET` in messages.
    public static var widget: Self { Self(rawValue: "WIDGET") }

    public static let names = JSONKeys(
        "MAIN", "WIDGET")
}

/// The 15 values of `WiperStatus`, since 2.0.
public struct SDLWiperStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `OFF` in messages.
    public static var off: Self { Self(rawValue: "OFF") }
    /// `AUTO_OFF` in messages.
    public static var autoOff: Self { Self(rawValue: "AUTO_OFF") }
    /// `OFF_MOVING` in messages.
    public static var offMoving: Self { Self(rawValue: "OFF_MOVING") }
    /// `MAN_INT_OFF` in messages.
    public static var manIntOff: Self { Self(rawValue: "MAN_INT_OFF") }
    /// `MAN_INT_ON` in messages.
    public static var manIntOn: Self { Self(rawValue: "MAN_INT_ON") }
    /// `MAN_LOW` in messages.
    public static var manLow: Self { Self(rawValue: "MAN_LOW") }
    /// `MAN_HIGH` in messages.
    public static var manHigh: Self { Self(rawValue: "MAN_HIGH") }
    /// `MAN_FLICK` in messages.
    public static var manFlick: Self { Self(rawValue: "MAN_FLICK") }
    /// `WASH` in messages.
    public static var wash: Self { Self(rawValue: "WASH") }
    /// `AUTO_LOW` in messages.
    public static var autoLow: Self { Self(rawValue: "AUTO_LOW") }
    /// `AUTO_HIGH` in messages.
    public static var autoHigh: Self { Self(rawValue: "AUTO_HIGH") }
    /// `COURTESYWIPE` in messages.
    public static var courtesywipe: Self { Self(rawValue: "COURTESYWIPE") }
    /// `AUTO_ADJUST` in messages.
    public static var autoAdjust: Self { Self(rawValue: "AUTO_ADJUST") }
    /// `STALLED` in messages.
    public static var stalled: Self { Self(rawValue: "STALLED") }
    /// `NO_DATA_EXISTS` in messages.
    public static var noDataExists: Self { Self(rawValue: "NO_DATA_EXISTS") }

    public static let names = JSONKeys(
        "OFF", "AUTO_OFF", "OFF_MOVING", "MAN_INT_OFF", "MAN_INT_ON", "MAN_LOW", "MAN_HIGH", "MAN_FLICK", "WASH", "AUTO_LOW", "AUTO_HIGH", "COURTESYWIPE", "AUTO_ADJUST", "STALLED", "NO_DATA_EXISTS")
}
