// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.SDL {
    package struct ActivateApp: HMIRequest, MemberVisitable {
        package typealias Response = ActivateAppResponse

        package static var interface: String { "SDL" }
        package static var name: String { "ActivateApp" }

        package var appID: Int

        package init(appID: Int) {
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ActivateAppResponse: HMIResponse, MemberVisitable {
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
            isSDLAllowed: Bool, device: HMI.Common.DeviceInfo? = nil, isPermissionsConsentNeeded: Bool,
            isAppPermissionsRevoked: Bool, appRevokedPermissions: [HMI.Common.PermissionItem]? = nil,
            isAppRevoked: Bool, priority: HMI.Common.AppPriority? = nil
        ) {
            self.isSDLAllowed = isSDLAllowed
            self.device = device
            self.isPermissionsConsentNeeded = isPermissionsConsentNeeded
            self.isAppPermissionsRevoked = isAppPermissionsRevoked
            self.appRevokedPermissions = appRevokedPermissions
            self.isAppRevoked = isAppRevoked
            self.priority = priority
        }

        @usableFromInline package static var blank: Self { Self(
            isSDLAllowed: false, isPermissionsConsentNeeded: false, isAppPermissionsRevoked: false, isAppRevoked: false
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("isSDLAllowed", &it.isSDLAllowed)
            try v.value("device", &it.device)
            try v.bool("isPermissionsConsentNeeded", &it.isPermissionsConsentNeeded)
            try v.bool("isAppPermissionsRevoked", &it.isAppPermissionsRevoked)
            try v.values("appRevokedPermissions", &it.appRevokedPermissions, 1, 100)
            try v.bool("isAppRevoked", &it.isAppRevoked)
            try v.value("priority", &it.priority)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AddStatisticsInfo: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "AddStatisticsInfo" }

        package var statisticType: HMI.Common.StatisticsType

        package init(statisticType: HMI.Common.StatisticsType) {
            self.statisticType = statisticType
        }

        @usableFromInline package static var blank: Self { Self(statisticType: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("statisticType", &it.statisticType)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetListOfPermissions: HMIRequest, MemberVisitable {
        package typealias Response = GetListOfPermissionsResponse

        package static var interface: String { "SDL" }
        package static var name: String { "GetListOfPermissions" }

        package var appID: Int?

        package init(appID: Int? = nil) {
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetListOfPermissionsResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "GetListOfPermissions" }

        package var allowedFunctions: [HMI.Common.PermissionItem]
        package var externalConsentStatus: [HMI.Common.ExternalConsentStatus]

        package init(
            allowedFunctions: [HMI.Common.PermissionItem], externalConsentStatus: [HMI.Common.ExternalConsentStatus]
        ) {
            self.allowedFunctions = allowedFunctions
            self.externalConsentStatus = externalConsentStatus
        }

        @usableFromInline package static var blank: Self { Self(allowedFunctions: [], externalConsentStatus: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("allowedFunctions", &it.allowedFunctions, 0, 100)
            try v.values("externalConsentStatus", &it.externalConsentStatus, 0, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetPolicyConfigurationDataResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "GetPolicyConfigurationData" }

        package var value: [String]?

        package init(value: [String]? = nil) {
            self.value = value
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.strings("value", &it.value, 1, 100, lengths: 1, 1000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetPolicyConfigurationData: HMIRequest, MemberVisitable {
        package typealias Response = GetPolicyConfigurationDataResponse

        package static var interface: String { "SDL" }
        package static var name: String { "GetPolicyConfigurationData" }

        package var policyType: String
        package var property: String

        package init(policyType: String, property: String) {
            self.policyType = policyType
            self.property = property
        }

        @usableFromInline package static var blank: Self { Self(policyType: "", property: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("policyType", &it.policyType, 1, 1000)
            try v.string("property", &it.property, 1, 1000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetStatusUpdate: HMIRequest, MemberVisitable {
        package typealias Response = GetStatusUpdateResponse

        package static var interface: String { "SDL" }
        package static var name: String { "GetStatusUpdate" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetStatusUpdateResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "GetStatusUpdate" }

        package var status: HMI.Common.UpdateResult

        package init(status: HMI.Common.UpdateResult) {
            self.status = status
        }

        @usableFromInline package static var blank: Self { Self(status: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("status", &it.status)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetUserFriendlyMessageResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "GetUserFriendlyMessage" }

        package var messages: [HMI.Common.UserFriendlyMessage]?

        package init(messages: [HMI.Common.UserFriendlyMessage]? = nil) {
            self.messages = messages
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("messages", &it.messages, 1, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetUserFriendlyMessage: HMIRequest, MemberVisitable {
        package typealias Response = GetUserFriendlyMessageResponse

        package static var interface: String { "SDL" }
        package static var name: String { "GetUserFriendlyMessage" }

        package var messageCodes: [String]
        package var language: HMI.Common.Language?

        package init(messageCodes: [String], language: HMI.Common.Language? = nil) {
            self.messageCodes = messageCodes
            self.language = language
        }

        @usableFromInline package static var blank: Self { Self(messageCodes: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.strings("messageCodes", &it.messageCodes, 1, 100, lengths: 1, 500)
            try v.value("language", &it.language)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAllowSDLFunctionality: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "OnAllowSDLFunctionality" }

        package var device: HMI.Common.DeviceInfo?
        package var allowed: Bool
        package var source: HMI.Common.ConsentSource

        package init(device: HMI.Common.DeviceInfo? = nil, allowed: Bool, source: HMI.Common.ConsentSource) {
            self.device = device
            self.allowed = allowed
            self.source = source
        }

        @usableFromInline package static var blank: Self { Self(allowed: false, source: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("device", &it.device)
            try v.bool("allowed", &it.allowed)
            try v.value("source", &it.source)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAppPermissionChanged: HMINotification, MemberVisitable {
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
            appID: Int, isAppPermissionsRevoked: Bool? = nil, appRevokedPermissions: [HMI.Common.PermissionItem]? = nil,
            appRevoked: Bool? = nil, appPermissionsConsentNeeded: Bool? = nil, appUnauthorized: Bool? = nil,
            priority: HMI.Common.AppPriority? = nil, requestType: [HMI.Common.RequestType]? = nil,
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

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.bool("isAppPermissionsRevoked", &it.isAppPermissionsRevoked)
            try v.values("appRevokedPermissions", &it.appRevokedPermissions, 1, 100)
            try v.bool("appRevoked", &it.appRevoked)
            try v.bool("appPermissionsConsentNeeded", &it.appPermissionsConsentNeeded)
            try v.bool("appUnauthorized", &it.appUnauthorized)
            try v.value("priority", &it.priority)
            try v.values("requestType", &it.requestType, 0, 100)
            try v.strings("requestSubType", &it.requestSubType, 0, 100, lengths: 1, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAppPermissionConsent: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "OnAppPermissionConsent" }

        package var appID: Int?
        package var consentedFunctions: [HMI.Common.PermissionItem]?
        package var externalConsentStatus: [HMI.Common.ExternalConsentStatus]?
        package var source: HMI.Common.ConsentSource

        package init(
            appID: Int? = nil, consentedFunctions: [HMI.Common.PermissionItem]? = nil,
            externalConsentStatus: [HMI.Common.ExternalConsentStatus]? = nil, source: HMI.Common.ConsentSource
        ) {
            self.appID = appID
            self.consentedFunctions = consentedFunctions
            self.externalConsentStatus = externalConsentStatus
            self.source = source
        }

        @usableFromInline package static var blank: Self { Self(source: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.values("consentedFunctions", &it.consentedFunctions, 1, 100)
            try v.values("externalConsentStatus", &it.externalConsentStatus, 1, 100)
            try v.value("source", &it.source)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnDeviceStateChanged: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "OnDeviceStateChanged" }

        package var deviceState: HMI.Common.DeviceState
        package var deviceInternalId: String
        package var deviceId: HMI.Common.DeviceInfo?

        package init(
            deviceState: HMI.Common.DeviceState, deviceInternalId: String, deviceId: HMI.Common.DeviceInfo? = nil
        ) {
            self.deviceState = deviceState
            self.deviceInternalId = deviceInternalId
            self.deviceId = deviceId
        }

        @usableFromInline package static var blank: Self { Self(deviceState: .blank, deviceInternalId: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("deviceState", &it.deviceState)
            try v.string("deviceInternalId", &it.deviceInternalId, 0, 500)
            try v.value("deviceId", &it.deviceId)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnPolicyUpdate: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "OnPolicyUpdate" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnReceivedPolicyUpdate: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "OnReceivedPolicyUpdate" }

        package var policyfile: String

        package init(policyfile: String) {
            self.policyfile = policyfile
        }

        @usableFromInline package static var blank: Self { Self(policyfile: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("policyfile", &it.policyfile, 1, 255)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnSDLConsentNeeded: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "OnSDLConsentNeeded" }

        package var device: HMI.Common.DeviceInfo

        package init(device: HMI.Common.DeviceInfo) {
            self.device = device
        }

        @usableFromInline package static var blank: Self { Self(device: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("device", &it.device)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnStatusUpdate: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "OnStatusUpdate" }

        package var status: HMI.Common.UpdateResult

        package init(status: HMI.Common.UpdateResult) {
            self.status = status
        }

        @usableFromInline package static var blank: Self { Self(status: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("status", &it.status)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnSystemError: HMINotification, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "OnSystemError" }

        package var error: HMI.Common.SystemError

        package init(error: HMI.Common.SystemError) {
            self.error = error
        }

        @usableFromInline package static var blank: Self { Self(error: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("error", &it.error)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UpdateSDL: HMIRequest, MemberVisitable {
        package typealias Response = UpdateSDLResponse

        package static var interface: String { "SDL" }
        package static var name: String { "UpdateSDL" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UpdateSDLResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "SDL" }
        package static var name: String { "UpdateSDL" }

        package var result: HMI.Common.UpdateResult

        package init(result: HMI.Common.UpdateResult) {
            self.result = result
        }

        @usableFromInline package static var blank: Self { Self(result: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("result", &it.result)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
