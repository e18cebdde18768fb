// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.TTS {
    package struct ChangeRegistrationResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "TTS" }
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

        package static var interface: String { "TTS" }
        package static var name: String { "ChangeRegistration" }

        package var ttsName: [HMI.Common.TTSChunk]?
        package var language: HMI.Common.Language
        package var appID: Int

        package init(ttsName: [HMI.Common.TTSChunk]? = nil, language: HMI.Common.Language, appID: Int) {
            self.ttsName = ttsName
            self.language = language
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(language: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("ttsName", &it.ttsName, 1, 100)
            try v.value("language", &it.language)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilities: HMIRequest, MemberVisitable {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "TTS" }
        package static var name: String { "GetCapabilities" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilitiesResponse: HMIResponse, MemberVisitable {
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

        @usableFromInline package static var blank: Self { Self(
            speechCapabilities: [], prerecordedSpeechCapabilities: []
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("speechCapabilities", &it.speechCapabilities, 1, 100)
            try v.values("prerecordedSpeechCapabilities", &it.prerecordedSpeechCapabilities, 1, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetLanguage: HMIRequest, MemberVisitable {
        package typealias Response = GetLanguageResponse

        package static var interface: String { "TTS" }
        package static var name: String { "GetLanguage" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetLanguageResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "TTS" }
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

        package static var interface: String { "TTS" }
        package static var name: String { "GetSupportedLanguages" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetSupportedLanguagesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "TTS" }
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

        package static var interface: String { "TTS" }
        package static var name: String { "IsReady" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReadyResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "TTS" }
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

    package struct OnLanguageChange: HMINotification, MemberVisitable {
        package static var interface: String { "TTS" }
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

    package struct SetGlobalPropertiesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "TTS" }
        package static var name: String { "SetGlobalProperties" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetGlobalProperties: HMIRequest, MemberVisitable {
        package typealias Response = SetGlobalPropertiesResponse

        package static var interface: String { "TTS" }
        package static var name: String { "SetGlobalProperties" }

        package var helpPrompt: [HMI.Common.TTSChunk]?
        package var timeoutPrompt: [HMI.Common.TTSChunk]?
        package var appID: Int

        package init(
            helpPrompt: [HMI.Common.TTSChunk]? = nil, timeoutPrompt: [HMI.Common.TTSChunk]? = nil, appID: Int
        ) {
            self.helpPrompt = helpPrompt
            self.timeoutPrompt = timeoutPrompt
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("helpPrompt", &it.helpPrompt, 0, 100)
            try v.values("timeoutPrompt", &it.timeoutPrompt, 1, 100)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SpeakResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "TTS" }
        package static var name: String { "Speak" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Speak: HMIRequest, MemberVisitable {
        package typealias Response = SpeakResponse

        package static var interface: String { "TTS" }
        package static var name: String { "Speak" }

        package var ttsChunks: [HMI.Common.TTSChunk]
        package var appID: Int
        package var speakType: HMI.Common.MethodName?
        package var playTone: Bool?

        package init(
            ttsChunks: [HMI.Common.TTSChunk], appID: Int, speakType: HMI.Common.MethodName? = nil, playTone: Bool? = nil
        ) {
            self.ttsChunks = ttsChunks
            self.appID = appID
            self.speakType = speakType
            self.playTone = playTone
        }

        @usableFromInline package static var blank: Self { Self(ttsChunks: [], appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("ttsChunks", &it.ttsChunks, 1, 100)
            try v.integer("appID", &it.appID, .min, .max)
            try v.value("speakType", &it.speakType)
            try v.bool("playTone", &it.playTone)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Started: HMINotification, MemberVisitable {
        package static var interface: String { "TTS" }
        package static var name: String { "Started" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StopSpeakingResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "TTS" }
        package static var name: String { "StopSpeaking" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StopSpeaking: HMIRequest, MemberVisitable {
        package typealias Response = StopSpeakingResponse

        package static var interface: String { "TTS" }
        package static var name: String { "StopSpeaking" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Stopped: HMINotification, MemberVisitable {
        package static var interface: String { "TTS" }
        package static var name: String { "Stopped" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
