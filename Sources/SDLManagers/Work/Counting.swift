/// Counts from 1, so that each number it gives is another.
struct Counting: Equatable {
    private(set) var last = 0

    mutating func next() -> Int {
        last += 1
        return last
    }
}
