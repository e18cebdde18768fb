import Testing

@testable import CarUI

@MainActor
@Suite struct Animations {
    @Test func `A view moves gradually, and its frame has the final value at once`() throws {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        try stage.pass(0.1)
        var ended: [Bool] = []
        UIView.animate(withDuration: 1, options: .curveLinear) {
            view.frame.origin.x = 400
            view.backgroundColor = .blue
        } completion: {
            ended.append($0)
        }
        #expect(view.frame.minX == 400)
        try stage.pass(0.02)
        #expect(try stage.pixel(10, 10) == 0xFF0000)
        try stage.pass(0.5)
        #expect(try stage.pixel(210, 10) & 0xFF00FF == 0x7F007F || stage.pixel(210, 10) == 0x800080)
        #expect(try stage.pixel(10, 10) == 0)
        #expect(ended.isEmpty)
        try stage.pass(0.6)
        #expect(try stage.pixel(410, 10) == 0x0000FF)
        #expect(ended == [true])
        #expect(stage.window.isIdle)
    }

    @Test(arguments: [
        (UIView.AnimationOptions.curveLinear, 0.25), (.curveEaseIn, 0.0625), (.curveEaseOut, 0.4375),
        (.curveEaseInOut, 0.15625),
    ])
    func `Curves differ at a quarter of the duration`(_ options: UIView.AnimationOptions, _ part: Double) throws {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        UIView.animate(withDuration: 1, delay: 0.5, options: options) { view.center.x += 100 }
        stage.window.tick(at: 10)
        stage.window.tick(at: 10.4)
        #expect(view.shownLook.center.x == 5)
        stage.window.tick(at: 10.75)
        #expect(abs(view.shownLook.center.x - 5 - 100 * part) < 1e-9)
    }

    @Test func `A second animation continues from the current values of the first`() {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        var ended: [String] = []
        UIView.animate(withDuration: 1, options: .curveLinear) {
            view.center.x = 105
        } completion: {
            ended.append("1 \($0)")
        }
        stage.window.tick(at: 0)
        stage.window.tick(at: 0.5)
        UIView.animate(withDuration: 1, options: .curveLinear) {
            view.center.x = 5
        } completion: {
            ended.append("2 \($0)")
        }
        stage.window.tick(at: 0.5)
        #expect(view.shownLook.center.x == 55)
        stage.window.tick(at: 1)
        #expect(view.shownLook.center.x == 30)
        stage.window.tick(at: 2)
        #expect(ended == ["1 false", "2 true"])
    }

    @Test func `An immediate change ends the animation`() {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        UIView.animate(withDuration: 1) { view.center.x = 105 }
        stage.window.tick(at: 0)
        view.center.x = 50
        stage.window.tick(at: 0.5)
        #expect(view.shownLook.center.x == 50)
        #expect(stage.window.clock.isRunning == false)
    }

    @Test func `A repeating animation with autoreverse runs until the view is removed`() {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        UIView.animate(withDuration: 1, options: [.curveLinear, .repeat, .autoreverse]) { view.alpha = 0 }
        stage.window.tick(at: 0)
        stage.window.tick(at: 100.25)
        #expect(abs(view.shownLook.alpha - 0.75) < 1e-9)
        stage.window.tick(at: 101.25)
        #expect(abs(view.shownLook.alpha - 0.25) < 1e-9)
        view.removeFromSuperview()
        stage.window.tick(at: 102)
        #expect(!stage.window.clock.isRunning)
    }

    @Test func `A completion never runs before the call has returned`() async {
        var log: [String] = []
        await withCheckedContinuation { done in
            UIView.animate(withDuration: 0.3) {
            } completion: { _ in
                log.append("completion")
                done.resume()
            }
            log.append("returned")
        }
        #expect(log == ["returned", "completion"])
    }

    @MainActor final class EventLog {
        var lines: [String] = []
    }

    @Test func `The completion runs once when the window is released during the animation`() async {
        var stage: Stage? = Stage()
        let (view, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), EventLog())
        stage?.window.addSubview(view)
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            log.lines.append("finished: \($0)")
        }
        stage?.window.tick(at: 0)
        #expect(log.lines == [])
        stage = nil
        await Task { @MainActor in }.value
        await Task { @MainActor in }.value
        #expect(log.lines == ["finished: false"])
    }
}
