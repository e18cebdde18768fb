import Capsules
import JSON
import SDLBridge
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Shows one or two capsules (saved sessions) on the page until the process receives a stop signal.
///
/// - Returns: the exit code: 2 if the arguments or a file are wrong, 0 after a stop signal.
func open(_ words: ArraySlice<String>, until signals: StopSignals) async throws -> Int32 {
    let words = try Arguments(
        words, Arguments.Grammar(options: ["--beside", "--app", "--scratch-path", "--port", "--web"]))
    let file = try words.need("FILE")
    let port = try Arguments.port(words)
    try words.end()
    let apps = words.options("--app")
    guard let shown = try Opened(file, at: "capsule") else { return 2 }
    var all = [shown]
    if let other = words.option("--beside") {
        guard let beside = try Opened(other, at: "beside") else { return 2 }
        all.append(beside)
    }
    let page = try Installation.page(words)
    guard let files = StaticFiles(folder: page) else {
        throw Refusal(description: "The page cannot be served: the folder \(page) does not exist.")
    }
    var playOn: PlayOn?
    if !apps.isEmpty {
        do {
            playOn = try await PlayOn(
                file, AppAssignment(file: file, subjects: apps, scratch: words.option("--scratch-path")), page: page)
        } catch {
            say("\(error)")
            return 2
        }
    }
    var settings = WebServer.Settings()
    settings.listen(host: "127.0.0.1", port: port)
    settings.log = say
    let server = try await WebServer(settings, router: router(all, playOn, files))
    let announcement = Announcement(server)
    print(announcement.json)
    fflush(nil)
    for one in all where one.found.isCut { say("\(one.file) is incomplete; the page shows the existing part") }
    let query = all.map { "\($0.place)=/\($0.place)" } + (playOn == nil ? [] : ["play"])
    let titles = all.map { $0.found.manifest.title.isEmpty ? $0.file : $0.found.manifest.title }
    say("open \(announcement.url)?\(query.joined(separator: "&")) for \(titles.joined(separator: ", with "))")
    await signals.wait()
    await server.stop()
    await playOn?.end()
    return 0
}

private struct Opened {
    let file: String
    /// The name by which the page's address refers to the capsule, and the path at which the server returns the
    /// capsule.
    let place: String
    let found: CapsuleReader.Summary
    /// The name of the capsule's file, without its folder.
    var name: String { file.split(separator: "/").last.map(String.init) ?? file }
    let body: FileBody

    /// Opens a capsule. If the file is not a capsule, prints the reason and returns nil.
    init?(_ file: String, at place: String) throws {
        (self.file, self.place) = (file, place)
        do {
            found = try CapsuleReader(file).read()
        } catch {
            say("\(file) \(error)")
            return nil
        }
        // Follow a symbolic link, because the user has chosen this file.
        let descriptor = Glibc.open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0, let body = FileBody(descriptor: descriptor) else {
            say("\(file) could not be read: the file has just been deleted")
            return nil
        }
        self.body = body
    }
}

private func router(_ all: [Opened], _ playOn: PlayOn?, _ files: StaticFiles) -> Router {
    var router = Router()
    for one in all {
        router.immediate(.get, "/\(one.place)") { _ in
            Response(
                headers: [
                    "Content-Type": "application/zip", "ETag": one.body.tag, "Cache-Control": "no-cache",
                    "X-Content-Type-Options": "nosniff",
                    "Content-Disposition": FileName.shown(one.name),
                ], body: .file(one.body))
        }
    }
    if let playOn {
        router.waiting(.post, "/play") { request in
            guard let row = try request.json()["row"]?.int.flatMap({ UInt64(exactly: $0) }) else {
                throw Problem(.unprocessable, detail: "The row is missing. Send {\"row\": 1234}.")
            }
            return .json(try await playOn.start(at: row))
        }
    }
    let name = all[0].file
    router.immediate(.get, "/v1/{path:rest}") { request in
        throw Problem(
            .notFound, title: "A capsule",
            detail: "This server shows the capsule \(name) and is not a bridge; \(request.path) does not exist.",
            hint: "GET /capsule sends the capsule. Start a bridge with `sdl-bridge serve`.", type: "/problems/capsule")
    }
    router.immediate(.get, "/") { request in try files.answer(request) }
    router.fallback { request in try files.answer(request) }
    return router
}

extension Arguments {
    /// Returns the value of `--port`. The default is 0, which means any free port.
    static func port(_ words: Arguments) throws -> UInt16 {
        let port = try words.optionalNumber("--port") ?? 0
        guard let port = UInt16(exactly: port) else { throw Options.Unknown.noPort("--port", "\(port)") }
        return port
    }
}

extension Installation {
    /// Returns the folder with the files of the page: the value of `--web`, or else the folder that was installed with
    /// this program.
    static func page(_ words: Arguments) throws -> String {
        guard let page = words.option("--web") ?? current.page else {
            throw Refusal(description: noPage)
        }
        return page
    }
}
