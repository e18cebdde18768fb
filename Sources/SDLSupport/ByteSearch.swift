internal import CLinux

/// Finds bytes in bytes as fast as the system can.
package enum ByteSearch {
    /// Where the first of them begins; nil where there are none.
    package static func first(_ part: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer) -> Int? {
        guard let base = text.baseAddress, let start = part.baseAddress else { return nil }
        return memmem(base, text.count, start, part.count).map { UnsafeRawPointer($0) - base }
    }
}
