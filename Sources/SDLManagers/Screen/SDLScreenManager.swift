import SDLRPC
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
    private let files: SDLFileManager
    private let capabilities: SDLSystemCapabilityManager
    private let queue: FlushQueue
    private let timekeeper: any Timekeeper
    /// What the head unit shows, as far as it has been told and has agreed.
    private var shown = SDLShow()
    private var isSending = false
    private var hasToldEmptyButtons = false
    private var buttons: [Int: SDLSoftButtonObject] = [:]
    private var waiting: [Waiting] = []
    private var numbers = 0

    private struct Waiting {
        let number: Int
        let run: @MainActor () -> Void
    }

    /// How long a controller waits for its screen: SDL Core's own limit and what it adds to it. Ruling 46
    private static let limit: Duration = .seconds(11)
    private static let buttonLimit = 8

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
        files.isShown = { [weak self] name in
            [self?.shown.graphic, self?.shown.secondaryGraphic].contains { $0?.value == name }
        }
    }

    /// The app has been registered: what was wanted before goes to this head unit.
    package func start() {
        choices.start()
        menus.start()
        voice.start()
        carButtons.start()
        alerts.reconsider()
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

    /// Runs once everything wanted so far has been answered, or given up on.
    package func afterUpdate(_ run: @escaping @MainActor () -> Void) {
        numbers += 1
        let number = numbers
        waiting.append(Waiting(number: number, run: run))
        timekeeper.ring(after: Self.limit) { [weak self, flight = queue.flight] in
            flight?.begin()
            Task { @MainActor in
                self?.settle(number)
                flight?.end()
            }
        }
    }

    /// The head unit has forgotten everything: a new one shows nothing yet.
    package func reset() {
        shown = SDLShow()
        wantedClock = nil
        isSending = false
        buttons = [:]
        waiting = []
        choices.stop()
        menus.stop()
        voice.stop()
        carButtons.stop()
        alerts.stop()
    }

    // MARK: Flushing

    package func flush() {
        guard !isSending, lifecycle.state == .ready, let content = source?.screenContent else { return }
        let wanted = show(for: content)
        guard let difference = ShowDiff.show(from: shown, to: wanted) else { return settleAll() }
        isSending = true
        lifecycle.send(difference) { [weak self] result in
            guard let self else { return }
            isSending = false
            if case .success(let response) = result, response.success { shown = wanted }
            if case .success(let response) = result, !response.success { return settleAll() }
            if case .failure = result { return settleAll() }
            // What changed meanwhile goes out now.
            setNeedsUpdate()
        }
    }

    private func settle(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).run()
    }

    private func settleAll() {
        let due = waiting
        waiting = []
        for entry in due { entry.run() }
    }

    // MARK: What is wanted

    private func show(for content: ScreenContent) -> SDLShow {
        let lines = TextLines.compose(content.lines, lines: capabilities.mainLines)
        var show = SDLShow(
            mainField1: lines.text(0), mainField2: lines.text(1), mainField3: lines.text(2), mainField4: lines.text(3),
            alignment: content.alignment, statusBar: content.statusBar, mediaTrack: content.mediaTrack)
        let tags = SDLMetadataTags(
            mainField1: lines.tags(0), mainField2: lines.tags(1), mainField3: lines.tags(2), mainField4: lines.tags(3))
        show.metadataTags = tags == SDLMetadataTags() ? nil : tags
        show.graphic = image(content.graphic, shown.graphic)
        show.secondaryGraphic = image(content.secondaryGraphic, shown.secondaryGraphic)
        show.softButtons = softButtons(for: Array(content.buttons.prefix(Self.buttonLimit)))
        show.templateConfiguration = content.template.map {
            SDLTemplateConfiguration(
                template: $0, dayColorScheme: content.dayColorScheme, nightColorScheme: content.nightColorScheme)
        }
        return show
    }

    /// An image that is still on its way: what is shown stays until it is there. Ruling 70
    private func image(_ artwork: SDLArtwork?, _ shown: SDLImage?) -> SDLImage? {
        guard let artwork else { return nil }
        return files.isThere(artwork) ? artwork.image : shown
    }

    /// Ids 1 to 8: the first SYNC generation knows no 0. A set that waits for an image leaves the shown one in place.
    private func softButtons(for objects: [SDLSoftButtonObject]) -> [SDLSoftButton]? {
        let writer = SoftButtonWriter(files: files, capabilities: capabilities)
        var written: [SDLSoftButton] = []
        switch writer.write(objects, firstID: 1) {
        case .waiting: return shown.softButtons
        case .nothingToShow:
            if !hasToldEmptyButtons { lifecycle.diagnose(.emptyButtons) }
            hasToldEmptyButtons = true
        case .buttons(let buttons):
            written = buttons
            hasToldEmptyButtons = false
        }
        writer.uploadOtherStates(of: objects)
        buttons = [:]
        for (button, object) in zip(written, objects) { buttons[button.softButtonID] = object }
        return written
    }

    private func button(_ id: Int?) -> SDLSoftButtonObject? {
        id.flatMap { buttons[$0] }
    }
}

extension [TextLine] {
    fileprivate func text(_ index: Int) -> String? { index < count ? self[index].text : nil }

    fileprivate func tags(_ index: Int) -> [SDLMetadataType]? {
        index < count && !self[index].metadata.isEmpty ? self[index].metadata : nil
    }
}
