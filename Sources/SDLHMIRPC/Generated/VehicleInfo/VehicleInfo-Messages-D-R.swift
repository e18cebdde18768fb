// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON
import SDLRPC

extension HMI.VehicleInfo {
    package struct DiagnosticMessageResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "DiagnosticMessage" }

        package var messageDataResult: [Int]

        package init(messageDataResult: [Int]) {
            self.messageDataResult = messageDataResult
        }

        @usableFromInline package static var blank: Self { Self(messageDataResult: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integers("messageDataResult", &it.messageDataResult, 1, 65535, values: 0, 255)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DiagnosticMessage: HMIRequest, MemberVisitable {
        package typealias Response = DiagnosticMessageResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "DiagnosticMessage" }

        package var targetID: Int
        package var messageLength: Int
        package var messageData: [Int]
        package var appID: Int

        package init(targetID: Int, messageLength: Int, messageData: [Int], appID: Int) {
            self.targetID = targetID
            self.messageLength = messageLength
            self.messageData = messageData
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(
            targetID: 0, messageLength: 0, messageData: [], appID: 0
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("targetID", &it.targetID, 0, 65535)
            try v.integer("messageLength", &it.messageLength, 0, 65535)
            try v.integers("messageData", &it.messageData, 1, 65535, values: 0, 255)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetDTCsResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "GetDTCs" }

        package var ecuHeader: Int
        package var dtc: [String]?

        package init(ecuHeader: Int, dtc: [String]? = nil) {
            self.ecuHeader = ecuHeader
            self.dtc = dtc
        }

        @usableFromInline package static var blank: Self { Self(ecuHeader: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("ecuHeader", &it.ecuHeader, 0, 65535)
            try v.strings("dtc", &it.dtc, 1, 15, lengths: 1, 10)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetDTCs: HMIRequest, MemberVisitable {
        package typealias Response = GetDTCsResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "GetDTCs" }

        package var ecuName: Int
        package var dtcMask: Int?
        package var appID: Int

        package init(ecuName: Int, dtcMask: Int? = nil, appID: Int) {
            self.ecuName = ecuName
            self.dtcMask = dtcMask
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(ecuName: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("ecuName", &it.ecuName, 0, 65535)
            try v.integer("dtcMask", &it.dtcMask, 0, 255)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetVehicleData: HMIRequest, MemberVisitable {
        package typealias Response = GetVehicleDataResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "GetVehicleData" }

        package var gps: Bool?
        package var speed: Bool?
        package var rpm: Bool?
        package var fuelLevel: Bool?
        package var fuelLevel_State: Bool?
        package var instantFuelConsumption: Bool?
        package var fuelRange: Bool?
        package var externalTemperature: Bool?
        package var climateData: Bool?
        package var turnSignal: Bool?
        package var vin: Bool?
        package var gearStatus: Bool?
        package var prndl: Bool?
        package var tirePressure: Bool?
        package var odometer: Bool?
        package var beltStatus: Bool?
        package var bodyInformation: Bool?
        package var deviceStatus: Bool?
        package var driverBraking: Bool?
        package var wiperStatus: Bool?
        package var headLampStatus: Bool?
        package var engineTorque: Bool?
        package var accPedalPosition: Bool?
        package var steeringWheelAngle: Bool?
        package var engineOilLife: Bool?
        package var electronicParkBrakeStatus: Bool?
        package var cloudAppVehicleID: Bool?
        package var stabilityControlsStatus: Bool?
        package var windowStatus: Bool?
        package var handsOffSteering: Bool?
        package var seatOccupancy: Bool?
        package var eCallInfo: Bool?
        package var airbagStatus: Bool?
        package var emergencyEvent: Bool?
        package var clusterModeStatus: Bool?
        package var myKey: Bool?

        package init(
            gps: Bool? = nil, speed: Bool? = nil, rpm: Bool? = nil, fuelLevel: Bool? = nil,
            fuelLevel_State: Bool? = nil, instantFuelConsumption: Bool? = nil, fuelRange: Bool? = nil,
            externalTemperature: Bool? = nil, climateData: Bool? = nil, turnSignal: Bool? = nil, vin: Bool? = nil,
            gearStatus: Bool? = nil, prndl: Bool? = nil, tirePressure: Bool? = nil, odometer: Bool? = nil,
            beltStatus: Bool? = nil, bodyInformation: Bool? = nil, deviceStatus: Bool? = nil,
            driverBraking: Bool? = nil, wiperStatus: Bool? = nil, headLampStatus: Bool? = nil,
            engineTorque: Bool? = nil, accPedalPosition: Bool? = nil, steeringWheelAngle: Bool? = nil,
            engineOilLife: Bool? = nil, electronicParkBrakeStatus: Bool? = nil, cloudAppVehicleID: Bool? = nil,
            stabilityControlsStatus: Bool? = nil, windowStatus: Bool? = nil, handsOffSteering: Bool? = nil,
            seatOccupancy: Bool? = nil, eCallInfo: Bool? = nil, airbagStatus: Bool? = nil, emergencyEvent: Bool? = nil,
            clusterModeStatus: Bool? = nil, myKey: Bool? = nil
        ) {
            self.gps = gps
            self.speed = speed
            self.rpm = rpm
            self.fuelLevel = fuelLevel
            self.fuelLevel_State = fuelLevel_State
            self.instantFuelConsumption = instantFuelConsumption
            self.fuelRange = fuelRange
            self.externalTemperature = externalTemperature
            self.climateData = climateData
            self.turnSignal = turnSignal
            self.vin = vin
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
            self.windowStatus = windowStatus
            self.handsOffSteering = handsOffSteering
            self.seatOccupancy = seatOccupancy
            self.eCallInfo = eCallInfo
            self.airbagStatus = airbagStatus
            self.emergencyEvent = emergencyEvent
            self.clusterModeStatus = clusterModeStatus
            self.myKey = myKey
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
            try v.bool("externalTemperature", &it.externalTemperature)
            try v.bool("climateData", &it.climateData)
            try v.bool("turnSignal", &it.turnSignal)
            try v.bool("vin", &it.vin)
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
            try v.bool("windowStatus", &it.windowStatus)
            try v.bool("handsOffSteering", &it.handsOffSteering)
            try v.bool("seatOccupancy", &it.seatOccupancy)
            try v.bool("eCallInfo", &it.eCallInfo)
            try v.bool("airbagStatus", &it.airbagStatus)
            try v.bool("emergencyEvent", &it.emergencyEvent)
            try v.bool("clusterModeStatus", &it.clusterModeStatus)
            try v.bool("myKey", &it.myKey)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetVehicleDataResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "GetVehicleData" }

        package var gps: HMI.Common.GPSData?
        package var speed: Double?
        package var rpm: Int?
        package var fuelLevel: Double?
        package var fuelLevel_State: HMI.Common.ComponentVolumeStatus?
        package var instantFuelConsumption: Double?
        package var fuelRange: [HMI.Common.FuelRange]?
        package var externalTemperature: Double?
        package var climateData: HMI.Common.ClimateData?
        package var turnSignal: HMI.Common.TurnSignal?
        package var vin: String?
        package var gearStatus: HMI.Common.GearStatus?
        package var prndl: HMI.Common.PRNDL?
        package var tirePressure: HMI.Common.TireStatus?
        package var odometer: Int?
        package var beltStatus: HMI.Common.BeltStatus?
        package var bodyInformation: HMI.Common.BodyInformation?
        package var deviceStatus: HMI.Common.DeviceStatus?
        package var driverBraking: HMI.Common.VehicleDataEventStatus?
        package var wiperStatus: HMI.Common.WiperStatus?
        package var headLampStatus: HMI.Common.HeadLampStatus?
        package var engineTorque: Double?
        package var accPedalPosition: Double?
        package var steeringWheelAngle: Double?
        package var engineOilLife: Double?
        package var electronicParkBrakeStatus: HMI.Common.ElectronicParkBrakeStatus?
        package var cloudAppVehicleID: String?
        package var stabilityControlsStatus: HMI.Common.StabilityControlsStatus?
        package var windowStatus: [HMI.Common.WindowStatus]?
        package var handsOffSteering: Bool?
        package var seatOccupancy: HMI.Common.SeatOccupancy?
        package var eCallInfo: HMI.Common.ECallInfo?
        package var airbagStatus: HMI.Common.AirbagStatus?
        package var emergencyEvent: HMI.Common.EmergencyEvent?
        package var clusterModeStatus: HMI.Common.ClusterModeStatus?
        package var myKey: HMI.Common.MyKey?

        package init(
            gps: HMI.Common.GPSData? = nil, speed: Double? = nil, rpm: Int? = nil, fuelLevel: Double? = nil,
            fuelLevel_State: HMI.Common.ComponentVolumeStatus? = nil, instantFuelConsumption: Double? = nil,
            fuelRange: [HMI.Common.FuelRange]? = nil, externalTemperature: Double? = nil,
            climateData: HMI.Common.ClimateData? = nil, turnSignal: HMI.Common.TurnSignal? = nil, vin: String? = nil,
            gearStatus: HMI.Common.GearStatus? = nil, prndl: HMI.Common.PRNDL? = nil,
            tirePressure: HMI.Common.TireStatus? = nil, odometer: Int? = nil, beltStatus: HMI.Common.BeltStatus? = nil,
            bodyInformation: HMI.Common.BodyInformation? = nil, deviceStatus: HMI.Common.DeviceStatus? = nil,
            driverBraking: HMI.Common.VehicleDataEventStatus? = nil, wiperStatus: HMI.Common.WiperStatus? = nil,
            headLampStatus: HMI.Common.HeadLampStatus? = nil, engineTorque: Double? = nil,
            accPedalPosition: Double? = nil, steeringWheelAngle: Double? = nil, engineOilLife: Double? = nil,
            electronicParkBrakeStatus: HMI.Common.ElectronicParkBrakeStatus? = nil, cloudAppVehicleID: String? = nil,
            stabilityControlsStatus: HMI.Common.StabilityControlsStatus? = nil,
            windowStatus: [HMI.Common.WindowStatus]? = nil, handsOffSteering: Bool? = nil,
            seatOccupancy: HMI.Common.SeatOccupancy? = nil, eCallInfo: HMI.Common.ECallInfo? = nil,
            airbagStatus: HMI.Common.AirbagStatus? = nil, emergencyEvent: HMI.Common.EmergencyEvent? = nil,
            clusterModeStatus: HMI.Common.ClusterModeStatus? = nil, myKey: HMI.Common.MyKey? = nil
        ) {
            self.gps = gps
            self.speed = speed
            self.rpm = rpm
            self.fuelLevel = fuelLevel
            self.fuelLevel_State = fuelLevel_State
            self.instantFuelConsumption = instantFuelConsumption
            self.fuelRange = fuelRange
            self.externalTemperature = externalTemperature
            self.climateData = climateData
            self.turnSignal = turnSignal
            self.vin = vin
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
            self.windowStatus = windowStatus
            self.handsOffSteering = handsOffSteering
            self.seatOccupancy = seatOccupancy
            self.eCallInfo = eCallInfo
            self.airbagStatus = airbagStatus
            self.emergencyEvent = emergencyEvent
            self.clusterModeStatus = clusterModeStatus
            self.myKey = myKey
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("gps", &it.gps)
            try v.number("speed", &it.speed, 0, 700)
            try v.integer("rpm", &it.rpm, 0, 20000)
            try v.number("fuelLevel", &it.fuelLevel, -6, 106)
            try v.value("fuelLevel_State", &it.fuelLevel_State)
            try v.number("instantFuelConsumption", &it.instantFuelConsumption, 0, 25575)
            try v.values("fuelRange", &it.fuelRange, 0, 100)
            try v.number("externalTemperature", &it.externalTemperature, -40, 100)
            try v.value("climateData", &it.climateData)
            try v.value("turnSignal", &it.turnSignal)
            try v.string("vin", &it.vin, 1, 17)
            try v.value("gearStatus", &it.gearStatus)
            try v.value("prndl", &it.prndl)
            try v.value("tirePressure", &it.tirePressure)
            try v.integer("odometer", &it.odometer, 0, 17000000)
            try v.value("beltStatus", &it.beltStatus)
            try v.value("bodyInformation", &it.bodyInformation)
            try v.value("deviceStatus", &it.deviceStatus)
            try v.value("driverBraking", &it.driverBraking)
            try v.value("wiperStatus", &it.wiperStatus)
            try v.value("headLampStatus", &it.headLampStatus)
            try v.number("engineTorque", &it.engineTorque, -1000, 2000)
            try v.number("accPedalPosition", &it.accPedalPosition, 0, 100)
            try v.number("steeringWheelAngle", &it.steeringWheelAngle, -2000, 2000)
            try v.number("engineOilLife", &it.engineOilLife, 0, 100)
            try v.value("electronicParkBrakeStatus", &it.electronicParkBrakeStatus)
            try v.string("cloudAppVehicleID", &it.cloudAppVehicleID, 1, .max)
            try v.value("stabilityControlsStatus", &it.stabilityControlsStatus)
            try v.values("windowStatus", &it.windowStatus, 0, 100)
            try v.bool("handsOffSteering", &it.handsOffSteering)
            try v.value("seatOccupancy", &it.seatOccupancy)
            try v.value("eCallInfo", &it.eCallInfo)
            try v.value("airbagStatus", &it.airbagStatus)
            try v.value("emergencyEvent", &it.emergencyEvent)
            try v.value("clusterModeStatus", &it.clusterModeStatus)
            try v.value("myKey", &it.myKey)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetVehicleType: HMIRequest, MemberVisitable {
        package typealias Response = GetVehicleTypeResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "GetVehicleType" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetVehicleTypeResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "GetVehicleType" }

        package var vehicleType: HMI.Common.VehicleType

        package init(vehicleType: HMI.Common.VehicleType) {
            self.vehicleType = vehicleType
        }

        @usableFromInline package static var blank: Self { Self(vehicleType: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("vehicleType", &it.vehicleType)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReady: HMIRequest, MemberVisitable {
        package typealias Response = IsReadyResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "IsReady" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReadyResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "IsReady" }

        package var available: Bool

        package init(available: Bool) {
            self.available = available
        }

        @usableFromInline package static var blank: Self { Self(available: false) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("available", &it.available)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnVehicleData: HMINotification, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "OnVehicleData" }

        package var gps: HMI.Common.GPSData?
        package var speed: Double?
        package var rpm: Int?
        package var fuelLevel: Double?
        package var fuelLevel_State: HMI.Common.ComponentVolumeStatus?
        package var instantFuelConsumption: Double?
        package var fuelRange: [HMI.Common.FuelRange]?
        package var externalTemperature: Double?
        package var climateData: HMI.Common.ClimateData?
        package var turnSignal: HMI.Common.TurnSignal?
        package var vin: String?
        package var gearStatus: HMI.Common.GearStatus?
        package var prndl: HMI.Common.PRNDL?
        package var tirePressure: HMI.Common.TireStatus?
        package var odometer: Int?
        package var beltStatus: HMI.Common.BeltStatus?
        package var electronicParkBrakeStatus: HMI.Common.ElectronicParkBrakeStatus?
        package var bodyInformation: HMI.Common.BodyInformation?
        package var deviceStatus: HMI.Common.DeviceStatus?
        package var driverBraking: HMI.Common.VehicleDataEventStatus?
        package var wiperStatus: HMI.Common.WiperStatus?
        package var headLampStatus: HMI.Common.HeadLampStatus?
        package var engineTorque: Double?
        package var accPedalPosition: Double?
        package var steeringWheelAngle: Double?
        package var cloudAppVehicleID: String?
        package var engineOilLife: Double?
        package var stabilityControlsStatus: HMI.Common.StabilityControlsStatus?
        package var windowStatus: [HMI.Common.WindowStatus]?
        package var handsOffSteering: Bool?
        package var seatOccupancy: HMI.Common.SeatOccupancy?
        package var eCallInfo: HMI.Common.ECallInfo?
        package var airbagStatus: HMI.Common.AirbagStatus?
        package var emergencyEvent: HMI.Common.EmergencyEvent?
        package var clusterModeStatus: HMI.Common.ClusterModeStatus?
        package var myKey: HMI.Common.MyKey?

        package init(
            gps: HMI.Common.GPSData? = nil, speed: Double? = nil, rpm: Int? = nil, fuelLevel: Double? = nil,
            fuelLevel_State: HMI.Common.ComponentVolumeStatus? = nil, instantFuelConsumption: Double? = nil,
            fuelRange: [HMI.Common.FuelRange]? = nil, externalTemperature: Double? = nil,
            climateData: HMI.Common.ClimateData? = nil, turnSignal: HMI.Common.TurnSignal? = nil, vin: String? = nil,
            gearStatus: HMI.Common.GearStatus? = nil, prndl: HMI.Common.PRNDL? = nil,
            tirePressure: HMI.Common.TireStatus? = nil, odometer: Int? = nil, beltStatus: HMI.Common.BeltStatus? = nil,
            electronicParkBrakeStatus: HMI.Common.ElectronicParkBrakeStatus? = nil,
            bodyInformation: HMI.Common.BodyInformation? = nil, deviceStatus: HMI.Common.DeviceStatus? = nil,
            driverBraking: HMI.Common.VehicleDataEventStatus? = nil, wiperStatus: HMI.Common.WiperStatus? = nil,
            headLampStatus: HMI.Common.HeadLampStatus? = nil, engineTorque: Double? = nil,
            accPedalPosition: Double? = nil, steeringWheelAngle: Double? = nil, cloudAppVehicleID: String? = nil,
            engineOilLife: Double? = nil, stabilityControlsStatus: HMI.Common.StabilityControlsStatus? = nil,
            windowStatus: [HMI.Common.WindowStatus]? = nil, handsOffSteering: Bool? = nil,
            seatOccupancy: HMI.Common.SeatOccupancy? = nil, eCallInfo: HMI.Common.ECallInfo? = nil,
            airbagStatus: HMI.Common.AirbagStatus? = nil, emergencyEvent: HMI.Common.EmergencyEvent? = nil,
            clusterModeStatus: HMI.Common.ClusterModeStatus? = nil, myKey: HMI.Common.MyKey? = nil
        ) {
            self.gps = gps
            self.speed = speed
            self.rpm = rpm
            self.fuelLevel = fuelLevel
            self.fuelLevel_State = fuelLevel_State
            self.instantFuelConsumption = instantFuelConsumption
            self.fuelRange = fuelRange
            self.externalTemperature = externalTemperature
            self.climateData = climateData
            self.turnSignal = turnSignal
            self.vin = vin
            self.gearStatus = gearStatus
            self.prndl = prndl
            self.tirePressure = tirePressure
            self.odometer = odometer
            self.beltStatus = beltStatus
            self.electronicParkBrakeStatus = electronicParkBrakeStatus
            self.bodyInformation = bodyInformation
            self.deviceStatus = deviceStatus
            self.driverBraking = driverBraking
            self.wiperStatus = wiperStatus
            self.headLampStatus = headLampStatus
            self.engineTorque = engineTorque
            self.accPedalPosition = accPedalPosition
            self.steeringWheelAngle = steeringWheelAngle
            self.cloudAppVehicleID = cloudAppVehicleID
            self.engineOilLife = engineOilLife
            self.stabilityControlsStatus = stabilityControlsStatus
            self.windowStatus = windowStatus
            self.handsOffSteering = handsOffSteering
            self.seatOccupancy = seatOccupancy
            self.eCallInfo = eCallInfo
            self.airbagStatus = airbagStatus
            self.emergencyEvent = emergencyEvent
            self.clusterModeStatus = clusterModeStatus
            self.myKey = myKey
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("gps", &it.gps)
            try v.number("speed", &it.speed, 0, 700)
            try v.integer("rpm", &it.rpm, 0, 20000)
            try v.number("fuelLevel", &it.fuelLevel, -6, 106)
            try v.value("fuelLevel_State", &it.fuelLevel_State)
            try v.number("instantFuelConsumption", &it.instantFuelConsumption, 0, 25575)
            try v.values("fuelRange", &it.fuelRange, 0, 100)
            try v.number("externalTemperature", &it.externalTemperature, -40, 100)
            try v.value("climateData", &it.climateData)
            try v.value("turnSignal", &it.turnSignal)
            try v.string("vin", &it.vin, 1, 17)
            try v.value("gearStatus", &it.gearStatus)
            try v.value("prndl", &it.prndl)
            try v.value("tirePressure", &it.tirePressure)
            try v.integer("odometer", &it.odometer, 0, 17000000)
            try v.value("beltStatus", &it.beltStatus)
            try v.value("electronicParkBrakeStatus", &it.electronicParkBrakeStatus)
            try v.value("bodyInformation", &it.bodyInformation)
            try v.value("deviceStatus", &it.deviceStatus)
            try v.value("driverBraking", &it.driverBraking)
            try v.value("wiperStatus", &it.wiperStatus)
            try v.value("headLampStatus", &it.headLampStatus)
            try v.number("engineTorque", &it.engineTorque, -1000, 2000)
            try v.number("accPedalPosition", &it.accPedalPosition, 0, 100)
            try v.number("steeringWheelAngle", &it.steeringWheelAngle, -2000, 2000)
            try v.string("cloudAppVehicleID", &it.cloudAppVehicleID, 1, .max)
            try v.number("engineOilLife", &it.engineOilLife, 0, 100)
            try v.value("stabilityControlsStatus", &it.stabilityControlsStatus)
            try v.values("windowStatus", &it.windowStatus, 0, 100)
            try v.bool("handsOffSteering", &it.handsOffSteering)
            try v.value("seatOccupancy", &it.seatOccupancy)
            try v.value("eCallInfo", &it.eCallInfo)
            try v.value("airbagStatus", &it.airbagStatus)
            try v.value("emergencyEvent", &it.emergencyEvent)
            try v.value("clusterModeStatus", &it.clusterModeStatus)
            try v.value("myKey", &it.myKey)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ReadDIDResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "ReadDID" }

        package var didResult: [HMI.Common.DIDResult]?

        package init(didResult: [HMI.Common.DIDResult]? = nil) {
            self.didResult = didResult
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("didResult", &it.didResult, 0, 1000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ReadDID: HMIRequest, MemberVisitable {
        package typealias Response = ReadDIDResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "ReadDID" }

        package var ecuName: Int
        package var didLocation: [Int]
        package var appID: Int

        package init(ecuName: Int, didLocation: [Int], appID: Int) {
            self.ecuName = ecuName
            self.didLocation = didLocation
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(ecuName: 0, didLocation: [], appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("ecuName", &it.ecuName, 0, 65535)
            try v.integers("didLocation", &it.didLocation, 1, 1000, values: 0, 65535)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
