import Foundation
import JSON
import Journaling
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of the upload of files and images. Rule 4.4 in docs/rules/managers.md.
@MainActor
@Suite struct FileTests {
    final class Page: SDLViewController {
        let image = SDLImageView()
        override func loadView() { view = SDLView(subviews: [image]) }
    }

    func running(
        _ configuration: SDLConfiguration = SDLConfiguration(appName: "Hello", appID: "hello"),
        profile: String = "generic"
    ) async throws -> (Harness, SDLFileManager, Page) {
        let page = Page()
        let harness = try Harness(configuration, profile: profile) { page }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.fileManager, page)
    }

    @Test func `The head unit's files are listed once per session, and an existing file is not sent again`()
        async throws
    {
        let (harness, files, _) = try await running()
        #expect(files.currentState == .ready && harness.sent("ListFiles").count == 1)
        #expect(files.bytesAvailable == 104_857_600)
        var ends: [SDLFileError?] = []
        let file = SDLFile(data: [1, 2, 3], name: "a", persistent: true)
        files.upload(file: file) { _, error in ends.append(error) }
        await harness.inFlight.settled()
        #expect(files.remoteFileNames == ["a"] && files.hasUploadedFile(file) && files.bytesAvailable == 104_857_597)
        files.upload(file: file) { _, error in ends.append(error) }
        await harness.inFlight.settled()
        #expect(ends == [nil, .cannotOverwrite])
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(files.currentState == .shutdown && files.remoteFileNames.isEmpty)
        await harness.pass(.seconds(1))
        files.upload(file: file) { _, error in ends.append(error) }
        await harness.inFlight.settled()
        #expect(ends.last == .cannotOverwrite && harness.sent("PutFile").count == 1)
    }

    @Test func `A persistent picture is not sent again after a reconnection`() async throws {
        let (harness, files, page) = try await running()
        let images = (1...8).map { SDLArtwork(data: [UInt8($0)], name: "\($0)", persistent: true) }
        for image in images {
            page.image.image = image
            await harness.inFlight.settled()
        }
        try await harness.reconnect()
        for image in images {
            page.image.image = image
            await harness.inFlight.settled()
        }
        #expect(harness.sent("PutFile").count == 8 && files.remoteFileNames.count == 8)
    }

    @Test func `A deletion that is not confirmed before the disconnect fails`() async throws {
        let (harness, files, _) = try await running()
        files.upload(file: SDLFile(data: [1], name: "a", persistent: true)) { _, _ in }
        await harness.inFlight.settled()
        try await harness.force("DeleteFile", "DO_NOT_RESPOND")
        var ends: [SDLFileError?] = []
        files.delete(remoteFileNamed: "a") { _, error in ends.append(error) }
        await harness.inFlight.settled()
        try await harness.loseConnection()
        await harness.pass(.seconds(1))
        #expect(ends == [.failed])
    }

    @Test func `An app that may not send ListFiles can still upload files`() async throws {
        let (harness, files, _) = try await running()
        try await harness.drive(
            .permission(PermissionSetting(app: "hello", rpc: "ListFiles", allowed: [], userDisallowed: [])))
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await harness.pass(.milliseconds(500))
        #expect(harness.results.contains("DISALLOWED"))
        #expect(files.currentState == .ready && harness.app.lifecycle.state == .ready)
    }

    @Test
    func `A file larger than a frame is sent in pieces that fill one frame each, with offsets and checksums`()
        async throws
    {
        let (harness, files, _) = try await running()
        let data = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var end: SDLFileError?
        files.upload(file: SDLFile(data: data, name: "long")) { _, error in end = error }
        await harness.inFlight.settled()
        #expect(end == nil)
        let rows = harness.sent("PutFile")
        let sizes = rows.compactMap { $0["bulkBytes"]?.int }
        #expect(sizes.count == 3 && sizes.reduce(0, +) == 300_000)
        // A piece, its JSON and the binary header almost fill a frame.
        for (row, size) in zip(rows, sizes) {
            let json = try #require(row["bytes"]?.int)
            #expect(json + size + 12 <= 131_059)
        }
        #expect(sizes[0] > 130_800)
        let params = rows.compactMap { $0["params"] }
        let offsets: [Int?] = [0, sizes[0], sizes[0] + sizes[1]]
        let lengths: [Int?] = [300_000, sizes[1], sizes[2]]
        #expect(params.map { $0["offset"]?.int } == offsets)
        #expect(params.map { $0["length"]?.int } == lengths)
        #expect(params[0]["crc"]?.int == Int(CRC32.of(data[..<sizes[0]])))
        #expect(harness.tree("apps", "hello", "files", "long", "size") == 300_000)
    }

    @Test func `A refused file is sent once more, from its beginning`() async throws {
        let (harness, files, _) = try await running()
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "CORRUPTED_DATA", times: 1)))
        var ends: [SDLFileError?] = []
        files.upload(file: SDLFile(data: [1], name: "a")) { _, error in ends.append(error) }
        await harness.inFlight.settled()
        #expect(ends == [nil] && harness.sent("PutFile").count == 2)
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "OUT_OF_MEMORY")))
        files.upload(file: SDLFile(data: [1], name: "b")) { _, error in ends.append(error) }
        await harness.inFlight.settled()
        #expect(ends.last == .failed && harness.sent("PutFile").count == 4)
        #expect(harness.diagnostics == ["FND-70"])
    }

    @Test func `An upload of several files reports its progress, and stops when the handler returns false`()
        async throws
    {
        let (harness, files, _) = try await running()
        let four = (1...4).map { SDLFile(data: [UInt8](repeating: 1, count: 25), name: "\($0)") }
        var parts: [Float] = []
        var end: SDLFileError?
        files.upload(
            files: four,
            progressHandler: { _, part, _ in
                parts.append(part)
                return parts.count < 2
            }, completionHandler: { end = $0 })
        await harness.inFlight.settled()
        #expect(parts == [0.25, 0.5])
        #expect(end == .several(["3": .cancelled, "4": .cancelled]))
        #expect(files.remoteFileNames == ["1", "2"])
    }

    @Test
    func
        `An unnamed image is named by its MD5 and sent once, and a static icon is never sent`()
        async throws
    {
        let (harness, files, _) = try await running()
        let image = SDLArtwork(data: [1, 2, 3, 4])
        #expect(image.name == "08d6c05a21512a79a1dfeb9d2a8f262f" && files.fileNeedsUpload(image))
        var received: [[String]] = []
        for _ in 1...2 {
            files.upload(artworks: [image, SDLArtwork(staticIcon: "0x11")]) { names, _ in received.append(names) }
        }
        await harness.inFlight.settled()
        #expect(received == [[image.name, "0x11"], [image.name, "0x11"]])
        #expect(harness.sent("PutFile").count == 1 && !files.fileNeedsUpload(image))
    }

    @Test func `FND-70: an image without data is reported, and nothing is sent`() async throws {
        let (harness, files, page) = try await running()
        page.image.image = SDLArtwork(data: [], name: "nothing")
        var end: SDLFileError?
        files.upload(file: SDLFile(data: [], name: "empty")) { _, error in end = error }
        await harness.inFlight.settled()
        #expect(end == .noData && harness.diagnostics == ["FND-70", "FND-70"])
        #expect(harness.sent("PutFile").isEmpty)
    }

    @Test func `A file is deleted once, and only if it exists`() async throws {
        let (harness, files, _) = try await running()
        files.upload(file: SDLFile(data: [1, 2], name: "a"))
        await harness.inFlight.settled()
        var ends: [SDLFileError?] = []
        files.delete(remoteFileNamed: "a") { _, error in ends.append(error) }
        files.delete(remoteFileNamed: "b") { _, error in ends.append(error) }
        await harness.inFlight.settled()
        #expect(ends == [.noKnownFile, nil] && harness.sent("DeleteFile").count == 1)
        #expect(files.remoteFileNames.isEmpty && files.bytesAvailable == 104_857_600)
    }

    @Test(arguments: [
        ("png", SDLFileType.graphicPng), ("jpeg", .graphicJpeg), ("JPG", .graphicJpeg), ("bmp", .graphicBmp),
        ("wav", .audioWave), ("mp3", .audioMp3), ("aac", .audioAac), ("m4a", .audioAac), ("json", .json),
        ("x", .binary),
    ])
    func `The file type of a local file is derived from its extension`(_ ending: String, _ type: SDLFileType) throws {
        let url = URL(fileURLWithPath: TemporaryFolder.make() + "." + ending)
        #expect(throws: (any Error).self) { try SDLFile(fileURL: url, name: "x") }
        try Data([1, 2, 3]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try SDLFile(fileURL: url, name: "x")
        #expect(file.data == [1, 2, 3] && file.fileType == type && file.name == "x")
    }
}
