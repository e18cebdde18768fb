/// An object that handles touches and typing, or passes them to the next responder in the chain.
@MainActor
open class UIResponder: Hashable {
    /// Creates a responder.
    public init() {}

    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Called when fingers touch the display. The default calls the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move. The default calls the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted. The default calls the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches are cancelled, for example because a gesture was recognised. The default calls the next
    /// responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Whether the responder accepts typing.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may lose first responder status now.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder receives typing.
    public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the first responder, which receives typing. Returns false if that is not possible.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Gives up first responder status. Returns false if that is not possible.
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

/// A responder that accepts typing, character by character.
@MainActor
public protocol UIKeyInput: AnyObject {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Inserts a text at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
