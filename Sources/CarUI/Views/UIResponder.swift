/// What can answer touches and typing, or hand them on to the next in its chain.
@MainActor
open class UIResponder: Hashable {
    /// Creates a responder.
    public init() {}

    /// Who is asked next when this one does not answer.
    open var next: UIResponder? { nil }

    /// Fingers came down. Not overridden, the next in the chain is asked.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Fingers moved. Not overridden, the next in the chain is asked.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Fingers were lifted. Not overridden, the next in the chain is asked.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The touch became something else, or the app left the screen. Not overridden, the next in the chain is asked.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Whether it can be typed into.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it gives up being typed into when asked.
    open var canResignFirstResponder: Bool { true }
    /// Whether it is typed into now.
    public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks to be typed into; false when that cannot be.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Gives up being typed into.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return false }
        return responderWindow?.makeFirstResponder(nil) ?? false
    }

    var responderWindow: UIWindow? { next?.responderWindow }

    /// Whether the two are the same.
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
    /// Adds what makes it the same.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is typed into, key by key.
@MainActor
public protocol UIKeyInput: AnyObject {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Types a text where the caret is.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
