internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The reserved row numbers and the last row on disk, stored in a file of one line. If the process is killed, the next
/// process reads the file. The next process then skips the row numbers that clients may have seen, and detects missing
/// rows.
final class RowNumbers: Sendable {
    struct Reservation: Hashable, Sendable {
        /// The last reserved row number. A later process uses only higher numbers.
        var given: UInt64 = 0
        /// The number of the last row that was written to disk.
        var stored: UInt64 = 0
    }

    /// The number of row numbers that are reserved in one step. If a process is killed, the next process skips at most
    /// this many numbers.
    static let ahead: UInt64 = 1_000

    let path: String
    private let reservation: Lock<Reservation>

    /// Reads the reservation from the file. If the file is missing or invalid, no number is reserved.
    init(_ directory: String) {
        path = "\(directory)/numbers"
        reservation = Lock(Self.read(path))
    }

    var now: Reservation { reservation.withLock { $0 } }

    /// Reserves row numbers after `seq`. Returns the last reserved number. The caller must not publish higher numbers.
    func take(after seq: UInt64) -> UInt64 { write { $0.given = max($0.given, seq + Self.ahead) }.given }

    func store(_ seq: UInt64) { write { $0.stored = seq } }

    /// Releases the reserved numbers after `seq`, which were not used.
    func end(at seq: UInt64) { write { $0.given = seq } }

    // MARK: The file

    /// Returns the line of the file. All lines have the same length, so a line can be overwritten even on a full disk.
    private static func line(_ reservation: Reservation) -> String {
        "given \(digits(reservation.given)) stored \(digits(reservation.stored))\n"
    }

    private static func digits(_ number: UInt64) -> String {
        let text = String(number)
        return String(repeating: "0", count: 20 - text.utf8.count) + text
    }

    @discardableResult
    private func write(_ change: (inout Reservation) -> Void) -> Reservation {
        reservation.withLock { reservation in
            let before = reservation
            change(&reservation)
            guard reservation != before else { return reservation }
            // The file may have been deleted, so the file is opened for each write. If writing fails, a reconnecting
            // client still detects missing rows by the changed epoch.
            let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            guard file >= 0 else { return reservation }
            defer { close(file) }
            let line = Array(Self.line(reservation).utf8)
            _ = pwrite(file, line, line.count, 0)
            return reservation
        }
    }

    private static func read(_ path: String) -> Reservation {
        guard let bytes = FileBytes.read(path, most: 256) else { return Reservation() }
        let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
        guard words.count == 4, words[0] == "given", words[2] == "stored", let given = UInt64(words[1]),
            let stored = UInt64(words[3]), given < UInt64(Int64.max), stored <= given
        else { return Reservation() }
        return Reservation(given: given, stored: stored)
    }
}

/// Reads and writes whole files.
enum FileBytes {
    /// Returns the bytes of a file; nil if the file cannot be read or has more than `most` bytes.
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

    /// Creates or replaces a file. Returns whether all bytes were written.
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
