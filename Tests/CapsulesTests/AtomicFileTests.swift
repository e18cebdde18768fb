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

    @Test func `keeps its temporary name if it is left unfinished`() throws {
        let file = try AtomicFile(path)
        try file.write([1])
        file.leave()
        #expect(try names == ["a.zip.part"])
    }

    @Test(arguments: ["b.zip", "sub/../b.zip"], [true, false])
    func `replaces the file that a symbolic link leads to, and leaves the link`(target: String, exists: Bool) throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: false)
        if exists { try Data([9]).write(to: URL(filePath: folder.path + "/b.zip")) }
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "c.zip")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/c.zip", withDestinationPath: target)
        let file = try AtomicFile(path)
        try file.write([1, 2])
        try file.finish()
        #expect(try Data(contentsOf: URL(filePath: folder.path + "/b.zip")) == Data([1, 2]))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "c.zip")
        #expect(try names == ["a.zip", "b.zip", "c.zip", "sub"])
    }

    @Test func `writes to a pipe directly, also through a link`() throws {
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "pipe")
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        for finishes in [true, false] {
            let file = try AtomicFile(path)
            #expect(file.isStream)
            try file.write([1, 2])
            if finishes { try file.finish() }
        }
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(reader, &bytes, 8) == 4)
        #expect(bytes.prefix(4) == [1, 2, 1, 2])
        #expect(try names == ["a.zip", "pipe"])
    }

    @Test func `writes to a device directly`() throws {
        let file = try AtomicFile("/dev/null")
        try file.write([1])
        try file.finish()
        var about = stat()
        #expect(stat("/dev/null", &about) == 0 && about.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func `refuses a target that is neither a file nor a stream`() throws {
        let refused = #expect(throws: AtomicFile.Failure.self) { try AtomicFile(folder.path) }
        #expect(refused?.description.contains("is a folder") == true)
        #expect(mkfifo(path + ".part", 0o600) == 0)
        let reader = open(path + ".part", O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let blocked = #expect(throws: AtomicFile.Failure.self) { try AtomicFile(path) }
        #expect(blocked?.description.contains("is not a file") == true)
        #expect(try names == ["a.zip.part"])
    }

    @Test func `throws if it cannot be created`() {
        #expect(throws: AtomicFile.Failure.self) { try AtomicFile(folder.path + "/nowhere/a.zip") }
    }
}
