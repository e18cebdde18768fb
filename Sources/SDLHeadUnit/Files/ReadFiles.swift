import JSON
import SDLRPC
import SDLSupport

/// Identifies a request to read a file, so that the outcome can be matched to the request.
package struct ReadTicket: Hashable, Sendable {
    package let number: Int
}

package enum FileContent: Hashable, Sendable {
    case bytes([UInt8])
    /// A part of a file whose size was not known before. `left` is the number of requested bytes after this part.
    case piece([UInt8], left: Int)
    case noFile
    /// The file is shorter than the requested offset.
    case ends(at: Int)
    case failed(String)
}

/// A file read in progress, for a GetFile request.
struct PendingRead: Sendable {
    let caller: Caller
    let request: SDLGetFile
    let fileType: SDLFileType?
    /// The info text of a response that contains only a part of the requested bytes; nil otherwise.
    var info: String?
    var result = SDLResult.success

    static func info(_ length: Int, left: Int, from offset: Int) -> String? {
        guard left > 0 else { return nil }
        return "The first \(length) of \(length + left) bytes; request the rest from offset \(offset + length)"
    }
}

// GetFile: an app reads the app's own files or the files of a service.
extension Files {
    mutating func get(_ request: SDLGetFile, _ caller: Caller, _ turn: inout Turn) {
        guard request.fileName.isSafeFileName else {
            return turn.refuse(caller, .invalidData, "fileName is a path or contains forbidden characters")
        }
        var owner = caller.app
        if let id = request.appServiceId {
            guard let service = turn.car.services.all[id] else {
                return turn.refuse(caller, .invalidData, "There is no service \(id)")
            }
            guard let provider = service.app else {
                guard service.isOfPresenter else {
                    return turn.refuse(caller, .fileNotFound, "The car's own services have no files")
                }
                return turn.askPresenter(.request(request, of: nil), for: .service(.file(caller, request)))
            }
            owner = provider
        }
        guard let file = self[owner].all[request.fileName] else {
            return turn.refuse(caller, .fileNotFound, "There is no file \(request.fileName)")
        }
        let offset = request.offset ?? 0
        guard offset <= file.size else {
            return turn.refuse(caller, .invalidData, "offset \(offset) is greater than the file size \(file.size)")
        }
        let wanted = min(request.length ?? .max, file.size - offset)
        let length = min(wanted, turn.profile.limits.mostFileBytes)
        let info = PendingRead.info(length, left: wanted - length, from: offset)
        let ticket = ReadTicket(number: turn.counter.next())
        reads[ticket] = PendingRead(caller: caller, request: request, fileType: file.fileType, info: info)
        turn.add(.read(ticket, app: owner, name: request.fileName, range: offset..<offset + length))
    }

    /// Reads the file whose path the presenting web HMI has returned.
    mutating func conclude(file request: SDLGetFile, _ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn) {
        guard reply.isCounted else { return turn.refuse(caller, reply.result, reply.info) }
        guard let path = reply.members["filePath"]?.string, !path.isEmpty else {
            return turn.refuse(caller, .invalidData, "HMI did not return a file path")
        }
        let ticket = ReadTicket(number: turn.counter.next())
        let type = reply.members["fileType"]?.string.map { SDLFileType(rawValue: $0) }
        reads[ticket] = PendingRead(caller: caller, request: request, fileType: type, result: reply.result)
        let (offset, most) = (request.offset ?? 0, turn.profile.limits.mostFileBytes)
        turn.add(.readShared(ticket, path: path, offset: offset, length: request.length, most: most))
    }

    mutating func read(_ ticket: ReadTicket, _ content: FileContent, _ turn: inout Turn) {
        guard let read = reads.removeValue(forKey: ticket), turn.car.isWaiting(read.caller) else { return }
        let (name, offset) = (read.request.fileName, read.request.offset ?? 0)
        switch content {
        case .failed(let why): turn.refuse(read.caller, .genericError, why)
        case .noFile: turn.refuse(read.caller, .fileNotFound, "There is no file \(name)")
        case .ends(let size):
            turn.refuse(read.caller, .invalidData, "offset \(offset) is greater than the file size \(size)")
        case .bytes(let bytes): respond(to: read, bytes, &turn)
        case .piece(let bytes, let left):
            var read = read
            read.info = PendingRead.info(bytes.count, left: left, from: offset)
            respond(to: read, bytes, &turn)
        }
    }

    private func respond(to read: PendingRead, _ bytes: [UInt8], _ turn: inout Turn) {
        turn.respond(
            read.caller,
            SDLGetFileResponse(
                success: true, resultCode: read.result, info: read.info, offset: read.request.offset,
                length: bytes.count, fileType: read.fileType, crc: Int(CRC32.of(bytes[...]))), bulk: bytes)
    }
}

extension Profile.Limits {
    /// The maximum number of file bytes in a response. The limit is needed because a response is kept in memory.
    fileprivate var mostFileBytes: Int { fileBytes == 0 ? .max : fileBytes }
}
