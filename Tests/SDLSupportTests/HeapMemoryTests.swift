import Testing

@testable import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

@Suite struct HeapMemoryTests {
    private var residentPages: Int {
        let file = fopen("/proc/self/statm", "r")!
        defer { fclose(file) }
        var text = [UInt8](repeating: 0, count: 128)
        let count = fread(&text, 1, text.count, file)
        return String(decoding: text[..<count], as: UTF8.self).split(separator: " ").dropFirst().first
            .flatMap { Int($0) } ?? 0
    }

    @Test func `Freed memory between used blocks is given back to the system`() {
        let size = 2_000
        let blocks = (0..<100_000).map { _ in malloc(size)! }
        for block in blocks { memset(block, 1, size) }
        // The used blocks prevent the heap from shrinking at its end.
        for (number, block) in blocks.enumerated() where !number.isMultiple(of: 100) { free(block) }
        let before = residentPages
        HeapMemory.trim()
        #expect(before - residentPages > 100_000 * size / 4096 / 2)
        for (number, block) in blocks.enumerated() where number.isMultiple(of: 100) { free(block) }
    }
}
