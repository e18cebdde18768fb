/// Inset distances for the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset of the upper edge.
    public var top: CGFloat
    /// The inset of the left edge.
    public var left: CGFloat
    /// The inset of the lower edge.
    public var bottom: CGFloat
    /// The inset of the right edge.
    public var right: CGFloat

    /// Creates insets from four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates insets of 0.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// The insets of 0 for all edges.
    public static let zero = UIEdgeInsets()
}

/// The position of a row in a table or of an item in a collection: section and index.
public struct IndexPath: Hashable, Comparable, Sendable {
    /// The index of the section that contains the row or item.
    public var section: Int
    /// The index of the row or item within the section.
    public var item: Int

    /// The index of the row within the section, under the name that tables use.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// Creates the index path of a row.
    public init(row: Int, section: Int) {
        (self.section, item) = (section, row)
    }

    /// Creates the index path of an item.
    public init(item: Int, section: Int) {
        (self.section, self.item) = (section, item)
    }

    /// Whether `left` is in an earlier section than `right`, or earlier in the same section.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}
