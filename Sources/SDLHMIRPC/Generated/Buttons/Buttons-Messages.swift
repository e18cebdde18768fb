// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Buttons {
    package struct ButtonPressResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Buttons" }
        package static var name: String { "ButtonPress" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ButtonPress: HMIRequest, MemberVisitable {
        package typealias Response = ButtonPressResponse

        package static var interface: String { "Buttons" }
        package static var name: String { "ButtonPress" }

        package var moduleType: HMI.Common.ModuleType
        package var moduleId: String?
        package var buttonName: HMI.Common.ButtonName
        package var buttonPressMode: HMI.Common.ButtonPressMode
        package var appID: Int

        package init(
            moduleType: HMI.Common.ModuleType, moduleId: String? = nil, buttonName: HMI.Common.ButtonName,
            buttonPressMode: HMI.Common.ButtonPressMode, appID: Int
        ) {
            self.moduleType = moduleType
            self.moduleId = moduleId
            self.buttonName = buttonName
            self.buttonPressMode = buttonPressMode
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(
            moduleType: .blank, buttonName: .blank, buttonPressMode: .blank, appID: 0
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("moduleType", &it.moduleType)
            try v.string("moduleId", &it.moduleId, 1, 100)
            try v.value("buttonName", &it.buttonName)
            try v.value("buttonPressMode", &it.buttonPressMode)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilities: HMIRequest, MemberVisitable {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "Buttons" }
        package static var name: String { "GetCapabilities" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilitiesResponse: HMIResponse, MemberVisitable {
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

        @usableFromInline package static var blank: Self { Self(capabilities: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("capabilities", &it.capabilities, 1, 100)
            try v.value("presetBankCapabilities", &it.presetBankCapabilities)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnButtonEvent: HMINotification, MemberVisitable {
        package static var interface: String { "Buttons" }
        package static var name: String { "OnButtonEvent" }

        package var name: HMI.Common.ButtonName
        package var mode: HMI.Common.ButtonEventMode
        package var customButtonID: Int?
        package var appID: Int?

        package init(
            name: HMI.Common.ButtonName, mode: HMI.Common.ButtonEventMode, customButtonID: Int? = nil, appID: Int? = nil
        ) {
            self.name = name
            self.mode = mode
            self.customButtonID = customButtonID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(name: .blank, mode: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("name", &it.name)
            try v.value("mode", &it.mode)
            try v.integer("customButtonID", &it.customButtonID, 0, 65536)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnButtonPress: HMINotification, MemberVisitable {
        package static var interface: String { "Buttons" }
        package static var name: String { "OnButtonPress" }

        package var name: HMI.Common.ButtonName
        package var mode: HMI.Common.ButtonPressMode
        package var customButtonID: Int?
        package var appID: Int?

        package init(
            name: HMI.Common.ButtonName, mode: HMI.Common.ButtonPressMode, customButtonID: Int? = nil, appID: Int? = nil
        ) {
            self.name = name
            self.mode = mode
            self.customButtonID = customButtonID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(name: .blank, mode: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("name", &it.name)
            try v.value("mode", &it.mode)
            try v.integer("customButtonID", &it.customButtonID, 0, 65536)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SubscribeButtonResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Buttons" }
        package static var name: String { "SubscribeButton" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SubscribeButton: HMIRequest, MemberVisitable {
        package typealias Response = SubscribeButtonResponse

        package static var interface: String { "Buttons" }
        package static var name: String { "SubscribeButton" }

        package var appID: Int
        package var buttonName: HMI.Common.ButtonName

        package init(appID: Int, buttonName: HMI.Common.ButtonName) {
            self.appID = appID
            self.buttonName = buttonName
        }

        @usableFromInline package static var blank: Self { Self(appID: 0, buttonName: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.value("buttonName", &it.buttonName)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UnsubscribeButtonResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Buttons" }
        package static var name: String { "UnsubscribeButton" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UnsubscribeButton: HMIRequest, MemberVisitable {
        package typealias Response = UnsubscribeButtonResponse

        package static var interface: String { "Buttons" }
        package static var name: String { "UnsubscribeButton" }

        package var appID: Int
        package var buttonName: HMI.Common.ButtonName

        package init(appID: Int, buttonName: HMI.Common.ButtonName) {
            self.appID = appID
            self.buttonName = buttonName
        }

        @usableFromInline package static var blank: Self { Self(appID: 0, buttonName: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.value("buttonName", &it.buttonName)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
