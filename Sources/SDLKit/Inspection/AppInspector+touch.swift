import JSON
import Journaling
import SDLManagers

// The part of the inspector that publishes the app's touch gestures and views.
extension AppInspector {
    /// Publishes the current touch gesture. Does nothing for an app that does not project.
    func touchChanged() {
        guard app.streamManager != nil else { return }
        set(["gesture": .string(app.touchManager.phaseName)], at: ["touch"])
    }

    /// Publishes the view tree of the app's picture. If `views` is nil, removes the published tree.
    func set(views: JSONValue?) {
        guard let views else { return writer.change(.remove, at: ["views"]) }
        set(views, at: ["views"])
    }

    /// Records a call of the touch delegate as a row of the journal. The row is written after the call, because it
    /// contains the delegate's return value. CAR-10
    func called(_ gesture: TouchGesture, isHandled: Bool) {
        writer.write("delegate") {
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
