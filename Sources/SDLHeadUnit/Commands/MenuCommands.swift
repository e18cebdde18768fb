import SDLRPC
import SDLSupport

// The driver's menu selections, voice commands and touches.
extension HeadUnitState {
    mutating func drive(_ command: MenuCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .open(let id):
            let app = try apps.named(nil, orActive: activeApp)
            guard id == nil || id == 0 || app.menu.subMenus[id!] != nil else {
                throw DriveFailure(
                    .notFound, "There is no submenu \(id!).", candidates: app.menu.subMenus.keys.map { "\($0)" })
            }
            openMenu(id ?? 0, of: app.key, &turn)
        case .close:
            guard menu != nil else { throw DriveFailure(.conflict, "No menu is open.") }
            closeMenu(&turn)
        case .choose(let target): try chooseEntry(target, &turn)
        }
    }

    private mutating func chooseEntry(_ target: Target, _ turn: inout Turn) throws(DriveFailure) {
        let app = try apps.named(nil, orActive: activeApp)
        let commands = app.menu.commands.values.filter { command in
            guard let entry = command.menuParams else { return false }
            return (target.id == nil || target.id == command.cmdID)
                && (target.text == nil || target.text == entry.menuName)
        }
        if commands.count == 1 {
            closeMenu(&turn)
            return turn.notify(app, SDLOnCommand(cmdID: commands[0].cmdID, triggerSource: .menu))
        }
        let names = app.menu.commands.values.compactMap { command in
            command.menuParams.map { "\(command.cmdID) \($0.menuName)" }
        }
        guard commands.isEmpty else {
            throw DriveFailure(
                .ambiguous, "\(commands.count) commands match \(target).", hint: "Name the command by its cmdID.",
                candidates: names)
        }
        guard let subMenu = app.menu.subMenus.values.first(where: { $0.menuName == target.text }) else {
            throw DriveFailure(.notFound, "No menu entry matches \(target).", candidates: names)
        }
        openMenu(subMenu.menuID, of: app.key, &turn)
    }

    /// Handles the driver's speech: a choice of the visible interaction, a command of the active app, or an app's name.
    mutating func hear(_ text: String, _ turn: inout Turn) throws(DriveFailure) {
        if let overlay = overlays.visible, case .interaction(let request, _) = overlay.content,
            request.interactionMode != .manualOnly
        {
            return try change(\.overlays, &turn) { part, turn throws(DriveFailure) in
                try part.drive(overlay, .choose(Target(text: text), source: .voice), &turn)
            }
        }
        let spoken = text.lowercased()
        if let active = activeApp, let app = apps[active],
            let command = app.menu.commands.values.first(where: { command in
                command.vrCommands?.contains { $0.lowercased() == spoken } == true
            })
        {
            return turn.notify(app, SDLOnCommand(cmdID: command.cmdID, triggerSource: .vr))
        }
        let called = apps.values.first { app in
            ([app.name] + (app.registration.vrSynonyms ?? [])).contains { $0.lowercased() == spoken }
        }
        guard let called else {
            let cloud = cloudApps.values.first { $0.isListed(among: apps) && $0.name.lowercased() == spoken }
            if let cloud {
                return try change(\.cloudApps, &turn) { part, turn throws(DriveFailure) in
                    try part.connect(cloud.id, opens: true, &turn)
                }
            }
            let commands = activeApp.flatMap { apps[$0] }?.menu.commands.values.flatMap { $0.vrCommands ?? [] } ?? []
            throw DriveFailure(
                .notFound, "No voice command, choice or app name matches \"\(text)\".",
                hint: "Say a voice command, a choice or an app's name.",
                candidates: commands + apps.values.map(\.name))
        }
        activate(called.key, &turn)
    }

    mutating func touch(_ command: TouchCommand, _ turn: inout Turn) throws(DriveFailure) {
        guard settings.inputMode == "touch" else {
            throw DriveFailure(
                .conflict, "The display does not accept touches in \(settings.inputMode) mode.",
                hint: "Switch inputMode to touch first.")
        }
        let app = try apps.named(nil, orActive: activeApp)
        guard app.isProjecting else {
            throw DriveFailure(
                .conflict, "\(app.name) does not stream video, so raw touches do not reach it.",
                hint: "Press its soft buttons instead.")
        }
        let size = profile.display.screenParams?.resolution
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
    mutating func select(rect id: Int, _ turn: inout Turn) throws(DriveFailure) {
        let app = try apps.named(nil, orActive: activeApp)
        guard let place = app.screen.haptics.last(where: { $0.id == id })?.rect else {
            throw DriveFailure(
                .notFound, "\(app.name) has no haptic rectangle \(id).",
                candidates: app.screen.haptics.prefix(20).map { "\($0.id)" })
        }
        try tap(x: place.x + place.width / 2, y: place.y + place.height / 2, &turn)
    }

    /// Taps a point of the active app's picture.
    mutating func tap(x: Double, y: Double, _ turn: inout Turn) throws(DriveFailure) {
        let app = try apps.named(nil, orActive: activeApp)
        guard app.isProjecting, let size = profile.display.screenParams?.resolution else {
            throw DriveFailure(.conflict, "\(app.name) does not stream video, so touches do not reach it.")
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
        // The timestamp wraps around before it exceeds the limit of the interface.
        let stamp = Int(turn.now.milliseconds % 2_000_000_000)
        let events = points.map { SDLTouchEvent(id: $0.id, ts: [stamp], c: [$0.at]) }
        turn.notify(app, SDLOnTouchEvent(type: SDLTouchType(rawValue: kind.rawValue), event: events))
    }

    /// Records which fingers touch the display, and where.
    private mutating func holdTouch(_ command: TouchCommand, in key: AppKey) {
        var points = touch?.app == key ? touch?.points ?? [:] : [:]
        for point in command.points {
            switch command.kind {
            case .begin, .move: points[point.id] = SDLTouchCoord(x: point.x, y: point.y)
            case .end, .cancel: points[point.id] = nil
            }
        }
        touch = points.isEmpty ? nil : HeldTouch(app: key, points: points)
    }

    /// Sends CANCEL for the fingers on the display, because something now covers the app.
    mutating func cancelTouch(of key: AppKey, _ turn: inout Turn) {
        guard let held = touch, held.app == key, let app = apps[key] else { return }
        touch = nil
        notifyTouch(.cancel, held.points.map { ($0.key, $0.value) }, app, &turn)
    }
}
