import Glibc
import SDLBridge
import SDLSupport
import WebServing

HeapMemory.shareArenas()
let words = Array(CommandLine.arguments.dropFirst())
if words.contains("--help") || ["help", "-h"].contains(words.first) || words.last == "-h" {
    let subject = words.first == "help" ? Array(words.dropFirst()) : words
    print(Verb.find(subject)?.verb.usage ?? subject.first.flatMap(Options.usage(of:)) ?? Options.usage)
    exit(0)
}
if ["--version", "version"].contains(words.first) {
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
    if let request = try BridgeRequest(words, environment: environment) { exit(try request.run()) }
    // From here on, a signal asks the process to stop and does not kill the process.
    let signals = StopSignals()
    if words.first == "replay" { exit(await replay(words.dropFirst(), until: signals)) }
    if words.first == "open" { exit(try await open(words.dropFirst(), until: signals)) }
    try await serve(Options(words, environment: environment), until: signals)
} catch {
    say("\(error)")
    if case WebServerError.cannotListen(let reason) = error, reason.contains("already in use") {
        say("choose another port with --port; --port 0 takes any free port")
    }
    if error is Options.Unknown { say("`sdl-bridge --help` lists all verbs and options") }
    exit(error is Options.Unknown ? 2 : 1)
}
