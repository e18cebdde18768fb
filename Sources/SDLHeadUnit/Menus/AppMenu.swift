package import SDLRPC
package import SDLSupport

/// The menu and the voice commands of an app.
package struct AppMenu: Feature {
    package private(set) var commands: OrderedMap<Int, SDLAddCommand> = [:]
    package private(set) var subMenus: OrderedMap<Int, SDLAddSubMenu> = [:]
    /// The entries of each menu in display order. An entry is a letter and an id: `c` for a command, `m` for a submenu.
    private(set) var order: OrderedMap<Int, [String]> = [:]

    package init() {}

    init(commands: [SDLAddCommand], subMenus: [SDLAddSubMenu], order: OrderedMap<Int, [String]>) {
        for command in commands { self.commands[command.cmdID] = command }
        for menu in subMenus { self.subMenus[menu.menuID] = menu }
        self.order = order
    }

    var images: [SDLImage] {
        (commands.values.flatMap { [$0.cmdIcon, $0.secondaryImage] }
            + subMenus.values.flatMap { [$0.menuIcon, $0.secondaryImage] }).compactMap(\.self)
    }

    /// Selects a menu entry: notifies the app of a command, or opens a submenu.
    func choose(_ target: Target, of app: RegisteredApp, _ turn: inout Turn) throws(DriveFailure) {
        let found = commands.values.filter { command in
            guard let entry = command.menuParams else { return false }
            return (target.id == nil || target.id == command.cmdID)
                && (target.text == nil || target.text == entry.menuName)
        }
        if found.count == 1 {
            turn.raise(.closeMenu)
            return turn.notify(app, SDLOnCommand(cmdID: found[0].cmdID, triggerSource: .menu))
        }
        let names = commands.values.compactMap { command in
            command.menuParams.map { "\(command.cmdID) \($0.menuName)" }
        }
        guard found.isEmpty else {
            throw DriveFailure(
                .ambiguous, "\(found.count) commands match \(target).", hint: "Name the command by its cmdID.",
                candidates: names)
        }
        guard let subMenu = subMenus.values.first(where: { $0.menuName == target.text }) else {
            throw DriveFailure(.notFound, "No menu entry matches \(target).", candidates: names)
        }
        turn.raise(.openMenu(subMenu.menuID, app.key))
    }

    mutating func add(_ request: SDLAddCommand, _ caller: Caller, _ turn: inout Turn) {
        guard commands[request.cmdID] == nil else {
            return turn.refuse(caller, .invalidId)
        }
        guard request.menuParams != nil || request.vrCommands != nil else { return turn.refuse(caller, .invalidData) }
        if let menu = request.menuParams {
            let parent = menu.parentIDOrDefault
            guard parent == 0 || subMenus[parent] != nil else {
                return turn.refuse(caller, .invalidId, "Parent ID doesn't exist")
            }
            guard mayCall(menu.menuName, in: parent, turn.profile.rpcVersion) else {
                return turn.refuse(caller, .duplicateName)
            }
        }
        let said = Set(commands.values.flatMap { $0.vrCommands ?? [] }.map { $0.lowercased() })
        if let commands = request.vrCommands, commands.contains(where: { said.contains($0.lowercased()) }) {
            return turn.refuse(caller, .duplicateName)
        }
        commands[request.cmdID] = request
        if let menu = request.menuParams {
            place("c\(request.cmdID)", in: menu.parentIDOrDefault, at: menu.position)
        }
        turn.touch(.menu, of: caller.app)
        turn.respond(turn.warning(caller, of: request), SDLAddCommandResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    mutating func delete(_ request: SDLDeleteCommand, _ caller: Caller, _ turn: inout Turn) {
        guard commands[request.cmdID] != nil else { return turn.refuse(caller, .invalidId) }
        commands[request.cmdID] = nil
        unplace("c\(request.cmdID)")
        turn.touch(.menu, of: caller.app)
        turn.respond(caller, SDLDeleteCommandResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    mutating func add(_ request: SDLAddSubMenu, _ caller: Caller, _ turn: inout Turn) {
        guard subMenus[request.menuID] == nil else { return turn.refuse(caller, .invalidId) }
        let parent = request.parentIDOrDefault
        guard parent == 0 || subMenus[parent] != nil else {
            return turn.refuse(caller, .invalidId, "Parent ID doesn't exist")
        }
        guard mayCall(request.menuName, in: parent, turn.profile.rpcVersion) else {
            return turn.refuse(caller, .duplicateName)
        }
        var (request, caller) = (request, caller)
        _ = caller.dropUnknown(&request.menuLayout, turn.car.apps[caller.app], turn.profile)
        subMenus[request.menuID] = request
        place("m\(request.menuID)", in: parent, at: request.position)
        turn.touch(.menu, of: caller.app)
        turn.respond(turn.warning(caller, of: request), SDLAddSubMenuResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    /// Deletes a submenu and its contents.
    mutating func delete(_ request: SDLDeleteSubMenu, _ caller: Caller, _ turn: inout Turn) {
        guard subMenus[request.menuID] != nil else { return turn.refuse(caller, .invalidId) }
        let open = turn.car.menu
        guard open?.app != caller.app || open?.menuID != request.menuID else { return turn.refuse(caller, .inUse) }
        removeSubMenu(request.menuID)
        turn.touch(.menu, of: caller.app)
        turn.respond(caller, SDLDeleteSubMenuResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    mutating func showMenu(_ request: SDLShowAppMenu, _ caller: Caller, _ turn: inout Turn) {
        let id = request.menuID ?? 0
        let isSeen = [.main, .menu].contains(turn.car.apps[caller.app]?.status.context)
        guard turn.car.activeApp == caller.app, isSeen else { return turn.refuse(caller, .rejected) }
        guard id == 0 || subMenus[id] != nil else { return turn.refuse(caller, .invalidId) }
        turn.raise(.openMenu(id, caller.app))
        turn.respond(caller, SDLShowAppMenuResponse(success: true, resultCode: .success))
    }

    /// Returns whether a new entry of a menu may have this name. If the head unit supports version 7.1 or later of the
    /// mobile API, entries may have equal names.
    private func mayCall(_ name: String, in parent: Int, _ version: SDLVersion) -> Bool {
        version >= SDLVersion(7, 1) || !names(in: parent).contains(name)
    }

    func entries(in parent: Int) -> [MenuEntry] {
        (order[parent] ?? []).compactMap { id in
            guard let number = Int(id.dropFirst()) else { return nil }
            let name = id.first == "c" ? commands[number]?.menuParams?.menuName : subMenus[number]?.menuName
            return name.map { MenuEntry(id: id, name: $0) }
        }
    }

    /// Inserts an entry at a position among the existing entries. Without a position, or with a position beyond the
    /// end, the entry becomes the last entry.
    mutating func place(_ id: String, in parent: Int, at position: Int?) {
        var entries = order[parent] ?? []
        entries.insert(id, at: min(position ?? entries.count, entries.count))
        order[parent] = entries
    }

    mutating func unplace(_ id: String) {
        for (parent, entries) in order where entries.contains(id) { order[parent] = entries.filter { $0 != id } }
    }

    func names(in parent: Int) -> [String] { entries(in: parent).map(\.name) }

    mutating func removeSubMenu(_ id: Int) {
        subMenus[id] = nil
        order[id] = nil
        unplace("m\(id)")
        for command in commands.values where command.menuParams?.parentIDOrDefault == id {
            commands[command.cmdID] = nil
        }
        for subMenu in subMenus.values where subMenu.parentIDOrDefault == id { removeSubMenu(subMenu.menuID) }
    }

    // MARK: Undo

    /// Undoes the change of a refused request, but no later changes. Returns the changed part of the app; nil if the
    /// request does not change the menu.
    mutating func undo(_ request: any SDLRPCMessage, _ before: AppMenu) -> AppPart? {
        switch request {
        case let request as SDLAddCommand: undo(command: request.cmdID, before)
        case let request as SDLDeleteCommand: undo(command: request.cmdID, before)
        case let request as SDLAddSubMenu: undo(subMenu: request.menuID, before)
        case let request as SDLDeleteSubMenu: undo(subMenu: request.menuID, before)
        default: return nil
        }
        return .menu
    }

    private mutating func undo(command id: Int, _ before: AppMenu) {
        commands.restore(id, from: before.commands)
        restore("c\(id)", before)
    }

    /// Undoes the change of a submenu and of the submenu's entries.
    private mutating func undo(subMenu id: Int, _ before: AppMenu) {
        guard before.subMenus[id] != nil else { return removeSubMenu(id) }
        subMenus.restore(id, from: before.subMenus)
        restore("m\(id)", before)
        for command in before.commands.values where command.menuParams?.parentIDOrDefault == id {
            undo(command: command.cmdID, before)
        }
        for menu in before.subMenus.values where menu.parentIDOrDefault == id {
            undo(subMenu: menu.menuID, before)
        }
    }

    /// Moves an entry back to its position in `before`.
    private mutating func restore(_ id: String, _ before: AppMenu) {
        unplace(id)
        for (parent, entries) in before.order {
            if let index = entries.firstIndex(of: id) { place(id, in: parent, at: index) }
        }
    }
}

struct MenuEntry {
    let id: String
    let name: String
}

extension Caller {
    /// Removes a menu layout that the app's display does not list, and adds a warning. Returns whether the layout was
    /// removed.
    mutating func dropUnknown(_ layout: inout SDLMenuLayout?, _ app: RegisteredApp?, _ profile: Profile) -> Bool {
        guard let wanted = layout, let app,
            let windows = profile.capability(.displays, for: app)?.displayCapabilities?.first?.windowCapabilities,
            !windows.contains(where: { ($0.windowID ?? 0) == 0 && $0.menuLayoutsAvailable?.contains(wanted) == true })
        else { return false }
        layout = nil
        warn("The MenuLayout specified is unsupported, the default MenuLayout will be used.")
        return true
    }
}
