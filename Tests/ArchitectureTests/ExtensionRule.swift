/// SDLKit, SDLManagers and CarUI may not extend a collection with a single element type, such as `[SomeType]`.
///
/// Every file that uses an array depends on such an extension, so each change of `SomeType` would recompile all of
/// these files.
enum ExtensionRule {
    private static let rooms = ["Sources/SDLKit/", "Sources/SDLManagers/"]
    /// The element types that are allowed, because types of the standard library never change.
    private static let standard: Set<Substring> = ["String", "Substring", "Character", "Int", "UInt8", "Double"]

    @Sendable static func violations(in repository: Repository) -> [Violation] {
        let files = repository.files.filter { file in rooms.contains { file.path.hasPrefix($0) } && file.kind == "swift"
        }
        return files.flatMap { file in
            file.lines.enumerated().compactMap { number, line in
                guard let element = element(String(line)), !standard.contains(element) else { return nil }
                return Violation(
                    path: file.path, line: number + 1,
                    what:
                        "this makes every file with a collection depend on \(element): make it a function of that type "
                        + "or of its caller")
            }
        }
    }

    /// Returns the element type that a line extends: `SomeType` for `extension [SomeType]` or `extension SomeType?`.
    /// Returns nil for other lines.
    private static func element(_ line: String) -> Substring? {
        line.prefixMatch(
            of:
                /(?:\w+ )?extension (?:\[+|[A-Z]\w+<|[A-Z]\w+ where (?:Element|Value|Wrapped) ?== ?)(?:\w+: )?([A-Z][\w.]+)/
        )?.1
    }
}
