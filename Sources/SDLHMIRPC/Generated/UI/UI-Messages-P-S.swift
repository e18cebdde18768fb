// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.UI {
    package struct PerformAudioPassThruResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "PerformAudioPassThru" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PerformAudioPassThru: HMIRequest, MemberVisitable {
        package typealias Response = PerformAudioPassThruResponse

        package static var interface: String { "UI" }
        package static var name: String { "PerformAudioPassThru" }

        package var appID: Int
        package var audioPassThruDisplayTexts: [HMI.Common.TextFieldStruct]
        package var maxDuration: Int
        package var muteAudio: Bool

        package init(
            appID: Int, audioPassThruDisplayTexts: [HMI.Common.TextFieldStruct], maxDuration: Int, muteAudio: Bool
        ) {
            self.appID = appID
            self.audioPassThruDisplayTexts = audioPassThruDisplayTexts
            self.maxDuration = maxDuration
            self.muteAudio = muteAudio
        }

        @usableFromInline package static var blank: Self { Self(
            appID: 0, audioPassThruDisplayTexts: [], maxDuration: 0, muteAudio: false
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.values("audioPassThruDisplayTexts", &it.audioPassThruDisplayTexts, 0, 2)
            try v.integer("maxDuration", &it.maxDuration, 1, 1000000)
            try v.bool("muteAudio", &it.muteAudio)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PerformInteractionResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "PerformInteraction" }

        package var choiceID: Int?
        package var manualTextEntry: String?

        package init(choiceID: Int? = nil, manualTextEntry: String? = nil) {
            self.choiceID = choiceID
            self.manualTextEntry = manualTextEntry
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("choiceID", &it.choiceID, 0, 2000000000)
            try v.string("manualTextEntry", &it.manualTextEntry, 0, 500)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct PerformInteraction: HMIRequest, MemberVisitable {
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
            initialText: HMI.Common.TextFieldStruct? = nil, choiceSet: [HMI.Common.Choice]? = nil,
            vrHelpTitle: String? = nil, vrHelp: [HMI.Common.VrHelpItem]? = nil, timeout: Int,
            interactionLayout: HMI.Common.LayoutMode? = nil, appID: Int, cancelID: Int? = nil
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

        @usableFromInline package static var blank: Self { Self(timeout: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("initialText", &it.initialText)
            try v.values("choiceSet", &it.choiceSet, 1, 100)
            try v.string("vrHelpTitle", &it.vrHelpTitle, 1, 500)
            try v.values("vrHelp", &it.vrHelp, 1, 100)
            try v.integer("timeout", &it.timeout, 5000, 100000)
            try v.value("interactionLayout", &it.interactionLayout)
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("cancelID", &it.cancelID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ScrollableMessageResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "ScrollableMessage" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ScrollableMessage: HMIRequest, MemberVisitable {
        package typealias Response = ScrollableMessageResponse

        package static var interface: String { "UI" }
        package static var name: String { "ScrollableMessage" }

        package var messageText: HMI.Common.TextFieldStruct
        package var timeout: Int
        package var softButtons: [HMI.Common.SoftButton]?
        package var appID: Int
        package var cancelID: Int?

        package init(
            messageText: HMI.Common.TextFieldStruct, timeout: Int, softButtons: [HMI.Common.SoftButton]? = nil,
            appID: Int, cancelID: Int? = nil
        ) {
            self.messageText = messageText
            self.timeout = timeout
            self.softButtons = softButtons
            self.appID = appID
            self.cancelID = cancelID
        }

        @usableFromInline package static var blank: Self { Self(messageText: .blank, timeout: 0, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("messageText", &it.messageText)
            try v.integer("timeout", &it.timeout, 0, 65535)
            try v.values("softButtons", &it.softButtons, 0, 8)
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("cancelID", &it.cancelID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SendHapticDataResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "SendHapticData" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SendHapticData: HMIRequest, MemberVisitable {
        package typealias Response = SendHapticDataResponse

        package static var interface: String { "UI" }
        package static var name: String { "SendHapticData" }

        package var appID: Int
        package var hapticRectData: [HMI.Common.HapticRect]?

        package init(appID: Int, hapticRectData: [HMI.Common.HapticRect]? = nil) {
            self.appID = appID
            self.hapticRectData = hapticRectData
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.values("hapticRectData", &it.hapticRectData, 0, 1000)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetAppIconResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "SetAppIcon" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetAppIcon: HMIRequest, MemberVisitable {
        package typealias Response = SetAppIconResponse

        package static var interface: String { "UI" }
        package static var name: String { "SetAppIcon" }

        package var syncFileName: HMI.Common.Image
        package var appID: Int

        package init(syncFileName: HMI.Common.Image, appID: Int) {
            self.syncFileName = syncFileName
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(syncFileName: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("syncFileName", &it.syncFileName)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetGlobalPropertiesResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
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

        package static var interface: String { "UI" }
        package static var name: String { "SetGlobalProperties" }

        package var vrHelpTitle: String?
        package var vrHelp: [HMI.Common.VrHelpItem]?
        package var menuTitle: String?
        package var menuIcon: HMI.Common.Image?
        package var keyboardProperties: HMI.Common.KeyboardProperties?
        package var appID: Int
        package var menuLayout: HMI.Common.MenuLayout?

        package init(
            vrHelpTitle: String? = nil, vrHelp: [HMI.Common.VrHelpItem]? = nil, menuTitle: String? = nil,
            menuIcon: HMI.Common.Image? = nil, keyboardProperties: HMI.Common.KeyboardProperties? = nil, appID: Int,
            menuLayout: HMI.Common.MenuLayout? = nil
        ) {
            self.vrHelpTitle = vrHelpTitle
            self.vrHelp = vrHelp
            self.menuTitle = menuTitle
            self.menuIcon = menuIcon
            self.keyboardProperties = keyboardProperties
            self.appID = appID
            self.menuLayout = menuLayout
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("vrHelpTitle", &it.vrHelpTitle, 1, 500)
            try v.values("vrHelp", &it.vrHelp, 1, 100)
            try v.string("menuTitle", &it.menuTitle, 1, 500)
            try v.value("menuIcon", &it.menuIcon)
            try v.value("keyboardProperties", &it.keyboardProperties)
            try v.integer("appID", &it.appID, .min, .max)
            try v.value("menuLayout", &it.menuLayout)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetMediaClockTimerResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "SetMediaClockTimer" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetMediaClockTimer: HMIRequest, MemberVisitable {
        package typealias Response = SetMediaClockTimerResponse

        package static var interface: String { "UI" }
        package static var name: String { "SetMediaClockTimer" }

        package var startTime: HMI.Common.TimeFormat?
        package var endTime: HMI.Common.TimeFormat?
        package var updateMode: HMI.Common.ClockUpdateMode
        package var audioStreamingIndicator: HMI.Common.AudioStreamingIndicator?
        package var forwardSeekIndicator: HMI.Common.SeekStreamingIndicator?
        package var backSeekIndicator: HMI.Common.SeekStreamingIndicator?
        package var countRate: Double?
        package var appID: Int
        package var countRateOrDefault: Double { countRate ?? 1.0 }

        package init(
            startTime: HMI.Common.TimeFormat? = nil, endTime: HMI.Common.TimeFormat? = nil,
            updateMode: HMI.Common.ClockUpdateMode, audioStreamingIndicator: HMI.Common.AudioStreamingIndicator? = nil,
            forwardSeekIndicator: HMI.Common.SeekStreamingIndicator? = nil,
            backSeekIndicator: HMI.Common.SeekStreamingIndicator? = nil, countRate: Double? = nil, appID: Int
        ) {
            self.startTime = startTime
            self.endTime = endTime
            self.updateMode = updateMode
            self.audioStreamingIndicator = audioStreamingIndicator
            self.forwardSeekIndicator = forwardSeekIndicator
            self.backSeekIndicator = backSeekIndicator
            self.countRate = countRate
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(updateMode: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("startTime", &it.startTime)
            try v.value("endTime", &it.endTime)
            try v.value("updateMode", &it.updateMode)
            try v.value("audioStreamingIndicator", &it.audioStreamingIndicator)
            try v.value("forwardSeekIndicator", &it.forwardSeekIndicator)
            try v.value("backSeekIndicator", &it.backSeekIndicator)
            try v.number("countRate", &it.countRate, 0.1, 100.0)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ShowResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "Show" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Show: HMIRequest, MemberVisitable {
        package typealias Response = ShowResponse

        package static var interface: String { "UI" }
        package static var name: String { "Show" }

        package var showStrings: [HMI.Common.TextFieldStruct]
        package var alignment: HMI.Common.TextAlignment?
        package var graphic: HMI.Common.Image?
        package var secondaryGraphic: HMI.Common.Image?
        package var softButtons: [HMI.Common.SoftButton]?
        package var customPresets: [String]?
        package var appID: Int
        package var windowID: Int?
        package var templateConfiguration: HMI.Common.TemplateConfiguration?

        package init(
            showStrings: [HMI.Common.TextFieldStruct], alignment: HMI.Common.TextAlignment? = nil,
            graphic: HMI.Common.Image? = nil, secondaryGraphic: HMI.Common.Image? = nil,
            softButtons: [HMI.Common.SoftButton]? = nil, customPresets: [String]? = nil, appID: Int,
            windowID: Int? = nil, templateConfiguration: HMI.Common.TemplateConfiguration? = nil
        ) {
            self.showStrings = showStrings
            self.alignment = alignment
            self.graphic = graphic
            self.secondaryGraphic = secondaryGraphic
            self.softButtons = softButtons
            self.customPresets = customPresets
            self.appID = appID
            self.windowID = windowID
            self.templateConfiguration = templateConfiguration
        }

        @usableFromInline package static var blank: Self { Self(showStrings: [], appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("showStrings", &it.showStrings, 0, 8)
            try v.value("alignment", &it.alignment)
            try v.value("graphic", &it.graphic)
            try v.value("secondaryGraphic", &it.secondaryGraphic)
            try v.values("softButtons", &it.softButtons, 0, 8)
            try v.strings("customPresets", &it.customPresets, 0, 10, lengths: 1, 500)
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("windowID", &it.windowID, .min, .max)
            try v.value("templateConfiguration", &it.templateConfiguration)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ShowAppMenuResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "ShowAppMenu" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ShowAppMenu: HMIRequest, MemberVisitable {
        package typealias Response = ShowAppMenuResponse

        package static var interface: String { "UI" }
        package static var name: String { "ShowAppMenu" }

        package var menuID: Int?
        package var appID: Int

        package init(menuID: Int? = nil, appID: Int) {
            self.menuID = menuID
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("menuID", &it.menuID, 1, 2000000000)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SliderResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "Slider" }

        package var sliderPosition: Int?

        package init(sliderPosition: Int? = nil) {
            self.sliderPosition = sliderPosition
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("sliderPosition", &it.sliderPosition, 1, 26)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct Slider: HMIRequest, MemberVisitable {
        package typealias Response = SliderResponse

        package static var interface: String { "UI" }
        package static var name: String { "Slider" }

        package var numTicks: Int
        package var position: Int
        package var sliderHeader: String
        package var sliderFooter: [String]?
        package var timeout: Int
        package var appID: Int
        package var cancelID: Int?

        package init(
            numTicks: Int, position: Int, sliderHeader: String, sliderFooter: [String]? = nil, timeout: Int, appID: Int,
            cancelID: Int? = nil
        ) {
            self.numTicks = numTicks
            self.position = position
            self.sliderHeader = sliderHeader
            self.sliderFooter = sliderFooter
            self.timeout = timeout
            self.appID = appID
            self.cancelID = cancelID
        }

        @usableFromInline package static var blank: Self { Self(
            numTicks: 0, position: 0, sliderHeader: "", timeout: 0, appID: 0
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("numTicks", &it.numTicks, 2, 26)
            try v.integer("position", &it.position, 1, 26)
            try v.string("sliderHeader", &it.sliderHeader, 1, 500)
            try v.strings("sliderFooter", &it.sliderFooter, 1, 26, lengths: 1, 500)
            try v.integer("timeout", &it.timeout, 1000, 65535)
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("cancelID", &it.cancelID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SubtleAlertResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "UI" }
        package static var name: String { "SubtleAlert" }

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

    package struct SubtleAlert: HMIRequest, MemberVisitable {
        package typealias Response = SubtleAlertResponse

        package static var interface: String { "UI" }
        package static var name: String { "SubtleAlert" }

        package var alertStrings: [HMI.Common.TextFieldStruct]
        package var alertIcon: HMI.Common.Image?
        package var duration: Int?
        package var softButtons: [HMI.Common.SoftButton]?
        package var alertType: HMI.Common.AlertType
        package var appID: Int
        package var cancelID: Int?

        package init(
            alertStrings: [HMI.Common.TextFieldStruct], alertIcon: HMI.Common.Image? = nil, duration: Int? = nil,
            softButtons: [HMI.Common.SoftButton]? = nil, alertType: HMI.Common.AlertType, appID: Int,
            cancelID: Int? = nil
        ) {
            self.alertStrings = alertStrings
            self.alertIcon = alertIcon
            self.duration = duration
            self.softButtons = softButtons
            self.alertType = alertType
            self.appID = appID
            self.cancelID = cancelID
        }

        @usableFromInline package static var blank: Self { Self(alertStrings: [], alertType: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("alertStrings", &it.alertStrings, 0, 2)
            try v.value("alertIcon", &it.alertIcon)
            try v.integer("duration", &it.duration, 3000, 10000)
            try v.values("softButtons", &it.softButtons, 0, 2)
            try v.value("alertType", &it.alertType)
            try v.integer("appID", &it.appID, .min, .max)
            try v.integer("cancelID", &it.cancelID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
