/// Counts from 1, so that each number it gives is another.
package struct Counting: Equatable {
    package private(set) var last = 0

    package init() {}

    package mutating func next() -> Int {
        last += 1
        return last
    }
}
