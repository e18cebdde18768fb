internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Serves the files of a folder. Files outside the folder cannot be reached.
///
/// Each component of a path is opened relative to the previous component, without following links. So neither `..`, nor
/// escaped characters, nor links lead outside the folder.
package final class StaticFiles: Sendable {
    private let root: Int32
    private let headers: Fields
    private let packed: CompressedFiles

    /// Creates a server for the files of `folder`. Returns nil if the folder does not exist.
    ///
    /// - Parameters:
    ///   - headers: header fields that every response gets, such as a security policy.
    ///   - keepsComments: whether compressed scripts and style sheets keep their comments.
    package init?(folder: String, headers: Fields = StaticFiles.strict, keepsComments: Bool = true) {
        root = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { return nil }
        self.headers = headers
        packed = CompressedFiles(keepsComments: keepsComments)
    }

    deinit { close(root) }

    /// The header fields for pages that may load only files of this server.
    package static let strict: Fields = [
        "Content-Security-Policy":
            "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; "
            + "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache",
    ]

    /// Answers a request. Use this method as `Router.fallback`, or for a route with a `rest` parameter.
    ///
    /// - Parameter path: the path components of the file; nil to use the route's `rest` parameter.
    package func answer(_ request: Request, at path: [String]? = nil) throws -> Response {
        var steps = path ?? request.captures.rest
        // If the path ends with a slash, the client requests a folder.
        let asksForFolder = steps.last?.isEmpty ?? true
        if asksForFolder { _ = steps.popLast() }
        guard steps.allSatisfy(Self.isPlain), let opened = open(steps) else { throw missing(request) }
        guard let name = opened.name else {
            guard asksForFolder else {
                close(opened.descriptor)
                // Relative links of a page work only with the trailing slash.
                return Response(
                    status: .permanentRedirect, headers: ["Location": PercentCoding.encode(steps.last ?? "") + "/"])
            }
            let index = openat(opened.descriptor, "index.html", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
            close(opened.descriptor)
            guard index >= 0 else { throw missing(request) }
            return try answer(request, index, "index.html")
        }
        guard !asksForFolder else {
            close(opened.descriptor)
            throw missing(request)
        }
        return try answer(request, opened.descriptor, name)
    }

    private func answer(_ request: Request, _ descriptor: Int32, _ name: String) throws -> Response {
        guard let file = FileBody(descriptor: descriptor) else { throw missing(request) }
        let type = contentType(of: name)
        var headers = headers
        if CompressedFiles.gains(type) {
            headers.add("Vary", "Accept-Encoding")
            if Gzip.isWanted(by: request.headers.field("Accept-Encoding")),
                let body = packed.body(of: file, type: type, headers: headers)
            {
                return .prepared(body)
            }
        }
        headers.set("Content-Type", type)
        headers.set("ETag", file.tag)
        return Response(headers: headers, body: .file(file))
    }

    /// Opens the file or folder whose path has the components `steps`. Returns the descriptor, and the file's name,
    /// which is nil for a folder. Returns nil if the path does not exist.
    private func open(_ steps: [String]) -> (descriptor: Int32, name: String?)? {
        var place = fcntl(root, F_DUPFD_CLOEXEC, 0)
        for (index, step) in steps.enumerated() {
            let isLast = index == steps.count - 1
            let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | (isLast ? 0 : O_DIRECTORY)
            let next = openat(place, step, flags)
            close(place)
            guard next >= 0 else { return nil }
            place = next
        }
        var about = stat()
        guard place >= 0, fstat(place, &about) == 0 else { return nil }
        return (place, about.st_mode & S_IFMT == S_IFDIR ? nil : steps.last)
    }

    /// Returns whether `step` can name a visible file or folder: not empty, no slash, and no dot at the start.
    private static func isPlain(_ step: String) -> Bool {
        !step.isEmpty && !step.hasPrefix(".") && !step.utf8.contains(UInt8(ascii: "/"))
    }

    private func missing(_ request: Request) -> Problem {
        Problem(.notFound, detail: "There is nothing at \(request.path).")
    }
}

/// Returns the content type of a file, by the extension of the file's name.
func contentType(of name: String) -> String {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return contentTypes[ending] ?? "application/octet-stream"
}

private let contentTypes: [String: String] = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "json": "application/json",
    "map": "application/json", "ndjson": "application/x-ndjson", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "ico": "image/x-icon",
    "bmp": "image/bmp", "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "xml": "application/xml", "wasm": "application/wasm", "woff2": "font/woff2", "wav": "audio/wav",
    "mp3": "audio/mpeg", "mp4": "video/mp4", "webm": "video/webm", "webmanifest": "application/manifest+json",
    "zip": "application/zip", "pdf": "application/pdf",
]
