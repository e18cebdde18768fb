// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Navigation {
    /// The response `AlertManeuver`.
    package struct AlertManeuverResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "AlertManeuver" }

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
    /// The request `AlertManeuver`.
    package struct AlertManeuver: HMIRequest {
        package typealias Response = AlertManeuverResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "AlertManeuver" }

        package var softButtons: [HMI.Common.SoftButton]?
        package var appID: Int

        package init(
            softButtons: [HMI.Common.SoftButton]? = nil,
            appID: Int
        ) {
            self.softButtons = softButtons
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("softButtons", softButtons)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("softButtons", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var softButtons: [HMI.Common.SoftButton]?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: softButtons = try reader.array(of: HMI.Common.SoftButton.self, 0, 3)
                default: appID = try reader.integer()
                }
            }
            guard let appID else { return nil }
            return Self(softButtons: softButtons, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("softButtons", softButtons, 0, 3)
        }
    }
}

extension HMI.Navigation {
    /// The response `GetWayPoints`.
    package struct GetWayPointsResponse: HMIResponse {
        package static var interface: String { "Navigation" }
        package static var name: String { "GetWayPoints" }

        package var appID: Int
        package var wayPoints: [HMI.Common.LocationDetails]?

        package init(
            appID: Int,
            wayPoints: [HMI.Common.LocationDetails]? = nil
        ) {
            self.appID = appID
            self.wayPoints = wayPoints
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("appID", appID)
            writer.field("wayPoints", wayPoints)
            writer.endObject()
        }

        private static let keys = JSONKeys("appID", "wayPoints")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var appID: Int?
            var wayPoints: [HMI.Common.LocationDetails]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: appID = try reader.integer()
                default: wayPoints = try reader.array(of: HMI.Common.LocationDetails.self, 1, 10)
                }
            }
            guard let appID else { return nil }
            return Self(appID: appID, wayPoints: wayPoints)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("wayPoints", wayPoints, 1, 10)
        }
    }
}

extension HMI.Navigation {
    /// The request `GetWayPoints`.
    package struct GetWayPoints: HMIRequest {
        package typealias Response = GetWayPointsResponse

        package static var interface: String { "Navigation" }
        package static var name: String { "GetWayPoints" }

        package var wayPointType: HMI.Common.WayPointType
        package var appID: Int

        package init(
            wayPointType: HMI.Common.WayPointType,
            appID: Int
        ) {
            self.wayPointType = wayPointType
            self.appID = appID
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("wayPointType", wayPointType)
            writer.field("appID", appID)
            writer.endObject()
        }

        private static let keys = JSONKeys("wayPointType", "appID")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var wayPointType: HMI.Common.WayPointType?
            var appID: Int?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: wayPointType = try HMI.Common.WayPointType.read(from: &reader)
                default: appID = try reader.integer()
                }
            }
            guard let wayPointType, let appID else { return nil }
            return Self(wayPointType: wayPointType, appID: appID)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("wayPointType", wayPointType)
        }
    }
}

extension HMI.Navigation {
    /// The request `IsReady`.
    package struct IsReady: HMIRequest {
        package typealias Response = IsReadyResponse

        package static var interface: String { "Navigation" }
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

extension HMI.Navigation {
    /// The response `IsReady`.
    package struct IsReadyResponse: HMIResponse {
        package static var interface: String { "Navigation" }
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

extension HMI.Navigation {
    /// The notification `OnAudioDataStreaming`.
    package struct OnAudioDataStreaming: HMINotification {
        package static var interface: String { "Navigation" }
        package static var name: String { "OnAudioDataStreaming" }

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

extension HMI.Navigation {
    /// The notification `OnTBTClientState`.
    package struct OnTBTClientState: HMINotification {
        package static var interface: String { "Navigation" }
        package static var name: String { "OnTBTClientState" }

        package var state: HMI.Common.TBTState

        package init(
            state: HMI.Common.TBTState
        ) {
            self.state = state
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("state", state)
            writer.endObject()
        }

        private static let keys = JSONKeys("state")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var state: HMI.Common.TBTState?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: state = try HMI.Common.TBTState.read(from: &reader)
                }
            }
            guard let state else { return nil }
            return Self(state: state)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("state", state)
        }
    }
}

extension HMI.Navigation {
    /// The notification `OnVideoDataStreaming`.
    package struct OnVideoDataStreaming: HMINotification {
        package static var interface: String { "Navigation" }
        package static var name: String { "OnVideoDataStreaming" }

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

extension HMI.Navigation {
    /// The notification `OnWayPointChange`.
    package struct OnWayPointChange: HMINotification {
        package static var interface: String { "Navigation" }
        package static var name: String { "OnWayPointChange" }

        package var wayPoints: [HMI.Common.LocationDetails]

        package init(
            wayPoints: [HMI.Common.LocationDetails]
        ) {
            self.wayPoints = wayPoints
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("wayPoints", wayPoints)
            writer.endObject()
        }

        private static let keys = JSONKeys("wayPoints")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var wayPoints: [HMI.Common.LocationDetails]?
            guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                default: wayPoints = try reader.array(of: HMI.Common.LocationDetails.self, 1, 10)
                }
            }
            guard let wayPoints else { return nil }
            return Self(wayPoints: wayPoints)
        }

        package func check(_ violations: inout ViolationList) {
            violations.objects("wayPoints", wayPoints, 1, 10)
        }
    }
}
