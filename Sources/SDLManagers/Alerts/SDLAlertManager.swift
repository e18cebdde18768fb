import SDLConnection
import SDLRPC

/// Shows alerts one after another. An alert waits until all earlier alerts have ended and the app may show alerts.
@MainActor
package final class SDLAlertManager {
    /// One alert, from the app's request until the alert has ended.
    @MainActor
    package final class Presentation {
        let view: SDLAlertView
        let cancelID: Int
        var isShown = false
        private var completion: (@MainActor (SDLAlertError?) -> Void)?

        init(_ view: SDLAlertView, _ cancelID: Int, _ completion: @escaping @MainActor (SDLAlertError?) -> Void) {
            self.view = view
            self.cancelID = cancelID
            self.completion = completion
        }

        var isOver: Bool { completion == nil }

        func end(_ error: SDLAlertError?) { finish(error)() }

        /// Marks the alert as ended. Returns a closure that calls the alert's completion handler. If the alert had
        /// ended before this call, the closure does nothing.
        func finish(_ error: SDLAlertError?) -> @MainActor () -> Void {
            defer { completion = nil }
            return { [completion] in completion?(error) }
        }
    }

    private let lifecycle: SDLLifecycleManager
    private let files: SDLFileManager
    private let capabilities: SDLSystemCapabilityManager
    private let permissions: SDLPermissionManager
    private let blocks: ButtonBlocks
    private let queue: SerialQueue

    package init(
        lifecycle: SDLLifecycleManager, files: SDLFileManager, capabilities: SDLSystemCapabilityManager,
        permissions: SDLPermissionManager, blocks: ButtonBlocks
    ) {
        self.lifecycle = lifecycle
        self.files = files
        self.capabilities = capabilities
        self.permissions = permissions
        self.blocks = blocks
        queue = SerialQueue(inFlight: lifecycle.inFlight)
    }

    package func present(
        _ view: SDLAlertView, completion: @escaping @MainActor (SDLAlertError?) -> Void
    ) -> Presentation {
        let presentation = Presentation(view, blocks.nextCancelID(), completion)
        if let problem = problem(with: view) {
            end(presentation, problem)
        } else if !lifecycle.isReady {
            end(presentation, .notConnected)
        } else {
            queue.add("alert", dropped: { self.end(presentation, .notConnected) }) { await self.run(presentation) }
        }
        return presentation
    }

    /// Cancels an alert. An alert that is not shown yet ends immediately. If the alert is shown, asks the head unit to
    /// end it; head units before version 6 do not support this request, so the alert then stays.
    package func cancel(_ presentation: Presentation) {
        guard !presentation.isOver else { return }
        guard presentation.isShown else { return end(presentation, .cancelled) }
        guard lifecycle.rpcVersion >= SDLVersion(6) else { return }
        lifecycle.send(
            SDLCancelInteraction(cancelID: presentation.cancelID, functionID: SDLFunctionID.alert.rawValue)
        ) { _ in }
    }

    /// Ends an alert with an error, without a request to the head unit.
    private func end(_ presentation: Presentation, _ error: SDLAlertError) {
        let complete = presentation.finish(error)
        lifecycle.endings.later { complete() }
    }

    package func reconsider() {
        queue.isSuspended =
            !lifecycle.isReady || capabilities.defaultMainWindowCapability == nil
            || !permissions.isRPCNameAllowed(SDLAlert.name)
    }

    package func stop() {
        queue.stop()
    }

    private func problem(with view: SDLAlertView) -> SDLAlertError? {
        guard view.hasText || view.speech?.isEmpty == false else {
            return .invalid("An alert needs a text, a secondary text or speech; a tertiary text alone is not enough.")
        }
        guard view.softButtons.allSatisfy({ $0.states.count == 1 }) else {
            return .invalid("Each button of an alert must have exactly one state.")
        }
        return nil
    }

    /// Returns the part of `speech` that this head unit can play; nil if no part can be played. Playing sound files
    /// requires a head unit of version 5 or later that lists this capability. A head unit that lists no speech
    /// capabilities is assumed to play files.
    private func playable(_ speech: [SDLTTSChunk]?) -> [SDLTTSChunk]? {
        let plays = lifecycle.registration?.speechCapabilities?.contains(.file) ?? true
        let said = plays && lifecycle.rpcVersion >= SDLVersion(5) ? speech : speech?.filter { $0.type != .file }
        return said?.isEmpty == false ? said : nil
    }

    private func run(_ presentation: Presentation) async {
        guard !presentation.isOver else { return }
        let view = presentation.view
        let speech = playable(view.speech)
        guard view.hasText || speech != nil else {
            return presentation.end(
                .invalid("The alert contains only a sound file, and this head unit does not play sound files."))
        }
        let objects = Array(view.softButtons.prefix(4))
        let writer = SoftButtonWriter(files: files, capabilities: capabilities)
        let icon = capabilities.hasImage(.alertIcon) ? view.icon : nil
        _ = await files.upload(
            objects.compactMap(\.currentState.artwork).filter(writer.isShown) + (icon.map { [$0] } ?? []))
        guard !presentation.isOver else { return }
        let block = blocks.claim(objects)
        defer { blocks.release(block) }
        var buttons: [SDLSoftButton] = []
        switch writer.write(objects, firstID: block) {
        case .buttons(let written, _): buttons = written
        case .nothingToShow: lifecycle.diagnose(.emptyButtons)
        case .waiting: break
        }
        let lines = view.lines(capabilities.alertLines)
        let request = SDLAlert(
            alertText1: lines.first, alertText2: lines.count > 1 ? lines[1] : nil,
            alertText3: lines.count > 2 ? lines[2] : nil, ttsChunks: speech, duration: view.milliseconds,
            playTone: view.playTone ? true : nil, progressIndicator: view.showWaitIndicator ? true : nil,
            softButtons: buttons.isEmpty ? nil : buttons,
            alertIcon: icon.flatMap { files.isThere($0) ? $0.image : nil },
            cancelID: lifecycle.rpcVersion >= SDLVersion(6) ? presentation.cancelID : nil)
        presentation.isShown = true
        switch await pausing(lifecycle.inFlight, { done in lifecycle.present(request, then: done) }) {
        case .success(let response) where response.success: presentation.end(nil)
        case .success(let response):
            presentation.end(
                .refused(response.resultCode, info: response.info, tryAgainTime: response.tryAgainTime))
        case .failure(.timedOut): presentation.end(.noAnswer)
        case .failure(.unsendable(let why)): presentation.end(.invalid("The alert was not sent: \(why)."))
        case .failure: presentation.end(.notConnected)
        }
    }
}

extension SDLSystemCapabilityManager {
    /// The number of text lines that an alert can show; 3 if the head unit does not report its text fields.
    package var alertLines: Int {
        let names: [SDLTextFieldName] = [.alertText1, .alertText2, .alertText3]
        guard let fields = defaultMainWindowCapability?.textFields else { return names.count }
        let last = names.lastIndex { name in fields.contains { $0.name == name } }
        return last.map { $0 + 1 } ?? 0
    }
}
