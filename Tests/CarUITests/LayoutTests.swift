import Testing

@testable import CarUI

@MainActor
@Suite struct Layout {
    final class Counting: UIView {
        var count = 0
        var onLayout: ((Counting) -> Void)?
        override func layoutSubviews() {
            count += 1
            onLayout?(self)
        }
    }

    @Test func `A view is laid out once however often layout was requested`() throws {
        let stage = Stage()
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        try stage.render()
        #expect(view.count == 1)
        view.bounds.size = CGSize(width: 20, height: 20)
        view.setNeedsLayout()
        view.addSubview(UIView())
        view.center = CGPoint(x: 50, y: 50)
        #expect(view.count == 1)
        try stage.render()
        #expect(view.count == 2)
        view.center = CGPoint(x: 60, y: 50)
        try stage.render()
        #expect(view.count == 2)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.count == 3)
    }

    @Test func `A change of the arrangement is reported once, until it is taken with a current layout`() throws {
        let stage = Stage()
        let outer = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = Counting(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        try stage.render()
        var reports = 0
        stage.window.onArrangement = { reports += 1 }
        for change in [
            { inner.setNeedsLayout() }, { inner.frame.origin.x = 2 }, { inner.isHidden = true }, { inner.alpha = 0 },
        ] as [() -> Void] {
            change()
            try stage.render()
            outer.setNeedsLayout()
            try stage.render()
            stage.window.takeArrangement()
        }
        #expect(reports == 4)
        inner.alpha = 0.005
        inner.backgroundColor = .red
        inner.setNeedsDisplay()
        try stage.render()
        #expect(reports == 4)
    }

    @Test func `A view that requests layout during every layout is stopped and reported`() throws {
        let stage = Stage()
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.onLayout = { $0.setNeedsLayout() }
        stage.window.addSubview(view)
        try stage.render()
        #expect(view.count == 8)
        #expect(stage.diagnostics.map(\.kind) == [.layoutLoop])
        try stage.render()
        #expect(view.count == 8)
    }

    @Test func `Views can be added, moved and removed during layout`() throws {
        let stage = Stage()
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let victim = Counting(frame: .zero)
        view.addSubview(victim)
        view.onLayout = { view in
            view.subviews.forEach { $0.removeFromSuperview() }
            let fresh = Counting(frame: view.bounds)
            fresh.onLayout = { $0.superview?.backgroundColor = .red }
            view.addSubview(fresh)
        }
        stage.window.addSubview(view)
        try stage.render()
        #expect(victim.count == 0 && view.subviews.count == 1)
        #expect(try stage.pixel(50, 50) == 0xFF0000)
    }

    @Test func `A stack view gives each view its preferred size and the rest to flexible views`() {
        let label = UILabel()
        label.text = "Wide"
        let (space, fixed) = (UIView(), UIButton())
        fixed.setTitle("Go", for: .normal)
        let stack = UIStackView(arrangedSubviews: [label, space, fixed])
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 80)
        stack.layoutIfNeeded()
        #expect(label.frame.width == label.intrinsicContentSize.width)
        #expect(fixed.frame.maxX == 400 && fixed.frame.width == fixed.intrinsicContentSize.width)
        #expect(space.frame.minX == label.frame.maxX + 10 && space.frame.maxX == fixed.frame.minX - 10)
        space.isHidden = true
        stack.layoutIfNeeded()
        #expect(fixed.frame.minX == label.frame.maxX + 10)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 400, height: 35))
        #expect(fixed.frame == CGRect(x: 0, y: 45, width: 400, height: 35))
    }
}
