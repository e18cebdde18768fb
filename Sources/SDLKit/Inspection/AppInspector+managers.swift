import JSON
import Journaling
import SDLManagers
import SDLRPC
import SDLSupport

// The part of the inspector that publishes the state of the other managers.
extension AppInspector {
    func menuChanged() {
        set(.array(app.screenManager.menus.lines.map(\.inspection)), at: ["menu"])
    }

    func voiceChanged() {
        let commands = app.screenManager.voice.list
        set(.object(commands.reduce(into: [:]) { $0["\($1.id)"] = .strings($1.words) }), at: ["voiceCommands"])
    }

    func subscriptionsChanged() {
        set(.array(app.screenManager.carButtons.names.map { .string($0.rawValue) }), at: ["subscriptions"])
    }

    func permissionsChanged() {
        let manager = app.permissionManager
        set(.object(manager.table.reduce(into: [:]) { $0[$1.name] = .bool($1.isAllowed) }), at: ["permissions"])
    }

    /// Publishes three forms of the screen's content in one change: the content of the top controller, this content
    /// with overlays, and the content that was last sent.
    func screenChanged() {
        // During a flush, `flushed()` publishes the screen.
        guard writer.isRecording, !isFlushing else { return }
        let screen = SentScreen(
            sent: app.screenManager.sent, wanted: app.viewControllerManager.ownContent.map(\.inspection),
            composed: app.screenManager.wanted)
        guard screen != publishedScreen else { return }
        publishedScreen = screen
        writer.change(.add(LazyJSON { screen.json() }), at: ["screen"])
    }

    /// Publishes the names of the vehicle data to which the app has subscribed, and the names whose subscription the
    /// head unit refused. The values are published by the head unit.
    func vehicleChanged() {
        let (subscribed, refused) = (app.vehicleDataManager.subscribed, app.vehicleDataManager.refused.sorted())
        set(["subscribed": .strings(subscribed), "refused": .strings(refused)], at: ["vehicleData"])
    }

    /// Publishes the remote-control modules to which the app has subscribed, and the modules that are allocated to the
    /// app.
    func modulesChanged() {
        let control = app.remoteControlManager
        set(["subscribed": .strings(control.subscriptions), "allocated": .strings(control.allocated)], at: ["modules"])
    }

    /// Publishes whether the app has subscribed to the car's route, and how many waypoints the route has.
    func navigationChanged() {
        let navigation = app.navigationManager
        set(
            ["subscribed": .bool(navigation.isSubscribed), "wayPoints": .int(navigation.wayPoints.count)],
            at: ["navigation"])
    }

    /// Publishes the app services that the app offers, and the service types to which the app has subscribed.
    func servicesChanged() {
        guard writer.isRecording else { return }
        let manager = app.appServiceManager
        let published = manager.published.reduce(into: OrderedMap<String, JSONValue>()) { services, record in
            services[record.serviceID] = [
                "type": .string(record.serviceManifest.serviceType), "active": .bool(record.serviceActive),
            ]
        }
        set(["published": .object(published), "subscribed": .strings(manager.subscriptions)], at: ["services"])
    }

    func filesChanged() {
        let files = app.fileManager.files
        set(
            .object(files.mapValues { ["state": .string($0.state.rawValue), "size": .int($0.size)] }), at: ["files"])
        set(.strings(files.keys), at: ["fileOrder"])
    }

    /// Publishes the states of the video and audio streams. Does nothing for an app that does not project.
    func streamsChanged() {
        guard writer.isRecording, let stream = app.streamManager else { return }
        var video: JSONValue = ["state": .string(stream.videoStreamState.rawValue)]
        if let format = stream.videoFormat {
            video["width"] = .int(format.width)
            video["height"] = .int(format.height)
            video["videoProtocol"] = .string(format.videoProtocol.rawValue)
            video["videoCodec"] = .string(format.codec.rawValue)
        }
        set(["video": video, "audio": ["state": .string(stream.audioStreamState.rawValue)]], at: ["streams"])
    }

    /// Publishes the state of each haptic rectangle, such as accepted or rejected. Does nothing for an app that does
    /// not project video.
    func hapticsChanged() {
        guard let haptics = app.streamManager?.haptics else { return }
        set(["verdicts": .array(haptics.verdicts.map(\.inspection))], at: ["haptics"])
    }
}

extension HapticVerdict {
    fileprivate var inspection: JSONValue {
        var value: JSONValue = [
            "id": .int(place.id), "source": .string(source.rawValue), "x": .double(place.rect.x),
            "y": .double(place.rect.y),
            "width": .double(place.rect.width), "height": .double(place.rect.height),
            "verdict": .string(verdict.rawValue),
        ]
        value["reason"] = reason.map { .string($0) }
        return value
    }
}

extension SDLMenuManager.Line {
    fileprivate var inspection: JSONValue {
        var value: JSONValue = ["id": .int(id), "title": .string(title)]
        value["lines"] = lines.map { .array($0.map(\.inspection)) }
        return value
    }
}

/// The published content of the screen. New content is compared with this value before it is converted to JSON, so that
/// unchanged content is not converted.
struct SentScreen: Equatable, Sendable {
    let sent: SDLShow
    let wanted: JSONValue?
    let composed: SDLShow?

    fileprivate func json() -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("sent") { sent.write(to: &$0) }
            if let wanted { writer.field("wanted") { wanted.write(to: &$0) } }
            if let composed { writer.field("composed") { composed.write(to: &$0) } }
        }
        return writer.bytes
    }
}

extension ScreenContent {
    /// The content as JSON with the parameter names of the `Show` request. Images and buttons are represented by their
    /// names.
    fileprivate var inspection: JSONValue {
        var value: JSONValue = [:]
        for (index, line) in lines.enumerated() { value["mainField\(index + 1)"] = .string(line.text) }
        value["statusBar"] = statusBar.map { .string($0) }
        value["mediaTrack"] = mediaTrack.map { .string($0) }
        value["graphic"] = graphic.map { .string($0.name) }
        value["secondaryGraphic"] = secondaryGraphic.map { .string($0.name) }
        if !buttons.isEmpty { value["softButtons"] = .array(buttons.map { .string($0.name) }) }
        value["template"] = template.map { .string($0) }
        return value
    }
}

extension JSONValue {
    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
