import SDLRPC
import SDLSupport

/// Joins the reading of a file and what came of it.
package struct ReadTicket: Hashable, Sendable {
    package let number: Int
}

/// What came of reading a file.
package enum FileContent: Hashable, Sendable {
    /// The bytes that were wanted.
    case bytes([UInt8])
    case failed(String)
}

/// A file that an app wants to have, while it is read.
struct PendingRead: Sendable {
    let caller: Caller
    let request: SDLGetFile
    let fileType: SDLFileType
    /// What the app is told where it gets less than it asked for.
    let info: String?

    /// What one answer brings at most. A whole file is held in memory until it is sent.
    static let most = 10_000_000
}

// Files go to apps: their own ones, and those of a service.
extension HeadUnitState {
    mutating func get(_ request: SDLGetFile, _ caller: Caller, _ turn: inout Turn) {
        guard request.fileName.isSafeFileName else {
            return turn.refuse(caller, .invalidData, "fileName is a path, or has letters that no file name has")
        }
        var owner = caller.app
        if let id = request.appServiceId {
            guard let service = services.all[id] else {
                return turn.refuse(caller, .invalidData, "There is no service \(id)")
            }
            guard let provider = service.app else {
                return turn.refuse(caller, .fileNotFound, "The car's own services have no files")
            }
            owner = provider
        }
        guard let file = apps[owner]?.files[request.fileName] else {
            return turn.refuse(caller, .fileNotFound, "There is no file \(request.fileName)")
        }
        let offset = request.offset ?? 0
        guard offset <= file.size else {
            return turn.refuse(caller, .invalidData, "offset \(offset) is behind the file's \(file.size) bytes")
        }
        let wanted = min(request.length ?? .max, file.size - offset)
        let length = min(wanted, PendingRead.most)
        let info =
            length < wanted
            ? "The first \(length) of \(wanted) bytes: ask for the rest from offset \(offset + length) on" : nil
        let ticket = ReadTicket(number: counter.next())
        reads[ticket] = PendingRead(caller: caller, request: request, fileType: file.fileType, info: info)
        turn.add(.read(ticket, app: owner, name: request.fileName, range: offset..<offset + length))
    }

    mutating func read(_ ticket: ReadTicket, _ content: FileContent, _ turn: inout Turn) {
        guard let read = reads.removeValue(forKey: ticket), isWaiting(read.caller) else { return }
        switch content {
        case .failed(let why): turn.refuse(read.caller, .genericError, why)
        case .bytes(let bytes):
            turn.respond(
                read.caller,
                SDLGetFileResponse(
                    success: true, resultCode: .success, info: read.info, offset: read.request.offset,
                    length: bytes.count,
                    fileType: read.fileType, crc: Int(CRC32.of(bytes[...]))), bulk: bytes)
        }
    }
}
