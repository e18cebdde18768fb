import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests for uploads that run in parallel or one after another, and for uploads that a disconnect interrupts.
@MainActor
@Suite struct UploadTests {
    final class Page: SDLViewController {
        let (image, second) = (SDLImageView(), SDLImageView())
        override func loadView() { view = SDLView(subviews: [image, second]) }
    }

    func running(edit: JSONValue = [:]) async throws -> (Harness, SDLFileManager, Page) {
        let page = Page()
        let harness = try Harness { page }
        try await harness.edit(edit)
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.fileManager, page)
    }

    @Test func `Two uploads of one file are one request; three overwriting uploads all complete`() async throws {
        let (harness, files, _) = try await running()
        try await harness.force("PutFile", "SUCCESS", delayMs: 1000)
        var ends: [String] = []
        for number in 1...2 {
            files.upload(file: SDLFile(data: [1], name: "a")) { _, error in ends.append("\(number) \(error == nil)") }
        }
        await harness.inFlight.settled()
        #expect(harness.appTree("files", "a", "state") == "uploading" && harness.sent("PutFile").count == 1)
        await harness.pass(.seconds(1))
        #expect(harness.appTree("files", "a", "state") == "there")
        #expect(Set(ends) == ["1 true", "2 true"] && ends.count == 2 && harness.sent("PutFile").count == 1)
        for number in 3...5 {
            files.upload(file: SDLFile(data: [UInt8(number)], name: "b", overwrite: true)) { _, error in
                ends.append("\(number) \(error == nil)")
            }
        }
        await harness.inFlight.settled()
        #expect(harness.sent("PutFile").count == 2)
        await harness.pass(.seconds(5))
        #expect(Set(ends.dropFirst(2)) == ["3 true", "4 true", "5 true"] && ends.count == 5)
    }

    @Test func `An upload during ListFiles waits for its answer`() async throws {
        let (harness, files, _) = try await running()
        let kept = SDLFile(data: [1], name: "kept", persistent: true)
        files.upload(file: kept)
        try await harness.force("ListFiles", "SUCCESS", times: 1, delayMs: 1000)
        try await harness.loseConnection()
        await harness.pass(.milliseconds(500))
        #expect(files.currentState == .fetchingInitialList)
        var ends: [String] = []
        for name in ["new", "newer"] {
            files.upload(file: SDLFile(data: [2], name: name)) { _, error in ends.append("\(name) \(error == nil)") }
        }
        await harness.inFlight.settled()
        #expect(harness.sent("PutFile").count == 1 && ends.isEmpty)
        await harness.pass(.seconds(1))
        #expect(ends == ["new true", "newer true"])
        #expect(harness.sent("PutFile").count == 3)
    }

    @Test func `An app that stops during ListFiles fails the waiting uploads`() async throws {
        let (harness, files, _) = try await running()
        try await harness.force("ListFiles", "DO_NOT_RESPOND")
        try await harness.loseConnection()
        await harness.pass(.milliseconds(500))
        var ends: [SDLFileError?] = []
        for name in ["new", "newer", "newest"] {
            files.upload(file: SDLFile(data: [2], name: name)) { _, error in ends.append(error) }
        }
        await harness.inFlight.settled()
        harness.app.stop()
        await harness.pass(.seconds(2))
        #expect(files.currentState == .shutdown && ends == [.notConnected, .notConnected, .notConnected])
        #expect(harness.appTree("files") == [:])
    }

    @Test func `An upload that waited for an unanswered ListFiles is sent once, after the next answer`() async throws {
        let (harness, files, _) = try await running()
        try await harness.force("ListFiles", "DO_NOT_RESPOND", times: 1)
        try await harness.loseConnection()
        await harness.pass(.milliseconds(500))
        files.upload(file: SDLFile(data: [2], name: "new"))
        await harness.inFlight.settled()
        try await harness.force("ListFiles", "SUCCESS", delayMs: 1000)
        harness.app.stop()
        await harness.start()
        #expect(files.currentState == .fetchingInitialList)
        files.upload(file: SDLFile(data: [2], name: "new"))
        await harness.pass(.seconds(1))
        #expect(files.currentState == .ready && harness.sent("PutFile").count == 1)
    }

    @Test func `At a disconnect each upload in flight fails once, and later ones fail at once`() async throws {
        let (harness, files, _) = try await running()
        try await harness.force("PutFile", "DO_NOT_RESPOND")
        var ends: [String] = []
        for name in ["a", "b", "a", "c"] {
            files.upload(file: SDLFile(data: [1], name: name)) { _, error in
                ends.append("\(name) \(error == .notConnected)")
            }
        }
        files.upload(artworks: ["d", "e"].map { SDLArtwork(data: [1], name: $0) }) { names, error in
            ends.append("\(names) \(error != nil)")
        }
        await harness.inFlight.settled()
        #expect(ends.isEmpty)
        try await harness.loseConnection()
        files.upload(file: SDLFile(data: [1], name: "late")) { _, error in
            ends.append("late \(error == .notConnected)")
        }
        await harness.inFlight.settled()
        #expect(ends.sorted() == ["[] true", "a true", "a true", "b true", "c true", "late true"])
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(ends.count == 6)
    }

    @Test(arguments: [
        "GENERIC_ERROR", "REJECTED", "INVALID_DATA", "OUT_OF_MEMORY", "TOO_MANY_PENDING_REQUESTS",
        "APPLICATION_NOT_REGISTERED", "UNSUPPORTED_REQUEST",
    ])
    func `4.4: a refused ListFiles is a startup error, and files are uploaded nevertheless`(_ result: String)
        async throws
    {
        let harness = try Harness { SDLViewController() }
        try await harness.force("ListFiles", result)
        await harness.start()
        #expect(harness.app.fileManager.currentState == .startupError)
        var ends: [SDLFileError?] = []
        harness.app.fileManager.upload(file: SDLFile(data: [1], name: "a")) { _, error in ends.append(error) }
        await harness.inFlight.settled()
        #expect(ends == [nil])
    }

    @Test func `Several files are uploaded without a progress handler, and the progress of one small file is 1`()
        async throws
    {
        let (harness, files, _) = try await running()
        var received: [String] = []
        files.upload(
            files: ["a", "b"].map { SDLFile(data: [1], name: $0) },
            completionHandler: { error in received.append("\(error == nil)") })
        await harness.inFlight.settled()
        #expect(files.remoteFileNames == ["a", "b"] && received == ["true"])
        files.upload(
            files: [SDLFile(data: [1], name: "c")],
            progressHandler: { name, part, error in
                received.append("\(name) \(part) \(error == nil)")
                return true
            })
        await harness.inFlight.settled()
        #expect(received == ["true", "c 1.0 true"])
        try await harness.force("PutFile", "OUT_OF_MEMORY")
        files.upload(artworks: ["x", "y"].map { SDLArtwork(data: [1], name: $0) }) { names, error in
            received.append("\(names) \(error.map { "\($0)" } ?? "")")
        }
        files.upload(artwork: SDLArtwork(data: [1], name: "z")) { name, error in
            received.append("\(name) \(error.map { "\($0)" } ?? "")")
        }
        await harness.inFlight.settled()
        let failed = "The head unit did not accept the file."
        #expect(received.contains("[] x: \(failed)\ny: \(failed)") && received.contains("z z: \(failed)"))
    }

    @Test func `Files are deleted one by one with the space left, and are no longer reported`()
        async throws
    {
        let (harness, files, _) = try await running()
        let names = ["a", "b", "c"]
        for name in names { files.upload(file: SDLFile(data: [1], name: name)) }
        await harness.inFlight.settled()
        #expect(harness.appTree("fileOrder") == ["a", "b", "c"])
        #expect(names.allSatisfy { !files.fileNeedsUpload(SDLArtwork(data: [1], name: $0)) })
        // A file that is sent in one piece has no offset and no length.
        let sent = harness.sent("PutFile").last?["params"]
        #expect(sent?["offset"] == nil && sent?["length"] == nil && sent?["crc"] != nil)
        var received: [String] = []
        for name in names {
            files.delete(remoteFileNamed: name) { space, error in received.append("\(space) \(error == nil)") }
            #expect(harness.appTree("files", name) == nil)
            await harness.inFlight.settled()
        }
        #expect(received == ["104857598 true", "104857599 true", "104857600 true"])
    }

    @Test func `After a reconnection an image that the head unit no longer has is uploaded again and shown`()
        async throws
    {
        let (harness, _, page) = try await running()
        page.image.image = SDLArtwork(data: [1], name: "cover")
        await harness.inFlight.settled()
        try await harness.reconnect()
        #expect(harness.sent("PutFile").count == 2)
        #expect(harness.tree("apps", "hello", "windows", "0", "graphic", "value") == "cover")
    }

    @Test(arguments: ["graphic", "secondaryGraphic"])
    func `A file that overwrites an image's is shown again`(_ member: String) async throws {
        let (harness, _, page) = try await running()
        page.image.image = SDLArtwork(staticIcon: "0x11")
        let view = member == "graphic" ? page.image : page.second
        for byte in [UInt8(1), 2] {
            view.image = SDLArtwork(data: [byte], name: "cover", overwrite: true)
            await harness.inFlight.settled()
        }
        let shown = harness.sent("Show").compactMap { $0["params"]?[member]?["value"] }
        #expect(shown == ["cover", "cover"] && harness.sent("PutFile").count == 2)
    }

    @Test(arguments: [(4, 5, false), (5, 0, true)])
    func `4.4: checksums need version 5, and persistent files are kept from version 4.4 on`(
        _ major: Int, _ minor: Int, _ has: Bool
    ) async throws {
        let (harness, files, _) = try await running(edit: Harness.version(major, minor))
        files.upload(file: SDLFile(data: [1], name: "a", persistent: true))
        await harness.inFlight.settled()
        #expect((harness.sent("PutFile").last?["params"]?["crc"] != nil) == has)
        try await harness.reconnect()
        files.upload(artwork: SDLArtwork(data: [1], name: "a"))
        await harness.inFlight.settled()
        #expect(harness.sent("PutFile").count == 1)
    }
}
