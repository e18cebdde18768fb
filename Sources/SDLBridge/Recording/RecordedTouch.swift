import JSON
import SDLLog

/// A touch event of one or more fingers, in the form in which the page sends touch events.
struct RecordedTouch {
    struct Point {
        var id, x, y: Int
    }

    let at: Double
    let type: String
    let points: [Point]
    let params: JSONValue

    init(_ params: JSONValue, at: Double) {
        (self.params, self.at) = (params, at)
        type = params["type"]?.string ?? "BEGIN"
        points = (params["points"]?.array ?? []).map {
            Point(id: $0["id"]?.int ?? 0, x: $0["x"]?.int ?? 0, y: $0["y"]?.int ?? 0)
        }
    }

    /// The maximum distance that a finger may move during a tap, in pixels.
    fileprivate static let slack = 12.0
    /// The maximum time between the two taps of a double tap, in milliseconds. This time is also the minimum duration
    /// of a long touch.
    fileprivate static let quick = 500.0
    /// The maximum difference between the first step of a drag and that of an even movement, in pixels. Apps ignore the
    /// way up to the first step, so a drag with a longer first step moves a map less far.
    fileprivate static let evenness = 4.0
    /// The maximum number of points of a drag in a script.
    fileprivate static let mostPoints = 24

    fileprivate func distance(to other: RecordedTouch) -> Double {
        guard let one = points.first, let two = other.points.first else { return 0 }
        return Self.distance(one, two)
    }

    fileprivate static func distance(_ one: Point, _ two: Point) -> Double {
        let (x, y) = (Double(one.x - two.x), Double(one.y - two.y))
        return (x * x + y * y).squareRoot()
    }
}

// The touches of one gesture, in the order of time.
extension [RecordedTouch] {
    private var fingersDown: Set<Int> {
        reduce(into: []) { down, touch in
            for point in touch.points {
                if ["BEGIN", "MOVE"].contains(touch.type) { down.insert(point.id) } else { down.remove(point.id) }
            }
        }
    }

    /// Whether all touches belong to taps of one finger.
    private var isTaps: Bool {
        guard let first else { return false }
        return allSatisfy {
            $0.points.count == 1 && $0.type != "CANCEL" && $0.distance(to: first) <= RecordedTouch.slack
        }
    }

    /// Returns whether `touch` belongs to the same gesture as the touches in this array.
    func isContinued(by touch: RecordedTouch) -> Bool {
        guard let last, let first else { return false }
        if touch.type != "BEGIN" || !fingersDown.isEmpty { return true }
        return isTaps && touch.at - last.at <= RecordedTouch.quick
            && touch.distance(to: first) <= RecordedTouch.slack * 2
    }

    /// Returns the gesture as commands. A tap on a control becomes a press of the control.
    func actions(in state: StateNode) -> [NamedAction] {
        guard let first, let last, let start = first.points.first, let end = last.points.first else { return [] }
        let ms = JSONValue.int(Int((last.at - first.at).rounded()))
        func point(_ point: RecordedTouch.Point) -> JSONValue { ["x": .int(point.x), "y": .int(point.y)] }
        let begins = filter { $0.type == "BEGIN" }
        guard last.type == "END", fingersDown.isEmpty else {
            return map { NamedAction("headUnit.touch", $0.params, in: state) }
        }
        if isTaps {
            var tap = point(start)
            if begins.count == 1, last.at - first.at >= RecordedTouch.quick { tap["holdMs"] = ms }
            let named = NamedAction("headUnit.touch.tap", tap, in: state)
            if named.command == "bridge.use" { return begins.map { _ in named } }
            if begins.count > 1 { tap["times"] = .int(Swift.min(3, begins.count)) }
            return [NamedAction("headUnit.touch.tap", tap, in: state)]
        }
        let pairs = filter { $0.points.count == 2 }
        if let one = pairs.first?.points, let two = pairs.last?.points {
            let pinch: JSONValue = [
                "x": .int((one[0].x + one[1].x) / 2), "y": .int((one[0].y + one[1].y) / 2),
                "from": .int(Swift.max(2, Int(RecordedTouch.distance(one[0], one[1])))),
                "to": .int(Swift.max(2, Int(RecordedTouch.distance(two[0], two[1])))), "ms": ms,
            ]
            return [NamedAction("headUnit.touch.pinch", pinch, in: state)]
        }
        guard begins.count == 1 else { return map { NamedAction("headUnit.touch", $0.params, in: state) } }
        var drag: JSONValue = ["from": point(start), "to": point(end), "ms": ms]
        let way = pointsBetween(start, end)
        if !isEven(way, from: start, to: end) { drag["via"] = .array(way.map(point)) }
        return [NamedAction("headUnit.touch.drag", drag, in: state)]
    }

    /// Returns the points of a drag between its start and its end, thinned out if there are many.
    private func pointsBetween(_ start: RecordedTouch.Point, _ end: RecordedTouch.Point) -> [RecordedTouch.Point] {
        var way = filter { $0.type == "MOVE" }.compactMap(\.points.first)
        if let last = way.last, RecordedTouch.distance(last, end) == 0 { way.removeLast() }
        let stride = way.count / RecordedTouch.mostPoints + 1
        return way.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    }

    /// Returns whether the first step of a drag is about as long as if the finger had moved evenly.
    private func isEven(
        _ way: [RecordedTouch.Point], from start: RecordedTouch.Point, to end: RecordedTouch.Point
    ) -> Bool {
        guard let first = way.first, let last, let begin = self.first else { return true }
        let steps = CommandDefinition.evenSteps(Int((last.at - begin.at).rounded()))
        let even = RecordedTouch.distance(start, end) / Double(steps)
        return abs(RecordedTouch.distance(start, first) - even) <= RecordedTouch.evenness
    }
}
