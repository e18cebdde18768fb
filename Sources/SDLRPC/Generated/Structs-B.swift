// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `BeltStatus`, since 2.0.
public struct SDLBeltStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var driverBeltDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var passengerBeltDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var passengerBuckleBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var driverBuckleBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var leftRow2BuckleBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var passengerChildDetected: SDLVehicleDataEventStatus
    /// Mandatory.
    public var rightRow2BuckleBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var middleRow2BuckleBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var middleRow3BuckleBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var leftRow3BuckleBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var rightRow3BuckleBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var leftRearInflatableBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var rightRearInflatableBelted: SDLVehicleDataEventStatus
    /// Mandatory.
    public var middleRow1BeltDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var middleRow1BuckleBelted: SDLVehicleDataEventStatus

    /// All its members are mandatory.
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
    /// Mandatory.
    public var parkBrakeActive: Bool
    /// Mandatory.
    public var ignitionStableStatus: SDLIgnitionStableStatus
    /// Mandatory.
    public var ignitionStatus: SDLIgnitionStatus
    /// Optional; since 2.0; deprecated since 7.1.
    public var driverDoorAjar: Bool?
    /// Optional; since 2.0; deprecated since 7.1.
    public var passengerDoorAjar: Bool?
    /// Optional; since 2.0; deprecated since 7.1.
    public var rearLeftDoorAjar: Bool?
    /// Optional; since 2.0; deprecated since 7.1.
    public var rearRightDoorAjar: Bool?
    /// Optional; at most 100 entries; since 7.1.
    public var doorStatuses: [SDLDoorStatus]?
    /// Optional; at most 100 entries; since 7.1.
    public var gateStatuses: [SDLGateStatus]?
    /// Optional; at most 100 entries; since 7.1.
    public var roofStatuses: [SDLRoofStatus]?

    /// Members that are nil are left out of the message.
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
    /// Mandatory.
    public var name: SDLButtonName
    /// Optional; since 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Mandatory.
    public var shortPressAvailable: Bool
    /// Mandatory.
    public var longPressAvailable: Bool
    /// Mandatory.
    public var upDownAvailable: Bool

    /// Members that are nil are left out of the message.
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
