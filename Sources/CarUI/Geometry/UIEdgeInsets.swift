/// Distances from the four edges of a rectangle, inwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the upper edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the lower edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates insets of nothing.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// No insets.
    public static let zero = UIEdgeInsets()
}

/// A row of a table or an item of a collection: its section, and its place in there.
public struct IndexPath: Hashable, Comparable, Sendable {
    /// The section.
    public var section: Int
    /// The place in the section.
    public var item: Int

    /// The place in the section, as tables call it.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// Creates the place of a row.
    public init(row: Int, section: Int) {
        (self.section, item) = (section, row)
    }

    /// Creates the place of an item.
    public init(item: Int, section: Int) {
        (self.section, self.item) = (section, item)
    }

    /// Section first, then the place in it.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}
