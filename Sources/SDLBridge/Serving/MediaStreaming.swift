import Journaling
import SDLHeadUnit
import SDLLog
import SDLSupport
import WebServing
import WebSockets

/// Sends an app's audio or video to a web HMI or a player.
struct MediaStreaming: Sendable {
    let hub: Hub
    let media: MediaTaps
    let pictures: PictureFeeds

    static let type = "application/vnd.sdl.media"

    /// The queue for one reader of the stream. If the reader is too slow, the queue drops the oldest parts.
    private static let topic = Topic("media", limit: 1024, whenFull: .dropOldest)

    func answer(_ request: Request) throws(Problem) -> Response {
        let (app, name) = (request.captures["app"], request.captures["service"])
        guard let service = StreamService(rawValue: name),
            hub.state.value(at: ["headUnit", "apps", app, "streams", name]) != nil
        else {
            throw Problem(
                .notFound, detail: "\(app) streams no \(name).",
                hint: "/v1/state?path=/headUnit/apps shows which app streams audio or video.")
        }
        let number = Lock<(tap: Int?, isGone: Bool)>((nil, false))
        let stream = BodyStream(
            mark: 8 << 20, heartbeat: "",
            closed: { [media] in
                let tap = number.withLock { number in
                    number.isGone = true
                    return number.tap
                }
                if let tap { media.close(tap) }
            })
        let open = { [media] in
            media.open(service, of: app) { bytes in
                guard let bytes else { return stream.end() }
                stream.send(Array(bytes), topic: Self.topic)
            }
        }
        var tap = 0
        if service == .video {
            // A reader that joins a running stream begins with the newest key picture, if that picture is not too old.
            pictures.prelude(of: AppKey(rawValue: app)) { prelude in
                if !prelude.isEmpty { stream.send(prelude, topic: Self.topic) }
                tap = open()
            }
        } else {
            tap = open()
        }
        let isGone = number.withLock { number in
            number.tap = tap
            return number.isGone
        }
        if isGone { media.close(tap) }
        return Response(
            headers: ["Content-Type": Self.type, "Cache-Control": "no-store"], body: .stream(stream))
    }
}
