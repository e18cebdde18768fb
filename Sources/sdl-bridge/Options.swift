import SDLBridge
import WebServing

/// What `sdl-bridge` was told on the command line.
struct Options {
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    var unixPath: String?
    var web = "web"
    var apps: [String] = []
    var files: String?
    var hosted: [String] = []
    var inspect: String?
    var data: String?
    var keepsJournal = true
    var journalMegabytes = 1024
    var redacted = Redactor.usual
    var gate = Gate()

    static let usage = """
        sdl-bridge [serve] [options]

          --port N         listen at this port (8080); 0 for any that is free
          --address A      listen at this address (127.0.0.1); any other than loopback needs --token
          --unix PATH      listen at a unix socket too
          --token TEXT     what clients must show; also taken from SDL_BRIDGE_TOKEN
          --host NAME      a name the server answers for, besides localhost and addresses of this machine; repeatable
          --origin URL     a page elsewhere that may do what our own may, such as http://localhost:5173; repeatable
          --web FOLDER     the page's folder (web)
          --apps ADDRESS   where apps connect (tcp://127.0.0.1:12345 and ws://127.0.0.1:2020/); unix:PATH too; repeatable;
                           `none` for nowhere but the apps that are started here
          --host-app PATH  an app to start, as a process of its own; repeatable
          --inspect ADDR   where apps tell of their insides (a unix socket in the files' folder)
          --data FOLDER    what outlives this run: the journal and apps' files (a folder of this run's own)
          --files FOLDER   where apps' files are kept (under --data)
          --journal WHERE  disk, so that nothing is lost however this ends (the default), or memory
          --journal-size N megabytes of disk the journal may take (1024); the oldest rows go first
          --redact NAMES   what is not kept, by the names it stands under, with commas between; or none
                           (\(Redactor.usual.sorted().joined(separator: ",")))
          --help           print this
        """

    struct Unknown: Error, CustomStringConvertible {
        let description: String
    }

    init(_ arguments: some Sequence<String>, environment: [String: String]) throws {
        gate.token = environment["SDL_BRIDGE_TOKEN"]
        var rest = Array(arguments)[...]
        if rest.first == "serve" { rest = rest.dropFirst() }
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else {
                throw Unknown(description: "\(option) is unknown or lacks its value")
            }
            switch option {
            case "--port":
                guard let number = UInt16(value) else { throw Unknown(description: "--port \(value) is no port") }
                port = number
            case "--address": host = value
            case "--unix": unixPath = value
            case "--token": gate.token = value
            case "--host": gate.hosts.insert(value)
            case "--origin": gate.origins.insert(value)
            case "--web": web = value
            case "--apps": apps.append(value)
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
            default: throw Unknown(description: "\(option) is unknown")
            }
        }
    }

    var settings: WebServer.Settings {
        var settings = WebServer.Settings()
        settings.listen(host: host, port: port)
        settings.unixPath = unixPath
        settings.gate = gate
        return settings
    }
}
