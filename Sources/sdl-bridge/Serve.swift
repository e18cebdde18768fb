import Glibc
import SDLBridge
import SDLSupport
import WebServing

/// Serves until the process is asked to stop.
func serve(_ options: Options, until signals: StopSignals) async throws {
    let epoch = String(UInt64.random(in: .min ... .max), radix: 36)
    var settings = Bridge.Settings(files: options.files ?? "\(temporaryFolder)/sdl-bridge-\(getpid())", epoch: epoch)
    settings.web = options.settings
    settings.web.log = say
    settings.page = options.web
    settings.log = say
    settings.hosted = options.hosted
    if let inspect = options.inspect { settings.inspect = inspect }
    if !options.apps.isEmpty { settings.apps = options.apps.filter { $0 != "none" } }
    let bridge = try await Bridge(settings)
    let announcement = Announcement(bridge.server, token: options.gate.token)
    print(announcement.json)
    // Whoever reads the line through a pipe waits for it.
    fflush(nil)
    say("open \(announcement.url)")
    for address in bridge.appAddresses { say("apps connect to \(address)") }
    await signals.wait()
    say("stopping")
    await bridge.stop()
}

private var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

/// For people, on stderr; stdout is for programs.
@Sendable func say(_ line: String) {
    let text = Array("sdl-bridge: \(line)\n".utf8)
    _ = write(2, text, text.count)
}
