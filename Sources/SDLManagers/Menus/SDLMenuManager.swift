import SDLRPC
import SDLSupport

/// Keeps the app's menu on the head unit up to date. Unchanged lines are not sent again. If the app changes the menu
/// several times before an update, only the newest menu is sent.
///
/// Updates wait until the driver has started the app. Updates also wait while the driver has the menu open, so that the
/// lines do not move.
@MainActor
package final class SDLMenuManager {
    private let lifecycle: SDLLifecycleManager
    private let files: SDLFileManager
    private let capabilities: SDLSystemCapabilityManager
    private let queue: SerialQueue
    private var isPlanned = false
    private var numbers = IDAllocator(1...1_000_000_000)
    private var layoutSent: SDLMenuLayout?
    /// The lines of the menu that is on the head unit.
    private var entries: [MenuEntry] = []
    /// The entries that the driver can select, by id. An entry is added as soon as its request is sent, because the
    /// driver may select the entry before the answer arrives.
    private var choosable: [Int: MenuEntry] = [:]
    package var changed: () -> Void = {}

    /// The menu that the app has set. The menu on the head unit may be older.
    package private(set) var cells: [SDLMenuCell] = []
    package private(set) var configuration: SDLMenuConfiguration?

    package init(lifecycle: SDLLifecycleManager, files: SDLFileManager, capabilities: SDLSystemCapabilityManager) {
        self.lifecycle = lifecycle
        self.files = files
        self.capabilities = capabilities
        queue = SerialQueue(inFlight: lifecycle.inFlight)
        lifecycle.notifications.observe(SDLOnHMIStatus.self, owner: self) { [weak self] _ in self?.reconsider() }
        lifecycle.notifications.observe(SDLOnCommand.self, owner: self) { [weak self] command in
            self?.choosable[command.cmdID]?.cell.handler?(command.triggerSource)
        }
    }

    // MARK: Setting the menu

    package func set(_ cells: [SDLMenuCell]) {
        let all = cells.flatMap(\.all)
        let voice = all.flatMap { $0.voiceCommands ?? [] }.map { $0.lowercased() }
        guard Set(voice).count == voice.count else {
            return lifecycle.diagnose(
                rule: "4.7", "Two menu cells have the same voice command; the menu was not changed.",
                fix: "Give each voice command to one menu cell only.")
        }
        guard all.allSatisfy({ !$0.title.isEmpty && $0.title.unicodeScalars.count <= 500 }) else {
            return lifecycle.diagnose(
                rule: "4.7",
                "A menu cell has no title, or a title of more than 500 characters; the menu was not changed.",
                fix: "Give every menu cell a title of 1 to 500 characters.")
        }
        self.cells = cells
        plan()
    }

    package func set(_ configuration: SDLMenuConfiguration) {
        guard isNew(lifecycle.rpcVersion) else { return lifecycle.diagnose(.tooOld("menuConfiguration")) }
        self.configuration = configuration
        plan()
    }

    /// Opens the submenu `cell`, or the main menu if `cell` is nil. Returns false if the head unit is older than
    /// version 6 or the submenu is not on the head unit.
    package func open(_ cell: SDLMenuCell?) -> Bool {
        guard isNew(lifecycle.rpcVersion) else {
            lifecycle.diagnose(.tooOld("openMenu"))
            return false
        }
        var menuID: Int?
        if let cell {
            let entry = entries.flatMap { [$0] + $0.entries }.first {
                $0.cell.looks(like: cell) && cell.subCells != nil
            }
            guard let entry else { return false }
            menuID = entry.id
        }
        lifecycle.send(SDLShowAppMenu(menuID: menuID)) { _ in }
        return true
    }

    package func start() {
        if !cells.isEmpty || configuration != nil { plan() }
        reconsider()
    }

    package func stop() {
        queue.stop()
        choosable = [:]
        layoutSent = nil
        numbers.reset()

        entries = []
        changed()
    }

    private func reconsider() {
        let status = lifecycle.status
        let isClosed = (status?.hmiLevel ?? SDLHMILevel.none) == SDLHMILevel.none
        queue.isSuspended = !lifecycle.isReady || isClosed || status?.systemContext == .menu
    }

    private func isNew(_ version: SDLVersion) -> Bool { version >= SDLVersion(6) }

    // MARK: Updating

    /// Adds an update to the queue, unless an update is already waiting. When the update begins, it uses the newest
    /// menu.
    private func plan() {
        guard !isPlanned else { return }
        isPlanned = true
        queue.add("menu", dropped: { self.isPlanned = false }) {
            self.isPlanned = false
            await self.update()
        }
    }

    private func update() async {
        if let layout = configuration?.mainMenuLayout, layout != layoutSent {
            let result = await lifecycle.reply(to: SDLSetGlobalProperties(menuLayout: layout))
            if case .success(let response) = result, response.success { layoutSent = layout }
        }
        let wanted = cells
        _ = await files.upload(wanted.flatMap(\.all).flatMap(artworks))
        guard lifecycle.isReady else { return }
        entries = await update(entries, to: wanted, parent: 0)
        changed()
    }

    private func update(_ old: [MenuEntry], to cells: [SDLMenuCell], parent: Int) async -> [MenuEntry] {
        let diff =
            capabilities.isThirdGeneration
            ? MenuDiff(replacing: old, with: cells) : MenuDiff(from: old, to: cells)
        for entry in diff.deleted { await delete(entry) }
        var names = Set(diff.kept.compactMap { $0?.title })
        var level: [MenuEntry] = []
        for (cell, kept) in zip(cells, diff.kept) {
            if let kept {
                kept.cell = cell
                level.append(kept)
            } else if let entry = await add(cell, at: level.count, parent: parent, &names) {
                level.append(entry)
            }
            if let last = level.last, let subCells = cell.subCells, last.cell.looks(like: cell) {
                last.entries = await update(last.entries, to: subCells, parent: last.id)
            }
        }
        return level
    }

    private func delete(_ entry: MenuEntry) async {
        if entry.cell.subCells == nil {
            _ = await lifecycle.reply(to: SDLDeleteCommand(cmdID: entry.id))
        } else {
            _ = await lifecycle.reply(to: SDLDeleteSubMenu(menuID: entry.id))
        }
        forget(entry)
    }

    private func forget(_ entry: MenuEntry) {
        choosable[entry.id] = nil
        for entry in entry.entries { forget(entry) }
    }

    private func add(_ cell: SDLMenuCell, at position: Int, parent: Int, _ names: inout Set<String>) async -> MenuEntry?
    {
        guard cell.subCells == nil || parent == 0 || lifecycle.rpcVersion >= SDLVersion(7) else {
            lifecycle.diagnose(.tooOld("a menu within a menu"))
            return nil
        }
        let id = numbers.next()
        // Ruling 41: every head unit compares the titles of one menu and refuses a duplicate.
        let title = UniqueNames.name(cell.title) { names.contains($0) }
        names.insert(title)
        let entry = MenuEntry(cell: cell, id: id, title: title)
        choosable[id] = entry
        let isDone: Bool
        if cell.subCells == nil {
            isDone = await lifecycle.reply(to: command(cell, title, id, position, parent)).isDone
        } else {
            isDone = await lifecycle.reply(to: subMenu(cell, title, id, position, parent)).isDone
        }
        if !isDone { forget(entry) }
        return isDone ? entry : nil
    }

    private func command(_ cell: SDLMenuCell, _ title: String, _ id: Int, _ position: Int, _ parent: Int)
        -> SDLAddCommand
    {
        SDLAddCommand(
            cmdID: id,
            menuParams: SDLMenuParams(
                parentID: parent == 0 ? nil : parent, position: position, menuName: title,
                secondaryText: text(cell.secondaryText, .menuCommandSecondaryText),
                tertiaryText: text(cell.tertiaryText, .menuCommandTertiaryText)),
            vrCommands: cell.voiceCommands, cmdIcon: image(cell.icon, .cmdIcon),
            secondaryImage: image(cell.secondaryArtwork, .menuCommandSecondaryImage))
    }

    private func subMenu(_ cell: SDLMenuCell, _ title: String, _ id: Int, _ position: Int, _ parent: Int)
        -> SDLAddSubMenu
    {
        let layout = cell.submenuLayout ?? configuration?.defaultSubmenuLayout
        return SDLAddSubMenu(
            menuID: id, position: position, menuName: title, menuIcon: image(cell.icon, .subMenuIcon),
            menuLayout: isNew(lifecycle.rpcVersion) ? layout : nil, parentID: parent == 0 ? nil : parent,
            secondaryText: text(cell.secondaryText, .menuSubMenuSecondaryText),
            tertiaryText: text(cell.tertiaryText, .menuSubMenuTertiaryText),
            secondaryImage: image(cell.secondaryArtwork, .menuSubMenuSecondaryImage))
    }

    private func text(_ text: String?, _ field: SDLTextFieldName) -> String? {
        text?.isEmpty == false && capabilities.hasText(field) ? text : nil
    }

    /// Returns the image of a line as a request parameter. Returns nil if the display does not support the image or its
    /// upload has failed; the line is then shown without the image.
    private func image(_ artwork: SDLArtwork?, _ field: SDLImageFieldName) -> SDLImage? {
        guard let artwork, capabilities.hasImage(field), files.isThere(artwork) else { return nil }
        return artwork.image
    }

    private func artworks(of cell: SDLMenuCell) -> [SDLArtwork] {
        let isCommand = cell.subCells == nil
        let fields: [(SDLArtwork?, SDLImageFieldName)] = [
            (cell.icon, isCommand ? .cmdIcon : .subMenuIcon),
            (cell.secondaryArtwork, isCommand ? .menuCommandSecondaryImage : .menuSubMenuSecondaryImage),
        ]
        return fields.compactMap { artwork, field in artwork.flatMap { capabilities.hasImage(field) ? $0 : nil } }
    }

    /// One line of the menu on the head unit, for the inspector.
    package struct Line {
        package let id: Int
        package let title: String
        package let lines: [Line]?
    }

    package var lines: [Line] { entries.map(line) }

    private func line(_ entry: MenuEntry) -> Line {
        Line(id: entry.id, title: entry.cell.title, lines: entry.cell.subCells == nil ? nil : entry.entries.map(line))
    }
}

extension Diagnostic {
    fileprivate static func tooOld(_ what: String) -> Diagnostic {
        Diagnostic(
            rule: "4.7", message: "This head unit is too old for \(what).",
            fix: "Check SDLApplication.capabilities before you use this feature.")
    }
}
