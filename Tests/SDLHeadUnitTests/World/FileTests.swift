import Foundation
import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

/// Tests of apps' files: folders, names, quota, and full disks.
@Suite struct FileTests {
    private func run(quota: Int) throws -> Run {
        Run(try Profile(Profile.all[0].document.with("storageQuota", .int(quota))))
    }

    private func put(_ name: String, offset: Int? = nil, isPersistent: Bool = false) -> SDLPutFile {
        SDLPutFile(
            syncFileName: name, fileType: .binary, persistentFile: isPersistent, offset: offset)
    }

    @Test func `accepts further pieces of a file before the first is on disk`() throws {
        var run = try run(quota: 1000)
        run.isDiskSlow = true
        let app = run.register("one")
        #expect(run.ask(put("big"), on: app, bulk: [UInt8](repeating: 1, count: 100)) == nil)
        #expect(run.ask(put("big", offset: 100), on: app, bulk: [UInt8](repeating: 2, count: 50)) == nil)
        #expect(run.ask(put("big", offset: 100), on: app, bulk: [3])?["resultCode"] == "INVALID_DATA")
        // The quota includes pieces that are still being stored.
        #expect(
            run.ask(put("other"), on: app, bulk: [UInt8](repeating: 4, count: 851))?["resultCode"] == "OUT_OF_MEMORY")
        run.finishPiece()
        #expect(run.answers.last?.params?["resultCode"] == "SUCCESS")
        run.finishPiece()
        #expect(run.answers.last?.params?["spaceAvailable"] == 850)
        #expect(run.state.files[AppKey(rawValue: "one")].all["big"]?.size == 150)
    }

    /// SDL's Java library sends the checksum of the whole file with each piece.
    @Test func `refuses pieces with the checksum of the whole file, with a finding`() throws {
        var run = try run(quota: 1000)
        let app = run.register("one")
        let whole = (0..<30).map { UInt8($0) }
        var messages: [String?] = []
        for offset in stride(from: 0, to: 30, by: 10) {
            var piece = put("big", offset: offset)
            piece.crc = Int(CRC32.of(whole[...]))
            let answer = run.ask(piece, on: app, bulk: Array(whole[offset..<offset + 10]))
            #expect(answer?["resultCode"] == "CORRUPTED_DATA")
            messages += run.findings("file.crc").map { $0["message"]?.string }
        }
        #expect(run.state.files[AppKey(rawValue: "one")].all["big"] == nil)
        #expect(
            messages == [
                "The 10 bytes at 0 of \"big\" do not match the checksum in crc.",
                "The 10 bytes at 10 of \"big\" do not match the checksum in crc.",
                "crc is the checksum of all 30 bytes of \"big\", instead of the 10 bytes in this request.",
            ])
    }

    @Test func `a sent file is available to the next request, as in SDL Core`() throws {
        var run = try run(quota: 1000)
        run.isDiskSlow = true
        let app = run.register("one")
        run.drive(.app(key: "one", .activate))
        run.ask(put("cover"), on: app, bulk: [1])
        let show = SDLShow(graphic: SDLImage(value: "cover", imageType: .dynamic))
        #expect(run.ask(show, on: app)?["resultCode"] == "SUCCESS")
        #expect(run.ask(SDLListFiles(), on: app)?["filenames"] == ["cover"])
    }

    @Test func `a full disk causes OUT_OF_MEMORY for each piece and removes the file`() throws {
        var run = try run(quota: 1000)
        run.isDiskSlow = true
        let app = run.register("one")
        run.ask(put("big"), on: app, bulk: [UInt8](repeating: 1, count: 100))
        run.ask(put("big", offset: 100), on: app, bulk: [2])
        run.diskFailure = "cannot write the file big: No space left on device"
        run.finishPiece()
        #expect(run.answers.last?.params?["resultCode"] == "OUT_OF_MEMORY")
        #expect(run.answers.last?.params?["info"]?.string?.contains("No space left") == true)
        #expect(run.removed == ["big"])
        run.diskFailure = nil
        run.finishPiece()
        #expect(run.answers.last?.params?["resultCode"] == "OUT_OF_MEMORY")
        #expect(run.state.files[AppKey(rawValue: "one")].all["big"] == nil)
        #expect(run.ask(SDLListFiles(), on: app)?["spaceAvailable"] == 1000)
    }

    @Test func `a newer file of the same name survives the failure of the older one`() throws {
        var run = try run(quota: 1000)
        run.isDiskSlow = true
        let app = run.register("one")
        run.ask(put("cover"), on: app, bulk: [1])
        run.ask(put("cover"), on: app, bulk: [1, 2])
        run.diskFailure = "full"
        run.finishPiece()
        #expect(run.removed == [])
        run.diskFailure = nil
        run.finishPiece()
        #expect(run.answers.last?.params?["resultCode"] == "SUCCESS")
        #expect(run.state.files[AppKey(rawValue: "one")].all["cover"]?.size == 2)
    }

    @Test(arguments: [(100, "SUCCESS", 0), (101, "OUT_OF_MEMORY", 100), (99, "SUCCESS", 1)])
    func `applies the quota exactly, to the byte`(bytes: Int, result: String, left: Int) throws {
        var run = try run(quota: 100)
        let app = run.register("one")
        let answer = run.ask(put("file"), on: app, bulk: [UInt8](repeating: 0, count: bytes))
        #expect(answer?["resultCode"]?.string == result)
        #expect(answer?["spaceAvailable"]?.int == left)
    }

    @Test func `deleting a file frees its space, and replacing counts once`() throws {
        var run = try run(quota: 100)
        let app = run.register("one")
        run.ask(put("file"), on: app, bulk: [UInt8](repeating: 0, count: 80))
        #expect(run.ask(put("file"), on: app, bulk: [UInt8](repeating: 0, count: 90))?["spaceAvailable"] == 10)
        #expect(run.ask(SDLDeleteFile(syncFileName: "file"), on: app)?["spaceAvailable"] == 100)
        #expect(run.removed == ["file"])
        #expect(run.ask(SDLDeleteFile(syncFileName: "file"), on: app)?["resultCode"] == "REJECTED")
    }

    @Test func `persistent files survive the session of the app, others do not`() throws {
        var run = try run(quota: 100)
        let first = run.register("one")
        run.ask(put("keep", isPersistent: true), on: first, bulk: [1, 2, 3])
        run.ask(put("drop"), on: first, bulk: [1])
        run.ask(SDLUnregisterAppInterface(), on: first)
        #expect(run.removed == ["drop"])
        let second = run.register("one", session: 2)
        let list = run.ask(SDLListFiles(), on: second)
        #expect(list?["filenames"] == ["keep"])
        #expect(list?["spaceAvailable"] == 97)
    }

    static let refused = ["..", ".", "../up", "a/b", "/etc/passwd", "a\\b", "nul\u{0}byte", "line\nbreak", "\u{7F}"]
    static let taken = [
        "cover.png", "...", "..cover", "%2e%2e", "%index", "%index%new", "~", "-rf", "con:", "a b", "ünïcödé 🎵",
        String(repeating: "🎵", count: 60), String(repeating: "x", count: 255), "COVER.PNG", "$(reboot)", "*",
    ]

    @Test(arguments: refused) func `refuses a file name that is a path`(name: String) throws {
        var run = Run()
        let app = run.register("one")
        #expect(run.ask(put(name), on: app, bulk: [1])?["resultCode"] == "INVALID_DATA")
        #expect(run.pieces.isEmpty)
    }

    @MainActor
    @Test func `every file stays in the app's folder, and no two names share a file`() async throws {
        let car = try Car()
        let app = try await car.connect("../../escape")
        for name in FileTests.taken {
            let answer = try await app.ask(put(name), bulk: Array(name.utf8))
            #expect(answer["resultCode"] == "SUCCESS", "\(name)")
        }
        let folders = try FileManager.default.contentsOfDirectory(atPath: car.files)
        #expect(folders.count == 1)
        let inside = try FileManager.default.contentsOfDirectory(atPath: "\(car.files)/\(folders[0])")
        #expect(inside.count == FileTests.taken.count)
        for name in FileTests.taken {
            let path = try #require(car.headUnit.file(named: name, of: "../../escape")?.path)
            #expect(path.hasPrefix("\(car.files)/\(folders[0])/"))
            #expect(FileManager.default.contents(atPath: path) == Data(name.utf8))
        }
        let parent = URL(filePath: car.files).deletingLastPathComponent().path
        #expect(!FileManager.default.fileExists(atPath: "\(parent)/escape"))
    }

    @MainActor
    @Test func `a later run finds the persistent files with their types`() async throws {
        let first = try Car()
        let app = try await first.connect("one")
        try await app.ask(
            SDLPutFile(syncFileName: "icon", fileType: .graphicPng, persistentFile: true), bulk: [1, 2, 3])
        try await app.ask(SDLPutFile(syncFileName: "passing", fileType: .graphicPng), bulk: [1])
        let second = try Car(files: first.files)
        let again = try await second.connect("one")
        #expect(try await again.ask(SDLListFiles())["filenames"] == ["icon"])
        #expect(second.headUnit.file(named: "icon", of: "one")?.fileType == "GRAPHIC_PNG")
        try await again.ask(SDLDeleteFile(syncFileName: "icon"))
        let third = try Car(files: first.files)
        #expect(try await third.connect("one").ask(SDLListFiles())["filenames"]?.array?.isEmpty != false)
    }

    @MainActor
    @Test func `an impossible folder causes OUT_OF_MEMORY`() async throws {
        let car = try Car()
        #expect(FileManager.default.createFile(atPath: car.files, contents: Data()))
        let app = try await car.connect("one")
        let answer = try await app.ask(put("file"), bulk: [1])
        #expect(answer["resultCode"] == "OUT_OF_MEMORY")
        #expect(answer["info"]?.string?.contains("Not a directory") == true)
    }

    @MainActor
    @Test(.enabled(if: SmallDisk.isPossible, "mounting a small disk takes more rights than this machine gives"))
    func `a full disk is reported, and has space again after a deletion`() async throws {
        let disk = try SmallDisk(kilobytes: 64)
        defer { disk.remove() }
        let car = try Car(files: disk.path + "/files")
        let app = try await car.connect("one")
        let answer = try await app.ask(put("first"), bulk: [UInt8](repeating: 1, count: 40_000))
        #expect(answer["resultCode"] == "SUCCESS")
        let full = try await app.ask(put("second"), bulk: [UInt8](repeating: 2, count: 40_000))
        #expect(full["resultCode"] == "OUT_OF_MEMORY")
        #expect(full["info"]?.string?.contains("No space left on device") == true)
        try await app.ask(SDLDeleteFile(syncFileName: "first"))
        let now = try await app.ask(put("second"), bulk: [UInt8](repeating: 2, count: 40_000))
        #expect(now["resultCode"] == "SUCCESS")
    }
}
