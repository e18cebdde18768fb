/// The result of a call of the renderer: the rectangles that were drawn.
package struct Redraw: Equatable, Sendable {
    /// The number of the picture, from 1. A call that draws nothing does not change the number.
    package var number: UInt64
    /// The rectangles that were drawn, in pixels; empty if nothing has changed.
    package var rects: [CGRect]
}

/// The reason why a picture could not be rendered.
package struct PictureError: Error, Equatable, CustomStringConvertible {
    package var description: String

    static func size(width: CGFloat, height: CGFloat) -> PictureError {
        let most = Surface.maximumSide
        return PictureError(
            description: "a picture of \(width) x \(height) pixels: each side must be from 1 to \(most); "
                + "give the window the bounds of its screen")
    }

    package static let windowIsGone = PictureError(
        description: "the window was released: keep a strong reference to the window while the window is shown")

    static func cairo(_ status: String) -> PictureError { PictureError(description: "cairo: \(status)") }
}
