#if canImport(Glibc)
import Glibc
#endif

/// The member names of an object, or the names of an enumeration, for fast comparison with a document's bytes.
///
/// A table is never freed, so store each table in a `static let`.
public struct JSONKeys: @unchecked Sendable {
    struct Entry {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// The length, the first byte and the last byte of the name in one word. Most names differ in this value.
        let signature: UInt32
    }

    private let entries: UnsafeBufferPointer<Entry>
    private let texts: UnsafeBufferPointer<String>
    /// The number of each name of an enumeration, in the order of the names; nil if the numbers are 0, 1, 2, …
    private let numbers: UnsafeBufferPointer<Int>?

    /// Creates a table of names. A table for the members of an object may have at most 64 names. A table for an
    /// enumeration has no limit.
    public init(_ names: StaticString...) { self.init(names, nil) }

    /// Creates a table for an enumeration whose names have the given `numbers`, in the order of the names.
    public init(numbers: [Int], _ names: StaticString...) {
        precondition(numbers.count == names.count, "each name needs a number")
        let own = UnsafeMutableBufferPointer<Int>.allocate(capacity: numbers.count)
        _ = own.initialize(from: numbers)
        self.init(names, UnsafeBufferPointer(own))
    }

    private init(_ names: [StaticString], _ numbers: UnsafeBufferPointer<Int>?) {
        self.numbers = numbers
        let entries = UnsafeMutableBufferPointer<Entry>.allocate(capacity: names.count)
        let texts = UnsafeMutableBufferPointer<String>.allocate(capacity: names.count)
        for (index, name) in names.enumerated() {
            let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            entries.initializeElement(
                at: index, to: Entry(start: name.utf8Start, count: bytes.count, signature: Self.signature(bytes)))
            texts.initializeElement(at: index, to: name.description)
        }
        self.entries = UnsafeBufferPointer(entries)
        self.texts = UnsafeBufferPointer(texts)
    }

    public var count: Int { entries.count }

    public func name(_ index: Int) -> String { texts[index] }

    public var names: [String] { Array(texts) }

    func index(of number: Int) -> Int? {
        if let numbers { return numbers.firstIndex(of: number) }
        return entries.indices.contains(number) ? number : nil
    }

    /// Returns the index of the name in `bytes`; nil if the table does not contain the name. The search begins at the
    /// index `hint`. After the last name of the table, the search continues at the first name.
    func index(of bytes: UnsafeBufferPointer<UInt8>, from hint: Int = 0) -> Int? {
        let signature = Self.signature(bytes)
        for index in hint..<entries.count where contains(bytes, signature, at: index) { return index }
        for index in 0..<min(hint, entries.count) where contains(bytes, signature, at: index) { return index }
        return nil
    }

    /// Returns the length of the name at `index` if `bytes` begins with this name and a quotation mark; nil otherwise.
    func quoted(at index: Int, in bytes: UnsafePointer<UInt8>, _ available: Int) -> Int? {
        guard index < entries.count else { return nil }
        let entry = entries[index]
        guard entry.count < available, bytes[entry.count] == 0x22, memcmp(entry.start, bytes, entry.count) == 0 else {
            return nil
        }
        return entry.count
    }

    private func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ signature: UInt32, at index: Int) -> Bool {
        let entry = entries[index]
        guard entry.signature == signature, entry.count == bytes.count else { return false }
        guard let start = bytes.baseAddress else { return true }
        return memcmp(entry.start, start, entry.count) == 0
    }

    @inlinable
    @inline(__always)
    static func signature(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let first = bytes.first, let last = bytes.last else { return 0 }
        return UInt32(truncatingIfNeeded: bytes.count) << 16 | UInt32(first) << 8 | UInt32(last)
    }
}
