import JSON
import Journaling
import SDLManagers
import SDLSupport

/// The inspector that publishes an app's state to the journal, the record of the session: life cycle, stack, views,
/// overlays and managers. The format is described in docs/state-tree.md.
@MainActor
final class AppInspector {
    unowned let app: SDLApplication
    let writer: JournalWriter
    private var transitions = 0 {
        didSet { set(.int(transitions), at: ["transitions"]) }
    }
    var publishedScreen: SentScreen?
    /// Whether queued messages are being sent to the head unit. Some state changes are published only after the
    /// messages have been sent.
    private(set) var isFlushing = false
    private var dueControllers: OrderedMap<String, SDLViewController> = [:]
    /// The publisher of the view tree of the app's picture. Only apps that project video have a picture.
    private(set) lazy var views = ViewReport(of: app) { [weak self] in self?.set(views: $0) }
    private var diagnostics: (count: Int, latest: Diagnostic?) = (0, nil) {
        didSet { publishDiagnostics() }
    }

    init(app: SDLApplication, writer: JournalWriter) {
        self.app = app
        self.writer = writer
    }

    /// Starts a batch of related changes. `flushed()` ends the batch.
    func flushes() {
        writer.beginBatch()
        isFlushing = true
    }

    func flushed() {
        isFlushing = false
        let living = app.viewControllerManager.viewControllers + app.viewControllerManager.overlays.overlays
        for (id, controller) in dueControllers where living.contains(where: { $0 === controller }) {
            set(controller.inspection, at: ["controllers", id])
        }
        dueControllers = [:]

        screenChanged()
        writer.endBatch()
    }

    /// Publishes the complete state. Called when a bridge has attached to the app.
    func publishAll() {
        publishedScreen = nil
        views.forget()

        set(.string(app.configuration.appID), at: ["key"])
        set(.string(app.configuration.appName), at: ["name"])
        stateChanged()
        stackChanged()
        overlaysChanged()
        choicesChanged()
        menuChanged()
        voiceChanged()
        subscriptionsChanged()
        permissionsChanged()
        filesChanged()
        vehicleChanged()
        modulesChanged()
        navigationChanged()
        servicesChanged()
        streamsChanged()
        touchChanged()
        hapticsChanged()
        views.changed()
        screenChanged()
        publishDiagnostics()
    }

    // MARK: Diagnostics

    /// Writes a row for `diagnostic`, and updates the number of diagnostics and the latest diagnostic in the state.
    func diagnosed(_ diagnostic: Diagnostic) {
        diagnostics = (diagnostics.count + 1, diagnostic)
        writer.write("diagnostic") { diagnostic.inspection.json() }
    }

    private func publishDiagnostics() {
        guard let latest = diagnostics.latest else { return }
        set(["count": .int(diagnostics.count), "latest": latest.inspection], at: ["diagnostics"])
    }

    // MARK: State

    func moved(_ transition: AppTransition, _ events: [AppEvent]) {
        transitions += 1
        set(
            [
                "from": .string(transition.from.rawValue), "to": .string(transition.to.rawValue),
                "calls": .array(events.map { .string($0.rawValue) }),
            ], at: ["lastTransition"])
    }

    /// Records a call of the delegate's method `call` as a row of the journal.
    func called(_ call: String) {
        writer.write("delegate") { JSONValue.object(["call": .string(call)]).json() }
    }

    func stateChanged() {
        set(.string(app.state.rawValue), at: ["state"])
        let final = app.state == .inactive ? "limited" : app.state.rawValue
        set(["draft": .string(app.state.rawValue), "final": .string(final)], at: ["stateNames"])
        set(.string(app.lifecycle.state.rawValue), at: ["lifecycle"])
        set(.string(app.lifecycle.language.rawValue), at: ["language"])
        set(app.lifecycle.unregistered.map { .string($0.rawValue) } ?? .null, at: ["unregistered"])
        set(.string(app.audibleState.rawValue), at: ["audibleState"])
        set(.string(app.systemContext.rawValue), at: ["systemContext"])
    }

    // MARK: Stack

    func stackChanged() {
        guard writer.isRecording else { return }
        let controllers = app.viewControllerManager.viewControllers
        let all = (controllers + app.viewControllerManager.overlays.overlays)
            .reduce(into: OrderedMap<String, JSONValue>()) { $0[$1.identifier] = $1.inspection }
        set(.array(controllers.map { .string($0.identifier) }), at: ["stack"])
        set(.object(all), at: ["controllers"])
        dueControllers = [:]
    }

    func called(_ call: String, on controller: SDLViewController) {
        let (id, name) = (controller.identifier, "\(type(of: controller))")
        writer.write("viewController") {
            JSONValue.object(["controller": .string(id), "class": .string(name), "call": .string(call)]).json()
        }
    }

    func changed(_ controller: SDLViewController) {
        guard !isFlushing else { return dueControllers[controller.identifier] = controller }
        set(controller.inspection, at: ["controllers", controller.identifier])
    }

    func overlaysChanged() {
        guard writer.isRecording else { return }
        let overlays = app.viewControllerManager.overlays.overlays
        let list: [JSONValue] = overlays.map { overlay in
            var value: JSONValue = [
                "id": .string(overlay.identifier), "class": .string("\(type(of: overlay))"),
                "durationWanted": .double(overlay.duration * 1000),
            ]
            value["cancelID"] = overlay.cancelID.map { .int($0) }
            value["controller"] = app.viewControllerManager.overlays.presenter(of: overlay).map {
                .string($0.identifier)
            }
            if let params = overlay.sentParameters {
                value["params"] = params
                value["durationSent"] = params["duration"] ?? params["timeout"] ?? params["maxDuration"] ?? .int(0)
            }
            return value
        }
        set(.array(list), at: ["overlays"])
        if let oldest = overlays.first {
            set(.string(oldest.identifier), at: ["presentedOverlay"])
        } else {
            writer.change(.remove, at: ["presentedOverlay"])
        }
    }

    /// Publishes a value at `path`. Computes the value only during a recording.
    func set(_ value: @autoclosure () -> JSONValue, at path: StatePath) {
        guard writer.isRecording else { return }
        let value = value()
        writer.change(.add(LazyJSON { value.json() }), at: path)
    }
}

extension SDLViewController {
    var inspection: JSONValue {
        var value: JSONValue = [
            "id": .string(identifier), "class": .string("\(type(of: self))"), "state": .string(lifeState.rawValue),
            "isViewLoaded": .bool(isViewLoaded), "isOverlay": .bool(self is SDLOverlayController),
        ]
        value["layout"] = layout.map { .string($0.rawValue) }
        var count = 0
        value["view"] = view?.inspection(&count, identifier)
        return value
    }
}

extension SDLView {
    /// Returns the view and its descendants as JSON. `count` is the number of views that precede this view in the tree;
    /// the method adds the views that it returns. `owner` is the id of the view's controller.
    fileprivate func inspection(_ count: inout Int, _ owner: String) -> JSONValue {
        count += 1
        var value: JSONValue = [
            "id": .string("\(owner).\(count)"), "class": .string("\(type(of: self))"), "opaque": .bool(opaque),
        ]
        switch self {
        case let view as SDLTextView:
            value["text"] = .array((view.mainFields ?? []).map { .string($0.text ?? "") })
            value["statusBar"] = view.statusBar.map { .string($0) }
            value["mediaTrack"] = view.mediaTrack.map { .string($0) }
        case let view as SDLImageView: value["image"] = view.image.map { .string($0.name) }
        case let view as SDLButtonView:
            value["button"] = view.button?.inspection
        default: break
        }
        var subviews: [JSONValue] = []
        for view in self.subviews { subviews.append(view.inspection(&count, owner)) }
        if !subviews.isEmpty { value["subviews"] = .array(subviews) }
        return value
    }
}

extension SDLSoftButtonObject {
    fileprivate var inspection: JSONValue {
        var value: JSONValue = ["name": .string(name), "state": .string(currentState.name)]
        value["text"] = currentState.text.map { .string($0) }
        return value
    }
}

extension Diagnostic {
    fileprivate var inspection: JSONValue {
        [
            "rule": .string(rule), "message": .string(message), "fix": .string(fix),
            "see": .string(RuleAddress.of(rule)),
        ]
    }
}
