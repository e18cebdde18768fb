import Journaling
import SDLInspection
import SDLLog
import SDLSupport
import WebServing

/// The route for screenshots of apps. An app draws its own screen, and the route returns this picture as PNG.
struct Screenshot: Sendable {
    let hub: Hub
    let attachedApps: AttachedApps

    static let type = "image/png"

    func answer(_ request: Request) async throws(Problem) -> Response {
        let app = request.captures["app"]
        guard let answer = await attachedApps.order(.screenshot, of: app) else {
            guard hub.state.value(at: ["headUnit", "apps", app]) != nil else {
                throw Problem(.notFound, detail: "There is no app \"\(app)\".", hint: "GET /v1/apps lists the apps.")
            }
            throw Problem(
                .conflict, detail: "\(app) has no inspection channel, so the app cannot send its picture.",
                hint: "Start the app with POST /v1/hosts or with --inspect. Video: /v1/video?app=\(app).")
        }
        switch answer {
        case .done(let png):
            return Self.response(png)
        case .refused(let why):
            throw Problem(
                .conflict, detail: "\(app) has no picture. \(why)",
                hint:
                    "Only projection apps draw a picture, while their video is on. Templates are drawn by the page."
            )
        }
    }

    static func response(_ png: [UInt8]) -> Response {
        Response(
            headers: ["Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"],
            body: .bytes(png))
    }
}
