// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.SDL {
    /// The notification `OnAllowSDLFunctionality`.
    package struct OnAllowSDLFunctionality: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnAllowSDLFunctionality" }

        package var device: HMI.Common.DeviceInfo?
        package var allowed: Bool
        package var source: HMI.Common.ConsentSource

        package init(
            device: HMI.Common.DeviceInfo? = nil,
            allowed: Bool,
            source: HMI.Common.ConsentSource
        ) {
            self.device = device
            self.allowed = allowed
            self.source = source
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("device", device)
            writer.field("allowed", allowed)
            writer.field("source", source)
            writer.endObject()
        }

        private static let keys = JSONKeys("device", "allowed", "source")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var device: HMI.Common.DeviceInfo?
            var allowed: Bool?
            var source: HMI.Common.ConsentSource?
            guard var frame = try reader.members(keys, mandatory: 0x6) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: device = try HMI.Common.DeviceInfo.read(from: &reader)
                case 1: allowed = try reader.bool()
                default: source = try HMI.Common.ConsentSource.read(from: &reader)
                }
            }
            guard let allowed, let source else { return nil }
            return Self(device: device, allowed: allowed, source: source)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("device", device)
            violations.object("source", source)
        }
    }
}

extension HMI.SDL {
    /// The notification `OnAppPermissionChanged`.
    package struct OnAppPermissionChanged: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnAppPermissionChanged" }

        package var appID: Int
        package var isAppPermissionsRevoked: Bool?
        package var appRevokedPermissions: [HMI.Common.PermissionItem]?
        package var appRevoked: Bool?
        package var appPermissionsConsentNeeded: Bool?
        package var appUnauthorized: Bool?
        package var priority: HMI.Common.AppPriority?
        package var requestType: [HMI.Common.RequestType]?
        package var requestSubType: [String]?

        package init(
            appID: Int,
            isAppPermissionsRevoked: Bool? = nil,
            appRevokedPermissions: [HMI.Common.PermissionItem]? = nil,
            appRevoked: Bool? = nil,
            appPermissionsConsentNeeded: Bool? = nil,
            appUnauthorized: Bool? = nil,
            priority: HMI.Common.AppPriority? = nil,
            requestType: [HMI.Common.RequestType]? = nil,
            requestSubType: [String]? = nil
        ) {
            self.appID = appID
            self.isAppPermissionsRevoked = isAppPermissionsRevoked
            self.appRevokedPermissions = appRevokedPermissions
            self.appRevoked = appRevoked
            self.appPermissionsConsentNeeded = appPermissionsConsentNeeded
            self.appUnauthorized = appUnauthorized
            self.priority = priority
            self.requestType = requestType
            self.requestSubType = requestSubType
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("isAppPermissionsRevoked", isAppPermissionsRevoked)
            writer.field("appRevokedPermissions", appRevokedPermissions)
            writer.field("appRevoked", appRevoked)
            writer.field("appPermissionsConsentNeeded", appPermissionsConsentNeeded)
            writer.field("appUnauthorized", appUnauthorized)
            writer.field("priority", priority)
            writer.field("requestType", requestType)
            writer.field("requestSubType", requestSubType)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "isAppPermissionsRevoked", "appRevokedPermissions", "appRevoked", "appPermissionsConsentNeeded", "appUnauthorized", "priority", "requestType", "requestSubType")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var isAppPermissionsRevoked: Bool?
            var appRevokedPermissions: [HMI.Common.PermissionItem]?
            var appRevoked: Bool?
            var appPermissionsConsentNeeded: Bool?
            var appUnauthorized: Bool?
            var priority: HMI.Common.AppPriority?
            var requestType: [HMI.Common.RequestType]?
            var requestSubType: [String]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                case 1: isAppPermissionsRevoked = try reader.bool()
                case 2: appRevokedPermissions = try reader.array(of: HMI.Common.PermissionItem.self, 1, 100)
                case 3: appRevoked = try reader.bool()
                case 4: appPermissionsConsentNeeded = try reader.bool()
                case 5: appUnauthorized = try reader.bool()
                case 6: priority = try HMI.Common.AppPriority.read(from: &reader)
                case 7: requestType = try reader.array(of: HMI.Common.RequestType.self, 0, 100)
                default: requestSubType = try reader.strings(0, 100, lengths: 1, 100)
                }
            }
            guard let appID else { return nil }
            return Self(appID: appID, isAppPermissionsRevoked: isAppPermissionsRevoked, appRevokedPermissions: appRevokedPermissions, appRevoked: appRevoked, appPermissionsConsentNeeded: appPermissionsConsentNeeded, appUnauthorized: appUnauthorized, priority: priority, requestType: requestType, requestSubType: requestSubType)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("appRevokedPermissions", appRevokedPermissions, 1, 100)
            violations.object("priority", priority)
            violations.objects("requestType", requestType, 0, 100)
            violations.array("requestSubType", requestSubType, 0, 100) { $0.check($1, 1, 100) }
        }
    }
}

extension HMI.SDL {
    /// The notification `OnAppPermissionConsent`.
    package struct OnAppPermissionConsent: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnAppPermissionConsent" }

        package var appID: Int?
        package var consentedFunctions: [HMI.Common.PermissionItem]?
        package var externalConsentStatus: [HMI.Common.ExternalConsentStatus]?
        package var source: HMI.Common.ConsentSource

        package init(
            appID: Int? = nil,
            consentedFunctions: [HMI.Common.PermissionItem]? = nil,
            externalConsentStatus: [HMI.Common.ExternalConsentStatus]? = nil,
            source: HMI.Common.ConsentSource
        ) {
            self.appID = appID
            self.consentedFunctions = consentedFunctions
            self.externalConsentStatus = externalConsentStatus
            self.source = source
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("consentedFunctions", consentedFunctions)
            writer.field("externalConsentStatus", externalConsentStatus)
            writer.field("source", source)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "consentedFunctions", "externalConsentStatus", "source")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var consentedFunctions: [HMI.Common.PermissionItem]?
            var externalConsentStatus: [HMI.Common.ExternalConsentStatus]?
            var source: HMI.Common.ConsentSource?
            guard var frame = try reader.members(keys, mandatory: 0x8) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                case 1: consentedFunctions = try reader.array(of: HMI.Common.PermissionItem.self, 1, 100)
                case 2: externalConsentStatus = try reader.array(of: HMI.Common.ExternalConsentStatus.self, 1, 100)
                default: source = try HMI.Common.ConsentSource.read(from: &reader)
                }
            }
            guard let source else { return nil }
            return Self(appID: appID, consentedFunctions: consentedFunctions, externalConsentStatus: externalConsentStatus, source: source)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("consentedFunctions", consentedFunctions, 1, 100)
            violations.objects("externalConsentStatus", externalConsentStatus, 1, 100)
            violations.object("source", source)
        }
    }
}

extension HMI.SDL {
    /// The notification `OnDeviceStateChanged`.
    package struct OnDeviceStateChanged: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnDeviceStateChanged" }

        package var deviceState: HMI.Common.DeviceState
        package var deviceInternalId: String
        package var deviceId: HMI.Common.DeviceInfo?

        package init(
            deviceState: HMI.Common.DeviceState,
            deviceInternalId: String,
            deviceId: HMI.Common.DeviceInfo? = nil
        ) {
            self.deviceState = deviceState
            self.deviceInternalId = deviceInternalId
            self.deviceId = deviceId
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("deviceState", deviceState)
            writer.field("deviceInternalId", deviceInternalId)
            writer.field("deviceId", deviceId)
            writer.endObject()
        }

        private static let keys = JSONKeys("deviceState", "deviceInternalId", "deviceId")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var deviceState: HMI.Common.DeviceState?
            var deviceInternalId: String?
            var deviceId: HMI.Common.DeviceInfo?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: deviceState = try HMI.Common.DeviceState.read(from: &reader)
                case 1: deviceInternalId = try reader.string(0, 500)
                default: deviceId = try HMI.Common.DeviceInfo.read(from: &reader)
                }
            }
            guard let deviceState, let deviceInternalId else { return nil }
            return Self(deviceState: deviceState, deviceInternalId: deviceInternalId, deviceId: deviceId)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("deviceState", deviceState)
            violations.string("deviceInternalId", deviceInternalId, 0, 500)
            violations.object("deviceId", deviceId)
        }
    }
}

extension HMI.SDL {
    /// The notification `OnPolicyUpdate`.
    package struct OnPolicyUpdate: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnPolicyUpdate" }

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

extension HMI.SDL {
    /// The notification `OnReceivedPolicyUpdate`.
    package struct OnReceivedPolicyUpdate: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnReceivedPolicyUpdate" }

        package var policyfile: String

        package init(
            policyfile: String
        ) {
            self.policyfile = policyfile
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("policyfile", policyfile)
            writer.endObject()
        }

        private static let keys = JSONKeys("policyfile")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var policyfile: String?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: policyfile = try reader.string(1, 255)
                }
            }
            guard let policyfile else { return nil }
            return Self(policyfile: policyfile)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("policyfile", policyfile, 1, 255)
        }
    }
}

extension HMI.SDL {
    /// The notification `OnSDLConsentNeeded`.
    package struct OnSDLConsentNeeded: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnSDLConsentNeeded" }

        package var device: HMI.Common.DeviceInfo

        package init(
            device: HMI.Common.DeviceInfo
        ) {
            self.device = device
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("device", device)
            writer.endObject()
        }

        private static let keys = JSONKeys("device")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var device: HMI.Common.DeviceInfo?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: device = try HMI.Common.DeviceInfo.read(from: &reader)
                }
            }
            guard let device else { return nil }
            return Self(device: device)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("device", device)
        }
    }
}

extension HMI.SDL {
    /// The notification `OnStatusUpdate`.
    package struct OnStatusUpdate: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnStatusUpdate" }

        package var status: HMI.Common.UpdateResult

        package init(
            status: HMI.Common.UpdateResult
        ) {
            self.status = status
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("status", status)
            writer.endObject()
        }

        private static let keys = JSONKeys("status")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var status: HMI.Common.UpdateResult?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: status = try HMI.Common.UpdateResult.read(from: &reader)
                }
            }
            guard let status else { return nil }
            return Self(status: status)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("status", status)
        }
    }
}

extension HMI.SDL {
    /// The notification `OnSystemError`.
    package struct OnSystemError: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "OnSystemError" }

        package var error: HMI.Common.SystemError

        package init(
            error: HMI.Common.SystemError
        ) {
            self.error = error
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("error", error)
            writer.endObject()
        }

        private static let keys = JSONKeys("error")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var error: HMI.Common.SystemError?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: error = try HMI.Common.SystemError.read(from: &reader)
                }
            }
            guard let error else { return nil }
            return Self(error: error)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("error", error)
        }
    }
}

extension HMI.SDL {
    /// The request `UpdateSDL`.
    package struct UpdateSDL: HMIRequest {
        package typealias Response = UpdateSDLResponse

        package static var interface: String { "SDL" }
        package static var name: String { "UpdateSDL" }

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

extension HMI.SDL {
    /// The response `UpdateSDL`.
    package struct UpdateSDLResponse: HMIResponse {
        package static var interface: String { "SDL" }
        package static var name: String { "UpdateSDL" }

        package var result: HMI.Common.UpdateResult

        package init(
            result: HMI.Common.UpdateResult
        ) {
            self.result = result
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("result", result)
            writer.endObject()
        }

        private static let keys = JSONKeys("result")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var result: HMI.Common.UpdateResult?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: result = try HMI.Common.UpdateResult.read(from: &reader)
                }
            }
            guard let result else { return nil }
            return Self(result: result)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("result", result)
        }
    }
}
