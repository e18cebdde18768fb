// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON
import SDLRPC

extension HMI.UI {
    package struct AddCommandResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "AddCommand" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AddCommand: HMIRequest, MemberVisitable {
        package typealias Response = AddCommandResponse

        package static var interface: String { "UI" }
        package static var name: String { "AddCommand" }

        package var cmdID: Int
        package var menuParams: HMI.Common.MenuParams?
        package var cmdIcon: HMI.Common.Image?
        package var secondaryImage: HMI.Common.Image?
        package var appID: Int

        package init(
            cmdID: Int, menuParams: HMI.Common.MenuParams? = nil, cmdIcon: HMI.Common.Image? = nil,
            secondaryImage: HMI.Common.Image? = nil, appID: Int
        ) {
            self.cmdID = cmdID
            self.menuParams = menuParams
            self.cmdIcon = cmdIcon
            self.secondaryImage = secondaryImage
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(cmdID: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("cmdID", &it.cmdID, 0, 2000000000)
            try v.value("menuParams", &it.menuParams)
            try v.value("cmdIcon", &it.cmdIcon)
            try v.value("secondaryImage", &it.secondaryImage)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AddSubMenuResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "AddSubMenu" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AddSubMenu: HMIRequest, MemberVisitable {
        package typealias Response = AddSubMenuResponse

        package static var interface: String { "UI" }
        package static var name: String { "AddSubMenu" }

        package var menuID: Int
        package var menuParams: HMI.Common.MenuParams
        package var menuIcon: HMI.Common.Image?
        package var secondaryImage: HMI.Common.Image?
        package var appID: Int
        package var menuLayout: HMI.Common.MenuLayout?

        package init(
            menuID: Int, menuParams: HMI.Common.MenuParams, menuIcon: HMI.Common.Image? = nil,
            secondaryImage: HMI.Common.Image? = nil, appID: Int, menuLayout: HMI.Common.MenuLayout? = nil
        ) {
            self.menuID = menuID
            self.menuParams = menuParams
            self.menuIcon = menuIcon
            self.secondaryImage = secondaryImage
            self.appID = appID
            self.menuLayout = menuLayout
        }

        @usableFromInline package static var blank: Self { Self(menuID: 0, menuParams: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("menuID", &it.menuID, 1, 2000000000)
            try v.value("menuParams", &it.menuParams)
            try v.value("menuIcon", &it.menuIcon)
            try v.value("secondaryImage", &it.secondaryImage)
            try v.integer("appID", &it.appID, .min, .max)
            try v.value("menuLayout", &it.menuLayout)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AlertResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "Alert" }

        package var tryAgainTime: Int?

        package init(tryAgainTime: Int? = nil) {
            self.tryAgainTime = tryAgainTime
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("tryAgainTime", &it.tryAgainTime, 0, 2000000000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Alert: HMIRequest, MemberVisitable {
        package typealias Response = AlertResponse

        package static var interface: String { "UI" }
        package static var name: String { "Alert" }

        package var alertStrings: [HMI.Common.TextFieldStruct]
        package var duration: Int
        package var softButtons: [HMI.Common.SoftButton]?
        package var progressIndicator: Bool?
        package var alertType: HMI.Common.AlertType
        package var appID: Int
        package var cancelID: Int?
        package var alertIcon: HMI.Common.Image?

        package init(
            alertStrings: [HMI.Common.TextFieldStruct], duration: Int, softButtons: [HMI.Common.SoftButton]? = nil,
            progressIndicator: Bool? = nil, alertType: HMI.Common.AlertType, appID: Int, cancelID: Int? = nil,
            alertIcon: HMI.Common.Image? = nil
        ) {
            self.alertStrings = alertStrings
            self.duration = duration
            self.softButtons = softButtons
            self.progressIndicator = progressIndicator
            self.alertType = alertType
            self.appID = appID
            self.cancelID = cancelID
            self.alertIcon = alertIcon
        }

        @usableFromInline package static var blank: Self { Self(
            alertStrings: [], duration: 0, alertType: .blank, appID: 0
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("alertStrings", &it.alertStrings, 0, 3)
            try v.integer("duration", &it.duration, 3000, 10000)
            try v.values("softButtons", &it.softButtons, 0, 4)
            try v.bool("progressIndicator", &it.progressIndicator)
            try v.value("alertType", &it.alertType)
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("cancelID", &it.cancelID, .min, .max)
            try v.value("alertIcon", &it.alertIcon)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct CancelInteractionResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "CancelInteraction" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct CancelInteraction: HMIRequest, MemberVisitable {
        package typealias Response = CancelInteractionResponse

        package static var interface: String { "UI" }
        package static var name: String { "CancelInteraction" }

        package var cancelID: Int?
        package var functionID: Int
        package var appID: Int

        package init(cancelID: Int? = nil, functionID: Int, appID: Int) {
            self.cancelID = cancelID
            self.functionID = functionID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(functionID: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("cancelID", &it.cancelID, .min, .max)
            try v.integer("functionID", &it.functionID, .min, .max)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ChangeRegistrationResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "ChangeRegistration" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ChangeRegistration: HMIRequest, MemberVisitable {
        package typealias Response = ChangeRegistrationResponse

        package static var interface: String { "UI" }
        package static var name: String { "ChangeRegistration" }

        package var appName: String?
        package var ngnMediaScreenAppName: String?
        package var language: HMI.Common.Language
        package var appHMIType: [HMI.Common.AppHMIType]?
        package var appID: Int

        package init(
            appName: String? = nil, ngnMediaScreenAppName: String? = nil, language: HMI.Common.Language,
            appHMIType: [HMI.Common.AppHMIType]? = nil, appID: Int
        ) {
            self.appName = appName
            self.ngnMediaScreenAppName = ngnMediaScreenAppName
            self.language = language
            self.appHMIType = appHMIType
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(language: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("appName", &it.appName, 1, 100)
            try v.string("ngnMediaScreenAppName", &it.ngnMediaScreenAppName, 1, 100)
            try v.value("language", &it.language)
            try v.values("appHMIType", &it.appHMIType, 1, 100)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ClosePopUpResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "ClosePopUp" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ClosePopUp: HMIRequest, MemberVisitable {
        package typealias Response = ClosePopUpResponse

        package static var interface: String { "UI" }
        package static var name: String { "ClosePopUp" }

        package var methodName: String?

        package init(methodName: String? = nil) {
            self.methodName = methodName
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("methodName", &it.methodName, 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct CreateWindowResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "CreateWindow" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct CreateWindow: HMIRequest, MemberVisitable {
        package typealias Response = CreateWindowResponse

        package static var interface: String { "UI" }
        package static var name: String { "CreateWindow" }

        package var windowID: Int
        package var windowName: String
        package var type: HMI.Common.WindowType
        package var associatedServiceType: String?
        package var duplicateUpdatesFromWindowID: Int?
        package var appID: Int

        package init(
            windowID: Int, windowName: String, type: HMI.Common.WindowType, associatedServiceType: String? = nil,
            duplicateUpdatesFromWindowID: Int? = nil, appID: Int
        ) {
            self.windowID = windowID
            self.windowName = windowName
            self.type = type
            self.associatedServiceType = associatedServiceType
            self.duplicateUpdatesFromWindowID = duplicateUpdatesFromWindowID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(windowID: 0, windowName: "", type: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("windowID", &it.windowID, .min, .max)
            try v.string("windowName", &it.windowName, 1, 100)
            try v.value("type", &it.type)
            try v.string("associatedServiceType", &it.associatedServiceType, 1, .max)
            try v.integer("duplicateUpdatesFromWindowID", &it.duplicateUpdatesFromWindowID, .min, .max)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeleteCommandResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "DeleteCommand" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeleteCommand: HMIRequest, MemberVisitable {
        package typealias Response = DeleteCommandResponse

        package static var interface: String { "UI" }
        package static var name: String { "DeleteCommand" }

        package var cmdID: Int
        package var appID: Int

        package init(cmdID: Int, appID: Int) {
            self.cmdID = cmdID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(cmdID: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("cmdID", &it.cmdID, 0, 2000000000)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeleteSubMenuResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "DeleteSubMenu" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeleteSubMenu: HMIRequest, MemberVisitable {
        package typealias Response = DeleteSubMenuResponse

        package static var interface: String { "UI" }
        package static var name: String { "DeleteSubMenu" }

        package var menuID: Int
        package var appID: Int

        package init(menuID: Int, appID: Int) {
            self.menuID = menuID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(menuID: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("menuID", &it.menuID, 1, 2000000000)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeleteWindowResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "DeleteWindow" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeleteWindow: HMIRequest, MemberVisitable {
        package typealias Response = DeleteWindowResponse

        package static var interface: String { "UI" }
        package static var name: String { "DeleteWindow" }

        package var windowID: Int
        package var appID: Int

        package init(windowID: Int, appID: Int) {
            self.windowID = windowID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(windowID: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("windowID", &it.windowID, .min, .max)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct EndAudioPassThruResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "EndAudioPassThru" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct EndAudioPassThru: HMIRequest, MemberVisitable {
        package typealias Response = EndAudioPassThruResponse

        package static var interface: String { "UI" }
        package static var name: String { "EndAudioPassThru" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilities: HMIRequest, MemberVisitable {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "UI" }
        package static var name: String { "GetCapabilities" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilitiesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "GetCapabilities" }

        package var displayCapabilities: HMI.Common.DisplayCapabilities
        package var audioPassThruCapabilities: HMI.Common.AudioPassThruCapabilities
        package var audioPassThruCapabilitiesList: [HMI.Common.AudioPassThruCapabilities]?
        package var hmiZoneCapabilities: HMI.Common.HmiZoneCapabilities
        package var softButtonCapabilities: [HMI.Common.SoftButtonCapabilities]?
        package var hmiCapabilities: HMI.Common.HMICapabilities?
        package var systemCapabilities: HMI.Common.SystemCapabilities?
        package var pcmStreamCapabilities: HMI.Common.AudioPassThruCapabilities?

        package init(
            displayCapabilities: HMI.Common.DisplayCapabilities,
            audioPassThruCapabilities: HMI.Common.AudioPassThruCapabilities,
            audioPassThruCapabilitiesList: [HMI.Common.AudioPassThruCapabilities]? = nil,
            hmiZoneCapabilities: HMI.Common.HmiZoneCapabilities,
            softButtonCapabilities: [HMI.Common.SoftButtonCapabilities]? = nil,
            hmiCapabilities: HMI.Common.HMICapabilities? = nil,
            systemCapabilities: HMI.Common.SystemCapabilities? = nil,
            pcmStreamCapabilities: HMI.Common.AudioPassThruCapabilities? = nil
        ) {
            self.displayCapabilities = displayCapabilities
            self.audioPassThruCapabilities = audioPassThruCapabilities
            self.audioPassThruCapabilitiesList = audioPassThruCapabilitiesList
            self.hmiZoneCapabilities = hmiZoneCapabilities
            self.softButtonCapabilities = softButtonCapabilities
            self.hmiCapabilities = hmiCapabilities
            self.systemCapabilities = systemCapabilities
            self.pcmStreamCapabilities = pcmStreamCapabilities
        }

        @usableFromInline package static var blank: Self { Self(
            displayCapabilities: .blank, audioPassThruCapabilities: .blank, hmiZoneCapabilities: .blank
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("displayCapabilities", &it.displayCapabilities)
            try v.value("audioPassThruCapabilities", &it.audioPassThruCapabilities)
            try v.values("audioPassThruCapabilitiesList", &it.audioPassThruCapabilitiesList, 1, 100)
            try v.value("hmiZoneCapabilities", &it.hmiZoneCapabilities)
            try v.values("softButtonCapabilities", &it.softButtonCapabilities, 1, 100)
            try v.value("hmiCapabilities", &it.hmiCapabilities)
            try v.value("systemCapabilities", &it.systemCapabilities)
            try v.value("pcmStreamCapabilities", &it.pcmStreamCapabilities)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetLanguage: HMIRequest, MemberVisitable {
        package typealias Response = GetLanguageResponse

        package static var interface: String { "UI" }
        package static var name: String { "GetLanguage" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetLanguageResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "GetLanguage" }

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

    package struct GetSupportedLanguages: HMIRequest, MemberVisitable {
        package typealias Response = GetSupportedLanguagesResponse

        package static var interface: String { "UI" }
        package static var name: String { "GetSupportedLanguages" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetSupportedLanguagesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "GetSupportedLanguages" }

        package var languages: [HMI.Common.Language]

        package init(languages: [HMI.Common.Language]) {
            self.languages = languages
        }

        @usableFromInline package static var blank: Self { Self(languages: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("languages", &it.languages, 1, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReady: HMIRequest, MemberVisitable {
        package typealias Response = IsReadyResponse

        package static var interface: String { "UI" }
        package static var name: String { "IsReady" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReadyResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "IsReady" }

        package var available: Bool

        package init(available: Bool) {
            self.available = available
        }

        @usableFromInline package static var blank: Self { Self(available: false) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.bool("available", &it.available)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnCommand: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnCommand" }

        package var cmdID: Int
        package var appID: Int

        package init(cmdID: Int, appID: Int) {
            self.cmdID = cmdID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(cmdID: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("cmdID", &it.cmdID, 0, 2000000000)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnDriverDistraction: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnDriverDistraction" }

        package var state: HMI.Common.DriverDistractionState

        package init(state: HMI.Common.DriverDistractionState) {
            self.state = state
        }

        @usableFromInline package static var blank: Self { Self(state: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("state", &it.state)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnKeyboardInput: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnKeyboardInput" }

        package var event: HMI.Common.KeyboardEvent
        package var data: String?

        package init(event: HMI.Common.KeyboardEvent, data: String? = nil) {
            self.event = event
            self.data = data
        }

        @usableFromInline package static var blank: Self { Self(event: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("event", &it.event)
            try v.string("data", &it.data, 0, 500)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnLanguageChange: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnLanguageChange" }

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

    package struct OnRecordStart: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnRecordStart" }

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

    package struct OnSubtleAlertPressed: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnSubtleAlertPressed" }

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

    package struct OnSystemContext: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnSystemContext" }

        package var systemContext: HMI.Common.SystemContext
        package var appID: Int?
        package var windowID: Int?

        package init(systemContext: HMI.Common.SystemContext, appID: Int? = nil, windowID: Int? = nil) {
            self.systemContext = systemContext
            self.appID = appID
            self.windowID = windowID
        }

        @usableFromInline package static var blank: Self { Self(systemContext: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("systemContext", &it.systemContext)
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("windowID", &it.windowID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnTouchEvent: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnTouchEvent" }

        package var type: HMI.Common.TouchType
        package var event: [HMI.Common.TouchEvent]

        package init(type: HMI.Common.TouchType, event: [HMI.Common.TouchEvent]) {
            self.type = type
            self.event = event
        }

        @usableFromInline package static var blank: Self { Self(type: .blank, event: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("type", &it.type)
            try v.values("event", &it.event, 1, 10)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnUpdateFile: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnUpdateFile" }

        package var appID: Int
        package var fileName: String

        package init(appID: Int, fileName: String) {
            self.appID = appID
            self.fileName = fileName
        }

        @usableFromInline package static var blank: Self { Self(appID: 0, fileName: "") }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.string("fileName", &it.fileName, 1, 255)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnUpdateSubMenu: HMINotification, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "OnUpdateSubMenu" }

        package var appID: Int
        package var menuID: Int
        package var updateSubCells: Bool?

        package init(appID: Int, menuID: Int, updateSubCells: Bool? = nil) {
            self.appID = appID
            self.menuID = menuID
            self.updateSubCells = updateSubCells
        }

        @usableFromInline package static var blank: Self { Self(appID: 0, menuID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("menuID", &it.menuID, 0, 2000000000)
            try v.bool("updateSubCells", &it.updateSubCells)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
