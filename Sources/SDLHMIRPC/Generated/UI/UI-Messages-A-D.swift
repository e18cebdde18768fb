// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.UI {
    /// The response `AddCommand`.
    package struct AddCommandResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "AddCommand" }

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

extension HMI.UI {
    /// The request `AddCommand`.
    package struct AddCommand: HMIRequest {
        package typealias Response = AddCommandResponse

        package static var interface: String { "UI" }
        package static var name: String { "AddCommand" }

        package var cmdID: Int
        package var menuParams: HMI.Common.MenuParams?
        package var cmdIcon: HMI.Common.Image?
        package var secondaryImage: HMI.Common.Image?
        package var appID: Int

        package init(
            cmdID: Int,
            menuParams: HMI.Common.MenuParams? = nil,
            cmdIcon: HMI.Common.Image? = nil,
            secondaryImage: HMI.Common.Image? = nil,
            appID: Int
        ) {
            self.cmdID = cmdID
            self.menuParams = menuParams
            self.cmdIcon = cmdIcon
            self.secondaryImage = secondaryImage
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("cmdID", cmdID)
            writer.field("menuParams", menuParams)
            writer.field("cmdIcon", cmdIcon)
            writer.field("secondaryImage", secondaryImage)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("cmdID", "menuParams", "cmdIcon", "secondaryImage", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var cmdID: Int?
            var menuParams: HMI.Common.MenuParams?
            var cmdIcon: HMI.Common.Image?
            var secondaryImage: HMI.Common.Image?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x11) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: cmdID = try reader.integer(0, 2000000000)
                case 1: menuParams = try HMI.Common.MenuParams.read(from: &reader)
                case 2: cmdIcon = try HMI.Common.Image.read(from: &reader)
                case 3: secondaryImage = try HMI.Common.Image.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let cmdID, let appID else { return nil }
            return Self(cmdID: cmdID, menuParams: menuParams, cmdIcon: cmdIcon, secondaryImage: secondaryImage, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("cmdID", cmdID, 0, 2000000000)
            violations.object("menuParams", menuParams)
            violations.object("cmdIcon", cmdIcon)
            violations.object("secondaryImage", secondaryImage)
        }
    }
}

extension HMI.UI {
    /// The response `AddSubMenu`.
    package struct AddSubMenuResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "AddSubMenu" }

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

extension HMI.UI {
    /// The request `AddSubMenu`.
    package struct AddSubMenu: HMIRequest {
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
            menuID: Int,
            menuParams: HMI.Common.MenuParams,
            menuIcon: HMI.Common.Image? = nil,
            secondaryImage: HMI.Common.Image? = nil,
            appID: Int,
            menuLayout: HMI.Common.MenuLayout? = nil
        ) {
            self.menuID = menuID
            self.menuParams = menuParams
            self.menuIcon = menuIcon
            self.secondaryImage = secondaryImage
            self.appID = appID
            self.menuLayout = menuLayout
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("menuID", menuID)
            writer.field("menuParams", menuParams)
            writer.field("menuIcon", menuIcon)
            writer.field("secondaryImage", secondaryImage)
            writer.field("appID", appID)
            writer.field("menuLayout", menuLayout)
            writer.endObject()
        }

        private static let keys = JSONKeys("menuID", "menuParams", "menuIcon", "secondaryImage", "appID", "menuLayout")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var menuID: Int?
            var menuParams: HMI.Common.MenuParams?
            var menuIcon: HMI.Common.Image?
            var secondaryImage: HMI.Common.Image?
            var appID: Int?
            var menuLayout: HMI.Common.MenuLayout?
            guard var frame = try reader.members(keys, mandatory: 0x13) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: menuID = try reader.integer(1, 2000000000)
                case 1: menuParams = try HMI.Common.MenuParams.read(from: &reader)
                case 2: menuIcon = try HMI.Common.Image.read(from: &reader)
                case 3: secondaryImage = try HMI.Common.Image.read(from: &reader)
                case 4: appID = try reader.integer()
                default: menuLayout = try HMI.Common.MenuLayout.read(from: &reader)
                }
            }
            guard let menuID, let menuParams, let appID else { return nil }
            return Self(menuID: menuID, menuParams: menuParams, menuIcon: menuIcon, secondaryImage: secondaryImage, appID: appID, menuLayout: menuLayout)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("menuID", menuID, 1, 2000000000)
            violations.object("menuParams", menuParams)
            violations.object("menuIcon", menuIcon)
            violations.object("secondaryImage", secondaryImage)
            violations.object("menuLayout", menuLayout)
        }
    }
}

extension HMI.UI {
    /// The response `Alert`.
    package struct AlertResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "Alert" }

        package var tryAgainTime: Int?

        package init(
            tryAgainTime: Int? = nil
        ) {
            self.tryAgainTime = tryAgainTime
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("tryAgainTime", tryAgainTime)
            writer.endObject()
        }

        private static let keys = JSONKeys("tryAgainTime")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var tryAgainTime: Int?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: tryAgainTime = try reader.integer(0, 2000000000)
                }
            }
            return Self(tryAgainTime: tryAgainTime)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("tryAgainTime", tryAgainTime, 0, 2000000000)
        }
    }
}

extension HMI.UI {
    /// The request `Alert`.
    package struct Alert: HMIRequest {
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
            alertStrings: [HMI.Common.TextFieldStruct],
            duration: Int,
            softButtons: [HMI.Common.SoftButton]? = nil,
            progressIndicator: Bool? = nil,
            alertType: HMI.Common.AlertType,
            appID: Int,
            cancelID: Int? = nil,
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("alertStrings", alertStrings)
            writer.field("duration", duration)
            writer.field("softButtons", softButtons)
            writer.field("progressIndicator", progressIndicator)
            writer.field("alertType", alertType)
            writer.field("appID", appID)
            writer.field("cancelID", cancelID)
            writer.field("alertIcon", alertIcon)
            writer.endObject()
        }

        private static let keys = JSONKeys("alertStrings", "duration", "softButtons", "progressIndicator", "alertType", "appID", "cancelID", "alertIcon")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var alertStrings: [HMI.Common.TextFieldStruct]?
            var duration: Int?
            var softButtons: [HMI.Common.SoftButton]?
            var progressIndicator: Bool?
            var alertType: HMI.Common.AlertType?
            var appID: Int?
            var cancelID: Int?
            var alertIcon: HMI.Common.Image?
            guard var frame = try reader.members(keys, mandatory: 0x33) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: alertStrings = try reader.array(of: HMI.Common.TextFieldStruct.self, 0, 3)
                case 1: duration = try reader.integer(3000, 10000)
                case 2: softButtons = try reader.array(of: HMI.Common.SoftButton.self, 0, 4)
                case 3: progressIndicator = try reader.bool()
                case 4: alertType = try HMI.Common.AlertType.read(from: &reader)
                case 5: appID = try reader.integer()
                case 6: cancelID = try reader.integer()
                default: alertIcon = try HMI.Common.Image.read(from: &reader)
                }
            }
            guard let alertStrings, let duration, let alertType, let appID else { return nil }
            return Self(alertStrings: alertStrings, duration: duration, softButtons: softButtons, progressIndicator: progressIndicator, alertType: alertType, appID: appID, cancelID: cancelID, alertIcon: alertIcon)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("alertStrings", alertStrings, 0, 3)
            violations.integer("duration", duration, 3000, 10000)
            violations.objects("softButtons", softButtons, 0, 4)
            violations.object("alertType", alertType)
            violations.object("alertIcon", alertIcon)
        }
    }
}

extension HMI.UI {
    /// The response `CancelInteraction`.
    package struct CancelInteractionResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "CancelInteraction" }

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

extension HMI.UI {
    /// The request `CancelInteraction`.
    package struct CancelInteraction: HMIRequest {
        package typealias Response = CancelInteractionResponse

        package static var interface: String { "UI" }
        package static var name: String { "CancelInteraction" }

        package var cancelID: Int?
        package var functionID: Int
        package var appID: Int

        package init(
            cancelID: Int? = nil,
            functionID: Int,
            appID: Int
        ) {
            self.cancelID = cancelID
            self.functionID = functionID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("cancelID", cancelID)
            writer.field("functionID", functionID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("cancelID", "functionID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var cancelID: Int?
            var functionID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x6) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: cancelID = try reader.integer()
                case 1: functionID = try reader.integer()
                default: appID = try reader.integer()
                }
            }
            guard let functionID, let appID else { return nil }
            return Self(cancelID: cancelID, functionID: functionID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.UI {
    /// The response `ChangeRegistration`.
    package struct ChangeRegistrationResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "ChangeRegistration" }

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

extension HMI.UI {
    /// The request `ChangeRegistration`.
    package struct ChangeRegistration: HMIRequest {
        package typealias Response = ChangeRegistrationResponse

        package static var interface: String { "UI" }
        package static var name: String { "ChangeRegistration" }

        package var appName: String?
        package var ngnMediaScreenAppName: String?
        package var language: HMI.Common.Language
        package var appHMIType: [HMI.Common.AppHMIType]?
        package var appID: Int

        package init(
            appName: String? = nil,
            ngnMediaScreenAppName: String? = nil,
            language: HMI.Common.Language,
            appHMIType: [HMI.Common.AppHMIType]? = nil,
            appID: Int
        ) {
            self.appName = appName
            self.ngnMediaScreenAppName = ngnMediaScreenAppName
            self.language = language
            self.appHMIType = appHMIType
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appName", appName)
            writer.field("ngnMediaScreenAppName", ngnMediaScreenAppName)
            writer.field("language", language)
            writer.field("appHMIType", appHMIType)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("appName", "ngnMediaScreenAppName", "language", "appHMIType", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appName: String?
            var ngnMediaScreenAppName: String?
            var language: HMI.Common.Language?
            var appHMIType: [HMI.Common.AppHMIType]?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x14) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appName = try reader.string(1, 100)
                case 1: ngnMediaScreenAppName = try reader.string(1, 100)
                case 2: language = try HMI.Common.Language.read(from: &reader)
                case 3: appHMIType = try reader.array(of: HMI.Common.AppHMIType.self, 1, 100)
                default: appID = try reader.integer()
                }
            }
            guard let language, let appID else { return nil }
            return Self(appName: appName, ngnMediaScreenAppName: ngnMediaScreenAppName, language: language, appHMIType: appHMIType, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("appName", appName, 1, 100)
            violations.string("ngnMediaScreenAppName", ngnMediaScreenAppName, 1, 100)
            violations.object("language", language)
            violations.objects("appHMIType", appHMIType, 1, 100)
        }
    }
}

extension HMI.UI {
    /// The response `ClosePopUp`.
    package struct ClosePopUpResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "ClosePopUp" }

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

extension HMI.UI {
    /// The request `ClosePopUp`.
    package struct ClosePopUp: HMIRequest {
        package typealias Response = ClosePopUpResponse

        package static var interface: String { "UI" }
        package static var name: String { "ClosePopUp" }

        package var methodName: String?

        package init(
            methodName: String? = nil
        ) {
            self.methodName = methodName
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("methodName", methodName)
            writer.endObject()
        }

        private static let keys = JSONKeys("methodName")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var methodName: String?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: methodName = try reader.string(1, .max)
                }
            }
            return Self(methodName: methodName)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("methodName", methodName, 1, .max)
        }
    }
}

extension HMI.UI {
    /// The response `CreateWindow`.
    package struct CreateWindowResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "CreateWindow" }

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

extension HMI.UI {
    /// The request `CreateWindow`.
    package struct CreateWindow: HMIRequest {
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
            windowID: Int,
            windowName: String,
            type: HMI.Common.WindowType,
            associatedServiceType: String? = nil,
            duplicateUpdatesFromWindowID: Int? = nil,
            appID: Int
        ) {
            self.windowID = windowID
            self.windowName = windowName
            self.type = type
            self.associatedServiceType = associatedServiceType
            self.duplicateUpdatesFromWindowID = duplicateUpdatesFromWindowID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("windowID", windowID)
            writer.field("windowName", windowName)
            writer.field("type", type)
            writer.field("associatedServiceType", associatedServiceType)
            writer.field("duplicateUpdatesFromWindowID", duplicateUpdatesFromWindowID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("windowID", "windowName", "type", "associatedServiceType", "duplicateUpdatesFromWindowID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var windowID: Int?
            var windowName: String?
            var type: HMI.Common.WindowType?
            var associatedServiceType: String?
            var duplicateUpdatesFromWindowID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x27) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: windowID = try reader.integer()
                case 1: windowName = try reader.string(1, 100)
                case 2: type = try HMI.Common.WindowType.read(from: &reader)
                case 3: associatedServiceType = try reader.string(1, .max)
                case 4: duplicateUpdatesFromWindowID = try reader.integer()
                default: appID = try reader.integer()
                }
            }
            guard let windowID, let windowName, let type, let appID else { return nil }
            return Self(windowID: windowID, windowName: windowName, type: type, associatedServiceType: associatedServiceType, duplicateUpdatesFromWindowID: duplicateUpdatesFromWindowID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("windowName", windowName, 1, 100)
            violations.object("type", type)
            violations.string("associatedServiceType", associatedServiceType, 1, .max)
        }
    }
}

extension HMI.UI {
    /// The response `DeleteCommand`.
    package struct DeleteCommandResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "DeleteCommand" }

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

extension HMI.UI {
    /// The request `DeleteCommand`.
    package struct DeleteCommand: HMIRequest {
        package typealias Response = DeleteCommandResponse

        package static var interface: String { "UI" }
        package static var name: String { "DeleteCommand" }

        package var cmdID: Int
        package var appID: Int

        package init(
            cmdID: Int,
            appID: Int
        ) {
            self.cmdID = cmdID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("cmdID", cmdID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("cmdID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var cmdID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: cmdID = try reader.integer(0, 2000000000)
                default: appID = try reader.integer()
                }
            }
            guard let cmdID, let appID else { return nil }
            return Self(cmdID: cmdID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("cmdID", cmdID, 0, 2000000000)
        }
    }
}

extension HMI.UI {
    /// The response `DeleteSubMenu`.
    package struct DeleteSubMenuResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "DeleteSubMenu" }

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

extension HMI.UI {
    /// The request `DeleteSubMenu`.
    package struct DeleteSubMenu: HMIRequest {
        package typealias Response = DeleteSubMenuResponse

        package static var interface: String { "UI" }
        package static var name: String { "DeleteSubMenu" }

        package var menuID: Int
        package var appID: Int

        package init(
            menuID: Int,
            appID: Int
        ) {
            self.menuID = menuID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("menuID", menuID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("menuID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var menuID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: menuID = try reader.integer(1, 2000000000)
                default: appID = try reader.integer()
                }
            }
            guard let menuID, let appID else { return nil }
            return Self(menuID: menuID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("menuID", menuID, 1, 2000000000)
        }
    }
}

extension HMI.UI {
    /// The response `DeleteWindow`.
    package struct DeleteWindowResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "DeleteWindow" }

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

extension HMI.UI {
    /// The request `DeleteWindow`.
    package struct DeleteWindow: HMIRequest {
        package typealias Response = DeleteWindowResponse

        package static var interface: String { "UI" }
        package static var name: String { "DeleteWindow" }

        package var windowID: Int
        package var appID: Int

        package init(
            windowID: Int,
            appID: Int
        ) {
            self.windowID = windowID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("windowID", windowID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("windowID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var windowID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: windowID = try reader.integer()
                default: appID = try reader.integer()
                }
            }
            guard let windowID, let appID else { return nil }
            return Self(windowID: windowID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}
