// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Navigation {
    /// The response `SendLocation`.
    package struct SendLocationResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "SendLocation" }

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

extension HMI.Navigation {
    /// The request `SendLocation`.
    package struct SendLocation: HMIRequest {
        package typealias Response = SendLocationResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "SendLocation" }

        package var appID: Int
        package var longitudeDegrees: Double?
        package var latitudeDegrees: Double?
        package var locationName: String?
        package var locationDescription: String?
        package var addressLines: [String]?
        package var phoneNumber: String?
        package var locationImage: HMI.Common.Image?
        package var timeStamp: HMI.Common.DateTime?
        package var address: HMI.Common.OASISAddress?
        package var deliveryMode: HMI.Common.DeliveryMode?

        package init(
            appID: Int,
            longitudeDegrees: Double? = nil,
            latitudeDegrees: Double? = nil,
            locationName: String? = nil,
            locationDescription: String? = nil,
            addressLines: [String]? = nil,
            phoneNumber: String? = nil,
            locationImage: HMI.Common.Image? = nil,
            timeStamp: HMI.Common.DateTime? = nil,
            address: HMI.Common.OASISAddress? = nil,
            deliveryMode: HMI.Common.DeliveryMode? = nil
        ) {
            self.appID = appID
            self.longitudeDegrees = longitudeDegrees
            self.latitudeDegrees = latitudeDegrees
            self.locationName = locationName
            self.locationDescription = locationDescription
            self.addressLines = addressLines
            self.phoneNumber = phoneNumber
            self.locationImage = locationImage
            self.timeStamp = timeStamp
            self.address = address
            self.deliveryMode = deliveryMode
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("longitudeDegrees", longitudeDegrees)
            writer.field("latitudeDegrees", latitudeDegrees)
            writer.field("locationName", locationName)
            writer.field("locationDescription", locationDescription)
            writer.field("addressLines", addressLines)
            writer.field("phoneNumber", phoneNumber)
            writer.field("locationImage", locationImage)
            writer.field("timeStamp", timeStamp)
            writer.field("address", address)
            writer.field("deliveryMode", deliveryMode)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "longitudeDegrees", "latitudeDegrees", "locationName", "locationDescription", "addressLines", "phoneNumber", "locationImage", "timeStamp", "address", "deliveryMode")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var longitudeDegrees: Double?
            var latitudeDegrees: Double?
            var locationName: String?
            var locationDescription: String?
            var addressLines: [String]?
            var phoneNumber: String?
            var locationImage: HMI.Common.Image?
            var timeStamp: HMI.Common.DateTime?
            var address: HMI.Common.OASISAddress?
            var deliveryMode: HMI.Common.DeliveryMode?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                case 1: longitudeDegrees = try reader.number(-180, 180)
                case 2: latitudeDegrees = try reader.number(-90, 90)
                case 3: locationName = try reader.string(1, 500)
                case 4: locationDescription = try reader.string(1, 500)
                case 5: addressLines = try reader.strings(0, 4, lengths: 1, 500)
                case 6: phoneNumber = try reader.string(1, 500)
                case 7: locationImage = try HMI.Common.Image.read(from: &reader)
                case 8: timeStamp = try HMI.Common.DateTime.read(from: &reader)
                case 9: address = try HMI.Common.OASISAddress.read(from: &reader)
                default: deliveryMode = try HMI.Common.DeliveryMode.read(from: &reader)
                }
            }
            guard let appID else { return nil }
            return Self(appID: appID, longitudeDegrees: longitudeDegrees, latitudeDegrees: latitudeDegrees, locationName: locationName, locationDescription: locationDescription, addressLines: addressLines, phoneNumber: phoneNumber, locationImage: locationImage, timeStamp: timeStamp, address: address, deliveryMode: deliveryMode)
        }

        package func check(_ violations: inout ViolationList) {
            violations.number("longitudeDegrees", longitudeDegrees, -180, 180)
            violations.number("latitudeDegrees", latitudeDegrees, -90, 90)
            violations.string("locationName", locationName, 1, 500)
            violations.string("locationDescription", locationDescription, 1, 500)
            violations.array("addressLines", addressLines, 0, 4) { $0.check($1, 1, 500) }
            violations.string("phoneNumber", phoneNumber, 1, 500)
            violations.object("locationImage", locationImage)
            violations.object("timeStamp", timeStamp)
            violations.object("address", address)
            violations.object("deliveryMode", deliveryMode)
        }
    }
}

extension HMI.Navigation {
    /// The response `SetVideoConfig`.
    package struct SetVideoConfigResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "SetVideoConfig" }

        package var rejectedParams: [String]?

        package init(
            rejectedParams: [String]? = nil
        ) {
            self.rejectedParams = rejectedParams
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("rejectedParams", rejectedParams)
            writer.endObject()
        }

        private static let keys = JSONKeys("rejectedParams")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var rejectedParams: [String]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: rejectedParams = try reader.strings(1, 1000, lengths: 1, .max)
                }
            }
            return Self(rejectedParams: rejectedParams)
        }

        package func check(_ violations: inout ViolationList) {
            violations.array("rejectedParams", rejectedParams, 1, 1000) { $0.check($1, 1, .max) }
        }
    }
}

extension HMI.Navigation {
    /// The request `SetVideoConfig`.
    package struct SetVideoConfig: HMIRequest {
        package typealias Response = SetVideoConfigResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "SetVideoConfig" }

        package var config: HMI.Common.VideoConfig
        package var appID: Int

        package init(
            config: HMI.Common.VideoConfig,
            appID: Int
        ) {
            self.config = config
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("config", config)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("config", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var config: HMI.Common.VideoConfig?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: config = try HMI.Common.VideoConfig.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let config, let appID else { return nil }
            return Self(config: config, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("config", config)
        }
    }
}

extension HMI.Navigation {
    /// The response `ShowConstantTBT`.
    package struct ShowConstantTBTResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "ShowConstantTBT" }

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

extension HMI.Navigation {
    /// The request `ShowConstantTBT`.
    package struct ShowConstantTBT: HMIRequest {
        package typealias Response = ShowConstantTBTResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "ShowConstantTBT" }

        package var navigationTexts: [HMI.Common.TextFieldStruct]
        package var turnIcon: HMI.Common.Image?
        package var nextTurnIcon: HMI.Common.Image?
        package var distanceToManeuver: Double
        package var distanceToManeuverScale: Double
        package var maneuverComplete: Bool?
        package var softButtons: [HMI.Common.SoftButton]?
        package var appID: Int

        package init(
            navigationTexts: [HMI.Common.TextFieldStruct],
            turnIcon: HMI.Common.Image? = nil,
            nextTurnIcon: HMI.Common.Image? = nil,
            distanceToManeuver: Double,
            distanceToManeuverScale: Double,
            maneuverComplete: Bool? = nil,
            softButtons: [HMI.Common.SoftButton]? = nil,
            appID: Int
        ) {
            self.navigationTexts = navigationTexts
            self.turnIcon = turnIcon
            self.nextTurnIcon = nextTurnIcon
            self.distanceToManeuver = distanceToManeuver
            self.distanceToManeuverScale = distanceToManeuverScale
            self.maneuverComplete = maneuverComplete
            self.softButtons = softButtons
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("navigationTexts", navigationTexts)
            writer.field("turnIcon", turnIcon)
            writer.field("nextTurnIcon", nextTurnIcon)
            writer.field("distanceToManeuver", distanceToManeuver)
            writer.field("distanceToManeuverScale", distanceToManeuverScale)
            writer.field("maneuverComplete", maneuverComplete)
            writer.field("softButtons", softButtons)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("navigationTexts", "turnIcon", "nextTurnIcon", "distanceToManeuver", "distanceToManeuverScale", "maneuverComplete", "softButtons", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var navigationTexts: [HMI.Common.TextFieldStruct]?
            var turnIcon: HMI.Common.Image?
            var nextTurnIcon: HMI.Common.Image?
            var distanceToManeuver: Double?
            var distanceToManeuverScale: Double?
            var maneuverComplete: Bool?
            var softButtons: [HMI.Common.SoftButton]?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x99) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: navigationTexts = try reader.array(of: HMI.Common.TextFieldStruct.self, 0, 5)
                case 1: turnIcon = try HMI.Common.Image.read(from: &reader)
                case 2: nextTurnIcon = try HMI.Common.Image.read(from: &reader)
                case 3: distanceToManeuver = try reader.number(0, 1000000000)
                case 4: distanceToManeuverScale = try reader.number(0, 1000000000)
                case 5: maneuverComplete = try reader.bool()
                case 6: softButtons = try reader.array(of: HMI.Common.SoftButton.self, 0, 3)
                default: appID = try reader.integer()
                }
            }
            guard let navigationTexts, let distanceToManeuver, let distanceToManeuverScale, let appID else { return nil }
            return Self(navigationTexts: navigationTexts, turnIcon: turnIcon, nextTurnIcon: nextTurnIcon, distanceToManeuver: distanceToManeuver, distanceToManeuverScale: distanceToManeuverScale, maneuverComplete: maneuverComplete, softButtons: softButtons, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("navigationTexts", navigationTexts, 0, 5)
            violations.object("turnIcon", turnIcon)
            violations.object("nextTurnIcon", nextTurnIcon)
            violations.number("distanceToManeuver", distanceToManeuver, 0, 1000000000)
            violations.number("distanceToManeuverScale", distanceToManeuverScale, 0, 1000000000)
            violations.objects("softButtons", softButtons, 0, 3)
        }
    }
}

extension HMI.Navigation {
    /// The response `StartAudioStream`.
    package struct StartAudioStreamResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "StartAudioStream" }

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

extension HMI.Navigation {
    /// The request `StartAudioStream`.
    package struct StartAudioStream: HMIRequest {
        package typealias Response = StartAudioStreamResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "StartAudioStream" }

        package var url: String
        package var appID: Int

        package init(
            url: String,
            appID: Int
        ) {
            self.url = url
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("url", url)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("url", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var url: String?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: url = try reader.string(21, .max)
                default: appID = try reader.integer()
                }
            }
            guard let url, let appID else { return nil }
            return Self(url: url, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("url", url, 21, .max)
        }
    }
}

extension HMI.Navigation {
    /// The response `StartStream`.
    package struct StartStreamResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "StartStream" }

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

extension HMI.Navigation {
    /// The request `StartStream`.
    package struct StartStream: HMIRequest {
        package typealias Response = StartStreamResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "StartStream" }

        package var url: String
        package var appID: Int

        package init(
            url: String,
            appID: Int
        ) {
            self.url = url
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("url", url)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("url", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var url: String?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: url = try reader.string(21, .max)
                default: appID = try reader.integer()
                }
            }
            guard let url, let appID else { return nil }
            return Self(url: url, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("url", url, 21, .max)
        }
    }
}

extension HMI.Navigation {
    /// The response `StopAudioStream`.
    package struct StopAudioStreamResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "StopAudioStream" }

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

extension HMI.Navigation {
    /// The request `StopAudioStream`.
    package struct StopAudioStream: HMIRequest {
        package typealias Response = StopAudioStreamResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "StopAudioStream" }

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

extension HMI.Navigation {
    /// The response `StopStream`.
    package struct StopStreamResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "StopStream" }

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

extension HMI.Navigation {
    /// The request `StopStream`.
    package struct StopStream: HMIRequest {
        package typealias Response = StopStreamResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "StopStream" }

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

extension HMI.Navigation {
    /// The response `SubscribeWayPoints`.
    package struct SubscribeWayPointsResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "SubscribeWayPoints" }

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

extension HMI.Navigation {
    /// The request `SubscribeWayPoints`.
    package struct SubscribeWayPoints: HMIRequest {
        package typealias Response = SubscribeWayPointsResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "SubscribeWayPoints" }

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

extension HMI.Navigation {
    /// The response `UnsubscribeWayPoints`.
    package struct UnsubscribeWayPointsResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "UnsubscribeWayPoints" }

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

extension HMI.Navigation {
    /// The request `UnsubscribeWayPoints`.
    package struct UnsubscribeWayPoints: HMIRequest {
        package typealias Response = UnsubscribeWayPointsResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "UnsubscribeWayPoints" }

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

extension HMI.Navigation {
    /// The response `UpdateTurnList`.
    package struct UpdateTurnListResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "UpdateTurnList" }

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

extension HMI.Navigation {
    /// The request `UpdateTurnList`.
    package struct UpdateTurnList: HMIRequest {
        package typealias Response = UpdateTurnListResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "UpdateTurnList" }

        package var turnList: [HMI.Common.Turn]?
        package var softButtons: [HMI.Common.SoftButton]?
        package var appID: Int

        package init(
            turnList: [HMI.Common.Turn]? = nil,
            softButtons: [HMI.Common.SoftButton]? = nil,
            appID: Int
        ) {
            self.turnList = turnList
            self.softButtons = softButtons
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("turnList", turnList)
            writer.field("softButtons", softButtons)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("turnList", "softButtons", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var turnList: [HMI.Common.Turn]?
            var softButtons: [HMI.Common.SoftButton]?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x4) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: turnList = try reader.array(of: HMI.Common.Turn.self, 1, 100)
                case 1: softButtons = try reader.array(of: HMI.Common.SoftButton.self, 0, 1)
                default: appID = try reader.integer()
                }
            }
            guard let appID else { return nil }
            return Self(turnList: turnList, softButtons: softButtons, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("turnList", turnList, 1, 100)
            violations.objects("softButtons", softButtons, 0, 1)
        }
    }
}
