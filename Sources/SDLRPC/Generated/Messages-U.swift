// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `UnpublishAppService`, since version 6.0.
public struct SDLUnpublishAppService: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLUnpublishAppServiceResponse

    public static var name: String { "UnpublishAppService" }
    public static var functionID: SDLFunctionID { .unpublishAppService }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Mandatory.
    public var serviceID: String

    /// Creates a value. All members are mandatory.
    public init(serviceID: String) {
        self.serviceID = serviceID
    }

    @usableFromInline package static var blank: Self { Self(serviceID: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("serviceID", &it.serviceID, 1, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `UnpublishAppService`, since version 6.0.
public struct SDLUnpublishAppServiceResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "UnpublishAppService" }
    public static var functionID: SDLFunctionID { .unpublishAppService }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .rejected, .disallowed, .invalidData, .invalidId, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `UnregisterAppInterface`, since version 1.0.
public struct SDLUnregisterAppInterface: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLUnregisterAppInterfaceResponse

    public static var name: String { "UnregisterAppInterface" }
    public static var functionID: SDLFunctionID { .unregisterAppInterface }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `UnregisterAppInterface`, since version 1.0.
public struct SDLUnregisterAppInterfaceResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "UnregisterAppInterface" }
    public static var functionID: SDLFunctionID { .unregisterAppInterface }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `UnsubscribeButton`, since version 1.0.
public struct SDLUnsubscribeButton: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLUnsubscribeButtonResponse

    public static var name: String { "UnsubscribeButton" }
    public static var functionID: SDLFunctionID { .unsubscribeButton }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("buttonName", SDLButtonName.lifespans),
    ]

    /// Mandatory.
    public var buttonName: SDLButtonName

    /// Creates a value. All members are mandatory.
    public init(buttonName: SDLButtonName) {
        self.buttonName = buttonName
    }

    @usableFromInline package static var blank: Self { Self(buttonName: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("buttonName", &it.buttonName)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `UnsubscribeButton`, since version 1.0.
public struct SDLUnsubscribeButtonResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "UnsubscribeButton" }
    public static var functionID: SDLFunctionID { .unsubscribeButton }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .unsupportedResource, .ignored, .rejected
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `UnsubscribeVehicleData`, since version 2.0.
public struct SDLUnsubscribeVehicleData: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLUnsubscribeVehicleDataResponse

    public static var name: String { "UnsubscribeVehicleData" }
    public static var functionID: SDLFunctionID { .unsubscribeVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("fuelLevel", SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 0))),
        SDLMemberLifespan("fuelLevel_State", SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 0))),
        SDLMemberLifespan("fuelRange", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("climateData", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("externalTemperature", SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 1))),
        SDLMemberLifespan("turnSignal", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("gearStatus", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("prndl", SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 0))),
        SDLMemberLifespan("engineOilLife", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("electronicParkBrakeStatus", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("cloudAppVehicleID", SDLLifespan(since: SDLVersion(5, 1))),
        SDLMemberLifespan("stabilityControlsStatus", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("windowStatus", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("handsOffSteering", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("seatOccupancy", SDLLifespan(since: SDLVersion(7, 1))),
    ]

    /// Optional.
    public var gps: Bool?
    /// Optional.
    public var speed: Bool?
    /// Optional.
    public var rpm: Bool?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel: Bool?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel_State: Bool?
    /// Optional.
    public var instantFuelConsumption: Bool?
    /// Optional; since version 5.0.
    public var fuelRange: Bool?
    /// Optional; since version 7.1.
    public var climateData: Bool?
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var externalTemperature: Bool?
    /// Optional; since version 5.0.
    public var turnSignal: Bool?
    /// Optional; since version 7.0.
    public var gearStatus: Bool?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var prndl: Bool?
    /// Optional.
    public var tirePressure: Bool?
    /// Optional.
    public var odometer: Bool?
    /// Optional.
    public var beltStatus: Bool?
    /// Optional.
    public var bodyInformation: Bool?
    /// Optional.
    public var deviceStatus: Bool?
    /// Optional.
    public var driverBraking: Bool?
    /// Optional.
    public var wiperStatus: Bool?
    /// Optional.
    public var headLampStatus: Bool?
    /// Optional.
    public var engineTorque: Bool?
    /// Optional.
    public var accPedalPosition: Bool?
    /// Optional.
    public var steeringWheelAngle: Bool?
    /// Optional; since version 5.0.
    public var engineOilLife: Bool?
    /// Optional; since version 5.0.
    public var electronicParkBrakeStatus: Bool?
    /// Optional; since version 5.1.
    public var cloudAppVehicleID: Bool?
    /// Optional; since version 7.0.
    public var stabilityControlsStatus: Bool?
    /// Optional.
    public var eCallInfo: Bool?
    /// Optional.
    public var airbagStatus: Bool?
    /// Optional.
    public var emergencyEvent: Bool?
    /// Optional.
    public var clusterModeStatus: Bool?
    /// Optional.
    public var myKey: Bool?
    /// Optional; since version 7.0.
    public var windowStatus: Bool?
    /// Optional; since version 7.0.
    public var handsOffSteering: Bool?
    /// Optional; since version 7.1.
    public var seatOccupancy: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        gps: Bool? = nil, speed: Bool? = nil, rpm: Bool? = nil, fuelLevel: Bool? = nil, fuelLevel_State: Bool? = nil,
        instantFuelConsumption: Bool? = nil, fuelRange: Bool? = nil, climateData: Bool? = nil,
        externalTemperature: Bool? = nil, turnSignal: Bool? = nil, gearStatus: Bool? = nil, prndl: Bool? = nil,
        tirePressure: Bool? = nil, odometer: Bool? = nil, beltStatus: Bool? = nil, bodyInformation: Bool? = nil,
        deviceStatus: Bool? = nil, driverBraking: Bool? = nil, wiperStatus: Bool? = nil, headLampStatus: Bool? = nil,
        engineTorque: Bool? = nil, accPedalPosition: Bool? = nil, steeringWheelAngle: Bool? = nil,
        engineOilLife: Bool? = nil, electronicParkBrakeStatus: Bool? = nil, cloudAppVehicleID: Bool? = nil,
        stabilityControlsStatus: Bool? = nil, eCallInfo: Bool? = nil, airbagStatus: Bool? = nil,
        emergencyEvent: Bool? = nil, clusterModeStatus: Bool? = nil, myKey: Bool? = nil, windowStatus: Bool? = nil,
        handsOffSteering: Bool? = nil, seatOccupancy: Bool? = nil
    ) {
        self.gps = gps
        self.speed = speed
        self.rpm = rpm
        self.fuelLevel = fuelLevel
        self.fuelLevel_State = fuelLevel_State
        self.instantFuelConsumption = instantFuelConsumption
        self.fuelRange = fuelRange
        self.climateData = climateData
        self.externalTemperature = externalTemperature
        self.turnSignal = turnSignal
        self.gearStatus = gearStatus
        self.prndl = prndl
        self.tirePressure = tirePressure
        self.odometer = odometer
        self.beltStatus = beltStatus
        self.bodyInformation = bodyInformation
        self.deviceStatus = deviceStatus
        self.driverBraking = driverBraking
        self.wiperStatus = wiperStatus
        self.headLampStatus = headLampStatus
        self.engineTorque = engineTorque
        self.accPedalPosition = accPedalPosition
        self.steeringWheelAngle = steeringWheelAngle
        self.engineOilLife = engineOilLife
        self.electronicParkBrakeStatus = electronicParkBrakeStatus
        self.cloudAppVehicleID = cloudAppVehicleID
        self.stabilityControlsStatus = stabilityControlsStatus
        self.eCallInfo = eCallInfo
        self.airbagStatus = airbagStatus
        self.emergencyEvent = emergencyEvent
        self.clusterModeStatus = clusterModeStatus
        self.myKey = myKey
        self.windowStatus = windowStatus
        self.handsOffSteering = handsOffSteering
        self.seatOccupancy = seatOccupancy
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("gps", &it.gps)
        try v.bool("speed", &it.speed)
        try v.bool("rpm", &it.rpm)
        try v.bool("fuelLevel", &it.fuelLevel)
        try v.bool("fuelLevel_State", &it.fuelLevel_State)
        try v.bool("instantFuelConsumption", &it.instantFuelConsumption)
        try v.bool("fuelRange", &it.fuelRange)
        try v.bool("climateData", &it.climateData)
        try v.bool("externalTemperature", &it.externalTemperature)
        try v.bool("turnSignal", &it.turnSignal)
        try v.bool("gearStatus", &it.gearStatus)
        try v.bool("prndl", &it.prndl)
        try v.bool("tirePressure", &it.tirePressure)
        try v.bool("odometer", &it.odometer)
        try v.bool("beltStatus", &it.beltStatus)
        try v.bool("bodyInformation", &it.bodyInformation)
        try v.bool("deviceStatus", &it.deviceStatus)
        try v.bool("driverBraking", &it.driverBraking)
        try v.bool("wiperStatus", &it.wiperStatus)
        try v.bool("headLampStatus", &it.headLampStatus)
        try v.bool("engineTorque", &it.engineTorque)
        try v.bool("accPedalPosition", &it.accPedalPosition)
        try v.bool("steeringWheelAngle", &it.steeringWheelAngle)
        try v.bool("engineOilLife", &it.engineOilLife)
        try v.bool("electronicParkBrakeStatus", &it.electronicParkBrakeStatus)
        try v.bool("cloudAppVehicleID", &it.cloudAppVehicleID)
        try v.bool("stabilityControlsStatus", &it.stabilityControlsStatus)
        try v.bool("eCallInfo", &it.eCallInfo)
        try v.bool("airbagStatus", &it.airbagStatus)
        try v.bool("emergencyEvent", &it.emergencyEvent)
        try v.bool("clusterModeStatus", &it.clusterModeStatus)
        try v.bool("myKey", &it.myKey)
        try v.bool("windowStatus", &it.windowStatus)
        try v.bool("handsOffSteering", &it.handsOffSteering)
        try v.bool("seatOccupancy", &it.seatOccupancy)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `UnsubscribeVehicleData`, since version 2.0.
public struct SDLUnsubscribeVehicleDataResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "UnsubscribeVehicleData" }
    public static var functionID: SDLFunctionID { .unsubscribeVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .warnings, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional.
    public var gps: SDLVehicleDataResult?
    /// Optional.
    public var speed: SDLVehicleDataResult?
    /// Optional.
    public var rpm: SDLVehicleDataResult?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel: SDLVehicleDataResult?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel_State: SDLVehicleDataResult?
    /// Optional.
    public var instantFuelConsumption: SDLVehicleDataResult?
    /// Optional; since version 5.0.
    public var fuelRange: SDLVehicleDataResult?
    /// Optional; since version 7.1.
    public var climateData: SDLVehicleDataResult?
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var externalTemperature: SDLVehicleDataResult?
    /// Optional; since version 5.0.
    public var turnSignal: SDLVehicleDataResult?
    /// Optional; since version 7.0.
    public var gearStatus: SDLVehicleDataResult?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var prndl: SDLVehicleDataResult?
    /// Optional.
    public var tirePressure: SDLVehicleDataResult?
    /// Optional.
    public var odometer: SDLVehicleDataResult?
    /// Optional.
    public var beltStatus: SDLVehicleDataResult?
    /// Optional.
    public var bodyInformation: SDLVehicleDataResult?
    /// Optional.
    public var deviceStatus: SDLVehicleDataResult?
    /// Optional.
    public var driverBraking: SDLVehicleDataResult?
    /// Optional.
    public var wiperStatus: SDLVehicleDataResult?
    /// Optional.
    public var headLampStatus: SDLVehicleDataResult?
    /// Optional.
    public var engineTorque: SDLVehicleDataResult?
    /// Optional.
    public var accPedalPosition: SDLVehicleDataResult?
    /// Optional.
    public var steeringWheelAngle: SDLVehicleDataResult?
    /// Optional; since version 5.0.
    public var engineOilLife: SDLVehicleDataResult?
    /// Optional; since version 5.0.
    public var electronicParkBrakeStatus: SDLVehicleDataResult?
    /// Optional; since version 5.1.
    public var cloudAppVehicleID: SDLVehicleDataResult?
    /// Optional; since version 7.0.
    public var stabilityControlsStatus: SDLVehicleDataResult?
    /// Optional.
    public var eCallInfo: SDLVehicleDataResult?
    /// Optional.
    public var airbagStatus: SDLVehicleDataResult?
    /// Optional.
    public var emergencyEvent: SDLVehicleDataResult?
    /// Optional.
    public var clusterModes: SDLVehicleDataResult?
    /// Optional.
    public var myKey: SDLVehicleDataResult?
    /// Optional; since version 7.0.
    public var windowStatus: SDLVehicleDataResult?
    /// Optional; since version 7.0.
    public var handsOffSteering: SDLVehicleDataResult?
    /// Optional; since version 7.1.
    public var seatOccupancy: SDLVehicleDataResult?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, info: String? = nil, gps: SDLVehicleDataResult? = nil,
        speed: SDLVehicleDataResult? = nil, rpm: SDLVehicleDataResult? = nil, fuelLevel: SDLVehicleDataResult? = nil,
        fuelLevel_State: SDLVehicleDataResult? = nil, instantFuelConsumption: SDLVehicleDataResult? = nil,
        fuelRange: SDLVehicleDataResult? = nil, climateData: SDLVehicleDataResult? = nil,
        externalTemperature: SDLVehicleDataResult? = nil, turnSignal: SDLVehicleDataResult? = nil,
        gearStatus: SDLVehicleDataResult? = nil, prndl: SDLVehicleDataResult? = nil,
        tirePressure: SDLVehicleDataResult? = nil, odometer: SDLVehicleDataResult? = nil,
        beltStatus: SDLVehicleDataResult? = nil, bodyInformation: SDLVehicleDataResult? = nil,
        deviceStatus: SDLVehicleDataResult? = nil, driverBraking: SDLVehicleDataResult? = nil,
        wiperStatus: SDLVehicleDataResult? = nil, headLampStatus: SDLVehicleDataResult? = nil,
        engineTorque: SDLVehicleDataResult? = nil, accPedalPosition: SDLVehicleDataResult? = nil,
        steeringWheelAngle: SDLVehicleDataResult? = nil, engineOilLife: SDLVehicleDataResult? = nil,
        electronicParkBrakeStatus: SDLVehicleDataResult? = nil, cloudAppVehicleID: SDLVehicleDataResult? = nil,
        stabilityControlsStatus: SDLVehicleDataResult? = nil, eCallInfo: SDLVehicleDataResult? = nil,
        airbagStatus: SDLVehicleDataResult? = nil, emergencyEvent: SDLVehicleDataResult? = nil,
        clusterModes: SDLVehicleDataResult? = nil, myKey: SDLVehicleDataResult? = nil,
        windowStatus: SDLVehicleDataResult? = nil, handsOffSteering: SDLVehicleDataResult? = nil,
        seatOccupancy: SDLVehicleDataResult? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.gps = gps
        self.speed = speed
        self.rpm = rpm
        self.fuelLevel = fuelLevel
        self.fuelLevel_State = fuelLevel_State
        self.instantFuelConsumption = instantFuelConsumption
        self.fuelRange = fuelRange
        self.climateData = climateData
        self.externalTemperature = externalTemperature
        self.turnSignal = turnSignal
        self.gearStatus = gearStatus
        self.prndl = prndl
        self.tirePressure = tirePressure
        self.odometer = odometer
        self.beltStatus = beltStatus
        self.bodyInformation = bodyInformation
        self.deviceStatus = deviceStatus
        self.driverBraking = driverBraking
        self.wiperStatus = wiperStatus
        self.headLampStatus = headLampStatus
        self.engineTorque = engineTorque
        self.accPedalPosition = accPedalPosition
        self.steeringWheelAngle = steeringWheelAngle
        self.engineOilLife = engineOilLife
        self.electronicParkBrakeStatus = electronicParkBrakeStatus
        self.cloudAppVehicleID = cloudAppVehicleID
        self.stabilityControlsStatus = stabilityControlsStatus
        self.eCallInfo = eCallInfo
        self.airbagStatus = airbagStatus
        self.emergencyEvent = emergencyEvent
        self.clusterModes = clusterModes
        self.myKey = myKey
        self.windowStatus = windowStatus
        self.handsOffSteering = handsOffSteering
        self.seatOccupancy = seatOccupancy
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.value("gps", &it.gps)
        try v.value("speed", &it.speed)
        try v.value("rpm", &it.rpm)
        try v.value("fuelLevel", &it.fuelLevel)
        try v.value("fuelLevel_State", &it.fuelLevel_State)
        try v.value("instantFuelConsumption", &it.instantFuelConsumption)
        try v.value("fuelRange", &it.fuelRange)
        try v.value("climateData", &it.climateData)
        try v.value("externalTemperature", &it.externalTemperature)
        try v.value("turnSignal", &it.turnSignal)
        try v.value("gearStatus", &it.gearStatus)
        try v.value("prndl", &it.prndl)
        try v.value("tirePressure", &it.tirePressure)
        try v.value("odometer", &it.odometer)
        try v.value("beltStatus", &it.beltStatus)
        try v.value("bodyInformation", &it.bodyInformation)
        try v.value("deviceStatus", &it.deviceStatus)
        try v.value("driverBraking", &it.driverBraking)
        try v.value("wiperStatus", &it.wiperStatus)
        try v.value("headLampStatus", &it.headLampStatus)
        try v.value("engineTorque", &it.engineTorque)
        try v.value("accPedalPosition", &it.accPedalPosition)
        try v.value("steeringWheelAngle", &it.steeringWheelAngle)
        try v.value("engineOilLife", &it.engineOilLife)
        try v.value("electronicParkBrakeStatus", &it.electronicParkBrakeStatus)
        try v.value("cloudAppVehicleID", &it.cloudAppVehicleID)
        try v.value("stabilityControlsStatus", &it.stabilityControlsStatus)
        try v.value("eCallInfo", &it.eCallInfo)
        try v.value("airbagStatus", &it.airbagStatus)
        try v.value("emergencyEvent", &it.emergencyEvent)
        try v.value("clusterModes", &it.clusterModes)
        try v.value("myKey", &it.myKey)
        try v.value("windowStatus", &it.windowStatus)
        try v.value("handsOffSteering", &it.handsOffSteering)
        try v.value("seatOccupancy", &it.seatOccupancy)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `UnsubscribeWayPoints`, since version 4.1.
public struct SDLUnsubscribeWayPoints: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLUnsubscribeWayPointsResponse

    public static var name: String { "UnsubscribeWayPoints" }
    public static var functionID: SDLFunctionID { .unsubscribeWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }

    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `UnsubscribeWayPoints`, since version 4.1.
public struct SDLUnsubscribeWayPointsResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "UnsubscribeWayPoints" }
    public static var functionID: SDLFunctionID { .unsubscribeWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .genericError, .rejected, .unsupportedResource, .ignored, .disallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 1 to 10 entries.
    public var wayPoints: [SDLLocationDetails]?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, wayPoints: [SDLLocationDetails]? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.wayPoints = wayPoints
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.values("wayPoints", &it.wayPoints, 1, 10)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `UpdateTurnList`, since version 2.0.
public struct SDLUpdateTurnList: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLUpdateTurnListResponse

    public static var name: String { "UpdateTurnList" }
    public static var functionID: SDLFunctionID { .updateTurnList }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("turnList.turnIcon.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
    ]

    /// Optional; 1 to 100 entries.
    public var turnList: [SDLTurn]?
    /// Optional; at most 1 entries.
    public var softButtons: [SDLSoftButton]?

    /// Creates a value. Nil members are not sent.
    public init(turnList: [SDLTurn]? = nil, softButtons: [SDLSoftButton]? = nil) {
        self.turnList = turnList
        self.softButtons = softButtons
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("turnList", &it.turnList, 1, 100)
        try v.values("softButtons", &it.softButtons, 0, 1)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `UpdateTurnList`, since version 2.0.
public struct SDLUpdateTurnListResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "UpdateTurnList" }
    public static var functionID: SDLFunctionID { .updateTurnList }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .unsupportedRequest, .unsupportedResource
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
