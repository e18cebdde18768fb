import Foundation
import Testing

@testable import Capsules

@Suite struct `File in the making` {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/a.zip" }

    init() throws { folder = try TemporaryFolder() }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func `takes its name when it is whole`() throws {
        try Data([9]).write(to: URL(filePath: path))
        let file = try FileInMaking(path)
        try file.write([1, 2])
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([9]))
        try file.write([3])
        try file.finish()
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([1, 2, 3]))
        #expect(try names == ["a.zip"])
        #expect(file.bytes == 3)
    }

    @Test func `leaves nothing behind when nobody finishes it`() throws {
        do {
            let file = try FileInMaking(path)
            try file.write([1])
            #expect(try names == ["a.zip.part"])
        }
        #expect(try names.isEmpty)
    }

    @Test func `stays under its other name when it is left so`() throws {
        let file = try FileInMaking(path)
        try file.write([1])
        file.leave()
        #expect(try names == ["a.zip.part"])
    }

    @Test func `says why it cannot be`() {
        #expect(throws: FileInMaking.Failure.self) { try FileInMaking(folder.path + "/nowhere/a.zip") }
    }
}
