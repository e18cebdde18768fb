import SDLKit

/// The drawing code for the visible part of a town: land, water, houses, streets, a route and names.
struct TownPainter {
    let town: Town
    let viewport: Viewport
    var route: Route?

    private var scale: CGFloat { viewport.metresPerPoint }

    func draw(_ rect: CGRect) {
        fill(rect, .land)
        if scale < 4.5 { drawHouses() }
        for park in Town.parks { area(park, .park) }
        stroke(Town.river, .water, width: max(8, 84 / scale))
        area(Town.sea, .water)
        drawStreets()
        if let route {
            stroke(route.points, .routeEdge, width: 15)
            stroke(route.points, .route, width: 9)
        }
        drawNames()
    }

    private func fill(_ rect: CGRect, _ color: UIColor) {
        color.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect)
    }

    private func path(_ places: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, place) in places.enumerated() {
            let point = viewport.point(of: place)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        return path
    }

    private func area(_ places: [CGPoint], _ color: UIColor) {
        let path = path(places)
        path.close()
        color.set()
        path.lineWidth = 16 / scale
        path.fill()
        path.stroke()
    }

    private func stroke(_ places: [CGPoint], _ color: UIColor, width: CGFloat) {
        let path = path(places)
        path.lineWidth = width
        color.setStroke()
        path.stroke()
    }

    // MARK: Houses

    /// Draws six blocks of houses in each field between the streets, except in the parks.
    private func drawHouses() {
        UIColor.block.setFill()
        let side = 5
        for row in 0..<side - 1 {
            for column in 0..<side - 1 where !(row == 0 && column == 2) {
                let first = row * side + column
                let corners = [first, first + 1, first + side + 1, first + side].map { town.crossings[$0].point }
                for index in 0..<6 { drawBlock(corners, CGFloat(index % 3) / 3, CGFloat(index / 3) / 2) }
            }
        }
    }

    private func drawBlock(_ corners: [CGPoint], _ across: CGFloat, _ down: CGFloat) {
        func place(_ across: CGFloat, _ down: CGFloat) -> CGPoint {
            func mix(_ one: CGPoint, _ other: CGPoint, _ part: CGFloat) -> CGPoint {
                CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
            }
            return mix(mix(corners[0], corners[1], across), mix(corners[3], corners[2], across), down)
        }
        let (left, right, top, bottom) = (across + 0.06, across + 0.29, down + 0.09, down + 0.42)
        let block = path([place(left, top), place(right, top), place(right, bottom), place(left, bottom)])
        block.close()
        block.fill()
    }

    // MARK: Streets

    private func width(of street: Street) -> CGFloat {
        street.isMain ? min(max(34 / scale, 8), 26) : min(max(22 / scale, 5), 18)
    }

    /// Draws the streets. First draws the edges of all streets, so that no edge is visible inside a crossing.
    private func drawStreets() {
        let inOrder = town.streets.filter { !$0.isMain } + town.streets.filter(\.isMain)
        for street in inOrder {
            stroke(town.line(street), street.isMain ? .mainLaneEdge : .laneEdge, width: width(of: street) + 3)
        }
        for street in inOrder {
            stroke(town.line(street), street.isMain ? .mainLane : .lane, width: width(of: street))
        }
    }

    // MARK: Names

    private func drawNames() {
        for street in town.streets {
            let line = town.line(street)
            // Names are placed between crossings, where there is space.
            for index in [0, 2] where index + 1 < line.count {
                drawName(street.name, from: line[index], to: line[index + 1], .mapText)
            }
        }
        drawName("The Sound", from: CGPoint(x: -700, y: 1330), to: CGPoint(x: 100, y: 1290), .waterText)
        drawName("River Aske", from: CGPoint(x: -1120, y: -150), to: CGPoint(x: -1060, y: -700), .waterText)
        drawName("Queen's Park", from: CGPoint(x: 100, y: -720), to: CGPoint(x: 660, y: -720), .mapText)
    }

    /// Draws a name along the line between two points, from left to right or from bottom to top. A background separates
    /// a street name from the street.
    private func drawName(_ name: String, from: CGPoint, to: CGPoint, _ color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var (start, end) = (viewport.point(of: from), viewport.point(of: to))
        if end.x < start.x - 1 || (abs(end.x - start.x) < abs(end.y - start.y) / 2 && end.y > start.y) {
            swap(&start, &end)
        }
        let font = UIFont.systemFont(ofSize: 15, weight: .bold)
        let size = name.size(font: font)
        let length = start.distance(to: end)
        guard length > size.width + 40 else { return }
        let (right, down) = ((end.x - start.x) / length, (end.y - start.y) / length)
        context.saveGState()
        context.concatenate(
            CGAffineTransform(
                a: right, b: down, c: -down, d: right, tx: (start.x + end.x) / 2, ty: (start.y + end.y) / 2))
        let place = CGPoint(x: -size.width / 2, y: -size.height / 2)
        if color == .mapText {
            let ground = CGRect(origin: place, size: size).insetBy(dx: -5, dy: 0)
            UIColor.land.withAlphaComponent(0.86).setFill()
            UIBezierPath(roundedRect: ground, cornerRadius: 8).fill()
        }
        name.draw(at: place, font: font, color: color)
        context.restoreGState()
    }
}
