import JSON
import SDLRPC

/// A request whose texts were corrected so that a head unit accepts it. Line breaks become spaces, and texts that are
/// too long are truncated. A value that cannot be corrected, such as an empty required text, stays unchanged.
struct SanitizedRequest<Request: SDLRPCRequest> {
    private(set) var request: Request
    private(set) var changes: [(path: JSONPath, what: TextChange)] = []

    /// The maximum number of corrections of one request, which is more than the number of texts in any request.
    private static var changeLimit: Int { 1_000 }

    init(_ request: Request) {
        self.request = request
        while changes.count < Self.changeLimit, correctNext() {}
    }

    private var invalidText: JSONPath? { (request as? any TextChecked)?.invalidText }

    /// Makes one correction. Returns false if no correction is needed or possible.
    private mutating func correctNext() -> Bool {
        if let bad = invalidText { return correctText(bad) }
        for violation in request.validate() {
            guard case .length(_, .atMost(let limit)) = violation.rule else { continue }
            let cut = changed(violation.path) { text in
                .string(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))))
            }
            return take(cut, violation.path, .cut(limit: limit))
        }
        return false
    }

    /// Corrects the text at `path` so that it fits on one line. A text without visible characters becomes empty; if an
    /// empty text is not allowed, the member is removed. An image without a name is removed. Returns whether the
    /// request was changed.
    private mutating func correctText(_ path: JSONPath) -> Bool {
        if path.steps.last == .key("value") { return leaveOut(JSONPath(Array(path.steps.dropLast()))) }
        var line = ""
        let straight = changed(path) { text in
            line = Self.line(text)
            return .string(line)
        }
        guard line.isEmpty else { return take(straight, path, .inOneLine) }
        if let straight, (straight as? any TextChecked)?.invalidText != path, straight.validate().isEmpty {
            return take(straight, path, .leftOut)
        }
        return leaveOut(path)
    }

    private mutating func leaveOut(_ path: JSONPath) -> Bool {
        guard case .key = path.steps.last else { return false }
        return take(changed(path) { _ in nil }, path, .leftOut)
    }

    private mutating func take(_ request: Request?, _ path: JSONPath, _ change: TextChange) -> Bool {
        guard let request, request != self.request else { return false }
        self.request = request
        changes.append((path, change))
        return true
    }

    /// Returns the text as one line. Each sequence of tabs, line breaks, spaces, `\n` and `\t` becomes one space.
    private static func line(_ text: String) -> String {
        var line = ""
        var isBlank = true
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            var next = scalar
            if scalar == "\\", scalars.first == "n" || scalars.first == "t" {
                scalars.removeFirst()
                next = " "
            }
            if next == "\t" || next == "\n" || next == "\r" { next = " " }
            if next == " ", isBlank { continue }
            line.unicodeScalars.append(next)
            isBlank = next == " "
        }
        if line.last == " " { line.removeLast() }
        return line
    }

    /// Returns the request with another value at `path`; nil if the result is not a valid request. `body` receives the
    /// old text and returns the new value, or nil to remove the member.
    private func changed(_ path: JSONPath, _ body: (String) -> JSONValue?) -> Request? {
        guard let changed = JSONValue(of: request).changed(at: path.steps[...], body) else { return nil }
        return (try? Request.reading(changed.json()))?.value
    }
}

enum TextChange: Hashable, Sendable {
    case inOneLine, leftOut, cut(limit: Int)
}

extension JSONValue {
    /// Returns a copy of the value in which the member at the path `steps` has the value that `body` returns; if `body`
    /// returns nil, the member is removed. Returns nil if there is no such member.
    fileprivate func changed(at steps: ArraySlice<JSONPath.Step>, _ body: (String) -> JSONValue?) -> JSONValue? {
        guard let step = steps.first else { return body(string ?? "") }
        let rest = steps.dropFirst()
        var copy = self
        switch step {
        case .key(let key):
            guard let member = self[key] else { return nil }
            let value = member.changed(at: rest, body)
            guard value != nil || rest.isEmpty else { return nil }
            copy[key] = value
        case .index(let index):
            guard case .array(var elements) = self, elements.indices.contains(index),
                let value = elements[index].changed(at: rest, body)
            else { return nil }
            elements[index] = value
            copy = .array(elements)
        }
        return copy
    }
}

extension Diagnostic {
    static func sanitized(_ name: String, _ path: JSONPath, _ change: TextChange) -> Diagnostic {
        switch change {
        case .inOneLine:
            Diagnostic(
                rule: "3.1", message: "\(name).\(path) contains a line break or a tab; the text was sent in one line.",
                fix: "Write the text in one line; otherwise a head unit refuses the whole request.")
        case .leftOut:
            Diagnostic(
                rule: "3.1", message: "\(name).\(path) has no visible text; the parameter was left out.",
                fix: "Leave out the parameter, or set a visible text.")
        case .cut(let limit):
            Diagnostic(
                rule: "3.1", message: "\(name).\(path) is longer than \(limit) characters; the end was cut off.",
                fix: "Shorten the text to \(limit) characters.")
        }
    }
}
