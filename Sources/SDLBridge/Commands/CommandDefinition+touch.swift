import JSON
import SDLHeadUnit
import SDLSupport
import WebServing

// Fingers on the screen: raw, and as what they mean.
extension CommandDefinition {
    private static let coordinate = Schema.integer(0...10_000)
    private static let point: [Schema.Field] = [
        .needs("x", coordinate, "from the left"), .needs("y", coordinate, "from the top"),
    ]

    static let touches: [CommandDefinition] = [
        drive(
            "headUnit.touch", "/v1/head-unit/touch", tag: "Car", "One raw event of one or more fingers.",
            [
                .may("type", .word(TouchCommand.Kind.allCases.map(\.rawValue)), "BEGIN when left out"),
                .needs(
                    "points", .array(.object([.may("id", .integer(0...9), "the finger")] + point), 1...10),
                    "the fingers"),
            ], guarded: nil
        ) { params throws(Problem) in .touch(params.touch()) },
        drive(
            "headUnit.rect", "/v1/head-unit/rect:select", tag: "Car",
            "Select a haptic rectangle of the app in front, as a knob does: a finger down and up in its middle.",
            [.needs("id", .integer(0...2_000_000_000), "its number")], guarded: nil
        ) { params throws(Problem) in .rect(params.integer("id")) },
        gesture(
            "tap", "Put fingers on the screen and lift them.",
            point + [
                .may("fingers", .integer(1...10), "side by side, 40 apart; one when left out"),
                .may("holdMs", .integer(0...10_000), "how long they stay; 50 when left out"),
                .may("times", .integer(1...3), "taps in a row, 100 ms apart; one when left out"),
            ]
        ) { params throws(Problem) in try tap(params) },
        gesture(
            "drag", "Move a finger over the screen.",
            [
                .needs("from", .object(point), "where it begins"), .needs("to", .object(point), "where it ends"),
                .may("ms", .integer(0...60_000), "how long it takes; 300 when left out"),
            ]
        ) { params throws(Problem) in try drag(params) },
        gesture(
            "pinch", "Move two fingers together or apart.",
            point + [
                .needs("from", .integer(2...5_000), "how far apart they begin"),
                .needs("to", .integer(2...5_000), "how far apart they end"),
                .may("ms", .integer(0...60_000), "how long it takes; 300 when left out"),
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
        let (from, to) = (params.part("from"), params.part("to"))
        let (x, y) = (from.integer("x"), from.integer("y"))
        let (toX, toY) = (to.integer("x"), to.integer("y"))
        return moves(params.optionalInteger("ms") ?? 300) { part in
            [(x: between(x, toX, part), y: between(y, toY, part))]
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

    /// Sixty events a second at most, as a screen gives them; the last one stands at the end.
    private static func moves(_ ms: Int, _ points: (Double) -> [(x: Int, y: Int)]) -> Steps {
        let count = max(1, min(ms / 16, 240))
        let pause = Duration.milliseconds(ms / count)
        var steps: Steps = [(.zero, touch(.begin, points(0)))]
        for step in 1...count { steps.append((pause, touch(.move, points(Double(step) / Double(count))))) }
        return steps + [(.zero, touch(.end, points(1)))]
    }
}
