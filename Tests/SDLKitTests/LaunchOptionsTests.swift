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
    func `The command line goes before the environment, and that before the default`(
        _ arguments: [String], _ environment: String?, _ expected: String
    ) throws {
        #expect(try LaunchOptions(arguments, environment: environment).core.description == expected)
    }

    @Test(
        arguments: [
            (["--core"], nil, "--core wants an address"),
            (
                ["--port", "1"], nil,
                "unknown option --port; there are --core ADDRESS, --inspect ADDRESS and --patience SECONDS"
            ),
            (["--patience"], nil, "--patience wants seconds, 0 for ever"),
            (["--patience", "soon"], nil, "--patience: \"soon\" is no number of seconds"),
            ([], "http://x", "SDL_CORE: \"http://x\" is no address"),
        ] as [([String], String?, String)])
    func `What cannot be read is refused by what it is`(
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
            // As a bridge starts its apps.
            (["--core", "unix:/run/core", "--inspect", "unix:/run/a"], false),
        ] as [([String], Bool)])
    func `A head unit that is named beside a bridge is another's, and the app writes down what is said`(
        _ arguments: [String], _ isElsewhere: Bool
    ) throws {
        #expect(try LaunchOptions(arguments, environment: nil).isElsewhere == isElsewhere)
    }

    @Test func `An app looks for a head unit for a minute, unless it is told otherwise`() throws {
        #expect(try LaunchOptions([], environment: nil).patienceSeconds == 60)
        #expect(try LaunchOptions(["--patience", "0", "--core", "h:1"], environment: nil).patienceSeconds == 0)
    }
}
