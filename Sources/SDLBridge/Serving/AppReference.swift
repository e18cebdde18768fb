import WebServing

/// Serves the reference of SDLKit at `/docs/sdlkit/`. The command `make docs` builds this reference.
struct AppReference: Sendable {
    private static let path = "/docs/sdlkit"
    private static let start = "\(path)/documentation/sdlkit/"

    /// The files of the reference; nil if the reference was not built.
    private let files: StaticFiles?

    init(_ folder: String?) {
        files = folder.flatMap { StaticFiles(folder: $0, headers: Self.headers) }
    }

    /// The header fields of the reference. Each page has an inline script of DocC that sets the base address. The
    /// security policy allows no other inline script, and identifies this script by its hash.
    private static let headers: Fields = [
        "Content-Security-Policy":
            "default-src 'self'; script-src 'self' 'sha256-9CDJLTEUUHc+ISgoElf3O5hqABNutOoSWtgJvE5cmk0='; style-src 'self' 'unsafe-inline'; "
            + "img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache",
    ]

    func add(to router: inout Router) {
        for path in [Self.path, "\(Self.path)/"] {
            router.immediate(.get, path) { _ in Response(status: .permanentRedirect, headers: ["Location": Self.start])
            }
        }
        // All articles use the same HTML page. The page loads the data for the requested address.
        router.immediate(.get, "\(Self.path)/documentation/{place:rest}") { request in
            try made().answer(request, at: ["index.html"])
        }
        router.immediate(.get, "\(Self.path)/{file:rest}") { request in try made().answer(request) }
    }

    private func made() throws -> StaticFiles {
        guard let files else {
            throw Problem(
                .notFound, detail: "The SDLKit reference has not been built.", hint: "Run `make docs` in a checkout.")
        }
        return files
    }
}
