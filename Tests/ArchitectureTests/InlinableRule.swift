/// A generic type must be public if it is in SDLSupport or JSON, or in a file with inlinable code.
///
/// The compiler specialises a generic type of another module only if the type is public. Otherwise, the code is slower,
/// without a warning. For example, a heap (a priority queue) that was not public reduced the number of requests per
/// second by a sixth.
enum InlinableRule {
    @Sendable static func violations(in repository: Repository) -> [Violation] {
        repository.files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }.flatMap(violations)
    }

    private static func violations(in file: Repository.File) -> [Violation] {
        let isGround = ["Sources/SDLSupport/", "Sources/JSON/"].contains { file.path.hasPrefix($0) }
        guard isGround || file.text[...].has("@inlinable") else { return [] }
        return file.lines.enumerated().compactMap { number, line in
            guard let name = generic(String(line)) else { return nil }
            return Violation(
                path: file.path, line: number + 1,
                what:
                    "\(name) is generic: other modules specialise it only if its code is inlinable and the type public")
        }
    }

    /// Returns the name of the generic type that a line declares; nil for a public type and for other lines.
    private static func generic(_ line: String) -> Substring? {
        line.prefixMatch(of: /(?:package |internal )?(?:final )?(?:struct|class|enum) (\w+)</)?.1
    }
}
