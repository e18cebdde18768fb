import Capsules
import JSON
import SDLBridge
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Shows a capsule on the page until the process is asked to stop. - Returns: 2 where the words or the file are no good.
func open(_ words: ArraySlice<String>, until signals: StopSignals) async throws -> Int32 {
    let words = try Words(words, Words.Grammar(options: ["--port", "--web"]))
    let file = try words.need("FILE")
    let port = try words.optionalNumber("--port") ?? 0
    try words.end()
    guard let port = UInt16(exactly: port) else { throw Options.Unknown(description: "--port \(port) is no port") }
    guard let found = look(into: file) else { return 2 }
    // A link is followed: the user who names a file here may read it.
    let descriptor = Glibc.open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0, let body = FileBody(descriptor: descriptor) else {
        say("\(file) could not be read: it has just gone")
        return 2
    }
    guard let page = words.option("--web") ?? Installation.current.page, let files = StaticFiles(folder: page) else {
        say("no page lies where this program lies; say where one is with --web")
        return 1
    }
    var settings = WebServer.Settings()
    settings.listen(host: "127.0.0.1", port: port)
    settings.log = say
    let server = try await WebServer(settings, router: router(file, body, files))
    let announcement = Announcement(server)
    print(announcement.json)
    fflush(nil)
    if found.isCut { say("\(file) is cut short; it is shown as far as it goes") }
    say("open \(announcement.url)?capsule=/capsule for \(found.manifest.title.isEmpty ? file : found.manifest.title)")
    await signals.wait()
    await server.stop()
    return 0
}

private func router(_ name: String, _ body: FileBody, _ files: StaticFiles) -> Router {
    var router = Router()
    router.immediate(.get, "/capsule") { _ in
        Response(
            headers: [
                "Content-Type": "application/zip", "ETag": body.tag, "Cache-Control": "no-cache",
                "X-Content-Type-Options": "nosniff",
            ], body: .file(body))
    }
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

/// Looks at all of a capsule. - Returns: nil when it is none, which has been said.
private func look(into file: String) -> CapsuleReader.Summary? {
    do {
        return try CapsuleReader(file).read()
    } catch {
        say("\(file) \(error)")
        return nil
    }
}
