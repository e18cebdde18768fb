import SDLSupport
import WebServing
import WebSockets

/// Draws the picture of the car for `GET /v1/head-unit/screenshot`. At most one browser runs at a time.
struct CarScreenshot: Sendable {
    let token: String?
    /// The address of the bridge's own page; nil if the bridge does not serve the page yet.
    let page: @Sendable () -> String?
    private let drawing = ConcurrencyLimit("pictures of the car", atOnce: 1, waiting: 3)

    func answer(_ request: Request) async throws -> Response {
        var size = CarPicture.Size()
        if let text = request.query["size"] {
            guard let wanted = CarPicture.Size(text) else {
                throw Problem(
                    .badRequest, detail: "size=\(text) is not a size.",
                    hint: "Write WIDTHxHEIGHT in pixels, such as 1100x760.")
            }
            size = wanted
        }
        guard let url = page() else { throw Problem(.unavailable, detail: "The page is not served yet.") }
        return Screenshot.response(try await drawing.run { try await draw(url, size) })
    }

    private func draw(_ url: String, _ size: CarPicture.Size) async throws(Problem) -> [UInt8] {
        InlineExecutor.assertIsNotCurrent()
        let drawn: Result<[UInt8], any Error> = await withCheckedContinuation { continuation in
            spawnThread(named: "screenshot") { [token] in
                continuation.resume(returning: Result { try CarPicture.draw(url, token: token, size) })
            }
        }
        switch drawn {
        case .success(let png): return png
        case .failure(let failure as CarNotShown):
            throw Problem(
                .unavailable, detail: "The car could not be drawn: \(failure).",
                hint: "Try again when the app has sent a picture; /v1/video?app=KEY says what is missing.")
        case .failure(let failure):
            throw Problem(
                .unavailable, detail: "The car could not be drawn: \(failure).",
                hint:
                    "Install a browser on this machine, or use `sdl-bridge screenshot` on a machine with a browser."
            )
        }
    }
}

extension WebAddress {
    /// The address with which a program on this machine can reach the server.
    var fromHere: String {
        guard case .tcp(let host, let port) = self else { return "\(self)" }
        let own = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
        return "http://\(WebAddress.tcp(host: own, port: port))"
    }
}
