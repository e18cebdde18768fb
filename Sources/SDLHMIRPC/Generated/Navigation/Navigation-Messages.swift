// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Navigation {
    package struct AlertManeuverResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "AlertManeuver" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct AlertManeuver: HMIRequest, MemberVisitable {
        package typealias Response = AlertManeuverResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "AlertManeuver" }

        package var softButtons: [HMI.Common.SoftButton]?
        package var appID: Int

        package init(softButtons: [HMI.Common.SoftButton]? = nil, appID: Int) {
            self.softButtons = softButtons
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("softButtons", &it.softButtons, 0, 3)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetWayPointsResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "GetWayPoints" }

        package var appID: Int
        package var wayPoints: [HMI.Common.LocationDetails]?

        package init(appID: Int, wayPoints: [HMI.Common.LocationDetails]? = nil) {
            self.appID = appID
            self.wayPoints = wayPoints
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.values("wayPoints", &it.wayPoints, 1, 10)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct GetWayPoints: HMIRequest, MemberVisitable {
        package typealias Response = GetWayPointsResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "GetWayPoints" }

        package var wayPointType: HMI.Common.WayPointType
        package var appID: Int

        package init(wayPointType: HMI.Common.WayPointType, appID: Int) {
            self.wayPointType = wayPointType
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(wayPointType: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("wayPointType", &it.wayPointType)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReady: HMIRequest, MemberVisitable {
        package typealias Response = IsReadyResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "IsReady" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct IsReadyResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
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

    package struct OnAudioDataStreaming: HMINotification, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "OnAudioDataStreaming" }

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

    package struct OnTBTClientState: HMINotification, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "OnTBTClientState" }

        package var state: HMI.Common.TBTState

        package init(state: HMI.Common.TBTState) {
            self.state = state
        }

        @usableFromInline package static var blank: Self { Self(state: .blank) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("state", &it.state)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct OnVideoDataStreaming: HMINotification, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "OnVideoDataStreaming" }

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

    package struct OnWayPointChange: HMINotification, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "OnWayPointChange" }

        package var wayPoints: [HMI.Common.LocationDetails]

        package init(wayPoints: [HMI.Common.LocationDetails]) {
            self.wayPoints = wayPoints
        }

        @usableFromInline package static var blank: Self { Self(wayPoints: []) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("wayPoints", &it.wayPoints, 1, 10)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SendLocationResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "SendLocation" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SendLocation: HMIRequest, MemberVisitable {
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
            appID: Int, longitudeDegrees: Double? = nil, latitudeDegrees: Double? = nil, locationName: String? = nil,
            locationDescription: String? = nil, addressLines: [String]? = nil, phoneNumber: String? = nil,
            locationImage: HMI.Common.Image? = nil, timeStamp: HMI.Common.DateTime? = nil,
            address: HMI.Common.OASISAddress? = nil, deliveryMode: HMI.Common.DeliveryMode? = nil
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

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
            try v.number("longitudeDegrees", &it.longitudeDegrees, -180, 180)
            try v.number("latitudeDegrees", &it.latitudeDegrees, -90, 90)
            try v.string("locationName", &it.locationName, 1, 500)
            try v.string("locationDescription", &it.locationDescription, 1, 500)
            try v.strings("addressLines", &it.addressLines, 0, 4, lengths: 1, 500)
            try v.string("phoneNumber", &it.phoneNumber, 1, 500)
            try v.value("locationImage", &it.locationImage)
            try v.value("timeStamp", &it.timeStamp)
            try v.value("address", &it.address)
            try v.value("deliveryMode", &it.deliveryMode)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetVideoConfigResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "SetVideoConfig" }

        package var rejectedParams: [String]?

        package init(rejectedParams: [String]? = nil) {
            self.rejectedParams = rejectedParams
        }

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.strings("rejectedParams", &it.rejectedParams, 1, 1000, lengths: 1, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SetVideoConfig: HMIRequest, MemberVisitable {
        package typealias Response = SetVideoConfigResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "SetVideoConfig" }

        package var config: HMI.Common.VideoConfig
        package var appID: Int

        package init(config: HMI.Common.VideoConfig, appID: Int) {
            self.config = config
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(config: .blank, appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.value("config", &it.config)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ShowConstantTBTResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "ShowConstantTBT" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct ShowConstantTBT: HMIRequest, MemberVisitable {
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
            navigationTexts: [HMI.Common.TextFieldStruct], turnIcon: HMI.Common.Image? = nil,
            nextTurnIcon: HMI.Common.Image? = nil, distanceToManeuver: Double, distanceToManeuverScale: Double,
            maneuverComplete: Bool? = nil, softButtons: [HMI.Common.SoftButton]? = nil, appID: Int
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

        @usableFromInline package static var blank: Self { Self(
            navigationTexts: [], distanceToManeuver: 0, distanceToManeuverScale: 0, appID: 0
        ) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("navigationTexts", &it.navigationTexts, 0, 5)
            try v.value("turnIcon", &it.turnIcon)
            try v.value("nextTurnIcon", &it.nextTurnIcon)
            try v.number("distanceToManeuver", &it.distanceToManeuver, 0, 1000000000)
            try v.number("distanceToManeuverScale", &it.distanceToManeuverScale, 0, 1000000000)
            try v.bool("maneuverComplete", &it.maneuverComplete)
            try v.values("softButtons", &it.softButtons, 0, 3)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StartAudioStreamResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "StartAudioStream" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StartAudioStream: HMIRequest, MemberVisitable {
        package typealias Response = StartAudioStreamResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "StartAudioStream" }

        package var url: String
        package var appID: Int

        package init(url: String, appID: Int) {
            self.url = url
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(url: "", appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("url", &it.url, 21, .max)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StartStreamResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "StartStream" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StartStream: HMIRequest, MemberVisitable {
        package typealias Response = StartStreamResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "StartStream" }

        package var url: String
        package var appID: Int

        package init(url: String, appID: Int) {
            self.url = url
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(url: "", appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.string("url", &it.url, 21, .max)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StopAudioStreamResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "StopAudioStream" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StopAudioStream: HMIRequest, MemberVisitable {
        package typealias Response = StopAudioStreamResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "StopAudioStream" }

        package var appID: Int

        package init(appID: Int) {
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StopStreamResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "StopStream" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct StopStream: HMIRequest, MemberVisitable {
        package typealias Response = StopStreamResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "StopStream" }

        package var appID: Int

        package init(appID: Int) {
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SubscribeWayPointsResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "SubscribeWayPoints" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct SubscribeWayPoints: HMIRequest, MemberVisitable {
        package typealias Response = SubscribeWayPointsResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "SubscribeWayPoints" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UnsubscribeWayPointsResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "UnsubscribeWayPoints" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UnsubscribeWayPoints: HMIRequest, MemberVisitable {
        package typealias Response = UnsubscribeWayPointsResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "UnsubscribeWayPoints" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UpdateTurnListResponse: HMIResponse, MemberVisitable {
        package static var interface: String { "Navigation" }
        package static var name: String { "UpdateTurnList" }

        package init() {}

        @usableFromInline package static var blank: Self { Self() }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }

    package struct UpdateTurnList: HMIRequest, MemberVisitable {
        package typealias Response = UpdateTurnListResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "UpdateTurnList" }

        package var turnList: [HMI.Common.Turn]?
        package var softButtons: [HMI.Common.SoftButton]?
        package var appID: Int

        package init(turnList: [HMI.Common.Turn]? = nil, softButtons: [HMI.Common.SoftButton]? = nil, appID: Int) {
            self.turnList = turnList
            self.softButtons = softButtons
            self.appID = appID
        }

        @usableFromInline package static var blank: Self { Self(appID: 0) }
        @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
            try v.values("turnList", &it.turnList, 1, 100)
            try v.values("softButtons", &it.softButtons, 0, 1)
            try v.integer("appID", &it.appID, .min, .max)
        }
        package func write(to writer: inout JSONWriter) { writer.object(self) }
        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
        package func check(_ violations: inout ViolationList) { violations.object(self) }
    }
}
