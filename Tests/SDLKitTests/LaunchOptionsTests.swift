import SDLKit
import SDLTransport
import Testing

@Suite struct LaunchOptionsTests {
    @Test(
        arguments: [
            ([], nil, "tcp://127.0.0.1:12345"),
            ([], "unix:/run/core", "unix:/run/core"),
            (["--core", "10.0.0.2:4000"], "unix:/run/core", "tcp://10.0.0.2:4000"),
            (["--core", "ws://127.0.0.1:2020/"], nil, "ws://127.0.0.1:2020/"),
        ] as [([String], String?, String)])
    func `The command line overrides the environment, which overrides the default`(
        _ arguments: [String], _ environment: String?, _ expected: String
    ) throws {
        #expect(try LaunchOptions(arguments, environment: environment).core.description == expected)
    }

    @Test(
        arguments: [
            (["--core"], nil, "--core needs an address"),
            (
                ["--port", "1"], nil,
                "unknown option --port; use --core ADDRESS, --inspect ADDRESS or --patience SECONDS"
            ),
            (["--patience"], nil, "--patience needs a number of seconds"),
            (["--patience", "soon"], nil, "--patience: \"soon\" is not a number of seconds"),
            ([], "http://x", "SDL_CORE: \"http://x\" is not an address"),
        ] as [([String], String?, String)])
    func `An unreadable option is refused with a message that names it`(
        _ arguments: [String], _ environment: String?, _ message: String
    ) {
        #expect {
            try LaunchOptions(arguments, environment: environment)
        } throws: { error in
            "\(error)".hasPrefix(message)
        }
    }

    @Test(
        arguments: [
            ([], false), (["--inspect", "unix:/run/a"], false), (["--core", "h:1"], false),
            (["--core", "h:1", "--inspect", "unix:/run/a"], true),
            (["--inspect", "unix:/run/a", "--core", "ws://h:1/"], true),
            // A bridge starts its apps with these arguments.
            (["--core", "unix:/run/core", "--inspect", "unix:/run/a"], false),
        ] as [([String], Bool)])
    func `With an address of a core and a bridge, the head unit is not the bridge's, unless it is a Unix socket`(
        _ arguments: [String], _ isElsewhere: Bool
    ) throws {
        #expect(try LaunchOptions(arguments, environment: nil).isElsewhere == isElsewhere)
    }

    @Test func `An app tries to connect for a minute by default`() throws {
        #expect(try LaunchOptions([], environment: nil).patienceSeconds == 60)
        #expect(try LaunchOptions(["--patience", "0", "--core", "h:1"], environment: nil).patienceSeconds == 0)
    }
}
