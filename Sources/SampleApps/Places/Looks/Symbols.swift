import SDLKit

/// The app's own symbols, drawn on a square of 24 by 24 points.
extension Place.Kind {
    /// Draws the symbol for this kind of place in white, on a square of 24 by 24 points.
    private func draw() {
        UIColor.white.set()
        let path = UIBezierPath()
        path.lineWidth = 2.2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        func line(_ points: (CGFloat, CGFloat)...) {
            for (index, (x, y)) in points.enumerated() {
                let point = CGPoint(x: x, y: y)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
        }
        switch self {
        case .food:
            line((8, 4), (8, 20))
            line((5, 4), (5, 9), (8, 11), (11, 9), (11, 4))
            line((16, 20), (16, 4), (19, 8), (19, 12), (16, 13))
        case .coffee:
            line((5, 8), (16, 8), (16, 14), (13, 18), (8, 18), (5, 14), (5, 8))
            line((16, 9), (20, 9), (20, 13), (16, 14))
        case .charging:
            line((13, 3), (6, 13), (12, 13), (10, 21), (18, 10), (12, 10), (13, 3))
            path.fill()
        case .parking:
            line((8, 20), (8, 4), (13, 4), (16, 6), (16.5, 8.5), (16, 11), (13, 13), (8, 13))
        case .sight:
            line((12, 4), (12, 4))
            for x in [5.0, 12, 19] { line((x, 10), (x, 17)) }
            line((3, 20), (21, 20))
            line((3, 10), (12, 4), (21, 10), (3, 10))
        }
        path.stroke()
    }

    /// Returns an image of the symbol for this kind of place, on a disc in the colour of the kind.
    func badge(side: CGFloat) -> UIImage {
        UIImage(
            size: CGSize(width: side, height: side),
            draw: { rect in
                color.setFill()
                UIBezierPath(ovalIn: rect).fill()
                sign(in: rect)
            }
        ).withRenderingMode(.alwaysOriginal)
    }

    /// Returns an image of a map pin with the symbol for this kind of place. If `isChosen` is true, the pin is larger.
    func pin(isChosen: Bool) -> UIImage {
        let side: CGFloat = isChosen ? 56 : 44
        let size = CGSize(width: side, height: side + 12)
        return UIImage(size: size, draw: { _ in drawPin(side) }).withRenderingMode(.alwaysOriginal)
    }

    private func drawPin(_ side: CGFloat) {
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: side / 2, y: side + 11))
        tip.addLine(to: CGPoint(x: side * 0.22, y: side * 0.8))
        tip.addLine(to: CGPoint(x: side * 0.78, y: side * 0.8))
        tip.close()
        UIColor.white.setFill()
        let head = CGRect(x: 0, y: 0, width: side, height: side)
        UIBezierPath(ovalIn: head).fill()
        color.setFill()
        tip.fill()
        UIBezierPath(ovalIn: head.insetBy(dx: 2.5, dy: 2.5)).fill()
        sign(in: head)
    }

    private func sign(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        let scale = rect.width * 0.56 / 24
        context.translateBy(x: rect.midX - 12 * scale, y: rect.midY - 12 * scale)
        context.scaleBy(x: scale, y: scale)
        draw()
        context.restoreGState()
    }
}

extension Route.Turn {
    /// The image for the turn: an arrow, or a map pin for the arrival.
    var image: UIImage? {
        switch way {
        case .straight: UIImage(systemName: "arrow.up")
        case .left: UIImage(systemName: "arrow.turn.up.left")
        case .right: UIImage(systemName: "arrow.turn.up.right")
        case .arrive: UIImage(systemName: "mappin")
        }
    }

    var text: String {
        switch way {
        case .straight: "Along \(onto)"
        case .left: "Left onto \(onto)"
        case .right: "Right onto \(onto)"
        case .arrive: onto
        }
    }
}
