// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.VR {
    package struct AddCommandResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VR" }
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

        package static var interface: String { "VR" }
        package static var name: String { "AddCommand" }

        package var cmdID: Int
        package var vrCommands: [String]
        package var type: HMI.Common.VRCommandType
        package var grammarID: Int
        package var appID: Int?

        package init(
            cmdID: Int, vrCommands: [String], type: HMI.Common.VRCommandType, grammarID: Int, appID: Int? = nil
        ) {
            self.cmdID = cmdID
            self.vrCommands = vrCommands
            self.type = type
            self.grammarID = grammarID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(cmdID: 0, vrCommands: [], type: .blank, grammarID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("cmdID", &it.cmdID, 0, 2000000000)
            try v.strings("vrCommands", &it.vrCommands, 1, 100, lengths: 1, 99)
            try v.value("type", &it.type)
            try v.integer("grammarID", &it.grammarID, 0, 2000000000)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ChangeRegistrationResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VR" }
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

        package static var interface: String { "VR" }
        package static var name: String { "ChangeRegistration" }

        package var vrSynonyms: [String]?
        package var language: HMI.Common.Language
        package var appID: Int

        package init(vrSynonyms: [String]? = nil, language: HMI.Common.Language, appID: Int) {
            self.vrSynonyms = vrSynonyms
            self.language = language
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(language: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.strings("vrSynonyms", &it.vrSynonyms, 1, 100, lengths: 1, 40)
            try v.value("language", &it.language)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct DeleteCommandResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VR" }
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

        package static var interface: String { "VR" }
        package static var name: String { "DeleteCommand" }

        package var cmdID: Int
        package var type: HMI.Common.VRCommandType
        package var grammarID: Int
        package var appID: Int

        package init(cmdID: Int, type: HMI.Common.VRCommandType, grammarID: Int, appID: Int) {
            self.cmdID = cmdID
            self.type = type
            self.grammarID = grammarID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(cmdID: 0, type: .blank, grammarID: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("cmdID", &it.cmdID, 0, 2000000000)
            try v.value("type", &it.type)
            try v.integer("grammarID", &it.grammarID, 0, 2000000000)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilities: HMIRequest, MemberVisitable {
        package typealias Response = GetCapabilitiesResponse

        package static var interface: String { "VR" }
        package static var name: String { "GetCapabilities" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetCapabilitiesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VR" }
        package static var name: String { "GetCapabilities" }

        package var vrCapabilities: [HMI.Common.VrCapabilities]?

        package init(vrCapabilities: [HMI.Common.VrCapabilities]? = nil) {
            self.vrCapabilities = vrCapabilities
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("vrCapabilities", &it.vrCapabilities, 1, 100)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetLanguage: HMIRequest, MemberVisitable {
        package typealias Response = GetLanguageResponse

        package static var interface: String { "VR" }
        package static var name: String { "GetLanguage" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetLanguageResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VR" }
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

        package static var interface: String { "VR" }
        package static var name: String { "GetSupportedLanguages" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetSupportedLanguagesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VR" }
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

        package static var interface: String { "VR" }
        package static var name: String { "IsReady" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReadyResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VR" }
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
        package static var interface: String { "VR" }
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

    package struct OnLanguageChange: HMINotification, MemberVisitable {
        package static var interface: String { "VR" }
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

    package struct PerformInteractionResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "VR" }
        package static var name: String { "PerformInteraction" }

        package var choiceID: Int?

        package init(choiceID: Int? = nil) {
            self.choiceID = choiceID
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("choiceID", &it.choiceID, 0, 2000000000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PerformInteraction: HMIRequest, MemberVisitable {
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
            helpPrompt: [HMI.Common.TTSChunk]? = nil, initialPrompt: [HMI.Common.TTSChunk]? = nil,
            timeoutPrompt: [HMI.Common.TTSChunk]? = nil, timeout: Int, grammarID: [Int]? = nil, appID: Int,
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

        @usableFromInline package static var blank: Self { Self(timeout: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("helpPrompt", &it.helpPrompt, 1, 100)
            try v.values("initialPrompt", &it.initialPrompt, 1, 100)
            try v.values("timeoutPrompt", &it.timeoutPrompt, 1, 100)
            try v.integer("timeout", &it.timeout, .min, .max)
            try v.integers("grammarID", &it.grammarID, 1, 100, values: 0, 2000000000)
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("cancelID", &it.cancelID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Started: HMINotification, MemberVisitable {
        package static var interface: String { "VR" }
        package static var name: String { "Started" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Stopped: HMINotification, MemberVisitable {
        package static var interface: String { "VR" }
        package static var name: String { "Stopped" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
