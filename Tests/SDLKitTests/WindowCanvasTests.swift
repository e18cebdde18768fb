import CarUI
import PictureEncoding
import SDLManagers
import Testing

@testable import SDLKit

/// Tests that a canvas draws a window, and reports why a window cannot be drawn. CAR-05
@MainActor
@Suite struct WindowCanvasTests {
    @Test func `CAR-05: a window that is too large is reported once, and drawn once it is small enough`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let canvas = WindowCanvas(window, now: { 0 })
        var received: [Diagnostic] = []
        canvas.diagnose = { received.append($0) }
        for _ in 1...2 { #expect(canvas.draw(PixelSize(width: 1_000_000, height: 10)).isEmpty) }
        #expect(received.map(\.rule) == ["CAR-04", "CAR-05"])
        #expect(received.last?.message.hasPrefix("There is no new picture: ") == true)
        #expect(!canvas.draw(PixelSize(width: 20, height: 10)).isEmpty)
    }

    /// Returns a visible window with its own screen, and a canvas for the window.
    private func visible() -> (UIWindow, WindowCanvas) {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        let window = UIWindow(frame: frame)
        window.screen = UIScreen(bounds: frame, scale: 1)
        window.makeKeyAndVisible()
        return (window, WindowCanvas(window, now: { 0 }))
    }

    @Test func `A picture that differs gets the next number and is reported; an equal one is not`() {
        let (window, canvas) = visible()
        var received: [UInt64] = []
        canvas.drawn = { received.append(canvas.pictureNumber) }
        let size = PixelSize(width: 20, height: 10)
        #expect(!canvas.draw(size).isEmpty && canvas.draw(size).isEmpty)
        #expect(received == [1])
        window.backgroundColor = .red
        #expect(!canvas.draw(size).isEmpty && received == [1, 2])
    }

    @Test func `If a picture differs in two places, both are returned`() {
        let (window, canvas) = visible()
        let size = PixelSize(width: 20, height: 10)
        let places = [CGRect(x: 0, y: 0, width: 3, height: 3), CGRect(x: 17, y: 7, width: 3, height: 3)]
        let views = places.map { UIView(frame: $0) }
        views.forEach { window.addSubview($0) }
        _ = canvas.draw(size)
        views.forEach { $0.backgroundColor = .red }
        let rects = canvas.draw(size)
        for (x, y) in [(1, 1), (18, 8)] {
            #expect(rects.contains { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height })
        }
    }

    @Test func `A change of a window requests a picture once until the next drawing`() {
        let (window, canvas) = visible()
        _ = canvas.draw(PixelSize(width: 20, height: 10))
        var asked = 0
        canvas.changed = { asked += 1 }
        for color in [UIColor.red, .blue] {
            window.backgroundColor = color
            #expect(asked > 0)
            _ = canvas.draw(PixelSize(width: 20, height: 10))
            asked = 0
        }
    }

    @Test func `CAR-05: a released window has no picture, which is reported once`() {
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let canvas = WindowCanvas(window!, now: { 0 })
        var received: [Diagnostic] = []
        canvas.diagnose = { received.append($0) }
        window = nil
        for _ in 1...2 { #expect(canvas.draw(PixelSize(width: 20, height: 10)).isEmpty) }
        #expect(received.map(\.rule) == ["CAR-05"])
    }
}
