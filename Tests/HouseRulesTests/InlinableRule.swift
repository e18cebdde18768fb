/// Inlinable code of a type that is not public is called through witness tables from every other room, without a word of the
/// compiler's: a heap cost connections a sixth of their requests that way. The ground that all rooms stand on has no generic
/// types but such.
enum InlinableRule {
    @Sendable static func violations(in house: House) -> [Violation] {
        house.files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }.flatMap(violations)
    }

    private static func violations(in file: House.File) -> [Violation] {
        let isGround = ["Sources/SDLSupport/", "Sources/JSON/"].contains { file.path.hasPrefix($0) }
        guard isGround || file.text[...].has("@inlinable") else { return [] }
        return file.lines.enumerated().compactMap { number, line in
            guard let name = generic(String(line)) else { return nil }
            return Violation(
                path: file.path, line: number + 1,
                what: "\(name) is generic: other rooms specialise it only if its code is inlinable and the type public")
        }
    }

    /// The name of a generic type that a line begins, where it is not public.
    private static func generic(_ line: String) -> Substring? {
        line.prefixMatch(of: /(?:package |internal )?(?:final )?(?:struct|class|enum) (\w+)</)?.1
    }
}
