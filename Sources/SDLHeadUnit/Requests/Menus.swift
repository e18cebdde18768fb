import SDLRPC
import SDLSupport

// The app's menu and voice commands.
extension HeadUnitState {
    mutating func add(_ request: SDLAddCommand, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app], app.commands[request.cmdID] == nil else {
            return turn.refuse(caller, .invalidId)
        }
        guard request.menuParams != nil || request.vrCommands != nil else { return turn.refuse(caller, .invalidData) }
        if let menu = request.menuParams {
            let parent = menu.parentIDOrDefault
            guard parent == 0 || app.subMenus[parent] != nil else {
                return turn.refuse(caller, .invalidId, "Parent ID doesn't exist")
            }
            guard mayCall(menu.menuName, in: parent, of: app) else { return turn.refuse(caller, .duplicateName) }
        }
        let said = Set(app.commands.values.flatMap { $0.vrCommands ?? [] }.map { $0.lowercased() })
        if let commands = request.vrCommands, commands.contains(where: { said.contains($0.lowercased()) }) {
            return turn.refuse(caller, .duplicateName)
        }
        apps[caller.app]?.commands[request.cmdID] = request
        if let menu = request.menuParams {
            apps[caller.app]?.place("c\(request.cmdID)", in: menu.parentIDOrDefault, at: menu.position)
        }
        finishMenu(caller, &turn)
        turn.respond(warning(caller, of: request), SDLAddCommandResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func delete(_ request: SDLDeleteCommand, _ caller: Caller, _ turn: inout Turn) {
        guard apps[caller.app]?.commands[request.cmdID] != nil else { return turn.refuse(caller, .invalidId) }
        apps[caller.app]?.commands[request.cmdID] = nil
        apps[caller.app]?.unplace("c\(request.cmdID)")
        finishMenu(caller, &turn)
        turn.respond(caller, SDLDeleteCommandResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func add(_ request: SDLAddSubMenu, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app], app.subMenus[request.menuID] == nil else {
            return turn.refuse(caller, .invalidId)
        }
        let parent = request.parentIDOrDefault
        guard parent == 0 || app.subMenus[parent] != nil else {
            return turn.refuse(caller, .invalidId, "Parent ID doesn't exist")
        }
        guard mayCall(request.menuName, in: parent, of: app) else { return turn.refuse(caller, .duplicateName) }
        var (request, caller) = (request, caller)
        _ = drop(&request.menuLayout, &caller)
        apps[caller.app]?.subMenus[request.menuID] = request
        apps[caller.app]?.place("m\(request.menuID)", in: parent, at: request.position)
        finishMenu(caller, &turn)
        turn.respond(warning(caller, of: request), SDLAddSubMenuResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    /// Removes a menu layout that the app's display does not list, and adds a warning. Returns whether it was removed.
    func drop(_ layout: inout SDLMenuLayout?, _ caller: inout Caller) -> Bool {
        guard let wanted = layout, let app = apps[caller.app],
            let windows = profile.capability(.displays, for: app)?.displayCapabilities?.first?.windowCapabilities,
            !windows.contains(where: { ($0.windowID ?? 0) == 0 && $0.menuLayoutsAvailable?.contains(wanted) == true })
        else { return false }
        layout = nil
        caller.warn("The MenuLayout specified is unsupported, the default MenuLayout will be used.")
        return true
    }

    /// Deletes a submenu and its contents.
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
        let isSeen = [.main, .menu].contains(apps[caller.app]?.status.context)
        guard activeApp == caller.app, isSeen else { return turn.refuse(caller, .rejected) }
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

    /// Whether a menu may have a second entry of this name. Since version 7.1 of the head unit's interface, it may.
    private func mayCall(_ name: String, in parent: Int, of app: RegisteredApp) -> Bool {
        profile.rpcVersion >= SDLVersion(7, 1) || !app.menuNames(in: parent).contains(name)
    }

    private func finishMenu(_ caller: Caller, _ turn: inout Turn) {
        turn.touch(.menu(caller.app))
    }
}

extension RegisteredApp {
    /// The entries of a menu, in order.
    func entries(in parent: Int) -> [MenuEntry] {
        (menuOrder[parent] ?? []).compactMap { id in
            guard let number = Int(id.dropFirst()) else { return nil }
            let name = id.first == "c" ? commands[number]?.menuParams?.menuName : subMenus[number]?.menuName
            return name.map { MenuEntry(id: id, name: $0) }
        }
    }

    /// Inserts an entry at a position among the existing entries. Without a position, or beyond the end, it becomes the
    /// last one.
    mutating func place(_ id: String, in parent: Int, at position: Int?) {
        var order = menuOrder[parent] ?? []
        order.insert(id, at: min(position ?? order.count, order.count))
        menuOrder[parent] = order
    }

    mutating func unplace(_ id: String) {
        for (parent, order) in menuOrder where order.contains(id) { menuOrder[parent] = order.filter { $0 != id } }
    }

    func menuNames(in parent: Int) -> [String] { entries(in: parent).map(\.name) }

    mutating func removeSubMenu(_ id: Int) {
        subMenus[id] = nil
        menuOrder[id] = nil
        unplace("m\(id)")
        for command in commands.values where command.menuParams?.parentIDOrDefault == id {
            commands[command.cmdID] = nil
        }
        for subMenu in subMenus.values where subMenu.parentIDOrDefault == id { removeSubMenu(subMenu.menuID) }
    }
}

struct MenuEntry {
    let id: String
    let name: String
}

extension SDLAddCommand: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.commands[cmdID], before, as: .menu(before.key), &turn)
    }
}

extension SDLDeleteCommand: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.commands[cmdID], before, as: .menu(before.key), &turn)
    }
}

extension SDLAddSubMenu: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.subMenus[menuID], before, as: .menu(before.key), &turn)
    }
}

extension SDLDeleteSubMenu: Revocable {
    /// Restores the submenu and the commands that it contained.
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.subMenus[menuID], before, as: .menu(before.key), &turn)
        for command in before.commands.values where command.menuParams?.parentID == menuID {
            state.putBack(\.commands[command.cmdID], before, as: .menu(before.key), &turn)
        }
    }
}

extension SDLShowAppMenu: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        if state.menu?.app == before.key { state.closeMenu(&turn) }
    }
}
