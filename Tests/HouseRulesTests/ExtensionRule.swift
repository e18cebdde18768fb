/// An array that is extended for one type of its elements makes every file with an array of anything depend on that type: whatever
/// the type gets or loses, all of them are compiled again. In the app tower, whose tests are many, the function stands elsewhere.
enum ExtensionRule {
    private static let rooms = ["Sources/SDLKit/", "Sources/SDLManagers/"]
    /// They do not change.
    private static let standard: Set<Substring> = ["String", "Substring", "Character", "Int", "UInt8", "Double"]

    @Sendable static func violations(in house: House) -> [Violation] {
        let files = house.files.filter { file in rooms.contains { file.path.hasPrefix($0) } && file.kind == "swift" }
        return files.flatMap { file in
            file.lines.enumerated().compactMap { number, line in
                guard let element = element(String(line)), !standard.contains(element) else { return nil }
                return Violation(
                    path: file.path, line: number + 1,
                    what:
                        "by this every file with a collection depends on \(element): make it a function of that type, "
                        + "or of who asks")
            }
        }
    }

    /// For which elements a line extends a collection, or a value that may be missing.
    private static func element(_ line: String) -> Substring? {
        line.prefixMatch(
            of:
                /(?:\w+ )?extension (?:\[+|[A-Z]\w+<|[A-Z]\w+ where (?:Element|Value|Wrapped) ?== ?)(?:\w+: )?([A-Z][\w.]+)/
        )?.1
    }
}
