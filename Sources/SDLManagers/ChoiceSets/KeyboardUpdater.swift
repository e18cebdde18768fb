package import SDLRPC

/// Keeps the head unit's keyboard as it is wanted: the app's own setting, one presentation's, or what fits the text so
/// far. Wanted against sent, one update for the difference, newest wins.
@MainActor
package final class KeyboardUpdater {
    /// What is in force while no presentation wants something else. CHS-15
    package private(set) var original = SDLKeyboardProperties(
        language: .enUs, keyboardLayout: .qwerty, keypressMode: .resendCurrentEntry)
    {
        didSet { changed() }
    }
    /// What the head unit has been told, and has taken.
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

    // MARK: What is wanted

    func setOriginal(_ properties: SDLKeyboardProperties) {
        original = properties
    }

    /// Before a presentation: its own properties, or the original ones where it has none that fit. CHS-13
    func apply(_ custom: SDLKeyboardProperties?) async {
        wanted = custom.flatMap { fitting($0) } ?? fitting(original)
        await reach()
    }

    /// After a presentation: as it was before. CHS-13
    func restore() async {
        wanted = fitting(original)
        await reach()
    }

    /// While a presentation goes on. Several changes of one body are one update.
    func batch(_ body: () -> Void) {
        isBatching = true
        body()
        isBatching = false
        push()
    }

    /// What the text may become; an empty list takes earlier suggestions away. Ruling 35
    func suggest(_ list: [String]?) {
        let list = Array((list ?? []).prefix(Self.suggestionLimit))
        if lifecycle.rpcVersion < SDLVersion(6) {
            wanted?.autoCompleteText = list.first
        } else {
            wanted?.autoCompleteList = list
        }
        push()
    }

    /// Which keys can be pressed; nil for all.
    func limit(to characters: [String]?) {
        wanted?.limitedCharacterList = characters?.isEmpty == false ? characters : nil
        push()
    }

    // MARK: What fits

    /// The properties as this head unit takes them; nil where it has no such keyboard.
    func fitting(_ properties: SDLKeyboardProperties) -> SDLKeyboardProperties? {
        var fitting = properties
        if (properties.keypressMode ?? .resendCurrentEntry) != .resendCurrentEntry {
            lifecycle.diagnose(.keypressMode(properties.keypressMode!))
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
            lifecycle.diagnose(.keyboardLayout(layout))
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
        await pausing(lifecycle.flight) { done in waiting = done }
    }

    private func push() {
        guard !isBatching, !isSending else { return }
        guard let wanted, !wanted.isSame(as: current), lifecycle.isReady else { return completeWaiting() }
        isSending = true
        var sent = wanted
        // Suggestions that are gone are taken away in so many words.
        if sent.autoCompleteList == nil, current?.autoCompleteList?.isEmpty == false { sent.autoCompleteList = [] }
        lifecycle.send(SDLSetGlobalProperties(keyboardProperties: sent)) { [weak self] result in
            guard let self else { return }
            isSending = false
            if case .success(let response) = result, response.success {
                current = wanted
            } else if self.wanted?.isSame(as: wanted) == true {
                // What was refused is not asked for again.
                self.wanted = current
            }
            push()
        }
    }

    private func completeWaiting() {
        waiting.take()?(())
    }
}

extension SDLKeyboardProperties {
    /// An empty list of suggestions is none.
    fileprivate func isSame(as other: SDLKeyboardProperties?) -> Bool {
        guard var other else { return false }
        var one = self
        if one.autoCompleteList?.isEmpty == true { one.autoCompleteList = nil }
        if other.autoCompleteList?.isEmpty == true { other.autoCompleteList = nil }
        return one == other
    }
}

extension Diagnostic {
    fileprivate static func keypressMode(_ mode: SDLKeypressMode) -> Diagnostic {
        Diagnostic(
            rule: "CHS-13", message: "The keypress mode \(mode) was replaced by RESEND_CURRENT_ENTRY.",
            fix: "Leave keypressMode out: the keyboard delegate is always told the whole text.")
    }

    fileprivate static func keyboardLayout(_ layout: SDLKeyboardLayout) -> Diagnostic {
        Diagnostic(
            rule: "CHS-13", message: "This head unit has no keyboard layout \(layout); the properties were not sent.",
            fix: "Choose a layout of windowCapability.keyboardCapabilities.supportedKeyboards.")
    }
}
