// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 5 values of `VehicleDataActiveStatus`, since version 2.0.
public struct SDLVehicleDataActiveStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `INACTIVE_NOT_CONFIRMED`.
    public static var inactiveNotConfirmed: Self { Self(rawValue: "INACTIVE_NOT_CONFIRMED") }
    /// The value `INACTIVE_CONFIRMED`.
    public static var inactiveConfirmed: Self { Self(rawValue: "INACTIVE_CONFIRMED") }
    /// The value `ACTIVE_NOT_CONFIRMED`.
    public static var activeNotConfirmed: Self { Self(rawValue: "ACTIVE_NOT_CONFIRMED") }
    /// The value `ACTIVE_CONFIRMED`.
    public static var activeConfirmed: Self { Self(rawValue: "ACTIVE_CONFIRMED") }
    /// The value `FAULT`.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "INACTIVE_NOT_CONFIRMED", "INACTIVE_CONFIRMED", "ACTIVE_NOT_CONFIRMED", "ACTIVE_CONFIRMED", "FAULT")
}

/// The 5 values of `VehicleDataEventStatus`, since version 2.0.
public struct SDLVehicleDataEventStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NO_EVENT`.
    public static var noEvent: Self { Self(rawValue: "NO_EVENT") }
    /// The value `NO`.
    public static var no: Self { Self(rawValue: "NO") }
    /// The value `YES`.
    public static var yes: Self { Self(rawValue: "YES") }
    /// The value `NOT_SUPPORTED`.
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    /// The value `FAULT`.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "NO_EVENT", "NO", "YES", "NOT_SUPPORTED", "FAULT")
}

/// The 4 values of `VehicleDataNotificationStatus`, since version 2.0.
public struct SDLVehicleDataNotificationStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NOT_SUPPORTED`.
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    /// The value `NORMAL`.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// The value `ACTIVE`.
    public static var active: Self { Self(rawValue: "ACTIVE") }
    /// The value `NOT_USED`.
    public static var notUsed: Self { Self(rawValue: "NOT_USED") }

    public static let names = JSONKeys(
        "NOT_SUPPORTED", "NORMAL", "ACTIVE", "NOT_USED")
}

/// The 9 values of `VehicleDataResultCode`, since version 2.0.
public struct SDLVehicleDataResultCode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `SUCCESS`.
    public static var success: Self { Self(rawValue: "SUCCESS") }
    /// The value `TRUNCATED_DATA`.
    public static var truncatedData: Self { Self(rawValue: "TRUNCATED_DATA") }
    /// The value `DISALLOWED`.
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    /// The value `USER_DISALLOWED`.
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    /// The value `INVALID_ID`.
    public static var invalidId: Self { Self(rawValue: "INVALID_ID") }
    /// The value `VEHICLE_DATA_NOT_AVAILABLE`.
    public static var vehicleDataNotAvailable: Self { Self(rawValue: "VEHICLE_DATA_NOT_AVAILABLE") }
    /// The value `DATA_ALREADY_SUBSCRIBED`.
    public static var dataAlreadySubscribed: Self { Self(rawValue: "DATA_ALREADY_SUBSCRIBED") }
    /// The value `DATA_NOT_SUBSCRIBED`.
    public static var dataNotSubscribed: Self { Self(rawValue: "DATA_NOT_SUBSCRIBED") }
    /// The value `IGNORED`.
    public static var ignored: Self { Self(rawValue: "IGNORED") }

    public static let names = JSONKeys(
        "SUCCESS", "TRUNCATED_DATA", "DISALLOWED", "USER_DISALLOWED", "INVALID_ID", "VEHICLE_DATA_NOT_AVAILABLE", "DATA_ALREADY_SUBSCRIBED", "DATA_NOT_SUBSCRIBED", "IGNORED")
}

/// The 3 values of `VehicleDataStatus`, since version 2.0.
public struct SDLVehicleDataStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NO_DATA_EXISTS`.
    public static var noDataExists: Self { Self(rawValue: "NO_DATA_EXISTS") }
    /// The value `OFF`.
    public static var off: Self { Self(rawValue: "OFF") }
    /// The value `ON`.
    public static var on: Self { Self(rawValue: "ON") }

    public static let names = JSONKeys(
        "NO_DATA_EXISTS", "OFF", "ON")
}

/// The 38 values of `VehicleDataType`, since version 2.0.
public struct SDLVehicleDataType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `VEHICLEDATA_GPS`.
    public static var vehicledataGps: Self { Self(rawValue: "VEHICLEDATA_GPS") }
    /// The value `VEHICLEDATA_SPEED`.
    public static var vehicledataSpeed: Self { Self(rawValue: "VEHICLEDATA_SPEED") }
    /// The value `VEHICLEDATA_RPM`.
    public static var vehicledataRpm: Self { Self(rawValue: "VEHICLEDATA_RPM") }
    /// The value `VEHICLEDATA_FUELLEVEL`; removed in version 7.0.
    public static var vehicledataFuellevel: Self { Self(rawValue: "VEHICLEDATA_FUELLEVEL") }
    /// The value `VEHICLEDATA_FUELLEVEL_STATE`; removed in version 7.0.
    public static var vehicledataFuellevelState: Self { Self(rawValue: "VEHICLEDATA_FUELLEVEL_STATE") }
    /// The value `VEHICLEDATA_FUELCONSUMPTION`.
    public static var vehicledataFuelconsumption: Self { Self(rawValue: "VEHICLEDATA_FUELCONSUMPTION") }
    /// The value `VEHICLEDATA_CLIMATEDATA`; since version 7.1.
    public static var vehicledataClimatedata: Self { Self(rawValue: "VEHICLEDATA_CLIMATEDATA") }
    /// The value `VEHICLEDATA_EXTERNTEMP`; since version 2.0; deprecated since version 7.1.
    public static var vehicledataExterntemp: Self { Self(rawValue: "VEHICLEDATA_EXTERNTEMP") }
    /// The value `VEHICLEDATA_VIN`.
    public static var vehicledataVin: Self { Self(rawValue: "VEHICLEDATA_VIN") }
    /// The value `VEHICLEDATA_GEARSTATUS`; since version 7.0.
    public static var vehicledataGearstatus: Self { Self(rawValue: "VEHICLEDATA_GEARSTATUS") }
    /// The value `VEHICLEDATA_PRNDL`; removed in version 7.0.
    public static var vehicledataPrndl: Self { Self(rawValue: "VEHICLEDATA_PRNDL") }
    /// The value `VEHICLEDATA_TIREPRESSURE`.
    public static var vehicledataTirepressure: Self { Self(rawValue: "VEHICLEDATA_TIREPRESSURE") }
    /// The value `VEHICLEDATA_ODOMETER`.
    public static var vehicledataOdometer: Self { Self(rawValue: "VEHICLEDATA_ODOMETER") }
    /// The value `VEHICLEDATA_BELTSTATUS`.
    public static var vehicledataBeltstatus: Self { Self(rawValue: "VEHICLEDATA_BELTSTATUS") }
    /// The value `VEHICLEDATA_BODYINFO`.
    public static var vehicledataBodyinfo: Self { Self(rawValue: "VEHICLEDATA_BODYINFO") }
    /// The value `VEHICLEDATA_DEVICESTATUS`.
    public static var vehicledataDevicestatus: Self { Self(rawValue: "VEHICLEDATA_DEVICESTATUS") }
    /// The value `VEHICLEDATA_ECALLINFO`.
    public static var vehicledataEcallinfo: Self { Self(rawValue: "VEHICLEDATA_ECALLINFO") }
    /// The value `VEHICLEDATA_AIRBAGSTATUS`.
    public static var vehicledataAirbagstatus: Self { Self(rawValue: "VEHICLEDATA_AIRBAGSTATUS") }
    /// The value `VEHICLEDATA_EMERGENCYEVENT`.
    public static var vehicledataEmergencyevent: Self { Self(rawValue: "VEHICLEDATA_EMERGENCYEVENT") }
    /// The value `VEHICLEDATA_CLUSTERMODESTATUS`.
    public static var vehicledataClustermodestatus: Self { Self(rawValue: "VEHICLEDATA_CLUSTERMODESTATUS") }
    /// The value `VEHICLEDATA_MYKEY`.
    public static var vehicledataMykey: Self { Self(rawValue: "VEHICLEDATA_MYKEY") }
    /// The value `VEHICLEDATA_BRAKING`.
    public static var vehicledataBraking: Self { Self(rawValue: "VEHICLEDATA_BRAKING") }
    /// The value `VEHICLEDATA_WIPERSTATUS`.
    public static var vehicledataWiperstatus: Self { Self(rawValue: "VEHICLEDATA_WIPERSTATUS") }
    /// The value `VEHICLEDATA_HEADLAMPSTATUS`.
    public static var vehicledataHeadlampstatus: Self { Self(rawValue: "VEHICLEDATA_HEADLAMPSTATUS") }
    /// The value `VEHICLEDATA_BATTVOLTAGE`.
    public static var vehicledataBattvoltage: Self { Self(rawValue: "VEHICLEDATA_BATTVOLTAGE") }
    /// The value `VEHICLEDATA_ENGINETORQUE`.
    public static var vehicledataEnginetorque: Self { Self(rawValue: "VEHICLEDATA_ENGINETORQUE") }
    /// The value `VEHICLEDATA_ACCPEDAL`.
    public static var vehicledataAccpedal: Self { Self(rawValue: "VEHICLEDATA_ACCPEDAL") }
    /// The value `VEHICLEDATA_STEERINGWHEEL`.
    public static var vehicledataSteeringwheel: Self { Self(rawValue: "VEHICLEDATA_STEERINGWHEEL") }
    /// The value `VEHICLEDATA_TURNSIGNAL`; since version 5.0.
    public static var vehicledataTurnsignal: Self { Self(rawValue: "VEHICLEDATA_TURNSIGNAL") }
    /// The value `VEHICLEDATA_FUELRANGE`; since version 5.0.
    public static var vehicledataFuelrange: Self { Self(rawValue: "VEHICLEDATA_FUELRANGE") }
    /// The value `VEHICLEDATA_ENGINEOILLIFE`; since version 5.0.
    public static var vehicledataEngineoillife: Self { Self(rawValue: "VEHICLEDATA_ENGINEOILLIFE") }
    /// The value `VEHICLEDATA_ELECTRONICPARKBRAKESTATUS`; since version 5.0.
    public static var vehicledataElectronicparkbrakestatus: Self { Self(rawValue: "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS") }
    /// The value `VEHICLEDATA_CLOUDAPPVEHICLEID`; since version 5.1.
    public static var vehicledataCloudappvehicleid: Self { Self(rawValue: "VEHICLEDATA_CLOUDAPPVEHICLEID") }
    /// The value `VEHICLEDATA_OEM_CUSTOM_DATA`; since version 6.0.
    public static var vehicledataOemCustomData: Self { Self(rawValue: "VEHICLEDATA_OEM_CUSTOM_DATA") }
    /// The value `VEHICLEDATA_STABILITYCONTROLSSTATUS`; since version 7.0.
    public static var vehicledataStabilitycontrolsstatus: Self { Self(rawValue: "VEHICLEDATA_STABILITYCONTROLSSTATUS") }
    /// The value `VEHICLEDATA_WINDOWSTATUS`; since version 7.0.
    public static var vehicledataWindowstatus: Self { Self(rawValue: "VEHICLEDATA_WINDOWSTATUS") }
    /// The value `VEHICLEDATA_HANDSOFFSTEERING`; since version 7.0.
    public static var vehicledataHandsoffsteering: Self { Self(rawValue: "VEHICLEDATA_HANDSOFFSTEERING") }
    /// The value `VEHICLEDATA_SEATOCCUPANCY`; since version 7.1.
    public static var vehicledataSeatoccupancy: Self { Self(rawValue: "VEHICLEDATA_SEATOCCUPANCY") }

    public static let names = JSONKeys(
        "VEHICLEDATA_GPS", "VEHICLEDATA_SPEED", "VEHICLEDATA_RPM", "VEHICLEDATA_FUELLEVEL", "VEHICLEDATA_FUELLEVEL_STATE", "VEHICLEDATA_FUELCONSUMPTION", "VEHICLEDATA_CLIMATEDATA", "VEHICLEDATA_EXTERNTEMP", "VEHICLEDATA_VIN", "VEHICLEDATA_GEARSTATUS", "VEHICLEDATA_PRNDL", "VEHICLEDATA_TIREPRESSURE", "VEHICLEDATA_ODOMETER", "VEHICLEDATA_BELTSTATUS", "VEHICLEDATA_BODYINFO", "VEHICLEDATA_DEVICESTATUS", "VEHICLEDATA_ECALLINFO", "VEHICLEDATA_AIRBAGSTATUS", "VEHICLEDATA_EMERGENCYEVENT", "VEHICLEDATA_CLUSTERMODESTATUS", "VEHICLEDATA_MYKEY", "VEHICLEDATA_BRAKING", "VEHICLEDATA_WIPERSTATUS", "VEHICLEDATA_HEADLAMPSTATUS", "VEHICLEDATA_BATTVOLTAGE", "VEHICLEDATA_ENGINETORQUE", "VEHICLEDATA_ACCPEDAL", "VEHICLEDATA_STEERINGWHEEL", "VEHICLEDATA_TURNSIGNAL", "VEHICLEDATA_FUELRANGE", "VEHICLEDATA_ENGINEOILLIFE", "VEHICLEDATA_ELECTRONICPARKBRAKESTATUS", "VEHICLEDATA_CLOUDAPPVEHICLEID", "VEHICLEDATA_OEM_CUSTOM_DATA", "VEHICLEDATA_STABILITYCONTROLSSTATUS", "VEHICLEDATA_WINDOWSTATUS", "VEHICLEDATA_HANDSOFFSTEERING", "VEHICLEDATA_SEATOCCUPANCY")

    /// The versions of names that were added, deprecated or removed later.
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

/// The 4 values of `VentilationMode`, since version 4.5.
public struct SDLVentilationMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `UPPER`.
    public static var upper: Self { Self(rawValue: "UPPER") }
    /// The value `LOWER`.
    public static var lower: Self { Self(rawValue: "LOWER") }
    /// The value `BOTH`.
    public static var both: Self { Self(rawValue: "BOTH") }
    /// The value `NONE`.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "UPPER", "LOWER", "BOTH", "NONE")
}

/// The 5 values of `VideoStreamingCodec`, since version 4.5.
public struct SDLVideoStreamingCodec: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `H264`.
    public static var h264: Self { Self(rawValue: "H264") }
    /// The value `H265`.
    public static var h265: Self { Self(rawValue: "H265") }
    /// The value `Theora`.
    public static var theora: Self { Self(rawValue: "Theora") }
    /// The value `VP8`.
    public static var vp8: Self { Self(rawValue: "VP8") }
    /// The value `VP9`.
    public static var vp9: Self { Self(rawValue: "VP9") }

    public static let names = JSONKeys(
        "H264", "H265", "Theora", "VP8", "VP9")
}

/// The 5 values of `VideoStreamingProtocol`, since version 4.5.
public struct SDLVideoStreamingProtocol: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `RAW`.
    public static var raw: Self { Self(rawValue: "RAW") }
    /// The value `RTP`.
    public static var rtp: Self { Self(rawValue: "RTP") }
    /// The value `RTSP`.
    public static var rtsp: Self { Self(rawValue: "RTSP") }
    /// The value `RTMP`.
    public static var rtmp: Self { Self(rawValue: "RTMP") }
    /// The value `WEBM`.
    public static var webm: Self { Self(rawValue: "WEBM") }

    public static let names = JSONKeys(
        "RAW", "RTP", "RTSP", "RTMP", "WEBM")
}

/// The 2 values of `VideoStreamingState`, since version 5.0.
public struct SDLVideoStreamingState: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `STREAMABLE`.
    public static var streamable: Self { Self(rawValue: "STREAMABLE") }
    /// The value `NOT_STREAMABLE`.
    public static var notStreamable: Self { Self(rawValue: "NOT_STREAMABLE") }

    public static let names = JSONKeys(
        "STREAMABLE", "NOT_STREAMABLE")
}

/// The one value of `VrCapabilities`, since version 1.0.
public struct SDLVrCapabilities: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `TEXT`.
    public static var text: Self { Self(rawValue: "TEXT") }

    public static let names = JSONKeys(
        "TEXT")
}

/// The 4 values of `WarningLightStatus`, since version 2.0.
public struct SDLWarningLightStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `OFF`.
    public static var off: Self { Self(rawValue: "OFF") }
    /// The value `ON`.
    public static var on: Self { Self(rawValue: "ON") }
    /// The value `FLASH`.
    public static var flash: Self { Self(rawValue: "FLASH") }
    /// The value `NOT_USED`.
    public static var notUsed: Self { Self(rawValue: "NOT_USED") }

    public static let names = JSONKeys(
        "OFF", "ON", "FLASH", "NOT_USED")
}

/// The 2 values of `WayPointType`, since version 4.1.
public struct SDLWayPointType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `ALL`.
    public static var all: Self { Self(rawValue: "ALL") }
    /// The value `DESTINATION`.
    public static var destination: Self { Self(rawValue: "DESTINATION") }

    public static let names = JSONKeys(
        "ALL", "DESTINATION")
}

/// The 2 values of `WindowType`, since version 6.0.
public struct SDLWindowType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MAIN`.
    public static var main: Self { Self(rawValue: "MAIN") }
    /// The value `WIDGET`.
    public static var widget: Self { Self(rawValue: "WIDGET") }

    public static let names = JSONKeys(
        "MAIN", "WIDGET")
}

/// The 15 values of `WiperStatus`, since version 2.0.
public struct SDLWiperStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `OFF`.
    public static var off: Self { Self(rawValue: "OFF") }
    /// The value `AUTO_OFF`.
    public static var autoOff: Self { Self(rawValue: "AUTO_OFF") }
    /// The value `OFF_MOVING`.
    public static var offMoving: Self { Self(rawValue: "OFF_MOVING") }
    /// The value `MAN_INT_OFF`.
    public static var manIntOff: Self { Self(rawValue: "MAN_INT_OFF") }
    /// The value `MAN_INT_ON`.
    public static var manIntOn: Self { Self(rawValue: "MAN_INT_ON") }
    /// The value `MAN_LOW`.
    public static var manLow: Self { Self(rawValue: "MAN_LOW") }
    /// The value `MAN_HIGH`.
    public static var manHigh: Self { Self(rawValue: "MAN_HIGH") }
    /// The value `MAN_FLICK`.
    public static var manFlick: Self { Self(rawValue: "MAN_FLICK") }
    /// The value `WASH`.
    public static var wash: Self { Self(rawValue: "WASH") }
    /// The value `AUTO_LOW`.
    public static var autoLow: Self { Self(rawValue: "AUTO_LOW") }
    /// The value `AUTO_HIGH`.
    public static var autoHigh: Self { Self(rawValue: "AUTO_HIGH") }
    /// The value `COURTESYWIPE`.
    public static var courtesywipe: Self { Self(rawValue: "COURTESYWIPE") }
    /// The value `AUTO_ADJUST`.
    public static var autoAdjust: Self { Self(rawValue: "AUTO_ADJUST") }
    /// The value `STALLED`.
    public static var stalled: Self { Self(rawValue: "STALLED") }
    /// The value `NO_DATA_EXISTS`.
    public static var noDataExists: Self { Self(rawValue: "NO_DATA_EXISTS") }

    public static let names = JSONKeys(
        "OFF", "AUTO_OFF", "OFF_MOVING", "MAN_INT_OFF", "MAN_INT_ON", "MAN_LOW", "MAN_HIGH", "MAN_FLICK", "WASH", "AUTO_LOW", "AUTO_HIGH", "COURTESYWIPE", "AUTO_ADJUST", "STALLED", "NO_DATA_EXISTS")
}
