import SDLConnection
package import SDLRPC
package import SDLSupport

/// Keeps the main screen as the app wants it: wanted against shown, one `Show` for the difference, newest wins.
///
/// What the view controllers show comes here by itself; choices and keyboards are asked for here.
@MainActor
public final class SDLScreenManager: Flushable {
    package let choices: SDLChoiceSetManager
    package let menus: SDLMenuManager
    package let voice: SDLVoiceCommandManager
    package let carButtons: SDLSubscribeButtonManager
    package let alerts: SDLAlertManager
    /// Ids of what stands over the screen.
    package let blocks: ButtonBlocks
    package weak var source: (any ScreenSource)?

    let lifecycle: SDLLifecycleManager
    var wantedClock: SDLMediaClock?
    var shownClock: SDLMediaClock?
    /// The one the head unit would not have; nil inside where it would not clear it.
    var refusedClock: SDLMediaClock??
    let files: SDLFileManager
    let capabilities: SDLSystemCapabilityManager
    private let queue: FlushQueue
    private let timekeeper: any Timekeeper
    /// What the head unit shows, as far as it has been told and has agreed.
    package internal(set) var shown = SDLShow()
    /// The screen whose request is on its way.
    private var underWay: SDLShow?
    /// What the head unit has been told to show last, for the inspector: what it shows, unless it refuses.
    package var sent: SDLShow { underWay ?? shown }
    /// What the app wants to be shown, for the inspector.
    package private(set) var wanted: SDLShow?
    /// For the inspector: what is wanted or sent may have changed.
    package var changed: () -> Void = {}
    /// What led to changes that wait for the answer to the request under way.
    private var waitingCauses: [Cause] = []
    /// Whether what is wanted has images that are still on their way.
    var awaitsImages = false
    /// What has been told of the wanted screen, so that it is told once.
    var told: Set<String> = []
    /// Those shown, numbered from 1.
    var buttons: [SDLSoftButtonObject] = []
    private var waiting: [Waiting] = []
    private var numbers = Counting()

    private struct Waiting {
        let number: Int
        let run: @MainActor () -> Void
    }

    /// How long a controller waits for its screen: SDL Core's own limit and what it adds to it. Ruling 46
    private static let limit: Duration = .seconds(11)
    static let buttonLimit = 8

    package init(
        lifecycle: SDLLifecycleManager, files: SDLFileManager, capabilities: SDLSystemCapabilityManager,
        permissions: SDLPermissionManager, queue: FlushQueue, timekeeper: any Timekeeper
    ) {
        self.lifecycle = lifecycle
        self.capabilities = capabilities
        self.files = files
        choices = SDLChoiceSetManager(lifecycle: lifecycle, files: files, capabilities: capabilities)
        menus = SDLMenuManager(lifecycle: lifecycle, files: files, capabilities: capabilities)
        voice = SDLVoiceCommandManager(lifecycle: lifecycle)
        carButtons = SDLSubscribeButtonManager(lifecycle: lifecycle)
        blocks = ButtonBlocks(lifecycle: lifecycle)
        alerts = SDLAlertManager(
            lifecycle: lifecycle, files: files, capabilities: capabilities, permissions: permissions, blocks: blocks)
        self.queue = queue
        self.timekeeper = timekeeper
        lifecycle.notifications.observe(SDLOnButtonPress.self, owner: self) { [weak self] press in
            self?.button(press.customButtonID)?.eventHandler?(press, nil)
        }
        lifecycle.notifications.observe(SDLOnButtonEvent.self, owner: self) { [weak self] event in
            self?.button(event.customButtonID)?.eventHandler?(nil, event)
        }
        files.onUpload = { [weak self] in self?.setNeedsUpdate() }
        files.onReplacement = { [weak self] name in self?.forget(name) }
        files.isShown = { [weak self] name in
            [self?.shown.graphic, self?.shown.secondaryGraphic].contains { $0?.value == name }
        }
    }

    /// The app has been registered: what was wanted before goes to this head unit.
    package func start() {
        choices.start()
        menus.start()
        voice.start()
        carButtons.reconsider()
        alerts.reconsider()
        setNeedsUpdate()
    }

    /// Something that decides what may be shown has changed.
    package func reconsider() {
        choices.reconsider()
        alerts.reconsider()
        setNeedsUpdate()
    }

    package func setNeedsUpdate() {
        queue.mark(self)
    }

    /// Runs once everything wanted so far has been answered, images and all, or given up on.
    package func afterUpdate(_ run: @escaping @MainActor () -> Void) {
        let number = numbers.next()
        waiting.append(Waiting(number: number, run: run))
        timekeeper.ring(at: timekeeper.now + Self.limit, counting: queue.flight) { [weak self] in
            self?.complete(number)
        }
    }

    /// The head unit has forgotten everything: a new one shows nothing yet. Nor has it a clock: where what plays has got to
    /// meanwhile only the app knows. FND-52
    package func reset() {
        shown = SDLShow()
        wantedClock = nil
        shownClock = nil
        told = []
        buttons = []
        choices.stop()
        menus.stop()
        voice.stop()
        carButtons.stop()
        alerts.stop()
    }

    // MARK: Flushing

    package func flush() {
        flushClock()
        guard underWay == nil else { return waitingCauses.gather(Cause.current) }
        guard lifecycle.isReady, let content = source?.screenContent else { return }
        waitingCauses.gather(Cause.current)
        Cause.$current.withValue(waitingCauses.takeAll()) { update(content) }
    }

    private func update(_ content: ScreenContent) {
        let wanted = show(for: content)
        self.wanted = wanted
        defer { changed() }
        guard var difference = ShowDiff.show(from: shown, to: wanted) else {
            // FND-25: the requests of a view are those of its images, too.
            return awaitsImages ? () : completeAll()
        }
        underWay = wanted
        // Before version 6 a template has a request of its own. Ruling 47
        guard lifecycle.rpcVersion < SDLVersion(6), let template = difference.templateConfiguration else {
            return send(difference, reaching: wanted)
        }
        difference.templateConfiguration = nil
        send(template) { [weak self] in
            guard let self else { return }
            shown.templateConfiguration = wanted.templateConfiguration
            if difference == SDLShow() { agreed() } else { send(difference, reaching: wanted) }
        }
    }

    private func send(_ difference: SDLShow, reaching wanted: SDLShow) {
        lifecycle.send(difference) { [weak self] result in
            guard let self else { return }
            guard case .success(let response) = result, response.success else { return refused("Show", result) }
            shown = wanted
            agreed()
        }
    }

    /// Its answer tells what the display has under the new template.
    private func send(_ template: SDLTemplateConfiguration, then go: @escaping @MainActor @Sendable () -> Void) {
        let layout = SDLSetDisplayLayout(
            displayLayout: template.template,
            dayColorScheme: lifecycle.rpcVersion >= SDLVersion(5) ? template.dayColorScheme : nil,
            nightColorScheme: lifecycle.rpcVersion >= SDLVersion(5) ? template.nightColorScheme : nil)
        lifecycle.send(layout) { [weak self] result in
            guard let self else { return }
            guard case .success(let response) = result, response.success else {
                return refused("SetDisplayLayout", result)
            }
            capabilities.take(response)
            go()
        }
    }

    /// What changed meanwhile goes out now.
    private func agreed() {
        underWay = nil
        setNeedsUpdate()
    }

    /// What is shown stays as it was; it is not asked for again until something else is wanted. FND-25
    private func refused<Response: SDLRPCResponse>(_ name: String, _ result: Result<Response, RequestFailure>) {
        underWay = nil
        changed()

        if case .success(let response) = result {
            lifecycle.diagnose(.refusedScreen(name, response.resultCode, response.info))
        }
        completeAll()
    }

    private func complete(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).run()
    }

    private func completeAll() {
        for entry in waiting.takeAll() { entry.run() }
    }

    private func button(_ id: Int?) -> SDLSoftButtonObject? {
        guard let id, buttons.indices.contains(id - 1) else { return nil }
        return buttons[id - 1]
    }
}

extension Diagnostic {
    fileprivate static func refusedScreen(_ name: String, _ result: SDLResult, _ info: String?) -> Diagnostic {
        Diagnostic(
            rule: "FND-25", message: "The head unit answered \(name) with \(result)" + (info.map { ": \($0)" } ?? "."),
            fix: "Look at the request's row; what is shown stays until the view changes.")
    }
}
