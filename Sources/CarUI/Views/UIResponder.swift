/// An object that handles touches and typing, or passes touches to the next responder in the chain.
@MainActor
open class UIResponder: Hashable {
    /// Creates a responder.
    public init() {}

    /// The next responder in the chain; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Called when fingers touch the display. The default implementation calls the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move. The default implementation calls the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted. The default implementation calls the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches are cancelled, for example by a gesture. The default implementation calls the next
    /// responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Whether the responder can become the first responder, which receives typing.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may stop being the first responder now.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder is the first responder, which receives typing.
    public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this responder the first responder, which receives typing. Returns whether the change succeeded.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Stops being the first responder. Returns whether the change succeeded.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return false }
        return responderWindow?.makeFirstResponder(nil) ?? false
    }

    var responderWindow: UIWindow? { next?.responderWindow }

    /// Whether both responders are the same object.
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
    /// Hashes the object's identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that receives typed characters.
@MainActor
public protocol UIKeyInput: AnyObject {
    /// Whether the object contains text.
    var hasText: Bool { get }
    /// Inserts `text` at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
