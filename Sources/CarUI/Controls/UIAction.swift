/// Something to do, with a title and a picture to show it by.
@MainActor
public final class UIAction {
    /// What it is called.
    public let title: String
    /// What it looks like.
    public let image: UIImage?
    private let handler: (UIAction) -> Void
    /// The control that the action is done for; nil outside of one.
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
