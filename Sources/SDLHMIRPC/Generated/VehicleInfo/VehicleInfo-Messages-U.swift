// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.VehicleInfo {
    /// The request `UnsubscribeVehicleData`.
    package struct UnsubscribeVehicleData: HMIRequest {
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
            gps: Bool? = nil,
            speed: Bool? = nil,
            rpm: Bool? = nil,
            fuelLevel: Bool? = nil,
            fuelLevel_State: Bool? = nil,
            instantFuelConsumption: Bool? = nil,
            fuelRange: Bool? = nil,
            externalTemperature: Bool? = nil,
            climateData: Bool? = nil,
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
            windowStatus: Bool? = nil,
            handsOffSteering: Bool? = nil,
            seatOccupancy: Bool? = nil,
            eCallInfo: Bool? = nil,
            airbagStatus: Bool? = nil,
            emergencyEvent: Bool? = nil,
            clusterModeStatus: Bool? = nil,
            myKey: Bool? = nil
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("gps", gps)
            writer.field("speed", speed)
            writer.field("rpm", rpm)
            writer.field("fuelLevel", fuelLevel)
            writer.field("fuelLevel_State", fuelLevel_State)
            writer.field("instantFuelConsumption", instantFuelConsumption)
            writer.field("fuelRange", fuelRange)
            writer.field("externalTemperature", externalTemperature)
            writer.field("climateData", climateData)
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
            writer.field("windowStatus", windowStatus)
            writer.field("handsOffSteering", handsOffSteering)
            writer.field("seatOccupancy", seatOccupancy)
            writer.field("eCallInfo", eCallInfo)
            writer.field("airbagStatus", airbagStatus)
            writer.field("emergencyEvent", emergencyEvent)
            writer.field("clusterModeStatus", clusterModeStatus)
            writer.field("myKey", myKey)
            writer.endObject()
        }

        private static let keys = JSONKeys("gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "externalTemperature", "climateData", "turnSignal", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID", "stabilityControlsStatus", "windowStatus", "handsOffSteering", "seatOccupancy", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModeStatus", "myKey")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var gps: Bool?
            var speed: Bool?
            var rpm: Bool?
            var fuelLevel: Bool?
            var fuelLevel_State: Bool?
            var instantFuelConsumption: Bool?
            var fuelRange: Bool?
            var externalTemperature: Bool?
            var climateData: Bool?
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
            var windowStatus: Bool?
            var handsOffSteering: Bool?
            var seatOccupancy: Bool?
            var eCallInfo: Bool?
            var airbagStatus: Bool?
            var emergencyEvent: Bool?
            var clusterModeStatus: Bool?
            var myKey: Bool?
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
                case 7: externalTemperature = try reader.bool()
                case 8: climateData = try reader.bool()
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
                case 27: windowStatus = try reader.bool()
                case 28: handsOffSteering = try reader.bool()
                case 29: seatOccupancy = try reader.bool()
                case 30: eCallInfo = try reader.bool()
                case 31: airbagStatus = try reader.bool()
                case 32: emergencyEvent = try reader.bool()
                case 33: clusterModeStatus = try reader.bool()
                default: myKey = try reader.bool()
                }
            }
            return Self(gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, externalTemperature: externalTemperature, climateData: climateData, turnSignal: turnSignal, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModeStatus: clusterModeStatus, myKey: myKey)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.VehicleInfo {
    /// The response `UnsubscribeVehicleData`.
    package struct UnsubscribeVehicleDataResponse: HMIResponse {
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
            gps: HMI.Common.VehicleDataResult? = nil,
            speed: HMI.Common.VehicleDataResult? = nil,
            rpm: HMI.Common.VehicleDataResult? = nil,
            fuelLevel: HMI.Common.VehicleDataResult? = nil,
            fuelLevel_State: HMI.Common.VehicleDataResult? = nil,
            instantFuelConsumption: HMI.Common.VehicleDataResult? = nil,
            fuelRange: HMI.Common.VehicleDataResult? = nil,
            externalTemperature: HMI.Common.VehicleDataResult? = nil,
            climateData: HMI.Common.VehicleDataResult? = nil,
            turnSignal: HMI.Common.VehicleDataResult? = nil,
            gearStatus: HMI.Common.VehicleDataResult? = nil,
            prndl: HMI.Common.VehicleDataResult? = nil,
            tirePressure: HMI.Common.VehicleDataResult? = nil,
            odometer: HMI.Common.VehicleDataResult? = nil,
            beltStatus: HMI.Common.VehicleDataResult? = nil,
            bodyInformation: HMI.Common.VehicleDataResult? = nil,
            deviceStatus: HMI.Common.VehicleDataResult? = nil,
            driverBraking: HMI.Common.VehicleDataResult? = nil,
            wiperStatus: HMI.Common.VehicleDataResult? = nil,
            headLampStatus: HMI.Common.VehicleDataResult? = nil,
            engineTorque: HMI.Common.VehicleDataResult? = nil,
            accPedalPosition: HMI.Common.VehicleDataResult? = nil,
            steeringWheelAngle: HMI.Common.VehicleDataResult? = nil,
            engineOilLife: HMI.Common.VehicleDataResult? = nil,
            electronicParkBrakeStatus: HMI.Common.VehicleDataResult? = nil,
            cloudAppVehicleID: HMI.Common.VehicleDataResult? = nil,
            stabilityControlsStatus: HMI.Common.VehicleDataResult? = nil,
            windowStatus: HMI.Common.VehicleDataResult? = nil,
            handsOffSteering: HMI.Common.VehicleDataResult? = nil,
            seatOccupancy: HMI.Common.VehicleDataResult? = nil,
            eCallInfo: HMI.Common.VehicleDataResult? = nil,
            airbagStatus: HMI.Common.VehicleDataResult? = nil,
            emergencyEvent: HMI.Common.VehicleDataResult? = nil,
            clusterModes: HMI.Common.VehicleDataResult? = nil,
            myKey: HMI.Common.VehicleDataResult? = nil
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("gps", gps)
            writer.field("speed", speed)
            writer.field("rpm", rpm)
            writer.field("fuelLevel", fuelLevel)
            writer.field("fuelLevel_State", fuelLevel_State)
            writer.field("instantFuelConsumption", instantFuelConsumption)
            writer.field("fuelRange", fuelRange)
            writer.field("externalTemperature", externalTemperature)
            writer.field("climateData", climateData)
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
            writer.field("windowStatus", windowStatus)
            writer.field("handsOffSteering", handsOffSteering)
            writer.field("seatOccupancy", seatOccupancy)
            writer.field("eCallInfo", eCallInfo)
            writer.field("airbagStatus", airbagStatus)
            writer.field("emergencyEvent", emergencyEvent)
            writer.field("clusterModes", clusterModes)
            writer.field("myKey", myKey)
            writer.endObject()
        }

        private static let keys = JSONKeys("gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "externalTemperature", "climateData", "turnSignal", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID", "stabilityControlsStatus", "windowStatus", "handsOffSteering", "seatOccupancy", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModes", "myKey")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var gps: HMI.Common.VehicleDataResult?
            var speed: HMI.Common.VehicleDataResult?
            var rpm: HMI.Common.VehicleDataResult?
            var fuelLevel: HMI.Common.VehicleDataResult?
            var fuelLevel_State: HMI.Common.VehicleDataResult?
            var instantFuelConsumption: HMI.Common.VehicleDataResult?
            var fuelRange: HMI.Common.VehicleDataResult?
            var externalTemperature: HMI.Common.VehicleDataResult?
            var climateData: HMI.Common.VehicleDataResult?
            var turnSignal: HMI.Common.VehicleDataResult?
            var gearStatus: HMI.Common.VehicleDataResult?
            var prndl: HMI.Common.VehicleDataResult?
            var tirePressure: HMI.Common.VehicleDataResult?
            var odometer: HMI.Common.VehicleDataResult?
            var beltStatus: HMI.Common.VehicleDataResult?
            var bodyInformation: HMI.Common.VehicleDataResult?
            var deviceStatus: HMI.Common.VehicleDataResult?
            var driverBraking: HMI.Common.VehicleDataResult?
            var wiperStatus: HMI.Common.VehicleDataResult?
            var headLampStatus: HMI.Common.VehicleDataResult?
            var engineTorque: HMI.Common.VehicleDataResult?
            var accPedalPosition: HMI.Common.VehicleDataResult?
            var steeringWheelAngle: HMI.Common.VehicleDataResult?
            var engineOilLife: HMI.Common.VehicleDataResult?
            var electronicParkBrakeStatus: HMI.Common.VehicleDataResult?
            var cloudAppVehicleID: HMI.Common.VehicleDataResult?
            var stabilityControlsStatus: HMI.Common.VehicleDataResult?
            var windowStatus: HMI.Common.VehicleDataResult?
            var handsOffSteering: HMI.Common.VehicleDataResult?
            var seatOccupancy: HMI.Common.VehicleDataResult?
            var eCallInfo: HMI.Common.VehicleDataResult?
            var airbagStatus: HMI.Common.VehicleDataResult?
            var emergencyEvent: HMI.Common.VehicleDataResult?
            var clusterModes: HMI.Common.VehicleDataResult?
            var myKey: HMI.Common.VehicleDataResult?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: gps = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 1: speed = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 2: rpm = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 3: fuelLevel = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 4: fuelLevel_State = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 5: instantFuelConsumption = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 6: fuelRange = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 7: externalTemperature = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 8: climateData = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 9: turnSignal = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 10: gearStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 11: prndl = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 12: tirePressure = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 13: odometer = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 14: beltStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 15: bodyInformation = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 16: deviceStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 17: driverBraking = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 18: wiperStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 19: headLampStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 20: engineTorque = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 21: accPedalPosition = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 22: steeringWheelAngle = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 23: engineOilLife = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 24: electronicParkBrakeStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 25: cloudAppVehicleID = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 26: stabilityControlsStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 27: windowStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 28: handsOffSteering = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 29: seatOccupancy = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 30: eCallInfo = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 31: airbagStatus = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 32: emergencyEvent = try HMI.Common.VehicleDataResult.read(from: &reader)
                case 33: clusterModes = try HMI.Common.VehicleDataResult.read(from: &reader)
                default: myKey = try HMI.Common.VehicleDataResult.read(from: &reader)
                }
            }
            return Self(gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, externalTemperature: externalTemperature, climateData: climateData, turnSignal: turnSignal, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModes: clusterModes, myKey: myKey)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("gps", gps)
            violations.object("speed", speed)
            violations.object("rpm", rpm)
            violations.object("fuelLevel", fuelLevel)
            violations.object("fuelLevel_State", fuelLevel_State)
            violations.object("instantFuelConsumption", instantFuelConsumption)
            violations.object("fuelRange", fuelRange)
            violations.object("externalTemperature", externalTemperature)
            violations.object("climateData", climateData)
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
            violations.object("windowStatus", windowStatus)
            violations.object("handsOffSteering", handsOffSteering)
            violations.object("seatOccupancy", seatOccupancy)
            violations.object("eCallInfo", eCallInfo)
            violations.object("airbagStatus", airbagStatus)
            violations.object("emergencyEvent", emergencyEvent)
            violations.object("clusterModes", clusterModes)
            violations.object("myKey", myKey)
        }
    }
}
