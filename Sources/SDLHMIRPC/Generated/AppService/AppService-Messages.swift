// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.AppService {
    package struct AppServiceActivationResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "AppService" }
        package static var name: String { "AppServiceActivation" }

        package var serviceID: String
        package var activate: Bool
        package var setAsDefault: Bool?

        package init(serviceID: String, activate: Bool, setAsDefault: Bool? = nil) {
            self.serviceID = serviceID
            self.activate = activate
            self.setAsDefault = setAsDefault
        }

        @usableFromInline package static var blank: Self { Self(serviceID: "", activate: false) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("serviceID", &it.serviceID, 1, .max)
            try v.bool("activate", &it.activate)
            try v.bool("setAsDefault", &it.setAsDefault)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AppServiceActivation: HMIRequest, MemberVisitable {
        package typealias Response = AppServiceActivationResponse

        package static var interface: String { "AppService" }
        package static var name: String { "AppServiceActivation" }

        package var serviceID: String
        package var activate: Bool
        package var setAsDefault: Bool?

        package init(serviceID: String, activate: Bool, setAsDefault: Bool? = nil) {
            self.serviceID = serviceID
            self.activate = activate
            self.setAsDefault = setAsDefault
        }

        @usableFromInline package static var blank: Self { Self(serviceID: "", activate: false) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("serviceID", &it.serviceID, 1, .max)
            try v.bool("activate", &it.activate)
            try v.bool("setAsDefault", &it.setAsDefault)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetActiveServiceConsentResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "AppService" }
        package static var name: String { "GetActiveServiceConsent" }

        package var activate: Bool

        package init(activate: Bool) {
            self.activate = activate
        }

        @usableFromInline package static var blank: Self { Self(activate: false) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("activate", &it.activate)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetActiveServiceConsent: HMIRequest, MemberVisitable {
        package typealias Response = GetActiveServiceConsentResponse

        package static var interface: String { "AppService" }
        package static var name: String { "GetActiveServiceConsent" }

        package var serviceID: String

        package init(serviceID: String) {
            self.serviceID = serviceID
        }

        @usableFromInline package static var blank: Self { Self(serviceID: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("serviceID", &it.serviceID, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetAppServiceDataResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "AppService" }
        package static var name: String { "GetAppServiceData" }

        package var serviceData: HMI.Common.AppServiceData?

        package init(serviceData: HMI.Common.AppServiceData? = nil) {
            self.serviceData = serviceData
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("serviceData", &it.serviceData)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetAppServiceData: HMIRequest, MemberVisitable {
        package typealias Response = GetAppServiceDataResponse

        package static var interface: String { "AppService" }
        package static var name: String { "GetAppServiceData" }

        package var serviceType: String
        package var subscribe: Bool?

        package init(serviceType: String, subscribe: Bool? = nil) {
            self.serviceType = serviceType
            self.subscribe = subscribe
        }

        @usableFromInline package static var blank: Self { Self(serviceType: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("serviceType", &it.serviceType, 1, .max)
            try v.bool("subscribe", &it.subscribe)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetAppServiceRecordsResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "AppService" }
        package static var name: String { "GetAppServiceRecords" }

        package var serviceRecords: [HMI.Common.AppServiceRecord]?

        package init(serviceRecords: [HMI.Common.AppServiceRecord]? = nil) {
            self.serviceRecords = serviceRecords
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("serviceRecords", &it.serviceRecords, 0, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetAppServiceRecords: HMIRequest, MemberVisitable {
        package typealias Response = GetAppServiceRecordsResponse

        package static var interface: String { "AppService" }
        package static var name: String { "GetAppServiceRecords" }

        package var serviceType: String?

        package init(serviceType: String? = nil) {
            self.serviceType = serviceType
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("serviceType", &it.serviceType, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAppServiceData: HMINotification, MemberVisitable {
        package static var interface: String { "AppService" }
        package static var name: String { "OnAppServiceData" }

        package var serviceData: HMI.Common.AppServiceData

        package init(serviceData: HMI.Common.AppServiceData) {
            self.serviceData = serviceData
        }

        @usableFromInline package static var blank: Self { Self(serviceData: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("serviceData", &it.serviceData)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PerformAppServiceInteractionResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "AppService" }
        package static var name: String { "PerformAppServiceInteraction" }

        package var serviceSpecificResult: String?

        package init(serviceSpecificResult: String? = nil) {
            self.serviceSpecificResult = serviceSpecificResult
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("serviceSpecificResult", &it.serviceSpecificResult, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PerformAppServiceInteraction: HMIRequest, MemberVisitable {
        package typealias Response = PerformAppServiceInteractionResponse

        package static var interface: String { "AppService" }
        package static var name: String { "PerformAppServiceInteraction" }

        package var serviceUri: String
        package var serviceID: String
        package var originApp: String?
        package var requestServiceActive: Bool?

        package init(
            serviceUri: String, serviceID: String, originApp: String? = nil, requestServiceActive: Bool? = nil
        ) {
            self.serviceUri = serviceUri
            self.serviceID = serviceID
            self.originApp = originApp
            self.requestServiceActive = requestServiceActive
        }

        @usableFromInline package static var blank: Self { Self(serviceUri: "", serviceID: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("serviceUri", &it.serviceUri, 1, .max)
            try v.string("serviceID", &it.serviceID, 1, .max)
            try v.string("originApp", &it.originApp, 1, .max)
            try v.bool("requestServiceActive", &it.requestServiceActive)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PublishAppServiceResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "AppService" }
        package static var name: String { "PublishAppService" }

        package var appServiceRecord: HMI.Common.AppServiceRecord?

        package init(appServiceRecord: HMI.Common.AppServiceRecord? = nil) {
            self.appServiceRecord = appServiceRecord
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("appServiceRecord", &it.appServiceRecord)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PublishAppService: HMIRequest, MemberVisitable {
        package typealias Response = PublishAppServiceResponse

        package static var interface: String { "AppService" }
        package static var name: String { "PublishAppService" }

        package var appServiceManifest: HMI.Common.AppServiceManifest

        package init(appServiceManifest: HMI.Common.AppServiceManifest) {
            self.appServiceManifest = appServiceManifest
        }

        @usableFromInline package static var blank: Self { Self(appServiceManifest: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("appServiceManifest", &it.appServiceManifest)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UnpublishAppServiceResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "AppService" }
        package static var name: String { "UnpublishAppService" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UnpublishAppService: HMIRequest, MemberVisitable {
        package typealias Response = UnpublishAppServiceResponse

        package static var interface: String { "AppService" }
        package static var name: String { "UnpublishAppService" }

        package var serviceID: String

        package init(serviceID: String) {
            self.serviceID = serviceID
        }

        @usableFromInline package static var blank: Self { Self(serviceID: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("serviceID", &it.serviceID, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
