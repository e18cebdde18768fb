/// A view that the driver can press with the head unit's knob, and the area in which a press reaches the view.
package struct PressTarget {
    package let view: UIView
    /// The area of the view in window coordinates. A press at the centre of the area reaches the view.
    package var area: CGRect
}

extension UIWindow {
    /// Returns the views that the driver can press, in the order of the subviews.
    ///
    /// The result leaves out a view that is hidden, outside its superviews, or completely covered. If only the centre
    /// of a view is covered, the area is the largest rectangle that is not covered.
    ///
    /// - Parameters:
    ///   - includesDisabled: whether the result contains disabled buttons.
    ///   - pressPoint: returns the point that a press on an area touches: the centre, rounded to pixels of the display.
    package func pressTargets(includesDisabled: Bool = false, pressPoint: (CGRect) -> CGPoint) -> [PressTarget] {
        var search = PressSearch(self, includesDisabled: includesDisabled)
        search.run()
        return search.targets(in: self, pressPoint)
    }
}

/// A rectangle, stored as the coordinates of its four edges.
struct PressBox: Equatable {
    var left, top, right, bottom: CGFloat

    init(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(_ rect: CGRect) { self.init(rect.minX, rect.minY, rect.maxX, rect.maxY) }

    var isEmpty: Bool { !(left < right && top < bottom) }
    var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }

    func common(_ other: PressBox) -> PressBox {
        PressBox(
            max(left, other.left), max(top, other.top), min(right, other.right), min(bottom, other.bottom))
    }

    func contains(_ x: CGFloat, _ y: CGFloat) -> Bool { left <= x && x < right && top <= y && y < bottom }

    func contains(_ other: PressBox) -> Bool {
        left <= other.left && top <= other.top && other.right <= right && other.bottom <= bottom
    }
}

/// A search for the views of a window that the driver can press. The search visits each view once, from back to front.
/// As in hit testing, a later view covers earlier views.
@MainActor
struct PressSearch {
    struct Entry {
        let view: UIView
        let box: PressBox
        /// The view that hit testing must find at the centre of the entry. If the entry is a part of a control, this is
        /// the control. Otherwise, this is `view`.
        let owner: UIView
        /// Whether the search is still visiting the subviews of `view`. During this time, a subview that does not react
        /// to a press does not cover `view`, because `view` gets the press.
        var isOpen = true
        /// Whether hit testing must confirm the entry, because the view has a transform or is behind another view.
        var isDoubtful: Bool
        /// Whether a view in front covers the whole rectangle.
        var isCovered = false
        /// The index of the next entry in the same cell of the grid; -1 for no entry.
        var next = -1

        var x: CGFloat { (box.left + box.right) / 2 }
        var y: CGFloat { (box.top + box.bottom) / 2 }
    }

    /// If the search has at most this number of entries, hit testing confirms every entry. Only hit testing calls an
    /// app's override of `hitTest(_:with:)`.
    private static let confirmedCount = 200
    private static let side = 32

    private(set) var entries: [Entry] = []
    private let window: UIWindow
    private let includesDisabled: Bool
    private let all: PressBox
    /// The number of grid columns per point of the window's width, and the number of grid rows per point of the
    /// window's height.
    private let columnsPerPoint, rowsPerPoint: CGFloat
    /// The occupied cells of the grid. Each element is a row, and each bit is a cell of this row. A bit is set if the
    /// cell contains the centre of an entry.
    private var occupied = [UInt32](repeating: 0, count: side)
    private var first = [Int](repeating: -1, count: side * side)
    /// The innermost control whose subviews are being visited.
    private var control: UIView?

    init(_ window: UIWindow, includesDisabled: Bool) {
        self.window = window
        self.includesDisabled = includesDisabled
        all = PressBox(window.look.bounds)
        columnsPerPoint = CGFloat(Self.side) / max(all.right - all.left, 1)
        rowsPerPoint = CGFloat(Self.side) / max(all.bottom - all.top, 1)
    }

    mutating func run() {
        guard !all.isEmpty else { return }
        visitSubviews(of: window, 0, 0, all)
    }

    // MARK: Walk

    /// Visits the descendants of `view`. Requires that no superview has a transform. `dx` and `dy` convert the
    /// coordinates of `view` to window coordinates.
    private mutating func visitSubviews(of view: UIView, _ dx: CGFloat, _ dy: CGFloat, _ clip: PressBox) {
        for child in view.storedSubviews {
            let place = child.placement
            guard place.isTouchable else { continue }
            guard place.isFlat else {
                visit(child, CGAffineTransform(translationX: dx, y: dy), clip)
                continue
            }
            let (left, top) = (dx + place.left, dy + place.top)
            let box = PressBox(left, top, left + place.width, top + place.height).common(clip)
            guard !box.isEmpty else { continue }
            let index = enter(child, place.role, box, isTurned: false)
            if !place.isLeaf {
                let outer = control
                if place.role.isControl { control = child }
                visitSubviews(of: child, left - place.originX, top - place.originY, box)
                control = outer
            }
            if index >= 0 { entries[index].isOpen = false }
        }
    }

    /// Visits a view and its descendants. The view or one of its superviews has a transform.
    private mutating func visit(_ view: UIView, _ outer: CGAffineTransform, _ clip: PressBox) {
        guard view.placement.isTouchable, view.look.isVisible else { return }
        let map = view.look.toSuperview.concatenating(outer)
        let box = PressBox(view.look.bounds.applying(map)).common(clip)
        guard !box.isEmpty else { return }
        let role = view.placement.role
        let (outer, index) = (control, enter(view, role, box, isTurned: true))
        if role.isControl { control = view }
        for child in view.storedSubviews { visit(child, map, box) }
        control = outer
        if index >= 0 { entries[index].isOpen = false }
    }

    /// Adds an entry for `view` if the driver can press `view`. Returns the index of the new entry; -1 if there is no
    /// new entry.
    private mutating func enter(_ view: UIView, _ role: PressRole, _ box: PressBox, isTurned: Bool) -> Int {
        let isEntry =
            role == .plain
            ? view.canBecomeFocused
            : includesDisabled ? role == .button || view.canBecomeFocused : view.acceptsPress
        if role != .part { cover(box, isTurned, keepsPress: isEntry || role != .plain) }
        guard isEntry else { return -1 }
        entries.append(
            Entry(view: view, box: box, owner: role == .part ? control ?? view : view, isDoubtful: isTurned))
        if role != .part { place(entries.count - 1) }
        return entries.count - 1
    }

    // MARK: Grid

    private func column(_ x: CGFloat) -> Int { min(max(Int((x - all.left) * columnsPerPoint), 0), Self.side - 1) }
    private func row(_ y: CGFloat) -> Int { min(max(Int((y - all.top) * rowsPerPoint), 0), Self.side - 1) }

    private mutating func place(_ index: Int) {
        let (place, line) = (column(entries[index].x), row(entries[index].y))
        entries[index].next = first[line * Self.side + place]
        first[line * Self.side + place] = index
        occupied[line] |= 1 << UInt32(place)
    }

    /// Marks entries as covered or doubtful if their centre is inside `box`, the rectangle of a view in front.
    /// `keepsPress` is true if the view in front reacts to a press. A view that does not react to a press covers no
    /// superview of its own, because the superview gets the press.
    private mutating func cover(_ box: PressBox, _ isTurned: Bool, keepsPress: Bool) {
        let (top, bottom) = (row(box.top), row(box.bottom))
        var hits: UInt32 = 0
        for line in top...bottom { hits |= occupied[line] }
        guard hits != 0 else { return }
        let (left, right) = (column(box.left), column(box.right))
        let mask = (UInt32.max << UInt32(left)) & (UInt32.max >> UInt32(Self.side - 1 - right))
        for line in top...bottom {
            var places = occupied[line] & mask
            while places != 0 {
                let place = places.trailingZeroBitCount
                places &= places - 1
                cover(cell: line * Self.side + place, box, isTurned, keepsPress)
                if first[line * Self.side + place] < 0 { occupied[line] &= ~(1 << UInt32(place)) }
            }
        }
    }

    private mutating func cover(cell: Int, _ box: PressBox, _ isTurned: Bool, _ keepsPress: Bool) {
        var (index, last) = (first[cell], -1)
        while index >= 0 {
            let next = entries[index].next
            let isCovering = keepsPress || !entries[index].isOpen
            if isCovering, box.contains(entries[index].x, entries[index].y) {
                entries[index].isDoubtful = true
                if !isTurned, !entries[index].isOpen, box.contains(entries[index].box) {
                    entries[index].isCovered = true
                }
                // A covered entry leaves the grid. Other entries stay, because a later view may still cover these
                // entries.
                if entries[index].isCovered {
                    if last < 0 { first[cell] = next } else { entries[last].next = next }
                    index = next
                    continue
                }
            }
            (last, index) = (index, next)
        }
    }

    // MARK: Result

    func targets(in window: UIWindow, _ pressPoint: (CGRect) -> CGPoint) -> [PressTarget] {
        let confirmsAll = entries.count <= Self.confirmedCount
        var targets: [PressTarget] = []
        targets.reserveCapacity(entries.count)
        for index in entries.indices where !entries[index].isCovered || confirmsAll {
            if confirmsAll || entries[index].isDoubtful {
                guard let area = area(of: entries[index], pressPoint) else { continue }
                targets.append(PressTarget(view: entries[index].view, area: area))
            } else {
                targets.append(PressTarget(view: entries[index].view, area: entries[index].box.rect))
            }
        }
        return targets
    }

    /// Returns the largest part of an entry's rectangle in which a press reaches the entry; nil if the entry is
    /// covered.
    private func area(of entry: Entry, _ pressPoint: (CGRect) -> CGPoint) -> CGRect? {
        if reaches(entry, pressPoint(entry.box.rect)) { return entry.box.rect }
        guard !entry.isCovered else { return nil }
        var blockers = PressBlockers(of: entry, all)
        blockers.collect(in: window)
        return blockers.largestFree { reaches(entry, pressPoint($0)) }
    }

    /// Whether a press at `point` reaches `entry` and no other view.
    private func reaches(_ entry: Entry, _ point: CGPoint) -> Bool {
        let reached = window.hitTest(point, with: nil)?.lineage.first { $0 === entry.owner || $0.keepsPress }
        guard reached === entry.owner else { return false }
        if entry.view !== entry.owner { return entry.box.contains(point.x, point.y) }
        // A press on a part of a control is not a press on the whole control.
        return !entries.contains {
            $0.owner === entry.owner && $0.view !== entry.view && $0.box.contains(point.x, point.y)
        }
    }
}
