// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.RC {
    /// The request `GetCapabilities`.
    package struct GetCapabilities: HMIRequest {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "RC" }
        package static var name: String { "GetCapabilities" }

        package init() {}

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.endObject()
        }

        private static let keys = JSONKeys()

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            guard var frame = try reader.members(keys) else { return nil }
            while try reader.next(&frame) != nil { try reader.skipValue() }
            return Self()
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.RC {
    /// The response `GetCapabilities`.
    package struct GetCapabilitiesResponse: HMIResponse {
        package static var interface: String { "RC" }
        package static var name: String { "GetCapabilities" }

        package var remoteControlCapability: HMI.Common.RemoteControlCapabilities?
        package var seatLocationCapability: HMI.Common.SeatLocationCapability?

        package init(
            remoteControlCapability: HMI.Common.RemoteControlCapabilities? = nil,
            seatLocationCapability: HMI.Common.SeatLocationCapability? = nil
        ) {
            self.remoteControlCapability = remoteControlCapability
            self.seatLocationCapability = seatLocationCapability
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("remoteControlCapability", remoteControlCapability)
            writer.field("seatLocationCapability", seatLocationCapability)
            writer.endObject()
        }

        private static let keys = JSONKeys("remoteControlCapability", "seatLocationCapability")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var remoteControlCapability: HMI.Common.RemoteControlCapabilities?
            var seatLocationCapability: HMI.Common.SeatLocationCapability?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: remoteControlCapability = try HMI.Common.RemoteControlCapabilities.read(from: &reader)
                default: seatLocationCapability = try HMI.Common.SeatLocationCapability.read(from: &reader)
                }
            }
            return Self(remoteControlCapability: remoteControlCapability, seatLocationCapability: seatLocationCapability)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("remoteControlCapability", remoteControlCapability)
            violations.object("seatLocationCapability", seatLocationCapability)
        }
    }
}

extension HMI.RC {
    /// The response `GetInteriorVehicleData`.
    package struct GetInteriorVehicleDataResponse: HMIResponse {
        package static var interface: String { "RC" }
        package static var name: String { "GetInteriorVehicleData" }

        package var moduleData: HMI.Common.ModuleData
        package var isSubscribed: Bool?

        package init(
            moduleData: HMI.Common.ModuleData,
            isSubscribed: Bool? = nil
        ) {
            self.moduleData = moduleData
            self.isSubscribed = isSubscribed
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleData", moduleData)
            writer.field("isSubscribed", isSubscribed)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleData", "isSubscribed")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleData: HMI.Common.ModuleData?
            var isSubscribed: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleData = try HMI.Common.ModuleData.read(from: &reader)
                default: isSubscribed = try reader.bool()
                }
            }
            guard let moduleData else { return nil }
            return Self(moduleData: moduleData, isSubscribed: isSubscribed)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("moduleData", moduleData)
        }
    }
}

extension HMI.RC {
    /// The request `GetInteriorVehicleData`.
    package struct GetInteriorVehicleData: HMIRequest {
        package typealias Response = GetInteriorVehicleDataResponse

        package static var interface: String { "RC" }
        package static var name: String { "GetInteriorVehicleData" }

        package var moduleType: HMI.Common.ModuleType
        package var moduleId: String?
        package var subscribe: Bool?

        package init(
            moduleType: HMI.Common.ModuleType,
            moduleId: String? = nil,
            subscribe: Bool? = nil
        ) {
            self.moduleType = moduleType
            self.moduleId = moduleId
            self.subscribe = subscribe
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleType", moduleType)
            writer.field("moduleId", moduleId)
            writer.field("subscribe", subscribe)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleType", "moduleId", "subscribe")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleType: HMI.Common.ModuleType?
            var moduleId: String?
            var subscribe: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleType = try HMI.Common.ModuleType.read(from: &reader)
                case 1: moduleId = try reader.string(1, 100)
                default: subscribe = try reader.bool()
                }
            }
            guard let moduleType else { return nil }
            return Self(moduleType: moduleType, moduleId: moduleId, subscribe: subscribe)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("moduleType", moduleType)
            violations.string("moduleId", moduleId, 1, 100)
        }
    }
}

extension HMI.RC {
    /// The response `GetInteriorVehicleDataConsent`.
    package struct GetInteriorVehicleDataConsentResponse: HMIResponse {
        package static var interface: String { "RC" }
        package static var name: String { "GetInteriorVehicleDataConsent" }

        package var allowed: [Bool]

        package init(
            allowed: [Bool]
        ) {
            self.allowed = allowed
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("allowed", allowed)
            writer.endObject()
        }

        private static let keys = JSONKeys("allowed")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var allowed: [Bool]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: allowed = try reader.bools(0, .max)
                }
            }
            guard let allowed else { return nil }
            return Self(allowed: allowed)
        }

        package func check(_ violations: inout ViolationList) {
            violations.array("allowed", allowed, 0, .max)
        }
    }
}

extension HMI.RC {
    /// The request `GetInteriorVehicleDataConsent`.
    package struct GetInteriorVehicleDataConsent: HMIRequest {
        package typealias Response = GetInteriorVehicleDataConsentResponse

        package static var interface: String { "RC" }
        package static var name: String { "GetInteriorVehicleDataConsent" }

        package var moduleType: HMI.Common.ModuleType
        package var moduleIds: [String]?
        package var appID: Int

        package init(
            moduleType: HMI.Common.ModuleType,
            moduleIds: [String]? = nil,
            appID: Int
        ) {
            self.moduleType = moduleType
            self.moduleIds = moduleIds
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleType", moduleType)
            writer.field("moduleIds", moduleIds)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleType", "moduleIds", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleType: HMI.Common.ModuleType?
            var moduleIds: [String]?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleType = try HMI.Common.ModuleType.read(from: &reader)
                case 1: moduleIds = try reader.strings(0, .max, lengths: 1, 100)
                default: appID = try reader.integer()
                }
            }
            guard let moduleType, let appID else { return nil }
            return Self(moduleType: moduleType, moduleIds: moduleIds, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("moduleType", moduleType)
            violations.array("moduleIds", moduleIds, 0, .max) { $0.check($1, 1, 100) }
        }
    }
}

extension HMI.RC {
    /// The request `IsReady`.
    package struct IsReady: HMIRequest {
        package typealias Response = IsReadyResponse

        package static var interface: String { "RC" }
        package static var name: String { "IsReady" }

        package init() {}

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.endObject()
        }

        private static let keys = JSONKeys()

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            guard var frame = try reader.members(keys) else { return nil }
            while try reader.next(&frame) != nil { try reader.skipValue() }
            return Self()
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.RC {
    /// The response `IsReady`.
    package struct IsReadyResponse: HMIResponse {
        package static var interface: String { "RC" }
        package static var name: String { "IsReady" }

        package var available: Bool

        package init(
            available: Bool
        ) {
            self.available = available
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("available", available)
            writer.endObject()
        }

        private static let keys = JSONKeys("available")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var available: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: available = try reader.bool()
                }
            }
            guard let available else { return nil }
            return Self(available: available)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.RC {
    /// The notification `OnInteriorVehicleData`.
    package struct OnInteriorVehicleData: HMINotification {
        package static var interface: String { "RC" }
        package static var name: String { "OnInteriorVehicleData" }

        package var moduleData: HMI.Common.ModuleData

        package init(
            moduleData: HMI.Common.ModuleData
        ) {
            self.moduleData = moduleData
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleData", moduleData)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleData")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleData: HMI.Common.ModuleData?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: moduleData = try HMI.Common.ModuleData.read(from: &reader)
                }
            }
            guard let moduleData else { return nil }
            return Self(moduleData: moduleData)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("moduleData", moduleData)
        }
    }
}

extension HMI.RC {
    /// The notification `OnRCStatus`.
    package struct OnRCStatus: HMINotification {
        package static var interface: String { "RC" }
        package static var name: String { "OnRCStatus" }

        package var appID: Int
        package var allocatedModules: [HMI.Common.ModuleData]
        package var freeModules: [HMI.Common.ModuleData]

        package init(
            appID: Int,
            allocatedModules: [HMI.Common.ModuleData],
            freeModules: [HMI.Common.ModuleData]
        ) {
            self.appID = appID
            self.allocatedModules = allocatedModules
            self.freeModules = freeModules
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("allocatedModules", allocatedModules)
            writer.field("freeModules", freeModules)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "allocatedModules", "freeModules")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var allocatedModules: [HMI.Common.ModuleData]?
            var freeModules: [HMI.Common.ModuleData]?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                case 1: allocatedModules = try reader.array(of: HMI.Common.ModuleData.self, 0, 100)
                default: freeModules = try reader.array(of: HMI.Common.ModuleData.self, 0, 100)
                }
            }
            guard let appID, let allocatedModules, let freeModules else { return nil }
            return Self(appID: appID, allocatedModules: allocatedModules, freeModules: freeModules)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("allocatedModules", allocatedModules, 0, 100)
            violations.objects("freeModules", freeModules, 0, 100)
        }
    }
}

extension HMI.RC {
    /// The notification `OnRemoteControlSettings`.
    package struct OnRemoteControlSettings: HMINotification {
        package static var interface: String { "RC" }
        package static var name: String { "OnRemoteControlSettings" }

        package var allowed: Bool?
        package var accessMode: HMI.Common.RCAccessMode?

        package init(
            allowed: Bool? = nil,
            accessMode: HMI.Common.RCAccessMode? = nil
        ) {
            self.allowed = allowed
            self.accessMode = accessMode
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("allowed", allowed)
            writer.field("accessMode", accessMode)
            writer.endObject()
        }

        private static let keys = JSONKeys("allowed", "accessMode")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var allowed: Bool?
            var accessMode: HMI.Common.RCAccessMode?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: allowed = try reader.bool()
                default: accessMode = try HMI.Common.RCAccessMode.read(from: &reader)
                }
            }
            return Self(allowed: allowed, accessMode: accessMode)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("accessMode", accessMode)
        }
    }
}

extension HMI.RC {
    /// The response `SetGlobalProperties`.
    package struct SetGlobalPropertiesResponse: HMIResponse {
        package static var interface: String { "RC" }
        package static var name: String { "SetGlobalProperties" }

        package init() {}

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.endObject()
        }

        private static let keys = JSONKeys()

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            guard var frame = try reader.members(keys) else { return nil }
            while try reader.next(&frame) != nil { try reader.skipValue() }
            return Self()
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.RC {
    /// The request `SetGlobalProperties`.
    package struct SetGlobalProperties: HMIRequest {
        package typealias Response = SetGlobalPropertiesResponse

        package static var interface: String { "RC" }
        package static var name: String { "SetGlobalProperties" }

        package var userLocation: HMI.Common.SeatLocation?
        package var appID: Int

        package init(
            userLocation: HMI.Common.SeatLocation? = nil,
            appID: Int
        ) {
            self.userLocation = userLocation
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("userLocation", userLocation)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("userLocation", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var userLocation: HMI.Common.SeatLocation?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: userLocation = try HMI.Common.SeatLocation.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let appID else { return nil }
            return Self(userLocation: userLocation, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("userLocation", userLocation)
        }
    }
}

extension HMI.RC {
    /// The response `SetInteriorVehicleData`.
    package struct SetInteriorVehicleDataResponse: HMIResponse {
        package static var interface: String { "RC" }
        package static var name: String { "SetInteriorVehicleData" }

        package var moduleData: HMI.Common.ModuleData

        package init(
            moduleData: HMI.Common.ModuleData
        ) {
            self.moduleData = moduleData
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleData", moduleData)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleData")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleData: HMI.Common.ModuleData?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: moduleData = try HMI.Common.ModuleData.read(from: &reader)
                }
            }
            guard let moduleData else { return nil }
            return Self(moduleData: moduleData)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("moduleData", moduleData)
        }
    }
}

extension HMI.RC {
    /// The request `SetInteriorVehicleData`.
    package struct SetInteriorVehicleData: HMIRequest {
        package typealias Response = SetInteriorVehicleDataResponse

        package static var interface: String { "RC" }
        package static var name: String { "SetInteriorVehicleData" }

        package var moduleData: HMI.Common.ModuleData
        package var appID: Int

        package init(
            moduleData: HMI.Common.ModuleData,
            appID: Int
        ) {
            self.moduleData = moduleData
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleData", moduleData)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleData", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleData: HMI.Common.ModuleData?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleData = try HMI.Common.ModuleData.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let moduleData, let appID else { return nil }
            return Self(moduleData: moduleData, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("moduleData", moduleData)
        }
    }
}
