/// The title and image of a tab.
@MainActor
public final class UITabBarItem {
    /// The title of the tab; nil for the view controller's own title.
    public var title: String?
    /// The image above the title; nil for no image.
    public var image: UIImage?
    /// A number with which the app can find the tab.
    public var tag: Int

    /// Creates the description of a tab.
    public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
        self.title = title
        self.image = image
        self.tag = tag
    }
}

/// The row of tabs at the bottom of a tab bar controller.
@MainActor
open class UITabBar: UIControl {
    /// The tabs of the bar, from left to right.
    open var items: [UITabBarItem] = [] {
        didSet {
            setNeedsDisplay()
            setNeedsLayout()
        }
    }
    /// The index of the selected tab.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            parts.selected = selectedIndex
            setNeedsDisplay()
        }
    }
    var onSelect: ((Int) -> Void)?
    private var underFinger: Int?
    private var parts = ControlParts(selected: 0)

    /// Always false, because the head unit's knob focuses each tab separately instead of the whole bar.
    open override var canBecomeFocused: Bool { false }
    override var snapshotText: String? { items.map { $0.title ?? "" }.joined(separator: " | ") }

    /// Adds a focusable subview for each tab, so that the driver can select a tab with the head unit's knob.
    open override func layoutSubviews() {
        parts.place(items.map { $0.title ?? "" }, in: self) { place($0) }
    }

    private func place(_ index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(1, items.count))
        return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }

    override func track(_ touch: UITouch) {
        underFinger = items.indices.first { place($0).contains(touch.location(in: self)) }
        setNeedsDisplay()
    }

    override func press(at point: CGPoint) {
        guard let index = items.indices.first(where: { place($0).contains(point) }) else { return }
        onSelect?(index)
        sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    }

    override func drawContents(in context: CGContext) {
        context.fill(bounds, with: .secondarySystemBackground)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), with: .separator)
        for (index, item) in items.enumerated() {
            let place = place(index)
            let isChosen = index == selectedIndex
            if isHighlighted, index == underFinger {
                context.fill(place.insetBy(dx: 8, dy: 6), radius: 14, with: .systemFill)
            }
            let color: UIColor = isChosen ? tintColor : .secondaryLabel
            let symbol = CGRect(x: place.midX - 15, y: place.minY + 11, width: 30, height: 30)
            item.image?.draw(in: symbol, tint: color)
            guard let title = item.title, place.width > 8 else { continue }
            let font = UIFont.systemFont(ofSize: item.image == nil ? 20 : 16, weight: isChosen ? .bold : .regular)
            let style = TextStyle(font: font, alignment: .center, width: place.width - 8)
            let layout = TextLayout.of(title, style: style)
            let y = item.image == nil ? place.midY - layout.size.height / 2 : place.minY + 46
            layout.draw(at: CGPoint(x: place.minX + 4, y: y.rounded()), in: context, color: color)
        }
    }
}

/// A container that shows one of several controllers. With a row of tabs, the driver selects which controller is shown.
@MainActor
open class UITabBarController: UIViewController {
    /// The row of tabs.
    public let tabBar = UITabBar()
    private let stage = UIView()

    /// The controllers that the tabs select, in the order of the tabs.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(old) {
                if old === shown { remove(old) }
                old.removeFromParent()
            }
            for new in viewControllers where new.parent !== self {
                addChild(new)
                new.didMove(toParent: self)
            }
            titleChanged()
            show(min(selectedIndex, max(0, viewControllers.count - 1)))
        }
    }

    private weak var shown: UIViewController?
    private var index = 0

    /// The index of the selected tab.
    open var selectedIndex: Int {
        get { index }
        set { show(newValue) }
    }

    /// The controller of the selected tab; nil while there are no tabs.
    public var selectedViewController: UIViewController? {
        viewControllers.indices.contains(index) ? viewControllers[index] : nil
    }

    override var childrenThatAppear: [UIViewController] { shown.map { [$0] } ?? [] }
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { childrenThatAppear }

    open override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        stage.clipsToBounds = true
        view.addSubview(stage)
        view.addSubview(tabBar)
        tabBar.onSelect = { [weak self] in self?.show($0) }
        show(index)
    }

    open override func viewWillLayoutSubviews() {
        let height = max(0, view.bounds.height - 80)
        stage.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        tabBar.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: 80)
        shown?.viewIfLoaded?.frame = stage.bounds
    }

    private func show(_ wanted: Int) {
        guard viewControllers.indices.contains(wanted) else { return }
        index = wanted
        tabBar.selectedIndex = wanted
        let new = viewControllers[wanted]
        guard isViewLoaded, new !== shown else { return }
        if let shown { remove(shown) }
        shown = new
        let isSeen = appearance == .visible || appearance == .appearing
        if isSeen { new.willAppear(false) }
        new.view.frame = stage.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(new.view)
        if isSeen { new.didAppear(false) }
    }

    private func remove(_ old: UIViewController) {
        old.disappear(animated: false) { old.viewIfLoaded?.removeFromSuperview() }
        shown = nil
    }

    override func titleChanged() {
        tabBar.items = viewControllers.map {
            UITabBarItem(title: $0.tabBarItem.title ?? $0.title, image: $0.tabBarItem.image)
        }
    }
}
