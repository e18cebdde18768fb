import Foundation
import JSON
import Testing

@testable import Capsules

/// Tests of invalid and harmful capsule files.
@Suite struct `Bad capsule` {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/bad.zip" }

    init() throws { folder = try TemporaryFolder() }

    private static let manifest = `Capsule file`.manifest.json.json()

    private static func zip(_ entries: [(String, [UInt8])]) -> [UInt8] {
        let writer = ZipWriter(second: 0)
        for (name, bytes) in entries { writer.add(name, bytes) }
        writer.end()
        return writer.take()
    }

    private func fault(_ bytes: [UInt8], _ limits: CapsuleReader.Limits = .init()) throws -> String? {
        try Data(bytes).write(to: URL(filePath: path))
        var taken = 0
        do {
            _ = try CapsuleReader(path, limits: limits).read({ _ in true }) { _, bytes in taken += bytes.count }
            return nil
        } catch let fault as CapsuleFault {
            #expect(taken < 1 << 21, "too much was unpacked")
            return fault.description
        }
    }

    @Test(arguments: [
        ([UInt8](), "is not a zip file, so it is not a capsule."),
        (Array("PK".utf8), "is not a zip file, so it is not a capsule."),
        (Array("some text".utf8), "is not a zip file, so it is not a capsule."),
        (zip([]), "is not a zip file, so it is not a capsule."),
        (
            zip([("index.html", [60])]),
            "is a zip but not a capsule: its first entry is \"index.html\"."
        ),
        (zip([("manifest.json", [60])]), "is not a capsule: its manifest.json contains no version."),
        (
            zip([("manifest.json", Array(#"{"capsule":2}"#.utf8))]),
            "is a capsule of version 2; this program reads version 1: update the program."
        ),
        (
            zip([("manifest.json", manifest), ("rows/../../../etc/passwd", [1])]),
            "has an entry that points outside its folder: \"rows/../../../etc/passwd\"."
        ),
        (
            zip([("manifest.json", manifest), ("/etc/passwd", [1])]),
            "has an entry that points outside its folder: \"/etc/passwd\"."
        ),
    ])
    func `is refused with a reason`(_ bytes: [UInt8], _ sentence: String) throws {
        #expect(try fault(bytes) == sentence)
    }

    @Test func `is refused if the path is missing or a folder`() throws {
        #expect(throws: CapsuleFault("could not be read: No such file or directory.")) {
            try CapsuleReader(folder.path + "/nothing").read()
        }
        #expect(throws: CapsuleFault("is not a file.")) { try CapsuleReader(folder.path).read() }
    }

    @Test func `is refused if it unpacks to too many bytes, with the entry's name`() throws {
        let bomb = Self.zip([
            ("manifest.json", Self.manifest), ("rows/000000.ndjson", [UInt8](repeating: 0, count: 32 << 20)),
        ])
        #expect(bomb.count < 1 << 20)
        #expect(try fault(bomb) == "has an entry that unpacks to more than 200 times its size: \"rows/000000.ndjson\".")
        var limits = CapsuleReader.Limits()
        limits.times = 1 << 20
        limits.entryBytes = 8 << 20
        #expect(try fault(bomb, limits) == "has an entry of more than 8 MB: \"rows/000000.ndjson\".")
        limits.entryBytes = 1 << 30
        limits.allBytes = 0
        #expect(try fault(bomb, limits) == "unpacks to more than 0 GB, at \"manifest.json\".")
    }

    @Test func `is refused if it has too many entries`() throws {
        var limits = CapsuleReader.Limits()
        limits.entries = 3
        let entries = (0..<4).map { ("rows/\($0)", [UInt8(1)]) }
        let bytes = Self.zip([("manifest.json", Self.manifest)] + entries)
        #expect(try fault(bytes, limits) == "has more than 3 entries; \"rows/2\" exceeds the limit.")
    }

    @Test func `is refused if it was altered, with the entry's name`() throws {
        var bytes = Self.zip([
            ("manifest.json", Self.manifest), ("rows/000000.ndjson", Array("a row, and another one".utf8)),
        ])
        let place = try #require(bytes.firstRange(of: Array("rows/000000.ndjson".utf8))?.upperBound)
        // The damaged byte is directly before the data descriptor, which contains the length.
        let end = try #require(bytes[place...].firstRange(of: [0x50, 0x4B, 7, 8])?.lowerBound)
        bytes[end - 6] ^= 0x10
        let fault = try #require(try fault(bytes))
        #expect(fault.hasPrefix("is broken in \"rows/000000.ndjson\": "))
    }

    @Test func `has an untrusted entry name in one line in the error`() throws {
        let bytes = Self.zip([("a\nb" + String(repeating: "x", count: 200), [1])])
        let fault = try #require(try fault(bytes))
        #expect(fault.hasPrefix("is a zip but not a capsule: its first entry is \"a?bxxx") && fault.count < 160)
    }
}
