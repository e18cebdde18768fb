import SDLRPC
package import SDLSupport

/// Keeps the main screen as the app wants it: wanted against shown, one `Show` for the difference, newest wins.
///
/// What the view controllers show comes here by itself; choices and keyboards are asked for here.
@MainActor
public final class SDLScreenManager: Flushable {
    package let choices: SDLChoiceSetManager
    package weak var source: (any ScreenSource)?

    private let lifecycle: SDLLifecycleManager
    private let files: SDLFileManager
    private let capabilities: SDLSystemCapabilityManager
    private let queue: FlushQueue
    private let timekeeper: any Timekeeper
    /// What the head unit shows, as far as it has been told and has agreed.
    private var shown = SDLShow()
    private var isSending = false
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
        choices: SDLChoiceSetManager, queue: FlushQueue, timekeeper: any Timekeeper
    ) {
        self.lifecycle = lifecycle
        self.capabilities = capabilities
        self.choices = choices
        self.files = files
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
        isSending = false
        buttons = [:]
        waiting = []
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

    private func softButtons(for objects: [SDLSoftButtonObject]) -> [SDLSoftButton] {
        buttons = [:]
        return objects.enumerated().map { index, object in
            let state = object.currentState
            let image = state.artwork.flatMap { files.isThere($0) ? $0.image : nil }
            buttons[index + 1] = object
            return SDLSoftButton(
                type: image == nil ? .text : (state.text == nil ? .image : .both),
                text: state.text ?? (image == nil ? object.name : nil), image: image,
                isHighlighted: state.isHighlighted ? true : nil, softButtonID: index + 1,
                systemAction: state.systemAction == .defaultAction ? nil : state.systemAction)
        }
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
