/// Makes names unique that would look the same on the display, by adding " (2)", " (3)" and so on. Ruling 41
enum UniqueNames {
    /// Returns the name if it is free, otherwise the name with the lowest free number.
    static func name(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        var number = 2
        while isTaken("\(name) (\(number))") { number += 1 }
        return "\(name) (\(number))"
    }
}
