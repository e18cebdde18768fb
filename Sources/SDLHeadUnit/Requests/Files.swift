import SDLRPC
import SDLSupport

// Files an app stores on the head unit. The bytes are kept outside; what is known of them stands here.
extension HeadUnitState {
    mutating func put(_ request: SDLPutFile, bulk: ArraySlice<UInt8>, _ caller: Caller, _ turn: inout Turn) {
        let name = request.syncFileName
        guard name.isSafeFileName, request.systemFile != true else { return turn.refuse(caller, .invalidData) }
        guard !bulk.isEmpty else { return turn.refuse(caller, .invalidData) }
        guard let app = apps[caller.app] else { return }
        if let crc = request.crc, crc != Int(CRC32.of(bulk)) {
            return turn.respond(
                caller,
                SDLPutFileResponse(
                    success: false, resultCode: .corruptedData, spaceAvailable: spaceAvailable(for: app),
                    info: "CRC Check on file failed. File upload has been cancelled, please retry."))
        }
        let offset = request.offset ?? 0
        let replaced = offset == 0 ? app.files[name]?.size ?? 0 : 0
        guard offset == 0 || app.files[name]?.size == offset else { return turn.refuse(caller, .invalidData) }
        guard bulk.count <= spaceAvailable(for: app) + replaced else {
            return turn.respond(
                caller,
                SDLPutFileResponse(
                    success: false, resultCode: .outOfMemory, spaceAvailable: spaceAvailable(for: app)))
        }
        let ticket = FileTicket(app: caller.app, name: name, number: counter.next())
        stores[ticket] = PendingStore(
            caller: caller, request: request, size: offset + bulk.count,
            hash: FileHash.extending(offset == 0 ? nil : app.files[name]?.hash, by: bulk))
        turn.add(.store(ticket, bytes: bulk, offset: offset))
    }

    /// The bytes are where they belong, or not: now the app is told.
    mutating func stored(_ ticket: FileTicket, failure: String?, _ turn: inout Turn) {
        guard let store = stores[ticket] else { return }
        stores[ticket] = nil
        guard var app = apps[ticket.app], app.session == store.caller.session else { return }
        if let failure {
            return turn.respond(
                store.caller,
                SDLPutFileResponse(
                    success: false, resultCode: .outOfMemory, spaceAvailable: spaceAvailable(for: app), info: failure))
        }
        app.files[ticket.name] = StoredFile(
            fileType: store.request.fileType, size: store.size, isPersistent: store.request.persistentFileOrDefault,
            hash: store.hash)
        apps[ticket.app] = app
        turn.touch(.file(ticket.app, ticket.name))
        retouchImages(named: ticket.name, of: app, &turn)
        turn.respond(
            store.caller,
            SDLPutFileResponse(success: true, resultCode: .success, spaceAvailable: spaceAvailable(for: app)))
    }

    mutating func delete(_ request: SDLDeleteFile, _ caller: Caller, _ turn: inout Turn) {
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
                success: true, resultCode: .success, filenames: Array(app.files.keys),
                spaceAvailable: spaceAvailable(for: app)))
    }

    mutating func setIcon(_ request: SDLSetAppIcon, _ caller: Caller, _ turn: inout Turn) {
        guard apps[caller.app]?.files[request.syncFileName] != nil else { return turn.refuse(caller, .invalidData) }
        apps[caller.app]?.icon = request.syncFileName
        turn.touch(.icon(caller.app))
        turn.respond(caller, SDLSetAppIconResponse(success: true, resultCode: .success))
    }

    /// What shows a file is another picture now, or none.
    private func retouchImages(named name: String, of app: RegisteredApp, _ turn: inout Turn) {
        func shows(_ images: [SDLImage]) -> Bool { images.contains { $0.imageType == .dynamic && $0.value == name } }
        for (id, window) in app.windows where shows(window.content.images) { turn.touch(.window(app.key, id)) }
        for (id, overlay) in overlays where overlay.app == app.key && shows(overlay.images) { turn.touch(.overlay(id)) }
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
        max(0, profile.storageQuota - app.files.values.reduce(0) { $0 + $1.size })
    }
}

/// A file on its way to where it is kept.
struct PendingStore: Sendable {
    let caller: Caller
    let request: SDLPutFile
    let size: Int
    let hash: String
}

extension String {
    /// A name, and no path.
    fileprivate var isSafeFileName: Bool {
        !isEmpty && self != "." && self != ".." && !contains("/") && !contains("\\") && !contains("\0")
    }
}

/// The checksum of PutFile (IEEE 802.3).
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
    }
}

/// Names the content of a file (FNV-1a, 64 bits), so that a browser does not show an old picture under an old name.
enum FileHash {
    static func extending(_ hash: String?, by bytes: ArraySlice<UInt8>) -> String {
        let start = hash.flatMap { UInt64($0, radix: 16) } ?? 0xCBF2_9CE4_8422_2325
        let value = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(value, radix: 16)
    }
}
