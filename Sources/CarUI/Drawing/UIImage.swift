import CCairo
import Glibc

/// An image: pixels from a PNG, or drawing code that is sharp at every size.
@MainActor
public final class UIImage {
    /// The modes of drawing an image: in its own colours, or as a mask for the tint colour.
    public enum RenderingMode: Hashable, Sendable {
        /// The view that shows the image selects `alwaysOriginal` or `alwaysTemplate`.
        case automatic
        /// The image keeps its own colours.
        case alwaysOriginal
        /// The image is a mask, filled with the view's tint colour.
        case alwaysTemplate
    }

    private enum Source {
        case pixels(Surface)
        case drawing((CGRect) -> Void)
    }

    private let source: Source
    private let tint: UIColor?
    /// The size of the image, in points.
    public let size: CGSize
    /// The mode of drawing the image: in its own colours, or as a mask for the tint colour.
    public let renderingMode: RenderingMode
    /// The cached bitmap of the drawing code, in the size of the most recent drawing.
    private var drawn: Surface?

    private init(source: Source, size: CGSize, renderingMode: RenderingMode, tint: UIColor? = nil) {
        self.source = source
        self.size = size
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// Decodes a PNG. Returns nil if the data is not a valid PNG or if the width or height exceeds 4,096 pixels.
    public convenience init?(data: [UInt8]) {
        guard let surface = Surface(png: data) else { return nil }
        self.init(pixels: surface)
    }

    /// Reads a PNG file. Returns nil if the file is not a valid PNG or has more than 16 MB.
    public convenience init?(contentsOfFile path: String) {
        guard let surface = Self.read(path) else { return nil }
        self.init(pixels: surface)
    }

    static func read(_ path: String) -> Surface? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        guard fseek(file, 0, SEEK_END) == 0, case let length = ftell(file), (1...(16 << 20)).contains(length),
            fseek(file, 0, SEEK_SET) == 0
        else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            count = fread(buffer.baseAddress, 1, length, file)
        }
        return Surface(png: bytes)
    }

    /// Creates an image from drawing code. `draw` runs again when the image is shown at another size.
    public convenience init(size: CGSize, draw: @escaping (CGRect) -> Void) {
        self.init(source: .drawing(draw), size: size, renderingMode: .automatic)
    }

    /// Creates a mask from drawing code. The view that shows the image fills the mask with the view's tint colour.
    public convenience init(size: CGSize, template draw: @escaping (CGRect) -> Void) {
        self.init(source: .drawing(draw), size: size, renderingMode: .alwaysTemplate)
    }

    convenience init(pixels: Surface, size: CGSize) {
        self.init(source: .pixels(pixels), size: size, renderingMode: .automatic)
    }

    convenience init(pixels: Surface) {
        self.init(
            source: .pixels(pixels), size: CGSize(width: pixels.width, height: pixels.height),
            renderingMode: .automatic)
    }

    /// Returns the same image with another rendering mode.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(source: source, size: size, renderingMode: mode, tint: tint)
    }

    /// Returns the image as a mask filled with one colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source: source, size: size, renderingMode: .alwaysOriginal, tint: color)
    }

    /// Returns the image as a PNG; nil if the image cannot be drawn.
    public func pngData() -> [UInt8]? {
        guard case .some(let surface) = surface(width: size.width, height: size.height) else { return nil }
        let png = surface.png()
        return png.isEmpty ? nil : png
    }

    /// Draws the image in its own size, with the upper left corner at `point`.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image stretched to a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, tint: renderingMode == .alwaysTemplate ? .label : nil) }

    func draw(in rect: CGRect, tint stencil: UIColor?) {
        guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty, rect.isFinite else { return }
        // Renders the drawing code at the resolution of the display. Transforms may have enlarged the rectangle.
        var (across, down) = (rect.width, rect.height)
        cairo_user_to_device_distance(context.cairo, &across, &down)
        guard let surface = surface(width: max(abs(across), 1), height: max(abs(down), 1)) else { return }
        let cairo = context.cairo
        cairo_save(cairo)
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.width / Double(surface.width), rect.height / Double(surface.height))
        if let color = tint ?? stencil {
            context.source(color)
            cairo_mask_surface(cairo, surface.pointer, 0, 0)
        } else {
            cairo_set_source_surface(cairo, surface.pointer, 0, 0)
            // Without this setting the edges of a stretched image fade out.
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_rectangle(cairo, 0, 0, Double(surface.width), Double(surface.height))
            cairo_fill(cairo)
        }
        cairo_restore(cairo)
    }

    private func surface(width: CGFloat, height: CGFloat) -> Surface? {
        switch source {
        case .pixels(let surface): return surface
        case .drawing(let draw):
            let wanted = (
                Int(min(width, Double(Surface.maximumSide)).rounded(.up)),
                Int(min(height, Double(Surface.maximumSide)).rounded(.up))
            )
            if let drawn, (drawn.width, drawn.height) == wanted { return drawn }
            guard size.width > 0, size.height > 0, let surface = Surface(width: wanted.0, height: wanted.1) else {
                return nil
            }
            let context = CGContext(on: surface)
            context.scaleBy(x: CGFloat(wanted.0) / size.width, y: CGFloat(wanted.1) / size.height)
            context.asCurrent { draw(CGRect(origin: .zero, size: size)) }
            drawn = surface
            return surface
        }
    }
}
