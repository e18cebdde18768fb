internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// A temporary file with those chunks of a row index that are not in memory. The index of a million rows needs 80 MB.
///
/// The file has no name, so the system deletes the file at the end of the process.
final class RowIndexFile: Sendable {
    private struct Slots {
        var count = 0
        var free: [Int] = []
    }

    private let descriptor: Int32
    /// The slots of the file. Each slot has the size of a full chunk.
    private let slots = Lock(Slots())

    /// Creates the file in a folder. Returns nil if the file cannot be created.
    init?(in folder: String) {
        let path = "\(folder)/index-\(UInt64.random(in: 0 ... .max))"
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        unlink(path)
    }

    deinit { close(descriptor) }

    /// The slot of a chunk in the file. The slot is freed when no copy of the index refers to the slot any more.
    final class Place: Sendable {
        /// The numbers of the first row and the last row of the chunk, and the number of rows in the chunk.
        let (first, last, count): (UInt64, UInt64, Int)
        /// Whether each block of rows has a trigram filter, in the order of the blocks.
        private let filters: [Bool]
        private let file: RowIndexFile
        private let slot: Int

        fileprivate init(_ chunk: RowIndex.Chunk, _ file: RowIndexFile, _ slot: Int) {
            (first, last) = (chunk.heads.first?.seq ?? 0, chunk.heads.last?.seq ?? 0)
            count = chunk.heads.count
            filters = chunk.trigrams.map { !$0.isEmpty }
            (self.file, self.slot) = (file, slot)
        }

        deinit { file.slots.withLock { $0.free.append(slot) } }

        /// Reads the chunk. If reading fails, returns a chunk without rows.
        ///
        /// - Parameter withFilters: whether to read the trigram filters too.
        func read(withFilters: Bool) -> RowIndex.Chunk {
            var chunk = RowIndex.Chunk()
            var place = slot * RowIndexFile.slotBytes
            chunk.heads = ContiguousArray(unsafeUninitializedCapacity: count) { buffer, filled in
                filled = file.read(UnsafeMutableRawBufferPointer(buffer), at: place) ? count : 0
            }
            guard withFilters else { return chunk }
            place += count * MemoryLayout<RowHead>.stride
            for isThere in filters {
                chunk.trigrams.append(
                    [UInt64](unsafeUninitializedCapacity: isThere ? TrigramFilter.words : 0) { buffer, filled in
                        let bytes = UnsafeMutableRawBufferPointer(buffer)
                        filled = isThere && file.read(bytes, at: place) ? TrigramFilter.words : 0
                    })
                if isThere { place += RowIndexFile.filterBytes }
            }
            return chunk
        }
    }

    /// Writes a chunk. Returns nil if writing fails.
    func write(_ chunk: RowIndex.Chunk) -> Place? {
        let slot = slots.withLock { slots in
            if let slot = slots.free.popLast() { return slot }
            defer { slots.count += 1 }
            return slots.count
        }
        // From here on, the slot is freed when `place` is released.
        let place = Place(chunk, self, slot)
        var at = slot * Self.slotBytes
        func put(_ bytes: UnsafeRawBufferPointer) -> Bool {
            defer { at += bytes.count }
            return pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(at)) == bytes.count
        }
        guard chunk.heads.withUnsafeBytes(put) else { return nil }
        for filter in chunk.trigrams where !filter.isEmpty {
            guard filter.withUnsafeBytes(put) else { return nil }
        }
        return place
    }

    private func read(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
        pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)) == buffer.count
    }

    private static let filterBytes = TrigramFilter.words * MemoryLayout<UInt64>.stride
    private static let slotBytes =
        RowIndex.chunkRows * MemoryLayout<RowHead>.stride + RowIndex.chunkRows / TrigramFilter.rows * filterBytes
}
