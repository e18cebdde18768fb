// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.UI {
    /// The response `ScrollableMessage`.
    package struct ScrollableMessageResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "ScrollableMessage" }

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
    /// The request `ScrollableMessage`.
    package struct ScrollableMessage: HMIRequest {
        package typealias Response = ScrollableMessageResponse

        package static var interface: String { "UI" }
        package static var name: String { "ScrollableMessage" }

        package var messageText: HMI.Common.TextFieldStruct
        package var timeout: Int
        package var softButtons: [HMI.Common.SoftButton]?
        package var appID: Int
        package var cancelID: Int?

        package init(
            messageText: HMI.Common.TextFieldStruct,
            timeout: Int,
            softButtons: [HMI.Common.SoftButton]? = nil,
            appID: Int,
            cancelID: Int? = nil
        ) {
            self.messageText = messageText
            self.timeout = timeout
            self.softButtons = softButtons
            self.appID = appID
            self.cancelID = cancelID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("messageText", messageText)
            writer.field("timeout", timeout)
            writer.field("softButtons", softButtons)
            writer.field("appID", appID)
            writer.field("cancelID", cancelID)
            writer.endObject()
        }

        private static let keys = JSONKeys("messageText", "timeout", "softButtons", "appID", "cancelID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var messageText: HMI.Common.TextFieldStruct?
            var timeout: Int?
            var softButtons: [HMI.Common.SoftButton]?
            var appID: Int?
            var cancelID: Int?
            guard var frame = try reader.members(keys, mandatory: 0xb) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: messageText = try HMI.Common.TextFieldStruct.read(from: &reader)
                case 1: timeout = try reader.integer(0, 65535)
                case 2: softButtons = try reader.array(of: HMI.Common.SoftButton.self, 0, 8)
                case 3: appID = try reader.integer()
                default: cancelID = try reader.integer()
                }
            }
            guard let messageText, let timeout, let appID else { return nil }
            return Self(messageText: messageText, timeout: timeout, softButtons: softButtons, appID: appID, cancelID: cancelID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("messageText", messageText)
            violations.integer("timeout", timeout, 0, 65535)
            violations.objects("softButtons", softButtons, 0, 8)
        }
    }
}

extension HMI.UI {
    /// The response `SendHapticData`.
    package struct SendHapticDataResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "SendHapticData" }

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
    /// The request `SendHapticData`.
    package struct SendHapticData: HMIRequest {
        package typealias Response = SendHapticDataResponse

        package static var interface: String { "UI" }
        package static var name: String { "SendHapticData" }

        package var appID: Int
        package var hapticRectData: [HMI.Common.HapticRect]?

        package init(
            appID: Int,
            hapticRectData: [HMI.Common.HapticRect]? = nil
        ) {
            self.appID = appID
            self.hapticRectData = hapticRectData
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("hapticRectData", hapticRectData)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "hapticRectData")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var hapticRectData: [HMI.Common.HapticRect]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                default: hapticRectData = try reader.array(of: HMI.Common.HapticRect.self, 0, 1000)
                }
            }
            guard let appID else { return nil }
            return Self(appID: appID, hapticRectData: hapticRectData)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("hapticRectData", hapticRectData, 0, 1000)
        }
    }
}

extension HMI.UI {
    /// The response `SetAppIcon`.
    package struct SetAppIconResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "SetAppIcon" }

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
    /// The request `SetAppIcon`.
    package struct SetAppIcon: HMIRequest {
        package typealias Response = SetAppIconResponse

        package static var interface: String { "UI" }
        package static var name: String { "SetAppIcon" }

        package var syncFileName: HMI.Common.Image
        package var appID: Int

        package init(
            syncFileName: HMI.Common.Image,
            appID: Int
        ) {
            self.syncFileName = syncFileName
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("syncFileName", syncFileName)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("syncFileName", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var syncFileName: HMI.Common.Image?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: syncFileName = try HMI.Common.Image.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let syncFileName, let appID else { return nil }
            return Self(syncFileName: syncFileName, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("syncFileName", syncFileName)
        }
    }
}

extension HMI.UI {
    /// The response `SetGlobalProperties`.
    package struct SetGlobalPropertiesResponse: HMIResponse {
        package static var interface: String { "UI" }
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

extension HMI.UI {
    /// The request `SetGlobalProperties`.
    package struct SetGlobalProperties: HMIRequest {
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
            vrHelpTitle: String? = nil,
            vrHelp: [HMI.Common.VrHelpItem]? = nil,
            menuTitle: String? = nil,
            menuIcon: HMI.Common.Image? = nil,
            keyboardProperties: HMI.Common.KeyboardProperties? = nil,
            appID: Int,
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("vrHelpTitle", vrHelpTitle)
            writer.field("vrHelp", vrHelp)
            writer.field("menuTitle", menuTitle)
            writer.field("menuIcon", menuIcon)
            writer.field("keyboardProperties", keyboardProperties)
            writer.field("appID", appID)
            writer.field("menuLayout", menuLayout)
            writer.endObject()
        }

        private static let keys = JSONKeys("vrHelpTitle", "vrHelp", "menuTitle", "menuIcon", "keyboardProperties", "appID", "menuLayout")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var vrHelpTitle: String?
            var vrHelp: [HMI.Common.VrHelpItem]?
            var menuTitle: String?
            var menuIcon: HMI.Common.Image?
            var keyboardProperties: HMI.Common.KeyboardProperties?
            var appID: Int?
            var menuLayout: HMI.Common.MenuLayout?
            guard var frame = try reader.members(keys, mandatory: 0x20) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: vrHelpTitle = try reader.string(1, 500)
                case 1: vrHelp = try reader.array(of: HMI.Common.VrHelpItem.self, 1, 100)
                case 2: menuTitle = try reader.string(1, 500)
                case 3: menuIcon = try HMI.Common.Image.read(from: &reader)
                case 4: keyboardProperties = try HMI.Common.KeyboardProperties.read(from: &reader)
                case 5: appID = try reader.integer()
                default: menuLayout = try HMI.Common.MenuLayout.read(from: &reader)
                }
            }
            guard let appID else { return nil }
            return Self(vrHelpTitle: vrHelpTitle, vrHelp: vrHelp, menuTitle: menuTitle, menuIcon: menuIcon, keyboardProperties: keyboardProperties, appID: appID, menuLayout: menuLayout)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("vrHelpTitle", vrHelpTitle, 1, 500)
            violations.objects("vrHelp", vrHelp, 1, 100)
            violations.string("menuTitle", menuTitle, 1, 500)
            violations.object("menuIcon", menuIcon)
            violations.object("keyboardProperties", keyboardProperties)
            violations.object("menuLayout", menuLayout)
        }
    }
}

extension HMI.UI {
    /// The response `SetMediaClockTimer`.
    package struct SetMediaClockTimerResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "SetMediaClockTimer" }

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
    /// The request `SetMediaClockTimer`.
    package struct SetMediaClockTimer: HMIRequest {
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
            startTime: HMI.Common.TimeFormat? = nil,
            endTime: HMI.Common.TimeFormat? = nil,
            updateMode: HMI.Common.ClockUpdateMode,
            audioStreamingIndicator: HMI.Common.AudioStreamingIndicator? = nil,
            forwardSeekIndicator: HMI.Common.SeekStreamingIndicator? = nil,
            backSeekIndicator: HMI.Common.SeekStreamingIndicator? = nil,
            countRate: Double? = nil,
            appID: Int
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("startTime", startTime)
            writer.field("endTime", endTime)
            writer.field("updateMode", updateMode)
            writer.field("audioStreamingIndicator", audioStreamingIndicator)
            writer.field("forwardSeekIndicator", forwardSeekIndicator)
            writer.field("backSeekIndicator", backSeekIndicator)
            writer.field("countRate", countRate)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("startTime", "endTime", "updateMode", "audioStreamingIndicator", "forwardSeekIndicator", "backSeekIndicator", "countRate", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var startTime: HMI.Common.TimeFormat?
            var endTime: HMI.Common.TimeFormat?
            var updateMode: HMI.Common.ClockUpdateMode?
            var audioStreamingIndicator: HMI.Common.AudioStreamingIndicator?
            var forwardSeekIndicator: HMI.Common.SeekStreamingIndicator?
            var backSeekIndicator: HMI.Common.SeekStreamingIndicator?
            var countRate: Double?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x84) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: startTime = try HMI.Common.TimeFormat.read(from: &reader)
                case 1: endTime = try HMI.Common.TimeFormat.read(from: &reader)
                case 2: updateMode = try HMI.Common.ClockUpdateMode.read(from: &reader)
                case 3: audioStreamingIndicator = try HMI.Common.AudioStreamingIndicator.read(from: &reader)
                case 4: forwardSeekIndicator = try HMI.Common.SeekStreamingIndicator.read(from: &reader)
                case 5: backSeekIndicator = try HMI.Common.SeekStreamingIndicator.read(from: &reader)
                case 6: countRate = try reader.number(0.1, 100.0)
                default: appID = try reader.integer()
                }
            }
            guard let updateMode, let appID else { return nil }
            return Self(startTime: startTime, endTime: endTime, updateMode: updateMode, audioStreamingIndicator: audioStreamingIndicator, forwardSeekIndicator: forwardSeekIndicator, backSeekIndicator: backSeekIndicator, countRate: countRate, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("startTime", startTime)
            violations.object("endTime", endTime)
            violations.object("updateMode", updateMode)
            violations.object("audioStreamingIndicator", audioStreamingIndicator)
            violations.object("forwardSeekIndicator", forwardSeekIndicator)
            violations.object("backSeekIndicator", backSeekIndicator)
            violations.number("countRate", countRate, 0.1, 100.0)
        }
    }
}

extension HMI.UI {
    /// The response `Show`.
    package struct ShowResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "Show" }

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
    /// The request `Show`.
    package struct Show: HMIRequest {
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
            showStrings: [HMI.Common.TextFieldStruct],
            alignment: HMI.Common.TextAlignment? = nil,
            graphic: HMI.Common.Image? = nil,
            secondaryGraphic: HMI.Common.Image? = nil,
            softButtons: [HMI.Common.SoftButton]? = nil,
            customPresets: [String]? = nil,
            appID: Int,
            windowID: Int? = nil,
            templateConfiguration: HMI.Common.TemplateConfiguration? = nil
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("showStrings", showStrings)
            writer.field("alignment", alignment)
            writer.field("graphic", graphic)
            writer.field("secondaryGraphic", secondaryGraphic)
            writer.field("softButtons", softButtons)
            writer.field("customPresets", customPresets)
            writer.field("appID", appID)
            writer.field("windowID", windowID)
            writer.field("templateConfiguration", templateConfiguration)
            writer.endObject()
        }

        private static let keys = JSONKeys("showStrings", "alignment", "graphic", "secondaryGraphic", "softButtons", "customPresets", "appID", "windowID", "templateConfiguration")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var showStrings: [HMI.Common.TextFieldStruct]?
            var alignment: HMI.Common.TextAlignment?
            var graphic: HMI.Common.Image?
            var secondaryGraphic: HMI.Common.Image?
            var softButtons: [HMI.Common.SoftButton]?
            var customPresets: [String]?
            var appID: Int?
            var windowID: Int?
            var templateConfiguration: HMI.Common.TemplateConfiguration?
            guard var frame = try reader.members(keys, mandatory: 0x41) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: showStrings = try reader.array(of: HMI.Common.TextFieldStruct.self, 0, 8)
                case 1: alignment = try HMI.Common.TextAlignment.read(from: &reader)
                case 2: graphic = try HMI.Common.Image.read(from: &reader)
                case 3: secondaryGraphic = try HMI.Common.Image.read(from: &reader)
                case 4: softButtons = try reader.array(of: HMI.Common.SoftButton.self, 0, 8)
                case 5: customPresets = try reader.strings(0, 10, lengths: 1, 500)
                case 6: appID = try reader.integer()
                case 7: windowID = try reader.integer()
                default: templateConfiguration = try HMI.Common.TemplateConfiguration.read(from: &reader)
                }
            }
            guard let showStrings, let appID else { return nil }
            return Self(showStrings: showStrings, alignment: alignment, graphic: graphic, secondaryGraphic: secondaryGraphic, softButtons: softButtons, customPresets: customPresets, appID: appID, windowID: windowID, templateConfiguration: templateConfiguration)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("showStrings", showStrings, 0, 8)
            violations.object("alignment", alignment)
            violations.object("graphic", graphic)
            violations.object("secondaryGraphic", secondaryGraphic)
            violations.objects("softButtons", softButtons, 0, 8)
            violations.array("customPresets", customPresets, 0, 10) { $0.check($1, 1, 500) }
            violations.object("templateConfiguration", templateConfiguration)
        }
    }
}

extension HMI.UI {
    /// The response `ShowAppMenu`.
    package struct ShowAppMenuResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "ShowAppMenu" }

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
    /// The request `ShowAppMenu`.
    package struct ShowAppMenu: HMIRequest {
        package typealias Response = ShowAppMenuResponse

        package static var interface: String { "UI" }
        package static var name: String { "ShowAppMenu" }

        package var menuID: Int?
        package var appID: Int

        package init(
            menuID: Int? = nil,
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
            guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: menuID = try reader.integer(1, 2000000000)
                default: appID = try reader.integer()
                }
            }
            guard let appID else { return nil }
            return Self(menuID: menuID, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("menuID", menuID, 1, 2000000000)
        }
    }
}

extension HMI.UI {
    /// The response `Slider`.
    package struct SliderResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "Slider" }

        package var sliderPosition: Int?

        package init(
            sliderPosition: Int? = nil
        ) {
            self.sliderPosition = sliderPosition
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("sliderPosition", sliderPosition)
            writer.endObject()
        }

        private static let keys = JSONKeys("sliderPosition")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var sliderPosition: Int?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: sliderPosition = try reader.integer(1, 26)
                }
            }
            return Self(sliderPosition: sliderPosition)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("sliderPosition", sliderPosition, 1, 26)
        }
    }
}

extension HMI.UI {
    /// The request `Slider`.
    package struct Slider: HMIRequest {
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
            numTicks: Int,
            position: Int,
            sliderHeader: String,
            sliderFooter: [String]? = nil,
            timeout: Int,
            appID: Int,
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("numTicks", numTicks)
            writer.field("position", position)
            writer.field("sliderHeader", sliderHeader)
            writer.field("sliderFooter", sliderFooter)
            writer.field("timeout", timeout)
            writer.field("appID", appID)
            writer.field("cancelID", cancelID)
            writer.endObject()
        }

        private static let keys = JSONKeys("numTicks", "position", "sliderHeader", "sliderFooter", "timeout", "appID", "cancelID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var numTicks: Int?
            var position: Int?
            var sliderHeader: String?
            var sliderFooter: [String]?
            var timeout: Int?
            var appID: Int?
            var cancelID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x37) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: numTicks = try reader.integer(2, 26)
                case 1: position = try reader.integer(1, 26)
                case 2: sliderHeader = try reader.string(1, 500)
                case 3: sliderFooter = try reader.strings(1, 26, lengths: 1, 500)
                case 4: timeout = try reader.integer(1000, 65535)
                case 5: appID = try reader.integer()
                default: cancelID = try reader.integer()
                }
            }
            guard let numTicks, let position, let sliderHeader, let timeout, let appID else { return nil }
            return Self(numTicks: numTicks, position: position, sliderHeader: sliderHeader, sliderFooter: sliderFooter, timeout: timeout, appID: appID, cancelID: cancelID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("numTicks", numTicks, 2, 26)
            violations.integer("position", position, 1, 26)
            violations.string("sliderHeader", sliderHeader, 1, 500)
            violations.array("sliderFooter", sliderFooter, 1, 26) { $0.check($1, 1, 500) }
            violations.integer("timeout", timeout, 1000, 65535)
        }
    }
}

extension HMI.UI {
    /// The response `SubtleAlert`.
    package struct SubtleAlertResponse: HMIResponse {
        package static var interface: String { "UI" }
        package static var name: String { "SubtleAlert" }

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
    /// The request `SubtleAlert`.
    package struct SubtleAlert: HMIRequest {
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
            alertStrings: [HMI.Common.TextFieldStruct],
            alertIcon: HMI.Common.Image? = nil,
            duration: Int? = nil,
            softButtons: [HMI.Common.SoftButton]? = nil,
            alertType: HMI.Common.AlertType,
            appID: Int,
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

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("alertStrings", alertStrings)
            writer.field("alertIcon", alertIcon)
            writer.field("duration", duration)
            writer.field("softButtons", softButtons)
            writer.field("alertType", alertType)
            writer.field("appID", appID)
            writer.field("cancelID", cancelID)
            writer.endObject()
        }

        private static let keys = JSONKeys("alertStrings", "alertIcon", "duration", "softButtons", "alertType", "appID", "cancelID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var alertStrings: [HMI.Common.TextFieldStruct]?
            var alertIcon: HMI.Common.Image?
            var duration: Int?
            var softButtons: [HMI.Common.SoftButton]?
            var alertType: HMI.Common.AlertType?
            var appID: Int?
            var cancelID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x31) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: alertStrings = try reader.array(of: HMI.Common.TextFieldStruct.self, 0, 2)
                case 1: alertIcon = try HMI.Common.Image.read(from: &reader)
                case 2: duration = try reader.integer(3000, 10000)
                case 3: softButtons = try reader.array(of: HMI.Common.SoftButton.self, 0, 2)
                case 4: alertType = try HMI.Common.AlertType.read(from: &reader)
                case 5: appID = try reader.integer()
                default: cancelID = try reader.integer()
                }
            }
            guard let alertStrings, let alertType, let appID else { return nil }
            return Self(alertStrings: alertStrings, alertIcon: alertIcon, duration: duration, softButtons: softButtons, alertType: alertType, appID: appID, cancelID: cancelID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("alertStrings", alertStrings, 0, 2)
            violations.object("alertIcon", alertIcon)
            violations.integer("duration", duration, 3000, 10000)
            violations.objects("softButtons", softButtons, 0, 2)
            violations.object("alertType", alertType)
        }
    }
}
