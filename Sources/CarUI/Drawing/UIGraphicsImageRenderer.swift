import CCairo

/// Creates images from drawing code that runs once.
@MainActor
public final class UIGraphicsImageRenderer {
    private let size: CGSize

    /// Creates a renderer for images of a size, in points. The images are sharp on each connected screen.
    public init(size: CGSize) { self.size = size }

    /// Runs `actions`, and returns what they have drawn.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = UIScreen.screens.map(\.scale).max() ?? 1
        let (width, height) = (pixels(size.width * scale), pixels(size.height * scale))
        guard let surface = Surface(width: width, height: height) else { return UIImage(size: size, draw: { _ in }) }
        let context = CGContext(on: surface)
        context.scaleBy(x: CGFloat(width) / max(1, size.width), y: CGFloat(height) / max(1, size.height))
        context.asCurrent { actions(UIGraphicsImageRendererContext(cgContext: context)) }
        return UIImage(pixels: surface, size: size)
    }

    private func pixels(_ length: CGFloat) -> Int { Int(min(max(1, length), Double(Surface.maximumSide)).rounded(.up)) }
}

/// The context in which the code of a `UIGraphicsImageRenderer` draws.
@MainActor
public final class UIGraphicsImageRendererContext {
    /// The context as a `CGContext`.
    public let cgContext: CGContext

    init(cgContext: CGContext) { self.cgContext = cgContext }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
