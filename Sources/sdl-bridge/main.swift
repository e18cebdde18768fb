import Glibc
import SDLBridge
import WebServing

let words = Array(CommandLine.arguments.dropFirst())
if words.contains("--help") || words.first == "help" {
    print(Verb.find(words)?.verb.usage ?? Options.usage)
    exit(0)
}
if words.first == "--version" {
    print(Product.name, Product.version)
    exit(0)
}
if words.first == "export" { exit(export(words.dropFirst())) }
if words.first == "new" { exit(newApp(words.dropFirst())) }
if words.first == "completion" { exit(completion(words.dropFirst())) }
var environment: [String: String] = [:]
for name in ["SDL_BRIDGE_TOKEN", "SDL_BRIDGE_URL"] {
    if let value = getenv(name) { environment[name] = String(cString: value) }
}
do {
    if words.first == "shell" { exit(try Shell(words.dropFirst(), environment: environment).run()) }
    if let saying = try BridgeRequest(words, environment: environment) { exit(try saying.run()) }
    // First of all: from here on a signal asks instead of killing.
    let signals = StopSignals()
    if words.first == "replay" { exit(await replay(words.dropFirst(), until: signals)) }
    if words.first == "open" { exit(try await open(words.dropFirst(), until: signals)) }
    try await serve(Options(words, environment: environment), until: signals)
} catch {
    say("\(error)")
    if error is Options.Unknown { say("`sdl-bridge --help` tells what there is") }
    exit(error is Options.Unknown ? 2 : 1)
}
