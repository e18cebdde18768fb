// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.VR {
    /// The response `AddCommand`.
    package struct AddCommandResponse: HMIResponse {
        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The request `AddCommand`.
    package struct AddCommand: HMIRequest {
        package typealias Response = AddCommandResponse

        package static var interface: String { "VR" }
        package static var name: String { "AddCommand" }

        package var cmdID: Int
        package var vrCommands: [String]
        package var type: HMI.Common.VRCommandType
        package var grammarID: Int
        package var appID: Int?

        package init(
            cmdID: Int,
            vrCommands: [String],
            type: HMI.Common.VRCommandType,
            grammarID: Int,
            appID: Int? = nil
        ) {
            self.cmdID = cmdID
            self.vrCommands = vrCommands
            self.type = type
            self.grammarID = grammarID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("cmdID", cmdID)
            writer.field("vrCommands", vrCommands)
            writer.field("type", type)
            writer.field("grammarID", grammarID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("cmdID", "vrCommands", "type", "grammarID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var cmdID: Int?
            var vrCommands: [String]?
            var type: HMI.Common.VRCommandType?
            var grammarID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: cmdID = try reader.integer(0, 2000000000)
                case 1: vrCommands = try reader.strings(1, 100, lengths: 1, 99)
                case 2: type = try HMI.Common.VRCommandType.read(from: &reader)
                case 3: grammarID = try reader.integer(0, 2000000000)
                default: appID = try reader.integer()
                }
            }
            guard let cmdID, let vrCommands, let type, let grammarID else { return nil }
            return Self(cmdID: cmdID, vrCommands: vrCommands, type: type, grammarID: grammarID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("cmdID", cmdID, 0, 2000000000)
            violations.array("vrCommands", vrCommands, 1, 100) { $0.check($1, 1, 99) }
            violations.object("type", type)
            violations.integer("grammarID", grammarID, 0, 2000000000)
        }
    }
}

extension HMI.VR {
    /// The response `ChangeRegistration`.
    package struct ChangeRegistrationResponse: HMIResponse {
        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The request `ChangeRegistration`.
    package struct ChangeRegistration: HMIRequest {
        package typealias Response = ChangeRegistrationResponse

        package static var interface: String { "VR" }
        package static var name: String { "ChangeRegistration" }

        package var vrSynonyms: [String]?
        package var language: HMI.Common.Language
        package var appID: Int

        package init(
            vrSynonyms: [String]? = nil,
            language: HMI.Common.Language,
            appID: Int
        ) {
            self.vrSynonyms = vrSynonyms
            self.language = language
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("vrSynonyms", vrSynonyms)
            writer.field("language", language)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("vrSynonyms", "language", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var vrSynonyms: [String]?
            var language: HMI.Common.Language?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x6) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: vrSynonyms = try reader.strings(1, 100, lengths: 1, 40)
                case 1: language = try HMI.Common.Language.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let language, let appID else { return nil }
            return Self(vrSynonyms: vrSynonyms, language: language, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.array("vrSynonyms", vrSynonyms, 1, 100) { $0.check($1, 1, 40) }
            violations.object("language", language)
        }
    }
}

extension HMI.VR {
    /// The response `DeleteCommand`.
    package struct DeleteCommandResponse: HMIResponse {
        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The request `DeleteCommand`.
    package struct DeleteCommand: HMIRequest {
        package typealias Response = DeleteCommandResponse

        package static var interface: String { "VR" }
        package static var name: String { "DeleteCommand" }

        package var cmdID: Int
        package var type: HMI.Common.VRCommandType
        package var grammarID: Int
        package var appID: Int

        package init(
            cmdID: Int,
            type: HMI.Common.VRCommandType,
            grammarID: Int,
            appID: Int
        ) {
            self.cmdID = cmdID
            self.type = type
            self.grammarID = grammarID
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("cmdID", cmdID)
            writer.field("type", type)
            writer.field("grammarID", grammarID)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("cmdID", "type", "grammarID", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var cmdID: Int?
            var type: HMI.Common.VRCommandType?
            var grammarID: Int?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: cmdID = try reader.integer(0, 2000000000)
                case 1: type = try HMI.Common.VRCommandType.read(from: &reader)
                case 2: grammarID = try reader.integer(0, 2000000000)
                default: appID = try reader.integer()
                }
            }
            guard let cmdID, let type, let grammarID, let appID else { return nil }
            return Self(cmdID: cmdID, type: type, grammarID: grammarID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("cmdID", cmdID, 0, 2000000000)
            violations.object("type", type)
            violations.integer("grammarID", grammarID, 0, 2000000000)
        }
    }
}

extension HMI.VR {
    /// The request `GetCapabilities`.
    package struct GetCapabilities: HMIRequest {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The response `GetCapabilities`.
    package struct GetCapabilitiesResponse: HMIResponse {
        package static var interface: String { "VR" }
        package static var name: String { "GetCapabilities" }

        package var vrCapabilities: [HMI.Common.VrCapabilities]?

        package init(
            vrCapabilities: [HMI.Common.VrCapabilities]? = nil
        ) {
            self.vrCapabilities = vrCapabilities
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("vrCapabilities", vrCapabilities)
            writer.endObject()
        }

        private static let keys = JSONKeys("vrCapabilities")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var vrCapabilities: [HMI.Common.VrCapabilities]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: vrCapabilities = try reader.array(of: HMI.Common.VrCapabilities.self, 1, 100)
                }
            }
            return Self(vrCapabilities: vrCapabilities)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("vrCapabilities", vrCapabilities, 1, 100)
        }
    }
}

extension HMI.VR {
    /// The request `GetLanguage`.
    package struct GetLanguage: HMIRequest {
        package typealias Response = GetLanguageResponse

        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The response `GetLanguage`.
    package struct GetLanguageResponse: HMIResponse {
        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The request `GetSupportedLanguages`.
    package struct GetSupportedLanguages: HMIRequest {
        package typealias Response = GetSupportedLanguagesResponse

        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The response `GetSupportedLanguages`.
    package struct GetSupportedLanguagesResponse: HMIResponse {
        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The request `IsReady`.
    package struct IsReady: HMIRequest {
        package typealias Response = IsReadyResponse

        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The response `IsReady`.
    package struct IsReadyResponse: HMIResponse {
        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The notification `OnCommand`.
    package struct OnCommand: HMINotification {
        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The notification `OnLanguageChange`.
    package struct OnLanguageChange: HMINotification {
        package static var interface: String { "VR" }
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

extension HMI.VR {
    /// The response `PerformInteraction`.
    package struct PerformInteractionResponse: HMIResponse {
        package static var interface: String { "VR" }
        package static var name: String { "PerformInteraction" }

        package var choiceID: Int?

        package init(
            choiceID: Int? = nil
        ) {
            self.choiceID = choiceID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("choiceID", choiceID)
            writer.endObject()
        }

        private static let keys = JSONKeys("choiceID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var choiceID: Int?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: choiceID = try reader.integer(0, 2000000000)
                }
            }
            return Self(choiceID: choiceID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("choiceID", choiceID, 0, 2000000000)
        }
    }
}

extension HMI.VR {
    /// The request `PerformInteraction`.
    package struct PerformInteraction: HMIRequest {
        package typealias Response = PerformInteractionResponse

        package static var interface: String { "VR" }
        package static var name: String { "PerformInteraction" }

        package var helpPrompt: [HMI.Common.TTSChunk]?
        package var initialPrompt: [HMI.Common.TTSChunk]?
        package var timeoutPrompt: [HMI.Common.TTSChunk]?
        package var timeout: Int
        package var grammarID: [Int]?
        package var appID: Int
        package var cancelID: Int?

        package init(
            helpPrompt: [HMI.Common.TTSChunk]? = nil,
            initialPrompt: [HMI.Common.TTSChunk]? = nil,
            timeoutPrompt: [HMI.Common.TTSChunk]? = nil,
            timeout: Int,
            grammarID: [Int]? = nil,
            appID: Int,
            cancelID: Int? = nil
        ) {
            self.helpPrompt = helpPrompt
            self.initialPrompt = initialPrompt
            self.timeoutPrompt = timeoutPrompt
            self.timeout = timeout
            self.grammarID = grammarID
            self.appID = appID
            self.cancelID = cancelID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("helpPrompt", helpPrompt)
            writer.field("initialPrompt", initialPrompt)
            writer.field("timeoutPrompt", timeoutPrompt)
            writer.field("timeout", timeout)
            writer.field("grammarID", grammarID)
            writer.field("appID", appID)
            writer.field("cancelID", cancelID)
            writer.endObject()
        }

        private static let keys = JSONKeys("helpPrompt", "initialPrompt", "timeoutPrompt", "timeout", "grammarID", "appID", "cancelID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var helpPrompt: [HMI.Common.TTSChunk]?
            var initialPrompt: [HMI.Common.TTSChunk]?
            var timeoutPrompt: [HMI.Common.TTSChunk]?
            var timeout: Int?
            var grammarID: [Int]?
            var appID: Int?
            var cancelID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x28) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: helpPrompt = try reader.array(of: HMI.Common.TTSChunk.self, 1, 100)
                case 1: initialPrompt = try reader.array(of: HMI.Common.TTSChunk.self, 1, 100)
                case 2: timeoutPrompt = try reader.array(of: HMI.Common.TTSChunk.self, 1, 100)
                case 3: timeout = try reader.integer()
                case 4: grammarID = try reader.integers(1, 100, values: 0, 2000000000)
                case 5: appID = try reader.integer()
                default: cancelID = try reader.integer()
                }
            }
            guard let timeout, let appID else { return nil }
            return Self(helpPrompt: helpPrompt, initialPrompt: initialPrompt, timeoutPrompt: timeoutPrompt, timeout: timeout, grammarID: grammarID, appID: appID, cancelID: cancelID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("helpPrompt", helpPrompt, 1, 100)
            violations.objects("initialPrompt", initialPrompt, 1, 100)
            violations.objects("timeoutPrompt", timeoutPrompt, 1, 100)
            violations.array("grammarID", grammarID, 1, 100) { $0.check($1, 0, 2000000000) }
        }
    }
}

extension HMI.VR {
    /// The notification `Started`.
    package struct Started: HMINotification {
        package static var interface: String { "VR" }
        package static var name: String { "Started" }

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

extension HMI.VR {
    /// The notification `Stopped`.
    package struct Stopped: HMINotification {
        package static var interface: String { "VR" }
        package static var name: String { "Stopped" }

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
