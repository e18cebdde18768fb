// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.VehicleInfo {
    package struct SubscribeVehicleData: HMIRequest, MemberVisitable {
        package typealias Response = SubscribeVehicleDataResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "SubscribeVehicleData" }

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
            externalTemperature: Bool? = nil, climateData: Bool? = nil, turnSignal: Bool? = nil,
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

    package struct SubscribeVehicleDataResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "SubscribeVehicleData" }

        package var gps: HMI.Common.VehicleDataResult?
        package var speed: HMI.Common.VehicleDataResult?
        package var rpm: HMI.Common.VehicleDataResult?
        package var fuelLevel: HMI.Common.VehicleDataResult?
        package var fuelLevel_State: HMI.Common.VehicleDataResult?
        package var instantFuelConsumption: HMI.Common.VehicleDataResult?
        package var fuelRange: HMI.Common.VehicleDataResult?
        package var externalTemperature: HMI.Common.VehicleDataResult?
        package var climateData: HMI.Common.VehicleDataResult?
        package var turnSignal: HMI.Common.VehicleDataResult?
        package var gearStatus: HMI.Common.VehicleDataResult?
        package var prndl: HMI.Common.VehicleDataResult?
        package var tirePressure: HMI.Common.VehicleDataResult?
        package var odometer: HMI.Common.VehicleDataResult?
        package var beltStatus: HMI.Common.VehicleDataResult?
        package var bodyInformation: HMI.Common.VehicleDataResult?
        package var deviceStatus: HMI.Common.VehicleDataResult?
        package var driverBraking: HMI.Common.VehicleDataResult?
        package var wiperStatus: HMI.Common.VehicleDataResult?
        package var headLampStatus: HMI.Common.VehicleDataResult?
        package var engineTorque: HMI.Common.VehicleDataResult?
        package var accPedalPosition: HMI.Common.VehicleDataResult?
        package var steeringWheelAngle: HMI.Common.VehicleDataResult?
        package var engineOilLife: HMI.Common.VehicleDataResult?
        package var electronicParkBrakeStatus: HMI.Common.VehicleDataResult?
        package var cloudAppVehicleID: HMI.Common.VehicleDataResult?
        package var stabilityControlsStatus: HMI.Common.VehicleDataResult?
        package var windowStatus: HMI.Common.VehicleDataResult?
        package var handsOffSteering: HMI.Common.VehicleDataResult?
        package var seatOccupancy: HMI.Common.VehicleDataResult?
        package var eCallInfo: HMI.Common.VehicleDataResult?
        package var airbagStatus: HMI.Common.VehicleDataResult?
        package var emergencyEvent: HMI.Common.VehicleDataResult?
        package var clusterModes: HMI.Common.VehicleDataResult?
        package var myKey: HMI.Common.VehicleDataResult?

        package init(
            gps: HMI.Common.VehicleDataResult? = nil, speed: HMI.Common.VehicleDataResult? = nil,
            rpm: HMI.Common.VehicleDataResult? = nil, fuelLevel: HMI.Common.VehicleDataResult? = nil,
            fuelLevel_State: HMI.Common.VehicleDataResult? = nil,
            instantFuelConsumption: HMI.Common.VehicleDataResult? = nil, fuelRange: HMI.Common.VehicleDataResult? = nil,
            externalTemperature: HMI.Common.VehicleDataResult? = nil, climateData: HMI.Common.VehicleDataResult? = nil,
            turnSignal: HMI.Common.VehicleDataResult? = nil, gearStatus: HMI.Common.VehicleDataResult? = nil,
            prndl: HMI.Common.VehicleDataResult? = nil, tirePressure: HMI.Common.VehicleDataResult? = nil,
            odometer: HMI.Common.VehicleDataResult? = nil, beltStatus: HMI.Common.VehicleDataResult? = nil,
            bodyInformation: HMI.Common.VehicleDataResult? = nil, deviceStatus: HMI.Common.VehicleDataResult? = nil,
            driverBraking: HMI.Common.VehicleDataResult? = nil, wiperStatus: HMI.Common.VehicleDataResult? = nil,
            headLampStatus: HMI.Common.VehicleDataResult? = nil, engineTorque: HMI.Common.VehicleDataResult? = nil,
            accPedalPosition: HMI.Common.VehicleDataResult? = nil,
            steeringWheelAngle: HMI.Common.VehicleDataResult? = nil, engineOilLife: HMI.Common.VehicleDataResult? = nil,
            electronicParkBrakeStatus: HMI.Common.VehicleDataResult? = nil,
            cloudAppVehicleID: HMI.Common.VehicleDataResult? = nil,
            stabilityControlsStatus: HMI.Common.VehicleDataResult? = nil,
            windowStatus: HMI.Common.VehicleDataResult? = nil, handsOffSteering: HMI.Common.VehicleDataResult? = nil,
            seatOccupancy: HMI.Common.VehicleDataResult? = nil, eCallInfo: HMI.Common.VehicleDataResult? = nil,
            airbagStatus: HMI.Common.VehicleDataResult? = nil, emergencyEvent: HMI.Common.VehicleDataResult? = nil,
            clusterModes: HMI.Common.VehicleDataResult? = nil, myKey: HMI.Common.VehicleDataResult? = nil
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
            self.clusterModes = clusterModes
            self.myKey = myKey
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("gps", &it.gps)
            try v.value("speed", &it.speed)
            try v.value("rpm", &it.rpm)
            try v.value("fuelLevel", &it.fuelLevel)
            try v.value("fuelLevel_State", &it.fuelLevel_State)
            try v.value("instantFuelConsumption", &it.instantFuelConsumption)
            try v.value("fuelRange", &it.fuelRange)
            try v.value("externalTemperature", &it.externalTemperature)
            try v.value("climateData", &it.climateData)
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
            try v.value("windowStatus", &it.windowStatus)
            try v.value("handsOffSteering", &it.handsOffSteering)
            try v.value("seatOccupancy", &it.seatOccupancy)
            try v.value("eCallInfo", &it.eCallInfo)
            try v.value("airbagStatus", &it.airbagStatus)
            try v.value("emergencyEvent", &it.emergencyEvent)
            try v.value("clusterModes", &it.clusterModes)
            try v.value("myKey", &it.myKey)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UnsubscribeVehicleData: HMIRequest, MemberVisitable {
        package typealias Response = UnsubscribeVehicleDataResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "UnsubscribeVehicleData" }

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
            externalTemperature: Bool? = nil, climateData: Bool? = nil, turnSignal: Bool? = nil,
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

    package struct UnsubscribeVehicleDataResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "UnsubscribeVehicleData" }

        package var gps: HMI.Common.VehicleDataResult?
        package var speed: HMI.Common.VehicleDataResult?
        package var rpm: HMI.Common.VehicleDataResult?
        package var fuelLevel: HMI.Common.VehicleDataResult?
        package var fuelLevel_State: HMI.Common.VehicleDataResult?
        package var instantFuelConsumption: HMI.Common.VehicleDataResult?
        package var fuelRange: HMI.Common.VehicleDataResult?
        package var externalTemperature: HMI.Common.VehicleDataResult?
        package var climateData: HMI.Common.VehicleDataResult?
        package var turnSignal: HMI.Common.VehicleDataResult?
        package var gearStatus: HMI.Common.VehicleDataResult?
        package var prndl: HMI.Common.VehicleDataResult?
        package var tirePressure: HMI.Common.VehicleDataResult?
        package var odometer: HMI.Common.VehicleDataResult?
        package var beltStatus: HMI.Common.VehicleDataResult?
        package var bodyInformation: HMI.Common.VehicleDataResult?
        package var deviceStatus: HMI.Common.VehicleDataResult?
        package var driverBraking: HMI.Common.VehicleDataResult?
        package var wiperStatus: HMI.Common.VehicleDataResult?
        package var headLampStatus: HMI.Common.VehicleDataResult?
        package var engineTorque: HMI.Common.VehicleDataResult?
        package var accPedalPosition: HMI.Common.VehicleDataResult?
        package var steeringWheelAngle: HMI.Common.VehicleDataResult?
        package var engineOilLife: HMI.Common.VehicleDataResult?
        package var electronicParkBrakeStatus: HMI.Common.VehicleDataResult?
        package var cloudAppVehicleID: HMI.Common.VehicleDataResult?
        package var stabilityControlsStatus: HMI.Common.VehicleDataResult?
        package var windowStatus: HMI.Common.VehicleDataResult?
        package var handsOffSteering: HMI.Common.VehicleDataResult?
        package var seatOccupancy: HMI.Common.VehicleDataResult?
        package var eCallInfo: HMI.Common.VehicleDataResult?
        package var airbagStatus: HMI.Common.VehicleDataResult?
        package var emergencyEvent: HMI.Common.VehicleDataResult?
        package var clusterModes: HMI.Common.VehicleDataResult?
        package var myKey: HMI.Common.VehicleDataResult?

        package init(
            gps: HMI.Common.VehicleDataResult? = nil, speed: HMI.Common.VehicleDataResult? = nil,
            rpm: HMI.Common.VehicleDataResult? = nil, fuelLevel: HMI.Common.VehicleDataResult? = nil,
            fuelLevel_State: HMI.Common.VehicleDataResult? = nil,
            instantFuelConsumption: HMI.Common.VehicleDataResult? = nil, fuelRange: HMI.Common.VehicleDataResult? = nil,
            externalTemperature: HMI.Common.VehicleDataResult? = nil, climateData: HMI.Common.VehicleDataResult? = nil,
            turnSignal: HMI.Common.VehicleDataResult? = nil, gearStatus: HMI.Common.VehicleDataResult? = nil,
            prndl: HMI.Common.VehicleDataResult? = nil, tirePressure: HMI.Common.VehicleDataResult? = nil,
            odometer: HMI.Common.VehicleDataResult? = nil, beltStatus: HMI.Common.VehicleDataResult? = nil,
            bodyInformation: HMI.Common.VehicleDataResult? = nil, deviceStatus: HMI.Common.VehicleDataResult? = nil,
            driverBraking: HMI.Common.VehicleDataResult? = nil, wiperStatus: HMI.Common.VehicleDataResult? = nil,
            headLampStatus: HMI.Common.VehicleDataResult? = nil, engineTorque: HMI.Common.VehicleDataResult? = nil,
            accPedalPosition: HMI.Common.VehicleDataResult? = nil,
            steeringWheelAngle: HMI.Common.VehicleDataResult? = nil, engineOilLife: HMI.Common.VehicleDataResult? = nil,
            electronicParkBrakeStatus: HMI.Common.VehicleDataResult? = nil,
            cloudAppVehicleID: HMI.Common.VehicleDataResult? = nil,
            stabilityControlsStatus: HMI.Common.VehicleDataResult? = nil,
            windowStatus: HMI.Common.VehicleDataResult? = nil, handsOffSteering: HMI.Common.VehicleDataResult? = nil,
            seatOccupancy: HMI.Common.VehicleDataResult? = nil, eCallInfo: HMI.Common.VehicleDataResult? = nil,
            airbagStatus: HMI.Common.VehicleDataResult? = nil, emergencyEvent: HMI.Common.VehicleDataResult? = nil,
            clusterModes: HMI.Common.VehicleDataResult? = nil, myKey: HMI.Common.VehicleDataResult? = nil
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
            self.clusterModes = clusterModes
            self.myKey = myKey
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("gps", &it.gps)
            try v.value("speed", &it.speed)
            try v.value("rpm", &it.rpm)
            try v.value("fuelLevel", &it.fuelLevel)
            try v.value("fuelLevel_State", &it.fuelLevel_State)
            try v.value("instantFuelConsumption", &it.instantFuelConsumption)
            try v.value("fuelRange", &it.fuelRange)
            try v.value("externalTemperature", &it.externalTemperature)
            try v.value("climateData", &it.climateData)
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
            try v.value("windowStatus", &it.windowStatus)
            try v.value("handsOffSteering", &it.handsOffSteering)
            try v.value("seatOccupancy", &it.seatOccupancy)
            try v.value("eCallInfo", &it.eCallInfo)
            try v.value("airbagStatus", &it.airbagStatus)
            try v.value("emergencyEvent", &it.emergencyEvent)
            try v.value("clusterModes", &it.clusterModes)
            try v.value("myKey", &it.myKey)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
