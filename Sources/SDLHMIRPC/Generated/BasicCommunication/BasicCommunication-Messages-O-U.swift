// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON
import SDLRPC

extension HMI.BasicCommunication {
    package struct OnAppActivated: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppActivated" }

        package var appID: Int
        package var windowID: Int?

        package init(appID: Int, windowID: Int? = nil) {
            self.appID = appID
            self.windowID = windowID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("windowID", &it.windowID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAppCapabilityUpdated: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppCapabilityUpdated" }

        package var appCapability: HMI.Common.AppCapability
        package var appID: Int

        package init(appCapability: HMI.Common.AppCapability, appID: Int) {
            self.appCapability = appCapability
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appCapability: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("appCapability", &it.appCapability)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAppDeactivated: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppDeactivated" }

        package var appID: Int
        package var windowID: Int?

        package init(appID: Int, windowID: Int? = nil) {
            self.appID = appID
            self.windowID = windowID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("windowID", &it.windowID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAppPropertiesChange: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppPropertiesChange" }

        package var properties: HMI.Common.AppProperties

        package init(properties: HMI.Common.AppProperties) {
            self.properties = properties
        }

        @usableFromInline package static var blank: Self { Self(properties: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("properties", &it.properties)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAppRegistered: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppRegistered" }

        package var application: HMI.Common.HMIApplication
        package var ttsName: [HMI.Common.TTSChunk]?
        package var vrSynonyms: [String]?
        package var resumeVrGrammars: Bool?
        package var priority: HMI.Common.AppPriority?

        package init(
            application: HMI.Common.HMIApplication, ttsName: [HMI.Common.TTSChunk]? = nil, vrSynonyms: [String]? = nil,
            resumeVrGrammars: Bool? = nil, priority: HMI.Common.AppPriority? = nil
        ) {
            self.application = application
            self.ttsName = ttsName
            self.vrSynonyms = vrSynonyms
            self.resumeVrGrammars = resumeVrGrammars
            self.priority = priority
        }

        @usableFromInline package static var blank: Self { Self(application: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("application", &it.application)
            try v.values("ttsName", &it.ttsName, 1, 100)
            try v.strings("vrSynonyms", &it.vrSynonyms, 1, 100, lengths: 1, 40)
            try v.bool("resumeVrGrammars", &it.resumeVrGrammars)
            try v.value("priority", &it.priority)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAppUnregistered: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppUnregistered" }

        package var unexpectedDisconnect: Bool
        package var appID: Int

        package init(unexpectedDisconnect: Bool, appID: Int) {
            self.unexpectedDisconnect = unexpectedDisconnect
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(unexpectedDisconnect: false, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("unexpectedDisconnect", &it.unexpectedDisconnect)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnAwakeSDL: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAwakeSDL" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnDeviceChosen: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnDeviceChosen" }

        package var deviceInfo: HMI.Common.DeviceInfo

        package init(deviceInfo: HMI.Common.DeviceInfo) {
            self.deviceInfo = deviceInfo
        }

        @usableFromInline package static var blank: Self { Self(deviceInfo: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("deviceInfo", &it.deviceInfo)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnEventChanged: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnEventChanged" }

        package var eventName: HMI.Common.EventTypes
        package var isActive: Bool

        package init(eventName: HMI.Common.EventTypes, isActive: Bool) {
            self.eventName = eventName
            self.isActive = isActive
        }

        @usableFromInline package static var blank: Self { Self(eventName: .blank, isActive: false) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("eventName", &it.eventName)
            try v.bool("isActive", &it.isActive)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnExitAllApplications: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnExitAllApplications" }

        package var reason: HMI.Common.ApplicationsCloseReason

        package init(reason: HMI.Common.ApplicationsCloseReason) {
            self.reason = reason
        }

        @usableFromInline package static var blank: Self { Self(reason: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("reason", &it.reason)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnExitApplication: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnExitApplication" }

        package var reason: HMI.Common.ApplicationExitReason
        package var appID: Int

        package init(reason: HMI.Common.ApplicationExitReason, appID: Int) {
            self.reason = reason
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(reason: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("reason", &it.reason)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnFileRemoved: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnFileRemoved" }

        package var fileName: String
        package var fileType: HMI.Common.FileType
        package var appID: Int

        package init(fileName: String, fileType: HMI.Common.FileType, appID: Int) {
            self.fileName = fileName
            self.fileType = fileType
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(fileName: "", fileType: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("fileName", &it.fileName, 1, 30)
            try v.value("fileType", &it.fileType)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnFindApplications: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnFindApplications" }

        package var deviceInfo: HMI.Common.DeviceInfo?

        package init(deviceInfo: HMI.Common.DeviceInfo? = nil) {
            self.deviceInfo = deviceInfo
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("deviceInfo", &it.deviceInfo)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnIgnitionCycleOver: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnIgnitionCycleOver" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnPutFile: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnPutFile" }

        package var offset: Int?
        package var length: Int?
        package var fileSize: Int?
        package var syncFileName: String
        package var fileType: HMI.Common.FileType
        package var persistentFile: Bool?
        package var isSystemFile: Bool?
        package var appID: Int?
        package var persistentFileOrDefault: Bool { persistentFile ?? false }
        package var isSystemFileOrDefault: Bool { isSystemFile ?? false }

        package init(
            offset: Int? = nil, length: Int? = nil, fileSize: Int? = nil, syncFileName: String,
            fileType: HMI.Common.FileType, persistentFile: Bool? = nil, isSystemFile: Bool? = nil, appID: Int? = nil
        ) {
            self.offset = offset
            self.length = length
            self.fileSize = fileSize
            self.syncFileName = syncFileName
            self.fileType = fileType
            self.persistentFile = persistentFile
            self.isSystemFile = isSystemFile
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(syncFileName: "", fileType: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("offset", &it.offset, 0, 100000000000)
            try v.integer("length", &it.length, 0, 100000000000)
            try v.integer("fileSize", &it.fileSize, 0, 100000000000)
            try v.string("syncFileName", &it.syncFileName, 1, 255)
            try v.value("fileType", &it.fileType)
            try v.bool("persistentFile", &it.persistentFile)
            try v.bool("isSystemFile", &it.isSystemFile)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnReady: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnReady" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnResetTimeout: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnResetTimeout" }

        package var requestID: Int
        package var methodName: String
        package var resetPeriod: Int?

        package init(requestID: Int, methodName: String, resetPeriod: Int? = nil) {
            self.requestID = requestID
            self.methodName = methodName
            self.resetPeriod = resetPeriod
        }

        @usableFromInline package static var blank: Self { Self(requestID: 0, methodName: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("requestID", &it.requestID, 0, 65535)
            try v.string("methodName", &it.methodName, 1, .max)
            try v.integer("resetPeriod", &it.resetPeriod, 0, 1000000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnResumeAudioSource: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnResumeAudioSource" }

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

    package struct OnSDLClose: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSDLClose" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnSDLPersistenceComplete: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSDLPersistenceComplete" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnServiceUpdate: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnServiceUpdate" }

        package var serviceType: HMI.Common.ServiceType
        package var serviceEvent: HMI.Common.ServiceEvent?
        package var reason: HMI.Common.ServiceStatusUpdateReason?
        package var appID: Int?

        package init(
            serviceType: HMI.Common.ServiceType, serviceEvent: HMI.Common.ServiceEvent? = nil,
            reason: HMI.Common.ServiceStatusUpdateReason? = nil, appID: Int? = nil
        ) {
            self.serviceType = serviceType
            self.serviceEvent = serviceEvent
            self.reason = reason
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(serviceType: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("serviceType", &it.serviceType)
            try v.value("serviceEvent", &it.serviceEvent)
            try v.value("reason", &it.reason)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnStartDeviceDiscovery: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnStartDeviceDiscovery" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnSystemCapabilityUpdated: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSystemCapabilityUpdated" }

        package var systemCapability: HMI.Common.SystemCapability
        package var appID: Int?

        package init(systemCapability: HMI.Common.SystemCapability, appID: Int? = nil) {
            self.systemCapability = systemCapability
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(systemCapability: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("systemCapability", &it.systemCapability)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnSystemInfoChanged: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSystemInfoChanged" }

        package var language: HMI.Common.Language

        package init(language: HMI.Common.Language) {
            self.language = language
        }

        @usableFromInline package static var blank: Self { Self(language: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("language", &it.language)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnSystemRequest: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSystemRequest" }

        package var requestType: HMI.Common.RequestType
        package var requestSubType: String?
        package var url: String?
        package var fileType: HMI.Common.FileType?
        package var offset: Int?
        package var length: Int?
        package var timeout: Int?
        package var fileName: String
        package var appID: Int?

        package init(
            requestType: HMI.Common.RequestType, requestSubType: String? = nil, url: String? = nil,
            fileType: HMI.Common.FileType? = nil, offset: Int? = nil, length: Int? = nil, timeout: Int? = nil,
            fileName: String, appID: Int? = nil
        ) {
            self.requestType = requestType
            self.requestSubType = requestSubType
            self.url = url
            self.fileType = fileType
            self.offset = offset
            self.length = length
            self.timeout = timeout
            self.fileName = fileName
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(requestType: .blank, fileName: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("requestType", &it.requestType)
            try v.string("requestSubType", &it.requestSubType, 1, 255)
            try v.string("url", &it.url, 1, .max)
            try v.value("fileType", &it.fileType)
            try v.integer("offset", &it.offset, 0, 100000000000)
            try v.integer("length", &it.length, 0, 100000000000)
            try v.integer("timeout", &it.timeout, 0, 2000000000)
            try v.string("fileName", &it.fileName, 1, 255)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnSystemTimeReady: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSystemTimeReady" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnUpdateDeviceList: HMINotification, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnUpdateDeviceList" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PolicyUpdateResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "PolicyUpdate" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PolicyUpdate: HMIRequest, MemberVisitable {
        package typealias Response = PolicyUpdateResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "PolicyUpdate" }

        package var file: String
        package var timeout: Int
        package var retry: [Int]

        package init(file: String, timeout: Int, retry: [Int]) {
            self.file = file
            self.timeout = timeout
            self.retry = retry
        }

        @usableFromInline package static var blank: Self { Self(file: "", timeout: 0, retry: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("file", &it.file, 1, 255)
            try v.integer("timeout", &it.timeout, 0, 65535)
            try v.integers("retry", &it.retry, 1, 5, values: 0, 65535)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetAppPropertiesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "SetAppProperties" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetAppProperties: HMIRequest, MemberVisitable {
        package typealias Response = SetAppPropertiesResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "SetAppProperties" }

        package var properties: HMI.Common.AppProperties

        package init(properties: HMI.Common.AppProperties) {
            self.properties = properties
        }

        @usableFromInline package static var blank: Self { Self(properties: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("properties", &it.properties)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SystemRequestResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "SystemRequest" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SystemRequest: HMIRequest, MemberVisitable {
        package typealias Response = SystemRequestResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "SystemRequest" }

        package var requestType: HMI.Common.RequestType
        package var requestSubType: String?
        package var fileName: String
        package var appID: Int

        package init(requestType: HMI.Common.RequestType, requestSubType: String? = nil, fileName: String, appID: Int) {
            self.requestType = requestType
            self.requestSubType = requestSubType
            self.fileName = fileName
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(requestType: .blank, fileName: "", appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("requestType", &it.requestType)
            try v.string("requestSubType", &it.requestSubType, 1, 255)
            try v.string("fileName", &it.fileName, 1, 255)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UpdateAppListResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "UpdateAppList" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UpdateAppList: HMIRequest, MemberVisitable {
        package typealias Response = UpdateAppListResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "UpdateAppList" }

        package var applications: [HMI.Common.HMIApplication]

        package init(applications: [HMI.Common.HMIApplication]) {
            self.applications = applications
        }

        @usableFromInline package static var blank: Self { Self(applications: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("applications", &it.applications, 0, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UpdateDeviceListResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "UpdateDeviceList" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UpdateDeviceList: HMIRequest, MemberVisitable {
        package typealias Response = UpdateDeviceListResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "UpdateDeviceList" }

        package var deviceList: [HMI.Common.DeviceInfo]

        package init(deviceList: [HMI.Common.DeviceInfo]) {
            self.deviceList = deviceList
        }

        @usableFromInline package static var blank: Self { Self(deviceList: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("deviceList", &it.deviceList, 0, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
