import CArchive
package import JSON

#if canImport(Glibc)
import Glibc
#endif

/// Reads a capsule from its beginning to its end. If the content is damaged or harmful (for example a huge entry),
/// stops with an error.
package struct CapsuleReader {
    /// The limits for a capsule. No real session reaches these limits. A larger file may be an attempt to fill the disk
    /// or the memory.
    package struct Limits: Sendable {
        package var entries = 100_000
        package var entryBytes = 256 << 20
        package var allBytes = 4 << 30
        /// The maximum ratio of an entry's uncompressed size to its compressed size. Entries of fewer than `timesFrom`
        /// bytes are not checked.
        package var times = 200
        package var timesFrom = 1 << 20

        package init() {}
    }

    package struct Summary: Sendable {
        package var manifest: CapsuleManifest
        package var entries: Int
        /// The bytes of the entry `index.json`; nil if the end of the capsule is missing.
        package var index: [UInt8]?
        package var isCut: Bool { index == nil }
    }

    /// An error that the closure `take` of `read` throws to stop the reader.
    package struct ReaderGone: Error {
        package init() {}
    }

    /// The size in bytes of the end record of a zip file that has no comment.
    package static let endBytes = 22

    /// Returns whether `bytes` ends with the end record of a zip file. If the result is false, the end of the file is
    /// missing.
    package static func isEnd(_ bytes: [UInt8]) -> Bool {
        bytes.count >= endBytes && bytes.suffix(endBytes).starts(with: [0x50, 0x4B, 5, 6])
    }

    private let path: String
    private let limits: Limits

    package init(_ path: String, limits: Limits = Limits()) {
        self.path = path
        self.limits = limits
    }

    /// Reads and checks the whole file.
    ///
    /// - Parameters:
    ///   - wants: returns whether to pass the entry with this name to `take`.
    ///   - take: receives the name and the bytes of an entry. The entries have the order of the file.
    package func read(
        _ wants: (String) -> Bool = { _ in false }, _ take: (String, [UInt8]) throws -> Void = { _, _ in }
    ) throws -> Summary {
        let isWhole = try look()
        guard let archive = archive_read_new() else { throw CapsuleFault("could not be read: too little memory.") }
        defer { archive_read_free(archive) }
        archive_read_support_format_zip_streamable(archive)
        guard archive_read_open_filename(archive, path, Self.block) == ARCHIVE_OK else {
            throw CapsuleFault("could not be read: \(Self.message(archive)).")
        }
        var (entries, all) = (0, 0)
        var manifest: CapsuleManifest?
        var index: [UInt8]?
        while let entry = try next(archive, isWhole) {
            let name = try Self.name(of: entry)
            entries += 1
            guard entries <= limits.entries else {
                throw CapsuleFault(
                    "has more than \(limits.entries) entries; \(Self.shown(name)) exceeds the limit.")
            }
            let isOurs = manifest == nil || name == "index.json"
            guard let bytes = try content(archive, name, keeps: isOurs || wants(name), &all) else {
                // If the end of the file is missing, the last entry may be incomplete. In a complete file, an
                // incomplete entry is an error.
                guard !isWhole else { throw Self.broken(archive, in: Self.shown(name)) }
                break
            }
            if manifest == nil {
                guard name == "manifest.json" else {
                    throw CapsuleFault("is a zip but not a capsule: its first entry is \(Self.shown(name)).")
                }
                manifest = try CapsuleManifest(bytes)
            }
            if name == "index.json" { index = bytes }
            if wants(name) { try take(name, bytes) }
        }
        guard let manifest else { throw CapsuleFault("is cut short in its first entry.") }
        return Summary(manifest: manifest, entries: entries, index: index)
    }

    // MARK: The file

    private static let block = 1 << 14

    /// Returns whether the file ends with the end record of a zip file.
    private func look() throws(CapsuleFault) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw CapsuleFault("could not be read: \(String(cString: strerror(errno))).") }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            throw CapsuleFault("is not a file.")
        }
        var head = [UInt8](repeating: 0, count: 4)
        guard pread(file, &head, 4, 0) == 4, head == [0x50, 0x4B, 3, 4] else {
            throw CapsuleFault("is not a zip file, so it is not a capsule.")
        }
        var end = [UInt8](repeating: 0, count: Self.endBytes)
        return pread(file, &end, end.count, facts.st_size - off_t(end.count)) == end.count && Self.isEnd(end)
    }

    // MARK: Entries

    /// Returns the next entry; nil at the end of the file, even if the file is incomplete.
    private func next(_ archive: OpaquePointer, _ isWhole: Bool) throws(CapsuleFault) -> OpaquePointer? {
        var entry: OpaquePointer?
        switch archive_read_next_header(archive, &entry) {
        case ARCHIVE_OK, ARCHIVE_WARN: return entry
        case ARCHIVE_EOF: return nil
        default:
            guard !isWhole else { throw Self.broken(archive, in: "its list of entries") }
            return nil
        }
    }

    private static func broken(_ archive: OpaquePointer, in place: String) -> CapsuleFault {
        CapsuleFault("is broken in \(place): \(message(archive)).")
    }

    private static func name(of entry: OpaquePointer) throws(CapsuleFault) -> String {
        let pointer = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
        guard let pointer, pointer.pointee != 0 else { throw CapsuleFault("has an entry without a name.") }
        let name = String(cString: pointer)
        let climbs = name.split(separator: "/").contains { $0 == ".." }
        guard !climbs, !name.hasPrefix("/"), !name.contains("\\") else {
            throw CapsuleFault("has an entry that points outside its folder: \(shown(name)).")
        }
        guard archive_entry_is_encrypted(entry) == 0 else {
            throw CapsuleFault("has an entry that requires a password: \(shown(name)).")
        }
        return name
    }

    /// Reads the current entry to its end. Returns nil if the entry cannot be read.
    ///
    /// - Parameter keeps: whether to return the bytes. If false, the result is empty.
    private func content(
        _ archive: OpaquePointer, _ name: String, keeps: Bool, _ all: inout Int
    ) throws(CapsuleFault) -> [UInt8]? {
        let start = archive_filter_bytes(archive, -1)
        var part = [UInt8](repeating: 0, count: 1 << 16)
        var (bytes, count) = ([UInt8](), 0)
        while true {
            let got = archive_read_data(archive, &part, part.count)
            if got == 0 { return bytes }
            if got < 0 { return nil }
            count += got
            all += got
            let packed = Int(archive_filter_bytes(archive, -1) - start) + Self.block
            guard count <= limits.entryBytes else {
                throw CapsuleFault("has an entry of more than \(limits.entryBytes >> 20) MB: \(Self.shown(name)).")
            }
            guard count <= limits.timesFrom || count <= packed * limits.times else {
                throw CapsuleFault(
                    "has an entry that unpacks to more than \(limits.times) times its size: \(Self.shown(name)).")
            }
            guard all <= limits.allBytes else {
                throw CapsuleFault("unpacks to more than \(limits.allBytes >> 30) GB, at \(Self.shown(name)).")
            }
            if keeps { bytes += part[..<got] }
        }
    }

    private static func message(_ archive: OpaquePointer) -> String {
        archive_error_string(archive).map { String(cString: $0) } ?? "unknown"
    }

    /// Returns an entry's name in a form that is safe to print. Names come from an untrusted file.
    private static func shown(_ name: String) -> String {
        let plain = name.unicodeScalars.prefix(80).map {
            $0.properties.isWhitespace || $0.value < 0x20 ? "?" : Character($0)
        }
        return "\"\(String(plain))\""
    }

    /// Parses an entry, or one line of an entry. Returns nil if the text is not JSON; readers ignore damaged parts of a
    /// session.
    package static func json(_ text: [UInt8]) -> JSONValue? { try? JSONValue(parsing: text) }
}
