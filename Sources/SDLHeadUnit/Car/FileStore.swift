import SDLRPC
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Keeps apps' files under one folder. Work is done in order on a lane of its own: a slow disk holds up nobody else.
final class FileStore: Sendable {
    private let root: String
    private let lane: Lane<@Sendable () -> Void>
    private let types = Lock<[String: SDLFileType]>([:])

    init(root: String) {
        self.root = root
        lane = Lane { for work in $0 { work() } }
    }

    func prepare() { makeFolders(root) }

    /// Writes bytes from an offset on; the rest of an older file goes when the offset is 0.
    func keep(
        _ ticket: FileTicket, _ bytes: ArraySlice<UInt8>, offset: Int, done: @escaping @Sendable (String?) -> Void
    ) {
        lane.send { [self] in done(write(bytes, offset: offset, to: ticket.name, of: ticket.app)) }
    }

    func remove(_ name: String, of app: AppKey) {
        lane.send { [self] in _ = unlink(path(name, of: app)) }
    }

    /// Where a file lies; nil when there is none.
    func file(_ name: String, of app: AppKey) -> HeadUnitFile? {
        let path = path(name, of: app)
        guard access(path, R_OK) == 0 else { return nil }
        return HeadUnitFile(path: path, fileType: types.withLock { $0[path]?.rawValue } ?? "BINARY")
    }

    private func write(_ bytes: ArraySlice<UInt8>, offset: Int, to name: String, of app: AppKey) -> String? {
        let folder = root + "/" + app.rawValue.asFileName
        makeFolders(folder)
        let file = open(path(name, of: app), O_WRONLY | O_CREAT | (offset == 0 ? O_TRUNC : 0), 0o600)
        guard file >= 0 else { return problem("open", name) }
        defer { close(file) }
        guard lseek(file, off_t(offset), SEEK_SET) >= 0 else { return problem("seek in", name) }
        return bytes.withUnsafeBytes { buffer -> String? in
            var written = 0
            while written < buffer.count {
                let count = Glibc.write(file, buffer.baseAddress! + written, buffer.count - written)
                guard count > 0 else { return problem("write", name) }
                written += count
            }
            return nil
        }
    }

    private func problem(_ verb: String, _ name: String) -> String {
        "cannot \(verb) the file \(name): \(String(cString: strerror(errno)))"
    }

    private func makeFolders(_ path: String) {
        var part = ""
        for piece in path.split(separator: "/", omittingEmptySubsequences: false) {
            part += piece + "/"
            if part != "/" { mkdir(part, 0o700) }
        }
    }

    private func path(_ name: String, of app: AppKey) -> String {
        root + "/" + app.rawValue.asFileName + "/" + name.asFileName
    }
}

extension String {
    /// A name that leads nowhere else: everything but letters, digits and a few marks is written as %XX.
    fileprivate var asFileName: String {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
        let dotted = self == "." || self == ".."
        return utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            if plain.contains(character) || (character == "." && !dotted) { return String(character) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" + digits : digits)
        }.joined()
    }
}
