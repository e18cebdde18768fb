import SDLConnection
import SDLRPC

/// A command that the driver can speak while the app is in use.
@MainActor
public struct SDLVoiceCommand {
    /// The words or phrases that trigger the command.
    public let voiceCommands: [String]
    /// Called when the driver speaks one of the phrases.
    public let handler: (@MainActor () -> Void)?

    /// Creates a voice command. Phrases without visible characters are left out.
    public init(voiceCommands: [String], handler: (@MainActor () -> Void)?) {
        self.voiceCommands = voiceCommands.filter { $0.contains { !$0.isWhitespace } }
        self.handler = handler
    }
}

/// Keeps the app's voice commands on the head unit up to date. A command whose phrases are unchanged keeps its id, and
/// only its handler is replaced.
@MainActor
package final class SDLVoiceCommandManager {
    private struct Entry {
        var command: SDLVoiceCommand
        let id: Int
    }

    private let lifecycle: SDLLifecycleManager
    private let queue: SerialQueue
    private var entries: [Entry] = []
    /// The commands whose requests were sent but not answered yet. The driver may already speak such a command.
    private var adding: [Entry] = []
    private var numbers = IDAllocator(firstID...2_000_000_000)
    package private(set) var commands: [SDLVoiceCommand] = []
    package var changed: () -> Void = {}

    /// The lowest id of voice commands. It is far above the ids of menu lines, so that no menu line gets the id of a
    /// voice command.
    private static let firstID = 1_900_000_000

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
        queue = SerialQueue(inFlight: lifecycle.inFlight)
        lifecycle.notifications.observe(SDLOnHMIStatus.self, owner: self) { [weak self] _ in self?.reconsider() }
        lifecycle.notifications.observe(SDLOnCommand.self, owner: self) { [weak self] command in
            guard let self else { return }
            (entries + adding).first { $0.id == command.cmdID }?.command.handler?()
        }
    }

    package func set(_ commands: [SDLVoiceCommand]) {
        let words = commands.flatMap(\.voiceCommands).map { $0.lowercased() }
        guard Set(words).count == words.count else {
            return lifecycle.diagnose(
                rule: "4.7", "Two voice commands have a phrase in common; the voice commands were not changed.",
                fix: "Give each phrase to one command only.")
        }
        self.commands = commands.filter { !$0.voiceCommands.isEmpty }
        plan()
    }

    package func start() {
        if !commands.isEmpty { plan() }
        reconsider()
    }

    package func stop() {
        queue.stop()
        numbers.reset()

        entries = []
        changed()
    }

    package var list: [(id: Int, words: [String])] { entries.map { ($0.id, $0.command.voiceCommands) } }

    private func reconsider() {
        let level = lifecycle.status?.hmiLevel ?? SDLHMILevel.none
        queue.isSuspended = !lifecycle.isReady || level == SDLHMILevel.none
    }

    private func plan() {
        queue.add("voice commands", dropped: {}) { await self.update() }
    }

    private func update() async {
        let wanted = commands
        let stale = entries.filter { entry in !wanted.contains { $0.voiceCommands == entry.command.voiceCommands } }
        let deletions = await lifecycle.replies(to: stale.map { SDLDeleteCommand(cmdID: $0.id) })
        for (entry, result) in zip(stale, deletions) where result.isDone { entries.removeAll { $0.id == entry.id } }
        for (index, entry) in entries.enumerated() {
            guard let command = wanted.first(where: { $0.voiceCommands == entry.command.voiceCommands }) else {
                continue
            }
            entries[index].command = command
        }
        let fresh = wanted.filter { command in
            !entries.contains { $0.command.voiceCommands == command.voiceCommands }
        }
        let added = fresh.map { Entry(command: $0, id: numbers.next()) }
        adding = added
        defer { adding = [] }
        let results = await lifecycle.replies(
            to: added.map { SDLAddCommand(cmdID: $0.id, vrCommands: $0.command.voiceCommands) })
        guard lifecycle.isReady else { return }
        for (entry, result) in zip(added, results) where result.isDone { entries.append(entry) }
        changed()
    }
}

extension Result where Success: SDLRPCResponse {
    var isDone: Bool {
        if case .success(let response) = self { response.success } else { false }
    }
}
