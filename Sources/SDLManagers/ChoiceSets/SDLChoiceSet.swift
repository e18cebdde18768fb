public import SDLRPC
import SDLSupport

/// The layout of choices on the display. CHS-06
public enum SDLChoiceSetLayout: Sendable, Hashable {
    /// Shows the choices as a vertical list.
    case list
    /// Shows the choices as a grid of tiles. Each tile shows the choice's image.
    case tiles

    package func mode(searchable: Bool) -> SDLLayoutMode {
        switch self {
        case .list: searchable ? .listWithSearch : .listOnly
        case .tiles: searchable ? .iconWithSearch : .iconOnly
        }
    }
}

/// A question to the driver, with a set of choices as possible answers. CHS-07
///
/// Present the choice set with `SDLScreenManager.presentChoiceSet`. If the choice set is invalid, its delegate receives
/// an error.
@MainActor
public final class SDLChoiceSet {
    /// The text of the question, 1 to 500 characters.
    public let title: String
    /// The speech that is played when the question appears; nil for no speech.
    public let initialPrompt: [SDLTTSChunk]?
    /// The layout of the choices on the display.
    public let layout: SDLChoiceSetLayout
    /// The time limit of the question in seconds. The value 0 means `defaultTimeout`.
    public let timeout: Double
    /// The speech that is played when the driver has not answered in time; nil for no speech.
    public let timeoutPrompt: [SDLTTSChunk]?
    /// The speech that is played when the driver asks for help; nil for no speech.
    public let helpPrompt: [SDLTTSChunk]?
    /// The help items that are shown during voice recognition. The library assigns their positions.
    public var helpList: [SDLVrHelpItem]?
    /// The object that receives the selected choice or an error.
    public private(set) weak var delegate: (any SDLChoiceSetDelegate)?
    /// The choices in display order, 1 to 100. The list is empty if the choice set refers to a group.
    public let choices: [SDLChoiceCell]
    /// The name of a preloaded group that is presented instead of `choices`; nil for a choice set with its own choices.
    public let choiceGroupName: String?

    /// The time limit in seconds of a choice set whose `timeout` is 0. Initially 10. Values outside 5 to 100 are
    /// replaced by the nearest limit.
    public static var defaultTimeout: Double = 10 {
        didSet { defaultTimeout = min(max(5, defaultTimeout), 100) }
    }

    /// The closures that cancel the current presentations of this choice set, by token.
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

    /// Cancels all presentations of the question. If the question is shown, it is removed from the display.
    /// Presentations that still wait are dropped.
    public func cancel() {
        for cancel in cancelers.values { cancel() }
    }

    package var isPresented: Bool { !cancelers.isEmpty }

    /// Stores the closure with which `cancel()` cancels a presentation. Returns the token for `ended(_:)`.
    package func began(cancel: @escaping @MainActor () -> Void) -> Int {
        let token = tokens.next()
        cancelers[token] = cancel
        return token
    }

    package func ended(_ token: Int) { cancelers[token] = nil }

    /// The time limit in milliseconds, restricted to the range that the mobile API allows. CHS-07
    package var milliseconds: Int {
        // With this order of arguments, NaN becomes the minimum.
        let seconds = timeout == 0 ? Self.defaultTimeout : min(max(5, timeout), 100)
        return Int((seconds * 1000).rounded())
    }
}
