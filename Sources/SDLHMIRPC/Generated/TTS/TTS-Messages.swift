// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.TTS {
    /// The response `ChangeRegistration`.
    package struct ChangeRegistrationResponse: HMIResponse {
        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The request `ChangeRegistration`.
    package struct ChangeRegistration: HMIRequest {
        package typealias Response = ChangeRegistrationResponse

        package static var interface: String { "TTS" }
        package static var name: String { "ChangeRegistration" }

        package var ttsName: [HMI.Common.TTSChunk]?
        package var language: HMI.Common.Language
        package var appID: Int

        package init(
            ttsName: [HMI.Common.TTSChunk]? = nil,
            language: HMI.Common.Language,
            appID: Int
        ) {
            self.ttsName = ttsName
            self.language = language
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("ttsName", ttsName)
            writer.field("language", language)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("ttsName", "language", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var ttsName: [HMI.Common.TTSChunk]?
            var language: HMI.Common.Language?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x6) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: ttsName = try reader.array(of: HMI.Common.TTSChunk.self, 1, 100)
                case 1: language = try HMI.Common.Language.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let language, let appID else { return nil }
            return Self(ttsName: ttsName, language: language, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("ttsName", ttsName, 1, 100)
            violations.object("language", language)
        }
    }
}

extension HMI.TTS {
    /// The request `GetCapabilities`.
    package struct GetCapabilities: HMIRequest {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The response `GetCapabilities`.
    package struct GetCapabilitiesResponse: HMIResponse {
        package static var interface: String { "TTS" }
        package static var name: String { "GetCapabilities" }

        package var speechCapabilities: [HMI.Common.SpeechCapabilities]
        package var prerecordedSpeechCapabilities: [HMI.Common.PrerecordedSpeech]

        package init(
            speechCapabilities: [HMI.Common.SpeechCapabilities],
            prerecordedSpeechCapabilities: [HMI.Common.PrerecordedSpeech]
        ) {
            self.speechCapabilities = speechCapabilities
            self.prerecordedSpeechCapabilities = prerecordedSpeechCapabilities
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("speechCapabilities", speechCapabilities)
            writer.field("prerecordedSpeechCapabilities", prerecordedSpeechCapabilities)
            writer.endObject()
        }

        private static let keys = JSONKeys("speechCapabilities", "prerecordedSpeechCapabilities")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var speechCapabilities: [HMI.Common.SpeechCapabilities]?
            var prerecordedSpeechCapabilities: [HMI.Common.PrerecordedSpeech]?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: speechCapabilities = try reader.array(of: HMI.Common.SpeechCapabilities.self, 1, 100)
                default: prerecordedSpeechCapabilities = try reader.array(of: HMI.Common.PrerecordedSpeech.self, 1, 100)
                }
            }
            guard let speechCapabilities, let prerecordedSpeechCapabilities else { return nil }
            return Self(speechCapabilities: speechCapabilities, prerecordedSpeechCapabilities: prerecordedSpeechCapabilities)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("speechCapabilities", speechCapabilities, 1, 100)
            violations.objects("prerecordedSpeechCapabilities", prerecordedSpeechCapabilities, 1, 100)
        }
    }
}

extension HMI.TTS {
    /// The request `GetLanguage`.
    package struct GetLanguage: HMIRequest {
        package typealias Response = GetLanguageResponse

        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The response `GetLanguage`.
    package struct GetLanguageResponse: HMIResponse {
        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The request `GetSupportedLanguages`.
    package struct GetSupportedLanguages: HMIRequest {
        package typealias Response = GetSupportedLanguagesResponse

        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The response `GetSupportedLanguages`.
    package struct GetSupportedLanguagesResponse: HMIResponse {
        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The request `IsReady`.
    package struct IsReady: HMIRequest {
        package typealias Response = IsReadyResponse

        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The response `IsReady`.
    package struct IsReadyResponse: HMIResponse {
        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The notification `OnLanguageChange`.
    package struct OnLanguageChange: HMINotification {
        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The response `SetGlobalProperties`.
    package struct SetGlobalPropertiesResponse: HMIResponse {
        package static var interface: String { "TTS" }
        package static var name: String { "SetGlobalProperties" }

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

extension HMI.TTS {
    /// The request `SetGlobalProperties`.
    package struct SetGlobalProperties: HMIRequest {
        package typealias Response = SetGlobalPropertiesResponse

        package static var interface: String { "TTS" }
        package static var name: String { "SetGlobalProperties" }

        package var helpPrompt: [HMI.Common.TTSChunk]?
        package var timeoutPrompt: [HMI.Common.TTSChunk]?
        package var appID: Int

        package init(
            helpPrompt: [HMI.Common.TTSChunk]? = nil,
            timeoutPrompt: [HMI.Common.TTSChunk]? = nil,
            appID: Int
        ) {
            self.helpPrompt = helpPrompt
            self.timeoutPrompt = timeoutPrompt
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("helpPrompt", helpPrompt)
            writer.field("timeoutPrompt", timeoutPrompt)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("helpPrompt", "timeoutPrompt", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var helpPrompt: [HMI.Common.TTSChunk]?
            var timeoutPrompt: [HMI.Common.TTSChunk]?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x4) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: helpPrompt = try reader.array(of: HMI.Common.TTSChunk.self, 0, 100)
                case 1: timeoutPrompt = try reader.array(of: HMI.Common.TTSChunk.self, 1, 100)
                default: appID = try reader.integer()
                }
            }
            guard let appID else { return nil }
            return Self(helpPrompt: helpPrompt, timeoutPrompt: timeoutPrompt, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("helpPrompt", helpPrompt, 0, 100)
            violations.objects("timeoutPrompt", timeoutPrompt, 1, 100)
        }
    }
}

extension HMI.TTS {
    /// The response `Speak`.
    package struct SpeakResponse: HMIResponse {
        package static var interface: String { "TTS" }
        package static var name: String { "Speak" }

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

extension HMI.TTS {
    /// The request `Speak`.
    package struct Speak: HMIRequest {
        package typealias Response = SpeakResponse

        package static var interface: String { "TTS" }
        package static var name: String { "Speak" }

        package var ttsChunks: [HMI.Common.TTSChunk]
        package var appID: Int
        package var speakType: HMI.Common.MethodName?
        package var playTone: Bool?

        package init(
            ttsChunks: [HMI.Common.TTSChunk],
            appID: Int,
            speakType: HMI.Common.MethodName? = nil,
            playTone: Bool? = nil
        ) {
            self.ttsChunks = ttsChunks
            self.appID = appID
            self.speakType = speakType
            self.playTone = playTone
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("ttsChunks", ttsChunks)
            writer.field("appID", appID)
            writer.field("speakType", speakType)
            writer.field("playTone", playTone)
            writer.endObject()
        }

        private static let keys = JSONKeys("ttsChunks", "appID", "speakType", "playTone")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var ttsChunks: [HMI.Common.TTSChunk]?
            var appID: Int?
            var speakType: HMI.Common.MethodName?
            var playTone: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: ttsChunks = try reader.array(of: HMI.Common.TTSChunk.self, 1, 100)
                case 1: appID = try reader.integer()
                case 2: speakType = try HMI.Common.MethodName.read(from: &reader)
                default: playTone = try reader.bool()
                }
            }
            guard let ttsChunks, let appID else { return nil }
            return Self(ttsChunks: ttsChunks, appID: appID, speakType: speakType, playTone: playTone)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("ttsChunks", ttsChunks, 1, 100)
            violations.object("speakType", speakType)
        }
    }
}

extension HMI.TTS {
    /// The notification `Started`.
    package struct Started: HMINotification {
        package static var interface: String { "TTS" }
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

extension HMI.TTS {
    /// The response `StopSpeaking`.
    package struct StopSpeakingResponse: HMIResponse {
        package static var interface: String { "TTS" }
        package static var name: String { "StopSpeaking" }

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

extension HMI.TTS {
    /// The request `StopSpeaking`.
    package struct StopSpeaking: HMIRequest {
        package typealias Response = StopSpeakingResponse

        package static var interface: String { "TTS" }
        package static var name: String { "StopSpeaking" }

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

extension HMI.TTS {
    /// The notification `Stopped`.
    package struct Stopped: HMINotification {
        package static var interface: String { "TTS" }
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
