// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.BasicCommunication {
    /// The response `PolicyUpdate`.
    package struct PolicyUpdateResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "PolicyUpdate" }

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
    /// The request `PolicyUpdate`.
    package struct PolicyUpdate: HMIRequest {
        package typealias Response = PolicyUpdateResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "PolicyUpdate" }

        package var file: String
        package var timeout: Int
        package var retry: [Int]

        package init(
            file: String,
            timeout: Int,
            retry: [Int]
        ) {
            self.file = file
            self.timeout = timeout
            self.retry = retry
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("file", file)
            writer.field("timeout", timeout)
            writer.field("retry", retry)
            writer.endObject()
        }

        private static let keys = JSONKeys("file", "timeout", "retry")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var file: String?
            var timeout: Int?
            var retry: [Int]?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: file = try reader.string(1, 255)
                case 1: timeout = try reader.integer(0, 65535)
                default: retry = try reader.integers(1, 5, values: 0, 65535)
                }
            }
            guard let file, let timeout, let retry else { return nil }
            return Self(file: file, timeout: timeout, retry: retry)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("file", file, 1, 255)
            violations.integer("timeout", timeout, 0, 65535)
            violations.array("retry", retry, 1, 5) { $0.check($1, 0, 65535) }
        }
    }
}

extension HMI.BasicCommunication {
    /// The response `SetAppProperties`.
    package struct SetAppPropertiesResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "SetAppProperties" }

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
    /// The request `SetAppProperties`.
    package struct SetAppProperties: HMIRequest {
        package typealias Response = SetAppPropertiesResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "SetAppProperties" }

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
    /// The response `SystemRequest`.
    package struct SystemRequestResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "SystemRequest" }

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
    /// The request `SystemRequest`.
    package struct SystemRequest: HMIRequest {
        package typealias Response = SystemRequestResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "SystemRequest" }

        package var requestType: HMI.Common.RequestType
        package var requestSubType: String?
        package var fileName: String
        package var appID: Int

        package init(
            requestType: HMI.Common.RequestType,
            requestSubType: String? = nil,
            fileName: String,
            appID: Int
        ) {
            self.requestType = requestType
            self.requestSubType = requestSubType
            self.fileName = fileName
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("requestType", requestType)
            writer.field("requestSubType", requestSubType)
            writer.field("fileName", fileName)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("requestType", "requestSubType", "fileName", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var requestType: HMI.Common.RequestType?
            var requestSubType: String?
            var fileName: String?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0xd) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: requestType = try HMI.Common.RequestType.read(from: &reader)
                case 1: requestSubType = try reader.string(1, 255)
                case 2: fileName = try reader.string(1, 255)
                default: appID = try reader.integer()
                }
            }
            guard let requestType, let fileName, let appID else { return nil }
            return Self(requestType: requestType, requestSubType: requestSubType, fileName: fileName, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("requestType", requestType)
            violations.string("requestSubType", requestSubType, 1, 255)
            violations.string("fileName", fileName, 1, 255)
        }
    }
}

extension HMI.BasicCommunication {
    /// The response `UpdateAppList`.
    package struct UpdateAppListResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "UpdateAppList" }

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
    /// The request `UpdateAppList`.
    package struct UpdateAppList: HMIRequest {
        package typealias Response = UpdateAppListResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "UpdateAppList" }

        package var applications: [HMI.Common.HMIApplication]

        package init(
            applications: [HMI.Common.HMIApplication]
        ) {
            self.applications = applications
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("applications", applications)
            writer.endObject()
        }

        private static let keys = JSONKeys("applications")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var applications: [HMI.Common.HMIApplication]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: applications = try reader.array(of: HMI.Common.HMIApplication.self, 0, 100)
                }
            }
            guard let applications else { return nil }
            return Self(applications: applications)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("applications", applications, 0, 100)
        }
    }
}

extension HMI.BasicCommunication {
    /// The response `UpdateDeviceList`.
    package struct UpdateDeviceListResponse: HMIResponse {
        package static var interface: String { "BasicCommunication" }
        package static var name: String { "UpdateDeviceList" }

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
    /// The request `UpdateDeviceList`.
    package struct UpdateDeviceList: HMIRequest {
        package typealias Response = UpdateDeviceListResponse

        package static var interface: String { "BasicCommunication" }
        package static var name: String { "UpdateDeviceList" }

        package var deviceList: [HMI.Common.DeviceInfo]

        package init(
            deviceList: [HMI.Common.DeviceInfo]
        ) {
            self.deviceList = deviceList
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("deviceList", deviceList)
            writer.endObject()
        }

        private static let keys = JSONKeys("deviceList")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var deviceList: [HMI.Common.DeviceInfo]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: deviceList = try reader.array(of: HMI.Common.DeviceInfo.self, 0, 100)
                }
            }
            guard let deviceList else { return nil }
            return Self(deviceList: deviceList)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("deviceList", deviceList, 0, 100)
        }
    }
}
