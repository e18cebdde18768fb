// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.VehicleInfo {
    /// The notification `OnVehicleData`.
    package struct OnVehicleData: HMINotification {
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
            gps: HMI.Common.GPSData? = nil,
            speed: Double? = nil,
            rpm: Int? = nil,
            fuelLevel: Double? = nil,
            fuelLevel_State: HMI.Common.ComponentVolumeStatus? = nil,
            instantFuelConsumption: Double? = nil,
            fuelRange: [HMI.Common.FuelRange]? = nil,
            externalTemperature: Double? = nil,
            climateData: HMI.Common.ClimateData? = nil,
            turnSignal: HMI.Common.TurnSignal? = nil,
            vin: String? = nil,
            gearStatus: HMI.Common.GearStatus? = nil,
            prndl: HMI.Common.PRNDL? = nil,
            tirePressure: HMI.Common.TireStatus? = nil,
            odometer: Int? = nil,
            beltStatus: HMI.Common.BeltStatus? = nil,
            electronicParkBrakeStatus: HMI.Common.ElectronicParkBrakeStatus? = nil,
            bodyInformation: HMI.Common.BodyInformation? = nil,
            deviceStatus: HMI.Common.DeviceStatus? = nil,
            driverBraking: HMI.Common.VehicleDataEventStatus? = nil,
            wiperStatus: HMI.Common.WiperStatus? = nil,
            headLampStatus: HMI.Common.HeadLampStatus? = nil,
            engineTorque: Double? = nil,
            accPedalPosition: Double? = nil,
            steeringWheelAngle: Double? = nil,
            cloudAppVehicleID: String? = nil,
            engineOilLife: Double? = nil,
            stabilityControlsStatus: HMI.Common.StabilityControlsStatus? = nil,
            windowStatus: [HMI.Common.WindowStatus]? = nil,
            handsOffSteering: Bool? = nil,
            seatOccupancy: HMI.Common.SeatOccupancy? = nil,
            eCallInfo: HMI.Common.ECallInfo? = nil,
            airbagStatus: HMI.Common.AirbagStatus? = nil,
            emergencyEvent: HMI.Common.EmergencyEvent? = nil,
            clusterModeStatus: HMI.Common.ClusterModeStatus? = nil,
            myKey: HMI.Common.MyKey? = nil
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
            writer.field("vin", vin)
            writer.field("gearStatus", gearStatus)
            writer.field("prndl", prndl)
            writer.field("tirePressure", tirePressure)
            writer.field("odometer", odometer)
            writer.field("beltStatus", beltStatus)
            writer.field("electronicParkBrakeStatus", electronicParkBrakeStatus)
            writer.field("bodyInformation", bodyInformation)
            writer.field("deviceStatus", deviceStatus)
            writer.field("driverBraking", driverBraking)
            writer.field("wiperStatus", wiperStatus)
            writer.field("headLampStatus", headLampStatus)
            writer.field("engineTorque", engineTorque)
            writer.field("accPedalPosition", accPedalPosition)
            writer.field("steeringWheelAngle", steeringWheelAngle)
            writer.field("cloudAppVehicleID", cloudAppVehicleID)
            writer.field("engineOilLife", engineOilLife)
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

        private static let keys = JSONKeys("gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "externalTemperature", "climateData", "turnSignal", "vin", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "electronicParkBrakeStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "cloudAppVehicleID", "engineOilLife", "stabilityControlsStatus", "windowStatus", "handsOffSteering", "seatOccupancy", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModeStatus", "myKey")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var gps: HMI.Common.GPSData?
            var speed: Double?
            var rpm: Int?
            var fuelLevel: Double?
            var fuelLevel_State: HMI.Common.ComponentVolumeStatus?
            var instantFuelConsumption: Double?
            var fuelRange: [HMI.Common.FuelRange]?
            var externalTemperature: Double?
            var climateData: HMI.Common.ClimateData?
            var turnSignal: HMI.Common.TurnSignal?
            var vin: String?
            var gearStatus: HMI.Common.GearStatus?
            var prndl: HMI.Common.PRNDL?
            var tirePressure: HMI.Common.TireStatus?
            var odometer: Int?
            var beltStatus: HMI.Common.BeltStatus?
            var electronicParkBrakeStatus: HMI.Common.ElectronicParkBrakeStatus?
            var bodyInformation: HMI.Common.BodyInformation?
            var deviceStatus: HMI.Common.DeviceStatus?
            var driverBraking: HMI.Common.VehicleDataEventStatus?
            var wiperStatus: HMI.Common.WiperStatus?
            var headLampStatus: HMI.Common.HeadLampStatus?
            var engineTorque: Double?
            var accPedalPosition: Double?
            var steeringWheelAngle: Double?
            var cloudAppVehicleID: String?
            var engineOilLife: Double?
            var stabilityControlsStatus: HMI.Common.StabilityControlsStatus?
            var windowStatus: [HMI.Common.WindowStatus]?
            var handsOffSteering: Bool?
            var seatOccupancy: HMI.Common.SeatOccupancy?
            var eCallInfo: HMI.Common.ECallInfo?
            var airbagStatus: HMI.Common.AirbagStatus?
            var emergencyEvent: HMI.Common.EmergencyEvent?
            var clusterModeStatus: HMI.Common.ClusterModeStatus?
            var myKey: HMI.Common.MyKey?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: gps = try HMI.Common.GPSData.read(from: &reader)
                case 1: speed = try reader.number(0, 700)
                case 2: rpm = try reader.integer(0, 20000)
                case 3: fuelLevel = try reader.number(-6, 106)
                case 4: fuelLevel_State = try HMI.Common.ComponentVolumeStatus.read(from: &reader)
                case 5: instantFuelConsumption = try reader.number(0, 25575)
                case 6: fuelRange = try reader.array(of: HMI.Common.FuelRange.self, 0, 100)
                case 7: externalTemperature = try reader.number(-40, 100)
                case 8: climateData = try HMI.Common.ClimateData.read(from: &reader)
                case 9: turnSignal = try HMI.Common.TurnSignal.read(from: &reader)
                case 10: vin = try reader.string(1, 17)
                case 11: gearStatus = try HMI.Common.GearStatus.read(from: &reader)
                case 12: prndl = try HMI.Common.PRNDL.read(from: &reader)
                case 13: tirePressure = try HMI.Common.TireStatus.read(from: &reader)
                case 14: odometer = try reader.integer(0, 17000000)
                case 15: beltStatus = try HMI.Common.BeltStatus.read(from: &reader)
                case 16: electronicParkBrakeStatus = try HMI.Common.ElectronicParkBrakeStatus.read(from: &reader)
                case 17: bodyInformation = try HMI.Common.BodyInformation.read(from: &reader)
                case 18: deviceStatus = try HMI.Common.DeviceStatus.read(from: &reader)
                case 19: driverBraking = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 20: wiperStatus = try HMI.Common.WiperStatus.read(from: &reader)
                case 21: headLampStatus = try HMI.Common.HeadLampStatus.read(from: &reader)
                case 22: engineTorque = try reader.number(-1000, 2000)
                case 23: accPedalPosition = try reader.number(0, 100)
                case 24: steeringWheelAngle = try reader.number(-2000, 2000)
                case 25: cloudAppVehicleID = try reader.string(1, .max)
                case 26: engineOilLife = try reader.number(0, 100)
                case 27: stabilityControlsStatus = try HMI.Common.StabilityControlsStatus.read(from: &reader)
                case 28: windowStatus = try reader.array(of: HMI.Common.WindowStatus.self, 0, 100)
                case 29: handsOffSteering = try reader.bool()
                case 30: seatOccupancy = try HMI.Common.SeatOccupancy.read(from: &reader)
                case 31: eCallInfo = try HMI.Common.ECallInfo.read(from: &reader)
                case 32: airbagStatus = try HMI.Common.AirbagStatus.read(from: &reader)
                case 33: emergencyEvent = try HMI.Common.EmergencyEvent.read(from: &reader)
                case 34: clusterModeStatus = try HMI.Common.ClusterModeStatus.read(from: &reader)
                default: myKey = try HMI.Common.MyKey.read(from: &reader)
                }
            }
            return Self(gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, externalTemperature: externalTemperature, climateData: climateData, turnSignal: turnSignal, vin: vin, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, electronicParkBrakeStatus: electronicParkBrakeStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, cloudAppVehicleID: cloudAppVehicleID, engineOilLife: engineOilLife, stabilityControlsStatus: stabilityControlsStatus, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModeStatus: clusterModeStatus, myKey: myKey)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("gps", gps)
            violations.number("speed", speed, 0, 700)
            violations.integer("rpm", rpm, 0, 20000)
            violations.number("fuelLevel", fuelLevel, -6, 106)
            violations.object("fuelLevel_State", fuelLevel_State)
            violations.number("instantFuelConsumption", instantFuelConsumption, 0, 25575)
            violations.objects("fuelRange", fuelRange, 0, 100)
            violations.number("externalTemperature", externalTemperature, -40, 100)
            violations.object("climateData", climateData)
            violations.object("turnSignal", turnSignal)
            violations.string("vin", vin, 1, 17)
            violations.object("gearStatus", gearStatus)
            violations.object("prndl", prndl)
            violations.object("tirePressure", tirePressure)
            violations.integer("odometer", odometer, 0, 17000000)
            violations.object("beltStatus", beltStatus)
            violations.object("electronicParkBrakeStatus", electronicParkBrakeStatus)
            violations.object("bodyInformation", bodyInformation)
            violations.object("deviceStatus", deviceStatus)
            violations.object("driverBraking", driverBraking)
            violations.object("wiperStatus", wiperStatus)
            violations.object("headLampStatus", headLampStatus)
            violations.number("engineTorque", engineTorque, -1000, 2000)
            violations.number("accPedalPosition", accPedalPosition, 0, 100)
            violations.number("steeringWheelAngle", steeringWheelAngle, -2000, 2000)
            violations.string("cloudAppVehicleID", cloudAppVehicleID, 1, .max)
            violations.number("engineOilLife", engineOilLife, 0, 100)
            violations.object("stabilityControlsStatus", stabilityControlsStatus)
            violations.objects("windowStatus", windowStatus, 0, 100)
            violations.object("seatOccupancy", seatOccupancy)
            violations.object("eCallInfo", eCallInfo)
            violations.object("airbagStatus", airbagStatus)
            violations.object("emergencyEvent", emergencyEvent)
            violations.object("clusterModeStatus", clusterModeStatus)
            violations.object("myKey", myKey)
        }
    }
}

extension HMI.VehicleInfo {
    /// The response `ReadDID`.
    package struct ReadDIDResponse: HMIResponse {
        package static var interface: String { "VehicleInfo" }
        package static var name: String { "ReadDID" }

        package var didResult: [HMI.Common.DIDResult]?

        package init(
            didResult: [HMI.Common.DIDResult]? = nil
        ) {
            self.didResult = didResult
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("didResult", didResult)
            writer.endObject()
        }

        private static let keys = JSONKeys("didResult")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var didResult: [HMI.Common.DIDResult]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: didResult = try reader.array(of: HMI.Common.DIDResult.self, 0, 1000)
                }
            }
            return Self(didResult: didResult)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("didResult", didResult, 0, 1000)
        }
    }
}

extension HMI.VehicleInfo {
    /// The request `ReadDID`.
    package struct ReadDID: HMIRequest {
        package typealias Response = ReadDIDResponse

        package static var interface: String { "VehicleInfo" }
        package static var name: String { "ReadDID" }

        package var ecuName: Int
        package var didLocation: [Int]
        package var appID: Int

        package init(
            ecuName: Int,
            didLocation: [Int],
            appID: Int
        ) {
            self.ecuName = ecuName
            self.didLocation = didLocation
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("ecuName", ecuName)
            writer.field("didLocation", didLocation)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("ecuName", "didLocation", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var ecuName: Int?
            var didLocation: [Int]?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: ecuName = try reader.integer(0, 65535)
                case 1: didLocation = try reader.integers(1, 1000, values: 0, 65535)
                default: appID = try reader.integer()
                }
            }
            guard let ecuName, let didLocation, let appID else { return nil }
            return Self(ecuName: ecuName, didLocation: didLocation, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("ecuName", ecuName, 0, 65535)
            violations.array("didLocation", didLocation, 1, 1000) { $0.check($1, 0, 65535) }
        }
    }
}

extension HMI.VehicleInfo {
    /// The request `SubscribeVehicleData`.
    package struct SubscribeVehicleData: HMIRequest {
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
    /// The response `SubscribeVehicleData`.
    package struct SubscribeVehicleDataResponse: HMIResponse {
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
