/// A view that arranges its subviews in a row or a column.
@MainActor
open class UIStackView: UIView {
    /// The direction in which the views are arranged.
    public enum Axis: Hashable, Sendable {
        /// Arranges the views from left to right.
        case horizontal
        /// Arranges the views from top to bottom.
        case vertical
    }

    /// The ways of distributing the space along the axis.
    public enum Distribution: Hashable, Sendable {
        /// Gives each view its preferred size. Views without a preferred size share the remaining space.
        case fill
        /// Gives all views the same size.
        case fillEqually
        /// Gives each view its preferred size, and makes all gaps between the views equal.
        case equalSpacing
    }

    /// The alignment of the views across the axis.
    public enum Alignment: Hashable, Sendable {
        /// Stretches the views to the whole space across the axis.
        case fill
        /// Places the views at the upper or left edge.
        case leading
        /// Centres the views.
        case center
        /// Places the views at the lower or right edge.
        case trailing
    }

    /// The direction in which the views are arranged.
    open var axis = Axis.horizontal { didSet { setNeedsLayout() } }
    /// The way in which the space along the axis is distributed.
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// The distance between the views, in points.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The space around all views, in points. Has an effect only if `isLayoutMarginsRelativeArrangement` is true.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
    /// Whether the views are arranged inside `layoutMargins` instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    /// The arranged views, in the order in which the views are shown.
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a stack view that arranges `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds `view` as a subview, at the end of the arrangement.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds `view` as a subview, at `index` of the arrangement.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Removes a view from the arrangement. The view remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsLayout()
    }

    /// Sets the distance between an arranged view and the next one, instead of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing
        setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var isColumn: Bool { axis == .vertical }
    private func along(_ size: CGSize) -> CGFloat { isColumn ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isColumn ? size.width : size.height }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    /// Returns the distance from each view to the next one.
    private func gaps(between views: [UIView]) -> [CGFloat] {
        views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (views, margins) = (shown, margins)
        let room = size.width > 0 ? max(0, size.width - margins.left - margins.right) : 0
        let sizes = views.map {
            isColumn && room > 0 ? $0.sizeThatFits(CGSize(width: room, height: 0)) : preferredSize(of: $0)
        }
        let long = sizes.map { max(0, along($0)) }.reduce(0, +) + gaps(between: views).reduce(0, +)
        let wide = sizes.map { max(0, across($0)) }.max() ?? 0
        return CGSize(
            width: (isColumn ? wide : long) + margins.left + margins.right,
            height: (isColumn ? long : wide) + margins.top + margins.bottom)
    }

    /// Returns the preferred size of `view`. The width or height is −1 if the view has no preferred width or height.
    private func preferredSize(of view: UIView) -> CGSize {
        let size = view.intrinsicContentSize
        return CGSize(width: size.width >= 0 ? size.width : -1, height: size.height >= 0 ? size.height : -1)
    }

    open override func layoutSubviews() {
        let views = shown
        guard !views.isEmpty else { return }
        let inner = bounds.inset(by: margins)
        var gaps = gaps(between: views)
        let room = along(inner.size) - gaps.reduce(0, +)
        var sizes = views.map { view -> CGFloat in
            let fitted =
                isColumn && preferredSize(of: view).height >= 0
                ? view.sizeThatFits(CGSize(width: inner.width, height: 0)) : preferredSize(of: view)
            return along(fitted)
        }
        switch distribution {
        case .fillEqually: sizes = sizes.map { _ in room / CGFloat(views.count) }
        case .fill: sizes = filling(sizes, room)
        case .equalSpacing:
            sizes = sizes.map { max(0, $0) }
            let even = (along(inner.size) - sizes.reduce(0, +)) / CGFloat(max(1, gaps.count))
            gaps = gaps.map { max($0, even) }
        }
        var place = isColumn ? inner.minY : inner.minX
        for ((view, size), gap) in zip(zip(views, sizes), gaps + [0]) {
            let length = max(0, size)
            let (offset, width) = crossPlace(of: view, in: across(inner.size))
            view.frame =
                isColumn
                ? CGRect(x: inner.minX + offset, y: place, width: width, height: length)
                : CGRect(x: place, y: inner.minY + offset, width: length, height: width)
            place += length + gap
        }
    }

    /// Distributes the remaining space to the views without a preferred size. If all views have a preferred size, the
    /// last view gets the remaining space. If there is too little space, all views become smaller by the same factor.
    private func filling(_ sizes: [CGFloat], _ room: CGFloat) -> [CGFloat] {
        let wanted = sizes.map { max(0, $0) }.reduce(0, +)
        let free = sizes.count { $0 < 0 }
        let rest = room - wanted
        if rest < 0 { return wanted > 0 ? sizes.map { max(0, $0) * max(0, room) / wanted } : sizes.map { _ in 0 } }
        if free > 0 { return sizes.map { $0 < 0 ? rest / CGFloat(free) : $0 } }
        var filled = sizes
        filled[filled.count - 1] += rest
        return filled
    }

    private func crossPlace(of view: UIView, in room: CGFloat) -> (CGFloat, CGFloat) {
        let preferred = across(preferredSize(of: view))
        guard alignment != .fill, preferred >= 0 else { return (0, room) }
        let width = min(preferred, room)
        switch alignment {
        case .fill, .leading: return (0, width)
        case .center: return (((room - width) / 2).rounded(), width)
        case .trailing: return (room - width, width)
        }
    }
}
