internal import CLinux

/// Searches bytes with the C library's `memmem`.
package enum ByteSearch {
    /// Returns the offset of the first occurrence of `part` in `text`; nil if `text` does not contain `part`.
    package static func first(_ part: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer) -> Int? {
        guard let base = text.baseAddress, let start = part.baseAddress else { return nil }
        return memmem(base, text.count, start, part.count).map { UnsafeRawPointer($0) - base }
    }

    /// Returns the index of the first occurrence of `part` in `text`; nil if `text` does not contain `part`.
    package static func first(_ part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        text.withUnsafeBytes { text in part.withUnsafeBytes { first($0, in: text) } }.map { text.startIndex + $0 }
    }
}
