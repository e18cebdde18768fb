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
          --files FOLDER   where apps' files are kept (a folder of this run's own)
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
