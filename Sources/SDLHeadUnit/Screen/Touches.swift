import SDLRPC
import SDLSupport

/// The positions of the fingers that touch the display.
struct Touches: Feature {
    /// The app that the fingers touch; nil if no finger touches the display.
    private(set) var app: AppKey?
    private(set) var points: OrderedMap<Int, SDLTouchCoord> = [:]

    mutating func touch(_ command: TouchCommand, _ turn: inout Turn) throws(DriveFailure) {
        guard turn.car.settings.inputMode == "touch" else {
            throw DriveFailure(
                .conflict, "The display does not accept touches in \(turn.car.settings.inputMode) mode.",
                hint: "Switch inputMode to touch first.")
        }
        let app = try turn.car.apps.named(nil, orActive: turn.car.activeApp)
        guard app.isProjecting else {
            throw DriveFailure(
                .conflict, "\(app.name) does not stream video, so raw touches do not reach the app.",
                hint: "Press a soft button of the app instead.")
        }
        let size = turn.profile.display.screenParams?.resolution
        for point in command.points {
            guard (0...9).contains(point.id) else {
                throw DriveFailure(.invalid, "The finger id must be 0 to 9, not \(point.id).")
            }
            guard let size, (0..<size.resolutionWidth).contains(point.x), (0..<size.resolutionHeight).contains(point.y)
            else { throw DriveFailure(.invalid, "The point (\(point.x), \(point.y)) is not on the display.") }
        }
        holdTouch(command, in: app.key)
        notifyTouch(command.kind, command.points.map { ($0.id, SDLTouchCoord(x: $0.x, y: $0.y)) }, app, &turn)
    }

    /// Selects a haptic rectangle: a touch begins and ends at its center, in every input mode.
    func select(rect id: Int, _ turn: inout Turn) throws(DriveFailure) {
        let app = try turn.car.apps.named(nil, orActive: turn.car.activeApp)
        guard let place = app.screen.haptics.last(where: { $0.id == id })?.rect else {
            throw DriveFailure(
                .notFound, "\(app.name) has no haptic rectangle \(id).",
                candidates: app.screen.haptics.prefix(20).map { "\($0.id)" })
        }
        try tap(x: place.x + place.width / 2, y: place.y + place.height / 2, &turn)
    }

    /// Taps a point of the active app's picture, in every input mode.
    func tap(x: Double, y: Double, _ turn: inout Turn) throws(DriveFailure) {
        let app = try turn.car.apps.named(nil, orActive: turn.car.activeApp)
        guard app.isProjecting, let size = turn.profile.display.screenParams?.resolution else {
            throw DriveFailure(.conflict, "\(app.name) does not stream video, so touches do not reach the app.")
        }
        // A rectangle or a view may extend beyond the edge of the display; a touch must be on the display.
        let point = SDLTouchCoord(
            x: Int(max(0, min(Double(size.resolutionWidth - 1), x.rounded()))),
            y: Int(max(0, min(Double(size.resolutionHeight - 1), y.rounded()))))
        for kind in [TouchCommand.Kind.begin, .end] { notifyTouch(kind, [(0, point)], app, &turn) }
    }

    private func notifyTouch(
        _ kind: TouchCommand.Kind, _ points: [(id: Int, at: SDLTouchCoord)], _ app: RegisteredApp, _ turn: inout Turn
    ) {
        // The timestamp wraps around before the timestamp exceeds the limit of the mobile API.
        let stamp = Int(turn.now.milliseconds % 2_000_000_000)
        let events = points.map { SDLTouchEvent(id: $0.id, ts: [stamp], c: [$0.at]) }
        turn.notify(app, SDLOnTouchEvent(type: SDLTouchType(rawValue: kind.rawValue), event: events))
    }

    /// Records the fingers that touch the display, and the positions of the fingers.
    private mutating func holdTouch(_ command: TouchCommand, in key: AppKey) {
        var points = app == key ? self.points : [:]
        for point in command.points {
            switch command.kind {
            case .begin, .move: points[point.id] = SDLTouchCoord(x: point.x, y: point.y)
            case .end, .cancel: points[point.id] = nil
            }
        }
        (app, self.points) = (points.isEmpty ? nil : key, points)
    }

    /// Sends CANCEL for the fingers on the display. Called when the app's system context is no longer MAIN.
    mutating func cancel(of key: AppKey, _ turn: inout Turn) {
        guard self.app == key, let app = turn.car.apps[key] else { return }
        notifyTouch(.cancel, points.map { ($0.key, $0.value) }, app, &turn)
        forget(key)
    }

    mutating func forget(_ key: AppKey) {
        if app == key { (app, points) = (nil, [:]) }
    }
}
