import JSON
import SDLHeadUnit
import SDLLog
import SDLSupport
import WebServing
import WebSockets

/// A viewer of an app's picture over `/v1/video?app=KEY`, or over `/v1/video` for the app whose video is on the display.
///
/// Pictures have their own socket, because they would delay state changes on the same socket. If a viewer is too slow
/// for pictures, the viewer's socket for the state stays open.
final class VideoSocket: PictureFeeds.Viewer {
    private let socket: WebSocket
    private let frames: VideoFrames
    private let pictures: PictureFeeds
    private let number = Lock<(viewer: Int?, isGone: Bool)>((nil, false))

    /// The queue of pictures for one viewer. While the queue is full, the viewer misses pictures. The viewer then
    /// continues with the next key picture.
    private static let live = Topic("video", limit: 8, whenFull: .notify)
    private static let notes = Topic("video notes", limit: 64, whenFull: .dropOldest)
    private static let queueMarkBytes = 2 << 20

    private init(_ socket: WebSocket, _ frames: VideoFrames, _ pictures: PictureFeeds) {
        self.socket = socket
        self.frames = frames
        self.pictures = pictures
    }

    static func endpoint(_ pictures: PictureFeeds, _ state: StateReading) -> SocketEndpoint {
        let frames = VideoFrames()
        return SocketEndpoint(path: "/v1/video", messageLimitBytes: 4_096, queueMarkBytes: queueMarkBytes) { socket in
            let viewer = VideoSocket(socket, frames, pictures)
            viewer.begin(state)
            return { event in
                switch event {
                case .message(let message):
                    guard message.json?["op"] == "skip" else { return }
                    Task { viewer.skip() }
                // Use a separate task, because the current thread may be sending a picture.
                case .drained: Task { viewer.ready() }
                case .closed: Task { viewer.leave() }
                }
            }
        }
    }

    private func begin(_ state: StateReading) {
        guard let app = Self.app(socket.handshake.query) ?? begin(withAppIn: state.snapshot.root) else { return }
        Task {
            let viewer = pictures.open(AppKey(rawValue: app), self)
            let isGone = number.withLock { number in
                number.viewer = viewer
                return number.isGone
            }
            if isGone { pictures.close(viewer) }
        }
    }

    /// Returns and sends the key of the app whose video is on the display. Closes the socket if there is no video.
    private func begin(withAppIn root: StateNode) -> String? {
        guard let app = Self.streamingApp(in: root) else {
            note(.none)
            socket.close()
            return nil
        }
        let message: JSONValue = ["op": "app", "app": .string(app)]
        socket.send(SharedFrame(.text, message.json()), topic: Self.notes)
        return app
    }

    /// Returns the key of the app whose video is on the display.
    private static func streamingApp(in root: StateNode) -> String? {
        let apps = root.value(at: ["headUnit", "apps"])
        return apps?.keys?.first { key in
            apps?.value(at: [key, "streams", "video"]) != nil
                && apps?.value(at: [key, "videoStreamingState"])?.json == Array("\"STREAMABLE\"".utf8)
        }
    }

    private static func app(_ query: String) -> String? {
        for part in query.split(separator: "&") where part.hasPrefix("app=") {
            return PercentCoding.decode(String(part.dropFirst(4)))
        }
        return nil
    }

    private func ready() {
        if let viewer = number.withLock({ $0.viewer }) { pictures.ready(viewer) }
    }

    private func skip() {
        if let viewer = number.withLock({ $0.viewer }) { pictures.skip(viewer) }
    }

    private func leave() {
        let viewer = number.withLock { number in
            number.isGone = true
            return number.viewer
        }
        if let viewer { pictures.close(viewer) }
    }

    func take(_ pictures: [VideoPicture]) -> Bool {
        socket.send(frames.frame(pictures), topic: Self.live) == .queued
    }

    func note(_ note: PictureFeeds.ViewerNote) {
        socket.send(SharedFrame(.text, note.json.json()), topic: Self.notes)
    }
}

extension PictureFeeds.ViewerNote {
    fileprivate var json: JSONValue {
        switch self {
        case .none: ["op": "none", "detail": "The app is not streaming video."]
        case .waits(true): ["op": "waits", "detail": "Waiting for the key picture that the bridge has requested."]
        case .waits(false):
            ["op": "waits", "detail": "Waiting for the app's next key picture, which the bridge cannot request."]
        case .unknown(let what):
            ["op": "unknown", "detail": .string("The app streams \(what), which cannot be shown here.")]
        case .broken(let why):
            ["op": "broken", "detail": .string("The app's stream has invalid video: \(why).")]
        }
    }
}
