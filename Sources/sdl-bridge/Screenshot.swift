import Glibc
import SDLSupport

extension Verb {
    private static let browsers = ["chromium", "chromium-browser", "google-chrome", "chrome"]

    /// Has a browser of this machine draw the car.
    static func screenshot(_ client: Client, _ words: Words) throws -> Outcome {
        let size = words.option("--size") ?? "1100x760"
        let file = try words.need("FILE.png")
        guard let browser = browsers.lazy.compactMap(inPath).first else {
            throw Client.Failure(
                description:
                    "there is no Chromium to draw it with; install chromium, or open \(client.url)/#/car yourself")
        }
        let ready = try client.call("GET", "/livez")
        guard ready.status == 200 else { return Outcome(answer: ready, text: nil) }
        let query = client.token.map { "?token=\(Client.escaped($0))" } ?? ""
        let arguments = [
            browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--timeout=4000",
            "--window-size=\(size.split(separator: "x").joined(separator: ","))", "--screenshot=\(file)",
            "\(client.url)/\(query)#/car",
        ]
        guard try run(arguments) == 0, access(file, R_OK) == 0 else {
            throw Client.Failure(description: "\(browser) drew nothing into \(file)")
        }
        return Outcome(answer: nil, text: file)
    }

    private static func inPath(_ name: String) -> String? {
        let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    private static func run(_ words: [String]) throws -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        // What a browser has to say of itself is not for people.
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [Int32(1), 2] { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
        var pid = pid_t()
        guard posix_spawn(&pid, words[0], &actions, nil, &arguments, environ) == 0 else {
            throw Client.Failure(description: "\(words[0]) could not be started")
        }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
