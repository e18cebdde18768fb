/// The result of one rendering: the rectangles that were drawn.
package struct Redraw: Equatable, Sendable {
    /// The number of pictures with changes so far; 1 for the first picture.
    package var number: UInt64
    /// The width of the picture, in pixels.
    package var width: Int
    /// The height of the picture, in pixels.
    package var height: Int
    /// The rectangles that were drawn, in pixels; empty when nothing changed.
    package var rects: [CGRect]

    package var isEmpty: Bool { rects.isEmpty }
}

/// An error that prevents rendering.
package struct PictureError: Error, Equatable, CustomStringConvertible {
    package var description: String

    static func size(width: CGFloat, height: CGFloat) -> PictureError {
        let most = Surface.maximumSide
        return PictureError(
            description: "a picture of \(width) x \(height) pixels: each side must be from 1 to \(most); "
                + "give the window the bounds of its screen")
    }

    package static let windowIsGone = PictureError(
        description: "the window was released: keep a strong reference to it as long as it is shown")

    static func cairo(_ status: String) -> PictureError { PictureError(description: "cairo: \(status)") }
}
