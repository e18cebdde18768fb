internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Which row numbers have been given and which rows are on disk, in a file of one line: what a killed bridge had told
/// somebody is given to no other row, and rows that are gone are noticed.
final class RowNumbers: Sendable {
    struct Standing: Hashable, Sendable {
        /// No number up to this one is given again.
        var given: UInt64 = 0
        /// The last row that was committed.
        var stored: UInt64 = 0
    }

    /// Numbers taken at a time: so many are left out after a kill at most.
    static let ahead: UInt64 = 1_000

    let path: String
    private let standing: Lock<Standing>

    /// Reads what stands there; a file that says nothing says that no number has been given.
    init(_ directory: String) {
        path = "\(directory)/numbers"
        standing = Lock(Self.read(path))
    }

    var now: Standing { standing.withLock { $0 } }

    /// - Returns: the last number that may be told now.
    func take(after seq: UInt64) -> UInt64 { write { $0.given = max($0.given, seq + Self.ahead) }.given }

    func store(_ seq: UInt64) { write { $0.stored = seq } }

    /// Numbers that were taken and not given can be given by the next one.
    func end(at seq: UInt64) { write { $0.given = seq } }

    // MARK: The file

    /// Of one length always: written over in place, it needs no room on a disk that is full.
    private static func line(_ standing: Standing) -> String {
        "given \(digits(standing.given)) stored \(digits(standing.stored))\n"
    }

    private static func digits(_ number: UInt64) -> String {
        let text = String(number)
        return String(repeating: "0", count: 20 - text.utf8.count) + text
    }

    @discardableResult
    private func write(_ change: (inout Standing) -> Void) -> Standing {
        standing.withLock { standing in
            let before = standing
            change(&standing)
            guard standing != before else { return standing }
            // Opened each time: the file may have been deleted meanwhile. Where it cannot be written, a client that comes
            // back is told of the gap by its epoch.
            let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            guard file >= 0 else { return standing }
            defer { close(file) }
            let line = Array(Self.line(standing).utf8)
            _ = pwrite(file, line, line.count, 0)
            return standing
        }
    }

    private static func read(_ path: String) -> Standing {
        guard let bytes = FileBytes.read(path, most: 256) else { return Standing() }
        let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
        guard words.count == 4, words[0] == "given", words[2] == "stored", let given = UInt64(words[1]),
            let stored = UInt64(words[3]), given < UInt64(Int64.max), stored <= given
        else { return Standing() }
        return Standing(given: given, stored: stored)
    }
}

/// A file's bytes as they are.
enum FileBytes {
    /// nil when it cannot be read, or has more than `most`.
    static func read(_ path: String, most: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= most else { return nil }
        let size = Int(status.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Glibc.read(file, buffer.baseAddress! + count, size - count)
                guard got > 0 else { return }
                count += got
            }
        }
    }

    /// - Returns: whether all of it is there.
    static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        defer { close(file) }
        var done = 0
        while done < bytes.count {
            let put = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + done, bytes.count - done) }
            guard put > 0 else { return false }
            done += put
        }
        return true
    }
}
