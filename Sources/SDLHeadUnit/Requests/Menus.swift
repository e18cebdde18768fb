import SDLRPC
import SDLSupport

// The in-app menu and the voice commands.
extension HeadUnitState {
    mutating func add(_ request: SDLAddCommand, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app], app.commands[request.cmdID] == nil else {
            return turn.refuse(caller, .invalidId)
        }
        guard request.menuParams != nil || request.vrCommands != nil else { return turn.refuse(caller, .invalidData) }
        if let menu = request.menuParams {
            let parent = menu.parentIDOrDefault
            guard parent == 0 || app.subMenus[parent] != nil else { return turn.refuse(caller, .invalidId) }
            guard !app.menuNames(in: parent).contains(menu.menuName) else { return turn.refuse(caller, .duplicateName) }
        }
        let said = Set(app.commands.values.flatMap { $0.vrCommands ?? [] }.map { $0.lowercased() })
        if let commands = request.vrCommands, commands.contains(where: { said.contains($0.lowercased()) }) {
            return turn.refuse(caller, .duplicateName)
        }
        apps[caller.app]?.commands[request.cmdID] = request
        finishMenu(caller, &turn)
        let images = [request.cmdIcon, request.secondaryImage].compactMap(\.self)
        turn.respond(
            warning(caller, ofMissing: images), SDLAddCommandResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func delete(_ request: SDLDeleteCommand, _ caller: Caller, _ turn: inout Turn) {
        guard apps[caller.app]?.commands[request.cmdID] != nil else { return turn.refuse(caller, .invalidId) }
        apps[caller.app]?.commands[request.cmdID] = nil
        finishMenu(caller, &turn)
        turn.respond(caller, SDLDeleteCommandResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func add(_ request: SDLAddSubMenu, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app], app.subMenus[request.menuID] == nil else {
            return turn.refuse(caller, .invalidId)
        }
        let parent = request.parentIDOrDefault
        guard parent == 0 || app.subMenus[parent] != nil else { return turn.refuse(caller, .invalidId) }
        guard !app.menuNames(in: parent).contains(request.menuName) else { return turn.refuse(caller, .duplicateName) }
        apps[caller.app]?.subMenus[request.menuID] = request
        finishMenu(caller, &turn)
        let images = [request.menuIcon, request.secondaryImage].compactMap(\.self)
        turn.respond(
            warning(caller, ofMissing: images), SDLAddSubMenuResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    /// A submenu goes with everything in it.
    mutating func delete(_ request: SDLDeleteSubMenu, _ caller: Caller, _ turn: inout Turn) {
        guard apps[caller.app]?.subMenus[request.menuID] != nil else { return turn.refuse(caller, .invalidId) }
        guard menu?.app != caller.app || menu?.menuID != request.menuID else { return turn.refuse(caller, .inUse) }
        apps[caller.app]?.removeSubMenu(request.menuID)
        finishMenu(caller, &turn)
        turn.respond(caller, SDLDeleteSubMenuResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func showMenu(_ request: SDLShowAppMenu, _ caller: Caller, _ turn: inout Turn) {
        let id = request.menuID ?? 0
        guard activeApp == caller.app else { return turn.refuse(caller, .rejected) }
        guard id == 0 || apps[caller.app]?.subMenus[id] != nil else { return turn.refuse(caller, .invalidId) }
        openMenu(id, of: caller.app, &turn)
        turn.respond(caller, SDLShowAppMenuResponse(success: true, resultCode: .success))
    }

    mutating func openMenu(_ id: Int, of key: AppKey, _ turn: inout Turn) {
        menu = OpenMenu(app: key, menuID: id)
        turn.touch(.front)
        updateContexts(&turn)
    }

    mutating func closeMenu(_ turn: inout Turn) {
        menu = nil
        turn.touch(.front)
        updateContexts(&turn)
    }

    private func finishMenu(_ caller: Caller, _ turn: inout Turn) {
        turn.touch(.menu(caller.app))
    }
}

extension RegisteredApp {
    /// What one menu shows, in order: by position, those without one at the end, equals in the order they came.
    func entries(in parent: Int) -> [MenuEntry] {
        let commands = commands.values.compactMap { command -> MenuEntry? in
            guard let menu = command.menuParams, menu.parentIDOrDefault == parent else { return nil }
            return MenuEntry(id: "c\(command.cmdID)", name: menu.menuName, position: menu.position ?? 1000)
        }
        let subMenus = subMenus.values.filter { $0.parentIDOrDefault == parent }.map { subMenu in
            MenuEntry(id: "m\(subMenu.menuID)", name: subMenu.menuName, position: subMenu.positionOrDefault)
        }
        return (subMenus + commands).enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element)
    }

    func menuNames(in parent: Int) -> [String] { entries(in: parent).map(\.name) }

    mutating func removeSubMenu(_ id: Int) {
        subMenus[id] = nil
        for command in commands.values where command.menuParams?.parentIDOrDefault == id {
            commands[command.cmdID] = nil
        }
        for subMenu in subMenus.values where subMenu.parentIDOrDefault == id { removeSubMenu(subMenu.menuID) }
    }
}

struct MenuEntry {
    let id: String
    let name: String
    let position: Int
}
