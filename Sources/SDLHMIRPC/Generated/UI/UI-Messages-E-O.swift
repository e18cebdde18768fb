// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.UI {
    /// The response `EndAudioPassThru`.
    package struct EndAudioPassThruResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "EndAudioPassThru" }

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
    /// The request `EndAudioPassThru`.
    package struct EndAudioPassThru: HMIRequest {
        package typealias Response = EndAudioPassThruResponse

        package static var interface: String { "UI" }
        package static var name: String { "EndAudioPassThru" }

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
    /// The request `GetCapabilities`.
    package struct GetCapabilities: HMIRequest {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "UI" }
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

extension HMI.UI {
    /// The response `GetCapabilities`.
    package struct GetCapabilitiesResponse: HMIResponse {
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("displayCapabilities", displayCapabilities)
            writer.field("audioPassThruCapabilities", audioPassThruCapabilities)
            writer.field("audioPassThruCapabilitiesList", audioPassThruCapabilitiesList)
            writer.field("hmiZoneCapabilities", hmiZoneCapabilities)
            writer.field("softButtonCapabilities", softButtonCapabilities)
            writer.field("hmiCapabilities", hmiCapabilities)
            writer.field("systemCapabilities", systemCapabilities)
            writer.field("pcmStreamCapabilities", pcmStreamCapabilities)
            writer.endObject()
        }

        private static let keys = JSONKeys("displayCapabilities", "audioPassThruCapabilities", "audioPassThruCapabilitiesList", "hmiZoneCapabilities", "softButtonCapabilities", "hmiCapabilities", "systemCapabilities", "pcmStreamCapabilities")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var displayCapabilities: HMI.Common.DisplayCapabilities?
            var audioPassThruCapabilities: HMI.Common.AudioPassThruCapabilities?
            var audioPassThruCapabilitiesList: [HMI.Common.AudioPassThruCapabilities]?
            var hmiZoneCapabilities: HMI.Common.HmiZoneCapabilities?
            var softButtonCapabilities: [HMI.Common.SoftButtonCapabilities]?
            var hmiCapabilities: HMI.Common.HMICapabilities?
            var systemCapabilities: HMI.Common.SystemCapabilities?
            var pcmStreamCapabilities: HMI.Common.AudioPassThruCapabilities?
            guard var frame = try reader.members(keys, mandatory: 0xb) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: displayCapabilities = try HMI.Common.DisplayCapabilities.read(from: &reader)
                case 1: audioPassThruCapabilities = try HMI.Common.AudioPassThruCapabilities.read(from: &reader)
                case 2: audioPassThruCapabilitiesList = try reader.array(of: HMI.Common.AudioPassThruCapabilities.self, 1, 100)
                case 3: hmiZoneCapabilities = try HMI.Common.HmiZoneCapabilities.read(from: &reader)
                case 4: softButtonCapabilities = try reader.array(of: HMI.Common.SoftButtonCapabilities.self, 1, 100)
                case 5: hmiCapabilities = try HMI.Common.HMICapabilities.read(from: &reader)
                case 6: systemCapabilities = try HMI.Common.SystemCapabilities.read(from: &reader)
                default: pcmStreamCapabilities = try HMI.Common.AudioPassThruCapabilities.read(from: &reader)
                }
            }
            guard let displayCapabilities, let audioPassThruCapabilities, let hmiZoneCapabilities else { return nil }
            return Self(displayCapabilities: displayCapabilities, audioPassThruCapabilities: audioPassThruCapabilities, audioPassThruCapabilitiesList: audioPassThruCapabilitiesList, hmiZoneCapabilities: hmiZoneCapabilities, softButtonCapabilities: softButtonCapabilities, hmiCapabilities: hmiCapabilities, systemCapabilities: systemCapabilities, pcmStreamCapabilities: pcmStreamCapabilities)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("displayCapabilities", displayCapabilities)
            violations.object("audioPassThruCapabilities", audioPassThruCapabilities)
            violations.objects("audioPassThruCapabilitiesList", audioPassThruCapabilitiesList, 1, 100)
            violations.object("hmiZoneCapabilities", hmiZoneCapabilities)
            violations.objects("softButtonCapabilities", softButtonCapabilities, 1, 100)
            violations.object("hmiCapabilities", hmiCapabilities)
            violations.object("systemCapabilities", systemCapabilities)
            violations.object("pcmStreamCapabilities", pcmStreamCapabilities)
        }
    }
}

extension HMI.UI {
    /// The request `GetLanguage`.
    package struct GetLanguage: HMIRequest {
        package typealias Response = GetLanguageResponse

        package static var interface: String { "UI" }
        package static var name: String { "GetLanguage" }

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
    /// The response `GetLanguage`.
    package struct GetLanguageResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "GetLanguage" }

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

extension HMI.UI {
    /// The request `GetSupportedLanguages`.
    package struct GetSupportedLanguages: HMIRequest {
        package typealias Response = GetSupportedLanguagesResponse

        package static var interface: String { "UI" }
        package static var name: String { "GetSupportedLanguages" }

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
    /// The response `GetSupportedLanguages`.
    package struct GetSupportedLanguagesResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "GetSupportedLanguages" }

        package var languages: [HMI.Common.Language]

        package init(
            languages: [HMI.Common.Language]
        ) {
            self.languages = languages
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("languages", languages)
            writer.endObject()
        }

        private static let keys = JSONKeys("languages")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var languages: [HMI.Common.Language]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: languages = try reader.array(of: HMI.Common.Language.self, 1, 100)
                }
            }
            guard let languages else { return nil }
            return Self(languages: languages)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("languages", languages, 1, 100)
        }
    }
}

extension HMI.UI {
    /// The request `IsReady`.
    package struct IsReady: HMIRequest {
        package typealias Response = IsReadyResponse

        package static var interface: String { "UI" }
        package static var name: String { "IsReady" }

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
    /// The response `IsReady`.
    package struct IsReadyResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "IsReady" }

        package var available: Bool

        package init(
            available: Bool
        ) {
            self.available = available
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("available", available)
            writer.endObject()
        }

        private static let keys = JSONKeys("available")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var available: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: available = try reader.bool()
                }
            }
            guard let available else { return nil }
            return Self(available: available)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.UI {
    /// The notification `OnCommand`.
    package struct OnCommand: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnCommand" }

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
    /// The notification `OnDriverDistraction`.
    package struct OnDriverDistraction: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnDriverDistraction" }

        package var state: HMI.Common.DriverDistractionState

        package init(
            state: HMI.Common.DriverDistractionState
        ) {
            self.state = state
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("state", state)
            writer.endObject()
        }

        private static let keys = JSONKeys("state")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var state: HMI.Common.DriverDistractionState?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: state = try HMI.Common.DriverDistractionState.read(from: &reader)
                }
            }
            guard let state else { return nil }
            return Self(state: state)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("state", state)
        }
    }
}

extension HMI.UI {
    /// The notification `OnKeyboardInput`.
    package struct OnKeyboardInput: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnKeyboardInput" }

        package var event: HMI.Common.KeyboardEvent
        package var data: String?

        package init(
            event: HMI.Common.KeyboardEvent,
            data: String? = nil
        ) {
            self.event = event
            self.data = data
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("event", event)
            writer.field("data", data)
            writer.endObject()
        }

        private static let keys = JSONKeys("event", "data")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var event: HMI.Common.KeyboardEvent?
            var data: String?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: event = try HMI.Common.KeyboardEvent.read(from: &reader)
                default: data = try reader.string(0, 500)
                }
            }
            guard let event else { return nil }
            return Self(event: event, data: data)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("event", event)
            violations.string("data", data, 0, 500)
        }
    }
}

extension HMI.UI {
    /// The notification `OnLanguageChange`.
    package struct OnLanguageChange: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnLanguageChange" }

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

extension HMI.UI {
    /// The notification `OnRecordStart`.
    package struct OnRecordStart: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnRecordStart" }

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

extension HMI.UI {
    /// The notification `OnSubtleAlertPressed`.
    package struct OnSubtleAlertPressed: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnSubtleAlertPressed" }

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

extension HMI.UI {
    /// The notification `OnSystemContext`.
    package struct OnSystemContext: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnSystemContext" }

        package var systemContext: HMI.Common.SystemContext
        package var appID: Int?
        package var windowID: Int?

        package init(
            systemContext: HMI.Common.SystemContext,
            appID: Int? = nil,
            windowID: Int? = nil
        ) {
            self.systemContext = systemContext
            self.appID = appID
            self.windowID = windowID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("systemContext", systemContext)
            writer.field("appID", appID)
            writer.field("windowID", windowID)
            writer.endObject()
        }

        private static let keys = JSONKeys("systemContext", "appID", "windowID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var systemContext: HMI.Common.SystemContext?
            var appID: Int?
            var windowID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: systemContext = try HMI.Common.SystemContext.read(from: &reader)
                case 1: appID = try reader.integer()
                default: windowID = try reader.integer()
                }
            }
            guard let systemContext else { return nil }
            return Self(systemContext: systemContext, appID: appID, windowID: windowID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("systemContext", systemContext)
        }
    }
}

extension HMI.UI {
    /// The notification `OnTouchEvent`.
    package struct OnTouchEvent: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnTouchEvent" }

        package var type: HMI.Common.TouchType
        package var event: [HMI.Common.TouchEvent]

        package init(
            type: HMI.Common.TouchType,
            event: [HMI.Common.TouchEvent]
        ) {
            self.type = type
            self.event = event
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("type", type)
            writer.field("event", event)
            writer.endObject()
        }

        private static let keys = JSONKeys("type", "event")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var type: HMI.Common.TouchType?
            var event: [HMI.Common.TouchEvent]?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: type = try HMI.Common.TouchType.read(from: &reader)
                default: event = try reader.array(of: HMI.Common.TouchEvent.self, 1, 10)
                }
            }
            guard let type, let event else { return nil }
            return Self(type: type, event: event)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("type", type)
            violations.objects("event", event, 1, 10)
        }
    }
}

extension HMI.UI {
    /// The notification `OnUpdateFile`.
    package struct OnUpdateFile: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnUpdateFile" }

        package var appID: Int
        package var fileName: String

        package init(
            appID: Int,
            fileName: String
        ) {
            self.appID = appID
            self.fileName = fileName
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("fileName", fileName)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "fileName")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var fileName: String?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                default: fileName = try reader.string(1, 255)
                }
            }
            guard let appID, let fileName else { return nil }
            return Self(appID: appID, fileName: fileName)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("fileName", fileName, 1, 255)
        }
    }
}

extension HMI.UI {
    /// The notification `OnUpdateSubMenu`.
    package struct OnUpdateSubMenu: HMINotification {
        package static var interface: String { "UI" }
        package static var name: String { "OnUpdateSubMenu" }

        package var appID: Int
        package var menuID: Int
        package var updateSubCells: Bool?

        package init(
            appID: Int,
            menuID: Int,
            updateSubCells: Bool? = nil
        ) {
            self.appID = appID
            self.menuID = menuID
            self.updateSubCells = updateSubCells
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("menuID", menuID)
            writer.field("updateSubCells", updateSubCells)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "menuID", "updateSubCells")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var menuID: Int?
            var updateSubCells: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                case 1: menuID = try reader.integer(0, 2000000000)
                default: updateSubCells = try reader.bool()
                }
            }
            guard let appID, let menuID else { return nil }
            return Self(appID: appID, menuID: menuID, updateSubCells: updateSubCells)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("menuID", menuID, 0, 2000000000)
        }
    }
}
