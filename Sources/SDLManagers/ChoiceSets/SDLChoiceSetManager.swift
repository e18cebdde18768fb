import SDLRPC
import SDLSupport

/// Loads an app's choices on the head unit and presents the choices to the driver. Only this class assigns ids to
/// choices, uploads images of choices and sets keyboard properties. CHS-01
///
/// All operations run one after another, in the order of the calls. The queue starts when the driver has started the
/// app. Ruling 48
@MainActor
package final class SDLChoiceSetManager {
    package enum State: String, Sendable {
        case shutdown = "Shutdown"
        case checkingVoiceOptional = "CheckingVoiceOptional"
        case ready = "Ready"
        case startupError = "StartupError"
    }

    package private(set) var state = State.shutdown { didSet { if state != oldValue { changed() } } }
    package var changed: () -> Void = {}

    let lifecycle: SDLLifecycleManager
    package let files: SDLFileManager
    package let capabilities: SDLSystemCapabilityManager
    package let keyboard: KeyboardUpdater
    let queue: SerialQueue
    /// The names of the operations in the queue, for the inspector.
    package var queueNames: [String] { queue.names }

    package internal(set) var loaded = LoadedChoices()
    /// The groups that are loaded again after each connection to a head unit. CHS-18
    private(set) var wantedGroups: OrderedMap<String, SDLChoiceCellGroup> = [:]
    private(set) var isVoiceOptional = true
    private var cancelIDs = IDAllocator(101...200)
    /// The current presentation, if any, followed by the waiting presentations.
    var presentations: [ChoicePresentation] = []

    package init(lifecycle: SDLLifecycleManager, files: SDLFileManager, capabilities: SDLSystemCapabilityManager) {
        self.lifecycle = lifecycle
        self.files = files
        self.capabilities = capabilities
        keyboard = KeyboardUpdater(lifecycle: lifecycle, capabilities: capabilities)
        queue = SerialQueue(inFlight: lifecycle.inFlight)
        queue.changed = { [weak self] in self?.changed() }
        keyboard.changed = { [weak self] in self?.changed() }
        lifecycle.notifications.observe(SDLOnHMIStatus.self, owner: self) { [weak self] _ in self?.reconsider() }
        lifecycle.notifications.observe(SDLOnKeyboardInput.self, owner: self) { [weak self] input in
            self?.presentations.first { $0.isShown }?.receive(input)
        }
    }

    // MARK: Connection

    /// Queues the preloaded groups for loading. Called after the registration.
    package func start() {
        state = .checkingVoiceOptional
        for group in wantedGroups.values { enqueue(group, nil) }
        reconsider()
    }

    /// Clears the loaded choices and drops the waiting operations. Called when the connection is lost.
    package func stop() {
        state = .shutdown
        loaded = LoadedChoices(reuseKey: loaded.reuseKey)
        keyboard.reset()
        queue.stop()
    }

    /// Starts or suspends the queue. The queue is suspended while the app is in HMI level NONE, or if the display has
    /// no text field for choices.
    package func reconsider() {
        let level = lifecycle.status?.hmiLevel ?? SDLHMILevel.none
        let hasText = capabilities.hasText(.menuName) || capabilities.isThirdGeneration
        queue.isSuspended = !lifecycle.isReady || level == SDLHMILevel.none || !hasText
    }

    func nextCancelID() -> Int {
        cancelIDs.next { id in presentations.contains { $0.cancelID == id } } ?? 101
    }

    var writer: ChoiceWriter { ChoiceWriter(capabilities: capabilities, isVoiceOptional: isVoiceOptional) }

    // MARK: Testing for voice commands

    /// Tests with one or two test choice sets whether the head unit accepts choices without voice commands. Runs once
    /// per connection, before the first choice is loaded. Returns the error; nil after a success. CHS-28, ruling 39
    func prepare() async -> SDLChoiceSetError? {
        switch state {
        case .ready: return nil
        case .shutdown: return .notConnected
        case .startupError: return .noChoiceSets
        case .checkingVoiceOptional: break
        }
        if await probe(voice: nil) {
            isVoiceOptional = true
        } else if await probe(voice: ["Test VR"]) {
            isVoiceOptional = false
        } else {
            if state == .checkingVoiceOptional { state = .startupError }
            return lifecycle.isReady ? .noChoiceSets : .notConnected
        }
        // Delete the test choice set.
        _ = await lifecycle.reply(to: SDLDeleteInteractionChoiceSet(interactionChoiceSetID: 0))
        guard state == .checkingVoiceOptional else { return .notConnected }
        state = .ready
        return nil
    }

    private func probe(voice: [String]?) async -> Bool {
        let choice = SDLChoice(choiceID: 0, menuName: "Test Cell", vrCommands: voice)
        let request = SDLCreateInteractionChoiceSet(interactionChoiceSetID: 0, choiceSet: [choice])
        return await lifecycle.reply(to: request).isDone
    }

    // MARK: Loading

    /// Loads up to 100 cells. Each cell becomes a choice set with one choice. CHS-17
    func preload(_ cells: [SDLChoiceCell], _ handler: SDLPreloadChoiceCompletionHandler?) {
        guard !cells.isEmpty else {
            return refuse(handler, .invalid(rule: "CHS-17", "There is no choice to preload."))
        }
        guard cells.count <= SDLChoiceCellGroup.setLimit else {
            let why = "One call can preload 100 choices, not \(cells.count); use a group, or several calls."
            return refuse(handler, .invalid(rule: "CHS-17", why))
        }
        guard state != .shutdown else { return refuse(handler, .notConnected) }
        queue.add("preload \(cells.count) choices", dropped: { self.refuse(handler, .notConnected) }) {
            var failure = await self.prepare()
            if failure == nil { failure = await self.load(cells) }
            handler?(failure)
        }
    }

    /// Loads a group. If no head unit is connected, the group is loaded after the next connection. CHS-18
    func preload(_ group: SDLChoiceCellGroup, _ handler: SDLPreloadChoiceCompletionHandler?) {
        guard (1...SDLChoiceCellGroup.limit).contains(group.choices.count) else {
            let why = "A group has 1 to \(SDLChoiceCellGroup.limit) choices, not \(group.choices.count)."
            return refuse(handler, .invalid(rule: "CHS-05", why))
        }
        // CHS-04
        guard Set(group.choices).count == group.choices.count else {
            return refuse(handler, .invalid(rule: "CHS-04", "Two choices of the group \(group.name) are equal."))
        }
        wantedGroups[group.name] = group
        if state == .shutdown {
            handlersBeforeConnection[group.name, default: []] += handler.map { [$0] } ?? []
        } else {
            enqueue(group, handler)
        }
    }

    private func refuse(_ handler: SDLPreloadChoiceCompletionHandler?, _ error: SDLChoiceSetError) {
        error.diagnostic.map(lifecycle.diagnose)
        if let handler { lifecycle.endings.later { handler(error) } }
    }

    private var handlersBeforeConnection: [String: [SDLPreloadChoiceCompletionHandler]] = [:]

    private func enqueue(_ group: SDLChoiceCellGroup, _ handler: SDLPreloadChoiceCompletionHandler?) {
        let handlers = (handlersBeforeConnection.removeValue(forKey: group.name) ?? []) + (handler.map { [$0] } ?? [])
        let complete: (SDLChoiceSetError?) -> Void = { failure in for handler in handlers { handler(failure) } }
        queue.add(
            "preload group \(group.name)", dropped: { self.lifecycle.endings.later { complete(.notConnected) } }
        ) {
            var failure = await self.prepare()
            if failure == nil { failure = await self.load(group) }
            complete(failure)
        }
    }

    // MARK: Deleting

    /// Deletes cells and their images from the head unit. Keeps persistent images and images that are in use. CHS-19
    func delete(_ cells: [SDLChoiceCell]) {
        guard state != .shutdown else { return }
        queue.add("delete \(cells.count) choices", dropped: {}) { await self.unload(cells) }
    }

    /// Deletes the group with this name. Ruling 69
    func deleteGroup(named name: String) {
        wantedGroups[name] = nil
        for handler in handlersBeforeConnection.removeValue(forKey: name) ?? [] { refuse(handler, .cancelled) }
        guard state != .shutdown else { return }
        queue.add("delete group \(name)", dropped: {}) {
            if let group = self.loaded.groups[name] { await self.unload(group) }
        }
    }
}
