// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.RC {
    package struct GetCapabilities: HMIRequest, MemberVisitable {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "RC" }
        package static var name: String { "GetCapabilities" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilitiesResponse: HMIResponse, MemberVisitable {
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

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("remoteControlCapability", &it.remoteControlCapability)
            try v.value("seatLocationCapability", &it.seatLocationCapability)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetInteriorVehicleDataResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "RC" }
        package static var name: String { "GetInteriorVehicleData" }

        package var moduleData: HMI.Common.ModuleData
        package var isSubscribed: Bool?

        package init(moduleData: HMI.Common.ModuleData, isSubscribed: Bool? = nil) {
            self.moduleData = moduleData
            self.isSubscribed = isSubscribed
        }

        @usableFromInline package static var blank: Self { Self(moduleData: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("moduleData", &it.moduleData)
            try v.bool("isSubscribed", &it.isSubscribed)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetInteriorVehicleData: HMIRequest, MemberVisitable {
        package typealias Response = GetInteriorVehicleDataResponse

        package static var interface: String { "RC" }
        package static var name: String { "GetInteriorVehicleData" }

        package var moduleType: HMI.Common.ModuleType
        package var moduleId: String?
        package var subscribe: Bool?

        package init(moduleType: HMI.Common.ModuleType, moduleId: String? = nil, subscribe: Bool? = nil) {
            self.moduleType = moduleType
            self.moduleId = moduleId
            self.subscribe = subscribe
        }

        @usableFromInline package static var blank: Self { Self(moduleType: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("moduleType", &it.moduleType)
            try v.string("moduleId", &it.moduleId, 1, 100)
            try v.bool("subscribe", &it.subscribe)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetInteriorVehicleDataConsentResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "RC" }
        package static var name: String { "GetInteriorVehicleDataConsent" }

        package var allowed: [Bool]

        package init(allowed: [Bool]) {
            self.allowed = allowed
        }

        @usableFromInline package static var blank: Self { Self(allowed: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("allowed", &it.allowed, 0, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetInteriorVehicleDataConsent: HMIRequest, MemberVisitable {
        package typealias Response = GetInteriorVehicleDataConsentResponse

        package static var interface: String { "RC" }
        package static var name: String { "GetInteriorVehicleDataConsent" }

        package var moduleType: HMI.Common.ModuleType
        package var moduleIds: [String]?
        package var appID: Int

        package init(moduleType: HMI.Common.ModuleType, moduleIds: [String]? = nil, appID: Int) {
            self.moduleType = moduleType
            self.moduleIds = moduleIds
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(moduleType: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("moduleType", &it.moduleType)
            try v.strings("moduleIds", &it.moduleIds, 0, .max, lengths: 1, 100)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReady: HMIRequest, MemberVisitable {
        package typealias Response = IsReadyResponse

        package static var interface: String { "RC" }
        package static var name: String { "IsReady" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReadyResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "RC" }
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

    package struct OnInteriorVehicleData: HMINotification, MemberVisitable {
        package static var interface: String { "RC" }
        package static var name: String { "OnInteriorVehicleData" }

        package var moduleData: HMI.Common.ModuleData

        package init(moduleData: HMI.Common.ModuleData) {
            self.moduleData = moduleData
        }

        @usableFromInline package static var blank: Self { Self(moduleData: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("moduleData", &it.moduleData)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnRCStatus: HMINotification, MemberVisitable {
        package static var interface: String { "RC" }
        package static var name: String { "OnRCStatus" }

        package var appID: Int
        package var allocatedModules: [HMI.Common.ModuleData]
        package var freeModules: [HMI.Common.ModuleData]

        package init(appID: Int, allocatedModules: [HMI.Common.ModuleData], freeModules: [HMI.Common.ModuleData]) {
            self.appID = appID
            self.allocatedModules = allocatedModules
            self.freeModules = freeModules
        }

        @usableFromInline package static var blank: Self { Self(appID: 0, allocatedModules: [], freeModules: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.values("allocatedModules", &it.allocatedModules, 0, 100)
            try v.values("freeModules", &it.freeModules, 0, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnRemoteControlSettings: HMINotification, MemberVisitable {
        package static var interface: String { "RC" }
        package static var name: String { "OnRemoteControlSettings" }

        package var allowed: Bool?
        package var accessMode: HMI.Common.RCAccessMode?

        package init(allowed: Bool? = nil, accessMode: HMI.Common.RCAccessMode? = nil) {
            self.allowed = allowed
            self.accessMode = accessMode
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("allowed", &it.allowed)
            try v.value("accessMode", &it.accessMode)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetGlobalPropertiesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "RC" }
        package static var name: String { "SetGlobalProperties" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetGlobalProperties: HMIRequest, MemberVisitable {
        package typealias Response = SetGlobalPropertiesResponse

        package static var interface: String { "RC" }
        package static var name: String { "SetGlobalProperties" }

        package var userLocation: HMI.Common.SeatLocation?
        package var appID: Int

        package init(userLocation: HMI.Common.SeatLocation? = nil, appID: Int) {
            self.userLocation = userLocation
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("userLocation", &it.userLocation)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetInteriorVehicleDataResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "RC" }
        package static var name: String { "SetInteriorVehicleData" }

        package var moduleData: HMI.Common.ModuleData

        package init(moduleData: HMI.Common.ModuleData) {
            self.moduleData = moduleData
        }

        @usableFromInline package static var blank: Self { Self(moduleData: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("moduleData", &it.moduleData)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetInteriorVehicleData: HMIRequest, MemberVisitable {
        package typealias Response = SetInteriorVehicleDataResponse

        package static var interface: String { "RC" }
        package static var name: String { "SetInteriorVehicleData" }

        package var moduleData: HMI.Common.ModuleData
        package var appID: Int

        package init(moduleData: HMI.Common.ModuleData, appID: Int) {
            self.moduleData = moduleData
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(moduleData: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("moduleData", &it.moduleData)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
