import Glibc
import SDLSupport
import WebServing

/// Serves until the process is asked to stop.
func serve(_ options: Options, until signals: StopSignals) async throws {
    var settings = options.settings
    settings.log = say
    let server = try await WebServer(settings, router: routes(options))
    let announcement = Announcement(server, token: options.gate.token)
    print(announcement.json)
    // Whoever reads the line through a pipe waits for it.
    fflush(nil)
    say("open \(announcement.url)")
    await signals.wait()
    say("stopping")
    await server.stop()
}

private func routes(_ options: Options) -> Router {
    var router = Router()
    router.immediate(.get, "/livez") { _ in .json(["status": "pass"]) }
    if let files = StaticFiles(folder: options.web) {
        router.immediate(.get, "/") { request in try files.answer(request) }
        router.fallback { request in try files.answer(request) }
    } else {
        say("there is no page: no folder \(options.web)")
    }
    return router
}

/// For people, on stderr; stdout is for programs.
@Sendable func say(_ line: String) {
    let text = Array("sdl-bridge: \(line)\n".utf8)
    _ = write(2, text, text.count)
}
