import SDLKit

struct Route {
    enum Preference: Int, CaseIterable {
        case fastest, shortest, scenic

        var title: String { ["Fastest", "Shortest", "Scenic"][rawValue] }
    }

    struct Turn {
        enum Direction {
            case straight, left, right, arrive
        }

        let way: Direction
        /// The name of the street into which the car turns, or the name of the destination.
        let onto: String
        let point: CGPoint
        /// The distance from this turn to the next turn, in metres.
        var length: CGFloat = 0
    }

    let destination: Place
    let points: [CGPoint]
    let turns: [Turn]
    /// The length of the route, in metres.
    let length: CGFloat
    let minutes: Int

    /// Creates the best route from the crossing `start` to `place`. Returns nil if the place is at this crossing, or if
    /// there is no route.
    init?(from start: Int, to place: Place, by preference: Preference, in town: Town) {
        guard start != place.crossing, let ways = Self.search(from: start, to: place.crossing, by: preference, in: town)
        else { return nil }
        destination = place
        points = [town.crossings[start].point] + ways.map { town.crossings[$0.to].point }
        var turns: [Turn] = []
        var seconds: CGFloat = 0
        for (index, way) in ways.enumerated() {
            let (from, to) = (points[index], points[index + 1])
            let length = from.distance(to: to)
            seconds += length / Self.speed(of: town.streets[way.street])
            if index == 0 || way.street != ways[index - 1].street {
                let name = town.streets[way.street].name
                let side = index == 0 ? Turn.Direction.straight : Self.side(points[index - 1], from, to)
                turns.append(Turn(way: side, onto: name, point: from))
            }
            turns[turns.count - 1].length += length
        }
        turns.append(Turn(way: .arrive, onto: place.name, point: points[points.count - 1]))
        self.turns = turns
        length = turns.map(\.length).reduce(0, +)
        minutes = max(1, Int((seconds / 60).rounded(.up)))
    }

    /// Returns the best route, found with Dijkstra's algorithm, as a list of steps: the street to take and the crossing
    /// to which it leads. Returns nil if there is no route.
    private static func search(
        from start: Int, to end: Int, by preference: Preference, in town: Town
    ) -> [(street: Int, to: Int)]? {
        var costs = [start: CGFloat(0)]
        var cameBy: [Int: (from: Int, street: Int)] = [:]
        var open: Set = [start]
        while let here = open.min(by: { (costs[$0]!, $0) < (costs[$1]!, $1) }), here != end {
            open.remove(here)
            for way in town.crossings[here].ways {
                let length = town.crossings[here].point.distance(to: town.crossings[way.to].point)
                let cost = costs[here]! + length * weight(of: town.streets[way.street], by: preference)
                guard cost < costs[way.to] ?? .infinity else { continue }
                costs[way.to] = cost
                cameBy[way.to] = (here, way.street)
                open.insert(way.to)
            }
        }
        var ways: [(street: Int, to: Int)] = []
        var here = end
        while here != start {
            guard let last = cameBy[here] else { return nil }
            ways.insert((last.street, here), at: 0)
            here = last.from
        }
        return ways
    }

    private static func weight(of street: Street, by preference: Preference) -> CGFloat {
        switch preference {
        case .fastest: 1 / speed(of: street)
        case .shortest: 1
        case .scenic: street.isScenic ? 0.4 : 1
        }
    }

    /// Returns the driving speed on a street, in metres per second.
    private static func speed(of street: Street) -> CGFloat { street.isMain ? 14 : 8 }

    /// Returns the direction of the turn at the point `corner` between the points `before` and `after`. The y
    /// coordinates increase to the south.
    private static func side(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) -> Turn.Direction {
        let (inward, outward) = (
            CGVector(dx: corner.x - before.x, dy: corner.y - before.y),
            CGVector(dx: after.x - corner.x, dy: after.y - corner.y)
        )
        let cross = inward.dx * outward.dy - inward.dy * outward.dx
        let along = inward.dx * outward.dx + inward.dy * outward.dy
        if along > 0, abs(cross) < along * 0.35 { return .straight }
        return cross > 0 ? .right : .left
    }
}
