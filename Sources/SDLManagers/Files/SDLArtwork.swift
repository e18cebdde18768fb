public import SDLRPC
import SDLSupport

/// An image of an app: bytes to upload once, or an icon that the head unit already has.
///
/// Unnamed artworks are named after their bytes, so two artworks with equal content are the same artwork.
public struct SDLArtwork: Hashable, Sendable {
    /// The name under which the head unit keeps the image, or the id of a static icon.
    public let name: String
    /// The encoded image; empty for a static icon.
    public let data: [UInt8]
    /// How the image is encoded, such as PNG; `.binary` for a static icon.
    public let fileType: SDLFileType
    /// Whether the head unit keeps the image over ignition cycles.
    public let isPersistent: Bool
    /// Whether this artwork replaces an existing image of the same name.
    public let overwrite: Bool
    /// Whether this is one of the head unit's own icons.
    public let isStaticIcon: Bool
    /// Whether the head unit may draw the image in the template's colours.
    public let isTemplate: Bool

    /// Creates an artwork from encoded bytes, named after its content unless a name is given.
    public init(
        data: [UInt8], fileType: SDLFileType = .graphicPng, name: String? = nil, persistent: Bool = false,
        overwrite: Bool = false, isTemplate: Bool = false
    ) {
        self.name = name ?? ContentName.of(data)
        self.data = data
        self.fileType = fileType
        isPersistent = persistent
        self.overwrite = overwrite
        isStaticIcon = false
        self.isTemplate = isTemplate
    }

    /// Creates an artwork from one of the head unit's own icons.
    public init(staticIcon name: String) {
        self.name = name
        data = []
        fileType = .binary
        isPersistent = false
        overwrite = false
        isStaticIcon = true
        isTemplate = true
    }

    /// A transparent image of 5 by 5 pixels, with the same name as in SDL's own libraries. It replaces an image that
    /// must disappear.
    package static let blank = SDLArtwork(
        data: Base64.decode(
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAQAAAAnZu5uAAAADElEQVR42mNgIAsAAAA3AAFO62rCAAAAAElFTkSuQmCC") ?? [],
        name: "sdl_BlankArt", persistent: true)

    package var image: SDLImage {
        SDLImage(value: name, imageType: isStaticIcon ? .static : .dynamic, isTemplate: isTemplate ? true : nil)
    }
}
