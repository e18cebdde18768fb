/// Tells apart what would look the same on the display: " (2)", " (3)" and so on after the name. Ruling 41
enum UniqueNames {
    /// The name with the lowest number under which `isTaken` knows nothing; the name itself if it is free.
    static func name(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        var number = 2
        while isTaken("\(name) (\(number))") { number += 1 }
        return "\(name) (\(number))"
    }
}
