// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `AirbagStatus`.
    package struct AirbagStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var driverAirbagDeployed: HMI.Common.VehicleDataEventStatus
        package var driverSideAirbagDeployed: HMI.Common.VehicleDataEventStatus
        package var driverCurtainAirbagDeployed: HMI.Common.VehicleDataEventStatus
        package var passengerAirbagDeployed: HMI.Common.VehicleDataEventStatus
        package var passengerCurtainAirbagDeployed: HMI.Common.VehicleDataEventStatus
        package var driverKneeAirbagDeployed: HMI.Common.VehicleDataEventStatus
        package var passengerSideAirbagDeployed: HMI.Common.VehicleDataEventStatus
        package var passengerKneeAirbagDeployed: HMI.Common.VehicleDataEventStatus

        package init(
            driverAirbagDeployed: HMI.Common.VehicleDataEventStatus,
            driverSideAirbagDeployed: HMI.Common.VehicleDataEventStatus,
            driverCurtainAirbagDeployed: HMI.Common.VehicleDataEventStatus,
            passengerAirbagDeployed: HMI.Common.VehicleDataEventStatus,
            passengerCurtainAirbagDeployed: HMI.Common.VehicleDataEventStatus,
            driverKneeAirbagDeployed: HMI.Common.VehicleDataEventStatus,
            passengerSideAirbagDeployed: HMI.Common.VehicleDataEventStatus,
            passengerKneeAirbagDeployed: HMI.Common.VehicleDataEventStatus
        ) {
            self.driverAirbagDeployed = driverAirbagDeployed
            self.driverSideAirbagDeployed = driverSideAirbagDeployed
            self.driverCurtainAirbagDeployed = driverCurtainAirbagDeployed
            self.passengerAirbagDeployed = passengerAirbagDeployed
            self.passengerCurtainAirbagDeployed = passengerCurtainAirbagDeployed
            self.driverKneeAirbagDeployed = driverKneeAirbagDeployed
            self.passengerSideAirbagDeployed = passengerSideAirbagDeployed
            self.passengerKneeAirbagDeployed = passengerKneeAirbagDeployed
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("driverAirbagDeployed", driverAirbagDeployed)
            writer.field("driverSideAirbagDeployed", driverSideAirbagDeployed)
            writer.field("driverCurtainAirbagDeployed", driverCurtainAirbagDeployed)
            writer.field("passengerAirbagDeployed", passengerAirbagDeployed)
            writer.field("passengerCurtainAirbagDeployed", passengerCurtainAirbagDeployed)
            writer.field("driverKneeAirbagDeployed", driverKneeAirbagDeployed)
            writer.field("passengerSideAirbagDeployed", passengerSideAirbagDeployed)
            writer.field("passengerKneeAirbagDeployed", passengerKneeAirbagDeployed)
            writer.endObject()
        }

        private static let keys = JSONKeys("driverAirbagDeployed", "driverSideAirbagDeployed", "driverCurtainAirbagDeployed", "passengerAirbagDeployed", "passengerCurtainAirbagDeployed", "driverKneeAirbagDeployed", "passengerSideAirbagDeployed", "passengerKneeAirbagDeployed")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var driverAirbagDeployed: HMI.Common.VehicleDataEventStatus?
            var driverSideAirbagDeployed: HMI.Common.VehicleDataEventStatus?
            var driverCurtainAirbagDeployed: HMI.Common.VehicleDataEventStatus?
            var passengerAirbagDeployed: HMI.Common.VehicleDataEventStatus?
            var passengerCurtainAirbagDeployed: HMI.Common.VehicleDataEventStatus?
            var driverKneeAirbagDeployed: HMI.Common.VehicleDataEventStatus?
            var passengerSideAirbagDeployed: HMI.Common.VehicleDataEventStatus?
            var passengerKneeAirbagDeployed: HMI.Common.VehicleDataEventStatus?
            guard var frame = try reader.members(keys, mandatory: 0xff) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: driverAirbagDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 1: driverSideAirbagDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 2: driverCurtainAirbagDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 3: passengerAirbagDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 4: passengerCurtainAirbagDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 5: driverKneeAirbagDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                case 6: passengerSideAirbagDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                default: passengerKneeAirbagDeployed = try HMI.Common.VehicleDataEventStatus.read(from: &reader)
                }
            }
            guard let driverAirbagDeployed, let driverSideAirbagDeployed, let driverCurtainAirbagDeployed, let passengerAirbagDeployed, let passengerCurtainAirbagDeployed, let driverKneeAirbagDeployed, let passengerSideAirbagDeployed, let passengerKneeAirbagDeployed else { return nil }
            return Self(driverAirbagDeployed: driverAirbagDeployed, driverSideAirbagDeployed: driverSideAirbagDeployed, driverCurtainAirbagDeployed: driverCurtainAirbagDeployed, passengerAirbagDeployed: passengerAirbagDeployed, passengerCurtainAirbagDeployed: passengerCurtainAirbagDeployed, driverKneeAirbagDeployed: driverKneeAirbagDeployed, passengerSideAirbagDeployed: passengerSideAirbagDeployed, passengerKneeAirbagDeployed: passengerKneeAirbagDeployed)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("driverAirbagDeployed", driverAirbagDeployed)
            violations.object("driverSideAirbagDeployed", driverSideAirbagDeployed)
            violations.object("driverCurtainAirbagDeployed", driverCurtainAirbagDeployed)
            violations.object("passengerAirbagDeployed", passengerAirbagDeployed)
            violations.object("passengerCurtainAirbagDeployed", passengerCurtainAirbagDeployed)
            violations.object("driverKneeAirbagDeployed", driverKneeAirbagDeployed)
            violations.object("passengerSideAirbagDeployed", passengerSideAirbagDeployed)
            violations.object("passengerKneeAirbagDeployed", passengerKneeAirbagDeployed)
        }
    }
}

extension HMI.Common {
    /// The structure `AppCapability`.
    package struct AppCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var appCapabilityType: HMI.Common.AppCapabilityType
        package var videoStreamingCapability: HMI.Common.VideoStreamingCapability?

        package init(
            appCapabilityType: HMI.Common.AppCapabilityType,
            videoStreamingCapability: HMI.Common.VideoStreamingCapability? = nil
        ) {
            self.appCapabilityType = appCapabilityType
            self.videoStreamingCapability = videoStreamingCapability
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appCapabilityType", appCapabilityType)
            writer.field("videoStreamingCapability", videoStreamingCapability)
            writer.endObject()
        }

        private static let keys = JSONKeys("appCapabilityType", "videoStreamingCapability")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appCapabilityType: HMI.Common.AppCapabilityType?
            var videoStreamingCapability: HMI.Common.VideoStreamingCapability?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appCapabilityType = try HMI.Common.AppCapabilityType.read(from: &reader)
                default: videoStreamingCapability = try HMI.Common.VideoStreamingCapability.read(from: &reader)
                }
            }
            guard let appCapabilityType else { return nil }
            return Self(appCapabilityType: appCapabilityType, videoStreamingCapability: videoStreamingCapability)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("appCapabilityType", appCapabilityType)
            violations.object("videoStreamingCapability", videoStreamingCapability)
        }
    }
}

extension HMI.Common {
    /// The structure `AppProperties`.
    package struct AppProperties: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var nicknames: [String]?
        package var policyAppID: String
        package var enabled: Bool?
        package var authToken: String?
        package var transportType: String?
        package var hybridAppPreference: HMI.Common.HybridAppPreference?
        package var endpoint: String?

        package init(
            nicknames: [String]? = nil,
            policyAppID: String,
            enabled: Bool? = nil,
            authToken: String? = nil,
            transportType: String? = nil,
            hybridAppPreference: HMI.Common.HybridAppPreference? = nil,
            endpoint: String? = nil
        ) {
            self.nicknames = nicknames
            self.policyAppID = policyAppID
            self.enabled = enabled
            self.authToken = authToken
            self.transportType = transportType
            self.hybridAppPreference = hybridAppPreference
            self.endpoint = endpoint
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("nicknames", nicknames)
            writer.field("policyAppID", policyAppID)
            writer.field("enabled", enabled)
            writer.field("authToken", authToken)
            writer.field("transportType", transportType)
            writer.field("hybridAppPreference", hybridAppPreference)
            writer.field("endpoint", endpoint)
            writer.endObject()
        }

        private static let keys = JSONKeys("nicknames", "policyAppID", "enabled", "authToken", "transportType", "hybridAppPreference", "endpoint")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var nicknames: [String]?
            var policyAppID: String?
            var enabled: Bool?
            var authToken: String?
            var transportType: String?
            var hybridAppPreference: HMI.Common.HybridAppPreference?
            var endpoint: String?
            guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: nicknames = try reader.strings(0, 100, lengths: 0, 100)
                case 1: policyAppID = try reader.string(1, 100)
                case 2: enabled = try reader.bool()
                case 3: authToken = try reader.string(1, 65535)
                case 4: transportType = try reader.string(1, 100)
                case 5: hybridAppPreference = try HMI.Common.HybridAppPreference.read(from: &reader)
                default: endpoint = try reader.string(1, 65535)
                }
            }
            guard let policyAppID else { return nil }
            return Self(nicknames: nicknames, policyAppID: policyAppID, enabled: enabled, authToken: authToken, transportType: transportType, hybridAppPreference: hybridAppPreference, endpoint: endpoint)
        }

        package func check(_ violations: inout ViolationList) {
            violations.array("nicknames", nicknames, 0, 100) { $0.check($1, 0, 100) }
            violations.string("policyAppID", policyAppID, 1, 100)
            violations.string("authToken", authToken, 1, 65535)
            violations.string("transportType", transportType, 1, 100)
            violations.object("hybridAppPreference", hybridAppPreference)
            violations.string("endpoint", endpoint, 1, 65535)
        }
    }
}

extension HMI.Common {
    /// The structure `AppServiceCapability`.
    package struct AppServiceCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var updateReason: HMI.Common.ServiceUpdateReason?
        package var updatedAppServiceRecord: HMI.Common.AppServiceRecord

        package init(
            updateReason: HMI.Common.ServiceUpdateReason? = nil,
            updatedAppServiceRecord: HMI.Common.AppServiceRecord
        ) {
            self.updateReason = updateReason
            self.updatedAppServiceRecord = updatedAppServiceRecord
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("updateReason", updateReason)
            writer.field("updatedAppServiceRecord", updatedAppServiceRecord)
            writer.endObject()
        }

        private static let keys = JSONKeys("updateReason", "updatedAppServiceRecord")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var updateReason: HMI.Common.ServiceUpdateReason?
            var updatedAppServiceRecord: HMI.Common.AppServiceRecord?
            guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: updateReason = try HMI.Common.ServiceUpdateReason.read(from: &reader)
                default: updatedAppServiceRecord = try HMI.Common.AppServiceRecord.read(from: &reader)
                }
            }
            guard let updatedAppServiceRecord else { return nil }
            return Self(updateReason: updateReason, updatedAppServiceRecord: updatedAppServiceRecord)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("updateReason", updateReason)
            violations.object("updatedAppServiceRecord", updatedAppServiceRecord)
        }
    }
}

extension HMI.Common {
    /// The structure `AppServiceData`.
    package struct AppServiceData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var serviceType: String
        package var serviceID: String
        package var mediaServiceData: HMI.Common.MediaServiceData?
        package var weatherServiceData: HMI.Common.WeatherServiceData?
        package var navigationServiceData: HMI.Common.NavigationServiceData?

        package init(
            serviceType: String,
            serviceID: String,
            mediaServiceData: HMI.Common.MediaServiceData? = nil,
            weatherServiceData: HMI.Common.WeatherServiceData? = nil,
            navigationServiceData: HMI.Common.NavigationServiceData? = nil
        ) {
            self.serviceType = serviceType
            self.serviceID = serviceID
            self.mediaServiceData = mediaServiceData
            self.weatherServiceData = weatherServiceData
            self.navigationServiceData = navigationServiceData
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceType", serviceType)
            writer.field("serviceID", serviceID)
            writer.field("mediaServiceData", mediaServiceData)
            writer.field("weatherServiceData", weatherServiceData)
            writer.field("navigationServiceData", navigationServiceData)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceType", "serviceID", "mediaServiceData", "weatherServiceData", "navigationServiceData")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceType: String?
            var serviceID: String?
            var mediaServiceData: HMI.Common.MediaServiceData?
            var weatherServiceData: HMI.Common.WeatherServiceData?
            var navigationServiceData: HMI.Common.NavigationServiceData?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: serviceType = try reader.string(1, .max)
                case 1: serviceID = try reader.string(1, .max)
                case 2: mediaServiceData = try HMI.Common.MediaServiceData.read(from: &reader)
                case 3: weatherServiceData = try HMI.Common.WeatherServiceData.read(from: &reader)
                default: navigationServiceData = try HMI.Common.NavigationServiceData.read(from: &reader)
                }
            }
            guard let serviceType, let serviceID else { return nil }
            return Self(serviceType: serviceType, serviceID: serviceID, mediaServiceData: mediaServiceData, weatherServiceData: weatherServiceData, navigationServiceData: navigationServiceData)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceType", serviceType, 1, .max)
            violations.string("serviceID", serviceID, 1, .max)
            violations.object("mediaServiceData", mediaServiceData)
            violations.object("weatherServiceData", weatherServiceData)
            violations.object("navigationServiceData", navigationServiceData)
        }
    }
}

extension HMI.Common {
    /// The structure `AppServiceManifest`.
    package struct AppServiceManifest: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var serviceName: String?
        package var serviceType: String
        package var serviceIcon: HMI.Common.Image?
        package var allowAppConsumers: Bool?
        package var rpcSpecVersion: HMI.Common.SyncMsgVersion?
        package var handledRPCs: [Int]?
        package var mediaServiceManifest: HMI.Common.MediaServiceManifest?
        package var weatherServiceManifest: HMI.Common.WeatherServiceManifest?
        package var navigationServiceManifest: HMI.Common.NavigationServiceManifest?
        package var allowAppConsumersOrDefault: Bool { allowAppConsumers ?? false }

        package init(
            serviceName: String? = nil,
            serviceType: String,
            serviceIcon: HMI.Common.Image? = nil,
            allowAppConsumers: Bool? = nil,
            rpcSpecVersion: HMI.Common.SyncMsgVersion? = nil,
            handledRPCs: [Int]? = nil,
            mediaServiceManifest: HMI.Common.MediaServiceManifest? = nil,
            weatherServiceManifest: HMI.Common.WeatherServiceManifest? = nil,
            navigationServiceManifest: HMI.Common.NavigationServiceManifest? = nil
        ) {
            self.serviceName = serviceName
            self.serviceType = serviceType
            self.serviceIcon = serviceIcon
            self.allowAppConsumers = allowAppConsumers
            self.rpcSpecVersion = rpcSpecVersion
            self.handledRPCs = handledRPCs
            self.mediaServiceManifest = mediaServiceManifest
            self.weatherServiceManifest = weatherServiceManifest
            self.navigationServiceManifest = navigationServiceManifest
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceName", serviceName)
            writer.field("serviceType", serviceType)
            writer.field("serviceIcon", serviceIcon)
            writer.field("allowAppConsumers", allowAppConsumers)
            writer.field("rpcSpecVersion", rpcSpecVersion)
            writer.field("handledRPCs", handledRPCs)
            writer.field("mediaServiceManifest", mediaServiceManifest)
            writer.field("weatherServiceManifest", weatherServiceManifest)
            writer.field("navigationServiceManifest", navigationServiceManifest)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceName", "serviceType", "serviceIcon", "allowAppConsumers", "rpcSpecVersion", "handledRPCs", "mediaServiceManifest", "weatherServiceManifest", "navigationServiceManifest")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceName: String?
            var serviceType: String?
            var serviceIcon: HMI.Common.Image?
            var allowAppConsumers: Bool?
            var rpcSpecVersion: HMI.Common.SyncMsgVersion?
            var handledRPCs: [Int]?
            var mediaServiceManifest: HMI.Common.MediaServiceManifest?
            var weatherServiceManifest: HMI.Common.WeatherServiceManifest?
            var navigationServiceManifest: HMI.Common.NavigationServiceManifest?
            guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: serviceName = try reader.string(1, .max)
                case 1: serviceType = try reader.string(1, .max)
                case 2: serviceIcon = try HMI.Common.Image.read(from: &reader)
                case 3: allowAppConsumers = try reader.bool()
                case 4: rpcSpecVersion = try HMI.Common.SyncMsgVersion.read(from: &reader)
                case 5: handledRPCs = try reader.integers(0, .max)
                case 6: mediaServiceManifest = try HMI.Common.MediaServiceManifest.read(from: &reader)
                case 7: weatherServiceManifest = try HMI.Common.WeatherServiceManifest.read(from: &reader)
                default: navigationServiceManifest = try HMI.Common.NavigationServiceManifest.read(from: &reader)
                }
            }
            guard let serviceType else { return nil }
            return Self(serviceName: serviceName, serviceType: serviceType, serviceIcon: serviceIcon, allowAppConsumers: allowAppConsumers, rpcSpecVersion: rpcSpecVersion, handledRPCs: handledRPCs, mediaServiceManifest: mediaServiceManifest, weatherServiceManifest: weatherServiceManifest, navigationServiceManifest: navigationServiceManifest)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceName", serviceName, 1, .max)
            violations.string("serviceType", serviceType, 1, .max)
            violations.object("serviceIcon", serviceIcon)
            violations.object("rpcSpecVersion", rpcSpecVersion)
            violations.array("handledRPCs", handledRPCs, 0, .max)
            violations.object("mediaServiceManifest", mediaServiceManifest)
            violations.object("weatherServiceManifest", weatherServiceManifest)
            violations.object("navigationServiceManifest", navigationServiceManifest)
        }
    }
}

extension HMI.Common {
    /// The structure `AppServiceRecord`.
    package struct AppServiceRecord: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var serviceID: String
        package var serviceManifest: HMI.Common.AppServiceManifest
        package var servicePublished: Bool
        package var serviceActive: Bool

        package init(
            serviceID: String,
            serviceManifest: HMI.Common.AppServiceManifest,
            servicePublished: Bool,
            serviceActive: Bool
        ) {
            self.serviceID = serviceID
            self.serviceManifest = serviceManifest
            self.servicePublished = servicePublished
            self.serviceActive = serviceActive
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceID", serviceID)
            writer.field("serviceManifest", serviceManifest)
            writer.field("servicePublished", servicePublished)
            writer.field("serviceActive", serviceActive)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceID", "serviceManifest", "servicePublished", "serviceActive")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceID: String?
            var serviceManifest: HMI.Common.AppServiceManifest?
            var servicePublished: Bool?
            var serviceActive: Bool?
            guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: serviceID = try reader.string(1, .max)
                case 1: serviceManifest = try HMI.Common.AppServiceManifest.read(from: &reader)
                case 2: servicePublished = try reader.bool()
                default: serviceActive = try reader.bool()
                }
            }
            guard let serviceID, let serviceManifest, let servicePublished, let serviceActive else { return nil }
            return Self(serviceID: serviceID, serviceManifest: serviceManifest, servicePublished: servicePublished, serviceActive: serviceActive)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("serviceID", serviceID, 1, .max)
            violations.object("serviceManifest", serviceManifest)
        }
    }
}

extension HMI.Common {
    /// The structure `AppServicesCapabilities`.
    package struct AppServicesCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var appServices: [HMI.Common.AppServiceCapability]?

        package init(
            appServices: [HMI.Common.AppServiceCapability]? = nil
        ) {
            self.appServices = appServices
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appServices", appServices)
            writer.endObject()
        }

        private static let keys = JSONKeys("appServices")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appServices: [HMI.Common.AppServiceCapability]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: appServices = try reader.array(of: HMI.Common.AppServiceCapability.self, 0, .max)
                }
            }
            return Self(appServices: appServices)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("appServices", appServices, 0, .max)
        }
    }
}

extension HMI.Common {
    /// The structure `AudioControlCapabilities`.
    package struct AudioControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var moduleName: String
        package var moduleInfo: HMI.Common.ModuleInfo?
        package var sourceAvailable: Bool?
        package var keepContextAvailable: Bool?
        package var volumeAvailable: Bool?
        package var equalizerAvailable: Bool?
        package var equalizerMaxChannelId: Int?

        package init(
            moduleName: String,
            moduleInfo: HMI.Common.ModuleInfo? = nil,
            sourceAvailable: Bool? = nil,
            keepContextAvailable: Bool? = nil,
            volumeAvailable: Bool? = nil,
            equalizerAvailable: Bool? = nil,
            equalizerMaxChannelId: Int? = nil
        ) {
            self.moduleName = moduleName
            self.moduleInfo = moduleInfo
            self.sourceAvailable = sourceAvailable
            self.keepContextAvailable = keepContextAvailable
            self.volumeAvailable = volumeAvailable
            self.equalizerAvailable = equalizerAvailable
            self.equalizerMaxChannelId = equalizerMaxChannelId
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleName", moduleName)
            writer.field("moduleInfo", moduleInfo)
            writer.field("sourceAvailable", sourceAvailable)
            writer.field("keepContextAvailable", keepContextAvailable)
            writer.field("volumeAvailable", volumeAvailable)
            writer.field("equalizerAvailable", equalizerAvailable)
            writer.field("equalizerMaxChannelId", equalizerMaxChannelId)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleName", "moduleInfo", "sourceAvailable", "keepContextAvailable", "volumeAvailable", "equalizerAvailable", "equalizerMaxChannelId")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleName: String?
            var moduleInfo: HMI.Common.ModuleInfo?
            var sourceAvailable: Bool?
            var keepContextAvailable: Bool?
            var volumeAvailable: Bool?
            var equalizerAvailable: Bool?
            var equalizerMaxChannelId: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleName = try reader.string(1, 100)
                case 1: moduleInfo = try HMI.Common.ModuleInfo.read(from: &reader)
                case 2: sourceAvailable = try reader.bool()
                case 3: keepContextAvailable = try reader.bool()
                case 4: volumeAvailable = try reader.bool()
                case 5: equalizerAvailable = try reader.bool()
                default: equalizerMaxChannelId = try reader.integer(1, 100)
                }
            }
            guard let moduleName else { return nil }
            return Self(moduleName: moduleName, moduleInfo: moduleInfo, sourceAvailable: sourceAvailable, keepContextAvailable: keepContextAvailable, volumeAvailable: volumeAvailable, equalizerAvailable: equalizerAvailable, equalizerMaxChannelId: equalizerMaxChannelId)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("moduleName", moduleName, 1, 100)
            violations.object("moduleInfo", moduleInfo)
            violations.integer("equalizerMaxChannelId", equalizerMaxChannelId, 1, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `AudioControlData`.
    package struct AudioControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var source: HMI.Common.PrimaryAudioSource?
        package var keepContext: Bool?
        package var volume: Int?
        package var equalizerSettings: [HMI.Common.EqualizerSettings]?

        package init(
            source: HMI.Common.PrimaryAudioSource? = nil,
            keepContext: Bool? = nil,
            volume: Int? = nil,
            equalizerSettings: [HMI.Common.EqualizerSettings]? = nil
        ) {
            self.source = source
            self.keepContext = keepContext
            self.volume = volume
            self.equalizerSettings = equalizerSettings
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("source", source)
            writer.field("keepContext", keepContext)
            writer.field("volume", volume)
            writer.field("equalizerSettings", equalizerSettings)
            writer.endObject()
        }

        private static let keys = JSONKeys("source", "keepContext", "volume", "equalizerSettings")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var source: HMI.Common.PrimaryAudioSource?
            var keepContext: Bool?
            var volume: Int?
            var equalizerSettings: [HMI.Common.EqualizerSettings]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: source = try HMI.Common.PrimaryAudioSource.read(from: &reader)
                case 1: keepContext = try reader.bool()
                case 2: volume = try reader.integer(0, 100)
                default: equalizerSettings = try reader.array(of: HMI.Common.EqualizerSettings.self, 1, 100)
                }
            }
            return Self(source: source, keepContext: keepContext, volume: volume, equalizerSettings: equalizerSettings)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("source", source)
            violations.integer("volume", volume, 0, 100)
            violations.objects("equalizerSettings", equalizerSettings, 1, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `AudioPassThruCapabilities`.
    package struct AudioPassThruCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var samplingRate: HMI.Common.SamplingRate
        package var bitsPerSample: HMI.Common.BitsPerSample
        package var audioType: HMI.Common.AudioType

        package init(
            samplingRate: HMI.Common.SamplingRate,
            bitsPerSample: HMI.Common.BitsPerSample,
            audioType: HMI.Common.AudioType
        ) {
            self.samplingRate = samplingRate
            self.bitsPerSample = bitsPerSample
            self.audioType = audioType
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("samplingRate", samplingRate)
            writer.field("bitsPerSample", bitsPerSample)
            writer.field("audioType", audioType)
            writer.endObject()
        }

        private static let keys = JSONKeys("samplingRate", "bitsPerSample", "audioType")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var samplingRate: HMI.Common.SamplingRate?
            var bitsPerSample: HMI.Common.BitsPerSample?
            var audioType: HMI.Common.AudioType?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: samplingRate = try HMI.Common.SamplingRate.read(from: &reader)
                case 1: bitsPerSample = try HMI.Common.BitsPerSample.read(from: &reader)
                default: audioType = try HMI.Common.AudioType.read(from: &reader)
                }
            }
            guard let samplingRate, let bitsPerSample, let audioType else { return nil }
            return Self(samplingRate: samplingRate, bitsPerSample: bitsPerSample, audioType: audioType)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("samplingRate", samplingRate)
            violations.object("bitsPerSample", bitsPerSample)
            violations.object("audioType", audioType)
        }
    }
}
