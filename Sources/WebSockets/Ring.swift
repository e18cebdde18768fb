/// A ring buffer. Elements can be added and removed at both ends without moving other elements.
struct Ring<Element> {
    private var slots: [Element?] = []
    private var head = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    subscript(position: Int) -> Element {
        get { slots[slot(position)]! }
        set { slots[slot(position)] = newValue }
    }

    mutating func append(_ element: Element) {
        if count == slots.count { grow() }
        slots[slot(count)] = element
        count += 1
    }

    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = slots[head].take()
        head = slot(1)
        count -= 1
        return element
    }

    /// Removes and returns the element at `position`. Only the elements before it are moved.
    mutating func remove(at position: Int) -> Element {
        let element = self[position]
        var index = position
        while index > 0 {
            slots[slot(index)] = slots[slot(index - 1)]
            index -= 1
        }
        slots[head] = nil
        head = slot(1)
        count -= 1
        return element
    }

    mutating func removeAll() {
        self = Ring()
    }

    func firstIndex(where matches: (Element) -> Bool) -> Int? {
        (0..<count).first { matches(self[$0]) }
    }

    // The number of slots is a power of two.
    private func slot(_ position: Int) -> Int { (head + position) & (slots.count - 1) }

    private mutating func grow() {
        var wider: [Element?] = (0..<count).map { self[$0] }
        wider.append(contentsOf: repeatElement(nil, count: max(8, slots.count * 2) - count))
        slots = wider
        head = 0
    }
}

extension Ring: Sendable where Element: Sendable {}
