/// The views in front of a view. The driver cannot press the covered parts of the view.
@MainActor
struct PressBlockers {
    private enum Phase { case behind, inside, inFront }

    /// The approximate maximum number of edges that the search uses in each direction. If there are more edges, the
    /// search skips edges at regular distances.
    private static let edgeLimit = 16

    private let entry: PressSearch.Entry
    private let all: PressBox
    private var phase = Phase.behind
    private var boxes: [PressBox] = []
    private var isTurned: Bool

    init(of entry: PressSearch.Entry, _ all: PressBox) {
        self.entry = entry
        self.all = all
        isTurned = entry.isDoubtful && entry.view.isTurned
    }

    mutating func collect(in window: UIWindow) {
        for view in window.storedSubviews { visit(view, .identity, all) }
    }

    private mutating func visit(_ view: UIView, _ outer: CGAffineTransform, _ clip: PressBox) {
        let isEntry = view === entry.view
        guard view.placement.isTouchable, view.look.isVisible else { return }
        let map = view.look.toSuperview.concatenating(outer)
        let box = PressBox(view.look.bounds.applying(map)).common(clip)
        guard isEntry || !box.common(entry.box).isEmpty else { return }
        if isEntry {
            phase = .inside
        } else if phase == .inFront || (phase == .inside && view.keepsPress) {
            boxes.append(box.common(entry.box))
            if map.b != 0 || map.c != 0 { isTurned = true }
        }
        for child in view.storedSubviews { visit(child, map, box) }
        if isEntry { phase = .inFront }
    }

    /// Returns the largest rectangle for which `canPress` returns true; nil if there is no such rectangle. Each edge of
    /// the rectangle lies on an edge of the view or of a view in front.
    func largestFree(_ canPress: (CGRect) -> Bool) -> CGRect? {
        let columns = edges(boxes.flatMap { [$0.left, $0.right] }, from: entry.box.left, to: entry.box.right)
        let rows = edges(boxes.flatMap { [$0.top, $0.bottom] }, from: entry.box.top, to: entry.box.bottom)
        func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> CGRect {
            PressBox(columns[left], rows[top], columns[right], rows[bottom]).rect
        }
        var free: [[Bool]] = []
        for row in 0..<(rows.count - 1) {
            free.append((0..<(columns.count - 1)).map { canPress(rect($0, row, $0 + 1, row + 1)) })
        }
        var found: [CGRect] = []
        for top in free.indices {
            for left in free[top].indices where free[top][left] {
                var right = free[top].count
                for bottom in top..<free.count {
                    right = free[bottom][left..<right].firstIndex(of: false) ?? right
                    guard right > left else { break }
                    found.append(rect(left, top, right, bottom + 1))
                }
            }
        }
        return found.sorted { $0.area > $1.area }.first(where: canPress)
    }

    /// Returns the coordinates of the edges between `low` and `high` in ascending order, without duplicates. If a view
    /// has a transform, its edges differ from the edges of its bounding box. In this case, also returns the coordinates
    /// of seven evenly spaced lines.
    private func edges(_ values: [CGFloat], from low: CGFloat, to high: CGFloat) -> [CGFloat] {
        var inner = Set(values)
        if isTurned { for part in 1..<8 { inner.insert(low + (high - low) * CGFloat(part) / 8) } }
        let sorted = inner.filter { low < $0 && $0 < high }.sorted()
        let step = max(1, (sorted.count + Self.edgeLimit - 1) / Self.edgeLimit)
        return [low] + stride(from: 0, to: sorted.count, by: step).map { sorted[$0] } + [high]
    }
}

extension UIView {
    /// Whether the view or a superview has a transform.
    fileprivate var isTurned: Bool { lineage.contains { !$0.look.transform.isIdentity } }
}
