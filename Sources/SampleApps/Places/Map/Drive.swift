import SDLKit

/// A drive that moves the car along a route, segment by segment, faster than a real car.
final class Drive {
    let route: Route
    private let car: CarView
    private var isMoving = false
    private var isOver = false
    /// The index of the next route point, to which the car is driving.
    private var next = 1
    /// The index in `route.turns` of the turn to which the car is driving.
    private(set) var turn = 0
    var onTurn: () -> Void = {}
    var onArrival: () -> Void = {}

    /// The speed of the car on the map, in metres per second.
    private static let speed: CGFloat = 160

    init(_ route: Route, _ car: CarView) {
        self.route = route
        self.car = car
        car.center = route.points[0]
    }

    func stop() { isOver = true }

    /// Continues the drive if the map is visible and the drive is not over. After the last point, calls `onArrival`.
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
