import SDLConnection
package import SDLRPC
package import SDLSupport

/// Keeps the main screen up to date. Compares the app's content with the content on the screen, and sends the
/// difference in one `Show`. While a request is in flight, further changes wait; then only the newest content is sent.
///
/// View controllers set their content automatically. An app uses this manager for choices, keyboards, menus and alerts.
@MainActor
public final class SDLScreenManager: Flushable {
    package let choices: SDLChoiceSetManager
    package let menus: SDLMenuManager
    package let voice: SDLVoiceCommandManager
    package let carButtons: SDLSubscribeButtonManager
    package let alerts: SDLAlertManager
    /// The object that assigns cancel ids to overlays, and ids to their buttons.
    package let blocks: ButtonBlocks
    /// A closure that returns the desired content of the screen; nil if the app shows nothing. Each update calls the
    /// closure once.
    package var content: () -> ScreenContent? = { nil }

    let lifecycle: SDLLifecycleManager
    var wantedClock: SDLMediaClock?
    var shownClock: SDLMediaClock?
    /// The clock that the head unit has refused; nil if no clock was refused. `.some(nil)` means that the head unit has
    /// refused to remove the clock.
    var refusedClock: SDLMediaClock??
    let files: SDLFileManager
    let capabilities: SDLSystemCapabilityManager
    private let queue: FlushQueue
    private let timekeeper: any Timekeeper
    /// The screen content that the head unit has accepted.
    package internal(set) var shown = SDLShow()
    private var inFlight: SDLShow?
    /// The screen content that was last sent, for the inspector. The head unit may still refuse this content.
    package var sent: SDLShow { inFlight ?? shown }
    /// The screen content that the app has set, for the inspector.
    package private(set) var wanted: SDLShow?
    /// Called when the desired or the sent content may have changed. The inspector uses this closure.
    package var changed: () -> Void = {}
    /// The causes (rows or messages) of changes that were made while a request was in flight and wait for its answer.
    private var waitingCauses: [Cause] = []
    /// Whether images of the desired content are still being uploaded.
    var awaitsImages = false
    /// The diagnostic messages that were reported during this connection. The same mistake is reported only once.
    var reported: Set<String> = []
    /// The soft buttons on the screen. The first button has the id 1.
    var buttons: [SDLSoftButtonObject] = []
    /// The closures that run after the update, by number.
    private var waiting: OrderedMap<Int, @MainActor () -> Void> = [:]
    private var numbers = IDCounter()

    /// The maximum time for which a controller waits until its screen is shown. SDL Core waits equally long for its
    /// HMI. Ruling 46
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

    /// Sends the current content after the registration.
    package func start() {
        choices.start()
        menus.start()
        voice.start()
        carButtons.reconsider()
        alerts.reconsider()
        setNeedsUpdate()
    }

    /// Sends the waiting updates. Called when the HMI level or the permissions have changed.
    package func reconsider() {
        choices.reconsider()
        alerts.reconsider()
        setNeedsUpdate()
    }

    package func setNeedsUpdate() {
        queue.mark(self)
    }

    /// Calls `run` when the head unit has accepted or refused the content and its images, or after a time limit.
    package func afterUpdate(_ run: @escaping @MainActor () -> Void) {
        let number = numbers.next()
        waiting[number] = run
        timekeeper.ring(at: timekeeper.now + Self.limit, counting: queue.inFlight) { [weak self] in
            self?.waiting.removeValue(forKey: number)?()
        }
    }

    /// Clears the state of the screen. Called when the connection is lost. The media clock is cleared too, because only
    /// the app knows the playback position. FND-52
    package func reset() {
        shown = SDLShow()
        wantedClock = nil
        shownClock = nil
        reported = []
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
        guard inFlight == nil else { return waitingCauses.gather(Cause.current) }
        guard lifecycle.isReady, let content = content() else { return }
        waitingCauses.gather(Cause.current)
        Cause.$current.withValue(waitingCauses.takeAll()) { update(content) }
    }

    private func update(_ content: ScreenContent) {
        let wanted = show(for: content)
        self.wanted = wanted
        defer { changed() }
        guard var difference = ShowDiff.show(from: shown, to: wanted) else {
            // FND-25: a view counts as shown only after its images were uploaded.
            return awaitsImages ? () : completeAll()
        }
        inFlight = wanted
        // Before version 6 a separate request sets the template. Ruling 47
        guard lifecycle.rpcVersion < SDLVersion(6), let template = difference.templateConfiguration else {
            return send(difference, reaching: wanted)
        }
        difference.templateConfiguration = nil
        send(template) { [weak self] in
            guard let self else { return }
            shown.templateConfiguration = wanted.templateConfiguration
            if difference == SDLShow() { accepted() } else { send(difference, reaching: wanted) }
        }
    }

    private func send(_ difference: SDLShow, reaching wanted: SDLShow) {
        lifecycle.send(difference) { [weak self] result in
            guard let self else { return }
            guard case .success(let response) = result, response.success else { return refused("Show", result) }
            shown = wanted
            accepted()
        }
    }

    /// Sends a template. The head unit's answer contains the capabilities that the display has with this template.
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

    /// Called when the head unit has accepted a request. Sends the changes that were made while the request was in
    /// flight.
    private func accepted() {
        inFlight = nil
        setNeedsUpdate()
    }

    /// Called when the head unit has refused a request. The screen keeps its content. The refused content is sent again
    /// only after the app has set other content. FND-25
    private func refused<Response: SDLRPCResponse>(_ name: String, _ result: Result<Response, RequestFailure>) {
        inFlight = nil
        changed()

        if case .success(let response) = result {
            let info = response.info.map { ": \($0)" } ?? "."
            lifecycle.diagnose(
                rule: "FND-25", "The head unit answered \(name) with \(response.resultCode)\(info)",
                fix: "Check the request in the log; the screen is not changed until the view changes.")
        }
        completeAll()
    }

    private func completeAll() {
        let due = waiting.values
        waiting = [:]
        for run in due { run() }
    }

    private func button(_ id: Int?) -> SDLSoftButtonObject? {
        guard let id, buttons.indices.contains(id - 1) else { return nil }
        return buttons[id - 1]
    }
}
