import JSON
import Journaling
import SDLManagers

// What fingers on the projected picture meant to the app, for the inspector.
extension AppInspector {
    /// What the fingers do now; only apps that project are touched.
    func touchChanged() {
        guard pen.isHeard, app.streamManager != nil else { return }
        set(["gesture": .string(app.touchManager.phaseName)], at: ["touch"])
    }

    /// The views of its picture; none where it has no window on the head unit.
    func set(views: JSONValue?) {
        guard let views else { return pen.change(.remove, at: ["views"]) }
        set(views, at: ["views"])
    }

    /// Each with the app's own answer, so it is written after the call. CAR-10
    func called(_ gesture: TouchGesture, isHandled: Bool) {
        pen.write("delegate") {
            var row: JSONValue = ["call": .string(gesture.name), "point": gesture.point.inspection]
            if case .pan(let from, _) = gesture { row["fromPoint"] = from.inspection }
            if case .pinch(_, let scale) = gesture { row["scale"] = .double(scale) }
            row["handled"] = .bool(isHandled)
            return row.json()
        }
    }
}

extension SDLTouchPoint {
    fileprivate var inspection: JSONValue { ["x": .double(x), "y": .double(y)] }
}
