/// A generic type in SDLSupport or JSON, or with inlinable code, must be public.
///
/// Otherwise other modules call it through witness tables without a warning. A heap once cost connections a sixth of
/// their requests that way.
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

    /// Returns the name of a non-public generic type that the line declares.
    private static func generic(_ line: String) -> Substring? {
        line.prefixMatch(of: /(?:package |internal )?(?:final )?(?:struct|class|enum) (\w+)</)?.1
    }
}
