import Glibc
import WebServing

// First of all: from here on a signal asks instead of killing.
let signals = StopSignals()

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
    print(Options.usage)
    exit(0)
}
if arguments.first == "replay" { exit(replay(arguments.dropFirst().first)) }
do {
    let token = getenv("SDL_BRIDGE_TOKEN").map { ["SDL_BRIDGE_TOKEN": String(cString: $0)] }
    try await serve(Options(arguments, environment: token ?? [:]), until: signals)
} catch {
    say("\(error)")
    exit(error is Options.Unknown ? 2 : 1)
}
