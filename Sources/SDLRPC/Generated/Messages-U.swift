// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `UnpublishAppService`, since 6.0.
public struct SDLUnpublishAppService: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLUnpublishAppServiceResponse

    public static var name: String { "UnpublishAppService" }
    public static var functionID: SDLFunctionID { .unpublishAppService }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Mandatory.
    public var serviceID: String

    /// All its members are mandatory.
    public init(
        serviceID: String
    ) {
        self.serviceID = serviceID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("serviceID", serviceID)
        writer.endObject()
    }

    private static let keys = JSONKeys("serviceID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var serviceID: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: serviceID = try reader.string(1, .max)
            }
        }
        guard let serviceID else { return nil }
        return Self(serviceID: serviceID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("serviceID", serviceID, 1, .max)
    }
}

/// The response `UnpublishAppService`, since 6.0.
public struct SDLUnpublishAppServiceResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `UnregisterAppInterface`, since 1.0.
public struct SDLUnregisterAppInterface: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLUnregisterAppInterfaceResponse

    public static var name: String { "UnregisterAppInterface" }
    public static var functionID: SDLFunctionID { .unregisterAppInterface }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

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

/// The response `UnregisterAppInterface`, since 1.0.
public struct SDLUnregisterAppInterfaceResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `UnsubscribeButton`, since 1.0.
public struct SDLUnsubscribeButton: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLUnsubscribeButtonResponse

    public static var name: String { "UnsubscribeButton" }
    public static var functionID: SDLFunctionID { .unsubscribeButton }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("buttonName", SDLButtonName.lifespans),
    ]

    /// Mandatory.
    public var buttonName: SDLButtonName

    /// All its members are mandatory.
    public init(
        buttonName: SDLButtonName
    ) {
        self.buttonName = buttonName
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("buttonName", buttonName)
        writer.endObject()
    }

    private static let keys = JSONKeys("buttonName")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var buttonName: SDLButtonName?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: buttonName = try SDLButtonName.read(from: &reader)
            }
        }
        guard let buttonName else { return nil }
        return Self(buttonName: buttonName)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("buttonName", buttonName)
    }
}

/// The response `UnsubscribeButton`, since 1.0.
public struct SDLUnsubscribeButtonResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `UnsubscribeVehicleData`, since 2.0.
public struct SDLUnsubscribeVehicleData: SDLRPCRequest {
    /// The response to this request.
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
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel: Bool?
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel_State: Bool?
    /// Optional.
    public var instantFuelConsumption: Bool?
    /// Optional; since 5.0.
    public var fuelRange: Bool?
    /// Optional; since 7.1.
    public var climateData: Bool?
    /// Optional; since 2.0; deprecated since 7.1.
    public var externalTemperature: Bool?
    /// Optional; since 5.0.
    public var turnSignal: Bool?
    /// Optional; since 7.0.
    public var gearStatus: Bool?
    /// Optional; since 2.0; deprecated since 7.0.
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
    /// Optional; since 5.0.
    public var engineOilLife: Bool?
    /// Optional; since 5.0.
    public var electronicParkBrakeStatus: Bool?
    /// Optional; since 5.1.
    public var cloudAppVehicleID: Bool?
    /// Optional; since 7.0.
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
    /// Optional; since 7.0.
    public var windowStatus: Bool?
    /// Optional; since 7.0.
    public var handsOffSteering: Bool?
    /// Optional; since 7.1.
    public var seatOccupancy: Bool?

    /// Members that are nil are left out of the message.
    public init(
        gps: Bool? = nil,
        speed: Bool? = nil,
        rpm: Bool? = nil,
        fuelLevel: Bool? = nil,
        fuelLevel_State: Bool? = nil,
        instantFuelConsumption: Bool? = nil,
        fuelRange: Bool? = nil,
        climateData: Bool? = nil,
        externalTemperature: Bool? = nil,
        turnSignal: Bool? = nil,
        gearStatus: Bool? = nil,
        prndl: Bool? = nil,
        tirePressure: Bool? = nil,
        odometer: Bool? = nil,
        beltStatus: Bool? = nil,
        bodyInformation: Bool? = nil,
        deviceStatus: Bool? = nil,
        driverBraking: Bool? = nil,
        wiperStatus: Bool? = nil,
        headLampStatus: Bool? = nil,
        engineTorque: Bool? = nil,
        accPedalPosition: Bool? = nil,
        steeringWheelAngle: Bool? = nil,
        engineOilLife: Bool? = nil,
        electronicParkBrakeStatus: Bool? = nil,
        cloudAppVehicleID: Bool? = nil,
        stabilityControlsStatus: Bool? = nil,
        eCallInfo: Bool? = nil,
        airbagStatus: Bool? = nil,
        emergencyEvent: Bool? = nil,
        clusterModeStatus: Bool? = nil,
        myKey: Bool? = nil,
        windowStatus: Bool? = nil,
        handsOffSteering: Bool? = nil,
        seatOccupancy: Bool? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("gps", gps)
        writer.field("speed", speed)
        writer.field("rpm", rpm)
        writer.field("fuelLevel", fuelLevel)
        writer.field("fuelLevel_State", fuelLevel_State)
        writer.field("instantFuelConsumption", instantFuelConsumption)
        writer.field("fuelRange", fuelRange)
        writer.field("climateData", climateData)
        writer.field("externalTemperature", externalTemperature)
        writer.field("turnSignal", turnSignal)
        writer.field("gearStatus", gearStatus)
        writer.field("prndl", prndl)
        writer.field("tirePressure", tirePressure)
        writer.field("odometer", odometer)
        writer.field("beltStatus", beltStatus)
        writer.field("bodyInformation", bodyInformation)
        writer.field("deviceStatus", deviceStatus)
        writer.field("driverBraking", driverBraking)
        writer.field("wiperStatus", wiperStatus)
        writer.field("headLampStatus", headLampStatus)
        writer.field("engineTorque", engineTorque)
        writer.field("accPedalPosition", accPedalPosition)
        writer.field("steeringWheelAngle", steeringWheelAngle)
        writer.field("engineOilLife", engineOilLife)
        writer.field("electronicParkBrakeStatus", electronicParkBrakeStatus)
        writer.field("cloudAppVehicleID", cloudAppVehicleID)
        writer.field("stabilityControlsStatus", stabilityControlsStatus)
        writer.field("eCallInfo", eCallInfo)
        writer.field("airbagStatus", airbagStatus)
        writer.field("emergencyEvent", emergencyEvent)
        writer.field("clusterModeStatus", clusterModeStatus)
        writer.field("myKey", myKey)
        writer.field("windowStatus", windowStatus)
        writer.field("handsOffSteering", handsOffSteering)
        writer.field("seatOccupancy", seatOccupancy)
        writer.endObject()
    }

    private static let keys = JSONKeys("gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "climateData", "externalTemperature", "turnSignal", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID", "stabilityControlsStatus", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModeStatus", "myKey", "windowStatus", "handsOffSteering", "seatOccupancy")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var gps: Bool?
        var speed: Bool?
        var rpm: Bool?
        var fuelLevel: Bool?
        var fuelLevel_State: Bool?
        var instantFuelConsumption: Bool?
        var fuelRange: Bool?
        var climateData: Bool?
        var externalTemperature: Bool?
        var turnSignal: Bool?
        var gearStatus: Bool?
        var prndl: Bool?
        var tirePressure: Bool?
        var odometer: Bool?
        var beltStatus: Bool?
        var bodyInformation: Bool?
        var deviceStatus: Bool?
        var driverBraking: Bool?
        var wiperStatus: Bool?
        var headLampStatus: Bool?
        var engineTorque: Bool?
        var accPedalPosition: Bool?
        var steeringWheelAngle: Bool?
        var engineOilLife: Bool?
        var electronicParkBrakeStatus: Bool?
        var cloudAppVehicleID: Bool?
        var stabilityControlsStatus: Bool?
        var eCallInfo: Bool?
        var airbagStatus: Bool?
        var emergencyEvent: Bool?
        var clusterModeStatus: Bool?
        var myKey: Bool?
        var windowStatus: Bool?
        var handsOffSteering: Bool?
        var seatOccupancy: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: gps = try reader.bool()
            case 1: speed = try reader.bool()
            case 2: rpm = try reader.bool()
            case 3: fuelLevel = try reader.bool()
            case 4: fuelLevel_State = try reader.bool()
            case 5: instantFuelConsumption = try reader.bool()
            case 6: fuelRange = try reader.bool()
            case 7: climateData = try reader.bool()
            case 8: externalTemperature = try reader.bool()
            case 9: turnSignal = try reader.bool()
            case 10: gearStatus = try reader.bool()
            case 11: prndl = try reader.bool()
            case 12: tirePressure = try reader.bool()
            case 13: odometer = try reader.bool()
            case 14: beltStatus = try reader.bool()
            case 15: bodyInformation = try reader.bool()
            case 16: deviceStatus = try reader.bool()
            case 17: driverBraking = try reader.bool()
            case 18: wiperStatus = try reader.bool()
            case 19: headLampStatus = try reader.bool()
            case 20: engineTorque = try reader.bool()
            case 21: accPedalPosition = try reader.bool()
            case 22: steeringWheelAngle = try reader.bool()
            case 23: engineOilLife = try reader.bool()
            case 24: electronicParkBrakeStatus = try reader.bool()
            case 25: cloudAppVehicleID = try reader.bool()
            case 26: stabilityControlsStatus = try reader.bool()
            case 27: eCallInfo = try reader.bool()
            case 28: airbagStatus = try reader.bool()
            case 29: emergencyEvent = try reader.bool()
            case 30: clusterModeStatus = try reader.bool()
            case 31: myKey = try reader.bool()
            case 32: windowStatus = try reader.bool()
            case 33: handsOffSteering = try reader.bool()
            default: seatOccupancy = try reader.bool()
            }
        }
        return Self(gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, climateData: climateData, externalTemperature: externalTemperature, turnSignal: turnSignal, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModeStatus: clusterModeStatus, myKey: myKey, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The response `UnsubscribeVehicleData`, since 2.0.
public struct SDLUnsubscribeVehicleDataResponse: SDLRPCResponse {
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
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel: SDLVehicleDataResult?
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel_State: SDLVehicleDataResult?
    /// Optional.
    public var instantFuelConsumption: SDLVehicleDataResult?
    /// Optional; since 5.0.
    public var fuelRange: SDLVehicleDataResult?
    /// Optional; since 7.1.
    public var climateData: SDLVehicleDataResult?
    /// Optional; since 2.0; deprecated since 7.1.
    public var externalTemperature: SDLVehicleDataResult?
    /// Optional; since 5.0.
    public var turnSignal: SDLVehicleDataResult?
    /// Optional; since 7.0.
    public var gearStatus: SDLVehicleDataResult?
    /// Optional; since 2.0; deprecated since 7.0.
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
    /// Optional; since 5.0.
    public var engineOilLife: SDLVehicleDataResult?
    /// Optional; since 5.0.
    public var electronicParkBrakeStatus: SDLVehicleDataResult?
    /// Optional; since 5.1.
    public var cloudAppVehicleID: SDLVehicleDataResult?
    /// Optional; since 7.0.
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
    /// Optional; since 7.0.
    public var windowStatus: SDLVehicleDataResult?
    /// Optional; since 7.0.
    public var handsOffSteering: SDLVehicleDataResult?
    /// Optional; since 7.1.
    public var seatOccupancy: SDLVehicleDataResult?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        gps: SDLVehicleDataResult? = nil,
        speed: SDLVehicleDataResult? = nil,
        rpm: SDLVehicleDataResult? = nil,
        fuelLevel: SDLVehicleDataResult? = nil,
        fuelLevel_State: SDLVehicleDataResult? = nil,
        instantFuelConsumption: SDLVehicleDataResult? = nil,
        fuelRange: SDLVehicleDataResult? = nil,
        climateData: SDLVehicleDataResult? = nil,
        externalTemperature: SDLVehicleDataResult? = nil,
        turnSignal: SDLVehicleDataResult? = nil,
        gearStatus: SDLVehicleDataResult? = nil,
        prndl: SDLVehicleDataResult? = nil,
        tirePressure: SDLVehicleDataResult? = nil,
        odometer: SDLVehicleDataResult? = nil,
        beltStatus: SDLVehicleDataResult? = nil,
        bodyInformation: SDLVehicleDataResult? = nil,
        deviceStatus: SDLVehicleDataResult? = nil,
        driverBraking: SDLVehicleDataResult? = nil,
        wiperStatus: SDLVehicleDataResult? = nil,
        headLampStatus: SDLVehicleDataResult? = nil,
        engineTorque: SDLVehicleDataResult? = nil,
        accPedalPosition: SDLVehicleDataResult? = nil,
        steeringWheelAngle: SDLVehicleDataResult? = nil,
        engineOilLife: SDLVehicleDataResult? = nil,
        electronicParkBrakeStatus: SDLVehicleDataResult? = nil,
        cloudAppVehicleID: SDLVehicleDataResult? = nil,
        stabilityControlsStatus: SDLVehicleDataResult? = nil,
        eCallInfo: SDLVehicleDataResult? = nil,
        airbagStatus: SDLVehicleDataResult? = nil,
        emergencyEvent: SDLVehicleDataResult? = nil,
        clusterModes: SDLVehicleDataResult? = nil,
        myKey: SDLVehicleDataResult? = nil,
        windowStatus: SDLVehicleDataResult? = nil,
        handsOffSteering: SDLVehicleDataResult? = nil,
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("gps", gps)
        writer.field("speed", speed)
        writer.field("rpm", rpm)
        writer.field("fuelLevel", fuelLevel)
        writer.field("fuelLevel_State", fuelLevel_State)
        writer.field("instantFuelConsumption", instantFuelConsumption)
        writer.field("fuelRange", fuelRange)
        writer.field("climateData", climateData)
        writer.field("externalTemperature", externalTemperature)
        writer.field("turnSignal", turnSignal)
        writer.field("gearStatus", gearStatus)
        writer.field("prndl", prndl)
        writer.field("tirePressure", tirePressure)
        writer.field("odometer", odometer)
        writer.field("beltStatus", beltStatus)
        writer.field("bodyInformation", bodyInformation)
        writer.field("deviceStatus", deviceStatus)
        writer.field("driverBraking", driverBraking)
        writer.field("wiperStatus", wiperStatus)
        writer.field("headLampStatus", headLampStatus)
        writer.field("engineTorque", engineTorque)
        writer.field("accPedalPosition", accPedalPosition)
        writer.field("steeringWheelAngle", steeringWheelAngle)
        writer.field("engineOilLife", engineOilLife)
        writer.field("electronicParkBrakeStatus", electronicParkBrakeStatus)
        writer.field("cloudAppVehicleID", cloudAppVehicleID)
        writer.field("stabilityControlsStatus", stabilityControlsStatus)
        writer.field("eCallInfo", eCallInfo)
        writer.field("airbagStatus", airbagStatus)
        writer.field("emergencyEvent", emergencyEvent)
        writer.field("clusterModes", clusterModes)
        writer.field("myKey", myKey)
        writer.field("windowStatus", windowStatus)
        writer.field("handsOffSteering", handsOffSteering)
        writer.field("seatOccupancy", seatOccupancy)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "climateData", "externalTemperature", "turnSignal", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID", "stabilityControlsStatus", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModes", "myKey", "windowStatus", "handsOffSteering", "seatOccupancy")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var gps: SDLVehicleDataResult?
        var speed: SDLVehicleDataResult?
        var rpm: SDLVehicleDataResult?
        var fuelLevel: SDLVehicleDataResult?
        var fuelLevel_State: SDLVehicleDataResult?
        var instantFuelConsumption: SDLVehicleDataResult?
        var fuelRange: SDLVehicleDataResult?
        var climateData: SDLVehicleDataResult?
        var externalTemperature: SDLVehicleDataResult?
        var turnSignal: SDLVehicleDataResult?
        var gearStatus: SDLVehicleDataResult?
        var prndl: SDLVehicleDataResult?
        var tirePressure: SDLVehicleDataResult?
        var odometer: SDLVehicleDataResult?
        var beltStatus: SDLVehicleDataResult?
        var bodyInformation: SDLVehicleDataResult?
        var deviceStatus: SDLVehicleDataResult?
        var driverBraking: SDLVehicleDataResult?
        var wiperStatus: SDLVehicleDataResult?
        var headLampStatus: SDLVehicleDataResult?
        var engineTorque: SDLVehicleDataResult?
        var accPedalPosition: SDLVehicleDataResult?
        var steeringWheelAngle: SDLVehicleDataResult?
        var engineOilLife: SDLVehicleDataResult?
        var electronicParkBrakeStatus: SDLVehicleDataResult?
        var cloudAppVehicleID: SDLVehicleDataResult?
        var stabilityControlsStatus: SDLVehicleDataResult?
        var eCallInfo: SDLVehicleDataResult?
        var airbagStatus: SDLVehicleDataResult?
        var emergencyEvent: SDLVehicleDataResult?
        var clusterModes: SDLVehicleDataResult?
        var myKey: SDLVehicleDataResult?
        var windowStatus: SDLVehicleDataResult?
        var handsOffSteering: SDLVehicleDataResult?
        var seatOccupancy: SDLVehicleDataResult?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            case 3: gps = try SDLVehicleDataResult.read(from: &reader)
            case 4: speed = try SDLVehicleDataResult.read(from: &reader)
            case 5: rpm = try SDLVehicleDataResult.read(from: &reader)
            case 6: fuelLevel = try SDLVehicleDataResult.read(from: &reader)
            case 7: fuelLevel_State = try SDLVehicleDataResult.read(from: &reader)
            case 8: instantFuelConsumption = try SDLVehicleDataResult.read(from: &reader)
            case 9: fuelRange = try SDLVehicleDataResult.read(from: &reader)
            case 10: climateData = try SDLVehicleDataResult.read(from: &reader)
            case 11: externalTemperature = try SDLVehicleDataResult.read(from: &reader)
            case 12: turnSignal = try SDLVehicleDataResult.read(from: &reader)
            case 13: gearStatus = try SDLVehicleDataResult.read(from: &reader)
            case 14: prndl = try SDLVehicleDataResult.read(from: &reader)
            case 15: tirePressure = try SDLVehicleDataResult.read(from: &reader)
            case 16: odometer = try SDLVehicleDataResult.read(from: &reader)
            case 17: beltStatus = try SDLVehicleDataResult.read(from: &reader)
            case 18: bodyInformation = try SDLVehicleDataResult.read(from: &reader)
            case 19: deviceStatus = try SDLVehicleDataResult.read(from: &reader)
            case 20: driverBraking = try SDLVehicleDataResult.read(from: &reader)
            case 21: wiperStatus = try SDLVehicleDataResult.read(from: &reader)
            case 22: headLampStatus = try SDLVehicleDataResult.read(from: &reader)
            case 23: engineTorque = try SDLVehicleDataResult.read(from: &reader)
            case 24: accPedalPosition = try SDLVehicleDataResult.read(from: &reader)
            case 25: steeringWheelAngle = try SDLVehicleDataResult.read(from: &reader)
            case 26: engineOilLife = try SDLVehicleDataResult.read(from: &reader)
            case 27: electronicParkBrakeStatus = try SDLVehicleDataResult.read(from: &reader)
            case 28: cloudAppVehicleID = try SDLVehicleDataResult.read(from: &reader)
            case 29: stabilityControlsStatus = try SDLVehicleDataResult.read(from: &reader)
            case 30: eCallInfo = try SDLVehicleDataResult.read(from: &reader)
            case 31: airbagStatus = try SDLVehicleDataResult.read(from: &reader)
            case 32: emergencyEvent = try SDLVehicleDataResult.read(from: &reader)
            case 33: clusterModes = try SDLVehicleDataResult.read(from: &reader)
            case 34: myKey = try SDLVehicleDataResult.read(from: &reader)
            case 35: windowStatus = try SDLVehicleDataResult.read(from: &reader)
            case 36: handsOffSteering = try SDLVehicleDataResult.read(from: &reader)
            default: seatOccupancy = try SDLVehicleDataResult.read(from: &reader)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, climateData: climateData, externalTemperature: externalTemperature, turnSignal: turnSignal, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModes: clusterModes, myKey: myKey, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.object("gps", gps)
        violations.object("speed", speed)
        violations.object("rpm", rpm)
        violations.object("fuelLevel", fuelLevel)
        violations.object("fuelLevel_State", fuelLevel_State)
        violations.object("instantFuelConsumption", instantFuelConsumption)
        violations.object("fuelRange", fuelRange)
        violations.object("climateData", climateData)
        violations.object("externalTemperature", externalTemperature)
        violations.object("turnSignal", turnSignal)
        violations.object("gearStatus", gearStatus)
        violations.object("prndl", prndl)
        violations.object("tirePressure", tirePressure)
        violations.object("odometer", odometer)
        violations.object("beltStatus", beltStatus)
        violations.object("bodyInformation", bodyInformation)
        violations.object("deviceStatus", deviceStatus)
        violations.object("driverBraking", driverBraking)
        violations.object("wiperStatus", wiperStatus)
        violations.object("headLampStatus", headLampStatus)
        violations.object("engineTorque", engineTorque)
        violations.object("accPedalPosition", accPedalPosition)
        violations.object("steeringWheelAngle", steeringWheelAngle)
        violations.object("engineOilLife", engineOilLife)
        violations.object("electronicParkBrakeStatus", electronicParkBrakeStatus)
        violations.object("cloudAppVehicleID", cloudAppVehicleID)
        violations.object("stabilityControlsStatus", stabilityControlsStatus)
        violations.object("eCallInfo", eCallInfo)
        violations.object("airbagStatus", airbagStatus)
        violations.object("emergencyEvent", emergencyEvent)
        violations.object("clusterModes", clusterModes)
        violations.object("myKey", myKey)
        violations.object("windowStatus", windowStatus)
        violations.object("handsOffSteering", handsOffSteering)
        violations.object("seatOccupancy", seatOccupancy)
    }
}

/// The request `UnsubscribeWayPoints`, since 4.1.
public struct SDLUnsubscribeWayPoints: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLUnsubscribeWayPointsResponse

    public static var name: String { "UnsubscribeWayPoints" }
    public static var functionID: SDLFunctionID { .unsubscribeWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }

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

/// The response `UnsubscribeWayPoints`, since 4.1.
public struct SDLUnsubscribeWayPointsResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        wayPoints: [SDLLocationDetails]? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.wayPoints = wayPoints
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("wayPoints", wayPoints)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "wayPoints")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var wayPoints: [SDLLocationDetails]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: wayPoints = try reader.array(of: SDLLocationDetails.self, 1, 10)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, wayPoints: wayPoints)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.objects("wayPoints", wayPoints, 1, 10)
    }
}

/// The request `UpdateTurnList`, since 2.0.
public struct SDLUpdateTurnList: SDLRPCRequest {
    /// The response to this request.
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

    /// Members that are nil are left out of the message.
    public init(
        turnList: [SDLTurn]? = nil,
        softButtons: [SDLSoftButton]? = nil
    ) {
        self.turnList = turnList
        self.softButtons = softButtons
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("turnList", turnList)
        writer.field("softButtons", softButtons)
        writer.endObject()
    }

    private static let keys = JSONKeys("turnList", "softButtons")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var turnList: [SDLTurn]?
        var softButtons: [SDLSoftButton]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: turnList = try reader.array(of: SDLTurn.self, 1, 100)
            default: softButtons = try reader.array(of: SDLSoftButton.self, 0, 1)
            }
        }
        return Self(turnList: turnList, softButtons: softButtons)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("turnList", turnList, 1, 100)
        violations.objects("softButtons", softButtons, 0, 1)
    }
}

/// The response `UpdateTurnList`, since 2.0.
public struct SDLUpdateTurnListResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}
