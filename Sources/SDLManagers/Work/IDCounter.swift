/// A counter that starts at 1. Each call of `next()` returns the next number.
package struct IDCounter: Equatable {
    package private(set) var last = 0

    package init() {}

    package mutating func next() -> Int {
        last += 1
        return last
    }
}
