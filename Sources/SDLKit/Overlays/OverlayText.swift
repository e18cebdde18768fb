import SDLManagers

/// Text of several lines, as requests want it line by line.
@MainActor
enum OverlayText {
    /// Splits at line ends; what is past the last line is joined to it by a space. OVL-62, ruling 67
    static func lines(of message: String, limit: Int, diagnose: (Diagnostic) -> Void) -> [String] {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard limit > 0 else { return [] }
        guard lines.count > limit else { return lines }
        diagnose(.tooManyLines(lines.count, limit))
        return lines.prefix(limit - 1) + [lines.dropFirst(limit - 1).joined(separator: " ")]
    }
}

extension [String] {
    /// The line, or nil where there is none: the interface takes no empty text here.
    func line(_ index: Int) -> String? {
        index < count && !self[index].isEmpty ? self[index] : nil
    }
}

extension Diagnostic {
    fileprivate static func tooManyLines(_ count: Int, _ limit: Int) -> Diagnostic {
        Diagnostic(
            rule: "OVL-62",
            message: "A message has \(count) lines where the display has \(limit): the rest was joined.",
            fix: "Say it in \(limit) lines.")
    }
}
