import SDLKit

/// The covers of the records: gradients of two colours, with rings. The app draws the covers, so that the app needs no
/// image files.
enum Cover {
    /// Draws a cover; nil if the cover cannot be drawn.
    static func artwork(dark: (Int, Int, Int), light: (Int, Int, Int)) -> SDLArtwork? {
        let colors = [dark, light].map { red, green, blue in
            UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        }
        let picture = UIImage(size: CGSize(width: 240, height: 240), draw: { draw(colors, in: $0) })
        return picture.pngData().map { SDLArtwork(data: $0) }
    }

    /// Draws a gradient towards the lower right, and five circles inside each other. Every second circle is lighter.
    private static func draw(_ colors: [UIColor], in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        func gradient(from start: CGFloat) {
            let (width, height) = (rect.width * 0.49, rect.height * 1.4)
            context.drawLinearGradient(
                colors, start: CGPoint(x: width * start, y: height * start),
                end: CGPoint(x: width * (start + 1), y: height * (start + 1)))
        }
        gradient(from: 0)
        for circle in (1...5).reversed() {
            context.saveGState()
            UIBezierPath(
                arcCenter: CGPoint(x: rect.width * 0.68, y: rect.height * 0.34),
                radius: rect.width * 0.075 * CGFloat(circle), startAngle: 0, endAngle: .pi * 2, clockwise: true
            ).addClip()
            gradient(from: circle % 2 == 0 ? 0 : -0.14)
            context.restoreGState()
        }
    }
}
