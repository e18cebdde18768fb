import JSON
import SDLHeadUnit
import SDLSupport
import WebServing

// Commands for touch: raw events and gestures.
extension CommandDefinition {
    private static let coordinate = Schema.integer(0...10_000)
    private static let point: [Schema.Field] = [
        .needs("x", coordinate, "pixels from the left edge"), .needs("y", coordinate, "pixels from the top edge"),
    ]

    static let touches: [CommandDefinition] = [
        drive(
            "headUnit.touch", "/v1/head-unit/touch", tag: "Car", "Send one raw touch event of one or more fingers.",
            [
                .may("type", .word(TouchCommand.Kind.allCases.map(\.rawValue)), "the event's type; default: BEGIN"),
                .needs(
                    "points", .array(.object([.may("id", .integer(0...9), "the finger's id")] + point), 1...10),
                    "the fingers"),
            ], guarded: nil
        ) { params throws(Problem) in .touch(params.touch()) },
        drive(
            "headUnit.rect", "/v1/head-unit/rect:select", tag: "Car",
            "Select a haptic rectangle of the app in the foreground. The app receives a tap on the centre.",
            [.needs("id", .integer(0...2_000_000_000), "the rectangle's id")], guarded: nil
        ) { params throws(Problem) in .rect(params.integer("id")) },
        gesture(
            "tap", "Tap the screen with one or more fingers.",
            point + [
                .may("fingers", .integer(1...10), "number of fingers, side by side, 40 pixels apart; default: 1"),
                .may("holdMs", .integer(0...10_000), "how long the fingers stay down; default: 50"),
                .may("times", .integer(1...3), "number of taps, 100 ms apart; default: 1"),
            ]
        ) { params throws(Problem) in try tap(params) },
        gesture(
            "drag", "Move a finger over the screen.",
            [
                .needs("from", .object(point), "the start point"), .needs("to", .object(point), "the end point"),
                .may("ms", .integer(0...60_000), "duration; default: 300"),
                .may(
                    "via", .array(.object(point), 1...240),
                    "the points in between, at equal intervals of time; default: an even movement in a straight line"),
            ]
        ) { params throws(Problem) in try drag(params) },
        gesture(
            "pinch", "Move two fingers together or apart.",
            point + [
                .needs("from", .integer(2...5_000), "distance between the fingers at the start, in pixels"),
                .needs("to", .integer(2...5_000), "distance between the fingers at the end, in pixels"),
                .may("ms", .integer(0...60_000), "duration; default: 300"),
            ]
        ) { params throws(Problem) in try pinch(params) },
    ]

    private typealias Steps = [(pause: Duration, command: HeadUnitCommand)]

    private static func gesture(
        _ verb: String, _ summary: String, _ fields: [Schema.Field], _ read: @escaping Read<Steps>
    ) -> CommandDefinition {
        CommandDefinition(
            name: "headUnit.touch.\(verb)", method: .post, path: "/v1/head-unit/touch:\(verb)", tag: "Car",
            summary: summary, fields: fields
        ) { params throws(Problem) in .gesture(try read(params)) }
    }

    private static func touch(_ kind: TouchCommand.Kind, _ points: [(x: Int, y: Int)]) -> HeadUnitCommand {
        .touch(
            TouchCommand(
                kind: kind,
                points: points.enumerated().map { .init(id: $0.offset, x: $0.element.x, y: $0.element.y) }))
    }

    private static func tap(_ params: CommandParams) throws(Problem) -> Steps {
        let (x, y) = (params.integer("x"), params.integer("y"))
        let fingers = (0..<(params.optionalInteger("fingers") ?? 1)).map { (x: x + 40 * $0, y: y) }
        let hold = Duration.milliseconds(params.optionalInteger("holdMs") ?? 50)
        var steps: Steps = []
        for _ in 0..<(params.optionalInteger("times") ?? 1) {
            steps.append((steps.isEmpty ? .zero : .milliseconds(100), touch(.begin, fingers)))
            steps.append((hold, touch(.end, fingers)))
        }
        return steps
    }

    private static func drag(_ params: CommandParams) throws(Problem) -> Steps {
        let path = ([params.part("from")] + params.parts("via") + [params.part("to")]).map {
            (x: $0.integer("x"), y: $0.integer("y"))
        }
        let (from, to, last) = (path[0], path[path.count - 1], path.count - 1)
        return moves(params.optionalInteger("ms") ?? 300, steps: last > 1 ? last : nil) { part in
            guard last == 1 else { return [path[Int((part * Double(last)).rounded())]] }
            return [(x: between(from.x, to.x, part), y: between(from.y, to.y, part))]
        }
    }

    private static func pinch(_ params: CommandParams) throws(Problem) -> Steps {
        let (x, y) = (params.integer("x"), params.integer("y"))
        let (from, to) = (params.integer("from"), params.integer("to"))
        return moves(params.optionalInteger("ms") ?? 300) { part in
            let half = between(from, to, part) / 2
            return [(x: max(0, x - half), y: y), (x: x + half, y: y)]
        }
    }

    private static func between(_ from: Int, _ to: Int, _ part: Double) -> Int {
        from + Int((Double(to - from) * part).rounded())
    }

    /// Returns the touch events of a movement that takes `ms` milliseconds. Unless `steps` is the number of events, there
    /// are at most sixty events per second, as on a real screen. `points` receives the progress of the movement, from 0
    /// (start) to 1 (end), and returns the positions of the fingers.
    private static func moves(_ ms: Int, steps: Int? = nil, _ points: (Double) -> [(x: Int, y: Int)]) -> Steps {
        let count = steps ?? evenSteps(ms)
        let pause = Duration.milliseconds(ms / count)
        var events: Steps = [(.zero, touch(.begin, points(0)))]
        for step in 1...count { events.append((pause, touch(.move, points(Double(step) / Double(count))))) }
        return events + [(.zero, touch(.end, points(1)))]
    }

    /// Returns the number of steps of an even movement that takes `ms` milliseconds.
    static func evenSteps(_ ms: Int) -> Int { max(1, min(ms / 16, 240)) }
}
