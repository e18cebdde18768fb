import SDLSupport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Serves one of SDL Core's web HMIs at `/hmi/`, from a checkout of the HMI's repository.
///
/// The code of such an HMI connects to SDL Core's port. This page therefore contains an additional script that
/// redirects the connection to the bridge. The files on disk are not changed.
struct HMIPage: Sendable {
    static let path = "/hmi/"
    /// The port at which SDL Core usually listens for HMIs.
    private static let corePort = 8087

    /// The folder with the page: the checkout itself, or its subfolder `build`.
    let folder: String
    private let files: StaticFiles

    init(_ folder: String) throws(Bridge.Failure) {
        let candidates = [folder, "\(folder)/build"]
        guard let found = candidates.first(where: { access("\($0)/index.html", R_OK) == 0 }),
            let files = StaticFiles(folder: found, headers: Self.headers)
        else {
            throw Bridge.Failure(
                description:
                    "--hmi-page \(folder): no index.html is in this folder or in \(folder)/build. Give a checkout "
                    + "of sdl_hmi or generic_hmi. A generic_hmi newer than 0.8.1 must be built first: "
                    + "`npm install && npm run build`.")
        }
        self.folder = found
        self.files = files
    }

    /// The header fields of the page. The HMI's page and the bridge's page have the same origin, so the security policy
    /// allows only scripts of this origin. The old code of the HMIs needs `unsafe-eval` and `unsafe-inline`.
    private static let headers: Fields = [
        "Content-Security-Policy":
            "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src * 'unsafe-inline'; "
            + "font-src * data:; img-src * data: blob:; media-src * data: blob:; connect-src 'self' http: https: ws:; "
            + "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache",
    ]

    /// Adds the routes of the page. `address` returns the address to which the HMI must connect. The result is nil
    /// until the bridge listens at this address.
    func add(to router: inout Router, address: @escaping @Sendable () -> String?) {
        router.immediate(.get, "/hmi") { _ in Response(status: .permanentRedirect, headers: ["Location": Self.path]) }
        for path in [Self.path, "\(Self.path)index.html"] {
            router.immediate(.get, path) { request in try page(request, address()) }
        }
        router.immediate(.get, "\(Self.path){file:rest}") { request in try files.answer(request) }
    }

    private func page(_ request: Request, _ address: String?) throws -> Response {
        guard let address, let text = Self.contents("\(folder)/index.html") else {
            throw Problem(.notFound, detail: "There is no page at \(request.path).")
        }
        var headers = Self.headers
        headers.set("Content-Type", "text/html; charset=utf-8")
        return Response(headers: headers, body: .bytes(Array(Self.redirecting(text, to: address).utf8)))
    }

    /// Returns the HTML `page` with an additional script before all other scripts. The script redirects the HMI's
    /// connection to `address`.
    static func redirecting(_ page: String, to address: String) -> String {
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
    /// Returns the position after the first opening tag that has the name `name`; nil if there is no such tag.
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
