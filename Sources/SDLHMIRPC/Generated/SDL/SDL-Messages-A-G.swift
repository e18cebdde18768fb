// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.SDL {
    /// The request `ActivateApp`.
    package struct ActivateApp: HMIRequest {
        package typealias Response = ActivateAppResponse

        package static var interface: String { "SDL" }
        package static var name: String { "ActivateApp" }

        package var appID: Int

        package init(
            appID: Int
        ) {
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: appID = try reader.integer()
                }
            }
            guard let appID else { return nil }
            return Self(appID: appID)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.SDL {
    /// The response `ActivateApp`.
    package struct ActivateAppResponse: HMIResponse {
        package static var interface: String { "SDL" }
        package static var name: String { "ActivateApp" }

        package var isSDLAllowed: Bool
        package var device: HMI.Common.DeviceInfo?
        package var isPermissionsConsentNeeded: Bool
        package var isAppPermissionsRevoked: Bool
        package var appRevokedPermissions: [HMI.Common.PermissionItem]?
        package var isAppRevoked: Bool
        package var priority: HMI.Common.AppPriority?

        package init(
            isSDLAllowed: Bool,
            device: HMI.Common.DeviceInfo? = nil,
            isPermissionsConsentNeeded: Bool,
            isAppPermissionsRevoked: Bool,
            appRevokedPermissions: [HMI.Common.PermissionItem]? = nil,
            isAppRevoked: Bool,
            priority: HMI.Common.AppPriority? = nil
        ) {
            self.isSDLAllowed = isSDLAllowed
            self.device = device
            self.isPermissionsConsentNeeded = isPermissionsConsentNeeded
            self.isAppPermissionsRevoked = isAppPermissionsRevoked
            self.appRevokedPermissions = appRevokedPermissions
            self.isAppRevoked = isAppRevoked
            self.priority = priority
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("isSDLAllowed", isSDLAllowed)
            writer.field("device", device)
            writer.field("isPermissionsConsentNeeded", isPermissionsConsentNeeded)
            writer.field("isAppPermissionsRevoked", isAppPermissionsRevoked)
            writer.field("appRevokedPermissions", appRevokedPermissions)
            writer.field("isAppRevoked", isAppRevoked)
            writer.field("priority", priority)
            writer.endObject()
        }

        private static let keys = JSONKeys("isSDLAllowed", "device", "isPermissionsConsentNeeded", "isAppPermissionsRevoked", "appRevokedPermissions", "isAppRevoked", "priority")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var isSDLAllowed: Bool?
            var device: HMI.Common.DeviceInfo?
            var isPermissionsConsentNeeded: Bool?
            var isAppPermissionsRevoked: Bool?
            var appRevokedPermissions: [HMI.Common.PermissionItem]?
            var isAppRevoked: Bool?
            var priority: HMI.Common.AppPriority?
            guard var frame = try reader.members(keys, mandatory: 0x2d) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: isSDLAllowed = try reader.bool()
                case 1: device = try HMI.Common.DeviceInfo.read(from: &reader)
                case 2: isPermissionsConsentNeeded = try reader.bool()
                case 3: isAppPermissionsRevoked = try reader.bool()
                case 4: appRevokedPermissions = try reader.array(of: HMI.Common.PermissionItem.self, 1, 100)
                case 5: isAppRevoked = try reader.bool()
                default: priority = try HMI.Common.AppPriority.read(from: &reader)
                }
            }
            guard let isSDLAllowed, let isPermissionsConsentNeeded, let isAppPermissionsRevoked, let isAppRevoked else { return nil }
            return Self(isSDLAllowed: isSDLAllowed, device: device, isPermissionsConsentNeeded: isPermissionsConsentNeeded, isAppPermissionsRevoked: isAppPermissionsRevoked, appRevokedPermissions: appRevokedPermissions, isAppRevoked: isAppRevoked, priority: priority)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("device", device)
            violations.objects("appRevokedPermissions", appRevokedPermissions, 1, 100)
            violations.object("priority", priority)
        }
    }
}

extension HMI.SDL {
    /// The notification `AddStatisticsInfo`.
    package struct AddStatisticsInfo: HMINotification {
        package static var interface: String { "SDL" }
        package static var name: String { "AddStatisticsInfo" }

        package var statisticType: HMI.Common.StatisticsType

        package init(
            statisticType: HMI.Common.StatisticsType
        ) {
            self.statisticType = statisticType
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("statisticType", statisticType)
            writer.endObject()
        }

        private static let keys = JSONKeys("statisticType")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var statisticType: HMI.Common.StatisticsType?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: statisticType = try HMI.Common.StatisticsType.read(from: &reader)
                }
            }
            guard let statisticType else { return nil }
            return Self(statisticType: statisticType)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("statisticType", statisticType)
        }
    }
}

extension HMI.SDL {
    /// The request `GetListOfPermissions`.
    package struct GetListOfPermissions: HMIRequest {
        package typealias Response = GetListOfPermissionsResponse

        package static var interface: String { "SDL" }
        package static var name: String { "GetListOfPermissions" }

        package var appID: Int?

        package init(
            appID: Int? = nil
        ) {
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: appID = try reader.integer()
                }
            }
            return Self(appID: appID)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.SDL {
    /// The response `GetListOfPermissions`.
    package struct GetListOfPermissionsResponse: HMIResponse {
        package static var interface: String { "SDL" }
        package static var name: String { "GetListOfPermissions" }

        package var allowedFunctions: [HMI.Common.PermissionItem]
        package var externalConsentStatus: [HMI.Common.ExternalConsentStatus]

        package init(
            allowedFunctions: [HMI.Common.PermissionItem],
            externalConsentStatus: [HMI.Common.ExternalConsentStatus]
        ) {
            self.allowedFunctions = allowedFunctions
            self.externalConsentStatus = externalConsentStatus
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("allowedFunctions", allowedFunctions)
            writer.field("externalConsentStatus", externalConsentStatus)
            writer.endObject()
        }

        private static let keys = JSONKeys("allowedFunctions", "externalConsentStatus")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var allowedFunctions: [HMI.Common.PermissionItem]?
            var externalConsentStatus: [HMI.Common.ExternalConsentStatus]?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: allowedFunctions = try reader.array(of: HMI.Common.PermissionItem.self, 0, 100)
                default: externalConsentStatus = try reader.array(of: HMI.Common.ExternalConsentStatus.self, 0, 100)
                }
            }
            guard let allowedFunctions, let externalConsentStatus else { return nil }
            return Self(allowedFunctions: allowedFunctions, externalConsentStatus: externalConsentStatus)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("allowedFunctions", allowedFunctions, 0, 100)
            violations.objects("externalConsentStatus", externalConsentStatus, 0, 100)
        }
    }
}

extension HMI.SDL {
    /// The response `GetPolicyConfigurationData`.
    package struct GetPolicyConfigurationDataResponse: HMIResponse {
        package static var interface: String { "SDL" }
        package static var name: String { "GetPolicyConfigurationData" }

        package var value: [String]?

        package init(
            value: [String]? = nil
        ) {
            self.value = value
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("value", value)
            writer.endObject()
        }

        private static let keys = JSONKeys("value")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var value: [String]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: value = try reader.strings(1, 100, lengths: 1, 1000)
                }
            }
            return Self(value: value)
        }

        package func check(_ violations: inout ViolationList) {
            violations.array("value", value, 1, 100) { $0.check($1, 1, 1000) }
        }
    }
}

extension HMI.SDL {
    /// The request `GetPolicyConfigurationData`.
    package struct GetPolicyConfigurationData: HMIRequest {
        package typealias Response = GetPolicyConfigurationDataResponse

        package static var interface: String { "SDL" }
        package static var name: String { "GetPolicyConfigurationData" }

        package var policyType: String
        package var property: String

        package init(
            policyType: String,
            property: String
        ) {
            self.policyType = policyType
            self.property = property
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("policyType", policyType)
            writer.field("property", property)
            writer.endObject()
        }

        private static let keys = JSONKeys("policyType", "property")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var policyType: String?
            var property: String?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: policyType = try reader.string(1, 1000)
                default: property = try reader.string(1, 1000)
                }
            }
            guard let policyType, let property else { return nil }
            return Self(policyType: policyType, property: property)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("policyType", policyType, 1, 1000)
            violations.string("property", property, 1, 1000)
        }
    }
}

extension HMI.SDL {
    /// The request `GetStatusUpdate`.
    package struct GetStatusUpdate: HMIRequest {
        package typealias Response = GetStatusUpdateResponse

        package static var interface: String { "SDL" }
        package static var name: String { "GetStatusUpdate" }

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
    /// The response `GetStatusUpdate`.
    package struct GetStatusUpdateResponse: HMIResponse {
        package static var interface: String { "SDL" }
        package static var name: String { "GetStatusUpdate" }

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
    /// The response `GetUserFriendlyMessage`.
    package struct GetUserFriendlyMessageResponse: HMIResponse {
        package static var interface: String { "SDL" }
        package static var name: String { "GetUserFriendlyMessage" }

        package var messages: [HMI.Common.UserFriendlyMessage]?

        package init(
            messages: [HMI.Common.UserFriendlyMessage]? = nil
        ) {
            self.messages = messages
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("messages", messages)
            writer.endObject()
        }

        private static let keys = JSONKeys("messages")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var messages: [HMI.Common.UserFriendlyMessage]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: messages = try reader.array(of: HMI.Common.UserFriendlyMessage.self, 1, 100)
                }
            }
            return Self(messages: messages)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("messages", messages, 1, 100)
        }
    }
}

extension HMI.SDL {
    /// The request `GetUserFriendlyMessage`.
    package struct GetUserFriendlyMessage: HMIRequest {
        package typealias Response = GetUserFriendlyMessageResponse

        package static var interface: String { "SDL" }
        package static var name: String { "GetUserFriendlyMessage" }

        package var messageCodes: [String]
        package var language: HMI.Common.Language?

        package init(
            messageCodes: [String],
            language: HMI.Common.Language? = nil
        ) {
            self.messageCodes = messageCodes
            self.language = language
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("messageCodes", messageCodes)
            writer.field("language", language)
            writer.endObject()
        }

        private static let keys = JSONKeys("messageCodes", "language")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var messageCodes: [String]?
            var language: HMI.Common.Language?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: messageCodes = try reader.strings(1, 100, lengths: 1, 500)
                default: language = try HMI.Common.Language.read(from: &reader)
                }
            }
            guard let messageCodes else { return nil }
            return Self(messageCodes: messageCodes, language: language)
        }

        package func check(_ violations: inout ViolationList) {
            violations.array("messageCodes", messageCodes, 1, 100) { $0.check($1, 1, 500) }
            violations.object("language", language)
        }
    }
}
