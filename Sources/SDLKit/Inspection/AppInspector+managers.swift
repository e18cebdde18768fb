import JSON
import Journaling
import SDLManagers
import SDLRPC
import SDLSupport

// What the other managers hold, for the inspector.
extension AppInspector {
    func menuChanged() {
        guard pen.isHeard else { return }
        set(.array(app.screenManager.menus.lines.map(\.inspection)), at: ["menu"])
    }

    func voiceChanged() {
        guard pen.isHeard else { return }
        let commands = app.screenManager.voice.list.reduce(into: OrderedMap<String, JSONValue>()) { commands, command in
            commands["\(command.id)"] = .array(command.words.map { .string($0) })
        }
        set(.object(commands), at: ["voiceCommands"])
    }

    func subscriptionsChanged() {
        guard pen.isHeard else { return }
        set(.array(app.screenManager.carButtons.names.map { .string($0.rawValue) }), at: ["subscriptions"])
    }

    func permissionsChanged() {
        guard pen.isHeard else { return }
        let table = app.permissionManager.table.reduce(into: OrderedMap<String, JSONValue>()) {
            $0[$1.name] = .bool($1.isAllowed)
        }
        set(.object(table), at: ["permissions"])
    }

    /// The top controller's own wish, what it is with the overlays' views, and what was sent last: one change for all three.
    func screenChanged() {
        guard pen.isHeard else { return }
        // A flush ends with it.
        guard !isFlushing else { return }
        let screen = ToldScreen(
            sent: app.screenManager.sent, wanted: app.viewControllerManager.ownContent.map(\.inspection),
            composed: app.screenManager.wanted)
        guard screen != toldScreen else { return }
        toldScreen = screen
        pen.change(.add(LazyJSON { screen.json() }), at: ["screen"])
    }

    /// What of the car the app is told, and what not; the values are the head unit's to show.
    func vehicleChanged() {
        guard pen.isHeard else { return }
        let standings = app.vehicleDataManager.standings
        set(
            ["subscribed": .strings(standings.subscribed), "refused": .strings(standings.refused)], at: ["vehicleData"])
    }

    /// The modules the app is told of, and those that it has.
    func modulesChanged() {
        guard pen.isHeard else { return }
        let control = app.remoteControlManager
        set(["subscribed": .strings(control.subscriptions), "allocated": .strings(control.allocated)], at: ["modules"])
    }

    /// Whether the app is told of the car's route, and how many way points that has.
    func navigationChanged() {
        guard pen.isHeard else { return }
        let navigation = app.navigationManager
        set(
            ["subscribed": .bool(navigation.isSubscribed), "wayPoints": .int(navigation.wayPoints.count)],
            at: ["navigation"])
    }

    /// The services that the app offers, and the types it is told of.
    func servicesChanged() {
        guard pen.isHeard else { return }
        let manager = app.appServiceManager
        let published = manager.published.reduce(into: OrderedMap<String, JSONValue>()) { services, record in
            services[record.serviceID] = [
                "type": .string(record.serviceManifest.serviceType), "active": .bool(record.serviceActive),
            ]
        }
        set(["published": .object(published), "subscribed": .strings(manager.subscriptions)], at: ["services"])
    }

    func filesChanged() {
        guard pen.isHeard else { return }
        let files = app.fileManager.standings.reduce(into: OrderedMap<String, JSONValue>()) { files, file in
            files[file.name] = ["state": .string(file.standing.rawValue), "size": .int(file.size)]
        }
        set(.object(files), at: ["files"])
        set(.array(files.keys.map { .string($0) }), at: ["fileOrder"])
    }
}

extension AppInspector {
    /// Where picture and sound stand; only apps that project have any.
    func streamsChanged() {
        guard pen.isHeard, let stream = app.streamManager else { return }
        var video: JSONValue = ["state": .string(stream.videoStreamState.rawValue)]
        if let format = stream.videoFormat {
            video["width"] = .int(format.width)
            video["height"] = .int(format.height)
            video["videoProtocol"] = .string(format.videoProtocol.rawValue)
            video["videoCodec"] = .string(format.codec.rawValue)
        }
        set(["video": video, "audio": ["state": .string(stream.audioStreamState.rawValue)]], at: ["streams"])
    }

    /// What became of each place on the picture; of apps that project, and leave the haptic interface as it is.
    func hapticsChanged() {
        guard pen.isHeard, let haptics = app.streamManager?.haptics else { return }
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

/// The screen as it was told, put into words only when it is sent.
struct ToldScreen: Equatable, Sendable {
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
    /// By the names of `Show`, images by their file's and buttons by their own.
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
    fileprivate static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
