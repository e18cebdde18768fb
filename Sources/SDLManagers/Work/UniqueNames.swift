/// Makes names unique on the display by appending " (2)", " (3)" and so on. Ruling 41
enum UniqueNames {
    /// Returns `name` if `name` is not taken. Otherwise appends the lowest number, from 2 on, that makes the name
    /// unique.
    static func name(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        var number = 2
        while isTaken("\(name) (\(number))") { number += 1 }
        return "\(name) (\(number))"
    }
}
