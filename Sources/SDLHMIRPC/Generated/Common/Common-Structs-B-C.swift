// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `BeltStatus`.
    package struct BeltStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var driverBeltDeployed: HMI.Common.VehicleDataEventStatus?
        package var passengerBeltDeployed: HMI.Common.VehicleDataEventStatus?
        package var passengerBuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var driverBuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var leftRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var passengerChildDetected: HMI.Common.VehicleDataEventStatus?
        package var rightRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var middleRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var middleRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var leftRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var rightRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var leftRearInflatableBelted: HMI.Common.VehicleDataEventStatus?
        package var rightRearInflatableBelted: HMI.Common.VehicleDataEventStatus?
        package var middleRow1BeltDeployed: HMI.Common.VehicleDataEventStatus?
        package var middleRow1BuckleBelted: HMI.Common.VehicleDataEventStatus?

        package init(
            driverBeltDeployed: HMI.Common.VehicleDataEventStatus? = nil,
            passengerBeltDeployed: HMI.Common.VehicleDataEventStatus? = nil,
            passengerBuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            driverBuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            leftRow2BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            passengerChildDetected: HMI.Common.VehicleDataEventStatus? = nil,
            rightRow2BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            middleRow2BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            middleRow3BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            leftRow3BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            rightRow3BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            leftRearInflatableBelted: HMI.Common.VehicleDataEventStatus? = nil,
            rightRearInflatableBelted: HMI.Common.VehicleDataEventStatus? = nil,
            middleRow1BeltDeployed: HMI.Common.VehicleDataEventStatus? = nil,
            middleRow1BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil
        ) {
            self.driverBeltDeployed = driverBeltDeployed
            self.passengerBeltDeployed = passengerBeltDeployed
            self.passengerBuckleBelted = passengerBuckleBelted
            self.driverBuckleBelted = driverBuckleBelted
            self.leftRow2BuckleBelted = leftRow2BuckleBelted
            self.passengerChildDetected = passengerChildDetected
            self.rightRow2BuckleBelted = rightRow2BuckleBelted
            self.middleRow2BuckleBelted = middleRow2BuckleBelted
            self.middleRow3BuckleBelted = middleRow3BuckleBelted
            self.leftRow3BuckleBelted = leftRow3BuckleBelted
            self.rightRow3BuckleBelted = rightRow3BuckleBelted
            self.leftRearInflatableBelted = leftRearInflatableBelted
            self.rightRearInflatableBelted = rightRearInflatableBelted
            self.middleRow1BeltDeployed = middleRow1BeltDeployed
            self.middleRow1BuckleBelted = middleRow1BuckleBelted
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("driverBeltDeployed", driverBeltDeployed)
            writer.field("passengerBeltDeployed", passengerBeltDeployed)
            writer.field("passengerBuckleBelted", passengerBuckleBelted)
            writer.field("driverBuckleBelted", driverBuckleBelted)
            writer.field("leftRow2BuckleBelted", leftRow2BuckleBelted)
            writer.field("passengerChildDetected", passengerChildDetected)
            writer.field("rightRow2BuckleBelted", rightRow2BuckleBelted)
            writer.field("middleRow2BuckleBelted", middleRow2BuckleBelted)
            writer.field("middleRow3BuckleBelted", middleRow3BuckleBelted)
            writer.field("leftRow3BuckleBelted", leftRow3BuckleBelted)
            writer.field("rightRow3BuckleBelted", rightRow3BuckleBelted)
            writer.field("leftRearInflatableBelted", leftRearInflatableBelted)
            writer.field("rightRearInflatableBelted", rightRearInflatableBelted)
            writer.field("middleRow1BeltDeployed", middleRow1BeltDeployed)
            writer.field("middleRow1BuckleBelted", middleRow1BuckleBelted)
            writer.endObject()
        }

        private static let keys = JSONKeys("driverBeltDeployed", "passengerBeltDeployed", "passengerBuckleBelted", "driverBuckleBelted", "leftRow2BuckleBelted", "passengerChildDetected", "rightRow2BuckleBelted", "middleRow2BuckleBelted", "middleRow3BuckleBelted", "leftRow3BuckleBelted", "rightRow3BuckleBelted", "leftRearInflatableBelted", "rightRearInflatableBelted", "middleRow1BeltDeployed", "middleRow1BuckleBelted")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var driverBeltDeployed: HMI.Common.VehicleDataEventStatus?
            var passengerBeltDeployed: HMI.Common.VehicleDataEventStatus?
            var passengerBuckleBelted: HMI.Common.VehicleDataEventStatus?
            var driverBuckleBelted: HMI.Common.VehicleDataEventStatus?
            var leftRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
            var passengerChildDetected: HMI.Common.VehicleDataEventStatus?
            var rightRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
            var middleRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
            var middleRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
            var leftRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
            var rightRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
            var leftRearInflatableBelted: HMI.Common.VehicleDataEventStatus?
            var rightRearInflatableBelted: HMI.Common.VehicleDataEventStatus?
            var middleRow1BeltDeployed: HMI.Common.VehicleDataEventStatus?
            var middleRow1BuckleBelted: HMI.Common.VehicleDataEventStatus?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: driverBeltDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 1: passengerBeltDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 2: passengerBuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 3: driverBuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 4: leftRow2BuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 5: passengerChildDetected = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 6: rightRow2BuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 7: middleRow2BuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 8: middleRow3BuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 9: leftRow3BuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 10: rightRow3BuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 11: leftRearInflatableBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 12: rightRearInflatableBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 13: middleRow1BeltDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                default: middleRow1BuckleBelted = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                }
            }
            return Self(driverBeltDeployed: driverBeltDeployed, passengerBeltDeployed: passengerBeltDeployed, passengerBuckleBelted: passengerBuckleBelted, driverBuckleBelted: driverBuckleBelted, leftRow2BuckleBelted: leftRow2BuckleBelted, passengerChildDetected: passengerChildDetected, rightRow2BuckleBelted: rightRow2BuckleBelted, middleRow2BuckleBelted: middleRow2BuckleBelted, middleRow3BuckleBelted: middleRow3BuckleBelted, leftRow3BuckleBelted: leftRow3BuckleBelted, rightRow3BuckleBelted: rightRow3BuckleBelted, leftRearInflatableBelted: leftRearInflatableBelted, rightRearInflatableBelted: rightRearInflatableBelted, middleRow1BeltDeployed: middleRow1BeltDeployed, middleRow1BuckleBelted: middleRow1BuckleBelted)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("driverBeltDeployed", driverBeltDeployed)
            violations.object("passengerBeltDeployed", passengerBeltDeployed)
            violations.object("passengerBuckleBelted", passengerBuckleBelted)
            violations.object("driverBuckleBelted", driverBuckleBelted)
            violations.object("leftRow2BuckleBelted", leftRow2BuckleBelted)
            violations.object("passengerChildDetected", passengerChildDetected)
            violations.object("rightRow2BuckleBelted", rightRow2BuckleBelted)
            violations.object("middleRow2BuckleBelted", middleRow2BuckleBelted)
            violations.object("middleRow3BuckleBelted", middleRow3BuckleBelted)
            violations.object("leftRow3BuckleBelted", leftRow3BuckleBelted)
            violations.object("rightRow3BuckleBelted", rightRow3BuckleBelted)
            violations.object("leftRearInflatableBelted", leftRearInflatableBelted)
            violations.object("rightRearInflatableBelted", rightRearInflatableBelted)
            violations.object("middleRow1BeltDeployed", middleRow1BeltDeployed)
            violations.object("middleRow1BuckleBelted", middleRow1BuckleBelted)
        }
    }
}

extension HMI.Common {
    /// The structure `BodyInformation`.
    package struct BodyInformation: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var parkBrakeActive: Bool
        package var ignitionStableStatus: HMI.Common.IgnitionStableStatus
        package var ignitionStatus: HMI.Common.IgnitionStatus
        package var driverDoorAjar: Bool?
        package var passengerDoorAjar: Bool?
        package var rearLeftDoorAjar: Bool?
        package var rearRightDoorAjar: Bool?
        package var doorStatuses: [HMI.Common.DoorStatus]?
        package var gateStatuses: [HMI.Common.GateStatus]?
        package var roofStatuses: [HMI.Common.RoofStatus]?

        package init(
            parkBrakeActive: Bool,
            ignitionStableStatus: HMI.Common.IgnitionStableStatus,
            ignitionStatus: HMI.Common.IgnitionStatus,
            driverDoorAjar: Bool? = nil,
            passengerDoorAjar: Bool? = nil,
            rearLeftDoorAjar: Bool? = nil,
            rearRightDoorAjar: Bool? = nil,
            doorStatuses: [HMI.Common.DoorStatus]? = nil,
            gateStatuses: [HMI.Common.GateStatus]? = nil,
            roofStatuses: [HMI.Common.RoofStatus]? = nil
        ) {
            self.parkBrakeActive = parkBrakeActive
            self.ignitionStableStatus = ignitionStableStatus
            self.ignitionStatus = ignitionStatus
            self.driverDoorAjar = driverDoorAjar
            self.passengerDoorAjar = passengerDoorAjar
            self.rearLeftDoorAjar = rearLeftDoorAjar
            self.rearRightDoorAjar = rearRightDoorAjar
            self.doorStatuses = doorStatuses
            self.gateStatuses = gateStatuses
            self.roofStatuses = roofStatuses
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("parkBrakeActive", parkBrakeActive)
            writer.field("ignitionStableStatus", ignitionStableStatus)
            writer.field("ignitionStatus", ignitionStatus)
            writer.field("driverDoorAjar", driverDoorAjar)
            writer.field("passengerDoorAjar", passengerDoorAjar)
            writer.field("rearLeftDoorAjar", rearLeftDoorAjar)
            writer.field("rearRightDoorAjar", rearRightDoorAjar)
            writer.field("doorStatuses", doorStatuses)
            writer.field("gateStatuses", gateStatuses)
            writer.field("roofStatuses", roofStatuses)
            writer.endObject()
        }

        private static let keys = JSONKeys("parkBrakeActive", "ignitionStableStatus", "ignitionStatus", "driverDoorAjar", "passengerDoorAjar", "rearLeftDoorAjar", "rearRightDoorAjar", "doorStatuses", "gateStatuses", "roofStatuses")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var parkBrakeActive: Bool?
            var ignitionStableStatus: HMI.Common.IgnitionStableStatus?
            var ignitionStatus: HMI.Common.IgnitionStatus?
            var driverDoorAjar: Bool?
            var passengerDoorAjar: Bool?
            var rearLeftDoorAjar: Bool?
            var rearRightDoorAjar: Bool?
            var doorStatuses: [HMI.Common.DoorStatus]?
            var gateStatuses: [HMI.Common.GateStatus]?
            var roofStatuses: [HMI.Common.RoofStatus]?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: parkBrakeActive = try reader.bool()
                case 1: ignitionStableStatus = try HMI.Common.IgnitionStableStatus.read(from: &reader)
                case 2: ignitionStatus = try HMI.Common.IgnitionStatus.read(from: &reader)
                case 3: driverDoorAjar = try reader.bool()
                case 4: passengerDoorAjar = try reader.bool()
                case 5: rearLeftDoorAjar = try reader.bool()
                case 6: rearRightDoorAjar = try reader.bool()
                case 7: doorStatuses = try reader.array(of: HMI.Common.DoorStatus.self, 0, 100)
                case 8: gateStatuses = try reader.array(of: HMI.Common.GateStatus.self, 0, 100)
                default: roofStatuses = try reader.array(of: HMI.Common.RoofStatus.self, 0, 100)
                }
            }
            guard let parkBrakeActive, let ignitionStableStatus, let ignitionStatus else { return nil }
            return Self(parkBrakeActive: parkBrakeActive, ignitionStableStatus: ignitionStableStatus, ignitionStatus: ignitionStatus, driverDoorAjar: driverDoorAjar, passengerDoorAjar: passengerDoorAjar, rearLeftDoorAjar: rearLeftDoorAjar, rearRightDoorAjar: rearRightDoorAjar, doorStatuses: doorStatuses, gateStatuses: gateStatuses, roofStatuses: roofStatuses)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("ignitionStableStatus", ignitionStableStatus)
            violations.object("ignitionStatus", ignitionStatus)
            violations.objects("doorStatuses", doorStatuses, 0, 100)
            violations.objects("gateStatuses", gateStatuses, 0, 100)
            violations.objects("roofStatuses", roofStatuses, 0, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `ButtonCapabilities`.
    package struct ButtonCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var name: HMI.Common.ButtonName
        package var moduleInfo: HMI.Common.ModuleInfo?
        package var shortPressAvailable: Bool
        package var longPressAvailable: Bool
        package var upDownAvailable: Bool

        package init(
            name: HMI.Common.ButtonName,
            moduleInfo: HMI.Common.ModuleInfo? = nil,
            shortPressAvailable: Bool,
            longPressAvailable: Bool,
            upDownAvailable: Bool
        ) {
            self.name = name
            self.moduleInfo = moduleInfo
            self.shortPressAvailable = shortPressAvailable
            self.longPressAvailable = longPressAvailable
            self.upDownAvailable = upDownAvailable
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("name", name)
            writer.field("moduleInfo", moduleInfo)
            writer.field("shortPressAvailable", shortPressAvailable)
            writer.field("longPressAvailable", longPressAvailable)
            writer.field("upDownAvailable", upDownAvailable)
            writer.endObject()
        }

        private static let keys = JSONKeys("name", "moduleInfo", "shortPressAvailable", "longPressAvailable", "upDownAvailable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var name: HMI.Common.ButtonName?
            var moduleInfo: HMI.Common.ModuleInfo?
            var shortPressAvailable: Bool?
            var longPressAvailable: Bool?
            var upDownAvailable: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1d) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: name = try HMI.Common.ButtonName.read(from: &reader)
                case 1: moduleInfo = try HMI.Common.ModuleInfo.read(from: &reader)
                case 2: shortPressAvailable = try reader.bool()
                case 3: longPressAvailable = try reader.bool()
                default: upDownAvailable = try reader.bool()
                }
            }
            guard let name, let shortPressAvailable, let longPressAvailable, let upDownAvailable else { return nil }
            return Self(name: name, moduleInfo: moduleInfo, shortPressAvailable: shortPressAvailable, longPressAvailable: longPressAvailable, upDownAvailable: upDownAvailable)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("name", name)
            violations.object("moduleInfo", moduleInfo)
        }
    }
}

extension HMI.Common {
    /// The structure `Choice`.
    package struct Choice: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var choiceID: Int
        package var menuName: String?
        package var image: HMI.Common.Image?
        package var secondaryText: String?
        package var tertiaryText: String?
        package var secondaryImage: HMI.Common.Image?

        package init(
            choiceID: Int,
            menuName: String? = nil,
            image: HMI.Common.Image? = nil,
            secondaryText: String? = nil,
            tertiaryText: String? = nil,
            secondaryImage: HMI.Common.Image? = nil
        ) {
            self.choiceID = choiceID
            self.menuName = menuName
            self.image = image
            self.secondaryText = secondaryText
            self.tertiaryText = tertiaryText
            self.secondaryImage = secondaryImage
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("choiceID", choiceID)
            writer.field("menuName", menuName)
            writer.field("image", image)
            writer.field("secondaryText", secondaryText)
            writer.field("tertiaryText", tertiaryText)
            writer.field("secondaryImage", secondaryImage)
            writer.endObject()
        }

        private static let keys = JSONKeys("choiceID", "menuName", "image", "secondaryText", "tertiaryText", "secondaryImage")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var choiceID: Int?
            var menuName: String?
            var image: HMI.Common.Image?
            var secondaryText: String?
            var tertiaryText: String?
            var secondaryImage: HMI.Common.Image?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: choiceID = try reader.integer(0, 65535)
                case 1: menuName = try reader.string(1, 500)
                case 2: image = try HMI.Common.Image.read(from: &reader)
                case 3: secondaryText = try reader.string(1, 500)
                case 4: tertiaryText = try reader.string(1, 500)
                default: secondaryImage = try HMI.Common.Image.read(from: &reader)
                }
            }
            guard let choiceID else { return nil }
            return Self(choiceID: choiceID, menuName: menuName, image: image, secondaryText: secondaryText, tertiaryText: tertiaryText, secondaryImage: secondaryImage)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("choiceID", choiceID, 0, 65535)
            violations.string("menuName", menuName, 1, 500)
            violations.object("image", image)
            violations.string("secondaryText", secondaryText, 1, 500)
            violations.string("tertiaryText", tertiaryText, 1, 500)
            violations.object("secondaryImage", secondaryImage)
        }
    }
}

extension HMI.Common {
    /// The structure `ClimateControlCapabilities`.
    package struct ClimateControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var moduleName: String
        package var moduleInfo: HMI.Common.ModuleInfo?
        package var currentTemperatureAvailable: Bool?
        package var fanSpeedAvailable: Bool?
        package var desiredTemperatureAvailable: Bool?
        package var acEnableAvailable: Bool?
        package var acMaxEnableAvailable: Bool?
        package var circulateAirEnableAvailable: Bool?
        package var autoModeEnableAvailable: Bool?
        package var dualModeEnableAvailable: Bool?
        package var defrostZoneAvailable: Bool?
        package var defrostZone: [HMI.Common.DefrostZone]?
        package var ventilationModeAvailable: Bool?
        package var ventilationMode: [HMI.Common.VentilationMode]?
        package var heatedSteeringWheelAvailable: Bool?
        package var heatedWindshieldAvailable: Bool?
        package var heatedRearWindowAvailable: Bool?
        package var heatedMirrorsAvailable: Bool?
        package var climateEnableAvailable: Bool?

        package init(
            moduleName: String,
            moduleInfo: HMI.Common.ModuleInfo? = nil,
            currentTemperatureAvailable: Bool? = nil,
            fanSpeedAvailable: Bool? = nil,
            desiredTemperatureAvailable: Bool? = nil,
            acEnableAvailable: Bool? = nil,
            acMaxEnableAvailable: Bool? = nil,
            circulateAirEnableAvailable: Bool? = nil,
            autoModeEnableAvailable: Bool? = nil,
            dualModeEnableAvailable: Bool? = nil,
            defrostZoneAvailable: Bool? = nil,
            defrostZone: [HMI.Common.DefrostZone]? = nil,
            ventilationModeAvailable: Bool? = nil,
            ventilationMode: [HMI.Common.VentilationMode]? = nil,
            heatedSteeringWheelAvailable: Bool? = nil,
            heatedWindshieldAvailable: Bool? = nil,
            heatedRearWindowAvailable: Bool? = nil,
            heatedMirrorsAvailable: Bool? = nil,
            climateEnableAvailable: Bool? = nil
        ) {
            self.moduleName = moduleName
            self.moduleInfo = moduleInfo
            self.currentTemperatureAvailable = currentTemperatureAvailable
            self.fanSpeedAvailable = fanSpeedAvailable
            self.desiredTemperatureAvailable = desiredTemperatureAvailable
            self.acEnableAvailable = acEnableAvailable
            self.acMaxEnableAvailable = acMaxEnableAvailable
            self.circulateAirEnableAvailable = circulateAirEnableAvailable
            self.autoModeEnableAvailable = autoModeEnableAvailable
            self.dualModeEnableAvailable = dualModeEnableAvailable
            self.defrostZoneAvailable = defrostZoneAvailable
            self.defrostZone = defrostZone
            self.ventilationModeAvailable = ventilationModeAvailable
            self.ventilationMode = ventilationMode
            self.heatedSteeringWheelAvailable = heatedSteeringWheelAvailable
            self.heatedWindshieldAvailable = heatedWindshieldAvailable
            self.heatedRearWindowAvailable = heatedRearWindowAvailable
            self.heatedMirrorsAvailable = heatedMirrorsAvailable
            self.climateEnableAvailable = climateEnableAvailable
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleName", moduleName)
            writer.field("moduleInfo", moduleInfo)
            writer.field("currentTemperatureAvailable", currentTemperatureAvailable)
            writer.field("fanSpeedAvailable", fanSpeedAvailable)
            writer.field("desiredTemperatureAvailable", desiredTemperatureAvailable)
            writer.field("acEnableAvailable", acEnableAvailable)
            writer.field("acMaxEnableAvailable", acMaxEnableAvailable)
            writer.field("circulateAirEnableAvailable", circulateAirEnableAvailable)
            writer.field("autoModeEnableAvailable", autoModeEnableAvailable)
            writer.field("dualModeEnableAvailable", dualModeEnableAvailable)
            writer.field("defrostZoneAvailable", defrostZoneAvailable)
            writer.field("defrostZone", defrostZone)
            writer.field("ventilationModeAvailable", ventilationModeAvailable)
            writer.field("ventilationMode", ventilationMode)
            writer.field("heatedSteeringWheelAvailable", heatedSteeringWheelAvailable)
            writer.field("heatedWindshieldAvailable", heatedWindshieldAvailable)
            writer.field("heatedRearWindowAvailable", heatedRearWindowAvailable)
            writer.field("heatedMirrorsAvailable", heatedMirrorsAvailable)
            writer.field("climateEnableAvailable", climateEnableAvailable)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleName", "moduleInfo", "currentTemperatureAvailable", "fanSpeedAvailable", "desiredTemperatureAvailable", "acEnableAvailable", "acMaxEnableAvailable", "circulateAirEnableAvailable", "autoModeEnableAvailable", "dualModeEnableAvailable", "defrostZoneAvailable", "defrostZone", "ventilationModeAvailable", "ventilationMode", "heatedSteeringWheelAvailable", "heatedWindshieldAvailable", "heatedRearWindowAvailable", "heatedMirrorsAvailable", "climateEnableAvailable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleName: String?
            var moduleInfo: HMI.Common.ModuleInfo?
            var currentTemperatureAvailable: Bool?
            var fanSpeedAvailable: Bool?
            var desiredTemperatureAvailable: Bool?
            var acEnableAvailable: Bool?
            var acMaxEnableAvailable: Bool?
            var circulateAirEnableAvailable: Bool?
            var autoModeEnableAvailable: Bool?
            var dualModeEnableAvailable: Bool?
            var defrostZoneAvailable: Bool?
            var defrostZone: [HMI.Common.DefrostZone]?
            var ventilationModeAvailable: Bool?
            var ventilationMode: [HMI.Common.VentilationMode]?
            var heatedSteeringWheelAvailable: Bool?
            var heatedWindshieldAvailable: Bool?
            var heatedRearWindowAvailable: Bool?
            var heatedMirrorsAvailable: Bool?
            var climateEnableAvailable: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleName = try reader.string(1, 100)
                case 1: moduleInfo = try HMI.Common.ModuleInfo.read(from: &reader)
                case 2: currentTemperatureAvailable = try reader.bool()
                case 3: fanSpeedAvailable = try reader.bool()
                case 4: desiredTemperatureAvailable = try reader.bool()
                case 5: acEnableAvailable = try reader.bool()
                case 6: acMaxEnableAvailable = try reader.bool()
                case 7: circulateAirEnableAvailable = try reader.bool()
                case 8: autoModeEnableAvailable = try reader.bool()
                case 9: dualModeEnableAvailable = try reader.bool()
                case 10: defrostZoneAvailable = try reader.bool()
                case 11: defrostZone = try reader.array(of: HMI.Common.DefrostZone.self, 1, 100)
                case 12: ventilationModeAvailable = try reader.bool()
                case 13: ventilationMode = try reader.array(of: HMI.Common.VentilationMode.self, 1, 100)
                case 14: heatedSteeringWheelAvailable = try reader.bool()
                case 15: heatedWindshieldAvailable = try reader.bool()
                case 16: heatedRearWindowAvailable = try reader.bool()
                case 17: heatedMirrorsAvailable = try reader.bool()
                default: climateEnableAvailable = try reader.bool()
                }
            }
            guard let moduleName else { return nil }
            return Self(moduleName: moduleName, moduleInfo: moduleInfo, currentTemperatureAvailable: currentTemperatureAvailable, fanSpeedAvailable: fanSpeedAvailable, desiredTemperatureAvailable: desiredTemperatureAvailable, acEnableAvailable: acEnableAvailable, acMaxEnableAvailable: acMaxEnableAvailable, circulateAirEnableAvailable: circulateAirEnableAvailable, autoModeEnableAvailable: autoModeEnableAvailable, dualModeEnableAvailable: dualModeEnableAvailable, defrostZoneAvailable: defrostZoneAvailable, defrostZone: defrostZone, ventilationModeAvailable: ventilationModeAvailable, ventilationMode: ventilationMode, heatedSteeringWheelAvailable: heatedSteeringWheelAvailable, heatedWindshieldAvailable: heatedWindshieldAvailable, heatedRearWindowAvailable: heatedRearWindowAvailable, heatedMirrorsAvailable: heatedMirrorsAvailable, climateEnableAvailable: climateEnableAvailable)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("moduleName", moduleName, 1, 100)
            violations.object("moduleInfo", moduleInfo)
            violations.objects("defrostZone", defrostZone, 1, 100)
            violations.objects("ventilationMode", ventilationMode, 1, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `ClimateControlData`.
    package struct ClimateControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var fanSpeed: Int?
        package var currentTemperature: HMI.Common.Temperature?
        package var desiredTemperature: HMI.Common.Temperature?
        package var acEnable: Bool?
        package var circulateAirEnable: Bool?
        package var autoModeEnable: Bool?
        package var defrostZone: HMI.Common.DefrostZone?
        package var dualModeEnable: Bool?
        package var acMaxEnable: Bool?
        package var ventilationMode: HMI.Common.VentilationMode?
        package var heatedSteeringWheelEnable: Bool?
        package var heatedWindshieldEnable: Bool?
        package var heatedRearWindowEnable: Bool?
        package var heatedMirrorsEnable: Bool?
        package var climateEnable: Bool?

        package init(
            fanSpeed: Int? = nil,
            currentTemperature: HMI.Common.Temperature? = nil,
            desiredTemperature: HMI.Common.Temperature? = nil,
            acEnable: Bool? = nil,
            circulateAirEnable: Bool? = nil,
            autoModeEnable: Bool? = nil,
            defrostZone: HMI.Common.DefrostZone? = nil,
            dualModeEnable: Bool? = nil,
            acMaxEnable: Bool? = nil,
            ventilationMode: HMI.Common.VentilationMode? = nil,
            heatedSteeringWheelEnable: Bool? = nil,
            heatedWindshieldEnable: Bool? = nil,
            heatedRearWindowEnable: Bool? = nil,
            heatedMirrorsEnable: Bool? = nil,
            climateEnable: Bool? = nil
        ) {
            self.fanSpeed = fanSpeed
            self.currentTemperature = currentTemperature
            self.desiredTemperature = desiredTemperature
            self.acEnable = acEnable
            self.circulateAirEnable = circulateAirEnable
            self.autoModeEnable = autoModeEnable
            self.defrostZone = defrostZone
            self.dualModeEnable = dualModeEnable
            self.acMaxEnable = acMaxEnable
            self.ventilationMode = ventilationMode
            self.heatedSteeringWheelEnable = heatedSteeringWheelEnable
            self.heatedWindshieldEnable = heatedWindshieldEnable
            self.heatedRearWindowEnable = heatedRearWindowEnable
            self.heatedMirrorsEnable = heatedMirrorsEnable
            self.climateEnable = climateEnable
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("fanSpeed", fanSpeed)
            writer.field("currentTemperature", currentTemperature)
            writer.field("desiredTemperature", desiredTemperature)
            writer.field("acEnable", acEnable)
            writer.field("circulateAirEnable", circulateAirEnable)
            writer.field("autoModeEnable", autoModeEnable)
            writer.field("defrostZone", defrostZone)
            writer.field("dualModeEnable", dualModeEnable)
            writer.field("acMaxEnable", acMaxEnable)
            writer.field("ventilationMode", ventilationMode)
            writer.field("heatedSteeringWheelEnable", heatedSteeringWheelEnable)
            writer.field("heatedWindshieldEnable", heatedWindshieldEnable)
            writer.field("heatedRearWindowEnable", heatedRearWindowEnable)
            writer.field("heatedMirrorsEnable", heatedMirrorsEnable)
            writer.field("climateEnable", climateEnable)
            writer.endObject()
        }

        private static let keys = JSONKeys("fanSpeed", "currentTemperature", "desiredTemperature", "acEnable", "circulateAirEnable", "autoModeEnable", "defrostZone", "dualModeEnable", "acMaxEnable", "ventilationMode", "heatedSteeringWheelEnable", "heatedWindshieldEnable", "heatedRearWindowEnable", "heatedMirrorsEnable", "climateEnable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var fanSpeed: Int?
            var currentTemperature: HMI.Common.Temperature?
            var desiredTemperature: HMI.Common.Temperature?
            var acEnable: Bool?
            var circulateAirEnable: Bool?
            var autoModeEnable: Bool?
            var defrostZone: HMI.Common.DefrostZone?
            var dualModeEnable: Bool?
            var acMaxEnable: Bool?
            var ventilationMode: HMI.Common.VentilationMode?
            var heatedSteeringWheelEnable: Bool?
            var heatedWindshieldEnable: Bool?
            var heatedRearWindowEnable: Bool?
            var heatedMirrorsEnable: Bool?
            var climateEnable: Bool?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: fanSpeed = try reader.integer(0, 100)
                case 1: currentTemperature = try HMI.Common.Temperature.read(from: &reader)
                case 2: desiredTemperature = try HMI.Common.Temperature.read(from: &reader)
                case 3: acEnable = try reader.bool()
                case 4: circulateAirEnable = try reader.bool()
                case 5: autoModeEnable = try reader.bool()
                case 6: defrostZone = try HMI.Common.DefrostZone.read(from: &reader)
                case 7: dualModeEnable = try reader.bool()
                case 8: acMaxEnable = try reader.bool()
                case 9: ventilationMode = try HMI.Common.VentilationMode.read(from: &reader)
                case 10: heatedSteeringWheelEnable = try reader.bool()
                case 11: heatedWindshieldEnable = try reader.bool()
                case 12: heatedRearWindowEnable = try reader.bool()
                case 13: heatedMirrorsEnable = try reader.bool()
                default: climateEnable = try reader.bool()
                }
            }
            return Self(fanSpeed: fanSpeed, currentTemperature: currentTemperature, desiredTemperature: desiredTemperature, acEnable: acEnable, circulateAirEnable: circulateAirEnable, autoModeEnable: autoModeEnable, defrostZone: defrostZone, dualModeEnable: dualModeEnable, acMaxEnable: acMaxEnable, ventilationMode: ventilationMode, heatedSteeringWheelEnable: heatedSteeringWheelEnable, heatedWindshieldEnable: heatedWindshieldEnable, heatedRearWindowEnable: heatedRearWindowEnable, heatedMirrorsEnable: heatedMirrorsEnable, climateEnable: climateEnable)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("fanSpeed", fanSpeed, 0, 100)
            violations.object("currentTemperature", currentTemperature)
            violations.object("desiredTemperature", desiredTemperature)
            violations.object("defrostZone", defrostZone)
            violations.object("ventilationMode", ventilationMode)
        }
    }
}

extension HMI.Common {
    /// The structure `ClimateData`.
    package struct ClimateData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var externalTemperature: HMI.Common.Temperature?
        package var cabinTemperature: HMI.Common.Temperature?
        package var atmosphericPressure: Double?

        package init(
            externalTemperature: HMI.Common.Temperature? = nil,
            cabinTemperature: HMI.Common.Temperature? = nil,
            atmosphericPressure: Double? = nil
        ) {
            self.externalTemperature = externalTemperature
            self.cabinTemperature = cabinTemperature
            self.atmosphericPressure = atmosphericPressure
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("externalTemperature", externalTemperature)
            writer.field("cabinTemperature", cabinTemperature)
            writer.field("atmosphericPressure", atmosphericPressure)
            writer.endObject()
        }

        private static let keys = JSONKeys("externalTemperature", "cabinTemperature", "atmosphericPressure")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var externalTemperature: HMI.Common.Temperature?
            var cabinTemperature: HMI.Common.Temperature?
            var atmosphericPressure: Double?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: externalTemperature = try HMI.Common.Temperature.read(from: &reader)
                case 1: cabinTemperature = try HMI.Common.Temperature.read(from: &reader)
                default: atmosphericPressure = try reader.number(0, 2000)
                }
            }
            return Self(externalTemperature: externalTemperature, cabinTemperature: cabinTemperature, atmosphericPressure: atmosphericPressure)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("externalTemperature", externalTemperature)
            violations.object("cabinTemperature", cabinTemperature)
            violations.number("atmosphericPressure", atmosphericPressure, 0, 2000)
        }
    }
}

extension HMI.Common {
    /// The structure `ClusterModeStatus`.
    package struct ClusterModeStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var powerModeActive: Bool
        package var powerModeQualificationStatus: HMI.Common.PowerModeQualificationStatus
        package var carModeStatus: HMI.Common.CarModeStatus
        package var powerModeStatus: HMI.Common.PowerModeStatus

        package init(
            powerModeActive: Bool,
            powerModeQualificationStatus: HMI.Common.PowerModeQualificationStatus,
            carModeStatus: HMI.Common.CarModeStatus,
            powerModeStatus: HMI.Common.PowerModeStatus
        ) {
            self.powerModeActive = powerModeActive
            self.powerModeQualificationStatus = powerModeQualificationStatus
            self.carModeStatus = carModeStatus
            self.powerModeStatus = powerModeStatus
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("powerModeActive", powerModeActive)
            writer.field("powerModeQualificationStatus", powerModeQualificationStatus)
            writer.field("carModeStatus", carModeStatus)
            writer.field("powerModeStatus", powerModeStatus)
            writer.endObject()
        }

        private static let keys = JSONKeys("powerModeActive", "powerModeQualificationStatus", "carModeStatus", "powerModeStatus")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var powerModeActive: Bool?
            var powerModeQualificationStatus: HMI.Common.PowerModeQualificationStatus?
            var carModeStatus: HMI.Common.CarModeStatus?
            var powerModeStatus: HMI.Common.PowerModeStatus?
            guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: powerModeActive = try reader.bool()
                case 1: powerModeQualificationStatus = try HMI.Common.PowerModeQualificationStatus.read(from: &reader)
                case 2: carModeStatus = try HMI.Common.CarModeStatus.read(from: &reader)
                default: powerModeStatus = try HMI.Common.PowerModeStatus.read(from: &reader)
                }
            }
            guard let powerModeActive, let powerModeQualificationStatus, let carModeStatus, let powerModeStatus else { return nil }
            return Self(powerModeActive: powerModeActive, powerModeQualificationStatus: powerModeQualificationStatus, carModeStatus: carModeStatus, powerModeStatus: powerModeStatus)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("powerModeQualificationStatus", powerModeQualificationStatus)
            violations.object("carModeStatus", carModeStatus)
            violations.object("powerModeStatus", powerModeStatus)
        }
    }
}

extension HMI.Common {
    /// The structure `Coordinate`.
    package struct Coordinate: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var latitudeDegrees: Double
        package var longitudeDegrees: Double

        package init(
            latitudeDegrees: Double,
            longitudeDegrees: Double
        ) {
            self.latitudeDegrees = latitudeDegrees
            self.longitudeDegrees = longitudeDegrees
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("latitudeDegrees", latitudeDegrees)
            writer.field("longitudeDegrees", longitudeDegrees)
            writer.endObject()
        }

        private static let keys = JSONKeys("latitudeDegrees", "longitudeDegrees")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var latitudeDegrees: Double?
            var longitudeDegrees: Double?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: latitudeDegrees = try reader.number(-90, 90)
                default: longitudeDegrees = try reader.number(-180, 180)
                }
            }
            guard let latitudeDegrees, let longitudeDegrees else { return nil }
            return Self(latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees)
        }

        package func check(_ violations: inout ViolationList) {
            violations.number("latitudeDegrees", latitudeDegrees, -90, 90)
            violations.number("longitudeDegrees", longitudeDegrees, -180, 180)
        }
    }
}
