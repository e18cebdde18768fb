// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.BasicCommunication {
    /// The notification `OnAppActivated`.
    package struct OnAppActivated: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppActivated" }

        package var appID: Int
        package var windowID: Int?

        package init(
            appID: Int,
            windowID: Int? = nil
        ) {
            self.appID = appID
            self.windowID = windowID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("windowID", windowID)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "windowID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var windowID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                default: windowID = try reader.integer()
                }
            }
            guard let appID else { return nil }
            return Self(appID: appID, windowID: windowID)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnAppCapabilityUpdated`.
    package struct OnAppCapabilityUpdated: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppCapabilityUpdated" }

        package var appCapability: HMI.Common.AppCapability
        package var appID: Int

        package init(
            appCapability: HMI.Common.AppCapability,
            appID: Int
        ) {
            self.appCapability = appCapability
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appCapability", appCapability)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("appCapability", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appCapability: HMI.Common.AppCapability?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appCapability = try HMI.Common.AppCapability.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let appCapability, let appID else { return nil }
            return Self(appCapability: appCapability, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("appCapability", appCapability)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnAppDeactivated`.
    package struct OnAppDeactivated: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppDeactivated" }

        package var appID: Int
        package var windowID: Int?

        package init(
            appID: Int,
            windowID: Int? = nil
        ) {
            self.appID = appID
            self.windowID = windowID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("windowID", windowID)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "windowID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var windowID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                default: windowID = try reader.integer()
                }
            }
            guard let appID else { return nil }
            return Self(appID: appID, windowID: windowID)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnAppPropertiesChange`.
    package struct OnAppPropertiesChange: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppPropertiesChange" }

        package var properties: HMI.Common.AppProperties

        package init(
            properties: HMI.Common.AppProperties
        ) {
            self.properties = properties
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("properties", properties)
            writer.endObject()
        }

        private static let keys = JSONKeys("properties")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var properties: HMI.Common.AppProperties?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: properties = try HMI.Common.AppProperties.read(from: &reader)
                }
            }
            guard let properties else { return nil }
            return Self(properties: properties)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("properties", properties)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnAppRegistered`.
    package struct OnAppRegistered: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppRegistered" }

        package var application: HMI.Common.HMIApplication
        package var ttsName: [HMI.Common.TTSChunk]?
        package var vrSynonyms: [String]?
        package var resumeVrGrammars: Bool?
        package var priority: HMI.Common.AppPriority?

        package init(
            application: HMI.Common.HMIApplication,
            ttsName: [HMI.Common.TTSChunk]? = nil,
            vrSynonyms: [String]? = nil,
            resumeVrGrammars: Bool? = nil,
            priority: HMI.Common.AppPriority? = nil
        ) {
            self.application = application
            self.ttsName = ttsName
            self.vrSynonyms = vrSynonyms
            self.resumeVrGrammars = resumeVrGrammars
            self.priority = priority
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("application", application)
            writer.field("ttsName", ttsName)
            writer.field("vrSynonyms", vrSynonyms)
            writer.field("resumeVrGrammars", resumeVrGrammars)
            writer.field("priority", priority)
            writer.endObject()
        }

        private static let keys = JSONKeys("application", "ttsName", "vrSynonyms", "resumeVrGrammars", "priority")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var application: HMI.Common.HMIApplication?
            var ttsName: [HMI.Common.TTSChunk]?
            var vrSynonyms: [String]?
            var resumeVrGrammars: Bool?
            var priority: HMI.Common.AppPriority?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: application = try HMI.Common.HMIApplication.read(from: &reader)
                case 1: ttsName = try reader.array(of: HMI.Common.TTSChunk.self, 1, 100)
                case 2: vrSynonyms = try reader.strings(1, 100, lengths: 1, 40)
                case 3: resumeVrGrammars = try reader.bool()
                default: priority = try HMI.Common.AppPriority.read(from: &reader)
                }
            }
            guard let application else { return nil }
            return Self(application: application, ttsName: ttsName, vrSynonyms: vrSynonyms, resumeVrGrammars: resumeVrGrammars, priority: priority)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("application", application)
            violations.objects("ttsName", ttsName, 1, 100)
            violations.array("vrSynonyms", vrSynonyms, 1, 100) { $0.check($1, 1, 40) }
            violations.object("priority", priority)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnAppUnregistered`.
    package struct OnAppUnregistered: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAppUnregistered" }

        package var unexpectedDisconnect: Bool
        package var appID: Int

        package init(
            unexpectedDisconnect: Bool,
            appID: Int
        ) {
            self.unexpectedDisconnect = unexpectedDisconnect
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("unexpectedDisconnect", unexpectedDisconnect)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("unexpectedDisconnect", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var unexpectedDisconnect: Bool?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: unexpectedDisconnect = try reader.bool()
                default: appID = try reader.integer()
                }
            }
            guard let unexpectedDisconnect, let appID else { return nil }
            return Self(unexpectedDisconnect: unexpectedDisconnect, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnAwakeSDL`.
    package struct OnAwakeSDL: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnAwakeSDL" }

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

extension HMI.BasicCommunication {
    /// The notification `OnDeviceChosen`.
    package struct OnDeviceChosen: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnDeviceChosen" }

        package var deviceInfo: HMI.Common.DeviceInfo

        package init(
            deviceInfo: HMI.Common.DeviceInfo
        ) {
            self.deviceInfo = deviceInfo
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("deviceInfo", deviceInfo)
            writer.endObject()
        }

        private static let keys = JSONKeys("deviceInfo")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var deviceInfo: HMI.Common.DeviceInfo?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: deviceInfo = try HMI.Common.DeviceInfo.read(from: &reader)
                }
            }
            guard let deviceInfo else { return nil }
            return Self(deviceInfo: deviceInfo)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("deviceInfo", deviceInfo)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnEventChanged`.
    package struct OnEventChanged: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnEventChanged" }

        package var eventName: HMI.Common.EventTypes
        package var isActive: Bool

        package init(
            eventName: HMI.Common.EventTypes,
            isActive: Bool
        ) {
            self.eventName = eventName
            self.isActive = isActive
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("eventName", eventName)
            writer.field("isActive", isActive)
            writer.endObject()
        }

        private static let keys = JSONKeys("eventName", "isActive")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var eventName: HMI.Common.EventTypes?
            var isActive: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: eventName = try HMI.Common.EventTypes.read(from: &reader)
                default: isActive = try reader.bool()
                }
            }
            guard let eventName, let isActive else { return nil }
            return Self(eventName: eventName, isActive: isActive)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("eventName", eventName)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnExitAllApplications`.
    package struct OnExitAllApplications: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnExitAllApplications" }

        package var reason: HMI.Common.ApplicationsCloseReason

        package init(
            reason: HMI.Common.ApplicationsCloseReason
        ) {
            self.reason = reason
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("reason", reason)
            writer.endObject()
        }

        private static let keys = JSONKeys("reason")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var reason: HMI.Common.ApplicationsCloseReason?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: reason = try HMI.Common.ApplicationsCloseReason.read(from: &reader)
                }
            }
            guard let reason else { return nil }
            return Self(reason: reason)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("reason", reason)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnExitApplication`.
    package struct OnExitApplication: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnExitApplication" }

        package var reason: HMI.Common.ApplicationExitReason
        package var appID: Int

        package init(
            reason: HMI.Common.ApplicationExitReason,
            appID: Int
        ) {
            self.reason = reason
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("reason", reason)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("reason", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var reason: HMI.Common.ApplicationExitReason?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: reason = try HMI.Common.ApplicationExitReason.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let reason, let appID else { return nil }
            return Self(reason: reason, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("reason", reason)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnFileRemoved`.
    package struct OnFileRemoved: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnFileRemoved" }

        package var fileName: String
        package var fileType: HMI.Common.FileType
        package var appID: Int

        package init(
            fileName: String,
            fileType: HMI.Common.FileType,
            appID: Int
        ) {
            self.fileName = fileName
            self.fileType = fileType
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("fileName", fileName)
            writer.field("fileType", fileType)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("fileName", "fileType", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var fileName: String?
            var fileType: HMI.Common.FileType?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: fileName = try reader.string(1, 30)
                case 1: fileType = try HMI.Common.FileType.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let fileName, let fileType, let appID else { return nil }
            return Self(fileName: fileName, fileType: fileType, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("fileName", fileName, 1, 30)
            violations.object("fileType", fileType)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnFindApplications`.
    package struct OnFindApplications: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnFindApplications" }

        package var deviceInfo: HMI.Common.DeviceInfo?

        package init(
            deviceInfo: HMI.Common.DeviceInfo? = nil
        ) {
            self.deviceInfo = deviceInfo
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("deviceInfo", deviceInfo)
            writer.endObject()
        }

        private static let keys = JSONKeys("deviceInfo")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var deviceInfo: HMI.Common.DeviceInfo?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: deviceInfo = try HMI.Common.DeviceInfo.read(from: &reader)
                }
            }
            return Self(deviceInfo: deviceInfo)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("deviceInfo", deviceInfo)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnIgnitionCycleOver`.
    package struct OnIgnitionCycleOver: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnIgnitionCycleOver" }

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

extension HMI.BasicCommunication {
    /// The notification `OnPutFile`.
    package struct OnPutFile: HMINotification {
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
            offset: Int? = nil,
            length: Int? = nil,
            fileSize: Int? = nil,
            syncFileName: String,
            fileType: HMI.Common.FileType,
            persistentFile: Bool? = nil,
            isSystemFile: Bool? = nil,
            appID: Int? = nil
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("offset", offset)
            writer.field("length", length)
            writer.field("fileSize", fileSize)
            writer.field("syncFileName", syncFileName)
            writer.field("fileType", fileType)
            writer.field("persistentFile", persistentFile)
            writer.field("isSystemFile", isSystemFile)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("offset", "length", "fileSize", "syncFileName", "fileType", "persistentFile", "isSystemFile", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var offset: Int?
            var length: Int?
            var fileSize: Int?
            var syncFileName: String?
            var fileType: HMI.Common.FileType?
            var persistentFile: Bool?
            var isSystemFile: Bool?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x18) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: offset = try reader.integer(0, 100000000000)
                case 1: length = try reader.integer(0, 100000000000)
                case 2: fileSize = try reader.integer(0, 100000000000)
                case 3: syncFileName = try reader.string(1, 255)
                case 4: fileType = try HMI.Common.FileType.read(from: &reader)
                case 5: persistentFile = try reader.bool()
                case 6: isSystemFile = try reader.bool()
                default: appID = try reader.integer()
                }
            }
            guard let syncFileName, let fileType else { return nil }
            return Self(offset: offset, length: length, fileSize: fileSize, syncFileName: syncFileName, fileType: fileType, persistentFile: persistentFile, isSystemFile: isSystemFile, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("offset", offset, 0, 100000000000)
            violations.integer("length", length, 0, 100000000000)
            violations.integer("fileSize", fileSize, 0, 100000000000)
            violations.string("syncFileName", syncFileName, 1, 255)
            violations.object("fileType", fileType)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnReady`.
    package struct OnReady: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnReady" }

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

extension HMI.BasicCommunication {
    /// The notification `OnResetTimeout`.
    package struct OnResetTimeout: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnResetTimeout" }

        package var requestID: Int
        package var methodName: String
        package var resetPeriod: Int?

        package init(
            requestID: Int,
            methodName: String,
            resetPeriod: Int? = nil
        ) {
            self.requestID = requestID
            self.methodName = methodName
            self.resetPeriod = resetPeriod
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("requestID", requestID)
            writer.field("methodName", methodName)
            writer.field("resetPeriod", resetPeriod)
            writer.endObject()
        }

        private static let keys = JSONKeys("requestID", "methodName", "resetPeriod")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var requestID: Int?
            var methodName: String?
            var resetPeriod: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: requestID = try reader.integer(0, 65535)
                case 1: methodName = try reader.string(1, .max)
                default: resetPeriod = try reader.integer(0, 1000000)
                }
            }
            guard let requestID, let methodName else { return nil }
            return Self(requestID: requestID, methodName: methodName, resetPeriod: resetPeriod)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("requestID", requestID, 0, 65535)
            violations.string("methodName", methodName, 1, .max)
            violations.integer("resetPeriod", resetPeriod, 0, 1000000)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnResumeAudioSource`.
    package struct OnResumeAudioSource: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnResumeAudioSource" }

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

extension HMI.BasicCommunication {
    /// The notification `OnSDLClose`.
    package struct OnSDLClose: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSDLClose" }

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

extension HMI.BasicCommunication {
    /// The notification `OnSDLPersistenceComplete`.
    package struct OnSDLPersistenceComplete: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSDLPersistenceComplete" }

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

extension HMI.BasicCommunication {
    /// The notification `OnServiceUpdate`.
    package struct OnServiceUpdate: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnServiceUpdate" }

        package var serviceType: HMI.Common.ServiceType
        package var serviceEvent: HMI.Common.ServiceEvent?
        package var reason: HMI.Common.ServiceStatusUpdateReason?
        package var appID: Int?

        package init(
            serviceType: HMI.Common.ServiceType,
            serviceEvent: HMI.Common.ServiceEvent? = nil,
            reason: HMI.Common.ServiceStatusUpdateReason? = nil,
            appID: Int? = nil
        ) {
            self.serviceType = serviceType
            self.serviceEvent = serviceEvent
            self.reason = reason
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("serviceType", serviceType)
            writer.field("serviceEvent", serviceEvent)
            writer.field("reason", reason)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("serviceType", "serviceEvent", "reason", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var serviceType: HMI.Common.ServiceType?
            var serviceEvent: HMI.Common.ServiceEvent?
            var reason: HMI.Common.ServiceStatusUpdateReason?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: serviceType = try HMI.Common.ServiceType.read(from: &reader)
                case 1: serviceEvent = try HMI.Common.ServiceEvent.read(from: &reader)
                case 2: reason = try HMI.Common.ServiceStatusUpdateReason.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let serviceType else { return nil }
            return Self(serviceType: serviceType, serviceEvent: serviceEvent, reason: reason, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("serviceType", serviceType)
            violations.object("serviceEvent", serviceEvent)
            violations.object("reason", reason)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnStartDeviceDiscovery`.
    package struct OnStartDeviceDiscovery: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnStartDeviceDiscovery" }

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

extension HMI.BasicCommunication {
    /// The notification `OnSystemCapabilityUpdated`.
    package struct OnSystemCapabilityUpdated: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSystemCapabilityUpdated" }

        package var systemCapability: HMI.Common.SystemCapability
        package var appID: Int?

        package init(
            systemCapability: HMI.Common.SystemCapability,
            appID: Int? = nil
        ) {
            self.systemCapability = systemCapability
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("systemCapability", systemCapability)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("systemCapability", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var systemCapability: HMI.Common.SystemCapability?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: systemCapability = try HMI.Common.SystemCapability.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let systemCapability else { return nil }
            return Self(systemCapability: systemCapability, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("systemCapability", systemCapability)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnSystemInfoChanged`.
    package struct OnSystemInfoChanged: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSystemInfoChanged" }

        package var language: HMI.Common.Language

        package init(
            language: HMI.Common.Language
        ) {
            self.language = language
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("language", language)
            writer.endObject()
        }

        private static let keys = JSONKeys("language")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var language: HMI.Common.Language?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: language = try HMI.Common.Language.read(from: &reader)
                }
            }
            guard let language else { return nil }
            return Self(language: language)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("language", language)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnSystemRequest`.
    package struct OnSystemRequest: HMINotification {
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
            requestType: HMI.Common.RequestType,
            requestSubType: String? = nil,
            url: String? = nil,
            fileType: HMI.Common.FileType? = nil,
            offset: Int? = nil,
            length: Int? = nil,
            timeout: Int? = nil,
            fileName: String,
            appID: Int? = nil
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("requestType", requestType)
            writer.field("requestSubType", requestSubType)
            writer.field("url", url)
            writer.field("fileType", fileType)
            writer.field("offset", offset)
            writer.field("length", length)
            writer.field("timeout", timeout)
            writer.field("fileName", fileName)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("requestType", "requestSubType", "url", "fileType", "offset", "length", "timeout", "fileName", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var requestType: HMI.Common.RequestType?
            var requestSubType: String?
            var url: String?
            var fileType: HMI.Common.FileType?
            var offset: Int?
            var length: Int?
            var timeout: Int?
            var fileName: String?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x81) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: requestType = try HMI.Common.RequestType.read(from: &reader)
                case 1: requestSubType = try reader.string(1, 255)
                case 2: url = try reader.string(1, .max)
                case 3: fileType = try HMI.Common.FileType.read(from: &reader)
                case 4: offset = try reader.integer(0, 100000000000)
                case 5: length = try reader.integer(0, 100000000000)
                case 6: timeout = try reader.integer(0, 2000000000)
                case 7: fileName = try reader.string(1, 255)
                default: appID = try reader.integer()
                }
            }
            guard let requestType, let fileName else { return nil }
            return Self(requestType: requestType, requestSubType: requestSubType, url: url, fileType: fileType, offset: offset, length: length, timeout: timeout, fileName: fileName, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("requestType", requestType)
            violations.string("requestSubType", requestSubType, 1, 255)
            violations.string("url", url, 1, .max)
            violations.object("fileType", fileType)
            violations.integer("offset", offset, 0, 100000000000)
            violations.integer("length", length, 0, 100000000000)
            violations.integer("timeout", timeout, 0, 2000000000)
            violations.string("fileName", fileName, 1, 255)
        }
    }
}

extension HMI.BasicCommunication {
    /// The notification `OnSystemTimeReady`.
    package struct OnSystemTimeReady: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnSystemTimeReady" }

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

extension HMI.BasicCommunication {
    /// The notification `OnUpdateDeviceList`.
    package struct OnUpdateDeviceList: HMINotification {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "OnUpdateDeviceList" }

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
