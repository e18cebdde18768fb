// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `AirbagStatus`, since 2.0.
public struct SDLAirbagStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var driverAirbagDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var driverSideAirbagDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var driverCurtainAirbagDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var passengerAirbagDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var passengerCurtainAirbagDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var driverKneeAirbagDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var passengerSideAirbagDeployed: SDLVehicleDataEventStatus
    /// Mandatory.
    public var passengerKneeAirbagDeployed: SDLVehicleDataEventStatus

    /// All its members are mandatory.
    public init(
        driverAirbagDeployed: SDLVehicleDataEventStatus,
        driverSideAirbagDeployed: SDLVehicleDataEventStatus,
        driverCurtainAirbagDeployed: SDLVehicleDataEventStatus,
        passengerAirbagDeployed: SDLVehicleDataEventStatus,
        passengerCurtainAirbagDeployed: SDLVehicleDataEventStatus,
        driverKneeAirbagDeployed: SDLVehicleDataEventStatus,
        passengerSideAirbagDeployed: SDLVehicleDataEventStatus,
        passengerKneeAirbagDeployed: SDLVehicleDataEventStatus
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var driverAirbagDeployed: SDLVehicleDataEventStatus?
        var driverSideAirbagDeployed: SDLVehicleDataEventStatus?
        var driverCurtainAirbagDeployed: SDLVehicleDataEventStatus?
        var passengerAirbagDeployed: SDLVehicleDataEventStatus?
        var passengerCurtainAirbagDeployed: SDLVehicleDataEventStatus?
        var driverKneeAirbagDeployed: SDLVehicleDataEventStatus?
        var passengerSideAirbagDeployed: SDLVehicleDataEventStatus?
        var passengerKneeAirbagDeployed: SDLVehicleDataEventStatus?
        guard var frame = try reader.members(keys, mandatory: 0xff) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: driverAirbagDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            case 1: driverSideAirbagDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            case 2: driverCurtainAirbagDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            case 3: passengerAirbagDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            case 4: passengerCurtainAirbagDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            case 5: driverKneeAirbagDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            case 6: passengerSideAirbagDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            default: passengerKneeAirbagDeployed = try SDLVehicleDataEventStatus.read(from: &reader)
            }
        }
        guard let driverAirbagDeployed, let driverSideAirbagDeployed, let driverCurtainAirbagDeployed, let passengerAirbagDeployed, let passengerCurtainAirbagDeployed, let driverKneeAirbagDeployed, let passengerSideAirbagDeployed, let passengerKneeAirbagDeployed else { return nil }
        return Self(driverAirbagDeployed: driverAirbagDeployed, driverSideAirbagDeployed: driverSideAirbagDeployed, driverCurtainAirbagDeployed: driverCurtainAirbagDeployed, passengerAirbagDeployed: passengerAirbagDeployed, passengerCurtainAirbagDeployed: passengerCurtainAirbagDeployed, driverKneeAirbagDeployed: driverKneeAirbagDeployed, passengerSideAirbagDeployed: passengerSideAirbagDeployed, passengerKneeAirbagDeployed: passengerKneeAirbagDeployed)
    }

    public func check(_ violations: inout ViolationList) {
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

/// The structure `AppCapability`, since 7.1.
public struct SDLAppCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var appCapabilityType: SDLAppCapabilityType
    /// Optional.
    public var videoStreamingCapability: SDLVideoStreamingCapability?

    /// Members that are nil are left out of the message.
    public init(
        appCapabilityType: SDLAppCapabilityType,
        videoStreamingCapability: SDLVideoStreamingCapability? = nil
    ) {
        self.appCapabilityType = appCapabilityType
        self.videoStreamingCapability = videoStreamingCapability
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("appCapabilityType", appCapabilityType)
        writer.field("videoStreamingCapability", videoStreamingCapability)
        writer.endObject()
    }

    private static let keys = JSONKeys("appCapabilityType", "videoStreamingCapability")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var appCapabilityType: SDLAppCapabilityType?
        var videoStreamingCapability: SDLVideoStreamingCapability?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: appCapabilityType = try SDLAppCapabilityType.read(from: &reader)
            default: videoStreamingCapability = try SDLVideoStreamingCapability.read(from: &reader)
            }
        }
        guard let appCapabilityType else { return nil }
        return Self(appCapabilityType: appCapabilityType, videoStreamingCapability: videoStreamingCapability)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("appCapabilityType", appCapabilityType)
        violations.object("videoStreamingCapability", videoStreamingCapability)
    }
}

/// The structure `AppInfo`, since 4.2.
public struct SDLAppInfo: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var appDisplayName: String
    /// Mandatory; 1 to 256 characters.
    public var appBundleID: String
    /// Mandatory; 1 to 256 characters.
    public var appVersion: String
    /// Optional; 1 to 500 characters.
    public var appIcon: String?

    /// Members that are nil are left out of the message.
    public init(
        appDisplayName: String,
        appBundleID: String,
        appVersion: String,
        appIcon: String? = nil
    ) {
        self.appDisplayName = appDisplayName
        self.appBundleID = appBundleID
        self.appVersion = appVersion
        self.appIcon = appIcon
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("appDisplayName", appDisplayName)
        writer.field("appBundleID", appBundleID)
        writer.field("appVersion", appVersion)
        writer.field("appIcon", appIcon)
        writer.endObject()
    }

    private static let keys = JSONKeys("appDisplayName", "appBundleID", "appVersion", "appIcon")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var appDisplayName: String?
        var appBundleID: String?
        var appVersion: String?
        var appIcon: String?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: appDisplayName = try reader.string(1, 100)
            case 1: appBundleID = try reader.string(1, 256)
            case 2: appVersion = try reader.string(1, 256)
            default: appIcon = try reader.string(1, 500)
            }
        }
        guard let appDisplayName, let appBundleID, let appVersion else { return nil }
        return Self(appDisplayName: appDisplayName, appBundleID: appBundleID, appVersion: appVersion, appIcon: appIcon)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("appDisplayName", appDisplayName, 1, 100)
        violations.string("appBundleID", appBundleID, 1, 256)
        violations.string("appVersion", appVersion, 1, 256)
        violations.string("appIcon", appIcon, 1, 500)
    }
}

/// The structure `AppServiceCapability`, since 5.1.
public struct SDLAppServiceCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var updateReason: SDLServiceUpdateReason?
    /// Mandatory.
    public var updatedAppServiceRecord: SDLAppServiceRecord

    /// Members that are nil are left out of the message.
    public init(
        updateReason: SDLServiceUpdateReason? = nil,
        updatedAppServiceRecord: SDLAppServiceRecord
    ) {
        self.updateReason = updateReason
        self.updatedAppServiceRecord = updatedAppServiceRecord
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("updateReason", updateReason)
        writer.field("updatedAppServiceRecord", updatedAppServiceRecord)
        writer.endObject()
    }

    private static let keys = JSONKeys("updateReason", "updatedAppServiceRecord")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var updateReason: SDLServiceUpdateReason?
        var updatedAppServiceRecord: SDLAppServiceRecord?
        guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: updateReason = try SDLServiceUpdateReason.read(from: &reader)
            default: updatedAppServiceRecord = try SDLAppServiceRecord.read(from: &reader)
            }
        }
        guard let updatedAppServiceRecord else { return nil }
        return Self(updateReason: updateReason, updatedAppServiceRecord: updatedAppServiceRecord)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("updateReason", updateReason)
        violations.object("updatedAppServiceRecord", updatedAppServiceRecord)
    }
}

/// The structure `AppServiceData`, since 5.1.
public struct SDLAppServiceData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var serviceType: String
    /// Mandatory.
    public var serviceID: String
    /// Optional.
    public var mediaServiceData: SDLMediaServiceData?
    /// Optional.
    public var weatherServiceData: SDLWeatherServiceData?
    /// Optional.
    public var navigationServiceData: SDLNavigationServiceData?

    /// Members that are nil are left out of the message.
    public init(
        serviceType: String,
        serviceID: String,
        mediaServiceData: SDLMediaServiceData? = nil,
        weatherServiceData: SDLWeatherServiceData? = nil,
        navigationServiceData: SDLNavigationServiceData? = nil
    ) {
        self.serviceType = serviceType
        self.serviceID = serviceID
        self.mediaServiceData = mediaServiceData
        self.weatherServiceData = weatherServiceData
        self.navigationServiceData = navigationServiceData
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("serviceType", serviceType)
        writer.field("serviceID", serviceID)
        writer.field("mediaServiceData", mediaServiceData)
        writer.field("weatherServiceData", weatherServiceData)
        writer.field("navigationServiceData", navigationServiceData)
        writer.endObject()
    }

    private static let keys = JSONKeys("serviceType", "serviceID", "mediaServiceData", "weatherServiceData", "navigationServiceData")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var serviceType: String?
        var serviceID: String?
        var mediaServiceData: SDLMediaServiceData?
        var weatherServiceData: SDLWeatherServiceData?
        var navigationServiceData: SDLNavigationServiceData?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: serviceType = try reader.string(1, .max)
            case 1: serviceID = try reader.string(1, .max)
            case 2: mediaServiceData = try SDLMediaServiceData.read(from: &reader)
            case 3: weatherServiceData = try SDLWeatherServiceData.read(from: &reader)
            default: navigationServiceData = try SDLNavigationServiceData.read(from: &reader)
            }
        }
        guard let serviceType, let serviceID else { return nil }
        return Self(serviceType: serviceType, serviceID: serviceID, mediaServiceData: mediaServiceData, weatherServiceData: weatherServiceData, navigationServiceData: navigationServiceData)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("serviceType", serviceType, 1, .max)
        violations.string("serviceID", serviceID, 1, .max)
        violations.object("mediaServiceData", mediaServiceData)
        violations.object("weatherServiceData", weatherServiceData)
        violations.object("navigationServiceData", navigationServiceData)
    }
}

/// The structure `AppServiceManifest`, since 5.1.
public struct SDLAppServiceManifest: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var serviceName: String?
    /// Mandatory.
    public var serviceType: String
    /// Optional.
    public var serviceIcon: SDLImage?
    /// Optional, false when left out.
    public var allowAppConsumers: Bool?
    /// Optional.
    public var rpcSpecVersion: SDLSyncMsgVersion?
    /// Optional.
    public var handledRPCs: [Int]?
    /// Optional.
    public var mediaServiceManifest: SDLMediaServiceManifest?
    /// Optional.
    public var weatherServiceManifest: SDLWeatherServiceManifest?
    /// Optional.
    public var navigationServiceManifest: SDLNavigationServiceManifest?
    /// The value of `allowAppConsumers`, or its default if it is absent.
    public var allowAppConsumersOrDefault: Bool { allowAppConsumers ?? false }

    /// Members that are nil are left out of the message.
    public init(
        serviceName: String? = nil,
        serviceType: String,
        serviceIcon: SDLImage? = nil,
        allowAppConsumers: Bool? = nil,
        rpcSpecVersion: SDLSyncMsgVersion? = nil,
        handledRPCs: [Int]? = nil,
        mediaServiceManifest: SDLMediaServiceManifest? = nil,
        weatherServiceManifest: SDLWeatherServiceManifest? = nil,
        navigationServiceManifest: SDLNavigationServiceManifest? = nil
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var serviceName: String?
        var serviceType: String?
        var serviceIcon: SDLImage?
        var allowAppConsumers: Bool?
        var rpcSpecVersion: SDLSyncMsgVersion?
        var handledRPCs: [Int]?
        var mediaServiceManifest: SDLMediaServiceManifest?
        var weatherServiceManifest: SDLWeatherServiceManifest?
        var navigationServiceManifest: SDLNavigationServiceManifest?
        guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: serviceName = try reader.string(1, .max)
            case 1: serviceType = try reader.string(1, .max)
            case 2: serviceIcon = try SDLImage.read(from: &reader)
            case 3: allowAppConsumers = try reader.bool()
            case 4: rpcSpecVersion = try SDLSyncMsgVersion.read(from: &reader)
            case 5: handledRPCs = try reader.integers(0, .max)
            case 6: mediaServiceManifest = try SDLMediaServiceManifest.read(from: &reader)
            case 7: weatherServiceManifest = try SDLWeatherServiceManifest.read(from: &reader)
            default: navigationServiceManifest = try SDLNavigationServiceManifest.read(from: &reader)
            }
        }
        guard let serviceType else { return nil }
        return Self(serviceName: serviceName, serviceType: serviceType, serviceIcon: serviceIcon, allowAppConsumers: allowAppConsumers, rpcSpecVersion: rpcSpecVersion, handledRPCs: handledRPCs, mediaServiceManifest: mediaServiceManifest, weatherServiceManifest: weatherServiceManifest, navigationServiceManifest: navigationServiceManifest)
    }

    public func check(_ violations: inout ViolationList) {
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

/// The structure `AppServiceRecord`, since 5.1.
public struct SDLAppServiceRecord: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var serviceID: String
    /// Mandatory.
    public var serviceManifest: SDLAppServiceManifest
    /// Mandatory.
    public var servicePublished: Bool
    /// Mandatory.
    public var serviceActive: Bool

    /// All its members are mandatory.
    public init(
        serviceID: String,
        serviceManifest: SDLAppServiceManifest,
        servicePublished: Bool,
        serviceActive: Bool
    ) {
        self.serviceID = serviceID
        self.serviceManifest = serviceManifest
        self.servicePublished = servicePublished
        self.serviceActive = serviceActive
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("serviceID", serviceID)
        writer.field("serviceManifest", serviceManifest)
        writer.field("servicePublished", servicePublished)
        writer.field("serviceActive", serviceActive)
        writer.endObject()
    }

    private static let keys = JSONKeys("serviceID", "serviceManifest", "servicePublished", "serviceActive")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var serviceID: String?
        var serviceManifest: SDLAppServiceManifest?
        var servicePublished: Bool?
        var serviceActive: Bool?
        guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: serviceID = try reader.string(1, .max)
            case 1: serviceManifest = try SDLAppServiceManifest.read(from: &reader)
            case 2: servicePublished = try reader.bool()
            default: serviceActive = try reader.bool()
            }
        }
        guard let serviceID, let serviceManifest, let servicePublished, let serviceActive else { return nil }
        return Self(serviceID: serviceID, serviceManifest: serviceManifest, servicePublished: servicePublished, serviceActive: serviceActive)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("serviceID", serviceID, 1, .max)
        violations.object("serviceManifest", serviceManifest)
    }
}

/// The structure `AppServicesCapabilities`, since 5.1.
public struct SDLAppServicesCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var appServices: [SDLAppServiceCapability]?

    /// Members that are nil are left out of the message.
    public init(
        appServices: [SDLAppServiceCapability]? = nil
    ) {
        self.appServices = appServices
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("appServices", appServices)
        writer.endObject()
    }

    private static let keys = JSONKeys("appServices")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var appServices: [SDLAppServiceCapability]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: appServices = try reader.array(of: SDLAppServiceCapability.self, 0, .max)
            }
        }
        return Self(appServices: appServices)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("appServices", appServices, 0, .max)
    }
}

/// The structure `AudioControlCapabilities`, since 5.0.
public struct SDLAudioControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Optional.
    public var sourceAvailable: Bool?
    /// Optional.
    public var keepContextAvailable: Bool?
    /// Optional.
    public var volumeAvailable: Bool?
    /// Optional.
    public var equalizerAvailable: Bool?
    /// Optional; 1 to 100.
    public var equalizerMaxChannelId: Int?

    /// Members that are nil are left out of the message.
    public init(
        moduleName: String,
        moduleInfo: SDLModuleInfo? = nil,
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

    public func write(to writer: inout JSONWriter) {
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

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleName: String?
        var moduleInfo: SDLModuleInfo?
        var sourceAvailable: Bool?
        var keepContextAvailable: Bool?
        var volumeAvailable: Bool?
        var equalizerAvailable: Bool?
        var equalizerMaxChannelId: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleName = try reader.string(1, 100)
            case 1: moduleInfo = try SDLModuleInfo.read(from: &reader)
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

    public func check(_ violations: inout ViolationList) {
        violations.string("moduleName", moduleName, 1, 100)
        violations.object("moduleInfo", moduleInfo)
        violations.integer("equalizerMaxChannelId", equalizerMaxChannelId, 1, 100)
    }
}

/// The structure `AudioControlData`, since 5.0.
public struct SDLAudioControlData: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Optional.
    public var source: SDLPrimaryAudioSource?
    /// Optional.
    public var keepContext: Bool?
    /// Optional; 0 to 100.
    public var volume: Int?
    /// Optional; 1 to 100 entries.
    public var equalizerSettings: [SDLEqualizerSettings]?

    /// Members that are nil are left out of the message.
    public init(
        source: SDLPrimaryAudioSource? = nil,
        keepContext: Bool? = nil,
        volume: Int? = nil,
        equalizerSettings: [SDLEqualizerSettings]? = nil
    ) {
        self.source = source
        self.keepContext = keepContext
        self.volume = volume
        self.equalizerSettings = equalizerSettings
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("source", source)
        writer.field("keepContext", keepContext)
        writer.field("volume", volume)
        writer.field("equalizerSettings", equalizerSettings)
        writer.endObject()
    }

    private static let keys = JSONKeys("source", "keepContext", "volume", "equalizerSettings")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var source: SDLPrimaryAudioSource?
        var keepContext: Bool?
        var volume: Int?
        var equalizerSettings: [SDLEqualizerSettings]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: source = try SDLPrimaryAudioSource.read(from: &reader)
            case 1: keepContext = try reader.bool()
            case 2: volume = try reader.integer(0, 100)
            default: equalizerSettings = try reader.array(of: SDLEqualizerSettings.self, 1, 100)
            }
        }
        return Self(source: source, keepContext: keepContext, volume: volume, equalizerSettings: equalizerSettings)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("source", source)
        violations.integer("volume", volume, 0, 100)
        violations.objects("equalizerSettings", equalizerSettings, 1, 100)
    }
}

/// The structure `AudioPassThruCapabilities`, since 2.0.
public struct SDLAudioPassThruCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
    /// Mandatory.
    public var samplingRate: SDLSamplingRate
    /// Mandatory.
    public var bitsPerSample: SDLBitsPerSample
    /// Mandatory.
    public var audioType: SDLAudioType

    /// All its members are mandatory.
    public init(
        samplingRate: SDLSamplingRate,
        bitsPerSample: SDLBitsPerSample,
        audioType: SDLAudioType
    ) {
        self.samplingRate = samplingRate
        self.bitsPerSample = bitsPerSample
        self.audioType = audioType
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("samplingRate", samplingRate)
        writer.field("bitsPerSample", bitsPerSample)
        writer.field("audioType", audioType)
        writer.endObject()
    }

    private static let keys = JSONKeys("samplingRate", "bitsPerSample", "audioType")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var samplingRate: SDLSamplingRate?
        var bitsPerSample: SDLBitsPerSample?
        var audioType: SDLAudioType?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: samplingRate = try SDLSamplingRate.read(from: &reader)
            case 1: bitsPerSample = try SDLBitsPerSample.read(from: &reader)
            default: audioType = try SDLAudioType.read(from: &reader)
            }
        }
        guard let samplingRate, let bitsPerSample, let audioType else { return nil }
        return Self(samplingRate: samplingRate, bitsPerSample: bitsPerSample, audioType: audioType)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("samplingRate", samplingRate)
        violations.object("bitsPerSample", bitsPerSample)
        violations.object("audioType", audioType)
    }
}
