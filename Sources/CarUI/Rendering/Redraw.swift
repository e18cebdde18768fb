/// What the renderer has just drawn: nothing, or some rectangles of the picture.
package struct Redraw: Equatable, Sendable {
    /// Counts the pictures in which something changed, from 1 on.
    package var number: UInt64
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// What was drawn anew, in pixels; empty when the picture is as it was.
    package var rects: [CGRect]

    package var isEmpty: Bool { rects.isEmpty }
}

/// Why there is no picture.
package struct PictureError: Error, Equatable, CustomStringConvertible {
    package var description: String

    static func size(width: CGFloat, height: CGFloat) -> PictureError {
        let most = Surface.longest
        return PictureError(
            description: "a picture of \(width) x \(height) pixels: each side must be from 1 to \(most); "
                + "give the window the bounds of its screen")
    }

    package static let windowIsGone = PictureError(
        description: "the window is gone: keep a reference to it as long as it is to be shown")

    static func cairo(_ status: String) -> PictureError { PictureError(description: "cairo: \(status)") }
}
