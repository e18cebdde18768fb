import SDLKit

/// Drives the car along a route, stretch by stretch, as fast as one likes to watch it.
final class Drive {
    let route: Route
    private let car: CarView
    private var isMoving = false
    private var isOver = false
    /// Where on the route the car is heading.
    private var next = 1
    /// Which turn comes next.
    private(set) var turn = 0
    var onTurn: () -> Void = {}
    var onArrival: () -> Void = {}

    /// In metres a second.
    private static let speed: CGFloat = 160

    init(_ route: Route, _ car: CarView) {
        self.route = route
        self.car = car
        car.center = route.points[0]
    }

    func stop() { isOver = true }

    /// Goes on as long as the map is seen.
    func resume() {
        guard !isOver, !isMoving, car.window != nil else { return }
        guard next < route.points.count else {
            isOver = true
            return onArrival()
        }
        let (here, there) = (route.points[next - 1], route.points[next])
        turn = route.turns.firstIndex { $0.point == there } ?? turn
        onTurn()
        car.head(to: there)
        isMoving = true
        UIView.animate(
            withDuration: here.distance(to: there) / Self.speed, options: .curveLinear,
            animations: { car.center = there },
            completion: { [weak self] _ in self?.arriveAtCorner() })
    }

    private func arriveAtCorner() {
        isMoving = false
        next += 1
        resume()
    }
}
