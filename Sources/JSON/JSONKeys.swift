#if canImport(Glibc)
import Glibc
#endif

/// The member names a reader knows, or the names of an enumeration, ready to be compared with bytes of a document.
///
/// A table lives as long as the process, so it belongs into a `static let`.
public struct JSONKeys: @unchecked Sendable {
    struct Entry {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// Length, first and last byte in one word: nearly every other name differs here already.
        let signature: UInt32
    }

    private let entries: UnsafeBufferPointer<Entry>
    private let texts: UnsafeBufferPointer<String>
    /// What stands for each name of an enumeration; nil where they are counted from 0.
    private let numbers: UnsafeBufferPointer<Int>?

    /// At most 64 names may be those of an object's members; an enumeration may have any number.
    public init(_ names: StaticString...) { self.init(names, nil) }

    /// - Parameter numbers: of an enumeration's names, each of which may stand for its name.
    public init(numbers: [Int], _ names: StaticString...) {
        precondition(numbers.count == names.count, "a number for each name")
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

    /// The index of the name that a number stands for.
    func index(of number: Int) -> Int? {
        if let numbers { return numbers.firstIndex(of: number) }
        return entries.indices.contains(number) ? number : nil
    }

    /// The index of a name, looked for from `hint` on and then from the start.
    func index(of bytes: UnsafeBufferPointer<UInt8>, from hint: Int = 0) -> Int? {
        let signature = Self.signature(bytes)
        for index in hint..<entries.count where contains(bytes, signature, at: index) { return index }
        for index in 0..<min(hint, entries.count) where contains(bytes, signature, at: index) { return index }
        return nil
    }

    /// How long the name at `index` is, if the bytes begin with it and a quotation mark follows.
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

    private static func signature(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let first = bytes.first, let last = bytes.last else { return 0 }
        return UInt32(truncatingIfNeeded: bytes.count) << 16 | UInt32(first) << 8 | UInt32(last)
    }
}
