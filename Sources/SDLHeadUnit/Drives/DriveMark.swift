import Drives
import JSON
import SDLSupport

/// A change that the timeline of a drive marks: a change of the gear, a door or the ignition, or a tunnel, for example.
struct DriveMark: Equatable, Sendable {
    let what: String
    let from: String
    let to: String

    /// The vehicle-data items whose changes are marked. The function `read` returns the marked values in an item.
    private static let parts: [(item: String, read: @Sendable (JSONValue) -> [(what: String, says: String)])] = [
        ("prndl", { [("gear", word($0))] }), ("gearStatus", { [("gear", word($0["userSelectedGear"]))] }),
        ("bodyInformation", { body(of: $0) }), ("wiperStatus", { [("wipers", word($0))] }),
    ]

    static func marks(of items: [String], before: Vehicle, after: Vehicle) -> [DriveMark] {
        var marks: [DriveMark] = []
        for part in parts where items.contains(part.item) {
            let old = part.read(before[part.item] ?? .null)
            for (what, says) in part.read(after[part.item] ?? .null) {
                let mark = DriveMark(what: what, from: old.first { $0.what == what }?.says ?? unknown, to: says)
                // Two items, prndl and gearStatus, contain the same gear.
                if mark.from != mark.to, !marks.contains(where: { $0.what == what && $0.to == says }) {
                    marks.append(mark)
                }
            }
        }
        return marks
    }

    /// Returns a mark if a tunnel starts or ends; otherwise nil. In a tunnel, all messages are lost.
    static func tunnel(before: LinkQuality, after: LinkQuality) -> DriveMark? {
        let (was, isNow) = (before.lossPercent == 100, after.lossPercent == 100)
        return was == isNow ? nil : DriveMark(what: "tunnel", from: was ? "in" : "out", to: isNow ? "in" : "out")
    }

    private static let unknown = "unknown"

    private static func word(_ value: JSONValue?) -> String { value?.string ?? unknown }

    private static func body(of value: JSONValue) -> [(what: String, says: String)] {
        let doors = [
            ("driver door", "driverDoorAjar"), ("passenger door", "passengerDoorAjar"),
            ("rear left door", "rearLeftDoorAjar"), ("rear right door", "rearRightDoorAjar"),
        ]
        let flags = doors.compactMap { name, member in
            value[member]?.bool.map { (what: name, says: $0 ? "open" : "closed") }
        }
        return [("ignition", word(value["ignitionStatus"]))] + flags
    }
}

extension DrivePlayback {
    /// Returns the journal row of a mark: what has changed, the old and new value, and the position in the drive.
    func row(_ mark: DriveMark, at now: Instant) -> JSONValue {
        var row: JSONValue = ["what": .string(mark.what), "from": .string(mark.from), "to": .string(mark.to)]
        row["drive"] = .string(drive.name)
        row["positionMs"] = .int(Int(position(at: now).rounded()))
        return row
    }
}
