import CArchive

/// Writes a zip file from beginning to end. The caller fetches the written bytes with `take`.
final class ZipWriter {
    private let archive: OpaquePointer
    /// The bytes that libarchive has written and that `take` has not returned yet.
    private let output = Output()
    private let second: Int

    private final class Output {
        var bytes: [UInt8] = []
    }

    /// The options of libarchive. A higher compression level would make JSON only slightly smaller, but would take
    /// twice as long.
    private static let options = "zip:compression=deflate,zip:compression-level=4"

    /// Begins a zip file.
    ///
    /// - Parameter second: the modification time of all entries, in seconds since 1970.
    init(second: Int) {
        self.second = second
        archive = archive_write_new()
        archive_write_set_format_zip(archive)
        archive_write_set_options(archive, Self.options)
        archive_write_set_bytes_per_block(archive, 1 << 16)
        // libarchive must not pad the last block.
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

    /// Returns the bytes that were written since the last call of `take`, and removes these bytes from memory.
    func take() -> [UInt8] {
        defer { output.bytes = [] }
        return output.bytes
    }

    func add(_ name: String, _ bytes: [UInt8]) {
        let entry = archive_entry_new()
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, name)
        archive_entry_set_size(entry, Int64(bytes.count))
        archive_entry_set_filetype(entry, 0o100000)
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_mtime(entry, second, 0)
        archive_write_header(archive, entry)
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { archive_write_data(archive, $0.baseAddress! + done, $0.count - done) }
            guard count > 0 else { return }
            done += count
        }
    }

    /// Writes the central directory of the zip file. No entry can be added after `end`.
    func end() { archive_write_close(archive) }
}
