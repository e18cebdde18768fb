public import SDLRPC
import SDLSupport

/// An image of an app: either bytes that are uploaded once, or an icon that the head unit already has.
///
/// If the app gives no name, the name is computed from the bytes. Two artworks with equal bytes then have equal names.
public struct SDLArtwork: Hashable, Sendable {
    /// The name under which the head unit keeps the image, or the id of a static icon.
    public let name: String
    /// The bytes of the encoded image; empty for a static icon.
    public let data: [UInt8]
    /// The encoding of the image, such as PNG; `.binary` for a static icon.
    public let fileType: SDLFileType
    /// Whether the head unit keeps the image after the ignition is switched off.
    public let isPersistent: Bool
    /// Whether the upload of the artwork replaces an image on the head unit with the same name.
    public let overwrite: Bool
    /// Whether the artwork is one of the head unit's own icons.
    public let isStaticIcon: Bool
    /// Whether the head unit may draw the image in the template's colours.
    public let isTemplate: Bool

    /// Creates an artwork from the bytes of an encoded image. If `name` is nil, the name is computed from the bytes.
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

    /// Creates an artwork that shows one of the head unit's own icons. `name` is the id of the icon.
    public init(staticIcon name: String) {
        self.name = name
        data = []
        fileType = .binary
        isPersistent = false
        overwrite = false
        isStaticIcon = true
        isTemplate = true
    }

    /// A transparent image of 5 by 5 pixels. It replaces an image that must disappear from the display. SDL's own
    /// libraries use the same name for their blank image.
    package static let blank = SDLArtwork(
        data: Base64.decode(
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAQAAAAnZu5uAAAADElEQVR42mNgIAsAAAA3AAFO62rCAAAAAElFTkSuQmCC") ?? [],
        name: "sdl_BlankArt", persistent: true)

    package var image: SDLImage {
        SDLImage(value: name, imageType: isStaticIcon ? .static : .dynamic, isTemplate: isTemplate ? true : nil)
    }
}
