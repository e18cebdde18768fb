import SDLRPC
package import SDLSupport

/// The files and icons of apps. The file store keeps the bytes; the state has only the properties of the files.
package struct Files: Feature {
    /// The files of registered apps, and the persistent files of other apps.
    private(set) var apps: [AppKey: AppFiles] = [:]
    /// The icons of apps that disconnected, the most recent icon last. An icon stays here when its app registers again.
    var icons: OrderedMap<AppKey, KeptIcon> = [:]
    private var stores: OrderedMap<FileTicket, PendingStore> = [:]
    /// The file reads in progress.
    var reads: OrderedMap<ReadTicket, PendingRead> = [:]

    package internal(set) subscript(key: AppKey) -> AppFiles {
        _read { yield apps[key, default: AppFiles()] }
        _modify { yield &apps[key, default: AppFiles()] }
    }

    mutating func put(_ request: SDLPutFile, bulk: ArraySlice<UInt8>, _ caller: Caller, _ turn: inout Turn) {
        let name = request.syncFileName
        guard !bulk.isEmpty else { return turn.refuse(caller, .invalidData, "Binary data empty") }
        guard name.isSafeFileName, request.systemFile != true else {
            return turn.refuse(caller, .invalidData, Self.badFileName)
        }
        let available = spaceAvailable(for: caller.app, turn)
        if let crc = request.crc, crc != Int(CRC32.of(bulk)) {
            noteChecksum(crc, request, bulk, caller, &turn)
            return turn.respond(
                caller,
                SDLPutFileResponse(
                    success: false, resultCode: .corruptedData, spaceAvailable: available,
                    info: "CRC Check on file failed. File upload has been cancelled, please retry."))
        }
        let offset = request.offset ?? 0
        let before = self[caller.app].all[name]
        // The parts of a long file must arrive in order. A part may arrive before the previous part is on disk.
        guard offset == 0 || before?.size == offset else { return turn.refuse(caller, .invalidData) }
        guard bulk.count <= available + (offset == 0 ? before?.size ?? 0 : 0) else {
            return refuseForSpace(caller, nil, &turn)
        }
        let ticket = FileTicket(app: caller.app, name: name, number: turn.counter.next())
        let file = StoredFile(
            fileType: request.fileType, size: offset + bulk.count, isPersistent: request.persistentFileOrDefault,
            hash: FileHash.extending(offset == 0 ? nil : before?.hash, by: bulk),
            origin: offset == 0 ? ticket.number : before?.origin ?? ticket.number)
        self[caller.app].all[name] = file
        stores[ticket] = PendingStore(caller: caller, origin: file.origin)
        turn.add(.store(ticket, file, bytes: bulk, offset: offset))
    }

    private static let badFileName = "Sync file name contains forbidden symbols."

    /// Handles the outcome of storing bytes, and answers the app.
    mutating func stored(_ ticket: FileTicket, failure: String?, _ turn: inout Turn) {
        guard let store = stores.removeValue(forKey: ticket) else { return }
        let isCurrent = self[ticket.app].all[ticket.name]?.origin == store.origin
        let failure = failure ?? store.failure
        if failure != nil {
            // The file is removed, and its remaining parts fail.
            for (other, later) in stores where other.isOfSameFile(as: ticket) && later.origin == store.origin {
                stores[other]?.failure = failure
            }
            if isCurrent { self[ticket.app].all[ticket.name] = nil }
            if self[ticket.app].all[ticket.name] == nil { turn.add(.remove(app: ticket.app, name: ticket.name)) }
        } else if isCurrent,
            !stores.contains(where: { $0.key.isOfSameFile(as: ticket) && $0.value.origin == store.origin })
        {
            self[ticket.app].all[ticket.name]?.isOnDisk = true
        }
        guard turn.car.apps.peek(at: ticket.app) != nil else { return }
        turn.touch(.file(ticket.name), of: ticket.app)
        retouchImages(named: ticket.name, of: ticket.app, &turn)
        guard !store.isAbandoned else { return }
        if let failure { return refuseForSpace(store.caller, failure, &turn) }
        turn.respond(
            store.caller,
            SDLPutFileResponse(
                success: true, resultCode: .success, spaceAvailable: spaceAvailable(for: ticket.app, turn),
                info: "File was downloaded"))
    }

    private func refuseForSpace(_ caller: Caller, _ info: String?, _ turn: inout Turn) {
        turn.respond(
            caller,
            SDLPutFileResponse(
                success: false, resultCode: .outOfMemory, spaceAvailable: spaceAvailable(for: caller.app, turn),
                info: info))
    }

    // MARK: Across sessions

    /// Adds files of an earlier run that exist on disk.
    mutating func found(_ files: [FoundFile], _ turn: inout Turn) {
        for found in files {
            var file = found.file
            file.origin = turn.counter.next()
            file.isOnDisk = true
            self[found.app].all[found.name] = file
        }
    }

    /// Cancels the responses to pending PutFile requests on a session that has ended.
    mutating func abandonStores(of session: SessionRef) {
        for (ticket, store) in stores where store.caller.session == session { stores[ticket]?.isAbandoned = true }
    }

    /// Keeps the icon and the persistent files of an app that disconnects, and deletes the app's other files.
    mutating func forget(_ key: AppKey, icon: String?, _ turn: inout Turn) {
        guard let files = apps.removeValue(forKey: key) else { return }
        if let icon { keep(icon, files.all[icon], of: key, &turn) }
        var kept = files.all
        for (name, file) in files.all where !file.isPersistent {
            kept[name] = nil
            turn.add(.remove(app: key, name: name))
        }
        if !kept.isEmpty { apps[key] = AppFiles(all: kept) }
    }

    /// Deletes all files and the icon of an app that is not registered.
    mutating func clear(_ key: AppKey, _ turn: inout Turn) {
        dropIcon(of: key, &turn)
        for name in apps.removeValue(forKey: key)?.all.keys ?? [] { turn.add(.remove(app: key, name: name)) }
    }

    // MARK: Other requests

    mutating func delete(_ request: SDLDeleteFile, _ caller: Caller, _ turn: inout Turn) {
        let name = request.syncFileName
        guard name.isSafeFileName else { return turn.refuse(caller, .invalidData, Self.badFileName) }
        guard self[caller.app].all[name] != nil else { return turn.refuse(caller, .rejected) }
        self[caller.app].all[name] = nil
        turn.add(.remove(app: caller.app, name: name))
        turn.touch(.file(name), of: caller.app)
        retouchImages(named: name, of: caller.app, &turn)
        if turn.car.apps.peek(at: caller.app)?.icon == name { turn.raise(.icon(caller.app, nil)) }
        turn.respond(
            caller,
            SDLDeleteFileResponse(
                success: true, resultCode: .success, spaceAvailable: spaceAvailable(for: caller.app, turn)))
    }

    func list(_ caller: Caller, _ turn: inout Turn) {
        let names = self[caller.app].all.keys
        turn.respond(
            caller,
            SDLListFilesResponse(
                success: true, resultCode: .success, filenames: names.isEmpty ? nil : names,
                spaceAvailable: spaceAvailable(for: caller.app, turn)))
    }

    func setIcon(_ request: SDLSetAppIcon, _ caller: Caller, _ turn: inout Turn) {
        guard self[caller.app].all[request.syncFileName] != nil else { return turn.refuse(caller, .invalidData) }
        turn.raise(.icon(caller.app, request.syncFileName))
        turn.respond(caller, SDLSetAppIconResponse(success: true, resultCode: .success))
    }

    /// Publishes all parts of the app's state that contain the file `name`, after the file was changed or deleted.
    private func retouchImages(named name: String, of key: AppKey, _ turn: inout Turn) {
        guard let app = turn.car.apps[key] else { return }
        func shows(_ images: [SDLImage]) -> Bool { images.contains { $0.imageType == .dynamic && $0.value == name } }
        for (id, window) in app.screen.windows where shows(window.content.images) { turn.touch(.window(id), of: key) }
        for (id, overlay) in turn.car.overlays.all where overlay.app == key && shows(overlay.images) {
            turn.touch(.overlay(id))
        }
        if shows(turn.car.navigation.images(of: key)) { turn.touch(.navigation) }
        if shows(app.menu.images) { turn.touch(.menu, of: key) }
        let help = (app.screen.globalProperties.vrHelp ?? []).map(\.image)
        if shows((help + [app.screen.globalProperties.menuIcon]).compactMap(\.self)) { turn.touch(.globals, of: key) }
        for (id, choices) in app.choices.sets {
            let images = choices.flatMap { [$0.image, $0.secondaryImage] }.compactMap(\.self)
            if shows(images) { turn.touch(.choiceSet(id), of: key) }
        }
    }

    private func spaceAvailable(for key: AppKey, _ turn: borrowing Turn) -> Int {
        // The storage limit of an external car is not known.
        if !turn.policy.judgesRequests { return .max / 2 }
        return max(0, turn.profile.storageQuota - self[key].size)
    }
}

package struct AppFiles: Sendable {
    package var all: OrderedMap<String, StoredFile> = [:]
    /// The app's icon from an earlier registration; nil if no icon was kept. The app may have deleted the icon's file
    /// since then.
    var keptIcon: StoredFile?
    /// The received pieces of a file that do not match their checksums.
    var unmatchedPieces: UnmatchedPieces?

    var size: Int { all.values.reduce(0) { $0 + $1.size } }

    /// Returns whether one of the images refers to a file that the app has not sent.
    func lacks(_ images: [SDLImage]) -> Bool {
        images.contains { $0.imageType == .dynamic && all[$0.value] == nil }
    }
}

/// A part of a file that is being written. The app's file list contains the file already. If the write fails, the whole
/// file is removed.
struct PendingStore: Sendable {
    let caller: Caller
    /// The number of the file's first PutFile. The number identifies the file, because a later file may have the same
    /// name.
    let origin: Int
    /// Why an earlier part of the file could not be stored; nil if all earlier parts were stored.
    var failure: String?
    /// Whether no response is sent, because the app has unregistered.
    var isAbandoned = false
}

/// A file of an app from an earlier run.
package struct FoundFile: Hashable, Sendable {
    package var app: AppKey
    package var name: String
    package var file: StoredFile
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
