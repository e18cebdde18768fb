public import SDLRPC
import SDLSupport

/// The layout of choices on the display. CHS-06
public enum SDLChoiceSetLayout: Sendable, Hashable {
    /// A vertical list.
    case list
    /// A grid of tiles, each with its image.
    case tiles

    package func mode(searchable: Bool) -> SDLLayoutMode {
        switch self {
        case .list: searchable ? .listWithSearch : .listOnly
        case .tiles: searchable ? .iconWithSearch : .iconOnly
        }
    }
}

/// A question to the driver with a set of choices. CHS-07
///
/// Present it with `SDLScreenManager.presentChoiceSet`. If the set is invalid, the delegate receives an error.
@MainActor
public final class SDLChoiceSet {
    /// The question, 1 to 500 characters.
    public let title: String
    /// The speech when the question appears; nil for none.
    public let initialPrompt: [SDLTTSChunk]?
    /// The layout of the choices on the display.
    public let layout: SDLChoiceSetLayout
    /// The time limit of the question in seconds; 0 means `defaultTimeout`.
    public let timeout: Double
    /// The speech when the driver has not answered in time.
    public let timeoutPrompt: [SDLTTSChunk]?
    /// The speech when the driver asks for help.
    public let helpPrompt: [SDLTTSChunk]?
    /// The help items shown during voice recognition; the library numbers their positions.
    public var helpList: [SDLVrHelpItem]?
    /// The object that receives the selected choice or the error.
    public private(set) weak var delegate: (any SDLChoiceSetDelegate)?
    /// The choices in order, 1 to 100; empty if the set refers to a group.
    public let choices: [SDLChoiceCell]
    /// The name of a preloaded group to present instead of `choices`; nil for a set with its own choices.
    public let choiceGroupName: String?

    /// The time limit of a choice set whose `timeout` is 0. It is 10 s unless changed, and is limited to 5 to 100 s.
    public static var defaultTimeout: Double = 10 {
        didSet { defaultTimeout = min(max(5, defaultTimeout), 100) }
    }

    /// Closures that cancel the current presentations of the set.
    private var cancelers: OrderedMap<Int, @MainActor () -> Void> = [:]
    private var tokens = IDCounter()

    /// Creates a question with its own choices. CHS-08
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

    /// Creates a question with the choices of a preloaded group. CHS-08
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

    /// Cancels all presentations of the question. A shown one is removed from the display; a waiting one never appears.
    public func cancel() {
        for cancel in cancelers.values { cancel() }
    }

    package var isPresented: Bool { !cancelers.isEmpty }

    /// Registers a presentation, so that `cancel()` also ends it. Returns the token that `ended(_:)` needs.
    package func began(cancel: @escaping @MainActor () -> Void) -> Int {
        let token = tokens.next()
        cancelers[token] = cancel
        return token
    }

    package func ended(_ token: Int) { cancelers[token] = nil }

    /// The time limit in milliseconds, within the limits of the head unit. CHS-07
    package var milliseconds: Int {
        // With this order of arguments, NaN becomes the minimum.
        let seconds = timeout == 0 ? Self.defaultTimeout : min(max(5, timeout), 100)
        return Int((seconds * 1000).rounded())
    }
}
