import Testing

@testable import CarUI

@MainActor
@Suite struct Touches {
    private func button(_ stage: Stage, _ frame: CGRect, _ log: @escaping (String) -> Void) -> UIButton {
        let button = UIButton(frame: frame)
        stage.window.addSubview(button)
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events { button.addAction(UIAction { _ in log(name) }, for: event) }
        return button
    }

    @Test func `A button is highlighted while touched and triggers when the finger is lifted`() throws {
        let stage = Stage()
        var log: [String] = []
        let button = button(stage, CGRect(x: 100, y: 100, width: 200, height: 80)) { log.append($0) }
        stage.touch(.began, 150, 120)
        #expect(button.isHighlighted && log == ["down"])
        stage.touch(.ended, 150, 120)
        #expect(!button.isHighlighted && log == ["down", "inside"])
    }

    @Test func `A finger that leaves the button does not trigger it, and may return`() {
        let stage = Stage()
        var log: [String] = []
        let button = button(stage, CGRect(x: 100, y: 100, width: 200, height: 80)) { log.append($0) }
        stage.touch(.began, 150, 120)
        stage.touch(.moved, 500, 120)
        #expect(!button.isHighlighted)
        stage.touch(.moved, 150, 120)
        #expect(button.isHighlighted)
        stage.touch(.moved, 500, 120)
        stage.touch(.ended, 500, 120)
        #expect(log == ["down", "outside"])
    }

    @Test func `Leaving the screen cancels touches`() {
        let stage = Stage()
        var log: [String] = []
        let button = button(stage, CGRect(x: 100, y: 100, width: 200, height: 80)) { log.append($0) }
        stage.touch(.began, 150, 120)
        stage.window.cancelTouches(time: 1)
        #expect(!button.isHighlighted && log == ["down", "cancel"])
        stage.touch(.ended, 150, 120)
        #expect(log == ["down", "cancel"])
    }

    @Test func `A disabled button triggers neither by touch nor by primary action`() {
        let stage = Stage()
        var log: [String] = []
        let button = button(stage, CGRect(x: 100, y: 100, width: 200, height: 80)) { log.append($0) }
        button.isEnabled = false
        stage.tap(150, 120)
        #expect(stage.window.performPrimaryAction(atWindowPoint: CGPoint(x: 150, y: 120)) == nil)
        #expect(log == [])
        button.isEnabled = true
        #expect(stage.window.performPrimaryAction(atWindowPoint: CGPoint(x: 150, y: 120)) === button)
        #expect(log == ["inside"])
    }

    @Test func `Unhandled touches are passed along the responder chain, through the controller`() {
        final class Answers: UIViewController {
            var phases: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                let point = touches.first!.location(in: view)
                phases.append("began \(Int(point.x)),\(Int(point.y))")
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
        }
        let stage = Stage()
        let controller = Answers()
        stage.window.rootViewController = controller
        let child = stage.add(CGRect(x: 50, y: 50, width: 100, height: 100), to: controller.view)
        stage.touch(.began, 60, 70)
        stage.touch(.moved, 61, 70)
        stage.touch(.ended, 61, 70)
        #expect(controller.phases == ["began 60,70", "moved", "ended"])
        #expect(stage.window.lastHit?.chain == [child.viewID, controller.view.viewID, stage.window.viewID])
        #expect(stage.window.lastHit?.reason == nil)
    }

    @Test func `A touch that hits no view reports the reason`() {
        let stage = Stage()
        stage.touch(.began, 900, 70)
        #expect(stage.window.lastHit?.chain == [])
        #expect(stage.window.lastHit?.reason == "the point is outside of the window's bounds")
        stage.window.isUserInteractionEnabled = false
        stage.touch(.began, 90, 70)
        #expect(stage.window.lastHit?.reason == "the window's isUserInteractionEnabled is false")
    }

    @Test func `A tap is recognised and a drag is not`() {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 400, height: 400))
        var taps: [CGPoint] = []
        view.addGestureRecognizer(UITapGestureRecognizer { taps.append($0.location(in: view)) })
        stage.tap(30, 40)
        stage.drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 90, y: 40))
        #expect(taps == [CGPoint(x: 30, y: 40)])
    }

    @Test func `The recogniser of the innermost view wins`() {
        let stage = Stage()
        let outer = stage.add(CGRect(x: 0, y: 0, width: 400, height: 400))
        let inner = stage.add(CGRect(x: 0, y: 0, width: 200, height: 200), to: outer)
        var log: [String] = []
        outer.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("outer") })
        inner.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("inner") })
        stage.tap(100, 100)
        stage.tap(300, 300)
        #expect(log == ["inner", "outer"])
    }

    @Test func `Pinch and pan work together on the same view`() {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 800, height: 480))
        view.isMultipleTouchEnabled = true
        var (scales, ways): ([CGFloat], [CGPoint]) = ([], [])
        view.addGestureRecognizer(
            UIPinchGestureRecognizer { if let pinch = $0 as? UIPinchGestureRecognizer { scales.append(pinch.scale) } })
        view.addGestureRecognizer(
            UIPanGestureRecognizer { recognizer in
                guard let pan = recognizer as? UIPanGestureRecognizer else { return }
                ways.append(pan.translation(in: view))
                pan.setTranslation(.zero, in: view)
            })
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), lift: false)
        #expect(ways.map(\.x).reduce(0, +) == 90)
        stage.touch(.began, 300, 100, id: 1)
        stage.touch(.moved, 400, 100, id: 1)
        #expect(scales == [1, 2])
        stage.touch(.ended, 400, 100, id: 1)
        stage.touch(.ended, 200, 100)
        #expect(stage.window.touches.isEmpty)
    }

    @Test func `Unknown and too many touches are ignored`() {
        let stage = Stage()
        stage.touch(.moved, 1, 1, id: 5)
        stage.touch(.ended, 1, 1, id: 6)
        stage.add(stage.window.bounds).isMultipleTouchEnabled = true
        for id in 0..<50 { stage.touch(.began, 10, 10, id: id) }
        #expect(stage.window.touches.count == UIWindow.maximumTouches)
        stage.touch(.began, .nan, 10, id: 3)
        stage.window.cancelTouches(time: 1)
        #expect(stage.window.touches.isEmpty)
    }
}
