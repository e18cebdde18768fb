/// A binary heap of comparable elements. `first` is the smallest element; nil if the heap is empty.
///
/// The type is public but has no public members. The type is public because other modules specialise inlinable code
/// only for public types.
public struct Heap<Element: Comparable> {
    @usableFromInline var elements: [Element] = []

    @inlinable package init() {}

    @inlinable package var count: Int { elements.count }
    @inlinable package var first: Element? { elements.first }

    @inlinable package mutating func insert(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0, elements[child] < elements[(child - 1) / 2] {
            elements.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Removes the smallest element. The heap must not be empty.
    @inlinable package mutating func removeFirst() {
        elements.swapAt(0, elements.count - 1)
        elements.removeLast()
        sink(0)
    }

    @inlinable package mutating func removeAll(where isGone: (Element) -> Bool) {
        elements.removeAll(where: isGone)
        for parent in stride(from: elements.count / 2 - 1, through: 0, by: -1) { sink(parent) }
    }

    @inlinable mutating func sink(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < elements.count && elements[child] < elements[least] {
                least = child
            }
            guard least != parent else { return }
            elements.swapAt(parent, least)
            parent = least
        }
    }
}

extension Heap: Sendable where Element: Sendable {}
