import CArchive

/// Writes a zip from its front to its end, without ever going back: what has been written is taken away piece by piece.
final class ZipWriter {
    private let archive: OpaquePointer
    /// Filled by the library's callback.
    private let output = Output()
    private let second: Int
    private(set) var entries = 0

    private final class Output {
        var bytes: [UInt8] = []
    }

    /// JSON gains little above this level, and takes twice as long at the next ones.
    private static let options = "zip:compression=deflate,zip:compression-level=4"

    /// - Parameter second: since 1970, which entries say they are of.
    init(second: Int) {
        self.second = second
        archive = archive_write_new()
        archive_write_set_format_zip(archive)
        archive_write_set_options(archive, Self.options)
        archive_write_set_bytes_per_block(archive, 1 << 16)
        // The end is not filled up to a whole block.
        archive_write_set_bytes_in_last_block(archive, 1)
        archive_write_open2(
            archive, Unmanaged.passUnretained(output).toOpaque(), nil,
            { _, output, bytes, count in
                guard let output, let bytes else { return -1 }
                Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes += UnsafeRawBufferPointer(
                    start: bytes, count: count)
                return count
            }, nil, nil)
    }

    deinit { archive_write_free(archive) }

    /// What has come since it was taken last.
    func take() -> [UInt8] {
        defer { output.bytes = [] }
        return output.bytes
    }

    /// Whole, at once.
    func add(_ name: String, _ bytes: [UInt8]) {
        begin(name, size: bytes.count)
        write(bytes)
    }

    /// Begins an entry whose bytes come with `write`.
    func begin(_ name: String, size: Int) {
        let entry = archive_entry_new()
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, name)
        archive_entry_set_size(entry, Int64(size))
        archive_entry_set_filetype(entry, 0o100000)
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_mtime(entry, second, 0)
        archive_write_header(archive, entry)
        entries += 1
    }

    func write(_ bytes: [UInt8]) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { archive_write_data(archive, $0.baseAddress! + done, $0.count - done) }
            guard count > 0 else { return }
            done += count
        }
    }

    /// Writes the list of entries that stands at a zip's end.
    func end() { archive_write_close(archive) }
}
