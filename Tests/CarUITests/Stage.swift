import Testing

@testable import CarUI

/// A window for tests, with its own screen, a renderer, a manual clock and simulated touches.
@MainActor
final class Stage {
    let screen: UIScreen
    let window: UIWindow
    let renderer: WindowRenderer
    var time: TimeInterval = 0
    var diagnostics: [UIDiagnostic] = []

    init(width: CGFloat = 800, height: CGFloat = 480, scale: CGFloat = 1) {
        screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: scale)
        window = UIWindow(frame: screen.bounds)
        renderer = WindowRenderer(window)
        window.screen = screen
        window.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
        window.makeKeyAndVisible()
    }

    /// Adds a view with one colour to `parent`, or to the window if `parent` is nil.
    @discardableResult
    func add(_ frame: CGRect, _ color: UIColor? = nil, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        (parent ?? window).addSubview(view)
        return view
    }

    @discardableResult
    func render() throws -> Redraw { try renderer.render() }

    /// Advances the time by `seconds` in steps of 0.02 seconds, and renders at the end.
    func pass(_ seconds: TimeInterval) throws {
        let end = time + seconds
        while time < end - 1e-9 {
            time = min(end, time + 0.02)
            window.tick(at: time)
        }
        try render()
    }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0) {
        window.sendTouch(phase: phase, id: id, point: CGPoint(x: x, y: y), time: time)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        time += 0.05
        touch(.ended, x, y)
        // Waits, so that the next tap is not the second tap of a double tap.
        time += 1
    }

    /// Moves a finger from `start` to `end` in ten steps that take `span` seconds. Then lifts the finger if `lift` is
    /// true.
    func drag(from start: CGPoint, to end: CGPoint, during span: TimeInterval = 0.2, lift: Bool = true) {
        touch(.began, start.x, start.y)
        for step in 1...10 {
            time += span / 10
            let part = CGFloat(step) / 10
            touch(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        if lift { touch(.ended, end.x, end.y) }
    }

    /// Returns the colour of a pixel in the most recently rendered picture, as 0xRRGGBB.
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
        let pixel = renderer.withPixels { Self.pixel(x, y, $0, $1) }
        return try #require(pixel)
    }

    private static func pixel(_ x: Int, _ y: Int, _ bytes: UnsafeRawBufferPointer, _ stride: Int) -> UInt32 {
        bytes.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xFFFFFF
    }

    /// Returns the number of pixels in `rect` whose colour clearly differs from `ground`.
    func inked(_ rect: CGRect, on ground: UInt32) throws -> Int {
        let count = renderer.withPixels { bytes, stride in
            var count = 0
            for y in Int(rect.minY)..<Int(rect.maxY) {
                for x in Int(rect.minX)..<Int(rect.maxX) where Self.differ(Self.pixel(x, y, bytes, stride), ground) {
                    count += 1
                }
            }
            return count
        }
        return try #require(count)
    }

    private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
        [0, 8, 16].contains { (shift: UInt32) in
            abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) > 24
        }
    }
}
