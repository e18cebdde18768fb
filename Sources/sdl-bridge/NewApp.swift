import Glibc

/// Writes a Swift package for a new app. `words` are the arguments after `new`. Returns the exit code: 0 for success, 1
/// if the package could not be written, 2 if the arguments are wrong.
func newApp(_ words: ArraySlice<String>) -> Int32 {
    do {
        let app = try NewApp(words)
        try app.write()
        print(app.instructions)
        return 0
    } catch {
        say("\(error)")
        return error is Options.Unknown ? 2 : 1
    }
}

/// A new app: its name, its folder, and the location of the SDL Bridge library.
struct NewApp {
    let name: String
    let folder: String
    let library: String

    init(_ words: ArraySlice<String>) throws {
        var rest = words
        guard let name = rest.popFirst(), !name.hasPrefix("-") else {
            throw Options.Unknown(description: "new needs a name: sdl-bridge new MyApp")
        }
        guard Self.isName(name) else {
            throw Options.Unknown(
                description: "new \(name): a name has only letters and digits and begins with a capital, such as MyApp")
        }
        var place = "."
        var library: String?
        while let option = rest.popFirst() {
            guard ["--in", "--library"].contains(option), let value = rest.popFirst() else {
                throw Options.Unknown(description: "\(option) is unknown or needs a value")
            }
            if option == "--in" { place = value } else { library = value }
        }
        guard let library = library ?? Installation.current.checkout else {
            throw Options.Unknown(
                description: "this program was moved from its checkout; give the library's path or URL with --library")
        }
        self.name = name
        self.library = library
        folder = place == "." ? name : "\(place)/\(name)"
    }

    /// Returns whether `name` can be the name of a module and a type.
    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return false }
        return name.utf8.allSatisfy {
            (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0)
        }
    }

    // MARK: Writing

    func write() throws {
        guard access(folder, F_OK) != 0 else {
            throw Refusal(description: "\(folder) already exists; choose another name, or another folder with --in")
        }
        for part in ["", "/Sources", "/Sources/\(name)", "/Tests", "/Tests/\(name)Tests"] {
            guard mkdir(folder + part, 0o777) == 0 else { throw failure(folder + part) }
        }
        try write(manifest, to: "Package.swift")
        try write(source, to: "Sources/\(name)/\(name).swift")
        try write(firstTest, to: "Tests/\(name)Tests/\(name)Tests.swift")
        try write(pythonTest, to: "Tests/test_\(name.lowercased()).py")
        try write("[pytest]\ntestpaths = Tests\nsdl_apps = .build/debug/\(name)\n", to: "pytest.ini")
        try write(".build/\nsdl-results/\n__pycache__/\n", to: ".gitignore")
    }

    private func write(_ text: String, to path: String) throws {
        guard let file = fopen("\(folder)/\(path)", "wx") else { throw failure("\(folder)/\(path)") }
        let bytes = Array(text.utf8)
        let count = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, count == bytes.count else { throw failure("\(folder)/\(path)") }
    }

    private func failure(_ path: String) -> Refusal {
        Refusal(description: "\(path) could not be written: \(String(cString: strerror(errno)))")
    }

    var instructions: String {
        """
        Created \(folder). Run it, and change it while it runs:

            sdl-bridge run \(folder) --watch

        Test it, with a head unit inside the test:

            swift test --package-path \(folder)

        With the Python package of SDL Bridge, `pytest` tests the built program in a bridge (docs/python-tests.md):

            swift build --package-path \(folder) && pytest \(folder)
        """
    }
}
