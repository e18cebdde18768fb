/// The parts of a picture that must be drawn again, as a few rectangles that do not overlap.
struct DirtyRegion {
    /// The maximum number of rectangles in the region. The renderer visits the view tree once for each rectangle.
    static let maximumCount = 6

    private(set) var rects: [CGRect] = []
    private(set) var isEverything = false

    var isEmpty: Bool { rects.isEmpty && !isEverything }

    mutating func add(_ rect: CGRect) {
        guard !isEverything, !rect.isEmpty else { return }
        var rect = rect.integral
        // Rectangles that overlap are replaced by their union. The union may overlap other rectangles, so the search
        // starts again.
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
        if rects.count > Self.maximumCount { joinNearest() }
    }

    mutating func addEverything() {
        isEverything = true
        rects = []
    }

    /// Returns the rectangles inside `bounds` that must be drawn again, and clears the region.
    mutating func take(within bounds: CGRect) -> [CGRect] {
        defer { self = DirtyRegion() }
        if isEverything { return [bounds] }
        return rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    }

    /// Replaces two rectangles with their union. Selects the two rectangles for which the union adds the smallest area.
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
