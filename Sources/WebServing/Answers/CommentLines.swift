/// Removes comments from scripts and style sheets, but only comments that fill whole lines.
///
/// A removed line becomes an empty line, so that line numbers in error messages match the file. Comments beside code
/// stay. A line also stays if it may be inside a template literal, or inside a comment that began beside code.
package struct CommentLines {
    private let isScript: Bool
    private var isInComment = false
    private var isInTemplate = false
    private var isInCommentBesideCode = false

    /// Returns the bytes of a file without comment lines. Files that are neither scripts nor style sheets are returned
    /// unchanged.
    package static func leftOut(of bytes: [UInt8], type: String) -> [UInt8] {
        let isScript = type.hasPrefix("text/javascript")
        guard isScript || type.hasPrefix("text/css") else { return bytes }
        var lines = CommentLines(isScript: isScript)
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            kept += lines.kept(of: line)
            kept.append(UInt8(ascii: "\n"))
        }
        kept.removeLast()
        return kept
    }

    private mutating func kept(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        if isInCommentBesideCode {
            isInCommentBesideCode = Self.last("*/", in: line) == nil
            return line
        }
        let code = isInTemplate ? line : code(of: line)
        if isScript, Self.hasOddBackticks(code) { isInTemplate.toggle() }
        if let begin = Self.last("/*", in: code) { isInCommentBesideCode = (Self.last("*/", in: code) ?? -1) < begin }
        return code
    }

    /// Returns the part of `line` after the comment at its start. Returns the whole line if it does not begin with a
    /// comment.
    private mutating func code(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let begin = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if isScript, !isInComment, begin.starts(with: "//".utf8) { return line.suffix(0) }
        guard isInComment || begin.starts(with: "/*".utf8) else { return line }
        let end = Self.first("*/", in: isInComment ? line : begin.dropFirst(2))
        isInComment = end == nil
        return end.map { line[($0 + 2)...] } ?? line.suffix(0)
    }

    private static func first(_ mark: String, in line: ArraySlice<UInt8>) -> Int? {
        line.indices.first { line[$0...].starts(with: mark.utf8) }
    }

    private static func last(_ mark: String, in line: ArraySlice<UInt8>) -> Int? {
        line.indices.last { line[$0...].starts(with: mark.utf8) }
    }

    private static func hasOddBackticks(_ line: ArraySlice<UInt8>) -> Bool {
        line.indices.count { index in
            line[index] == UInt8(ascii: "`") && (index == line.startIndex || line[index - 1] != UInt8(ascii: "\\"))
        } % 2 == 1
    }
}
