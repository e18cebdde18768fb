import CarUI
import PictureEncoding
import SDLManagers

/// A canvas that draws a window as an app's video picture. Each drawing advances the animations, lays out the views and
/// renders the views. CAR-05, CAR-07
@MainActor
final class WindowCanvas: ProjectedCanvas {
    private(set) var pictureNumber = UInt64.zero

    /// Called when the window needs to be drawn again.
    var changed: () -> Void = {}
    /// Called after a drawing that has changed the picture.
    var drawn: () -> Void = {}
    var diagnose: (Diagnostic) -> Void = { _ in }

    private weak var window: UIWindow?
    private let renderer: WindowRenderer
    private let now: () -> TimeInterval
    private var isDrawing = false
    private var hasFitted = false
    private var failure: String?

    /// Creates a canvas for a window. `now` returns the time for animations and scrolling, in seconds.
    init(_ window: UIWindow, now: @escaping () -> TimeInterval) {
        self.window = window
        self.now = now
        renderer = WindowRenderer(window)
        window.onWake = { [weak self] in
            // While `draw(_:)` runs, it requests the next drawing itself if necessary.
            if let self, !isDrawing { changed() }
        }
    }

    func draw(_ size: PixelSize) -> [PixelRect] {
        guard let window else {
            reportFailure("\(CarUI.PictureError.windowIsGone)")
            return []
        }
        isDrawing = true
        fit(window, size)

        window.tick(at: now())
        let rects = render()
        isDrawing = false
        if !window.isIdle { changed() }
        if !rects.isEmpty { drawn() }
        return rects
    }

    func withPixels<Result>(_ body: (UnsafeRawBufferPointer, _ stride: Int) throws -> Result) rethrows -> Result {
        if let result = try renderer.withPixels(body) { return result }
        return try body(UnsafeRawBufferPointer(start: nil, count: .zero), .zero)
    }

    private func render() -> [PixelRect] {
        do throws(CarUI.PictureError) {
            let redraw = try renderer.render()
            pictureNumber = redraw.number
            failure = nil
            return redraw.rects.map {
                PixelRect(x: Int($0.minX), y: Int($0.minY), width: Int($0.width), height: Int($0.height))
            }
        } catch {
            reportFailure("\(error)")
            return []
        }
    }

    /// Resizes the window to the size of the head unit's picture, even if the app has set another size. Rule 4.9
    private func fit(_ window: UIWindow, _ size: PixelSize) {
        let frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        guard window.frame != frame else { return }
        if !hasFitted {
            diagnose(
                Diagnostic(
                    rule: "CAR-04",
                    message:
                        "The window is \(Self.sides(window.frame)), its screen \(Self.sides(frame)): it was resized.",
                    fix: "Create the window with the bounds of its screen."))
        }
        hasFitted = true
        window.frame = frame
    }

    private static func sides(_ rect: CGRect) -> String { "\(rect.width) x \(rect.height)" }

    private func reportFailure(_ message: String) {
        guard failure != message else { return }
        failure = message
        diagnose(
            Diagnostic(
                rule: "CAR-05", message: "There is no new picture: \(message).",
                fix: "Keep the window for as long as its screen is connected."))
    }
}
