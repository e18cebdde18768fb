/// The title and buttons that a navigation bar shows for a view controller.
@MainActor
public final class UINavigationItem {
    /// The title in the navigation bar; nil for the view controller's own title.
    public var title: String? { didSet { changed?() } }
    /// A view that the bar shows instead of the title; nil for the title.
    public var titleView: UIView? { didSet { changed?() } }
    /// The button at the right end of the bar; nil for no button.
    public var rightBarButtonItem: UIBarButtonItem? { didSet { exchange(oldValue, rightBarButtonItem) } }
    /// The button at the left end of the bar, which replaces the Back button; nil for no button.
    public var leftBarButtonItem: UIBarButtonItem? { didSet { exchange(oldValue, leftBarButtonItem) } }
    /// Whether the Back button is hidden.
    public var hidesBackButton = false { didSet { changed?() } }
    var changed: (() -> Void)?

    /// Creates an item, optionally with a title.
    public init(title: String? = nil) { self.title = title }

    private func exchange(_ old: UIBarButtonItem?, _ new: UIBarButtonItem?) {
        old?.changed = nil
        new?.changed = { [weak self] in self?.changed?() }
        changed?()
    }
}

/// A button of a navigation bar.
@MainActor
public final class UIBarButtonItem {
    /// The predefined titles and images of bar buttons.
    public enum SystemItem: String, Hashable, Sendable {
        /// A button with the title "Done".
        case done = "Done"
        /// A button with the title "Cancel".
        case cancel = "Cancel"
        /// A button with the title "Edit".
        case edit = "Edit"
        /// A button with the title "Save".
        case save = "Save"
        /// A button with the image of a plus.
        case add = "Add"
        /// A button with the image of a cross.
        case close = "Close"
        /// A button with the image of a magnifying glass.
        case search = "Search"
        /// A button with the image of a bin.
        case trash = "Delete"
        /// A button with the image of a round arrow.
        case refresh = "Refresh"

        var symbol: String? {
            switch self {
            case .add: "plus"
            case .close: "xmark"
            case .search: "magnifyingglass"
            case .trash: "trash"
            case .refresh: "arrow.clockwise"
            case .done, .cancel, .edit, .save: nil
            }
        }
    }

    /// The title of the button, shown while `image` is nil.
    public var title: String? { didSet { changed?() } }
    /// The image of the button, shown instead of the title.
    public var image: UIImage? { didSet { changed?() } }
    /// Whether the button accepts touches.
    public var isEnabled = true { didSet { changed?() } }
    /// The colour of the title or image; nil for the bar's tint colour.
    public var tintColor: UIColor? { didSet { changed?() } }
    /// The action that runs when the driver presses the button.
    public var primaryAction: UIAction?
    /// The text that screen readers speak for the button.
    public var accessibilityLabel: String?
    var changed: (() -> Void)?

    /// Creates a bar button. If `title` or `image` is nil, the button uses the title or image of `primaryAction`.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        let own = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        (self.title, self.image) = (title ?? own, image ?? primaryAction?.image)
        self.primaryAction = primaryAction
    }

    /// Creates a bar button with a predefined title and image.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(
            title: systemItem.rawValue, image: systemItem.symbol.flatMap { UIImage(systemName: $0) },
            primaryAction: primaryAction)
        accessibilityLabel = systemItem.rawValue
    }

    /// Copies the title, image and state of `item` to `button`. If `item` is nil, hides `button`.
    static func show(_ item: UIBarButtonItem?, on button: UIButton) {
        button.isHidden = item == nil
        button.setTitle(item?.image == nil ? item?.title : nil, for: .normal)
        button.setImage(item?.image, for: .normal)
        button.isEnabled = item?.isEnabled ?? true
        button.tintColor = item?.tintColor
        button.accessibilityLabel = item?.accessibilityLabel ?? item?.title
    }
}

extension UIViewController {
    /// The title and buttons that a navigation bar shows for this controller.
    public var navigationItem: UINavigationItem { storedNavigationItem }

    /// The nearest navigation controller among the controller's parents; nil if there is no navigation controller.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest tab bar controller among the controller's parents; nil if there is no tab bar controller.
    public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}

/// The bar of a navigation controller, with a Back button, a title, and optional buttons at the left and right ends.
@MainActor
open class UINavigationBar: UIView {
    let back = UIButton()
    let label = UILabel()
    let right = UIButton()
    let left = UIButton()
    private weak var item: UINavigationItem?
    private weak var titleView: UIView?
    var onBack: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        back.imageSize = CGSize(width: 30, height: 30)
        back.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        back.accessibilityLabel = "Back"
        back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
        label.font = .systemFont(ofSize: 26, weight: .bold)
        left.addAction(UIAction { [weak self] _ in self?.press(self?.item?.leftBarButtonItem) }, for: .touchUpInside)
        right.addAction(UIAction { [weak self] _ in self?.press(self?.item?.rightBarButtonItem) }, for: .touchUpInside)
        [back, left, label, right].forEach(addSubview)
    }

    private func press(_ item: UIBarButtonItem?) { item?.primaryAction?.perform(for: item) }

    func show(_ controller: UIViewController?, canGoBack: Bool) {
        item = controller?.navigationItem
        label.text = item?.title ?? controller?.title
        showTitleView(item?.titleView)
        back.isHidden = !canGoBack || item?.hidesBackButton == true || item?.leftBarButtonItem != nil
        UIBarButtonItem.show(item?.leftBarButtonItem, on: left)
        UIBarButtonItem.show(item?.rightBarButtonItem, on: right)
        setNeedsLayout()
    }

    private func showTitleView(_ view: UIView?) {
        label.isHidden = view != nil
        guard view !== titleView || view?.superview !== self else { return }
        if titleView?.superview === self { titleView?.removeFromSuperview() }
        titleView = view
        if let view { addSubview(view) }
    }

    open override func layoutSubviews() {
        back.frame = CGRect(x: 8, y: 0, width: 76, height: bounds.height)
        let rightWidth = right.isHidden ? 0 : max(76, right.intrinsicContentSize.width)
        right.frame = CGRect(x: bounds.width - rightWidth - 8, y: 0, width: rightWidth, height: bounds.height)
        let leftWidth = left.isHidden ? 0 : max(76, left.intrinsicContentSize.width)
        left.frame = CGRect(x: 8, y: 0, width: leftWidth, height: bounds.height)
        let start = left.isHidden ? back.isHidden ? 24 : 92 : leftWidth + 16
        label.frame = CGRect(
            x: start, y: 0, width: max(0, bounds.width - start - rightWidth - 16), height: bounds.height)
        guard let titleView, titleView.superview === self else { return }
        let size = titleView.bounds.isEmpty ? titleView.sizeThatFits(label.bounds.size) : titleView.bounds.size
        titleView.frame = CGRect(
            x: 0, y: 0, width: min(size.width, label.bounds.width), height: min(size.height, bounds.height))
        // The view is in the middle of the bar if it does not cover the buttons there.
        let half = titleView.bounds.width / 2
        titleView.center = CGPoint(
            x: min(max(bounds.midX, label.frame.minX + half), label.frame.maxX - half), y: bounds.midY)
    }

    override func drawContents(in context: CGContext) {
        context.setFillColor(.separator)
        context.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
    }
}
