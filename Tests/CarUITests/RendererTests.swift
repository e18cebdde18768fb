import Testing

@testable import CarUI

@MainActor
@Suite struct Renderer {
    let red: UInt32 = 0xFF0000
    let blue: UInt32 = 0x0000FF

    @Test func `Views are drawn at their positions, the frontmost last`() throws {
        let stage = Stage()
        stage.add(CGRect(x: 100, y: 100, width: 100, height: 100), .red)
        stage.add(CGRect(x: 150, y: 150, width: 100, height: 100), .blue)
        let redraw = try stage.render()
        #expect(redraw.number == 1 && redraw.rects == [CGRect(x: 0, y: 0, width: 800, height: 480)])
        #expect(try stage.pixel(99, 150) == 0)
        #expect(try stage.pixel(100, 150) == red)
        #expect(try stage.pixel(160, 160) == blue)
        #expect(try stage.pixel(249, 249) == blue)
        #expect(try stage.pixel(250, 250) == 0)
    }

    @Test func `Nothing is drawn when nothing has changed`() throws {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        try stage.render()
        #expect(try stage.render().rects.isEmpty)
        view.backgroundColor = .red
        view.center = view.center
        #expect(stage.window.isIdle)
        #expect(try stage.render() == Redraw(number: 1, rects: []))
    }

    @Test func `A moving view redraws its old and new position and nothing else`() throws {
        let stage = Stage()
        let mover = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        for index in 0..<100 { stage.add(CGRect(x: 300 + index, y: 200, width: 5, height: 5), .blue) }
        try stage.render()
        mover.frame.origin = CGPoint(x: 200, y: 300)
        let redraw = try stage.render()
        #expect(
            Set(redraw.rects) == [
                CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 200, y: 300, width: 20, height: 20),
            ])
        #expect(redraw.number == 2)
        #expect(stage.renderer.drawnViews <= 4)
        #expect(try stage.pixel(15, 15) == 0)
        #expect(try stage.pixel(205, 305) == red)
        #expect(try stage.pixel(302, 202) == blue)
    }

    @Test func `Overhanging subviews of a moving view are erased, unless they are clipped`() throws {
        let stage = Stage()
        let parent = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        let child = stage.add(CGRect(x: 40, y: 0, width: 20, height: 20), .red, to: parent)
        try stage.render()
        #expect(try stage.pixel(55, 15) == red)
        parent.center.y += 100
        try stage.render()
        #expect(try stage.pixel(55, 15) == 0)
        #expect(try stage.pixel(55, 115) == red)
        child.center.x += 100
        try stage.render()
        #expect(try stage.pixel(55, 115) == 0)
        parent.clipsToBounds = true
        let redraw = try stage.render()
        #expect(!redraw.rects.isEmpty)
        #expect(try stage.pixel(155, 115) == 0)
        child.center.y += 3
        #expect(try stage.render().rects.isEmpty)
    }

    @Test func `Hiding, showing and removing views changes the picture`() throws {
        let stage = Stage()
        let view = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        try stage.render()
        view.isHidden = true
        try stage.render()
        #expect(try stage.pixel(15, 15) == 0)
        view.isHidden = false
        try stage.render()
        #expect(try stage.pixel(15, 15) == red)
        view.removeFromSuperview()
        try stage.render()
        #expect(try stage.pixel(15, 15) == 0)
        view.center.x += 10
        #expect(try stage.render().rects.isEmpty)
    }

    @Test func `Opacity applies to a view and its subviews as a group`() throws {
        let stage = Stage()
        let parent = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, to: parent)
        parent.alpha = 0.5
        try stage.render()
        // If each view had a separate opacity, red would be visible through the blue.
        #expect([0x00007F, 0x000080].contains(try stage.pixel(10, 10)))
        #expect([0x7F0000, 0x800000].contains(try stage.pixel(30, 30)))
    }

    @Test func `Rounded corners, borders and rotated views are drawn`() throws {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
        view.layer.cornerRadius = 30
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.blue.cgColor
        let turned = stage.add(CGRect(x: 200, y: 100, width: 100, height: 10), .red)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        try stage.render()
        #expect(try stage.pixel(2, 2) == 0)
        #expect(try stage.pixel(2, 50) == blue)
        #expect(try stage.pixel(50, 50) == red)
        #expect(try stage.pixel(205, 105) == 0)
        #expect(try stage.pixel(250, 60) == red)
        #expect(try stage.pixel(250, 150) == red)
    }

    @Test func `A clipping view with rounded corners clips its subviews at the corners`() throws {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .blue)
        view.layer.cornerRadius = 50
        view.clipsToBounds = true
        stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .red, to: view)
        try stage.render()
        #expect(try stage.pixel(3, 3) == 0)
        #expect(try stage.pixel(50, 50) == red)
    }

    @Test(arguments: [1.0, 1.5, 2.0])
    func `A display with a higher scale draws the same points with more pixels`(_ scale: CGFloat) throws {
        let stage = Stage(width: 200, height: 100, scale: scale)
        let view = stage.add(CGRect(x: 100, y: 50, width: 50, height: 25), .red)
        let redraw = try stage.render()
        #expect(redraw.rects == [CGRect(x: 0, y: 0, width: 200 * scale, height: 100 * scale)])
        #expect(try stage.pixel(Int(101 * scale), Int(51 * scale)) == red)
        #expect(try stage.pixel(Int(98 * scale), Int(51 * scale)) == 0)
        view.center.x -= 20
        try stage.render()
        #expect(try stage.pixel(Int(148 * scale), Int(60 * scale)) == 0)
        #expect(try stage.pixel(Int(82 * scale), Int(60 * scale)) == red)
    }

    @Test(arguments: [(0.0, 0.0), (10_000, 10_000), (800, 0), (4_097, 10), (0.2, 400)])
    func `An unsupported size is a clear error`(_ width: CGFloat, _ height: CGFloat) throws {
        let stage = Stage(width: width, height: height)
        let error = #expect(throws: PictureError.self) { try stage.render() }
        #expect(error?.description.contains("each side must be from 1 to 4096") == true)
        stage.window.frame.size = CGSize(width: 20, height: 20)
        #expect(try stage.render().rects == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    }

    @Test func `A released window is a clear error, also while it is drawn`() throws {
        final class Owner { var window: UIWindow? }
        final class Thrower: UIView {
            var owner: Owner?
            override func draw(_ rect: CGRect) { owner?.window = nil }
        }
        let owner = Owner()
        owner.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        owner.window?.isHidden = false
        let view = Thrower(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.owner = owner
        owner.window?.addSubview(view)
        let renderer = WindowRenderer(try #require(owner.window))
        #expect(try renderer.render().number == 1)
        #expect(throws: PictureError.windowIsGone) { try renderer.render() }
    }

    @Test func `A view that requests a redraw while drawing gets the next picture and is reported`() throws {
        final class SelfInvalidatingView: UIView {
            override func draw(_ rect: CGRect) {
                setNeedsDisplay()
                addSubview(UIView(frame: bounds))
                if subviews.count > 3 { subviews.first?.removeFromSuperview() }
            }
        }
        let stage = Stage()
        stage.window.addSubview(SelfInvalidatingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        for number in 1...120 { #expect(try stage.render().number == UInt64(number)) }
        #expect(stage.diagnostics.map(\.kind) == [.drawLoop])
    }

    @Test func `Changes of the context's state in draw(_:) end with it`() throws {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIBezierPath(ovalIn: bounds).fill()
                UIGraphicsGetCurrentContext()?.saveGState()
                UIGraphicsGetCurrentContext()?.translateBy(x: 500, y: 500)
                UIGraphicsGetCurrentContext()?.concatenate(CGAffineTransform(scaleX: 0, y: 0))
                UIGraphicsGetCurrentContext()?.clip(to: .zero)
            }
        }
        let stage = Stage()
        stage.window.addSubview(Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        stage.add(CGRect(x: 200, y: 0, width: 10, height: 10), .blue)
        try stage.render()
        #expect(try stage.pixel(50, 50) == red)
        #expect(try stage.pixel(5, 5) == 0)
        #expect(try stage.pixel(205, 5) == blue)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `Day and night give two pictures of the same tree`() throws {
        let stage = Stage()
        stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .systemBackground)
        try stage.render()
        #expect(try stage.pixel(5, 5) == 0xF1F3F6)
        stage.screen.userInterfaceStyle = .dark
        try stage.render()
        #expect(try stage.pixel(5, 5) == 0x0C1015)
        stage.window.overrideUserInterfaceStyle = .light
        try stage.render()
        #expect(try stage.pixel(5, 5) == 0xF1F3F6)
    }

    @Test func `A picture is encoded as a PNG that can be decoded again`() throws {
        let size = CGSize(width: 20, height: 10)
        let drawn = UIImage(size: size, draw: { UIGraphicsGetCurrentContext()?.fill($0, with: .red) })
        let png = try #require(drawn.pngData())
        let image = try #require(UIImage(data: png))
        #expect(image.size == size)
        let other = Stage(width: 40, height: 40)
        let view = UIImageView(frame: other.window.bounds)
        view.image = image
        view.contentMode = .scaleAspectFit
        other.window.addSubview(view)
        try other.render()
        #expect(try other.pixel(20, 20) == red)
        #expect(try other.pixel(20, 5) == 0)
        #expect(UIImage(data: [1, 2, 3]) == nil)
        #expect(UIImage(data: Array(png.prefix(60))) == nil)
    }

    @Test func `The window calls onWake once for all changes until it is drawn`() throws {
        let stage = Stage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        stage.window.tick(at: 1)
        try stage.render()
        var wakes = 0
        stage.window.onWake = { wakes += 1 }
        view.backgroundColor = .blue
        view.center.x += 5
        view.setNeedsLayout()
        #expect(wakes == 1)
        stage.window.tick(at: 2)
        try stage.render()
        view.setNeedsLayout()
        #expect(wakes >= 2)
        stage.window.tick(at: 3)
        try stage.render()
        #expect(stage.window.isIdle)
    }
}
