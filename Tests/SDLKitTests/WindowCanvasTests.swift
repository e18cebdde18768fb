import CarUI
import PictureEncoding
import SDLManagers
import Testing

@testable import SDLKit

/// A window that cannot be drawn. CAR-05
@MainActor
@Suite struct WindowCanvasTests {
    @Test func `CAR-05: a window that is larger than any picture is told once, and drawn when it can be`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let canvas = WindowCanvas(window, now: { 0 })
        var told: [Diagnostic] = []
        canvas.diagnose = { told.append($0) }
        for _ in 1...2 { #expect(canvas.draw(PixelSize(width: 1_000_000, height: 10)).isEmpty) }
        #expect(told.map(\.rule) == ["CAR-04", "CAR-05"])
        #expect(told.last?.message.hasPrefix("There is no new picture: ") == true)
        #expect(!canvas.draw(PixelSize(width: 20, height: 10)).isEmpty)
    }
}
