import JSON
import SDLRPC

/// Makes of a request whose texts a head unit could only refuse one that it takes: in one line, and no longer than they may
/// be. What is no text, or leaves nothing to read where something must stand, stays as it is.
struct TidyRequest<Request: SDLRPCRequest> {
    private(set) var request: Request
    /// What was changed, by place.
    private(set) var changes: [(path: JSONPath, what: TextChange)] = []

    /// A message has no more texts than this.
    private static var changeLimit: Int { 1_000 }

    init(_ request: Request) {
        self.request = request
        while changes.count < Self.changeLimit, mend() {}
    }

    private var badText: JSONPath? { (request as? any Worded)?.badText }

    /// - Returns: whether something was mended.
    private mutating func mend() -> Bool {
        if let bad = badText { return straighten(bad) }
        for violation in request.validate() {
            guard case .length(_, .atMost(let limit)) = violation.rule else { continue }
            let cut = changed(violation.path) { text in
                .string(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))))
            }
            return take(cut, violation.path, .cut(limit: limit))
        }
        return false
    }

    /// Where nothing is left to read the text is empty, or the field goes: where it may. A picture without its name is none.
    private mutating func straighten(_ path: JSONPath) -> Bool {
        if path.steps.last == .key("value") { return leaveOut(JSONPath(Array(path.steps.dropLast()))) }
        var line = ""
        let straight = changed(path) { text in
            line = Self.line(text)
            return .string(line)
        }
        guard line.isEmpty else { return take(straight, path, .inOneLine) }
        if let straight, (straight as? any Worded)?.badText != path, straight.validate().isEmpty {
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

    /// One line: a tab or a line break, also as either is written, is a blank.
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

    /// - Parameter body: gives what is to stand there; nil for nothing at all.
    private func changed(_ path: JSONPath, _ body: (String) -> JSONValue?) -> Request? {
        guard let changed = JSONValue(of: request).changed(at: path.steps[...], body) else { return nil }
        return (try? Request.reading(changed.json()))?.value
    }
}

/// What was done to a text so that a head unit takes it.
enum TextChange: Hashable, Sendable {
    case inOneLine, leftOut, cut(limit: Int)
}

extension JSONValue {
    /// nil where there is no such place, or nothing may be changed there.
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
    static func tidied(_ name: String, _ path: JSONPath, _ change: TextChange) -> Diagnostic {
        switch change {
        case .inOneLine:
            Diagnostic(
                rule: "3.1", message: "\(name).\(path) has a line break or a tab in it: it was sent in one line.",
                fix: "Say it in one line; a head unit refuses the whole request for it.")
        case .leftOut:
            Diagnostic(
                rule: "3.1", message: "\(name).\(path) has nothing to read in it: it was left out.",
                fix: "Leave it empty, or give it a text.")
        case .cut(let limit):
            Diagnostic(
                rule: "3.1", message: "\(name).\(path) is longer than \(limit) characters: the rest was left out.",
                fix: "Say it in \(limit) characters.")
        }
    }
}
