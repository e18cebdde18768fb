import SDLBridge
import SDLLog
import SDLSupport
import WebServing

/// What `sdl-bridge` was told on the command line.
struct Options {
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    var unixPath: String?
    /// Nil for the page and the spec that came with this program.
    var web: String?
    var spec: String?
    var apps: [String] = []
    var appOrigins: Set<String> = []
    var cloudApps: [String] = []
    var files: String?
    var hosted: [String] = []
    /// An app's program, or the folder of its package.
    var subject: String?
    var watches = false
    var scratch: String?
    var inspect: String?
    var data: String?
    var keepsJournal = true
    var journalMegabytes = 1024
    var redacted = Redactor.usual
    /// Nil for nowhere.
    var hmiPort: UInt16? = 8087
    var hmiPortIsGiven = false
    var hmiOrigins: Set<String> = []
    var hmiPage: String?
    var hmiFiles: String?
    var isAsCore = false
    /// nil: as suits the rest.
    var hmiNamesPaths: Bool?
    var gate = AccessPolicy()
    var profile: String?
    var record: String?
    /// The head unit elsewhere that apps are joined with, and whether they are.
    var core: String?
    var isProxy = false

    static let usage = """
        sdl-bridge [serve] [options]            start a bridge: a head unit, its page, and everything over HTTP
        sdl-bridge run APP [--watch] [options]  the same, with an app of yours as a process of its own: a program, or the
                                                folder of its package, which is built; --watch builds and starts it
                                                anew whenever it changes, while everything else stays
        sdl-bridge proxy --core HOST:PORT [options]
                                                stand between apps and a real head unit: hand every byte on as it is, and
                                                show what they say to each other, read-only; ws://HOST:PORT/ and unix:PATH too
        sdl-bridge new NAME [words]             write a package for a new app: --in FOLDER (here), --library PATH or URL
        sdl-bridge replay FILE [--head-unit]    play a recording again, and say whether the head unit does the same
        sdl-bridge replay FILE --app [NAME=]PROGRAM [--out FILE] [--junit FILE]
                                                play a capsule against a build of its app, and say where that does something
                                                else first; --out is a capsule with both (beside FILE), --junit a test report;
                                                --until ROW plays no further than that row, and --stay leaves a bridge there
                                                with its page, where one goes on by hand
        sdl-bridge open FILE [--beside FILE] [--app [NAME=]PROGRAM] [--port N]
                                                show a capsule, which `save` has written, on the page, without a bridge, and
                                                another one beside it; with --app the page can play on from any moment
        sdl-bridge export FILE [--as FORM]      print the rows of a capsule, one a line (ndjson), or for other tools: as a trace
                                                (perfetto), as spans of OpenTelemetry (otlp), as a capture (pcapng)
        sdl-bridge completion SHELL             print what bash or zsh needs to complete these words
        sdl-bridge shell                        type many of these verbs, with history and completion; from a pipe, a script
        sdl-bridge VERB [words] [--json]        say something to the bridge that runs

        \(Verb.list)

          --url URL        where that bridge is (http://127.0.0.1:8080); also taken from SDL_BRIDGE_URL
          --token TEXT     what it wants to be shown; also taken from SDL_BRIDGE_TOKEN

        A verb ends with 0 when it was done, 1 when it was refused or did not come to hold, 2 when the words are wrong, 3 when
        no bridge answers and 4 where there is no browser to draw with. With --json it prints the bridge's own answer.

        Options of serve, run and proxy:

          --port N         listen at this port (8080); 0 for any that is free
          --address A      listen at this address (127.0.0.1); any other than loopback needs --token
          --unix PATH      listen at a unix socket too
          --token TEXT     what clients must show; also taken from SDL_BRIDGE_TOKEN
          --host NAME      a name the server answers for, besides localhost and addresses of this machine; repeatable
          --origin URL     a page elsewhere that may do what our own may, such as http://localhost:5173; repeatable
          --web FOLDER     the page's folder (the one that came with this program)
          --spec FILE      the compact spec, for forms (the one that came with this program)
          --apps ADDRESS   where apps connect (tcp://127.0.0.1:12345 and ws://127.0.0.1:2020/); unix:PATH too; repeatable;
                           `none` for nowhere but the apps that are started here
          --core ADDRESS   the head unit that `proxy` joins apps with (HOST:PORT)
          --dial ADDRESS   an app that listens as a WebSocket server (ws://127.0.0.1:3000/), for the head unit to dial;
                           repeatable
          --app-origin URL a web page whose scripts may connect as apps, over WebSocket; repeatable
          --host-app PATH  an app to start, as a process of its own; repeatable
          --scratch-path F where `run` builds a package (in the package's own .build)
          --inspect ADDR   where apps tell of their insides (a unix socket in the files' folder)
          --data FOLDER    what outlives this run: the journal, apps' files and what apps had (a folder of this run's own)
          --files FOLDER   where apps' files are kept, and what apps had (under --data)
          --journal WHERE  disk, so that nothing is lost however this ends (the default), or memory
          --journal-size N megabytes of disk the journal's rows may take (1024), and a quarter of that again what the state
                           was; the oldest go first
          --redact NAMES   what is not kept, by the names it stands under, with commas between; or none
                           (\(Redactor.usual.sorted().joined(separator: ",")))
          --hmi-port N     where a web HMI connects, on loopback (8087); `none` for nowhere
          --hmi-page F     serve a checkout of sdl_hmi or generic_hmi at /hmi/; nothing in it is changed
          --hmi-origin URL a page elsewhere that may be the HMI, besides those on loopback; `null` for any page opened
                           from disk, and so for any frame without an origin; repeatable
          --hmi-files F    the folder in which files of an HMI's services lie, for apps that ask for them (none are read)
          --hmi-images HOW url, by which an HMI fetches apps' pictures over HTTP (the default), or path (with --as-core)
          --as-core        stand in for SDL Core: the HMI's port and apps' are needed, apps wait for the HMI, and devices
                           and pictures are called as SDL Core calls them, with files under ./storage
          --profile NAME   what kind of head unit: a built-in one's id, or a JSON file (docs/profiles.md)
          --record FILE    take down everything that happens to the head unit, for `replay`
          --help           print this
        """

    /// As the usage has them: what stands there can be completed and is understood, and nothing else.
    static let names: [String] = {
        var names: [String] = []
        for word in usage.split(separator: "\n").compactMap({ $0.split(separator: " ").first.map(String.init) })
        where word.hasPrefix("--") && !names.contains(word) { names.append(word) }
        return names
    }()

    struct Unknown: Error, CustomStringConvertible {
        let description: String

        static func noPort(_ option: String, _ value: String, or more: String = "") -> Unknown {
            Unknown(description: "\(option) \(value) is no port; ports go from 0, any that is free, to 65535\(more)")
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
                throw Unknown(description: "run wants an app: its program, or the folder of its package")
            }
            subject = app
        }
        if let word = rest.first, !word.hasPrefix("-") {
            throw Unknown(description: Verb.unknown(Array(rest)))
        }
        while let option = rest.popFirst() {
            if option == "--as-core" {
                isAsCore = true
                continue
            }
            if option == "--watch" {
                guard subject != nil else { throw Unknown(description: "--watch goes with `run APP`") }
                watches = true
                continue
            }
            guard Self.names.contains(option) else {
                let nearest = NearestMatch.nearest(to: option, in: Self.names).map { "; \($0) is meant?" } ?? ""
                throw Unknown(description: "\(option) is unknown\(nearest)")
            }
            guard let value = rest.popFirst() else { throw Unknown(description: "\(option) lacks its value") }
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
                    throw Unknown(description: "--journal-size \(value) is no number of megabytes from 1 to 1048576")
                }
                journalMegabytes = megabytes
            case "--redact":
                redacted = value == "none" ? [] : Set(value.split(separator: ",").map(String.init))
            case "--host-app": hosted.append(value)
            case "--scratch-path": scratch = value
            case "--profile": profile = value
            case "--record": record = value
            default: throw Unknown(description: "\(option) is unknown")
            }
        }
        try checkProxy()
        if hmiPage != nil, hmiPort == nil {
            throw Unknown(description: "--hmi-page needs a port for the HMI; leave --hmi-port none out")
        }
    }

    /// What makes a head unit of our own goes with none that stands elsewhere.
    private func checkProxy() throws {
        guard isProxy else {
            if core != nil { throw Unknown(description: "--core goes with `proxy`: sdl-bridge proxy --core HOST:PORT") }
            return
        }
        guard let core else {
            throw Unknown(description: "proxy wants to know where the head unit is: sdl-bridge proxy --core HOST:PORT")
        }
        guard Bridge.hasPort(core) else {
            throw Unknown(description: "--core \(core) has no port; write \(core):12345, say, or ws://HOST:PORT/")
        }
        guard let address = Bridge.headUnit(named: core) else {
            throw Unknown(
                description:
                    "--core \(core) is no address of a head unit; write 192.168.0.9:12345, say, or ws://HOST:PORT/")
        }
        let own: [(String, Bool)] = [
            ("--as-core", isAsCore), ("--profile", profile != nil), ("--record", record != nil),
            ("--dial", !cloudApps.isEmpty), ("--hmi-page", hmiPage != nil),
            ("--hmi-files", hmiFiles != nil), ("--hmi-port", hmiPortIsGiven && hmiPort != nil),
        ]
        if let (option, _) = own.first(where: \.1) {
            throw Unknown(description: "\(option) is for a head unit of our own; proxy watches the one at \(core)")
        }
        let places = apps.isEmpty ? Bridge.Settings.usualApps : apps
        guard !places.contains(where: { Bridge.isPlace($0, of: address) }) else {
            throw Unknown(
                description: "apps would connect where the head unit is, at \(core); give them another place, such as "
                    + "--apps tcp://127.0.0.1:12346")
        }
    }

    private mutating func readHMIPort(_ value: String) throws {
        hmiPortIsGiven = true
        guard value != "none" else { return hmiPort = nil }
        guard let port = UInt16(value) else { throw Unknown.noPort("--hmi-port", value, or: "; `none` is nowhere") }
        hmiPort = port
    }

    var hmi: HMISettings {
        var settings = HMISettings()
        if let hmiPort { settings.listen(host: "127.0.0.1", port: hmiPort) }
        // Asked for, it must be there; by default, what else runs on this machine comes first.
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
