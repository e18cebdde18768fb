import Glibc

/// Finds the page, the specification and the documentation from the path of the running program.
///
/// A program in its build folder uses the files of the repository checkout. An installed program uses the folder
/// `share/sdl-bridge` beside its folder `bin`, so it also finds the files of a moved installation.
struct Installation {
    let page: String?
    let spec: String?
    let docs: String?
    /// The folder of the reference documentation of SDLKit, which `make docs` builds; nil if the folder does not exist.
    let appReference: String?
    /// The repository checkout that contains the program's build folder; nil for an installed program.
    let checkout: String?

    static let current = Installation(program: programPath)

    init(program: String) {
        let folders = Self.foldersAbove(program)
        checkout = folders.first { Self.isThere("\($0)/Package.swift") && Self.isThere("\($0)/Sources/rpc-gen") }
        var places: [(page: String, spec: String, docs: String, appReference: String)] = []
        if let checkout {
            places.append(
                (
                    "\(checkout)/web", "\(checkout)/Sources/rpc-gen/Spec/mobile.json", "\(checkout)/docs",
                    "\(checkout)/.build/docs/sdlkit"
                ))
        }
        let moved = folders.prefix(1) + folders.dropFirst().prefix(1).map { "\($0)/share/sdl-bridge" }
        places += moved.map { ("\($0)/web", "\($0)/spec/mobile.json", "\($0)/docs", "\($0)/docs/sdlkit") }
        page = places.map(\.page).first { Self.isThere("\($0)/index.html") }
        spec = places.map(\.spec).first(where: Self.isThere)
        docs = places.map(\.docs).first { Self.isThere("\($0)/README.md") }
        appReference = places.map(\.appReference).first(where: Self.isThere)
    }

    /// Returns the folder of the program and all its parent folders.
    private static func foldersAbove(_ program: String) -> [String] {
        var rest = program[...]
        var folders: [String] = []
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            folders.append(String(rest))
        }
        return folders
    }

    /// Returns the path of an app's program. `app` is a path, or the name of a sample app that is installed with this
    /// program.
    static func program(of app: String) -> String {
        guard !app.contains("/"), !isThere(app), let folder = foldersAbove(programPath).first else { return app }
        return ["\(folder)/\(app)", "\(folder)/../lib/sdl-bridge/apps/\(app)"].first(where: isThere) ?? app
    }

    private static func isThere(_ path: String) -> Bool { access(path, R_OK) == 0 }

    private static var programPath: String {
        guard let path = realpath("/proc/self/exe", nil) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}
