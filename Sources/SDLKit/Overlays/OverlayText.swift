import SDLManagers

/// Splits an overlay's message into lines, because a request has a separate parameter for each line.
@MainActor
enum OverlayText {
    /// Splits a message at its line breaks. Lines beyond the limit are joined to the last line with spaces. OVL-62,
    /// ruling 67
    static func lines(of message: String, limit: Int, diagnose: (Diagnostic) -> Void) -> [String] {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard limit > 0 else { return [] }
        guard lines.count > limit else { return lines }
        diagnose(.tooManyLines(lines.count, limit))
        return lines.prefix(limit - 1) + [lines.dropFirst(limit - 1).joined(separator: " ")]
    }
}

extension [String] {
    /// Returns a line. Returns nil if the line does not exist or is empty, because the RPC does not allow empty texts
    /// for these parameters.
    func line(_ index: Int) -> String? {
        index < count && !self[index].isEmpty ? self[index] : nil
    }
}

extension Diagnostic {
    fileprivate static func tooManyLines(_ count: Int, _ limit: Int) -> Diagnostic {
        Diagnostic(
            rule: "OVL-62",
            message: "A message has \(count) lines. The display has \(limit); the other lines were joined to the last.",
            fix: "Use at most \(limit) lines.")
    }
}
