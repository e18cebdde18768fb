/// What of a picture is out of date: a few rectangles that do not overlap.
struct DirtyRegion {
    /// More than these are joined: each costs a walk through the tree.
    static let most = 6

    private(set) var rects: [CGRect] = []
    private(set) var isEverything = false

    var isEmpty: Bool { rects.isEmpty && !isEverything }

    mutating func add(_ rect: CGRect) {
        guard !isEverything, !rect.isEmpty else { return }
        var rect = rect.integral
        // What overlaps is joined, which may make it overlap with others.
        var index = 0
        while index < rects.count {
            if rects[index].contains(rect) { return }
            if rects[index].intersects(rect) {
                rect = rect.union(rects.remove(at: index))
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.most { joinNearest() }
    }

    mutating func addEverything() {
        isEverything = true
        rects = []
    }

    /// The rectangles within a picture, which begins anew with nothing to draw.
    mutating func take(within bounds: CGRect) -> [CGRect] {
        defer { self = DirtyRegion() }
        if isEverything { return [bounds] }
        return rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    }

    /// Joins the two that waste the least by being one.
    private mutating func joinNearest() {
        var best = (waste: CGFloat.infinity, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let second = rects.remove(at: best.second)
        let first = rects.remove(at: best.first)
        add(first.union(second))
    }
}
