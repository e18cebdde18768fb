import CarUI
import JSON
import Journaling
import SDLManagers
import SDLSupport

/// The publisher of the view tree of an app's picture at `apps/K/views` in the state tree, where K is the app's key.
/// The tree is published only while a bridge is attached, and only if the tree has changed: at most four times per
/// second, and whenever the bridge needs the current tree.
@MainActor
final class ViewReport {
    private unowned let app: SDLApplication
    private let write: (JSONValue?) -> Void
    private var reported: JSONValue?
    private var lastTime: Instant?
    private var isWaiting = false

    private static let pause = Duration.milliseconds(250)
    /// The maximum number of views that are published. Further views of the tree are omitted.
    private static let maximumNodes = 2000

    /// Creates a publisher for `app`. `write` writes the view tree to the app's state; nil removes the tree.
    init(of app: SDLApplication, write: @escaping (JSONValue?) -> Void) {
        self.app = app
        self.write = write
    }

    /// Discards the tree that was last published, so that the next publication contains the complete tree.
    func forget() { reported = nil }

    /// Schedules a publication. Called after the picture or the selectable views have changed.
    func changed() {
        guard app.writer.isRecording, !isWaiting else { return }
        isWaiting = true
        let (now, inFlight) = (app.timekeeper.now, app.lifecycle.inFlight)
        app.timekeeper.ring(at: max(now, lastTime.map { $0 + Self.pause } ?? now), counting: inFlight) { [weak self] in
            guard let self else { return }
            isWaiting = false
            lastTime = app.timekeeper.now
            publish()
        }
    }

    /// Publishes the current tree immediately, if it has changed.
    func publish() {
        guard app.writer.isRecording else { return }
        let value = app.carWindow.flatMap { Self.tree(of: $0) }
        guard value != reported else { return }
        reported = value
        write(value)
    }

    // MARK: Shape

    private static func tree(of carWindow: SDLCarWindow) -> JSONValue? {
        guard let window = carWindow.window, let picture = carWindow.picture else { return nil }
        // The layout must be current, because a press of a view uses the published position.
        window.layoutIfNeeded()
        let size = picture.bounds.size
        let verdicts = carWindow.currentVerdicts
        var nodes: OrderedMap<String, JSONValue> = [:]
        add(window.snapshot(), verdicts, to: &nodes)
        var value: JSONValue = [
            "picture": [
                "number": .int(Int(picture.number)), "width": .int(Int(size.width)), "height": .int(Int(size.height)),
                "scale": 1,
            ],
            "root": .int(window.viewID), "nodes": .object(nodes),
            "focus": .array(carWindow.currentFocus.map { .int($0.viewID) }),
        ]
        value["lastTouch"] = window.lastHit.map(\.inspection)
        return value
    }

    private static func add(
        _ view: ViewSnapshot, _ verdicts: [Int: FocusVerdict], to nodes: inout OrderedMap<String, JSONValue>
    ) {
        guard nodes.count < maximumNodes else { return }
        nodes["\(view.id)"] = view.inspection(verdicts[view.id])
        for child in view.children { add(child, verdicts, to: &nodes) }
    }
}

extension ViewSnapshot {
    /// Returns the view as JSON. Members with their default value are omitted.
    fileprivate func inspection(_ verdict: FocusVerdict?) -> JSONValue {
        let rect = frameInWindow
        var value: JSONValue = [
            "class": .string(className),
            "frame": .array([rect.minX, rect.minY, rect.width, rect.height].map { .double($0) }),
            "children": .array(children.map { .int($0.id) }),
        ]
        value["label"] = label.map { .string($0) }
        value["text"] = text.map { .string($0) }
        value["image"] = image.map { .string($0) }
        value["controller"] = controller.map { .string($0) }
        value["color"] = text == nil ? nil : color.map { .string($0) }
        value["background"] = background.map { .string($0) }
        if isFocusable { value["focusable"] = true }
        if clips { value["clips"] = true }
        if isHidden { value["hidden"] = true }
        if alpha != 1 { value["alpha"] = .double(alpha) }
        if !isInteractive { value["enabled"] = false }
        if isSelected { value["selected"] = true }
        if isDisabled { value["disabled"] = true }
        switch verdict {
        case .reported(let id): value["verdict"] = ["reported": .int(id)]
        case .skipped(let reason): value["verdict"] = ["skipped": .string(reason)]
        case nil: break
        }
        return value
    }
}

extension TouchHit {
    fileprivate var inspection: JSONValue {
        var value: JSONValue = [
            "point": [.double(point.x), .double(point.y)], "chain": .array(chain.map { .int($0) }),
        ]
        value["hit"] = chain.first.map { .int($0) }
        value["reason"] = reason.map { .string($0) }
        return value
    }
}
