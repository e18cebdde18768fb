import SDLKit

/// A picture of a dial with the speed and the fuel level.
///
/// Each different picture is uploaded as a file of its own. The speed is rounded down to a multiple of five, and the
/// fuel level to tenths, so that a long trip needs few files.
struct Dial {
    private let speed: Int
    private let tenths: Int?

    private static let side: CGFloat = 240
    private static let step = 5
    private static let fastest = 200
    /// A cache of the drawn pictures. The key is the value of `key`.
    private static var drawn: [Int: SDLArtwork] = [:]

    init(_ status: VehicleStatus) {
        let shown = Int(status.speed ?? 0) / Self.step * Self.step
        speed = min(Self.fastest, max(0, shown))
        tenths = status.fuel.map { min(10, max(0, Int($0 / 10))) }
    }

    private var key: Int { speed * 100 + (tenths ?? 99) }

    /// The picture of the dial; nil if the picture cannot be drawn.
    var artwork: SDLArtwork? {
        if let known = Self.drawn[key] { return known }
        let picture = UIImage(size: CGSize(width: Self.side, height: Self.side), draw: { draw(in: $0) })
        let artwork = picture.pngData().map { SDLArtwork(data: $0) }
        Self.drawn[key] = artwork
        return artwork
    }

    private func draw(in rect: CGRect) {
        UIColor(red: 0.06, green: 0.08, blue: 0.12, alpha: 1).setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: 32).fill()
        arc(in: rect, radius: 98, width: 16, part: 1, UIColor(red: 0.16, green: 0.2, blue: 0.28, alpha: 1))
        arc(in: rect, radius: 98, width: 16, part: CGFloat(speed) / CGFloat(Self.fastest), speedColor)
        if let tenths {
            arc(in: rect, radius: 78, width: 6, part: 1, UIColor(red: 0.16, green: 0.2, blue: 0.28, alpha: 1))
            arc(in: rect, radius: 78, width: 6, part: CGFloat(tenths) / 10, tenths > 1 ? .systemGreen : .systemRed)
        }
        text("\(speed)", size: 64, weight: .bold, .white, top: rect.midY - 44, in: rect)
        text("km/h", size: 20, weight: .regular, UIColor(white: 0.7, alpha: 1), top: rect.midY + 34, in: rect)
    }

    /// The colour of the speed's arc, which becomes warmer with increasing speed.
    private var speedColor: UIColor {
        let part = CGFloat(speed) / CGFloat(Self.fastest)
        return UIColor(red: 0.2 + 0.8 * part, green: 0.75 - 0.35 * part, blue: 1 - 0.8 * part, alpha: 1)
    }

    /// Draws an arc of 270 degrees that is open at the bottom, from its start up to the share `part`, which is from 0
    /// to 1.
    private func arc(in rect: CGRect, radius: CGFloat, width: CGFloat, part: CGFloat, _ color: UIColor) {
        guard part > 0 else { return }
        let start = CGFloat.pi * 0.75
        let path = UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: start,
            endAngle: start + CGFloat.pi * 1.5 * part, clockwise: true)
        path.lineWidth = width
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    private func text(
        _ text: String, size: CGFloat, weight: UIFont.Weight, _ color: UIColor, top: CGFloat, in rect: CGRect
    ) {
        let line = CGRect(x: rect.minX, y: top, width: rect.width, height: size * 1.3)
        text.draw(in: line, font: .systemFont(ofSize: size, weight: weight), color: color, alignment: .center)
    }
}
