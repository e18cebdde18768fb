// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.UI {
    /// The response `PerformAudioPassThru`.
    package struct PerformAudioPassThruResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "PerformAudioPassThru" }

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
    /// The request `PerformAudioPassThru`.
    package struct PerformAudioPassThru: HMIRequest {
        package typealias Response = PerformAudioPassThruResponse

        package static var interface: String { "UI" }
        package static var name: String { "PerformAudioPassThru" }

        package var appID: Int
        package var audioPassThruDisplayTexts: [HMI.Common.TextFieldStruct]
        package var maxDuration: Int
        package var muteAudio: Bool

        package init(
            appID: Int,
            audioPassThruDisplayTexts: [HMI.Common.TextFieldStruct],
            maxDuration: Int,
            muteAudio: Bool
        ) {
            self.appID = appID
            self.audioPassThruDisplayTexts = audioPassThruDisplayTexts
            self.maxDuration = maxDuration
            self.muteAudio = muteAudio
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("audioPassThruDisplayTexts", audioPassThruDisplayTexts)
            writer.field("maxDuration", maxDuration)
            writer.field("muteAudio", muteAudio)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "audioPassThruDisplayTexts", "maxDuration", "muteAudio")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var audioPassThruDisplayTexts: [HMI.Common.TextFieldStruct]?
            var maxDuration: Int?
            var muteAudio: Bool?
            guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                case 1: audioPassThruDisplayTexts = try reader.array(of: HMI.Common.TextFieldStruct.self, 0, 2)
                case 2: maxDuration = try reader.integer(1, 1000000)
                default: muteAudio = try reader.bool()
                }
            }
            guard let appID, let audioPassThruDisplayTexts, let maxDuration, let muteAudio else { return nil }
            return Self(appID: appID, audioPassThruDisplayTexts: audioPassThruDisplayTexts, maxDuration: maxDuration, muteAudio: muteAudio)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("audioPassThruDisplayTexts", audioPassThruDisplayTexts, 0, 2)
            violations.integer("maxDuration", maxDuration, 1, 1000000)
        }
    }
}

extension HMI.UI {
    /// The response `PerformInteraction`.
    package struct PerformInteractionResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "PerformInteraction" }

        package var choiceID: Int?
        package var manualTextEntry: String?

        package init(
            choiceID: Int? = nil,
            manualTextEntry: String? = nil
        ) {
            self.choiceID = choiceID
            self.manualTextEntry = manualTextEntry
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("choiceID", choiceID)
            writer.field("manualTextEntry", manualTextEntry)
            writer.endObject()
        }

        private static let keys = JSONKeys("choiceID", "manualTextEntry")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var choiceID: Int?
            var manualTextEntry: String?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: choiceID = try reader.integer(0, 2000000000)
                default: manualTextEntry = try reader.string(0, 500)
                }
            }
            return Self(choiceID: choiceID, manualTextEntry: manualTextEntry)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("choiceID", choiceID, 0, 2000000000)
            violations.string("manualTextEntry", manualTextEntry, 0, 500)
        }
    }
}

extension HMI.UI {
    /// The request `PerformInteraction`.
    package struct PerformInteraction: HMIRequest {
        package typealias Response = PerformInteractionResponse

        package static var interface: String { "UI" }
        package static var name: String { "PerformInteraction" }

        package var initialText: HMI.Common.TextFieldStruct?
        package var choiceSet: [HMI.Common.Choice]?
        package var vrHelpTitle: String?
        package var vrHelp: [HMI.Common.VrHelpItem]?
        package var timeout: Int
        package var interactionLayout: HMI.Common.LayoutMode?
        package var appID: Int
        package var cancelID: Int?

        package init(
            initialText: HMI.Common.TextFieldStruct? = nil,
            choiceSet: [HMI.Common.Choice]? = nil,
            vrHelpTitle: String? = nil,
            vrHelp: [HMI.Common.VrHelpItem]? = nil,
            timeout: Int,
            interactionLayout: HMI.Common.LayoutMode? = nil,
            appID: Int,
            cancelID: Int? = nil
        ) {
            self.initialText = initialText
            self.choiceSet = choiceSet
            self.vrHelpTitle = vrHelpTitle
            self.vrHelp = vrHelp
            self.timeout = timeout
            self.interactionLayout = interactionLayout
            self.appID = appID
            self.cancelID = cancelID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("initialText", initialText)
            writer.field("choiceSet", choiceSet)
            writer.field("vrHelpTitle", vrHelpTitle)
            writer.field("vrHelp", vrHelp)
            writer.field("timeout", timeout)
            writer.field("interactionLayout", interactionLayout)
            writer.field("appID", appID)
            writer.field("cancelID", cancelID)
            writer.endObject()
        }

        private static let keys = JSONKeys("initialText", "choiceSet", "vrHelpTitle", "vrHelp", "timeout", "interactionLayout", "appID", "cancelID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var initialText: HMI.Common.TextFieldStruct?
            var choiceSet: [HMI.Common.Choice]?
            var vrHelpTitle: String?
            var vrHelp: [HMI.Common.VrHelpItem]?
            var timeout: Int?
            var interactionLayout: HMI.Common.LayoutMode?
            var appID: Int?
            var cancelID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x50) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: initialText = try HMI.Common.TextFieldStruct.read(from: &reader)
                case 1: choiceSet = try reader.array(of: HMI.Common.Choice.self, 1, 100)
                case 2: vrHelpTitle = try reader.string(1, 500)
                case 3: vrHelp = try reader.array(of: HMI.Common.VrHelpItem.self, 1, 100)
                case 4: timeout = try reader.integer(5000, 100000)
                case 5: interactionLayout = try HMI.Common.LayoutMode.read(from: &reader)
                case 6: appID = try reader.integer()
                default: cancelID = try reader.integer()
                }
            }
            guard let timeout, let appID else { return nil }
            return Self(initialText: initialText, choiceSet: choiceSet, vrHelpTitle: vrHelpTitle, vrHelp: vrHelp, timeout: timeout, interactionLayout: interactionLayout, appID: appID, cancelID: cancelID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("initialText", initialText)
            violations.objects("choiceSet", choiceSet, 1, 100)
            violations.string("vrHelpTitle", vrHelpTitle, 1, 500)
            violations.objects("vrHelp", vrHelp, 1, 100)
            violations.integer("timeout", timeout, 5000, 100000)
            violations.object("interactionLayout", interactionLayout)
        }
    }
}
