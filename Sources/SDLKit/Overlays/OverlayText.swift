import SDLManagers

/// Splits the message of an overlay into lines, because the requests have one parameter for each line.
@MainActor
enum OverlayText {
    /// Splits `message` at its line breaks. If there are more lines than `limit`, the last line contains all further
    /// lines, joined with spaces. OVL-62, ruling 67
    static func lines(of message: String, limit: Int, diagnose: (Diagnostic) -> Void) -> [String] {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard limit > 0 else { return [] }
        guard lines.count > limit else { return lines }
        diagnose(
            Diagnostic(
                rule: "OVL-62",
                message: "A message has \(lines.count) lines. All lines after line \(limit) were joined to this line.",
                fix: "Use at most \(limit) lines."))
        return lines.prefix(limit - 1) + [lines.dropFirst(limit - 1).joined(separator: " ")]
    }
}

extension [String] {
    /// Returns the line at an index; nil if the line is missing or empty, because a request parameter for a line must
    /// not be empty.
    func line(_ index: Int) -> String? {
        index < count && !self[index].isEmpty ? self[index] : nil
    }
}
