public import SDLManagers

/// An image on the main screen: the first image is the primary graphic, the second image is the secondary graphic.
/// FND-70
open class SDLImageView: SDLView {
    /// The image that the view shows; nil for no image. The head unit scales the image for the template.
    public var image: SDLArtwork? {
        didSet { if image != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view that shows `image`.
    public init(image: SDLArtwork? = nil) {
        self.image = image
        super.init()
    }

    override var kind: Kind? { .image }
    override func fill(_ layer: inout ScreenLayer, isOpaque: Bool) { layer.images.add(image, isOpaque: isOpaque) }
}
