// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.BasicCommunication {
    /// The response `ActivateApp`.
    package struct ActivateAppResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "ActivateApp" }

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
    /// The request `ActivateApp`.
    package struct ActivateApp: HMIRequest {
        package typealias Response = ActivateAppResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "ActivateApp" }

        package var appID: Int
        package var priority: HMI.Common.AppPriority?
        package var level: HMI.Common.HMILevel?

        package init(
            appID: Int,
            priority: HMI.Common.AppPriority? = nil,
            level: HMI.Common.HMILevel? = nil
        ) {
            self.appID = appID
            self.priority = priority
            self.level = level
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("priority", priority)
            writer.field("level", level)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "priority", "level")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var priority: HMI.Common.AppPriority?
            var level: HMI.Common.HMILevel?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                case 1: priority = try HMI.Common.AppPriority.read(from: &reader)
                default: level = try HMI.Common.HMILevel.read(from: &reader)
                }
            }
            guard let appID else { return nil }
            return Self(appID: appID, priority: priority, level: level)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("priority", priority)
            violations.object("level", level)
        }
    }
}

extension HMI.BasicCommunication {
    /// The response `CloseApplication`.
    package struct CloseApplicationResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "CloseApplication" }

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
    /// The request `CloseApplication`.
    package struct CloseApplication: HMIRequest {
        package typealias Response = CloseApplicationResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "CloseApplication" }

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
    /// The response `DecryptCertificate`.
    package struct DecryptCertificateResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "DecryptCertificate" }

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
    /// The request `DecryptCertificate`.
    package struct DecryptCertificate: HMIRequest {
        package typealias Response = DecryptCertificateResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "DecryptCertificate" }

        package var fileName: String

        package init(
            fileName: String
        ) {
            self.fileName = fileName
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("fileName", fileName)
            writer.endObject()
        }

        private static let keys = JSONKeys("fileName")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var fileName: String?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: fileName = try reader.string(1, 255)
                }
            }
            guard let fileName else { return nil }
            return Self(fileName: fileName)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("fileName", fileName, 1, 255)
        }
    }
}

extension HMI.BasicCommunication {
    /// The response `DialNumber`.
    package struct DialNumberResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "DialNumber" }

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
    /// The request `DialNumber`.
    package struct DialNumber: HMIRequest {
        package typealias Response = DialNumberResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "DialNumber" }

        package var number: String
        package var appID: Int

        package init(
            number: String,
            appID: Int
        ) {
            self.number = number
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("number", number)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("number", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var number: String?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: number = try reader.string(1, 40)
                default: appID = try reader.integer()
                }
            }
            guard let number, let appID else { return nil }
            return Self(number: number, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("number", number, 1, 40)
        }
    }
}

extension HMI.BasicCommunication {
    /// The response `GetAppProperties`.
    package struct GetAppPropertiesResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetAppProperties" }

        package var properties: [HMI.Common.AppProperties]?

        package init(
            properties: [HMI.Common.AppProperties]? = nil
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
            var properties: [HMI.Common.AppProperties]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: properties = try reader.array(of: HMI.Common.AppProperties.self, 1, .max)
                }
            }
            return Self(properties: properties)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("properties", properties, 1, .max)
        }
    }
}

extension HMI.BasicCommunication {
    /// The request `GetAppProperties`.
    package struct GetAppProperties: HMIRequest {
        package typealias Response = GetAppPropertiesResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetAppProperties" }

        package var policyAppID: String?

        package init(
            policyAppID: String? = nil
        ) {
            self.policyAppID = policyAppID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("policyAppID", policyAppID)
            writer.endObject()
        }

        private static let keys = JSONKeys("policyAppID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var policyAppID: String?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: policyAppID = try reader.string(1, 100)
                }
            }
            return Self(policyAppID: policyAppID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("policyAppID", policyAppID, 1, 100)
        }
    }
}

extension HMI.BasicCommunication {
    /// The response `GetFilePath`.
    package struct GetFilePathResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetFilePath" }

        package var filePath: String?
        package var fileType: HMI.Common.FileType?

        package init(
            filePath: String? = nil,
            fileType: HMI.Common.FileType? = nil
        ) {
            self.filePath = filePath
            self.fileType = fileType
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("filePath", filePath)
            writer.field("fileType", fileType)
            writer.endObject()
        }

        private static let keys = JSONKeys("filePath", "fileType")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var filePath: String?
            var fileType: HMI.Common.FileType?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: filePath = try reader.string(1, .max)
                default: fileType = try HMI.Common.FileType.read(from: &reader)
                }
            }
            return Self(filePath: filePath, fileType: fileType)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("filePath", filePath, 1, .max)
            violations.object("fileType", fileType)
        }
    }
}

extension HMI.BasicCommunication {
    /// The request `GetFilePath`.
    package struct GetFilePath: HMIRequest {
        package typealias Response = GetFilePathResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetFilePath" }

        package var fileName: String
        package var fileType: HMI.Common.FileType?
        package var appServiceId: String?

        package init(
            fileName: String,
            fileType: HMI.Common.FileType? = nil,
            appServiceId: String? = nil
        ) {
            self.fileName = fileName
            self.fileType = fileType
            self.appServiceId = appServiceId
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("fileName", fileName)
            writer.field("fileType", fileType)
            writer.field("appServiceId", appServiceId)
            writer.endObject()
        }

        private static let keys = JSONKeys("fileName", "fileType", "appServiceId")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var fileName: String?
            var fileType: HMI.Common.FileType?
            var appServiceId: String?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: fileName = try reader.string(1, 255)
                case 1: fileType = try HMI.Common.FileType.read(from: &reader)
                default: appServiceId = try reader.string(1, .max)
                }
            }
            guard let fileName else { return nil }
            return Self(fileName: fileName, fileType: fileType, appServiceId: appServiceId)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("fileName", fileName, 1, 255)
            violations.object("fileType", fileType)
            violations.string("appServiceId", appServiceId, 1, .max)
        }
    }
}

extension HMI.BasicCommunication {
    /// The request `GetSystemInfo`.
    package struct GetSystemInfo: HMIRequest {
        package typealias Response = GetSystemInfoResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetSystemInfo" }

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
    /// The response `GetSystemInfo`.
    package struct GetSystemInfoResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetSystemInfo" }

        package var ccpu_version: String
        package var language: HMI.Common.Language
        package var wersCountryCode: String
        package var systemHardwareVersion: String?

        package init(
            ccpu_version: String,
            language: HMI.Common.Language,
            wersCountryCode: String,
            systemHardwareVersion: String? = nil
        ) {
            self.ccpu_version = ccpu_version
            self.language = language
            self.wersCountryCode = wersCountryCode
            self.systemHardwareVersion = systemHardwareVersion
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("ccpu_version", ccpu_version)
            writer.field("language", language)
            writer.field("wersCountryCode", wersCountryCode)
            writer.field("systemHardwareVersion", systemHardwareVersion)
            writer.endObject()
        }

        private static let keys = JSONKeys("ccpu_version", "language", "wersCountryCode", "systemHardwareVersion")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var ccpu_version: String?
            var language: HMI.Common.Language?
            var wersCountryCode: String?
            var systemHardwareVersion: String?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: ccpu_version = try reader.string(1, 500)
                case 1: language = try HMI.Common.Language.read(from: &reader)
                case 2: wersCountryCode = try reader.string(1, 500)
                default: systemHardwareVersion = try reader.string(1, 500)
                }
            }
            guard let ccpu_version, let language, let wersCountryCode else { return nil }
            return Self(ccpu_version: ccpu_version, language: language, wersCountryCode: wersCountryCode, systemHardwareVersion: systemHardwareVersion)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("ccpu_version", ccpu_version, 1, 500)
            violations.object("language", language)
            violations.string("wersCountryCode", wersCountryCode, 1, 500)
            violations.string("systemHardwareVersion", systemHardwareVersion, 1, 500)
        }
    }
}

extension HMI.BasicCommunication {
    /// The request `GetSystemTime`.
    package struct GetSystemTime: HMIRequest {
        package typealias Response = GetSystemTimeResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetSystemTime" }

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
    /// The response `GetSystemTime`.
    package struct GetSystemTimeResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetSystemTime" }

        package var systemTime: HMI.Common.DateTime

        package init(
            systemTime: HMI.Common.DateTime
        ) {
            self.systemTime = systemTime
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("systemTime", systemTime)
            writer.endObject()
        }

        private static let keys = JSONKeys("systemTime")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var systemTime: HMI.Common.DateTime?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: systemTime = try HMI.Common.DateTime.read(from: &reader)
                }
            }
            guard let systemTime else { return nil }
            return Self(systemTime: systemTime)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("systemTime", systemTime)
        }
    }
}

extension HMI.BasicCommunication {
    /// The request `MixingAudioSupported`.
    package struct MixingAudioSupported: HMIRequest {
        package typealias Response = MixingAudioSupportedResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "MixingAudioSupported" }

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
    /// The response `MixingAudioSupported`.
    package struct MixingAudioSupportedResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "MixingAudioSupported" }

        package var attenuatedSupported: Bool

        package init(
            attenuatedSupported: Bool
        ) {
            self.attenuatedSupported = attenuatedSupported
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("attenuatedSupported", attenuatedSupported)
            writer.endObject()
        }

        private static let keys = JSONKeys("attenuatedSupported")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var attenuatedSupported: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: attenuatedSupported = try reader.bool()
                }
            }
            guard let attenuatedSupported else { return nil }
            return Self(attenuatedSupported: attenuatedSupported)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}
