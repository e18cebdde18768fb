import Foundation
import Testing

@testable import Capsules

@Suite struct `Atomic file` {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/a.zip" }

    init() throws { folder = try TemporaryFolder() }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func `gets its name when it is complete`() throws {
        try Data([9]).write(to: URL(filePath: path))
        let file = try AtomicFile(path)
        try file.write([1, 2])
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([9]))
        try file.write([3])
        try file.finish()
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([1, 2, 3]))
        #expect(try names == ["a.zip"])
        #expect(file.bytes == 3)
    }

    @Test func `is deleted if it is not finished`() throws {
        do {
            let file = try AtomicFile(path)
            try file.write([1])
            #expect(try names == ["a.zip.part"])
        }
        #expect(try names.isEmpty)
    }

    @Test func `keeps its temporary name when it is left`() throws {
        let file = try AtomicFile(path)
        try file.write([1])
        file.leave()
        #expect(try names == ["a.zip.part"])
    }

    @Test func `throws if it cannot be created`() {
        #expect(throws: AtomicFile.Failure.self) { try AtomicFile(folder.path + "/nowhere/a.zip") }
    }
}
