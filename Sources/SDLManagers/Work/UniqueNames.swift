/// Makes names unique on the display by appending " (2)", " (3)" and so on. Ruling 41
enum UniqueNames {
    /// Returns the name if it is not taken. Otherwise appends the lowest number for which the name is free.
    static func name(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        var number = 2
        while isTaken("\(name) (\(number))") { number += 1 }
        return "\(name) (\(number))"
    }
}
