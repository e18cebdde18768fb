// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.AppService {
    /// The response `AppServiceActivation`.
    package struct AppServiceActivationResponse: HMIResponse {
        package static var interface: String { "AppService" }
        package static var name: String { "AppServiceActivation" }

        package var serviceID: String
        package var activate: Bool
        package var setAsDefault: Bool?

        package init(
            serviceID: String,
            activate: Bool,
            setAsDefault: Bool? = nil
        ) {
            self.serviceID = serviceID
            self.activate = activate
            self.setAsDefault = setAsDefault
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceID", serviceID)
            writer.field("activate", activate)
            writer.field("setAsDefault", setAsDefault)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceID", "activate", "setAsDefault")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceID: String?
            var activate: Bool?
            var setAsDefault: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: serviceID = try reader.string(1, .max)
                case 1: activate = try reader.bool()
                default: setAsDefault = try reader.bool()
                }
            }
            guard let serviceID, let activate else { return nil }
            return Self(serviceID: serviceID, activate: activate, setAsDefault: setAsDefault)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceID", serviceID, 1, .max)
        }
    }
}

extension HMI.AppService {
    /// The request `AppServiceActivation`.
    package struct AppServiceActivation: HMIRequest {
        package typealias Response = AppServiceActivationResponse

        package static var interface: String { "AppService" }
        package static var name: String { "AppServiceActivation" }

        package var serviceID: String
        package var activate: Bool
        package var setAsDefault: Bool?

        package init(
            serviceID: String,
            activate: Bool,
            setAsDefault: Bool? = nil
        ) {
            self.serviceID = serviceID
            self.activate = activate
            self.setAsDefault = setAsDefault
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceID", serviceID)
            writer.field("activate", activate)
            writer.field("setAsDefault", setAsDefault)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceID", "activate", "setAsDefault")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceID: String?
            var activate: Bool?
            var setAsDefault: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: serviceID = try reader.string(1, .max)
                case 1: activate = try reader.bool()
                default: setAsDefault = try reader.bool()
                }
            }
            guard let serviceID, let activate else { return nil }
            return Self(serviceID: serviceID, activate: activate, setAsDefault: setAsDefault)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceID", serviceID, 1, .max)
        }
    }
}

extension HMI.AppService {
    /// The response `GetActiveServiceConsent`.
    package struct GetActiveServiceConsentResponse: HMIResponse {
        package static var interface: String { "AppService" }
        package static var name: String { "GetActiveServiceConsent" }

        package var activate: Bool

        package init(
            activate: Bool
        ) {
            self.activate = activate
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("activate", activate)
            writer.endObject()
        }

        private static let keys = JSONKeys("activate")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var activate: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: activate = try reader.bool()
                }
            }
            guard let activate else { return nil }
            return Self(activate: activate)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.AppService {
    /// The request `GetActiveServiceConsent`.
    package struct GetActiveServiceConsent: HMIRequest {
        package typealias Response = GetActiveServiceConsentResponse

        package static var interface: String { "AppService" }
        package static var name: String { "GetActiveServiceConsent" }

        package var serviceID: String

        package init(
            serviceID: String
        ) {
            self.serviceID = serviceID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceID", serviceID)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceID: String?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: serviceID = try reader.string(1, .max)
                }
            }
            guard let serviceID else { return nil }
            return Self(serviceID: serviceID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceID", serviceID, 1, .max)
        }
    }
}

extension HMI.AppService {
    /// The response `GetAppServiceData`.
    package struct GetAppServiceDataResponse: HMIResponse {
        package static var interface: String { "AppService" }
        package static var name: String { "GetAppServiceData" }

        package var serviceData: HMI.Common.AppServiceData?

        package init(
            serviceData: HMI.Common.AppServiceData? = nil
        ) {
            self.serviceData = serviceData
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceData", serviceData)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceData")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceData: HMI.Common.AppServiceData?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: serviceData = try HMI.Common.AppServiceData.read(from: &reader)
                }
            }
            return Self(serviceData: serviceData)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("serviceData", serviceData)
        }
    }
}

extension HMI.AppService {
    /// The request `GetAppServiceData`.
    package struct GetAppServiceData: HMIRequest {
        package typealias Response = GetAppServiceDataResponse

        package static var interface: String { "AppService" }
        package static var name: String { "GetAppServiceData" }

        package var serviceType: String
        package var subscribe: Bool?

        package init(
            serviceType: String,
            subscribe: Bool? = nil
        ) {
            self.serviceType = serviceType
            self.subscribe = subscribe
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceType", serviceType)
            writer.field("subscribe", subscribe)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceType", "subscribe")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceType: String?
            var subscribe: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: serviceType = try reader.string(1, .max)
                default: subscribe = try reader.bool()
                }
            }
            guard let serviceType else { return nil }
            return Self(serviceType: serviceType, subscribe: subscribe)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceType", serviceType, 1, .max)
        }
    }
}

extension HMI.AppService {
    /// The response `GetAppServiceRecords`.
    package struct GetAppServiceRecordsResponse: HMIResponse {
        package static var interface: String { "AppService" }
        package static var name: String { "GetAppServiceRecords" }

        package var serviceRecords: [HMI.Common.AppServiceRecord]?

        package init(
            serviceRecords: [HMI.Common.AppServiceRecord]? = nil
        ) {
            self.serviceRecords = serviceRecords
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceRecords", serviceRecords)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceRecords")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceRecords: [HMI.Common.AppServiceRecord]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: serviceRecords = try reader.array(of: HMI.Common.AppServiceRecord.self, 0, .max)
                }
            }
            return Self(serviceRecords: serviceRecords)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("serviceRecords", serviceRecords, 0, .max)
        }
    }
}

extension HMI.AppService {
    /// The request `GetAppServiceRecords`.
    package struct GetAppServiceRecords: HMIRequest {
        package typealias Response = GetAppServiceRecordsResponse

        package static var interface: String { "AppService" }
        package static var name: String { "GetAppServiceRecords" }

        package var serviceType: String?

        package init(
            serviceType: String? = nil
        ) {
            self.serviceType = serviceType
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceType", serviceType)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceType")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceType: String?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: serviceType = try reader.string(1, .max)
                }
            }
            return Self(serviceType: serviceType)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceType", serviceType, 1, .max)
        }
    }
}

extension HMI.AppService {
    /// The notification `OnAppServiceData`.
    package struct OnAppServiceData: HMINotification {
        package static var interface: String { "AppService" }
        package static var name: String { "OnAppServiceData" }

        package var serviceData: HMI.Common.AppServiceData

        package init(
            serviceData: HMI.Common.AppServiceData
        ) {
            self.serviceData = serviceData
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceData", serviceData)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceData")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceData: HMI.Common.AppServiceData?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: serviceData = try HMI.Common.AppServiceData.read(from: &reader)
                }
            }
            guard let serviceData else { return nil }
            return Self(serviceData: serviceData)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("serviceData", serviceData)
        }
    }
}

extension HMI.AppService {
    /// The response `PerformAppServiceInteraction`.
    package struct PerformAppServiceInteractionResponse: HMIResponse {
        package static var interface: String { "AppService" }
        package static var name: String { "PerformAppServiceInteraction" }

        package var serviceSpecificResult: String?

        package init(
            serviceSpecificResult: String? = nil
        ) {
            self.serviceSpecificResult = serviceSpecificResult
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceSpecificResult", serviceSpecificResult)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceSpecificResult")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceSpecificResult: String?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: serviceSpecificResult = try reader.string(1, .max)
                }
            }
            return Self(serviceSpecificResult: serviceSpecificResult)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceSpecificResult", serviceSpecificResult, 1, .max)
        }
    }
}

extension HMI.AppService {
    /// The request `PerformAppServiceInteraction`.
    package struct PerformAppServiceInteraction: HMIRequest {
        package typealias Response = PerformAppServiceInteractionResponse

        package static var interface: String { "AppService" }
        package static var name: String { "PerformAppServiceInteraction" }

        package var serviceUri: String
        package var serviceID: String
        package var originApp: String?
        package var requestServiceActive: Bool?

        package init(
            serviceUri: String,
            serviceID: String,
            originApp: String? = nil,
            requestServiceActive: Bool? = nil
        ) {
            self.serviceUri = serviceUri
            self.serviceID = serviceID
            self.originApp = originApp
            self.requestServiceActive = requestServiceActive
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceUri", serviceUri)
            writer.field("serviceID", serviceID)
            writer.field("originApp", originApp)
            writer.field("requestServiceActive", requestServiceActive)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceUri", "serviceID", "originApp", "requestServiceActive")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceUri: String?
            var serviceID: String?
            var originApp: String?
            var requestServiceActive: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: serviceUri = try reader.string(1, .max)
                case 1: serviceID = try reader.string(1, .max)
                case 2: originApp = try reader.string(1, .max)
                default: requestServiceActive = try reader.bool()
                }
            }
            guard let serviceUri, let serviceID else { return nil }
            return Self(serviceUri: serviceUri, serviceID: serviceID, originApp: originApp, requestServiceActive: requestServiceActive)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceUri", serviceUri, 1, .max)
            violations.string("serviceID", serviceID, 1, .max)
            violations.string("originApp", originApp, 1, .max)
        }
    }
}

extension HMI.AppService {
    /// The response `PublishAppService`.
    package struct PublishAppServiceResponse: HMIResponse {
        package static var interface: String { "AppService" }
        package static var name: String { "PublishAppService" }

        package var appServiceRecord: HMI.Common.AppServiceRecord?

        package init(
            appServiceRecord: HMI.Common.AppServiceRecord? = nil
        ) {
            self.appServiceRecord = appServiceRecord
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appServiceRecord", appServiceRecord)
            writer.endObject()
        }

        private static let keys = JSONKeys("appServiceRecord")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appServiceRecord: HMI.Common.AppServiceRecord?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: appServiceRecord = try HMI.Common.AppServiceRecord.read(from: &reader)
                }
            }
            return Self(appServiceRecord: appServiceRecord)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("appServiceRecord", appServiceRecord)
        }
    }
}

extension HMI.AppService {
    /// The request `PublishAppService`.
    package struct PublishAppService: HMIRequest {
        package typealias Response = PublishAppServiceResponse

        package static var interface: String { "AppService" }
        package static var name: String { "PublishAppService" }

        package var appServiceManifest: HMI.Common.AppServiceManifest

        package init(
            appServiceManifest: HMI.Common.AppServiceManifest
        ) {
            self.appServiceManifest = appServiceManifest
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appServiceManifest", appServiceManifest)
            writer.endObject()
        }

        private static let keys = JSONKeys("appServiceManifest")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appServiceManifest: HMI.Common.AppServiceManifest?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: appServiceManifest = try HMI.Common.AppServiceManifest.read(from: &reader)
                }
            }
            guard let appServiceManifest else { return nil }
            return Self(appServiceManifest: appServiceManifest)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("appServiceManifest", appServiceManifest)
        }
    }
}

extension HMI.AppService {
    /// The response `UnpublishAppService`.
    package struct UnpublishAppServiceResponse: HMIResponse {
        package static var interface: String { "AppService" }
        package static var name: String { "UnpublishAppService" }

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

extension HMI.AppService {
    /// The request `UnpublishAppService`.
    package struct UnpublishAppService: HMIRequest {
        package typealias Response = UnpublishAppServiceResponse

        package static var interface: String { "AppService" }
        package static var name: String { "UnpublishAppService" }

        package var serviceID: String

        package init(
            serviceID: String
        ) {
            self.serviceID = serviceID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceID", serviceID)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceID: String?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: serviceID = try reader.string(1, .max)
                }
            }
            guard let serviceID else { return nil }
            return Self(serviceID: serviceID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceID", serviceID, 1, .max)
        }
    }
}
