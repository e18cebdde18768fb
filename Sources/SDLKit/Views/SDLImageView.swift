public import SDLManagers

/// An image of the main screen: the first one added is the primary graphic, the second the secondary one. FND-70
open class SDLImageView: SDLView {
    /// The image; the head unit scales it to the layout.
    public var image: SDLArtwork? {
        didSet { if image != oldValue { setNeedsDisplay() } }
    }

    /// Creates an image view.
    public init(image: SDLArtwork? = nil) {
        self.image = image
        super.init()
    }

    override var kind: Kind? { .image }
    override func fill(_ layer: inout ScreenLayer, isOpaque: Bool) { layer.images.add(image, isOpaque: isOpaque) }
}
