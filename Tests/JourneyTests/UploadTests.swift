import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Files that go up side by side, wait for each other, or are cut off.
@MainActor
@Suite struct UploadTests {
    final class Page: SDLViewController {
        let (image, second) = (SDLImageView(), SDLImageView())
        override func loadView() { view = SDLView(subviews: [image, second]) }
    }

    func running(edit: JSONValue = [:]) async throws -> (Journey, SDLFileManager, Page) {
        let page = Page()
        let journey = try Journey { page }
        try await journey.edit(edit)
        await journey.start()
        try await journey.activate()
        return (journey, journey.app.fileManager, page)
    }

    @Test func `Two uploads of one name are one; of three that replace each other all are told`() async throws {
        let (journey, files, _) = try await running()
        try await journey.force("PutFile", "SUCCESS", delayMs: 1000)
        var ends: [String] = []
        for number in 1...2 {
            files.upload(file: SDLFile(data: [1], name: "a")) { _, error in ends.append("\(number) \(error == nil)") }
        }
        await journey.flight.settled()
        #expect(journey.insides("files", "a", "state") == "uploading" && journey.sent("PutFile").count == 1)
        await journey.pass(.seconds(1))
        #expect(journey.insides("files", "a", "state") == "there")
        #expect(Set(ends) == ["1 true", "2 true"] && ends.count == 2 && journey.sent("PutFile").count == 1)
        for number in 3...5 {
            files.upload(file: SDLFile(data: [UInt8(number)], name: "b", overwrite: true)) { _, error in
                ends.append("\(number) \(error == nil)")
            }
        }
        await journey.flight.settled()
        #expect(journey.sent("PutFile").count == 2)
        await journey.pass(.seconds(5))
        #expect(Set(ends.dropFirst(2)) == ["3 true", "4 true", "5 true"] && ends.count == 5)
    }

    @Test func `What is uploaded while the head unit is still asked what it has waits for its answer`() async throws {
        let (journey, files, _) = try await running()
        let kept = SDLFile(data: [1], name: "kept", persistent: true)
        files.upload(file: kept)
        try await journey.force("ListFiles", "SUCCESS", times: 1, delayMs: 1000)
        try await journey.lose()
        await journey.pass(.milliseconds(500))
        #expect(files.currentState == .fetchingInitialList)
        var ends: [String] = []
        for name in ["new", "newer"] {
            files.upload(file: SDLFile(data: [2], name: name)) { _, error in ends.append("\(name) \(error == nil)") }
        }
        await journey.flight.settled()
        #expect(journey.sent("PutFile").count == 1 && ends.isEmpty)
        await journey.pass(.seconds(1))
        #expect(ends == ["new true", "newer true"])
        #expect(journey.sent("PutFile").count == 3)
    }

    @Test func `An app that stops while the head unit is asked what it has knows of none`() async throws {
        let (journey, files, _) = try await running()
        try await journey.force("ListFiles", "DO_NOT_RESPOND")
        try await journey.lose()
        await journey.pass(.milliseconds(500))
        var ends: [SDLFileError?] = []
        for name in ["new", "newer", "newest"] {
            files.upload(file: SDLFile(data: [2], name: name)) { _, error in ends.append(error) }
        }
        await journey.flight.settled()
        journey.app.stop()
        await journey.pass(.seconds(2))
        #expect(files.currentState == .shutdown && ends == [.notConnected, .notConnected, .notConnected])
        #expect(journey.insides("files") == [:])
    }

    @Test func `What waited for a list that never came goes up once, when the next has come`() async throws {
        let (journey, files, _) = try await running()
        try await journey.force("ListFiles", "DO_NOT_RESPOND", times: 1)
        try await journey.lose()
        await journey.pass(.milliseconds(500))
        files.upload(file: SDLFile(data: [2], name: "new"))
        await journey.flight.settled()
        try await journey.force("ListFiles", "SUCCESS", delayMs: 1000)
        journey.app.stop()
        await journey.start()
        #expect(files.currentState == .fetchingInitialList)
        files.upload(file: SDLFile(data: [2], name: "new"))
        await journey.pass(.seconds(1))
        #expect(files.currentState == .ready && journey.sent("PutFile").count == 1)
    }

    @Test func `Of all that is on its way when the connection goes each is told so, once`() async throws {
        let (journey, files, _) = try await running()
        try await journey.force("PutFile", "DO_NOT_RESPOND")
        var ends: [String] = []
        for name in ["a", "b", "a", "c"] {
            files.upload(file: SDLFile(data: [1], name: name)) { _, error in
                ends.append("\(name) \(error == .notConnected)")
            }
        }
        files.upload(artworks: ["d", "e"].map { SDLArtwork(data: [1], name: $0) }) { names, error in
            ends.append("\(names) \(error != nil)")
        }
        await journey.flight.settled()
        #expect(ends.isEmpty)
        try await journey.lose()
        #expect(ends.sorted() == ["[] true", "a true", "a true", "b true", "c true"])
        await journey.pass(.seconds(1))
        try await journey.activate()
        #expect(ends.count == 5)
    }

    @Test(arguments: [
        "GENERIC_ERROR", "REJECTED", "INVALID_DATA", "OUT_OF_MEMORY", "TOO_MANY_PENDING_REQUESTS",
        "APPLICATION_NOT_REGISTERED", "UNSUPPORTED_REQUEST",
    ])
    func `4.4: a head unit that refuses to say what is there is an error at the start`(_ result: String) async throws {
        let journey = try Journey { SDLViewController() }
        try await journey.force("ListFiles", result)
        await journey.start()
        #expect(journey.app.fileManager.currentState == .startupError)
    }

    @Test func `Several files without a word on their progress all go up; each of one byte is its whole part`()
        async throws
    {
        let (journey, files, _) = try await running()
        var told: [String] = []
        files.upload(
            files: ["a", "b"].map { SDLFile(data: [1], name: $0) },
            completionHandler: { error in told.append("\(error == nil)") })
        await journey.flight.settled()
        #expect(files.remoteFileNames == ["a", "b"] && told == ["true"])
        files.upload(
            files: [SDLFile(data: [1], name: "c")],
            progressHandler: { name, part, error in
                told.append("\(name) \(part) \(error == nil)")
                return true
            })
        await journey.flight.settled()
        #expect(told == ["true", "c 1.0 true"])
        try await journey.force("PutFile", "OUT_OF_MEMORY")
        files.upload(artworks: ["x", "y"].map { SDLArtwork(data: [1], name: $0) }) { names, error in
            told.append("\(names) \(error.map { "\($0)" } ?? "")")
        }
        files.upload(artwork: SDLArtwork(data: [1], name: "z")) { name, error in
            told.append("\(name) \(error.map { "\($0)" } ?? "")")
        }
        await journey.flight.settled()
        let failed = "The head unit did not take the file."
        #expect(told.contains("[] x: \(failed)\ny: \(failed)") && told.contains("z z: \(failed)"))
    }

    @Test func `Files are taken off one by one, each with the room there is then, and are not told of any more`()
        async throws
    {
        let (journey, files, _) = try await running()
        let names = ["a", "b", "c"]
        for name in names { files.upload(file: SDLFile(data: [1], name: name)) }
        await journey.flight.settled()
        #expect(journey.insides("fileOrder") == ["a", "b", "c"])
        #expect(names.allSatisfy { !files.fileNeedsUpload(SDLArtwork(data: [1], name: $0)) })
        // What goes up in one piece says nothing of pieces.
        let sent = journey.sent("PutFile").last?["params"]
        #expect(sent?["offset"] == nil && sent?["length"] == nil && sent?["crc"] != nil)
        var told: [String] = []
        for name in names {
            files.delete(remoteFileNamed: name) { room, error in told.append("\(room) \(error == nil)") }
            #expect(journey.insides("files", name) == nil)
            await journey.flight.settled()
        }
        #expect(told == ["104857598 true", "104857599 true", "104857600 true"])
    }

    @Test func `Of several files that are there each is known, and none is replaced unasked`() async throws {
        let (journey, files, _) = try await running()
        let all = ["a", "b", "c"].map { SDLFile(data: [1], name: $0) }
        var ends: [SDLFileError?] = []
        for _ in 1...2 {
            for file in all { files.upload(file: file) { _, error in ends.append(error) } }
            await journey.flight.settled()
            #expect(all.allSatisfy { files.hasUploadedFile($0) })
        }
        #expect(ends == [nil, nil, nil, .cannotOverwrite, .cannotOverwrite, .cannotOverwrite])
        #expect(journey.sent("PutFile").count == 3)
    }

    @Test func `After a break an image that the head unit has no more goes up again and is shown`() async throws {
        let (journey, _, page) = try await running()
        page.image.image = SDLArtwork(data: [1], name: "cover")
        await journey.flight.settled()
        try await journey.comeBack()
        #expect(journey.sent("PutFile").count == 2)
        #expect(journey.tree("apps", "hello", "windows", "0", "graphic", "value") == "cover")
    }

    @Test func `A file that replaces the second image's is shown anew`() async throws {
        let (journey, _, page) = try await running()
        page.image.image = SDLArtwork(staticIcon: "0x11")
        for byte in [UInt8(1), 2] {
            page.second.image = SDLArtwork(data: [byte], name: "cover", overwrite: true)
            await journey.flight.settled()
        }
        let shown = journey.sent("Show").compactMap { $0["params"]?["secondaryGraphic"]?["value"] }
        #expect(shown == ["cover", "cover"] && journey.sent("PutFile").count == 2)
    }

    @Test(arguments: [(4, 5, false), (5, 0, true)])
    func `4.4: checksums need version 5, and what stays need not go up again from version 4.4 on`(
        _ major: Int, _ minor: Int, _ has: Bool
    ) async throws {
        let (journey, files, _) = try await running(edit: Journey.version(major, minor))
        files.upload(file: SDLFile(data: [1], name: "a", persistent: true))
        await journey.flight.settled()
        #expect((journey.sent("PutFile").last?["params"]?["crc"] != nil) == has)
        try await journey.comeBack()
        files.upload(artwork: SDLArtwork(data: [1], name: "a"))
        await journey.flight.settled()
        #expect(journey.sent("PutFile").count == 1)
    }

    @Test func `An icon of the head unit's own has no bytes, and is neither kept nor replaced`() {
        let icon = SDLArtwork(staticIcon: "0x11")
        #expect(icon.data.isEmpty && icon.isStaticIcon && icon.isTemplate && !icon.isPersistent && !icon.overwrite)
        let own = SDLArtwork(data: [1], name: "own")
        #expect(!own.isStaticIcon && !own.isTemplate && !own.isPersistent && !own.overwrite)
    }
}
