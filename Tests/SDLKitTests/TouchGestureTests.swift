import SDLManagers
import SDLRPC
import Testing

/// Tests of the distances and times that distinguish gestures. Rule 4.8 in docs/rules/managers.md.
@Suite struct TouchGestureTests {
    /// A step of a test: an event of a finger, or the end of a waiting time.
    enum Step: Sendable {
        case down(Double, Double, finger: Int = 0)
        case move(Double, Double, finger: Int = 0)
        case up(Double, Double, finger: Int = 0, ms: Int = 0)
        case taken(Double, Double, finger: Int = 0)
        case time, frame, forget, stop

        var input: TouchGestures.Input {
            switch self {
            case .down(let x, let y, let finger): Self.touch(finger, x, y, 0, .begin)
            case .move(let x, let y, let finger): Self.touch(finger, x, y, 0, .move)
            case .up(let x, let y, let finger, let ms): Self.touch(finger, x, y, ms, .end)
            case .taken(let x, let y, let finger): Self.touch(finger, x, y, 0, .cancel)
            case .time: .tapTimeOver
            case .frame: .frame
            case .forget: .forgetTap
            case .stop: .stop
            }
        }

        private static func touch(
            _ finger: Int, _ x: Double, _ y: Double, _ ms: Int, _ type: SDLTouchType
        ) -> TouchGestures.Input {
            .finger(SDLTouch(identifier: finger, x: x, y: y, timeStamp: ms), type)
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let steps: [Step]
        let actions: [TouchGestures.Action]
        var change: @Sendable (inout TouchGestures) -> Void

        init(
            _ name: String, _ steps: [Step], _ actions: [TouchGestures.Action],
            change: @escaping @Sendable (inout TouchGestures) -> Void = { _ in }
        ) {
            (testDescription, self.steps, self.actions, self.change) = (name, steps, actions, change)
        }
    }

    static func at(_ x: Double, _ y: Double) -> SDLTouchPoint { SDLTouchPoint(x: x, y: y) }
    static func notify(_ gesture: TouchGesture) -> TouchGestures.Action { .notify(gesture) }

    @Test(arguments: taps + doubleTaps + pans + pinches + ends + fingers)
    func `Finger events and time lead to the delegate's calls`(_ row: Case) {
        var gestures = TouchGestures()
        row.change(&gestures)
        #expect(row.steps.flatMap { gestures.receive($0.input) } == row.actions)
    }

    @Test func `The thresholds are those of SDL's iOS library`() {
        let gestures = TouchGestures()
        #expect(gestures.tapDistance == 50 && gestures.tapTime == 0.4 && gestures.panDistance == 8)
        #expect(gestures.isSynced)
    }

    @Test func `Each phase has a name`() {
        var gestures = TouchGestures()
        var names = [gestures.phaseName]
        for step in [Step.down(10, 10), .move(30, 10), .down(50, 10, finger: 1), .up(50, 10, finger: 1)] {
            _ = gestures.receive(step.input)
            names.append(gestures.phaseName)
        }
        #expect(names == ["none", "touching", "panning", "pinching", "none"])
    }

    static let taps: [Case] = [
        Case("a tap waits for a second one", [.down(10, 10), .up(12, 13)], [.awaitTap]),
        Case(
            "a tap is where the finger was lifted", [.down(10, 10), .up(12, 13), .time],
            [.awaitTap, notify(.singleTap(at(12, 13)))]),
        Case(
            "the passing of time reports a tap only once", [.down(1, 1), .up(1, 1), .time, .time],
            [.awaitTap, notify(.singleTap(at(1, 1)))]),
        Case(
            "no time to wait: at once, twice", [.down(1, 1), .up(1, 1), .down(2, 2), .up(2, 2)],
            [notify(.singleTap(at(1, 1))), notify(.singleTap(at(2, 2)))]
        ) { $0.tapTime = 0 },
        Case(
            "taps far apart in time are all reported",
            [.down(1, 1), .up(1, 1), .time, .down(9, 9), .up(9, 9), .time, .down(5, 5), .up(5, 5), .time],
            [
                .awaitTap, notify(.singleTap(at(1, 1))), .awaitTap, notify(.singleTap(at(9, 9))), .awaitTap,
                notify(.singleTap(at(5, 5))),
            ]),
        Case(
            "a discarded tap is not reported", [.down(1, 1), .up(1, 1), .forget, .time], [.awaitTap, .awaitTapNoMore]),
        Case("a lifted finger has no moves", [.down(1, 1), .up(1, 1), .move(90, 1), .frame], [.awaitTap]),
        Case("nothing to discard", [.forget, .time, .frame, .stop], []),
        Case(
            "after a discarded tap the next one is a first tap",
            [.down(1, 1), .up(1, 1), .forget, .down(1, 1), .up(1, 1)], [.awaitTap, .awaitTapNoMore, .awaitTap]),
        Case(
            "a pan may begin while a tap waits", [.down(1, 1), .up(1, 1), .down(1, 1), .move(20, 1), .time],
            [.awaitTap, notify(.panBegan(at(20, 1))), notify(.singleTap(at(1, 1)))]),
    ]

    /// Returns the steps of a tap at (100, 100), and of a second tap at (`x`, `y`) that ends `ms` milliseconds after
    /// the first tap.
    private static func second(_ x: Double, _ y: Double, ms: Int) -> [Step] {
        [.down(100, 100), .up(100, 100, ms: 1000), .down(x, y), .up(x, y, ms: 1000 + ms), .time]
    }

    private static func double(_ x: Double, _ y: Double) -> [TouchGestures.Action] {
        [.awaitTap, .awaitTapNoMore, notify(.doubleTap(at(x, y)))]
    }

    private static let lost: [TouchGestures.Action] = [.awaitTap, .awaitTapNoMore]

    static let doubleTaps: [Case] = [
        Case("399 ms", second(100, 100, ms: 399), double(100, 100)),
        Case("400 ms", second(100, 100, ms: 400), double(100, 100)),
        Case("401 ms: both are lost", second(100, 100, ms: 401), lost),
        Case("49 px across: in the middle", second(149, 100, ms: 100), double(124.5, 100)),
        Case("50 px across and down", second(150, 50, ms: 100), double(125, 75)),
        Case("51 px across: both are lost", second(151, 100, ms: 100), lost),
        Case("51 px down: both are lost", second(100, 151, ms: 100), lost),
        Case("51 px up: both are lost", second(100, 49, ms: 100), lost),
        Case("stamps that began again at 0", second(100, 100, ms: -900), double(100, 100)),
        Case("a custom distance: 20", second(120, 100, ms: 0), double(110, 100)) { $0.tapDistance = 20 },
        Case("a custom distance: 21", second(121, 100, ms: 0), lost) { $0.tapDistance = 20 },
        Case("a custom time: 1 s", second(100, 100, ms: 1000), double(100, 100)) { $0.tapTime = 1 },
        Case("a custom time: more", second(100, 100, ms: 1001), lost) { $0.tapTime = 1 },
        Case(
            "a third tap is a first one", second(100, 100, ms: 100) + [.down(1, 1), .up(1, 1), .time],
            double(100, 100) + [.awaitTap, notify(.singleTap(at(1, 1)))]),
    ]

    private static let panned: [TouchGestures.Action] = [notify(.panBegan(at(109, 100)))]

    static let pans: [Case] = [
        Case("7 px are none", [.down(100, 100), .move(107, 107)], []),
        Case("8 px across and down are none", [.down(100, 100), .move(108, 92)], []),
        Case("8 px and a tap", [.down(100, 100), .move(108, 92), .up(108, 92)], [.awaitTap]),
        Case("9 px across", [.down(100, 100), .move(109, 100)], panned),
        Case("9 px up", [.down(100, 100), .move(100, 91)], [notify(.panBegan(at(100, 91)))]),
        Case("a custom distance: 20", [.down(100, 100), .move(120, 80)], []) { $0.panDistance = 20 },
        Case(
            "a custom distance: 21", [.down(100, 100), .move(121, 100)], [notify(.panBegan(at(121, 100)))]
        ) { $0.panDistance = 20 },
        Case(
            "the distance is from where the finger came down, not from its last place",
            [.down(100, 100), .move(106, 100), .move(109, 100)], panned),
        Case("the first move reports no distance", [.down(100, 100), .move(109, 100), .frame], panned),
        Case(
            "moves are one with the frame",
            [.down(100, 100), .move(109, 100), .move(111, 100), .move(115, 102), .frame, .frame],
            panned + [.awaitFrame, .awaitFrame, notify(.pan(from: at(109, 100), to: at(115, 102)))]),
        Case(
            "moves at once", [.down(100, 100), .move(109, 100), .move(111, 100), .move(111, 100), .move(115, 100)],
            panned + [
                notify(.pan(from: at(109, 100), to: at(111, 100))), notify(.pan(from: at(111, 100), to: at(115, 100))),
            ]
        ) { $0.isSynced = false },
        Case(
            "back to where it came from", [.down(100, 100), .move(109, 100), .move(100, 100)],
            panned + [notify(.pan(from: at(109, 100), to: at(100, 100)))]
        ) { $0.isSynced = false },
        Case(
            "the end reports moves since the last frame",
            [.down(100, 100), .move(109, 100), .move(120, 100), .up(121, 100), .frame],
            panned + [.awaitFrame, notify(.pan(from: at(109, 100), to: at(120, 100))), notify(.panEnded(at(121, 100)))]),
        Case(
            "a tap after a pan is a tap", [.down(100, 100), .move(109, 100), .up(109, 100), .down(1, 1), .up(1, 1)],
            panned + [notify(.panEnded(at(109, 100))), .awaitTap]),
    ]

    /// The first steps of a pinch. Two fingers touch at a distance of 100 pixels, around the point (150, 100).
    private static let two: [Step] = [.down(100, 100), .down(200, 100, finger: 1)]
    private static let pinched: [TouchGestures.Action] = [notify(.pinchBegan(at(150, 100)))]

    static let pinches: [Case] = [
        Case("two fingers", two, pinched),
        Case(
            "further", two + [.move(300, 100, finger: 1), .frame],
            pinched + [.awaitFrame, notify(.pinch(at(200, 100), scale: 2))]),
        Case(
            "both fingers, one frame", two + [.move(75, 100), .move(225, 100, finger: 1), .frame],
            pinched + [.awaitFrame, .awaitFrame, notify(.pinch(at(150, 100), scale: 1.5))]),
        Case(
            "each scale is against the one before", two + [.move(300, 100, finger: 1), .move(200, 100, finger: 1)],
            pinched + [notify(.pinch(at(200, 100), scale: 2)), notify(.pinch(at(150, 100), scale: 0.5))]
        ) { $0.isSynced = false },
        Case(
            "a move within 8 px counts", two + [.move(101, 100)],
            pinched + [notify(.pinch(at(150.5, 100), scale: 0.99))]
        ) { $0.isSynced = false },
        Case(
            "less than a pixel apart", [.down(100, 100), .down(100.5, 100, finger: 1), .move(101, 100, finger: 1)],
            [notify(.pinchBegan(at(100.25, 100))), notify(.pinch(at(100.5, 100), scale: 2))]
        ) { $0.isSynced = false },
        Case("as far apart as before", two + [.move(100, 100), .frame], pinched + [.awaitFrame]),
        Case(
            "one finger on the other has no scale, and neither has what comes of it",
            [.down(100, 100), .down(100, 100, finger: 1), .move(110, 100), .move(120, 100), .move(100, 100)],
            [notify(.pinchBegan(at(100, 100))), notify(.pinch(at(110, 100), scale: 2))]
        ) { $0.isSynced = false },
        Case(
            "the first finger where it has come to", [.down(100, 100), .move(104, 100), .down(204, 100, finger: 1)],
            [notify(.pinchBegan(at(154, 100)))]),
        Case(
            "the second finger lifts", two + [.move(300, 100, finger: 1), .up(300, 100, finger: 1), .up(100, 100)],
            pinched + [.awaitFrame, notify(.pinch(at(200, 100), scale: 2)), notify(.pinchEnded(at(200, 100)))]),
        Case(
            "the first finger lifts", two + [.up(100, 100), .move(210, 100, finger: 1), .up(210, 100, finger: 1)],
            pinched + [notify(.pinchEnded(at(150, 100)))]),
        Case(
            "a finger lifts elsewhere", two + [.up(300, 100, finger: 1)],
            pinched + [notify(.pinch(at(200, 100), scale: 2)), notify(.pinchEnded(at(200, 100)))]),
    ]

    static let ends: [Case] = [
        Case(
            "a waiting tap is cancelled", [.down(1, 1), .up(1, 1), .taken(1, 1), .time], [.awaitTap, .awaitTapNoMore]),
        Case("a finger is cancelled", [.down(1, 1), .taken(1, 1), .up(1, 1)], []),
        Case(
            "a pan is cancelled", [.down(100, 100), .move(109, 100), .taken(111, 100), .up(111, 100)],
            panned + [notify(.panCanceled(at(111, 100)))]),
        Case(
            "a pan is cancelled with the other finger", [.down(100, 100), .move(109, 100), .taken(1, 1, finger: 1)],
            panned + [notify(.panCanceled(at(109, 100)))]),
        Case(
            "a pinch is cancelled, both fingers", two + [.taken(100, 100), .taken(200, 100, finger: 1)],
            pinched + [notify(.pinchCanceled(at(150, 100)))]),
        Case(
            "a pinch is cancelled elsewhere", two + [.taken(300, 100, finger: 1)],
            pinched + [notify(.pinchCanceled(at(200, 100)))]),
        Case(
            "everything stops in a pan", [.down(1, 1), .up(1, 1), .down(100, 100), .move(109, 100), .stop, .time],
            [.awaitTap] + panned + [.awaitTapNoMore, notify(.panCanceled(at(109, 100)))]),
        Case("everything stops in a pinch", two + [.stop, .stop], pinched + [notify(.pinchCanceled(at(150, 100)))]),
        Case(
            "a pan whose END was lost", [.down(100, 100), .move(109, 100), .down(1, 1)],
            panned + [notify(.panCanceled(at(109, 100)))]),
        Case(
            "a pinch whose END was lost", two + [.down(1, 1), .up(1, 1)],
            pinched + [notify(.pinchCanceled(at(150, 100))), .awaitTap]),
        Case(
            "a second finger whose END was lost", two + [.down(300, 100, finger: 1)],
            pinched + [notify(.pinchCanceled(at(150, 100))), notify(.pinchBegan(at(200, 100)))]),
        Case(
            "a pan that becomes a pinch",
            [.down(100, 100), .move(109, 100), .move(110, 100), .down(210, 100, finger: 1)],
            panned + [
                .awaitFrame, notify(.pan(from: at(109, 100), to: at(110, 100))), notify(.panEnded(at(110, 100))),
                notify(.pinchBegan(at(160, 100))),
            ]),
    ]

    static let fingers: [Case] = [
        Case(
            "a third finger is ignored",
            two + [.down(1, 1, finger: 2), .move(90, 90, finger: 2), .up(90, 90, finger: 2), .taken(1, 1, finger: 2)],
            pinched),
        Case(
            "a second finger without a first one",
            [.down(1, 1, finger: 1), .move(90, 1, finger: 1), .up(90, 1, finger: 1)], []),
        Case(
            "the second finger neither moves nor ends what the first does alone",
            [.down(1, 1), .move(90, 1, finger: 1), .up(90, 1, finger: 1), .up(1, 1)], [.awaitTap]),
        Case(
            "nor a pan", [.down(100, 100), .move(109, 100), .move(1, 1, finger: 1), .up(1, 1, finger: 1), .frame],
            panned),
        Case("a finger that was never down", [.move(90, 90), .up(90, 90), .frame], []),
    ]
}
