public import SDLRPC
import SDLSupport

/// How choices are laid out. CHS-06
public enum SDLChoiceSetLayout: Sendable, Hashable {
    /// One under the other.
    case list
    /// Side by side, each with its image.
    case tiles

    package func mode(searchable: Bool) -> SDLLayoutMode {
        switch self {
        case .list: searchable ? .listWithSearch : .listOnly
        case .tiles: searchable ? .iconWithSearch : .iconOnly
        }
    }
}

/// A question to the driver with the answers there are. CHS-07
///
/// Present it with `SDLScreenManager.presentChoiceSet`. What is wrong with it is told to its delegate then.
@MainActor
public final class SDLChoiceSet {
    /// What is asked, 1 to 500 characters.
    public let title: String
    /// What is said as the question appears; nil for nothing.
    public let initialPrompt: [SDLTTSChunk]?
    /// How the choices are laid out.
    public let layout: SDLChoiceSetLayout
    /// How long the question waits, in seconds; 0 stands for `defaultTimeout`.
    public let timeout: Double
    /// What is said when the driver did not answer.
    public let timeoutPrompt: [SDLTTSChunk]?
    /// What is said when the driver asks for help.
    public let helpPrompt: [SDLTTSChunk]?
    /// What is shown as help while the driver speaks; the positions are numbered by the library.
    public var helpList: [SDLVrHelpItem]?
    /// Told what was chosen, or why nothing was.
    public private(set) weak var delegate: (any SDLChoiceSetDelegate)?
    /// The choices, 1 to 100 of them, in order; empty when a group is asked for.
    public let choices: [SDLChoiceCell]
    /// The name of a preloaded group to present instead of `choices`; nil for a set with choices of its own.
    public let choiceGroupName: String?

    /// How long a choice set without a time of its own waits: 10 s, and never less than 5 nor more than 100.
    public static var defaultTimeout: Double = 10 {
        didSet { defaultTimeout = min(max(5, defaultTimeout), 100) }
    }

    /// How it is taken back, wherever it is presented.
    private var cancelers: OrderedMap<Int, @MainActor () -> Void> = [:]
    private var tokens = Counting()

    /// Creates a question with choices of its own. CHS-08
    public init(
        title: String, delegate: (any SDLChoiceSetDelegate)?, layout: SDLChoiceSetLayout = .list,
        initialPrompt: [SDLTTSChunk]? = nil, timeout: Double = 0, timeoutPrompt: [SDLTTSChunk]? = nil,
        helpPrompt: [SDLTTSChunk]? = nil, choices: [SDLChoiceCell]
    ) {
        self.title = title
        self.delegate = delegate
        self.layout = layout
        self.initialPrompt = initialPrompt
        self.timeout = timeout
        self.timeoutPrompt = timeoutPrompt
        self.helpPrompt = helpPrompt
        self.choices = choices
        choiceGroupName = nil
    }

    /// Creates a question with the choices of a group. CHS-08
    public init(
        title: String, delegate: (any SDLChoiceSetDelegate)?, layout: SDLChoiceSetLayout = .list,
        initialPrompt: [SDLTTSChunk]? = nil, timeoutPrompt: [SDLTTSChunk]? = nil, helpPrompt: [SDLTTSChunk]? = nil,
        choiceGroupName: String
    ) {
        self.title = title
        self.delegate = delegate
        self.layout = layout
        self.initialPrompt = initialPrompt
        timeout = 0
        self.timeoutPrompt = timeoutPrompt
        self.helpPrompt = helpPrompt
        choices = []
        self.choiceGroupName = choiceGroupName
    }

    /// Takes the question back wherever it is presented: off the display where it is shown already, out of the queue where it
    /// waits.
    public func cancel() {
        for cancel in cancelers.values { cancel() }
    }

    package var isPresented: Bool { !cancelers.isEmpty }

    /// From now on a cancellation of the set is one of this presentation, too, until it is over by what this returns.
    package func began(cancel: @escaping @MainActor () -> Void) -> Int {
        let token = tokens.next()
        cancelers[token] = cancel
        return token
    }

    package func ended(_ token: Int) { cancelers[token] = nil }

    /// Milliseconds for the head unit, within what it takes. CHS-07
    package var milliseconds: Int {
        // In this order a number that is none becomes the least.
        let seconds = timeout == 0 ? Self.defaultTimeout : min(max(5, timeout), 100)
        return Int((seconds * 1000).rounded())
    }
}
