/// A counter from 1, so that each returned number is unique.
package struct IDCounter: Equatable {
    package private(set) var last = 0

    package init() {}

    package mutating func next() -> Int {
        last += 1
        return last
    }
}
