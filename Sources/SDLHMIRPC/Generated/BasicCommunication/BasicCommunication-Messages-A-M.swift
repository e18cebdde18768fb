// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON
import SDLRPC

extension HMI.BasicCommunication {
    package struct ActivateAppResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "ActivateApp" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ActivateApp: HMIRequest, MemberVisitable {
        package typealias Response = ActivateAppResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "ActivateApp" }

        package var appID: Int
        package var priority: HMI.Common.AppPriority?
        package var level: HMI.Common.HMILevel?

        package init(appID: Int, priority: HMI.Common.AppPriority? = nil, level: HMI.Common.HMILevel? = nil) {
            self.appID = appID
            self.priority = priority
            self.level = level
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.value("priority", &it.priority)
            try v.value("level", &it.level)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct CloseApplicationResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "CloseApplication" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct CloseApplication: HMIRequest, MemberVisitable {
        package typealias Response = CloseApplicationResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "CloseApplication" }

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

    package struct DecryptCertificateResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "DecryptCertificate" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DecryptCertificate: HMIRequest, MemberVisitable {
        package typealias Response = DecryptCertificateResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "DecryptCertificate" }

        package var fileName: String

        package init(fileName: String) {
            self.fileName = fileName
        }

        @usableFromInline package static var blank: Self { Self(fileName: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("fileName", &it.fileName, 1, 255)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DialNumberResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "DialNumber" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DialNumber: HMIRequest, MemberVisitable {
        package typealias Response = DialNumberResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "DialNumber" }

        package var number: String
        package var appID: Int

        package init(number: String, appID: Int) {
            self.number = number
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(number: "", appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("number", &it.number, 1, 40)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetAppPropertiesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetAppProperties" }

        package var properties: [HMI.Common.AppProperties]?

        package init(properties: [HMI.Common.AppProperties]? = nil) {
            self.properties = properties
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("properties", &it.properties, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetAppProperties: HMIRequest, MemberVisitable {
        package typealias Response = GetAppPropertiesResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetAppProperties" }

        package var policyAppID: String?

        package init(policyAppID: String? = nil) {
            self.policyAppID = policyAppID
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("policyAppID", &it.policyAppID, 1, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetFilePathResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetFilePath" }

        package var filePath: String?
        package var fileType: HMI.Common.FileType?

        package init(filePath: String? = nil, fileType: HMI.Common.FileType? = nil) {
            self.filePath = filePath
            self.fileType = fileType
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("filePath", &it.filePath, 1, .max)
            try v.value("fileType", &it.fileType)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetFilePath: HMIRequest, MemberVisitable {
        package typealias Response = GetFilePathResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetFilePath" }

        package var fileName: String
        package var fileType: HMI.Common.FileType?
        package var appServiceId: String?

        package init(fileName: String, fileType: HMI.Common.FileType? = nil, appServiceId: String? = nil) {
            self.fileName = fileName
            self.fileType = fileType
            self.appServiceId = appServiceId
        }

        @usableFromInline package static var blank: Self { Self(fileName: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("fileName", &it.fileName, 1, 255)
            try v.value("fileType", &it.fileType)
            try v.string("appServiceId", &it.appServiceId, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetSystemInfo: HMIRequest, MemberVisitable {
        package typealias Response = GetSystemInfoResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetSystemInfo" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetSystemInfoResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetSystemInfo" }

        package var ccpu_version: String
        package var language: HMI.Common.Language
        package var wersCountryCode: String
        package var systemHardwareVersion: String?

        package init(
            ccpu_version: String, language: HMI.Common.Language, wersCountryCode: String,
            systemHardwareVersion: String? = nil
        ) {
            self.ccpu_version = ccpu_version
            self.language = language
            self.wersCountryCode = wersCountryCode
            self.systemHardwareVersion = systemHardwareVersion
        }

        @usableFromInline package static var blank: Self { Self(
            ccpu_version: "", language: .blank, wersCountryCode: ""
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("ccpu_version", &it.ccpu_version, 1, 500)
            try v.value("language", &it.language)
            try v.string("wersCountryCode", &it.wersCountryCode, 1, 500)
            try v.string("systemHardwareVersion", &it.systemHardwareVersion, 1, 500)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetSystemTime: HMIRequest, MemberVisitable {
        package typealias Response = GetSystemTimeResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetSystemTime" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetSystemTimeResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "GetSystemTime" }

        package var systemTime: HMI.Common.DateTime

        package init(systemTime: HMI.Common.DateTime) {
            self.systemTime = systemTime
        }

        @usableFromInline package static var blank: Self { Self(systemTime: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("systemTime", &it.systemTime)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct MixingAudioSupported: HMIRequest, MemberVisitable {
        package typealias Response = MixingAudioSupportedResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "MixingAudioSupported" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct MixingAudioSupportedResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "MixingAudioSupported" }

        package var attenuatedSupported: Bool

        package init(attenuatedSupported: Bool) {
            self.attenuatedSupported = attenuatedSupported
        }

        @usableFromInline package static var blank: Self { Self(attenuatedSupported: false) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("attenuatedSupported", &it.attenuatedSupported)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
