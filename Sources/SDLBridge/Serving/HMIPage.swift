import SDLSupport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// A checkout of SDL Core's web HMIs, served as it lies there, at `/hmi/`.
///
/// All of them dial SDL Core's own port, each from another place in its code. So the page is given one script more on its
/// way, which has that dial go to where the bridge listens. Nothing on disk is changed.
struct HMIPage: Sendable {
    static let path = "/hmi/"
    /// Where SDL Core listens, and so where an HMI dials that nobody has told otherwise.
    private static let corePort = 8087

    /// Where the page lies: the folder itself, or what a build has made in it.
    let folder: String
    private let files: StaticFiles

    init(_ folder: String) throws(Bridge.Failure) {
        let candidates = [folder, "\(folder)/build"]
        guard let found = candidates.first(where: { access("\($0)/index.html", R_OK) == 0 }),
            let files = StaticFiles(folder: found, headers: Self.headers)
        else {
            throw Bridge.Failure(
                description:
                    "--hmi-page \(folder): there is no index.html there, nor in \(folder)/build. Give a checkout "
                    + "of sdl_hmi or generic_hmi; a generic_hmi that is newer than 0.8.1 wants `npm install && npm run "
                    + "build` first.")
        }
        self.folder = found
        self.files = files
    }

    /// It runs beside our own page, with the same rights, and so runs nothing but what came with it. Its code is older than
    /// such policies: it makes functions of texts and writes scripts into its page.
    private static let headers: Fields = [
        "Content-Security-Policy":
            "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src * 'unsafe-inline'; "
            + "font-src * data:; img-src * data: blob:; media-src * data: blob:; connect-src 'self' http: https: ws:; "
            + "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache",
    ]

    /// - Parameter address: where the HMI's socket is, once it listens.
    func add(to router: inout Router, address: @escaping @Sendable () -> String?) {
        router.immediate(.get, "/hmi") { _ in Response(status: .permanentRedirect, headers: ["Location": Self.path]) }
        for path in [Self.path, "\(Self.path)index.html"] {
            router.immediate(.get, path) { request in try page(request, address()) }
        }
        router.immediate(.get, "\(Self.path){file:rest}") { request in try files.answer(request) }
    }

    private func page(_ request: Request, _ address: String?) throws -> Response {
        guard let address, let text = Self.contents("\(folder)/index.html") else {
            throw Problem(.notFound, detail: "There is nothing at \(request.path).")
        }
        var headers = Self.headers
        headers.set("Content-Type", "text/html; charset=utf-8")
        return Response(headers: headers, body: .bytes(Array(Self.telling(address, to: text).utf8)))
    }

    /// The script goes before every other.
    static func telling(_ address: String, to page: String) -> String {
        let script = """
            <script>
            {
              const Dial = window.WebSocket;
              window.WebSocket = class WebSocket extends Dial {
                constructor(url, ...more) {
                  const { hostname, port } = new URL(url, location.href);
                  const isCore = port === "\(corePort)" && ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
                  super(isCore ? "\(address)" : url, ...more);
                }
              };
            }
            </script>
            """
        guard let head = page.range(ofTag: "head") else { return script + page }
        return page[..<head] + script + page[head...]
    }

    private static func contents(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0, let body = FileBody(descriptor: descriptor) else { return nil }
        return body.contents().map { String(decoding: $0, as: UTF8.self) }
    }
}

extension String {
    /// Where an opening tag of this name ends.
    fileprivate func range(ofTag name: String) -> Index? {
        var rest = self[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[index(after: start)...]
            guard rest.prefix(name.count).lowercased() == name else { continue }
            let behind = rest.dropFirst(name.count)
            guard let next = behind.first, next == ">" || next.isWhitespace else { continue }
            return behind.firstIndex(of: ">").map { index(after: $0) }
        }
        return nil
    }
}
