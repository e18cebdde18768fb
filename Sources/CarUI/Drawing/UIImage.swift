import CCairo
import Glibc

/// A picture: pixels out of a PNG, or a drawing that is sharp at every size.
@MainActor
public final class UIImage {
    /// Whether a picture shows its own colours, or is a stencil for the tint of where it is shown.
    public enum RenderingMode: Hashable, Sendable {
        /// As the view that shows it likes.
        case automatic
        /// Its own colours.
        case alwaysOriginal
        /// A stencil for the view's tint.
        case alwaysTemplate
    }

    private enum Source {
        case pixels(Surface)
        case drawing((CGRect) -> Void)
    }

    private let source: Source
    private let tint: UIColor?
    /// How large it is, in points.
    public let size: CGSize
    /// Colours of its own, or a stencil.
    public let renderingMode: RenderingMode
    /// The drawing as pixels, at the size it was last shown at.
    private var drawn: Surface?

    private init(source: Source, size: CGSize, renderingMode: RenderingMode, tint: UIColor? = nil) {
        self.source = source
        self.size = size
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// Reads a PNG; nil when it is none, is broken, or is larger than 4,096 pixels a side.
    public convenience init?(data: [UInt8]) {
        guard let surface = Surface(png: data) else { return nil }
        self.init(pixels: surface)
    }

    /// Reads a PNG file of at most 16 MB.
    public convenience init?(contentsOfFile path: String) {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        guard fseek(file, 0, SEEK_END) == 0, case let length = ftell(file), (1...(16 << 20)).contains(length),
            fseek(file, 0, SEEK_SET) == 0
        else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            count = fread(buffer.baseAddress, 1, length, file)
        }
        self.init(data: bytes)
    }

    /// Creates a picture that is drawn whenever it is shown at a new size, by a closure that is given where to draw.
    public convenience init(size: CGSize, draw: @escaping (CGRect) -> Void) {
        self.init(source: .drawing(draw), size: size, renderingMode: .automatic)
    }

    /// Creates a stencil for the tint of where it is shown.
    public convenience init(size: CGSize, template draw: @escaping (CGRect) -> Void) {
        self.init(source: .drawing(draw), size: size, renderingMode: .alwaysTemplate)
    }

    convenience init(pixels: Surface) {
        self.init(
            source: .pixels(pixels), size: CGSize(width: pixels.width, height: pixels.height),
            renderingMode: .automatic)
    }

    /// The same picture, in its own colours or as a stencil.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(source: source, size: size, renderingMode: mode, tint: tint)
    }

    /// The same picture as a stencil for one colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source: source, size: size, renderingMode: .alwaysOriginal, tint: color)
    }

    /// The picture as a PNG.
    public func pngData() -> [UInt8]? {
        guard case .some(let surface) = surface(width: size.width, height: size.height) else { return nil }
        let png = surface.png()
        return png.isEmpty ? nil : png
    }

    /// Draws it at its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws it into a rectangle, stretched to fit.
    public func draw(in rect: CGRect) { draw(in: rect, tint: renderingMode == .alwaysTemplate ? .label : nil) }

    func draw(in rect: CGRect, tint stencil: UIColor?) {
        guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty, rect.isFinite else { return }
        // One pixel of the drawing for each of the display, which transforms may have made larger.
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
            // The edge of a stretched picture does not fade.
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
                Int(min(width, Double(Surface.longest)).rounded(.up)),
                Int(min(height, Double(Surface.longest)).rounded(.up))
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
