import Testing

@testable import CarUI

@MainActor
@Suite struct UIViewTree {
    @Test func `Frame, bounds and center are consistent`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 20)
        #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 80, y: 80, width: 40, height: 40))
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
    }

    @Test func `Points are converted through scrolled and rotated views in both directions`() {
        let stage = Stage()
        let outer = stage.add(CGRect(x: 100, y: 50, width: 200, height: 200))
        outer.bounds.origin = CGPoint(x: 0, y: 30)
        let inner = stage.add(CGRect(x: 10, y: 40, width: 50, height: 50), to: outer)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 62))
        #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 110, y: 60, width: 50, height: 50))
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let point = inner.convert(CGPoint(x: 111, y: 62), from: stage.window)
        let back = inner.convert(point, to: stage.window)
        #expect(abs(back.x - 111) < 1e-9 && abs(back.y - 62) < 1e-9)
        let sibling = stage.add(CGRect(x: 300, y: 0, width: 50, height: 50))
        #expect(outer.convert(CGPoint(x: 0, y: 30), to: sibling) == CGPoint(x: -200, y: 50))
    }

    @Test func `Subviews are added, moved and removed in order`() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        [a, b].forEach(parent.addSubview)
        parent.insertSubview(c, at: 0)
        #expect(parent.subviews == [c, a, b])
        parent.bringSubviewToFront(c)
        #expect(parent.subviews == [a, b, c])
        parent.sendSubviewToBack(b)
        #expect(parent.subviews == [b, a, c])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [c, a, b])
        parent.insertSubview(b, belowSubview: a)
        #expect(parent.subviews == [c, b, a])
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.subviews == [b, c, a])
        c.removeFromSuperview()
        #expect(parent.subviews == [b, a] && c.superview == nil)
        b.tag = 7
        #expect(parent.viewWithTag(7) === b && a.isDescendant(of: parent) && !parent.isDescendant(of: a))
    }

    @Test func `A view cannot be added to itself; the attempt is reported`() {
        let stage = Stage()
        let outer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: outer)
        outer.addSubview(outer)
        inner.addSubview(outer)
        #expect(outer.superview === stage.window && inner.superview === outer)
        #expect(stage.diagnostics.map(\.kind) == [.cycle, .cycle])
    }

    @Test func `The view tree is limited to the depth that can be drawn`() throws {
        let stage = Stage()
        var tower = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 0..<10_000 { tower = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: tower) }
        #expect(stage.diagnostics.first?.kind == .depth)
        try stage.render()
        // A tree that is built from the top causes the same diagnostic.
        let other = Stage()
        var top = UIView()
        for _ in 0..<1_000 {
            let below = UIView()
            below.addSubview(top)
            top = below
        }
        other.window.addSubview(top)
        try other.render()
        #expect(top.countedDepth <= UIView.maximumDepth)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `A position that is not a finite number is ignored and reported`(_ number: CGFloat) {
        let stage = Stage()
        let view = stage.add(CGRect(x: 1, y: 2, width: 3, height: 4))
        view.frame.origin.x = number
        view.bounds.size.height = number
        view.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(stage.diagnostics.map(\.kind) == [.number, .number, .number])
    }

    @Test func `Resizing a view resizes its subviews as their masks say`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func child(_ mask: UIView.AutoresizingMask) -> UIView {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            view.autoresizingMask = mask
            parent.addSubview(view)
            return view
        }
        let fixed = child([])
        let wide = child([.flexibleWidth, .flexibleHeight])
        let right = child([.flexibleLeftMargin])
        let middle = child([.flexibleLeftMargin, .flexibleRightMargin])
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(fixed.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(wide.frame == CGRect(x: 10, y: 10, width: 140, height: 90))
        #expect(right.frame == CGRect(x: 110, y: 10, width: 40, height: 40))
        #expect(abs(middle.frame.minX - 26.666_666) < 0.001)
    }

    @Test func `Hidden, transparent and disabled views are not hit, nor are points outside of the bounds`() {
        let stage = Stage()
        let parent = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = stage.add(CGRect(x: 50, y: 50, width: 100, height: 100), to: parent)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(60, 60) === child)
        #expect(hit(120, 120) === stage.window)
        child.isHidden = true
        #expect(hit(60, 60) === parent)
        child.isHidden = false
        child.alpha = 0
        #expect(hit(60, 60) === parent)
        child.alpha = 1
        parent.isUserInteractionEnabled = false
        #expect(hit(60, 60) === stage.window)
    }

    @Test func `The preferred view is the one preferred by the first preferred environment`() {
        final class Prefers: UIView {
            var preferredEnvironments: [any UIFocusEnvironment] = []
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredEnvironments }
        }
        let (outer, inner, leaf) = (Prefers(), Prefers(), UIView())
        #expect(outer.preferredFocusedView == nil)
        outer.preferredEnvironments = [inner, leaf]
        #expect(outer.preferredFocusedView === inner)
        inner.preferredEnvironments = [leaf]
        #expect(outer.preferredFocusedView === leaf)
        // A cycle of preferred environments does not cause an endless loop.
        inner.preferredEnvironments = [inner]
        #expect(outer.preferredFocusedView === inner)
    }

    @Test func `Views are notified when they enter and leave a window`() {
        final class EventRecorder: UIView {
            var log: [String] = []
            override func willMove(toWindow newWindow: UIWindow?) { log.append(newWindow == nil ? "-" : "+") }
            override func didMoveToWindow() { log.append(window == nil ? "out" : "in") }
            override func didMoveToSuperview() { log.append(superview == nil ? "off" : "on") }
        }
        let stage = Stage()
        let (parent, child) = (UIView(), EventRecorder())
        parent.addSubview(child)
        #expect(child.log == ["on"])
        stage.window.addSubview(parent)
        parent.removeFromSuperview()
        #expect(child.log == ["on", "+", "in", "-", "out"])
    }
}

extension UIView {
    var countedDepth: Int { (subviews.map(\.countedDepth).max() ?? 0) + 1 }
}
