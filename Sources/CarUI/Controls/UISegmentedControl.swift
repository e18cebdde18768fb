/// A row of segments. The driver can select one segment.
@MainActor
open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` when no segment is selected.
    public static let noSegment = -1

    private var titles: [String] { didSet { setNeedsLayout() } }
    private var parts = ControlParts(selected: UISegmentedControl.noSegment)
    private var underFinger: Int?

    /// The index of the selected segment.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            guard selectedSegmentIndex != oldValue else { return }
            parts.selected = selectedSegmentIndex
            setNeedsDisplay()
        }
    }
    /// The font of the segment titles.
    open var font = UIFont.systemFont(ofSize: 20, weight: .bold) { didSet { setNeedsDisplay() } }

    /// Creates a control with one segment for each title in `items`.
    public init(items: [String]) {
        titles = items
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        titles = []
        super.init(frame: frame)
    }

    /// The number of segments.
    public var numberOfSegments: Int { titles.count }
    /// Returns the title of a segment; nil if the index is invalid.
    open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// Inserts a segment at `index`. An index out of range is limited to the nearest valid index.
    open func insertSegment(withTitle title: String, at index: Int) {
        titles.insert(title, at: min(max(0, index), titles.count))
        setNeedsDisplay()
    }

    /// Changes the title of a segment.
    open func setTitle(_ title: String, forSegmentAt index: Int) {
        guard titles.indices.contains(index) else { return }
        titles[index] = title
        setNeedsDisplay()
    }

    /// Always false, because the head unit's knob focuses each segment separately instead of the whole control.
    open override var canBecomeFocused: Bool { false }
    open override var intrinsicContentSize: CGSize {
        let widest = titles.map { $0.size(font: font).width }.max() ?? 0
        return CGSize(width: (widest + 40) * CGFloat(max(1, titles.count)), height: 76)
    }
    override var snapshotText: String? { titles.joined(separator: " | ") }

    /// Adds a focusable subview for each segment, so that the driver can select a segment with the head unit's knob.
    open override func layoutSubviews() {
        parts.place(titles, in: self) { place($0) }
    }

    private func place(_ index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(1, titles.count))
        return CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
    }

    private func segment(at point: CGPoint) -> Int? {
        guard !titles.isEmpty, bounds.width > 0 else { return nil }
        let index = Int(((point.x - bounds.minX) / bounds.width * CGFloat(titles.count)).rounded(.down))
        return min(max(0, index), titles.count - 1)
    }

    override func track(_ touch: UITouch) {
        underFinger = segment(at: touch.location(in: self))
        setNeedsDisplay()
    }

    override func press(at point: CGPoint) {
        guard let index = segment(at: point) else { return }
        let isNew = index != selectedSegmentIndex
        selectedSegmentIndex = index
        sendActions(for: .touchUpInside)
        if isNew { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override func drawContents(in context: CGContext) {
        context.fill(bounds, radius: 16, with: .tertiarySystemBackground)
        for (index, title) in titles.enumerated() {
            let place = place(index).insetBy(dx: 5, dy: 5)
            let isChosen = index == selectedSegmentIndex
            if isChosen || (isHighlighted && index == underFinger) {
                context.fill(place, radius: 12, with: isChosen ? tintColor : .systemFill)
            }
            guard place.width > 8 else { continue }
            let style = TextStyle(font: font, alignment: .center, width: place.width - 8)
            let layout = TextLayout.of(title, style: style)
            layout.draw(
                at: CGPoint(x: place.minX + 4, y: (place.midY - layout.size.height / 2).rounded()), in: context,
                color: !isEnabled ? .tertiaryLabel : isChosen ? .onTint : .label)
        }
    }
}
