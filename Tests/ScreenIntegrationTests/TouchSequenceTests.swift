import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

extension ProjectionTests {
    /// Tests that touches on the head unit's display cause the same method calls of a view as UIKit's documentation
    /// describes. CAR-09, CAR-11, CAR-12
    @MainActor
    @Suite struct TouchSequenceTests {
        /// An action of the driver. Positions are in pixels of the display.
        enum Step: Sendable {
            case down(Int, Int), move(Int, Int), up(Int, Int)
            /// A menu of the head unit opens and cancels all touches.
            case cover
            case wait(Int)
            /// Presses the first reported view with the knob.
            case knob
        }

        /// The kinds of views under test. The tested view has the rectangle from (100, 100) to (300, 180).
        enum Subject: Sendable {
            case button, disabledButton, touches, touchesAroundView, tracking, refusing, toggle, slider, lateSlider
            case segments, field, table, pressedTable, scrolledButton, plainView, twoButtons
        }

        /// The behaviour of the touch delegate; `none` means that the app has no touch delegate.
        enum Delegate: Sendable { case none, declines, handles }

        struct Row: Sendable, CustomTestStringConvertible {
            var testDescription: String
            var subject: Subject
            var delegate = Delegate.none
            var steps: [Step]
            /// The expected calls of the view. A call ends with `+` if the control is highlighted, otherwise with `-`.
            var calls: [String]
        }

        nonisolated static let rows: [Row] = [
            Row("a still tap", .button, [.down(150, 120), .up(150, 120)], ["touchDown+", "touchUpInside-"]),
            Row(
                "a tap with three pixels of movement", .button, [.down(150, 120), .move(153, 120), .up(153, 120)],
                ["touchDown+", "touchDragInside+", "touchUpInside-"]),
            Row("a finger that rests", .button, [.down(150, 120), .wait(2_000)], ["touchDown+"]),
            Row(
                "a long tap", .button, [.down(150, 120), .wait(2_000), .up(150, 120)],
                ["touchDown+", "touchUpInside-"]),
            Row(
                "leaving and returning", .button,
                [.down(150, 120), .move(500, 120), .move(150, 120), .up(150, 120)],
                [
                    "touchDown+", "touchDragOutside-", "touchDragExit-", "touchDragInside+", "touchDragEnter+",
                    "touchUpInside-",
                ]),
            Row(
                "lifting outside", .button, [.down(150, 120), .move(500, 120), .up(500, 120)],
                ["touchDown+", "touchDragOutside-", "touchDragExit-", "touchUpOutside-"]),
            Row("a menu over a still finger", .button, [.down(150, 120), .cover], ["touchDown+", "touchCancel-"]),
            Row(
                "a menu over a moving finger", .button, [.down(150, 120), .move(170, 120), .cover],
                ["touchDown+", "touchDragInside+", "touchCancel-"]),
            Row("a disabled control", .disabledButton, [.down(150, 120), .up(150, 120)], []),
            Row(
                "a double tap", .button, [.down(150, 120), .up(150, 120), .down(150, 120), .up(150, 120)],
                ["touchDown+", "touchUpInside-", "touchDown+", "touchDownRepeat+", "touchUpInside-"]),
            Row("the knob", .button, [.knob], ["touchDown+", "touchUpInside-"]),
            Row(
                "two buttons in a row", .twoButtons, [.down(150, 120), .up(150, 120), .down(150, 320), .up(150, 320)],
                ["touchDown+", "touchUpInside-", "second down", "second up"]),
            Row("a still tap", .touches, [.down(150, 120), .up(150, 120)], ["began", "ended"]),
            Row(
                "a tap with three pixels of movement", .touches, [.down(150, 120), .move(153, 120), .up(153, 120)],
                ["began", "moved", "ended"]),
            Row(
                "a drag", .touches, [.down(150, 120), .move(200, 120), .move(250, 120), .up(250, 120)],
                ["began", "moved", "moved", "ended"]),
            Row("a menu", .touches, [.down(150, 120), .cover], ["began", "cancelled"]),
            Row("the knob", .touches, [.knob], ["began", "ended"]),
            Row("a tap on its label", .touchesAroundView, [.down(150, 120), .up(150, 120)], ["began", "ended"]),
            Row(
                "a still tap", .tracking, [.down(150, 120), .up(150, 120)],
                ["begin", "touchDown+", "end", "touchUpInside-"]),
            Row(
                "a drag", .tracking, [.down(150, 120), .move(153, 120), .up(153, 120)],
                ["begin", "touchDown+", "continue", "touchDragInside+", "end", "touchUpInside-"]),
            Row(
                "a menu", .tracking, [.down(150, 120), .cover], ["begin", "touchDown+", "cancel", "touchCancel-"]),
            Row("a refused touch", .refusing, [.down(150, 120), .move(153, 120), .up(153, 120)], ["begin"]),
            Row(
                "a tap", .toggle, [.down(150, 120), .up(150, 120)],
                ["touchDown+", "touchUpInside-", "valueChanged-"]),
            Row(
                "a drag of the thumb", .slider, [.down(201, 140), .move(206, 140), .up(206, 140)],
                ["touchDown+", "valueChanged+", "touchDragInside+", "touchUpInside-"]),
            Row("a touch beside the thumb", .slider, [.down(270, 140), .up(270, 140)], []),
            Row(
                "a drag that is reported at its end", .lateSlider, [.down(201, 140), .move(206, 140), .up(206, 140)],
                ["touchDown+", "touchDragInside+", "valueChanged-", "touchUpInside-"]),
            Row(
                "a tap on the second segment", .segments, [.down(250, 120), .up(250, 120)],
                ["touchDown+", "touchUpInside-", "valueChanged-"]),
            Row(
                "a tap", .field, [.down(150, 120), .up(150, 120)],
                ["touchDown+", "editingDidBegin-", "touchUpInside-"]),
            Row("a still finger", .table, [.down(150, 120), .wait(100)], ["highlighted"]),
            Row("a tap", .table, [.down(150, 120), .up(150, 120)], ["highlighted", "plain", "selected 0"]),
            Row(
                "a drag", .table, [.down(150, 120), .move(150, 105), .move(150, 90), .up(150, 90)],
                ["highlighted", "plain"]),
            Row(
                "a long press", .pressedTable, [.down(150, 120), .wait(700), .up(150, 120)],
                ["highlighted", "press began", "plain", "press ended"]),
            Row(
                "a tap that is too short for a long press", .pressedTable, delegate: .declines,
                [.down(150, 120), .wait(300), .up(150, 120)], ["highlighted", "plain", "selected 0"]),
            Row(
                "a drag that scrolls", .scrolledButton, [.down(150, 120), .move(150, 100), .up(150, 100)],
                ["touchDown+", "touchCancel-"]),
            Row("a tap and a drag", .plainView, [.down(150, 120), .move(190, 120), .up(190, 120)], []),
            Row(
                "a tap that the delegate declines", .button, delegate: .declines, [.down(150, 120), .up(150, 120)],
                ["touchDown+", "touchUpInside-"]),
            Row(
                "a tap that the delegate handles", .button, delegate: .handles, [.down(150, 120), .up(150, 120)],
                ["touchDown+", "touchCancel-"]),
            Row(
                "a drag that the delegate handles", .button, delegate: .handles,
                [.down(150, 120), .move(190, 120), .up(190, 120)], ["touchDown+", "touchCancel-"]),
            Row(
                "a double tap that the delegate declines", .button, delegate: .declines,
                [.down(150, 120), .up(150, 120), .down(150, 120), .up(150, 120)],
                ["touchDown+", "touchUpInside-", "touchDown+", "touchDownRepeat+", "touchUpInside-"]),
        ]

        @Test(arguments: rows) func `The views are called as UIKit's documentation says`(_ row: Row) async throws {
            let recorder = CallRecorder()
            let controller = UIViewController()
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            for view in recorder.views(row.subject) { controller.view.addSubview(view) }
            let projected = try await ProjectedApp(controller)
            let delegate = TapDelegate(isHandling: row.delegate == .handles)
            if row.delegate != .none { projected.app.touchManager.touchEventDelegate = delegate }
            recorder.calls = []
            for step in row.steps { try await perform(step, projected) }
            // A tap waits at most 0.4 seconds for the delegate.
            await projected.harness.pass(.milliseconds(500))
            #expect(recorder.calls == row.calls, "\(row.subject)")
        }

        private func perform(_ step: Step, _ projected: ProjectedApp) async throws {
            switch step {
            case .down(let x, let y): try await projected.touch(.begin, x, y)
            case .move(let x, let y): try await projected.touch(.move, x, y)
            case .up(let x, let y): try await projected.touch(.end, x, y)
            case .cover: try await projected.harness.drive(.menu(.open(menuID: nil)))
            case .wait(let span): await projected.harness.pass(.milliseconds(span))
            case .knob:
                var knob = HeadUnitSettings()
                knob.inputMode = "rotary"
                try await projected.harness.drive(.set(knob))
                try await projected.harness.drive(.rect(1))
            }
            await projected.harness.pass(.milliseconds(40))
        }

        @Test func `A button is highlighted on the picture while the finger is on it`() async throws {
            let recorder = CallRecorder()
            let controller = UIViewController()
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            recorder.views(.button).forEach { controller.view.addSubview($0) }
            let projected = try await ProjectedApp(controller)
            let shown = projected.shown
            try await projected.touch(.begin, 150, 120)
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.shown == shown + 1)
            try await projected.touch(.end, 150, 120)
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.shown == shown + 2)
        }
    }
}

extension ProjectionTests.TouchSequenceTests.Row {
    fileprivate init(
        _ name: String, _ subject: ProjectionTests.TouchSequenceTests.Subject,
        delegate: ProjectionTests.TouchSequenceTests.Delegate = .none,
        _ steps: [ProjectionTests.TouchSequenceTests.Step], _ calls: [String]
    ) {
        self.init(
            testDescription: "\(subject): \(name)", subject: subject, delegate: delegate, steps: steps, calls: calls)
    }
}

private final class TapDelegate: SDLTouchManagerViewDelegate {
    let isHandling: Bool
    init(isHandling: Bool) { self.isHandling = isHandling }
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint) -> Bool {
        isHandling
    }
    func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool {
        isHandling
    }
}

/// An object that creates the views of a test and records the calls of the views.
@MainActor
private final class CallRecorder {
    var calls: [String] = []
    private var source: Source?

    func views(_ subject: ProjectionTests.TouchSequenceTests.Subject) -> [UIView] {
        let view = view(subject)
        view.frame = CGRect(x: 100, y: 100, width: 200, height: 80)
        if view is UISlider { view.frame.size.width = 300 }
        let control = view as? UIControl ?? view.subviews.lazy.compactMap { $0 as? UIControl }.first
        if let control, !(control is TouchesControl) { record(control) }
        if let slider = view as? UISlider {
            (slider.minimumValue, slider.maximumValue) = (0, 100)
            slider.isContinuous = subject == .slider
        }
        guard subject == .twoButtons else { return [view] }
        let second = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 80))
        second.addAction(UIAction { [unowned self] _ in calls.append("second down") }, for: .touchDown)
        second.addAction(UIAction { [unowned self] _ in calls.append("second up") }, for: .touchUpInside)
        return [view, second]
    }

    private func view(_ subject: ProjectionTests.TouchSequenceTests.Subject) -> UIView {
        switch subject {
        case .button, .twoButtons: return UIButton()
        case .disabledButton:
            let button = UIButton()
            button.isEnabled = false
            return button
        case .touches: return TouchesControl(self)
        case .touchesAroundView:
            let control = TouchesControl(self)
            control.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
            return control
        case .tracking: return TrackingControl(self)
        case .refusing: return TrackingControl(self, refuses: true)
        case .toggle: return UISwitch()
        case .slider, .lateSlider: return UISlider()
        case .segments: return UISegmentedControl(items: ["a", "b"])
        case .field: return UITextField()
        case .plainView: return PlainView(self)
        case .scrolledButton:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 200, height: 1_000)
            scroll.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 400)))
            return scroll
        case .table, .pressedTable:
            let (table, source) = (UITableView(), Source(self))
            table.dataSource = source
            table.delegate = source
            self.source = source
            guard subject == .pressedTable else { return table }
            table.addGestureRecognizer(
                UILongPressGestureRecognizer { [unowned self] in calls.append("press \($0.state.rawValue)") })
            return table
        }
    }

    private func record(_ control: UIControl) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
            (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
            (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
            (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"), (.editingDidBegin, "editingDidBegin"),
        ]
        for (event, name) in events {
            control.addAction(
                UIAction { [unowned self, unowned control] _ in
                    calls.append(name + (control.isHighlighted ? "+" : "-"))
                }, for: event)
        }
    }

    private final class TouchesControl: UIControl {
        unowned let recorder: CallRecorder
        init(_ recorder: CallRecorder) {
            self.recorder = recorder
            super.init(frame: .zero)
        }
        override var canBecomeFocused: Bool { true }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { recorder.calls.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { recorder.calls.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { recorder.calls.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            recorder.calls.append("cancelled")
        }
    }

    private final class TrackingControl: UIControl {
        unowned let recorder: CallRecorder
        let refuses: Bool
        init(_ recorder: CallRecorder, refuses: Bool = false) {
            (self.recorder, self.refuses) = (recorder, refuses)
            super.init(frame: .zero)
        }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            recorder.calls.append("begin")
            return !refuses
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            recorder.calls.append("continue")
            return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { recorder.calls.append("end") }
        override func cancelTracking(with event: UIEvent?) { recorder.calls.append("cancel") }
    }

    private final class PlainView: UIView {
        unowned let recorder: CallRecorder
        init(_ recorder: CallRecorder) {
            self.recorder = recorder
            super.init(frame: .zero)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { recorder.calls.append("began") }
    }

    private final class RecordingCell: UITableViewCell {
        var highlighted: (Bool) -> Void = { _ in }
        override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { highlighted(isHighlighted) } } }
    }

    private final class Source: UITableViewDataSource, UITableViewDelegate {
        unowned let recorder: CallRecorder
        init(_ recorder: CallRecorder) { self.recorder = recorder }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = RecordingCell()
            cell.highlighted = { [unowned recorder] in recorder.calls.append($0 ? "highlighted" : "plain") }
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            recorder.calls.append("selected \(indexPath.row)")
        }
    }
}
