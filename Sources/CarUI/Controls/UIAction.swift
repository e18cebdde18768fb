/// A closure that a control or a bar button runs, with an optional title and image.
@MainActor
public final class UIAction {
    /// The title of the action, shown by buttons and bars.
    public let title: String
    /// The image of the action, shown by buttons and bars.
    public let image: UIImage?
    private let handler: (UIAction) -> Void
    /// The control or bar button that has triggered the action most recently; nil if the action has not run.
    public internal(set) weak var sender: AnyObject?

    /// Creates an action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func perform(for sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}
