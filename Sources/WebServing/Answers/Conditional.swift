/// The part of a body that a request receives. It depends on the request's conditional header fields and on its `Range`
/// field (RFC 9110, 13 and 14).
enum Conditional: Equatable {
    case whole
    case unchanged
    case part(Range<Int>)
    case unsatisfiable
    /// The request has an `If-Match` field, and the field does not list the entity tag of the current version.
    case failed

    init(_ request: Request, tag: String?, size: Int) {
        if let tag, let wanted = request.headers.field("If-Match"), !Self.list(wanted, names: tag, weakly: false) {
            self = .failed
        } else if let tag, let known = request.headers.field("If-None-Match"),
            Self.list(known, names: tag, weakly: true)
        {
            self = .unchanged
        } else if request.method == .get, let range = request.headers.field("Range"),
            // Responses have no dates, so a date in `If-Range` never matches.
            [nil, tag].contains(request.headers.field("If-Range"))
        {
            self = Self.range(range, of: size)
        } else {
            self = .whole
        }
    }

    /// Returns whether `list`, the value of a field such as `If-Match`, contains `tag` or `*`. If `weakly` is true, the
    /// weak form of `tag` is accepted too.
    private static func list(_ list: String, names tag: String, weakly: Bool) -> Bool {
        list.split(separator: ",").contains { entry in
            let entry = entry.trimmed
            return entry == "*" || entry == tag || (weakly && entry == "W/" + tag)
        }
    }

    /// Parses a `Range` field with one byte range. If the field has several ranges, the result is the whole body, which
    /// the RFC allows.
    private static func range(_ text: String, of size: Int) -> Conditional {
        guard text.hasPrefix("bytes=") else { return .whole }
        let bounds = text.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else {
            return .whole
        }
        switch (Int(bounds[0]), Int(bounds[1])) {
        case (nil, nil): return .whole
        case (nil, let last?): return last > 0 && size > 0 ? .part(max(0, size - last)..<size) : .unsatisfiable
        case (let first?, let last):
            if let last, last < first { return .whole }
            guard first < size else { return .unsatisfiable }
            return .part(first..<min(last ?? size - 1, size - 1) + 1)
        }
    }
}

extension Substring {
    var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
