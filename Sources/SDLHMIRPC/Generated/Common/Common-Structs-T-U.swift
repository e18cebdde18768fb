// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `TTSChunk`.
    package struct TTSChunk: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var text: String
        package var type: HMI.Common.SpeechCapabilities

        package init(
            text: String,
            type: HMI.Common.SpeechCapabilities
        ) {
            self.text = text
            self.type = type
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("text", text)
            writer.field("type", type)
            writer.endObject()
        }

        private static let keys = JSONKeys("text", "type")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var text: String?
            var type: HMI.Common.SpeechCapabilities?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: text = try reader.string(1, 500)
                default: type = try HMI.Common.SpeechCapabilities.read(from: &reader)
                }
            }
            guard let text, let type else { return nil }
            return Self(text: text, type: type)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("text", text, 1, 500)
            violations.object("type", type)
        }
    }
}

extension HMI.Common {
    /// The structure `Temperature`.
    package struct Temperature: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var unit: HMI.Common.TemperatureUnit
        package var value: Double

        package init(
            unit: HMI.Common.TemperatureUnit,
            value: Double
        ) {
            self.unit = unit
            self.value = value
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("unit", unit)
            writer.field("value", value)
            writer.endObject()
        }

        private static let keys = JSONKeys("unit", "value")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var unit: HMI.Common.TemperatureUnit?
            var value: Double?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: unit = try HMI.Common.TemperatureUnit.read(from: &reader)
                default: value = try reader.number()
                }
            }
            guard let unit, let value else { return nil }
            return Self(unit: unit, value: value)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("unit", unit)
            violations.number("value", value, -.infinity, .infinity)
        }
    }
}

extension HMI.Common {
    /// The structure `TemplateColorScheme`.
    package struct TemplateColorScheme: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var primaryColor: HMI.Common.RGBColor?
        package var secondaryColor: HMI.Common.RGBColor?
        package var backgroundColor: HMI.Common.RGBColor?

        package init(
            primaryColor: HMI.Common.RGBColor? = nil,
            secondaryColor: HMI.Common.RGBColor? = nil,
            backgroundColor: HMI.Common.RGBColor? = nil
        ) {
            self.primaryColor = primaryColor
            self.secondaryColor = secondaryColor
            self.backgroundColor = backgroundColor
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("primaryColor", primaryColor)
            writer.field("secondaryColor", secondaryColor)
            writer.field("backgroundColor", backgroundColor)
            writer.endObject()
        }

        private static let keys = JSONKeys("primaryColor", "secondaryColor", "backgroundColor")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var primaryColor: HMI.Common.RGBColor?
            var secondaryColor: HMI.Common.RGBColor?
            var backgroundColor: HMI.Common.RGBColor?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: primaryColor = try HMI.Common.RGBColor.read(from: &reader)
                case 1: secondaryColor = try HMI.Common.RGBColor.read(from: &reader)
                default: backgroundColor = try HMI.Common.RGBColor.read(from: &reader)
                }
            }
            return Self(primaryColor: primaryColor, secondaryColor: secondaryColor, backgroundColor: backgroundColor)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("primaryColor", primaryColor)
            violations.object("secondaryColor", secondaryColor)
            violations.object("backgroundColor", backgroundColor)
        }
    }
}

extension HMI.Common {
    /// The structure `TemplateConfiguration`.
    package struct TemplateConfiguration: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var template: String
        package var dayColorScheme: HMI.Common.TemplateColorScheme?
        package var nightColorScheme: HMI.Common.TemplateColorScheme?

        package init(
            template: String,
            dayColorScheme: HMI.Common.TemplateColorScheme? = nil,
            nightColorScheme: HMI.Common.TemplateColorScheme? = nil
        ) {
            self.template = template
            self.dayColorScheme = dayColorScheme
            self.nightColorScheme = nightColorScheme
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("template", template)
            writer.field("dayColorScheme", dayColorScheme)
            writer.field("nightColorScheme", nightColorScheme)
            writer.endObject()
        }

        private static let keys = JSONKeys("template", "dayColorScheme", "nightColorScheme")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var template: String?
            var dayColorScheme: HMI.Common.TemplateColorScheme?
            var nightColorScheme: HMI.Common.TemplateColorScheme?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: template = try reader.string(1, 500)
                case 1: dayColorScheme = try HMI.Common.TemplateColorScheme.read(from: &reader)
                default: nightColorScheme = try HMI.Common.TemplateColorScheme.read(from: &reader)
                }
            }
            guard let template else { return nil }
            return Self(template: template, dayColorScheme: dayColorScheme, nightColorScheme: nightColorScheme)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("template", template, 1, 500)
            violations.object("dayColorScheme", dayColorScheme)
            violations.object("nightColorScheme", nightColorScheme)
        }
    }
}

extension HMI.Common {
    /// The structure `TextField`.
    package struct TextField: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var name: HMI.Common.TextFieldName
        package var characterSet: HMI.Common.CharacterSet
        package var width: Int
        package var rows: Int

        package init(
            name: HMI.Common.TextFieldName,
            characterSet: HMI.Common.CharacterSet,
            width: Int,
            rows: Int
        ) {
            self.name = name
            self.characterSet = characterSet
            self.width = width
            self.rows = rows
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("name", name)
            writer.field("characterSet", characterSet)
            writer.field("width", width)
            writer.field("rows", rows)
            writer.endObject()
        }

        private static let keys = JSONKeys("name", "characterSet", "width", "rows")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var name: HMI.Common.TextFieldName?
            var characterSet: HMI.Common.CharacterSet?
            var width: Int?
            var rows: Int?
            guard var frame = try reader.members(keys, mandatory: 0xf) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: name = try HMI.Common.TextFieldName.read(from: &reader)
                case 1: characterSet = try HMI.Common.CharacterSet.read(from: &reader)
                case 2: width = try reader.integer(1, 500)
                default: rows = try reader.integer(1, 8)
                }
            }
            guard let name, let characterSet, let width, let rows else { return nil }
            return Self(name: name, characterSet: characterSet, width: width, rows: rows)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("name", name)
            violations.object("characterSet", characterSet)
            violations.integer("width", width, 1, 500)
            violations.integer("rows", rows, 1, 8)
        }
    }
}

extension HMI.Common {
    /// The structure `TextFieldStruct`.
    package struct TextFieldStruct: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var fieldName: HMI.Common.TextFieldName
        package var fieldText: String
        package var fieldTypes: [HMI.Common.MetadataType]?

        package init(
            fieldName: HMI.Common.TextFieldName,
            fieldText: String,
            fieldTypes: [HMI.Common.MetadataType]? = nil
        ) {
            self.fieldName = fieldName
            self.fieldText = fieldText
            self.fieldTypes = fieldTypes
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("fieldName", fieldName)
            writer.field("fieldText", fieldText)
            writer.field("fieldTypes", fieldTypes)
            writer.endObject()
        }

        private static let keys = JSONKeys("fieldName", "fieldText", "fieldTypes")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var fieldName: HMI.Common.TextFieldName?
            var fieldText: String?
            var fieldTypes: [HMI.Common.MetadataType]?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: fieldName = try HMI.Common.TextFieldName.read(from: &reader)
                case 1: fieldText = try reader.string(1, 500)
                default: fieldTypes = try reader.array(of: HMI.Common.MetadataType.self, 0, 5)
                }
            }
            guard let fieldName, let fieldText else { return nil }
            return Self(fieldName: fieldName, fieldText: fieldText, fieldTypes: fieldTypes)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("fieldName", fieldName)
            violations.string("fieldText", fieldText, 1, 500)
            violations.objects("fieldTypes", fieldTypes, 0, 5)
        }
    }
}

extension HMI.Common {
    /// The structure `TimeFormat`.
    package struct TimeFormat: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var hours: Int
        package var minutes: Int
        package var seconds: Int

        package init(
            hours: Int,
            minutes: Int,
            seconds: Int
        ) {
            self.hours = hours
            self.minutes = minutes
            self.seconds = seconds
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("hours", hours)
            writer.field("minutes", minutes)
            writer.field("seconds", seconds)
            writer.endObject()
        }

        private static let keys = JSONKeys("hours", "minutes", "seconds")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var hours: Int?
            var minutes: Int?
            var seconds: Int?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: hours = try reader.integer(0, 59)
                case 1: minutes = try reader.integer(0, 59)
                default: seconds = try reader.integer(0, 59)
                }
            }
            guard let hours, let minutes, let seconds else { return nil }
            return Self(hours: hours, minutes: minutes, seconds: seconds)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("hours", hours, 0, 59)
            violations.integer("minutes", minutes, 0, 59)
            violations.integer("seconds", seconds, 0, 59)
        }
    }
}

extension HMI.Common {
    /// The structure `TireStatus`.
    package struct TireStatus: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var pressureTelltale: HMI.Common.WarningLightStatus?
        package var leftFront: HMI.Common.SingleTireStatus?
        package var rightFront: HMI.Common.SingleTireStatus?
        package var leftRear: HMI.Common.SingleTireStatus?
        package var rightRear: HMI.Common.SingleTireStatus?
        package var innerLeftRear: HMI.Common.SingleTireStatus?
        package var innerRightRear: HMI.Common.SingleTireStatus?

        package init(
            pressureTelltale: HMI.Common.WarningLightStatus? = nil,
            leftFront: HMI.Common.SingleTireStatus? = nil,
            rightFront: HMI.Common.SingleTireStatus? = nil,
            leftRear: HMI.Common.SingleTireStatus? = nil,
            rightRear: HMI.Common.SingleTireStatus? = nil,
            innerLeftRear: HMI.Common.SingleTireStatus? = nil,
            innerRightRear: HMI.Common.SingleTireStatus? = nil
        ) {
            self.pressureTelltale = pressureTelltale
            self.leftFront = leftFront
            self.rightFront = rightFront
            self.leftRear = leftRear
            self.rightRear = rightRear
            self.innerLeftRear = innerLeftRear
            self.innerRightRear = innerRightRear
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("pressureTelltale", pressureTelltale)
            writer.field("leftFront", leftFront)
            writer.field("rightFront", rightFront)
            writer.field("leftRear", leftRear)
            writer.field("rightRear", rightRear)
            writer.field("innerLeftRear", innerLeftRear)
            writer.field("innerRightRear", innerRightRear)
            writer.endObject()
        }

        private static let keys = JSONKeys("pressureTelltale", "leftFront", "rightFront", "leftRear", "rightRear", "innerLeftRear", "innerRightRear")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var pressureTelltale: HMI.Common.WarningLightStatus?
            var leftFront: HMI.Common.SingleTireStatus?
            var rightFront: HMI.Common.SingleTireStatus?
            var leftRear: HMI.Common.SingleTireStatus?
            var rightRear: HMI.Common.SingleTireStatus?
            var innerLeftRear: HMI.Common.SingleTireStatus?
            var innerRightRear: HMI.Common.SingleTireStatus?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: pressureTelltale = try HMI.Common.WarningLightStatus.read(from: &reader)
                case 1: leftFront = try HMI.Common.SingleTireStatus.read(from: &reader)
                case 2: rightFront = try HMI.Common.SingleTireStatus.read(from: &reader)
                case 3: leftRear = try HMI.Common.SingleTireStatus.read(from: &reader)
                case 4: rightRear = try HMI.Common.SingleTireStatus.read(from: &reader)
                case 5: innerLeftRear = try HMI.Common.SingleTireStatus.read(from: &reader)
                default: innerRightRear = try HMI.Common.SingleTireStatus.read(from: &reader)
                }
            }
            return Self(pressureTelltale: pressureTelltale, leftFront: leftFront, rightFront: rightFront, leftRear: leftRear, rightRear: rightRear, innerLeftRear: innerLeftRear, innerRightRear: innerRightRear)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("pressureTelltale", pressureTelltale)
            violations.object("leftFront", leftFront)
            violations.object("rightFront", rightFront)
            violations.object("leftRear", leftRear)
            violations.object("rightRear", rightRear)
            violations.object("innerLeftRear", innerLeftRear)
            violations.object("innerRightRear", innerRightRear)
        }
    }
}

extension HMI.Common {
    /// The structure `TouchCoord`.
    package struct TouchCoord: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var x: Int
        package var y: Int

        package init(
            x: Int,
            y: Int
        ) {
            self.x = x
            self.y = y
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("x", x)
            writer.field("y", y)
            writer.endObject()
        }

        private static let keys = JSONKeys("x", "y")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var x: Int?
            var y: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: x = try reader.integer(0, 10000)
                default: y = try reader.integer(0, 10000)
                }
            }
            guard let x, let y else { return nil }
            return Self(x: x, y: y)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("x", x, 0, 10000)
            violations.integer("y", y, 0, 10000)
        }
    }
}

extension HMI.Common {
    /// The structure `TouchEvent`.
    package struct TouchEvent: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var id: Int
        package var ts: [Int]
        package var c: [HMI.Common.TouchCoord]

        package init(
            id: Int,
            ts: [Int],
            c: [HMI.Common.TouchCoord]
        ) {
            self.id = id
            self.ts = ts
            self.c = c
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("id", id)
            writer.field("ts", ts)
            writer.field("c", c)
            writer.endObject()
        }

        private static let keys = JSONKeys("id", "ts", "c")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var id: Int?
            var ts: [Int]?
            var c: [HMI.Common.TouchCoord]?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: id = try reader.integer(0, 9)
                case 1: ts = try reader.integers(1, 1000, values: 0, 2147483647)
                default: c = try reader.array(of: HMI.Common.TouchCoord.self, 1, 1000)
                }
            }
            guard let id, let ts, let c else { return nil }
            return Self(id: id, ts: ts, c: c)
        }

        package func check(_ violations: inout ViolationList) {
            violations.integer("id", id, 0, 9)
            violations.array("ts", ts, 1, 1000) { $0.check($1, 0, 2147483647) }
            violations.objects("c", c, 1, 1000)
        }
    }
}

extension HMI.Common {
    /// The structure `TouchEventCapabilities`.
    package struct TouchEventCapabilities: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var pressAvailable: Bool
        package var multiTouchAvailable: Bool
        package var doublePressAvailable: Bool

        package init(
            pressAvailable: Bool,
            multiTouchAvailable: Bool,
            doublePressAvailable: Bool
        ) {
            self.pressAvailable = pressAvailable
            self.multiTouchAvailable = multiTouchAvailable
            self.doublePressAvailable = doublePressAvailable
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("pressAvailable", pressAvailable)
            writer.field("multiTouchAvailable", multiTouchAvailable)
            writer.field("doublePressAvailable", doublePressAvailable)
            writer.endObject()
        }

        private static let keys = JSONKeys("pressAvailable", "multiTouchAvailable", "doublePressAvailable")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var pressAvailable: Bool?
            var multiTouchAvailable: Bool?
            var doublePressAvailable: Bool?
            guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: pressAvailable = try reader.bool()
                case 1: multiTouchAvailable = try reader.bool()
                default: doublePressAvailable = try reader.bool()
                }
            }
            guard let pressAvailable, let multiTouchAvailable, let doublePressAvailable else { return nil }
            return Self(pressAvailable: pressAvailable, multiTouchAvailable: multiTouchAvailable, doublePressAvailable: doublePressAvailable)
        }

        package func check(_ violations: inout ViolationList) {}
    }
}

extension HMI.Common {
    /// The structure `Turn`.
    package struct Turn: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var navigationText: HMI.Common.TextFieldStruct?
        package var turnIcon: HMI.Common.Image?

        package init(
            navigationText: HMI.Common.TextFieldStruct? = nil,
            turnIcon: HMI.Common.Image? = nil
        ) {
            self.navigationText = navigationText
            self.turnIcon = turnIcon
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("navigationText", navigationText)
            writer.field("turnIcon", turnIcon)
            writer.endObject()
        }

        private static let keys = JSONKeys("navigationText", "turnIcon")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var navigationText: HMI.Common.TextFieldStruct?
            var turnIcon: HMI.Common.Image?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: navigationText = try HMI.Common.TextFieldStruct.read(from: &reader)
                default: turnIcon = try HMI.Common.Image.read(from: &reader)
                }
            }
            return Self(navigationText: navigationText, turnIcon: turnIcon)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("navigationText", navigationText)
            violations.object("turnIcon", turnIcon)
        }
    }
}

extension HMI.Common {
    /// The structure `UserFriendlyMessage`.
    package struct UserFriendlyMessage: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var messageCode: String
        package var ttsString: String?
        package var label: String?
        package var line1: String?
        package var line2: String?
        package var textBody: String?

        package init(
            messageCode: String,
            ttsString: String? = nil,
            label: String? = nil,
            line1: String? = nil,
            line2: String? = nil,
            textBody: String? = nil
        ) {
            self.messageCode = messageCode
            self.ttsString = ttsString
            self.label = label
            self.line1 = line1
            self.line2 = line2
            self.textBody = textBody
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("messageCode", messageCode)
            writer.field("ttsString", ttsString)
            writer.field("label", label)
            writer.field("line1", line1)
            writer.field("line2", line2)
            writer.field("textBody", textBody)
            writer.endObject()
        }

        private static let keys = JSONKeys("messageCode", "ttsString", "label", "line1", "line2", "textBody")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var messageCode: String?
            var ttsString: String?
            var label: String?
            var line1: String?
            var line2: String?
            var textBody: String?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: messageCode = try reader.string(1, .max)
                case 1: ttsString = try reader.string(1, .max)
                case 2: label = try reader.string(1, .max)
                case 3: line1 = try reader.string(1, .max)
                case 4: line2 = try reader.string(1, .max)
                default: textBody = try reader.string(1, .max)
                }
            }
            guard let messageCode else { return nil }
            return Self(messageCode: messageCode, ttsString: ttsString, label: label, line1: line1, line2: line2, textBody: textBody)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("messageCode", messageCode, 1, .max)
            violations.string("ttsString", ttsString, 1, .max)
            violations.string("label", label, 1, .max)
            violations.string("line1", line1, 1, .max)
            violations.string("line2", line2, 1, .max)
            violations.string("textBody", textBody, 1, .max)
        }
    }
}
