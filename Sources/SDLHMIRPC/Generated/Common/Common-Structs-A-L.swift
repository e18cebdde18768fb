// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    package struct AppProperties: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var nicknames: [String]?
        package var policyAppID: String
        package var enabled: Bool?
        package var authToken: String?
        package var transportType: String?
        package var hybridAppPreference: HMI.Common.HybridAppPreference?
        package var endpoint: String?

        package init(
            nicknames: [String]? = nil, policyAppID: String, enabled: Bool? = nil, authToken: String? = nil,
            transportType: String? = nil, hybridAppPreference: HMI.Common.HybridAppPreference? = nil,
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

        @usableFromInline package static var blank: Self { Self(policyAppID: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.strings("nicknames", &it.nicknames, 0, 100, lengths: 0, 100)
            try v.string("policyAppID", &it.policyAppID, 1, 100)
            try v.bool("enabled", &it.enabled)
            try v.string("authToken", &it.authToken, 1, 65535)
            try v.string("transportType", &it.transportType, 1, 100)
            try v.value("hybridAppPreference", &it.hybridAppPreference)
            try v.string("endpoint", &it.endpoint, 1, 65535)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AppServiceCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var updateReason: HMI.Common.ServiceUpdateReason?
        package var updatedAppServiceRecord: HMI.Common.AppServiceRecord

        package init(
            updateReason: HMI.Common.ServiceUpdateReason? = nil, updatedAppServiceRecord: HMI.Common.AppServiceRecord
        ) {
            self.updateReason = updateReason
            self.updatedAppServiceRecord = updatedAppServiceRecord
        }

        @usableFromInline package static var blank: Self { Self(updatedAppServiceRecord: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("updateReason", &it.updateReason)
            try v.value("updatedAppServiceRecord", &it.updatedAppServiceRecord)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AppServiceData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var serviceType: String
        package var serviceID: String
        package var mediaServiceData: HMI.Common.MediaServiceData?
        package var weatherServiceData: HMI.Common.WeatherServiceData?
        package var navigationServiceData: HMI.Common.NavigationServiceData?

        package init(
            serviceType: String, serviceID: String, mediaServiceData: HMI.Common.MediaServiceData? = nil,
            weatherServiceData: HMI.Common.WeatherServiceData? = nil,
            navigationServiceData: HMI.Common.NavigationServiceData? = nil
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
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AppServiceManifest: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
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
            serviceName: String? = nil, serviceType: String, serviceIcon: HMI.Common.Image? = nil,
            allowAppConsumers: Bool? = nil, rpcSpecVersion: HMI.Common.SyncMsgVersion? = nil, handledRPCs: [Int]? = nil,
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
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AppServiceRecord: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var serviceID: String
        package var serviceManifest: HMI.Common.AppServiceManifest
        package var servicePublished: Bool
        package var serviceActive: Bool

        package init(
            serviceID: String, serviceManifest: HMI.Common.AppServiceManifest, servicePublished: Bool,
            serviceActive: Bool
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
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AppServicesCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var appServices: [HMI.Common.AppServiceCapability]?

        package init(appServices: [HMI.Common.AppServiceCapability]? = nil) {
            self.appServices = appServices
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("appServices", &it.appServices, 0, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct BeltStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var driverBeltDeployed: HMI.Common.VehicleDataEventStatus?
        package var passengerBeltDeployed: HMI.Common.VehicleDataEventStatus?
        package var passengerBuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var driverBuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var leftRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var passengerChildDetected: HMI.Common.VehicleDataEventStatus?
        package var rightRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var middleRow2BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var middleRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var leftRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var rightRow3BuckleBelted: HMI.Common.VehicleDataEventStatus?
        package var leftRearInflatableBelted: HMI.Common.VehicleDataEventStatus?
        package var rightRearInflatableBelted: HMI.Common.VehicleDataEventStatus?
        package var middleRow1BeltDeployed: HMI.Common.VehicleDataEventStatus?
        package var middleRow1BuckleBelted: HMI.Common.VehicleDataEventStatus?

        package init(
            driverBeltDeployed: HMI.Common.VehicleDataEventStatus? = nil,
            passengerBeltDeployed: HMI.Common.VehicleDataEventStatus? = nil,
            passengerBuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            driverBuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            leftRow2BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            passengerChildDetected: HMI.Common.VehicleDataEventStatus? = nil,
            rightRow2BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            middleRow2BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            middleRow3BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            leftRow3BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            rightRow3BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil,
            leftRearInflatableBelted: HMI.Common.VehicleDataEventStatus? = nil,
            rightRearInflatableBelted: HMI.Common.VehicleDataEventStatus? = nil,
            middleRow1BeltDeployed: HMI.Common.VehicleDataEventStatus? = nil,
            middleRow1BuckleBelted: HMI.Common.VehicleDataEventStatus? = nil
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

        @usableFromInline package static var blank: Self { Self() }
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
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Choice: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var choiceID: Int
        package var menuName: String?
        package var image: HMI.Common.Image?
        package var secondaryText: String?
        package var tertiaryText: String?
        package var secondaryImage: HMI.Common.Image?

        package init(
            choiceID: Int, menuName: String? = nil, image: HMI.Common.Image? = nil, secondaryText: String? = nil,
            tertiaryText: String? = nil, secondaryImage: HMI.Common.Image? = nil
        ) {
            self.choiceID = choiceID
            self.menuName = menuName
            self.image = image
            self.secondaryText = secondaryText
            self.tertiaryText = tertiaryText
            self.secondaryImage = secondaryImage
        }

        @usableFromInline package static var blank: Self { Self(choiceID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("choiceID", &it.choiceID, 0, 65535)
            try v.string("menuName", &it.menuName, 1, 500)
            try v.value("image", &it.image)
            try v.string("secondaryText", &it.secondaryText, 1, 500)
            try v.string("tertiaryText", &it.tertiaryText, 1, 500)
            try v.value("secondaryImage", &it.secondaryImage)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeviceInfo: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var name: String
        package var id: String
        package var transportType: HMI.Common.TransportType?
        package var isSDLAllowed: Bool?

        package init(
            name: String, id: String, transportType: HMI.Common.TransportType? = nil, isSDLAllowed: Bool? = nil
        ) {
            self.name = name
            self.id = id
            self.transportType = transportType
            self.isSDLAllowed = isSDLAllowed
        }

        @usableFromInline package static var blank: Self { Self(name: "", id: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("name", &it.name, 1, .max)
            try v.string("id", &it.id, 1, .max)
            try v.value("transportType", &it.transportType)
            try v.bool("isSDLAllowed", &it.isSDLAllowed)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeviceStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var voiceRecOn: Bool?
        package var btIconOn: Bool?
        package var callActive: Bool?
        package var phoneRoaming: Bool?
        package var textMsgAvailable: Bool?
        package var battLevelStatus: HMI.Common.DeviceLevelStatus?
        package var stereoAudioOutputMuted: Bool?
        package var monoAudioOutputMuted: Bool?
        package var signalLevelStatus: HMI.Common.DeviceLevelStatus?
        package var primaryAudioSource: HMI.Common.PrimaryAudioSource?
        package var eCallEventActive: Bool?

        package init(
            voiceRecOn: Bool? = nil, btIconOn: Bool? = nil, callActive: Bool? = nil, phoneRoaming: Bool? = nil,
            textMsgAvailable: Bool? = nil, battLevelStatus: HMI.Common.DeviceLevelStatus? = nil,
            stereoAudioOutputMuted: Bool? = nil, monoAudioOutputMuted: Bool? = nil,
            signalLevelStatus: HMI.Common.DeviceLevelStatus? = nil,
            primaryAudioSource: HMI.Common.PrimaryAudioSource? = nil, eCallEventActive: Bool? = nil
        ) {
            self.voiceRecOn = voiceRecOn
            self.btIconOn = btIconOn
            self.callActive = callActive
            self.phoneRoaming = phoneRoaming
            self.textMsgAvailable = textMsgAvailable
            self.battLevelStatus = battLevelStatus
            self.stereoAudioOutputMuted = stereoAudioOutputMuted
            self.monoAudioOutputMuted = monoAudioOutputMuted
            self.signalLevelStatus = signalLevelStatus
            self.primaryAudioSource = primaryAudioSource
            self.eCallEventActive = eCallEventActive
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("voiceRecOn", &it.voiceRecOn)
            try v.bool("btIconOn", &it.btIconOn)
            try v.bool("callActive", &it.callActive)
            try v.bool("phoneRoaming", &it.phoneRoaming)
            try v.bool("textMsgAvailable", &it.textMsgAvailable)
            try v.value("battLevelStatus", &it.battLevelStatus)
            try v.bool("stereoAudioOutputMuted", &it.stereoAudioOutputMuted)
            try v.bool("monoAudioOutputMuted", &it.monoAudioOutputMuted)
            try v.value("signalLevelStatus", &it.signalLevelStatus)
            try v.value("primaryAudioSource", &it.primaryAudioSource)
            try v.bool("eCallEventActive", &it.eCallEventActive)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DisplayCapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var displayType: HMI.Common.DisplayType
        package var displayName: String?
        package var textFields: [HMI.Common.TextField]
        package var imageFields: [HMI.Common.ImageField]?
        package var mediaClockFormats: [HMI.Common.MediaClockFormat]
        package var imageCapabilities: [HMI.Common.ImageType]?
        package var graphicSupported: Bool
        package var templatesAvailable: [String]
        package var screenParams: HMI.Common.ScreenParams?
        package var numCustomPresetsAvailable: Int?

        package init(
            displayType: HMI.Common.DisplayType, displayName: String? = nil, textFields: [HMI.Common.TextField],
            imageFields: [HMI.Common.ImageField]? = nil, mediaClockFormats: [HMI.Common.MediaClockFormat],
            imageCapabilities: [HMI.Common.ImageType]? = nil, graphicSupported: Bool, templatesAvailable: [String],
            screenParams: HMI.Common.ScreenParams? = nil, numCustomPresetsAvailable: Int? = nil
        ) {
            self.displayType = displayType
            self.displayName = displayName
            self.textFields = textFields
            self.imageFields = imageFields
            self.mediaClockFormats = mediaClockFormats
            self.imageCapabilities = imageCapabilities
            self.graphicSupported = graphicSupported
            self.templatesAvailable = templatesAvailable
            self.screenParams = screenParams
            self.numCustomPresetsAvailable = numCustomPresetsAvailable
        }

        @usableFromInline package static var blank: Self { Self(
            displayType: .blank, textFields: [], mediaClockFormats: [], graphicSupported: false, templatesAvailable: []
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("displayType", &it.displayType)
            try v.string("displayName", &it.displayName, 1, .max)
            try v.values("textFields", &it.textFields, 0, 100)
            try v.values("imageFields", &it.imageFields, 1, 100)
            try v.values("mediaClockFormats", &it.mediaClockFormats, 0, 100)
            try v.values("imageCapabilities", &it.imageCapabilities, 0, 2)
            try v.bool("graphicSupported", &it.graphicSupported)
            try v.strings("templatesAvailable", &it.templatesAvailable, 0, 100, lengths: 1, 100)
            try v.value("screenParams", &it.screenParams)
            try v.integer("numCustomPresetsAvailable", &it.numCustomPresetsAvailable, 1, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DisplayCapability: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var displayName: String?
        package var windowTypeSupported: [HMI.Common.WindowTypeCapabilities]?
        package var windowCapabilities: [HMI.Common.WindowCapability]?

        package init(
            displayName: String? = nil, windowTypeSupported: [HMI.Common.WindowTypeCapabilities]? = nil,
            windowCapabilities: [HMI.Common.WindowCapability]? = nil
        ) {
            self.displayName = displayName
            self.windowTypeSupported = windowTypeSupported
            self.windowCapabilities = windowCapabilities
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("displayName", &it.displayName, 1, .max)
            try v.values("windowTypeSupported", &it.windowTypeSupported, 1, .max)
            try v.values("windowCapabilities", &it.windowCapabilities, 1, 1000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ExternalConsentStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var entityType: Int
        package var entityID: Int
        package var status: HMI.Common.EntityStatus

        package init(entityType: Int, entityID: Int, status: HMI.Common.EntityStatus) {
            self.entityType = entityType
            self.entityID = entityID
            self.status = status
        }

        @usableFromInline package static var blank: Self { Self(entityType: 0, entityID: 0, status: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("entityType", &it.entityType, 0, 128)
            try v.integer("entityID", &it.entityID, 0, 128)
            try v.value("status", &it.status)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GPSData: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var longitudeDegrees: Double
        package var latitudeDegrees: Double
        package var utcYear: Int?
        package var utcMonth: Int?
        package var utcDay: Int?
        package var utcHours: Int?
        package var utcMinutes: Int?
        package var utcSeconds: Int?
        package var compassDirection: HMI.Common.CompassDirection?
        package var pdop: Double?
        package var hdop: Double?
        package var vdop: Double?
        package var actual: Bool?
        package var satellites: Int?
        package var dimension: HMI.Common.Dimension?
        package var altitude: Double?
        package var heading: Double?
        package var speed: Double?
        package var shifted: Bool?

        package init(
            longitudeDegrees: Double, latitudeDegrees: Double, utcYear: Int? = nil, utcMonth: Int? = nil,
            utcDay: Int? = nil, utcHours: Int? = nil, utcMinutes: Int? = nil, utcSeconds: Int? = nil,
            compassDirection: HMI.Common.CompassDirection? = nil, pdop: Double? = nil, hdop: Double? = nil,
            vdop: Double? = nil, actual: Bool? = nil, satellites: Int? = nil, dimension: HMI.Common.Dimension? = nil,
            altitude: Double? = nil, heading: Double? = nil, speed: Double? = nil, shifted: Bool? = nil
        ) {
            self.longitudeDegrees = longitudeDegrees
            self.latitudeDegrees = latitudeDegrees
            self.utcYear = utcYear
            self.utcMonth = utcMonth
            self.utcDay = utcDay
            self.utcHours = utcHours
            self.utcMinutes = utcMinutes
            self.utcSeconds = utcSeconds
            self.compassDirection = compassDirection
            self.pdop = pdop
            self.hdop = hdop
            self.vdop = vdop
            self.actual = actual
            self.satellites = satellites
            self.dimension = dimension
            self.altitude = altitude
            self.heading = heading
            self.speed = speed
            self.shifted = shifted
        }

        @usableFromInline package static var blank: Self { Self(longitudeDegrees: 0, latitudeDegrees: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.number("longitudeDegrees", &it.longitudeDegrees, -180, 180)
            try v.number("latitudeDegrees", &it.latitudeDegrees, -90, 90)
            try v.integer("utcYear", &it.utcYear, 2010, 2100)
            try v.integer("utcMonth", &it.utcMonth, 1, 12)
            try v.integer("utcDay", &it.utcDay, 1, 31)
            try v.integer("utcHours", &it.utcHours, 0, 23)
            try v.integer("utcMinutes", &it.utcMinutes, 0, 59)
            try v.integer("utcSeconds", &it.utcSeconds, 0, 59)
            try v.value("compassDirection", &it.compassDirection)
            try v.number("pdop", &it.pdop, 0, 1000)
            try v.number("hdop", &it.hdop, 0, 1000)
            try v.number("vdop", &it.vdop, 0, 1000)
            try v.bool("actual", &it.actual)
            try v.integer("satellites", &it.satellites, 0, 31)
            try v.value("dimension", &it.dimension)
            try v.number("altitude", &it.altitude, -10000, 10000)
            try v.number("heading", &it.heading, 0, 359.99)
            try v.number("speed", &it.speed, 0, 500)
            try v.bool("shifted", &it.shifted)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct HMIApplication: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var appName: String
        package var ngnMediaScreenAppName: String?
        package var icon: String?
        package var deviceInfo: HMI.Common.DeviceInfo
        package var secondaryDeviceInfo: HMI.Common.DeviceInfo?
        package var policyAppID: String
        package var ttsName: [HMI.Common.TTSChunk]?
        package var vrSynonyms: [String]?
        package var appID: Int
        package var hmiDisplayLanguageDesired: HMI.Common.Language?
        package var isMediaApplication: Bool?
        package var appType: [HMI.Common.AppHMIType]?
        package var greyOut: Bool?
        package var requestType: [HMI.Common.RequestType]?
        package var requestSubType: [String]?
        package var dayColorScheme: HMI.Common.TemplateColorScheme?
        package var nightColorScheme: HMI.Common.TemplateColorScheme?
        package var isCloudApplication: Bool?
        package var cloudConnectionStatus: HMI.Common.CloudConnectionStatus?

        package init(
            appName: String, ngnMediaScreenAppName: String? = nil, icon: String? = nil,
            deviceInfo: HMI.Common.DeviceInfo, secondaryDeviceInfo: HMI.Common.DeviceInfo? = nil, policyAppID: String,
            ttsName: [HMI.Common.TTSChunk]? = nil, vrSynonyms: [String]? = nil, appID: Int,
            hmiDisplayLanguageDesired: HMI.Common.Language? = nil, isMediaApplication: Bool? = nil,
            appType: [HMI.Common.AppHMIType]? = nil, greyOut: Bool? = nil, requestType: [HMI.Common.RequestType]? = nil,
            requestSubType: [String]? = nil, dayColorScheme: HMI.Common.TemplateColorScheme? = nil,
            nightColorScheme: HMI.Common.TemplateColorScheme? = nil, isCloudApplication: Bool? = nil,
            cloudConnectionStatus: HMI.Common.CloudConnectionStatus? = nil
        ) {
            self.appName = appName
            self.ngnMediaScreenAppName = ngnMediaScreenAppName
            self.icon = icon
            self.deviceInfo = deviceInfo
            self.secondaryDeviceInfo = secondaryDeviceInfo
            self.policyAppID = policyAppID
            self.ttsName = ttsName
            self.vrSynonyms = vrSynonyms
            self.appID = appID
            self.hmiDisplayLanguageDesired = hmiDisplayLanguageDesired
            self.isMediaApplication = isMediaApplication
            self.appType = appType
            self.greyOut = greyOut
            self.requestType = requestType
            self.requestSubType = requestSubType
            self.dayColorScheme = dayColorScheme
            self.nightColorScheme = nightColorScheme
            self.isCloudApplication = isCloudApplication
            self.cloudConnectionStatus = cloudConnectionStatus
        }

        @usableFromInline package static var blank: Self { Self(
            appName: "", deviceInfo: .blank, policyAppID: "", appID: 0
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("appName", &it.appName, 1, 100)
            try v.string("ngnMediaScreenAppName", &it.ngnMediaScreenAppName, 1, 100)
            try v.string("icon", &it.icon, 1, .max)
            try v.value("deviceInfo", &it.deviceInfo)
            try v.value("secondaryDeviceInfo", &it.secondaryDeviceInfo)
            try v.string("policyAppID", &it.policyAppID, 1, 50)
            try v.values("ttsName", &it.ttsName, 1, 100)
            try v.strings("vrSynonyms", &it.vrSynonyms, 1, 100, lengths: 1, 40)
            try v.integer("appID", &it.appID, .min, .max)
            try v.value("hmiDisplayLanguageDesired", &it.hmiDisplayLanguageDesired)
            try v.bool("isMediaApplication", &it.isMediaApplication)
            try v.values("appType", &it.appType, 1, 100)
            try v.bool("greyOut", &it.greyOut)
            try v.values("requestType", &it.requestType, 0, 100)
            try v.strings("requestSubType", &it.requestSubType, 0, 100, lengths: 1, 100)
            try v.value("dayColorScheme", &it.dayColorScheme)
            try v.value("nightColorScheme", &it.nightColorScheme)
            try v.bool("isCloudApplication", &it.isCloudApplication)
            try v.value("cloudConnectionStatus", &it.cloudConnectionStatus)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct HMICapabilities: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var navigation: Bool?
        package var phoneCall: Bool?
        package var videoStreaming: Bool?

        package init(navigation: Bool? = nil, phoneCall: Bool? = nil, videoStreaming: Bool? = nil) {
            self.navigation = navigation
            self.phoneCall = phoneCall
            self.videoStreaming = videoStreaming
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("navigation", &it.navigation)
            try v.bool("phoneCall", &it.phoneCall)
            try v.bool("videoStreaming", &it.videoStreaming)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct HeadLampStatus: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var lowBeamsOn: Bool
        package var highBeamsOn: Bool
        package var ambientLightSensorStatus: HMI.Common.AmbientLightStatus

        package init(lowBeamsOn: Bool, highBeamsOn: Bool, ambientLightSensorStatus: HMI.Common.AmbientLightStatus) {
            self.lowBeamsOn = lowBeamsOn
            self.highBeamsOn = highBeamsOn
            self.ambientLightSensorStatus = ambientLightSensorStatus
        }

        @usableFromInline package static var blank: Self { Self(
            lowBeamsOn: false, highBeamsOn: false, ambientLightSensorStatus: .blank
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("lowBeamsOn", &it.lowBeamsOn)
            try v.bool("highBeamsOn", &it.highBeamsOn)
            try v.value("ambientLightSensorStatus", &it.ambientLightSensorStatus)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Image: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var value: String
        package var imageType: HMI.Common.ImageType
        package var isTemplate: Bool?

        package init(value: String, imageType: HMI.Common.ImageType, isTemplate: Bool? = nil) {
            self.value = value
            self.imageType = imageType
            self.isTemplate = isTemplate
        }

        @usableFromInline package static var blank: Self { Self(value: "", imageType: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("value", &it.value, 1, 65535)
            try v.value("imageType", &it.imageType)
            try v.bool("isTemplate", &it.isTemplate)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ImageField: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var name: HMI.Common.ImageFieldName
        package var imageTypeSupported: [HMI.Common.FileType]?
        package var imageResolution: HMI.Common.ImageResolution?

        package init(
            name: HMI.Common.ImageFieldName, imageTypeSupported: [HMI.Common.FileType]? = nil,
            imageResolution: HMI.Common.ImageResolution? = nil
        ) {
            self.name = name
            self.imageTypeSupported = imageTypeSupported
            self.imageResolution = imageResolution
        }

        @usableFromInline package static var blank: Self { Self(name: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("name", &it.name)
            try v.values("imageTypeSupported", &it.imageTypeSupported, 1, 100)
            try v.value("imageResolution", &it.imageResolution)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct KeyboardProperties: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var language: HMI.Common.Language?
        package var keyboardLayout: HMI.Common.KeyboardLayout?
        package var keypressMode: HMI.Common.KeypressMode?
        package var limitedCharacterList: [String]?
        package var autoCompleteList: [String]?
        package var maskInputCharacters: HMI.Common.KeyboardInputMask?
        package var customKeys: [String]?

        package init(
            language: HMI.Common.Language? = nil, keyboardLayout: HMI.Common.KeyboardLayout? = nil,
            keypressMode: HMI.Common.KeypressMode? = nil, limitedCharacterList: [String]? = nil,
            autoCompleteList: [String]? = nil, maskInputCharacters: HMI.Common.KeyboardInputMask? = nil,
            customKeys: [String]? = nil
        ) {
            self.language = language
            self.keyboardLayout = keyboardLayout
            self.keypressMode = keypressMode
            self.limitedCharacterList = limitedCharacterList
            self.autoCompleteList = autoCompleteList
            self.maskInputCharacters = maskInputCharacters
            self.customKeys = customKeys
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("language", &it.language)
            try v.value("keyboardLayout", &it.keyboardLayout)
            try v.value("keypressMode", &it.keypressMode)
            try v.strings("limitedCharacterList", &it.limitedCharacterList, 1, 100, lengths: 1, 1)
            try v.strings("autoCompleteList", &it.autoCompleteList, 0, 100, lengths: 1, 1000)
            try v.value("maskInputCharacters", &it.maskInputCharacters)
            try v.strings("customKeys", &it.customKeys, 1, 10, lengths: 1, 1)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct LocationDetails: JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {
        package var coordinate: HMI.Common.Coordinate?
        package var locationName: String?
        package var addressLines: [String]?
        package var locationDescription: String?
        package var phoneNumber: String?
        package var locationImage: HMI.Common.Image?
        package var searchAddress: HMI.Common.OASISAddress?

        package init(
            coordinate: HMI.Common.Coordinate? = nil, locationName: String? = nil, addressLines: [String]? = nil,
            locationDescription: String? = nil, phoneNumber: String? = nil, locationImage: HMI.Common.Image? = nil,
            searchAddress: HMI.Common.OASISAddress? = nil
        ) {
            self.coordinate = coordinate
            self.locationName = locationName
            self.addressLines = addressLines
            self.locationDescription = locationDescription
            self.phoneNumber = phoneNumber
            self.locationImage = locationImage
            self.searchAddress = searchAddress
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("coordinate", &it.coordinate)
            try v.string("locationName", &it.locationName, 1, 500)
            try v.strings("addressLines", &it.addressLines, 0, 4, lengths: 1, 500)
            try v.string("locationDescription", &it.locationDescription, 1, 500)
            try v.string("phoneNumber", &it.phoneNumber, 1, 500)
            try v.value("locationImage", &it.locationImage)
            try v.value("searchAddress", &it.searchAddress)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
