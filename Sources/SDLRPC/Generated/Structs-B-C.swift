// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import SDLSupport

/// The structure `BeltStatus`, since 2.0.
public struct SDLBeltStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var driverBeltDeployed: SDLVehicleDataEventStatus
    public var passengerBeltDeployed: SDLVehicleDataEventStatus
    public var passengerBuckleBelted: SDLVehicleDataEventStatus
    public var driverBuckleBelted: SDLVehicleDataEventStatus
    public var leftRow2BuckleBelted: SDLVehicleDataEventStatus
    public var passengerChildDetected: SDLVehicleDataEventStatus
    public var rightRow2BuckleBelted: SDLVehicleDataEventStatus
    public var middleRow2BuckleBelted: SDLVehicleDataEventStatus
    public var middleRow3BuckleBelted: SDLVehicleDataEventStatus
    public var leftRow3BuckleBelted: SDLVehicleDataEventStatus
    public var rightRow3BuckleBelted: SDLVehicleDataEventStatus
    public var leftRearInflatableBelted: SDLVehicleDataEventStatus
    public var rightRearInflatableBelted: SDLVehicleDataEventStatus
    public var middleRow1BeltDeployed: SDLVehicleDataEventStatus
    public var middleRow1BuckleBelted: SDLVehicleDataEventStatus

    public init(
        driverBeltDeployed: SDLVehicleDataEventStatus,
        passengerBeltDeployed: SDLVehicleDataEventStatus,
        passengerBuckleBelted: SDLVehicleDataEventStatus,
        driverBuckleBelted: SDLVehicleDataEventStatus,
        leftRow2BuckleBelted: SDLVehicleDataEventStatus,
        passengerChildDetected: SDLVehicleDataEventStatus,
        rightRow2BuckleBelted: SDLVehicleDataEventStatus,
        middleRow2BuckleBelted: SDLVehicleDataEventStatus,
        middleRow3BuckleBelted: SDLVehicleDataEventStatus,
        leftRow3BuckleBelted: SDLVehicleDataEventStatus,
        rightRow3BuckleBelted: SDLVehicleDataEventStatus,
        leftRearInflatableBelted: SDLVehicleDataEventStatus,
        rightRearInflatableBelted: SDLVehicleDataEventStatus,
        middleRow1BeltDeployed: SDLVehicleDataEventStatus,
        middleRow1BuckleBelted: SDLVehicleDataEventStatus
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var driverBeltDeployed: SDLVehicleDataEventStatus?
        var passengerBeltDeployed: SDLVehicleDataEventStatus?
        var passengerBuckleBelted: SDLVehicleDataEventStatus?
        var driverBuckleBelted: SDLVehicleDataEventStatus?
        var leftRow2BuckleBelted: SDLVehicleDataEventStatus?
        var passengerChildDetected: SDLVehicleDataEventStatus?
        var rightRow2BuckleBelted: SDLVehicleDataEventStatus?
        var middleRow2BuckleBelted: SDLVehicleDataEventStatus?
        var middleRow3BuckleBelted: SDLVehicleDataEventStatus?
        var leftRow3BuckleBelted: SDLVehicleDataEventStatus?
        var rightRow3BuckleBelted: SDLVehicleDataEventStatus?
        var leftRearInflatableBelted: SDLVehicleDataEventStatus?
        var rightRearInflatableBelted: SDLVehicleDataEventStatus?
        var middleRow1BeltDeployed: SDLVehicleDataEventStatus?
        var middleRow1BuckleBelted: SDLVehicleDataEventStatus?
        guard var frame = try reader.members(keys, mandatory: 0x7fff) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: driverBeltDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            case 1: passengerBeltDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            case 2: passengerBuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 3: driverBuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 4: leftRow2BuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 5: passengerChildDetected = try SDLVehicleDataEventStatus.read(from: &reader)
            case 6: rightRow2BuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 7: middleRow2BuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 8: middleRow3BuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 9: leftRow3BuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 10: rightRow3BuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 11: leftRearInflatableBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 12: rightRearInflatableBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            case 13: middleRow1BeltDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            default: middleRow1BuckleBelted = try SDLVehicleDataEventStatus.read(from: &reader)
            }
        }
        guard let driverBeltDeployed, let passengerBeltDeployed, let passengerBuckleBelted, let driverBuckleBelted, let leftRow2BuckleBelted, let passengerChildDetected, let rightRow2BuckleBelted, let middleRow2BuckleBelted, let middleRow3BuckleBelted, let leftRow3BuckleBelted, let rightRow3BuckleBelted, let leftRearInflatableBelted, let rightRearInflatableBelted, let middleRow1BeltDeployed, let middleRow1BuckleBelted else { return nil }
        return Self(driverBeltDeployed: driverBeltDeployed, passengerBeltDeployed: passengerBeltDeployed, passengerBuckleBelted: passengerBuckleBelted, driverBuckleBelted: driverBuckleBelted, leftRow2BuckleBelted: leftRow2BuckleBelted, passengerChildDetected: passengerChildDetected, rightRow2BuckleBelted: rightRow2BuckleBelted, middleRow2BuckleBelted: middleRow2BuckleBelted, middleRow3BuckleBelted: middleRow3BuckleBelted, leftRow3BuckleBelted: leftRow3BuckleBelted, rightRow3BuckleBelted: rightRow3BuckleBelted, leftRearInflatableBelted: leftRearInflatableBelted, rightRearInflatableBelted: rightRearInflatableBelted, middleRow1BeltDeployed: middleRow1BeltDeployed, middleRow1BuckleBelted: middleRow1BuckleBelted)
    }

    public func check(_ violations: inout ViolationList) {
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

/// The structure `BodyInformation`, since 2.0.
public struct SDLBodyInformation: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var parkBrakeActive: Bool
    public var ignitionStableStatus: SDLIgnitionStableStatus
    public var ignitionStatus: SDLIgnitionStatus
    public var driverDoorAjar: Bool?
    public var passengerDoorAjar: Bool?
    public var rearLeftDoorAjar: Bool?
    public var rearRightDoorAjar: Bool?
    public var doorStatuses: [SDLDoorStatus]?
    public var gateStatuses: [SDLGateStatus]?
    public var roofStatuses: [SDLRoofStatus]?

    public init(
        parkBrakeActive: Bool,
        ignitionStableStatus: SDLIgnitionStableStatus,
        ignitionStatus: SDLIgnitionStatus,
        driverDoorAjar: Bool? = nil,
        passengerDoorAjar: Bool? = nil,
        rearLeftDoorAjar: Bool? = nil,
        rearRightDoorAjar: Bool? = nil,
        doorStatuses: [SDLDoorStatus]? = nil,
        gateStatuses: [SDLGateStatus]? = nil,
        roofStatuses: [SDLRoofStatus]? = nil
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var parkBrakeActive: Bool?
        var ignitionStableStatus: SDLIgnitionStableStatus?
        var ignitionStatus: SDLIgnitionStatus?
        var driverDoorAjar: Bool?
        var passengerDoorAjar: Bool?
        var rearLeftDoorAjar: Bool?
        var rearRightDoorAjar: Bool?
        var doorStatuses: [SDLDoorStatus]?
        var gateStatuses: [SDLGateStatus]?
        var roofStatuses: [SDLRoofStatus]?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: parkBrakeActive = try reader.bool()
            case 1: ignitionStableStatus = try SDLIgnitionStableStatus.read(from: &reader)
            case 2: ignitionStatus = try SDLIgnitionStatus.read(from: &reader)
            case 3: driverDoorAjar = try reader.bool()
            case 4: passengerDoorAjar = try reader.bool()
            case 5: rearLeftDoorAjar = try reader.bool()
            case 6: rearRightDoorAjar = try reader.bool()
            case 7: doorStatuses = try reader.array(of: SDLDoorStatus.self, 0, 100)
            case 8: gateStatuses = try reader.array(of: SDLGateStatus.self, 0, 100)
            default: roofStatuses = try reader.array(of: SDLRoofStatus.self, 0, 100)
            }
        }
        guard let parkBrakeActive, let ignitionStableStatus, let ignitionStatus else { return nil }
        return Self(parkBrakeActive: parkBrakeActive, ignitionStableStatus: ignitionStableStatus, ignitionStatus: ignitionStatus, driverDoorAjar: driverDoorAjar, passengerDoorAjar: passengerDoorAjar, rearLeftDoorAjar: rearLeftDoorAjar, rearRightDoorAjar: rearRightDoorAjar, doorStatuses: doorStatuses, gateStatuses: gateStatuses, roofStatuses: roofStatuses)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("ignitionStableStatus", ignitionStableStatus)
        violations.object("ignitionStatus", ignitionStatus)
        violations.objects("doorStatuses", doorStatuses, 0, 100)
        violations.objects("gateStatuses", gateStatuses, 0, 100)
        violations.objects("roofStatuses", roofStatuses, 0, 100)
    }
}

/// The structure `ButtonCapabilities`, since 1.0.
public struct SDLButtonCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var name: SDLButtonName
    public var moduleInfo: SDLModuleInfo?
    public var shortPressAvailable: Bool
    public var longPressAvailable: Bool
    public var upDownAvailable: Bool

    public init(
        name: SDLButtonName,
        moduleInfo: SDLModuleInfo? = nil,
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("name", name)
        writer.field("moduleInfo", moduleInfo)
        writer.field("shortPressAvailable", shortPressAvailable)
        writer.field("longPressAvailable", longPressAvailable)
        writer.field("upDownAvailable", upDownAvailable)
        writer.endObject()
    }

    private static let keys = JSONKeys("name", "moduleInfo", "shortPressAvailable", "longPressAvailable", "upDownAvailable")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var name: SDLButtonName?
        var moduleInfo: SDLModuleInfo?
        var shortPressAvailable: Bool?
        var longPressAvailable: Bool?
        var upDownAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1d) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: name = try SDLButtonName.read(from: &reader)
            case 1: moduleInfo = try SDLModuleInfo.read(from: &reader)
            case 2: shortPressAvailable = try reader.bool()
            case 3: longPressAvailable = try reader.bool()
            default: upDownAvailable = try reader.bool()
            }
        }
        guard let name, let shortPressAvailable, let longPressAvailable, let upDownAvailable else { return nil }
        return Self(name: name, moduleInfo: moduleInfo, shortPressAvailable: shortPressAvailable, longPressAvailable: longPressAvailable, upDownAvailable: upDownAvailable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("name", name)
        violations.object("moduleInfo", moduleInfo)
    }
}

/// The structure `Choice`, since 1.0.
public struct SDLChoice: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var choiceID: Int
    public var menuName: String
    public var vrCommands: [String]?
    public var image: SDLImage?
    public var secondaryText: String?
    public var tertiaryText: String?
    public var secondaryImage: SDLImage?

    public init(
        choiceID: Int,
        menuName: String,
        vrCommands: [String]? = nil,
        image: SDLImage? = nil,
        secondaryText: String? = nil,
        tertiaryText: String? = nil,
        secondaryImage: SDLImage? = nil
    ) {
        self.choiceID = choiceID
        self.menuName = menuName
        self.vrCommands = vrCommands
        self.image = image
        self.secondaryText = secondaryText
        self.tertiaryText = tertiaryText
        self.secondaryImage = secondaryImage
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("choiceID", choiceID)
        writer.field("menuName", menuName)
        writer.field("vrCommands", vrCommands)
        writer.field("image", image)
        writer.field("secondaryText", secondaryText)
        writer.field("tertiaryText", tertiaryText)
        writer.field("secondaryImage", secondaryImage)
        writer.endObject()
    }

    private static let keys = JSONKeys("choiceID", "menuName", "vrCommands", "image", "secondaryText", "tertiaryText", "secondaryImage")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var choiceID: Int?
        var menuName: String?
        var vrCommands: [String]?
        var image: SDLImage?
        var secondaryText: String?
        var tertiaryText: String?
        var secondaryImage: SDLImage?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: choiceID = try reader.integer(0, 65535)
            case 1: menuName = try reader.string(1, 500)
            case 2: vrCommands = try reader.strings(1, 100, lengths: 1, 99)
            case 3: image = try SDLImage.read(from: &reader)
            case 4: secondaryText = try reader.string(1, 500)
            case 5: tertiaryText = try reader.string(1, 500)
            default: secondaryImage = try SDLImage.read(from: &reader)
            }
        }
        guard let choiceID, let menuName else { return nil }
        return Self(choiceID: choiceID, menuName: menuName, vrCommands: vrCommands, image: image, secondaryText: secondaryText, tertiaryText: tertiaryText, secondaryImage: secondaryImage)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("choiceID", choiceID, 0, 65535)
        violations.string("menuName", menuName, 1, 500)
        violations.array("vrCommands", vrCommands, 1, 100) { $0.check($1, 1, 99) }
        violations.object("image", image)
        violations.string("secondaryText", secondaryText, 1, 500)
        violations.string("tertiaryText", tertiaryText, 1, 500)
        violations.object("secondaryImage", secondaryImage)
    }
}

/// The structure `ClimateControlCapabilities`, since 4.5.
public struct SDLClimateControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var moduleName: String
    public var moduleInfo: SDLModuleInfo?
    public var currentTemperatureAvailable: Bool?
    public var fanSpeedAvailable: Bool?
    public var desiredTemperatureAvailable: Bool?
    public var acEnableAvailable: Bool?
    public var acMaxEnableAvailable: Bool?
    public var circulateAirEnableAvailable: Bool?
    public var autoModeEnableAvailable: Bool?
    public var dualModeEnableAvailable: Bool?
    public var defrostZoneAvailable: Bool?
    public var defrostZone: [SDLDefrostZone]?
    public var ventilationModeAvailable: Bool?
    public var ventilationMode: [SDLVentilationMode]?
    public var heatedSteeringWheelAvailable: Bool?
    public var heatedWindshieldAvailable: Bool?
    public var heatedRearWindowAvailable: Bool?
    public var heatedMirrorsAvailable: Bool?
    public var climateEnableAvailable: Bool?

    public init(
        moduleName: String,
        moduleInfo: SDLModuleInfo? = nil,
        currentTemperatureAvailable: Bool? = nil,
        fanSpeedAvailable: Bool? = nil,
        desiredTemperatureAvailable: Bool? = nil,
        acEnableAvailable: Bool? = nil,
        acMaxEnableAvailable: Bool? = nil,
        circulateAirEnableAvailable: Bool? = nil,
        autoModeEnableAvailable: Bool? = nil,
        dualModeEnableAvailable: Bool? = nil,
        defrostZoneAvailable: Bool? = nil,
        defrostZone: [SDLDefrostZone]? = nil,
        ventilationModeAvailable: Bool? = nil,
        ventilationMode: [SDLVentilationMode]? = nil,
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleName: String?
        var moduleInfo: SDLModuleInfo?
        var currentTemperatureAvailable: Bool?
        var fanSpeedAvailable: Bool?
        var desiredTemperatureAvailable: Bool?
        var acEnableAvailable: Bool?
        var acMaxEnableAvailable: Bool?
        var circulateAirEnableAvailable: Bool?
        var autoModeEnableAvailable: Bool?
        var dualModeEnableAvailable: Bool?
        var defrostZoneAvailable: Bool?
        var defrostZone: [SDLDefrostZone]?
        var ventilationModeAvailable: Bool?
        var ventilationMode: [SDLVentilationMode]?
        var heatedSteeringWheelAvailable: Bool?
        var heatedWindshieldAvailable: Bool?
        var heatedRearWindowAvailable: Bool?
        var heatedMirrorsAvailable: Bool?
        var climateEnableAvailable: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleName = try reader.string(1, 100)
            case 1: moduleInfo = try SDLModuleInfo.read(from: &reader)
            case 2: currentTemperatureAvailable = try reader.bool()
            case 3: fanSpeedAvailable = try reader.bool()
            case 4: desiredTemperatureAvailable = try reader.bool()
            case 5: acEnableAvailable = try reader.bool()
            case 6: acMaxEnableAvailable = try reader.bool()
            case 7: circulateAirEnableAvailable = try reader.bool()
            case 8: autoModeEnableAvailable = try reader.bool()
            case 9: dualModeEnableAvailable = try reader.bool()
            case 10: defrostZoneAvailable = try reader.bool()
            case 11: defrostZone = try reader.array(of: SDLDefrostZone.self, 1, 100)
            case 12: ventilationModeAvailable = try reader.bool()
            case 13: ventilationMode = try reader.array(of: SDLVentilationMode.self, 1, 100)
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

    public func check(_ violations: inout ViolationList) {
        violations.string("moduleName", moduleName, 1, 100)
        violations.object("moduleInfo", moduleInfo)
        violations.objects("defrostZone", defrostZone, 1, 100)
        violations.objects("ventilationMode", ventilationMode, 1, 100)
    }
}

/// The structure `ClimateControlData`, since 4.5.
public struct SDLClimateControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var fanSpeed: Int?
    public var currentTemperature: SDLTemperature?
    public var desiredTemperature: SDLTemperature?
    public var acEnable: Bool?
    public var circulateAirEnable: Bool?
    public var autoModeEnable: Bool?
    public var defrostZone: SDLDefrostZone?
    public var dualModeEnable: Bool?
    public var acMaxEnable: Bool?
    public var ventilationMode: SDLVentilationMode?
    public var heatedSteeringWheelEnable: Bool?
    public var heatedWindshieldEnable: Bool?
    public var heatedRearWindowEnable: Bool?
    public var heatedMirrorsEnable: Bool?
    public var climateEnable: Bool?

    public init(
        fanSpeed: Int? = nil,
        currentTemperature: SDLTemperature? = nil,
        desiredTemperature: SDLTemperature? = nil,
        acEnable: Bool? = nil,
        circulateAirEnable: Bool? = nil,
        autoModeEnable: Bool? = nil,
        defrostZone: SDLDefrostZone? = nil,
        dualModeEnable: Bool? = nil,
        acMaxEnable: Bool? = nil,
        ventilationMode: SDLVentilationMode? = nil,
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var fanSpeed: Int?
        var currentTemperature: SDLTemperature?
        var desiredTemperature: SDLTemperature?
        var acEnable: Bool?
        var circulateAirEnable: Bool?
        var autoModeEnable: Bool?
        var defrostZone: SDLDefrostZone?
        var dualModeEnable: Bool?
        var acMaxEnable: Bool?
        var ventilationMode: SDLVentilationMode?
        var heatedSteeringWheelEnable: Bool?
        var heatedWindshieldEnable: Bool?
        var heatedRearWindowEnable: Bool?
        var heatedMirrorsEnable: Bool?
        var climateEnable: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: fanSpeed = try reader.integer(0, 100)
            case 1: currentTemperature = try SDLTemperature.read(from: &reader)
            case 2: desiredTemperature = try SDLTemperature.read(from: &reader)
            case 3: acEnable = try reader.bool()
            case 4: circulateAirEnable = try reader.bool()
            case 5: autoModeEnable = try reader.bool()
            case 6: defrostZone = try SDLDefrostZone.read(from: &reader)
            case 7: dualModeEnable = try reader.bool()
            case 8: acMaxEnable = try reader.bool()
            case 9: ventilationMode = try SDLVentilationMode.read(from: &reader)
            case 10: heatedSteeringWheelEnable = try reader.bool()
            case 11: heatedWindshieldEnable = try reader.bool()
            case 12: heatedRearWindowEnable = try reader.bool()
            case 13: heatedMirrorsEnable = try reader.bool()
            default: climateEnable = try reader.bool()
            }
        }
        return Self(fanSpeed: fanSpeed, currentTemperature: currentTemperature, desiredTemperature: desiredTemperature, acEnable: acEnable, circulateAirEnable: circulateAirEnable, autoModeEnable: autoModeEnable, defrostZone: defrostZone, dualModeEnable: dualModeEnable, acMaxEnable: acMaxEnable, ventilationMode: ventilationMode, heatedSteeringWheelEnable: heatedSteeringWheelEnable, heatedWindshieldEnable: heatedWindshieldEnable, heatedRearWindowEnable: heatedRearWindowEnable, heatedMirrorsEnable: heatedMirrorsEnable, climateEnable: climateEnable)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("fanSpeed", fanSpeed, 0, 100)
        violations.object("currentTemperature", currentTemperature)
        violations.object("desiredTemperature", desiredTemperature)
        violations.object("defrostZone", defrostZone)
        violations.object("ventilationMode", ventilationMode)
    }
}

/// The structure `ClimateData`, since 7.1.
public struct SDLClimateData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var externalTemperature: SDLTemperature?
    public var cabinTemperature: SDLTemperature?
    public var atmosphericPressure: Double?

    public init(
        externalTemperature: SDLTemperature? = nil,
        cabinTemperature: SDLTemperature? = nil,
        atmosphericPressure: Double? = nil
    ) {
        self.externalTemperature = externalTemperature
        self.cabinTemperature = cabinTemperature
        self.atmosphericPressure = atmosphericPressure
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("externalTemperature", externalTemperature)
        writer.field("cabinTemperature", cabinTemperature)
        writer.field("atmosphericPressure", atmosphericPressure)
        writer.endObject()
    }

    private static let keys = JSONKeys("externalTemperature", "cabinTemperature", "atmosphericPressure")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var externalTemperature: SDLTemperature?
        var cabinTemperature: SDLTemperature?
        var atmosphericPressure: Double?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: externalTemperature = try SDLTemperature.read(from: &reader)
            case 1: cabinTemperature = try SDLTemperature.read(from: &reader)
            default: atmosphericPressure = try reader.number(0, 2000)
            }
        }
        return Self(externalTemperature: externalTemperature, cabinTemperature: cabinTemperature, atmosphericPressure: atmosphericPressure)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("externalTemperature", externalTemperature)
        violations.object("cabinTemperature", cabinTemperature)
        violations.number("atmosphericPressure", atmosphericPressure, 0, 2000)
    }
}

/// The structure `CloudAppProperties`, since 5.1.
public struct SDLCloudAppProperties: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var nicknames: [String]?
    public var appID: String
    public var enabled: Bool?
    public var authToken: String?
    public var cloudTransportType: String?
    public var hybridAppPreference: SDLHybridAppPreference?
    public var endpoint: String?

    public init(
        nicknames: [String]? = nil,
        appID: String,
        enabled: Bool? = nil,
        authToken: String? = nil,
        cloudTransportType: String? = nil,
        hybridAppPreference: SDLHybridAppPreference? = nil,
        endpoint: String? = nil
    ) {
        self.nicknames = nicknames
        self.appID = appID
        self.enabled = enabled
        self.authToken = authToken
        self.cloudTransportType = cloudTransportType
        self.hybridAppPreference = hybridAppPreference
        self.endpoint = endpoint
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("nicknames", nicknames)
        writer.field("appID", appID)
        writer.field("enabled", enabled)
        writer.field("authToken", authToken)
        writer.field("cloudTransportType", cloudTransportType)
        writer.field("hybridAppPreference", hybridAppPreference)
        writer.field("endpoint", endpoint)
        writer.endObject()
    }

    private static let keys = JSONKeys("nicknames", "appID", "enabled", "authToken", "cloudTransportType", "hybridAppPreference", "endpoint")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var nicknames: [String]?
        var appID: String?
        var enabled: Bool?
        var authToken: String?
        var cloudTransportType: String?
        var hybridAppPreference: SDLHybridAppPreference?
        var endpoint: String?
        guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: nicknames = try reader.strings(0, 100, lengths: 0, 100)
            case 1: appID = try reader.string(1, 100)
            case 2: enabled = try reader.bool()
            case 3: authToken = try reader.string(1, 65535)
            case 4: cloudTransportType = try reader.string(1, 100)
            case 5: hybridAppPreference = try SDLHybridAppPreference.read(from: &reader)
            default: endpoint = try reader.string(1, 65535)
            }
        }
        guard let appID else { return nil }
        return Self(nicknames: nicknames, appID: appID, enabled: enabled, authToken: authToken, cloudTransportType: cloudTransportType, hybridAppPreference: hybridAppPreference, endpoint: endpoint)
    }

    public func check(_ violations: inout ViolationList) {
        violations.array("nicknames", nicknames, 0, 100) { $0.check($1, 0, 100) }
        violations.string("appID", appID, 1, 100)
        violations.string("authToken", authToken, 1, 65535)
        violations.string("cloudTransportType", cloudTransportType, 1, 100)
        violations.object("hybridAppPreference", hybridAppPreference)
        violations.string("endpoint", endpoint, 1, 65535)
    }
}

/// The structure `ClusterModeStatus`, since 2.0.
public struct SDLClusterModeStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var powerModeActive: Bool
    public var powerModeQualificationStatus: SDLPowerModeQualificationStatus
    public var carModeStatus: SDLCarModeStatus
    public var powerModeStatus: SDLPowerModeStatus

    public init(
        powerModeActive: Bool,
        powerModeQualificationStatus: SDLPowerModeQualificationStatus,
        carModeStatus: SDLCarModeStatus,
        powerModeStatus: SDLPowerModeStatus
    ) {
        self.powerModeActive = powerModeActive
        self.powerModeQualificationStatus = powerModeQualificationStatus
        self.carModeStatus = carModeStatus
        self.powerModeStatus = powerModeStatus
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("powerModeActive", powerModeActive)
        writer.field("powerModeQualificationStatus", powerModeQualificationStatus)
        writer.field("carModeStatus", carModeStatus)
        writer.field("powerModeStatus", powerModeStatus)
        writer.endObject()
    }

    private static let keys = JSONKeys("powerModeActive", "powerModeQualificationStatus", "carModeStatus", "powerModeStatus")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var powerModeActive: Bool?
        var powerModeQualificationStatus: SDLPowerModeQualificationStatus?
        var carModeStatus: SDLCarModeStatus?
        var powerModeStatus: SDLPowerModeStatus?
        guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: powerModeActive = try reader.bool()
            case 1: powerModeQualificationStatus = try SDLPowerModeQualificationStatus.read(from: &reader)
            case 2: carModeStatus = try SDLCarModeStatus.read(from: &reader)
            default: powerModeStatus = try SDLPowerModeStatus.read(from: &reader)
            }
        }
        guard let powerModeActive, let powerModeQualificationStatus, let carModeStatus, let powerModeStatus else { return nil }
        return Self(powerModeActive: powerModeActive, powerModeQualificationStatus: powerModeQualificationStatus, carModeStatus: carModeStatus, powerModeStatus: powerModeStatus)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("powerModeQualificationStatus", powerModeQualificationStatus)
        violations.object("carModeStatus", carModeStatus)
        violations.object("powerModeStatus", powerModeStatus)
    }
}

/// The structure `Coordinate`, since 4.1.
public struct SDLCoordinate: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    public var latitudeDegrees: Double
    public var longitudeDegrees: Double

    public init(
        latitudeDegrees: Double,
        longitudeDegrees: Double
    ) {
        self.latitudeDegrees = latitudeDegrees
        self.longitudeDegrees = longitudeDegrees
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("latitudeDegrees", latitudeDegrees)
        writer.field("longitudeDegrees", longitudeDegrees)
        writer.endObject()
    }

    private static let keys = JSONKeys("latitudeDegrees", "longitudeDegrees")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
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

    public func check(_ violations: inout ViolationList) {
        violations.number("latitudeDegrees", latitudeDegrees, -90, 90)
        violations.number("longitudeDegrees", longitudeDegrees, -180, 180)
    }
}
