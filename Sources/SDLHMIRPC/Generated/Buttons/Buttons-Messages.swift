// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Buttons {
    /// The response `ButtonPress`.
    package struct ButtonPressResponse: HMIResponse {
        package static var interface: String { "Buttons" }
        package static var name: String { "ButtonPress" }

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

extension HMI.Buttons {
    /// The request `ButtonPress`.
    package struct ButtonPress: HMIRequest {
        package typealias Response = ButtonPressResponse

        package static var interface: String { "Buttons" }
        package static var name: String { "ButtonPress" }

        package var moduleType: HMI.Common.ModuleType
        package var moduleId: String?
        package var buttonName: HMI.Common.ButtonName
        package var buttonPressMode: HMI.Common.ButtonPressMode
        package var appID: Int

        package init(
            moduleType: HMI.Common.ModuleType,
            moduleId: String? = nil,
            buttonName: HMI.Common.ButtonName,
            buttonPressMode: HMI.Common.ButtonPressMode,
            appID: Int
        ) {
            self.moduleType = moduleType
            self.moduleId = moduleId
            self.buttonName = buttonName
            self.buttonPressMode = buttonPressMode
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("moduleType", moduleType)
            writer.field("moduleId", moduleId)
            writer.field("buttonName", buttonName)
            writer.field("buttonPressMode", buttonPressMode)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("moduleType", "moduleId", "buttonName", "buttonPressMode", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var moduleType: HMI.Common.ModuleType?
            var moduleId: String?
            var buttonName: HMI.Common.ButtonName?
            var buttonPressMode: HMI.Common.ButtonPressMode?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1d) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: moduleType = try HMI.Common.ModuleType.read(from: &reader)
                case 1: moduleId = try reader.string(1, 100)
                case 2: buttonName = try HMI.Common.ButtonName.read(from: &reader)
                case 3: buttonPressMode = try HMI.Common.ButtonPressMode.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let moduleType, let buttonName, let buttonPressMode, let appID else { return nil }
            return Self(moduleType: moduleType, moduleId: moduleId, buttonName: buttonName, buttonPressMode: buttonPressMode, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("moduleType", moduleType)
            violations.string("moduleId", moduleId, 1, 100)
            violations.object("buttonName", buttonName)
            violations.object("buttonPressMode", buttonPressMode)
        }
    }
}

extension HMI.Buttons {
    /// The request `GetCapabilities`.
    package struct GetCapabilities: HMIRequest {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "Buttons" }
        package static var name: String { "GetCapabilities" }

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

extension HMI.Buttons {
    /// The response `GetCapabilities`.
    package struct GetCapabilitiesResponse: HMIResponse {
        package static var interface: String { "Buttons" }
        package static var name: String { "GetCapabilities" }

        package var capabilities: [HMI.Common.ButtonCapabilities]
        package var presetBankCapabilities: HMI.Common.PresetBankCapabilities?

        package init(
            capabilities: [HMI.Common.ButtonCapabilities],
            presetBankCapabilities: HMI.Common.PresetBankCapabilities? = nil
        ) {
            self.capabilities = capabilities
            self.presetBankCapabilities = presetBankCapabilities
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("capabilities", capabilities)
            writer.field("presetBankCapabilities", presetBankCapabilities)
            writer.endObject()
        }

        private static let keys = JSONKeys("capabilities", "presetBankCapabilities")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var capabilities: [HMI.Common.ButtonCapabilities]?
            var presetBankCapabilities: HMI.Common.PresetBankCapabilities?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: capabilities = try reader.array(of: HMI.Common.ButtonCapabilities.self, 1, 100)
                default: presetBankCapabilities = try HMI.Common.PresetBankCapabilities.read(from: &reader)
                }
            }
            guard let capabilities else { return nil }
            return Self(capabilities: capabilities, presetBankCapabilities: presetBankCapabilities)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("capabilities", capabilities, 1, 100)
            violations.object("presetBankCapabilities", presetBankCapabilities)
        }
    }
}

extension HMI.Buttons {
    /// The notification `OnButtonEvent`.
    package struct OnButtonEvent: HMINotification {
        package static var interface: String { "Buttons" }
        package static var name: String { "OnButtonEvent" }

        package var name: HMI.Common.ButtonName
        package var mode: HMI.Common.ButtonEventMode
        package var customButtonID: Int?
        package var appID: Int?

        package init(
            name: HMI.Common.ButtonName,
            mode: HMI.Common.ButtonEventMode,
            customButtonID: Int? = nil,
            appID: Int? = nil
        ) {
            self.name = name
            self.mode = mode
            self.customButtonID = customButtonID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("name", name)
            writer.field("mode", mode)
            writer.field("customButtonID", customButtonID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("name", "mode", "customButtonID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var name: HMI.Common.ButtonName?
            var mode: HMI.Common.ButtonEventMode?
            var customButtonID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: name = try HMI.Common.ButtonName.read(from: &reader)
                case 1: mode = try HMI.Common.ButtonEventMode.read(from: &reader)
                case 2: customButtonID = try reader.integer(0, 65536)
                default: appID = try reader.integer()
                }
            }
            guard let name, let mode else { return nil }
            return Self(name: name, mode: mode, customButtonID: customButtonID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("name", name)
            violations.object("mode", mode)
            violations.integer("customButtonID", customButtonID, 0, 65536)
        }
    }
}

extension HMI.Buttons {
    /// The notification `OnButtonPress`.
    package struct OnButtonPress: HMINotification {
        package static var interface: String { "Buttons" }
        package static var name: String { "OnButtonPress" }

        package var name: HMI.Common.ButtonName
        package var mode: HMI.Common.ButtonPressMode
        package var customButtonID: Int?
        package var appID: Int?

        package init(
            name: HMI.Common.ButtonName,
            mode: HMI.Common.ButtonPressMode,
            customButtonID: Int? = nil,
            appID: Int? = nil
        ) {
            self.name = name
            self.mode = mode
            self.customButtonID = customButtonID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("name", name)
            writer.field("mode", mode)
            writer.field("customButtonID", customButtonID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("name", "mode", "customButtonID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var name: HMI.Common.ButtonName?
            var mode: HMI.Common.ButtonPressMode?
            var customButtonID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: name = try HMI.Common.ButtonName.read(from: &reader)
                case 1: mode = try HMI.Common.ButtonPressMode.read(from: &reader)
                case 2: customButtonID = try reader.integer(0, 65536)
                default: appID = try reader.integer()
                }
            }
            guard let name, let mode else { return nil }
            return Self(name: name, mode: mode, customButtonID: customButtonID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("name", name)
            violations.object("mode", mode)
            violations.integer("customButtonID", customButtonID, 0, 65536)
        }
    }
}

extension HMI.Buttons {
    /// The response `SubscribeButton`.
    package struct SubscribeButtonResponse: HMIResponse {
        package static var interface: String { "Buttons" }
        package static var name: String { "SubscribeButton" }

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

extension HMI.Buttons {
    /// The request `SubscribeButton`.
    package struct SubscribeButton: HMIRequest {
        package typealias Response = SubscribeButtonResponse

        package static var interface: String { "Buttons" }
        package static var name: String { "SubscribeButton" }

        package var appID: Int
        package var buttonName: HMI.Common.ButtonName

        package init(
            appID: Int,
            buttonName: HMI.Common.ButtonName
        ) {
            self.appID = appID
            self.buttonName = buttonName
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("buttonName", buttonName)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "buttonName")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var buttonName: HMI.Common.ButtonName?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                default: buttonName = try HMI.Common.ButtonName.read(from: &reader)
                }
            }
            guard let appID, let buttonName else { return nil }
            return Self(appID: appID, buttonName: buttonName)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("buttonName", buttonName)
        }
    }
}

extension HMI.Buttons {
    /// The response `UnsubscribeButton`.
    package struct UnsubscribeButtonResponse: HMIResponse {
        package static var interface: String { "Buttons" }
        package static var name: String { "UnsubscribeButton" }

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

extension HMI.Buttons {
    /// The request `UnsubscribeButton`.
    package struct UnsubscribeButton: HMIRequest {
        package typealias Response = UnsubscribeButtonResponse

        package static var interface: String { "Buttons" }
        package static var name: String { "UnsubscribeButton" }

        package var appID: Int
        package var buttonName: HMI.Common.ButtonName

        package init(
            appID: Int,
            buttonName: HMI.Common.ButtonName
        ) {
            self.appID = appID
            self.buttonName = buttonName
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("buttonName", buttonName)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "buttonName")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var buttonName: HMI.Common.ButtonName?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                default: buttonName = try HMI.Common.ButtonName.read(from: &reader)
                }
            }
            guard let appID, let buttonName else { return nil }
            return Self(appID: appID, buttonName: buttonName)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("buttonName", buttonName)
        }
    }
}
