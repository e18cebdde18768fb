package import SDLRPC

/// Keeps the keyboard properties of the head unit up to date. The app, a presented question and the keyboard delegate
/// set the properties. While a request is in flight, further changes wait; then only the newest properties are sent.
@MainActor
package final class KeyboardUpdater {
    /// The properties that the app has set. They apply unless the presented question has properties of its own. CHS-15
    package internal(set) var original = SDLKeyboardProperties(
        language: .enUs, keyboardLayout: .qwerty, keypressMode: .resendCurrentEntry)
    {
        didSet { changed() }
    }
    /// The properties that the head unit last accepted.
    package private(set) var current: SDLKeyboardProperties? { didSet { changed() } }
    var changed: () -> Void = {}

    private let lifecycle: SDLLifecycleManager
    private let capabilities: SDLSystemCapabilityManager
    private var wanted: SDLKeyboardProperties?
    private var isSending = false
    private var isBatching = false
    private var waiting: (@MainActor @Sendable (()) -> Void)?

    private static let suggestionLimit = 100

    init(lifecycle: SDLLifecycleManager, capabilities: SDLSystemCapabilityManager) {
        self.lifecycle = lifecycle
        self.capabilities = capabilities
    }

    func reset() {
        current = nil
    }

    // MARK: Desired properties

    /// Applies `custom`, the properties of a presented question. If `custom` is nil or the head unit does not support
    /// its keyboard layout, applies `original`. `custom` is nil after a presentation. CHS-13
    func apply(_ custom: SDLKeyboardProperties?) async {
        wanted = custom.flatMap { fitting($0) } ?? fitting(original)
        await reach()
    }

    /// Combines all changes that `body` makes into one update.
    func batch(_ body: () -> Void) {
        isBatching = true
        body()
        isBatching = false
        push()
    }

    /// Sets the suggestions for the text typed so far. An empty list or nil removes the suggestions. Ruling 35
    func suggest(_ list: [String]?) {
        let list = Array((list ?? []).prefix(Self.suggestionLimit))
        if lifecycle.rpcVersion < SDLVersion(6) {
            wanted?.autoCompleteText = list.first
        } else {
            wanted?.autoCompleteList = list
        }
        push()
    }

    /// Sets the characters that the driver can type. Nil or an empty list allows all characters.
    func limit(to characters: [String]?) {
        wanted?.limitedCharacterList = characters?.isEmpty == false ? characters : nil
        push()
    }

    // MARK: Supported properties

    /// Returns `properties` with only those values that this head unit supports. Returns nil if the head unit does not
    /// have the keyboard layout.
    func fitting(_ properties: SDLKeyboardProperties) -> SDLKeyboardProperties? {
        var fitting = properties
        if let mode = properties.keypressMode, mode != .resendCurrentEntry {
            lifecycle.diagnose(
                rule: "CHS-13", "The keypress mode \(mode) was replaced by RESEND_CURRENT_ENTRY.",
                fix: "Leave keypressMode out: the keyboard delegate always receives the whole text.")
        }
        fitting.keypressMode = .resendCurrentEntry
        guard lifecycle.rpcVersion >= SDLVersion(7, 1) else {
            fitting.customKeys = nil
            fitting.maskInputCharacters = nil
            return fitting
        }
        let capabilities = capabilities.defaultMainWindowCapability?.keyboardCapabilities
        guard let capabilities else { return fitting }
        let layout = properties.keyboardLayout ?? .qwerty
        guard let supported = capabilities.supportedKeyboards?.first(where: { $0.keyboardLayout == layout }) else {
            lifecycle.diagnose(
                rule: "CHS-13", "This head unit has no keyboard layout \(layout); the properties were not sent.",
                fix: "Choose a layout of windowCapability.keyboardCapabilities.supportedKeyboards.")
            return nil
        }
        let keys = Array((properties.customKeys ?? []).prefix(supported.numConfigurableKeys))
        fitting.customKeys = keys.isEmpty ? nil : keys
        if capabilities.maskInputCharactersSupported != true { fitting.maskInputCharacters = nil }
        return fitting
    }

    // MARK: Sending

    private func reach() async {
        push()
        guard isSending else { return }
        await pausing(lifecycle.inFlight) { done in waiting = done }
    }

    private func push() {
        guard !isBatching, !isSending else { return }
        guard let wanted, !wanted.isSame(as: current), lifecycle.isReady else {
            waiting.take()?(())
            return
        }
        isSending = true
        var sent = wanted
        // To remove earlier suggestions, an empty list must be sent.
        if sent.autoCompleteList == nil, current?.autoCompleteList?.isEmpty == false { sent.autoCompleteList = [] }
        lifecycle.send(SDLSetGlobalProperties(keyboardProperties: sent)) { [weak self] result in
            guard let self else { return }
            isSending = false
            if case .success(let response) = result, response.success {
                current = wanted
            } else if self.wanted?.isSame(as: wanted) == true {
                // A refused update is not sent again.
                self.wanted = current
            }
            push()
        }
    }
}

extension SDLKeyboardProperties {
    /// Returns whether the properties are equal. An empty list of suggestions counts as equal to nil.
    fileprivate func isSame(as other: SDLKeyboardProperties?) -> Bool {
        guard var other else { return false }
        var one = self
        if one.autoCompleteList?.isEmpty == true { one.autoCompleteList = nil }
        if other.autoCompleteList?.isEmpty == true { other.autoCompleteList = nil }
        return one == other
    }
}
