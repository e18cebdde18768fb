/// A view that a press of the knob reaches, and where.
package struct PressTarget {
    /// The view.
    package let view: UIView
    /// The part of the view that is pressed, in window coordinates. A press at its centre reaches the view.
    package var area: CGRect
}

extension UIWindow {
    /// Returns the views that the driver can press, in the order of the subviews.
    ///
    /// A view that is hidden, outside of its superviews, or covered at every point is left out. Where only the centre
    /// is covered, the area is the largest uncovered part.
    ///
    /// - Parameters:
    ///   - includesDisabled: whether disabled buttons are returned too.
    ///   - pressPoint: returns the point that a press on an area touches; it differs from the centre by the rounding to
    ///     pixels of the display.
    package func pressTargets(includesDisabled: Bool = false, pressPoint: (CGRect) -> CGPoint) -> [PressTarget] {
        var search = PressSearch(self, includesDisabled: includesDisabled)
        search.run()
        return search.targets(in: self, pressPoint)
    }
}

/// An axis-parallel rectangle by its edges.
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

/// Searches a window once, from back to front, for the views that can be pressed. A later view covers earlier ones, as
/// in hit testing.
@MainActor
struct PressSearch {
    struct Entry {
        let view: UIView
        let box: PressBox
        /// The view that hit testing must find: the view itself, or the control of a part.
        let owner: UIView
        /// Whether the subviews are being visited, which do not cover their superview.
        var isOpen = true
        /// Whether hit testing must confirm the result, because of a transform or a view in front.
        var isDoubtful: Bool
        /// Whether a later view covers everything.
        var isCovered = false
        /// The next entry whose centre is in the same cell of the grid.
        var next = -1

        var x: CGFloat { (box.left + box.right) / 2 }
        var y: CGFloat { (box.top + box.bottom) / 2 }
    }

    /// With at most so many entries, hit testing confirms each one: an app may override it.
    private static let confirmedCount = 200
    private static let side = 32

    private(set) var entries: [Entry] = []
    private let window: UIWindow
    private let includesDisabled: Bool
    private let all: PressBox
    private let cellWidth, cellHeight: CGFloat
    /// One bit for each cell of the grid that has the centre of an entry; one element for each row.
    private var occupied = [UInt32](repeating: 0, count: side)
    private var first = [Int](repeating: -1, count: side * side)
    /// The innermost control that is being visited.
    private var control: UIView?

    init(_ window: UIWindow, includesDisabled: Bool) {
        self.window = window
        self.includesDisabled = includesDisabled
        all = PressBox(window.look.bounds)
        cellWidth = max((all.right - all.left) / CGFloat(Self.side), 1)
        cellHeight = max((all.bottom - all.top) / CGFloat(Self.side), 1)
    }

    mutating func run() {
        guard !all.isEmpty else { return }
        for view in window.storedSubviews { visit(view, 0, 0, all) }
    }

    // MARK: Walk

    /// Visits a view whose superviews have no transform. `dx` and `dy` move the superview's coordinates to the window's.
    private mutating func visit(_ view: UIView, _ dx: CGFloat, _ dy: CGFloat, _ clip: PressBox) {
        guard !view.storedHidden, view.isUserInteractionEnabled, view.look.alpha >= Look.smallestAlpha else { return }
        guard view.look.transform.isIdentity else {
            return visit(view, CGAffineTransform(translationX: dx, y: dy), clip)
        }
        let (center, size) = (view.look.center, view.look.bounds.size)
        let (left, top) = (center.x - size.width / 2 + dx, center.y - size.height / 2 + dy)
        let box = PressBox(left, top, left + size.width, top + size.height).common(clip)
        guard !box.isEmpty else { return }
        let origin = view.look.bounds.origin
        enter(view, box, isTurned: false) { search in
            for child in view.storedSubviews { search.visit(child, left - origin.x, top - origin.y, box) }
        }
    }

    /// Visits a view that has a transform, or a superview with one.
    private mutating func visit(_ view: UIView, _ outer: CGAffineTransform, _ clip: PressBox) {
        guard !view.storedHidden, view.isUserInteractionEnabled, view.look.isVisible else { return }
        let map = view.look.toSuperview.concatenating(outer)
        let box = PressBox(view.look.bounds.applying(map)).common(clip)
        guard !box.isEmpty else { return }
        enter(view, box, isTurned: true) { search in
            for child in view.storedSubviews { search.visit(child, map, box) }
        }
    }

    private mutating func enter(
        _ view: UIView, _ box: PressBox, isTurned: Bool, _ visitSubviews: (inout PressSearch) -> Void
    ) {
        let role = view.pressRole
        let isEntry = includesDisabled ? view.canBecomeFocused || role == .button : view.acceptsPress
        if role != .part { cover(box, isTurned, keepsPress: isEntry || role != .plain) }
        let outer = control
        if role == .control || role == .button { control = view }
        if isEntry {
            let index = entries.count
            entries.append(
                Entry(view: view, box: box, owner: role == .part ? control ?? view : view, isDoubtful: isTurned))
            if role != .part { place(index) }
            if !view.storedSubviews.isEmpty { visitSubviews(&self) }
            entries[index].isOpen = false
        } else if !view.storedSubviews.isEmpty {
            visitSubviews(&self)
        }
        control = outer
    }

    // MARK: Grid

    private func column(_ x: CGFloat) -> Int { min(max(Int((x - all.left) / cellWidth), 0), Self.side - 1) }
    private func row(_ y: CGFloat) -> Int { min(max(Int((y - all.top) / cellHeight), 0), Self.side - 1) }

    private mutating func place(_ index: Int) {
        let (place, line) = (column(entries[index].x), row(entries[index].y))
        entries[index].next = first[line * Self.side + place]
        first[line * Self.side + place] = index
        occupied[line] |= 1 << UInt32(place)
    }

    /// Marks the entries whose centre a view in front of them covers. A subview covers its superview only if it keeps
    /// the press.
    private mutating func cover(_ box: PressBox, _ isTurned: Bool, keepsPress: Bool) {
        let (left, right) = (column(box.left), column(box.right))
        let mask = (UInt32.max << UInt32(left)) & (UInt32.max >> UInt32(Self.side - 1 - right))
        for line in row(box.top)...row(box.bottom) where occupied[line] & mask != 0 {
            for place in left...right where occupied[line] & (1 << UInt32(place)) != 0 {
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
                // A doubtful entry leaves the grid, unless a later view may cover all of it.
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
        for entry in entries {
            if confirmsAll || (entry.isDoubtful && !entry.isCovered) {
                guard let area = area(of: entry, pressPoint) else { continue }
                targets.append(PressTarget(view: entry.view, area: area))
            } else if !entry.isCovered {
                targets.append(PressTarget(view: entry.view, area: entry.box.rect))
            }
        }
        return targets
    }

    /// Returns the largest part of an entry whose press point reaches it; nil if there is none.
    private func area(of entry: Entry, _ pressPoint: (CGRect) -> CGPoint) -> CGRect? {
        if reaches(entry, pressPoint(entry.box.rect)) { return entry.box.rect }
        guard !entry.isCovered else { return nil }
        var blockers = PressBlockers(of: entry, all)
        blockers.collect(in: window)
        return blockers.largestFree { reaches(entry, pressPoint($0)) }
    }

    /// Whether a press at a point reaches an entry and no other view.
    private func reaches(_ entry: Entry, _ point: CGPoint) -> Bool {
        var view = window.hitTest(point, with: nil)
        while let here = view, here !== entry.owner {
            if here.keepsPress { return false }
            view = here.superview
        }
        guard view != nil else { return false }
        if entry.view !== entry.owner { return entry.box.contains(point.x, point.y) }
        // A part of a control is not pressed as the whole control.
        return !entries.contains {
            $0.owner === entry.owner && $0.view !== entry.view && $0.box.contains(point.x, point.y)
        }
    }
}
