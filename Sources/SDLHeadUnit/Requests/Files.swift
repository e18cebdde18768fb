import SDLRPC
import SDLSupport

// Files of apps. The file store keeps the bytes; the state has only the files' properties.
extension HeadUnitState {
    mutating func put(_ request: SDLPutFile, bulk: ArraySlice<UInt8>, _ caller: Caller, _ turn: inout Turn) {
        let name = request.syncFileName
        guard !bulk.isEmpty else { return turn.refuse(caller, .invalidData, "Binary data empty") }
        guard name.isSafeFileName, request.systemFile != true else {
            return turn.refuse(caller, .invalidData, HeadUnitState.badFileName)
        }
        guard let app = apps[caller.app] else { return }
        if let crc = request.crc, crc != Int(CRC32.of(bulk)) {
            noteChecksum(crc, request, bulk, caller, &turn)
            return turn.respond(
                caller,
                SDLPutFileResponse(
                    success: false, resultCode: .corruptedData, spaceAvailable: spaceAvailable(for: app),
                    info: "CRC Check on file failed. File upload has been cancelled, please retry."))
        }
        let offset = request.offset ?? 0
        let before = app.files[name]
        // The parts of a long file must arrive in order. A part may arrive before the previous part is on disk.
        guard offset == 0 || before?.size == offset else { return turn.refuse(caller, .invalidData) }
        guard bulk.count <= spaceAvailable(for: app) + (offset == 0 ? before?.size ?? 0 : 0) else {
            return refuseForSpace(caller, nil, &turn)
        }
        let ticket = FileTicket(app: caller.app, name: name, number: counter.next())
        let file = StoredFile(
            fileType: request.fileType, size: offset + bulk.count, isPersistent: request.persistentFileOrDefault,
            hash: FileHash.extending(offset == 0 ? nil : before?.hash, by: bulk),
            origin: offset == 0 ? ticket.number : before?.origin ?? ticket.number)
        apps[caller.app]?.files[name] = file
        stores[ticket] = PendingStore(caller: caller, origin: file.origin)
        turn.add(.store(ticket, file, bytes: bulk, offset: offset))
    }

    private static let badFileName = "Sync file name contains forbidden symbols."

    /// Handles the outcome of storing bytes, and answers the app.
    mutating func stored(_ ticket: FileTicket, failure: String?, _ turn: inout Turn) {
        guard let store = stores[ticket] else { return }
        stores[ticket] = nil
        if let failure = failure ?? store.failure { return giveUp(store, ticket, failure, &turn) }
        if !stores.contains(where: { $0.key.isOfSameFile(as: ticket) && $0.value.origin == store.origin }) {
            mark(ticket, store.origin)
        }
        guard let app = apps[ticket.app] else { return }
        turn.touch(.file(ticket.app, ticket.name))
        retouchImages(named: ticket.name, of: app, &turn)
        guard !store.isAbandoned else { return }
        turn.respond(
            store.caller,
            SDLPutFileResponse(
                success: true, resultCode: .success, spaceAvailable: spaceAvailable(for: app),
                info: "File was downloaded"))
    }

    /// Marks a file as completely stored, so that it can be read.
    private mutating func mark(_ ticket: FileTicket, _ origin: Int) {
        if apps[ticket.app]?.files[ticket.name]?.origin == origin {
            apps[ticket.app]?.files[ticket.name]?.isOnDisk = true
        }
        if keptFiles[ticket.app]?[ticket.name]?.origin == origin {
            keptFiles[ticket.app]?[ticket.name]?.isOnDisk = true
        }
    }

    /// Removes a file because one of its parts could not be stored, and fails the remaining parts.
    private mutating func giveUp(
        _ store: PendingStore, _ ticket: FileTicket, _ failure: String, _ turn: inout Turn
    ) {
        for (other, later) in stores where other.isOfSameFile(as: ticket) && later.origin == store.origin {
            stores[other]?.failure = failure
        }
        if apps[ticket.app]?.files[ticket.name]?.origin == store.origin { apps[ticket.app]?.files[ticket.name] = nil }
        if keptFiles[ticket.app]?[ticket.name]?.origin == store.origin { keptFiles[ticket.app]?[ticket.name] = nil }
        let exists = apps[ticket.app]?.files[ticket.name] != nil || keptFiles[ticket.app]?[ticket.name] != nil
        if !exists { turn.add(.remove(app: ticket.app, name: ticket.name)) }
        guard let app = apps[ticket.app] else { return }
        turn.touch(.file(ticket.app, ticket.name))
        retouchImages(named: ticket.name, of: app, &turn)
        if !store.isAbandoned { refuseForSpace(store.caller, failure, &turn) }
    }

    private func refuseForSpace(_ caller: Caller, _ info: String?, _ turn: inout Turn) {
        turn.respond(
            caller,
            SDLPutFileResponse(
                success: false, resultCode: .outOfMemory,
                spaceAvailable: apps[caller.app].map { spaceAvailable(for: $0) }, info: info))
    }

    // MARK: Across sessions

    /// Adds files of an earlier run that exist on disk.
    mutating func found(_ files: [FoundFile]) {
        for found in files {
            var file = found.file
            file.origin = counter.next()
            file.isOnDisk = true
            keptFiles[found.app, default: [:]][found.name] = file
        }
    }

    // MARK: Other requests

    mutating func delete(_ request: SDLDeleteFile, _ caller: Caller, _ turn: inout Turn) {
        guard request.syncFileName.isSafeFileName else {
            return turn.refuse(caller, .invalidData, HeadUnitState.badFileName)
        }
        guard let app = apps[caller.app], app.files[request.syncFileName] != nil else {
            return turn.refuse(caller, .rejected)
        }
        apps[caller.app]?.files[request.syncFileName] = nil
        turn.add(.remove(app: caller.app, name: request.syncFileName))
        turn.touch(.file(caller.app, request.syncFileName))
        retouchImages(named: request.syncFileName, of: app, &turn)
        if app.icon == request.syncFileName {
            apps[caller.app]?.icon = nil
            turn.touch(.icon(caller.app))
        }
        turn.respond(
            caller,
            SDLDeleteFileResponse(
                success: true, resultCode: .success, spaceAvailable: apps[caller.app].map { spaceAvailable(for: $0) }))
    }

    func list(_ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        turn.respond(
            caller,
            SDLListFilesResponse(
                success: true, resultCode: .success, filenames: app.files.isEmpty ? nil : Array(app.files.keys),
                spaceAvailable: spaceAvailable(for: app)))
    }

    mutating func setIcon(_ request: SDLSetAppIcon, _ caller: Caller, _ turn: inout Turn) {
        guard apps[caller.app]?.files[request.syncFileName] != nil else { return turn.refuse(caller, .invalidData) }
        apps[caller.app]?.icon = request.syncFileName
        turn.touch(.icon(caller.app))
        turn.respond(caller, SDLSetAppIconResponse(success: true, resultCode: .success))
    }

    /// Publishes all parts of the app's state that contain a file which was changed or deleted.
    private func retouchImages(named name: String, of app: RegisteredApp, _ turn: inout Turn) {
        func shows(_ images: [SDLImage]) -> Bool { images.contains { $0.imageType == .dynamic && $0.value == name } }
        for (id, window) in app.windows where shows(window.content.images) { turn.touch(.window(app.key, id)) }
        for (id, overlay) in overlays where overlay.app == app.key && shows(overlay.images) { turn.touch(.overlay(id)) }
        if shows(navigation.images(of: app.key)) { turn.touch(.navigation) }
        let icons = app.commands.values.flatMap { [$0.cmdIcon, $0.secondaryImage] }
        let subIcons = app.subMenus.values.flatMap { [$0.menuIcon, $0.secondaryImage] }
        if shows((icons + subIcons).compactMap(\.self)) { turn.touch(.menu(app.key)) }
        let help = (app.globalProperties.vrHelp ?? []).map(\.image)
        if shows((help + [app.globalProperties.menuIcon]).compactMap(\.self)) { turn.touch(.globals(app.key)) }
        for (id, choices) in app.choiceSets {
            let images = choices.flatMap { [$0.image, $0.secondaryImage] }.compactMap(\.self)
            if shows(images) { turn.touch(.choiceSet(app.key, id)) }
        }
    }

    func spaceAvailable(for app: RegisteredApp) -> Int {
        // The storage limit of an external car is not known.
        if !presenter.policy.judgesRequests { return .max / 2 }
        return max(0, profile.storageQuota - app.files.values.reduce(0) { $0 + $1.size })
    }
}

/// A part of a file that is being written. The file is listed from its arrival on; a failure removes the whole file.
struct PendingStore: Sendable {
    let caller: Caller
    /// The number of the file's first PutFile. It identifies the file, because a later file may have the same name.
    let origin: Int
    /// Why an earlier part of the file could not be stored; nil if all earlier parts were stored.
    var failure: String?
    /// Whether the app has unregistered and needs no response.
    var isAbandoned = false
}

/// A file of an app from an earlier run.
package struct FoundFile: Hashable, Sendable {
    package var app: AppKey
    package var name: String
    package var file: StoredFile

    package init(app: AppKey, name: String, file: StoredFile) {
        self.app = app
        self.name = name
        self.file = file
    }
}

extension FileTicket {
    fileprivate func isOfSameFile(as other: FileTicket) -> Bool { app == other.app && name == other.name }
}

extension String {
    /// Whether the string is a plain file name and not a path.
    var isSafeFileName: Bool {
        let isPath = contains("/") || contains("\\") || unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        return !isEmpty && self != "." && self != ".." && !isPath
    }
}

/// A hash of a file's content (FNV-1a, 64 bits), so that browsers notice new content under an old name.
enum FileHash {
    static func extending(_ hash: String?, by bytes: ArraySlice<UInt8>) -> String {
        let start = hash.flatMap { UInt64($0, radix: 16) } ?? 0xCBF2_9CE4_8422_2325
        let value = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(value, radix: 16)
    }
}

extension SDLSetAppIcon: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.icon, before, as: .icon(before.key), &turn)
    }
}
