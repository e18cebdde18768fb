// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The structure `AirbagStatus`, since version 2.0.
public struct SDLAirbagStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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

    /// Creates a value. All members are mandatory.
    public init(
        driverAirbagDeployed: SDLVehicleDataEventStatus, driverSideAirbagDeployed: SDLVehicleDataEventStatus,
        driverCurtainAirbagDeployed: SDLVehicleDataEventStatus, passengerAirbagDeployed: SDLVehicleDataEventStatus,
        passengerCurtainAirbagDeployed: SDLVehicleDataEventStatus, driverKneeAirbagDeployed: SDLVehicleDataEventStatus,
        passengerSideAirbagDeployed: SDLVehicleDataEventStatus, passengerKneeAirbagDeployed: SDLVehicleDataEventStatus
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

    @usableFromInline package static var blank: Self { Self(
        driverAirbagDeployed: .blank, driverSideAirbagDeployed: .blank, driverCurtainAirbagDeployed: .blank,
        passengerAirbagDeployed: .blank, passengerCurtainAirbagDeployed: .blank, driverKneeAirbagDeployed: .blank,
        passengerSideAirbagDeployed: .blank, passengerKneeAirbagDeployed: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("driverAirbagDeployed", &it.driverAirbagDeployed)
        try v.value("driverSideAirbagDeployed", &it.driverSideAirbagDeployed)
        try v.value("driverCurtainAirbagDeployed", &it.driverCurtainAirbagDeployed)
        try v.value("passengerAirbagDeployed", &it.passengerAirbagDeployed)
        try v.value("passengerCurtainAirbagDeployed", &it.passengerCurtainAirbagDeployed)
        try v.value("driverKneeAirbagDeployed", &it.driverKneeAirbagDeployed)
        try v.value("passengerSideAirbagDeployed", &it.passengerSideAirbagDeployed)
        try v.value("passengerKneeAirbagDeployed", &it.passengerKneeAirbagDeployed)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AppCapability`, since version 7.1.
public struct SDLAppCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var appCapabilityType: SDLAppCapabilityType
    /// Optional.
    public var videoStreamingCapability: SDLVideoStreamingCapability?

    /// Creates a value. Nil members are not sent.
    public init(appCapabilityType: SDLAppCapabilityType, videoStreamingCapability: SDLVideoStreamingCapability? = nil) {
        self.appCapabilityType = appCapabilityType
        self.videoStreamingCapability = videoStreamingCapability
    }

    @usableFromInline package static var blank: Self { Self(appCapabilityType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("appCapabilityType", &it.appCapabilityType)
        try v.value("videoStreamingCapability", &it.videoStreamingCapability)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AppInfo`, since version 4.2.
public struct SDLAppInfo: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var appDisplayName: String
    /// Mandatory; 1 to 256 characters.
    public var appBundleID: String
    /// Mandatory; 1 to 256 characters.
    public var appVersion: String
    /// Optional; 1 to 500 characters.
    public var appIcon: String?

    /// Creates a value. Nil members are not sent.
    public init(appDisplayName: String, appBundleID: String, appVersion: String, appIcon: String? = nil) {
        self.appDisplayName = appDisplayName
        self.appBundleID = appBundleID
        self.appVersion = appVersion
        self.appIcon = appIcon
    }

    @usableFromInline package static var blank: Self { Self(appDisplayName: "", appBundleID: "", appVersion: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("appDisplayName", &it.appDisplayName, 1, 100)
        try v.string("appBundleID", &it.appBundleID, 1, 256)
        try v.string("appVersion", &it.appVersion, 1, 256)
        try v.string("appIcon", &it.appIcon, 1, 500)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AppServiceCapability`, since version 5.1.
public struct SDLAppServiceCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var updateReason: SDLServiceUpdateReason?
    /// Mandatory.
    public var updatedAppServiceRecord: SDLAppServiceRecord

    /// Creates a value. Nil members are not sent.
    public init(updateReason: SDLServiceUpdateReason? = nil, updatedAppServiceRecord: SDLAppServiceRecord) {
        self.updateReason = updateReason
        self.updatedAppServiceRecord = updatedAppServiceRecord
    }

    @usableFromInline package static var blank: Self { Self(updatedAppServiceRecord: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("updateReason", &it.updateReason)
        try v.value("updatedAppServiceRecord", &it.updatedAppServiceRecord)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AppServiceData`, since version 5.1.
public struct SDLAppServiceData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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

    /// Creates a value. Nil members are not sent.
    public init(
        serviceType: String, serviceID: String, mediaServiceData: SDLMediaServiceData? = nil,
        weatherServiceData: SDLWeatherServiceData? = nil, navigationServiceData: SDLNavigationServiceData? = nil
    ) {
        self.serviceType = serviceType
        self.serviceID = serviceID
        self.mediaServiceData = mediaServiceData
        self.weatherServiceData = weatherServiceData
        self.navigationServiceData = navigationServiceData
    }

    @usableFromInline package static var blank: Self { Self(serviceType: "", serviceID: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("serviceType", &it.serviceType, 1, .max)
        try v.string("serviceID", &it.serviceID, 1, .max)
        try v.value("mediaServiceData", &it.mediaServiceData)
        try v.value("weatherServiceData", &it.weatherServiceData)
        try v.value("navigationServiceData", &it.navigationServiceData)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AppServiceManifest`, since version 5.1.
public struct SDLAppServiceManifest: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var serviceName: String?
    /// Mandatory.
    public var serviceType: String
    /// Optional.
    public var serviceIcon: SDLImage?
    /// Optional, false by default.
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
    /// The value of `allowAppConsumers`; if the value is nil, the default value.
    public var allowAppConsumersOrDefault: Bool { allowAppConsumers ?? false }

    /// Creates a value. Nil members are not sent.
    public init(
        serviceName: String? = nil, serviceType: String, serviceIcon: SDLImage? = nil, allowAppConsumers: Bool? = nil,
        rpcSpecVersion: SDLSyncMsgVersion? = nil, handledRPCs: [Int]? = nil,
        mediaServiceManifest: SDLMediaServiceManifest? = nil, weatherServiceManifest: SDLWeatherServiceManifest? = nil,
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

    @usableFromInline package static var blank: Self { Self(serviceType: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("serviceName", &it.serviceName, 1, .max)
        try v.string("serviceType", &it.serviceType, 1, .max)
        try v.value("serviceIcon", &it.serviceIcon)
        try v.bool("allowAppConsumers", &it.allowAppConsumers)
        try v.value("rpcSpecVersion", &it.rpcSpecVersion)
        try v.integers("handledRPCs", &it.handledRPCs, 0, .max, values: .min, .max)
        try v.value("mediaServiceManifest", &it.mediaServiceManifest)
        try v.value("weatherServiceManifest", &it.weatherServiceManifest)
        try v.value("navigationServiceManifest", &it.navigationServiceManifest)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AppServiceRecord`, since version 5.1.
public struct SDLAppServiceRecord: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var serviceID: String
    /// Mandatory.
    public var serviceManifest: SDLAppServiceManifest
    /// Mandatory.
    public var servicePublished: Bool
    /// Mandatory.
    public var serviceActive: Bool

    /// Creates a value. All members are mandatory.
    public init(
        serviceID: String, serviceManifest: SDLAppServiceManifest, servicePublished: Bool, serviceActive: Bool
    ) {
        self.serviceID = serviceID
        self.serviceManifest = serviceManifest
        self.servicePublished = servicePublished
        self.serviceActive = serviceActive
    }

    @usableFromInline package static var blank: Self { Self(
        serviceID: "", serviceManifest: .blank, servicePublished: false, serviceActive: false
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("serviceID", &it.serviceID, 1, .max)
        try v.value("serviceManifest", &it.serviceManifest)
        try v.bool("servicePublished", &it.servicePublished)
        try v.bool("serviceActive", &it.serviceActive)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AppServicesCapabilities`, since version 5.1.
public struct SDLAppServicesCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var appServices: [SDLAppServiceCapability]?

    /// Creates a value. Nil members are not sent.
    public init(appServices: [SDLAppServiceCapability]? = nil) {
        self.appServices = appServices
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("appServices", &it.appServices, 0, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AudioControlCapabilities`, since version 5.0.
public struct SDLAudioControlCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory; 1 to 100 characters.
    public var moduleName: String
    /// Optional; since version 6.0.
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

    /// Creates a value. Nil members are not sent.
    public init(
        moduleName: String, moduleInfo: SDLModuleInfo? = nil, sourceAvailable: Bool? = nil,
        keepContextAvailable: Bool? = nil, volumeAvailable: Bool? = nil, equalizerAvailable: Bool? = nil,
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

    @usableFromInline package static var blank: Self { Self(moduleName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("moduleName", &it.moduleName, 1, 100)
        try v.value("moduleInfo", &it.moduleInfo)
        try v.bool("sourceAvailable", &it.sourceAvailable)
        try v.bool("keepContextAvailable", &it.keepContextAvailable)
        try v.bool("volumeAvailable", &it.volumeAvailable)
        try v.bool("equalizerAvailable", &it.equalizerAvailable)
        try v.integer("equalizerMaxChannelId", &it.equalizerMaxChannelId, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AudioControlData`, since version 5.0.
public struct SDLAudioControlData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Optional.
    public var source: SDLPrimaryAudioSource?
    /// Optional.
    public var keepContext: Bool?
    /// Optional; 0 to 100.
    public var volume: Int?
    /// Optional; 1 to 100 entries.
    public var equalizerSettings: [SDLEqualizerSettings]?

    /// Creates a value. Nil members are not sent.
    public init(
        source: SDLPrimaryAudioSource? = nil, keepContext: Bool? = nil, volume: Int? = nil,
        equalizerSettings: [SDLEqualizerSettings]? = nil
    ) {
        self.source = source
        self.keepContext = keepContext
        self.volume = volume
        self.equalizerSettings = equalizerSettings
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("source", &it.source)
        try v.bool("keepContext", &it.keepContext)
        try v.integer("volume", &it.volume, 0, 100)
        try v.values("equalizerSettings", &it.equalizerSettings, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `AudioPassThruCapabilities`, since version 2.0.
public struct SDLAudioPassThruCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var samplingRate: SDLSamplingRate
    /// Mandatory.
    public var bitsPerSample: SDLBitsPerSample
    /// Mandatory.
    public var audioType: SDLAudioType

    /// Creates a value. All members are mandatory.
    public init(samplingRate: SDLSamplingRate, bitsPerSample: SDLBitsPerSample, audioType: SDLAudioType) {
        self.samplingRate = samplingRate
        self.bitsPerSample = bitsPerSample
        self.audioType = audioType
    }

    @usableFromInline package static var blank: Self { Self(
        samplingRate: .blank, bitsPerSample: .blank, audioType: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("samplingRate", &it.samplingRate)
        try v.value("bitsPerSample", &it.bitsPerSample)
        try v.value("audioType", &it.audioType)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `BeltStatus`, since version 2.0.
public struct SDLBeltStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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

    /// Creates a value. All members are mandatory.
    public init(
        driverBeltDeployed: SDLVehicleDataEventStatus, passengerBeltDeployed: SDLVehicleDataEventStatus,
        passengerBuckleBelted: SDLVehicleDataEventStatus, driverBuckleBelted: SDLVehicleDataEventStatus,
        leftRow2BuckleBelted: SDLVehicleDataEventStatus, passengerChildDetected: SDLVehicleDataEventStatus,
        rightRow2BuckleBelted: SDLVehicleDataEventStatus, middleRow2BuckleBelted: SDLVehicleDataEventStatus,
        middleRow3BuckleBelted: SDLVehicleDataEventStatus, leftRow3BuckleBelted: SDLVehicleDataEventStatus,
        rightRow3BuckleBelted: SDLVehicleDataEventStatus, leftRearInflatableBelted: SDLVehicleDataEventStatus,
        rightRearInflatableBelted: SDLVehicleDataEventStatus, middleRow1BeltDeployed: SDLVehicleDataEventStatus,
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

    @usableFromInline package static var blank: Self { Self(
        driverBeltDeployed: .blank, passengerBeltDeployed: .blank, passengerBuckleBelted: .blank,
        driverBuckleBelted: .blank, leftRow2BuckleBelted: .blank, passengerChildDetected: .blank,
        rightRow2BuckleBelted: .blank, middleRow2BuckleBelted: .blank, middleRow3BuckleBelted: .blank,
        leftRow3BuckleBelted: .blank, rightRow3BuckleBelted: .blank, leftRearInflatableBelted: .blank,
        rightRearInflatableBelted: .blank, middleRow1BeltDeployed: .blank, middleRow1BuckleBelted: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("driverBeltDeployed", &it.driverBeltDeployed)
        try v.value("passengerBeltDeployed", &it.passengerBeltDeployed)
        try v.value("passengerBuckleBelted", &it.passengerBuckleBelted)
        try v.value("driverBuckleBelted", &it.driverBuckleBelted)
        try v.value("leftRow2BuckleBelted", &it.leftRow2BuckleBelted)
        try v.value("passengerChildDetected", &it.passengerChildDetected)
        try v.value("rightRow2BuckleBelted", &it.rightRow2BuckleBelted)
        try v.value("middleRow2BuckleBelted", &it.middleRow2BuckleBelted)
        try v.value("middleRow3BuckleBelted", &it.middleRow3BuckleBelted)
        try v.value("leftRow3BuckleBelted", &it.leftRow3BuckleBelted)
        try v.value("rightRow3BuckleBelted", &it.rightRow3BuckleBelted)
        try v.value("leftRearInflatableBelted", &it.leftRearInflatableBelted)
        try v.value("rightRearInflatableBelted", &it.rightRearInflatableBelted)
        try v.value("middleRow1BeltDeployed", &it.middleRow1BeltDeployed)
        try v.value("middleRow1BuckleBelted", &it.middleRow1BuckleBelted)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `BodyInformation`, since version 2.0.
public struct SDLBodyInformation: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var parkBrakeActive: Bool
    /// Mandatory.
    public var ignitionStableStatus: SDLIgnitionStableStatus
    /// Mandatory.
    public var ignitionStatus: SDLIgnitionStatus
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var driverDoorAjar: Bool?
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var passengerDoorAjar: Bool?
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var rearLeftDoorAjar: Bool?
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var rearRightDoorAjar: Bool?
    /// Optional; at most 100 entries; since version 7.1.
    public var doorStatuses: [SDLDoorStatus]?
    /// Optional; at most 100 entries; since version 7.1.
    public var gateStatuses: [SDLGateStatus]?
    /// Optional; at most 100 entries; since version 7.1.
    public var roofStatuses: [SDLRoofStatus]?

    /// Creates a value. Nil members are not sent.
    public init(
        parkBrakeActive: Bool, ignitionStableStatus: SDLIgnitionStableStatus, ignitionStatus: SDLIgnitionStatus,
        driverDoorAjar: Bool? = nil, passengerDoorAjar: Bool? = nil, rearLeftDoorAjar: Bool? = nil,
        rearRightDoorAjar: Bool? = nil, doorStatuses: [SDLDoorStatus]? = nil, gateStatuses: [SDLGateStatus]? = nil,
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

    @usableFromInline package static var blank: Self { Self(
        parkBrakeActive: false, ignitionStableStatus: .blank, ignitionStatus: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("parkBrakeActive", &it.parkBrakeActive)
        try v.value("ignitionStableStatus", &it.ignitionStableStatus)
        try v.value("ignitionStatus", &it.ignitionStatus)
        try v.bool("driverDoorAjar", &it.driverDoorAjar)
        try v.bool("passengerDoorAjar", &it.passengerDoorAjar)
        try v.bool("rearLeftDoorAjar", &it.rearLeftDoorAjar)
        try v.bool("rearRightDoorAjar", &it.rearRightDoorAjar)
        try v.values("doorStatuses", &it.doorStatuses, 0, 100)
        try v.values("gateStatuses", &it.gateStatuses, 0, 100)
        try v.values("roofStatuses", &it.roofStatuses, 0, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The structure `ButtonCapabilities`, since version 1.0.
public struct SDLButtonCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
    /// Mandatory.
    public var name: SDLButtonName
    /// Optional; since version 6.0.
    public var moduleInfo: SDLModuleInfo?
    /// Mandatory.
    public var shortPressAvailable: Bool
    /// Mandatory.
    public var longPressAvailable: Bool
    /// Mandatory.
    public var upDownAvailable: Bool

    /// Creates a value. Nil members are not sent.
    public init(
        name: SDLButtonName, moduleInfo: SDLModuleInfo? = nil, shortPressAvailable: Bool, longPressAvailable: Bool,
        upDownAvailable: Bool
    ) {
        self.name = name
        self.moduleInfo = moduleInfo
        self.shortPressAvailable = shortPressAvailable
        self.longPressAvailable = longPressAvailable
        self.upDownAvailable = upDownAvailable
    }

    @usableFromInline package static var blank: Self { Self(
        name: .blank, shortPressAvailable: false, longPressAvailable: false, upDownAvailable: false
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("name", &it.name)
        try v.value("moduleInfo", &it.moduleInfo)
        try v.bool("shortPressAvailable", &it.shortPressAvailable)
        try v.bool("longPressAvailable", &it.longPressAvailable)
        try v.bool("upDownAvailable", &it.upDownAvailable)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
