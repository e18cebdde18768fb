import SDLBridge
import SDLLog
import SDLSupport
import WebServing

/// The options of `serve`, `run` and `proxy`.
struct Options {
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    var unixPath: String?
    /// The folder with the files of the page. Nil means that the installed page and the installed specification are
    /// used.
    var web: String?
    var spec: String?
    var apps: [String] = []
    var appOrigins: Set<String> = []
    var cloudApps: [String] = []
    var files: String?
    var hosted: [String] = []
    /// The app to start: the path of its program or of its package.
    var subject: String?
    var watches = false
    var endsWithInput = false
    var scratch: String?
    var inspect: String?
    var data: String?
    var keepsJournal = true
    var journalMegabytes = 1024
    var redacted = Redactor.usual
    /// The port for a web HMI; nil if no web HMI can connect.
    var hmiPort: UInt16? = 8087
    var hmiPortIsGiven = false
    var hmiOrigins: Set<String> = []
    var hmiPage: String?
    var hmiFiles: String?
    var isAsCore = false
    /// Whether the names of images that are sent to the HMI are file paths. Nil means that the other options determine
    /// this.
    var hmiNamesPaths: Bool?
    var gate = AccessPolicy()
    var profile: String?
    /// The address of the head unit that `proxy` watches.
    var core: String?
    var isProxy = false

    static let usage = """
        sdl-bridge [serve] [options]            start a bridge: a head unit with its page and its API
        sdl-bridge run APP [--watch] [options]  start a bridge with your app: APP is the app's program, or the folder of
                                                the app's package, which is built; --watch rebuilds and restarts the app
                                                whenever the app changes, while the bridge keeps running
        sdl-bridge proxy --core HOST:PORT [options]
                                                connect apps to a real head unit and show their messages, read-only;
                                                also ws://HOST:PORT/ and unix:PATH
        sdl-bridge new NAME [--in FOLDER] [--library PATH|URL]
                                                create a package for a new app
        sdl-bridge replay FILE --app [NAME=]PROGRAM [--out FILE] [--junit FILE]
                                                replay a capsule against a build of the app and print the first
                                                difference; --out writes a capsule with both sessions (default: next to
                                                FILE), --junit a test report, --until ROW stops at that row, --typed
                                                TEXT types TEXT where the session has hidden the text, --stay keeps the
                                                bridge running at the end for use by hand
        sdl-bridge open FILE [--beside FILE] [--app [NAME=]PROGRAM] [--port N]
                                                show a capsule on the page without a bridge; --beside shows a second
                                                capsule for comparison; with --app the page can continue from any moment
        sdl-bridge export FILE [--as FORMAT]    print a capsule's rows, one per line (ndjson), or for tools: a trace
                                                (perfetto) or a capture (pcapng)
        sdl-bridge completion SHELL             print the completion script for bash or zsh
        sdl-bridge shell                        enter several verbs, with history and completion; also reads a script
        sdl-bridge VERB [arguments] [--json]    send a request to a running bridge
        sdl-bridge version                      print the version

        \(Verb.list)

          --url URL        the bridge's address (http://127.0.0.1:8080); also taken from SDL_BRIDGE_URL
          --token TEXT     the bridge's token; also taken from SDL_BRIDGE_TOKEN

        Exit codes of verbs: 0 success, 1 refused or not met, 2 wrong arguments, 3 no bridge answers, 4 no browser.
        With --json a verb prints the bridge's answer unchanged.

        Options of serve, run and proxy:

          --port N         port of the server (8080); 0 for any free port
          --address A      address to listen at (127.0.0.1); an address other than loopback needs --token
          --unix PATH      also listen at a unix socket
          --token TEXT     token that clients must send; also taken from SDL_BRIDGE_TOKEN
          --host NAME      further host name of the server, besides localhost and this machine's addresses; repeatable
          --origin URL     other page that may use the API like the bridge's page, such as http://localhost:5173;
                           repeatable
          --web FOLDER     folder of the page (default: installed with this program)
          --spec FILE      compact specification, for forms (default: installed with this program)
          --apps ADDRESS   where apps connect (tcp://127.0.0.1:12345 and ws://127.0.0.1:2020/); also unix:PATH;
                           repeatable; `none` allows only apps that the bridge starts
          --core ADDRESS   head unit of `proxy` (HOST:PORT)
          --dial ADDRESS   cloud app, a WebSocket server that the head unit connects to (ws://127.0.0.1:3000/);
                           repeatable
          --app-origin URL web page whose scripts may connect as apps over WebSocket; repeatable
          --host-app PATH  program of an app to start, or the name of a sample app; repeatable
          --scratch-path F build folder of `run` (default: the package's .build)
          --inspect ADDR   address of the inspection channel (default: a unix socket in the files' folder)
          --data FOLDER    folder for data kept across runs: the journal, apps' files and stored app data (default: a
                           temporary folder, deleted at the end)
          --files FOLDER   folder for apps' files and stored app data (default: in the --data folder)
          --journal WHERE  disk, which survives a crash (default), or memory
          --journal-size N limit of the journal in megabytes (1024), plus a quarter of N for state history; the oldest
                           data is deleted first
          --redact NAMES   comma-separated names of members that are masked before rows are stored, or none
                           (\(Redactor.usual.sorted().joined(separator: ",")))
          --hmi-port N     port for a web HMI, on loopback (8087); `none` for no port
          --hmi-page F     serve a checkout of sdl_hmi or generic_hmi at /hmi/, unchanged on disk
          --hmi-origin URL other page that may be the HMI, besides pages on loopback; `null` allows any page opened from
                           disk, and any frame without an origin; repeatable
          --hmi-files F    folder with files of the HMI's services, for apps that request them (default: none)
          --hmi-images HOW url, so that an HMI loads apps' images over HTTP (default), or path (default with --as-core)
          --as-core        behave like SDL Core: the ports for the HMI and apps are required, apps wait for the HMI, and
                           devices and images have SDL Core's names, with files in ./storage
          --profile NAME   head-unit profile: a built-in id, or a JSON file (docs/profiles.md)
          --end-with-stdin stop when standard input ends, and thus with the program that started the bridge
          --help           print this help
        """

    /// Returns the part of the usage text that describes `verb`, for example `replay`; nil if there is no such part.
    static func usage(of verb: String) -> String? {
        let lines = usage.split(separator: "\n", omittingEmptySubsequences: false)
        var found: [Substring] = []
        var isInside = false
        for line in lines {
            if !line.hasPrefix(" ") {
                isInside = line.hasPrefix("sdl-bridge \(verb) ") || line.hasPrefix("sdl-bridge [\(verb)] ")
            }
            if isInside, !line.isEmpty { found.append(line) }
        }
        guard !found.isEmpty else { return nil }
        guard ["serve", "run", "proxy"].contains(verb),
            let options = lines.lastIndex(where: { $0.hasPrefix("Options of ") })
        else { return found.joined(separator: "\n") }
        return (found + [""] + lines[options...]).joined(separator: "\n")
    }

    /// The names of all options in the usage text. Other options are refused, and completion does not offer them.
    static let names: [String] = {
        var names: [String] = []
        for word in usage.split(separator: "\n").compactMap({ $0.split(separator: " ").first.map(String.init) })
        where word.hasPrefix("--") && !names.contains(word) { names.append(word) }
        return names
    }()

    struct Unknown: Error, CustomStringConvertible {
        let description: String

        static func noPort(_ option: String, _ value: String, or more: String = "") -> Unknown {
            Unknown(description: "\(option) \(value) is not a port; use 0 (any free port) to 65535\(more)")
        }
    }

    init(_ arguments: some Sequence<String>, environment: [String: String]) throws {
        gate.token = environment["SDL_BRIDGE_TOKEN"]
        var rest = Array(arguments)[...]
        if rest.first == "serve" || rest.first == "proxy" {
            isProxy = rest.removeFirst() == "proxy"
        } else if rest.first == "run" {
            rest = rest.dropFirst()
            guard let app = rest.popFirst(), !app.hasPrefix("--") else {
                throw Unknown(description: "run needs an app: its program, or the folder of its package")
            }
            subject = app
        }
        if let word = rest.first, !word.hasPrefix("-") {
            throw Unknown(description: Verb.unknown(Array(rest)))
        }
        while let option = rest.popFirst() {
            switch option {
            case "--as-core": isAsCore = true
            case "--end-with-stdin": endsWithInput = true
            case "--watch":
                guard subject != nil else { throw Unknown(description: "--watch needs `run APP`") }
                watches = true
            default:
                guard Self.names.contains(option) else {
                    let nearest = NearestMatch.nearest(to: option, in: Self.names).map { "; did you mean \($0)?" } ?? ""
                    throw Unknown(description: "\(option) is unknown\(nearest)")
                }
                guard let value = rest.popFirst() else { throw Unknown(description: "\(option) needs a value") }
                try set(option, to: value)
            }
        }
        try checkProxy()
        if hmiPage != nil, hmiPort == nil {
            throw Unknown(description: "--hmi-page needs a port for the HMI; remove --hmi-port none")
        }
    }

    private mutating func set(_ option: String, to value: String) throws {
        switch option {
        case "--port":
            guard let number = UInt16(value) else { throw Unknown.noPort("--port", value) }
            port = number
        case "--address": host = value
        case "--hmi-port": try readHMIPort(value)
        case "--hmi-origin": hmiOrigins.insert(value)
        case "--hmi-page": hmiPage = value
        case "--hmi-files": hmiFiles = value
        case "--hmi-images":
            guard ["url", "path"].contains(value) else {
                throw Unknown(description: "--hmi-images \(value) is neither url nor path")
            }
            hmiNamesPaths = value == "path"
        case "--unix": unixPath = value
        case "--token": gate.token = value
        case "--host": gate.hosts.insert(value)
        case "--origin": gate.origins.insert(value)
        case "--web": web = value
        case "--spec": spec = value
        case "--apps": apps.append(value)
        case "--core": core = value
        case "--dial": cloudApps.append(value)
        case "--app-origin": appOrigins.insert(value)
        case "--files": files = value
        case "--inspect": inspect = value
        case "--data": data = value
        case "--journal":
            guard ["disk", "memory"].contains(value) else {
                throw Unknown(description: "--journal \(value) is neither disk nor memory")
            }
            keepsJournal = value == "disk"
        case "--journal-size":
            guard let megabytes = Int(value), (1...1 << 20).contains(megabytes) else {
                throw Unknown(description: "--journal-size \(value) is not a number of megabytes from 1 to 1048576")
            }
            journalMegabytes = megabytes
        case "--redact":
            redacted = value == "none" ? [] : Set(value.split(separator: ",").map(String.init))
        case "--host-app": hosted.append(Installation.program(of: value))
        case "--scratch-path": scratch = value
        case "--profile": profile = value
        default: throw Unknown(description: "\(option) is unknown")
        }
    }

    /// Throws if `proxy` is combined with an option that requires a head unit of the bridge itself.
    private func checkProxy() throws {
        guard isProxy else {
            if core != nil {
                throw Unknown(description: "--core needs `proxy`: sdl-bridge proxy --core HOST:PORT")
            }
            return
        }
        guard let core else {
            throw Unknown(description: "proxy needs the head unit's address: sdl-bridge proxy --core HOST:PORT")
        }
        guard Bridge.hasPort(core) else {
            throw Unknown(description: "--core \(core) has no port; write \(core):12345 or ws://HOST:PORT/")
        }
        guard let address = Bridge.headUnit(named: core) else {
            throw Unknown(
                description:
                    "--core \(core) is not the address of a head unit; write 192.168.0.9:12345 or ws://HOST:PORT/"
            )
        }
        let own: [(String, Bool)] = [
            ("--as-core", isAsCore), ("--profile", profile != nil),
            ("--dial", !cloudApps.isEmpty), ("--hmi-page", hmiPage != nil),
            ("--hmi-files", hmiFiles != nil), ("--hmi-port", hmiPortIsGiven && hmiPort != nil),
        ]
        if let (option, _) = own.first(where: \.1) {
            throw Unknown(
                description: "\(option) cannot be used with proxy, which watches the head unit at \(core)")
        }
        let places = apps.isEmpty ? Bridge.Settings.usualApps : apps
        guard !places.contains(where: { Bridge.isPlace($0, of: address) }) else {
            throw Unknown(
                description:
                    "apps would connect to the head unit's own address \(core); choose another address, such as "
                    + "--apps tcp://127.0.0.1:12346")
        }
    }

    private mutating func readHMIPort(_ value: String) throws {
        hmiPortIsGiven = true
        guard value != "none" else { return hmiPort = nil }
        guard let port = UInt16(value) else { throw Unknown.noPort("--hmi-port", value, or: ", or `none`") }
        hmiPort = port
    }

    var hmi: HMISettings {
        var settings = HMISettings()
        if let hmiPort { settings.listen(host: "127.0.0.1", port: hmiPort) }
        // A port that the user chose is required. The default port is optional: if another program uses this port, the
        // bridge starts without a port for HMIs.
        settings.isNeeded = hmiPortIsGiven || hmiPage != nil
        settings.origins = hmiOrigins
        settings.page = hmiPage
        settings.files = hmiFiles
        if isAsCore { settings.standInForCore(apps: apps.isEmpty ? Bridge.Settings.usualApps : apps) }
        settings.namesPaths = hmiNamesPaths ?? isAsCore
        return settings
    }

    var settings: WebServer.Settings {
        var settings = WebServer.Settings()
        settings.listen(host: host, port: port)
        settings.unixPath = unixPath
        settings.gate = gate
        return settings
    }
}
