import Foundation
import JSON
import Testing

@testable import Capsules

/// Tests that write a capsule file and read it again.
@Suite struct `Capsule file` {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/a.sdlcapsule.zip" }

    init() throws { folder = try TemporaryFolder() }

    static let manifest = CapsuleManifest(
        title: "A night", why: .crashed, made: "2026-03-01T02:10:05.123Z", product: "sdl-bridge",
        productVersion: "1", epoch: "e1", profile: "generic")

    static func row(_ seq: Int, kind: String = "rpc") -> [UInt8] {
        Array(#"{"seq":\#(seq),"at":\#(seq * 10).5,"wall":"2026-03-01T02:00:\#(10 + seq)Z","kind":"\#(kind)"}"#.utf8)
    }

    /// Returns a capsule with one file and two sections. The rows of the second section are in two entries of the zip
    /// file.
    static func whole() -> [UInt8] {
        let writer = CapsuleWriter(manifest, second: 1_772_000_000)
        writer.begin(
            state: Array(#"{"op":"snapshot","seq":1,"epoch":"e1","at":5,"row":1,"state":{}}"#.utf8),
            changes: Array("{\"op\":\"change\",\"seq\":2,\"at\":7,\"row\":1,\"patch\":[]}\n".utf8))
        writer.add(rows: [row(1, kind: "process"), row(2)])
        writer.begin(
            state: Array(#"{"op":"snapshot","seq":2,"epoch":"e1","at":20,"row":2,"state":{"a":1}}"#.utf8), changes: [])
        writer.add(rows: [row(3), row(4)])
        writer.add(rows: [row(5, kind: "command")])
        let isNew = writer.name(file: "a.png", of: "hello", sha256: "ab", bytes: 3, type: "image/png")
        #expect(isNew)
        writer.add(content: [1, 2, 3], sha256: "ab")
        let isNewAgain = writer.name(file: "b.png", of: "hello", sha256: "ab", bytes: 3, type: "image/png")
        #expect(!isNewAgain)
        writer.end(apps: ["hello"])
        return writer.take()
    }

    private func read(_ bytes: [UInt8]) throws -> (
        names: [String], texts: [String: String], found: CapsuleReader.Summary
    ) {
        try Data(bytes).write(to: URL(filePath: path))
        var (names, texts) = ([String](), [String: String]())
        let found = try CapsuleReader(path).read({ _ in true }) { name, bytes in
            names.append(name)
            texts[name] = String(decoding: bytes, as: UTF8.self)
        }
        return (names, texts, found)
    }

    @Test func `contains all entries in order`() throws {
        let (names, texts, found) = try read(Self.whole())
        #expect(
            names == [
                "manifest.json", "state/000000.json", "changes/000000.ndjson", "rows/000000.ndjson",
                "state/000001.json",
                "rows/000001.ndjson", "rows/000001-1.ndjson", "files/ab", "index.json",
            ])
        #expect(found.manifest == Self.manifest)
        #expect(!found.isCut)
        #expect(
            texts["rows/000001.ndjson"] == String(decoding: Self.row(3), as: UTF8.self) + "\n"
                + String(decoding: Self.row(4), as: UTF8.self) + "\n")
    }

    @Test func `has an index of all sections and files`() throws {
        let index = try JSONValue(parsing: try #require(try read(Self.whole()).found.index))
        #expect(
            index["stretches"] == [
                [
                    "state": "state/000000.json", "changes": "changes/000000.ndjson", "rows": ["rows/000000.ndjson"],
                    "firstSeq": 1, "lastSeq": 2, "fromRow": 1, "toRow": 2, "rowCount": 2, "fromAt": 5.0, "toAt": 20.5,
                    "kinds": ["process": 1, "rpc": 1],
                ],
                [
                    "state": "state/000001.json", "rows": ["rows/000001.ndjson", "rows/000001-1.ndjson"], "firstSeq": 2,
                    "lastSeq": 2, "fromRow": 3, "toRow": 5, "rowCount": 3, "fromAt": 20.0, "toAt": 50.5,
                    "kinds": ["command": 1, "rpc": 2],
                ],
            ])
        #expect(index["files"]?["hello/b.png"] == ["sha256": "ab", "bytes": 3, "type": "image/png"])
        #expect(index["rowCount"] == 5)
        #expect(index["fromWall"] == "2026-03-01T02:00:11Z")
        #expect(index["toWall"] == "2026-03-01T02:00:15Z")
        #expect(index["apps"] == ["hello"])
    }

    @Test func `has the same bytes for the same session`() {
        #expect(Self.whole() == Self.whole())
    }

    @Test func `can be read up to the point where it is cut`() throws {
        let whole = Self.whole()
        let all = try read(whole)
        var most = 0
        for count in stride(from: 4, to: whole.count, by: 7) {
            do {
                let part = try read(Array(whole[..<count]))
                #expect(part.names == Array(all.names.prefix(part.names.count)))
                for name in part.names { #expect(part.texts[name] == all.texts[name]) }
                #expect(part.names.count >= most)
                most = part.names.count
            } catch let fault as CapsuleFault {
                #expect(
                    most == 0 && fault.description == "is cut short in its first entry.", "\(count): \(fault)")
            }
        }
        #expect(most == all.names.count)
    }
}
