import Capsules
import JSON
import SDLBridge
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Shows a capsule on the page until the process is asked to stop, and another beside it where one is named.
///
/// - Returns: 2 where the words or a file are no good.
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
        throw NoProgram(description: "there is no page: no folder \(page)")
    }
    var playOn: PlayOn?
    if !apps.isEmpty {
        do {
            playOn = try await PlayOn(file, AppAssignment(file, apps, scratch: words.option("--scratch-path")), page: page)
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
    for one in all where one.found.isCut { say("\(one.file) is cut short; it is shown as far as it goes") }
    let query = all.map { "\($0.place)=/\($0.place)" } + (playOn == nil ? [] : ["play"])
    let titles = all.map { $0.found.manifest.title.isEmpty ? $0.file : $0.found.manifest.title }
    say("open \(announcement.url)?\(query.joined(separator: "&")) for \(titles.joined(separator: ", beside "))")
    await signals.wait()
    await server.stop()
    await playOn?.end()
    return 0
}

/// A capsule that is served.
private struct Opened {
    let file: String
    /// Its path, and what the page's address calls it.
    let place: String
    let found: CapsuleReader.Summary
    /// What it is called in its folder.
    var name: String { file.split(separator: "/").last.map(String.init) ?? file }
    let body: FileBody

    /// - Returns: nil when it is none, which has been said.
    init?(_ file: String, at place: String) throws {
        (self.file, self.place) = (file, place)
        do {
            found = try CapsuleReader(file).read()
        } catch {
            say("\(file) \(error)")
            return nil
        }
        // A link is followed: the user who names a file here may read it.
        let descriptor = Glibc.open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0, let body = FileBody(descriptor: descriptor) else {
            say("\(file) could not be read: it has just gone")
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
                throw Problem(.unprocessable, detail: "Which row the moment is at is missing: {\"row\": 1234}.")
            }
            return .json(try await playOn.start(at: row))
        }
    }
    let name = all[0].file
    router.immediate(.get, "/v1/{path:rest}") { request in
        throw Problem(
            .notFound, title: "A capsule",
            detail: "This is the capsule \(name), not a bridge: nothing is at \(request.path).",
            hint: "GET /capsule is the file; start a bridge with `sdl-bridge serve`.", type: "/problems/capsule")
    }
    router.immediate(.get, "/") { request in try files.answer(request) }
    router.fallback { request in try files.answer(request) }
    return router
}

extension Arguments {
    /// The port that was named; 0, any that is free, where none was.
    static func port(_ words: Arguments) throws -> UInt16 {
        let port = try words.optionalNumber("--port") ?? 0
        guard let port = UInt16(exactly: port) else { throw Options.Unknown.noPort("--port", "\(port)") }
        return port
    }
}

extension Installation {
    /// The page that was named, or that lies where this program does.
    static func page(_ words: Arguments) throws -> String {
        guard let page = words.option("--web") ?? current.page else {
            throw NoProgram(description: "no page lies where this program lies; say where one is with --web")
        }
        return page
    }
}
